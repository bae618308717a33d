"""Gold that was seen late in a hand: how much of it was openly taken, how much kept face down?"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.game import numbers


def _logs() -> vec[float]:
    table = vec[float]()
    for n in range(128):
        table = append(table, math.lgamma(n + 1.0))
    return table


# The logarithm of n factorial.
LOG_FACTORIAL: Final[vec[float]] = _logs()


# No hand is larger: there are 87 cards.
SIDE: Final[i64] = 88


def _fallings() -> vec[float]:
    table = vec[float]()
    for n in range(SIDE):
        product = 1.0
        for count in range(SIDE):
            table = append(table, product)
            product *= float(n - count)
    return table


_FALLING: Final[vec[float]] = _fallings()


def falling(n: i64, count: i64) -> float:
    """n (n - 1) ... with so many factors; nought if there are too few."""
    return _FALLING[n * SIDE + count]


def choose(n: i64, count: i64) -> float:
    return falling(n, count) / falling(count, count)


class Shares:
    """All ways to find a source for the gold in one hand, by how much of each value was kept.

    `gold` is how many cards of each value there are, `taken` how many were openly taken, `stock`
    how many are left in the pool, `keeps` how many cards were kept face down, `hide` about the
    chance of a card of the pool to be a certain one of these.
    """

    def __init__(
        self, gold: vec[i64], taken: vec[i64], stock: vec[i64], keeps: i64, hide: float
    ) -> None:
        self.gold = gold
        self.taken = taken
        self.stock = stock
        self.keeps = keeps
        self.hide = hide
        self.kept = numbers(3)
        self.left: float = 0.0

    def total(self) -> float:
        """The number of ways, a way to keep a card counting as much as the pool has of it."""
        self.left = -1.0
        return self._sum()

    def pick(self, left: float) -> vec[i64]:
        """The split in which the ways, counted up one after the other, first exceed a number."""
        self.left = left
        self._sum()
        return self.kept

    def _sum(self) -> float:
        total = 0.0
        one: i64 = 0
        while one <= self.gold[0]:
            first = self._ways(0, one)
            two: i64 = 0
            while two <= self.gold[1] and first > 0.0:
                second = first * self._ways(1, two)
                three: i64 = 0
                while three <= self.gold[2] and second > 0.0:
                    total += second * self._ways(2, three) * self._hiding(one + two + three)
                    if 0.0 <= self.left < total:
                        self.kept[0] = one
                        self.kept[1] = two
                        self.kept[2] = three
                        return total
                    three += 1
                two += 1
            one += 1
        return total

    def _ways(self, k: i64, kept: i64) -> float:
        """So many of one value kept, the others openly taken."""
        openly = self.gold[k] - kept
        ways = choose(self.gold[k], kept) * falling(self.taken[k], openly)
        return ways * falling(self.stock[k], kept)

    def _hiding(self, kept: i64) -> float:
        ways = falling(self.keeps, kept)
        while kept > 0:
            ways *= self.hide
            kept -= 1
        return ways
