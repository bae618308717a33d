"""Processes that play: how many there are changes nothing but the time it takes."""

from pathlib import Path

import pytest

from lanternfish.arena.crew import Pace
from lanternfish.arena.errors import ArenaError
from lanternfish.arena.finished import Setting
from lanternfish.arena.journal import load
from lanternfish.arena.runner import Progress, run
from lanternfish.arena.workers import LocalCrew
from lanternfish.bots import BotError
from tests.arena.tournaments import Backwards, invite, results, setting


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    invite(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)


def played(tournament: Setting, path: Path, workers: int, bar: float | None = None) -> bytes:
    assert run(tournament, path, lambda: LocalCrew(tournament, workers), bar)
    return path.read_bytes()


def failure(tournament: Setting, path: Path) -> ArenaError:
    with pytest.raises(ArenaError) as error:
        run(tournament, path, lambda: LocalCrew(tournament, 1))
    return error.value


@pytest.mark.parametrize(
    ("bots", "seats", "games", "bar"),
    [(["plankton", "minnow"], 2, 40, None), (["minnow", "plankton"], 4, 40, 0.4)],
)
def test_the_file_is_the_same_with_any_number_of_workers(
    tmp_path: Path, bots: list[str], seats: int, games: int, bar: float | None
) -> None:
    tournament = setting(*bots, seats=seats, games=games, kind="gauntlet")
    expected, _ = results(tournament, tmp_path / "none.jsonl", bar=bar)
    assert played(tournament, tmp_path / "one.jsonl", 1, bar) == expected
    assert played(tournament, tmp_path / "two.jsonl", 2, bar) == expected
    assert len(load(tmp_path / "two.jsonl").timings) == len(expected.splitlines()) - 1


def test_searchers_play_the_same_in_every_process(tmp_path: Path) -> None:
    tournament = setting("plain:iterations=2", "search:iterations=2", games=2)
    expected, _ = results(tournament, tmp_path / "none.jsonl")
    assert played(tournament, tmp_path / "two.jsonl", 2) == expected


@pytest.mark.usefixtures("guests")
def test_a_bot_that_fails_is_told_with_its_game(tmp_path: Path) -> None:
    tournament = setting("first", "broken", games=6)
    path = tmp_path / "games.jsonl"
    error = failure(tournament, path)
    assert error.key == "arena-bot-failed"
    assert (error.values["number"], error.values["bot"]) == (0, "broken")
    assert error.values["problem"] == ("ZeroDivisionError: nothing left (arena_guests.py:15).")


@pytest.mark.usefixtures("guests")
def test_a_bot_that_plays_wrong_is_told_with_its_game(tmp_path: Path) -> None:
    error = failure(setting("first", "cheat", games=2), tmp_path / "games.jsonl")
    assert (error.key, error.values["bot"]) == ("arena-bot-failed", "cheat")
    assert isinstance(error.__cause__, BotError)
    assert error.__cause__.key == "bot-misplayed"


@pytest.mark.usefixtures("guests")
def test_a_worker_that_dies_is_told_with_its_game(tmp_path: Path) -> None:
    """The first two games are played by others."""
    path = tmp_path / "games.jsonl"
    error = failure(setting("first", "plankton", "fatal", games=2), path)
    assert error.key == "arena-worker-died"
    assert error.values == {"number": 2, "bots": "first, fatal", "code": "7"}
    kept = [game.number for game in load(path).finished]
    assert kept == list(range(len(kept)))


@pytest.mark.usefixtures("guests")
def test_what_was_over_before_something_failed_is_kept(tmp_path: Path) -> None:
    """One of two workers is killed in the middle of it; what was ready by then is in the file."""
    tournament = setting("first", "slow", games=60)
    path = tmp_path / "games.jsonl"
    crew = LocalCrew(tournament, 2)
    told: list[int] = []

    def watch(progress: Progress) -> None:
        told.append(progress.done)
        if progress.done and crew.workers:
            crew.workers[0].process.kill()

    workers = list(crew.workers)
    with pytest.raises(ArenaError) as error:
        run(tournament, path, lambda: crew, watch=watch)
    assert error.value.key == "arena-worker-died"
    assert error.value.values["code"] == "-9"
    assert 0 < len(load(path).finished) == told[-1] < 60
    assert all(worker.process.exitcode is not None for worker in workers)


def test_nobody_is_called_where_nothing_is_left_to_play(tmp_path: Path) -> None:
    tournament = setting("plankton", games=2)
    results(tournament, tmp_path / "games.jsonl")

    def recruit() -> Backwards:
        raise AssertionError

    assert run(tournament, tmp_path / "games.jsonl", recruit)


def test_quick_games_are_given_out_in_handfuls_and_slow_ones_one_by_one() -> None:
    quick, slow = Pace(), Pace()
    for _ in range(100):
        quick.note(0.001)
        slow.note(3.0)
    assert quick.handful() > 20
    assert slow.handful() == 1
