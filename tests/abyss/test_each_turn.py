"""Chapter 3: when slaver, oracle and opportunist can be used, and when not."""

from typing import Any

import pytest

import lanternfish as lf
from tests.abyss.table import ANN, BEN, asked, court, discard, hand, lords, pearls, player, turn
from tests.playing import legal, play, told, why, zone

#: Nobody here can pay for any of them with a crab.
FULL = "corruptor traitor schemer sage hermit elder"
USES = {
    "slaver": ["sell crab1", "sell crab2"],
    "oracle": ["purge seahorse", "purge shellfish", "purge squid"],
    "opportunist": [f"oust {lord}" for lord in FULL.split()],
}
TOLD = {
    "slaver": ["discard 0 crab1 slaver", "pearls 0 2 slaver"],
    "oracle": ["purge 0 seahorse 2"],
    "opportunist": ["oust 0 corruptor illusionist"],
}
STACKS = ["support seahorse", "support shellfish", "support squid"]
#: What each decision asks, besides the powers.
ASKS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "main": ({}, ["explore", *STACKS]),
    "ally": ({"track": "M H3"}, ["take", "continue"]),
    "monster": ({"track": "H3 M"}, ["fight", "continue"]),
    "reward": ({"track": "M", "threat": 2}, ["reward PP", "reward PM", "reward MM"]),
    "second-stack": ({}, STACKS),
}


def before(phase: str, power: str, **zones: Any) -> lf.State:
    """Ann has the power, two crabs, and a decision; three stacks lie at the council."""
    ann = player("C1 C2", lords=f"{power} alchemist", pearls=0)
    zones = {"court": FULL, "lord_deck": "illusionist", "council": "H1 H2 S1 Q1"} | zones
    return asked(phase, ann, player(pearls=0), **zones)


@pytest.mark.rule("ABY 3.7", "ABY 3.8", "ABY 7.4", "ABY 7.24", "ABY 7.32")
@pytest.mark.parametrize("phase", ASKS)
@pytest.mark.parametrize("power", USES)
def test_a_power_before_a_decision_that_is_then_asked_again(phase: str, power: str) -> None:
    zones, base = ASKS[phase]
    state = before(phase, power, **zones)
    assert legal(state) == base + USES[power]
    log = play(state, USES[power][0])
    assert told(log) == TOLD[power]
    assert (state.seat, zone(state, "phase"), zone(state, "used")) == (ANN, phase, [power])
    left = [text for text in base if power != "oracle" or text != "support seahorse"]
    assert legal(state) == left
    assert why(state, USES[power][0]) == f"no-power (lord {power})"


@pytest.mark.rule("ABY 3.7", "ABY 3.8")
@pytest.mark.parametrize("power", USES)
def test_a_power_at_the_end_of_the_turn(power: str) -> None:
    state = before("end", power)
    assert legal(state) == [*USES[power], "end"]
    log = play(state, USES[power][0])
    assert told(log) == [*TOLD[power], "done 0", "turn 1"]
    assert (state.seat, zone(state, "used")) == (BEN, [])
    state = before("end", power)
    log = play(state, "end")
    assert told(log) == ["done 0", "turn 1"]
    assert (pearls(state), court(state), discard(state)) == ([0, 0], FULL.split(), [])


@pytest.mark.rule("ABY 3.7")
@pytest.mark.parametrize("power", USES)
def test_what_was_used_before_is_not_asked_at_the_end(power: str) -> None:
    state = before("ally", power, track="S3", used=power)
    assert legal(state) == ["take", "continue"]
    log = play(state, "take")
    assert told(log) == ["take 0 shellfish3", "explored 0", "turn 1"]


@pytest.mark.rule("ABY 3.7")
def test_each_power_by_itself_once() -> None:
    """All three in force, as there is no location left to spend their keys for."""
    ann = player("C1 C2", lords="slaver oracle opportunist", pearls=0)
    zones = {"court": FULL, "lord_deck": "illusionist", "council": "H1 H2 S1 Q1"}
    state = asked("ally", ann, player(pearls=0), track="S3", stack_left=0, **zones)
    assert legal(state) == ["take", "continue", *(use for uses in USES.values() for use in uses)]
    play(state, "purge seahorse")
    assert legal(state) == ["take", "continue", *USES["slaver"], *USES["opportunist"]]
    play(state, "oust corruptor")
    assert legal(state) == ["take", "continue", *USES["slaver"]]
    play(state, "take")
    assert legal(state) == [*USES["slaver"], "sell shellfish3", "end"]
    log = play(state, "sell crab2")
    assert told(log)[:3] == ["discard 0 crab2 slaver", "pearls 0 2 slaver", "done 0"]
    assert hand(state, ANN) == ["crab1", "shellfish3"]


def recruiting(lord: str, **choice: Any) -> dict[str, Any]:
    return {"recruiting": True, "lord": lord} | choice


#: The decisions of a turn before which no power can be used: who decides, and what lies there.
INDIVISIBLE: dict[str, tuple[dict[str, Any], dict[str, Any], dict[str, Any]]] = {
    "offer": ({}, {}, {"seat": BEN, "track": "H3"}),
    "pay": ({"pearls": 9}, {}, {"court": "commander", "choice": recruiting("commander")}),
    "affiliate": (
        {},
        {},
        {"court": "seeker", "choice": recruiting("seeker", paid=["jellyfish1", "crab1"])},
    ),
    "jailer": ({}, {"hand": "J1 J2"}, {"seat": BEN, "choice": recruiting("jailer")}),
    "assassin": ({}, {"lords": "keeper miller"}, {"choice": recruiting("assassin", victim=BEN)}),
    "commander": (
        {"keys": 0},
        {"hand": "J1 J2 J3 J4 Q2 Q3 Q4"},
        {"seat": BEN, "choice": recruiting("commander", **{"from": "jellyfish1"})},
    ),
    "hunter": ({}, {"tokens": "2"}, {"choice": recruiting("hunter")}),
    "apprentice": ({}, {}, {"choice": recruiting("apprentice")}),
    "illusionist": ({"locations": {"jail": ""}}, {}, {"choice": recruiting("illusionist")}),
    "exchange": (
        {"locations": {"jail": ""}},
        {},
        {"row": "abyss depths", "choice": recruiting("illusionist", location="jail")},
    ),
    "corruptor": ({"pearls": 5}, {}, {"choice": recruiting("corruptor")}),
    "traitor": ({}, {}, {"choice": recruiting("traitor")}),
    "replace": ({}, {}, {"choice": recruiting("traitor")}),
    "schemer": ({}, {}, {"choice": recruiting("schemer")}),
    "source": ({"keys": 2}, {}, {}),
    "pick": ({"keys": 2}, {}, {"row": "", "drawn": "abyss depths"}),
    "keys": ({"keys": 3}, {}, {"row": "", "choice": {"location": "abyss"}}),
    "smokers": ({"locations": {"black-smokers": ""}}, {}, {}),
    "limit": (
        {"hand": "C1 C2 J1 J2 J3 H3 S3"},
        {"lords": "commander"},
        {"choice": {"from": "jellyfish1"}},
    ),
}


@pytest.mark.rule("ABY 3.7")
@pytest.mark.parametrize("phase", INDIVISIBLE)
@pytest.mark.parametrize("power", USES)
def test_no_power_in_the_middle_of_what_is_indivisible(phase: str, power: str) -> None:
    """Edge case 45: offers, a payment, the powers of lords who enter, control, the hand limit."""
    anns, bens, zones = INDIVISIBLE[phase]
    lord = zones.get("choice", {}).get("lord")
    own = power if lord is None or lord in zones.get("court", "").split() else f"{power} {lord}"
    ann = player(**{"hand": "C1 C2", "lords": own} | anns)
    at_court = " ".join(name for name in FULL.split() if name not in own.split())
    zones = {"court": at_court, "council": "H1 H2 S1 Q1", "row": "abyss"} | zones
    state = asked(phase, ann, player(**bens), **zones)
    words = {text.split()[0] for text in legal(state)}
    assert words.isdisjoint({"sell", "purge", "oust"})
    assert len(legal(state)) > 1 or phase in ("hunter", "replace")
    for uses in USES.values():
        assert why(state, uses[1]) == f"another-decision (asked {phase})"


@pytest.mark.rule("ABY 3.7", "ABY 7.24")
def test_not_in_the_turn_of_another() -> None:
    """Ben, without a pearl, is not asked to buy, and cannot sell an ally to do so."""
    state = turn(player(pearls=0), player("C1", lords="slaver", pearls=0), deck="H3")
    log = play(state, "explore")
    assert told(log) == ["reveal 0 seahorse3 1"]
    assert (state.seat, legal(state)) == (ANN, ["take", "continue"])
    assert why(state, "sell crab1") == "no-power (lord slaver)"


@pytest.mark.rule("ABY 3.7", "ABY 3.8", "ABY 4.13")
def test_a_power_before_the_reward_of_the_fifth_space() -> None:
    state = asked(
        "ally",
        player("C1", lords="slaver", pearls=0),
        player(pearls=0),
        track="J1 J1 J1 J1",
        deck="M",
        threat=4,
    )
    log = play(state, "continue")
    assert told(log) == ["continue 0", "reveal 0 monster 5", "pearls 0 1 fifth", "fight 0"]
    assert legal(state) == ["reward KP", "reward KM", "sell crab1"]
    play(state, "sell crab1")
    assert legal(state) == ["reward KP", "reward KM"]
    assert pearls(state) == [3, 0]


@pytest.mark.rule("ABY 3.7", "ABY 7.4")
def test_the_oracle_once_in_every_turn() -> None:
    """Scenario 28: three seahorses are discarded; once more only in the next own turn."""
    ann = player(lords="oracle", pearls=0)
    state = turn(ann, player(pearls=0), court=FULL, council="H1 H3 H3 Q1 C4 C1")
    log = play(state, "purge seahorse")
    assert told(log) == ["purge 0 seahorse 3"]
    assert discard(state) == ["seahorse1", "seahorse3", "seahorse3"]
    assert zone(state, "council")["seahorse"] == []
    assert legal(state) == ["explore", "support crab", "support squid"]
    assert why(state, "purge squid") == "no-power (lord oracle)"
    play(state, "support squid")
    assert (state.seat, legal(state)) == (BEN, ["explore", "support crab"])
    assert why(state, "purge crab") == "no-power (lord oracle)"
    play(state, "explore", "take")
    assert (state.seat, legal(state)) == (ANN, ["explore", "support crab", "purge crab"])


@pytest.mark.rule("ABY 3.9")
def test_a_lord_recruited_in_this_turn_is_used_at_its_end() -> None:
    """The slaver came just now; nothing was asked between."""
    ann = player("S5 S3 C1", pearls=0)
    state = turn(ann, player(), court="slaver sage hermit elder")
    log = play(state, "recruit slaver")
    assert told(log)[-1] == "enter 0 slaver court"
    assert (zone(state, "phase"), legal(state)) == ("end", ["sell crab1", "end"])
    log = play(state, "sell crab1")
    assert told(log) == ["discard 0 crab1 slaver", "pearls 0 2 slaver", "done 0", "turn 1"]
    assert (pearls(state), lords(state, ANN)) == ([2, 1], ["slaver"])


@pytest.mark.rule("ABY 3.9", "ABY 8.9")
def test_a_lord_who_was_the_third_key_is_used_no_more() -> None:
    ann = player("S5 S3 C1", keys=2, pearls=0)
    state = turn(ann, player(), court="slaver sage hermit elder", row="depths")
    play(state, "recruit slaver")
    log = play(state, "claim depths")
    assert told(log)[-1] == "turn 1"
    assert (lords(state, ANN), hand(state, ANN), pearls(state)) == ([], ["crab1"], [0, 1])


@pytest.mark.rule("ABY 3.6", "ABY 3.7")
@pytest.mark.parametrize(
    ("power", "row", "zones"),
    [
        ("slaver", "", {"council": "Q1"}),
        ("oracle", "C1", {}),
        ("opportunist", "C1", {"council": "Q1", "lords_left": 0}),
        ("opportunist", "C1", {"council": "Q1", "court": ""}),
    ],
    ids=["empty-hand", "no-stack", "no-lord-in-the-deck", "no-lord-at-court"],
)
def test_a_power_with_nothing_to_use_it_on(power: str, row: str, zones: dict[str, Any]) -> None:
    """What would serve another power does not help this one; the turn is over."""
    zones = {"court": FULL, "track": "M", "threat": 3} | zones
    state = asked("reward", player(row, lords=power), player("C2"), **zones)
    assert legal(state) == ["reward K"]
    log = play(state, "reward K")
    assert told(log)[:4] == ["reward 0 K", "threat 1", "explored 0", "turn 1"]


@pytest.mark.rule("ABY 3.6", "ABY 3.7")
@pytest.mark.parametrize(
    ("power", "row", "zones", "uses"),
    [
        ("slaver", "C1", {"court": ""}, ["sell crab1"]),
        ("oracle", "", {"council": "Q1", "court": ""}, ["purge squid"]),
        ("opportunist", "", {"court": "sage", "lords_left": 1}, ["oust sage"]),
    ],
    ids=["one-ally", "one-stack", "one-lord"],
)
def test_one_thing_to_use_a_power_on(
    power: str, row: str, zones: dict[str, Any], uses: list[str]
) -> None:
    zones = {"court": FULL, "track": "M", "threat": 3} | zones
    state = asked("reward", player(row, lords=power), player(), **zones)
    log = play(state, "reward K")
    assert told(log) == ["reward 0 K", "threat 1", "explored 0"]
    assert (state.seat, legal(state)) == (ANN, [*uses, "end"])


@pytest.mark.rule("ABY 3.7", "ABY 7.4", "ABY 7.24", "ABY 7.32")
@pytest.mark.parametrize(
    ("power", "use", "line"),
    [
        ("slaver", "sell jellyfish1", "discard 0 jellyfish1 slaver"),
        ("slaver", "sell squid5", "discard 0 squid5 slaver"),
        ("oracle", "purge jellyfish", "purge 0 jellyfish 1"),
        ("oracle", "purge squid", "purge 0 squid 1"),
        ("opportunist", "oust shaman", "oust 0 shaman illusionist"),
        ("opportunist", "oust elder", "oust 0 elder illusionist"),
    ],
    ids=[
        "first-ally",
        "last-ally",
        "first-stack",
        "last-stack",
        "first-lord",
        "last-lord",
    ],
)
def test_the_first_and_the_last_of_everything(power: str, use: str, line: str) -> None:
    state = turn(
        player("J1 Q5", lords=power, pearls=0),
        player(),
        court="shaman sage elder",
        lord_deck="illusionist",
        council="J2 Q2",
    )
    assert use in legal(state)
    assert told(play(state, use))[0] == line
    assert (state.seat, zone(state, "phase")) == (ANN, "main")
