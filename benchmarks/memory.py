"""How much memory simulating takes, in a process of its own."""

import subprocess
import sys
from pathlib import Path

import lanternfish as lf
from benchmarks.runners import ROOT, child_environment

STATM = Path("/proc/self/statm")


def growth_megabytes(game: str, seats: int, few: int, many: int) -> float:
    """How much larger the process is after many games than after few."""
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.memory", game, str(seats), str(few), str(many)],
        cwd=ROOT,
        env=child_environment(str(Path(lf.__path__[0]).parent)),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    after_few, after_many = (float(word) for word in done.stdout.split())
    return after_many - after_few


def resident_megabytes() -> float:
    import resource

    if STATM.exists():
        return int(STATM.read_text().split()[1]) * resource.getpagesize() / 1e6
    # Elsewhere the largest so far, which grows when memory does: in bytes on a Mac.
    largest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return largest / 1e6 if sys.platform == "darwin" else largest / 1e3


def main(game: str, seats: int, few: int, many: int) -> None:
    run = lf.simulate(game, seats, few, seed=1)
    after_few = resident_megabytes()
    run.run(many - few)
    print(after_few, resident_megabytes())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
