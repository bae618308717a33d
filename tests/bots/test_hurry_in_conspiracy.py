"""How a quick game of Conspiracy is played: at a glance, and still sensibly."""

import lanternfish as lf
from lanternfish.bots.guides.conspiracy.outlook import Outlook
from lanternfish.bots.guides.conspiracy.playing import quick_choice
from lanternfish.games.conspiracy.state import Position
from tests.conspiracy.table import ANN, BEN, CARA, CONSPIRACY, DAN, asked, turn


def chosen(state: lf.State) -> str:
    """What the player whose turn it is does in a hurry."""
    assert isinstance(state, Position)
    return CONSPIRACY.text(quick_choice(state, Outlook()))


def test_without_a_pile_two_lords_are_drawn() -> None:
    assert chosen(turn(2, ANN, ["B3", "R4"])) == "draw 2"


def test_a_poor_pile_is_left_alone() -> None:
    assert chosen(turn(2, ANN, ["B3", "R4"], piles="G1")) == "draw 2"


def test_of_two_rich_piles_the_richer_is_taken() -> None:
    assert chosen(turn(2, ANN, ["B3", "R4"], piles="G6 B4 B4 B6")) == "take blue"


def test_where_nothing_can_be_drawn_the_first_of_two_poor_piles_is_taken() -> None:
    full = {ANN: 13, BEN: 15, CARA: 15, DAN: 15}
    state = turn(4, ANN, sizes=full, piles="G0 P0", left=0, trigger=BEN)
    assert chosen(state) == "take green"


def test_a_good_open_location_is_claimed() -> None:
    state = asked(2, ANN, "source", ["Y1 B4 R1"], row="gold seven")
    assert chosen(state) == "claim seven"


def test_rather_than_a_poor_one_three_are_uncovered() -> None:
    state = asked(2, ANN, "source", ["Y1 B4 R1"], row="gold")
    assert chosen(state) == "reveal 3"


def test_without_a_deck_the_best_that_lies_open_is_claimed() -> None:
    state = asked(2, ANN, "source", ["Y1 B4 R1"], sites_left=0)
    assert chosen(state) == "claim seven"
