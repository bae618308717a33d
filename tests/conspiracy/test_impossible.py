"""Chapter 7, positions: what is well written and still cannot be."""

from typing import Any

import pytest

import lanternfish as lf
from tests.conspiracy.table import ANN, BEN, CARA, DAN, read, refused, written

OWNER = "Y1 Y1=search-deck"
FOURTEEN = "B3 B3 R3 R3 G3 G3 P3 P3 B4 B4 R4 R4 G4 G4"
FIFTEEN = f"{FOURTEEN} P4"


def moved(data: dict[str, Any], part: str, zone: str, cards: list[str]) -> dict[str, Any]:
    """With more cards in a zone than the box has."""
    data[part][zone] = [*data[part][zone], *cards]
    return data


@pytest.mark.rule("CON 7.12", "CON 1.1")
@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (moved(written(2), "lords", "deck", ["Y0"]), ("Y0", 2, 1)),
        (moved(written(2), "lords", "deck", ["P6"]), ("P6", 2, 1)),
        (moved(written(2), "lords", "deck", ["G1"]), ("G1", 5, 4)),
        (moved(written(2, "pick", shown="R3"), "lords", "shown", ["B2"]), ("B2", 3, 2)),
        (written(2, "order", taken="G6 G4 G6"), ("G6", 2, 1)),
        (written(2, "conspire", ["P6", "P6"]), ("P6", 2, 1)),
        (written(4, "conspire", ["", "", "", "R3 R3 R3"]), ("R3", 3, 2)),
        (written(2, piles="Y4 Y4 Y4"), ("Y4", 3, 2)),
    ],
)
def test_a_lord_too_many_is_named(data: dict[str, Any], problem: tuple[str, int, int]) -> None:
    lord, times, box = problem
    assert refused(data) == f"{lord} is there {times} times; the box has it {box} times"


@pytest.mark.rule("CON 7.12", "CON 1.1")
@pytest.mark.parametrize(("lord", "left", "box"), [("Y0", 0, 1), ("R1", 3, 4), ("P4", 1, 2)])
def test_a_lord_too_few_is_named(lord: str, left: int, box: int) -> None:
    data = written(3)
    data["lords"]["deck"].remove(lord)
    assert refused(data) == f"{lord} is there {left} times; the box has it {box} times"


@pytest.mark.rule("CON 7.12", "CON 1.10")
@pytest.mark.parametrize(
    ("data", "location", "times"),
    [
        (moved(written(2), "locations", "deck", ["seven"]), "seven", 2),
        (moved(written(2), "locations", "row", ["gold"]), "gold", 2),
        (moved(written(2), "locations", "uncovered", ["count-purple"]), "count-purple", 2),
        (written(2, "conspire", ["Y1 Y1=seven", "R1 R1=seven"]), "seven", 2),
        (written(2, "conspire", ["", "R1 R1=seven"], row="seven"), "seven", 2),
        (written(2, "conspire", ["Y1 Y1=gold"], row="gold", uncovered="gold"), "gold", 3),
    ],
)
def test_a_location_too_many_is_named(data: dict[str, Any], location: str, times: int) -> None:
    assert refused(data) == f"{location} is there {times} times"


@pytest.mark.rule("CON 7.12", "CON 1.10")
@pytest.mark.parametrize("location", ["seven", "force2", "count-purple"])
def test_a_location_that_is_missing_is_named(location: str) -> None:
    data = written(2)
    data["locations"]["deck"].remove(location)
    assert refused(data) == f"{location} is there 0 times"


def on(alliance: str, place: str, location: str, seat: int = BEN) -> dict[str, Any]:
    """With a location on a place, whatever is there."""
    alliances = [""] * seat + [alliance]
    data = written(3, "conspire", alliances, row=location)
    data["locations"]["row"] = []
    data["alliances"][seat]["locations"][place] = location
    return data


@pytest.mark.rule("CON 7.13", "CON 5.3")
@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (on("Y1 Y4", "2", "seven"), "seven lies on place 2 of seat 1, where no key is"),
        (on("Y0", "1", "gold", CARA), "gold lies on place 1 of seat 2, where no key is"),
        (on("Y1 Y1", "3", "seven"), "seven lies on place 3 of seat 1, where no key is"),
        (on("Y1 Y1", "4", "seven"), "seven lies on place 4 of seat 1, where no key is"),
        (on("Y1 Y1", "15", "seven"), "seven lies on place 15 of seat 1, where no key is"),
        (on("", "1", "seven", ANN), "seven lies on place 1 of seat 0, where no key is"),
        (on("Y1 Y6", "2", "silver"), "silver lies on place 2 of seat 1, where no key is"),
        (
            written(2, "conspire", ["Y1=seven"]),
            "the keys of seat 0 up to place 1 do not suffice for seven",
        ),
        (
            written(2, "conspire", ["", "Y1 B2=gold"]),
            "the keys of seat 1 up to place 2 do not suffice for gold",
        ),
        (
            written(2, "conspire", ["", "Y2 B1=gold"]),
            "the keys of seat 1 up to place 2 do not suffice for gold",
        ),
        (
            written(3, "conspire", ["", "", "Y1 Y1=seven B1=gold"]),
            "the keys of seat 2 up to place 3 do not suffice for gold",
        ),
        (
            written(2, "conspire", ["Y2 Y2=seven Y1 B2=gold"]),
            "the keys of seat 0 up to place 4 do not suffice for gold",
        ),
        (
            written(2, "conspire", ["Y1 Y1=any-keys R1=gold"]),
            "the keys of seat 0 up to place 3 do not suffice for gold",
        ),
        (
            written(2, "conspire", ["Y1 R2=any-keys"]),
            "the keys of seat 0 up to place 2 do not suffice for any-keys",
        ),
        (
            written(2, "conspire", ["Y1 Y1=any-keys", "R1 G2=gold"]),
            "the keys of seat 1 up to place 2 do not suffice for gold",
        ),
    ],
)
def test_a_location_without_its_keys_is_named(data: dict[str, Any], problem: str) -> None:
    assert refused(data) == problem


@pytest.mark.rule("CON 7.13", "CON 5.14", "CON 6.21")
@pytest.mark.parametrize(
    "alliance",
    [
        "Y1 R1=seven",
        "Y2 R2=seven",
        "Y1 B4 P2 B0 R1=seven",
        "Y1 P2 R1=seven",
        "Y1 Y1=any-keys R1 P2=seven B2 B1=gold",
        # Keys that should have brought a location, and did not.
        "Y1 R1 G1 B1 P1",
        "Y1 R1 G1 B1=seven",
        "Y1 R1=seven G1 G1=gold B1 B1=silver P1 P1=pearls Y2 Y2=force1 R2 R2=force2 G2 G2=pearl1",
    ],
)
def test_locations_that_their_keys_may_have_brought_are_read(alliance: str) -> None:
    assert read(written(2, "conspire", ["", alliance])).seat == ANN


@pytest.mark.rule("CON 7.13", "CON 4.14", "CON 4.15")
@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (
            written(3, "conspire", ["", "B4"], master=None),
            "seat 1 has pearls, and nobody is the pearl master",
        ),
        (
            written(3, "conspire", ["", "B4", "B3"], master=BEN),
            "seat 2 has more pearls than the pearl master",
        ),
        (
            written(3, "conspire", ["B4", ""], master=CARA),
            "seat 0 has more pearls than the pearl master",
        ),
        (written(3, master=BEN), "the pearl master has no pearl"),
    ],
)
def test_a_pearl_master_who_cannot_be_is_named(data: dict[str, Any], problem: str) -> None:
    assert refused(data) == problem


@pytest.mark.rule("CON 7.13", "CON 5.13", "CON 5.18")
@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (
            written(3, "conspire", ["Y1 Y1=force2"], active=BEN, force=(ANN, 1)),
            "seat 0 forces the others without that location",
        ),
        (
            written(3, "conspire", ["Y1 Y1=force1"], active=BEN, force=(ANN, 2)),
            "seat 0 forces the others without that location",
        ),
        (
            written(3, "conspire", ["Y1 Y1=force1"], active=BEN, force=(CARA, 1)),
            "seat 2 forces the others without that location",
        ),
        (
            written(2, "pick", ["Y1 Y1=force2"], active=BEN, force=(ANN, 2), shown="R1 R2 R3"),
            "3 lords are shown, and 2 are forced",
        ),
        (
            written(2, "pick", ["Y1 Y1=force1"], active=BEN, force=(ANN, 1), shown="R1 R2"),
            "2 lords are shown, and 1 are forced",
        ),
        *(
            (
                written(2, phase, [f"Y1 Y1=force1 {more}"], force=(ANN, 1), **zones),
                "what a player forces upon the others ends when his turn begins",
            )
            for phase, more, zones in (
                ("conspire", "", {}),
                ("pick", "", {"shown": "B1 B2"}),
                (
                    "keep",
                    "B3 B3 R3 R3 G3 G3 P3 P3 B4 B4 R4 R4",
                    {"piles": "Y3 Y3", "taken": "yellow"},
                ),
            )
        ),
    ],
)
def test_a_force_that_cannot_be_is_named(data: dict[str, Any], problem: str) -> None:
    assert refused(data) == problem


@pytest.mark.rule("CON 7.13", "CON 5.18")
def test_in_the_middle_of_his_turn_the_owner_may_have_just_gained_it() -> None:
    force = {"force": (ANN, 1), "active": ANN}
    for data in (
        written(2, "order", ["Y1 Y1=force1"], taken="R1", **force),
        written(2, "swap", ["Y1 Y1=force1 R3 R0"], **force),
        written(2, "source", ["Y1 Y1=force1 R1 R1"], **force),
    ):
        assert read(data).seat == ANN


@pytest.mark.rule("CON 7.13", "CON 5.16")
def test_no_more_lords_than_forced_may_be_shown() -> None:
    for shown in ("R1", "R1 R2"):
        data = written(2, "pick", ["Y1 Y1=force2"], active=BEN, force=(ANN, 2), shown=shown)
        assert read(data).seat == BEN


@pytest.mark.rule("CON 7.13", "CON 6.1", "CON 6.2", "CON 6.3")
@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (
            written(3, "conspire", ["", "", FIFTEEN]),
            "seat 2 has 15 lords, and nobody has ended the game",
        ),
        (
            written(2, "over", ["", "Y1"], active=BEN),
            "the game is over, and nobody has ended it",
        ),
        (
            written(2, "over", ["", FIFTEEN], active=BEN),
            "the game is over, and nobody has ended it",
        ),
        (
            written(3, "conspire", ["", FOURTEEN], trigger=BEN),
            "seat 1 has ended the game without 15 lords",
        ),
        (
            written(3, "over", ["", FIFTEEN], active=BEN, trigger=BEN),
            "who has ended the game has no further turn",
        ),
        (
            written(3, "over", [FIFTEEN], active=BEN, trigger=ANN),
            "the game is over, and seat 2 has not had the last turn",
        ),
        (
            written(4, "over", ["", "", FIFTEEN], active=DAN, trigger=CARA),
            "the game is over, and seat 0 has not had the last turn",
        ),
        (
            written(4, sizes={DAN: 15, BEN: 15}, active=ANN, trigger=DAN),
            "seat 1 has 15 lords before the last turn",
        ),
        (
            written(4, sizes={DAN: 15, CARA: 15}, active=ANN, trigger=DAN),
            "seat 2 has 15 lords before the last turn",
        ),
    ],
)
def test_an_end_that_cannot_be_is_named(data: dict[str, Any], problem: str) -> None:
    assert refused(data) == problem


@pytest.mark.rule("CON 7.13", "CON 6.2", "CON 6.3")
def test_ends_that_can_be_are_read() -> None:
    """Who has had the last turn may be full as well; who waits for it may have 14."""
    for data, seat in (
        (written(3, sizes={CARA: 15, ANN: 15, BEN: 14}, active=BEN, trigger=CARA), BEN),
        (written(3, sizes={CARA: 15, BEN: 14}, active=ANN, trigger=CARA), ANN),
        (written(3, "over", sizes={CARA: 15, ANN: 15}, active=BEN, trigger=CARA), lf.NOBODY),
        (written(2, "swap", [FOURTEEN + " Y0"]), ANN),
        (written(2, "source", [f"{FOURTEEN[:-3]} Y1 Y1"]), ANN),
    ):
        assert read(data).seat == seat
