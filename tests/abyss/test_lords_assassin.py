"""Chapter 7: the assassin, and what is left of his victims."""

from typing import Any

import pytest

import lanternfish as lf
from tests.abyss.service import WAYS, enter, since
from tests.abyss.table import ANN, BEN, CARA, asked, lords, pearls, player, turn
from tests.playing import legal, play, told, why, zone


def slain(state: lf.State, seat: int) -> list[str]:
    return list(zone(state, "players", seat, "slain"))


def points(state: lf.State, seat: int) -> dict[str, Any]:
    seats: Any = state.breakdown()["seats"]
    return dict(seats[seat])


@pytest.mark.rule("ABY 7.11", "ABY 8.11", "ABY 9.21")
@pytest.mark.parametrize("way", WAYS)
def test_one_free_lord_of_each_opponent(way: str) -> None:
    """Scenario 40, edge cases 11 and 12: only Ben's keeper can be reached."""
    ben = player(lords="keeper", locations={"jail": "slaver"}, keys=1)
    cara = player(locations={"sargasso-silos": "reaper"})
    dan = player(lords="shaman miller")
    state, log = enter("assassin", way, player(pearls=0), ben, cara, dan)
    assert since(log, "assassin") == ["slay 0 1 keeper", "turn 1"]
    assert [slain(state, seat) for seat in range(4)] == [[], ["keeper"], [], []]
    assert lords(state, BEN) == ["keeper"]


@pytest.mark.rule("ABY 7.11", "ABY 9.21", "ABY 9.4", "ABY 9.14", "ABY 9.16")
def test_what_a_victim_still_scores() -> None:
    """Scenario 40: his own 6 points, but for no location, neither for nor against."""
    ben = player(lords="keeper", locations={"jail": "slaver", "sargasso-silos": ""})
    ben["locations"] |= {"closed-tower": []}
    state = turn(player(), ben)
    before = points(state, BEN)
    assert before["locations"] == {"sargasso-silos": 7, "jail": 13, "closed-tower": 6}
    ben |= {"slain": ["keeper"]}
    after = points(turn(player(), ben), BEN)
    assert after["locations"] == {"sargasso-silos": 5, "jail": 14, "closed-tower": 3}
    assert before["lords"] == after["lords"] == {"keeper": 6, "slaver": 5}


@pytest.mark.rule("ABY 7.11")
def test_the_assassin_chooses_clockwise() -> None:
    """Edge cases 11 and 42: among free lords that are not assassinated already."""
    ben = player(lords="keeper oracle miller", slain="oracle", locations={"jail": "slaver"})
    cara = player(lords="tamer landowner")
    state, log = enter("assassin", "recruit", player(pearls=0, lords="reaper"), ben, cara)
    assert since(log, "assassin") == []
    assert (state.seat, zone(state, "phase"), zone(state, "choice", "victim")) == (
        *(ANN, "assassin", BEN),
    )
    assert legal(state) == ["slay keeper", "slay miller"]
    for lord in ("oracle", "slaver", "tamer", "reaper", "assassin"):
        assert why(state, f"slay {lord}") == f"not-a-target (lord {lord})"
    assert why(state, "decline") == "another-decision (asked assassin)"
    log = play(state, "slay miller")
    assert told(log) == ["slay 0 1 miller"]
    assert (zone(state, "choice", "victim"), legal(state)) == (
        CARA,
        ["slay tamer", "slay landowner"],
    )
    log = play(state, "slay tamer")
    assert told(log) == ["slay 0 2 tamer", "turn 1"]
    assert (slain(state, BEN), slain(state, CARA)) == (["oracle", "miller"], ["tamer"])
    assert zone(state, "choice", "victim") is None


@pytest.mark.rule("ABY 7.11")
@pytest.mark.parametrize("way", WAYS)
def test_without_a_victim_nothing_happens(way: str) -> None:
    """Edge case 11: no lord, none that is free, all assassinated already, protected."""
    ben = player(lords="keeper", slain="keeper", locations={"jail": "reaper"})
    state, log = enter(
        *("assassin", way, player(pearls=0), ben, player(), player(lords="shaman oracle")),
    )
    assert since(log, "assassin") == ["turn 1"]
    assert slain(state, BEN) == ["keeper"]


@pytest.mark.rule("ABY 7.11")
def test_the_key_of_a_victim_is_gone_for_good() -> None:
    """Edge case 12: Ben has two keys left, and one more is none too many."""
    ben = player(lords="keeper oracle tamer", slain="keeper", keys=0)
    state = asked("reward", player(), ben, active=BEN, seat=BEN, track="M", threat=3, row="jail")
    play(state, "reward K")
    assert zone(state, "phase") == "source"
    play(state, "claim jail")
    assert zone(state, "players", BEN, "locations") == {"jail": ["oracle", "tamer"]}
    assert lords(state, BEN) == ["keeper"]
    ben = player(lords="keeper tamer", slain="keeper", keys=0)
    state = asked("reward", player(), ben, active=BEN, seat=BEN, track="M", threat=3, row="jail")
    play(state, "reward K")
    assert (zone(state, "active"), zone(state, "players", BEN, "keys")) == (ANN, 1)


@pytest.mark.rule("ABY 7.11", "ABY 8.7")
def test_a_victim_cannot_pay_for_a_location() -> None:
    """Edge case 12."""
    ann = player(lords="keeper reaper shepherd", slain="reaper", keys=2)
    state = asked("keys", ann, player(), choice={"location": "jail"})
    assert legal(state) == ["spend keeper", "spend shepherd"]
    assert why(state, "spend reaper") == "not-a-key (lord reaper)"


@pytest.mark.rule("ABY 7.11", "ABY 7.23")
def test_the_power_of_a_victim_is_gone_for_good() -> None:
    """Edge case 13: Ben's landlord pays no more."""
    ben = player(lords="landlord", pearls=2)
    state, log = enter("assassin", "recruit", player(pearls=0), ben)
    assert since(log, "assassin") == ["slay 0 1 landlord", "turn 1"]
    assert pearls(state) == [0, 2]


@pytest.mark.rule("ABY 7.11", "ABY 7.28", "ABY 7.31")
@pytest.mark.parametrize("way", ["traitor", "schemer"])
def test_a_victim_can_be_discarded(way: str) -> None:
    ann = player(lords=f"{way} keeper", slain="keeper")
    choice = {"recruiting": True, "lord": way}
    zones: dict[str, Any] = {"court": "sage hermit elder miller", "lord_deck": "landowner"}
    state = asked(way, ann, player(), choice=choice, **zones)
    assert legal(state) == ["decline", "betray keeper"]
    play(state, "betray keeper", *(["enlist miller"] if way == "traitor" else []))
    assert (zone(state, "lords", "out"), slain(state, ANN)) == (["keeper"], [])
    assert lords(state, ANN) == (["miller", way] if way == "traitor" else ["landowner", way])


@pytest.mark.rule("ABY 7.11", "ABY 10.1", "ABY 10.10")
def test_victims_count_for_the_end_and_for_the_influence() -> None:
    six = "keeper reaper miller invoker trader peddler"
    ann = player("H1 H4 H5", pearls=0, lords=six, slain="keeper reaper miller invoker")
    state = turn(ann, player(), court="sage hermit elder landowner")
    log = play(state, "recruit landowner")
    assert told(log)[-3:] == ["enter 0 landowner court", "end 0 lords", "turn 1"]
    assert state.scores()[ANN] == 6 + 6 + 10 + 8 + 9 + 9 + 12 + 1
