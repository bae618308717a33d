"""Chapter 8: three keys, and the locations they bring."""

from random import Random
from typing import Any

import pytest

import lanternfish as lf
from tests.abyss.naive import BOX
from tests.abyss.service import enter, hire, since
from tests.abyss.table import (
    ABYSS,
    ANN,
    BEN,
    LOCATIONS,
    NOTHING,
    SPECTATOR,
    asked,
    locations,
    lords,
    player,
    seen,
    turn,
)
from tests.playing import legal, play, told, why, zone

STACK = "depths chasm jail abyss barracks"


def row(state: lf.State) -> list[str]:
    return list(zone(state, "locations", "row"))


def stack(state: lf.State) -> list[str]:
    return list(zone(state, "locations", "stack"))


def tokens(state: lf.State, seat: int = ANN) -> int:
    return int(zone(state, "players", seat, "keys"))


@pytest.mark.rule("ABY 8.1")
@pytest.mark.parametrize(
    ("held", "lords_held", "threat", "total"),
    [(0, "", 3, 1), (0, "keeper", 3, 2), (1, "", 6, 3), (1, "keeper", 3, 3), (1, "keeper", 6, 4)],
    ids=["one", "two", "tokens", "mixed", "four"],
)
def test_whoever_has_three_keys_must_control(
    held: int, lords_held: str, threat: int, total: int
) -> None:
    """A fight brings a key or two; with two there is nothing to do."""
    ann = player(keys=held, lords=lords_held)
    state = asked("monster", ann, player(), track="M", threat=threat, row="jail")
    play(state, "fight")
    assert (zone(state, "phase") == "source") is (total >= 3)
    if total >= 3:
        assert legal(state) == ["claim jail", "draw 1", "draw 2", "draw 3", "draw 4"]
        assert why(state, "end") == "another-decision (asked source)"
        assert why(state, "decline") == "another-decision (asked source)"


@pytest.mark.rule("ABY 8.1", "ABY 8.2", "ABY 8.10")
def test_the_third_key_is_a_lord() -> None:
    """At once, before the turn ends; an open location is not replaced."""
    ann = player(pearls=0, lords="reaper", keys=1)
    state, log = enter("keeper", "recruit", ann, player(), row="jail abyss", stack=STACK[:12])
    assert since(log, "keeper") == []
    assert legal(state)[:2] == ["claim abyss", "claim jail"]
    before = stack(state)
    log = play(state, "claim jail")
    assert told(log) == [
        *("choose 0 jail row", "under 0 keeper jail", "under 0 reaper jail", "spend 0 jail"),
        *("control 0 jail", "turn 1"),
    ]
    assert (row(state), stack(state)) == (["abyss"], before)
    assert locations(state, ANN) == {"jail": ["keeper", "reaper"]}
    assert (lords(state, ANN), tokens(state)) == ([], 0)


@pytest.mark.rule("ABY 8.1", "ABY 8.2")
@pytest.mark.parametrize("location", LOCATIONS)
def test_any_location_that_is_the_only_one(location: str) -> None:
    """Open, and the stack is empty: it is taken unasked. Or the last of the stack."""
    zones: dict[str, Any] = {"row": location, "stack_left": 0}
    for source in ("row", "drawn"):
        state = asked("reward", player(keys=2), player(), track="M", threat=3, **zones)
        log = play(state, "reward K")
        assert f"choose 0 {location} {source}" in told(log)
        assert told(log)[-2:] == [f"control 0 {location}", "turn 1"]
        assert locations(state, ANN) == {location: []}
        zones = {"stack": location, "stack_left": 1}


@pytest.mark.rule("ABY 8.3", "ABY 8.12")
def test_four_are_drawn_and_one_is_taken() -> None:
    """Scenario 57: one open and ten in the stack; then four open and six in the stack."""
    ann = player(keys=3)
    state = asked("source", ann, player(), row="parliament", stack=STACK, stack_left=10)
    assert legal(state) == ["claim parliament", "draw 1", "draw 2", "draw 3", "draw 4"]
    log = play(state, "draw 4")
    assert told(log, BEN) == [
        *("draw 0 4", "uncover 0 depths", "uncover 0 chasm", "uncover 0 jail", "uncover 0 abyss"),
    ]
    drawn = ["chasm", "abyss", "depths", "jail"]
    assert legal(state) == [f"choose {name}" for name in drawn]
    for seat in (ANN, BEN, SPECTATOR):
        assert seen(state, seat)["open"]["locations"]["drawn"] == drawn
    assert why(state, "choose parliament") == "not-drawn (location parliament)"
    assert why(state, "claim parliament") == "another-decision (asked pick)"
    log = play(state, "choose abyss")
    assert told(log)[:4] == [
        "leave 0 chasm",
        "leave 0 depths",
        "leave 0 jail",
        "choose 0 abyss drawn",
    ]
    assert row(state) == ["parliament", "chasm", "depths", "jail"]
    assert (len(stack(state)), stack(state)[0]) == (6, "barracks")
    assert locations(state, ANN) == {"abyss": []}


@pytest.mark.rule("ABY 8.3")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_as_many_as_he_says(count: int) -> None:
    state = asked("source", player(keys=3), player(), stack=STACK)
    log = play(state, f"draw {count}")
    assert told(log)[0] == f"draw 0 {count}"
    assert [line.split()[2] for line in told(log) if "uncover" in line] == STACK.split()[:count]
    if count == 1:
        assert locations(state, ANN) == {"depths": []}
    else:
        assert len(legal(state)) == count


@pytest.mark.rule("ABY 8.3", "ABY 8.4")
@pytest.mark.parametrize("left", range(6))
def test_no_more_than_the_stack_has(left: int) -> None:
    """Scenario 58, edge case 5."""
    state = asked("source", player(keys=3), player(), row="jail abyss", stack_left=left)
    draws = [f"draw {count}" for count in range(1, min(left, 4) + 1)]
    assert legal(state) == ["claim abyss", "claim jail", *draws]
    for count in range(left + 1, 5):
        assert why(state, f"draw {count}") == f"stack-too-small (left {left})"


@pytest.mark.rule("ABY 8.4")
def test_without_any_location_the_keys_stay() -> None:
    """Scenario 58, edge case 6: the turn goes on, and so do the next ones."""
    ann = player(keys=2, lords="keeper")
    state = asked("monster", ann, player(), track="M", threat=6, stack_left=0, council="Q1 C1 S1")
    log = play(state, "fight")
    assert told(log) == ["fight 0", "reward 0 KK", "threat 1", "explored 0", "turn 1"]
    assert (tokens(state), lords(state, ANN)) == (4, ["keeper"])
    log = play(state, "support squid", "support crab")
    assert told(log) == ["support 1 squid 1", "turn 0", "support 0 crab 1", "turn 1"]
    assert tokens(state) == 4


@pytest.mark.rule("ABY 8.4", "ABY 8.15")
def test_key_tokens_do_not_run_out() -> None:
    """Edge case 3: without a location eleven of them and more can be there."""
    ann = player(keys=6)
    state = asked("monster", ann, player(keys=5), track="M", threat=6, stack_left=0)
    play(state, "fight")
    assert (tokens(state), tokens(state, BEN)) == (8, 5)


@pytest.mark.rule("ABY 8.5", "ABY 8.6")
def test_four_keys_and_which_three_go() -> None:
    """Scenario 56, edge case 29: both lords and a token, or one of them and both tokens."""
    ends: dict[tuple[str, ...], tuple[list[str], int]] = {
        ("spend keeper", "spend reaper"): ([], 1),
        ("spend keeper", "spend token"): (["reaper"], 0),
        ("spend reaper",): (["keeper"], 0),
    }
    for texts, (free, left) in ends.items():
        ann = player(keys=0, lords="keeper reaper")
        state = asked("monster", ann, player(), track="M", threat=6, row="jail", stack_left=0)
        log = play(state, "fight")
        assert told(log)[-1] == "choose 0 jail row"
        assert (zone(state, "phase"), legal(state)) == ("keys", ["spend keeper", "spend reaper"])
        assert state.progress() == {"needed": 3, "given": 0, "missing": 3}
        assert why(state, "spend token") == "too-few-tokens (left 2, needed 3)"
        assert why(state, "spend shepherd") == "not-a-key (lord shepherd)"
        play(state, texts[0])
        if len(texts) > 1:
            assert legal(state) == ["spend reaper", "spend token"]
            assert state.progress() == {"needed": 3, "given": 1, "missing": 2}
            play(state, texts[1])
        assert (lords(state, ANN), tokens(state)) == (free, left)
        assert len(locations(state, ANN)["jail"]) == 2 - len(free)
        assert zone(state, "active") == BEN


@pytest.mark.rule("ABY 8.5")
def test_exactly_three_and_from_those_that_follow() -> None:
    """Lords in their order, then tokens: whoever is passed over cannot pay any more."""
    ann = player(lords="keeper reaper shepherd oracle", keys=1)
    state = asked("keys", ann, player(), choice={"location": "jail"})
    assert legal(state) == ["spend oracle", "spend keeper", "spend reaper"]
    assert why(state, "spend shepherd") == "too-few-keys (lord shepherd, needed 3)"
    play(state, "spend keeper")
    assert legal(state) == ["spend reaper", "spend shepherd"]
    assert why(state, "spend oracle") == "not-a-key (lord oracle)"
    assert why(state, "spend keeper") == "not-a-key (lord keeper)"
    assert why(state, "spend token") == "too-few-tokens (left 1, needed 2)"
    log = play(state, "spend shepherd")
    assert told(log)[:3] == ["under 0 shepherd jail", "spend 0 jail", "control 0 jail"]
    assert (lords(state, ANN), tokens(state)) == (["oracle", "reaper"], 0)


@pytest.mark.rule("ABY 8.5", "ABY 8.6")
def test_after_a_token_no_lord_follows() -> None:
    ann = player(lords="keeper", keys=3)
    state = asked("keys", ann, player(), choice={"location": "jail"})
    assert legal(state) == ["spend keeper", "spend token"]
    log = play(state, "spend token")
    assert told(log) == ["spend 0 jail"] * 3 + ["control 0 jail", "turn 1"]
    assert (locations(state, ANN), lords(state, ANN)) == ({"jail": []}, ["keeper"])
    assert zone(state, "choice") == NOTHING
    spent = asked("keys", ann, player(), choice={"location": "jail", "spent": 1})
    assert legal(spent) == ["spend token"]
    assert why(spent, "spend keeper") == "not-a-key (lord keeper)"
    assert spent.progress() == {"needed": 3, "given": 1, "missing": 2}


@pytest.mark.rule("ABY 8.6", "ABY 8.7")
def test_only_key_lords_in_force_go_under_it() -> None:
    """No other lord is added, none without a key, none that is assassinated."""
    ann = player(lords="keeper reaper shepherd tamer miller sage", slain="tamer")
    state = asked("source", ann, player(), row="jail", stack_left=0)
    play(state, "claim jail")
    assert locations(state, ANN) == {"jail": ["keeper", "reaper", "shepherd"]}
    assert lords(state, ANN) == ["tamer", "miller", "sage"]
    one_short = player(lords="keeper tamer", slain="tamer", keys=1)
    state = asked("ally", one_short, player(), track="J1", row="jail")
    log = play(state, "take")
    assert told(log)[-1] == "turn 1"


@pytest.mark.rule("ABY 8.6", "ABY 8.11")
def test_a_lord_under_a_location_is_out_of_everything_but_his_points() -> None:
    """Scenario 62: the treasurer lowers nothing, and nobody can aim at him."""
    ann = player("C5 C1", pearls=0, locations={"jail": "treasurer"}, lords="miller")
    state = turn(ann, player(), court="commander sage hermit elder")
    assert why(state, "recruit commander") == "too-dear (cost 8, given 6, pearls 0)"
    assert state.scores()[ANN] == 5 + 10 + 13
    ben = ann | {"hand": [], "pearls": 1}
    state, log = enter("assassin", "recruit", player(pearls=0), ben)
    assert since(log, "assassin") == ["slay 0 1 miller", "turn 1"]
    for way in ("traitor", "schemer"):
        own = ann | {"lords": ["miller", way]}
        choice = {"recruiting": True, "lord": way}
        zones: dict[str, Any] = {"court": "sage hermit elder landowner", "choice": choice}
        state = asked(way, own, player(), **zones)
        assert legal(state) == ["decline", "betray miller"]
        assert why(state, "betray treasurer") == "not-a-target (lord treasurer)"


@pytest.mark.rule("ABY 8.8")
def test_six_keys_bring_two_locations() -> None:
    """Edge case 30: as often as there are three."""
    ann = player(lords="keeper reaper shepherd", keys=3)
    state = asked("source", ann, player(), row="jail abyss", stack_left=0)
    play(state, "claim jail", "spend token")
    assert (zone(state, "active"), locations(state, ANN)) == (
        *(BEN, {"abyss": ["keeper", "reaper", "shepherd"], "jail": []}),
    )
    assert (row(state), tokens(state), lords(state, ANN)) == ([], 0, [])


@pytest.mark.rule("ABY 8.8")
def test_with_three_keys_left_he_is_asked_again() -> None:
    state = asked("source", player(keys=7), player(), row="jail abyss", stack_left=1)
    log = play(state, "claim jail")
    assert told(log)[-1] == "control 0 jail"
    assert (zone(state, "phase"), legal(state)) == ("source", ["claim abyss", "draw 1"])
    log = play(state, "claim abyss")
    assert told(log)[-1] == "turn 1"
    assert tokens(state) == 1


@pytest.mark.rule("ABY 8.13")
def test_power_then_refill_then_control() -> None:
    """Edge case 32."""
    ann = player("S1 S4 J5", pearls=0, keys=2)
    state = turn(
        *(ann, player()), court="landlord sage elder", lord_deck="miller seeker tamer hunter",
        row="jail", stack_left=0, council="S5",
    )  # fmt: skip
    log = hire(state, "landlord", "S1 S4 J5")
    assert since(log, "landlord") == [
        *("pearls 0 1 landlord", "pearls 0 2 court", "arrive miller", "arrive seeker"),
        *("arrive tamer", "arrive hunter", "choose 0 jail row", "under 0 landlord jail"),
        *("spend 0 jail", "spend 0 jail", "control 0 jail", "turn 1"),
    ]


@pytest.mark.rule("ABY 8.14")
def test_the_locations_of_others_are_out_of_reach() -> None:
    ben = player(locations={"chasm": "oracle", "depths": ""})
    state = asked("source", player(keys=3), ben, row="jail", stack_left=0)
    spilt = [name for name in LOCATIONS if name != "jail"]
    assert legal(state) == ["claim jail"]
    for name in spilt:
        assert why(state, f"claim {name}") == f"not-open (location {name})"


@pytest.mark.rule("ABY 8.15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_keys_at_most_and_two_at_rest(seats: int) -> None:
    """Edge cases 3 and 29, in random games: ten tokens are enough."""
    for seed in range(6):
        state, pick = ABYSS.deal(seats, seed), Random(seed)
        while state.seat != lf.NOBODY:
            state.play(pick.choice(state.legal()))
            data: Any = state.to_dict()
            if not data["locations"]["stack"] and not data["locations"]["row"]:
                break
            held = [keys_of(one) for one in data["players"]]
            assert held[data["active"]] <= 4
            assert all(n <= 2 for seat, n in enumerate(held) if seat != data["active"])
            assert data["phase"] != "main" or max(held) <= 2
            assert sum(one["keys"] for one in data["players"]) <= 10


def keys_of(one: dict[str, Any]) -> int:
    in_force = [lord for lord in one["lords"] if lord not in one["slain"]]
    return int(one["keys"]) + sum(BOX[lord].keys for lord in in_force)
