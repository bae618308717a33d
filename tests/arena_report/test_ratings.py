"""Ratings: the stronger bot has more, nothing depends on the order, the scale means something."""

import math
from itertools import permutations

import pytest

from lanternfish.arena.finished import Finished
from lanternfish.arena.ratings import START, places, ratings
from tests.arena_report.games import finished


def duel(number: int, first_wins: bool) -> Finished:
    scores, winner = ((9, 3), 0) if first_wins else ((3, 9), 1)
    return finished(number, (0, 1), scores, (winner,))


def test_winners_come_first_then_points_decide() -> None:
    assert places(finished(0, (0, 1, 2, 3), (4, 9, 9, 2), (2,))) == [2, 1, 0, 3]
    assert places(finished(0, (0, 1, 2), (5, 5, 1), (0, 1))) == [0, 0, 1]
    assert places(finished(0, (0, 1), (5, 8), ())) == [0, 0]


def test_equal_results_make_equal_ratings() -> None:
    games = [duel(number, number % 2 == 0) for number in range(60)]
    first, second = ratings(2, games)
    assert abs(first.value - second.value) < 20
    assert first.low < START < first.high
    assert first.count == second.count == 60


def test_the_scale_is_that_of_chess() -> None:
    """Three of four games: odds of 3 to 1, which are 400 log10(3) = 191 points."""
    games = [duel(number, number % 4 > 0) for number in range(400)]
    first, second = ratings(2, games)
    assert first.value - second.value == pytest.approx(400 * math.log10(3), abs=20)
    # What is known of a difference after n games: 400 / ln 10 / sqrt(n p q) points.
    sigma = 400 / math.log(10) / math.sqrt(400 * 3 / 16)
    assert (first.high - first.low) / 2 == pytest.approx(1.96 * sigma, rel=0.1)


def test_more_games_make_it_surer() -> None:
    few, many = (ratings(2, [duel(n, n % 3 > 0) for n in range(games)]) for games in (30, 300))
    assert many[0].high - many[0].low < (few[0].high - few[0].low) / 2


def test_the_order_of_the_games_does_not_matter() -> None:
    games = [duel(n, n > 1) for n in range(4)]
    found = {tuple(ratings(2, order)) for order in permutations(games)}
    assert len(found) == 1


def test_who_beats_the_winner_is_above_both() -> None:
    games = [finished(n, (0, 1), (1, 0), (0,)) for n in range(20)]
    games += [finished(20 + n, (2, 0), (1, 0), (0,)) for n in range(20)]
    weak, strong = ratings(3, games)[1].value, ratings(3, games)[2].value
    assert strong > ratings(3, games)[0].value > weak


def test_of_several_copies_one_counts_in_each_game() -> None:
    """One strong bot among three copies: as sure as if it had played against one of them."""
    alone = [finished(n, (0, 1), (9, 3), (0,)) for n in range(50)]
    among = [finished(n, (0, 1, 1, 1), (9, 3, 2, 1), (0,)) for n in range(50)]
    assert ratings(2, among) == ratings(2, alone)


def test_games_of_a_bot_against_itself_tell_nothing() -> None:
    (only,) = ratings(1, [finished(n, (0, 0), (9, 3), (0,)) for n in range(10)])
    assert (only.value, only.count) == (START, 0)


def test_at_larger_tables_everybody_is_rated() -> None:
    games = [finished(n, (0, 1, 2), (3, 2, 1), (0,)) for n in range(30)]
    best, middle, worst = (estimate.value for estimate in ratings(3, games))
    assert best > middle > worst


def test_all_copies_have_their_turn() -> None:
    """It is ahead of one copy and behind the other: as strong as they are, and no stronger."""
    games = [finished(n, (0, 1, 1), (5, 9, 1), (1,)) for n in range(60)]
    one, copies = ratings(2, games)
    assert abs(one.value - copies.value) < 40
