"""Chapter 1: what is in the box."""

from collections import Counter

import pytest

import lanternfish as lf
from tests.biblios.table import BIBLIOS, BOX, CATEGORIES, dice, finished, lying, receiving
from tests.playing import legal


def box() -> Counter[str]:
    """Every card of a game for four, wherever it lies."""
    return Counter(lying(BIBLIOS.deal(4, 1).to_dict()))


def category(code: str) -> list[tuple[str, int]]:
    """The letters and values of one category, by letter."""
    return sorted((card[2], int(card[1])) for card in box() if card[0] == code)


def values(code: str) -> list[int]:
    return sorted(value for _, value in category(code))


@pytest.mark.rule("BIB 1.1")
def test_the_box_holds_87_cards() -> None:
    """Scenario 1."""
    assert box() == Counter(BOX)
    assert box().total() == 87
    kinds = Counter({"category": 0, "gold": 0, "church": 0})
    for card, copies in box().items():
        kinds["gold" if card[0] == "g" else "church" if card[0] == "c" else "category"] += copies
    assert kinds == {"category": 45, "gold": 33, "church": 9}


@pytest.mark.rule("BIB 1.2")
def test_monks_are_2_3_and_4() -> None:
    """Scenario 1."""
    assert values("M") == [2, 2, 2, 2, 3, 3, 3, 4, 4]
    assert sum(values("M")) == 25


@pytest.mark.rule("BIB 1.3")
def test_pigments_are_as_the_monks() -> None:
    """Scenario 1."""
    assert values("P") == [2, 2, 2, 2, 3, 3, 3, 4, 4]
    assert sum(values("P")) == 25


@pytest.mark.rule("BIB 1.4")
def test_holy_books_are_1_and_2() -> None:
    """Scenario 1."""
    assert values("H") == [1, 1, 1, 1, 1, 1, 1, 2, 2]
    assert sum(values("H")) == 11


@pytest.mark.rule("BIB 1.5")
def test_manuscripts_are_as_the_holy_books() -> None:
    """Scenario 1."""
    assert values("S") == [1, 1, 1, 1, 1, 1, 1, 2, 2]
    assert sum(values("S")) == 11


@pytest.mark.rule("BIB 1.6")
def test_forbidden_tomes_are_as_the_holy_books() -> None:
    """Scenario 1."""
    assert values("F") == [1, 1, 1, 1, 1, 1, 1, 2, 2]
    assert sum(values("F")) == 11


@pytest.mark.rule("BIB 1.7")
def test_there_are_eleven_gold_cards_of_each_value() -> None:
    """Scenario 1."""
    gold = {card: copies for card, copies in box().items() if card[0] == "g"}
    assert gold == {"g1": 11, "g2": 11, "g3": 11}
    assert sum(int(card[1]) * copies for card, copies in gold.items()) == 66


@pytest.mark.rule("BIB 1.8")
def test_there_are_nine_church_cards_of_five_kinds() -> None:
    """Scenario 1."""
    church = {card: copies for card, copies in box().items() if card[0] == "c"}
    assert church == {"c+": 2, "c-": 2, "c++": 2, "c--": 2, "c+-": 1}


@pytest.mark.rule("BIB 1.9")
@pytest.mark.parametrize("code", "MPFHS")
def test_each_letter_is_once_in_each_category(code: str) -> None:
    """Scenario 1."""
    assert [letter for letter, _ in category(code)] == list("ABCDEFGHI")


@pytest.mark.rule("BIB 1.10")
def test_the_values_rise_with_the_letters() -> None:
    """Unverified data: this pins what we play, so that a change of it is seen."""
    for code in "MP":
        assert [value for _, value in category(code)] == [2, 2, 2, 2, 3, 3, 3, 4, 4]
    for code in "FHS":
        assert [value for _, value in category(code)] == [1, 1, 1, 1, 1, 1, 1, 2, 2]


@pytest.mark.rule("BIB 1.11", "BIB 1.9")
@pytest.mark.parametrize("earlier", ["1A", "1B", "1C", "1D", "1E", "1F", "2H"])
def test_letters_are_compared_by_their_place(earlier: str) -> None:
    """A letter comes before its neighbour all along the row, whatever alphabet it is printed in."""
    later = earlier[0] + chr(ord(earlier[1]) + 1)
    assert finished(f"F{earlier}", f"F{later}").scores() == (3, 0)
    assert finished(f"F{later}", f"F{earlier}").scores() == (0, 3)


@pytest.mark.rule("BIB 1.12")
def test_each_category_has_one_die() -> None:
    state = BIBLIOS.deal(3, 5)
    assert state.to_dict()["dice"] == dict.fromkeys(CATEGORIES, 3)
    for face in (0, 7):
        with pytest.raises(lf.BadPosition, match=r"a whole number from 1 to 6"):
            receiving("c+", dice={"tomes": face})
    for face in (1, 6):
        assert dice(receiving("c+", dice={"tomes": face})) == [3, 3, face, 3, 3]


@pytest.mark.rule("BIB 1.13", "BIB 7.10")
def test_the_board_has_monks_first_and_manuscripts_last() -> None:
    """Unverified after pigments: this pins what we play."""
    assert legal(receiving("c+")) == [
        "decline",
        "raise monks",
        "raise pigments",
        "raise tomes",
        "raise books",
        "raise manuscripts",
    ]
