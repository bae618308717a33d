"""How much memory simulating takes, in a process of its own."""

import subprocess
import sys
from pathlib import Path

import lanternfish as lf
from benchmarks.runners import ROOT, child_environment

STATM = Path("/proc/self/statm")
STATUS = Path("/proc/self/status")


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
    return largest_megabytes()  # elsewhere: it grows when memory does


def largest_megabytes() -> float:
    """The largest that this process has been so far."""
    import resource

    if STATUS.exists():  # what `getrusage` says on Linux counts whoever started the process too
        line = next(line for line in STATUS.read_text().splitlines() if line.startswith("VmHWM:"))
        return int(line.split()[1]) * 1024 / 1e6
    largest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return largest / 1e6 if sys.platform == "darwin" else largest / 1e3  # in bytes on a Mac


def main(game: str, seats: int, few: int, many: int) -> None:
    run = lf.simulate(game, seats, few, seed=1)
    after_few = resident_megabytes()
    run.run(many - few)
    print(after_few, resident_megabytes())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
