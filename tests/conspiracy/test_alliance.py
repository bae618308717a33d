"""Chapter 4: to expand the alliance; crests, and lords of 0 and of 6 points."""

import pytest

import lanternfish as lf
from tests.conspiracy.table import (
    ANN,
    BEN,
    CARA,
    CONSPIRACY,
    DAN,
    asked,
    crests,
    deck,
    finished,
    lords,
    mastery,
    pearls,
    piles,
    seen,
    turn,
)
from tests.playing import legal, play, play_out, told, why, zone


@pytest.mark.rule("CON 4.1", "CON 4.2", "CON 4.3")
def test_he_chooses_which_lord_is_added_next() -> None:
    """Edge case 7: one by one; the last one is not asked for."""
    state = turn(3, CARA, piles="R0 R3 R4 R6", deck="B2")
    log = play(state, "take red")
    assert told(log) == ["take 2 red 4"]
    assert (state.seat, legal(state)) == (CARA, ["place R0", "place R3", "place R4", "place R6"])
    log = play(state, "place R4")
    assert told(log) == ["place 2 R4 1", "crest 2 red 1", "pearls 2 1 1", "master 2 1"]
    assert legal(state) == ["place R0", "place R3", "place R6"]
    log = play(state, "place R6")
    assert told(log) == ["place 2 R6 2", "crest 2 red 2", "unveil 2 B2"]
    log = play(state, "place R3")
    assert told(log) == ["place 2 R3 3", "pearls 2 2 3", "place 2 R0 4"]
    assert legal(state)[0] == "skip"
    assert lords(state, CARA) == "R4 R6 R3 R0"


@pytest.mark.rule("CON 4.2", "CON 7.2")
def test_lords_that_are_alike_are_one_choice() -> None:
    state = turn(2, BEN, piles="P3 P4 P4 P3")
    play(state, "take purple")
    assert legal(state) == ["place P3", "place P4"]
    play(state, "place P4")
    assert legal(state) == ["place P3", "place P4"]
    log = play(state, "place P4")
    assert told(log)[2:] == [
        "place 1 P3 3",
        "pearls 1 2 4",
        "place 1 P3 4",
        "pearls 1 2 6",
        "turn 0",
    ]
    assert lords(state, BEN) == "P4 P4 P3 P3"


@pytest.mark.rule("CON 4.2", "CON 7.3")
@pytest.mark.parametrize("code", ["Y", "R", "G", "B", "P"])
def test_the_lords_that_wait_by_their_points(code: str) -> None:
    every = [f"{code}{points}" for points in (0, 1, 2, 3, 4, 6)]
    state = asked(2, ANN, "order", [], taken=" ".join(every))
    assert legal(state) == [f"place {lord}" for lord in every]
    assert zone(state, "lords", "taken")["lords"] == every


@pytest.mark.rule("CON 4.3", "CON 5.5")
def test_each_lord_is_done_with_before_the_next_is_chosen() -> None:
    """His location too; the other lords still wait."""
    state = turn(2, ANN, ["B1"], piles="Y1 Y0 Y4", row="seven")
    play(state, "take yellow", "place Y1")
    assert legal(state)[-1] == "claim seven"
    assert zone(state, "lords", "taken") == {"colour": "yellow", "lords": ["Y0", "Y4"]}
    play(state, "claim seven")
    assert legal(state) == ["place Y0", "place Y4"]


@pytest.mark.rule("CON 4.3")
def test_a_lord_of_0_points_moves_only_lords_already_there() -> None:
    """Edge case 7: the yellow 4 that still waits cannot be moved."""
    state = turn(2, ANN, ["B3"], piles="Y0 Y4 Y3")
    play(state, "take yellow", "place Y0")
    assert legal(state) == ["skip", "swap 1 2"]
    play(state, "swap 1 2")
    assert lords(state, ANN) == "Y0 B3"
    assert legal(state) == ["place Y3", "place Y4"]


@pytest.mark.rule("CON 4.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_places_are_filled_in_their_order(seats: int) -> None:
    """A whole game: from place 1 on, without a gap, somebody up to 15."""
    state = CONSPIRACY.deal(seats, 6)
    log = lf.Log()
    play_out(state, 6, log)
    placed: list[list[int]] = [[] for _ in range(seats)]
    for line in told(log):
        if line.startswith("place"):
            _, seat, _, place = line.split()
            placed[int(seat)].append(int(place))
    assert placed == [list(range(1, len(row) + 1)) for row in placed]
    assert max(len(row) for row in placed) == 15


@pytest.mark.rule("CON 4.4")
@pytest.mark.parametrize("filled", [0, 1, 4, 5, 8, 14])
def test_the_next_free_place(filled: int) -> None:
    state = turn(3, BEN, ["P3 P3", "", "R3"], sizes={BEN: filled}, deck="B6")
    before = lords(state, BEN).split()
    log = play(state, "draw 1")
    assert told(log)[3] == f"place 1 B6 {filled + 1}"
    assert lords(state, BEN).split() == [*before, "B6"]
    assert (lords(state, ANN), lords(state, CARA)) == ("P3 P3", "R3")


@pytest.mark.rule("CON 4.5", "CON 6.5")
def test_a_first_lord_of_0_points_gets_the_crest() -> None:
    """Scenario 9, edge case 11: it scores nothing."""
    state = turn(2, ANN, ["Y1"], deck="P0")
    log = play(state, "draw 1")
    assert "crest 0 purple 2" in told(log)
    assert crests(state, ANN) == {"yellow": 1, "purple": 2}
    without = finished("", "B4", sizes={ANN: 15})
    with_it = finished("", "B4 P0", sizes={ANN: 15})
    assert lord_points(with_it, BEN) == lord_points(without, BEN) == 4


def lord_points(state: lf.State, seat: int) -> int:
    account = state.breakdown()["seats"]
    assert isinstance(account, list)
    points: int = account[seat]["lord-points"]
    return points


@pytest.mark.rule("CON 4.5")
def test_every_colour_has_a_crest_of_its_own() -> None:
    state = turn(4, DAN, ["", "", "", "Y6 R6 G6 B6"], deck="P1")
    log = play(state, "draw 1")
    assert told(log)[-2:] == ["crest 3 purple 5", "turn 0"]
    assert crests(state, DAN) == {"yellow": 1, "red": 2, "green": 3, "blue": 4, "purple": 5}
    assert crests(state, ANN) == {}


@pytest.mark.rule("CON 4.6")
def test_a_better_lord_takes_the_crest() -> None:
    """Scenario 7."""
    state = turn(2, ANN, ["Y1"], deck="Y2")
    assert crests(state, ANN) == {"yellow": 1}
    log = play(state, "draw 1")
    assert "crest 0 yellow 2" in told(log)
    assert crests(state, ANN) == {"yellow": 2}


@pytest.mark.rule("CON 4.7")
def test_an_equal_lord_does_not_take_the_crest() -> None:
    """Scenario 8, edge case 11."""
    state = turn(2, BEN, ["", "R4 Y3"], deck="Y3")
    log = play(state, "draw 1")
    assert crests(state, BEN) == {"yellow": 2, "red": 1}
    assert [line for line in told(log) if line.startswith("crest")] == []


@pytest.mark.rule("CON 4.7")
def test_a_worse_lord_does_not_take_the_crest() -> None:
    state = turn(2, BEN, ["Y0", "Y6"], deck="Y4")
    play(state, "draw 1")
    assert (crests(state, BEN), crests(state, ANN)) == ({"yellow": 1}, {"yellow": 1})


@pytest.mark.rule("CON 4.8", "CON 7.3")
def test_the_four_ways_of_a_lord_of_0_points() -> None:
    """Scenario 30: to skip, or any two of the three lords without a key, the new one too."""
    state = turn(2, BEN, ["", "B1 R3 G4"], deck="Y0")
    play(state, "draw 1")
    assert legal(state) == ["skip", "swap 2 3", "swap 2 4", "swap 3 4"]
    log = play(state, "swap 2 4")
    assert told(log) == ["swap 1 2 4", "turn 0"]
    assert lords(state, BEN) == "B1 Y0 G4 R3"


@pytest.mark.rule("CON 4.8")
def test_he_may_leave_all_as_it_is() -> None:
    """Edge case 13."""
    state = turn(2, BEN, ["", "B1 R3 G4"], deck="Y0")
    play(state, "draw 1")
    log = play(state, "skip")
    assert told(log) == ["skip 1", "turn 0"]
    assert lords(state, BEN) == "B1 R3 G4 Y0"


@pytest.mark.rule("CON 4.8", "CON 7.3")
def test_all_pairs_of_a_full_pyramid_without_keys() -> None:
    keyless = "Y3 Y3 Y4 Y4 R3 R3 R4 R4 G3 G3 G4 G4 B3 B3"
    state = turn(2, ANN, [keyless], deck="P0")
    play(state, "draw 1")
    pairs = [f"swap {one} {two}" for one in range(1, 16) for two in range(one + 1, 16)]
    assert legal(state) == ["skip", *pairs]


@pytest.mark.rule("CON 4.8")
@pytest.mark.parametrize(("one", "two"), [(1, 2), (1, 15), (3, 9), (14, 15), (7, 15)])
def test_just_these_two_change_places(one: int, two: int) -> None:
    keyless = "Y3 Y3 Y4 Y4 R3 R3 R4 R4 G3 G3 G4 G4 B3 B3 P0"
    state = asked(3, CARA, "swap", ["R6", "G6", keyless])
    play(state, f"swap {one} {two}")
    expected = keyless.split()
    expected[one - 1], expected[two - 1] = expected[two - 1], expected[one - 1]
    assert lords(state, CARA).split() == expected
    assert (lords(state, ANN), lords(state, BEN)) == ("R6", "G6")


@pytest.mark.rule("CON 4.9", "CON 7.6")
def test_a_lord_with_a_key_cannot_be_moved_nor_a_place_without_a_lord() -> None:
    """Scenario 33, edge cases 13 to 15: a spent key as little as an unspent one."""
    state = asked(2, BEN, "swap", ["", "B1 R3 B1=seven G4 P2 Y0"])
    assert legal(state) == ["skip", "swap 2 4", "swap 2 6", "swap 4 6"]
    assert why(state, "swap 1 2") == "key-stays (slot 1)"
    assert why(state, "swap 2 3") == "key-stays (slot 3)"
    assert why(state, "swap 1 3") == "key-stays (slot 1)"
    assert why(state, "swap 5 6") == "key-stays (slot 5)"
    assert why(state, "swap 4 7") == "slot-empty (slot 7)"
    assert why(state, "swap 7 8") == "slot-empty (slot 7)"
    assert why(state, "swap 1 15") == "key-stays (slot 1)"
    assert why(state, "swap 6 15") == "slot-empty (slot 15)"
    for text in ("swap 2 2", "swap 4 2", "swap 0 2", "swap 15 16"):
        with pytest.raises(lf.BadAction):
            CONSPIRACY.parse(text)


@pytest.mark.rule("CON 4.10", "CON 7.1")
def test_with_one_lord_without_a_key_nothing_is_asked() -> None:
    """Scenario 31, edge case 16: the new one is the only one."""
    state = turn(2, ANN, ["B1 R2"], deck="Y0")
    log = play(state, "draw 1")
    assert told(log)[-3:] == ["place 0 Y0 3", "crest 0 yellow 3", "turn 1"]
    assert (lords(state, ANN), state.seat) == ("B1 R2 Y0", BEN)


@pytest.mark.rule("CON 4.10")
def test_the_lords_of_others_do_not_count() -> None:
    state = turn(3, BEN, ["B4 B3", "R1", "G4 G3"], deck="Y0")
    play(state, "draw 1")
    assert (lords(state, BEN), state.seat) == ("R1 Y0", CARA)


@pytest.mark.rule("CON 4.18", "CON 6.14")
def test_a_swap_that_joins_a_coalition() -> None:
    """Scenario 32: two blue lords side by side become three; the crest stays on the 6."""
    state = turn(2, ANN, ["B3 R4 B6"], deck="B0")
    play(state, "draw 1")
    assert joined(state) == (2, 6)
    assert crests(state, ANN) == {"red": 2, "blue": 3}
    play(state, "swap 1 2")
    assert lords(state, ANN) == "R4 B3 B6 B0"
    assert joined(state) == (3, 9)
    assert crests(state, ANN) == {"red": 1, "blue": 3}


def joined(state: lf.State) -> tuple[int, int]:
    account = state.breakdown()["seats"]
    assert isinstance(account, list)
    return len(account[ANN]["coalition"]["slots"]), account[ANN]["coalition-points"]


@pytest.mark.rule("CON 4.18")
def test_crests_go_with_their_lords_and_no_power_works_again() -> None:
    """Edge case 12: both crests travel, those of other seats stay; no pearl is gained."""
    state = asked(3, BEN, "swap", ["R6 B6", "R4 G1 B4 Y0"], master=BEN)
    before = (pearls(state), mastery(state), deck(state), piles(state))
    log = play(state, "swap 1 3")
    assert told(log) == ["swap 1 1 3", "turn 2"]
    assert lords(state, BEN) == "B4 G1 R4 Y0"
    assert crests(state, BEN) == {"yellow": 4, "red": 3, "green": 2, "blue": 1}
    assert crests(state, ANN) == {"red": 1, "blue": 2}
    assert (pearls(state), mastery(state), deck(state), piles(state)) == before


@pytest.mark.rule("CON 4.18", "CON 4.7")
def test_after_a_swap_the_crest_may_lie_on_the_later_of_two_equal_lords() -> None:
    state = asked(2, ANN, "swap", ["G4 B4 B4 Y0"])
    assert crests(state, ANN)["blue"] == 2
    play(state, "swap 2 3")
    assert lords(state, ANN) == "G4 B4 B4 Y0"
    assert crests(state, ANN)["blue"] == 3


@pytest.mark.rule("CON 4.18", "CON 5.1")
def test_a_swapped_lord_brings_nothing_a_second_time() -> None:
    """The 6 lays no second lord open, the 0 is not asked again."""
    state = asked(2, ANN, "swap", ["G6 B3 Y0"], deck="R4")
    play(state, "swap 1 3")
    assert (lords(state, ANN), state.seat, piles(state)) == ("Y0 B3 G6", BEN, [])
    assert deck(state)[0] == "R4"


@pytest.mark.rule("CON 4.19")
def test_a_location_never_moves() -> None:
    """Edge case 14."""
    state = asked(2, ANN, "swap", ["G6 Y1 Y1=seven B3 Y0"])
    for text in legal(state)[1:]:
        twin = state.copy()
        play(twin, text)
        assert zone(twin, "alliances", ANN, "locations") == {"3": "seven"}
        assert zone(twin, "alliances", ANN, "lords")[2] == "Y1"


@pytest.mark.rule("CON 4.11")
def test_a_lord_of_6_points_lays_the_top_lord_open() -> None:
    """Scenario 34: the green 3 gives no pearls to anyone; LD 10 becomes 9."""
    state = turn(2, BEN, ["", "Y1"], deck="R6 G3", left=11)
    before = zone(state, "lords", "piles", "green")
    log = play(state, "draw 1")
    assert told(log)[-2:] == ["unveil 1 G3", "turn 0"]
    assert zone(state, "lords", "piles", "green") == sorted([*before, "G3"])
    assert len(deck(state)) == 9
    assert (pearls(state), mastery(state)) == ([0, 0], (None, 0))


@pytest.mark.rule("CON 4.11")
def test_a_6_laid_open_by_a_6_does_nothing() -> None:
    state = turn(2, ANN, deck="R6 G6 B4")
    play(state, "draw 1")
    assert (piles(state), deck(state)[0]) == (["G6"], "B4")


@pytest.mark.rule("CON 4.12")
def test_a_lord_of_6_points_with_an_empty_deck_does_nothing() -> None:
    """Scenario 34, edge case 10."""
    state = turn(2, BEN, deck="R6", left=1)
    before = piles(state)
    log = play(state, "draw 1")
    assert told(log)[-2:] == ["crest 1 red 1", "turn 0"]
    assert (piles(state), deck(state)) == (before, [])


@pytest.mark.rule("CON 4.20")
def test_a_lord_laid_open_in_the_colour_just_taken_begins_a_new_pile() -> None:
    """Edge case 9."""
    state = turn(2, BEN, piles="G6 G4 G3", deck="G0 B4")
    play(state, "take green", "place G6")
    assert legal(state) == ["place G3", "place G4"]
    assert piles(state) == ["G0"]
    play(state, "place G3")
    assert (lords(state, BEN), piles(state)) == ("G6 G3 G4", ["G0"])
    assert legal(state)[-1] == "take green"


@pytest.mark.rule("CON 4.2", "CON 8.1")
def test_all_see_the_lords_that_wait() -> None:
    state = turn(3, BEN, piles="G6 G4 G3")
    play(state, "take green")
    for seat in (ANN, BEN, CARA, lf.NOBODY):
        waiting = seen(state, seat)["open"]["lords"]["taken"]
        assert waiting == {"colour": "green", "lords": ["G3", "G4", "G6"]}
