"""Chapters 10 and 11, positions: ends of the game that cannot be."""

from itertools import count
from typing import Any

import pytest

import lanternfish as lf
from tests.abyss.table import ANN, BEN, CARA, player, read, refused, written
from tests.abyss.tables import entering, paying

#: Seven lords, two of whom have keys.
SEVEN = "miller aquaculturalist landowner trader peddler keeper reaper"
SIX = "miller aquaculturalist landowner trader peddler keeper"


@pytest.mark.rule("ABY 11.16", "ABY 10.1", "ABY 7.39")
def test_who_has_seven_lords_has_begun_the_end() -> None:
    under = player("", "", {"jail": "miller aquaculturalist landowner"}, keys=0)
    under["lords"] = "keeper reaper trader peddler".split()
    slain = player("", SEVEN, slain="trader")
    for seven in (player("", SEVEN), under, slain):
        for seat in (ANN, BEN):
            players = [player(), player()]
            players[seat] = seven
            problem = f"seat {seat} has seven lords, and nobody has ended the game"
            assert refused(written("main", tuple(players))) == problem
            assert read(written("main", tuple(players), ender=BEN)).seat == ANN
    assert read(written("main", (player("", SIX), player("", "shaman")))).seat == ANN


@pytest.mark.rule("ABY 11.16", "ABY 10.1")
def test_only_during_his_recruitment_a_player_has_seven_lords_before_the_end() -> None:
    """Edge case 18: after all powers it is counted."""
    court = {"court": "sage shaman", "choice": entering("corruptor")}
    seven = player("", SEVEN.replace("reaper", "corruptor"), pearls=5)
    assert read(written("corruptor", (seven, player()), **court)).seat == ANN
    eight = player("", SEVEN + " corruptor", pearls=5)
    assert read(written("corruptor", (eight, player()), **court)).seat == ANN
    rich = SEVEN.replace("reaper", "shopkeeper")
    for phase, hand, paid in (("pay", "H5 C4", ""), ("affiliate", "", "H5 C4")):
        zones = {"court": "reaper sage", "choice": paying("reaper", paid)}
        data = written(phase, (player(hand, rich), player()), **zones)
        assert refused(data) == "seat 0 has seven lords, and nobody has ended the game"
    other = written("corruptor", (player("", "corruptor", pearls=5), player("", SEVEN)), **court)
    assert refused(other) == "seat 1 has seven lords, and nobody has ended the game"


def over(*players: dict[str, Any], **zones: Any) -> dict[str, Any]:
    return written("over", players, **{"active": len(players) - 1, "ender": ANN} | zones)


@pytest.mark.rule("ABY 11.16", "ABY 10.3", "ABY 10.8")
@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (over(player("C1"), player()), "the game is over, and seat 0 has cards in hand"),
        (over(player(), player("C1 Q2")), "the game is over, and seat 1 has cards in hand"),
        *(
            (data, "the game is over, and not everybody has had the last turn")
            for data in (
                over(player(), player(), ender=None),
                over(player(), player(), ender=BEN),
                over(player(), player(), player(), active=BEN),
                over(player(), player(), player(), ender=CARA),
                over(player(), player(), player(), active=ANN, ender=ANN),
            )
        ),
    ],
    ids=count(1),
)
def test_an_end_that_cannot_be_is_named(data: dict[str, Any], problem: str) -> None:
    assert refused(data) == problem


@pytest.mark.rule("ABY 11.16", "ABY 10.3")
def test_ends_that_can_be_are_read() -> None:
    for data in (
        over(player(), player()),
        over(player(), player(), player(), active=ANN, ender=BEN),
        over(player("", SEVEN), player(), player(), active=BEN, ender=CARA),
    ):
        assert read(data).seat == lf.NOBODY
