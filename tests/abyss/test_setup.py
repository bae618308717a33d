"""Chapter 2: the set-up, and the words free, in force, keys and protected."""

from collections import Counter

import pytest

import lanternfish as lf
from tests.abyss.table import (
    ABYSS,
    ANN,
    BEN,
    EXPLORATION,
    LOCATIONS,
    LORDS,
    RACES,
    TOKENS,
    asked,
    court,
    lords,
    pearls,
    player,
    turn,
)
from tests.playing import legal, play, told, why, zone

SEATS = (2, 3, 4)


@pytest.mark.rule("ABY 2.1", "ABY 2.2", "ABY 2.3", "ABY 2.4", "ABY 2.5", "ABY 2.6")
@pytest.mark.parametrize("seats", SEATS)
def test_a_new_game(seats: int) -> None:
    """Scenario 2, for every number of players."""
    state = ABYSS.deal(seats, 1)
    assert Counter(zone(state, "exploration", "deck")) == Counter(EXPLORATION)
    assert (zone(state, "exploration", "track"), zone(state, "exploration", "discard")) == ([], [])
    assert zone(state, "council") == {race: [] for race in RACES}
    assert (len(court(state)), len(zone(state, "lords", "deck"))) == (6, 29)
    assert sorted(court(state) + zone(state, "lords", "deck")) == sorted(LORDS)
    assert zone(state, "lords", "out") == []
    row, stack = zone(state, "locations", "row"), zone(state, "locations", "stack")
    assert (len(row), len(stack), zone(state, "locations", "drawn")) == (1, 19, [])
    assert sorted(row + stack) == sorted(LOCATIONS)
    assert Counter(zone(state, "tokens", "pool")) == Counter(TOKENS)
    assert zone(state, "threat") == 1
    assert zone(state, "players") == [player(pearls=1)] * seats
    assert (zone(state, "phase"), zone(state, "price"), zone(state, "bought")) == ("main", 1, [])
    assert (zone(state, "used"), zone(state, "extra"), zone(state, "ender")) == ([], 0, None)
    assert legal(state) == ["explore"]


@pytest.mark.rule("ABY 2.6")
def test_one_pearl_and_nothing_else() -> None:
    """Scenario 2."""
    for one in zone(ABYSS.deal(4, 2), "players"):
        assert (one.pop("pearls"), one.pop("keys"), one.pop("locations")) == (1, 0, {})
        assert one == {key: [] for key in ("hand", "tokens", "lords", "slain", "affiliated")}


@pytest.mark.rule("ABY 2.1")
def test_the_exploration_cards_are_shuffled() -> None:
    """Every card is found on the top and at the bottom."""
    decks = [zone(ABYSS.deal(2, seed), "exploration", "deck") for seed in range(600)]
    assert {deck[0] for deck in decks} == set(EXPLORATION)
    assert {deck[-1] for deck in decks} == set(EXPLORATION)
    assert len({tuple(deck) for deck in decks}) == 600


@pytest.mark.rule("ABY 2.2")
def test_the_lords_are_shuffled() -> None:
    """Every lord is found on every space of the court, on the top and at the bottom."""
    zones = [zone(ABYSS.deal(3, seed), "lords") for seed in range(300)]
    for space in range(6):
        assert {lords["court"][space] for lords in zones} == set(LORDS)
    assert {lords["deck"][0] for lords in zones} == set(LORDS)
    assert {lords["deck"][-1] for lords in zones} == set(LORDS)


@pytest.mark.rule("ABY 2.3")
def test_the_locations_are_shuffled_and_one_is_turned_up() -> None:
    zones = [zone(ABYSS.deal(2, seed), "locations") for seed in range(200)]
    assert {there["row"][0] for there in zones} == set(LOCATIONS)
    assert {there["stack"][0] for there in zones} == set(LOCATIONS)
    assert {there["stack"][-1] for there in zones} == set(LOCATIONS)


@pytest.mark.rule("ABY 2.4")
def test_the_monster_tokens_are_shuffled() -> None:
    pools = [zone(ABYSS.deal(2, seed), "tokens", "pool") for seed in range(100)]
    for place in range(20):
        assert {pool[place] for pool in pools} == {2, 3, 4}


@pytest.mark.rule("ABY 2.7")
@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_may_be_first(seats: int) -> None:
    firsts = Counter(zone(ABYSS.deal(seats, seed), "active") for seed in range(500))
    assert sorted(firsts) == list(range(seats))
    # Five standard deviations to either side.
    spread = 5 * (500 * (seats - 1)) ** 0.5 / seats
    assert all(abs(count - 500 / seats) < spread for count in firsts.values())


@pytest.mark.rule("ABY 2.7")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_begins_and_the_others_follow_clockwise(seats: int) -> None:
    for seed in range(4):
        state = ABYSS.deal(seats, seed)
        first = zone(state, "active")
        assert state.seat == first
        log = lf.Log()
        while told(log).count(f"turn {first}") < 2:
            state.play(state.legal()[-1], log)
        order = [line for line in told(log) if line.startswith("turn")]
        assert order == [f"turn {(first + step) % seats}" for step in range(1, 2 * seats + 1)]


@pytest.mark.rule("ABY 2.7")
@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(lf.BadSeats):
        ABYSS.deal(seats, 1)
    assert ABYSS.seats == SEATS


@pytest.mark.rule("ABY 2.8", "ABY 2.9")
def test_a_power_works_only_while_its_lord_is_in_force() -> None:
    """The slaver: free; assassinated; under a location."""
    free = turn(player("C1", lords="slaver", pearls=0), player())
    assert legal(free) == ["explore", "sell crab1"]
    slain = turn(player("C1", lords="slaver", slain="slaver", pearls=0), player())
    under = turn(player("C1", locations={"jail": "slaver"}, pearls=0), player())
    for state in (slain, under):
        assert legal(state) == ["explore"]
        assert why(state, "sell crab1") == "no-power (lord slaver)"
    assert (lords(free, ANN), lords(slain, ANN), lords(under, ANN)) == (["slaver"], ["slaver"], [])


@pytest.mark.rule("ABY 2.9")
def test_powers_against_opponents_work_only_in_force_too() -> None:
    """Ben's recruiter makes the shepherd 10 and not 8, while he is in force."""
    ann = player("H5", pearls=3)
    reason = "too-dear (cost 10, given 5, pearls 3)"
    raised = turn(ann, player(lords="recruiter"), court="shepherd sage")
    assert why(raised, "recruit shepherd") == reason
    for ben in (
        player(lords="recruiter", slain="recruiter"),
        player(locations={"jail": "recruiter"}),
    ):
        state = turn(ann, ben, court="shepherd sage")
        assert legal(state) == ["plot", "explore", "recruit shepherd"]


@pytest.mark.rule("ABY 2.8")
def test_a_lord_under_a_location_is_not_free() -> None:
    """The assassin finds only who is free."""
    ben = player(lords="keeper miller", locations={"jail": "slaver"})
    state = turn(player("C5 C4 C1"), ben, court="assassin sage hermit elder")
    play(state, "recruit assassin", "pay crab1")
    assert legal(state) == ["slay keeper", "slay miller"]


@pytest.mark.rule("ABY 2.10")
@pytest.mark.parametrize(
    ("ann", "enough"),
    [
        (player(keys=2), False),
        (player(keys=3), True),
        (player(keys=2, lords="keeper"), True),
        (player(keys=2, lords="miller"), False),
        (player(keys=2, lords="keeper", slain="keeper"), False),
        (player(keys=2, locations={"jail": "keeper"}), False),
        (player(keys=1, lords="keeper reaper"), True),
        (player(keys=1, lords="keeper reaper", slain="reaper"), False),
        (player(lords="keeper reaper shepherd"), True),
        (player(lords="keeper reaper miller sage"), False),
    ],
    ids=(
        "two-tokens three-tokens lord-with-key lord-without slain-lord lord-under two-lords "
        "one-of-two-slain three-lords two-with-key"
    ).split(),
)
def test_keys_are_tokens_and_lords_in_force(ann: dict[str, object], enough: bool) -> None:
    state = asked("ally", ann, player(), track="C1", row="depths")
    play(state, "take")
    assert (zone(state, "phase") == "source") == enough
    assert state.seat == (ANN if enough else BEN)


@pytest.mark.rule("ABY 2.11")
@pytest.mark.parametrize(
    ("ben", "left"),
    [
        (player(lords="shaman", pearls=5), 5),
        (player(locations={"jail": "shaman"}, pearls=5), 3),
        (player(pearls=5), 3),
    ],
    ids=["in-force", "under-a-location", "without"],
)
def test_protected_while_the_shaman_is_in_force(ben: dict[str, object], left: int) -> None:
    """Ann's seeker takes two pearls of every opponent who is not protected."""
    state = turn(player("C5 J2", pearls=0), ben, court="seeker sage hermit elder")
    play(state, "recruit seeker")
    assert pearls(state) == [0, left]


@pytest.mark.rule("ABY 2.11", "ABY 7.10")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_the_seeker_takes_what_there_is(before: int, after: int) -> None:
    """Edge case 14: two pearls, or the one there is; they go to the treasury."""
    ben, cara = player(pearls=before), player(lords="shaman", pearls=before)
    state = turn(player("C5 J2", pearls=4), ben, cara, court="seeker sage hermit elder")
    log = play(state, "recruit seeker")
    assert pearls(state) == [4, after, before]
    fees = [line for line in told(log) if line.startswith("fee")]
    assert fees == ([f"fee 1 {before - after} seeker"] if before else [])
