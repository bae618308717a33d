"""A choice of several steps, named at once: what is played of it, and what the engine did."""

from collections import Counter
from itertools import combinations

import pytest

import lanternfish as lf
from lanternfish.core.rows import asked_of
from tests.abyss.table import player
from tests.abyss.table import turn as abyss_turn
from tests.biblios.table import ANN, BIBLIOS, hands, paying
from tests.conspiracy.table import BEN, CONSPIRACY, turn


def steps(state: lf.State, *texts: str) -> list[str]:
    game = state.game()
    return [game.text(action) for action in asked_of(state, [game.parse(text) for text in texts])]


def test_a_step_that_the_engine_makes_is_not_played_again() -> None:
    """Ann pays three cards of four: after gold 3 only gold 1 is left, then there is a choice.

    Played as it stands, the second step would choose the other gold 1 instead of the monk.
    """
    state = paying(2, ANN, "g2", ANN, 3, ["g3 g1 g1 M2A"])
    assert steps(state, "pay g3", "pay g1", "pay M2A") == ["pay g3", "pay M2A"]
    assert steps(state, "pay g3", "pay g1", "pay g1") == ["pay g3", "pay g1"]


def test_every_payment_that_is_named_is_paid() -> None:
    hand = "g3 g3 g1 g1 M2B M2A".split()
    for count in range(1, 7):
        state = paying(2, ANN, "g2", ANN, count, [" ".join(hand)])
        for cards in set(combinations(hand, count)):
            twin = state.copy()
            row = [BIBLIOS.parse(f"pay {card}") for card in cards]
            for action in asked_of(state, row):
                twin.play(action)
            left = Counter(hands(twin)[ANN])
            left.subtract(["g2"])  # what was bought
            assert left + Counter(cards) == Counter(hand)


def test_every_set_of_lords_that_is_named_is_kept() -> None:
    """Ben has room for three of the six lords of the yellow pile."""
    pile = "Y0 Y1 Y1 Y1 Y4 Y6".split()
    crowd = "R1 B3 R2 B4 R3 B6 R4 B0 R6 B3 R0 B4"
    state = turn(2, BEN, ["", crowd], piles=" ".join(pile))
    state.play(CONSPIRACY.parse("take yellow"))
    for lords in sorted(set(combinations(pile, 3))):
        twin, log = state.copy(), lf.Log()
        row = [CONSPIRACY.parse(f"keep {lord}") for lord in lords]
        for action in asked_of(state, row):
            twin.play(action, log)
        kept = [event["card"] for event in log.whole() if event["what"] == "keep"]
        assert kept == list(lords)


def test_what_is_not_legal_when_its_turn_comes_is_refused_and_nothing_happens() -> None:
    state = paying(2, ANN, "g2", ANN, 3, ["g3 g1 g1 M2A"])
    before = state.to_dict()
    with pytest.raises(lf.IllegalAction) as slip:
        steps(state, "pay g3", "pay g1", "pay g2")
    assert slip.value.reason.key == "not-in-hand"
    with pytest.raises(lf.IllegalAction):
        asked_of(state, ["pay g3"])
    assert state.to_dict() == before
    assert steps(state) == []


def test_a_row_that_leaves_out_what_has_to_be_is_refused() -> None:
    """Four and three pearls do not make eight: shellfish5 would be paid without being named."""
    hand = player("S1 S1 S2 S4 S5", pearls=3)
    state = abyss_turn(hand, player(), court="slaver sage hermit elder")
    state.play(state.game().parse("recruit slaver"))
    with pytest.raises(lf.IllegalAction) as slip:
        steps(state, "pay shellfish4", "paid")
    assert str(slip.value.reason) == "forced-step (step pay shellfish5)"
    assert str(slip.value).startswith("paid is not allowed")
    game = state.game()
    unknown: list[tuple[object, str]] = [(None, "None"), (0, game.text(0)), (-1, "-1")]
    for action, name in [*unknown, (int(game.actions), str(game.actions))]:
        with pytest.raises(lf.IllegalAction) as slip:
            asked_of(state, [game.parse("pay shellfish4"), action])
        assert (slip.value.action, str(slip.value).partition(" is")[0]) == (action, name)
    whole = ("pay shellfish4", "pay shellfish5", "paid")
    assert steps(state, *whole) == ["pay shellfish4"]
    assert steps(state, "pay shellfish4") == ["pay shellfish4"]


def test_a_row_ends_where_its_choice_ends() -> None:
    """What comes after it is another decision, and not looked at."""
    state = turn(2, BEN)
    assert steps(state, "draw 2", "take blue") == ["draw 2"]
    assert steps(state, "draw 1", "take blue") == ["draw 1"]


def test_the_log_says_what_the_engine_did_by_itself() -> None:
    state, log = turn(2, BEN), lf.Log()
    state.play(CONSPIRACY.parse("draw 1"), log)
    assert [CONSPIRACY.text(action).split()[0] for action in log.made] == ["pick"]
    assert {type(action) for action in log.made} == {int}
