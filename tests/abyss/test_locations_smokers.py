"""Chapter 9: the black smokers, gained by keys. Ambassadors and the illusionist are in the files
of the lords."""

from collections import Counter
from typing import Any

import pytest

import lanternfish as lf
from tests.abyss.table import ANN, BEN, LOCATIONS, asked, locations, player, seen
from tests.playing import legal, play, told, why, zone

REST = [name for name in LOCATIONS if name != "black-smokers"]


def stack(state: lf.State) -> list[str]:
    return list(zone(state, "locations", "stack"))


def claimed(**zones: Any) -> lf.State:
    """Ann takes the open black smokers, with two lords and a token."""
    ann = player(lords="keeper reaper", keys=1)
    zones = {"row": "black-smokers jail"} | zones
    state = asked("source", ann, player(), **zones)
    play(state, "claim black-smokers")
    return state


@pytest.mark.rule("ABY 9.20")
def test_taken_and_exchanged() -> None:
    """Scenario 61: the lords go along, no key is spent, the stack keeps its size."""
    state = claimed()
    assert (zone(state, "phase"), zone(state, "choice", "recruiting")) == ("smokers", False)
    hidden = [name for name in REST if name != "jail"]
    assert legal(state) == ["decline", *(f"swap {name}" for name in hidden)]
    assert why(state, "swap jail") == "not-in-stack (location jail)"
    assert why(state, "swap black-smokers") == "not-in-stack (location black-smokers)"
    log = play(state, "swap throne-room")
    assert told(log) == ["swap 0 throne-room", "turn 1"]
    assert locations(state, ANN) == {"throne-room": ["keeper", "reaper"]}
    assert sorted(stack(state)) == sorted({*hidden, "black-smokers"} - {"throne-room"})
    assert zone(state, "locations", "row") == ["jail"]
    assert zone(state, "players", ANN, "keys") == 0


@pytest.mark.rule("ABY 9.20")
def test_taken_and_kept() -> None:
    """Scenario 61: declining leaves them where they are, for nought."""
    state = claimed()
    before = stack(state)
    log = play(state, "decline")
    assert told(log) == ["decline 0", "turn 1"]
    assert locations(state, ANN) == {"black-smokers": ["keeper", "reaper"]}
    assert stack(state) == before
    assert state.scores()[ANN] == 12


@pytest.mark.rule("ABY 9.20", "ABY 8.3")
def test_drawn_and_exchanged() -> None:
    """The others that were drawn are open by then; those of the stack are offered."""
    state = asked("source", player(keys=3), player(), stack="abyss black-smokers jail depths")
    play(state, "draw 3", "choose black-smokers")
    assert zone(state, "locations", "row") == ["abyss", "jail"]
    assert zone(state, "phase") == "smokers"
    hidden = [name for name in REST if name not in ("abyss", "jail")]
    assert legal(state) == ["decline", *(f"swap {name}" for name in hidden)]
    play(state, "swap depths")
    assert locations(state, ANN) == {"depths": []}
    assert len(stack(state)) == 17


@pytest.mark.rule("ABY 8.12", "ABY 9.20")
def test_drawn_and_left_they_work_for_whoever_takes_them() -> None:
    """Edge case 47."""
    ann, ben = player(keys=3), player(keys=2)
    state = asked("source", ann, ben, stack="abyss black-smokers", deck="M", threat=3)
    log = play(state, "draw 2", "choose abyss")
    assert told(log)[3:4] == ["leave 0 black-smokers"]
    assert zone(state, "locations", "row") == ["black-smokers"]
    play(state, "explore", "fight", "claim black-smokers")
    assert (zone(state, "phase"), state.seat) == ("smokers", BEN)
    play(state, "swap jail")
    assert locations(state, BEN) == {"jail": []}


@pytest.mark.rule("ABY 9.20")
def test_with_an_empty_stack_there_is_nothing_to_ask() -> None:
    ann = player(lords="keeper reaper", keys=1)
    state = asked("source", ann, player(), row="black-smokers jail", stack_left=0)
    log = play(state, "claim black-smokers")
    assert told(log)[-2:] == ["control 0 black-smokers", "turn 1"]
    assert locations(state, ANN) == {"black-smokers": ["keeper", "reaper"]}


@pytest.mark.rule("ABY 9.20")
def test_with_one_location_in_the_stack() -> None:
    """It is exchanged or not: two choices."""
    state = claimed(stack="depths", stack_left=1)
    assert legal(state) == ["decline", "swap depths"]
    play(state, "swap depths")
    assert stack(state) == ["black-smokers"]


@pytest.mark.rule("ABY 9.20")
def test_the_stack_is_shuffled() -> None:
    """The black smokers can come to lie anywhere in it, and so can all the others."""
    tops: Counter[str] = Counter()
    bottoms: Counter[str] = Counter()
    for seed in range(300):
        state = claimed(seed=seed, stack="depths abyss chasm throne-room", stack_left=4)
        play(state, "swap throne-room")
        tops[stack(state)[0]] += 1
        bottoms[stack(state)[-1]] += 1
    every = {"depths", "abyss", "chasm", "black-smokers"}
    assert set(tops) == set(bottoms) == every
    assert min(tops.values()) > 50
    assert min(bottoms.values()) > 50


@pytest.mark.rule("ABY 9.20")
def test_the_order_of_the_stack_is_not_shown() -> None:
    """The offer is in card order, and no seat sees the stack."""
    state = claimed(stack="depths abyss chasm throne-room", stack_left=4)
    assert legal(state) == [
        *("decline", "swap chasm", "swap abyss", "swap depths", "swap throne-room"),
    ]
    assert seen(state, ANN)["open"]["locations"]["stack"] == 4


@pytest.mark.rule("ABY 9.20", "ABY 8.8")
def test_after_the_exchange_keys_are_looked_at_again() -> None:
    ann = player(keys=6)
    state = asked("source", ann, player(), row="black-smokers", stack="jail abyss", stack_left=2)
    play(state, "claim black-smokers", "swap jail")
    assert (zone(state, "phase"), legal(state)) == ("source", ["draw 1", "draw 2"])
    play(state, "draw 2")
    assert legal(state) == ["choose abyss", "choose black-smokers"]
    play(state, "choose black-smokers")
    assert locations(state, ANN) == {"jail": [], "black-smokers": []}
