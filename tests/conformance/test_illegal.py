"""Whatever is not a legal action is refused with a reason, and changes nothing."""

from enum import IntEnum

import pytest

import lanternfish as lf
from tests.conformance.tables import Table, every_table
from tests.conformance.walks import Player, positions, spread


class Whole(int):
    """A whole number, but not an int."""


class Choice(IntEnum):
    FIRST = 0


JUNK: list[object] = [
    None,
    "",
    "0",
    "pass",
    b"0",
    0.0,
    1.0,
    float("nan"),
    float("inf"),
    1 + 0j,
    True,
    False,
    Whole(0),
    Choice.FIRST,
    -1,
    -(2**31),
    -(2**63),
    -(2**70),
    2**31,
    2**63 - 1,
    2**63,
    2**64,
    2**70,
    (0,),
    [0],
    {},
    {0},
    object(),
    int,
    len,
]


@every_table
def test_why_agrees_with_legal(table: Table) -> None:
    for number, state in enumerate(positions(table, 51)):
        if number % 3:
            continue
        legal = set(state.legal())
        for action in range(table.game.actions):
            reason = state.why(action)
            assert (reason is None) == (action in legal)
            assert reason is None or (type(reason.key) is str and reason.key)


def refused(state: lf.State, action: object) -> lf.IllegalAction:
    """An action is refused, for the reason that `why` gives, and nothing is told of it."""
    reason, log = state.why(action), lf.Log()
    assert reason is not None
    with pytest.raises(lf.IllegalAction) as slip:
        state.play(action, log)
    assert slip.value.reason.to_dict() == reason.to_dict()
    assert (slip.value.key, slip.value.values) == (reason.key, reason.values)
    assert slip.value.action is action
    assert str(reason) in str(slip.value)
    assert log.events == []
    return slip.value


@every_table
def test_every_illegal_number_is_refused_and_changes_nothing(table: Table) -> None:
    for state in spread(table, 52, 12):
        before = repr(state.to_dict())
        legal = set(state.legal())
        for action in set(range(table.game.actions)) - legal:
            error = refused(state, action)
            assert table.game.text(action) in str(error)
            assert error.key != "not-an-action"
            assert (error.key == "game-over") == (state.seat == lf.NOBODY)
        assert repr(state.to_dict()) == before
        assert set(state.legal()) == legal


@every_table
def test_what_is_no_action_at_all_is_refused_and_changes_nothing(table: Table) -> None:
    junk = [*JUNK, table.game.actions]
    for state in spread(table, 53, 8):
        before = repr(state.to_dict())
        texts = [table.game.text(action) for action in state.legal()]
        for action in [*junk, *texts]:
            error = refused(state, action)
            assert error.key == "not-an-action"
            assert error.values == {"last": table.game.actions - 1}
        assert repr(state.to_dict()) == before


@every_table
def test_the_game_goes_on_as_if_nothing_illegal_had_been_tried(table: Table) -> None:
    *_, honest = positions(table, 54)
    state, player = table.deal(54), Player(54)
    while state.seat != lf.NOBODY:
        legal = state.legal()
        for action in (None, -1, 10**30, *sorted({0, 1, table.game.actions - 1} - set(legal))):
            refused(state, action)
        state.play(player.choose(state))
    assert state == honest
