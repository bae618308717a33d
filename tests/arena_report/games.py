"""Tournaments small enough to count by hand, and games that were really played."""

from functools import cache

from lanternfish import NOBODY, records
from lanternfish.arena.finished import Finished, Setting, Timing
from lanternfish.core.chance import quick
from lanternfish.games import game as game_named

BOTS = ("minnow", "angler")


def setting(name: str = "biblios", seats: int = 2, bots: tuple[str, ...] = BOTS) -> Setting:
    game = game_named(name)
    return Setting(name, game.rules_version, seats, game.settle({}), bots, 2, 7, "round-robin")


def finished(
    number: int,
    bots: tuple[int, ...],
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    decisions: int = 10,
) -> Finished:
    """A game of which only the result matters."""
    return Finished(number, 0, bots, scores, winners, decisions, "")


@cache
def played(name: str, number: int, bots: tuple[int, ...] = (0, 1), seed: int = 0) -> Finished:
    """A game that was played at random to its end."""
    record = records.record_of(name, len(bots), [f"bot {bot}" for bot in bots], seed=seed)
    state = records.deal(record)
    choices = quick(1000 + number)
    while state.seat != NOBODY:
        legal = state.legal()
        action = legal[choices.below(len(legal))]
        record.append(action, int(state.seat))
        state.apply(action)
    record.end(state)
    scores, winners = state.scores(), state.winners()
    text = records.write(record)
    return Finished(number, 0, bots, scores, winners, len(record.actions), text)


@cache
def tournament(name: str, seats: int = 2) -> list[Finished]:
    """Four deals, each played in two rotations."""
    tables = [(0, *[1] * (seats - 1)), (1, 0, *[1] * (seats - 2))]
    return [
        played(name, 2 * seed + turn, bots, seed)
        for seed in range(4)
        for turn, bots in enumerate(tables)
    ]


def timings(games: list[Finished]) -> list[Timing]:
    """The first bot thinks a tenth of a second, the second two seconds; 10 decisions each."""
    paces = (0.1, 2.0)
    return [
        Timing(
            game.number,
            tuple(10 for _ in game.bots),
            tuple(10 * paces[bot] for bot in game.bots),
            tuple(3 * paces[bot] for bot in game.bots),
        )
        for game in games
    ]
