"""Imagined worlds: drawn from a view, they give back that very view, and they vary.

How often each world is drawn is tested elsewhere, by game.
"""

import json
from collections.abc import Iterator

import pytest

import lanternfish as lf
from lanternfish.core.chance import Quick, quick
from tests.conformance.hooks import hooks_of
from tests.conformance.tables import Table, every_table
from tests.conformance.test_cards import census
from tests.conformance.walks import play_on, spread

Imagined = tuple[lf.State, int, lf.State, Quick]


def imagined(table: Table, seed: int, points: int, eyes: range) -> Iterator[Imagined]:
    """Positions of a game, for each eyes a world that they imagine, and what it was drawn from."""
    for number, state in enumerate(spread(table, seed, points)[:-1]):
        for seat in eyes:
            thinking = quick(100 * number + seat)
            yield state, seat, state.view(seat).sample(thinking), thinking


@every_table
def test_a_world_gives_back_the_view_it_was_drawn_from(table: Table) -> None:
    for state, eyes, world, _ in imagined(table, 91, 6, table.eyes()):
        assert json.dumps(world.view(eyes).to_dict()) == json.dumps(state.view(eyes).to_dict())
        assert (world.seat, world.progress() is None) == (state.seat, state.progress() is None)
        if eyes == state.seat:
            assert world.legal() == state.legal()


@every_table
def test_a_sketch_gives_back_the_view_it_was_drawn_from(table: Table) -> None:
    for number, state in enumerate(spread(table, 95, 6)[:-1]):
        for eyes in table.eyes():
            world = state.view(eyes).sketch(quick(100 * number + eyes))
            assert json.dumps(world.view(eyes).to_dict()) == json.dumps(state.view(eyes).to_dict())
            assert world.seat == state.seat


@pytest.mark.compiled_only
@every_table
def test_a_finished_game_can_be_imagined_too(table: Table) -> None:
    """How it may have come to that end: many known cards, and little that fits."""
    state = spread(table, 91, 2)[-1]
    assert state.seat == lf.NOBODY
    for eyes in table.eyes():
        world = state.view(eyes).sample(quick(eyes))
        assert json.dumps(world.view(eyes).to_dict()) == json.dumps(state.view(eyes).to_dict())


@every_table
def test_a_world_is_a_true_position(table: Table) -> None:
    hooks = hooks_of(table.name)
    for state, _, world, _ in imagined(table, 92, 5, range(lf.NOBODY, 1)):
        data = world.to_dict()
        assert table.game.from_dict(json.loads(json.dumps(data))) == world
        assert census(data, hooks) == census(state.to_dict(), hooks)
        assert list(data) == list(state.to_dict())
        twin = world.copy()
        assert play_on(world, 92) == play_on(twin, 92)
        assert world == twin
        assert world.seat == lf.NOBODY


@every_table
def test_a_world_has_a_chance_of_its_own(table: Table) -> None:
    """Thinking draws from its own stream: neither the game's chance nor a world's is touched."""
    for state, _, world, thinking in imagined(table, 93, 5, range(2)):
        after = thinking.to_dict()
        game, mine = state.to_dict()["chance"], world.to_dict()["chance"]
        assert mine not in (game, after)
        play_on(world, 93)
        assert thinking.to_dict() == after
        assert state.to_dict()["chance"] == game


@every_table
def test_sampling_changes_neither_state_nor_view(table: Table) -> None:
    for state in spread(table, 94, 4)[:-1]:
        view, before = state.view(0), repr(state.to_dict())
        shown = repr(view.to_dict())
        view.sample(quick(94))
        assert repr(state.to_dict()) == before
        assert repr(view.to_dict()) == shown


@every_table
def test_the_same_thinking_imagines_the_same_world(table: Table) -> None:
    """From the view itself, and from one that has travelled."""
    for state in spread(table, 98, 4)[:-1]:
        view = state.view(0)
        travelled = table.game.view_from_dict(json.loads(json.dumps(view.to_dict())))
        assert view.sample(quick(7)) == travelled.sample(quick(7))


@every_table
def test_worlds_vary(table: Table) -> None:
    """Nor is the true one among them, while there is much that is hidden."""
    for state in spread(table, 96, 4)[:-1]:
        for eyes in (lf.NOBODY, 0):
            view, thinking = state.view(eyes), quick(96)
            worlds = [view.sample(thinking).to_dict() for _ in range(4)]
            assert len({json.dumps(world["chance"]) for world in worlds}) == 4
            for world in worlds:
                del world["chance"]
            true = state.to_dict()
            del true["chance"]
            assert len({json.dumps(world) for world in worlds}) == 4
            assert true not in worlds


@every_table
def test_worlds_vary_in_what_the_others_decide(table: Table) -> None:
    """A view with somebody's choice half made can be imagined too, by all who watch."""
    for seed in range(2):
        for state in unfinished(table, seed):
            for eyes in table.eyes():
                world = state.view(eyes).sample(quick(seed))
                assert world.view(eyes) == state.view(eyes)
                assert world.seat == state.seat
                assert world.legal()


def unfinished(table: Table, seed: int) -> list[lf.State]:
    """The first two positions of a game in the middle of a choice of several steps."""
    return [
        state
        for state in spread(table, seed, 300)
        if (state.progress() or {"given": 0})["given"] > 0
    ][:2]


def test_much_is_hidden() -> None:
    """The tests above would prove nothing if a view showed everything."""
    hooks = hooks_of("biblios")
    state = lf.game("biblios").deal(2, 97)
    assert census(state.view(lf.NOBODY).to_dict(), hooks).total() == 6
    assert census(state.to_dict(), hooks).total() == 87
