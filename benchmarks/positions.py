"""What one call costs at the positions of random games."""

import random
import statistics
import time
from collections.abc import Iterator
from itertools import product, repeat

import lanternfish as lf
from lanternfish.core.chance import quick

COPIES = 20


def tables(game: lf.Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with every choice of options."""
    chosen = [dict(zip(game.options, row, strict=True)) for row in product(*game.options.values())]
    return [(seats, options) for seats in game.seats for options in chosen]


def positions(game: lf.Game, seats: int, options: dict[str, str], games: int) -> Iterator[lf.State]:
    """Every position of so many random games, from the deal to the last decision."""
    choices = random.Random(1)
    for seed in range(games):
        state = game.deal(seats, seed, **options)
        while state.seat != lf.NOBODY:
            yield state
            state.apply(choices.choice(state.legal()))


def copy_microseconds(
    game: lf.Game, seats: int, options: dict[str, str], games: int
) -> list[float]:
    clock = time.perf_counter_ns
    taken = []
    for state in positions(game, seats, options, games):
        copy = state.copy
        began = clock()
        for _ in repeat(None, COPIES):
            copy()
        taken.append((clock() - began) / COPIES / 1000)
    return taken


def sample_microseconds(
    game: lf.Game, seats: int, options: dict[str, str], games: int
) -> list[float]:
    """Each call by itself, from the view of the seat that decides."""
    clock = time.perf_counter_ns
    chance = quick(1)
    taken = []
    for state in positions(game, seats, options, games):
        sample = state.view(state.seat).sample
        began = clock()
        sample(chance)
        taken.append((clock() - began) / 1000)
    return taken


def evened(rows: list[list[float]]) -> list[float]:
    """All rows together, each thinned evenly to the length of the shortest."""
    shortest = min(len(row) for row in rows)
    return [row[place * len(row) // shortest] for row in rows for place in range(shortest)]


def median(row: list[float]) -> float:
    return statistics.median(row)


def percentile_99(row: list[float]) -> float:
    return sorted(row)[len(row) * 99 // 100]
