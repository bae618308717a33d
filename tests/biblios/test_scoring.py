"""Chapter 6: who takes which die, and who wins."""

from typing import Any

import pytest

import lanternfish as lf
from tests.biblios.table import ANN, BEN, BIBLIOS, CARA, CATEGORIES, finished
from tests.playing import play_out, zone

NO_DICE = dict.fromkeys(CATEGORIES, 1)


def category(state: lf.State, name: str) -> dict[str, Any]:
    rows: Any = state.breakdown()["categories"]
    (row,) = [row for row in rows if row["category"] == name]
    return dict(row)


def chain(state: lf.State) -> list[str]:
    """The steps of the tie chain that were needed, with those left after each."""
    steps: Any = state.breakdown()["tie-break"]
    return [f"{step['by']} {step['left']}" for step in steps]


@pytest.mark.rule("BIB 6.2", "BIB 6.11")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_highest_total_takes_the_die_whatever_it_shows(die: int) -> None:
    """Scenario 42: monks 7 against 6."""
    state = finished("M3E M4H", "M2A M2B M2C", monks=die)
    assert category(state, "monks") == {
        "category": "monks",
        "die": die,
        "totals": [7, 6],
        "letters": ["E", "A"],
        "winner": ANN,
    }
    assert state.scores() == (die, 0)


@pytest.mark.rule("BIB 6.2")
@pytest.mark.parametrize("name", CATEGORIES)
def test_each_category_is_won_by_itself(name: str) -> None:
    code = "MPFHS"[CATEGORIES.index(name)]
    one = "2" if code in "MP" else "1"
    state = finished(f"{code}{one}A", "", f"{code}{one}B {code}{one}C", **{name: 5})
    assert category(state, name)["totals"] == [int(one), 0, 2 * int(one)]
    assert category(state, name)["letters"] == ["A", None, "B"]
    assert state.scores() == (0, 0, 5)
    others = [category(state, other) for other in CATEGORIES if other != name]
    assert all(row["totals"] == [0, 0, 0] and row["winner"] is None for row in others)


@pytest.mark.rule("BIB 6.2")
def test_values_count_and_not_the_number_of_cards() -> None:
    assert finished("F1A F1B F1C", "F2H F2I").scores() == (0, 3)
    assert finished("P2A P2B", "P3E").scores() == (3, 0)


@pytest.mark.rule("BIB 6.3")
def test_a_tie_goes_to_the_earliest_letter() -> None:
    """The letters beside the earliest one do not matter."""
    assert finished("H1B H1G", "H1C H1D").scores() == (3, 0)
    assert finished("H1C H1D", "H1B H1G").scores() == (0, 3)
    assert finished("H2I", "H1F H1G").scores() == (0, 3)


@pytest.mark.rule("BIB 6.4")
@pytest.mark.parametrize("winner", [0, 1, 2, 3])
def test_a_tie_of_three_or_four_goes_to_the_earliest_letter(winner: int) -> None:
    """Edge case 27."""
    held = ["S1B", "S1C", "S1D", "S1E"]
    held[winner] = "S1A"
    state = finished(*held, manuscripts=4)
    assert category(state, "manuscripts")["winner"] == winner
    assert state.scores() == tuple(4 if seat == winner else 0 for seat in range(4))
    three = [*held[:winner], "", *held[winner + 1 :]]
    expected = min((card[2], seat) for seat, card in enumerate(three) if card)[1]
    assert category(finished(*three), "manuscripts")["winner"] == expected


@pytest.mark.rule("BIB 6.4")
def test_an_early_letter_does_not_help_against_a_higher_total() -> None:
    assert finished("M2A", "M2B M2C", "M2D M3E").scores() == (0, 0, 3)
    assert finished("M2D M3E", "M2B M2C", "M2A").scores() == (3, 0, 0)


@pytest.mark.rule("BIB 6.5")
def test_points_are_the_sum_of_the_dice() -> None:
    dice = {"monks": 1, "pigments": 6, "tomes": 2, "books": 5, "manuscripts": 4}
    state = finished("M2A F1A S1A", "P2A", "H1A", **dice)
    assert state.scores() == (7, 6, 5)
    assert state.winners() == (ANN,)
    assert state.breakdown()["points"] == [7, 6, 5]
    assert state.breakdown()["winners"] == [ANN]
    assert chain(state) == ["points [0]"]


@pytest.mark.rule("BIB 6.5", "BIB 6.11")
def test_the_values_of_the_cards_are_no_points() -> None:
    """Ann's heap of monks and gold brings one point; Ben's one book brings six."""
    state = finished("M2A M3E M4H g3 g3", "H1A", monks=1, books=6)
    assert (state.scores(), state.winners()) == ((1, 6), (BEN,))


@pytest.mark.rule("BIB 6.6", "BIB 1.7")
def test_equal_points_go_to_the_most_gold_cards_not_to_the_most_gold() -> None:
    state = finished("M2A g3 g3 g3", "P2A g1 g1 g1 g1")
    assert (state.scores(), state.winners()) == ((3, 3), (BEN,))
    assert state.breakdown()["gold"] == [3, 4]
    assert chain(state) == ["points [0, 1]", "gold [1]"]


@pytest.mark.rule("BIB 6.6")
@pytest.mark.parametrize("kind", ["g1", "g2", "g3"])
def test_every_gold_card_counts(kind: str) -> None:
    state = finished("M2A", f"P2A {kind}")
    assert state.winners() == (BEN,)
    assert state.breakdown()["gold"] == [0, 1]


@pytest.mark.rule("BIB 6.7")
def test_then_the_higher_total_of_monks_wins() -> None:
    """Scenario 47: monks 5 against 4; the points come out even by other dice."""
    state = finished("M2A M2B P2A g1", "M2C M3E g3", monks=3, pigments=3)
    assert (state.scores(), state.winners()) == ((3, 3), (BEN,))
    assert chain(state) == ["points [0, 1]", "gold [0, 1]", "monks [1]"]


@pytest.mark.rule("BIB 6.7")
def test_then_the_earliest_monk_wins() -> None:
    """Scenario 48: monks 5 (2A+3) against 5 (2B+3)."""
    state = finished("M2A M3E g1", "M2B M3F P2A g1", monks=3, pigments=3)
    assert (state.scores(), state.winners()) == ((3, 3), (ANN,))
    assert chain(state) == ["points [0, 1]", "gold [0, 1]", "monks [0, 1]", "monks-letter [0]"]
    other = finished("M2B M3F P2A g1", "M2A M3E g1", monks=3, pigments=3)
    assert other.winners() == (BEN,)


@pytest.mark.rule("BIB 6.8", "BIB 1.13")
@pytest.mark.parametrize(
    ("decides", "ben", "cara"),
    [("pigments", "P2B", "M2A"), ("tomes", "F1B", "M2A P2A"), ("books", "H1B", "M2A P2A F1A")],
)
def test_a_category_none_of_the_tied_holds_is_passed_over(
    decides: str, ben: str, cara: str
) -> None:
    """Cara has all that comes before, but too few points; Ann's manuscript comes too late.

    Manuscripts themselves can never decide: of two who hold nothing else, one has no points.
    """
    dice = NO_DICE | {decides: 6, "manuscripts": 6}
    state = finished("S1B", ben, cara, **dice)
    assert state.scores() == (6, 6, len(cara.split()))
    assert state.winners() == (BEN,)
    assert chain(state) == ["points [0, 1]", "gold [0, 1]", f"{decides} [1]"]


@pytest.mark.rule("BIB 6.8", "BIB 6.12")
def test_the_first_category_held_by_one_of_the_tied_decides() -> None:
    """Only Ben of the tied has a pigment: that is more than none."""
    state = finished("F2H F1A g1", "P2A g1", pigments=3, tomes=3)
    assert (state.scores(), state.winners()) == ((3, 3), (BEN,))
    assert chain(state) == ["points [0, 1]", "gold [0, 1]", "pigments [1]"]


@pytest.mark.rule("BIB 6.9")
def test_without_a_category_card_the_tied_share_the_victory() -> None:
    """Scenario 51."""
    state = finished("g1 g2", "g3 g3")
    assert (state.scores(), state.winners()) == ((0, 0), (ANN, BEN))
    assert chain(state) == ["points [0, 1]", "gold [0, 1]"]
    assert state.breakdown()["winners"] == [ANN, BEN]
    assert finished("g1", "g1 g1", "g2 g3").winners() == (BEN, CARA)


@pytest.mark.rule("BIB 6.10")
def test_a_category_nobody_holds_gives_its_die_to_nobody() -> None:
    """Scenario 44."""
    state = finished("M2A", "P2A", books=6)
    assert category(state, "books") == {
        "category": "books",
        "die": 6,
        "totals": [0, 0],
        "letters": [None, None],
        "winner": None,
    }
    assert state.scores() == (3, 3)


@pytest.mark.rule("BIB 6.12")
def test_only_those_still_tied_are_compared() -> None:
    """Dan has the most gold cards and the best monks, but not the points."""
    state = finished("P2A g1 g1", "F1A g1 g1 H1B", "S1A g1", "M2A M4H g3 g3 g3", monks=1, books=1)
    assert state.scores() == (3, 4, 3, 1)
    state = finished("P2A g1 g1", "F1A g1 g1", "S1A g1", "M2A M4H H1A g3 g3 g3", monks=1, books=1)
    assert (state.scores(), state.winners()) == ((3, 3, 3, 2), (ANN,))
    assert chain(state) == ["points [0, 1, 2]", "gold [0, 1]", "pigments [0]"]


@pytest.mark.rule("BIB 6.12", "BIB 6.7")
def test_monks_of_those_who_fell_behind_do_not_count() -> None:
    """Ann has the best monks but fewer gold cards; between Ben and Cara monks decide."""
    state = finished("M4H", "M2A P2A g1", "M3E F1A g1", monks=3, pigments=3, tomes=3)
    assert (state.scores(), state.winners()) == ((3, 3, 3), (CARA,))
    assert chain(state) == ["points [0, 1, 2]", "gold [1, 2]", "monks [2]"]


@pytest.mark.rule("BIB 6.13", "BIB 6.3", "BIB 6.6")
def test_the_printed_final_example() -> None:
    """Scenario 45: Karl is seat 0, Sara seat 1."""
    karl = "M2C M3E M4H F1A H1A S1A g3"
    sara = "M2B M3F M4I P2A g1 g1"
    dice = {"monks": 5, "pigments": 3, "tomes": 2, "books": 2, "manuscripts": 4}
    state = finished(karl, sara, **dice)
    monks = category(state, "monks")
    assert (monks["totals"], monks["letters"], monks["winner"]) == ([9, 9], ["C", "B"], 1)
    assert state.scores() == (8, 8)
    assert state.winners() == (1,)
    assert chain(state) == ["points [0, 1]", "gold [1]"]


@pytest.mark.rule("BIB 7.19")
def test_the_account_of_a_game() -> None:
    state = finished("M2A g1", "P4I P2A H1C", pigments=6)
    assert state.breakdown() == {
        "categories": [
            row("monks", 3, [2, 0], ["A", None], ANN),
            row("pigments", 6, [0, 6], [None, "A"], BEN),
            row("tomes", 3, [0, 0], [None, None], None),
            row("books", 3, [0, 1], [None, "C"], BEN),
            row("manuscripts", 3, [0, 0], [None, None], None),
        ],
        "points": [3, 9],
        "gold": [1, 0],
        "tie-break": [{"by": "points", "left": [BEN]}],
        "winners": [BEN],
    }


def row(
    name: str, die: int, totals: list[int], letters: list[str | None], winner: int | None
) -> dict[str, object]:
    return {"category": name, "die": die, "totals": totals, "letters": letters, "winner": winner}


@pytest.mark.rule("BIB 6.1", "BIB 8.13", "BIB 7.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_the_hands_are_open_and_the_rest_stays_unknown(seats: int) -> None:
    state = BIBLIOS.deal(seats, 11)
    log = lf.Log()
    play_out(state, 3, log)
    shown = [event for event in log.sent(lf.NOBODY) if event["what"] == "open-hand"]
    assert [event["seat"] for event in shown] == list(range(seats))
    assert [str(event["cards"]).split() for event in shown] == zone(state, "hands")
    assert log.sent(lf.NOBODY)[-seats:] == shown
    view: Any = state.view(lf.NOBODY).to_dict()
    assert list(view["hands"].values()) == zone(state, "hands")
    assert view["open"]["removed"]["unseen"] == {2: 21, 3: 12, 4: 7}[seats]
    assert view["open"]["discard"]["hidden"] == len(zone(state, "discard")["hidden"])
    assert state.legal() == ()
