"""Chapter 7: what is printed on the 35 lords, seen at the table; powers are in their own files."""

from collections import Counter
from typing import Any

import pytest

from tests.abyss import naive
from tests.abyss.service import hire, price
from tests.abyss.table import ANN, LORDS, cards, finished, lords, player, turn
from tests.playing import play, why, zone

RACE_OF = {
    "mage": "jellyfish",
    "soldier": "crab",
    "farmer": "seahorse",
    "merchant": "shellfish",
    "politician": "squid",
}


def others(lord: str) -> str:
    """Three farmers of the court who are not this lord."""
    return " ".join([one for one in LORDS[14:18] if one != lord][:3])


@pytest.mark.rule("ABY 1.5")
def test_the_box_is_written_out_once_more() -> None:
    """The naive box has the checksums of the printed one."""
    assert list(naive.BOX) == LORDS
    rows = [(row.cost, row.races, row.influence, row.keys) for row in naive.BOX.values()]
    assert [sum(column) for column in zip(*rows, strict=True)] == [290, 81, 223, 16]
    guilds = Counter(row.guild for row in naive.BOX.values())
    assert list(guilds.values()) == [7, 7, 6, 6, 6, 3]


def costs_what_is_printed(lord: str) -> None:
    """The price asked, the number of races, and the race that must be among them."""
    guild, cost, races = naive.BOX[lord][:3]
    court = f"{lord} {others(lord)}"
    own = RACE_OF.get(guild, "crab")
    every = [card for card in cards("J5 C5 H5 S5 Q5 J4 C4 H4 S4 Q4") if card[:-1] != own]
    rich = turn(player(f"{own}5 {own}4 {' '.join(every)}", pearls=9), player(), court=court)
    play(rich, f"recruit {lord}")
    assert rich.progress() == {"needed": cost, "given": 0, "missing": cost}
    fewer = turn(player(f"{own}5 {' '.join(every[: races - 2])}", pearls=9), player(), court=court)
    if races > 1:
        assert why(fewer, f"recruit {lord}") == f"too-few-races (needed {races}, given {races - 1})"
    just = turn(player(f"{own}5 {' '.join(every[: races - 1])}", pearls=9), player(), court=court)
    assert why(just, f"recruit {lord}") is None
    without = turn(player(" ".join(every), pearls=9), player(), court=court)
    lacking = f"lacks-race (lord {lord}, race {own})"
    if guild == "ambassador":
        lacking = "too-few-races (needed 5, given 4)"
    assert why(without, f"recruit {lord}") == lacking


def scores_and_opens_what_is_printed(lord: str) -> None:
    """Influence points; and is he the third key beside two tokens?"""
    influence, keys = naive.BOX[lord][3:]
    state = finished(player(lords=lord), player())
    assert account(state) == {lord: influence}
    assert state.scores() == (influence, 0)
    ann = player(price(lord), pearls=0, keys=2)
    state = turn(ann, player(), court=f"{lord} {others(lord)}", row="jail", stack_left=0)
    hire(state, lord, price(lord))
    taken = {"jail": [lord]} if keys else {}
    assert zone(state, "players", ANN, "locations") == taken
    assert zone(state, "players", ANN, "keys") == (0 if keys else 2)
    assert lords(state, ANN) == ([] if keys else [lord])


def account(state: Any) -> dict[str, int]:
    return dict(state.breakdown()["seats"][ANN]["lords"])


@pytest.mark.rule("ABY 7.1", "ABY 7.2", "ABY 7.3", "ABY 7.4", "ABY 7.5", "ABY 7.6", "ABY 7.7")
@pytest.mark.rule("ABY 7.8", "ABY 7.9", "ABY 7.10", "ABY 7.11", "ABY 7.12", "ABY 7.13")
@pytest.mark.rule("ABY 7.14", "ABY 7.15", "ABY 7.16", "ABY 7.17", "ABY 7.18", "ABY 7.19")
@pytest.mark.rule("ABY 7.20", "ABY 7.21", "ABY 7.22", "ABY 7.23", "ABY 7.24", "ABY 7.25")
@pytest.mark.rule("ABY 7.26", "ABY 7.27", "ABY 7.28", "ABY 7.29", "ABY 7.30", "ABY 7.31")
@pytest.mark.rule("ABY 7.32", "ABY 7.33", "ABY 7.34", "ABY 7.35")
@pytest.mark.parametrize("lord", LORDS)
def test_what_is_printed_on_a_lord(lord: str) -> None:
    costs_what_is_printed(lord)
    scores_and_opens_what_is_printed(lord)
