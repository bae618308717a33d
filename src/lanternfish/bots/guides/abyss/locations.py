"""Locations: what each is worth to a player, and the keys that pay for it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.games.abyss.cards import (
    BLACK_SMOKERS,
    CITY_OF_MIRRORS,
    CLOSED_TOWER,
    CORAL_BARRIER,
    COUNTED,
    DEPTHS,
    FIRST_OF_RACES,
    JAIL,
    LOCATIONS,
    LOST_TOWER,
    RACE_COUNT,
    THE_ABYSS,
    THRONE_ROOM,
    count_bits,
)
from lanternfish.games.abyss.court import LORDS_TO_END
from lanternfish.games.abyss.scoring import location_points
from lanternfish.games.abyss.state import Position

# How much nearer to the best of the unseen locations each one more that is drawn brings.
NEARER: Final[vec[float]] = vec[float]([0.0, 0.0, 0.35, 0.53, 0.64])
# What is left open, others may take.
LEFT_OPEN: Final[float] = 0.15
MIRRORS: Final[float] = 8.0


def site_worth(s: Position, seat: i64, location: i64) -> float:
    """What a location will score for a player: as it is now, and what is to be expected."""
    worth = float(location_points(s, seat, location))
    more = float(max(LORDS_TO_END - count_bits(s.lords[seat]), 0)) * 0.8
    if location < FIRST_OF_RACES:
        return worth + 0.38 * more
    if location < THE_ABYSS:
        if s.worth[seat * RACE_COUNT + COUNTED[location]] > 0:
            worth += 2.0
        return worth + 0.6 * more
    if location == THE_ABYSS:
        return worth + 0.35 * more * (6.0 - 0.5 * worth) * 0.6
    if location == DEPTHS:
        return worth - 0.3 * more
    if location == THRONE_ROOM:
        return worth + 0.2 * more
    if location == JAIL:
        return worth - more
    if location == CORAL_BARRIER:
        return worth - more - 2.0
    if location == CLOSED_TOWER or location == LOST_TOWER:
        return worth + 1.4 * more
    if location == CITY_OF_MIRRORS:
        return max(worth, MIRRORS - 1.0)
    if location == BLACK_SMOKERS:
        # The best of the stack may be had for it.
        return 11.0
    return worth + 0.4 * more


def unseen_worth(s: Position, seat: i64, count: i64) -> float:
    """What the best of so many locations drawn from the stack is worth."""
    seen = s.row | s.drawn
    for sites in s.sites:
        seen |= sites
    total: float = 0.0
    best: float = 0.0
    unseen: i64 = 0
    location: i64 = 0
    while location < LOCATIONS:
        if (seen >> location) & 1 == 0:
            worth = site_worth(s, seat, location)
            total += worth
            if worth > best:
                best = worth
            unseen += 1
        location += 1
    if unseen == 0:
        return 0.0
    mean = total / float(unseen)
    return mean + (best - mean) * NEARER[min(count, 4)]


def best_open(s: Position, seat: i64) -> float:
    """The best location that lies open."""
    best: float = 0.0
    row = s.row
    location: i64 = 0
    while row > 0:
        if row & 1 == 1:
            worth = site_worth(s, seat, location)
            if worth > best:
                best = worth
        row >>= 1
        location += 1
    return best


def best_trade(s: Position, seat: i64) -> float:
    """What the illusionist could bring: an open location for the worst of one's own."""
    if s.sites[seat] == 0 or s.row == 0:
        return 0.0
    worst: float = 99.0
    sites = s.sites[seat]
    location: i64 = 0
    while sites > 0:
        if sites & 1 == 1:
            worth = site_worth(s, seat, location)
            if worth < worst:
                worst = worth
        sites >>= 1
        location += 1
    gain = best_open(s, seat) - worst
    if gain > 0.0:
        return gain
    return 0.0
