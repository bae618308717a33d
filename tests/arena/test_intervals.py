"""Intervals hold what they promise: tried on games whose true share is known."""

import math
import random

import pytest

from lanternfish.arena.intervals import Watched, wilson


def test_wilson_is_the_textbooks() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0, 1)


@pytest.mark.parametrize("share", [0.25, 0.58, 0.9])
def test_wilson_covers_the_truth_in_95_of_100(share: float) -> None:
    rng = random.Random(5)
    covered = 0
    for _ in range(2000):
        won = sum(rng.random() < share for _ in range(200))
        least, most = wilson(won, 200)
        covered += least <= share <= most
    assert 0.935 <= covered / 2000 <= 0.97


def deal(rng: random.Random, share: float, kind: str) -> float:
    """What somebody wins in a deal, on average over two games."""
    luck = rng.random()
    if kind == "same":  # both games go the same way
        return float(luck < share)
    if kind == "shared":  # some are shared
        return sum(rng.choice([0.5, float(rng.random() < 2 * share - 0.5)]) for _ in "12") / 2
    return ((luck < share) + (rng.random() < share)) / 2


@pytest.mark.parametrize(
    ("kind", "share"), [("same", 0.4), ("same", 0.58), ("apart", 0.58), ("shared", 0.58)]
)
def test_a_watched_mean_is_hardly_ever_lost_by_looking_often(kind: str, share: float) -> None:
    rng = random.Random(7)
    lost = 0
    for _ in range(100):
        watched = Watched()
        for _ in range(80):
            watched.add(deal(rng, share, kind))
            if watched.excludes(share):
                lost += 1
                break
    assert lost <= 0.05 * 100


def test_looking_again_and_again_at_wilson_would_lose_it() -> None:
    """Why there is another one: the same games, the plain interval, looked at after each."""
    rng = random.Random(7)
    lost = 0
    for _ in range(200):
        won = 0.0
        for games in range(1, 201):
            won += rng.random() < 0.58
            least, most = wilson(won, games)
            if games >= 10 and not least <= 0.58 <= most:
                lost += 1
                break
    assert lost > 0.2 * 200


def test_the_interval_is_where_no_bet_has_won_twentyfold() -> None:
    watched = Watched()
    for observation in [1, 0.5, 1, 0, 1, 1, 0.25, 1] * 6:
        watched.add(observation)
    least, most = watched.interval()
    assert 0 < least < watched.mean < most < 1
    for end, inwards in ((least, 1e-6), (most, -1e-6)):
        assert watched.excludes(end - inwards)
        assert not watched.excludes(end + inwards)
        assert watched.doubt(end) == pytest.approx(math.log(20), abs=1e-6)


def test_with_only_wins_and_losses_it_is_the_beta_binomial_mixture() -> None:
    watched = Watched()
    for observation in [1] * 14 + [0] * 6:
        watched.add(observation)
    mean = 0.4
    mixture = math.lgamma(15) + math.lgamma(7) - math.lgamma(22)
    expected = mixture - 14 * math.log(mean) - 6 * math.log(1 - mean)
    assert watched.doubt(mean) == pytest.approx(expected, abs=1e-3)


def test_deals_that_vary_less_are_known_sooner() -> None:
    apart, even = Watched(), Watched()
    for _ in range(50):
        apart.add(1)
        apart.add(0)
        even.add(0.5)
        even.add(0.5)
    assert apart.mean == even.mean == 0.5
    assert even.interval()[0] > apart.interval()[0]
    assert even.interval()[1] < apart.interval()[1]


@pytest.mark.parametrize("observation", [0.0, 1.0])
def test_somebody_who_always_wins_or_never(observation: float) -> None:
    watched = Watched()
    assert watched.interval() == (0, 1)
    assert not watched.excludes(0.5)
    for _ in range(30):
        watched.add(observation)
    least, most = watched.interval()
    assert (most == 1) == (observation == 1)
    assert (least == 0) == (observation == 0)
    assert 0.7 < most - least + 2 * abs(observation - 0.5) < 1.3


def test_it_does_not_matter_in_which_order_they_were_seen() -> None:
    one, other = Watched(), Watched()
    rows = [1.0, 0.5, 0.0, 1 / 3, 1.0]
    for observation in rows:
        one.add(observation)
    for observation in reversed(rows):
        other.add(observation)
    assert one.interval() == pytest.approx(other.interval())
