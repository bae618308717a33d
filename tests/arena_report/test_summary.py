"""Three games written out, and all that is counted in them."""

from collections import Counter

import pytest

from lanternfish.arena import summary
from lanternfish.arena.finished import Timing
from lanternfish.arena.intervals import wilson
from tests.arena_report.games import finished, setting

#: Bot 0 wins the first, bot 1 the second, the third is shared.
DUELS = [
    finished(0, (0, 1), (12, 7), (0,), 30),
    finished(1, (1, 0), (9, 8), (0,), 40),
    finished(2, (0, 1), (5, 5), (0, 1), 50),
]
#: One bot among three copies of the other.
TABLES = [
    finished(0, (0, 1, 1, 1), (10, 9, 8, 7), (0,)),
    finished(1, (1, 0, 1, 1), (10, 9, 8, 9), (0,)),
    finished(2, (1, 1, 0, 1), (4, 4, 4, 4), ()),
]


def test_standings_have_the_strongest_first() -> None:
    games = [finished(n, (0, 1), (1, 2), (1,)) for n in range(10)]
    first, second = summary.standings(setting(), games)
    assert (first.bot, second.bot) == (1, 0)
    assert (first.wins.value, second.wins.value) == (1.0, 0.0)
    assert first.rating.value > second.rating.value


def test_who_met_nobody_else_has_no_standing() -> None:
    games = [*DUELS, finished(3, (2, 2), (5, 5), (0, 1))]
    standings = summary.standings(setting(bots=("minnow", "angler", "loner", "absent")), games)
    assert {standing.bot for standing in standings} == {0, 1}


def test_a_seat_wins_its_share() -> None:
    standings = {each.bot: each for each in summary.standings(setting(), DUELS)}
    assert standings[0].wins.value == standings[1].wins.value == 0.5
    assert (standings[0].wins.low, standings[0].wins.high) == wilson(1.5, 3)
    # 1, 0 and a quarter for the one; 0, a third of the victory and a quarter for the copies.
    standings = {each.bot: each for each in summary.standings(setting(seats=4), TABLES)}
    assert standings[0].wins.value == pytest.approx((1 + 0 + 1 / 4) / 3)
    assert standings[1].wins.value == pytest.approx((0 + 1 / 3 + 1 / 4) / 3)
    assert standings[1].wins.count == 3


def test_pair_by_pair_a_shared_victory_is_half() -> None:
    found = summary.duels(DUELS)
    assert set(found) == {(0, 1), (1, 0)}
    assert (found[0, 1].value, found[0, 1].count) == (0.5, 3)
    assert summary.duels(DUELS[:1])[1, 0].value == 0.0


def test_at_larger_tables_it_counts_who_is_ahead_of_whom() -> None:
    # Ahead of all three; of one, level with one, behind the winner; level with all.
    found = summary.duels(TABLES)
    assert found[0, 1].value == pytest.approx((1 + (1 + 0.5 + 0) / 3 + 0.5) / 3)
    assert found[0, 1].value + found[1, 0].value == pytest.approx(1)


def test_a_company_is_whoever_sat_together() -> None:
    (company,) = summary.companies(TABLES)
    assert company.bots == (0, 1, 1, 1)
    assert company.wins[0].value == pytest.approx((1 + 0 + 1 / 4) / 3)
    assert company.wins[1].value == pytest.approx((0 + 1 + 3 / 4) / 3)
    assert (company.even(0), company.even(1)) == (0.25, 0.75)


def test_what_is_expected_of_a_seat_is_what_its_bot_wins_in_that_company() -> None:
    expected = summary.expectations(TABLES)
    alone, copy = (5 / 4) / 3, (7 / 4) / 9
    assert expected[0] == pytest.approx((alone, copy, copy, copy))
    assert expected[1] == pytest.approx((copy, alone, copy, copy))
    assert sum(expected[2]) == pytest.approx(1)


def test_turns_are_counted_from_the_first_player() -> None:
    # The first player wins the first game, the second player the second one, the third is shared.
    games = [(DUELS[0], 0, 1), (DUELS[1], 1, 2), (DUELS[2], 0, 3)]
    first, second = summary.turn_order(games)
    assert (first.value, second.value) == (0.5, 0.5)
    first, second = summary.turn_order([(DUELS[0], 1, 1), (DUELS[1], 1, 2)])
    assert (first.value, second.value) == (0.0, 1.0)
    assert first.count == 2


def test_distributions_count_every_game_that_ended() -> None:
    games = [*DUELS, finished(3, (0, 1), (0, 0), (), 10_000)]
    assert summary.scores_by_bot(setting(), games) == [
        Counter({12: 1, 8: 1, 5: 1}),
        Counter({7: 1, 9: 1, 5: 1}),
    ]
    assert summary.margins(games) == Counter({5: 1, 1: 1, 0: 1})
    assert summary.lengths(games) == Counter({30: 1, 40: 1, 50: 1})


def test_a_spread_has_its_quarters() -> None:
    found = summary.spread(Counter({1: 1, 2: 1, 3: 1, 4: 1, 10: 1}))
    assert (found.count, found.mean) == (5, 4.0)
    assert found.quarters == (1, 2, 3, 4, 10)
    assert summary.spread(Counter()).count == 0


def test_thinking_is_by_bot_and_not_by_seat() -> None:
    timings = [
        Timing(0, (10, 20), (1.0, 4.0), (0.5, 0.9)),
        Timing(1, (10, 10), (1.0, 3.0), (0.2, 0.4)),  # the bots have changed seats
        Timing(9, (1, 1), (99.0, 99.0), (99.0, 99.0)),  # of no game
    ]
    first, second = summary.thinking(setting(), DUELS, timings)
    assert (first.bot, first.games, first.decisions) == (0, 2, 20)
    assert first.mean == pytest.approx((1.0 + 3.0) / 20)
    assert first.half == pytest.approx((0.1 + 0.3) / 2)
    assert first.longest == 0.5
    assert second.mean == pytest.approx((4.0 + 1.0) / 30)
    assert second.longest == 0.9


def test_without_timings_nobody_thought() -> None:
    assert summary.thinking(setting(), DUELS, []) == []
