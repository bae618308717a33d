"""Chapter 5: the owner of search-deck."""

from collections import Counter

import pytest

import lanternfish as lf
from tests.conspiracy.table import (
    ANN,
    BEN,
    CARA,
    LOCATIONS,
    asked,
    deck,
    lords,
    mastery,
    pearls,
    row,
    seen,
    sites,
    turn,
)
from tests.playing import legal, play, told, why, zone

OWNER = "Y1 Y1=search-deck"
CROWD = [
    "R1 R1=seven R1 R1=silver G1 G1=gold G1 G1=pearls B1 B1=locations B1 B1=force1 P1 P1=force2",
    (
        "P1 P1=any-keys R2 R2=best-yellow G2 G2=best-red B2 B2=best-green P2 P2=best-blue"
        " Y2 Y2=best-purple"
    ),
]


@pytest.mark.rule("CON 1.24", "CON 5.21", "CON 7.6")
def test_seven_locations_to_search_and_three_that_lie_open() -> None:
    """Scenario 27, edge case 23: only the deck, which is shuffled; the row stays as it is."""
    state = turn(3, CARA, [*CROWD, f"{OWNER} Y1"], deck="Y1", row="pearl1 pearl2 pearl3")
    assert (len(sites(state)), len(row(state))) == (7, 3)
    before = sites(state)
    play(state, "draw 1")
    assert zone(state, "phase") == "search"
    assert legal(state) == [
        *("choose mix-lords", "choose mix-locations", "choose count-yellow", "choose count-red"),
        *("choose count-green", "choose count-blue", "choose count-purple"),
    ]
    for text in ("reveal 1", "reveal 3", "claim pearl1", "claim count-red"):
        assert why(state, text) == "search-only"
    assert why(state, "choose pearl1") == "not-in-deck (location pearl1)"
    log = play(state, "choose count-red")
    assert told(log) == ["gain 2 count-red 4 search", "turn 0"]
    assert sorted([*sites(state), "count-red"]) == sorted(before)
    assert row(state) == ["pearl1", "pearl2", "pearl3"]
    assert lords(state, CARA) == f"{OWNER} Y1 Y1=count-red"


@pytest.mark.rule("CON 5.21")
def test_the_searched_deck_is_shuffled() -> None:
    """Each of the six orders of three locations comes about equally often."""
    orders: Counter[tuple[str, ...]] = Counter()
    for seed in range(300):
        state = asked(2, BEN, "search", ["", f"{OWNER} R1 R1"], sites_left=4, seed=seed)
        play(state, "choose pearl1")
        orders[tuple(sites(state))] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 20


@pytest.mark.rule("CON 5.21")
def test_any_location_of_the_deck_can_be_found() -> None:
    state = asked(2, BEN, "search", ["", f"{OWNER} R1 R1"], row="seven gold")
    there = [name for name in LOCATIONS if name not in ("seven", "gold", "search-deck")]
    assert legal(state) == [f"choose {name}" for name in there]
    for name in there:
        twin = state.copy()
        log = play(twin, f"choose {name}")
        assert told(log)[0] == f"gain 1 {name} 4 search"
        assert lords(twin, BEN) == f"{OWNER} R1 R1={name}"
        assert zone(twin, "alliances", BEN, "locations")["4"] == name


@pytest.mark.rule("CON 5.21", "CON 5.12")
def test_mix_locations_may_be_found_too() -> None:
    state = asked(2, BEN, "search", ["", f"{OWNER} R1 R1"], row="seven gold")
    log = play(state, "choose mix-locations")
    assert told(log)[:2] == ["gain 1 mix-locations 4 search", "mix-locations 1 2"]
    assert (len(sites(state)), row(state)) == (22, [])


@pytest.mark.rule("CON 5.21", "CON 4.13")
def test_what_is_found_works_at_once() -> None:
    state = asked(2, BEN, "search", ["R3", f"{OWNER} R1 R1"])
    log = play(state, "choose pearl2")
    assert told(log) == ["gain 1 pearl2 4 search", "pearls 1 2 2", "master 1 2", "turn 0"]
    assert (pearls(state), mastery(state)) == ([2, 2], (BEN, 2))


@pytest.mark.rule("CON 5.21", "CON 7.1")
def test_the_last_location_of_the_deck_is_found_unasked() -> None:
    state = turn(2, ANN, [f"{OWNER} R1"], deck="B1", sites="gold", sites_left=1)
    log = play(state, "draw 1")
    assert told(log, ANN)[-3:] == ["search 0 gold", "gain 0 gold 4 search", "turn 1"]
    assert sites(state) == []


@pytest.mark.rule("CON 5.22", "CON 8.3", "CON 7.8")
def test_the_deck_is_shown_to_the_owner_alone() -> None:
    """Edge case 26: in card order, so that its true order stays hidden."""
    state = turn(3, BEN, ["", f"{OWNER} R1"], deck="B1", sites="gold best-red seven", sites_left=3)
    log = play(state, "draw 1")
    assert told(log, BEN)[-1] == "search 1 seven gold best-red"
    for other in (ANN, CARA, lf.NOBODY):
        assert told(log, other)[-1] == "search 1 ?"
        assert seen(state, other)["own"] == {"searched": None}
    assert seen(state, BEN)["own"] == {"searched": ["seven", "gold", "best-red"]}
    assert log.whole()[-1] == {"what": "search", "seat": BEN, "locations": "seven gold best-red"}
    assert log.sent(ANN)[-1] == {"what": "search", "seat": BEN, "locations": None}


@pytest.mark.rule("CON 5.23")
def test_with_an_empty_deck_his_keys_stay_unspent() -> None:
    """Edge case 24: no location, although others lie open."""
    state = turn(2, ANN, [f"{OWNER} R1"], deck="B1 P4 G1", sites_left=0)
    log = play(state, "draw 1")
    assert told(log)[-2:] == ["crest 0 blue 4", "turn 1"]
    assert lords(state, ANN) == f"{OWNER} R1 B1"
    play(state, "draw 1", "draw 1")
    assert (lords(state, ANN), state.seat) == (f"{OWNER} R1 B1 G1", BEN)


@pytest.mark.rule("CON 5.23", "CON 5.3")
def test_he_tries_again_with_his_next_key_and_gets_one_location() -> None:
    """Edge case 24: of five unspent keys all are spent then."""
    state = turn(2, ANN, [f"{OWNER} R1 B1 G1 R2"], deck="P1 P4 G2 P4 B2", sites="seven gold")
    play(state, "draw 1")
    assert (state.seat, zone(state, "phase")) == (ANN, "search")
    play(state, "choose seven")
    assert lords(state, ANN) == f"{OWNER} R1 B1 G1 R2 P1=seven"
    play(state, "draw 1", "draw 1")
    assert (lords(state, ANN), state.seat) == (f"{OWNER} R1 B1 G1 R2 P1=seven G2", BEN)


@pytest.mark.rule("CON 5.23")
def test_keys_put_off_are_not_asked_about_by_a_lord_without_one() -> None:
    state = turn(2, ANN, [f"{OWNER} R1 B1"], deck="P4", sites="seven gold")
    play(state, "draw 1")
    assert state.seat == BEN


@pytest.mark.rule("CON 5.23")
def test_others_take_from_the_row_when_the_deck_is_empty() -> None:
    state = turn(3, BEN, [OWNER, "R1"], deck="B1", sites_left=0)
    play(state, "draw 1")
    assert (state.seat, zone(state, "phase")) == (BEN, "source")
    assert legal(state)[0] == "claim seven"


@pytest.mark.rule("CON 5.24")
def test_search_deck_does_not_count_for_its_own_taking() -> None:
    """Scenario 29, edge case 25: the two others are in the row."""
    state = asked(2, BEN, "source", ["", "Y1 Y1"], sites="gold search-deck seven pearls")
    log = play(state, "reveal 3", "choose search-deck")
    assert told(log)[4:] == [
        *("leave 1 seven", "leave 1 gold", "gain 1 search-deck 2 deck", "turn 0"),
    ]
    assert (row(state), sites(state)[0]) == (["seven", "gold"], "pearls")
    assert lords(state, BEN) == OWNER


@pytest.mark.rule("CON 5.21", "CON 5.14")
def test_search_deck_and_any_keys_together() -> None:
    state = turn(2, BEN, ["", f"{OWNER} R1 R1=any-keys G1"], deck="B2")
    play(state, "draw 1")
    assert (state.seat, zone(state, "phase")) == (BEN, "search")
    state = turn(2, BEN, ["", f"{OWNER} G1"], deck="B2")
    play(state, "draw 1")
    assert state.seat == ANN


@pytest.mark.rule("CON 5.21", "CON 5.11")
def test_the_lords_are_not_shuffled_by_a_search() -> None:
    state = asked(2, BEN, "search", ["", f"{OWNER} R1 R1"])
    before = deck(state)
    play(state, "choose seven")
    assert deck(state) == before
