"""Chapter 7: slaver, oracle and opportunist, which can be used once in each turn, and when."""

from typing import Any

import pytest

import lanternfish as lf
from tests.abyss.service import WAYS, enter, hire, since
from tests.abyss.table import (
    ANN,
    BEN,
    asked,
    court,
    discard,
    hand,
    pearls,
    player,
    turn,
)
from tests.playing import legal, play, told, why, zone

#: What each of them can do in the positions below.
USES = {
    "slaver": ["sell crab1", "sell squid2"],
    "oracle": ["purge seahorse", "purge shellfish"],
    "opportunist": ["oust traitor", "oust sage", "oust hermit", "oust elder"],
}
EACH = list(USES)
SUPPORTS = ["support seahorse", "support shellfish"]
#: Decisions before which they can be used, and what else is asked there.
MOMENTS: dict[str, tuple[list[str], dict[str, Any]]] = {
    "main": (["plot", "explore", *SUPPORTS], {}),
    "ally": (["take", "continue"], {"track": "J1"}),
    "monster": (["fight", "continue"], {"track": "M"}),
    "reward": (["reward P", "reward M"], {"track": "M"}),
    "second-stack": (SUPPORTS, {}),
}


def moment(phase: str, lord: str) -> lf.State:
    """Ann has the lord and is asked something; the council, the court and her hand have cards."""
    ann = player("C1 Q2", lords=f"{lord} alchemist")
    return asked(phase, ann, player(pearls=0), council="H1 H2 S1", **MOMENTS[phase][1])


@pytest.mark.rule("ABY 7.4", "ABY 7.24", "ABY 7.32", "ABY 3.7")
@pytest.mark.parametrize("lord", EACH)
@pytest.mark.parametrize("phase", list(MOMENTS))
def test_before_which_decisions_they_are_used(phase: str, lord: str) -> None:
    """Scenario 28: once in a turn; the decision at hand stays."""
    state = moment(phase, lord)
    assert legal(state) == [*MOMENTS[phase][0], *USES[lord]]
    log = play(state, USES[lord][0])
    assert told(log)[0].split()[0] in ("discard", "purge", "oust")
    if phase == "second-stack" and lord == "oracle":
        return
    assert zone(state, "phase") == phase
    assert zone(state, "used") == [lord]
    assert not any(text in legal(state) for text in USES[lord])
    assert why(state, USES[lord][1]) == f"no-power (lord {lord})"


@pytest.mark.rule("ABY 7.4", "ABY 7.24", "ABY 7.32", "ABY 3.7")
@pytest.mark.parametrize("lord", EACH)
def test_at_the_end_of_the_turn_there_is_a_last_chance(lord: str) -> None:
    state = moment("ally", lord)
    play(state, "take")
    if lord == "slaver":
        assert legal(state) == ["sell jellyfish1", *USES[lord], "end"]
    else:
        assert legal(state) == [*USES[lord], "end"]
    unused = state.copy()
    log = play(unused, "end")
    assert told(log)[:2] == ["done 0", "turn 1"]
    log = play(state, USES[lord][0])
    assert "turn 1" in told(log)


#: Decisions in which they cannot be used: what lies where, for Ann, for Ben, at the table.
SHUT: dict[str, tuple[dict[str, Any], dict[str, Any], dict[str, Any]]] = {
    "offer": ({}, {"pearls": 1}, {"track": "J1", "seat": BEN}),
    "pay": ({"pearls": 9}, {}, {"choice": {"lord": "corruptor", "paid": ["squid1"]}}),
    "affiliate": (
        {"pearls": 9},
        {},
        {"choice": {"lord": "traitor", "paid": ["crab2", "seahorse2", "squid4"]}},
    ),
    "jailer": ({}, {"hand": ["crab3"]}, {"seat": BEN, "choice": {"lord": "jailer"}}),
    "assassin": (
        {},
        {"lords": ["keeper"]},
        {"choice": {"lord": "assassin", "victim": BEN}},
    ),
    "commander": (
        {},
        {"hand": ["crab3"] * 3 + ["squid1"] * 4},
        {"seat": BEN, "choice": {"lord": "commander", "from": "crab1"}},
    ),
    "hunter": ({}, {"tokens": [2]}, {"choice": {"lord": "hunter"}}),
    "apprentice": ({}, {}, {"choice": {"lord": "apprentice"}}),
    "illusionist": (
        {"locations": {"abyss": []}},
        {},
        {"row": "jail", "choice": {"lord": "illusionist"}},
    ),
    "exchange": (
        {"locations": {"abyss": []}},
        {},
        {"row": "jail", "choice": {"lord": "illusionist", "location": "abyss"}},
    ),
    "corruptor": ({"pearls": 5}, {}, {"choice": {"lord": "corruptor"}}),
    "traitor": ({}, {}, {"choice": {"lord": "traitor"}}),
    "replace": ({}, {}, {"choice": {"lord": "traitor"}}),
    "schemer": ({}, {}, {"choice": {"lord": "schemer"}}),
    "source": ({"keys": 2}, {}, {"row": "jail"}),
    "pick": ({"keys": 2}, {}, {"drawn": "jail abyss"}),
    "keys": ({"keys": 3}, {}, {"choice": {"location": "jail"}}),
    "smokers": ({"locations": {"black-smokers": []}}, {}, {}),
    "limit": (
        {"hand": ["crab1"] * 4 + ["squid2"] * 3},
        {"lords": ["commander"]},
        {"choice": {"from": "jellyfish1"}},
    ),
}


@pytest.mark.rule("ABY 7.4", "ABY 7.24", "ABY 7.32", "ABY 8.9")
@pytest.mark.parametrize("lord", EACH)
@pytest.mark.parametrize("phase", list(SHUT))
def test_in_which_decisions_they_are_not_used(phase: str, lord: str) -> None:
    """Edge cases 31 and 45: not during offers, payment, powers of lords or control."""
    more_ann, more_ben, zones = SHUT[phase]
    entering = zones.get("choice", {}).get("lord")
    ann = player("C1 Q2", lords=lord) | more_ann
    if entering is not None:
        zones = zones | {"choice": {"recruiting": True, **zones["choice"]}}
    if entering is not None and phase not in ("pay", "affiliate"):
        ann["lords"] = [*ann["lords"], entering]
    hopefuls = "traitor corruptor sage elder".split()
    at_court = [name for name in hopefuls if name not in ann["lords"]]
    zones = zones | {"court": " ".join(at_court)}
    ben = player(pearls=0) | more_ben
    state = asked(phase, ann, ben, council="H1 H2 S1", **zones)
    assert [text for text in legal(state) if text.split()[0] in ("sell", "purge", "oust")] == []
    assert why(state, USES[lord][0]) == f"another-decision (asked {phase})"


@pytest.mark.rule("ABY 7.4", "ABY 7.24", "ABY 7.32")
@pytest.mark.parametrize("lord", EACH)
def test_used_once_and_again_in_the_next_turn(lord: str) -> None:
    """Scenario 28: legal again in the next turn of the owner."""
    state = turn(player("C1 Q2", lords=lord), player(pearls=0), council="H1 H2 S1 Q1", deck="M")
    play(state, USES[lord][0])
    assert why(state, USES[lord][1]) == f"no-power (lord {lord})"
    play(state, "support squid")
    assert (zone(state, "active"), zone(state, "used")) == (BEN, [])
    log = play(state, "explore", "fight", "reward P")
    assert told(log)[-1] == "turn 0"
    assert why(state, USES[lord][1]) is None


@pytest.mark.rule("ABY 7.2", "ABY 7.4", "ABY 7.24", "ABY 7.32")
@pytest.mark.parametrize("lord", EACH)
def test_again_in_an_extra_turn(lord: str) -> None:
    """Edge case 25."""
    ann = player("C1 Q2 J3 J5", lords=lord, pearls=0)
    quiet = "traitor sage hermit elder"
    state = turn(ann, player(), council="H1 H2 S1", court=f"{quiet} invoker")
    play(state, USES[lord][0])
    hire(state, "invoker", "J3 J5")
    assert (zone(state, "active"), zone(state, "used")) == (ANN, [])
    assert why(state, USES[lord][1]) is None


@pytest.mark.rule("ABY 7.4", "ABY 7.24", "ABY 7.32", "ABY 3.9")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("lord", EACH)
def test_used_in_the_turn_they_enter(lord: str, way: str) -> None:
    """Scenario 46: at the end of the turn, if still free."""
    quiet = "traitor sage hermit elder" if way != "traitor" else "keeper sage hermit elder"
    ann = player("C1 Q2", pearls=0)
    state, log = enter(lord, way, ann, player(), council="H1 H2 S1", court=quiet)
    assert since(log, lord) == []
    assert (zone(state, "phase"), state.seat) == ("end", ANN)
    uses = [text for text in USES[lord] if "traitor" not in text or way != "traitor"]
    assert legal(state)[-len(uses) - 1 :] == [*uses, "end"]


@pytest.mark.rule("ABY 7.24", "ABY 8.9")
@pytest.mark.parametrize("lord", EACH)
def test_a_lord_who_was_the_third_key_is_not_used(lord: str) -> None:
    """Scenario 46, edge case 31: control comes first, and he is gone."""
    ann = player("C1 Q2", pearls=0, keys=2)
    state, log = enter(lord, "recruit", ann, player(), council="H1 H2 S1", row="jail", stack_left=0)
    assert since(log, lord) == [
        *("choose 0 jail row", f"under 0 {lord} jail", "spend 0 jail", "spend 0 jail"),
        *("control 0 jail", "turn 1"),
    ]
    assert zone(state, "active") == BEN


@pytest.mark.rule("ABY 7.24")
def test_the_slaver_turns_an_ally_into_two_pearls() -> None:
    """Scenario 4, edge case 44: he pays for plotting."""
    state = turn(player("C1 C1 Q2", lords="slaver", pearls=0), player())
    assert legal(state) == ["explore", "sell crab1", "sell squid2"]
    log = play(state, "sell crab1")
    assert told(log) == ["discard 0 crab1 slaver", "pearls 0 2 slaver"]
    assert (hand(state, ANN), discard(state)) == (["crab1", "squid2"], ["crab1"])
    assert pearls(state) == [2, 1]
    assert legal(state) == ["plot", "explore"]


@pytest.mark.rule("ABY 7.24")
def test_the_slaver_does_not_pay_for_a_purchase() -> None:
    """Ann has no pearl in Ben's turn: she is not asked. With one she can buy or pass."""
    for count, asked_seat in ((0, BEN), (1, ANN)):
        ann = player("C1", lords="slaver", pearls=count)
        state = turn(ann, player(), active=BEN, deck="Q3")
        play(state, "explore")
        assert (state.seat, zone(state, "active")) == (asked_seat, BEN)
        if asked_seat == ANN:
            assert legal(state) == ["buy", "pass"]
            assert why(state, "sell crab1") == "another-decision (asked offer)"


@pytest.mark.rule("ABY 7.4")
def test_the_oracle_discards_a_stack_unseen() -> None:
    """Scenario 28."""
    state = turn(player(lords="oracle"), player(), council="H1 H2 H5 S1")
    log = play(state, "purge seahorse")
    assert told(log) == ["purge 0 seahorse 3"]
    assert discard(state) == ["seahorse1", "seahorse2", "seahorse5"]
    assert zone(state, "council", "seahorse") == []
    assert zone(state, "council", "shellfish") == ["shellfish1"]
    assert legal(state) == ["plot", "explore", "support shellfish"]
    assert why(state, "purge shellfish") == "no-power (lord oracle)"


@pytest.mark.rule("ABY 7.4", "ABY 7.5")
def test_the_oracle_may_leave_no_second_stack() -> None:
    state = turn(player(lords="oracle alchemist"), player(), council="H1 S1 S2")
    play(state, "support seahorse")
    assert legal(state) == ["support shellfish", "purge shellfish"]
    log = play(state, "purge shellfish")
    assert told(log) == ["purge 0 shellfish 2", "turn 1"]
    assert hand(state, ANN) == ["seahorse1"]


@pytest.mark.rule("ABY 7.32")
def test_the_opportunist_replaces_a_lord_in_his_very_space() -> None:
    """Scenario 47: as many lords at court, one less in the deck, no pearls."""
    ann = player(lords="opportunist", pearls=2)
    state = turn(ann, player(), court="sage hermit elder traitor", lord_deck="seeker miller")
    before = zone(state, "lords", "deck")
    log = play(state, "oust hermit")
    assert told(log) == ["oust 0 hermit seeker"]
    assert court(state) == ["sage", "seeker", "elder", "traitor"]
    assert zone(state, "lords", "deck") == before[1:]
    assert zone(state, "lords", "out") == ["hermit"]
    assert pearls(state) == [2, 1]
    assert why(state, "oust seeker") == "no-power (lord opportunist)"
    assert why(state, "oust shaman") == "no-power (lord opportunist)"


@pytest.mark.rule("ABY 7.32", "ABY 10.6")
def test_the_opportunist_and_a_small_court() -> None:
    """With two lords at court and the last of the deck: nothing is refilled, nothing ends."""
    ann = player(lords="opportunist", pearls=0)
    state = turn(ann, player(), court="sage hermit", lord_deck="seeker", lords_left=1)
    log = play(state, "oust sage")
    assert told(log)[0] == "oust 0 sage seeker"
    assert (court(state), zone(state, "lords", "deck")) == (["seeker", "hermit"], [])
    assert (pearls(state)[ANN], zone(state, "ender")) == (0, None)


@pytest.mark.rule("ABY 7.32")
def test_with_an_empty_court_the_opportunist_is_not_asked() -> None:
    state = turn(player(lords="opportunist"), player(), court="", council="Q1")
    assert legal(state) == ["plot", "explore", "support squid"]
    log = play(state, "support squid")
    assert told(log) == ["support 0 squid 1", "turn 1"]


@pytest.mark.rule("ABY 7.4", "ABY 7.24", "ABY 7.32")
@pytest.mark.parametrize(
    ("lord", "row", "council"),
    [("slaver", "", "H1"), ("oracle", "C1", ""), ("opportunist", "C1", "H1")],
    ids=EACH,
)
def test_at_the_end_nobody_is_asked_for_nothing(lord: str, row: str, council: str) -> None:
    """What the other two could be used on is there."""
    zones: dict[str, Any] = {"council": council, "lords_left": 0 if lord == "opportunist" else 9}
    state = asked("reward", player(row, lords=lord), player(), track="M", **zones)
    log = play(state, "reward P")
    assert told(log)[:3] == ["reward 0 P", "explored 0", "turn 1"]


@pytest.mark.rule("ABY 7.4", "ABY 7.24", "ABY 7.32")
def test_with_nothing_to_use_them_on() -> None:
    """Scenario 5: no card in hand, no stack, no lord in the deck; the turn ends unasked."""
    for lord in EACH:
        state = turn(player(lords=lord), player("J1"), lords_left=0)
        assert legal(state) == ["explore"]
        reason = {
            "slaver": ("sell crab1", "not-in-hand (card crab1)"),
            "oracle": ("purge crab", "stack-empty (race crab)"),
            "opportunist": ("oust sage", "lord-deck-empty"),
        }
        text, expected = reason[lord]
        assert why(state, text) == expected


@pytest.mark.rule("ABY 7.4", "ABY 7.24", "ABY 7.32")
@pytest.mark.parametrize("lord", EACH)
@pytest.mark.parametrize("lost", ["slain", "under", "others"])
def test_not_in_force_they_are_not_used(lord: str, lost: str) -> None:
    ann, ben = player("C1 Q2"), player()
    if lost == "slain":
        ann = ann | {"lords": [lord], "slain": [lord]}
    elif lost == "under":
        ann = ann | {"locations": {"jail": [lord]}}
    else:
        ben = player(lords=lord)
    state = turn(ann, ben, council="H1 H2 S1")
    assert legal(state) == ["plot", "explore", *SUPPORTS]
    assert why(state, USES[lord][0]) == f"no-power (lord {lord})"
