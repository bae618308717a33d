"""Which cards one can do without: they pay for gold."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.bots.guides.biblios.standing import Standing
from lanternfish.core.game import numbers
from lanternfish.games.biblios.cards import (
    CATEGORY_COUNT,
    GOLD,
    HAND_KINDS,
    LETTER_COUNT,
    NO_CARD,
    SUITS,
    VALUE,
)

# In which order cards of a category go: low before high, late letters before early ones.
LATE_AND_LOW: Final = (
    *(3, 2, 1, 0, 6, 5, 4, 8, 7), *(3, 2, 1, 0, 6, 5, 4, 8, 7),
    *(6, 5, 4, 3, 2, 1, 0, 8, 7), *(6, 5, 4, 3, 2, 1, 0, 8, 7), *(6, 5, 4, 3, 2, 1, 0, 8, 7),
    *(0, 1, 2, 9, 9, 9, 9, 9, 9),
)  # fmt: skip
GOING: Final[vec[i64]] = vec[i64]([i64(letter) for letter in LATE_AND_LOW])
NO_MORE: Final[i64] = 9
# Each further card of a category is missed more than the one before.
MISSED_MORE: Final = 0.3
# Any card may pay for something later.
SPARE: Final = 0.01
PRICELESS: Final = 1e9


class Junk:
    """The cards of a hand from the one that is missed least."""

    def __init__(
        self, standing: Standing, hands: vec[i64], seat: i64, coin: float, highest: i64
    ) -> None:
        self.standing = standing
        self.hands = hands
        self.seat = seat
        self.coin = coin
        # No card above this one may be given.
        self.highest = highest
        # By suit: how far along its order, how many of that card are taken, how many in all.
        self.along = numbers(SUITS)
        self.used = numbers(SUITS)
        self.gone = numbers(SUITS)
        self.cost: float = 0.0
        suit: i64 = 0
        while suit < SUITS:
            self._move_on(suit)
            suit += 1

    def _move_on(self, suit: i64) -> None:
        """To the next card of a suit that is there."""
        along = self.along[suit]
        start = self.seat * HAND_KINDS + suit * LETTER_COUNT
        while along < LETTER_COUNT:
            letter = GOING[suit * LETTER_COUNT + along]
            if letter == NO_MORE:
                along = LETTER_COUNT
            elif (
                suit * LETTER_COUNT + letter <= self.highest
                and self.hands[start + letter] > self.used[suit]
            ):
                break
            else:
                along += 1
                self.used[suit] = 0
        self.along[suit] = along

    def next(self) -> i64:
        """The next card to go, and in `cost` what it is missed; `NO_CARD` if there is none."""
        best: i64 = -1
        self.cost = PRICELESS
        suit: i64 = 0
        while suit < SUITS:
            if self.along[suit] < LETTER_COUNT:
                cost = self._cost_of(suit)
                if cost < self.cost:
                    best = suit
                    self.cost = cost
            suit += 1
        if best < 0:
            return NO_CARD
        card = best * LETTER_COUNT + GOING[best * LETTER_COUNT + self.along[best]]
        self.used[best] += 1
        self.gone[best] += 1
        self._move_on(best)
        return card

    def _cost_of(self, suit: i64) -> float:
        card = suit * LETTER_COUNT + GOING[suit * LETTER_COUNT + self.along[suit]]
        value = float(VALUE[card])
        if card >= GOLD:
            return self.coin * value + SPARE
        loss = self.standing.loss[self.seat * CATEGORY_COUNT + suit]
        return loss * value * (1.0 + MISSED_MORE * float(self.gone[suit])) + SPARE
