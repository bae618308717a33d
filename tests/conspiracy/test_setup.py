"""Chapter 2: the set-up."""

from collections import Counter

import pytest

import lanternfish as lf
from tests.conspiracy.table import (
    COLOURS,
    CONSPIRACY,
    LOCATIONS,
    LORDS,
    deck,
    mastery,
    pearls,
    row,
    sites,
)
from tests.playing import legal, told, zone

SEATS = (2, 3, 4)


@pytest.mark.rule("CON 2.1", "CON 2.2", "CON 2.3", "CON 2.4", "CON 2.5")
@pytest.mark.parametrize("seats", SEATS)
def test_a_new_game(seats: int) -> None:
    """Scenario 1, for every number of players."""
    state = CONSPIRACY.deal(seats, 1)
    assert Counter(deck(state)) == Counter(LORDS)
    assert zone(state, "lords", "piles") == {colour: [] for colour in COLOURS}
    assert (zone(state, "lords", "shown"), zone(state, "lords", "taken")) == ([], None)
    assert (len(sites(state)), len(row(state))) == (23, 1)
    assert zone(state, "locations", "uncovered") == []
    assert mastery(state) == (None, 0)
    assert zone(state, "force") is zone(state, "trigger") is None
    empty = {"lords": [], "locations": {}, "crests": {}, "pearls": 0}
    assert zone(state, "alliances") == [empty] * seats
    assert zone(state, "phase") == "conspire"
    assert legal(state) == ["draw 1", "draw 2", "draw 3"]


@pytest.mark.rule("CON 2.1")
def test_the_lords_are_shuffled() -> None:
    """Every kind of lord is found on the top and at the bottom."""
    deals = [deck(CONSPIRACY.deal(3, seed)) for seed in range(400)]
    assert {lords[0] for lords in deals} == set(LORDS)
    assert {lords[-1] for lords in deals} == set(LORDS)
    assert len({tuple(lords) for lords in deals}) == 400


@pytest.mark.rule("CON 2.2", "CON 2.3")
def test_the_locations_are_shuffled_and_one_is_turned_up() -> None:
    """Every location is found open, on the top and at the bottom."""
    deals = [CONSPIRACY.deal(2, seed) for seed in range(400)]
    assert {row(state)[0] for state in deals} == set(LOCATIONS)
    assert {sites(state)[0] for state in deals} == set(LOCATIONS)
    assert {sites(state)[-1] for state in deals} == set(LOCATIONS)
    for state in deals:
        assert sorted(row(state) + sites(state)) == sorted(LOCATIONS)


@pytest.mark.rule("CON 2.4")
def test_nobody_has_a_pearl_yet() -> None:
    assert pearls(CONSPIRACY.deal(4, 9)) == [0, 0, 0, 0]


@pytest.mark.rule("CON 2.6")
@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_may_be_first(seats: int) -> None:
    firsts = Counter(zone(CONSPIRACY.deal(seats, seed), "first") for seed in range(600))
    assert sorted(firsts) == list(range(seats))
    # Five standard deviations to either side.
    spread = 5 * (600 * (seats - 1)) ** 0.5 / seats
    assert all(abs(count - 600 / seats) < spread for count in firsts.values())


@pytest.mark.rule("CON 2.6", "CON 3.11")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_begins_and_the_others_follow_clockwise(seats: int) -> None:
    for seed in range(8):
        state = CONSPIRACY.deal(seats, seed)
        first = zone(state, "first")
        assert zone(state, "active") == state.seat == first
        log = lf.Log()
        while told(log).count(f"turn {first}") < 2:
            state.play(state.legal()[0], log)
        order = [line for line in told(log) if line.startswith("turn")]
        assert order == [f"turn {(first + step) % seats}" for step in range(1, 2 * seats + 1)]
        assert zone(state, "first") == first
