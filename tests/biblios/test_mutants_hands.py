"""Chapter 5, not paying: a card is drawn blind out of the hand as it is now, not as it once was."""

from itertools import permutations

import pytest

from tests.biblios.table import ANN, BEN, paying
from tests.playing import play, told


@pytest.mark.rule("BIB 5.29")
def test_what_was_paid_face_down_is_not_drawn_and_all_the_rest_may_be() -> None:
    """Ann buys gold for a monk, then bids what she does not have."""
    drawn: set[str] = set()
    for seed in range(60):
        state = paying(2, BEN, "g3", ANN, 1, ["M2A P2A S1A", ""], deck="F1A", seed=seed)
        play(state, "pay M2A", "bid 9")
        drawn.add(told(play(state, "refuse"), ANN)[1])
    assert drawn == {f"fine 0 1 {card}" for card in ("P2A", "S1A", "g3")}


@pytest.mark.rule("BIB 5.29")
def test_the_second_card_of_a_fine_may_be_any_that_the_first_is_not() -> None:
    hand = ["M2A", "P2A", "F1A", "S1A"]
    pairs: set[tuple[str, ...]] = set()
    for seed in range(240):
        state = paying(3, BEN, "H1A", ANN, 12, [" ".join(hand), "", ""], seed=seed)
        events = play(state, "refuse").sent(ANN)
        pairs.add(tuple(str(event["card"]) for event in events if event["what"] == "fine"))
    assert pairs == set(permutations(hand, 2))
