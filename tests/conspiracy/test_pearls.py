"""Chapter 4: pearls and their master."""

import pytest

from tests.conspiracy.table import ANN, BEN, CARA, asked, mastery, pearls, turn
from tests.playing import play, told


@pytest.mark.rule("CON 4.13")
def test_all_pearls_of_one_card_are_gained_at_once() -> None:
    """Edge case 33: 2 and then 3, told as one gain each."""
    state = turn(2, BEN, ["", "B3"], deck="G3")
    log = play(state, "draw 1")
    assert "pearls 1 2 4" in told(log)
    assert pearls(state) == [0, 4]
    state = asked(2, BEN, "source", ["", "B3 Y1 R1"], row="pearl3")
    log = play(state, "claim pearl3")
    assert told(log) == ["gain 1 pearl3 3 row", "pearls 1 3 5", "turn 0"]
    assert pearls(state) == [0, 5]


@pytest.mark.rule("CON 4.13", "CON 4.17")
def test_there_is_no_limit_to_pearls() -> None:
    """Edge case 42: 30 pearls on lords and 6 on locations can lie in few alliances."""
    many = "Y3 Y3 R3 R3 G3 G3 B3 B3 P3 Y1 Y1=pearl3 R1 R1=pearl2"
    state = turn(2, ANN, [many], deck="P3")
    assert (pearls(state), mastery(state)) == ([23, 0], (ANN, 23))
    play(state, "draw 1")
    assert (pearls(state), mastery(state)) == ([25, 0], (ANN, 25))


@pytest.mark.rule("CON 4.14")
def test_the_first_player_with_a_pearl_is_the_master() -> None:
    """Scenario 36."""
    state = turn(2, ANN, ["Y1"], deck="B4")
    assert mastery(state) == (None, 0)
    log = play(state, "draw 1")
    assert told(log)[-3:] == ["pearls 0 1 1", "master 0 1", "turn 1"]
    assert (pearls(state), mastery(state)) == ([1, 0], (ANN, 1))


@pytest.mark.rule("CON 4.14", "CON 5.10")
def test_the_first_pearl_may_come_from_a_location() -> None:
    state = asked(3, CARA, "source", ["", "", "Y1 R1"], row="pearl1")
    log = play(state, "claim pearl1")
    assert told(log) == ["gain 2 pearl1 2 row", "pearls 2 1 1", "master 2 1", "turn 0"]
    assert mastery(state) == (CARA, 1)


@pytest.mark.rule("CON 4.15", "CON 4.16")
def test_who_comes_to_as_many_pearls_is_the_master_at_once() -> None:
    """Scenario 37, edge case 33: the old master keeps his pearls."""
    state = turn(2, BEN, ["R3 R4", "B4"], deck="P3")
    assert (pearls(state), mastery(state)) == ([3, 1], (ANN, 3))
    log = play(state, "draw 1")
    assert told(log)[-3:] == ["pearls 1 2 3", "master 1 3", "turn 0"]
    assert (pearls(state), mastery(state)) == ([3, 3], (BEN, 3))


@pytest.mark.rule("CON 4.15")
def test_who_comes_to_more_pearls_is_the_master_at_once() -> None:
    state = turn(3, CARA, ["B4", "R3 R4", "G3"], deck="P3")
    play(state, "draw 1")
    assert (pearls(state), mastery(state)) == ([1, 3, 4], (CARA, 4))


@pytest.mark.rule("CON 4.15", "CON 4.17")
def test_fewer_pearls_change_nothing_and_the_track_follows_the_master() -> None:
    """Scenario 38."""
    state = turn(2, BEN, ["R3 R4"], deck="Y4 Y4")
    log = play(state, "draw 1")
    assert told(log)[-2:] == ["pearls 1 1 1", "turn 0"]
    assert (pearls(state), mastery(state)) == ([3, 1], (ANN, 3))
    log = play(state, "draw 1")
    assert told(log)[-2:] == ["pearls 0 1 4", "turn 1"]
    assert (pearls(state), mastery(state)) == ([4, 1], (ANN, 4))


@pytest.mark.rule("CON 4.16")
def test_the_mastership_changes_only_when_somebody_gains_pearls() -> None:
    """Ben has as many as Ann and places a lord without pearls."""
    state = turn(3, BEN, ["R3", "B3", "G3"], deck="P6", master=CARA)
    play(state, "draw 1")
    assert (pearls(state), mastery(state)) == ([2, 2, 2], (CARA, 2))


@pytest.mark.rule("CON 4.16")
def test_the_master_stays_master_when_he_gains_more() -> None:
    state = turn(3, CARA, ["R3", "B3", "G3"], deck="P4", master=CARA)
    log = play(state, "draw 1")
    assert told(log)[-2:] == ["pearls 2 1 3", "turn 0"]
    assert mastery(state) == (CARA, 3)


@pytest.mark.rule("CON 4.15", "CON 4.16")
def test_the_token_goes_back_and_forth() -> None:
    state = turn(2, ANN, deck="Y4 R4 Y4 R4 G3")
    masters = []
    for _ in range(5):
        play(state, "draw 1")
        masters.append(mastery(state))
    assert masters == [(ANN, 1), (BEN, 1), (ANN, 2), (BEN, 2), (ANN, 4)]
    assert pearls(state) == [4, 2]


@pytest.mark.rule("CON 4.13", "CON 4.16")
def test_pearls_of_a_pile_count_one_lord_after_the_other() -> None:
    """Ben passes Ann with the second of three lords."""
    state = turn(2, BEN, ["R3 R4"], piles="P3 P4 P6", deck="Y0")
    log = play(state, "take purple", "place P4", "place P3")
    assert [line for line in told(log) if line.split()[0] in ("pearls", "master")] == [
        "pearls 1 1 1",
        "pearls 1 2 3",
        "master 1 3",
    ]
    assert mastery(state) == (BEN, 3)
