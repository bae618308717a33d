"""What things are worth to a player of Abyss, in points of the final score."""

from typing import Final

from mypy_extensions import i64

from lanternfish.core.game import NOBODY
from lanternfish.games.abyss.cards import (
    ALLIES,
    BIT,
    CHAMBER_OF_ALLIES,
    CITY_OF_MIRRORS,
    CORAL_BARRIER,
    COUNTED,
    FIRST_OF_RACES,
    RACE,
    RACE_COUNT,
    THE_ABYSS,
    VALUE,
    VALUES,
    count_bits,
)
from lanternfish.games.abyss.court import LORDS_TO_END
from lanternfish.games.abyss.scoring import strongest_ally
from lanternfish.games.abyss.state import Position

# These were found by games of the quick player against itself, one number changed at a time.
# A pearl pays a point of any lord, or buys an ally that somebody else has turned up.
PEARL: Final[float] = 2.1
# An ally in hand: for each point of its value, for being a card at all, for a race not yet held.
POINT_IN_HAND: Final[float] = 0.95
CARD_IN_HAND: Final[float] = 0.1
RACE_IN_HAND: Final[float] = 0.2
# With so many turns left, pearls and allies are worth half of that.
HALF_USE: Final[float] = 2.5
# Nobody needs more than this to pay with.
PLENTY: Final[i64] = 30
# What a monster token has on it on average: 53 points on 20 of them.
TOKEN: Final[float] = 2.65
# The first key, if there is time for two others; two keys; and what they have become with a third.
FIRST_KEY: Final[float] = 3.0
TWO_KEYS: Final[float] = 5.6
THREE_KEYS: Final[float] = 9.5
# A lord takes about three turns.
TURNS_FOR_LORD: Final[float] = 2.6


def most_lords(s: Position) -> i64:
    """How many lords the player has who has most of them."""
    most: i64 = 0
    for lords in s.lords:
        most = max(most, count_bits(lords))
    return most


def turns_left(s: Position) -> float:
    """About how many turns a player has after this one."""
    if s.ender != NOBODY:
        return 0.0
    missing = LORDS_TO_END - most_lords(s)
    if missing < 1:
        missing = 1
    return TURNS_FOR_LORD * float(missing) - 0.7


def use_left(s: Position, seat: i64, left: float) -> float:
    """How much of the worth of pearls and of a hand is still of use: nothing in the last turn.

    Whoever has more than two or three lords cost need not save, nor look for more.
    """
    use = left / (left + HALF_USE)
    means = means_of(s, seat)
    if means > PLENTY:
        use *= float(PLENTY) / float(means)
    return use


def means_of(s: Position, seat: i64) -> i64:
    """All that a player could pay with: pearls, and the value of the hand."""
    means = s.pearls[seat]
    race: i64 = 0
    while race < RACE_COUNT:
        means += s.worth[seat * RACE_COUNT + race]
        race += 1
    return means


def key_worth(s: Position, seat: i64, left: float) -> float:
    """One more key: a third of a location, if there is time for the others."""
    held = s.keys_of(seat)
    first = FIRST_KEY * min(left / 6.0, 1.0)
    two = TWO_KEYS * left / (left + 0.3)
    if held >= 2:
        return THREE_KEYS - two
    if held == 1:
        return two - first
    return first


def card_worth(s: Position, seat: i64, card: i64, use: float) -> float:
    """One more ally in hand; at the end of the game the lowest of each race counts."""
    value = float(VALUE[card])
    race = RACE[card]
    worth = POINT_IN_HAND * value + CARD_IN_HAND
    if s.worth[seat * RACE_COUNT + race] == 0:
        worth += RACE_IN_HAND
    worth *= use
    if use < 0.5:
        worth += (1.0 - use) * last_gain(s, seat, card)
    return worth


def last_gain(s: Position, seat: i64, card: i64) -> float:
    """What one more ally in hand adds when the hand is affiliated at the end: often less than 0."""
    race = RACE[card]
    lowest: i64 = 0
    place = seat * ALLIES + race * VALUES
    value: i64 = 1
    while value <= VALUES and lowest == 0:
        if s.hands[place + value - 1] > 0:
            lowest = value
        value += 1
    strongest = strongest_ally(s, seat, race)
    if lowest == 0:
        return float(max(VALUE[card] - strongest, 0)) + another_ally(s, seat, race)
    if VALUE[card] >= lowest:
        return 0.0
    return float(max(VALUE[card] - strongest, 0) - max(lowest - strongest, 0))


def affiliation_gain(s: Position, seat: i64, card: i64) -> float:
    """What it brings to have this ally affiliated."""
    race = RACE[card]
    gain = float(max(VALUE[card] - strongest_ally(s, seat, race), 0))
    return gain + another_ally(s, seat, race)


def another_ally(s: Position, seat: i64, race: i64) -> float:
    """What one more affiliated ally of a race adds to the locations of a player."""
    sites = s.sites[seat]
    if sites == 0:
        return 0.0
    more: float = 0.0
    location = FIRST_OF_RACES
    while location < THE_ABYSS:
        if (sites >> location) & 1 == 1 and COUNTED[location] == race:
            more += 3.0
        location += 1
    if sites & BIT[CORAL_BARRIER] > 0:
        more -= 1.0
    if sites & (BIT[CITY_OF_MIRRORS] | BIT[CHAMBER_OF_ALLIES]) > 0:
        more += 0.3
    return more


def stack_worth(s: Position, seat: i64, race: i64, use: float) -> float:
    """A whole stack of the council in hand."""
    worth: float = 0.0
    card = race * VALUES
    end = card + VALUES
    total: i64 = 0
    while card < end:
        total += s.council[card] * VALUE[card]
        card += 1
    count = float(s.stacks[race])
    worth = POINT_IN_HAND * float(total) + CARD_IN_HAND * count
    if s.worth[seat * RACE_COUNT + race] == 0:
        worth += RACE_IN_HAND
    if use < 0.5:
        return worth * use + (1.0 - use) * stack_last_gain(s, seat, race)
    return worth * use


def stack_last_gain(s: Position, seat: i64, race: i64) -> float:
    """What a stack adds when the hand is affiliated at the end: its lowest card counts."""
    card = race * VALUES
    end = card + VALUES
    while card < end:
        if s.council[card] > 0:
            return last_gain(s, seat, card)
        card += 1
    return 0.0


def fade(distance: float) -> float:
    """One at nought, then about as e to the minus distance."""
    if distance <= 0.0:
        return 1.0
    return 1.0 / (1.0 + distance * (1.0 + distance * (0.5 + distance / 6.0)))
