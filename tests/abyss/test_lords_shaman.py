"""Chapter 7: the shaman, against each of the seven soldiers."""

import pytest

from tests.abyss.service import WAYS, enter, hire, since
from tests.abyss.table import (
    ANN,
    BEN,
    CARA,
    asked,
    hand,
    lords,
    pearls,
    player,
    refused,
    turn,
    written,
)
from tests.playing import legal, play, told, why, zone

EIGHT = "J1 J2 C1 C2 H1 S1 S2 Q1"


@pytest.mark.rule("ABY 7.1", "ABY 7.8")
def test_the_recruiter_asks_no_more_of_a_protected_player() -> None:
    """Scenario 35, edge case 15."""
    ann = player("J5 C3 S2", lords="shaman", pearls=0)
    state = turn(ann, player(lords="recruiter"), court="master-of-magic sage hermit elder")
    assert legal(state) == ["explore", "recruit master-of-magic"]
    log = hire(state, "master-of-magic", "J5 C3 S2")
    assert told(log)[-2:] == ["enter 0 master-of-magic court", "turn 1"]


@pytest.mark.rule("ABY 7.1", "ABY 7.9")
@pytest.mark.parametrize("way", WAYS)
def test_the_jailer_does_not_ask_him(way: str) -> None:
    """Edge case 15: Ben is protected, Cara is not."""
    ben = player("C1 C2", lords="shaman")
    state, log = enter("jailer", way, player(pearls=0), ben, player("Q3", pearls=0))
    assert since(log, "jailer") == ["discard 2 squid3 jailer", "turn 1"]
    assert (hand(state, BEN), hand(state, CARA)) == (["crab1", "crab2"], [])


@pytest.mark.rule("ABY 7.1", "ABY 7.10")
@pytest.mark.parametrize("way", WAYS)
def test_the_seeker_finds_none_of_his_pearls(way: str) -> None:
    """Edge case 15."""
    ben = player(pearls=5, lords="shaman")
    state, log = enter("seeker", way, player(pearls=0), ben, player(pearls=5))
    assert since(log, "seeker") == ["fee 2 2 seeker", "turn 1"]
    assert pearls(state) == [0, 5, 3]


@pytest.mark.rule("ABY 7.1", "ABY 7.11")
@pytest.mark.parametrize("way", WAYS)
def test_the_assassin_cannot_reach_him_or_his_lords(way: str) -> None:
    """Edge cases 13 and 15."""
    ben = player(lords="shaman oracle")
    cara = player(lords="keeper")
    state, log = enter("assassin", way, player(pearls=0), ben, cara)
    assert since(log, "assassin") == ["slay 0 2 keeper", "turn 1"]
    assert zone(state, "players", BEN, "slain") == []
    assert zone(state, "players", CARA, "slain") == ["keeper"]


@pytest.mark.rule("ABY 7.1", "ABY 7.12")
@pytest.mark.parametrize("way", WAYS)
def test_the_commander_sets_him_no_limit(way: str) -> None:
    """Edge case 15: neither when he enters nor at the end of a turn."""
    ben = player(EIGHT, lords="shaman")
    state, log = enter("commander", way, player(pearls=0), ben, council="Q5")
    assert since(log, "commander") == ["turn 1"]
    log = play(state, "support squid")
    assert told(log)[:2] == ["support 1 squid 1", "turn 0"]
    assert len(hand(state, BEN)) == 9


@pytest.mark.rule("ABY 7.1", "ABY 7.13")
@pytest.mark.parametrize(
    ("lords_of_ann", "rewards"),
    [("shaman", ["KPP", "KPM", "KMM"]), ("keeper", ["KP", "KM"])],
    ids=["protected", "not"],
)
def test_the_tamer_spoils_no_reward_of_his(lords_of_ann: str, rewards: list[str]) -> None:
    """Scenario 22, edge case 15."""
    ann, ben = player(lords=lords_of_ann), player(lords="tamer")
    state = asked("monster", ann, ben, track="M", threat=5)
    play(state, "fight")
    assert legal(state) == [f"reward {reward}" for reward in rewards]


@pytest.mark.rule("ABY 7.1", "ABY 7.14")
@pytest.mark.parametrize("way", WAYS)
def test_the_hunter_passes_him_by(way: str) -> None:
    """Scenario 44, edge cases 10 and 15: only Ben has tokens."""
    ben = player(tokens="4 2", lords="shaman")
    state, log = enter("hunter", way, player(pearls=0), ben, player())
    assert since(log, "hunter") == ["turn 1"]
    assert zone(state, "players", BEN, "tokens") == [2, 4]


@pytest.mark.rule("ABY 7.1")
def test_he_protects_his_owner_alone() -> None:
    """Ann pays what the recruiter of Ben asks, Cara does not."""
    ben, cara = player(lords="recruiter"), player("J5 C3 S2", pearls=0, lords="shaman")
    court = "master-of-magic sage hermit elder"
    state = turn(player("J5 C3 S2", pearls=0), ben, player(lords="shaman"), court=court)
    assert legal(state) == ["explore"]
    state = turn(player(), ben, cara, court=court, active=CARA)
    assert legal(state) == ["explore", "recruit master-of-magic"]


@pytest.mark.rule("ABY 7.1")
@pytest.mark.parametrize("way", WAYS)
def test_he_protects_from_the_moment_he_enters(way: str) -> None:
    """At the end of the very turn there is no limit any more."""
    ann = player(EIGHT, pearls=0)
    state, log = enter("shaman", way, ann, player(lords="commander"))
    assert since(log, "shaman") == ["turn 1"]
    assert len(hand(state, ANN)) == 8


@pytest.mark.rule("ABY 7.1", "ABY 7.12", "ABY 8.6")
def test_under_a_location_he_protects_no_longer() -> None:
    """Edge case 15: the commander counts at the end of the same turn."""
    ann = player(EIGHT, lords="shaman keeper reaper")
    state = asked("source", ann, player(lords="commander"), row="jail", stack_left=0)
    log = play(state, "claim jail")
    assert told(log) == [
        *("choose 0 jail row", "under 0 shaman jail", "under 0 keeper jail"),
        *("under 0 reaper jail", "control 0 jail"),
    ]
    assert zone(state, "phase") == "limit"
    log = play(state, "discard jellyfish1", "discard squid1")
    assert told(log) == ["discard 0 jellyfish1 commander", "discard 0 squid1 commander", "turn 1"]


@pytest.mark.rule("ABY 7.1", "ABY 7.8", "ABY 7.13")
def test_under_a_location_recruiter_and_tamer_bite_again() -> None:
    """Edge case 15."""
    ann = player("J5 C3 S2", pearls=0, locations={"jail": "shaman"})
    ben = player(lords="recruiter tamer")
    state = turn(ann, ben, court="master-of-magic sage hermit elder", deck="M", threat=4)
    assert why(state, "recruit master-of-magic") == "too-dear (cost 12, given 10, pearls 0)"
    play(state, "explore", "fight")
    assert zone(state, "players", ANN, "keys") == 1
    assert (pearls(state)[ANN], zone(state, "players", ANN, "tokens")) == (0, [])


@pytest.mark.rule("ABY 7.1", "ABY 7.11", "ABY 8.11")
def test_under_a_location_he_leaves_the_others_to_the_assassin() -> None:
    """Edge case 13: but he himself can never be one of the victims."""
    ben = player(lords="keeper oracle", locations={"jail": "shaman"})
    state, _ = enter("assassin", "corruptor", player(), ben)
    assert legal(state) == ["slay oracle", "slay keeper"]
    assert why(state, "slay shaman") == "not-a-target (lord shaman)"


@pytest.mark.rule("ABY 7.1", "ABY 7.28", "ABY 7.31")
@pytest.mark.parametrize("way", ["traitor", "schemer"])
def test_discarded_he_protects_no_longer(way: str) -> None:
    """Edge case 15: the same turn ends with the limit."""
    ann = player(EIGHT, lords=f"shaman {way}")
    ben = player(lords="commander")
    choice = {"recruiting": True, "lord": way}
    state = asked(
        way, ann, ben, choice=choice, court="sage hermit elder miller", lord_deck="landowner"
    )
    texts = ["betray shaman"] + (["enlist miller"] if way == "traitor" else [])
    play(state, *texts)
    assert (zone(state, "phase"), state.seat) == ("limit", ANN)
    assert "shaman" not in lords(state, ANN)
    assert zone(state, "lords", "out") == ["shaman"]
    play(state, "discard crab1", "discard crab2")
    assert len(hand(state, ANN)) == 6


@pytest.mark.rule("ABY 7.1")
def test_a_shaman_who_was_assassinated_cannot_be() -> None:
    """Edge case 13."""
    data = written("main", (player(lords="shaman", slain="shaman"), player()))
    assert refused(data) == "the shaman is never assassinated"
