"""Chapter 11, positions: what is well written and still cannot be."""

from itertools import count
from typing import Any

import pytest

from tests.abyss.table import ANN, BEN, CARA, EXPLORATION, LORDS, player, read, refused, written
from tests.abyss.tables import paying
from tests.playing import zone


def more(data: dict[str, Any], cards: list[Any], *path: str | int) -> dict[str, Any]:
    """With more in a zone than the box has."""
    part: Any = data
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = [*part[path[-1]], *cards]
    return data


@pytest.mark.rule("ABY 11.16", "ABY 1.1", "ABY 1.3")
@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (more(written(), ["jellyfish1"], "exploration", "deck"), ("jellyfish1", 5, 4)),
        (more(written(), ["squid5"], "exploration", "deck"), ("squid5", 2, 1)),
        (more(written(), ["monster"], "exploration", "discard"), ("monster", 7, 6)),
        (more(written(), ["crab2"] * 2, "exploration", "discard"), ("crab2", 5, 3)),
        (more(written(), ["crab4"], "council", "crab"), ("crab4", 3, 2)),
        (more(written(), ["squid5"], "council", "squid"), ("squid5", 2, 1)),
        (more(written(), ["seahorse3"], "players", ANN, "hand"), ("seahorse3", 4, 3)),
        (more(written(), ["squid5"], "players", BEN, "hand"), ("squid5", 2, 1)),
        (more(written(), ["crab1"], "players", ANN, "affiliated"), ("crab1", 5, 4)),
        (more(written(), ["squid1"], "players", BEN, "affiliated"), ("squid1", 5, 4)),
        (written("ally", track="H5 H5"), ("seahorse5", 2, 1)),
        (written("monster", track="M M M M", discard="M M M"), ("monster", 7, 6)),
        (
            written("pay", (player("Q5"), player()), court="elder", choice=paying("elder", "Q5")),
            ("squid5", 2, 1),
        ),
    ],
    ids=count(1),
)
def test_a_card_too_many_is_named(data: dict[str, Any], problem: tuple[str, int, int]) -> None:
    """Scenario 74."""
    card, times, box = problem
    assert refused(data) == f"{card} is there {times} times; the box has it {box} times"


@pytest.mark.rule("ABY 11.16", "ABY 1.1", "ABY 1.3")
@pytest.mark.parametrize(
    ("card", "left", "box"),
    [("jellyfish1", 3, 4), ("crab5", 0, 1), ("squid5", 0, 1), ("squid4", 1, 2), ("monster", 5, 6)],
)
def test_a_card_too_few_is_named(card: str, left: int, box: int) -> None:
    """Scenario 74."""
    data = written()
    data["exploration"]["deck"].remove(card)
    assert refused(data) == f"{card} is there {left} times; the box has it {box} times"


@pytest.mark.rule("ABY 11.16", "ABY 4.20")
def test_the_exploration_deck_is_never_empty() -> None:
    """Edge case 46: the last card is enough."""
    empty = written(deck_left=0)
    assert (empty["exploration"]["deck"], empty["exploration"]["discard"]) == ([], EXPLORATION)
    problem = "the exploration deck is empty; then the discard is shuffled at once"
    assert refused(empty) == problem
    state = read(written(deck_left=1))
    assert zone(state, "exploration", "deck") == ["jellyfish1"]


@pytest.mark.rule("ABY 11.16", "ABY 1.4")
@pytest.mark.parametrize(
    ("data", "lord", "times"),
    [
        (more(written(), ["shaman"], "lords", "deck"), "shaman", 2),
        (more(written(), ["elder"], "lords", "deck"), "elder", 2),
        (more(written(), ["shaman", "shaman"], "lords", "deck"), "shaman", 3),
        (more(written(), ["keeper"], "lords", "court"), "keeper", 2),
        (more(written(), ["keeper"], "lords", "out"), "keeper", 2),
        (written("main", (player("", "sage"), player("", "sage"))), "sage", 2),
        (written("main", (player("", "sage"), player("", "", {"jail": "sage"}))), "sage", 2),
        (written("main", (player(), player("", "elder")), court="elder", out="elder"), "elder", 3),
        (
            more(
                written(
                    "keys", (player(keys=3), player()), choice={"location": "jail"}, out="shaman"
                ),
                ["shaman"],
                *("choice", "under"),
            ),
            *("shaman", 2),
        ),
    ],
    ids=count(1),
)
def test_a_lord_too_many_is_named(data: dict[str, Any], lord: str, times: int) -> None:
    """Scenario 74."""
    assert refused(data) == f"{lord} is there {times} times"


@pytest.mark.rule("ABY 11.16", "ABY 1.4")
@pytest.mark.parametrize("lord", ["shaman", "keeper", "elder"])
def test_a_lord_that_is_missing_is_named(lord: str) -> None:
    """Scenario 74."""
    data = written(court="")
    data["lords"]["deck"].remove(lord)
    assert refused(data) == f"{lord} is there 0 times"


@pytest.mark.rule("ABY 11.16", "ABY 1.9")
@pytest.mark.parametrize(
    ("data", "location", "times"),
    [
        (more(written(), ["parliament"], "locations", "stack"), "parliament", 2),
        (more(written(), ["black-smokers"], "locations", "stack"), "black-smokers", 2),
        (more(written(), ["jail"], "locations", "row"), "jail", 2),
        (more(written(), ["jail"], "locations", "drawn"), "jail", 2),
        (written("main", (player("", "", {"jail": ""}), player()), row="jail"), "jail", 2),
        (
            written("main", (player("", "", {"jail": ""}), player("", "", {"jail": ""}))),
            *("jail", 2),
        ),
        (
            written("keys", (player(keys=3), player()), row="abyss", choice={"location": "abyss"}),
            *("abyss", 2),
        ),
        (
            written(
                "keys",
                (player("", "", {"parliament": ""}, keys=3), player()),
                choice={"location": "parliament"},
            ),
            *("parliament", 2),
        ),
        (
            more(
                written("keys", (player(keys=3), player()), choice={"location": "jail"}),
                *(["jail"], "locations", "stack"),
            ),
            *("jail", 2),
        ),
    ],
    ids=count(1),
)
def test_a_location_too_many_is_named(data: dict[str, Any], location: str, times: int) -> None:
    """Scenario 74."""
    assert refused(data) == f"{location} is there {times} times"


@pytest.mark.rule("ABY 11.16", "ABY 1.9")
@pytest.mark.parametrize("location", ["parliament", "jail", "black-smokers"])
def test_a_location_that_is_missing_is_named(location: str) -> None:
    """Scenario 74; what keys are spent for has left the stack."""
    data = written()
    data["locations"]["stack"].remove(location)
    assert refused(data) == f"{location} is there 0 times"
    data = written("keys", (player(keys=3), player()), choice={"location": location})
    assert location not in data["locations"]["stack"]
    assert read(data).seat == ANN


@pytest.mark.rule("ABY 11.16", "ABY 1.10")
@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (more(written(), [2], "tokens", "pool"), "there are 10 tokens of 2; the box has 9"),
        (more(written(), [3], "tokens", "pool"), "there are 10 tokens of 3; the box has 9"),
        (more(written(), [4], "tokens", "pool"), "there are 3 tokens of 4; the box has 2"),
        (more(written(), [4], "players", BEN, "tokens"), "there are 3 tokens of 4; the box has 2"),
        (more(written(), [3], "players", ANN, "tokens"), "there are 10 tokens of 3; the box has 9"),
        (
            written() | {"tokens": {"pool": [4] + [3] * 9 + [2] * 9, "theft": None}},
            "there are 1 tokens of 4; the box has 2",
        ),
        (
            written() | {"tokens": {"pool": [], "theft": None}},
            "there are 0 tokens of 2; the box has 9",
        ),
    ],
    ids=count(1),
)
def test_tokens_too_many_or_too_few_are_named(data: dict[str, Any], problem: str) -> None:
    """Scenario 74."""
    assert refused(data) == problem


def robbed(hunter: str = "hunter", ben: str = "", **zones: Any) -> dict[str, Any]:
    """Ann, who has tokens of 2 and 4, has taken that of 4 from Ben."""
    theft = {"by": ANN, "from": BEN, "token": 4} | zones.pop("theft", {})
    players = (player("", hunter, zones.pop("under", None), tokens="2 4"), player("", ben))
    return written("main", players, theft=theft, **zones)


@pytest.mark.rule("ABY 11.16", "ABY 12.5")
@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (
            robbed(theft={"from": ANN}),
            "a theft is between two players, and no secret when the game is over",
        ),
        (
            robbed() | {"phase": "over", "seat": None, "active": BEN, "ender": ANN},
            "a theft is between two players, and no secret when the game is over",
        ),
        (robbed(theft={"token": None}), "seat 0 does not have the token taken from seat 1"),
        (robbed(theft={"token": 3}), "seat 0 does not have the token taken from seat 1"),
        (
            robbed(theft={"by": BEN, "from": ANN}),
            "seat 1 does not have the token taken from seat 0",
        ),
        (
            written(
                *("main", (player(tokens="3"), player("", "hunter", tokens="4"))),
                theft={"by": BEN, "from": ANN, "token": None},
            ),
            "seat 1 does not have the token taken from seat 0",
        ),
        (robbed(hunter=""), "seat 0 took a token without the hunter"),
        (robbed(hunter="", ben="hunter"), "seat 0 took a token without the hunter"),
        (robbed(hunter="", court="hunter"), "seat 0 took a token without the hunter"),
    ],
    ids=count(1),
)
def test_a_theft_that_cannot_be_is_named(data: dict[str, Any], problem: str) -> None:
    assert refused(data) == problem


@pytest.mark.rule("ABY 11.16", "ABY 12.5")
@pytest.mark.parametrize(
    "data",
    [
        robbed(),
        robbed(theft={"token": 2}),
        robbed(hunter="", out="hunter"),
        robbed(hunter="", under={"jail": "hunter"}),
    ],
    ids=count(1),
)
def test_a_theft_that_can_be_is_read(data: dict[str, Any]) -> None:
    assert zone(read(data), "tokens", "theft") == data["tokens"]["theft"]


@pytest.mark.rule("ABY 11.16", "ABY 7.1", "ABY 8.5")
def test_nobody_assassinates_the_shaman() -> None:
    for seat in (ANN, BEN):
        players = [player(), player()]
        players[seat] = player("", "shaman keeper", slain="shaman")
        assert refused(written("main", tuple(players))) == "the shaman is never assassinated"
    assert read(written("main", (player("", "shaman keeper", slain="keeper"), player()))).seat == 0


@pytest.mark.rule("ABY 11.16", "ABY 8.5", "ABY 8.6")
@pytest.mark.parametrize("location", ["parliament", "black-smokers"])
def test_no_more_than_three_lords_lie_under_a_location(location: str) -> None:
    four = player("", "", {location: "keeper reaper shepherd slaver"})
    problem = f"4 lords lie under {location}; three keys are the most"
    assert refused(written("main", (four, player()))) == problem
    assert refused(written("main", (player(), player(), four))) == problem
    three = player("", "", {location: "keeper reaper shepherd"})
    assert read(written("main", (player(), three))).seat == ANN


@pytest.mark.rule("ABY 11.16", "ABY 8.1", "ABY 8.4", "ABY 8.15")
@pytest.mark.parametrize(
    ("data", "seat"),
    [
        (written("main", (player(keys=3), player())), ANN),
        (written("main", (player(keys=4), player())), ANN),
        (written("main", (player("", "keeper slaver", keys=1), player())), ANN),
        (written("main", (player(), player("", "keeper slaver", keys=1))), BEN),
        (written("main", (player(), player(keys=3)), row="jail", stack_left=0), BEN),
        (written("ally", (player(), player(keys=3)), track="C1"), BEN),
        (written("source", (player(keys=3), player(), player(keys=3)), row="jail"), CARA),
        (written("main", (player(), player(keys=3)), stack_left=1), BEN),
        (written("over", (player(), player(keys=3)), active=BEN, ender=ANN), BEN),
    ],
    ids=count(1),
)
def test_nobody_keeps_three_keys_while_there_is_a_location(data: dict[str, Any], seat: int) -> None:
    """Scenario 75."""
    assert refused(data) == f"seat {seat} has three keys and no location for them"


@pytest.mark.rule("ABY 11.16", "ABY 8.1", "ABY 8.4", "ABY 2.10")
@pytest.mark.parametrize(
    "data",
    [
        written("main", (player(keys=2), player("", "keeper miller", keys=1))),
        written("main", (player("", "keeper slaver", keys=1, slain="slaver"), player())),
        written("main", (player("", "", {"jail": "keeper slaver"}, keys=2), player())),
        written("main", (player(keys=3), player(keys=9)), stack_left=0),
        written("ally", (player(keys=3), player()), track="C1"),
        written("source", (player(keys=3), player(keys=2))),
    ],
    ids=count(1),
)
def test_keys_that_can_be_are_read(data: dict[str, Any]) -> None:
    """Edge cases 3, 6 and 12."""
    assert read(data).seat == ANN


@pytest.mark.rule("ABY 11.16", "ABY 4.3", "ABY 4.4")
def test_the_price_follows_the_purchases_of_the_opponents() -> None:
    three = (player(), player(), player())
    for price, bought in (
        *((2, []), (1, [BEN]), (3, [BEN]), (2, [BEN, CARA])),
        *((2, [ANN]), (3, [ANN, CARA])),
    ):
        data = written("main", three) | {"price": price, "bought": bought}
        assert refused(data) == "the price is one more than the opponents who have bought"
    data = written("main", three, active=BEN) | {"price": 2, "bought": [BEN]}
    assert refused(data) == "the price is one more than the opponents who have bought"
    for bought in ([], [BEN], [CARA], [BEN, CARA]):
        state = read(written("main", three, bought=bought))
        assert (zone(state, "price"), zone(state, "bought")) == (1 + len(bought), bought)


@pytest.mark.rule("ABY 11.16", "ABY 3.7")
def test_only_three_lords_are_ever_used() -> None:
    problem = "only the slaver, the oracle and the opportunist are used in a turn"
    for lord in LORDS:
        data = written(used=lord)
        if lord in ("slaver", "oracle", "opportunist"):
            assert zone(read(data), "used") == [lord]
        else:
            assert refused(data) == problem
    assert refused(written(used="slaver keeper oracle")) == problem
    used = ["oracle", "slaver", "opportunist"]
    assert zone(read(written(used=" ".join(used))), "used") == used
