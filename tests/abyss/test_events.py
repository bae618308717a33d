"""Chapter 11: what happened is told as events."""

import re
from pathlib import Path

import pytest

import lanternfish as lf
from tests.abyss.table import ABYSS, ANN, BEN, CARA, DAN, SPECTATOR, asked, player, turn
from tests.abyss.tables import TABLES, entering
from tests.playing import events_of, play, told, zone

#: Every event of the game, and what it says.
EVENTS = {
    "turn": "seat",
    "pearls": "seat count by",
    "fee": "seat count by",
    "arrive": "lord",
    "reveal": "seat card space",
    "shuffle": "count",
    "pass": "seat",
    "buy": "seat card price seller",
    "continue": "seat",
    "take": "seat card",
    "threat": "space",
    "fight": "seat",
    "reward": "seat reward",
    "token": "seat token",
    "explored": "seat",
    "support": "seat race count",
    "purge": "seat race count",
    "recruit": "seat lord",
    "pay": "seat card",
    "paid": "seat pearls",
    "affiliate": "seat card",
    "enter": "seat lord source",
    "discard": "seat card by",
    "slay": "seat victim lord",
    "steal": "seat victim token",
    "invoke": "seat",
    "give": "seat location",
    "trade": "seat given gained",
    "decline": "seat",
    "betray": "seat lord",
    "oust": "seat lord newcomer",
    "done": "seat",
    "end": "seat by",
    "draw": "seat count",
    "uncover": "seat location",
    "leave": "seat location",
    "choose": "seat location source",
    "spend": "seat location",
    "under": "seat lord location",
    "control": "seat location",
    "swap": "seat location",
    "tokens": "seat tokens",
    "over": "",
}


@pytest.mark.rule("ABY 11.14")
def test_the_events_of_a_game_are_those_of_the_list() -> None:
    """Random games; without a log the game is the same."""
    deals = [ABYSS.deal(2 + seed % 3, seed) for seed in range(20)]
    assert events_of(deals) == EVENTS


@pytest.mark.rule("ABY 11.14")
def test_the_list_of_the_rules_is_whole() -> None:
    page = Path(__file__).parents[2] / "docs" / "rules" / "abyss.md"
    rule = re.search(r"\*\*ABY 11\.14\*\*(.*?)\*\*ABY", page.read_text("utf-8"), re.DOTALL)
    assert rule is not None
    assert re.findall(r"`([a-z]+)`", rule[1]) == list(EVENTS)


@pytest.mark.rule("ABY 11.14", "ABY 4.20")
def test_an_exploration_with_a_purchase_and_an_empty_deck() -> None:
    three = (player(), player("", pearls=1), player("", pearls=2))
    state = turn(*three, deck="J2 C3 M", deck_left=3)
    log = play(state, "explore", "pass", "pass", "continue", "buy", "continue")
    card = zone(state, "exploration", "track")[2]
    assert log.whole() == [
        {"what": "reveal", "seat": ANN, "card": "jellyfish2", "space": 1},
        {"what": "pass", "seat": BEN},
        {"what": "pass", "seat": CARA},
        {"what": "continue", "seat": ANN},
        {"what": "reveal", "seat": ANN, "card": "crab3", "space": 2},
        {"what": "buy", "seat": BEN, "card": "crab3", "price": 1, "seller": ANN},
        {"what": "reveal", "seat": ANN, "card": "monster", "space": 2},
        {"what": "shuffle", "count": 68},
        {"what": "threat", "space": 2},
        {"what": "continue", "seat": ANN},
        {"what": "reveal", "seat": ANN, "card": card, "space": 3},
    ]
    for seat in (ANN, BEN, CARA, SPECTATOR):
        assert log.sent(seat) == log.whole()


@pytest.mark.rule("ABY 11.14", "ABY 4.17")
def test_a_fight_and_a_token_that_its_owner_alone_sees() -> None:
    state = turn(
        *(player("", "ship-master"), player("", "landlord", pearls=0), player(pearls=0)),
        deck="J2 C3 M",
        pool="4 2",
        threat=2,
    )
    log = play(state, "explore", "continue", "continue", "fight", "reward MM")
    events = [
        {"what": "fight", "seat": ANN},
        {"what": "reward", "seat": ANN, "reward": "MM"},
        {"what": "token", "seat": ANN, "token": 4},
        {"what": "token", "seat": ANN, "token": 2},
        {"what": "threat", "space": 1},
        {"what": "pearls", "seat": ANN, "count": 2, "by": "ship-master"},
        {"what": "explored", "seat": ANN},
        {"what": "turn", "seat": BEN},
        {"what": "pearls", "seat": BEN, "count": 1, "by": "landlord"},
    ]
    assert log.whole()[5:] == log.sent(ANN)[5:] == events
    hidden = {"what": "token", "seat": ANN, "token": None}
    for seat in (BEN, CARA, SPECTATOR):
        assert log.sent(seat)[5:] == [*events[:2], hidden, hidden, *events[4:]]


@pytest.mark.rule("ABY 11.14", "ABY 12.5")
def test_what_the_hunter_takes_is_told_to_two_alone() -> None:
    """Scenario 44."""
    state = asked(
        "hunter",
        *(player(), player("", "hunter"), player(tokens="3"), player(tokens="2")),
        active=BEN,
        choice=entering("hunter"),
    )
    log = play(state, "hunt 3")
    stolen = {"what": "steal", "seat": BEN, "victim": DAN, "token": 2}
    rest = [{"what": "turn", "seat": CARA}]
    assert log.whole() == [stolen, *rest]
    for seat in (BEN, DAN):
        assert log.sent(seat) == [stolen, *rest]
    for seat in (ANN, CARA, SPECTATOR):
        assert log.sent(seat) == [stolen | {"token": None}, *rest]


@pytest.mark.rule("ABY 11.14")
def test_the_fifth_space_with_an_ally_and_with_a_monster() -> None:
    four = "J1 C1 H1 S1"
    for last, events in (
        ("Q1", ["reveal 0 squid1 5", "pearls 0 1 fifth", "take 0 squid1", "explored 0", "turn 1"]),
        ("M", ["reveal 0 monster 5", "pearls 0 1 fifth", "fight 0"]),
    ):
        state = asked("ally", player(), player(pearls=0), track=four, deck=last)
        assert told(play(state, "continue")) == ["continue 0", *events]


@pytest.mark.rule("ABY 11.14")
def test_a_recruitment_from_plotting_to_the_refilled_court() -> None:
    state = turn(
        player("J2 S1 S4 S5", pearls=3),
        player(),
        court="slaver sage",
        lord_deck="hermit keeper reaper miller shaman peddler",
    )
    log = play(state, "plot", "recruit slaver", "pay shellfish1", "pay shellfish5")
    assert log.whole() == [
        {"what": "fee", "seat": ANN, "count": 1, "by": "plot"},
        {"what": "arrive", "lord": "hermit"},
        {"what": "recruit", "seat": ANN, "lord": "slaver"},
        {"what": "pay", "seat": ANN, "card": "shellfish1"},
        {"what": "pay", "seat": ANN, "card": "shellfish5"},
        {"what": "paid", "seat": ANN, "pearls": 2},
        {"what": "affiliate", "seat": ANN, "card": "shellfish1"},
        {"what": "enter", "seat": ANN, "lord": "slaver", "source": "court"},
        {"what": "pearls", "seat": ANN, "count": 2, "by": "court"},
        *({"what": "arrive", "lord": x} for x in ("keeper", "reaper", "miller", "shaman")),
    ]
    assert told(play(state, "sell jellyfish2"))[:4] == [
        *("discard 0 jellyfish2 slaver", "pearls 0 2 slaver", "done 0", "turn 1"),
    ]


@pytest.mark.rule("ABY 11.14")
@pytest.mark.parametrize(
    ("table", "action", "events"),
    [
        ("main", "support shellfish", ["support 0 shellfish 2", "turn 1"]),
        ("main, with powers", "sell crab2", ["discard 1 crab2 slaver", "pearls 1 2 slaver"]),
        ("ally, with a power", "purge seahorse", ["purge 0 seahorse 1"]),
        ("ally, with a power", "oust sage", ["oust 0 sage shaman"]),
        ("ally", "take", ["take 0 shellfish2", "explored 0", "turn 1"]),
        ("jailer", "discard squid5", ["discard 2 squid5 jailer", "turn 1"]),
        ("assassin", "slay keeper", ["slay 0 2 keeper", "turn 1"]),
        ("commander", "discard crab2", ["discard 0 crab2 commander"]),
        ("apprentice", "support jellyfish", ["support 0 jellyfish 1", "turn 1"]),
        ("illusionist", "trade jail", ["give 0 jail"]),
        ("illusionist", "decline", ["decline 0", "turn 1"]),
        ("exchange", "claim depths", ["trade 0 jail depths", "turn 1"]),
        ("exchange", "claim black-smokers", ["trade 0 jail black-smokers"]),
        ("traitor", "betray keeper", ["betray 0 keeper"]),
        ("smokers", "decline", ["decline 0"]),
        ("smokers", "swap jail", ["swap 0 jail"]),
        ("source", "draw 2", ["draw 1 2", "uncover 1 parliament", "uncover 1 barracks"]),
        ("end", "end", ["done 1", "turn 0"]),
        ("limit", "discard jellyfish1", ["discard 2 jellyfish1 commander"]),
    ],
)
def test_what_an_action_tells(table: str, action: str, events: list[str]) -> None:
    log = play(TABLES[table](), action)
    assert told(log)[: len(events)] == events


@pytest.mark.rule("ABY 11.14")
def test_a_location_that_is_drawn_and_its_keys() -> None:
    state = asked(
        "source",
        player("", "shaman keeper", keys=2),
        player(),
        stack="jail depths chasm",
    )
    log = play(state, "draw 3", "choose depths", "spend keeper")
    assert log.whole()[:12] == [
        {"what": "draw", "seat": ANN, "count": 3},
        {"what": "uncover", "seat": ANN, "location": "jail"},
        {"what": "uncover", "seat": ANN, "location": "depths"},
        {"what": "uncover", "seat": ANN, "location": "chasm"},
        {"what": "leave", "seat": ANN, "location": "chasm"},
        {"what": "leave", "seat": ANN, "location": "jail"},
        {"what": "choose", "seat": ANN, "location": "depths", "source": "drawn"},
        {"what": "under", "seat": ANN, "lord": "keeper", "location": "depths"},
        {"what": "spend", "seat": ANN, "location": "depths"},
        {"what": "spend", "seat": ANN, "location": "depths"},
        {"what": "control", "seat": ANN, "location": "depths"},
        {"what": "turn", "seat": BEN},
    ]
    state = asked("source", player(keys=3), player(), row="jail")
    assert told(play(state, "claim jail"))[:5] == [
        *("choose 0 jail row", "spend 0 jail", "spend 0 jail", "spend 0 jail", "control 0 jail"),
    ]


@pytest.mark.rule("ABY 11.14")
def test_lords_upon_lords() -> None:
    """The corruptor brings the schemer, who discards him and brings the sage from the deck."""
    state = asked(
        "corruptor",
        *(player("", "corruptor", pearls=5), player()),
        court="schemer elder hermit traitor",
        lord_deck="sage",
        stack="jail depths",
        choice=entering("corruptor"),
    )
    assert told(play(state, "enlist schemer", "betray corruptor", "choose jail")) == [
        *("fee 0 5 corruptor", "enter 0 schemer court", "betray 0 corruptor"),
        *("enter 0 sage deck", "draw 0 2", "uncover 0 jail", "uncover 0 depths"),
        *("leave 0 depths", "choose 0 jail drawn", "under 0 sage jail", "control 0 jail"),
        "turn 1",
    ]


@pytest.mark.rule("ABY 11.14")
@pytest.mark.parametrize(
    ("lord", "events"),
    [
        ("invoker", ["invoke 0"]),
        ("trader", ["pearls 0 3 trader"]),
        ("peddler", ["pearls 0 2 peddler"]),
        ("shopkeeper", ["pearls 0 1 shopkeeper"]),
        ("landlord", ["pearls 0 1 landlord"]),
        ("seeker", ["fee 1 1 seeker", "fee 2 2 seeker"]),
        ("miller", []),
    ],
)
def test_what_a_lord_who_enters_tells(lord: str, events: list[str]) -> None:
    state = asked(
        "corruptor",
        *(player("", "corruptor", pearls=5), player(pearls=1), player(pearls=3)),
        court=f"{lord} sage hermit elder",
        choice=entering("corruptor"),
    )
    log = told(play(state, f"enlist {lord}"))
    turns = "turn 0" if lord == "invoker" else "turn 1"
    assert log[: 3 + len(events)] == ["fee 0 5 corruptor", f"enter 0 {lord} court", *events, turns]


@pytest.mark.rule("ABY 11.14", "ABY 10.12", "ABY 10.8")
def test_the_end_begins_with_the_seventh_lord_and_comes() -> None:
    six = "keeper aquaculturalist landowner trader peddler corruptor"
    state = asked(
        "corruptor",
        *(player("", six, pearls=5), player("C2 C1 Q3", pearls=0, tokens="2 4")),
        court="miller sage hermit elder",
        deck="J5",
        choice=entering("corruptor"),
    )
    log = play(state, "enlist miller")
    assert log.whole() == [
        {"what": "fee", "seat": ANN, "count": 5, "by": "corruptor"},
        {"what": "enter", "seat": ANN, "lord": "miller", "source": "court"},
        {"what": "end", "seat": ANN, "by": "lords"},
        {"what": "turn", "seat": BEN},
        {"what": "reveal", "seat": BEN, "card": "jellyfish5", "space": 1},
    ]
    assert play(state, "take").whole() == [
        {"what": "take", "seat": BEN, "card": "jellyfish5"},
        {"what": "explored", "seat": BEN},
        {"what": "tokens", "seat": ANN, "tokens": ""},
        {"what": "affiliate", "seat": BEN, "card": "jellyfish5"},
        {"what": "affiliate", "seat": BEN, "card": "crab1"},
        {"what": "affiliate", "seat": BEN, "card": "squid3"},
        {"what": "tokens", "seat": BEN, "tokens": "2 4"},
        {"what": "over"},
    ]


@pytest.mark.rule("ABY 11.14", "ABY 10.2")
def test_the_end_begins_with_an_empty_deck_of_lords() -> None:
    state = asked(
        "corruptor",
        *(player("", "corruptor", pearls=5), player(pearls=0)),
        court="miller sage hermit",
        lord_deck="elder",
        lords_left=1,
        choice=entering("corruptor"),
    )
    assert told(play(state, "enlist miller"))[2:6] == [
        *("pearls 0 2 court", "arrive elder", "end 0 court", "turn 1"),
    ]


@pytest.mark.rule("ABY 11.14")
def test_a_log_goes_on_over_several_actions_and_not_beyond() -> None:
    """What is played without a log is told to nobody."""
    state = turn(player(pearls=3), player(), court="sage", lord_deck="elder hermit traitor")
    log = lf.Log()
    state.play(ABYSS.parse("plot"), log)
    assert told(log) == ["fee 0 1 plot", "arrive elder"]
    state.play(ABYSS.parse("plot"))
    assert told(log) == ["fee 0 1 plot", "arrive elder"]
    state.play(ABYSS.parse("plot"), log)
    assert told(log)[2:4] == ["fee 0 1 plot", "arrive traitor"]


@pytest.mark.rule("ABY 11.14", "ABY 11.1")
def test_the_log_says_what_the_engine_did_by_itself() -> None:
    state, log = (
        turn(player("S5 S3", pearls=0), player(), court="slaver sage hermit elder"),
        lf.Log(),
    )
    state.play(ABYSS.parse("recruit slaver"), log)
    made = [ABYSS.text(action) for action in log.made]
    assert made == ["pay shellfish3", "pay shellfish5", "paid", "affiliate shellfish3"]
    assert {type(action) for action in log.made} == {int}
