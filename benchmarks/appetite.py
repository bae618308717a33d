"""How much memory the deepest search takes, in a process of its own."""

import subprocess
import sys
from pathlib import Path

import lanternfish as lf
from benchmarks import memory
from benchmarks.runners import ROOT, child_environment
from lanternfish.bots.bot import Budget
from lanternfish.bots.searcher import LEVIATHAN, Searcher
from lanternfish.core.chance import quick

DECISIONS = 4


def largest_megabytes(game: str, seats: int) -> float:
    """The largest that a process became which thought a leviathan's thoughts to their end."""
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.appetite", game, str(seats)],
        cwd=ROOT,
        env=child_environment(str(Path(lf.__path__[0]).parent)),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return float(done.stdout)


def main(game: str, seats: int) -> None:
    from benchmarks.thinking import decisions

    states = decisions(game, seats)
    for state in states[:: len(states) // DECISIONS]:
        view = state.view(int(state.seat))
        Searcher(LEVIATHAN).think(view, Budget(), quick(1), settle=False)
    print(memory.largest_megabytes())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
