"""Chapter 7, positions, for views: what a seat sees can be written down and read back."""

from typing import Any

import pytest

import lanternfish as lf
from tests import faithful
from tests.conspiracy.table import ANN, BEN, CARA, CONSPIRACY, asked, refused_view, seen, turn
from tests.conspiracy.tables import TABLES

OWNER = "Y1 Y1=search-deck"
LORD = "it takes cards such as Y0, Y1, Y2"
PLACE = "it takes cards such as seven, pearl1, pearl2"
NOT_SEEN = "view.own.searched is the deck for who searches it, else None"


@pytest.mark.rule("CON 7.11")
@pytest.mark.parametrize("name", TABLES)
def test_a_view_comes_back_as_it_was_written(name: str) -> None:
    faithful.views_come_back(TABLES[name]())


@pytest.mark.rule("CON 7.11", "CON 8.4")
@pytest.mark.parametrize("name", TABLES)
def test_a_view_that_was_read_imagines_the_worlds_of_the_view(name: str) -> None:
    faithful.views_imagine_alike(TABLES[name]())


def view(**changes: Any) -> dict[str, Any]:
    """Ben of three is to conspire and looks; some keys changed."""
    state = turn(3, BEN, ["Y1 Y1=seven", "R3"], piles="G4", row="gold")
    return seen(state, BEN) | changes


def with_open(**changes: Any) -> dict[str, Any]:
    data = view()
    return data | {"open": data["open"] | changes}


def with_zone(zone: str, **changes: Any) -> dict[str, Any]:
    data = view()
    return with_open(**{zone: data["open"][zone] | changes})


DRAWS = ["draw 1", "draw 2", "draw 3", "take green"]


@pytest.mark.rule("CON 7.12")
@pytest.mark.parametrize(
    ("data", "slip"),
    [
        (None, "view is None, not a mapping"),
        (
            view(colour=1),
            (
                "view has 'colour'; it may have: game, rules, seats, options, seat, turn, legal, "
                "open, own"
            ),
        ),
        ({}, "view lacks 'game'"),
        (view(game="abyss"), "view.game is 'abyss'; it takes one of: conspiracy"),
        (view(rules=2), "view.rules is 2; it takes a whole number from 1 to 1"),
        (view(seats=5), "view.seats is 5; it takes a whole number from 2 to 4"),
        (view(options={"a": 1}), "view.options has 'a'; it may have: "),
        (view(seat=3), "view.seat is 3; it takes a whole number from 0 to 2"),
        (view(turn=3), "view.turn is 3; it takes a whole number from 0 to 2"),
        (view(turn=CARA), "view.turn is 2; seat 1 decides"),
        (view(turn=None), "view.turn is None; seat 1 decides"),
        (view(legal=None), "view.legal is None; it takes a list"),
        (view(legal=[]), f"view.legal is not {DRAWS}"),
        (view(legal=DRAWS[:3]), f"view.legal is not {DRAWS}"),
        (view(legal=DRAWS[::-1]), f"view.legal is not {DRAWS}"),
        (view(seat=ANN), "view.legal is not []"),
        (view(seat=None), "view.legal is not []"),
        (view(open=[]), "view.open is [], not a mapping"),
        (view(own=None), "view.own is None, not a mapping"),
        (view(own={}), "view.own lacks 'searched'"),
        (view(own={"hand": 1}), "view.own has 'hand'; it may have: searched"),
        (view(own={"searched": 7}), "view.own.searched is 7; it takes a list"),
        (view(own={"searched": ["Y1"]}), f"view.own.searched is 'Y1'; {PLACE}"),
        (view(own={"searched": ["silver"]}), NOT_SEEN),
        (view(own={"searched": []}), NOT_SEEN),
    ],
)
def test_a_slip_in_a_view_is_named(data: object, slip: str) -> None:
    assert refused_view(data) == slip


@pytest.mark.rule("CON 7.12")
@pytest.mark.parametrize("key", ["game", "rules", "seats", "options", "seat", "turn", "legal",
                                 "open", "own"])  # fmt: skip
def test_every_part_of_a_view_must_be_written(key: str) -> None:
    data = view()
    del data[key]
    assert refused_view(data) == f"view lacks {key!r}"


@pytest.mark.rule("CON 7.12")
@pytest.mark.parametrize(
    ("data", "slip"),
    [
        (
            with_open(sky=1),
            ("view.open has 'sky'; it may have: phase, first, active, lords, locations, alliances, "
            "master, marker, force, trigger"),
        ),
        (with_open(first=3), "view.open.first is 3; it takes a whole number from 0 to 2"),
        (with_open(alliances=[{}]), "view.open.alliances has 1 for 3 seats"),
        (with_open(alliances=[{}] * 3), "view.open.alliances[0] lacks 'lords'"),
        (with_open(marker=1), "view.open.marker is 1; it takes a whole number from 2 to 2"),
        (with_open(master=None, marker=0), "seat 1 has pearls, and nobody is the pearl master"),
        (with_open(phase="next"), "nobody decides in phase 'next'"),
        (with_open(trigger=ANN), "seat 0 has ended the game without 15 lords"),
        (with_zone("lords", deck=["Y1"]),
         "view.open.lords.deck is ['Y1']; it takes a whole number from 0 to 60"),
        (with_zone("lords", deck=61),
         "view.open.lords.deck is 61; it takes a whole number from 0 to 60"),
        (with_zone("lords", deck=-1),
         "view.open.lords.deck is -1; it takes a whole number from 0 to 60"),
        (with_zone("lords", hand=1),
         "view.open.lords has 'hand'; it may have: deck, piles, shown, taken"),
        (with_zone("lords", shown=["X"]), f"view.open.lords.shown is 'X'; {LORD}"),
        (with_zone("locations", deck=25),
         "view.open.locations.deck is 25; it takes a whole number from 0 to 24"),
        (with_zone("locations", deck=-1),
         "view.open.locations.deck is -1; it takes a whole number from 0 to 24"),
        (with_zone("locations", row=["X"]), f"view.open.locations.row is 'X'; {PLACE}"),
        (with_zone("locations", row=["gold", "gold"]), "view.open.locations.row has gold twice"),
        (with_zone("lords", deck=55),
         "the decks have 55 and 22 cards, and 56 and 22 do not lie open"),
        (with_zone("lords", deck=60),
         "the decks have 60 and 22 cards, and 56 and 22 do not lie open"),
        (with_zone("locations", deck=0),
         "the decks have 56 and 0 cards, and 56 and 22 do not lie open"),
        (with_zone("locations", deck=24),
         "the decks have 56 and 24 cards, and 56 and 22 do not lie open"),
        (with_zone("lords", piles={"yellow": ["Y0", "Y0"]}, deck=56),
         "Y0 is there 2 times; the box has it 1 times"),
        (with_zone("locations", row=["seven"]), ("the decks have 56 and 22 cards, and 56 and 23 "
         "do not lie open")),
        (with_zone("locations", row=["seven"], deck=23), "seven is there 2 times"),
    ],
)  # fmt: skip
def test_a_slip_in_what_lies_open_is_named(data: object, slip: str) -> None:
    assert refused_view(data) == slip


@pytest.mark.rule("CON 7.12", "CON 8.3")
def test_what_a_searcher_sees_must_be_the_deck() -> None:
    state = asked(2, BEN, "search", ["", f"{OWNER} G1 G1"], sites="gold seven", sites_left=2)
    data = seen(state, BEN)
    assert data["own"] == {"searched": ["seven", "gold"]}
    assert CONSPIRACY.view_from_dict(data).to_dict() == data
    for searched in (None, [], ["seven"], ["seven", "silver"], ["seven", "gold", "silver"]):
        assert refused_view(data | {"own": {"searched": searched}}) == NOT_SEEN
    other = seen(state, ANN)
    assert other["own"] == {"searched": None}
    assert refused_view(other | {"own": data["own"]}) == NOT_SEEN
    spectator = seen(state, lf.NOBODY)
    assert refused_view(spectator | {"own": data["own"]}) == NOT_SEEN


@pytest.mark.rule("CON 7.12", "CON 8.3")
def test_a_location_that_a_searcher_sees_twice_is_a_slip() -> None:
    state = asked(2, BEN, "search", ["", f"{OWNER} G1 G1"], sites="gold seven", sites_left=2)
    twice = seen(state, BEN) | {"own": {"searched": ["seven", "gold", "seven"]}}
    assert refused_view(twice) == "view.own.searched has seven twice"


@pytest.mark.rule("CON 7.12", "CON 7.5")
@pytest.mark.parametrize("text", ["jump", 7, None])
def test_a_view_offers_only_what_is_an_action(text: object) -> None:
    with pytest.raises(lf.BadAction):
        CONSPIRACY.view_from_dict(view(legal=[text]))


@pytest.mark.rule("CON 7.11")
def test_a_view_of_the_end_names_nobody() -> None:
    data = seen(TABLES["the end"](), ANN)
    assert (data["turn"], data["legal"]) == (None, [])
    assert refused_view(data | {"turn": ANN}) == "view.turn is 0; seat None decides"
    assert refused_view(data | {"legal": ["skip"]}) == "view.legal is not []"
