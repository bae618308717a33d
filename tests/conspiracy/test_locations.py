"""Chapter 5: keys, and the locations they bring."""

from collections import Counter

import pytest

import lanternfish as lf
from tests.conspiracy.table import (
    ANN,
    BEN,
    CARA,
    LOCATIONS,
    asked,
    crests,
    deck,
    lords,
    mastery,
    pearls,
    piles,
    row,
    seen,
    sites,
    turn,
)
from tests.playing import legal, play, told, why, zone

REVEALS = ["reveal 1", "reveal 2", "reveal 3"]


def asks_for_a_location(alliance: str, lord: str) -> bool:
    """Does this lord, added to Ben's alliance, bring a location?"""
    state = turn(3, BEN, ["Y1 R2", alliance, "Y2 R1"], deck=lord)
    play(state, "draw 1")
    assert lords(state, BEN) == f"{alliance} {lord}".strip()
    assert (zone(state, "phase") == "source") == (state.seat == BEN)
    return state.seat == BEN


@pytest.mark.rule("CON 5.1", "CON 5.2")
@pytest.mark.parametrize(
    ("alliance", "lord", "due"),
    [
        ("", "G1", False),
        ("", "G2", False),
        ("B1", "G1", True),
        ("B2", "G2", True),
        ("B1", "G2", False),
        ("B2", "G1", False),
        ("B1 P2", "G1", True),
        ("B1 P2", "G2", True),
        ("B1 B4 P6 R3", "G1", True),
        ("B1 B1=seven", "G1", False),
        ("B1 B1=seven G1", "P1", True),
        ("B1 P2 B1=seven", "G2", False),
        ("B1 P2 B1=seven G2", "Y2", True),
        ("B1 P2 B1=seven G2", "Y1", False),
        ("B3 B4", "G4", False),
        ("B1 P2", "G6", False),
    ],
)
def test_which_keys_are_enough(alliance: str, lord: str, due: bool) -> None:
    """Edge case 17; keys of others do not count, nor do spent ones."""
    assert asks_for_a_location(alliance, lord) is due


@pytest.mark.rule("CON 5.2", "CON 5.4")
def test_two_silver_keys_and_no_way_round_a_location() -> None:
    """Scenario 10, edge case 21: nothing else is legal, and there is nothing to skip."""
    state = turn(2, ANN, ["Y1"], deck="B1", row="gold")
    play(state, "draw 1")
    assert legal(state) == [*REVEALS, "claim gold"]
    assert why(state, "skip") == "another-decision (asked source)"
    assert why(state, "draw 1") == "another-decision (asked source)"
    assert (state.seat, zone(state, "phase")) == (ANN, "source")


@pytest.mark.rule("CON 5.2", "CON 5.3")
def test_an_odd_key_is_spent_too() -> None:
    """Scenario 11, edge cases 18 and 19: silver, gold, silver; the gold key is lost."""
    state = turn(2, ANN, ["Y1"], deck="B2 P4 B1 P4 R2 G4 R1", row="seven")
    log = play(state, "draw 1")
    assert told(log)[-2:] == ["crest 0 blue 2", "turn 1"]
    play(state, "draw 1", "draw 1")
    assert (state.seat, legal(state)) == (ANN, [*REVEALS, "claim seven"])
    log = play(state, "claim seven")
    assert told(log) == ["gain 0 seven 3 row", "turn 1"]
    assert lords(state, ANN) == "Y1 B2 B1=seven"
    play(state, "draw 1", "draw 1")
    assert (lords(state, ANN), state.seat) == ("Y1 B2 B1=seven R2", BEN)
    play(state, "draw 1", "draw 1")
    assert (lords(state, ANN), state.seat) == ("Y1 B2 B1=seven R2 R1", BEN)


@pytest.mark.rule("CON 5.2")
def test_two_gold_keys_bring_a_location() -> None:
    """Scenario 13."""
    state = turn(2, BEN, ["", "P2"], deck="B2", row="gold")
    play(state, "draw 1")
    assert (state.seat, legal(state)) == (BEN, [*REVEALS, "claim gold"])


@pytest.mark.rule("CON 5.3")
def test_the_location_lies_on_the_lord_just_added() -> None:
    """Edge case 19: others of the alliance came between the two keys."""
    state = turn(3, CARA, ["Y1", "R1", "B1 B4 G4"], deck="P1", row="seven")
    play(state, "draw 1", "claim seven")
    assert lords(state, CARA) == "B1 B4 G4 P1=seven"
    assert (lords(state, ANN), lords(state, BEN)) == ("Y1", "R1")


@pytest.mark.rule("CON 5.5", "CON 4.3")
def test_four_lords_with_silver_keys_bring_two_locations() -> None:
    """Scenario 56, edge case 41: after the second and after the fourth."""
    state = turn(2, BEN, piles="Y1 Y1 Y1 Y1", row="seven gold")
    log = play(state, "take yellow")
    assert [line for line in told(log) if line.startswith("place")] == [
        "place 1 Y1 1",
        "place 1 Y1 2",
    ]
    assert legal(state) == [*REVEALS, "claim seven", "claim gold"]
    log = play(state, "claim gold")
    assert told(log) == ["gain 1 gold 2 row", "place 1 Y1 3", "place 1 Y1 4"]
    log = play(state, "claim seven")
    assert told(log) == ["gain 1 seven 4 row", "turn 0"]
    assert lords(state, BEN) == "Y1 Y1=gold Y1 Y1=seven"


@pytest.mark.rule("CON 5.6")
@pytest.mark.parametrize(("left", "choices"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (23, 3)])
def test_no_more_locations_than_the_deck_has(left: int, choices: int) -> None:
    """Edge case 2."""
    state = asked(2, ANN, "source", ["Y1 R1"], sites_left=left)
    opened = LOCATIONS[left:]
    assert legal(state) == REVEALS[:choices] + [f"claim {name}" for name in opened]
    for text in REVEALS[choices:]:
        assert why(state, text) == f"location-deck-too-small (left {left})"


@pytest.mark.rule("CON 5.6", "CON 7.1")
def test_a_single_location_is_not_asked_for() -> None:
    state = asked(3, BEN, "source", ["", "Y1 R1"], sites="gold silver", row="seven")
    log = play(state, "reveal 1")
    assert told(log) == ["reveal 1 1", "uncover 1 gold", "gain 1 gold 2 deck", "turn 2"]
    assert (lords(state, BEN), row(state), sites(state)[0]) == ("Y1 R1=gold", ["seven"], "silver")
    assert len(sites(state)) == 22


@pytest.mark.rule("CON 5.6", "CON 7.3", "CON 8.1")
def test_of_three_locations_one_is_chosen_and_two_join_the_row() -> None:
    """Edge case 1: he says the number, then sees them all."""
    state = asked(2, BEN, "source", ["", "Y1 R1"], sites="pearls gold silver seven", row="best-red")
    log = play(state, "reveal 3")
    assert told(log, ANN) == [
        *("reveal 1 3", "uncover 1 pearls", "uncover 1 gold", "uncover 1 silver"),
    ]
    assert legal(state) == ["choose silver", "choose gold", "choose pearls"]
    for seat in (ANN, BEN, lf.NOBODY):
        open_now = seen(state, seat)["open"]["locations"]
        assert open_now["uncovered"] == ["silver", "gold", "pearls"]
        assert open_now["row"] == ["best-red"]
    assert sites(state)[0] == "seven"
    log = play(state, "choose gold")
    assert told(log) == ["leave 1 silver", "leave 1 pearls", "gain 1 gold 2 deck", "turn 0"]
    assert row(state) == ["silver", "pearls", "best-red"]
    assert zone(state, "locations", "uncovered") == []
    assert lords(state, BEN) == "Y1 R1=gold"


@pytest.mark.rule("CON 5.6")
def test_the_last_locations_of_the_deck_can_be_turned_up() -> None:
    state = asked(2, ANN, "source", ["Y1 R1"], sites="gold seven", sites_left=2)
    play(state, "reveal 2")
    assert (sites(state), legal(state)) == ([], ["choose seven", "choose gold"])
    play(state, "choose seven")
    assert (sites(state), "gold" in row(state)) == ([], True)


@pytest.mark.rule("CON 4.6", "CON 4.15", "CON 5.6")
def test_the_printed_example_of_a_location() -> None:
    """Scenario 16: a gold key, the crest moves, three pearls make Ann the master."""
    state = turn(2, ANN, ["Y1 R2 B4", "G3 G4"], deck="Y2", sites="pearl3 gold")
    assert (pearls(state), mastery(state)) == ([1, 3], (BEN, 3))
    play(state, "draw 1")
    assert crests(state, ANN) == {"yellow": 4, "red": 2, "blue": 3}
    log = play(state, "reveal 2", "choose pearl3")
    assert told(log) == [
        *("reveal 0 2", "uncover 0 pearl3", "uncover 0 gold", "leave 0 gold"),
        *("gain 0 pearl3 4 deck", "pearls 0 3 4", "master 0 4", "turn 1"),
    ]
    assert (pearls(state), mastery(state)) == ([4, 3], (ANN, 4))
    assert row(state) == ["gold"]


@pytest.mark.rule("CON 5.7")
def test_nothing_takes_the_place_of_the_last_open_location() -> None:
    """Scenario 17, edge case 22."""
    state = asked(2, BEN, "source", ["", "Y1 R1"], row="seven")
    before = sites(state)
    log = play(state, "claim seven")
    assert told(log) == ["gain 1 seven 2 row", "turn 0"]
    assert (row(state), sites(state), len(before)) == ([], before, 23)


@pytest.mark.rule("CON 5.7", "CON 5.9", "CON 7.3")
def test_any_location_of_the_row_can_be_taken() -> None:
    open_row = "count-purple seven best-yellow search-deck"
    for name in open_row.split():
        state = asked(3, CARA, "source", ["", "", "Y1 R1"], row=open_row)
        assert legal(state)[3:] == [
            *("claim seven", "claim search-deck", "claim best-yellow", "claim count-purple"),
        ]
        assert why(state, "claim gold") == "not-in-row (location gold)"
        play(state, f"claim {name}")
        assert lords(state, CARA) == f"Y1 R1={name}"
        assert sorted([*row(state), name]) == sorted(open_row.split())


@pytest.mark.rule("CON 5.8")
def test_with_an_empty_row_there_is_only_the_deck() -> None:
    """Edge case 22."""
    state = asked(2, ANN, "source", ["Y1 R1"])
    assert legal(state) == REVEALS
    assert why(state, "claim seven") == "not-in-row (location seven)"


@pytest.mark.rule("CON 5.8")
def test_with_an_empty_deck_there_is_only_the_row() -> None:
    """Edge case 22."""
    state = asked(2, ANN, "source", ["Y1 R1"], sites_left=0)
    assert legal(state) == [f"claim {name}" for name in LOCATIONS]
    assert why(state, "reveal 1") == "location-deck-too-small (left 0)"


@pytest.mark.rule("CON 5.9", "CON 5.10")
def test_a_location_of_the_row_works_like_one_of_the_deck() -> None:
    for text in ("claim pearl2", "reveal 1"):
        zones = {"row": "pearl2"} if text.startswith("claim") else {"sites": "pearl2"}
        state = asked(2, BEN, "source", ["", "Y1 R1"], **zones)
        play(state, text)
        assert (pearls(state), mastery(state)) == ([0, 2], (BEN, 2))


@pytest.mark.rule("CON 5.10", "CON 5.12")
def test_the_whole_row_is_mixed_in_with_what_was_left_just_now() -> None:
    """Scenario 18, edge case 27: 20 and 2 become 21 and none."""
    state = asked(
        *(3, BEN, "source", ["R1 R1=seven G1 G1=silver", "Y1 Y1"]),
        row="pearls gold",
        sites="pearl1 mix-locations best-red",
    )
    assert (len(sites(state)), len(row(state))) == (20, 2)
    log = play(state, "reveal 3", "choose mix-locations")
    assert told(log)[4:] == [
        *("leave 1 pearl1", "leave 1 best-red", "gain 1 mix-locations 2 deck"),
        *("mix-locations 1 4", "turn 2"),
    ]
    assert (len(sites(state)), row(state)) == (21, [])
    assert sorted(sites(state)) == sorted(set(LOCATIONS) - {"seven", "silver", "mix-locations"})


@pytest.mark.rule("CON 5.12")
def test_open_locations_come_anywhere_in_the_deck() -> None:
    tops: Counter[str] = Counter()
    for seed in range(300):
        state = asked(2, ANN, "source", ["Y1 Y1"], sites_left=0, seed=seed)
        play(state, "claim mix-locations")
        tops[sites(state)[0]] += 1
        assert sorted([*sites(state), "mix-locations"]) == sorted(LOCATIONS)
    assert set(tops) == set(LOCATIONS) - {"mix-locations"}


@pytest.mark.rule("CON 5.12")
def test_with_an_empty_row_nothing_is_mixed_in() -> None:
    state = asked(2, ANN, "source", ["Y1 Y1"], sites="mix-locations")
    before = sites(state)
    log = play(state, "reveal 1")
    assert "mix-locations 0 0" in told(log)
    assert sorted(sites(state)) == sorted(before[1:])


@pytest.mark.rule("CON 3.5", "CON 5.11")
def test_all_piles_are_mixed_into_the_deck() -> None:
    """Scenario 19: 30 lords and 8 on piles; three drawn, two of them left: 37 and none."""
    state = turn(
        *(3, ANN, ["Y1"]),
        deck="R1 B4 G3",
        piles="Y3 Y4 R3 R4 G0 B0 P0 P6",
        sizes={BEN: 10, CARA: 11},
        row="mix-lords",
    )
    assert (len(deck(state)), len(piles(state))) == (30, 8)
    log = play(state, "draw 3", "pick R1", "claim mix-lords")
    assert told(log)[-3:] == ["gain 0 mix-lords 2 row", "mix-lords 0 10", "turn 1"]
    assert (len(deck(state)), piles(state)) == (37, [])
    assert legal(state) == ["draw 1", "draw 2", "draw 3"]


@pytest.mark.rule("CON 5.11")
def test_piled_lords_come_anywhere_in_the_deck() -> None:
    tops: Counter[str] = Counter()
    for seed in range(200):
        state = asked(
            2, ANN, "source", ["Y1 Y1"], row="mix-lords", seed=seed, piles="B6 P6", left=1
        )
        every = sorted(deck(state) + piles(state))
        play(state, "claim mix-lords")
        assert sorted(deck(state)) == every
        tops[deck(state)[0]] += 1
    assert len(tops) > 25


@pytest.mark.rule("CON 5.11")
def test_lords_that_wait_are_not_mixed_in() -> None:
    """Edge case 27."""
    state = turn(2, BEN, ["", "B1"], piles="Y1 Y3 Y4 R4", row="mix-lords")
    log = play(state, "take yellow", "place Y1", "claim mix-lords")
    assert "mix-lords 1 1" in told(log)
    assert legal(state) == ["place Y3", "place Y4"]
    assert (len(deck(state)), piles(state)) == (60 - 4, [])
    assert zone(state, "lords", "taken") == {"colour": "yellow", "lords": ["Y3", "Y4"]}


@pytest.mark.rule("CON 5.11")
def test_without_piles_the_deck_is_shuffled_all_the_same() -> None:
    state = asked(2, BEN, "source", ["", "Y1 Y1"], row="mix-lords")
    before = deck(state)
    log = play(state, "claim mix-lords")
    assert "mix-lords 1 0" in told(log)
    assert deck(state) != before
    assert sorted(deck(state)) == sorted(before)


@pytest.mark.rule("CON 1.23", "CON 5.14")
@pytest.mark.parametrize(
    ("alliance", "lord", "due"),
    [
        ("Y1 Y1=any-keys R1", "G2", True),
        ("Y1 Y1=any-keys R2", "G1", True),
        ("Y1 Y1=any-keys R2", "G2", True),
        ("Y1 Y1=any-keys", "G2", False),
        ("Y1 Y1=any-keys", "G1", False),
        ("Y1 Y1=any-keys R1 B2=seven", "G2", False),
        ("Y1 Y1=any-keys R1 B2=seven G1", "G2", True),
    ],
)
def test_with_any_keys_two_keys_are_enough(alliance: str, lord: str, due: bool) -> None:
    """Scenario 14; edge case 20: it begins from none."""
    assert asks_for_a_location(alliance, lord) is due


@pytest.mark.rule("CON 5.14")
def test_any_keys_of_another_player_does_not_help() -> None:
    state = turn(3, BEN, ["Y1 Y1=any-keys", "R1"], deck="G2")
    play(state, "draw 1")
    assert state.seat == CARA
