"""Rates compared fairly on a noisy machine: in rounds, each runner once a round.

Seconds are those of the processor: what else runs on the machine meanwhile does not count.
"""

import statistics
from collections.abc import Callable
from typing import NamedTuple


class Run(NamedTuple):
    decisions: float
    seconds: float


#: Plays so many games, and says how many decisions they had and how long they took.
Runner = Callable[[int], Run]
Rates = dict[str, list[float]]


def race(runners: dict[str, Runner], rounds: int, seconds: float) -> Rates:
    """Decisions a second of each runner in each round; a runner plays about so many seconds."""
    games = {name: _games_for(runner, seconds) for name, runner in runners.items()}
    rates: Rates = {name: [] for name in runners}
    order = list(runners)
    for _ in range(rounds):
        for name in order:
            run = runners[name](games[name])
            rates[name].append(run.decisions / run.seconds)
        order.reverse()  # nobody always runs behind the same one
    return rates


def rate(rates: Rates, name: str) -> float:
    return statistics.median(rates[name])


def times(rates: Rates, name: str, other: str) -> float:
    """How many times as fast: the median over the rounds, compared within each round."""
    pairs = zip(rates[name], rates[other], strict=True)
    return statistics.median(one / two for one, two in pairs)


def _games_for(runner: Runner, seconds: float) -> int:
    """How many games take about so long; this also warms the runner up."""
    games = 1
    while True:
        taken = runner(games).seconds
        if taken >= seconds / 3:
            return max(1, round(games * seconds / taken))
        games *= 2
