"""Chapter 5: force1 and force2."""

import pytest

from tests.conspiracy.table import ANN, BEN, CARA, COLOURS, DAN, asked, deck, lords, piles, turn
from tests.playing import legal, play, told, why, zone

ONE = "Y1 Y1=force1"
TWO = "Y1 Y1=force2"
DRAWS = ["draw 1", "draw 2", "draw 3"]


@pytest.mark.rule("CON 5.13", "CON 5.18", "CON 7.1")
def test_all_others_draw_one_lord_until_the_owners_next_turn() -> None:
    """Scenario 21: Ben, Cara and Dan are not even asked; Ann is free again."""
    state = asked(4, ANN, "source", ["Y1 Y1"], row="force1", deck="B4 R6 G4 Y4 P3", piles="G3")
    log = play(state, "claim force1")
    assert told(log) == [
        *("gain 0 force1 2 row", "force 0 1"),
        *("turn 1", "draw 1 1", "show 1 B4", "pick 1 B4", "place 1 B4 1", "crest 1 blue 1"),
        *("pearls 1 1 1", "master 1 1"),
        *("turn 2", "draw 2 1", "show 2 R6", "pick 2 R6", "place 2 R6 1", "crest 2 red 1"),
        "unveil 2 G4",
        *("turn 3", "draw 3 1", "show 3 Y4", "pick 3 Y4", "place 3 Y4 1", "crest 3 yellow 1"),
        *("pearls 3 1 1", "master 3 1"),
        *("turn 0", "free 0"),
    ]
    assert (state.seat, zone(state, "force")) == (ANN, None)
    assert legal(state) == [*DRAWS, "take green"]


@pytest.mark.rule("CON 5.13", "CON 5.15", "CON 7.6")
@pytest.mark.parametrize("active", [BEN, CARA, DAN])
def test_who_is_forced_has_one_way_to_conspire(active: int) -> None:
    """Scenario 21, edge case 28: exactly that number, and no pile."""
    state = turn(4, active, [ONE], force=(ANN, 1), piles="Y3 B4")
    assert legal(state) == ["draw 1"]
    for text in ("draw 2", "draw 3", "take yellow", "take red", "take blue"):
        assert why(state, text) == "forced (count 1)"
    assert zone(state, "force") == {"seat": ANN, "lords": 1}


@pytest.mark.rule("CON 5.13", "CON 5.15")
def test_two_lords_are_drawn_and_one_is_picked() -> None:
    """Scenario 23: 10 lords become 8 before the power of the one placed."""
    state = turn(3, CARA, ["", TWO], force=(BEN, 2), deck="R6 G4 B4", left=10)
    before = piles(state)
    assert legal(state) == ["draw 2"]
    for text in ("draw 1", "draw 3", "take yellow"):
        assert why(state, text) == "forced (count 2)"
    play(state, "draw 2")
    assert (len(deck(state)), legal(state)) == (8, ["pick R6", "pick G4"])
    play(state, "pick R6")
    assert sorted(piles(state)) == sorted([*before, "G4", "B4"])
    assert lords(state, CARA) == "R6"
    # The 6 has laid one open, and Ann, forced as well, has been shown two.
    assert (state.seat, len(zone(state, "lords", "shown")), len(deck(state))) == (ANN, 2, 5)


@pytest.mark.rule("CON 5.13")
def test_force2_brings_the_next_player_to_his_pick() -> None:
    state = asked(3, CARA, "source", ["", "", "Y1 Y1"], row="force2", deck="B4 R4 G4")
    log = play(state, "claim force2")
    assert told(log) == [
        *("gain 2 force2 2 row", "force 2 2", "turn 0", "draw 0 2", "show 0 B4", "show 0 R4"),
    ]
    assert (state.seat, legal(state)) == (ANN, ["pick R4", "pick B4"])
    assert zone(state, "force") == {"seat": CARA, "lords": 2}


@pytest.mark.rule("CON 5.16", "CON 5.17")
def test_with_one_lord_left_he_draws_that_one() -> None:
    """Scenario 24, edge case 29: then the deck is empty, and Cara may take a pile."""
    state = turn(3, BEN, [TWO], force=(ANN, 2), deck="B4", left=1)
    assert legal(state) == ["draw 1"]
    assert why(state, "draw 2") == why(state, "take yellow") == "forced (count 1)"
    play(state, "draw 1")
    assert (deck(state), state.seat) == ([], CARA)
    assert zone(state, "force") == {"seat": ANN, "lords": 2}
    assert legal(state) == [f"take {colour}" for colour in COLOURS]


@pytest.mark.rule("CON 5.16")
@pytest.mark.parametrize(("left", "drawn"), [(1, 1), (2, 2), (3, 2)])
def test_force2_and_a_small_deck(left: int, drawn: int) -> None:
    state = turn(2, BEN, [TWO], force=(ANN, 2), left=left)
    assert legal(state) == [f"draw {drawn}"]


@pytest.mark.rule("CON 5.17")
@pytest.mark.parametrize(("owner", "count"), [(ONE, 1), (TWO, 2)])
def test_with_an_empty_deck_any_pile_may_be_taken(owner: str, count: int) -> None:
    """Scenario 22, edge case 30."""
    state = turn(3, BEN, [owner], force=(ANN, count), left=0)
    assert legal(state) == [f"take {colour}" for colour in COLOURS]
    assert why(state, "draw 1") == "deck-too-small (count 1, left 0)"


@pytest.mark.rule("CON 5.18")
def test_the_force_ends_when_the_owners_turn_begins() -> None:
    """Edge case 32: Cara's force goes over the corner of the table and ends with her turn."""
    state = turn(3, BEN, ["", "", ONE], force=(CARA, 1), deck="B4", first=BEN)
    log = play(state, "draw 1")
    assert told(log)[-2:] == ["turn 2", "free 2"]
    assert (state.seat, zone(state, "force")) == (CARA, None)
    assert legal(state) == DRAWS


@pytest.mark.rule("CON 5.18")
def test_the_force_does_not_end_with_anothers_turn() -> None:
    state = turn(4, BEN, [ONE, "", "R1"], force=(ANN, 1), deck="B4 P1 G4", row="seven")
    log = play(state, "draw 1")
    assert "turn 2" in told(log)
    assert [line for line in told(log) if line.startswith("free")] == []
    assert (state.seat, zone(state, "phase")) == (CARA, "source")
    assert zone(state, "force") == {"seat": ANN, "lords": 1}


@pytest.mark.rule("CON 5.18", "CON 4.3")
def test_the_force_never_binds_the_owner() -> None:
    """Gained in the middle of a pile: he goes on with the rest."""
    state = turn(2, BEN, ["", "R1"], piles="Y1 Y3 Y4", row="force1", deck="B4")
    play(state, "take yellow", "place Y1", "claim force1")
    assert (state.seat, legal(state)) == (BEN, ["place Y3", "place Y4"])
    assert zone(state, "force") == {"seat": BEN, "lords": 1}
    log = play(state, "place Y3")
    assert told(log)[-2:] == ["turn 1", "free 1"]
    assert (state.seat, lords(state, ANN)) == (BEN, "B4")


@pytest.mark.rule("CON 5.18", "CON 6.2")
def test_a_force_of_the_last_turn_lasts_to_the_end() -> None:
    """Edge case 32: Ann fills her pyramid and forces; Ben and Cara have only that draw left."""
    alliance = "B3 B3 R3 R3 G3 G3 P3 P3 B4 B4 R4 R4 G4 Y1"
    state = turn(3, ANN, [alliance], deck="Y1 P4 Y4", row="force1", piles="P6")
    log = play(state, "draw 1", "claim force1")
    assert told(log)[-1] == "over"
    assert (lords(state, BEN), lords(state, CARA)) == ("P4", "Y4")
    assert zone(state, "force") == {"seat": ANN, "lords": 1}
    assert "free 0" not in told(log)


@pytest.mark.rule("CON 5.19")
def test_the_later_force_takes_the_place_of_the_earlier() -> None:
    """Edge case 31: Cara's force2 replaces Ann's force1, also for Ann herself."""
    state = asked(
        *(4, CARA, "source", [ONE, "", "R1 R1"]),
        force=(ANN, 1),
        row="force2",
        deck="B4 G4 P4 Y4 B3",
    )
    log = play(state, "claim force2")
    assert told(log)[:4] == ["gain 2 force2 2 row", "force 2 2", "turn 3", "draw 3 2"]
    assert zone(state, "force") == {"seat": CARA, "lords": 2}
    log = play(state, "pick G4")
    assert told(log)[-4:] == ["turn 0", "draw 0 2", "show 0 P4", "show 0 Y4"]
    assert legal(state) == ["pick Y4", "pick P4"]
    assert zone(state, "force") == {"seat": CARA, "lords": 2}


@pytest.mark.rule("CON 5.19")
def test_of_both_forces_of_one_player_the_later_counts() -> None:
    state = asked(2, BEN, "source", ["", f"{TWO} R1 R1"], force=(BEN, 2), row="force1", deck="B4")
    play(state, "claim force1")
    assert lords(state, ANN) == "B4"
    assert (state.seat, zone(state, "force")) == (BEN, None)


@pytest.mark.rule("CON 5.13")
def test_a_force_whose_turn_has_not_come_is_not_told_as_free() -> None:
    state = turn(2, ANN, deck="B4")
    assert [line for line in told(play(state, "draw 1")) if line.startswith("free")] == []
