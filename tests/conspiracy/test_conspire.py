"""Chapter 3: to conspire."""

import pytest

import lanternfish as lf
from tests.conspiracy.table import (
    ANN,
    BEN,
    CARA,
    COLOURS,
    DAN,
    asked,
    deck,
    lords,
    pearls,
    piles,
    seen,
    turn,
)
from tests.playing import legal, play, told, why, zone

DRAWS = ["draw 1", "draw 2", "draw 3"]
FULL = {ANN: 15, BEN: 15, CARA: 15}


@pytest.mark.rule("CON 3.1", "CON 4.1")
def test_a_turn_is_to_conspire_and_to_expand_the_alliance() -> None:
    state = turn(3, CARA, ["", "", "B4"], deck="R3 G4 Y2")
    assert (state.seat, zone(state, "phase")) == (CARA, "conspire")
    play(state, "draw 2")
    assert (state.seat, zone(state, "phase")) == (CARA, "pick")
    log = play(state, "pick G4")
    assert lords(state, CARA) == "B4 G4"
    assert told(log)[-1] == "turn 0"
    assert (state.seat, zone(state, "phase")) == (ANN, "conspire")


@pytest.mark.rule("CON 3.2", "CON 3.4")
def test_he_says_how_many_before_he_sees_any() -> None:
    """Edge case 1: one, two or three; nought and four are no actions at all."""
    state = turn(2, BEN, deck="R3 G4 Y2 B6")
    assert legal(state) == DRAWS
    log = play(state, "draw 3")
    assert told(log, ANN) == ["draw 1 3", "show 1 R3", "show 1 G4", "show 1 Y2"]
    assert zone(state, "lords", "shown") == ["R3", "G4", "Y2"]
    assert deck(state)[0] == "B6"
    for text in ("draw 0", "draw 4"):
        with pytest.raises(lf.BadAction):
            play(state, text)


@pytest.mark.rule("CON 3.3", "CON 7.6")
def test_with_two_lords_in_the_deck_he_draws_one_or_two() -> None:
    """Scenario 4, edge case 2: 58 lords are placed, no pile is there."""
    state = turn(4, DAN, sizes=FULL | {DAN: 13}, trigger=ANN)
    assert (len(deck(state)), piles(state)) == (2, [])
    assert legal(state) == ["draw 1", "draw 2"]
    assert why(state, "draw 3") == "deck-too-small (count 3, left 2)"


@pytest.mark.rule("CON 3.3")
@pytest.mark.parametrize("left", [0, 1, 2, 3, 4])
def test_he_draws_no_more_than_the_deck_has(left: int) -> None:
    state = turn(2, ANN, left=left)
    assert len(deck(state)) == left
    assert legal(state) == DRAWS[:left] + [f"take {colour}" for colour in COLOURS]
    for count in range(left + 1, 4):
        assert why(state, f"draw {count}") == f"deck-too-small (count {count}, left {left})"


@pytest.mark.rule("CON 3.3", "CON 3.4")
def test_the_last_lords_of_the_deck_are_drawn() -> None:
    state = turn(2, BEN, left=2, deck="R3 G4")
    play(state, "draw 2")
    assert (zone(state, "lords", "shown"), deck(state)) == (["R3", "G4"], [])
    play(state, "pick R3")
    assert (lords(state, BEN), deck(state)) == ("R3", [])


@pytest.mark.rule("CON 3.4", "CON 7.1")
def test_a_single_lord_is_picked_without_asking() -> None:
    """Scenario 6, edge case 5."""
    state = turn(2, ANN, deck="P4 B4")
    log = play(state, "draw 1")
    assert told(log) == [
        "draw 0 1",
        "show 0 P4",
        "pick 0 P4",
        "place 0 P4 1",
        "crest 0 purple 1",
        "pearls 0 1 1",
        "master 0 1",
        "turn 1",
    ]
    assert (lords(state, ANN), state.seat, deck(state)[0]) == ("P4", BEN, "B4")


@pytest.mark.rule("CON 3.4", "CON 8.1")
def test_the_drawn_lords_are_open_to_all() -> None:
    state = turn(3, BEN, deck="P4 B4 G3")
    play(state, "draw 3")
    for seat in (ANN, BEN, CARA, lf.NOBODY):
        assert seen(state, seat)["open"]["lords"]["shown"] == ["P4", "B4", "G3"]
    assert legal(state) == ["pick G3", "pick B4", "pick P4"]


@pytest.mark.rule("CON 3.4", "CON 7.2", "CON 7.3")
@pytest.mark.parametrize(
    ("shown", "choices"),
    [
        ("P4 Y0 P4", ["pick Y0", "pick P4"]),
        ("Y1 Y0 P6", ["pick Y0", "pick Y1", "pick P6"]),
        ("P6 Y1 Y0", ["pick Y0", "pick Y1", "pick P6"]),
        ("B3 P6 B3", ["pick B3", "pick P6"]),
        ("R1 R1 R1", ["pick R1"]),
        ("G3 R2", ["pick R2", "pick G3"]),
        ("Y0 B1", ["pick Y0", "pick B1"]),
    ],
)
def test_each_kind_of_lord_shown_is_one_choice(shown: str, choices: list[str]) -> None:
    assert legal(asked(2, BEN, "pick", [], shown=shown)) == choices


@pytest.mark.rule("CON 3.4", "CON 7.1", "CON 7.2")
def test_three_lords_alike_are_no_choice() -> None:
    state = turn(2, ANN, deck="R1 R1 R1")
    log = play(state, "draw 3")
    assert told(log) == [
        *("draw 0 3", "show 0 R1", "show 0 R1", "show 0 R1", "pick 0 R1"),
        *("discard 0 R1", "discard 0 R1", "place 0 R1 1", "crest 0 red 1", "turn 1"),
    ]
    assert (lords(state, ANN), piles(state)) == ("R1", ["R1", "R1"])


@pytest.mark.rule("CON 3.4", "CON 3.5", "CON 3.6", "CON 3.11")
def test_the_printed_example_of_conspiring() -> None:
    """Scenario 3: Ann leaves two green lords, and Ben after her takes both."""
    state = turn(2, ANN, deck="G3 B3 G4 Y1")
    play(state, "draw 3")
    log = play(state, "pick B3")
    assert told(log)[:3] == ["pick 0 B3", "discard 0 G3", "discard 0 G4"]
    assert zone(state, "lords", "piles", "green") == ["G3", "G4"]
    assert (state.seat, legal(state)) == (BEN, [*DRAWS, "take green"])
    log = play(state, "take green", "place G4")
    assert told(log)[0] == "take 1 green 2"
    assert lords(state, BEN) == "G4 G3"
    assert piles(state) == []
    assert state.seat == ANN


@pytest.mark.rule("CON 3.5")
def test_the_others_are_discarded_before_the_picked_lord_does_anything() -> None:
    """Edge case 6: even before a lord of 6 points lays another one open."""
    state = turn(3, BEN, deck="G6 B3 Y4 R1 R2", piles="Y1")
    log = play(state, "draw 3", "pick G6")
    assert told(log)[4:] == [
        "pick 1 G6",
        "discard 1 B3",
        "discard 1 Y4",
        "place 1 G6 1",
        "crest 1 green 1",
        "unveil 1 R1",
        "turn 2",
    ]
    assert piles(state) == ["Y1", "Y4", "R1", "B3"]


@pytest.mark.rule("CON 3.5", "CON 5.11")
def test_lords_left_this_turn_are_mixed_in_too() -> None:
    """Edge case 6."""
    state = turn(2, ANN, ["Y1"], deck="Y1 B3 R4", row="mix-lords")
    play(state, "draw 3", "pick Y1", "claim mix-lords")
    assert piles(state) == []
    assert sorted(deck(state)).count("B3") == 2
    assert len(deck(state)) == 58


@pytest.mark.rule("CON 3.5")
def test_of_two_lords_alike_one_is_discarded() -> None:
    state = turn(2, BEN, deck="R4 G0 R4")
    play(state, "draw 3", "pick R4")
    assert (lords(state, BEN), piles(state)) == ("R4", ["R4", "G0"])


@pytest.mark.rule("CON 3.6", "CON 7.6")
def test_a_whole_pile_is_taken_and_an_empty_one_cannot_be() -> None:
    state = turn(3, BEN, piles="R3 R4 B4")
    assert legal(state) == [*DRAWS, "take red", "take blue"]
    for colour in ("yellow", "green", "purple"):
        assert why(state, f"take {colour}") == f"pile-empty (colour {colour})"
    log = play(state, "take red", "place R4")
    assert told(log) == [
        *("take 1 red 2", "place 1 R4 1", "crest 1 red 1", "pearls 1 1 1", "master 1 1"),
        *("place 1 R3 2", "pearls 1 2 3", "turn 2"),
    ]
    assert (lords(state, BEN), piles(state)) == ("R4 R3", ["B4"])
    assert pearls(state) == [0, 3, 0]


@pytest.mark.rule("CON 3.6", "CON 7.1")
@pytest.mark.parametrize(
    ("colour", "lord"),
    [("yellow", "Y4"), ("red", "R3"), ("green", "G6"), ("blue", "B2"), ("purple", "P0")],
)
def test_a_pile_of_one_is_placed_without_asking(colour: str, lord: str) -> None:
    state = turn(2, BEN, piles="Y4 R3 G6 B2 P0", deck="Y1")
    log = play(state, f"take {colour}")
    assert told(log)[:2] == [f"take 1 {colour} 1", f"place 1 {lord} 1"]
    assert (lords(state, BEN), state.seat) == (lord, ANN)
    assert lord not in piles(state)


@pytest.mark.rule("CON 3.7", "CON 8.1")
def test_piles_are_open_and_their_order_means_nothing() -> None:
    one = turn(2, ANN, piles="R3 R1 R4 Y0 P6")
    other = turn(2, ANN, piles="P6 Y0 R4 R3 R1")
    assert one == other
    open_piles = {"yellow": ["Y0"], "red": ["R1", "R3", "R4"], "green": [], "blue": []}
    for seat in (ANN, BEN, lf.NOBODY):
        piles_seen = seen(one, seat)["open"]["lords"]["piles"]
        assert piles_seen == open_piles | {"purple": ["P6"]}


@pytest.mark.rule("CON 3.8")
def test_with_an_empty_deck_only_piles_can_be_taken() -> None:
    """Scenario 5, edge case 3: Dan has had 12 of 60, a yellow and two purple lords lie on piles."""
    state = turn(4, DAN, piles="Y1 P3 P4", sizes=FULL | {DAN: 12}, trigger=ANN)
    assert deck(state) == []
    assert legal(state) == ["take yellow", "take purple"]
    for count in (1, 2, 3):
        assert why(state, f"draw {count}") == f"deck-too-small (count {count}, left 0)"


@pytest.mark.rule("CON 3.8")
def test_the_piles_do_not_become_a_new_deck() -> None:
    state = turn(2, ANN, left=0)
    play(state, "take yellow", "place Y4")
    while zone(state, "active") == ANN:
        state.play(state.legal()[0])
    assert deck(state) == []
    assert legal(state) == ["take red", "take green", "take blue", "take purple"]


@pytest.mark.rule("CON 3.8", "CON 5.11")
def test_only_mix_lords_fills_the_deck_again() -> None:
    state = asked(2, ANN, "source", ["Y1 Y1"], left=0, row="mix-lords")
    assert (len(deck(state)), len(piles(state))) == (0, 58)
    play(state, "claim mix-lords")
    assert (len(deck(state)), len(piles(state))) == (58, 0)
    assert (state.seat, legal(state)) == (BEN, DRAWS)


@pytest.mark.rule("CON 3.9")
def test_the_last_lord_of_all_can_be_taken() -> None:
    """Edge case 4: 59 lords are placed when the last turn of four begins."""
    for zones in ({"piles": "B4"}, {"deck": "B4"}):
        state = turn(4, DAN, sizes=FULL | {DAN: 14}, trigger=ANN, **zones)
        assert len(legal(state)) == 1
        log = play(state, legal(state)[0])
        assert lords(state, DAN).split()[14] == "B4"
        assert told(log)[-1] == "over"
        assert (deck(state), piles(state)) == ([], [])


@pytest.mark.rule("CON 3.10", "CON 6.1")
def test_a_pile_of_three_for_one_place() -> None:
    """Scenario 41, edge case 8: 3 ways to choose, 2 lords stay on the pile, the end begins."""
    state = turn(2, BEN, ["", "B4"], sizes={BEN: 14}, piles="Y1 Y3 Y4 R4")
    log = play(state, "take yellow")
    assert told(log) == ["take 1 yellow 3"]
    assert legal(state) == ["keep Y1", "keep Y3", "keep Y4"]
    assert state.progress() == {"needed": 1, "given": 0, "missing": 1}
    log = play(state, "keep Y3")
    assert told(log)[:3] == ["keep 1 Y3", "return 1 yellow 2", "place 1 Y3 15"]
    assert piles(state) == ["Y1", "Y4", "R4"]
    assert (zone(state, "trigger"), state.seat) == (BEN, ANN)


@pytest.mark.rule("CON 3.10", "CON 6.1")
def test_a_pile_of_two_for_two_places_is_taken_whole() -> None:
    """Scenario 42."""
    state = turn(2, BEN, ["", "B4"], sizes={BEN: 13}, piles="P3 P4")
    play(state, "take purple")
    assert legal(state) == ["place P3", "place P4"]
    assert state.progress() is None
    play(state, "place P4")
    assert lords(state, BEN).split()[13:] == ["P4", "P3"]
    assert (zone(state, "trigger"), state.seat) == (BEN, ANN)


@pytest.mark.rule("CON 3.10", "CON 5.11")
def test_what_does_not_fit_stays_before_any_power_works() -> None:
    """Edge case 8: so mix-lords, gained from one of the lords kept, mixes the rest in."""
    alliance = "B4 B4 B3 B3 R3 R3 R4 R4 G3 G3 G4 G4 P1"
    state = turn(2, ANN, [alliance], piles="Y1 Y3 Y4", row="mix-lords")
    log = play(state, "take yellow", "keep Y1", "keep Y3", "place Y1", "claim mix-lords")
    assert told(log)[:4] == ["take 0 yellow 3", "keep 0 Y1", "keep 0 Y3", "return 0 yellow 1"]
    assert "mix-lords 0 1" in told(log)
    assert piles(state) == []
    assert lords(state, ANN) == f"{alliance} Y1=mix-lords Y3"
    assert len(deck(state)) == 60 - 15


@pytest.mark.rule("CON 3.11")
@pytest.mark.parametrize(("seats", "active"), [(2, ANN), (2, BEN), (3, BEN), (3, CARA), (4, DAN)])
def test_the_next_player_clockwise_has_his_turn(seats: int, active: int) -> None:
    state = turn(seats, active, deck="G4")
    log = play(state, "draw 1")
    following = (active + 1) % seats
    assert zone(state, "active") == state.seat == following
    assert told(log)[-1] == f"turn {following}"
