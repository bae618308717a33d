"""Church cards: which dice to turn."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.bots.guides.biblios.standing import Standing
from lanternfish.games.biblios.actions import (
    DECLINE,
    LOWER,
    LOWER_PAIR,
    PAIR_FIRST,
    PAIR_SECOND,
    RAISE,
    RAISE_PAIR,
)
from lanternfish.games.biblios.cards import CATEGORY_COUNT
from lanternfish.games.biblios.state import Position

LEAST: Final = 0.004
# How much more a choice must bring to be taken so many times as often.
SHARP: Final = 0.08


def lift_of(standing: Standing, seat: i64, action: i64) -> float:
    """What an action brings: the lead in what it raises, less the lead in what it lowers."""
    if action == DECLINE:
        return 0.0
    if action >= LOWER_PAIR:
        pair = action - LOWER_PAIR
        return -_lead(standing, seat, PAIR_FIRST[pair]) - _lead(standing, seat, PAIR_SECOND[pair])
    if action >= RAISE_PAIR:
        pair = action - RAISE_PAIR
        return _lead(standing, seat, PAIR_FIRST[pair]) + _lead(standing, seat, PAIR_SECOND[pair])
    if action >= LOWER:
        return -_lead(standing, seat, action - LOWER)
    return _lead(standing, seat, action - RAISE)


def _lead(standing: Standing, seat: i64, category: i64) -> float:
    return standing.share[seat * CATEGORY_COUNT + category] - 1.0 / float(standing.seats)


def prefer_church(s: Position, standing: Standing) -> vec[float]:
    best: float = -100.0
    weights = vec[float](capacity=11)
    for action in s.moves():
        lift = lift_of(standing, s.believer, action)
        if lift > best:
            best = lift
        weights = append(weights, lift)
    place: i64 = 0
    while place < len(weights):
        short = 1.0 + (best - weights[place]) / SHARP
        weights[place] = 1.0 / (short * short) + LEAST
        place += 1
    return weights


def best_turn(standing: Standing, seat: i64, choices: vec[i64]) -> i64:
    """The choice that brings most."""
    best = DECLINE
    best_lift: float = 0.0
    for action in choices:
        lift = lift_of(standing, seat, action)
        if lift > best_lift:
            best = action
            best_lift = lift
    return best
