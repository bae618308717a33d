"""What was counted, and how sure that is: 95 % intervals."""

import math
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass

from lanternfish.arena.intervals import DEVIATIONS, wilson


@dataclass(frozen=True)
class Estimate:
    """A number, its 95 % interval, and how many cases it rests on."""

    value: float
    low: float
    high: float
    count: int

    def clears(self, bar: float) -> bool:
        """Does the whole interval lie on one side of this?"""
        return self.low > bar or self.high < bar


@dataclass(frozen=True)
class Case:
    """Something that was observed; cases of one group (games of one deal) may be alike."""

    group: Hashable
    value: float


def share_of(won: float, count: int) -> Estimate:
    """A share with its Wilson interval; what was won may be a part (a shared victory)."""
    low, high = wilson(won, count)
    return Estimate(won / count if count else math.nan, low, high, count)


def share_in(cases: Sequence[Case]) -> Estimate:
    """The same for cases in groups: where those of a group are alike, they count as fewer."""
    count = len(cases)
    if count == 0:
        return share_of(0, 0)
    share = math.fsum(case.value for case in cases) / count
    worth = _worth(cases, share)
    low, high = wilson(share * worth, worth)
    return Estimate(share, low, high, count)


def _worth(cases: Sequence[Case], share: float) -> int:
    """How many independent cases would vary as these do; no more than there are."""
    groups = len({case.group for case in cases})
    if groups < 2 or share in (0, 1):
        return groups
    variance = _variance(cases, share)
    if variance * len(cases) <= share * (1 - share):
        return len(cases)
    return max(1, round(share * (1 - share) / variance))


def mean_in(cases: Sequence[Case]) -> Estimate:
    """A mean with its normal interval; of fewer than two groups nothing is sure."""
    count = len(cases)
    if count == 0:
        return Estimate(math.nan, math.nan, math.nan, 0)
    mean = math.fsum(case.value for case in cases) / count
    reach = DEVIATIONS * math.sqrt(_variance(cases, mean))
    return Estimate(mean, mean - reach, mean + reach, count)


def slope_in(games: Iterable[tuple[Hashable, Sequence[tuple[float, float]]]]) -> Estimate:
    """By how much y rises with x inside a game: least squares, in each game from its means.

    A game is its group, and a pair x, y for each seat. The interval takes a group as one case.
    """
    squares: dict[Hashable, float] = {}
    products: dict[Hashable, float] = {}
    count = 0
    for group, seats in games:
        middle = [math.fsum(seat[i] for seat in seats) / len(seats) for i in (0, 1)]
        moved = [(x - middle[0], y - middle[1]) for x, y in seats]
        squares[group] = squares.get(group, 0.0) + math.fsum(x * x for x, _ in moved)
        products[group] = products.get(group, 0.0) + math.fsum(x * y for x, y in moved)
        count += 1
    spread = math.fsum(squares.values())
    if spread == 0:
        return Estimate(math.nan, math.nan, math.nan, count)
    slope = math.fsum(products.values()) / spread
    left = math.fsum((products[group] - slope * squares[group]) ** 2 for group in squares)
    reach = DEVIATIONS * math.sqrt(left) / spread
    return Estimate(slope, slope - reach, slope + reach, count)


def _variance(cases: Sequence[Case], mean: float) -> float:
    """How far the mean of such cases varies, if only the groups are independent."""
    sums: dict[Hashable, float] = {}
    for case in cases:
        sums[case.group] = sums.get(case.group, 0.0) + case.value - mean
    if len(sums) < 2:
        return math.nan
    rough = math.fsum(value * value for value in sums.values()) / len(cases) ** 2
    return rough * len(sums) / (len(sums) - 1)
