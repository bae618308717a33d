"""Random games with every position checked on the way, and what the checks would notice."""

from typing import Any

import pytest

import lanternfish as lf
from lanternfish.core.simulate import Simulation
from tests.abyss.table import ANN, BEN, asked, finished, player, turn

#: Many more in one go: `lanternfish simulate abyss --check --games 200000`.
GAMES = 1200 if lf.COMPILED else 8


@pytest.mark.rule("ABY 4.21", "ABY 8.15", "ABY 11.16")
@pytest.mark.parametrize("edition", ["standard", "russian"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_many_games_holds_together(seats: int, edition: str) -> None:
    """Scenarios 74 and 75: whoever breaks a rule of the books is told of it by `check`."""
    run = Simulation(lf.game("abyss"), seats, 400 + seats, {"edition": edition}, True)
    run.run(GAMES)
    assert run.games == GAMES
    assert sum(run.wins) == pytest.approx(GAMES)
    assert min(run.lengths) > 50


@pytest.mark.rule("ABY 11.16")
def test_a_checked_game_is_the_same_game() -> None:
    runs = [Simulation(lf.game("abyss"), 3, 7, {"edition": "standard"}, c) for c in (False, True)]
    for run in runs:
        run.run(4)
    assert runs[0].scores == runs[1].scores
    assert runs[0].lengths == runs[1].lengths


def table() -> Any:
    return turn(
        player("J3 C2", "keeper slaver", {"jail": "reaper"}, pearls=3, tokens="2"),
        player("Q1", "shaman miller", slain="miller"),
        council="S1 S2",
        court="sage hermit elder traitor",
        row="abyss",
    )


def broken(state: Any) -> str:
    with pytest.raises(lf.BadPosition) as slip:
        state.check()
    return str(slip.value.values["problem"])


def test_a_table_that_is_right_passes() -> None:
    table().check()
    finished(player(), player()).check()


def test_hands_and_what_is_counted_of_them() -> None:
    state = table()
    state.worth[5] += 1
    assert broken(state) == "the worth of race 0 in the hand of seat 1 is wrong"
    state = table()
    state.worth[1] += 1
    assert broken(state) == "the worth of race 1 in the hand of seat 0 is wrong"
    state = table()
    state.worth[4] += 1
    assert broken(state) == "the worth of race 4 in the hand of seat 0 is wrong"
    state = table()
    state.hand_sizes[BEN] += 1
    assert broken(state) == "the hand of seat 1 has 1 cards, not as many as counted"


def test_pearls_and_keys_are_never_negative() -> None:
    for name in ("pearls", "keys"):
        state = table()
        getattr(state, name)[BEN] = -1
        assert broken(state) == "seat 1 has fewer than no pearls or keys"


def test_sets_beside_rows() -> None:
    state = table()
    state.court[0], state.court[1] = state.court[1], state.court[1]
    assert broken(state) == "the court and its set do not agree"
    state = table()
    state.court_size = 3
    assert broken(state) == "the court and its set do not agree"
    state = table()
    state.working = 0
    assert broken(state) == "the lords in force do not agree with those of the seats"
    state = table()
    state.stacks[0] = 1
    assert broken(state) == "stack 0 of the council has 0 cards"
    state = table()
    state.stacks[3] = 1
    assert broken(state) == "stack 3 of the council has 2 cards"
    state = table()
    state.stacks[4] = 1
    assert broken(state) == "stack 4 of the council has 0 cards"


def test_lords_in_force_are_free_and_free_lords_are_there() -> None:
    problem = "the lords of seat {} are in force without being free or there"
    state = table()
    state.in_force[ANN] |= 1 << 17
    assert broken(state) == problem.format(ANN)
    state = table()
    state.free[BEN] |= 1 << 20
    assert broken(state) == problem.format(BEN)


@pytest.mark.parametrize("space", [0, 7])
def test_the_threat_stays_on_its_track(space: int) -> None:
    state = table()
    state.threat = space
    assert broken(state) == f"the threat is on space {space}"


def test_the_court_is_refilled_before_the_next_action() -> None:
    state: Any = turn(player(), player(), court="sage hermit")
    assert broken(state) == "the court has not been refilled"
    state = turn(player(), player(), court="sage hermit", lords_left=1)
    assert broken(state) == "the court has not been refilled"
    turn(player(), player(), court="sage hermit", lords_left=0).check()
    turn(player(), player(), court="sage hermit elder").check()


def test_what_may_be_chosen() -> None:
    state: Any = table()
    state.options = state.options[:0]
    assert broken(state) == "to explore is always possible"
    state = asked("ally", player(), player(), track="J1")
    state.options = state.options[:0]
    assert broken(state) == "nothing can be chosen"
    state = asked("ally", player(), player(), track="J1")
    # The row may be one that all such decisions share, so that it is not turned in place.
    row = state.options[:]
    row[0], row[1] = row[1], row[0]
    state.options = row
    assert broken(state) == "the legal actions are not in rising order"
    row[0] = row[1]
    assert broken(state) == "the legal actions are not in rising order"
