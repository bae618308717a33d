"""Whether two searches choose the same: positions from games, what is kept, what is told."""

import json
from multiprocessing import dummy as threads
from pathlib import Path

import pytest

import lanternfish as lf
from benchmarks import agreement, ladder_report, rungs
from benchmarks.agreement import Compared
from lanternfish.arena.journal import Results, load
from lanternfish.arena.match import play
from lanternfish.arena.runner import setting_of
from lanternfish.arena.schedule import fixtures
from lanternfish.core.record_text import read


@pytest.fixture(name="games")
def some_games(tmp_path: Path) -> Path:
    path = tmp_path / rungs.SEARCHING[-1].file("conspiracy", rungs.LESS[-1])
    rungs.play(setting_of("conspiracy", ["minnow", "minnow"], 2), path, None, 1, "games")
    return path


@pytest.fixture(name="results")
def some_results(games: Path) -> Results:
    return load(games)


def test_every_decision_with_a_choice_is_a_position() -> None:
    setting = setting_of("abyss", ["minnow", "minnow"], 2)
    games = [play(setting, fixture).finished for fixture in fixtures(setting)]
    found = [list(agreement.views(game, "abyss")) for game in games]
    assert [len(views) for views in found] == [game.decisions for game in games]
    # Now and then there is no choice.
    actions = [len(read(game.record, {"abyss": lf.game("abyss")}).actions) for game in games]
    assert sum(actions) > sum(game.decisions for game in games)


def test_without_games_nothing_is_compared_and_it_says_what_to_play(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="--rungs 5 6 plays them first"):
        rungs.same_choice("biblios", 1, tmp_path)


def test_positions_are_compared_and_taken_up_again(
    games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(agreement, "ANGLER", {"conspiracy": 4})
    monkeypatch.setattr(agreement, "LEVIATHAN", {"conspiracy": 60})
    monkeypatch.setattr(agreement, "get_context", lambda _: threads)
    agreement.agree(games, tmp_path, 1, 3)
    path = tmp_path / agreement.file_of("conspiracy")
    first = agreement.found_in(path)
    agreement.agree(games, tmp_path, 1, 12)
    found = agreement.found_in(path)
    assert len(first) == 3
    assert found[:3] == first
    assert len(found) == 12
    assert [one.number for one in found] == [0, 1] * 6
    for one in found:
        # Only where they differ was a third asked.
        same = one.angler == one.leviathan
        assert same == (one.angler_worth == one.leviathan_worth == 0.0)
    assert 0 < sum(one.angler == one.leviathan for one in found) < 12
    assert [one.game for one in rungs.agreements_in(tmp_path)] == ["conspiracy"]


def test_agreement_is_counted_and_told(results: Results) -> None:
    found = [Compared(0, 3, 7, 7, 0.0, 0.0)] * 3 + [Compared(1, 5, 7, 8, 0.5, 0.54)]
    counted = agreement.agreement("conspiracy", found, results)
    assert (counted.positions, counted.same) == (4, 3)
    assert counted.loss == pytest.approx(0.01)
    assert counted.doubt == pytest.approx(1.96 * 0.01)
    mine = [sum(timing.decisions) / 2 for timing in results.timings]
    assert counted.decisions == pytest.approx(sum(mine) / 2)
    line = ladder_report.agreement_table([counted]).splitlines()[2]
    assert line.startswith("| Conspiracy | 4 | 75.0 % (30.1 % to 95.4 %) | +1.00 ± 1.96 | ")
    assert line in ladder_report.agreed([counted])
    assert ladder_report.agreed([]) == ""


def test_what_was_found_is_a_line_a_position(tmp_path: Path) -> None:
    path = tmp_path / agreement.file_of("abyss")
    assert agreement.found_in(path) == []
    one = Compared(2, 9, 1, 4, 0.25, 0.5)
    path.write_text(json.dumps(vars(one)) + "\n", "utf-8")
    assert agreement.found_in(path) == [one]
