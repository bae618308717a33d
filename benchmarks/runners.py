"""Lanternfish's own runners: inside compiled code, stepped from Python, and interpreted."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import lanternfish as lf
from benchmarks.race import Run, Runner

ROOT = Path(__file__).resolve().parents[1]
TRIAL_GAMES = 20


def simulated(game: str, seats: int) -> Runner:
    """Whole games inside compiled code."""

    def run(games: int) -> Run:
        began = time.process_time()
        done = lf.simulate(game, seats, games, seed=1)
        return Run(done.decisions, time.process_time() - began)

    return run


def stepped(game: str, seats: int) -> Runner:
    """Step by step from Python, as a caller without compiled code of his own would."""
    chosen = lf.game(game)

    def run(games: int) -> Run:
        choose = random.Random(1).choice  # the same games in every run
        decisions = 0
        began = time.process_time()
        for seed in range(games):
            state = chosen.deal(seats, seed)
            while state.seat != lf.NOBODY:
                actions = state.legal()
                decisions += len(actions) > 1
                state.apply(choose(actions))
        return Run(decisions, time.process_time() - began)

    return run


class Interpreted:
    """The same sources in an interpreter of their own, which plays when it is asked to."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.interpreted", game, str(seats)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
            env=child_environment(str(ROOT / "src")),
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.communicate()  # the end of its input is the end of its work

    def run(self, games: int) -> Run:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(games, file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline().split()
        if len(answer) != 2:
            raise SystemExit("the interpreted sources stopped; see above")
        return Run(float(answer[0]), float(answer[1]))

    def check_same(self) -> None:
        """Are these the sources that the compiled package was built from? Then they play alike."""
        here = lf.simulate(self.game, self.seats, TRIAL_GAMES, seed=1).decisions
        if here != self.run(TRIAL_GAMES).decisions:
            raise SystemExit("the compiled package was built from other sources; build it again")


def child_environment(path: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": path}
