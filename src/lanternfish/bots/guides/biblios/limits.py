"""How much a seat would give for the card under auction."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.bots.guides.biblios.junk import MISSED_MORE, SPARE
from lanternfish.bots.guides.biblios.standing import AVERAGE, Standing
from lanternfish.bots.guides.biblios.worth import blessing
from lanternfish.core.game import floats
from lanternfish.games.biblios.cards import (
    CATEGORY_COUNT,
    CHURCH,
    GOLD,
    SUIT,
    SUITS,
    VALUE,
)

# What one does not buy somebody else gets: part of his gain is one's own loss, by seats.
ENVY: Final[vec[float]] = vec[float]([0.0, 0.0, 1.0, 0.5, 0.33])
# The part of the cards to come that one hopes to buy too.
HOPE: Final = 0.5
# The part of the gold cards to come that one hopes to buy too.
GREED: Final = 0.1
AVERAGE_GOLD: Final = 2.0
# The least a card of each category counts.
LOWEST: Final[vec[float]] = vec[float]([2.0, 2.0, 1.0, 1.0, 1.0])


def gain_from(standing: Standing, seat: i64, card: i64) -> float:
    """What a card that is not gold brings a seat."""
    if card >= CHURCH:
        return blessing(standing, seat, card)
    return standing.gain_of(seat, SUIT[card], VALUE[card])


def gains_from(standing: Standing, card: i64) -> vec[float]:
    """What a card that is not gold brings each seat."""
    gains = floats(standing.seats)
    seat: i64 = 0
    while seat < standing.seats:
        gains[seat] = gain_from(standing, seat, card)
        seat += 1
    return gains


def stake(gains: vec[float], seat: i64) -> float:
    """What it matters to a seat whether it buys the card or somebody else does."""
    most: float = 0.0
    other: i64 = 0
    while other < len(gains):
        if other != seat and gains[other] > most:
            most = gains[other]
        other += 1
    return gains[seat] + ENVY[len(gains)] * most


def stakes_to_come(standing: Standing, seat: i64) -> float:
    """The same for all cards of the categories that are still to come, together."""
    envy = ENVY[standing.seats] / float(standing.seats - 1)
    worth: float = 0.0
    category: i64 = 0
    while category < CATEGORY_COUNT:
        if standing.halves[category] > 0:
            gains: float = 0.0
            place: i64 = category
            while place < len(standing.gain):
                gains += standing.gain[place]
                place += CATEGORY_COUNT
            mine = standing.gain[seat * CATEGORY_COUNT + category]
            each = (mine + envy * (gains - mine)) * AVERAGE[category]
            worth += each * float(standing.halves[category]) * 0.5
        category += 1
    return worth


def limit_of(standing: Standing, seat: i64, gains: vec[float]) -> float:
    """How many coins a seat would pay: its purse spread over this card and those to come."""
    this = stake(gains, seat)
    purse = float(standing.purse[seat])
    if purse == 0.0 or this <= 0.0:
        return 0.0
    return purse * this / (this + HOPE * stakes_to_come(standing, seat))


def limit_for_gold(standing: Standing, suits: vec[i64], seat: i64, card: i64, coin: float) -> float:
    """How many cards a seat would give for a gold card: what it misses less than the gold.

    `suits` has six counts a seat: the cards of each category, and gold.
    """
    value = float(VALUE[card])
    worth = coin * value
    costs = floats(SUITS)
    suit: i64 = 0
    while suit < CATEGORY_COUNT:
        costs[suit] = standing.loss[seat * CATEGORY_COUNT + suit] * LOWEST[suit] + SPARE
        suit += 1
    costs[suit] = coin + SPARE
    left = suits[seat * SUITS : (seat + 1) * SUITS]
    count: float = 0.0
    while True:
        best: i64 = 0
        cost: float = worth + 1.0
        suit = 0
        while suit < SUITS:
            if left[suit] > 0 and costs[suit] < cost:
                best = suit
                cost = costs[suit]
            suit += 1
        worth -= cost
        if worth < 0.0:
            break
        left[best] -= 1
        costs[best] += MISSED_MORE * cost
        count += 1.0
    return count * value / (value + GREED * AVERAGE_GOLD * standing.golds)


def is_for_cards(card: i64) -> bool:
    """Gold is paid with cards, everything else with gold."""
    return GOLD <= card < CHURCH
