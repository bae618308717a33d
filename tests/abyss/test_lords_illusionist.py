"""Chapter 7: the illusionist exchanges locations."""

from typing import Any

import pytest

import lanternfish as lf
from tests.abyss.service import WAYS, enter, since
from tests.abyss.table import ANN, BEN, LOCATIONS, locations, lords, player
from tests.playing import legal, play, told, why, zone

JAIL = {"jail": "keeper reaper shepherd"}


@pytest.mark.rule("ABY 7.6")
@pytest.mark.parametrize("way", WAYS)
def test_a_location_changes_places_with_an_open_one(way: str) -> None:
    """Scenario 55, edge case 26: the lords lie under the new one, the old one is open."""
    ann = player(pearls=0, locations=JAIL)
    state, log = enter("illusionist", way, ann, player(), row="parliament chasm")
    assert since(log, "illusionist") == []
    assert (zone(state, "phase"), legal(state)) == ("illusionist", ["decline", "trade jail"])
    log = play(state, "trade jail")
    assert told(log) == ["give 0 jail"]
    assert (zone(state, "phase"), zone(state, "choice", "location")) == ("exchange", "jail")
    assert state.progress() == {"needed": 2, "given": 1, "missing": 1}
    assert legal(state) == ["claim parliament", "claim chasm"]
    log = play(state, "claim parliament")
    assert told(log) == ["trade 0 jail parliament", "turn 1"]
    assert locations(state, ANN) == {"parliament": ["keeper", "reaper", "shepherd"]}
    assert zone(state, "locations", "row") == ["chasm", "jail"]


@pytest.mark.rule("ABY 7.6")
@pytest.mark.parametrize("way", WAYS)
def test_he_may_leave_everything_as_it_is(way: str) -> None:
    """Scenario 55: decline."""
    ann = player(pearls=0, locations=JAIL)
    state, _ = enter("illusionist", way, ann, player(), row="parliament")
    log = play(state, "decline")
    assert told(log) == ["decline 0", "turn 1"]
    assert locations(state, ANN) == {"jail": ["keeper", "reaper", "shepherd"]}
    assert zone(state, "locations", "row") == ["parliament"]


@pytest.mark.rule("ABY 7.6")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("missing", ["own", "open"])
def test_without_both_nothing_happens(way: str, missing: str) -> None:
    """Scenario 55, edge case 26: no location of his own, or no open one."""
    own = {} if missing == "own" else JAIL
    row = "" if missing == "open" else "parliament"
    state, log = enter("illusionist", way, player(pearls=0, locations=own), player(), row=row)
    assert since(log, "illusionist") == ["turn 1"]
    assert zone(state, "locations", "row") == row.split()


@pytest.mark.rule("ABY 7.6", "ABY 8.14")
def test_only_his_own_and_only_open_ones() -> None:
    """Neither the locations of others nor those of the stack; his own may be several."""
    ann = player(locations=JAIL | {"abyss": ""})
    ben = player(locations={"chasm": ""})
    state, _ = enter("illusionist", "recruit", ann, ben, row="parliament depths", stack="barracks")
    assert legal(state) == ["decline", "trade abyss", "trade jail"]
    assert why(state, "trade chasm") == "not-yours (location chasm)"
    assert why(state, "trade parliament") == "not-yours (location parliament)"
    play(state, "trade abyss")
    assert legal(state) == ["claim parliament", "claim depths"]
    assert why(state, "claim barracks") == "not-open (location barracks)"
    assert why(state, "claim chasm") == "not-open (location chasm)"
    assert why(state, "decline") == "another-decision (asked exchange)"
    play(state, "claim depths")
    assert locations(state, ANN) == {"depths": [], "jail": ["keeper", "reaper", "shepherd"]}
    assert locations(state, BEN) == {"chasm": []}


@pytest.mark.rule("ABY 7.6")
@pytest.mark.parametrize("own", LOCATIONS[:19])
def test_any_location_can_be_traded(own: str) -> None:
    gained = "jail" if own != "jail" else "parliament"
    state, _ = enter("illusionist", "recruit", player(locations={own: ""}), player(), row=gained)
    assert legal(state) == ["decline", f"trade {own}"]
    log = play(state, f"trade {own}")
    assert told(log) == [f"give 0 {own}", f"trade 0 {own} {gained}", "turn 1"]
    assert (locations(state, ANN), zone(state, "locations", "row")) == ({gained: []}, [own])


@pytest.mark.rule("ABY 7.6")
def test_a_single_open_location_is_taken_at_once() -> None:
    state, _ = enter("illusionist", "recruit", player(locations=JAIL), player(), row="parliament")
    log = play(state, "trade jail")
    assert told(log) == ["give 0 jail", "trade 0 jail parliament", "turn 1"]
    assert lords(state, ANN) == ["illusionist"]


def smokers_open(**zones: Any) -> lf.State:
    """The black smokers lie open, and Ann trades her jail for them."""
    ann = player(pearls=0, locations=JAIL)
    state, _ = enter("illusionist", "recruit", ann, player(), row="black-smokers", **zones)
    log = play(state, "trade jail")
    assert told(log)[:2] == ["give 0 jail", "trade 0 jail black-smokers"]
    return state


@pytest.mark.rule("ABY 7.6", "ABY 9.20")
def test_black_smokers_gained_so_work() -> None:
    """Edge case 26: exchanged at once for any of the stack; the jail stays open."""
    state = smokers_open()
    assert (zone(state, "phase"), zone(state, "choice", "recruiting")) == ("smokers", True)
    rest = [name for name in LOCATIONS[:-1] if name != "jail"]
    assert legal(state) == ["decline", *(f"swap {name}" for name in rest)]
    assert why(state, "swap jail") == "not-in-stack (location jail)"
    log = play(state, "swap throne-room")
    assert told(log) == ["swap 0 throne-room", "turn 1"]
    assert locations(state, ANN) == {"throne-room": ["keeper", "reaper", "shepherd"]}
    assert zone(state, "locations", "row") == ["jail"]
    stack = zone(state, "locations", "stack")
    assert sorted([*stack, "throne-room"]) == sorted([*rest, "black-smokers"])


@pytest.mark.rule("ABY 7.6", "ABY 9.20")
def test_black_smokers_gained_so_may_be_kept() -> None:
    state = smokers_open()
    log = play(state, "decline")
    assert told(log) == ["decline 0", "turn 1"]
    assert locations(state, ANN) == {"black-smokers": ["keeper", "reaper", "shepherd"]}


@pytest.mark.rule("ABY 7.6", "ABY 9.20")
def test_black_smokers_gained_so_with_one_location_in_the_stack() -> None:
    state = smokers_open(stack="depths", stack_left=1)
    assert legal(state) == ["decline", "swap depths"]


@pytest.mark.rule("ABY 7.6", "ABY 9.20")
def test_black_smokers_gained_so_with_an_empty_stack() -> None:
    ann = player(pearls=0, locations=JAIL)
    zones = {"row": "black-smokers", "stack_left": 0}
    state, _ = enter("illusionist", "recruit", ann, player(), **zones)
    log = play(state, "trade jail")
    assert told(log) == ["give 0 jail", "trade 0 jail black-smokers", "turn 1"]
    assert locations(state, ANN) == {"black-smokers": ["keeper", "reaper", "shepherd"]}
    assert zone(state, "locations", "row") == ["jail"]


@pytest.mark.rule("ABY 7.6", "ABY 8.12")
def test_black_smokers_given_away_lie_open_for_the_next() -> None:
    """Edge case 47."""
    ann = player(pearls=0, locations={"black-smokers": "keeper"})
    state, _ = enter("illusionist", "recruit", ann, player(), row="jail")
    log = play(state, "trade black-smokers")
    assert told(log) == ["give 0 black-smokers", "trade 0 black-smokers jail", "turn 1"]
    assert zone(state, "locations", "row") == ["black-smokers"]
    assert locations(state, ANN) == {"jail": ["keeper"]}
