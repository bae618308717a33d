"""Chapter 7, positions: what can be written down is read back, and what cannot be is refused."""

from typing import Any

import pytest

import lanternfish as lf
from lanternfish.core.chance import fair, quick
from tests.biblios.table import (
    ANN,
    BEN,
    BIBLIOS,
    CARA,
    auction,
    church,
    in_bidding,
    in_gift,
    paying,
    read,
    refused,
    with_auction,
    written,
)
from tests.playing import play, zone


@pytest.mark.rule("BIB 7.16")
@pytest.mark.parametrize("data", [in_bidding(), in_gift()])
def test_a_position_is_read_as_it_was_written(data: dict[str, Any]) -> None:
    state = read(data)
    again = state.to_dict()
    assert {key: again[key] for key in data} == data
    assert set(again) - set(data) == {"seat", "story"}
    assert BIBLIOS.from_dict(again).to_dict() == again
    assert BIBLIOS.from_dict(again) == state


@pytest.mark.rule("BIB 7.16")
def test_rows_may_be_tuples_too() -> None:
    data = in_bidding(deck=("S1A",), hands=(("g1",), ("g2",), ("g3",)))
    assert read(data) == read(in_bidding())


@pytest.mark.rule("BIB 7.16", "BIB 7.15")
@pytest.mark.parametrize("kind", ["quick", "fair"])
@pytest.mark.parametrize("words", [0, 1, 7, 8, 9])
def test_chance_goes_on_where_it_was(kind: str, words: int) -> None:
    chance = quick(5) if kind == "quick" else fair(b"five", [b"a", b"b"])
    for _ in range(words):
        chance.word()
    deal = BIBLIOS.from_dict(in_bidding(chance=chance.to_dict()))
    again: Any = deal.to_dict()["chance"]
    assert again == chance.to_dict()
    two, three = (
        BIBLIOS.from_dict(paying(3, ANN, "M2A", BEN, 2, ["", "P2A P2B g1 g1", ""]).to_dict() | c)
        for c in ({"chance": chance.to_dict()}, {"chance": again})
    )
    play(two, "refuse")
    play(three, "refuse")
    assert two == three


@pytest.mark.rule("BIB 7.17")
@pytest.mark.parametrize(
    ("data", "slip"),
    [
        (in_bidding(phase="draw"), "nobody decides in phase 'draw'"),
        (in_bidding(phase="gather"), "nobody decides in phase 'gather'"),
        (in_bidding(phase="turn-up"), "nobody decides in phase 'turn-up'"),
        (in_bidding(phase="place"), "phase 'place' needs a drawn card"),
        (in_bidding(drawn="M2B"), "a drawn card belongs to phase 'place' alone; it is 'bidding'"),
        (
            in_bidding(phase="church"),
            "phase 'church' needs a church card",
        ),
        (
            in_bidding(church=church("c+", ANN, "draw")),
            "a church card belongs to phase 'church' alone; it is 'bidding'",
        ),
        (
            written(3, "church", church=church("c+", None, "draw")),
            "a church card belongs to the seat that received it",
        ),
        (
            written(3, "church", church=church(None, ANN, "draw")),
            "phase 'church' needs a church card",
        ),
        (
            written(3, "church", church=church("c+", ANN, "place")),
            "after a church card comes draw, take or turn-up",
        ),
        (
            written(3, "church", church=church("c+", ANN, "gather")),
            "after a church card comes draw, take or turn-up",
        ),
        (written(3, "bidding"), "phase 'bidding' and the auction do not go together"),
        (written(3, "payment"), "phase 'payment' and the auction do not go together"),
        (
            written(3, "over", auction=auction("M2A")),
            "phase 'over' and the auction do not go together",
        ),
        (with_auction(card=None), "phase 'bidding' and the auction do not go together"),
        (with_auction(speaker=None), "the speaker must be a seat that has not passed"),
        (with_auction(passed=[ANN, BEN]), "the speaker must be a seat that has not passed"),
        (with_auction(fined=[ANN]), "a fined seat may not bid, so it must be among the passed"),
        (
            with_auction(fined=[ANN, CARA], passed=[CARA]),
            "a fined seat may not bid, so it must be among the passed",
        ),
        (with_auction(high=2) | {"phase": "payment"}, "a payment needs a bidder and a bid"),
        (with_auction(bidder=ANN) | {"phase": "payment"}, "a payment needs a bidder and a bid"),
        (
            written(3, "take", public=["g1"]),
            "to take needs a taker who is not active, and a public card",
        ),
        (
            written(3, "take", public=["g1"], taker=ANN),
            "to take needs a taker who is not active, and a public card",
        ),
        (
            written(3, "take", taker=BEN),
            "to take needs a taker who is not active, and a public card",
        ),
        (in_bidding(laid=["g1"]), "cards are laid only in a payment"),
        (written(3, "over", deck=["g1"]), "the game is not over while the deck has cards"),
        (in_bidding(deck=["S1A", "S1A"]), "S1A is there 2 times, not 1"),
        (in_bidding(deck=[]), "S1A is there 0 times, not 1"),
        (in_bidding(kept="c+-"), "c+- is there 2 times, not 1"),
        (in_bidding(hands=[["g1"], [], ["g3"]]), "g2 is there 10 times, not 11"),
        (in_bidding(seat=ANN), "position.seat is 0; seat 1 decides"),
        (in_bidding(seat=None), "position.seat is None; seat 1 decides"),
        (written(2, "over", ["g1"], seat=ANN), "position.seat is 0; seat None decides"),
    ],
)
def test_a_position_that_cannot_be_is_refused(data: object, slip: str) -> None:
    assert refused(data) == slip


@pytest.mark.rule("BIB 7.17")
@pytest.mark.parametrize("key", sorted(set(in_bidding()) - {"seat", "story", "box"}))
def test_every_zone_must_be_written(key: str) -> None:
    data = in_bidding()
    del data[key]
    assert refused(data) == f"position lacks {key!r}"


@pytest.mark.rule("BIB 7.17")
@pytest.mark.parametrize(
    ("where", "row"),
    [
        ("deck", ["M2A"]),
        ("pile", ["M2A"]),
        ("public", ["M2A"]),
        ("kept", "M2A"),
        ("hands", [[], ["M2A"], []]),
        ("hands", [[], [], ["M2A"]]),
        ("discard", {"open": ["M2A"], "hidden": []}),
        ("discard", {"open": [], "hidden": ["M2A"]}),
        ("removed", {"open": ["M2A"], "unseen": []}),
        ("removed", {"open": [], "unseen": ["M2A"]}),
    ],
)
def test_a_card_counts_wherever_it_lies(where: str, row: Any) -> None:
    """Ann has just drawn M2A; a second one is found in every zone."""
    assert refused(in_gift(**{where: row})) == "M2A is there 2 times, not 1"


@pytest.mark.rule("BIB 7.17")
def test_the_cards_in_the_middle_of_something_count_too() -> None:
    unseen = {"open": [], "unseen": ["M2A"]}
    under_auction = with_auction() | {"removed": unseen}
    assert refused(under_auction) == "M2A is there 2 times, not 1"
    up = auction("g1", high=2, bidder=ANN, passed=[BEN])
    laid = written(2, "payment", ["P2A"], auction=up, laid=["M2A"]) | {"removed": unseen}
    assert refused(laid) == "M2A is there 2 times, not 1"
    received = written(2, "church", church=church("c+-", ANN, "turn-up"))
    received["removed"]["unseen"].append("c+-")
    assert refused(received) == "c+- is there 2 times, not 1"


@pytest.mark.rule("BIB 7.17")
def test_the_right_seat_may_be_named() -> None:
    assert read(in_bidding(seat=BEN)).seat == BEN
    assert read(written(2, "over", ["g1"], seat=None)).seat == lf.NOBODY


@pytest.mark.rule("BIB 7.17")
def test_a_smaller_box_may_be_played_from() -> None:
    """For study: a box of one's own is part of the position, and is checked like the other."""
    box = ["M2A", "P2A", "g1", "g1", "c+"]
    up = auction("M2A", speaker=BEN)
    data = written(2, "bidding", ["g1", "g1"], auction=up, deck=["P2A", "c+"]) | {"box": box}
    data["removed"] = {"open": [], "unseen": []}
    state = read(data)
    assert zone(state, "box") == box
    assert BIBLIOS.from_dict(state.to_dict()) == state
    assert refused(data | {"box": [*box, "g2"]}) == "g2 is there 0 times, not 1"
    assert refused(data | {"box": box[1:]}) == "M2A is there 1 times, not 0"
    assert "box" not in read(in_bidding()).to_dict()
