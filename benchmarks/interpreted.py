"""Plays random games with the interpreted sources: a line in is a number of games to play,
a line out is how many decisions they had and how many seconds they took."""

import sys

import lanternfish as lf
from benchmarks.runners import simulated


def main(game: str, seats: int) -> None:
    if lf.COMPILED:
        raise SystemExit("there are compiled modules among the sources; remove them")
    play = simulated(game, seats)
    for line in sys.stdin:
        done = play(int(line))
        print(done.decisions, done.seconds, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
