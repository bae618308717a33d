"""Positions in which every card is there once, and which still cannot be."""

from typing import Any

import pytest

import lanternfish as lf
from tests.biblios.table import ANN, BEN, BIBLIOS, CARA, auction, written

FULL = {"self": 1, "auction": 1, "public": 2}
NONE = {"self": 0, "auction": 0, "public": 0}


def placing(**zones: Any) -> dict[str, Any]:
    """Ann has drawn the first of four cards."""
    named: dict[str, Any] = {"drawn": "M2A", "deck": ["M2B", "M2C", "M2D"], "places": FULL}
    zones = named | zones
    return written(3, "place", **zones)


def taking(**zones: Any) -> dict[str, Any]:
    """Ann has placed; Ben and Cara take."""
    named: dict[str, Any] = {"public": ["M2A", "M2B"], "taker": BEN, "places": NONE}
    zones = named | zones
    return written(3, "take", **zones)


def selling(phase: str, **asked: Any) -> dict[str, Any]:
    """Ann turned up a monk; Ben speaks, or whoever is named."""
    up = {"speaker": BEN} | asked
    return written(3, phase, ["g1 g1 H1A", "g2 g2", "g3"], auction=auction("M4I", **up))


def paying(laid: list[str], **asked: Any) -> dict[str, Any]:
    """Ann pays 3 for a monk."""
    up = {"high": 3, "bidder": ANN, "speaker": None, "passed": [BEN, CARA]} | asked
    return written(3, "payment", ["g1 g2", "", ""], auction=auction("M4I", **up), laid=laid)


@pytest.mark.rule("BIB 7.16")
@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (placing(places=NONE), "a card is drawn, but no place is left for it"),
        (placing(deck=["M2B", "M2C"]), "a deck of 2 does not come out even"),
        (placing(deck=[]), "a deck of 0 does not come out even"),
        (placing(kept="H1A"), "a card is kept, so the place before oneself is taken"),
        (taking(deck=["M2C"]), "a deck of 1 does not come out even"),
        (taking(public=["M2A"]), "1 public cards for 2 who take one each"),
        (taking(taker=CARA), "2 public cards for 1 who take one each"),
        (
            written(3, "church", church={"card": "c+", "seat": BEN, "then": "take"}, places=NONE),
            "after a card taken from the public space comes a taker",
        ),
        (
            written(3, "over", pile=["M2A"]),
            "the gifts are over: no card is on the pile, in public or kept",
        ),
        (
            written(3, "over", kept="M2A"),
            "the gifts are over: no card is on the pile, in public or kept",
        ),
        (selling("bidding", high=1), "a bid needs a bidder, and a bidder a bid"),
        (selling("bidding", bidder=ANN), "a bid needs a bidder, and a bidder a bid"),
        (
            selling("bidding", high=1, bidder=BEN, speaker=BEN),
            "the highest bidder has not passed and does not speak against himself",
        ),
        (
            selling("bidding", high=1, bidder=CARA, passed=[CARA]),
            "the highest bidder has not passed and does not speak against himself",
        ),
        (paying([], passed=[BEN]), "who pays is the last one left: all others have passed"),
        (paying(["H1A"]), "H1A is laid for M4I: only gold pays"),
        (paying(["g1", "g2"], high=9), "cards are laid in falling card order"),
        (paying(["g3"]), "the price is laid, so the payment is over"),
    ],
)
def test_what_cannot_be_is_named(data: dict[str, Any], problem: str) -> None:
    with pytest.raises(lf.BadPosition) as slip:
        BIBLIOS.from_dict(data)
    assert str(slip.value) == f"impossible position: {problem}"


@pytest.mark.rule("BIB 7.16")
def test_what_can_be_is_read() -> None:
    """The positions above with nothing wrong in them."""
    for data in (placing(), taking(), selling("bidding"), paying(["g2"])):
        state = BIBLIOS.from_dict(data)
        assert state.seat != lf.NOBODY
        assert state.legal()
