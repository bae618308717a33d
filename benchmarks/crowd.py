"""Two workers of the arena against one; and what this machine can do with two processes at all."""

import multiprocessing
import statistics
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from pathlib import Path

from benchmarks.bars import TIMES_ONE_WORKER
from benchmarks.report import AT_LEAST, Row
from benchmarks.rungs import play
from lanternfish.arena import match
from lanternfish.arena.finished import Setting
from lanternfish.arena.runner import setting_of
from lanternfish.arena.schedule import fixtures

BOTS = ["search:iterations=300", "minnow"]


def workers_against_one(game: str, games: int, rounds: int) -> list[Row]:
    """The same games with two and with one, by the clock: in rounds, of which the median counts."""
    setting = setting_of(game, BOTS, games)
    arena: list[float] = []
    bare: list[float] = []
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(2, spawn) as pool:
        _warm_up(pool, setting)
        for _ in range(rounds):
            arena.append(_gain(partial(tournament, setting)))
            bare.append(_gain(partial(apart, setting, pool)))
    return [
        Row(
            game,
            f"arena, {games} games, two workers against one",
            statistics.median(arena),
            "times",
            AT_LEAST,
            TIMES_ONE_WORKER,
        ),
        Row(game, "the same, two processes without an arena", statistics.median(bare), "times"),
    ]


def tournament(setting: Setting, workers: int) -> None:
    """All games in the arena."""
    with tempfile.TemporaryDirectory() as folder:
        told = f"{setting.game}, workers: {workers}"
        play(setting, Path(folder, "games.jsonl"), None, workers, told)


def apart(setting: Setting, pool: Executor, processes: int) -> None:
    """All games in so many processes, shared out beforehand."""
    shares = [pool.submit(play_share, setting, first, processes) for first in range(processes)]
    for share in shares:
        share.result()


def play_share(setting: Setting, first: int, step: int) -> int:
    """From one of the games on, one of every so many; how many that were."""
    mine = list(fixtures(setting))[first::step]
    for fixture in mine:
        match.play(setting, fixture)
    return len(mine)


def _warm_up(pool: Executor, setting: Setting) -> None:
    """Both processes are there, and have everything loaded."""
    apart(setting_of(setting.game, list(setting.bots), 8), pool, 2)


def _gain(work: Callable[[int], None]) -> float:
    """How many times as fast two are as one."""
    taken = []
    for hands in (1, 2):
        began = time.perf_counter()
        work(hands)
        taken.append(time.perf_counter() - began)
    return taken[0] / taken[1]
