"""A crew on a Ray cluster; without an address, Ray on this machine."""

import os
from collections.abc import Iterator
from itertools import islice
from types import ModuleType
from typing import Any

from lanternfish.arena.crew import PATIENCE, Pace
from lanternfish.arena.errors import ArenaError
from lanternfish.arena.finished import Setting
from lanternfish.arena.match import Failed, Played, failed, play
from lanternfish.arena.schedule import Fixture

# Tasks for each core: one that runs, and one that waits, so that no core does.
TASKS = 2
# Ray keeps what tasks hand in here; games are small.
STORE_BYTES = 100_000_000


class RayCrew:
    """Every task is a handful of games. `cores` limits Ray on this machine, not a cluster."""

    def __init__(self, setting: Setting, address: str | None, cores: int | None) -> None:
        self.bots = setting.bots
        self.ray = _ray()
        _connect(self.ray, address, cores)
        self.setting = self.ray.put(setting)
        self.task = self.ray.remote(num_cpus=1, max_retries=0)(play_all)
        self.tasks = TASKS * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.pace = Pace()
        self.given: dict[Any, list[Fixture]] = {}
        self.ready: list[Played] = []

    def collect(self, source: Iterator[Fixture]) -> list[Played]:
        self._give(source)
        problem = self._receive(PATIENCE)
        if problem is not None:
            raise problem
        self._give(source)
        ready, self.ready = self.ready, []
        return ready

    def idle(self) -> bool:
        return not self.given

    def stop(self) -> list[Played]:
        """Stop at once. A game that failed meanwhile will fail again when it is played again."""
        try:
            self._receive(0)
            for task in self.given:
                self.ray.cancel(task, force=True)
        finally:
            self.given = {}
            self.ray.shutdown()
        return self.ready

    def _give(self, source: Iterator[Fixture]) -> None:
        while len(self.given) < self.tasks:
            fixtures = list(islice(source, self.pace.handful()))
            if not fixtures:
                return
            self.given[self.task.remote(self.setting, fixtures)] = fixtures

    def _receive(self, seconds: float) -> ArenaError | None:
        """Take what the tasks that are over have to hand in; what went wrong in one, if it did."""
        if not self.given:
            return None
        tasks = list(self.given)
        self.ray.wait(tasks, num_returns=1, timeout=seconds)
        over, _ = self.ray.wait(tasks, num_returns=len(tasks), timeout=0)
        problem: ArenaError | None = None
        for task in over:
            fixtures = self.given.pop(task)
            try:
                games, failure = self.ray.get(task)
            except self.ray.exceptions.RayError as error:
                problem = self._died(fixtures, error)
                continue
            self.ready += games
            for played in games:
                self.pace.note(played.seconds)
            if failure is not None:
                problem = failure.error()
        return problem

    def _died(self, fixtures: list[Fixture], error: Exception) -> ArenaError:
        numbers = sorted({bot for fixture in fixtures for bot in fixture.bots})
        bots = ", ".join(self.bots[bot] for bot in numbers)
        number = fixtures[0].number
        code = type(error).__name__
        return ArenaError("arena-worker-died", number=number, bots=bots, code=code)


def play_all(setting: Setting, fixtures: list[Fixture]) -> tuple[list[Played], Failed | None]:
    """What one task does; if a game fails, the games before it are handed in all the same."""
    games: list[Played] = []
    for fixture in fixtures:
        try:
            games.append(play(setting, fixture))
        except ArenaError as error:
            return games, failed(error)
    return games, None


def _ray() -> ModuleType:
    # Nothing is reported to anybody, unless somebody decided so.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as error:
        raise ArenaError("arena-no-ray") from error
    module: ModuleType = ray
    return module


def _connect(ray: ModuleType, address: str | None, cores: int | None) -> None:
    quietly = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": True}
    try:
        if address is None:
            ray.init(
                address="local",
                num_cpus=cores,
                include_dashboard=False,
                object_store_memory=STORE_BYTES,
                **quietly,
            )
        else:
            ray.init(address=address, **quietly)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise ArenaError("arena-no-cluster", problem=str(error)) from error
