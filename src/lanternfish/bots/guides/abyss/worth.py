"""Who stands how well: what each seat can expect of a position."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.bots.guides.abyss.aim import aim
from lanternfish.bots.guides.abyss.locations import site_worth
from lanternfish.bots.guides.abyss.lords import powers_in_force
from lanternfish.bots.guides.abyss.measure import most_lords, turns_left
from lanternfish.core.game import NOBODY, floats
from lanternfish.games.abyss.cards import (
    ALLIES,
    RACE_COUNT,
    VALUES,
    count_bits,
)
from lanternfish.games.abyss.scoring import (
    influence_of,
    score_of,
    strongest_ally,
    token_points,
)
from lanternfish.games.abyss.state import Position

# What is looked at in the position of a seat.
INFLUENCE: Final[i64] = 0
SITES: Final[i64] = 1
ALLY_POINTS: Final[i64] = 2
TOKENS: Final[i64] = 3
LORD_COUNT: Final[i64] = 4
KEY: Final[i64] = 5
TWO_KEYS: Final[i64] = 6
PEARLS: Final[i64] = 7
HAND_VALUE: Final[i64] = 8
BEST_STACK: Final[i64] = 9
HAND_RACES: Final[i64] = 10
LAST_ALLIES: Final[i64] = 11
AIM: Final[i64] = 12
POWERS: Final[i64] = 13
TO_MOVE: Final[i64] = 14
FEATURES: Final[i64] = 15


def features(s: Position, seat: i64, left: float, row: vec[float]) -> None:
    """What counts of the position of a seat, as numbers."""
    row[INFLUENCE] = float(influence_of(s.lords[seat]))
    row[SITES] = sites_worth(s, seat)
    row[TOKENS] = float(token_points(s, seat))
    row[LORD_COUNT] = float(count_bits(s.lords[seat]))
    keys = s.keys_of(seat)
    row[KEY] = float(keys)
    row[TWO_KEYS] = 0.0
    if keys >= 2:
        row[TWO_KEYS] = 1.0
    pearls = float(s.pearls[seat])
    row[PEARLS] = pearls * 10.0 / (10.0 + pearls)
    look_at_allies(s, seat, row)
    row[AIM] = aim(s, seat)
    row[POWERS] = powers_in_force(s, seat, left)
    row[TO_MOVE] = 0.0
    row[BEST_STACK] = 0.0
    if seat == s.active:
        row[TO_MOVE] = 1.0
        row[BEST_STACK] = float(best_stack_value(s))


def look_at_allies(s: Position, seat: i64, row: vec[float]) -> None:
    """The allies: those affiliated, those in hand, and what these would add at the end."""
    points: i64 = 0
    last: i64 = 0
    value: i64 = 0
    races: i64 = 0
    race: i64 = 0
    while race < RACE_COUNT:
        strongest = strongest_ally(s, seat, race)
        points += strongest
        worth = s.worth[seat * RACE_COUNT + race]
        if worth > 0:
            races += 1
            value += worth
            lowest = lowest_in_hand(s, seat, race)
            if lowest > strongest:
                last += lowest - strongest
        race += 1
    row[ALLY_POINTS] = float(points)
    row[LAST_ALLIES] = float(last)
    row[HAND_VALUE] = float(value)
    row[HAND_RACES] = float(races)


def best_stack_value(s: Position) -> i64:
    """The value of the best stack of the council."""
    best: i64 = 0
    total: i64 = 0
    card: i64 = 0
    while card < ALLIES:
        total += s.council[card] * (card % VALUES + 1)
        card += 1
        if card % VALUES == 0:
            best = max(best, total)
            total = 0
    return best


def lowest_in_hand(s: Position, seat: i64, race: i64) -> i64:
    """The lowest value of a race in hand; nought without any."""
    first = seat * ALLIES + race * VALUES
    value: i64 = 1
    while value <= VALUES:
        if s.hands[first + value - 1] > 0:
            return value
        value += 1
    return 0


def sites_worth(s: Position, seat: i64) -> float:
    worth: float = 0.0
    sites = s.sites[seat]
    location: i64 = 0
    while sites > 0:
        if sites & 1 == 1:
            worth += site_worth(s, seat, location)
        sites >>= 1
        location += 1
    return worth


# What each of these is worth in final points, by how many lords the leader has; the last row is
# for the last round. Fitted to the margins of 5,000 quick games of two, and smoothed.
POINTS: Final[vec[float]] = vec[float](
    [0.88, 0.88, 0.75, 0.90, 0.00, 2.40, -0.60, 2.33, 0.82, 0.13, 0.10, 0.00, 0.13, 1.0, 1.40,
     0.87, 0.89, 0.75, 0.90, 0.00, 2.50, -0.80, 1.88, 0.78, 0.14, 0.10, 0.03, 0.14, 1.0, 1.00,
     0.88, 0.93, 0.75, 0.96, 0.00, 2.80, -1.40, 1.73, 0.77, 0.16, 0.25, 0.04, 0.22, 1.0, 1.05,
     0.88, 0.95, 0.71, 0.97, 0.00, 3.30, -1.50, 1.48, 0.68, 0.15, 0.34, 0.10, 0.28, 1.0, 0.95,
     0.87, 0.91, 0.69, 0.98, 0.00, 3.40, -1.00, 1.30, 0.60, 0.10, 0.43, 0.16, 0.40, 1.0, 1.00,
     0.86, 0.88, 0.71, 0.97, 0.00, 2.40, 1.60, 1.02, 0.44, 0.07, 0.48, 0.35, 0.44, 1.0, 1.08,
     0.90, 0.90, 0.78, 0.99, 0.00, 0.30, 4.70, 0.72, 0.28, 0.04, 0.55, 0.55, 0.66, 1.0, 1.38,
     0.96, 0.93, 0.88, 1.00, 0.20, 0.05, 1.80, 0.10, 0.17, 0.03, 0.00, 0.90, 0.60, 0.0, 2.50]
)  # fmt: skip
# How far from that a game may still end, by the same; a quarter more than the fit was off.
SCALE: Final[vec[float]] = vec[float]([15.5, 15.0, 14.3, 13.3, 12.3, 11.1, 9.5, 6.8])
LAST_ROUND: Final[i64] = 7


def stage_of(s: Position) -> i64:
    """How far the game has gone: the lords of the leader, or the last round."""
    if s.ender != NOBODY:
        return LAST_ROUND
    return min(most_lords(s), LAST_ROUND - 1)


def stand_of(s: Position, seat: i64, left: float, stage: i64, row: vec[float]) -> float:
    """What a seat will have at the end, as far as it differs from the others."""
    features(s, seat, left, row)
    total: float = 0.0
    first = stage * FEATURES
    feature: i64 = 0
    while feature < FEATURES:
        total += POINTS[first + feature] * row[feature]
        feature += 1
    return total


def expectations(s: Position) -> vec[float]:
    """The chance of each seat to win; one in all."""
    if s.seat == NOBODY:
        return outcome(s)
    left = turns_left(s)
    stage = stage_of(s)
    row = floats(FEATURES)
    stands = floats(s.seats)
    mean: float = 0.0
    seat: i64 = 0
    while seat < s.seats:
        stands[seat] = stand_of(s, seat, left, stage, row)
        mean += stands[seat]
        seat += 1
    mean /= float(s.seats)
    return shares_of(stands, mean, SCALE[stage])


def shares_of(stands: vec[float], mean: float, scale: float) -> vec[float]:
    """Chances from points: the farther above the mean, the likelier."""
    total: float = 0.0
    seat: i64 = 0
    while seat < len(stands):
        lead = (stands[seat] - mean) / scale
        strength = lead + math.sqrt(1.0 + lead * lead)
        stands[seat] = strength * strength
        total += stands[seat]
        seat += 1
    seat = 0
    while seat < len(stands):
        stands[seat] /= total
        seat += 1
    return stands


def outcome(s: Position) -> vec[float]:
    """Who has won, and a little for the margin."""
    winners = s.winners()
    shares = floats(s.seats)
    mean: float = 0.0
    seat: i64 = 0
    while seat < s.seats:
        shares[seat] = float(score_of(s, seat))
        mean += shares[seat]
        seat += 1
    shares = shares_of(shares, mean / float(s.seats), 15.0)
    seat = 0
    while seat < s.seats:
        shares[seat] *= 0.1
        seat += 1
    for winner in winners:
        shares[winner] += 0.9 / float(len(winners))
    return shares
