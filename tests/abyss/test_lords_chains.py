"""Chapter 7: lords upon lords, by corruptor, traitor and schemer."""

from typing import Any

import pytest

import lanternfish as lf
from tests.abyss.service import hire, since
from tests.abyss.table import (
    ANN,
    BEN,
    asked,
    court,
    hand,
    locations,
    lords,
    pearls,
    player,
    turn,
)
from tests.playing import legal, play, told, zone

QUIET = "sage hermit elder"


def entered(lord: str, *players: dict[str, Any], **zones: Any) -> lf.State:
    """This lord of Ann's has just entered and asks."""
    return asked(lord, *players, choice={"recruiting": True, "lord": lord}, **zones)


@pytest.mark.rule("ABY 7.38", "ABY 7.39")
def test_traitor_schemer_corruptor() -> None:
    """Edge cases 20 and 23: each brings the next, and the last one buys a lord."""
    ann = player("H3 S4 Q5", pearls=5, lords="keeper reaper")
    at_court = f"traitor schemer landowner {QUIET}"
    state = turn(ann, player(), court=at_court, lord_deck="corruptor miller")
    hire(state, "traitor", "H3 S4 Q5")
    log = play(state, "betray keeper", "enlist schemer")
    assert told(log) == ["betray 0 keeper", "enter 0 schemer court"]
    assert legal(state) == ["decline", "betray reaper", "betray traitor"]
    log = play(state, "betray traitor")
    assert told(log) == ["betray 0 traitor", "enter 0 corruptor deck"]
    assert (zone(state, "phase"), zone(state, "choice", "lord")) == ("corruptor", "corruptor")
    log = play(state, "enlist landowner")
    assert told(log) == ["fee 0 5 corruptor", "enter 0 landowner court", "turn 1"]
    assert lords(state, ANN) == ["reaper", "landowner", "corruptor", "schemer"]
    assert zone(state, "lords", "out") == ["keeper", "traitor"]
    assert court(state) == QUIET.split()
    assert pearls(state) == [0, 1]


@pytest.mark.rule("ABY 7.38")
def test_corruptor_traitor_and_back() -> None:
    """The traitor may discard the corruptor who paid for him."""
    ann = player(pearls=6, lords="corruptor")
    state = entered("corruptor", ann, player(), court=f"traitor peddler {QUIET}")
    play(state, "enlist traitor")
    assert legal(state) == ["decline", "betray corruptor"]
    log = play(state, "betray corruptor", "enlist peddler")
    assert told(log) == [
        *("betray 0 corruptor", "enter 0 peddler court", "pearls 0 2 peddler", "turn 1"),
    ]
    assert (lords(state, ANN), pearls(state)) == (["peddler", "traitor"], [3, 1])


@pytest.mark.rule("ABY 7.38")
def test_a_chain_can_be_broken_off_at_every_link() -> None:
    """Edge case 23: who declines keeps what has come so far."""
    ann = player(pearls=5, lords="corruptor keeper")
    state = entered("corruptor", ann, player(), court=f"traitor peddler {QUIET}")
    log = play(state, "enlist traitor", "decline")
    assert told(log) == ["fee 0 5 corruptor", "enter 0 traitor court", "decline 0", "turn 1"]
    assert lords(state, ANN) == ["keeper", "corruptor", "traitor"]


@pytest.mark.rule("ABY 7.38", "ABY 7.34")
def test_the_schemer_finds_the_hermit() -> None:
    """Scenario 52: one location drawn and controlled, the hermit under it."""
    ann = player(lords="schemer keeper")
    state = entered(
        "schemer", ann, player(), lord_deck="hermit", stack="jail", court="sage elder miller"
    )
    log = play(state, "betray keeper")
    assert told(log) == [
        *("betray 0 keeper", "enter 0 hermit deck", "draw 0 1", "uncover 0 jail"),
        *("choose 0 jail drawn", "under 0 hermit jail", "control 0 jail", "turn 1"),
    ]
    assert (locations(state, ANN), lords(state, ANN)) == ({"jail": ["hermit"]}, ["schemer"])


@pytest.mark.rule("ABY 7.38", "ABY 9.20")
def test_the_schemer_finds_an_ambassador_and_the_black_smokers() -> None:
    """The exchange is in the middle of the chain; then the court is refilled."""
    ann = player(lords="schemer keeper", pearls=0)
    state = entered(
        *("schemer", ann, player()), lord_deck="sage miller reaper seeker tamer",
        stack="black-smokers jail abyss", court="elder landowner", council="S1",
    )  # fmt: skip
    play(state, "betray keeper", "choose black-smokers")
    assert (zone(state, "phase"), zone(state, "choice", "lord")) == ("smokers", "sage")
    log = play(state, "swap abyss")
    assert told(log) == [
        *("swap 0 abyss", "pearls 0 2 court", "arrive miller", "arrive reaper"),
        *("arrive seeker", "arrive tamer", "turn 1"),
    ]
    assert locations(state, ANN) == {"abyss": ["sage"]}
    assert zone(state, "locations", "row") == ["jail"]


@pytest.mark.rule("ABY 7.38", "ABY 7.12", "ABY 7.9")
def test_opponents_are_asked_in_the_middle_of_a_chain() -> None:
    """The traitor brings the commander, then Ben discards, then it is over."""
    ann = player(lords="traitor keeper")
    ben = player("J1 J1 C1 C1 H1 H1 S1")
    state = entered("traitor", ann, ben, court=f"commander {QUIET}")
    play(state, "betray keeper", "enlist commander")
    assert (state.seat, zone(state, "phase"), zone(state, "active")) == (BEN, "commander", ANN)
    log = play(state, "discard seahorse1")
    assert told(log) == ["discard 1 seahorse1 commander", "turn 1"]
    assert len(hand(state, BEN)) == 6


@pytest.mark.rule("ABY 7.39", "ABY 10.1", "ABY 10.4")
def test_the_lord_of_the_corruptor_counts_for_the_seven() -> None:
    """Edge case 18: the eighth even; the end begins once."""
    six = "keeper reaper miller invoker trader peddler"
    ann = player("Q1 Q4 Q5", pearls=5, lords=six, slain="keeper reaper")
    state = turn(ann, player(), court=f"corruptor landowner {QUIET}")
    hire(state, "corruptor", "Q1 Q4 Q5")
    assert zone(state, "ender") is None
    log = play(state, "enlist landowner")
    assert told(log) == [
        *("fee 0 5 corruptor", "enter 0 landowner court", "end 0 lords", "turn 1"),
    ]
    assert len(lords(state, ANN)) == 8
    five = "keeper reaper miller invoker trader"
    ann = player("Q1 Q4 Q5", pearls=5, lords=five, slain="keeper reaper")
    state = turn(ann, player(), court=f"corruptor landowner {QUIET}")
    hire(state, "corruptor", "Q1 Q4 Q5")
    log = play(state, "enlist landowner")
    assert told(log)[-2:] == ["end 0 lords", "turn 1"]


@pytest.mark.rule("ABY 7.39", "ABY 10.1")
@pytest.mark.parametrize("lord", ["traitor", "schemer"])
@pytest.mark.parametrize(("before", "ends"), [(5, False), (6, True)])
def test_who_replaces_a_lord_leaves_their_number(lord: str, before: int, ends: bool) -> None:
    """Edge case 21: with the traitor himself six or seven."""
    row = "miller invoker trader peddler apprentice jailer".split()[:before]
    ann = player(lords=f"{lord} {' '.join(row)}")
    state = entered(lord, ann, player(), court=f"landowner {QUIET}", lord_deck="aquaculturalist")
    log = play(state, "betray miller", *(["enlist landowner"] if lord == "traitor" else []))
    assert ("end 0 lords" in told(log)) is ends
    assert len(lords(state, ANN)) == before + 1


@pytest.mark.rule("ABY 7.38", "ABY 8.1", "ABY 8.13")
def test_keys_of_a_replacement_count() -> None:
    """Edge cases 20 and 32: after the chain and the refill comes control."""
    ann = player(lords="traitor miller", keys=2, pearls=0)
    state = entered(
        *("traitor", ann, player()), court="keeper sage elder",
        lord_deck="reaper seeker tamer hermit", row="jail", stack_left=0, council="S1",
    )  # fmt: skip
    log = play(state, "betray miller", "enlist keeper")
    assert told(log) == [
        *("betray 0 miller", "enter 0 keeper court", "pearls 0 2 court", "arrive reaper"),
        *("arrive seeker", "arrive tamer", "arrive hermit", "choose 0 jail row"),
        *("under 0 keeper jail", "spend 0 jail", "spend 0 jail", "control 0 jail", "turn 1"),
    ]


@pytest.mark.rule("ABY 7.38")
def test_a_key_lord_who_is_discarded_takes_his_key_along() -> None:
    """Two tokens and the keeper would have been three with the reaper: he goes instead."""
    ann = player(lords="traitor keeper", keys=1)
    state = entered("traitor", ann, player(), court=f"reaper {QUIET}", row="jail")
    play(state, "betray keeper", "enlist reaper")
    assert (zone(state, "active"), lords(state, ANN)) == (BEN, ["reaper", "traitor"])
    assert zone(state, "players", ANN, "keys") == 1


@pytest.mark.rule("ABY 7.39", "ABY 6.11")
def test_nobody_is_affiliated_for_a_lord_of_a_chain() -> None:
    ann = player("Q1 Q4 Q5 J5", pearls=5)
    state = turn(ann, player(), court=f"corruptor miller {QUIET}")
    log = hire(state, "corruptor", "Q1 Q4 Q5")
    assert since(log, "corruptor") == []
    play(state, "enlist miller")
    assert zone(state, "players", ANN, "affiliated") == ["squid1"]
    assert hand(state, ANN) == ["jellyfish5"]
