"""The ladder: what its rungs are, what is told of them, and that a short one can be climbed."""

import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path

import pytest

import lanternfish as lf
from benchmarks import ladder, ladder_report
from benchmarks.ladder import RUNGS, Measured, Rung
from lanternfish.arena.finished import Finished, Timing
from lanternfish.arena.journal import Results
from lanternfish.arena.runner import setting_of
from lanternfish.bots import LEVELS, player
from lanternfish.bots.searcher import ANGLER, LEVIATHAN

QUICK = Rung("minnow", "plankton", 2, 0.6)


def measured(game: str, verdict: str = "above") -> list[Measured]:
    return [
        Measured(game, rung, 120, 0.75, 0.66, 0.83, verdict, (0.31, 0.002), (1.5, 0.01))
        for rung in RUNGS
    ]


def test_every_level_is_held_against_the_one_below() -> None:
    assert [(rung.other, rung.better) for rung in RUNGS if rung.seats == 2] == list(
        pairwise(LEVELS)
    )
    assert str(RUNGS[0]) == "minnow against plankton"
    assert str(RUNGS[3]) == "one angler among 3 of minnow"


def test_the_search_levels_have_a_budget_for_every_game() -> None:
    for game in lf.games():
        assert 0 < ANGLER[game] < LEVIATHAN[game]


@pytest.mark.parametrize("game", lf.games())
def test_a_level_is_named_with_its_iterations(game: str) -> None:
    assert ladder.level("minnow", game) == "minnow"
    whole, tenth = ladder.level("angler", game), ladder.level("angler", game, 10)
    assert player(whole).budget.iterations == ANGLER[game]
    assert player(tenth).budget.iterations == ANGLER[game] // 10


def test_a_rung_is_climbed_and_taken_up_again(tmp_path: Path) -> None:
    first, games = ladder.climb("conspiracy", QUICK, 1, 40, 1, tmp_path)
    again, _ = ladder.climb("conspiracy", QUICK, 1, 40, 1, tmp_path)
    assert first == again
    assert first.games == len(games.finished) <= 40
    assert first.low <= first.share <= first.high
    assert first.share > 0.6


def results(bots: tuple[str, ...], games: int) -> Results:
    setting = setting_of("biblios", list(bots), games)
    finished = [
        Finished(number, 0, (0, 1) if number % 2 else (1, 0), (3, 5), (1,), 7, "")
        for number in range(games)
    ]
    timings = [Timing(number, (4, 3), (0.4, 0.9), (0.2, 0.5)) for number in range(games)]
    return Results(setting, None, finished, timings)


def test_seconds_are_counted_by_bot() -> None:
    found = results(("minnow", "plankton"), 2)
    # Each bot sat once on each seat: 1.3 seconds for 7 decisions, half a second at most.
    for bot in (0, 1):
        mean, longest = ladder.spent(found, bot)
        assert mean == pytest.approx(1.3 / 7)
        assert longest == 0.5


def test_tournaments_are_put_together_for_one_page() -> None:
    whole, games, timings = ladder.together(
        [results(("minnow", "plankton"), 2), results(("angler", "minnow"), 3)]
    )
    assert whole.bots == ("minnow", "plankton", "angler")
    assert (
        [game.number for game in games] == [timing.number for timing in timings] == [0, 1, 2, 3, 4]
    )
    assert [game.bots for game in games] == [(1, 0), (0, 1), (0, 2), (2, 0), (0, 2)]
    assert [game.pairing for game in games] == [0, 0, 1, 1, 1]


def test_what_is_written_says_which_bars_hold() -> None:
    told = ladder_report.table([*measured("abyss"), *measured("biblios", "open")])
    assert told.count("| holds |") == told.count("| open |") == len(RUNGS)
    assert "| Abyss | leviathan against angler | 75.0% | 66.0% to 83.0% | 58% | 120 |" in told


def test_the_picture_is_a_picture_with_a_dot_for_every_rung() -> None:
    drawn = ET.fromstring(ladder_report.picture([*measured("abyss"), *measured("biblios")]))
    assert len(drawn.findall("{http://www.w3.org/2000/svg}circle")) == 2 * len(RUNGS)
    assert drawn.find("{http://www.w3.org/2000/svg}title") is not None


def test_the_iterations_of_the_levels_are_told() -> None:
    told = ladder_report.levels()
    for budget in (*ANGLER.values(), *LEVIATHAN.values()):
        assert f"{budget:,}" in told
