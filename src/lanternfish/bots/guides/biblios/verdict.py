"""The end of a game: who has won, and by how much."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.bots.guides.biblios.standing import QUARTERS
from lanternfish.core.game import NOBODY, floats, numbers
from lanternfish.games.biblios.cards import (
    CATEGORY_COUNT,
    GOLD,
    HAND_KINDS,
    LETTER_COUNT,
)
from lanternfish.games.biblios.state import Position

# So much of what is expected is from the points: sense where all is won or lost.
MARGIN: Final = 0.1


def verdict(s: Position, total: vec[i64]) -> vec[float]:
    """What each seat gets when all is played; `total` has five places a seat, in quarters."""
    points = numbers(s.seats)
    dice: i64 = 0
    category: i64 = 0
    while category < CATEGORY_COUNT:
        winner = _winner_of(s, total, category)
        if winner != NOBODY:
            points[winner] += s.dice[category]
            dice += s.dice[category]
        category += 1
    shares = floats(s.seats)
    seat: i64 = 0
    while seat < s.seats:
        shares[seat] = MARGIN / float(s.seats)
        if dice > 0:
            shares[seat] = MARGIN * float(points[seat]) / float(dice)
        seat += 1
    _give_to_victors(s, total, points, shares)
    return shares


def _winner_of(s: Position, total: vec[i64], category: i64) -> i64:
    best: i64 = NOBODY
    most: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        mine = total[seat * CATEGORY_COUNT + category] // QUARTERS
        if mine > most or (
            mine == most > 0 and _letter(s, seat, category) < _letter(s, best, category)
        ):
            best = seat
            most = mine
        seat += 1
    return best


def _letter(s: Position, seat: i64, category: i64) -> i64:
    letter: i64 = 0
    place = seat * HAND_KINDS + category * LETTER_COUNT
    while letter < LETTER_COUNT and s.hands[place + letter] == 0:
        letter += 1
    return letter


def _give_to_victors(s: Position, total: vec[i64], points: vec[i64], shares: vec[float]) -> None:
    best: i64 = 0
    several: i64 = 1
    seat: i64 = 1
    while seat < s.seats:
        order = _compare(s, total, points, seat, best)
        if order > 0:
            best = seat
            several = 1
        elif order == 0:
            several += 1
        seat += 1
    seat = 0
    while seat < s.seats:
        if seat == best or (several > 1 and _compare(s, total, points, seat, best) == 0):
            shares[seat] += (1.0 - MARGIN) / float(several)
        seat += 1


def _compare(s: Position, total: vec[i64], points: vec[i64], seat: i64, other: i64) -> i64:
    """Above nought if the seat is before the other: points, gold cards, then the categories."""
    if points[seat] != points[other]:
        return points[seat] - points[other]
    order = _gold(s, seat) - _gold(s, other)
    category: i64 = 0
    while order == 0 and category < CATEGORY_COUNT:
        order = total[seat * CATEGORY_COUNT + category] // QUARTERS
        order -= total[other * CATEGORY_COUNT + category] // QUARTERS
        if order == 0:
            order = _letter(s, other, category) - _letter(s, seat, category)
        category += 1
    return order


def _gold(s: Position, seat: i64) -> i64:
    place = seat * HAND_KINDS + GOLD
    return s.hands[place] + s.hands[place + 1] + s.hands[place + 2]
