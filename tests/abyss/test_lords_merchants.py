"""Chapter 7: ship master, trader, landlord, peddler, shopkeeper. The slaver is with those who can
be used in each turn."""

from typing import Any

import pytest

import lanternfish as lf
from tests.abyss.service import WAYS, enter, hire, since
from tests.abyss.table import ANN, BEN, CARA, asked, pearls, player, turn
from tests.playing import play, told, zone

QUIET = "sage hermit elder miller"


@pytest.mark.rule("ABY 7.22", "ABY 7.25", "ABY 7.26")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("lord", "count"), [("trader", 3), ("peddler", 2), ("shopkeeper", 1)])
def test_pearls_when_he_enters(lord: str, count: int, way: str) -> None:
    """And never again."""
    state, log = enter(lord, way, player(pearls=0), player(), council="Q1 C1 J1")
    assert since(log, lord) == [f"pearls 0 {count} {lord}", "turn 1"]
    assert pearls(state) == [count, 1]
    log = play(state, "support squid", "support crab")
    assert pearls(state) == [count, 1]
    assert [line for line in told(log) if line.startswith("pearls")] == []


@pytest.mark.rule("ABY 7.23")
@pytest.mark.parametrize("way", WAYS)
def test_the_landlord_pays_when_he_enters_and_when_a_turn_begins(way: str) -> None:
    """Scenario 45: 0 pearls, then 1; 2 when the next turn begins, before plotting."""
    state, log = enter("landlord", way, player(pearls=0), player(), council="Q1 C1")
    assert since(log, "landlord") == ["pearls 0 1 landlord", "turn 1"]
    assert pearls(state) == [1, 1]
    log = play(state, "support squid")
    assert told(log) == ["support 1 squid 1", "turn 0", "pearls 0 1 landlord"]
    assert (pearls(state), zone(state, "phase")) == ([2, 1], "main")


@pytest.mark.rule("ABY 7.23")
@pytest.mark.parametrize("lost", ["slain", "under", "others"])
def test_a_landlord_who_is_not_in_force(lost: str) -> None:
    """Scenario 45: under a location none."""
    ann, cara = player(pearls=0, lords="landlord"), player(lords="keeper")
    if lost == "slain":
        ann |= {"slain": ["landlord"]}
    elif lost == "under":
        ann |= {"lords": [], "locations": {"jail": ["landlord"]}}
    else:
        ann |= {"lords": []}
        cara = player(lords="landlord")
    state = turn(ann, player(), cara, active=CARA, council="Q1", deck="M M")
    log = play(state, "support squid")
    assert told(log)[:3] == ["support 2 squid 1", "turn 0", "reveal 0 monster 1"]


@pytest.mark.rule("ABY 7.23", "ABY 8.13")
def test_a_landlord_who_is_the_third_key_has_paid_already() -> None:
    ann = player(pearls=0, keys=2)
    state, log = enter("landlord", "recruit", ann, player(), row="jail", stack_left=0)
    assert since(log, "landlord")[:2] == ["pearls 0 1 landlord", "choose 0 jail row"]
    assert zone(state, "players", ANN, "locations") == {"jail": ["landlord"]}
    assert pearls(state) == [1, 1]


def sent(track: str, last: str, **more: Any) -> tuple[lf.State, list[str]]:
    """What Ann's exploration brings, when the last card is dealt with; she has the ship master."""
    ann = player(pearls=0, lords="ship-master") | more.pop("ann", {})
    phase = "monster" if track.endswith("M") else "ally"
    state = asked(phase, ann, player(pearls=0), track=track, **more)
    log = play(state, *last.split(", "))
    return state, [line for line in told(log) if line.startswith(("pearls", "explored"))]


@pytest.mark.rule("ABY 7.21")
@pytest.mark.parametrize(
    ("track", "count"),
    [
        ("J1 C1", 1),
        ("J1 C1 H1", 2),
        ("J1 C1 H1 Q4", 3),
        ("J1 J2 J3 Q4", 1),
        ("J1 Q1 J3 Q4", 2),
        ("M Q1 M Q4", 1),
        ("M M C2", 0),
        ("Q4", 0),
    ],
    ids=["one", "two", "three", "alike", "pairs", "monsters", "none", "empty"],
)
def test_the_ship_master_counts_the_races_sent(track: str, count: int) -> None:
    """The ally taken does not count, nor do monsters."""
    state, lines = sent(track, "take")
    bonus = [f"pearls 0 {count} ship-master"] if count else []
    assert lines == [*bonus, "explored 0"]
    assert pearls(state)[ANN] == count


@pytest.mark.rule("ABY 7.21")
def test_the_ship_master_after_a_fight() -> None:
    state, lines = sent("J1 C1 J2 M", "fight, reward P")
    assert lines == ["pearls 0 2 ship-master", "explored 0"]
    assert pearls(state)[ANN] == 3


@pytest.mark.rule("ABY 7.21")
def test_the_ship_master_and_all_the_spaces() -> None:
    """Four races go, the fifth ally is taken from the fifth space, for a pearl."""
    state, lines = sent("J1 C1 H1 S1", "continue", deck="Q1")
    assert lines == ["pearls 0 1 fifth", "pearls 0 4 ship-master", "explored 0"]
    assert pearls(state)[ANN] == 5


@pytest.mark.rule("ABY 7.21")
def test_what_was_bought_does_not_count() -> None:
    ann, ben = player(pearls=0, lords="ship-master"), player(pearls=1)
    state = turn(ann, ben, deck="J1 C1 H1")
    log = play(state, "explore", "pass", "continue", "buy", "take")
    assert [line for line in told(log) if line.startswith("pearls")] == ["pearls 0 1 ship-master"]
    assert pearls(state) == [2, 0]


@pytest.mark.rule("ABY 7.21")
@pytest.mark.parametrize("lost", ["slain", "under", "others"])
def test_the_ship_master_of_another_or_out_of_force(lost: str) -> None:
    """Only explorations of the owner count."""
    ann: dict[str, Any] = {"slain": ["ship-master"]}
    if lost == "under":
        ann = {"lords": [], "locations": {"jail": ["ship-master"]}}
    elif lost == "others":
        ann = {"lords": []}
    state, lines = sent("J1 C1 H1", "take", ann=ann)
    assert lines == ["explored 0"]
    ben = player(lords="ship-master", pearls=0)
    state = asked("ally", player(pearls=0), ben, track="J1 C1 H1")
    play(state, "take")
    assert pearls(state)[BEN] == 0


@pytest.mark.rule("ABY 7.21")
@pytest.mark.parametrize("way", WAYS)
def test_the_ship_master_enters_and_nothing_happens(way: str) -> None:
    _, log = enter("ship-master", way, player(pearls=0), player(), council="J1 C1 H1")
    assert since(log, "ship-master") == ["turn 1"]


@pytest.mark.rule("ABY 7.24")
@pytest.mark.parametrize("way", WAYS)
def test_the_slaver_enters_and_sells_at_the_end_of_the_turn(way: str) -> None:
    """Scenario 46: still free, he is used at once."""
    state, log = enter("slaver", way, player("Q5", pearls=0), player())
    assert since(log, "slaver") == []
    log = play(state, "sell squid5")
    assert told(log)[:2] == ["discard 0 squid5 slaver", "pearls 0 2 slaver"]
    assert told(log)[-1] == "turn 1"
    assert pearls(state) == [2, 1]


@pytest.mark.rule("ABY 7.24")
def test_two_pearls_of_the_slaver_pay_for_a_lord() -> None:
    """Before the action: shepherd for 8 with five, and three pearls."""
    ann = player("H5 Q1", lords="slaver", pearls=1)
    state = turn(ann, player(), court=f"{QUIET} shepherd")
    play(state, "sell squid1")
    log = hire(state, "shepherd", "H5")
    assert since(log, "shepherd") == ["turn 1"]
    assert pearls(state) == [0, 1]
