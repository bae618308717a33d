"""Chapter 7, positions: what the checks of a written position let through, and what they do not."""

import pytest

from tests.biblios.table import ANN, BEN, paying, refused, written
from tests.playing import zone


@pytest.mark.rule("BIB 3.11", "BIB 7.17")
def test_no_public_card_is_left_when_the_auctions_have_begun() -> None:
    problem = "the gifts are over: no card is on the pile, in public or kept"
    assert refused(written(3, "over", public=["M2A"])) == problem
    assert refused(written(3, "over", public=["M2A"], pile=["M2B"])) == problem


@pytest.mark.rule("BIB 3.8", "BIB 7.17")
def test_nobody_takes_while_a_card_is_still_to_be_placed() -> None:
    places = {"self": 0, "auction": 1, "public": 0}
    public = ["M2A", "M2B"]
    data = written(3, "take", taker=BEN, places=places, public=public, deck=["M2C"])
    assert refused(data) == "2 public cards for 2 who take one each"


@pytest.mark.rule("BIB 7.4", "BIB 7.16")
@pytest.mark.parametrize("laid", ["g3", "g3 g1", "g2 g2", "g3 g2 g2 g1"])
def test_a_payment_under_way_may_be_any_falling_row(laid: str) -> None:
    state = paying(2, BEN, "M2A", ANN, 9, ["g1 g1 g1", ""], laid=laid.split())
    assert zone(state, "laid") == laid.split()


@pytest.mark.rule("BIB 7.4", "BIB 7.17")
@pytest.mark.parametrize("laid", ["g1 g2", "g3 g1 g2", "g3 g2 g1 g2"])
def test_a_row_that_rises_anywhere_is_no_payment(laid: str) -> None:
    up = {"card": "M2A", "high": 12, "bidder": ANN, "speaker": None, "passed": [BEN], "fined": []}
    data = written(2, "payment", ["g1 g1", ""], active=BEN, auction=up, laid=laid.split())
    assert refused(data) == "cards are laid in falling card order"
