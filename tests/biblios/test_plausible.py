"""Chapter 7, positions, for views: what nobody can have seen is refused, with the reason."""

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

import lanternfish as lf
from lanternfish.core.chance import quick
from tests.biblios.table import (
    ANN,
    BEN,
    BIBLIOS,
    CARA,
    auction,
    paying,
    placing,
    read,
    receiving,
    taking,
    written,
)

STORY = [
    *["0 keep g1", "0 pile M2A", "0 share g2", "0 share g3", "1 taken g2", "2 taken g3"],
    *["1 keep H1A", "1 pile S1A", "1 share c+", "1 share P2A", "2 taken c+", "0 taken P2A"],
    *["2 keep F1A", "2 pile g1", "2 share g2", "2 share H1B", "0 taken g2", "1 taken H1B"],
    *["0 keep F1B", "0 pile c-", "0 share S1B", "0 share S1C", "1 taken S1B", "2 taken S1C"],
    *["0 reveal M2A", "1 show g2", "1 buy M2A"],
    *["1 reveal S1A", "0 fine 1 P2A", "0 fine 2 g2", "2 show g3", "2 buy S1A"],
    *["2 reveal g1", "0 hide F1B", "0 buy g1"],
    "0 reveal c-",
]


def selling() -> lf.State:
    """Four gift turns, three sales and a fine; Ann has turned up a church card, Ben speaks."""
    hands = ["g1 g1", "M2A P2A H1A H1B S1B", "F1A S1A S1C g2"]
    discard = {"open": ["g2", "g3", "c+"], "hidden": ["F1B"]}
    up = auction("c-", speaker=BEN)
    return read(written(3, "bidding", hands, auction=up, discard=discard, story=STORY))


def seen(by: int) -> dict[str, Any]:
    return selling().view(by).to_dict()


def refused(data: object) -> str:
    with pytest.raises(lf.BadPosition) as slip:
        BIBLIOS.view_from_dict(data)
    return str(slip.value.values["problem"])


@pytest.mark.rule("BIB 7.16")
@pytest.mark.parametrize("eyes", [lf.NOBODY, ANN, BEN, CARA])
def test_what_was_seen_is_read(eyes: int) -> None:
    assert BIBLIOS.view_from_dict(seen(eyes)).to_dict() == seen(eyes)


LITTLE = "line {} knows too little or too much for this seat"
NO_HAND = "seat {} gives a card that no hand can have"


@pytest.mark.rule("BIB 7.18", "BIB 8.4", "BIB 8.6", "BIB 8.7")
@pytest.mark.parametrize(
    ("line", "instead", "problem"),
    [
        ("0 keep ?", "0 keep g1", LITTLE.format(1)),
        ("1 keep H1A", "1 keep ?", LITTLE.format(7)),
        ("0 hide ?", "0 hide F1B", LITTLE.format(34)),
        ("0 fine 2 ?", "0 fine 2 g2", LITTLE.format(30)),
        ("0 fine 1 P2A", "0 fine 1 ?", LITTLE.format(29)),
        ("1 taken g2", "1 taken g1", "g1 is taken without being public"),
        ("1 keep H1A", "1 keep c-", "a church card is found, any other kept: not so c-"),
        ("1 keep H1A", "1 find H1A", "a church card is found, any other kept: not so H1A"),
        ("0 reveal M2A", "0 reveal M2B", "M2A is not under auction"),
        ("1 buy M2A", "1 unsold M2B", "M2B is not under auction"),
        ("1 buy M2A", None, "S1A is turned up out of turn"),
        ("0 pile ?", None, "c- is turned up out of turn"),
        ("1 show g2", "1 show M2A", "seat 1 gives M2A without having it"),
        ("1 show g2", "1 show H1A", "H1A is shown in payment: only gold is"),
        ("2 show g3", "2 show c--", NO_HAND.format(2)),
        ("0 fine 1 P2A", "0 fine 1 c--", NO_HAND.format(0)),
        ("0 fine 2 ?", "0 fine 0 ?", "seat 0 fines itself"),
        ("0 keep ?", "2 lose ?", NO_HAND.format(2)),
    ],
)
def test_a_line_that_cannot_be_remembered(line: str, instead: str | None, problem: str) -> None:
    data = seen(BEN)
    place = data["memory"].index(line)
    data["memory"][place : place + 1] = [] if instead is None else [instead]
    assert refused(data) == f"in the view's memory {problem}"


def change(data: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    *keys, last = path.split(".")
    inner = data
    for key in keys:
        inner = inner[key]
    inner[last] = value
    return data


def swap(data: dict[str, Any], path: str, old: str, new: str) -> dict[str, Any]:
    """One card or line in place of another."""
    inner: Any = data
    for key in path.split("."):
        inner = inner[key]
    inner[inner.index(old)] = new
    return data


LEADS = "the view's memory does not lead to {} as written"


@pytest.mark.rule("BIB 7.17", "BIB 8.1")
@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("open.discard.open", ["g3", "c+"], LEADS.format("the open discard")),
        ("open.discard.open", ["g1", "g3", "c+"], LEADS.format("the open discard")),
        ("open.discard.hidden", 2, LEADS.format("the hidden discard")),
        ("open.sizes", [3, 5, 4], LEADS.format("the hands")),
        ("open.sizes", [2, 6, 4], "the hand of seat 1 shows 5 cards, not 6"),
        ("hands.1", ["M2A", "P2A", "H1A", "H1C", "S1B"], LEADS.format("the own hand")),
        ("hands.0", ["g1"], "the hand of seat 0 shows 1 cards, not 0"),
        ("open.auction.card", "c+", LEADS.format("the auction")),
        ("open.deck", 1, LEADS.format("the auction pile")),
        ("open.pile", 1, "the gifts are over: no card is on the pile, in public or kept"),
        ("open.public", ["g1"], "the gifts are over: no card is on the pile, in public or kept"),
        ("open.removed.unseen", 64, "there are 80 cards, not 87"),
        ("open.removed.open", ["S1A"], "S1A is seen 2 times, not 1"),
        ("own.drawn", "g1", "only the active seat draws and keeps"),
        ("own.kept", "g1", "only the active seat draws and keeps"),
        ("own.laid", ["g1"], "only the bidder lays a payment"),
        ("open.auction.passed", [0, 0], "view.open.auction.passed is 0; it takes each seat once"),
    ],
)
def test_what_ben_cannot_see(path: str, value: object, problem: str) -> None:
    assert refused(change(seen(BEN), path, value)) == problem


@pytest.mark.rule("BIB 7.10", "BIB 7.17")
def test_who_does_not_decide_has_nothing_to_choose_from() -> None:
    assert refused(seen(CARA) | {"legal": ["pass"]}) == "legal must be: empty"
    bids = ["pass", *[f"bid {n}" for n in range(1, 16)]]
    assert seen(BEN)["legal"] == bids
    for wrong in ([], bids[1:], bids[:-1], [*bids, "bid 16"], bids[::-1]):
        assert refused(seen(BEN) | {"legal": wrong}) == "legal must be: " + ", ".join(bids)


@pytest.mark.rule("BIB 7.17", "BIB 8.5")
def test_own_cards_of_the_pile_are_still_in_it_or_were_turned_up() -> None:
    """Cara put gold on the pile, and gold was turned up; had she put a monk there, it was not."""
    data = swap(seen(CARA), "memory", "2 pile g1", "2 pile M2B")
    assert refused(data) == "1 own cards are to come from a pile of 0"


@pytest.mark.rule("BIB 7.17", "BIB 8.5")
def test_a_card_turned_up_was_mine_or_came_on_top_of_what_i_saw() -> None:
    """Ann's monk was turned up; Cara cannot have kept the same monk."""
    data = swap(seen(CARA), "memory", "2 keep F1A", "2 keep M2A")
    swap(data, "hands.2", "F1A", "M2A")
    assert refused(data) == "M2A is seen 2 times, not 1"


@pytest.mark.rule("BIB 3.2", "BIB 7.17")
def test_the_card_drawn_is_one_of_the_box() -> None:
    state = placing(3, ANN, "g2 c+", "self auction", kept="M2A", hands=["S1A", "g1 H1A"])
    data = change(state.view(ANN).to_dict(), "own.drawn", "M2A")
    assert refused(data) == "M2A is seen 2 times, not 1"
    data = change(data, "own.drawn", None)
    assert refused(data) == "phase 'place' needs a drawn card"


@pytest.mark.rule("BIB 3.4", "BIB 8.4")
@pytest.mark.parametrize("eyes", [lf.NOBODY, ANN, BEN, CARA])
def test_a_card_kept_face_down_is_not_in_the_hand_yet(eyes: int) -> None:
    state = placing(3, ANN, "g2 c+", "self auction", kept="M2A", hands=["S1A", "g1 H1A"])
    view = BIBLIOS.view_from_dict(state.view(eyes).to_dict())
    world = view.sample(quick(3))
    assert world.view(eyes) == view
    assert world.to_dict()["kept"] is not None
    data = change(view.to_dict(), "open.sizes", [2, 2, 0])
    said = "the hand of seat 0 shows 1 cards, not 2" if eyes == ANN else LEADS.format("the hands")
    assert refused(data) == said


@pytest.mark.rule("BIB 4.6")
def test_a_church_card_found_is_not_kept() -> None:
    """Ann used the place before herself for a church card; her hand is all she holds."""
    places = {"self": 0, "auction": 1, "public": 2}
    discard = {"open": ["c+"], "hidden": []}
    data = written(3, "place", ["S1A"], drawn="g2", deck=["g1", "c-"], places=places)
    data["discard"] = discard
    data["removed"]["unseen"].remove("c+")
    world = read(data).view(BEN).sample(quick(4)).to_dict()
    assert world["kept"] is None
    assert len(world["hands"][ANN]) == 1  # type: ignore[index]


TWICE = [
    *["0 keep g1", "0 pile g1", "0 share g1", "1 taken g1"],
    *["1 keep g1", "1 pile g1", "1 share g1", "0 taken g1"],
    *["0 keep g1", "0 pile g1", "0 share c+", "1 taken c+"],
    *["1 keep M2A", "1 pile g1", "1 share c+", "0 taken c+"],
    *["0 keep P2A", "0 pile F1A", "0 share M2B", "1 taken M2B"],
    *["1 keep P2B", "1 pile F1B", "1 share M2C", "0 taken M2C"],
    *["0 reveal g1", "0 unsold g1", "1 reveal g1", "1 unsold g1"],
    *["0 reveal g1", "1 hide P2B", "1 buy g1", "1 reveal g1", "0 hide P2A", "0 buy g1"],
    *["0 reveal F1A", "1 show g1", "1 buy F1A", "1 reveal F1B", "0 show g1", "0 buy F1B"],
]


def all_sold() -> lf.State:
    """Two of everything: church cards, gold unsold, gold shown, cards hidden, own cards sold."""
    discard = {"open": ["g1", "g1", "g1", "g1", "c+", "c+"], "hidden": ["P2B", "P2A"]}
    hands = ["M2C F1B g1 g1 g1", "M2A M2B F1A g1 g1"]
    return read(written(2, "over", hands, discard=discard, story=TWICE))


@pytest.mark.rule("BIB 7.16")
@pytest.mark.parametrize("eyes", [lf.NOBODY, ANN, BEN])
def test_what_happens_twice_counts_twice(eyes: int) -> None:
    data = all_sold().view(eyes).to_dict()
    assert BIBLIOS.view_from_dict(data).to_dict() == data
    for hidden in (1, 3):
        wrong = change(deepcopy(data), "open.discard.hidden", hidden)
        assert refused(wrong) == LEADS.format("the hidden discard")
    fewer = change(deepcopy(data), "open.discard.open", ["g1", "g1", "g1", "g1", "c+"])
    assert refused(fewer) == LEADS.format("the open discard")


@pytest.mark.rule("BIB 7.17", "BIB 8.5")
def test_all_own_cards_of_the_pile_were_turned_up_in_the_end() -> None:
    data: dict[str, Any] = all_sold().view(ANN).to_dict()
    data["memory"] = [line.replace("0 pile g1", "0 pile g3") for line in data["memory"]]
    assert refused(data) == "2 own cards are to come from a pile of 0"


@pytest.mark.rule("BIB 3.6", "BIB 7.17")
@pytest.mark.parametrize("public", ["g1 g3 g2", "g1 g2 g2", "g1 g1 g1"])
def test_the_public_cards_are_those_that_were_placed_there(public: str) -> None:
    data = taking(4, ANN, "g1 g1 g2").view(CARA).to_dict()
    assert BIBLIOS.view_from_dict(data).to_dict() == data
    assert refused(change(data, "open.public", public.split())) == LEADS.format("the public space")


@pytest.mark.rule("BIB 7.16")
def test_cards_on_their_way_are_counted_with_their_like() -> None:
    """A card kept and one held look the same; so do cards laid, or a church card and a discard."""
    kept = placing(3, ANN, "g2 c+", "self auction", kept="g1", hands=["g1 g1"])
    laid = paying(2, ANN, "g3", BEN, 4, ["", "P2A H1A H1B g1 g1"], laid=["g1"])
    church = receiving("c+", BEN, "turn-up", discard={"open": ["c+"], "hidden": []})
    for state in (kept, laid, church):
        for eyes in range(lf.NOBODY, 2):
            data = state.view(eyes).to_dict()
            assert BIBLIOS.view_from_dict(data).to_dict() == data


@pytest.mark.rule("BIB 7.16")
@pytest.mark.parametrize("penalty", ["standard", "bluff"])
def test_every_view_of_a_game_is_read(penalty: str) -> None:
    state = BIBLIOS.deal(3, 5, penalty=penalty)
    rng = random.Random(5)
    while state.seat != lf.NOBODY:
        state.apply(rng.choice(state.legal()))
        for eyes in range(lf.NOBODY, 3):
            view = state.view(eyes)
            assert BIBLIOS.view_from_dict(view.to_dict()) == view


def leaves(data: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place where something could be put: in mappings, in lists, and at their ends."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, (*path, key))
    elif isinstance(data, list):
        for key, value in enumerate(data):
            yield from leaves(value, (*path, key))
        yield (*path, len(data))
    else:
        yield path


WORDS = ["M2A", "M2B", "P3E", "g1", "g2", "g3", "c+", "c--", "S2I", "take", "payment", "over"]


def tamper(view: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """One thing changed, somewhere."""
    data = deepcopy(view)
    *path, last = rng.choice(list(leaves(data)))
    inner: Any = data
    for key in path:
        inner = inner[key]
    if isinstance(inner, list) and last == len(inner):
        inner.append(rng.choice([*inner, *WORDS]))
    elif isinstance(inner[last], int):
        inner[last] += rng.choice((-1, 1))
    elif isinstance(inner[last], str) and " " in inner[last]:
        words = inner[last].split()
        words[rng.randrange(len(words))] = rng.choice([*WORDS, "?", "0", "1"])
        inner[last] = " ".join(words)
    else:
        inner[last] = rng.choice([*WORDS, None, 0, 1])
    return data


@pytest.mark.rule("BIB 7.17", "BIB 7.18")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("penalty", ["standard", "bluff"])
def test_a_view_is_refused_or_some_world_looks_like_it(seats: int, penalty: str) -> None:
    rng = random.Random(seats)
    taken = 0
    for seed in range(40):
        state = BIBLIOS.deal(seats, seed, penalty=penalty)
        for _ in range(rng.randrange(40 * seats)):
            if state.seat != lf.NOBODY:
                state.apply(rng.choice(state.legal()))
        data = tamper(state.view(rng.randrange(-1, seats)).to_dict(), rng)
        try:
            view = BIBLIOS.view_from_dict(data)
        except (lf.BadPosition, lf.BadAction):
            continue
        taken += 1
        world = view.sample(quick(seed))
        assert world.view(int(view.seat)).to_dict() == data
    assert taken < 12
