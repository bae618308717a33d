"""Chapter 7: corruptor, traitor, schemer, diplomat, treasurer. The opportunist is with those who
can be used in each turn."""

from typing import Any

import pytest

import lanternfish as lf
from tests.abyss.service import WAYS, enter, hire, since
from tests.abyss.table import ANN, BEN, asked, court, hand, lords, pearls, player, turn
from tests.playing import legal, play, told, why, zone

QUIET = "sage hermit elder miller"


def out(state: lf.State) -> list[str]:
    return list(zone(state, "lords", "out"))


@pytest.mark.rule("ABY 7.27", "ABY 7.39")
@pytest.mark.parametrize("way", ["recruit", "traitor", "schemer"])
def test_the_corruptor_takes_another_lord_for_five_pearls(way: str) -> None:
    """No allies and no affiliation; edge case 17: a court that is not refilled yet."""
    state, log = enter("corruptor", way, player("Q2", pearls=5), player(), court=f"{QUIET} trader")
    assert since(log, "corruptor") == []
    assert (zone(state, "phase"), legal(state)) == (
        "corruptor",
        ["decline", *(f"enlist {lord}" for lord in "miller trader sage hermit elder".split())],
    )
    assert why(state, "enlist landowner") == "not-at-court (lord landowner)"
    log = play(state, "enlist trader")
    assert told(log) == [
        *("fee 0 5 corruptor", "enter 0 trader court", "pearls 0 3 trader", "turn 1"),
    ]
    assert lords(state, ANN)[:2] == ["trader", "corruptor"]
    assert court(state) == QUIET.split()
    assert (pearls(state), hand(state, ANN)) == ([3, 1], ["squid2"])
    assert len(zone(state, "players", ANN, "affiliated")) == (1 if way == "recruit" else 0)


@pytest.mark.rule("ABY 7.27")
@pytest.mark.parametrize(("count", "works"), [(4, False), (5, True), (6, True)])
def test_five_pearls_and_not_fewer(count: int, works: bool) -> None:
    """Edge case 19; and never more than five are paid."""
    state, log = enter("corruptor", "recruit", player(pearls=count), player())
    assert (zone(state, "phase") == "corruptor") is works
    if works:
        play(state, "enlist miller")
        assert pearls(state)[ANN] == count - 5
    else:
        assert since(log, "corruptor") == ["turn 1"]


@pytest.mark.rule("ABY 7.27")
def test_the_corruptor_may_decline() -> None:
    state, _ = enter("corruptor", "recruit", player(pearls=5), player())
    log = play(state, "decline")
    assert told(log) == ["decline 0", "turn 1"]
    assert (pearls(state), lords(state, ANN)) == ([5, 1], ["corruptor"])


@pytest.mark.rule("ABY 7.27", "ABY 7.39")
def test_the_pearls_of_the_court_come_too_late_for_the_corruptor() -> None:
    """Scenario 49, edge case 17: court of three with him, four pearls; then six."""
    ann = player("Q1 Q4 Q5", pearls=4)
    deck = "miller keeper reaper seeker"
    state = turn(ann, player(), court="corruptor sage hermit", lord_deck=deck, council="S1")
    log = hire(state, "corruptor", "Q1 Q4 Q5")
    assert since(log, "corruptor") == [
        *("pearls 0 2 court", "arrive miller", "arrive keeper", "arrive reaper", "arrive seeker"),
        "turn 1",
    ]
    assert pearls(state) == [6, 1]
    assert lords(state, ANN) == ["corruptor"]


@pytest.mark.rule("ABY 7.27", "ABY 7.39")
def test_the_lord_taken_leaves_the_court_smaller() -> None:
    """Edge case 17: of four two are left; two pearls once, and six lords again."""
    ann = player("Q1 Q4 Q5", pearls=5)
    deck = "miller keeper reaper seeker"
    at_court = "corruptor sage landowner hermit"
    state = turn(ann, player(), court=at_court, lord_deck=deck, council="S1")
    hire(state, "corruptor", "Q1 Q4 Q5")
    assert legal(state) == ["decline", "enlist landowner", "enlist sage", "enlist hermit"]
    log = play(state, "enlist landowner")
    assert told(log) == [
        *("fee 0 5 corruptor", "enter 0 landowner court", "pearls 0 2 court"),
        *("arrive miller", "arrive keeper", "arrive reaper", "arrive seeker", "turn 1"),
    ]
    assert court(state) == ["sage", "hermit", "miller", "keeper", "reaper", "seeker"]
    assert pearls(state) == [2, 1]


@pytest.mark.rule("ABY 7.27", "ABY 10.2")
def test_with_an_empty_court_the_corruptor_does_nothing() -> None:
    """Edge case 19: he was the last one there."""
    ann = player("Q1 Q4 Q5", pearls=5)
    state = turn(ann, player(), court="corruptor", lords_left=0)
    log = hire(state, "corruptor", "Q1 Q4 Q5")
    assert since(log, "corruptor")[:3] == ["pearls 0 2 court", "end 0 court", "turn 1"]
    assert (court(state), pearls(state)[ANN]) == ([], 7)


@pytest.mark.rule("ABY 7.27", "ABY 7.8", "ABY 7.29", "ABY 7.30")
@pytest.mark.parametrize("own", ["treasurer", "diplomat"])
@pytest.mark.parametrize("edition", ["standard", "russian"])
def test_nothing_changes_the_price_of_the_corruptor(own: str, edition: str) -> None:
    ann, ben = player(pearls=0, lords=own), player(lords="recruiter")
    state, log = enter("landowner", "corruptor", ann, ben, edition=edition)
    assert told(log) == ["fee 0 5 corruptor", "enter 0 landowner court", "turn 1"]
    assert pearls(state) == [0, 1]


@pytest.mark.rule("ABY 7.28")
@pytest.mark.parametrize("way", ["recruit", "corruptor", "schemer"])
def test_the_traitor_replaces_one_of_the_others(way: str) -> None:
    """Scenario 51, edge case 20: two steps; not himself, none under a location."""
    ann = player(pearls=0, lords="keeper peddler", slain="peddler", locations={"jail": "reaper"})
    state, log = enter("traitor", way, ann, player(), court=f"{QUIET} trader")
    assert since(log, "traitor") == []
    free = {"recruit": [], "corruptor": ["corruptor"], "schemer": ["schemer"]}[way]
    assert (zone(state, "phase"), legal(state)) == (
        "traitor",
        ["decline", *(f"betray {lord}" for lord in ["keeper", "peddler", *free])],
    )
    assert why(state, "betray traitor") == "not-a-target (lord traitor)"
    assert why(state, "betray reaper") == "not-a-target (lord reaper)"
    log = play(state, "betray peddler")
    assert told(log) == ["betray 0 peddler"]
    assert legal(state) == [f"enlist {lord}" for lord in "miller trader sage hermit elder".split()]
    assert state.progress() == {"needed": 2, "given": 1, "missing": 1}
    assert why(state, "decline") == "another-decision (asked replace)"
    log = play(state, "enlist trader")
    assert told(log) == ["enter 0 trader court", "pearls 0 3 trader", "turn 1"]
    expected = ["keeper", "trader", "traitor", *free]
    assert sorted(lords(state, ANN)) == sorted(expected)
    assert zone(state, "players", ANN, "slain") == []
    assert "peddler" in out(state)


@pytest.mark.rule("ABY 7.28", "ABY 7.31")
@pytest.mark.parametrize("lord", ["traitor", "schemer"])
def test_as_the_only_free_lord_he_does_nothing(lord: str) -> None:
    """Scenario 51, edge case 22."""
    ann = player(pearls=0, locations={"jail": "keeper"})
    state, log = enter(lord, "recruit", ann, player())
    assert since(log, lord) == ["turn 1"]
    assert (lords(state, ANN), out(state)) == ([lord], [])


@pytest.mark.rule("ABY 7.28")
def test_with_an_empty_court_the_traitor_does_nothing() -> None:
    """Edge case 22: he simply stays, and so do the others."""
    ann = player("H3 S4 Q5", pearls=0, lords="keeper")
    state = turn(ann, player(), court="traitor", lords_left=0)
    log = hire(state, "traitor", "H3 S4 Q5")
    assert since(log, "traitor")[:3] == ["pearls 0 2 court", "end 0 court", "turn 1"]
    assert lords(state, ANN) == ["keeper", "traitor"]


@pytest.mark.rule("ABY 7.28", "ABY 7.31")
@pytest.mark.parametrize("lord", ["traitor", "schemer"])
def test_traitor_and_schemer_may_decline(lord: str) -> None:
    state, _ = enter(lord, "recruit", player(pearls=0, lords="keeper"), player())
    log = play(state, "decline")
    assert told(log) == ["decline 0", "turn 1"]
    assert lords(state, ANN) == ["keeper", lord]


@pytest.mark.rule("ABY 7.28", "ABY 7.39")
def test_the_lord_of_the_traitor_leaves_the_court_smaller() -> None:
    """Edge case 20: two are left, so two pearls and a full court."""
    ann = player("H3 S4 Q5", pearls=0, lords="keeper")
    state = turn(ann, player(), court="traitor sage hermit miller", lord_deck="reaper seeker")
    hire(state, "traitor", "H3 S4 Q5")
    log = play(state, "betray keeper", "enlist miller")
    assert told(log)[:5] == [
        *("betray 0 keeper", "enter 0 miller court", "pearls 0 2 court"),
        *("arrive reaper", "arrive seeker"),
    ]
    assert len(court(state)) == 6


@pytest.mark.rule("ABY 7.31", "ABY 7.39")
def test_the_lord_of_the_schemer_leaves_the_court_as_it_is() -> None:
    ann = player("J3 C4 Q1", pearls=0, lords="keeper")
    state = turn(ann, player(), court="schemer sage hermit elder", lord_deck="miller reaper")
    hire(state, "schemer", "J3 C4 Q1")
    log = play(state, "betray keeper")
    assert told(log) == ["betray 0 keeper", "enter 0 miller deck", "turn 1"]
    assert court(state) == ["sage", "hermit", "elder"]
    assert zone(state, "lords", "deck")[0] == "reaper"


@pytest.mark.rule("ABY 7.31")
@pytest.mark.parametrize("way", ["recruit", "corruptor", "traitor"])
def test_the_schemer_takes_the_top_lord_of_the_deck(way: str) -> None:
    """Edge case 20: whoever that is, and his power works."""
    ann = player(pearls=0, lords="keeper", locations={"jail": "reaper"})
    state, log = enter("schemer", way, ann, player(), lord_deck="peddler")
    assert since(log, "schemer") == []
    assert zone(state, "phase") == "schemer"
    assert legal(state)[:2] == ["decline", "betray keeper"]
    assert why(state, "betray schemer") == "not-a-target (lord schemer)"
    assert why(state, "betray reaper") == "not-a-target (lord reaper)"
    log = play(state, "betray keeper")
    assert told(log) == ["betray 0 keeper", "enter 0 peddler deck", "pearls 0 2 peddler", "turn 1"]
    assert "keeper" in out(state)


@pytest.mark.rule("ABY 7.31")
def test_with_an_empty_deck_the_schemer_does_nothing() -> None:
    """Scenario 52, edge case 22."""
    ann = player("J3 C4 Q1", pearls=0, lords="keeper")
    state = turn(ann, player(), court=f"schemer {QUIET}", lords_left=0)
    log = hire(state, "schemer", "J3 C4 Q1")
    assert since(log, "schemer")[0] == "turn 1"
    assert lords(state, ANN) == ["keeper", "schemer"]


@pytest.mark.rule("ABY 7.29")
def test_the_diplomat_drops_the_mandatory_race() -> None:
    """Scenario 36: the number of races stays."""
    ann = player("Q5 Q3", lords="diplomat", pearls=0)
    state = turn(ann, player(), court=f"{QUIET} commander")
    log = hire(state, "commander", "Q5 Q3")
    assert since(log, "commander") == ["turn 1"]
    ann = player("Q5 J3", lords="diplomat", pearls=0)
    state = turn(ann, player(), court=f"{QUIET} commander")
    assert why(state, "recruit commander") == "too-dear (cost 8, given 5, pearls 0)"
    state = turn(player("Q5 Q3", pearls=0), player(), court=f"{QUIET} commander")
    assert why(state, "recruit commander") == "lacks-race (lord commander, race crab)"


@pytest.mark.rule("ABY 7.29")
def test_recruiting_the_diplomat_himself_takes_a_squid() -> None:
    """Scenario 36."""
    state = turn(player("J5 J3", pearls=0), player(), court=f"{QUIET} diplomat")
    assert why(state, "recruit diplomat") == "lacks-race (lord diplomat, race squid)"


@pytest.mark.rule("ABY 7.29", "ABY 7.30")
@pytest.mark.parametrize("lost", ["slain", "under", "others"])
@pytest.mark.parametrize("lord", ["diplomat", "treasurer"])
def test_diplomat_and_treasurer_out_of_force(lord: str, lost: str) -> None:
    """Scenario 62: under a location the treasurer lowers nothing."""
    row = "Q5 Q3" if lord == "diplomat" else "C5 C1"
    ann: dict[str, Any] = player(row, pearls=0)
    ben = player()
    in_force = turn(ann | {"lords": [lord]}, ben, court=f"{QUIET} commander")
    assert why(in_force, "recruit commander") is None
    if lost == "slain":
        ann |= {"lords": [lord], "slain": [lord]}
    elif lost == "under":
        ann |= {"locations": {"jail": [lord]}}
    else:
        ben = player(lords=lord)
    state = turn(ann, ben, court=f"{QUIET} commander")
    assert why(state, "recruit commander") is not None


@pytest.mark.rule("ABY 7.29", "ABY 7.30")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("lord", ["diplomat", "treasurer"])
def test_diplomat_and_treasurer_enter_and_nothing_happens(lord: str, way: str) -> None:
    state, log = enter(lord, way, player(pearls=0), player())
    assert since(log, lord) == ["turn 1"]
    assert lord in lords(state, ANN)


@pytest.mark.rule("ABY 7.30")
def test_the_treasurer_does_nothing_for_himself_or_for_plotting() -> None:
    """Ten for himself; then plotting costs one pearl as ever."""
    state = turn(player("Q5 J3", pearls=1), player(), court=f"{QUIET} treasurer")
    assert why(state, "recruit treasurer") == "too-dear (cost 10, given 8, pearls 1)"
    state = turn(player(pearls=2, lords="treasurer"), player())
    play(state, "plot")
    assert pearls(state) == [1, 1]


@pytest.mark.rule("ABY 7.28", "ABY 7.31", "ABY 8.11")
@pytest.mark.parametrize("way", ["traitor", "schemer"])
def test_a_lord_discarded_is_out_with_his_power(way: str) -> None:
    """Edge case 48: not scored, never back, and Ben's lord costs no more."""
    ann = player(lords=f"{way} recruiter")
    choice = {"recruiting": True, "lord": way}
    zones: dict[str, Any] = {"court": f"{QUIET} commander", "lord_deck": "landowner"}
    state = asked(way, ann, player("C5 C3", pearls=0), choice=choice, **zones)
    before = state.scores()[ANN]
    play(state, "betray recruiter", *(["enlist miller"] if way == "traitor" else []))
    assert (state.seat, out(state)) == (BEN, ["recruiter"])
    assert why(state, "recruit commander") is None
    assert state.scores()[ANN] == before - 4 + (10 if way == "traitor" else 12)


@pytest.mark.rule("ABY 7.27", "ABY 7.28", "ABY 7.31", "ABY 7.32")
def test_a_single_lord_to_take_is_enough() -> None:
    """One at court, one in the deck, and the shaman as the only other."""
    choices = {
        "corruptor": ["decline", "enlist sage"],
        "traitor": ["decline", "betray shaman"],
        "schemer": ["decline", "betray shaman"],
    }
    for lord, expected in choices.items():
        race = {"corruptor": "Q1 Q4 Q5", "traitor": "H3 S4 Q5", "schemer": "J3 C4 Q1"}[lord]
        own = "" if lord == "corruptor" else "shaman"
        ann = player(race, pearls=5, lords=own)
        left = {"lord_deck": "miller", "lords_left": 1 if lord == "schemer" else 0}
        state = turn(ann, player(), court=f"{lord} sage", **left)
        hire(state, lord, race)
        assert (zone(state, "phase"), legal(state)) == (lord, expected)
    zones: dict[str, Any] = {"court": "sage", "lord_deck": "miller", "lords_left": 1}
    state = turn(player(lords="opportunist", pearls=0), player(), **zones)
    assert legal(state) == ["explore", "oust sage"]
    state = asked("ally", player(lords="opportunist"), player(), track="J1", **zones)
    play(state, "take")
    assert legal(state) == ["oust sage", "end"]
