"""What every test at a table does: list, play, ask why not, look, and hear what was told."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest

import lanternfish as lf


def legal(state: lf.State) -> list[str]:
    return [state.game().text(action) for action in state.legal()]


def play(state: lf.State, *texts: str) -> lf.Log:
    """Play the texts one after another; the events of all of them."""
    log = lf.Log()
    for text in texts:
        state.play(state.game().parse(text), log)
    return log


def why(state: lf.State, text: str) -> str | None:
    """The reason against an action, in short; None if it is legal."""
    reason = state.why(state.game().parse(text))
    return None if reason is None else str(reason)


def zone(state: lf.State, *path: str | int) -> Any:
    """A part of the position: zone(state, "lords", "deck")."""
    part: Any = state.to_dict()
    for key in path:
        part = part[key]
    return part


def told(log: lf.Log, seat: int = lf.NOBODY) -> list[str]:
    """The events as a seat was sent them, in short: "bid 1 3"; what it may not know is "?"."""
    return [
        " ".join("?" if value is None else str(value) for value in event.values())
        for event in log.sent(seat)
    ]


def play_out(state: lf.State, seed: int, log: lf.Log | None = None) -> None:
    """Play at random to the end."""
    pick = Random(seed)
    while state.seat != lf.NOBODY:
        state.play(pick.choice(state.legal()), log)


def events_of(deals: Iterable[lf.State]) -> dict[str, str]:
    """Every kind of event of random games, and what it says; a log changes nothing in them."""
    seen: dict[str, str] = {}
    for seed, state in enumerate(deals):
        silent, log = state.copy(), lf.Log()
        play_out(state, seed, log)
        play_out(silent, seed)
        assert silent == state
        for event in log.sent(0) + log.sent(lf.NOBODY):
            what, *says = event
            assert what == "what"
            assert seen.setdefault(str(event["what"]), " ".join(says)) == " ".join(says)
    return seen


def slip_in(read: Callable[[object], object], data: object) -> str:
    """The slip that a position or a view is refused for."""
    with pytest.raises(lf.BadPosition) as slip:
        read(data)
    problem = str(slip.value.values["problem"])
    assert str(slip.value) == f"impossible position: {problem}"
    assert slip.value.key == "bad-position"
    return problem
