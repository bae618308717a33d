"""Chapter 7, positions: a story counts every card, also those that look the same."""

import pytest

from tests.biblios.table import ANN, BEN, bidding, paying, placing, read, receiving, refused
from tests.playing import zone


@pytest.mark.rule("BIB 7.18")
def test_cards_that_look_the_same_are_counted_one_by_one() -> None:
    """Two of a kind were left unsold, found, paid face down, and shown."""
    discard = {"open": ["g1", "g1", "g2", "g2", "c+", "c+"], "hidden": ["g3", "g3"]}
    plain = bidding(2, ANN, "M2A", ["", ""], discard=discard).to_dict()
    assert read(plain).to_dict() == plain
    shown = ["0 keep g2", "1 keep g2", "0 show g2", "1 show g2"]
    unsold = [line for line in plain["story"] if not line.endswith("g2")]  # type: ignore[attr-defined]
    told = plain | {"story": shown + unsold}
    assert read(told).to_dict() == told
    once = plain | {"story": shown[:1] + shown[2:3] + unsold}
    assert refused(once) == "the story does not lead to the open discard as written"


@pytest.mark.rule("BIB 7.18")
def test_a_card_kept_or_laid_is_counted_beside_those_in_the_hand() -> None:
    """Ann holds gold such as she has just kept, Ben such as he has just laid."""
    kept = placing(2, ANN, "M2A", "self auction", kept="g1", hands=["g1", ""]).to_dict()
    assert read(kept).to_dict() == kept
    laid = paying(2, ANN, "M2A", BEN, 3, ["", "g1 g2 g2"], laid=["g2"]).to_dict()
    assert read(laid).to_dict() == laid


@pytest.mark.rule("BIB 7.18")
def test_a_church_card_is_counted_beside_its_twin_in_the_discard() -> None:
    discard = {"open": ["c++"], "hidden": []}
    state = receiving("c++", discard=discard).to_dict()
    assert read(state).to_dict() == state


@pytest.mark.rule("BIB 7.18")
def test_twins_on_the_pile_are_two_lines_of_the_story() -> None:
    state = placing(2, ANN, "M2A", "auction public", pile=["g2", "g2"], public=["g3"]).to_dict()
    assert refused(state | {"story": ["0 share g3", "0 pile g2"]}) == (
        "the story does not lead to the auction pile as written"
    )


@pytest.mark.rule("BIB 7.18")
def test_until_the_auctions_begin_the_deck_has_no_story() -> None:
    """Ann has found a church card while she places: what lies on the pile was put there."""
    places = {"self": 0, "auction": 0, "public": 1}
    state = receiving("c+", ANN, "draw", seats=2, places=places, deck=["M2A"], pile=["g1"])
    assert zone(state, "story") == ["0 find c+", "0 pile g1"]
