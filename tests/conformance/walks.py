"""Random games: the positions that the suite looks at."""

from collections.abc import Iterator
from random import Random

import pytest

import lanternfish as lf
from tests.conformance.hooks import hooks_of
from tests.conformance.tables import Table

#: No game of the catalogue comes anywhere near it; a game that does not end would.
LONGEST = 5000
#: How often a player does not care what it does.
WILD = 0.1


class Player:
    """Plays at random, mostly among what a careful player would do, now and then anything.

    Only `Random.random` is used, which gives the same numbers in every version of Python.
    """

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, state: lf.State) -> int:
        game = state.game()
        texts = [game.text(action) for action in state.legal()]
        if self.random.random() >= WILD:
            texts = hooks_of(game.name).careful(texts)
        return game.parse(texts[int(self.random.random() * len(texts))])


def positions(table: Table, seed: int) -> Iterator[lf.State]:
    """One random game from the deal to the end: the same state before every action, and over."""
    state = table.deal(seed)
    player = Player(seed)
    for _ in range(LONGEST):
        yield state
        if state.seat == lf.NOBODY:
            return
        state.play(player.choose(state))
    pytest.fail(f"{table} is not over after {LONGEST} actions")


def spread(table: Table, seed: int, count: int) -> list[lf.State]:
    """Some positions of a game, from the deal to the end, at even distances."""
    whole = [state.copy() for state in positions(table, seed)]
    last = len(whole) - 1
    return [whole[step * last // (count - 1)] for step in range(count)]


def play_on(state: lf.State, seed: int, actions: int = LONGEST) -> list[int]:
    """Play up to so many actions at random; which they were."""
    player = Player(seed)
    played: list[int] = []
    while state.seat != lf.NOBODY and len(played) < actions:
        played.append(player.choose(state))
        state.play(played[-1])
    return played
