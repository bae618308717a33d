"""Do angler and leviathan choose the same where they look at the same position?

Positions are taken from games of the ladder. Where the two choose differently, a third search with
as many iterations as leviathan's says what it expects of either choice. `python -m
benchmarks.ladder --rungs 6` does it; what was found is kept beside the games, a line a position.
"""

import json
import math
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path

import lanternfish as lf
from lanternfish.arena.finished import Finished
from lanternfish.arena.journal import Results, load
from lanternfish.arena.schedule import seed_of
from lanternfish.bots.bot import Budget
from lanternfish.bots.search.search import Search
from lanternfish.bots.searcher import ANGLER, LEVIATHAN, Searcher
from lanternfish.core.chance import Chance, quick
from lanternfish.core.game import View
from lanternfish.core.record_text import read

POSITIONS = 200


@dataclass(frozen=True)
class Compared:
    """One position: what each chose, and what the third expects of that (0 to 1)."""

    number: int  # of the game
    decision: int  # in the game
    angler: int
    leviathan: int
    angler_worth: float
    leviathan_worth: float


@dataclass(frozen=True)
class Agreement:
    """All positions of a game: how many, in how many both chose the same, what that costs."""

    game: str
    positions: int
    same: int
    loss: float  # of an angler's choice, on average
    doubt: float  # half of the 95 % interval of the loss
    decisions: float  # with a choice, of one seat in a game


def file_of(game: str) -> str:
    return f"{game}-agreement.jsonl"


def views(finished: Finished, game: str) -> Iterator[tuple[int, View]]:
    """The decisions of a game that had a choice: their numbers, and what the decider saw."""
    record = read(finished.record, {game: lf.game(game)})
    state = record.game.deal(record.seats, record.seed, **record.options)
    for decision, action in enumerate(record.actions):
        view = state.view(int(state.seat))
        if len(view.legal) > 1:
            yield decision, view
        state.apply(action)


def compare(task: tuple[str, Finished, int]) -> Compared:
    """One decision of a game, chosen by chance, thought about three times."""
    game, finished, seed = task
    chance = quick(seed)
    choices = list(views(finished, game))
    decision, view = choices[chance.below(len(choices))]
    budgets = [ANGLER[game], LEVIATHAN[game]]
    lesser, greater = [think(view, iterations, chance).best() for iterations in budgets]
    worth = {lesser: 0.0, greater: 0.0}
    if lesser != greater:
        judge = think(view, LEVIATHAN[game], chance, settle=False)
        worth |= {action: expected for action, _, expected in judge.report() if action in worth}
    return Compared(finished.number, decision, lesser, greater, worth[lesser], worth[greater])


def think(view: View, iterations: int, chance: Chance, settle: bool = True) -> Search:
    return Searcher(LEVIATHAN).think(view, Budget(iterations, None), chance, settle)


def agree(games: Path, folder: Path, workers: int, positions: int = POSITIONS) -> None:
    """Compare in as many positions as are missing, in games of this file."""
    results = load(games)
    game = results.setting.game
    path = folder / file_of(game)
    done = len(found_in(path))
    with get_context("spawn").Pool(workers) as pool, path.open("a", encoding="utf-8") as file:
        for one in pool.imap(compare, list(tasks(results, positions))[done:]):
            file.write(json.dumps(asdict(one)) + "\n")
            file.flush()
            done += 1
            if done % 20 == 0:
                print(f"  {game}, the same choice?: {done} of {positions} positions", flush=True)


def tasks(results: Results, positions: int) -> Iterator[tuple[str, Finished, int]]:
    for place in range(positions):
        finished = results.finished[place % len(results.finished)]
        yield results.setting.game, finished, seed_of(results.setting, "agreement", place)


def found_in(path: Path) -> list[Compared]:
    if not path.exists():
        return []
    return [Compared(**json.loads(line)) for line in path.read_text("utf-8").splitlines()]


def agreement(game: str, found: list[Compared], results: Results) -> Agreement:
    losses = [one.leviathan_worth - one.angler_worth for one in found]
    mean = sum(losses) / len(losses)
    variance = sum((loss - mean) ** 2 for loss in losses) / max(1, len(losses) - 1)
    decided = [sum(timing.decisions) / len(timing.decisions) for timing in results.timings]
    return Agreement(
        game=game,
        positions=len(found),
        same=sum(one.angler == one.leviathan for one in found),
        loss=mean,
        doubt=1.96 * math.sqrt(variance / len(losses)),
        decisions=sum(decided) / len(decided),
    )
