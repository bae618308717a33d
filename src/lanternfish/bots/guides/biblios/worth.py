"""What a card is worth to a seat, in points of the final score."""

from typing import Final

from mypy_extensions import i64

from lanternfish.bots.guides.biblios.standing import AVERAGE, Standing
from lanternfish.games.biblios.cards import (
    CATEGORY_COUNT,
    CHURCH,
    EITHER_ONE,
    GOLD,
    LOWER_ONE,
    LOWER_TWO,
    RAISE_ONE,
    RAISE_TWO,
    SUIT,
    VALUE,
)

# A coin buys so much of an average card of a category at the auctions.
COIN: Final = 0.58
# A gold card that is left at the end may break a tie.
TIE_BREAK: Final = 0.02
# A church card is never quite useless: a die may be turned that matters later.
BLESSING: Final = 0.02


def average_worth(standing: Standing, seat: i64) -> float:
    """What a card of the categories brings this seat on the average, of those still to come."""
    cards: float = 0.01
    worth: float = 0.0
    place: i64 = seat * CATEGORY_COUNT
    category: i64 = 0
    while category < CATEGORY_COUNT:
        halves = float(standing.halves[category])
        cards += halves
        worth += halves * standing.gain[place + category] * AVERAGE[category]
        category += 1
    return worth / cards


def worth_of(standing: Standing, seat: i64, card: i64, coin: float) -> float:
    """What a seat gains by receiving a card; `coin` is what a coin is worth to it."""
    if card < GOLD:
        category = SUIT[card]
        return standing.gain[seat * CATEGORY_COUNT + category] * float(VALUE[card])
    if card < CHURCH:
        return coin * float(VALUE[card]) + TIE_BREAK
    return blessing(standing, seat, card)


def blessing(standing: Standing, seat: i64, card: i64) -> float:
    """What turning the best dice brings: those one leads up, those others lead down."""
    first: float = 0.0
    second: float = 0.0
    fair = 1.0 / float(standing.seats)
    category: i64 = 0
    while category < CATEGORY_COUNT:
        lead = standing.share[seat * CATEGORY_COUNT + category] - fair
        lift: float = 0.0
        if lead > 0.0 and card != LOWER_ONE and card != LOWER_TWO and standing.dice[category] < 6:
            lift = lead
        elif lead < 0.0 and card != RAISE_ONE and card != RAISE_TWO and standing.dice[category] > 1:
            lift = -lead
        if lift > first:
            second = first
            first = lift
        elif lift > second:
            second = lift
        category += 1
    if card == RAISE_TWO or card == LOWER_TWO:
        first += second
    if card == EITHER_ONE:
        first *= 1.1
    return first + BLESSING


def most_of_others(standing: Standing, seat: i64, card: i64, coin: float) -> float:
    """What the card brings whoever else would gain most by it."""
    most: float = 0.0
    other: i64 = 0
    while other < standing.seats:
        if other != seat:
            worth = worth_of(standing, other, card, coin)
            if worth > most:
                most = worth
        other += 1
    return most


def coin_worth(standing: Standing) -> float:
    """What a coin is worth at this table, to whomever."""
    worth: float = 0.0
    seat: i64 = 0
    while seat < standing.seats:
        worth += average_worth(standing, seat)
        seat += 1
    return COIN * worth / float(standing.seats)
