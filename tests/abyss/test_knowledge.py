"""Chapter 12: what each seat knows."""

from collections.abc import Callable
from typing import Any

import pytest

import lanternfish as lf
from lanternfish.core.errors import BadView
from tests.abyss.table import (
    ABYSS,
    ANN,
    BEN,
    CARA,
    DAN,
    LOCATIONS,
    NOTHING,
    SPECTATOR,
    asked,
    finished,
    player,
    seen,
    turn,
)
from tests.abyss.tables import TABLES, entering
from tests.playing import legal, play, play_out, told, zone

EVERYONE = (ANN, BEN, CARA, SPECTATOR)


def table() -> lf.State:
    """Ben is to act; Ann has taken a token of 4 from Cara."""
    return turn(
        player("C2 C2", "hunter miller", {"jail": "tamer"}, tokens="3 4", slain="miller"),
        player("J1 Q5", "slaver", tokens="2", keys=1, affiliated="H1 H3"),
        player("S1", pearls=0, tokens="3 3"),
        active=BEN,
        council="S2 J4 J5",
        discard="M H2",
        row="abyss",
        court="sage elder",
        out="shaman",
        threat=3,
        used="slaver",
        theft={"by": ANN, "from": CARA, "token": 4},
    )


def open_players() -> list[dict[str, Any]]:
    return [
        {
            "pearls": 1,
            "keys": 0,
            "hand": 2,
            "tokens": 2,
            "lords": ["hunter", "miller"],
            "slain": ["miller"],
            "locations": {"jail": ["tamer"]},
            "affiliated": [],
        },
        {
            "pearls": 1,
            "keys": 1,
            "hand": 2,
            "tokens": 1,
            "lords": ["slaver"],
            "slain": [],
            "locations": {},
            "affiliated": ["seahorse1", "seahorse3"],
        },
        {
            "pearls": 0,
            "keys": 0,
            "hand": 1,
            "tokens": 2,
            "lords": [],
            "slain": [],
            "locations": {},
            "affiliated": [],
        },
    ]


@pytest.mark.rule("ABY 12.1", "ABY 12.8", "ABY 5.3")
def test_all_see_what_lies_open() -> None:
    state = table()
    for seat in EVERYONE:
        assert seen(state, seat)["open"] == {
            "phase": "main",
            "active": BEN,
            "price": 1,
            "bought": [],
            "used": ["slaver"],
            "extra": 0,
            "ender": None,
            "threat": 3,
            "exploration": {"deck": 71 - 12, "track": [], "discard": 2},
            "council": {"jellyfish": 2, "crab": 0, "seahorse": 0, "shellfish": 1, "squid": 0},
            "lords": {"deck": 35 - 7, "court": ["sage", "elder"], "out": ["shaman"]},
            "locations": {"stack": 18, "row": ["abyss"], "drawn": []},
            "tokens": {"pool": 15, "theft": {"by": ANN, "from": CARA, "token": None}},
            "players": open_players(),
            "choice": NOTHING,
        }
        assert list(seen(state, seat)["open"]) == list(state.to_dict())[5:-1]


@pytest.mark.rule("ABY 12.2", "ABY 12.3", "ABY 12.5", "ABY 12.8")
def test_the_own_and_the_remembered() -> None:
    """Own hand and tokens; all other hands, the council and the discard by memory."""
    hands = [["crab2", "crab2"], ["jellyfish1", "squid5"], ["shellfish1"]]
    tokens = [[3, 4], [2], [3, 3]]
    stolen = {ANN: 4, CARA: 4}
    state = table()
    for seat in EVERYONE:
        data = seen(state, seat)
        own = {"hand": hands[seat], "tokens": tokens[seat]} if seat != SPECTATOR else None
        assert data["own"] == own
        assert data["remembered"] == {
            "hands": [None if other == seat else hands[other] for other in (ANN, BEN, CARA)],
            "council": {
                "jellyfish": ["jellyfish4", "jellyfish5"],
                "crab": [],
                "seahorse": [],
                "shellfish": ["shellfish2"],
                "squid": [],
            },
            "discard": ["seahorse2", "monster"],
            "stolen": stolen.get(seat),
        }
        assert list(data["remembered"]) == ["hands", "council", "discard", "stolen"]


@pytest.mark.rule("ABY 12.1", "ABY 11.15")
def test_the_head_of_a_view() -> None:
    state = table()
    for seat in EVERYONE:
        data = seen(state, seat)
        assert list(data) == [
            *("game", "rules", "seats", "options", "seat", "turn", "legal", "open", "own"),
            "remembered",
        ]
        assert (data["game"], data["rules"], data["seats"]) == ("abyss", 1, 3)
        assert data["options"] == {"edition": "standard"}
        assert (data["seat"], data["turn"]) == (None if seat == SPECTATOR else seat, BEN)
        assert data["legal"] == (legal(state) if seat == BEN else [])
    assert (state.view(CARA).seat, state.view(CARA).turn) == (CARA, BEN)
    assert state.view(BEN).legal == state.legal()
    assert (state.view(ANN).legal, state.view(SPECTATOR).legal) == ((), ())


@pytest.mark.rule("ABY 12.1")
@pytest.mark.parametrize("name", TABLES)
def test_the_turn_and_what_is_under_way_are_seen_by_all(name: str) -> None:
    """Scenario 76: only what lies face down is counted instead of shown."""
    state = TABLES[name]()
    truth: dict[str, Any] = state.to_dict()
    for seat in (SPECTATOR, *range(int(state.seats))):
        data = seen(state, seat)
        shown = data["open"]
        for key in ("phase", "active", "price", "bought", "used", "extra", "ender", "threat"):
            assert shown[key] == truth[key]
        assert shown["choice"] == truth["choice"]
        assert shown["exploration"]["track"] == truth["exploration"]["track"]
        assert shown["locations"]["drawn"] == truth["locations"]["drawn"]
        assert data["options"] == truth["options"]
        assert data["turn"] == truth["seat"]
        for one, true in zip(shown["players"], truth["players"], strict=True):
            assert one | {"hand": 0, "tokens": 0} == true | {"hand": 0, "tokens": 0}
            assert one["hand"] == len(true["hand"])


def reversed_decks(data: dict[str, Any]) -> None:
    data["exploration"]["deck"].reverse()
    data["lords"]["deck"].reverse()
    data["locations"]["stack"].reverse()


def reversed_pool(data: dict[str, Any]) -> None:
    data["tokens"]["pool"].reverse()


def another_chance(data: dict[str, Any]) -> None:
    data["chance"] = ABYSS.deal(2, 77).to_dict()["chance"]


@pytest.mark.rule("ABY 12.4", "ABY 12.7")
@pytest.mark.parametrize("hide", [reversed_decks, reversed_pool, another_chance])
@pytest.mark.parametrize("name", TABLES)
def test_no_order_is_anywhere_in_a_view(name: str, hide: Callable[[dict[str, Any]], None]) -> None:
    """Two tables that differ in nothing but what lies face down look the same to all."""
    data: dict[str, Any] = TABLES[name]().to_dict()
    hide(data)
    one, two = TABLES[name](), ABYSS.from_dict(data)
    assert two.to_dict() == data
    assert one != two or len(data["tokens"]["pool"]) < 2
    for seat in (SPECTATOR, *range(int(one.seats))):
        assert one.view(seat).to_dict() == two.view(seat).to_dict()
        assert repr(one.view(seat).to_dict()) == repr(two.view(seat).to_dict())


@pytest.mark.rule("ABY 12.4", "ABY 12.2")
@pytest.mark.parametrize("name", [name for name in TABLES if not name.startswith("over")])
def test_tokens_of_others_are_nowhere_in_a_view(name: str) -> None:
    """Every other seat's tokens are exchanged for others of the pool: nothing changes to see."""
    state = TABLES[name]()
    theft = zone(state, "tokens", "theft") or {}
    for seat in range(int(state.seats)):
        data: dict[str, Any] = state.to_dict()
        for other, one in enumerate(data["players"]):
            if other == seat or other == theft.get("by"):
                continue
            for place, token in enumerate(one["tokens"]):
                if 7 - token in data["tokens"]["pool"]:
                    data["tokens"]["pool"].remove(7 - token)
                    data["tokens"]["pool"].append(token)
                    one["tokens"][place] = 7 - token
            one["tokens"].sort()
        view = ABYSS.from_dict(data).view(seat)
        assert repr(view.to_dict()) == repr(state.view(seat).to_dict())


def hunted() -> lf.State:
    """Ben's hunter takes a token from Dan, who has 2, 3 and 4."""
    state = asked(
        "hunter",
        *(player(tokens="3"), player("", "hunter", tokens="2"), player(), player(tokens="2 3 4")),
        active=BEN,
        choice=entering("hunter"),
    )
    play(state, "hunt 3")
    return state


@pytest.mark.rule("ABY 12.5", "ABY 11.14")
def test_a_stolen_token_is_known_to_the_thief_and_to_the_robbed() -> None:
    """Scenario 44, from all sides; what Dan still has nobody else knows."""
    state = hunted()
    theft = zone(state, "tokens", "theft")
    assert (theft["by"], theft["from"]) == (BEN, DAN)
    for seat in (ANN, BEN, CARA, DAN, SPECTATOR):
        data = seen(state, seat)
        knows = seat in (BEN, DAN)
        assert data["remembered"]["stolen"] == (theft["token"] if knows else None)
        assert data["open"]["tokens"]["theft"] == {"by": BEN, "from": DAN, "token": None}
        assert [one["tokens"] for one in data["open"]["players"]] == [1, 2, 0, 2]
    assert seen(state, BEN)["own"]["tokens"] == sorted([2, theft["token"]])
    left = [token for token in (2, 3, 4) if token != theft["token"]]
    assert seen(state, DAN)["own"]["tokens"] == left


@pytest.mark.rule("ABY 12.5", "ABY 12.4")
def test_others_cannot_tell_which_token_was_stolen() -> None:
    """The same table with another token stolen: two seats see it, the others do not."""
    tables = [
        turn(
            *(player("", "hunter", tokens=f"2 {token}"), player(tokens=rest), player()),
            theft={"by": ANN, "from": BEN, "token": token},
        )
        for token, rest in ((3, "4"), (4, "3"))
    ]
    for seat, differs in ((ANN, True), (BEN, True), (CARA, False), (SPECTATOR, False)):
        one, two = (repr(state.view(seat).to_dict()) for state in tables)
        assert (one != two) is differs


@pytest.mark.rule("ABY 12.5", "ABY 10.12", "ABY 12.1")
def test_at_the_end_tokens_are_shown_and_no_theft_is_a_secret() -> None:
    state = hunted()
    play_out(state, 3)
    assert zone(state, "tokens", "theft") is None
    for seat in (ANN, BEN, CARA, DAN, SPECTATOR):
        data = seen(state, seat)
        shown = [one["tokens"] for one in data["open"]["players"]]
        assert shown == [one["tokens"] for one in zone(state, "players")]
        assert (data["open"]["tokens"]["theft"], data["remembered"]["stolen"]) == (None, None)


@pytest.mark.rule("ABY 12.7", "ABY 9.20")
def test_who_may_exchange_the_black_smokers_is_offered_the_stack_by_name() -> None:
    """In card order, whatever the order of the stack; the others know as well by elimination."""
    for stack in ("jail abyss parliament", "parliament jail abyss"):
        state = asked(
            "smokers",
            *(player("", "", {"black-smokers": ""}), player(), player()),
            stack=stack,
            stack_left=3,
        )
        offer = ["decline", "swap parliament", "swap abyss", "swap jail"]
        assert legal(state) == seen(state, ANN)["legal"] == offer
        for seat in EVERYONE:
            shown = seen(state, seat)["open"]
            owned = [name for one in shown["players"] for name in one["locations"]]
            hidden = sorted(set(LOCATIONS) - {*owned, *shown["locations"]["row"]})
            assert hidden == ["abyss", "jail", "parliament"]
            assert shown["locations"]["stack"] == 3


@pytest.mark.rule("ABY 12.8")
@pytest.mark.parametrize("name", TABLES)
def test_a_spectator_knows_what_all_know(name: str) -> None:
    state = TABLES[name]()
    watched = seen(state, SPECTATOR)
    assert (watched["seat"], watched["legal"], watched["own"]) == (None, [], None)
    hands = [one["hand"] for one in zone(state, "players")]
    assert watched["remembered"]["hands"] == hands
    assert watched["remembered"]["stolen"] is None
    for seat in range(int(state.seats)):
        data = seen(state, seat)
        assert data["open"] == watched["open"]
        for what in ("council", "discard"):
            assert data["remembered"][what] == watched["remembered"][what]


@pytest.mark.rule("ABY 12.8", "ABY 11.14")
def test_a_spectator_is_told_what_all_are_told_but_for_tokens() -> None:
    for seed in range(4):
        state, log = ABYSS.deal(3, seed), lf.Log()
        play_out(state, seed, log)
        watched = told(log, SPECTATOR)
        for seat in (ANN, BEN, CARA):
            for mine, theirs in zip(told(log, seat), watched, strict=True):
                assert mine == theirs or mine.split()[0] in ("token", "steal")
        assert all(line.endswith("?") for line in watched if line.split()[0] in ("token", "steal"))


@pytest.mark.rule("ABY 12.1")
@pytest.mark.parametrize("seat", [-2, 3, "0", None, True, 0.0])
def test_only_those_at_the_table_have_a_view(seat: object) -> None:
    with pytest.raises(BadView) as slip:
        table().view(seat)
    assert slip.value.values == {"seat": str(seat), "last": 2}


@pytest.mark.rule("ABY 12.1")
def test_a_view_stays_as_it_was_when_the_game_goes_on() -> None:
    state = table()
    view = state.view(BEN)
    before = view.to_dict()
    play(state, "support jellyfish")
    assert view.to_dict() == before
    assert state.view(BEN) != view


@pytest.mark.rule("ABY 12.1", "ABY 10.12")
def test_a_finished_table_hides_only_the_decks() -> None:
    state = finished(player(tokens="2 4"), player(tokens="3"))
    for seat in (ANN, BEN, SPECTATOR):
        data = seen(state, seat)
        assert data["own"] == (
            None if seat == SPECTATOR else {"hand": [], "tokens": [[2, 4], [3]][seat]}
        )
        assert data["open"]["tokens"] == {"pool": 17, "theft": None}
