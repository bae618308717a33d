"""Who is how likely to take which die, and what a card more or less changes about it."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.game import floats, numbers
from lanternfish.games.biblios.cards import CATEGORY_COUNT

# Totals are counted in quarters of a point, so that half-known hands can be averaged.
QUARTERS: Final[i64] = 4
# An average card of each category, in quarters and in points.
STEP: Final[vec[i64]] = vec[i64]([11, 11, 5, 5, 5])
AVERAGE: Final[vec[float]] = vec[float]([2.78, 2.78, 1.22, 1.22, 1.22])
# Monks and pigments are worth twice as much a card as the rest: rows of their own.
ROW_KIND: Final[vec[i64]] = vec[i64]([0, 0, 1, 1, 1])

# Cards of a category that may still come are counted in halves; more than this is all the same.
MOST_HALVES: Final[i64] = 20
AHEAD: Final[i64] = 16
ROW: Final[i64] = 160
# With so many cards to come, a lead of one card multiplies the odds of a die by 1 + SWING / root.
SWING: Final = 1.8
# With none to come a lead decides.
CERTAIN: Final = 10000.0


def _odds_of_a_card(halves: int) -> float:
    if halves == 0:
        return CERTAIN
    return 1.0 + SWING / math.sqrt(halves / 2.0)


def _odds_of_a_quarter(odds: float, kind: int) -> float:
    """The odds that a quarter point brings, from those of a card: a root of them."""
    quarter = math.sqrt(math.sqrt(odds))
    half_root = math.sqrt(quarter)
    if kind == 0:
        # 0.36 of a card is a point: a quarter of (1/4 + 1/8 of the power).
        return math.sqrt(math.sqrt(quarter * half_root))
    return math.sqrt(math.sqrt(quarter * quarter * quarter * math.sqrt(half_root)))


def _weights() -> vec[float]:
    """By kind of category, cards to come, and how far behind (from `AHEAD` ahead on)."""
    rows = vec[float]()
    for kind in range(2):
        for halves in range(int(MOST_HALVES) + 1):
            base = _odds_of_a_quarter(_odds_of_a_card(halves), kind)
            weight = 1.0
            for _ in range(int(AHEAD)):
                weight = weight * base
            for _ in range(int(ROW)):
                rows = append(rows, weight)
                weight = weight / base
    return rows


WEIGHT: Final[vec[float]] = _weights()

# With two seats all depends on who is how far ahead: rows from -FAR to FAR quarters.
FAR: Final[i64] = 128
DUEL: Final[i64] = 257


def _duels() -> vec[float]:
    """By kind of category, cards to come, and how far ahead: the chance of the one ahead."""
    rows = vec[float]()
    for kind in range(2):
        for halves in range(int(MOST_HALVES) + 1):
            base = _odds_of_a_quarter(_odds_of_a_card(halves), kind)
            odds = 1.0
            for _ in range(int(FAR)):
                odds = odds / base
            for _ in range(int(DUEL)):
                rows = append(rows, odds / (1.0 + odds))
                odds = odds * base
    return rows


CHANCE: Final[vec[float]] = _duels()


class Standing:
    """Dice, totals, purses, cards to come: as they are in a world, or as one seat takes them to be.

    From them: the chance of each seat to take each die (`share`), what a point more in the category
    brings it (`gain`), and what a point less costs it (`loss`), in points of the final score.
    Rows have five places a seat, one a category.
    """

    def __init__(self, seats: i64, dice: vec[i64]) -> None:
        self.seats = seats
        self.dice = dice
        self.total = numbers(seats * CATEGORY_COUNT)
        # Half-cards of each category still to come, and as many more for what nobody knows.
        self.halves = numbers(CATEGORY_COUNT)
        self.doubt: i64 = 0
        # Gold cards still to come in the auctions.
        self.golds: float = 0.0
        self.purse = numbers(seats)
        self.share = floats(seats * CATEGORY_COUNT)
        self.gain = floats(seats * CATEGORY_COUNT)
        self.loss = floats(seats * CATEGORY_COUNT)

    def weigh_all(self) -> None:
        category: i64 = 0
        while category < CATEGORY_COUNT:
            self.weigh(category)
            category += 1

    def _duel_row(self, category: i64) -> i64:
        """Where the chances of two seats are: nobody ahead."""
        halves = self.halves[category] + self.doubt
        if halves > MOST_HALVES:
            halves = MOST_HALVES
        return (ROW_KIND[category] * (MOST_HALVES + 1) + halves) * DUEL + FAR

    def _weigh_two(self, category: i64) -> None:
        """What one gains is what the other would lose."""
        row = self._duel_row(category)
        lead = _near(self.total[category] - self.total[CATEGORY_COUNT + category])
        step = STEP[category]
        share = CHANCE[row + lead]
        scale = float(self.dice[category]) * float(QUARTERS) / float(step)
        more = scale * (CHANCE[row + _near(lead + step)] - share)
        less = scale * (share - CHANCE[row + _near(lead - step)])
        other = CATEGORY_COUNT + category
        self.share[category] = share
        self.gain[category] = more
        self.loss[category] = less
        self.share[other] = 1.0 - share
        self.gain[other] = less
        self.loss[other] = more

    def row_of(self, category: i64) -> i64:
        """Where the weights of a lead in this category begin: nobody ahead, nobody behind."""
        halves = self.halves[category] + self.doubt
        if halves > MOST_HALVES:
            halves = MOST_HALVES
        return (ROW_KIND[category] * (MOST_HALVES + 1) + halves) * ROW + AHEAD

    def most(self, category: i64) -> i64:
        most: i64 = 0
        place: i64 = category
        while place < len(self.total):
            if self.total[place] > most:
                most = self.total[place]
            place += CATEGORY_COUNT
        return most

    def weigh(self, category: i64) -> None:
        """Share, gain and loss of every seat in a category."""
        if self.seats == 2:
            self._weigh_two(category)
            return
        total = self.total
        row = self.row_of(category)
        end: i64 = i64(len(total))
        most = self.most(category)
        whole: float = 0.0
        place: i64 = category
        while place < end:
            whole += WEIGHT[row + _behind(most - total[place])]
            place += CATEGORY_COUNT
        step = STEP[category]
        scale = float(self.dice[category]) * float(QUARTERS) / float(step)
        place = category
        while place < end:
            behind = most - total[place]
            mine = WEIGHT[row + _behind(behind)]
            more = WEIGHT[row + _behind(behind - step)]
            less = WEIGHT[row + _behind(behind + step)]
            share = mine / whole
            self.share[place] = share
            self.gain[place] = scale * (more / (whole - mine + more) - share)
            self.loss[place] = scale * (share - less / (whole - mine + less))
            place += CATEGORY_COUNT

    def gain_of(self, seat: i64, category: i64, points: i64) -> float:
        """What so many points more in a category bring a seat, neither more nor less."""
        if self.seats == 2:
            row = self._duel_row(category)
            lead = self.total[category] - self.total[CATEGORY_COUNT + category]
            if seat == 1:
                lead = -lead
            change = CHANCE[row + _near(lead + QUARTERS * points)] - CHANCE[row + _near(lead)]
            return float(self.dice[category]) * change
        total = self.total
        start = self.row_of(category)
        most = self.most(category)
        whole: float = 0.0
        place: i64 = category
        while place < len(total):
            whole += WEIGHT[start + _behind(most - total[place])]
            place += CATEGORY_COUNT
        behind = most - total[seat * CATEGORY_COUNT + category]
        mine = WEIGHT[start + _behind(behind)]
        more = WEIGHT[start + _behind(behind - QUARTERS * points)]
        return float(self.dice[category]) * (more / (whole - mine + more) - mine / whole)


def _near(quarters: i64) -> i64:
    if quarters > FAR:
        return FAR
    if quarters < -FAR:
        return -FAR
    return quarters


def _behind(quarters: i64) -> i64:
    """Within the rows."""
    if quarters > ROW - AHEAD - 1:
        return ROW - AHEAD - 1
    if quarters < -AHEAD:
        return -AHEAD
    return quarters
