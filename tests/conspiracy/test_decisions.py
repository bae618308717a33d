"""Chapter 7, positions: each decision has what it asks about, and no other has it."""

from typing import Any

import pytest

import lanternfish as lf
from lanternfish.games.conspiracy.checks import check_decision
from lanternfish.games.conspiracy.state import Position
from tests.conspiracy.table import ANN, BEN, CARA, DAN, read, refused, written
from tests.playing import legal

OWNER = "Y1 Y1=search-deck"
THIRTEEN = "B3 B3 R3 R3 G3 G3 P3 P3 B4 B4 R4 R4 G4"
FULL = f"{THIRTEEN} G4 P4"
KEYS = "the keys of seat 0 do not suffice for a location"
SWAP = "two lords are swapped only when a lord of 0 points has been added"
SEARCH = "the deck is searched by the owner of search-deck, and by nobody else"
LARGER = "lords are chosen only from a pile larger than the room for them"


@pytest.mark.rule("CON 7.12")
@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (written(2, "next"), "nobody decides in phase 'next'"),
        (written(2, "pick"), "phase 'pick' needs lords shown"),
        (written(2, shown="B1"), "lords shown belong to phase 'pick' alone; it is 'conspire'"),
        (
            written(2, "order", taken="R1 R2", shown="B1"),
            "lords shown belong to phase 'pick' alone; it is 'order'",
        ),
        (written(2, "choose", ["Y1 Y1"]), "phase 'choose' needs locations uncovered"),
        (
            written(2, uncovered="gold"),
            "locations uncovered belong to phase 'choose' alone; it is 'conspire'",
        ),
        (
            written(2, "source", ["Y1 Y1"], uncovered="gold"),
            "locations uncovered belong to phase 'choose' alone; it is 'source'",
        ),
        (
            written(2, uncovered="seven"),
            "locations uncovered belong to phase 'choose' alone; it is 'conspire'",
        ),
        *(
            (written(2, phase, [FULL], **zones), "seat 0 has no room for another lord")
            for phase, zones in (
                ("conspire", {}),
                ("pick", {"shown": "B1"}),
                ("keep", {"taken": "yellow", "piles": "Y1 Y1"}),
                ("order", {"taken": "Y1"}),
            )
        ),
        (written(2, taken="R1"), "no lords of a pile wait in phase 'conspire'"),
        (written(2, "pick", taken="R1", shown="B1"), "no lords of a pile wait in phase 'pick'"),
        (
            written(2, "over", ["", FULL], taken="R1", active=ANN, trigger=BEN),
            "no lords of a pile wait in phase 'over'",
        ),
        (
            written(2, "order", [THIRTEEN], taken="Y1 Y2 Y3"),
            "3 lords wait, and there is room for 2",
        ),
        (
            written(2, "swap", [f"{THIRTEEN} Y0"], taken="R1 R2"),
            "2 lords wait, and there is room for 1",
        ),
        (
            written(2, "pick", shown="R1 R2 R3 R4"),
            "4 lords are shown; nobody draws more than 3",
        ),
        (written(2, "keep", piles="Y1 Y2", taken="yellow"), LARGER),
        (written(2, "keep", [THIRTEEN], piles="Y1 Y2", taken="yellow"), LARGER),
        (written(2, "keep", [THIRTEEN], piles="Y1", taken="Y1"), LARGER),
        (written(2, "keep", [THIRTEEN], piles="Y1 Y2 Y3", taken="red"), LARGER),
        (written(2, "keep", [THIRTEEN], piles="Y3", taken="Y1 Y2"), LARGER),
        (written(2, "order"), "phase 'order' needs lords that wait"),
        (
            written(2, "order", taken="yellow"),
            "position.lords.taken has no lords; without any it is None",
        ),
        (written(2, "swap"), "phase 'swap' needs a lord just added"),
        (written(2, "source"), "phase 'source' needs a lord just added"),
        (written(2, "search", ["", "Y1"]), "phase 'search' needs a lord just added"),
        (written(2, "choose", uncovered="gold"), "phase 'choose' needs a lord just added"),
        (written(2, "swap", ["Y4 Y3"]), SWAP),
        (written(2, "swap", ["Y0 R0 G1"]), SWAP),
        (written(2, "swap", ["Y1 R2 G0"]), SWAP),
        (written(2, "swap", ["G0"]), SWAP),
        (written(2, "source", ["Y1 R1 G4"]), KEYS),
        (written(2, "source", ["Y1 R1=gold"]), KEYS),
        (written(2, "source", ["Y1 R2"]), KEYS),
        (written(2, "source", ["Y1"]), KEYS),
        (written(2, "source", ["Y1 R1=gold G1"]), KEYS),
        (written(2, "choose", ["Y1 R2"], uncovered="gold"), KEYS),
        (written(2, "search", [f"{OWNER} G1"]), KEYS),
        (written(2, "search", [f"{OWNER} G1 R1"], sites_left=0), KEYS),
        (
            written(3, "source", ["Y1 R1", "", "G1"], active=CARA),
            "the keys of seat 2 do not suffice for a location",
        ),
        (written(2, "source", [f"{OWNER} G1 R1"]), SEARCH),
        (written(2, "choose", [f"{OWNER} G1 R1"], uncovered="gold"), SEARCH),
        (written(2, "search", ["G1 R1", OWNER]), SEARCH),
        (
            written(2, "choose", ["G1 R1"], uncovered="gold silver seven pearls"),
            "nobody uncovers more than 3 locations",
        ),
    ],
)
def test_a_decision_that_cannot_be_is_named(data: dict[str, Any], problem: str) -> None:
    assert refused(data) == problem


@pytest.mark.rule("CON 7.12", "CON 3.9")
@pytest.mark.parametrize("zone", ["deck", "piles"])
def test_the_last_lord_is_enough_to_conspire_with(zone: str) -> None:
    data = written(4, sizes={ANN: 15, BEN: 15, CARA: 15, DAN: 14}, active=DAN, trigger=ANN)
    assert data["lords"]["deck"] == ["P6"]
    if zone == "piles":
        data["lords"]["deck"] = []
        data["lords"]["piles"]["purple"] = ["P6"]
    assert legal(read(data)) == ["draw 1" if zone == "deck" else "take purple"]


@pytest.mark.rule("CON 7.12", "CON 3.9")
def test_without_a_lord_in_the_deck_and_on_the_piles_nobody_conspires() -> None:
    """Sixty lords cannot all lie elsewhere, so this table is laid without most of them."""
    table = Position()
    table.seats = 2
    table.clear()
    with pytest.raises(lf.BadPosition) as slip:
        check_decision(table)
    assert slip.value.values == {"problem": "there is no lord left to conspire with"}
    table.discard(29)
    check_decision(table)


@pytest.mark.rule("CON 7.12")
@pytest.mark.parametrize(
    ("data", "first", "last"),
    [
        (written(2, "pick", shown="R1 R2 R3"), "pick R1", "pick R3"),
        (written(2, "pick", shown="R1"), "pick R1", "pick R1"),
        (written(2, "keep", [THIRTEEN], piles="Y1 Y2", taken="Y1"), "keep Y1", "keep Y2"),
        (written(2, "keep", [THIRTEEN], piles="P1 P2 P4", taken="purple"), "keep P1", "keep P2"),
        (written(2, "order", taken="R1"), "place R1", "place R1"),
        (written(2, "order", [THIRTEEN], taken="Y1 Y2"), "place Y1", "place Y2"),
        (written(2, "swap", [f"{THIRTEEN} Y0"], taken="R1"), "skip", "swap 13 14"),
        (written(2, "swap", ["Y4 R1 G0"]), "skip", "swap 1 3"),
        (written(2, "source", ["Y1 R2 G2"]), "reveal 1", "reveal 3"),
        (written(2, "source", ["Y1 Y1=any-keys R1 G2"]), "reveal 1", "reveal 3"),
        (written(2, "source", [f"{THIRTEEN} Y1 Y1"]), "reveal 1", "reveal 3"),
        (
            written(2, "choose", ["G1 R1"], uncovered="gold silver seven"),
            *("choose seven", "choose gold"),
        ),
        (
            written(2, "search", [f"{OWNER} G1 R1"], taken="B1 B2", sites_left=1),
            *("choose seven", "choose seven"),
        ),
    ],
)
def test_a_decision_that_can_be_is_read(data: dict[str, Any], first: str, last: str) -> None:
    choices = legal(read(data))
    assert (choices[0], choices[-1]) == (first, last)


@pytest.mark.rule("CON 7.4", "CON 7.12")
@pytest.mark.parametrize(
    ("room", "piles", "kept"),
    [(2, "Y1 Y1", "Y6"), (4, "Y1 Y2 Y6", "Y4 Y4"), (3, "G0 G4 G4", "G6")],
)
def test_lords_kept_so_that_the_number_cannot_be_reached_are_refused(
    room: int, piles: str, kept: str
) -> None:
    """By rising points nobody comes there; nothing would be legal, and the game not over."""
    alliance = " ".join([lord for lord in THIRTEEN.split() if lord[0] != kept[0]][: 15 - room])
    data = written(2, "keep", [alliance], sizes={ANN: 15 - room}, piles=piles, taken=kept)
    slip = "lords are chosen by rising points, and too few are left to fill the room"
    assert refused(data) == slip


@pytest.mark.rule("CON 7.12")
def test_which_pile_is_being_chosen_from_must_be_written() -> None:
    """Nothing is guessed: not even yellow."""
    data = written(2, "keep", [THIRTEEN], piles="Y1 Y2 Y3")
    slip = "position.lords.taken is None; it takes the pile that is chosen from"
    assert refused(data) == slip
