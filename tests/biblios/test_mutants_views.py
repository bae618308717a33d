"""Chapter 7, positions, for views: what a seat sees can be written down and read back."""

import pickle
from typing import Any

import pytest

import lanternfish as lf
from lanternfish.core.chance import quick
from lanternfish.games.biblios.state import PHASES
from lanternfish.games.biblios.view import KEYS, OPEN_KEYS
from tests.biblios.table import (
    ANN,
    BEN,
    BIBLIOS,
    CARA,
    bidding,
    finished,
    lying,
    paying,
    placing,
    read,
    receiving,
    taking,
    written,
)
from tests.playing import play


def in_a_small_box() -> lf.State:
    """Ann has placed a monk on the pile; three of the four cards of the box are still to come."""
    places = {"self": 1, "auction": 0, "public": 1}
    data = written(2, "place", drawn="g2", deck=["g1"], pile=["M2A"], places=places)
    data["removed"] = {"open": ["g3"], "unseen": []}
    data["box"] = lying(data)
    return read(data)


def in_the_middle_of_a_payment() -> lf.State:
    state = paying(3, ANN, "g3", BEN, 3, ["g1", "M2A M2B P2A g1 g2", "S1A"], fined=[CARA])
    play(state, "pay g1")
    return state


TABLES = {
    "placing": placing(3, ANN, "g2 c+", "self auction", kept="M2A", hands=["S1A", "g1 H1A"]),
    "taking": taking(4, CARA, "c+ g2", pile=["M2A"], hands=["S1A", "g1", "P2A", ""]),
    "a church card": receiving("c+-", BEN, "draw", active=BEN, places={"self": 0, "auction": 1,
                               "public": 2}, deck=["g1", "g2", "g3"], dice={"books": 6}),
    "bidding": bidding(3, ANN, "P4I", ["g1 g2", "g3", ""], "M2A c-", high=2, bidder=BEN,
                       speaker=ANN, passed=[CARA]),
    "after a refusal": bidding(3, ANN, "P4I", ["g1 g2", "g3", "M2A"], high=0, speaker=CARA,
                               passed=[BEN], fined=[BEN], penalty="bluff",
                               discard={"open": ["c+", "g1"], "hidden": ["H1A"]}),
    "a payment": in_the_middle_of_a_payment(),
    "a small box": in_a_small_box(),
    "the end": finished("M2A g1", "P2A", "S1A g2 g2", monks=5),
}  # fmt: skip


def everyone(state: lf.State) -> list[int]:
    return [lf.NOBODY, *range(int(state.to_dict()["seats"]))]  # type: ignore[call-overload]


@pytest.mark.rule("BIB 7.16")
@pytest.mark.parametrize("name", TABLES)
def test_a_view_comes_back_as_it_was_written(name: str) -> None:
    state = TABLES[name]
    for seat in everyone(state):
        view = state.view(seat)
        back = BIBLIOS.view_from_dict(view.to_dict())
        assert back.to_dict() == view.to_dict()
        assert (back.seat, back.turn, back.legal) == (view.seat, view.turn, view.legal)
        assert pickle.loads(pickle.dumps(view)).to_dict() == view.to_dict()


@pytest.mark.rule("BIB 7.16")
@pytest.mark.parametrize("name", TABLES)
def test_a_view_that_was_read_imagines_the_worlds_of_the_view(name: str) -> None:
    state = TABLES[name]
    for seat in everyone(state):
        view = state.view(seat)
        back = BIBLIOS.view_from_dict(view.to_dict())
        world = view.sample(quick(5))
        assert world.view(seat).to_dict() == view.to_dict()
        assert back.sample(quick(5)).to_dict() == world.to_dict()


def ben_sees() -> dict[str, Any]:
    """Ann has turned up a monk with Ben to speak; nothing else lies anywhere."""
    data = written(3, "bidding", ["g1", "g2", ""], deck=[],
                   auction={"card": "M2A", "high": 0, "bidder": None, "speaker": BEN,
                            "passed": [], "fined": []})  # fmt: skip
    data["removed"]["unseen"] = []
    data["box"] = lying(data)
    return read(data).view(BEN).to_dict()


def refused_view(data: object) -> str:
    with pytest.raises(lf.BadPosition) as slip:
        BIBLIOS.view_from_dict(data)
    return str(slip.value.values["problem"])


def test_a_view_of_bare_zones_is_read() -> None:
    view = BIBLIOS.view_from_dict(ben_sees())
    assert view.to_dict() == ben_sees()


@pytest.mark.rule("BIB 7.17")
@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"colour": 1}, "view has 'colour'; it may have: " + ", ".join(KEYS)),
        ({"game": "abyss"}, "view.game is 'abyss'; it takes one of: biblios"),
        ({"rules": 2}, "view.rules is 2; it takes a whole number from 1 to 1"),
        ({"seats": 5}, "view.seats is 5; it takes a whole number from 2 to 4"),
        ({"options": {}}, "view.options lacks 'penalty'"),
        ({"box": 1}, "view.box is 1; it takes a list"),
        ({"seat": 3}, "view.seat is 3; it takes a whole number from 0 to 2"),
        ({"turn": 3}, "view.turn is 3; it takes a whole number from 0 to 2"),
        ({"turn": CARA}, "view.turn is 2; seat 1 decides"),
        ({"legal": None}, "view.legal is None; it takes a list"),
        ({"memory": None}, "view.memory is None; it takes a list"),
        ({"memory": ["3 keep ?"]},
         "line 1 of the story is '3 keep ?'; lines look like '0 keep M2A'"),
        ({"open": []}, "view.open is [], not a mapping"),
        ({"own": {}}, "view.own lacks 'drawn'"),
        ({"own": {"eaten": None}}, "view.own has 'eaten'; it may have: drawn, kept, laid"),
        ({"hands": {"4": []}}, "view.hands has '4'; it may have: 0, 1, 2, 3"),
        ({"hands": {"1": ["c+"]}}, "a hand holds c+; church cards are never held"),
        ({"hands": {"1": ["X"]}}, "view.hands.1 is 'X'; it takes cards such as M2A, M2B, M2C"),
    ],
)  # fmt: skip
def test_a_slip_in_a_view_is_named(changes: dict[str, Any], problem: str) -> None:
    assert refused_view(ben_sees() | changes) == problem


@pytest.mark.rule("BIB 7.17")
@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"sky": 1}, "view.open has 'sky'; it may have: " + ", ".join(OPEN_KEYS)),
        ({"phase": "tea"}, "view.phase is 'tea'; it takes one of: " + ", ".join(PHASES)),
        ({"first": 3}, "view.first is 3; it takes a whole number from 0 to 2"),
        ({"active": 3}, "view.active is 3; it takes a whole number from 0 to 2"),
        ({"dice": {}}, "view.dice lacks 'monks'"),
        ({"deck": 88}, "view.open.deck is 88; it takes a whole number from 0 to 87"),
        ({"pile": 88}, "view.open.pile is 88; it takes a whole number from 0 to 87"),
        ({"removed": {"open": [], "unseen": 88}},
         "view.open.removed.unseen is 88; it takes a whole number from 0 to 87"),
        ({"removed": {"shut": []}}, "view.open.removed has 'shut'; it may have: open, unseen"),
        ({"places": {"self": 2, "auction": 0, "public": 0}},
         "view.open.places.self is 2; it takes a whole number from 0 to 1"),
        ({"places": {"self": 0, "auction": 2, "public": 0}},
         "view.open.places.auction is 2; it takes a whole number from 0 to 1"),
        ({"places": {"self": 0, "auction": 0, "public": 3}},
         "view.open.places.public is 3; it takes a whole number from 0 to 2"),
        ({"places": {"pocket": 1}},
         "view.open.places has 'pocket'; it may have: self, auction, public"),
        ({"public": ["X"]}, "view.open.public is 'X'; it takes cards such as M2A, M2B, M2C"),
        ({"taker": 3}, "view.open.taker is 3; it takes a whole number from 0 to 2"),
        ({"church": {"who": 1}}, "view.open.church has 'who'; it may have: card, seat, then"),
        ({"church": {"card": "c+", "seat": 3, "then": "draw"}},
         "view.open.church.seat is 3; it takes a whole number from 0 to 2"),
        ({"sizes": [0, 0]}, "view.sizes lacks '2'"),
        ({"sizes": [0, 0, 88]}, "view.sizes.2 is 88; it takes a whole number from 0 to 87"),
        ({"sizes": [0] * 4}, "view.sizes has '3'; it may have: 0, 1, 2"),
        ({"discard": {"open": [], "hidden": 88}},
         "view.open.discard.hidden is 88; it takes a whole number from 0 to 87"),
        ({"discard": {"burnt": []}}, "view.open.discard has 'burnt'; it may have: open, hidden"),
    ],
)  # fmt: skip
def test_a_slip_in_what_lies_open_is_named(changes: dict[str, Any], problem: str) -> None:
    data = ben_sees()
    assert refused_view(data | {"open": data["open"] | changes}) == problem


@pytest.mark.rule("BIB 7.9", "BIB 7.17")
def test_a_view_offers_only_what_is_an_action() -> None:
    with pytest.raises(lf.BadAction):
        BIBLIOS.view_from_dict(ben_sees() | {"legal": ["jump"]})
