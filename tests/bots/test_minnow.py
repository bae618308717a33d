"""Minnow: at a glance, always the same, and never for ever."""

import lanternfish as lf
from lanternfish.bots.bot import Budget
from lanternfish.bots.minnow import Minnow
from lanternfish.core.chance import quick
from tests.conformance.tables import Table, every_table

# No game of sensible players takes so many decisions.
FOR_EVER = 2500


def game_of_minnows(table: Table, seed: int) -> list[int]:
    """All actions of a game between minnows."""
    state = table.deal(seed)
    actions: list[int] = []
    while state.seat != lf.NOBODY and len(actions) < FOR_EVER:
        view = state.view(int(state.seat))
        actions.append(Minnow().choose(view, Budget(), quick(seed)))
        state.play(actions[-1])
    return actions


@every_table
def test_minnows_come_to_an_end(table: Table) -> None:
    """With riches enough for every lord nobody goes on fishing for more."""
    seeds = range(300) if lf.COMPILED else (3, 77)
    assert max(len(game_of_minnows(table, seed)) for seed in seeds) < FOR_EVER


@every_table
def test_a_minnow_needs_no_chance(table: Table) -> None:
    state = table.deal(5)
    for _ in range(40):
        view = state.view(int(state.seat))
        choices = {Minnow().choose(view, Budget(), quick(seed)) for seed in range(3)}
        assert len(choices) == 1
        state.play(choices.pop())
