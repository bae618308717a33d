"""Chapter 6: the end of the game."""

from typing import Any

import pytest

import lanternfish as lf
from tests.conspiracy.table import ANN, BEN, CARA, CONSPIRACY, DAN, asked, deck, lords, piles, turn
from tests.playing import legal, play, told, zone

#: Fourteen lords without keys or powers, but for their pearls.
FOURTEEN = "B3 B3 R3 R3 G3 G3 P3 P3 B4 B4 R4 R4 G4 G4"


def turns(log: lf.Log) -> list[str]:
    return [line for line in told(log) if line.split()[0] in ("turn", "full", "over")]


@pytest.mark.rule("CON 6.1", "CON 6.2", "CON 6.3")
def test_each_other_player_has_one_more_turn() -> None:
    """Scenario 39, edge case 35: Ann fills her pyramid, then Ben his; Cara has the last turn."""
    state = turn(3, ANN, [FOURTEEN], sizes={BEN: 14}, deck="Y3 Y4 P4")
    log = play(state, "draw 1")
    assert turns(log) == ["full 0", "turn 1"]
    assert zone(state, "trigger") == ANN
    log = play(state, "draw 1")
    assert turns(log) == ["turn 2"]
    assert zone(state, "trigger") == ANN
    log = play(state, "draw 1")
    assert turns(log) == ["over"]
    assert (state.seat, zone(state, "phase"), state.legal()) == (lf.NOBODY, "over", ())
    assert [len(lords(state, seat).split()) for seat in range(3)] == [15, 15, 1]


@pytest.mark.rule("CON 6.2")
def test_the_others_have_their_turn_whoever_began() -> None:
    """Scenario 40: Cara is the first with 15 lords; Ann and Ben still have a turn each."""
    state = turn(3, CARA, ["", "", FOURTEEN], first=ANN, deck="Y3 Y4 P4")
    assert turns(play(state, "draw 1")) == ["full 2", "turn 0"]
    assert turns(play(state, "draw 1")) == ["turn 1"]
    assert turns(play(state, "draw 1")) == ["over"]


@pytest.mark.rule("CON 6.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_round_for_every_seat(seats: int) -> None:
    for active in range(seats):
        alliances = [""] * active + [FOURTEEN]
        state = turn(seats, active, alliances, deck="Y3 Y4 P4 Y4")
        log = play(state, *["draw 1"] * seats)
        others = [f"turn {(active + step) % seats}" for step in range(1, seats)]
        assert turns(log) == [f"full {active}", *others, "over"]
        assert zone(state, "trigger") == active
        assert zone(state, "active") == (active - 1) % seats


@pytest.mark.rule("CON 6.3")
def test_a_second_full_pyramid_tells_nothing() -> None:
    state = turn(2, BEN, sizes={ANN: 15, BEN: 14}, trigger=ANN, deck="P4")
    log = play(state, "draw 1")
    assert turns(log) == ["over"]
    assert zone(state, "trigger") == ANN


@pytest.mark.rule("CON 6.1")
def test_fourteen_lords_do_not_end_the_game() -> None:
    state = turn(2, ANN, [FOURTEEN.removesuffix(" G4")], deck="G4")
    log = play(state, "draw 1")
    assert turns(log) == ["turn 1"]
    assert zone(state, "trigger") is None


@pytest.mark.rule("CON 6.1")
def test_the_location_of_the_last_lord_is_taken_and_counts() -> None:
    """Scenario 44."""
    alliance = FOURTEEN.replace("G4 G4", "G4 Y1")
    state = turn(2, BEN, ["", alliance], deck="Y1 P4", row="seven")
    play(state, "draw 1")
    assert (state.seat, zone(state, "phase"), zone(state, "trigger")) == (BEN, "source", None)
    log = play(state, "claim seven")
    assert told(log) == ["gain 1 seven 15 row", "full 1", "turn 0"]
    play(state, "draw 1")
    account: Any = state.breakdown()["seats"]
    assert account[BEN]["locations"] == {"seven": 7}
    assert account[BEN]["location-points"] == 7


@pytest.mark.rule("CON 6.1")
def test_the_lords_he_still_has_to_add_come_first() -> None:
    """Edge case 35: and their powers; a swap is asked before the pyramid counts as full."""
    state = turn(2, BEN, ["", FOURTEEN.removesuffix(" G4")], piles="Y0 Y6", deck="P4 R1")
    log = play(state, "take yellow", "place Y6")
    assert turns(log) == []
    assert legal(state)[0] == "skip"
    assert zone(state, "trigger") is None
    log = play(state, "skip")
    assert told(log) == ["skip 1", "full 1", "turn 0"]
    assert piles(state) == ["P4"]


@pytest.mark.rule("CON 6.1", "CON 4.11")
def test_the_last_lord_of_6_points_still_lays_one_open() -> None:
    state = turn(2, BEN, sizes={ANN: 15}, trigger=ANN, deck="B6 R3 R4")
    log = play(state, "draw 1")
    assert told(log)[-2:] == ["unveil 1 R3", "over"]


@pytest.mark.rule("CON 6.2")
def test_who_ended_the_game_has_no_further_turn() -> None:
    for seed in range(20):
        state = CONSPIRACY.deal(2 + seed % 3, seed)
        log = lf.Log()
        while state.seat != lf.NOBODY:
            state.play(state.legal()[seed % len(state.legal())], log)
        told_turns = turns(log)
        full = next(line for line in told_turns if line.startswith("full"))
        after = told_turns[told_turns.index(full) + 1 :]
        trigger = int(full.split()[1])
        seats = 2 + seed % 3
        assert after == [*(f"turn {(trigger + n) % seats}" for n in range(1, seats)), "over"]


@pytest.mark.rule("CON 6.2", "CON 3.9")
def test_four_full_pyramids_use_all_sixty_lords() -> None:
    state = turn(4, DAN, sizes={ANN: 15, BEN: 15, CARA: 15, DAN: 14}, deck="P4", trigger=ANN)
    log = play(state, "draw 1")
    assert turns(log) == ["over"]
    assert (deck(state), piles(state)) == ([], [])
    assert [len(lords(state, seat).split()) for seat in range(4)] == [15, 15, 15, 15]


@pytest.mark.rule("CON 6.1")
def test_the_end_begins_only_when_the_turn_is_over() -> None:
    """The fifteenth lord searches the deck of locations."""
    alliance = "Y1 Y1=search-deck B3 B3 R3 R3 G3 G3 P3 P3 B4 B4 R4 R1 R1"
    state = asked(2, ANN, "search", [alliance], row="gold")
    assert zone(state, "trigger") is None
    log = play(state, "choose seven")
    assert told(log)[-2:] == ["full 0", "turn 1"]
