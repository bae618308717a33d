"""Chapter 11, positions: a slip of the pen is named, none is guessed away."""

from itertools import count
from typing import Any

import pytest

from tests.abyss.table import ANN, BEN, LOCATIONS, player, refused, written
from tests.abyss.tables import entering

PHASES = (
    "main, offer, ally, monster, reward, second-stack, pay, affiliate, jailer, assassin, "
    "commander, hunter, apprentice, illusionist, exchange, corruptor, traitor, replace, schemer, "
    "source, pick, keys, smokers, end, limit, over"
)
CARD = "it takes cards such as jellyfish1, jellyfish2, jellyfish3"
LORD = "it takes cards such as shaman, invoker, apprentice"
PLACE = "it takes cards such as parliament, barracks, dockworks"
TOKENS = "tokens are of 2, 3 or 4"
MANY = "it takes a whole number from 0 to 1000000"


def position(**changes: Any) -> dict[str, Any]:
    """Ben of three is to act, with some things on the table; some keys changed."""
    players = (
        player("C2", "keeper miller", {"jail": "tamer"}, tokens="3", slain="miller"),
        player("J1 Q5", "slaver", affiliated="H1"),
        player(),
    )
    zones = {"council": "S2", "discard": "M", "row": "abyss", "court": "sage elder"}
    return written("main", players, active=BEN, **zones) | changes


def within(part: str, **changes: Any) -> dict[str, Any]:
    data = position()
    return data | {part: data[part] | changes}


def with_player(seat: int, **changes: Any) -> dict[str, Any]:
    data = position()
    data["players"][seat] |= changes
    return data


def with_theft(**changes: Any) -> dict[str, Any]:
    return within("tokens", theft={"by": ANN, "from": BEN, "token": 3} | changes)


@pytest.mark.rule("ABY 11.16")
@pytest.mark.parametrize(
    ("data", "slip"),
    [
        (None, "position is None, not a mapping"),
        ([], "position is [], not a mapping"),
        (
            {"colour": 1},
            (
                "position has 'colour'; it may have: game, rules, seats, options, seat, phase, "
                "active, price, bought, used, extra, ender, threat, exploration, council, lords, "
                "locations, tokens, players, choice, chance"
            ),
        ),
        ({}, "position lacks 'game'"),
        (position(game="biblios"), "position.game is 'biblios'; it takes one of: abyss"),
        (position(rules=2), "position.rules is 2; it takes a whole number from 1 to 1"),
        (position(rules=0), "position.rules is 0; it takes a whole number from 1 to 1"),
        (position(rules=True), "position.rules is True; it takes a whole number from 1 to 1"),
        (position(seats=5), "position.seats is 5; it takes a whole number from 2 to 4"),
        (position(seats=1), "position.seats is 1; it takes a whole number from 2 to 4"),
        (position(options=None), "position.options is None, not a mapping"),
        (position(options={}), "position.options lacks 'edition'"),
        (position(options={"solo": 1}), "position.options has 'solo'; it may have: edition"),
        (
            position(options={"edition": "german"}),
            "position.options.edition is 'german'; it takes one of: standard, russian",
        ),
        (position(phase="night"), f"position.phase is 'night'; it takes one of: {PHASES}"),
        (position(phase=0), f"position.phase is 0; it takes one of: {PHASES}"),
        (position(active=3), "position.active is 3; it takes a whole number from 0 to 2"),
        (position(active=-1), "position.active is -1; it takes a whole number from 0 to 2"),
        (position(active=None), "position.active is None; it takes a whole number from 0 to 2"),
        (position(price=0), "position.price is 0; it takes a whole number from 1 to 3"),
        (position(price=4), "position.price is 4; it takes a whole number from 1 to 3"),
        (position(bought=0), "position.bought is 0; it takes a list"),
        (position(bought=[3]), "position.bought is 3; it takes seats from 0 to 2"),
        (position(bought=[-1]), "position.bought is -1; it takes seats from 0 to 2"),
        (position(bought=[0, 0]), "position.bought is 0; it takes each seat once"),
        (position(used=None), "position.used is None; it takes a list"),
        (position(used=["crab1"]), f"position.used is 'crab1'; {LORD}"),
        (position(used=["slaver", "slaver"]), "position.used has a card twice"),
        (position(extra=2), "position.extra is 2; it takes a whole number from 0 to 1"),
        (position(extra=-1), "position.extra is -1; it takes a whole number from 0 to 1"),
        (position(ender=3), "position.ender is 3; it takes a whole number from 0 to 2"),
        (position(ender=-1), "position.ender is -1; it takes a whole number from 0 to 2"),
        (position(threat=0), "position.threat is 0; it takes a whole number from 1 to 6"),
        (position(threat=7), "position.threat is 7; it takes a whole number from 1 to 6"),
        (position(seat=3), "position.seat is 3; it takes a whole number from 0 to 2"),
        (position(seat=-1), "position.seat is -1; it takes a whole number from 0 to 2"),
        (position(chance=None), "chance is None, not of kind quick or fair"),
    ],
    ids=count(1),
)
def test_a_slip_at_the_head_is_named(data: object, slip: str) -> None:
    assert refused(data) == slip


@pytest.mark.rule("ABY 11.16")
@pytest.mark.parametrize("key", sorted(position()))
def test_every_part_must_be_written(key: str) -> None:
    data = position()
    del data[key]
    assert refused(data) == f"position lacks {key!r}"


@pytest.mark.rule("ABY 11.16")
@pytest.mark.parametrize("part", ["exploration", "council", "lords", "locations", "choice"])
def test_every_zone_must_be_written(part: str) -> None:
    for key in position()[part]:
        data = position()
        del data[part][key]
        assert refused(data) == f"position.{part} lacks {key!r}"
        keys = ", ".join(position()[part])
        other = within(part, sky=1)
        assert refused(other) == f"position.{part} has 'sky'; it may have: {keys}"
        assert refused(position(**{part: 7})) == f"position.{part} is 7, not a mapping"


@pytest.mark.rule("ABY 11.16")
@pytest.mark.parametrize("key", sorted(player()))
def test_every_part_of_a_player_must_be_written(key: str) -> None:
    data = position()
    del data["players"][BEN][key]
    assert refused(data) == f"position.players[1] lacks {key!r}"


@pytest.mark.rule("ABY 11.16")
@pytest.mark.parametrize(
    ("data", "slip"),
    [
        (within("exploration", deck="M"), "position.exploration.deck is 'M'; it takes a list"),
        (within("exploration", deck=["crab6"]), f"position.exploration.deck is 'crab6'; {CARD}"),
        (within("exploration", deck=["sage"]), f"position.exploration.deck is 'sage'; {CARD}"),
        (within("exploration", track=[7]), f"position.exploration.track is 7; {CARD}"),
        (
            within("exploration", track=["crab1"] * 6),
            "the track has 6 cards; it has 5 spaces",
        ),
        (
            within("exploration", track=["crab1"] * 7),
            "the track has 7 cards; it has 5 spaces",
        ),
        (within("exploration", discard=["x"]), f"position.exploration.discard is 'x'; {CARD}"),
        (within("council", crab=None), "position.council.crab is None; it takes a list"),
        (within("council", crab=["x"]), f"position.council.crab is 'x'; {CARD}"),
        (within("council", crab=["monster"]), f"position.council.crab is 'monster'; {CARD}"),
        (within("council", crab=["crab5", "squid1"]), "position.council.crab has squid1"),
        (within("council", jellyfish=["crab1"]), "position.council.jellyfish has crab1"),
        (within("council", squid=["shellfish5"]), "position.council.squid has shellfish5"),
        (within("lords", deck=["crab1"]), f"position.lords.deck is 'crab1'; {LORD}"),
        (within("lords", court=["jail"]), f"position.lords.court is 'jail'; {LORD}"),
        (within("lords", out=[None]), f"position.lords.out is None; {LORD}"),
        (within("lords", court=["sage", "sage"]), "position.lords.court has a card twice"),
        (within("lords", out=["sage", "elder", "sage"]), "position.lords.out has a card twice"),
        (within("lords", court=["sage"] * 7), "the court has 7 lords; it has 6 spaces"),
        (within("locations", stack=["sage"]), f"position.locations.stack is 'sage'; {PLACE}"),
        (within("locations", row=[0]), f"position.locations.row is 0; {PLACE}"),
        (within("locations", row=["jail", "jail"]), "position.locations.row has a card twice"),
        (within("locations", drawn=["x"]), f"position.locations.drawn is 'x'; {PLACE}"),
        (
            within("locations", drawn=["depths"] * 2),
            "position.locations.drawn has a card twice",
        ),
        (position(tokens=None), "position.tokens is None, not a mapping"),
        (within("tokens", bag=1), "position.tokens has 'bag'; it may have: pool, theft"),
        (position(tokens={"pool": []}), "position.tokens lacks 'theft'"),
        (position(tokens={"theft": None}), "position.tokens lacks 'pool'"),
        (within("tokens", pool=7), "position.tokens.pool is 7; it takes a list"),
        (within("tokens", pool=[2, 5]), f"position.tokens.pool has 5; {TOKENS}"),
        (within("tokens", pool=[1]), f"position.tokens.pool has 1; {TOKENS}"),
        (within("tokens", pool=["2"]), f"position.tokens.pool has '2'; {TOKENS}"),
        (within("tokens", pool=[2.0]), f"position.tokens.pool has 2.0; {TOKENS}"),
        (within("tokens", theft=7), "position.tokens.theft is 7, not a mapping"),
        (within("tokens", theft={}), "position.tokens.theft lacks 'by'"),
        (within("tokens", theft={"by": 0}), "position.tokens.theft lacks 'from'"),
        (
            within("tokens", theft={"by": 0, "from": 1}),
            "position.tokens.theft lacks 'token'",
        ),
        (with_theft(to=1), "position.tokens.theft has 'to'; it may have: by, from, token"),
        (with_theft(by=3), "position.tokens.theft.by is 3; it takes a whole number from 0 to 2"),
        (with_theft(by=-1), "position.tokens.theft.by is -1; it takes a whole number from 0 to 2"),
        (
            with_theft(**{"from": 3}),
            "position.tokens.theft.from is 3; it takes a whole number from 0 to 2",
        ),
        (
            with_theft(**{"from": -1}),
            "position.tokens.theft.from is -1; it takes a whole number from 0 to 2",
        ),
        (
            with_theft(token=5),
            "position.tokens.theft.token is 5; it takes a whole number from 2 to 4",
        ),
        (
            with_theft(token=1),
            "position.tokens.theft.token is 1; it takes a whole number from 2 to 4",
        ),
    ],
    ids=count(1),
)
def test_a_slip_on_the_board_is_named(data: object, slip: str) -> None:
    assert refused(data) == slip


@pytest.mark.rule("ABY 11.16")
@pytest.mark.parametrize(
    ("data", "slip"),
    [
        (position(players=7), "position.players is 7; it takes a list"),
        (position(players=[]), "position.players has 0 for 3 seats"),
        (position(players=[player()] * 4), "position.players has 4 for 3 seats"),
        (position(players=[7] * 3), "position.players[0] is 7, not a mapping"),
        (
            with_player(2, name="Cara"),
            (
                "position.players[2] has 'name'; it may have: pearls, keys, hand, tokens, lords, "
                "slain, locations, affiliated"
            ),
        ),
        (with_player(1, pearls=-1), f"position.players[1].pearls is -1; {MANY}"),
        (with_player(1, pearls=1_000_001), f"position.players[1].pearls is 1000001; {MANY}"),
        (with_player(0, keys=-1), f"position.players[0].keys is -1; {MANY}"),
        (with_player(0, keys=1_000_001), f"position.players[0].keys is 1000001; {MANY}"),
        (with_player(2, hand=["monster"]), f"position.players[2].hand is 'monster'; {CARD}"),
        (with_player(2, hand={}), "position.players[2].hand is {}; it takes a list"),
        (with_player(2, tokens=[6]), f"position.players[2].tokens has 6; {TOKENS}"),
        (with_player(2, tokens=[True]), f"position.players[2].tokens has True; {TOKENS}"),
        (with_player(2, lords=["crab1"]), f"position.players[2].lords is 'crab1'; {LORD}"),
        (
            with_player(2, lords=["shaman", "shaman"]),
            "position.players[2].lords has a card twice",
        ),
        (with_player(2, slain=["x"]), f"position.players[2].slain is 'x'; {LORD}"),
        (with_player(0, slain=["miller"] * 2), "position.players[0].slain has a card twice"),
        (with_player(0, slain=["sage"]), "position.players[0].slain has a lord who is not free"),
        (with_player(0, slain=["tamer"]), "position.players[0].slain has a lord who is not free"),
        (with_player(1, locations=[]), "position.players[1].locations is [], not a mapping"),
        (
            with_player(1, locations={"harbour": []}),
            ("position.players[1].locations has 'harbour'; it may have: " + ", ".join(LOCATIONS)),
        ),
        (
            with_player(1, locations={"depths": None}),
            "position.players[1].locations.depths is None; it takes a list",
        ),
        (
            with_player(1, locations={"depths": ["crab1"]}),
            f"position.players[1].locations.depths is 'crab1'; {LORD}",
        ),
        (
            with_player(1, locations={"depths": ["sage", "sage"]}),
            "position.players[1].locations.depths has a card twice",
        ),
        (
            with_player(1, locations={"jail": ["sage"]}),
            "a lord or a location of seat 1 is there twice",
        ),
        (
            with_player(1, locations={"depths": ["slaver"]}),
            "a lord or a location of seat 1 is there twice",
        ),
        (
            with_player(0, locations={"jail": ["tamer"], "depths": ["tamer"]}),
            "a lord or a location of seat 0 is there twice",
        ),
        (
            with_player(1, affiliated=["monster"]),
            f"position.players[1].affiliated is 'monster'; {CARD}",
        ),
    ],
    ids=count(1),
)
def test_a_slip_at_a_player_is_named(data: object, slip: str) -> None:
    assert refused(data) == slip


ORDERED = "position.choice.from is for phases 'commander' and 'limit'"
UNDER = "position.choice.under is for phase 'keys' and its location"


@pytest.mark.rule("ABY 11.16")
@pytest.mark.parametrize(
    ("data", "slip"),
    [
        (
            within("choice", recruiting=None),
            "position.choice.recruiting is None; it takes True or False",
        ),
        (within("choice", recruiting=0), "position.choice.recruiting is 0; it takes True or False"),
        (within("choice", lord="crab1"), f"position.choice.lord is 'crab1'; {LORD}"),
        (
            within("choice", victim=3),
            "position.choice.victim is 3; it takes a whole number from 0 to 2",
        ),
        (
            within("choice", spent=3),
            "position.choice.spent is 3; it takes a whole number from 0 to 2",
        ),
        (
            within("choice", spent=-1),
            "position.choice.spent is -1; it takes a whole number from 0 to 2",
        ),
        (within("choice", paid="J1"), "position.choice.paid is 'J1'; it takes a list"),
        (within("choice", paid=["monster"]), f"position.choice.paid is 'monster'; {CARD}"),
        (within("choice", **{"from": "crab1"}), ORDERED),
        (position(phase="commander"), ORDERED),
        (position(phase="limit"), ORDERED),
        (
            within("choice", **{"from": "sage"}) | {"phase": "limit"},
            f"position.choice.from is 'sage'; {CARD}",
        ),
        (within("choice", location="sage"), f"position.choice.location is 'sage'; {PLACE}"),
        (within("choice", under=["x"]), f"position.choice.under is 'x'; {LORD}"),
        (within("choice", under=["sage"] * 2), "position.choice.under has a card twice"),
        (within("choice", under=["shaman"]), UNDER),
        (within("choice", under=["shaman"], location="depths"), UNDER),
        (within("choice", under=["shaman"]) | {"phase": "keys"}, UNDER),
        (
            within("choice", under=["slaver"], location="depths") | {"phase": "keys"},
            "a lord or a location of seat 1 is there twice",
        ),
        (
            within("choice", under=["shaman"], location="jail") | {"phase": "keys"},
            "a lord or a location of seat 1 is there twice",
        ),
    ],
    ids=count(1),
)
def test_a_slip_in_what_is_under_way_is_named(data: object, slip: str) -> None:
    assert refused(data) == slip


@pytest.mark.rule("ABY 11.16")
@pytest.mark.parametrize("phase", ["commander", "limit"])
def test_the_card_named_last_must_be_a_card(phase: str) -> None:
    """Nothing is guessed: not even the first of all."""
    data = written(phase, choice=entering("commander", **{"from": "monster"}))
    assert refused(data) == f"position.choice.from is 'monster'; {CARD}"
    assert refused(written(phase, choice=entering("commander"))) == ORDERED
