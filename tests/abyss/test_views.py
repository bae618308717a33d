"""Chapter 11, positions, for views: what a seat sees can be written down and read back."""

from itertools import count
from typing import Any

import pytest

import lanternfish as lf
from lanternfish.core.chance import quick
from tests import faithful
from tests.abyss.table import (
    ABYSS,
    ANN,
    BEN,
    CARA,
    SPECTATOR,
    finished,
    player,
    refused_view,
    seen,
    turn,
)
from tests.abyss.tables import TABLES

CARD = "it takes cards such as jellyfish1, jellyfish2, jellyfish3"
LORD = "it takes cards such as shaman, invoker, apprentice"
TOKENS = "tokens are of 2, 3 or 4"


@pytest.mark.rule("ABY 11.15")
@pytest.mark.parametrize("name", TABLES)
def test_a_view_comes_back_as_it_was_written(name: str) -> None:
    faithful.views_come_back(TABLES[name]())


@pytest.mark.rule("ABY 11.15", "ABY 12.6")
@pytest.mark.parametrize("name", TABLES)
def test_a_view_that_was_read_imagines_the_worlds_of_the_view(name: str) -> None:
    faithful.views_imagine_alike(TABLES[name]())


def table() -> lf.State:
    """Ben of three is to act; Ann has taken a token from Cara."""
    return turn(
        player("C2 C2", "hunter", {"jail": "tamer"}, tokens="3 4", affiliated="H1"),
        player("J1 Q5", "slaver", tokens="2"),
        player("S1", pearls=0),
        active=BEN,
        council="S2 J4 J5",
        discard="M H2",
        row="abyss",
        court="sage elder",
        theft={"by": ANN, "from": CARA, "token": 4},
    )


def view(eyes: int = BEN, /, **changes: Any) -> dict[str, Any]:
    return seen(table(), eyes) | changes


def with_open(eyes: int = BEN, /, **changes: Any) -> dict[str, Any]:
    data = view(eyes)
    return data | {"open": data["open"] | changes}


def with_zone(zone: str, eyes: int = BEN, /, **changes: Any) -> dict[str, Any]:
    return with_open(eyes, **{zone: view(eyes)["open"][zone] | changes})


def with_player(seat: int, eyes: int = BEN, /, **changes: Any) -> dict[str, Any]:
    data = view(eyes)
    data["open"]["players"][seat] |= changes
    return data


def with_memory(eyes: int = BEN, /, **changes: Any) -> dict[str, Any]:
    data = view(eyes)
    return data | {"remembered": data["remembered"] | changes}


MOVES = [
    *("plot", "explore", "support jellyfish", "support shellfish"),
    *("sell jellyfish1", "sell squid5"),
]


@pytest.mark.rule("ABY 11.16")
@pytest.mark.parametrize(
    ("data", "slip"),
    [
        (None, "view is None, not a mapping"),
        (
            view(colour=1),
            (
                "view has 'colour'; it may have: game, rules, seats, options, seat, turn, legal, "
                "open, own, remembered"
            ),
        ),
        ({}, "view lacks 'game'"),
        (view(game="biblios"), "view.game is 'biblios'; it takes one of: abyss"),
        (view(rules=2), "view.rules is 2; it takes a whole number from 1 to 1"),
        (view(seats=5), "view.seats is 5; it takes a whole number from 2 to 4"),
        (view(options={}), "view.options lacks 'edition'"),
        (view(seat=3), "view.seat is 3; it takes a whole number from 0 to 2"),
        (view(turn=3), "view.turn is 3; it takes a whole number from 0 to 2"),
        (view(turn=CARA), "seat 2 does not decide in phase 'main'"),
        (view(turn=None), "nobody does not decide in phase 'main'"),
        (view(legal=None), "view.legal is None; it takes a list"),
        (view(legal=[]), f"view.legal is not {MOVES}"),
        (view(legal=MOVES[:3]), f"view.legal is not {MOVES}"),
        (view(legal=MOVES[::-1]), f"view.legal is not {MOVES}"),
        (view(ANN, legal=MOVES), "view.legal is not []"),
        (view(SPECTATOR, legal=["plot"]), "view.legal is not []"),
        (view(open=[]), "view.open is [], not a mapping"),
        (view(own=[]), "view.own is [], not a mapping"),
        (view(own=None), "view.own is for a seat; a spectator has none"),
        (
            view(SPECTATOR, own={"hand": [], "tokens": []}),
            "view.own is for a seat; a spectator has none",
        ),
        (view(own={"hand": []}), "view.own lacks 'tokens'"),
        (view(own={"tokens": []}), "view.own lacks 'hand'"),
        (
            view(own={"hand": [], "tokens": [], "keys": 1}),
            "view.own has 'keys'; it may have: hand, tokens",
        ),
        (view(own={"hand": ["monster"], "tokens": []}), f"view.own.hand is 'monster'; {CARD}"),
        (view(own={"hand": [], "tokens": [5]}), f"view.own.tokens has 5; {TOKENS}"),
        (
            view(own={"hand": ["jellyfish1", "squid5"], "tokens": []}),
            "what lies nowhere else are [60, 30, 18, 18] cards, not as many as the decks have",
        ),
        (
            view(own={"hand": ["jellyfish1", "squid5"], "tokens": [2, 3]}),
            "what lies nowhere else are [60, 30, 18, 16] cards, not as many as the decks have",
        ),
        (view(remembered=None), "view.remembered is None, not a mapping"),
        (
            with_memory(sky=1),
            "view.remembered has 'sky'; it may have: hands, council, discard, stolen",
        ),
        (with_memory(discard=["x"]), f"view.remembered.discard is 'x'; {CARD}"),
        (with_memory(council={}), "view.remembered.council lacks 'jellyfish'"),
        (with_memory(hands=None), "view.remembered.hands is None; it takes a list"),
        (with_memory(hands=[]), "view.remembered.hands has 0 for 3 seats"),
        (with_memory(hands=[[]] * 4), "view.remembered.hands has 4 for 3 seats"),
        (
            with_memory(hands=[[], [], []]),
            "view.remembered.hands has all hands but the seat's own",
        ),
        (
            with_memory(hands=[None, None, []]),
            "view.remembered.hands has all hands but the seat's own",
        ),
        (
            with_memory(SPECTATOR, hands=[[], None, []]),
            "view.remembered.hands has all hands but the seat's own",
        ),
        (
            with_memory(hands=[["monster"], None, []]),
            f"view.remembered.hands[0] is 'monster'; {CARD}",
        ),
        (with_memory(hands=[[], None, ["x"]]), f"view.remembered.hands[2] is 'x'; {CARD}"),
    ],
    ids=count(1),
)
def test_a_slip_in_a_view_is_named(data: object, slip: str) -> None:
    assert refused_view(data) == slip


@pytest.mark.rule("ABY 11.16")
@pytest.mark.parametrize("key", sorted(view()))
def test_every_part_of_a_view_must_be_written(key: str) -> None:
    data = view()
    del data[key]
    assert refused_view(data) == f"view lacks {key!r}"


@pytest.mark.rule("ABY 11.16")
@pytest.mark.parametrize("key", sorted(view()["open"]))
def test_every_part_of_what_lies_open_must_be_written(key: str) -> None:
    data = view()
    del data["open"][key]
    assert refused_view(data) == f"view.open lacks {key!r}"


@pytest.mark.rule("ABY 11.16")
@pytest.mark.parametrize("key", sorted(view()["remembered"]))
def test_every_part_of_what_is_remembered_must_be_written(key: str) -> None:
    data = view()
    del data["remembered"][key]
    assert refused_view(data) == f"view.remembered lacks {key!r}"


SIZES = "what lies nowhere else are [60, 30, 18, 17] cards, not as many as the decks have"


@pytest.mark.rule("ABY 11.16", "ABY 12.1")
@pytest.mark.parametrize(
    ("zone", "key", "most", "where"),
    [
        ("exploration", "deck", 71, "view.open.exploration.deck"),
        ("lords", "deck", 35, "view.open.lords.deck"),
        ("locations", "stack", 20, "view.open.locations.stack"),
        ("tokens", "pool", 20, "view.open.tokens.pool"),
    ],
)
def test_the_decks_are_what_lies_nowhere_else(zone: str, key: str, most: int, where: str) -> None:
    right = f"it takes a whole number from 0 to {most}"
    size = view()["open"][zone][key]
    slips: list[Any] = [-1, most + 1, [], True]
    for wrong in slips:
        assert refused_view(with_zone(zone, **{key: wrong})) == f"{where} is {wrong}; {right}"
    for wrong in (0, size - 1, size + 1, most):
        assert refused_view(with_zone(zone, **{key: wrong})) == SIZES


@pytest.mark.rule("ABY 11.16", "ABY 12.1", "ABY 12.3")
@pytest.mark.parametrize(
    ("data", "slip"),
    [
        (
            with_open(sky=1),
            (
                "view.open has 'sky'; it may have: phase, active, price, bought, used, extra, "
                "ender, threat, exploration, council, lords, locations, tokens, players, choice"
            ),
        ),
        (with_open(active=3), "view.open.active is 3; it takes a whole number from 0 to 2"),
        (with_open(players=[]), "view.open.players has 0 for 3 seats"),
        (with_player(CARA, keys=True),
         "view.open.players[2].keys is True; it takes a whole number from 0 to 1000000"),
        (with_zone("lords", court=["x"]), f"view.open.lords.court is 'x'; {LORD}"),
        (with_zone("lords", court=["sage", "tamer"]),
         "what lies nowhere else are [60, 31, 18, 17] cards, not as many as the decks have"),
        (with_zone("lords", court=["sage", "tamer"], deck=31), "tamer is there 2 times"),
        (with_zone("locations", row=["jail"], stack=19), "jail is there 2 times"),
        (with_open(price=2), "the price is one more than the opponents who have bought"),
        (with_zone("council", jellyfish=1),
         "view.open.council.jellyfish is 1; it takes a whole number from 2 to 2"),
        (with_zone("council", jellyfish=3),
         "view.open.council.jellyfish is 3; it takes a whole number from 2 to 2"),
        (with_zone("council", squid=1),
         "view.open.council.squid is 1; it takes a whole number from 0 to 0"),
        (with_zone("exploration", discard=1),
         "view.open.exploration.discard is 1; it takes a whole number from 2 to 2"),
        (with_zone("exploration", discard=3),
         "view.open.exploration.discard is 3; it takes a whole number from 2 to 2"),
        (with_player(ANN, hand=1),
         "view.open.players[0].hand is 1; it takes a whole number from 2 to 2"),
        (with_player(CARA, hand=2),
         "view.open.players[2].hand is 2; it takes a whole number from 1 to 1"),
        (with_player(BEN, hand=3),
         "view.open.players[1].hand is 3; it takes a whole number from 2 to 2"),
        (with_player(CARA, tokens=-1),
         "view.open.players[2].tokens is -1; it takes a whole number from 0 to 20"),
        (with_player(CARA, tokens=21),
         "view.open.players[2].tokens is 21; it takes a whole number from 0 to 20"),
        (with_player(CARA, tokens=[]),
         "view.open.players[2].tokens is []; it takes a whole number from 0 to 20"),
        (with_player(CARA, tokens=18), "19 tokens are unknown, and others have 20"),
        (with_player(CARA, tokens=17),
         "what lies nowhere else are [60, 30, 18, 0] cards, not as many as the decks have"),
        (with_player(BEN, tokens=2), "view.own.tokens are not as many as the seat has"),
        (with_player(BEN, SPECTATOR, tokens=0),
         "what lies nowhere else are [60, 30, 18, 18] cards, not as many as the decks have"),
    ],
    ids=count(1),
)  # fmt: skip
def test_a_slip_in_what_lies_open_is_named(data: object, slip: str) -> None:
    assert refused_view(data) == slip


STOLEN = "view.remembered.stolen is for the two who know the token, else None"


@pytest.mark.rule("ABY 11.16", "ABY 12.5")
def test_which_token_was_taken_is_remembered_by_the_two_alone() -> None:
    theft = {"by": ANN, "from": CARA, "token": 4}
    for seat in (ANN, BEN, CARA, SPECTATOR):
        lying = "view.open.tokens.theft.token is None: it does not lie open"
        assert refused_view(with_zone("tokens", seat, theft=theft)) == lying
        knows = seat in (ANN, CARA)
        assert view(seat)["remembered"]["stolen"] == (4 if knows else None)
        assert refused_view(with_memory(seat, stolen=None if knows else 4)) == STOLEN
        for wrong in (1, 5, "4"):
            slip = f"view.remembered.stolen is {wrong!r}; it takes a whole number from 2 to 4"
            assert refused_view(with_memory(seat, stolen=wrong)) == slip
    missing = "seat 0 does not have the token taken from seat 2"
    assert refused_view(with_memory(ANN, stolen=2)) == missing
    assert ABYSS.view_from_dict(with_memory(CARA, stolen=3)).seat == CARA
    assert refused_view(with_zone("tokens", CARA, theft=None)) == STOLEN


@pytest.mark.rule("ABY 11.16", "ABY 10.12")
def test_at_the_end_the_tokens_of_all_lie_open() -> None:
    state = finished(player(tokens="2 4"), player(tokens="3"), player())
    for seat in faithful.everyone(state):
        data = seen(state, seat)
        assert (data["turn"], data["legal"]) == (None, [])
        assert [one["tokens"] for one in data["open"]["players"]] == [[2, 4], [3], []]
        assert data["open"]["tokens"] == {"pool": 17, "theft": None}
        assert refused_view(data | {"turn": ANN}) == "seat 0 does not decide in phase 'over'"
        assert refused_view(data | {"legal": ["plot"]}) == "view.legal is not []"
    data = seen(state, ANN)
    data["open"]["players"][BEN]["tokens"] = [5]
    assert refused_view(data) == f"view.open.players[1].tokens has 5; {TOKENS}"
    data["open"]["players"][BEN]["tokens"] = 1
    assert refused_view(data) == "view.open.players[1].tokens is 1; it takes a list"
    data["open"]["players"][BEN]["tokens"] = [3, 3]
    sizes = "what lies nowhere else are [71, 31, 20, 16] cards, not as many as the decks have"
    assert refused_view(data) == sizes
    data["open"]["players"][BEN]["tokens"] = [3]
    data["own"]["tokens"] = [2]
    assert refused_view(data) == "view.open.players[0].tokens are not those of view.own"


@pytest.mark.rule("ABY 12.5", "ABY 11.15")
def test_who_was_robbed_knows_a_token_of_the_thief_also_when_none_is_left() -> None:
    """With an empty pool the only token unknown to Cara is Ben's."""
    theft = {"by": ANN, "from": CARA, "token": 2}
    thief = player("", "hunter", tokens="2")
    state = turn(thief, player(), player(), theft=theft, pool_left=0)
    for seat in faithful.everyone(state):
        data = seen(state, seat)
        assert seen(ABYSS.view_from_dict(data).sample(quick(1)), seat) == data


@pytest.mark.rule("ABY 12.5", "ABY 11.16")
@pytest.mark.parametrize(
    ("seat", "unknown", "more"), [(CARA, 1, 2), (ANN, 19, 20), (BEN, 19, 20), (SPECTATOR, 20, 21)]
)
def test_nobody_has_more_tokens_than_are_unknown(seat: int, unknown: int, more: int) -> None:
    """Of a table without a pool, on which Ann has taken a token of Cara's."""
    theft = {"by": ANN, "from": CARA, "token": 2}
    players = (player("", "hunter", tokens="2"), player(tokens="3"), player())
    data = seen(turn(*players, theft=theft, pool_left=0), seat)
    other = CARA if seat == BEN else BEN
    data["open"]["players"][other]["tokens"] += 1
    problem = f"{unknown} tokens are unknown, and others have {more}"
    assert refused_view(data) == problem


@pytest.mark.rule("ABY 12.5", "ABY 11.16")
@pytest.mark.parametrize("seat", [BEN, CARA, SPECTATOR])
def test_a_thief_has_a_token(seat: int) -> None:
    theft = {"by": ANN, "from": CARA, "token": 2}
    state = turn(player("", "hunter", tokens="2"), player(), player(), theft=theft)
    data = seen(state, seat)
    data["open"]["players"][ANN]["tokens"] = 0
    assert refused_view(data) == "seat 0 does not have the token taken from seat 2"


@pytest.mark.rule("ABY 11.16", "ABY 11.9")
@pytest.mark.parametrize("text", ["jump", 7, None])
def test_a_view_offers_only_what_is_an_action(text: object) -> None:
    with pytest.raises(lf.BadAction):
        ABYSS.view_from_dict(view(legal=[text]))
