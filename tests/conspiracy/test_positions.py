"""Chapter 7, positions: what can be written down is read back as it was."""

from typing import Any

import pytest

import lanternfish as lf
from lanternfish.core.chance import fair, quick
from tests import faithful
from tests.conspiracy.table import (
    ANN,
    BEN,
    CARA,
    CONSPIRACY,
    asked,
    crests,
    lords,
    mastery,
    pearls,
    piles,
    read,
    turn,
    written,
)
from tests.conspiracy.tables import TABLES
from tests.playing import play, zone


@pytest.mark.rule("CON 7.11")
@pytest.mark.parametrize("name", TABLES)
def test_a_position_comes_back_as_it_was_written(name: str) -> None:
    faithful.position_comes_back(TABLES[name]())


@pytest.mark.rule("CON 7.11", "CON 7.10")
@pytest.mark.parametrize("name", TABLES)
def test_a_position_that_was_read_plays_on_in_the_same_way(name: str) -> None:
    faithful.position_plays_on_alike(TABLES[name]())


@pytest.mark.rule("CON 7.11")
@pytest.mark.parametrize("name", TABLES)
def test_positions_can_be_pickled(name: str) -> None:
    faithful.position_can_be_pickled(TABLES[name]())


@pytest.mark.rule("CON 7.11")
@pytest.mark.parametrize("name", TABLES)
def test_a_copy_goes_its_own_way(name: str) -> None:
    faithful.copy_goes_its_own_way(TABLES[name]())


@pytest.mark.rule("CON 7.11")
def test_copies_at_every_step_of_a_game() -> None:
    for seed in range(6):
        faithful.copies_at_every_step(CONSPIRACY.deal(2 + seed % 3, seed), step=seed)


@pytest.mark.rule("CON 7.11")
def test_a_position_as_plain_data() -> None:
    data = {
        "game": "conspiracy",
        "rules": 1,
        "seats": 2,
        "options": {},
        "seat": BEN,
        "phase": "order",
        "first": ANN,
        "active": BEN,
        "lords": zone(waiting_for_two(), "lords"),
        "locations": zone(waiting_for_two(), "locations"),
        "alliances": [
            {"lords": ["Y3"], "locations": {}, "crests": {"yellow": 1}, "pearls": 2},
            {
                "lords": ["R1", "R1", "G4", "R2"],
                "locations": {"2": "pearl3"},
                "crests": {"red": 4, "green": 3},
                "pearls": 4,
            },
        ],
        "master": BEN,
        "marker": 4,
        "force": None,
        "trigger": None,
        "chance": quick(0).to_dict(),
    }
    state = waiting_for_two()
    assert state.to_dict() == data
    assert list(state.to_dict()) == list(data)
    assert zone(state, "lords", "taken") == {"colour": "purple", "lords": ["P1", "P6"]}
    assert zone(state, "lords", "piles")["blue"] == ["B0", "B4"]
    assert zone(state, "locations", "row") == ["gold", "count-red"]
    assert list(zone(state, "lords")) == ["deck", "piles", "shown", "taken"]
    assert list(zone(state, "locations")) == ["deck", "row", "uncovered"]


def waiting_for_two() -> lf.State:
    alliances = ["Y3", "R1 R1=pearl3 G4 R2"]
    zones = {"taken": "P6 P1", "piles": "B4 B0", "row": "count-red gold"}
    return asked(2, BEN, "order", alliances, **zones)


@pytest.mark.rule("CON 7.11")
def test_the_first_card_of_a_deck_is_the_next_one() -> None:
    state = turn(2, ANN, deck="P6 R0 G1")
    assert zone(state, "lords", "deck")[:3] == ["P6", "R0", "G1"]
    play(state, "draw 2")
    assert zone(state, "lords", "shown") == ["P6", "R0"]


@pytest.mark.rule("CON 7.11")
def test_crests_may_be_left_out() -> None:
    """Then each is on the first of the best lords."""
    state = turn(3, BEN, ["Y0", "B1 R3 B4 R3 B4 G0", "P6"])
    assert crests(state, ANN) == {"yellow": 1}
    assert crests(state, BEN) == {"red": 2, "green": 6, "blue": 3}
    assert crests(state, CARA) == {"purple": 1}


@pytest.mark.rule("CON 7.11", "CON 4.18")
def test_among_equal_lords_a_crest_is_where_it_is_written() -> None:
    data = written(2, alliances=["", "B1 R3 B4 R3 B4"], active=BEN, deck="B6")
    data["alliances"][BEN]["crests"] = {"red": 4, "blue": 5}
    state = read(data)
    assert crests(state, BEN) == {"red": 4, "blue": 5}
    assert read(state.to_dict()) == state
    play(state, "draw 1")
    assert crests(state, BEN) == {"red": 4, "blue": 6}


@pytest.mark.rule("CON 7.11")
def test_pearls_and_their_track_may_be_left_out() -> None:
    state = turn(3, BEN, ["B3 B4", "R3 Y1 R1=pearl3 P1 G1=pearl1", "G4 Y2 G2=pearl2 G6 P0"])
    assert (pearls(state), mastery(state)) == ([3, 6, 3], (BEN, 6))
    data = state.to_dict()
    assert read(data) == state


@pytest.mark.rule("CON 7.11", "CON 5.3")
def test_unspent_keys_are_found_again() -> None:
    """The key after the last location counts, those before it do not."""
    for alliance, due in [
        ("R1 R1=seven G1", True),
        ("R1 R1=seven", False),
        ("R1 G2 R1=seven B2", False),
        ("R1 G2 R1=seven B1", True),
    ]:
        state = turn(3, CARA, ["Y1", "Y1", alliance], deck="P1")
        play(state, "draw 1")
        assert (state.seat == CARA) is due


@pytest.mark.rule("CON 7.11")
def test_rows_may_be_tuples_and_places_may_be_none() -> None:
    data = written(2, alliances=["R1 R1=seven"])
    plain = read(data)
    data["lords"]["deck"] = tuple(data["lords"]["deck"])
    data["alliances"][0]["lords"] = tuple(data["alliances"][0]["lords"])
    data["alliances"][0]["locations"] = {"1": None, "2": "seven", "15": None}
    data["lords"]["piles"] = {"red": []}
    assert read(data) == plain
    assert piles(plain) == []
    assert lords(plain, ANN) == "R1 R1=seven"


@pytest.mark.rule("CON 7.11")
def test_the_seat_that_decides_may_be_named() -> None:
    for data in (written(3, active=CARA, seat=CARA), written(3, active=CARA)):
        assert read(data).seat == CARA
    over = written(2, "over", sizes={ANN: 15}, active=BEN, trigger=ANN, seat=None)
    assert (read(over).seat, read(over).legal()) == (lf.NOBODY, ())


@pytest.mark.rule("CON 7.11", "CON 7.10")
@pytest.mark.parametrize("kind", ["quick", "fair"])
@pytest.mark.parametrize("words", [0, 1, 8, 9])
def test_chance_goes_on_where_it_was(kind: str, words: int) -> None:
    chance = quick(5) if kind == "quick" else fair(b"five", [b"a", b"b"])
    for _ in range(words):
        chance.word()
    data: dict[str, Any] = written(2, "source", ["Y1 Y1"], row="mix-lords", piles="R4")
    data["chance"] = chance.to_dict()
    one, two = read(data), read(data)
    assert zone(one, "chance") == chance.to_dict()
    play(one, "claim mix-lords")
    two = read(two.to_dict())
    play(two, "claim mix-lords")
    assert one == two
    assert zone(one, "chance") != chance.to_dict()
