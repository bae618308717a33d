"""Positions and views that were written down, copied or pickled are as they were, in every game."""

import pickle
from random import Random

import lanternfish as lf
from lanternfish.core.chance import quick
from tests.playing import play_out


def everyone(state: lf.State) -> list[int]:
    """The spectator and every seat."""
    return [lf.NOBODY, *range(int(state.seats))]


def position_comes_back(state: lf.State) -> None:
    """As it was written, whatever is asked of it."""
    game = state.game()
    data = state.to_dict()
    back = game.from_dict(data)
    assert back.to_dict() == data
    assert (back.seat, back.seats, back.legal()) == (state.seat, state.seats, state.legal())
    assert (back == state, hash(back) == hash(state)) == (True, True)
    assert (back.progress(), back.breakdown()) == (state.progress(), state.breakdown())
    assert (back.scores(), back.winners()) == (state.scores(), state.winners())
    assert back.game() is game


def position_plays_on_alike(state: lf.State) -> None:
    """What was read plays on as what was written, to the end."""
    back = state.game().from_dict(state.to_dict())
    pick = Random(4)
    while state.seat != lf.NOBODY:
        assert back.legal() == state.legal()
        action = pick.choice(state.legal())
        state.play(action)
        back.play(action)
        assert (back.seat, back.scores()) == (state.seat, state.scores())
    assert back.to_dict() == state.to_dict()
    assert (back.seat, back.winners()) == (lf.NOBODY, state.winners())


def position_comes_back_at_every_step(state: lf.State, steps: int) -> None:
    pick = Random(7)
    for _ in range(steps):
        back = state.game().from_dict(state.to_dict())
        assert (back.to_dict(), back.legal()) == (state.to_dict(), state.legal())
        if state.seat == lf.NOBODY:
            return
        action = pick.choice(state.legal())
        state.play(action)
        back.play(action)
        assert back.to_dict() == state.to_dict()


def position_can_be_pickled(state: lf.State) -> None:
    back = pickle.loads(pickle.dumps(state))
    assert type(back) is type(state)
    assert (back.to_dict(), back.legal()) == (state.to_dict(), state.legal())


def copy_goes_its_own_way(state: lf.State) -> None:
    """The copy is the same and plays on the same; the original is left alone."""
    before, moves = state.to_dict(), state.legal()
    twin = state.copy()
    assert (twin.to_dict(), twin.legal(), twin.seat) == (before, moves, state.seat)
    assert (twin.seats, twin.progress()) == (state.seats, state.progress())
    assert (type(twin), twin.breakdown()) == (type(state), state.breakdown())
    third = twin.copy()
    play_out(twin, 7)
    play_out(third, 7)
    assert twin == third
    assert (state.to_dict(), state.legal()) == (before, moves)


def copies_at_every_step(state: lf.State, step: int) -> None:
    """A copy that goes ahead of the game changes nothing in it, to the end."""
    while state.seat != lf.NOBODY:
        before = state.to_dict()
        twin = state.copy()
        step += 1
        action = state.legal()[step * 5 % len(state.legal())]
        twin.play(action)
        assert state.to_dict() == before
        state.play(action)
        assert state.to_dict() == twin.to_dict()
        assert state.legal() == twin.legal()


def views_come_back(state: lf.State) -> None:
    """Of the spectator and of every seat, written down or pickled."""
    for seat in everyone(state):
        view = state.view(seat)
        back = state.game().view_from_dict(view.to_dict())
        assert back.to_dict() == view.to_dict()
        assert (back.seat, back.turn, back.legal) == (view.seat, view.turn, view.legal)
        assert (back == view, hash(back) == hash(view)) == (True, True)
        again = pickle.loads(pickle.dumps(view))
        assert type(again) is type(view)
        assert again.to_dict() == view.to_dict()


def views_imagine_alike(state: lf.State) -> None:
    """A view that was read imagines the worlds of the view that was written."""
    for seat in everyone(state):
        view = state.view(seat)
        back = state.game().view_from_dict(view.to_dict())
        world = view.sample(quick(5))
        assert world.view(seat).to_dict() == view.to_dict()
        assert back.sample(quick(5)).to_dict() == world.to_dict()
        assert state.game().from_dict(world.to_dict()).to_dict() == world.to_dict()
