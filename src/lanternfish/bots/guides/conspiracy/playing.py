"""To play on from a position quickly and sensibly, and to say who stands how."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.bots.guides.conspiracy.conspiring import order_worth
from lanternfish.bots.guides.conspiracy.outlook import Outlook
from lanternfish.bots.guides.conspiracy.sites import all_sites_worth, best_site, site_worth
from lanternfish.bots.guides.conspiracy.swapping import best_swap
from lanternfish.core.game import NOBODY, floats
from lanternfish.games.conspiracy.actions import CHOOSE, CLAIM, KEEP, PICK, PLACE, TAKE
from lanternfish.games.conspiracy.cards import RANK
from lanternfish.games.conspiracy.rules import do, go_on
from lanternfish.games.conspiracy.scoring import score_of
from lanternfish.games.conspiracy.state import (
    CONSPIRE,
    KEEPING,
    ORDER,
    PICKING,
    SOURCE,
    SWAPPING,
    Position,
)

# What a draw brings as a rule; a pile must bring more.
DRAW_GAIN: Final[float] = 3.2
# What the best of three locations brings as a rule; one that lies open must bring more.
GOOD_SITE: Final[float] = 5.5
# How much the margin counts beside the victory, and how many points count for half of that.
MARGIN_PART: Final[float] = 0.1
MARGIN: Final[float] = 8.0
# To be about to play.
TURN: Final[float] = 1.35
# How many points of lead it takes to be fairly sure, and how many more for each free place.
DOUBT: Final[float] = 4.5
DOUBT_MORE: Final[float] = 0.5


def play_turns(s: Position, o: Outlook, most: i64) -> None:
    """So many turns, with this one: each player takes what brings most at once."""
    turns: i64 = 0
    active = s.active
    while s.seat != NOBODY:
        if s.active != active:
            active = s.active
            turns += 1
            if turns == most:
                return
        do(s, quick_choice(s, o))
        go_on(s)


def quick_choice(s: Position, o: Outlook) -> i64:
    """What a player in a hurry does."""
    o.read(s, s.active)
    if s.phase == CONSPIRE:
        return quick_way(s, o)
    if s.phase == PICKING:
        return best_lord(s, o, PICK)
    if s.phase == ORDER:
        return quick_order(s, o)
    if s.phase == SOURCE:
        return quick_source(s, o)
    if s.phase == SWAPPING:
        return best_swap(o, s)
    if s.phase == KEEPING:
        return best_lord(s, o, KEEP)
    return best_site(o, s, CHOOSE)


def quick_way(s: Position, o: Outlook) -> i64:
    """The pile that brings most, if that is more than a draw would; else two lords, if any."""
    best: i64 = -1
    best_gain = DRAW_GAIN
    draws: i64 = 0
    for action in s.options:
        if action < TAKE:
            draws += 1
        else:
            gain = o.gain_of_pile(s, action - TAKE)
            if gain > best_gain or (draws == 0 and best < 0):
                best_gain = gain
                best = action
    if best >= 0:
        return best
    return s.options[min(draws, 2) - 1]


def best_lord(s: Position, o: Outlook, first: i64) -> i64:
    """The lord that brings most; the actions are numbered from `first` on."""
    best = s.options[0]
    best_gain: float = -1e30
    for action in s.options:
        gain = o.gain_of_lord(action - first)
        if gain > best_gain:
            best_gain = gain
            best = action
    return best


def quick_order(s: Position, o: Outlook) -> i64:
    """The pending lord who should come first."""
    best = s.options[0]
    best_worth: float = -1e30
    for action in s.options:
        worth = order_worth(o, RANK[action - PLACE])
        if worth > best_worth:
            best_worth = worth
            best = action
    return best


def quick_source(s: Position, o: Outlook) -> i64:
    """The best location that lies open, if it is good; else as many of the deck as may be."""
    best: i64 = -1
    best_worth = GOOD_SITE
    deck: i64 = -1
    for action in s.options:
        if action < CLAIM:
            deck = action
        else:
            worth = site_worth(o, s, action - CLAIM)
            if worth > best_worth or (deck < 0 and best < 0):
                best_worth = worth
                best = action
    if best >= 0:
        return best
    return deck


def likely_shares(s: Position, o: Outlook) -> vec[float]:
    """How likely each seat is to win, judged from what lies there."""
    worths = floats(s.seats)
    room: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        o.read(s, seat)
        room += o.room
        worths[seat] = o.worth(least_room(s, seat)) + all_sites_worth(o, s)
        if seat == s.active and o.room > 0:
            worths[seat] += TURN
        seat += 1
    doubt = DOUBT + DOUBT_MORE * float(room) / float(s.seats)
    return shares_of(worths, doubt)


def least_room(s: Position, seat: i64) -> i64:
    """How many places the fullest pyramid of the others has left."""
    least: i64 = 15
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            least = min(least, s.room(other))
        other += 1
    return least


def shares_of(worths: vec[float], doubt: float) -> vec[float]:
    """Who is ahead of the best other by `doubt` points wins 85 times of 100."""
    shares = floats(i64(len(worths)))
    total: float = 0.0
    seat: i64 = 0
    while seat < len(worths):
        best: float = -1e30
        other: i64 = 0
        while other < len(worths):
            if other != seat and worths[other] > best:
                best = worths[other]
            other += 1
        lead = (worths[seat] - best) / doubt
        shares[seat] = 1.0 + lead / math.sqrt(1.0 + lead * lead)
        total += shares[seat]
        seat += 1
    seat = 0
    while seat < len(worths):
        shares[seat] /= total
        seat += 1
    return shares


def final_shares(s: Position) -> vec[float]:
    """Who has won, and a small part by how much."""
    shares = floats(s.seats)
    scores = floats(s.seats)
    best: float = -1.0
    seat: i64 = 0
    while seat < s.seats:
        # CON 6.19: among equals more pearls decide.
        scores[seat] = float(score_of(s, seat)) + 0.01 * float(s.pearls[seat])
        if scores[seat] > best:
            best = scores[seat]
        seat += 1
    winners: float = 0.0
    for score in scores:
        if score == best:
            winners += 1.0
    even = 1.0 / float(s.seats)
    seat = 0
    while seat < s.seats:
        share: float = 0.0
        if scores[seat] == best:
            share = 1.0 / winners
        shares[seat] = (1.0 - MARGIN_PART) * share + MARGIN_PART * even * _by_margin(scores, seat)
        seat += 1
    return shares


def _by_margin(scores: vec[float], seat: i64) -> float:
    """One if all are level; more for who is ahead, less for who is behind."""
    total: float = 0.0
    other: i64 = 0
    while other < len(scores):
        lead = scores[seat] - scores[other]
        if lead < 0.0:
            total += lead / (MARGIN - lead)
        else:
            total += lead / (MARGIN + lead)
        other += 1
    return 1.0 + total / float(len(scores))
