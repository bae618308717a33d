"""Chapter 7: an illegal action changes nothing and is answered with a reason."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

import lanternfish as lf
from tests.conspiracy.table import ANN, BEN, CARA, CONSPIRACY, asked, finished, turn
from tests.playing import play, why

THIRTEEN = "B3 B3 R3 R3 G3 G3 P3 P3 B4 B4 R4 R4 G4"


def keeping() -> lf.State:
    state = turn(2, BEN, ["", THIRTEEN], piles="Y1 Y3 Y4 Y6 R1")
    play(state, "take yellow")
    return state


#: One position for each decision.
DECISIONS: dict[str, Callable[[], lf.State]] = {
    "conspire": lambda: turn(3, BEN, piles="G4"),
    "pick": lambda: asked(3, CARA, "pick", [], shown="R1 B4"),
    "keep": keeping,
    "order": lambda: asked(2, BEN, "order", [], taken="G1 G4 G6"),
    "swap": lambda: asked(2, BEN, "swap", ["", "Y1 R3 G0"]),
    "source": lambda: asked(2, BEN, "source", ["", "Y1 R1"], row="seven"),
    "choose": lambda: asked(2, ANN, "choose", ["Y1 R1"], uncovered="seven gold"),
    "search": lambda: asked(2, BEN, "search", ["", "Y1 Y1=search-deck R1 G1"], row="seven"),
}
#: Some actions of each decision, from the first to the last.
ACTIONS_OF = {
    "conspire": ["draw 1", "draw 3", "take yellow", "take purple"],
    "pick": ["pick Y0", "pick R1", "pick P6"],
    "keep": ["keep Y0", "keep Y3", "keep P6"],
    "order": ["place Y0", "place G4", "place P6"],
    "swap": ["skip", "swap 1 2", "swap 14 15"],
    "source": ["reveal 1", "reveal 3", "claim seven", "claim count-purple"],
    "choose": ["choose seven", "choose count-purple"],
}


@pytest.mark.rule("CON 7.6")
@pytest.mark.parametrize("phase", DECISIONS)
def test_an_action_of_another_decision_is_refused_as_such(phase: str) -> None:
    state = DECISIONS[phase]()
    for kind, texts in ACTIONS_OF.items():
        for text in texts:
            reason = why(state, text)
            if phase == "search" and kind == "source":
                assert reason == "search-only"
            elif kind == phase or (phase, kind) == ("search", "choose"):
                assert reason is None or "another" not in reason
            else:
                assert reason == f"another-decision (asked {phase})"


@pytest.mark.rule("CON 7.6")
@pytest.mark.parametrize("phase", DECISIONS)
def test_what_is_legal_has_no_reason_against_it_and_everything_else_has(phase: str) -> None:
    state = DECISIONS[phase]()
    allowed = [action for action in range(CONSPIRACY.actions) if state.why(action) is None]
    assert list(state.legal()) == allowed


@pytest.mark.rule("CON 7.6")
@pytest.mark.parametrize(
    "nonsense", [-1, 255, 10**30, True, False, 1.0, "skip", None, (0,), b"\x00"]
)
def test_what_is_no_action_at_all_is_refused(nonsense: object) -> None:
    for make in DECISIONS.values():
        state = make()
        before = state.to_dict()
        with pytest.raises(lf.IllegalAction) as slip:
            state.play(nonsense)
        assert str(slip.value) == f"{nonsense!r} is not allowed: not-an-action (last 254)"
        assert (slip.value.key, slip.value.values) == ("not-an-action", {"last": 254})
        assert state.to_dict() == before


def forced(**zones: Any) -> lf.State:
    return turn(2, BEN, ["Y1 Y1=force2"], force=(ANN, 2), **zones)


#: Every reason, with its values.
REASONS: list[tuple[Callable[[], lf.State], str, str, Mapping[str, object]]] = [
    (lambda: turn(2, BEN, left=2), "draw 3", "deck-too-small", {"count": 3, "left": 2}),
    (lambda: turn(2, BEN, left=1), "draw 2", "deck-too-small", {"count": 2, "left": 1}),
    (lambda: turn(2, BEN), "take yellow", "pile-empty", {"colour": "yellow"}),
    (lambda: turn(2, BEN), "take purple", "pile-empty", {"colour": "purple"}),
    (forced, "draw 1", "forced", {"count": 2}),
    (forced, "take purple", "forced", {"count": 2}),
    (lambda: forced(left=1), "draw 3", "forced", {"count": 1}),
    (DECISIONS["pick"], "pick R2", "not-shown", {"card": "R2"}),
    (DECISIONS["pick"], "pick Y0", "not-shown", {"card": "Y0"}),
    (DECISIONS["pick"], "pick P6", "not-shown", {"card": "P6"}),
    (DECISIONS["order"], "place G3", "not-pending", {"card": "G3"}),
    (DECISIONS["order"], "place Y1", "not-pending", {"card": "Y1"}),
    (DECISIONS["order"], "place P6", "not-pending", {"card": "P6"}),
    (DECISIONS["keep"], "keep Y0", "not-in-pile", {"card": "Y0", "colour": "yellow"}),
    (DECISIONS["keep"], "keep R1", "not-in-pile", {"card": "R1", "colour": "yellow"}),
    (DECISIONS["keep"], "keep P6", "not-in-pile", {"card": "P6", "colour": "yellow"}),
    (DECISIONS["keep"], "keep Y6", "keep-falls-short", {"card": "Y6", "count": 2}),
    (DECISIONS["swap"], "swap 1 2", "key-stays", {"slot": 1}),
    (DECISIONS["swap"], "swap 2 4", "slot-empty", {"slot": 4}),
    (DECISIONS["swap"], "swap 3 15", "slot-empty", {"slot": 15}),
    (DECISIONS["swap"], "swap 14 15", "slot-empty", {"slot": 14}),
    (DECISIONS["source"], "claim gold", "not-in-row", {"location": "gold"}),
    (DECISIONS["source"], "claim count-purple", "not-in-row", {"location": "count-purple"}),
    (DECISIONS["choose"], "choose silver", "not-uncovered", {"location": "silver"}),
    (DECISIONS["choose"], "choose count-red", "not-uncovered", {"location": "count-red"}),
    (DECISIONS["search"], "choose seven", "not-in-deck", {"location": "seven"}),
    (DECISIONS["search"], "choose search-deck", "not-in-deck", {"location": "search-deck"}),
    (DECISIONS["search"], "claim seven", "search-only", {}),
    (DECISIONS["search"], "reveal 1", "search-only", {}),
    (DECISIONS["search"], "skip", "another-decision", {"asked": "search"}),
    (
        lambda: asked(2, ANN, "source", ["Y1 R1"], sites_left=1),
        *("reveal 2", "location-deck-too-small", {"left": 1}),
    ),
]


@pytest.mark.rule("CON 7.6")
@pytest.mark.parametrize(("make", "text", "key", "values"), REASONS)
def test_every_reason_and_its_values(
    make: Callable[[], lf.State], text: str, key: str, values: Mapping[str, object]
) -> None:
    """And nothing has changed."""
    state = make()
    before, moves = state.to_dict(), state.legal()
    with pytest.raises(lf.IllegalAction) as slip:
        play(state, text)
    assert (slip.value.key, slip.value.values) == (key, values)
    assert list(slip.value.values) == list(values)
    assert slip.value.reason.to_dict() == {"key": key, "values": values}
    assert slip.value.action == CONSPIRACY.parse(text)
    assert str(slip.value).startswith(f"{text} is not allowed: {key}")
    assert (state.to_dict(), state.legal()) == (before, moves)


@pytest.mark.rule("CON 7.6", "CON 7.4")
def test_keeping_in_the_wrong_order_and_too_few() -> None:
    state = keeping()
    assert why(state, "keep Y6") == "keep-falls-short (card Y6, count 2)"
    play(state, "keep Y3")
    assert why(state, "keep Y1") == "keep-order (card Y1)"
    assert why(state, "keep Y3") == "not-in-pile (card Y3, colour yellow)"
    assert why(state, "keep Y4") is None
    assert why(state, "keep Y6") is None


@pytest.mark.rule("CON 7.6", "CON 7.4")
def test_three_of_five_and_each_step_counts_what_is_missing() -> None:
    alliance = THIRTEEN.removesuffix(" G4")
    state = turn(2, BEN, ["", alliance], piles="Y1 Y3 Y4 Y4 Y6")
    play(state, "take yellow")
    assert why(state, "keep Y4") is None
    assert why(state, "keep Y6") == "keep-falls-short (card Y6, count 3)"
    play(state, "keep Y1")
    assert why(state, "keep Y6") == "keep-falls-short (card Y6, count 2)"
    assert why(state, "keep Y4") is None


@pytest.mark.rule("CON 7.7", "CON 7.6")
def test_when_the_game_is_over_nothing_is_legal() -> None:
    state = finished("", "Y1")
    assert (state.seat, state.legal()) == (lf.NOBODY, ())
    for action in range(CONSPIRACY.actions):
        assert str(state.why(action)) == "game-over"
    with pytest.raises(lf.IllegalAction, match=r"^draw 1 is not allowed: game-over$"):
        play(state, "draw 1")
    with pytest.raises(lf.IllegalAction, match="not-an-action"):
        state.play(255)


@pytest.mark.rule("CON 7.7")
def test_a_game_that_was_played_to_its_end_asks_nobody() -> None:
    state = turn(2, BEN, sizes={ANN: 15}, trigger=ANN, deck="B4")
    play(state, "draw 1")
    assert (state.seat, state.legal(), list(state.moves())) == (lf.NOBODY, (), [])
    assert str(state.why(1)) == "game-over"
