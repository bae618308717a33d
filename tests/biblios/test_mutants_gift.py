"""Chapter 3 with four players, where the public space is largest."""

import pytest

from tests.biblios.table import ANN, taking
from tests.playing import legal, play, zone


@pytest.mark.rule("BIB 7.7", "BIB 7.10")
@pytest.mark.parametrize(
    ("public", "choices"),
    [
        ("M2A g2 g2", ["take M2A", "take g2"]),
        ("g2 M2A g2", ["take g2", "take M2A"]),
        ("g2 g2 M2A", ["take g2", "take M2A"]),
        ("g3 g2 g1", ["take g3", "take g2", "take g1"]),
    ],
)
def test_two_of_a_kind_are_one_choice_wherever_they_lie(public: str, choices: list[str]) -> None:
    assert legal(taking(4, ANN, public)) == choices


@pytest.mark.rule("BIB 3.8", "BIB 7.7")
def test_taking_one_of_a_kind_leaves_the_other() -> None:
    state = taking(4, ANN, "M2A g2 g2", pile=["S1A"])
    play(state, "take g2")
    assert zone(state, "public") == ["M2A", "g2"]
