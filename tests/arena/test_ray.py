"""The same tournament on Ray: for real, on this machine, and the same to the byte."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

import lanternfish
from lanternfish.arena import ray_cluster
from lanternfish.arena.errors import ArenaError
from lanternfish.arena.journal import load
from lanternfish.arena.ray_cluster import RayCrew, play_all
from lanternfish.arena.runner import run
from lanternfish.arena.schedule import fixtures
from lanternfish.bots import BotError
from tests.arena.tournaments import invite, results, setting

# Ray warns, and starts a dozen processes: it gets a process of its own.
PATIENCE = 240


def on_ray(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    sources = str(Path(lanternfish.__path__[0]).parent)
    return subprocess.run(
        [sys.executable, "-m", "lanternfish", "arena", "conspiracy", *words, "--on", "ray"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": f"{sources}:{folder}", "LANTERNFISH_LANG": "en"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_a_tournament_on_ray_is_the_same_to_the_byte(tmp_path: Path) -> None:
    tournament = setting("plankton", "minnow", "search:iterations=2", games=4)
    expected, _ = results(tournament, tmp_path / "here.jsonl")
    words = ["--bots", ",".join(tournament.bots), "--games", "4", "--workers", "2"]
    done = on_ray(tmp_path, *words, "--out", "there.jsonl")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "there.jsonl").read_bytes() == expected
    assert "minnow" in done.stdout


def test_a_task_hands_in_what_was_over_before_a_game_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    invite(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    tournament = setting("first", "plankton", "broken", games=2)
    games, failure = play_all(tournament, list(fixtures(tournament)))
    assert [played.finished.number for played in games] == [0, 1]
    assert failure is not None
    assert failure.error().values["number"] == 2


class Died(Exception):
    pass


class Pretended:
    """Ray's part in it: tasks are played when somebody waits for them."""

    exceptions = SimpleNamespace(RayError=Died)

    def __init__(self, last: int | None = None) -> None:
        self.last = last  # the cluster breaks down after this task
        self.tasks: list[tuple[Callable[..., object], tuple[object, ...]]] = []
        self.cancelled: list[int] = []
        self.on = False

    def init(self, **wishes: object) -> None:
        assert wishes["log_to_driver"] is False
        if wishes["address"] != "local":
            raise ConnectionError("nobody there")
        self.on = True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def put(self, value: object) -> object:
        return value

    def remote(self, **wishes: object) -> Callable[..., object]:
        def give(*given: object) -> int:
            self.tasks.append((wrapped[0], given))
            return len(self.tasks) - 1

        wrapped: list[Callable[..., object]] = []

        def wrap(function: Callable[..., object]) -> object:
            wrapped.append(function)
            return SimpleNamespace(remote=give)

        return wrap

    def wait(self, tasks: list[int], **wishes: object) -> tuple[list[int], list[int]]:
        return tasks[-1:], tasks[:-1]

    def get(self, task: int) -> object:
        if self.last is not None and task > self.last:
            raise Died
        function, given = self.tasks[task]
        return function(*given)

    def cancel(self, task: int, force: bool) -> None:
        self.cancelled.append(task)

    def shutdown(self) -> None:
        self.on = False


@pytest.fixture
def pretended(monkeypatch: pytest.MonkeyPatch) -> Pretended:
    ray = Pretended()
    monkeypatch.setattr(ray_cluster, "_ray", lambda: ray)
    return ray


def test_tasks_may_end_in_any_order(tmp_path: Path, pretended: Pretended) -> None:
    tournament = setting("plankton", "minnow", games=20)
    expected, _ = results(tournament, tmp_path / "here.jsonl")
    path = tmp_path / "there.jsonl"
    assert run(tournament, path, lambda: RayCrew(tournament, None, 2))
    assert path.read_bytes() == expected
    assert not pretended.on


def test_a_bot_that_fails_on_ray_is_told_and_the_other_tasks_are_cancelled(
    tmp_path: Path, pretended: Pretended, monkeypatch: pytest.MonkeyPatch
) -> None:
    invite(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    tournament = setting("first", "cheat", games=8)
    with pytest.raises(ArenaError) as error:
        run(tournament, tmp_path / "games.jsonl", lambda: RayCrew(tournament, None, 2))
    assert error.value.key == "arena-bot-failed"
    assert isinstance(error.value.__cause__, BotError)
    assert pretended.cancelled
    assert not pretended.on


def test_a_node_that_dies_is_told_and_what_was_over_is_kept(
    tmp_path: Path, pretended: Pretended
) -> None:
    pretended.last = 5
    tournament = setting("plankton", games=200)
    path = tmp_path / "games.jsonl"
    with pytest.raises(ArenaError, match="ended with code Died") as error:
        run(tournament, path, lambda: RayCrew(tournament, None, 2))
    assert error.value.values["bots"] == "plankton"
    assert load(path).finished
    assert not pretended.on


@pytest.mark.usefixtures("pretended")
def test_a_cluster_that_is_not_there_is_told() -> None:
    with pytest.raises(ArenaError, match="cannot be reached: nobody there"):
        RayCrew(setting("plankton"), "10.0.0.1:6379", None)


def test_without_ray_it_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError, match=r"pip install 'lanternfish\[ray\]'"):
        RayCrew(setting("plankton"), None, 1)
