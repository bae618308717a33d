"""Intervals against numbers that were worked out by hand."""

import math

import pytest

from lanternfish.arena.estimates import Case, mean_in, share_in, share_of, slope_in
from lanternfish.arena.intervals import wilson


def test_a_share_has_the_interval_of_wilson() -> None:
    # 8 of 10: (0.8 + 0.19207) / 1.38415 ± 1.96 sqrt(0.016 + 0.0096) / 1.38415.
    share = share_of(8, 10)
    assert (share.value, share.count) == (0.8, 10)
    assert share.low == pytest.approx(0.4902, abs=1e-4)
    assert share.high == pytest.approx(0.9433, abs=1e-4)


def test_a_share_of_nothing_is_unknown() -> None:
    share = share_of(0, 0)
    assert math.isnan(share.value)
    assert (share.low, share.high, share.count) == (0.0, 1.0, 0)


def test_an_interval_clears_a_bar_on_either_side_and_not_around_it() -> None:
    assert share_of(95, 100).clears(0.5)
    assert share_of(5, 100).clears(0.5)
    assert not share_of(50, 100).clears(0.5)


def test_games_that_are_independent_count_fully() -> None:
    cases = [Case(deal, float(deal % 4 == 0)) for deal in range(40)]
    found = share_in(cases)
    assert (found.value, found.count) == (0.25, 40)
    assert (found.low, found.high) == pytest.approx(wilson(10, 40), abs=0.01)


def test_games_that_are_alike_count_once() -> None:
    """Every deal twice with the same result says no more than every deal once."""
    once = [Case(deal, float(deal % 2)) for deal in range(40)]
    twice = [case for case in once for _ in range(2)]
    found = share_in(twice)
    assert (found.value, found.count) == (0.5, 80)
    assert (found.low, found.high) == pytest.approx(wilson(20, 40), abs=0.01)


def test_games_that_balance_each_other_count_no_more_than_they_are() -> None:
    cases = [Case(deal, float(half)) for deal in range(20) for half in (0, 1)]
    found = share_in(cases)
    assert (found.low, found.high) == wilson(20, 40)


@pytest.mark.parametrize("value", [0.0, 1.0])
def test_what_always_or_never_happened_counts_by_deals(value: float) -> None:
    found = share_in([Case(deal // 2, value) for deal in range(20)])
    assert (found.value, found.count) == (value, 20)
    assert (found.low, found.high) == wilson(10 * value, 10)


def test_one_deal_alone_says_little() -> None:
    found = share_in([Case("deal", 1.0), Case("deal", 0.0)])
    assert found.value == 0.5
    assert (found.low, found.high) == wilson(0.5, 1)


def test_a_mean_has_the_interval_of_its_standard_error() -> None:
    # 1, 2, 3, 4: mean 2.5, variance 5/3, standard error sqrt(5/12).
    found = mean_in([Case(value, value) for value in (1, 2, 3, 4)])
    assert (found.value, found.count) == (2.5, 4)
    assert found.high - found.value == pytest.approx(1.96 * math.sqrt(5 / 12), abs=1e-3)
    assert found.value - found.low == pytest.approx(found.high - found.value)


def test_a_mean_of_one_case_has_no_interval() -> None:
    found = mean_in([Case(1, 7.0)])
    assert found.value == 7.0
    assert math.isnan(found.low)
    assert math.isnan(found.high)
    assert mean_in([]).count == 0


def test_a_slope_is_found_inside_the_games() -> None:
    """Two games on different levels, each with y = 0.1 x: the levels do not matter."""
    games = [(1, [(0.0, 0.0), (10.0, 1.0)]), (2, [(50.0, 0.2), (60.0, 1.2)])]
    found = slope_in(games)
    assert found.value == pytest.approx(0.1)
    assert found.low == pytest.approx(0.1)
    assert found.count == 2


def test_a_slope_has_the_interval_of_its_games() -> None:
    # Sums of squares 2 and 2, products 2 and 0: slope 2/4, residuals 1 and -1 over 4.
    games = [(1, [(1.0, 1.0), (-1.0, -1.0)]), (2, [(1.0, 0.0), (-1.0, 0.0)])]
    found = slope_in(games)
    assert found.value == 0.5
    assert found.high - found.value == pytest.approx(1.96 * math.sqrt(2) / 4, abs=1e-3)


def test_without_differences_there_is_no_slope() -> None:
    assert math.isnan(slope_in([(1, [(3.0, 1.0), (3.0, 0.0)])]).value)
