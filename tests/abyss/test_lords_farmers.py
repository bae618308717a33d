"""Chapter 7: farmers have no power."""

import pytest

from tests.abyss.service import SPARE, WAYS, enter, since
from tests.abyss.table import ANN, hand, lords, pearls, player
from tests.playing import zone

FARMERS = "keeper reaper shepherd miller aquaculturalist landowner".split()
#: Not the one who is discarded himself for a lord of the traitor or the schemer.
CASES = [(lord, way) for lord in FARMERS for way in WAYS if lord != SPARE or way in WAYS[:2]]


@pytest.mark.rule("ABY 7.15", "ABY 7.16", "ABY 7.17", "ABY 7.18", "ABY 7.19", "ABY 7.20")
@pytest.mark.parametrize(("lord", "way"), CASES)
def test_a_farmer_enters_and_nothing_else_happens(lord: str, way: str) -> None:
    ann = player("Q5", pearls=0)
    ben = player("C3 C3", pearls=3, lords="oracle", tokens="4")
    state, log = enter(lord, way, ann, ben, council="Q1", row="jail")
    assert since(log, lord) == ["turn 1"]
    assert (pearls(state), hand(state, ANN)) == ([0, 3], ["squid5"])
    assert lord in lords(state, ANN)
    assert zone(state, "players", 1) == ben
