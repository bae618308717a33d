"""Chapter 6: the scoring."""

from typing import Any

import pytest

import lanternfish as lf
from lanternfish.games.conspiracy.cards import LOCATION
from lanternfish.games.conspiracy.game import ConspiracyState
from lanternfish.games.conspiracy.scoring import prospect
from tests.conspiracy.table import (
    ANN,
    BEN,
    CARA,
    COLOURS,
    finished,
    pearls,
    turn,
)

#: The pyramid of the printed example.
PRINTED = "B2 B1 Y3 Y1 G3 R2 B1 Y1 B4 B6 G2 R1 B4 P3 P1"


def account(state: lf.State, seat: int) -> dict[str, Any]:
    seats: Any = state.breakdown()["seats"]
    return dict(seats[seat])


def alone(alliance: str, **zones: Any) -> dict[str, Any]:
    """The account of Ben with this alliance; nobody else has anything to do with it."""
    return account(finished("", alliance, **zones), BEN)


def parts(one: dict[str, Any]) -> list[int]:
    return [one[f"{part}-points"] for part in ("lord", "location", "coalition", "master")]


@pytest.mark.rule("CON 6.21", "CON 6.4", "CON 6.5", "CON 6.6", "CON 6.13", "CON 6.14", "CON 6.16")
@pytest.mark.rule("CON 7.14")
def test_the_printed_example() -> None:
    """Scenario 45: 17 + 5 + 15 + 5 = 42."""
    alliance = PRINTED.replace("Y1 G3", "Y1=best-red G3").replace("P3 P1", "P3 P1=mix-locations")
    state = finished(alliance, "", master=ANN)
    assert account(state, ANN) == {
        "lords": {"yellow": 3, "red": 2, "green": 3, "blue": 6, "purple": 3},
        "lord-points": 17,
        "locations": {"mix-locations": 3, "best-red": 2},
        "location-points": 5,
        "coalition": {"colour": "blue", "slots": [1, 2, 7, 10, 13]},
        "coalition-points": 15,
        "pearls": 8,
        "master-points": 5,
        "points": 42,
    }
    assert list(account(state, ANN)["lords"]) == list(COLOURS)
    assert state.scores()[ANN] == 42


@pytest.mark.rule("CON 6.4", "CON 7.14")
def test_the_account_of_a_game() -> None:
    """Three alliances; each part by its seat, and an alliance that has nothing."""
    full = "Y3 R4 B6 P0 G1 Y4 R3 B3 P3 G1=pearl1 Y6 R6 B4 P4 G6"
    state = finished(full, "R4 R3", "")
    assert state.breakdown() == {
        "seats": [
            {
                "lords": {"yellow": 6, "red": 6, "green": 6, "blue": 6, "purple": 4},
                "lord-points": 28,
                "locations": {"pearl1": 5},
                "location-points": 5,
                "coalition": {"colour": "yellow", "slots": [1, 6]},
                "coalition-points": 6,
                "pearls": 13,
                "master-points": 5,
                "points": 44,
            },
            {
                "lords": {"red": 4},
                "lord-points": 4,
                "locations": {},
                "location-points": 0,
                "coalition": {"colour": "red", "slots": [1, 2]},
                "coalition-points": 6,
                "pearls": 3,
                "master-points": 0,
                "points": 10,
            },
            {
                "lords": {},
                "lord-points": 0,
                "locations": {},
                "location-points": 0,
                "coalition": None,
                "coalition-points": 0,
                "pearls": 0,
                "master-points": 0,
                "points": 0,
            },
        ],
        "points": [44, 10, 0],
        "tie-break": [{"by": "points", "left": [0]}],
        "winners": [0],
    }
    assert (state.scores(), state.winners()) == ((44, 10, 0), (ANN,))


@pytest.mark.rule("CON 6.5")
@pytest.mark.parametrize(
    ("alliance", "points"),
    [
        ("", 0),
        ("Y0", 0),
        ("Y0 Y1 Y2 Y3 Y4 Y6", 6),
        ("Y3 Y3", 3),
        ("Y4 R3 G2 B1 P0", 10),
        ("Y6 R6 G6 B6 P6 P4", 30),
        ("P1 P2", 2),
    ],
)
def test_only_the_best_lord_of_each_colour_scores(alliance: str, points: int) -> None:
    assert alone(alliance)["lord-points"] == points


@pytest.mark.rule("CON 6.7")
@pytest.mark.parametrize(
    ("alliance", "points"),
    [("Y1 Y1=silver", 2), ("Y1 Y1=silver R1 G1=seven B1 B2 P2", 5), ("Y2 Y2=silver", 0)],
)
def test_silver_counts_silver_keys_spent_or_not(alliance: str, points: int) -> None:
    """Edge case 15."""
    assert alone(alliance)["locations"]["silver"] == points


@pytest.mark.rule("CON 6.8")
@pytest.mark.parametrize(
    ("alliance", "points"),
    [("Y2 Y2=gold", 4), ("Y1 Y1=gold R2 G2=seven B2 P1", 6), ("Y1 Y1=gold", 0)],
)
def test_gold_counts_gold_keys_twice_spent_or_not(alliance: str, points: int) -> None:
    """Edge case 15."""
    assert alone(alliance)["locations"]["gold"] == points


@pytest.mark.rule("CON 6.9")
@pytest.mark.parametrize(
    ("more", "count", "points"),
    [("", 0, 0), ("B4", 1, 0), ("B3", 2, 1), ("B3 B4", 3, 1), ("B3 G3", 4, 2), ("B3 G3 P4", 5, 2)],
)
def test_pearls_counts_pairs_of_pearls(more: str, count: int, points: int) -> None:
    """Scenario 47: 4 pearls are 2 points, 3 are 1, 1 is none."""
    one = alone(f"Y1 Y1=pearls {more}")
    assert (one["pearls"], one["locations"]["pearls"]) == (count, points)


@pytest.mark.rule("CON 6.10")
def test_locations_counts_itself_too() -> None:
    """Scenario 48: four locations are 8 points."""
    one = alone("Y1 Y1=locations R1 R1=seven G1 G1=pearl1 B1 B1=gold")
    assert one["locations"] == {"seven": 7, "pearl1": 5, "gold": 0, "locations": 8}
    assert one["location-points"] == 20
    assert alone("Y1 Y1=locations")["locations"] == {"locations": 2}


@pytest.mark.rule("CON 6.11", "CON 6.12")
def test_a_colour_that_is_not_there() -> None:
    """Scenario 49, edge case 39: best-green is nought, count-green the printed 1."""
    one = alone("Y1 Y1=best-green R1 R1=count-green")
    assert one["locations"] == {"best-green": 0, "count-green": 1}
    assert one["location-points"] == 1


@pytest.mark.rule("CON 6.11")
def test_best_of_a_colour_is_the_lord_with_its_crest() -> None:
    everything = "Y6 R4 G3 B2 P1 Y0 R1 R1={}"
    best = dict(zip(COLOURS, (6, 4, 3, 2, 1), strict=True))
    for colour in COLOURS:
        name = f"best-{colour}"
        assert alone(everything.format(name))["locations"] == {name: best[colour]}


@pytest.mark.rule("CON 6.12")
def test_count_of_a_colour_counts_all_its_lords() -> None:
    everything = "Y6 Y4 Y3 R4 R0 B2 R1 R1={}"
    count = dict(zip(COLOURS, (3, 4, 0, 1, 0), strict=True))
    for colour in COLOURS:
        name = f"count-{colour}"
        assert alone(everything.format(name))["locations"] == {name: 1 + count[colour]}


@pytest.mark.rule("CON 6.13", "CON 6.14")
@pytest.mark.parametrize(
    ("alliance", "colour", "slots"),
    [
        # A row, a bend, and around a hole.
        ("B1 B2 B3 B4 B0", "blue", [1, 2, 3, 4, 5]),
        ("B1 Y1 G3 Y4 R6 B2 B3 R1 G2 B4", "blue", [1, 6, 7, 10]),
        ("Y1 B1 B2 R1 Y2 B3 Y3 B4 R2 B0 B1", "blue", [2, 3, 6, 8, 10, 11]),
        # Two blue parts that do not touch: the larger one counts, wherever it lies.
        ("B1 Y1 B2 B3 R1", "blue", [3, 4]),
        ("B1 B2 Y1 B3 R1", "blue", [1, 2]),
        ("B1 Y1 B3 R1 B2 P2 G2 Y4 B4", "blue", [5, 9]),
        # Down to the point of the pyramid.
        ("Y1 R1 G1 Y2 R2 G2 Y3 R3 G3 Y4 R4 G4 P3 P1 P4", "purple", [13, 14, 15]),
        ("Y1 R1 G1 Y2 P1 G2 Y3 R3 P2 Y4 R4 P3 G4 P4 P6", "purple", [5, 9, 12, 14, 15]),
    ],
)
def test_the_largest_coalition(alliance: str, colour: str, slots: list[int]) -> None:
    one = alone(alliance)
    assert one["coalition"] == {"colour": colour, "slots": slots}
    assert one["coalition-points"] == 3 * len(slots)


@pytest.mark.rule("CON 6.14")
def test_only_one_of_several_equal_coalitions_scores() -> None:
    """Edge case 37: two of two lords each are 6 points; the first by colour is named."""
    one = alone("P1 P2 R1 R2")
    assert one["coalition"] == {"colour": "red", "slots": [3, 4]}
    assert one["coalition-points"] == 6
    two = alone("B1 B2 Y4 B3 B4")
    assert (two["coalition"], two["coalition-points"]) == ({"colour": "blue", "slots": [1, 2]}, 6)


@pytest.mark.rule("CON 6.14")
def test_a_later_colour_wins_with_more_lords() -> None:
    one = alone("Y1 Y2 P1 P2 P3")
    assert one["coalition"] == {"colour": "purple", "slots": [3, 4, 5]}


@pytest.mark.rule("CON 6.15")
def test_a_single_lord_is_a_coalition_of_one() -> None:
    """Edge case 36."""
    one = alone("G0")
    assert one["coalition"] == {"colour": "green", "slots": [1]}
    assert parts(one) == [0, 0, 3, 0]


@pytest.mark.rule("CON 5.20")
def test_a_location_changes_nothing_about_its_lord() -> None:
    """Scenario 57, edge case 38: crest, points, key, colour and neighbours stay."""
    without = alone("Y1 B1 B4")
    with_it = alone("R1 B1=silver B4")
    assert with_it["lords"] == {"red": 1, "blue": 4}
    assert with_it["locations"] == {"silver": 2}
    assert with_it["coalition"] == without["coalition"] == {"colour": "blue", "slots": [2, 3]}
    covered = alone("R1 B1=seven")
    assert covered["lords"] == {"red": 1, "blue": 1}
    assert covered["coalition-points"] == 3
    assert alone("B1 B1=count-blue B3")["locations"] == {"count-blue": 4}


#: Fifteen lords of three colours, none beside one of its own colour: 6 for lords, 3 for one lord.
THREE = "Y2 R1 G1 Y1 R1 G1 Y1 R1 G1 R2 G2 Y1 Y1 R2 G2"


@pytest.mark.rule("CON 6.16")
@pytest.mark.parametrize("master", [BEN, CARA])
def test_five_points_for_the_pearl_master_and_for_nobody_else(master: int) -> None:
    """Both have as many pearls; the master is who was written down as such."""
    state = finished(THREE, "R4", "B4", master=master)
    expected = [5 * (seat == master) for seat in range(3)]
    assert [account(state, seat)["master-points"] for seat in range(3)] == expected
    assert state.scores() == (9, 7 + expected[BEN], 7 + expected[CARA])


@pytest.mark.rule("CON 6.17")
def test_without_pearls_nobody_gets_five_points() -> None:
    """Scenario 55, edge case 34."""
    keyed = "Y1 R1 G1 B1 P1 Y2 R2 G2 B2 P2 Y6 R6 G6 B6 P6"
    state = finished(keyed, "Y1", "R0")
    assert pearls(state) == [0, 0, 0]
    assert [account(state, seat)["master-points"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("CON 6.18")
def test_the_most_points_win() -> None:
    state = finished(THREE, "Y4", "Y3")
    assert state.scores() == (9, 7, 11)
    assert state.winners() == (CARA,)
    assert state.breakdown()["tie-break"] == [{"by": "points", "left": [CARA]}]
    assert state.breakdown()["winners"] == [CARA]
    assert finished(THREE, "Y0", "R0").winners() == (ANN,)


@pytest.mark.rule("CON 6.19")
def test_among_equals_more_pearls_win() -> None:
    """Scenario 54: 18 points each, 5 against 4 pearls."""
    state = finished(THREE, "Y3 Y3 G4", "R3 P4 B4 B1 G1")
    assert (state.scores(), pearls(state)) == ((9, 18, 18), [0, 5, 4])
    assert state.winners() == (BEN,)
    assert state.breakdown()["tie-break"] == [
        {"by": "points", "left": [BEN, CARA]},
        {"by": "pearls", "left": [BEN]},
    ]


@pytest.mark.rule("CON 6.20")
def test_with_equal_pearls_the_victory_is_shared() -> None:
    """Scenario 54, edge case 40: 18 points each, 5 pearls each."""
    state = finished(THREE, "Y3 Y3 G4", "R3 P4 B4 G4", master=BEN)
    assert (state.scores(), pearls(state)) == ((9, 18, 18), [0, 5, 5])
    assert state.winners() == (BEN, CARA)
    assert state.breakdown()["tie-break"] == [
        {"by": "points", "left": [BEN, CARA]},
        {"by": "pearls", "left": [BEN, CARA]},
    ]
    assert state.breakdown()["winners"] == [BEN, CARA]


@pytest.mark.rule("CON 6.19")
def test_pearls_count_only_among_those_with_the_most_points() -> None:
    """Ann has the most pearls and too few points; Cara has one more than Ben."""
    rich = THREE.replace("Y2", "Y3").replace("Y1", "Y3", 1)
    state = finished(rich, "Y6 R6 B4 B1", "G6 P6 R4 R4")
    assert (state.scores(), pearls(state)) == ((15, 22, 22), [4, 1, 2])
    assert state.winners() == (CARA,)
    assert state.breakdown()["tie-break"] == [
        {"by": "points", "left": [BEN, CARA]},
        {"by": "pearls", "left": [CARA]},
    ]


def test_what_a_location_would_score_if_it_were_gained() -> None:
    """Two silver keys, a gold one, five pearls, one location; best green lord 3, two greens."""
    state = turn(2, BEN, ["Y1 G3 Y1=seven G3 B4 R2"])
    assert isinstance(state, ConspiracyState)
    would = {name: int(prospect(state, ANN, number)) for name, number in LOCATION.items()}
    assert would["seven"] == 7
    assert (would["silver"], would["gold"], would["pearls"]) == (2, 2, 2)
    assert (would["best-green"], would["count-green"], would["count-purple"]) == (3, 3, 1)
    assert would["locations"] == 4
    assert would["search-deck"] == 3


def test_locations_that_is_owned_counts_itself_once() -> None:
    state = turn(2, BEN, ["Y1 Y1=locations G2 G2=seven"])
    assert isinstance(state, ConspiracyState)
    assert prospect(state, ANN, LOCATION["locations"]) == 4
