"""Chapter 6: a lord enters, and the court is refilled."""

from typing import Any

import pytest

import lanternfish as lf
from tests.abyss.paying import buyer
from tests.abyss.table import (
    ANN,
    BEN,
    NOTHING,
    asked,
    court,
    discard,
    finished,
    hand,
    lords,
    pearls,
    player,
    turn,
)
from tests.playing import legal, play, told, why, zone

FOUR_NEW = "keeper reaper hunter landowner"


def shepherd(at_court: str, **zones: Any) -> lf.State:
    """Ann can pay exactly for the shepherd, without a pearl."""
    players = (player("H5 H3", pearls=0), player(**zones.pop("ben", {})))
    return turn(*players, **{"court": f"shepherd {at_court}", "council": "C1"} | zones)


def recruit(state: lf.State) -> list[str]:
    """She does; what is told after he has entered."""
    lines = told(play(state, "recruit shepherd"))
    return lines[lines.index("enter 0 shepherd court") + 1 :]


@pytest.mark.rule("ABY 6.12")
def test_he_lies_free_before_the_player() -> None:
    """His key counts at once."""
    state = turn(player("H5 H3", keys=2, pearls=0), player(), court="shepherd sage hermit elder")
    play(state, "recruit shepherd")
    assert lords(state, ANN) == ["shepherd"]
    assert (state.seat, zone(state, "phase")) == (ANN, "source")


@pytest.mark.rule("ABY 6.12")
@pytest.mark.parametrize(
    ("lord", "paid", "lines", "gained"),
    [
        ("trader", "S5 J3 C2", ["pearls 0 3 trader"], 3),
        ("peddler", "S5 S3", ["pearls 0 2 peddler"], 2),
        ("shopkeeper", "S3 J2 C1", ["pearls 0 1 shopkeeper"], 1),
        ("landlord", "S5 J4 J1", ["pearls 0 1 landlord"], 1),
        ("seeker", "C5 J2", ["fee 1 1 seeker"], 0),
        ("miller", "H5 J3", [], 0),
    ],
    ids=["trader", "peddler", "shopkeeper", "landlord", "seeker", "miller"],
)
def test_his_power_works_now(lord: str, paid: str, lines: list[str], gained: int) -> None:
    state = buyer(lord, paid)
    log = play(state, f"recruit {lord}")
    told_after = told(log)[told(log).index(f"enter 0 {lord} court") + 1 :]
    assert told_after[: len(lines) + 1] == [*lines, "turn 1"]
    assert pearls(state)[ANN] == gained


@pytest.mark.rule("ABY 6.13")
def test_a_lord_who_enters_through_another_uses_his_power_at_once() -> None:
    """The corruptor brings the trader, and he his pearls; only then the court is looked at."""
    state = turn(
        player("Q5 Q4 Q1", pearls=5), player(), court="corruptor trader miller", lord_deck=FOUR_NEW
    )
    play(state, "recruit corruptor", "pay squid1", "pay squid4", "pay squid5")
    assert (legal(state), court(state)) == (
        ["decline", "enlist miller", "enlist trader"],
        ["trader", "miller"],
    )
    log = play(state, "enlist trader")
    assert told(log)[:6] == [
        "fee 0 5 corruptor",
        "enter 0 trader court",
        "pearls 0 3 trader",
        "pearls 0 2 court",
        "arrive keeper",
        "arrive reaper",
    ]
    assert (lords(state, ANN), pearls(state)) == (["trader", "corruptor"], [5, 1])


@pytest.mark.rule("ABY 6.14")
def test_the_court_is_refilled_after_all_powers() -> None:
    """While Ben thinks about his discard for the jailer, the court still has two lords."""
    ben = player("J1 J2")
    state = turn(
        player("C3 H2 Q1", pearls=0),
        ben,
        court="jailer sage hermit",
        lord_deck=FOUR_NEW,
        council="S1",
    )
    play(state, "recruit jailer")
    assert (state.seat, legal(state)) == (BEN, ["discard jellyfish1", "discard jellyfish2"])
    assert (court(state), pearls(state)) == (["sage", "hermit"], [0, 1])
    log = play(state, "discard jellyfish2")
    assert told(log) == [
        "discard 1 jellyfish2 jailer",
        "pearls 0 2 court",
        *(f"arrive {lord}" for lord in FOUR_NEW.split()),
        "turn 1",
    ]
    assert court(state) == ["sage", "hermit", *FOUR_NEW.split()]


@pytest.mark.rule("ABY 6.15")
def test_three_left_and_nothing_happens() -> None:
    """Scenario 6: court 4; the others only move away from the deck."""
    state = turn(
        player("H5 H3", pearls=0),
        player(),
        court="sage shepherd hermit elder",
        lord_deck="keeper",
    )
    log = play(state, "recruit shepherd")
    assert told(log)[-2:] == ["enter 0 shepherd court", "turn 1"]
    assert (court(state), pearls(state)) == (["sage", "hermit", "elder"], [0, 1])
    assert zone(state, "choice") == NOTHING
    play(state, "plot")
    assert court(state) == ["sage", "hermit", "elder", "keeper"]


@pytest.mark.rule("ABY 6.16")
@pytest.mark.parametrize("left", ["", "sage", "sage hermit"], ids=["none", "one", "two"])
def test_two_or_fewer_left_and_the_court_is_refilled(left: str) -> None:
    """Scenario 7: 2 pearls, and as many lords as make six."""
    deck = "keeper reaper miller landowner jailer assassin hunter".split()
    state = shepherd(left, lord_deck=" ".join(deck))
    new = deck[: 6 - len(left.split())]
    assert recruit(state) == ["pearls 0 2 court", *(f"arrive {lord}" for lord in new), "turn 1"]
    assert (court(state), pearls(state)) == ([*left.split(), *new], [2, 1])
    assert zone(state, "ender") is None


@pytest.mark.rule("ABY 6.16")
@pytest.mark.parametrize(("deck", "ends"), [(3, True), (4, False), (5, False), (0, True)])
def test_the_deck_is_just_enough_or_not(deck: int, ends: bool) -> None:
    """Scenario 8, edge case 8: the very last lord on the sixth space is enough."""
    new = FOUR_NEW.split()[:deck]
    state = shepherd("sage hermit", lord_deck=FOUR_NEW, lords_left=deck, council="C1 J1")
    end = ["end 0 court"] if ends else []
    assert recruit(state) == [
        "pearls 0 2 court",
        *(f"arrive {lord}" for lord in new),
        *end,
        "turn 1",
    ]
    assert court(state) == ["sage", "hermit", *new]
    assert len(zone(state, "lords", "deck")) == max(deck - 4, 0)
    assert (zone(state, "ender"), pearls(state)) == (ANN if ends else None, [2, 1])


@pytest.mark.rule("ABY 6.16", "ABY 7.27")
def test_the_pearls_come_once_and_too_late_for_the_corruptor() -> None:
    """Court 3; with 4 pearls nothing can be paid, with 5 one lord is; then 2 pearls, once."""
    zones = {"court": "corruptor miller sage", "lord_deck": FOUR_NEW, "council": "C1"}
    state = turn(player("Q5 Q4 Q1", pearls=4), player(), **zones)
    play(state, "recruit corruptor", "pay squid1", "pay squid4")
    assert (lords(state, ANN), pearls(state), state.seat) == (["corruptor"], [6, 1], BEN)
    state = turn(player("Q5 Q4 Q1", pearls=5), player(), **zones)
    play(state, "recruit corruptor", "pay squid1", "pay squid4", "pay squid5")
    log = play(state, "enlist miller")
    assert told(log).count("pearls 0 2 court") == 1
    assert (lords(state, ANN), pearls(state)) == (["miller", "corruptor"], [2, 1])


@pytest.mark.rule("ABY 6.17")
def test_an_empty_deck_still_brings_the_pearls() -> None:
    """Scenario 10, edge case 9: Ben recruits after the end has begun, and leaves two lords."""
    state = turn(
        player(),
        player("H5 H3", pearls=0),
        player(),
        court="shepherd sage hermit",
        lords_left=0,
        active=BEN,
        ender=ANN,
        council="C1 J1",
    )
    log = play(state, "recruit shepherd")
    assert told(log)[-3:] == ["enter 1 shepherd court", "pearls 1 2 court", "turn 2"]
    assert (court(state), pearls(state)) == (["sage", "hermit"], [1, 2, 1])
    assert zone(state, "ender") == ANN


@pytest.mark.rule("ABY 6.17")
@pytest.mark.parametrize("deck", [0, 9], ids=["empty-deck", "nine-lords"])
def test_only_a_recruitment_refills_the_court(deck: int) -> None:
    """Scenario 10: court 2, Ben explores, or asks the council: no pearls, no lords."""
    zones = {"court": "sage hermit", "lords_left": deck, "active": BEN, "council": "C1 J1"}
    players = (player(pearls=0), player(pearls=0))
    state = turn(*players, **zones, deck="Q1")
    log = play(state, "explore", "take")
    assert told(log) == ["reveal 1 squid1 1", "take 1 squid1", "explored 1", "turn 0"]
    assert (court(state), pearls(state)) == (["sage", "hermit"], [0, 0])
    state = turn(*players, **zones)
    play(state, "support crab")
    assert (court(state), pearls(state)) == (["sage", "hermit"], [0, 0])


@pytest.mark.rule("ABY 6.18")
def test_discarded_lords_are_out_of_the_game() -> None:
    """The opportunist's victim and the traitor's: neither comes back nor scores."""
    state = turn(
        player(lords="opportunist"),
        player(),
        court="sage hermit elder",
        lord_deck="keeper",
        lords_left=1,
        council="C1",
    )
    play(state, "oust hermit")
    assert court(state) == ["sage", "keeper", "elder"]
    out = zone(state, "lords", "out")
    assert "hermit" in out
    assert zone(state, "lords", "deck") == []
    assert why(state, "plot") == "lord-deck-empty"
    state = asked(
        "traitor",
        player(lords="traitor landowner"),
        player(),
        court="miller sage hermit elder",
        choice={"recruiting": True, "lord": "traitor"},
    )
    play(state, "betray landowner", "enlist miller")
    assert (lords(state, ANN), zone(state, "lords", "out")) == (
        ["miller", "traitor"],
        ["landowner"],
    )
    scored = finished(player(lords="miller traitor"), player(), out="landowner")
    assert scored.scores() == (16, 0)


@pytest.mark.rule("ABY 6.18", "ABY 6.16")
def test_the_deck_of_lords_is_never_shuffled_anew() -> None:
    """Many lords are out of the game; the court stays as small as it is."""
    state = shepherd("sage hermit", lords_left=1, lord_deck="keeper", council="C1 J1")
    assert len(zone(state, "lords", "out")) == 31
    recruit(state)
    assert court(state) == ["sage", "hermit", "keeper"]
    assert len(zone(state, "lords", "out")) == 31


@pytest.mark.rule("ABY 6.19", "ABY 6.15", "ABY 3.2")
@pytest.mark.parametrize("space", [0, 1, 2, 3, 4, 5])
def test_the_lords_behind_him_move_up(space: int) -> None:
    """Wherever he lay, the others keep their order and he is to be had at the same cost."""
    row = "sage hermit elder traitor schemer".split()
    row.insert(space, "shepherd")
    state = turn(player("H5 H3", pearls=0), player(), court=" ".join(row), council="C1")
    assert legal(state) == ["explore", "support crab", "recruit shepherd"]
    play(state, "recruit shepherd")
    assert court(state) == "sage hermit elder traitor schemer".split()
    assert (hand(state, ANN), discard(state)) == ([], ["seahorse5"])
