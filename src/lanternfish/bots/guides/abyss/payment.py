"""How to pay for a lord: which allies, how many pearls, and which ally comes to be affiliated."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.bots.guides.abyss.measure import (
    CARD_IN_HAND,
    PEARL,
    POINT_IN_HAND,
    another_ally,
)
from lanternfish.core.game import NOBODY, floats, numbers
from lanternfish.games.abyss.cards import (
    ALLIES,
    BIT,
    MASTER_OF_MAGIC,
    NO_CARD,
    RACE_COUNT,
    RACES_ASKED,
    VALUES,
    count_bits,
)
from lanternfish.games.abyss.recruit import cost_for, mandatory_race
from lanternfish.games.abyss.scoring import strongest_ally
from lanternfish.games.abyss.state import PAYING, Position

NEVER: Final[float] = 1e9
# To give away the last ally of a race.
RACE_GONE: Final[float] = 1.2


def _bit_counts() -> vec[i64]:
    return vec[i64]([i64(int(count_bits(bits))) for bits in range(32)])


BITS_OF: Final[vec[i64]] = _bit_counts()


class Payer:
    """Works out a good payment: tries every set of races with every least value of a card.

    After `look_at` and `plan`, `best` is how many of each ally to pay in all, those already paid
    included, and `loss` what that costs, the gain of the affiliated ally taken off.
    """

    def __init__(self) -> None:
        self.best = numbers(ALLIES)
        self.loss = NEVER
        # The lord and the seat that the payment is for.
        self.lord: i64 = NO_CARD
        self.seat: i64 = NOBODY
        # What is at hand: pearls, allies of each race; from the first that can still be paid, which
        # races, for each of them a bit for each value and the highest; what affiliating would gain.
        self.pearls: i64 = 0
        self.hand: i64 = 0
        self.first: i64 = 0
        self.races: i64 = 0
        self.held = numbers(RACE_COUNT)
        self.values = numbers(RACE_COUNT)
        self.highest = numbers(RACE_COUNT)
        self.gain = floats(ALLIES)
        self.any_affiliates = False
        # The payment that is tried, for what cost, and a bit for each value that it can have.
        self.tried = numbers(ALLIES)
        self.cost: i64 = 0
        self.open: i64 = 0
        self.use = 1.0

    def look_at(self, s: Position, seat: i64) -> None:
        """What a player has to pay with, for whichever lord."""
        self.seat = seat
        self.hand = seat * ALLIES
        self.pearls = s.pearls[seat]
        self.first = 0
        if s.phase == PAYING:
            self.first = s.named
        self.any_affiliates = s.has_in_force(seat, MASTER_OF_MAGIC)
        self._count_allies(s)
        self._weigh_affiliations(s)

    def plan(self, s: Position, lord: i64, use: float) -> float:
        """The best payment found for a lord from what was paid already; what it costs."""
        self.loss = NEVER
        self.lord = lord
        self.use = use
        self.cost = cost_for(s, self.seat, lord)
        mandatory = mandatory_race(s, self.seat, lord)
        must = s.paid_races
        if mandatory != NO_CARD:
            must |= BIT[mandatory]
        never = ~(self.races | s.paid_races)
        asked = RACES_ASKED[lord]
        races: i64 = 1
        while races < 32:
            if BITS_OF[races] == asked and races & must == must and races & never == 0:
                self._try_races(s, races)
            races += 1
        return self.loss

    def forget(self) -> None:
        """What was planned was for another world."""
        self.lord = NO_CARD

    def _count_allies(self, s: Position) -> None:
        """How many there are of each race; the races that can still be paid, and their values."""
        self.races = 0
        race: i64 = 0
        while race < RACE_COUNT:
            held: i64 = 0
            values: i64 = 0
            highest: i64 = 0
            value: i64 = 1
            while value <= VALUES:
                card = race * VALUES + value - 1
                count = s.hands[self.hand + card]
                held += count
                if count > 0 and card >= self.first:
                    values |= BIT[value - 1]
                    highest = value
                value += 1
            self.held[race] = held
            self.values[race] = values
            self.highest[race] = highest
            if values > 0:
                self.races |= BIT[race]
            race += 1

    def _weigh_affiliations(self, s: Position) -> None:
        """What each ally would bring if it were affiliated."""
        race: i64 = 0
        while race < RACE_COUNT:
            strongest = strongest_ally(s, self.seat, race)
            more = another_ally(s, self.seat, race)
            value: i64 = 1
            while value <= VALUES:
                self.gain[race * VALUES + value - 1] = float(max(value - strongest, 0)) + more
                value += 1
            race += 1

    def _try_races(self, s: Position, races: i64) -> None:
        """Low cards are good to get rid of, but a higher one may be worth more affiliated.

        A least value that rules nothing out leads to the same payment as the one before it; one
        above the highest ally of a race that is still to be paid leads to none.
        """
        self.open = self._values_of(races)
        most = self._most_of(races & ~s.paid_races)
        least: i64 = 1
        while least <= most:
            if least == 1 or self._can_pay(least - 1):
                self._try_from(s, races, least)
            least += 1

    def _most_of(self, races: i64) -> i64:
        """The largest value such that each of these races has an ally of it or above."""
        most: i64 = VALUES
        race: i64 = 0
        while race < RACE_COUNT:
            if (races >> race) & 1 == 1:
                most = min(most, self.highest[race])
            race += 1
        return most

    def _values_of(self, races: i64) -> i64:
        """A bit for each value that can still be paid in these races."""
        values: i64 = 0
        race: i64 = 0
        while race < RACE_COUNT:
            if (races >> race) & 1 == 1:
                values |= self.values[race]
            race += 1
        return values

    def _can_pay(self, value: i64) -> bool:
        """Is there a card of this value in the races that are tried?"""
        return (self.open >> (value - 1)) & 1 == 1

    def _try_from(self, s: Position, races: i64, least: i64) -> None:
        """One ally of each race, none below a value, then the largest that fit, then the rest."""
        self._begin_with(s.paid)
        missing = self.cost - s.paid_worth
        race: i64 = 0
        while race < RACE_COUNT:
            if ((races & ~s.paid_races) >> race) & 1 == 1:
                card = self._lowest(s, race, least)
                self.tried[card] += 1
                missing -= card % VALUES + 1
            race += 1
        value = VALUES
        while value >= least and missing > 0:
            if value <= missing and self._can_pay(value):
                missing = self._add_of_value(s, races, value, missing)
            value -= 1
        self._fill_up(s, races, least, missing)

    def _begin_with(self, paid: vec[i64]) -> None:
        """Copied card by card: a new row each time would take longer."""
        tried = self.tried
        card: i64 = 0
        while card < ALLIES:
            tried[card] = paid[card]
            card += 1

    def _lowest(self, s: Position, race: i64, least: i64) -> i64:
        """The lowest ally of a race that may be paid and is not below a value; there is one."""
        card = max(race * VALUES + least - 1, self.first)
        while s.hands[self.hand + card] == 0:
            card += 1
        return card

    def _left(self, s: Position, card: i64) -> i64:
        """How many more of an ally the payment that is tried could take."""
        if card < self.first:
            return 0
        return s.hands[self.hand + card] - self.tried[card] + s.paid[card]

    def _add_of_value(self, s: Position, races: i64, value: i64, missing: i64) -> i64:
        """All allies of a value that do not pay too much; what is missing then."""
        race: i64 = 0
        while race < RACE_COUNT:
            if (races >> race) & 1 == 1:
                card = race * VALUES + value - 1
                left = self._left(s, card)
                while left > 0 and value <= missing:
                    self.tried[card] += 1
                    missing -= value
                    left -= 1
            race += 1
        return missing

    def _fill_up(self, s: Position, races: i64, least: i64, missing: i64) -> None:
        """What is still missing: pearls, or one ally more that pays too much."""
        if missing <= 0:
            self._compare(s, races, 0)
            return
        if missing <= self.pearls:
            self._compare(s, races, missing)
        value = least
        while value <= VALUES:
            card = self._one_of_value(s, races, value)
            if card != NO_CARD:
                self.tried[card] += 1
                self._compare(s, races, max(missing - value, 0))
                return
            value += 1

    def _one_of_value(self, s: Position, races: i64, value: i64) -> i64:
        """The first ally of a value that the payment could take."""
        if self._can_pay(value):
            race: i64 = 0
            while race < RACE_COUNT:
                card = race * VALUES + value - 1
                if (races >> race) & 1 == 1 and self._left(s, card) > 0:
                    return card
                race += 1
        return NO_CARD

    def _compare(self, s: Position, races: i64, pearls: i64) -> None:
        """Is this payment the best so far?"""
        if pearls > self.pearls:
            return
        loss = PEARL * float(pearls)
        gone: float = 0.0
        least = VALUES
        race: i64 = 0
        while race < RACE_COUNT:
            if (races >> race) & 1 == 1:
                left = self.held[race]
                card = race * VALUES
                value: i64 = 1
                while value <= VALUES:
                    count = self.tried[card]
                    if count > 0:
                        left -= count - s.paid[card]
                        least = min(least, value)
                        loss += float(count) * (POINT_IN_HAND * float(value) + CARD_IN_HAND)
                    card += 1
                    value += 1
                if left == 0:
                    gone += RACE_GONE
            race += 1
        loss = self.use * (loss + gone) - self._affiliation(races, least)
        if loss < self.loss:
            self.loss = loss
            self.best = self.tried[:]

    def _affiliation(self, races: i64, least: i64) -> float:
        """The best that can be affiliated: one of the lowest, or any with the master of magic."""
        best: float = -9.0
        race: i64 = 0
        while race < RACE_COUNT:
            if (races >> race) & 1 == 1:
                value = least
                while value <= VALUES:
                    card = race * VALUES + value - 1
                    if self.tried[card] > 0 and self.gain[card] > best:
                        best = self.gain[card]
                    if not self.any_affiliates:
                        break
                    value += 1
            race += 1
        return best
