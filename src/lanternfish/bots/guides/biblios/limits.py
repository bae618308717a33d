"""How much a seat would give for the card under auction."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.bots.guides.biblios.junk import Junk
from lanternfish.bots.guides.biblios.standing import AVERAGE, Standing
from lanternfish.bots.guides.biblios.worth import blessing
from lanternfish.games.biblios.cards import (
    CATEGORY_COUNT,
    CHURCH,
    GOLD,
    HAND_KINDS,
    NO_CARD,
    SUIT,
    VALUE,
)

# What one does not buy somebody else gets: part of his gain is one's own loss, by seats.
ENVY: Final[vec[float]] = vec[float]([0.0, 0.0, 1.0, 0.5, 0.33])
# The part of the cards to come that one hopes to buy too.
HOPE: Final = 0.4
# The part of the gold cards to come that one hopes to buy too.
GREED: Final = 0.1
AVERAGE_GOLD: Final = 2.0


def gain_from(standing: Standing, seat: i64, card: i64) -> float:
    """What a card that is not gold brings a seat."""
    if card >= CHURCH:
        return blessing(standing, seat, card)
    return standing.gain_of(seat, SUIT[card], VALUE[card])


def stake(standing: Standing, seat: i64, card: i64) -> float:
    """What it matters to a seat whether it buys the card or somebody else does."""
    most: float = 0.0
    other: i64 = 0
    while other < standing.seats:
        if other != seat:
            gain = gain_from(standing, other, card)
            if gain > most:
                most = gain
        other += 1
    return gain_from(standing, seat, card) + ENVY[standing.seats] * most


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


def limit_of(standing: Standing, seat: i64, card: i64) -> float:
    """How many coins a seat would pay: its purse spread over this card and those to come."""
    this = stake(standing, seat, card)
    purse = float(standing.purse[seat])
    if purse == 0.0 or this <= 0.0:
        return 0.0
    return purse * this / (this + HOPE * stakes_to_come(standing, seat))


def limit_for_gold(standing: Standing, hands: vec[i64], seat: i64, card: i64, coin: float) -> float:
    """How many cards a seat would give for a gold card: what it misses less than the gold."""
    worth = coin * float(VALUE[card])
    junk = Junk(standing, hands, seat, coin, HAND_KINDS - 1)
    given: float = 0.0
    count: float = 0.0
    while junk.next() != NO_CARD:
        given += junk.cost
        if given > worth:
            break
        count += 1.0
    value = float(VALUE[card])
    return count * value / (value + GREED * AVERAGE_GOLD * standing.golds)


def is_for_cards(card: i64) -> bool:
    """Gold is paid with cards, everything else with gold."""
    return GOLD <= card < CHURCH
