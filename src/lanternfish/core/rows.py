"""A choice of several steps as a whole: all of its steps are named at once."""

from collections.abc import Sequence

from lanternfish.core.errors import IllegalAction, Reason
from lanternfish.core.events import Log
from lanternfish.core.game import Game, State


def asked_of(state: State, row: Sequence[object]) -> list[int]:
    """The steps of a row that have to be played; the others the engine makes by itself.

    A row names every step of one choice, as if each were asked. Where a step has no alternative,
    the engine has made it already when the row comes to it. `IllegalAction` if a step is not legal
    when its turn comes, or names another than the engine had to make. What stands after the end of
    the choice is not looked at. The state stays as it is.
    """
    trial = state.copy()
    seat = trial.seat
    steps: list[int] = []
    rest = list(row)
    while rest:
        action = rest.pop(0)
        log = Log()
        trial.play(action, log)
        assert isinstance(action, int)
        steps.append(action)
        for made, inside in zip(log.made, log.inside, strict=True):
            if rest and rest[0] == made:
                rest.pop(0)
            elif rest and inside:
                raise _left_out(trial.game(), rest[0], made)
        if trial.seat != seat or trial.progress() is None:
            break
    return steps


def _left_out(game: Game, action: object, made: int) -> IllegalAction:
    """A row that goes on without a step that had no alternative."""
    text = game.text(action) if type(action) is int and 0 <= action < game.actions else ""
    return IllegalAction(action, text, Reason("forced-step", {"step": game.text(made)}))
