"""Chapter 3: the turn, its three actions, and what follows them."""

from random import Random

import pytest

from tests.abyss.table import (
    ABYSS,
    ANN,
    BEN,
    CARA,
    DAN,
    asked,
    hand,
    locations,
    lords,
    pearls,
    player,
    turn,
)
from tests.playing import legal, play, told, why, zone


@pytest.mark.rule("ABY 3.1")
def test_a_turn_begins_with_everything_anew() -> None:
    """Scenario 12: the next turn the price is 1, and Ben may buy again, as may Dan."""
    state = asked(
        "ally",
        player(),
        player(pearls=2),
        player(),
        player(),
        active=ANN,
        bought=[BEN, DAN],
        track="C1",
        deck="H2 H3",
        used="slaver",
    )
    log = play(state, "take")
    assert told(log) == ["take 0 crab1", "explored 0", "turn 1"]
    assert (zone(state, "price"), zone(state, "bought"), zone(state, "used")) == (1, [], [])
    assert (state.seat, zone(state, "active")) == (BEN, BEN)
    play(state, "explore")
    assert (state.seat, legal(state)) == (CARA, ["buy", "pass"])
    play(state, "pass")
    assert state.seat == DAN
    log = play(state, "buy")
    assert told(log)[0] == "buy 3 seahorse2 1 1"


@pytest.mark.rule("ABY 3.1", "ABY 7.23")
def test_the_landlord_pays_when_the_turn_begins() -> None:
    state = asked("ally", player(), player(lords="landlord", pearls=0), track="C1")
    log = play(state, "take")
    assert told(log) == ["take 0 crab1", "explored 0", "turn 1", "pearls 1 1 landlord"]
    assert pearls(state) == [1, 1]
    assert legal(state) == ["plot", "explore"]


@pytest.mark.rule("ABY 3.5")
def test_the_three_actions_in_their_order() -> None:
    state = turn(
        player("H5 H4 C2 J1", pearls=2),
        player(),
        court="shepherd reaper commander sage",
        council="Q1 J2 J2",
    )
    assert legal(state) == [
        "plot",
        "explore",
        "support jellyfish",
        "support squid",
        "recruit reaper",
        "recruit shepherd",
    ]


@pytest.mark.rule("ABY 3.5")
def test_exactly_one_action_in_a_turn() -> None:
    """After each of the three it is Ben's turn."""
    ann = player("H5 H3", pearls=0)
    zones = {"court": "shepherd sage hermit elder", "council": "C1 Q1", "deck": "J2"}
    supported = turn(ann, player(pearls=0), **zones)
    log = play(supported, "support crab")
    assert told(log) == ["support 0 crab 1", "turn 1"]
    recruited = turn(ann, player(pearls=0), **zones)
    log = play(recruited, "recruit shepherd")
    assert told(log)[-1] == "turn 1"
    explored = turn(ann, player(pearls=0), **zones)
    log = play(explored, "explore", "take")
    assert told(log)[-1] == "turn 1"
    for state in (supported, recruited, explored):
        assert (state.seat, zone(state, "active")) == (BEN, BEN)


@pytest.mark.rule("ABY 3.5", "ABY 4.21")
def test_exploring_is_always_possible_and_nobody_passes() -> None:
    """Edge case 1: at every choice of the action, all through random games."""
    for seed in range(3):
        state = ABYSS.deal(2 + seed, seed)
        pick = Random(seed)
        for _ in range(400):
            if state.seat < 0:
                break
            if zone(state, "phase") == "main":
                assert "explore" in legal(state)
                assert why(state, "pass") == "another-decision (asked main)"
            state.play(pick.choice(state.legal()))


@pytest.mark.rule("ABY 3.6")
def test_what_follows_the_action_in_its_order() -> None:
    """Control of a location, then the slaver, then the hand limit, then the next turn."""
    ann = player("C1 C1 J1 J1 H1 H1 S1", lords="slaver", keys=3, pearls=0)
    ben = player(lords="commander")
    state = asked("ally", ann, ben, track="Q3", row="depths")
    play(state, "take")
    assert legal(state)[0] == "claim depths"
    play(state, "claim depths", "spend token")
    assert lords(state, ANN) == ["slaver"]
    assert (zone(state, "phase"), legal(state)[-1]) == ("end", "end")
    assert locations(state, ANN) == {"depths": []}
    log = play(state, "sell jellyfish1")
    assert told(log) == ["discard 0 jellyfish1 slaver", "pearls 0 2 slaver", "done 0"]
    assert (state.seat, zone(state, "phase")) == (ANN, "limit")
    assert legal(state) == [
        "discard jellyfish1",
        "discard crab1",
        "discard seahorse1",
        "discard shellfish1",
        "discard squid3",
    ]
    log = play(state, "discard squid3")
    assert told(log) == ["discard 0 squid3 commander", "turn 1"]
    assert len(hand(state, ANN)) == 6


@pytest.mark.rule("ABY 3.6")
def test_nothing_is_asked_at_the_end_without_a_power() -> None:
    state = asked("ally", player("C2", lords="keeper"), player(), track="Q3")
    log = play(state, "take")
    assert told(log) == ["take 0 squid3", "explored 0", "turn 1"]


@pytest.mark.rule("ABY 3.10", "ABY 7.2")
def test_an_extra_turn_is_a_turn_of_its_own() -> None:
    """Prices, purchases and powers begin anew, and the landlord pays again."""
    state = asked(
        "ally",
        player("C1 C1", lords="invoker landlord slaver", pearls=0),
        player(),
        bought=[BEN],
        track="Q3",
        used="slaver",
        extra=1,
        deck="H1",
    )
    log = play(state, "take")
    assert told(log) == ["take 0 squid3", "explored 0", "turn 0", "pearls 0 1 landlord"]
    assert (zone(state, "price"), zone(state, "bought"), zone(state, "used")) == (1, [], [])
    assert (state.seat, zone(state, "extra")) == (ANN, 0)
    assert legal(state) == ["plot", "explore", "sell crab1", "sell squid3"]
    play(state, "sell crab1", "explore")
    assert (state.seat, legal(state)) == (BEN, ["buy", "pass"])
    log = play(state, "buy")
    assert told(log)[0] == "buy 1 seahorse1 1 0"


@pytest.mark.rule("ABY 3.10")
def test_after_the_extra_turn_it_is_the_next_players() -> None:
    state = turn(
        player("J5 J3", pearls=0), player(), court="invoker sage hermit elder", council="C1 Q1"
    )
    log = play(state, "recruit invoker")
    assert told(log)[-2:] == ["invoke 0", "turn 0"]
    log = play(state, "support crab")
    assert told(log) == ["support 0 crab 1", "turn 1"]
    assert lords(state, ANN) == ["invoker"]
