"""The contract over games that Hypothesis makes up: any seed, any choices, any point."""

import copy
import json
import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import lanternfish as lf
from lanternfish import records
from tests.conformance.hooks import hooks_of
from tests.conformance.tables import TABLES, Table
from tests.conformance.test_cards import census
from tests.conformance.test_fold import compare, fold_action
from tests.conformance.walks import Player


@dataclass(frozen=True)
class Plan:
    """A game to be played: so many actions as a `Player` would, then choices made up."""

    table: Table
    seed: int
    ahead: int
    choices: list[int]

    def actions(self, state: lf.State) -> Iterator[int]:
        """One action after another; each has to be played before the next is asked for."""
        player = Player(self.seed)
        for _ in range(self.ahead):
            if state.seat != lf.NOBODY:
                yield player.choose(state)
        for choice in self.choices:
            if state.seat != lf.NOBODY:
                legal = state.legal()
                yield legal[choice % len(legal)]

    def played(self) -> lf.State:
        state = self.table.deal(self.seed)
        for action in self.actions(state):
            state.play(action)
        return state


plans = st.builds(
    Plan,
    table=st.sampled_from(TABLES),
    seed=st.integers(-(2**2000), 2**2000),
    ahead=st.integers(0, 250),
    # From the front of a list, from the back, anywhere.
    choices=st.lists(st.one_of(st.integers(0, 3), st.integers(-3, -1), st.integers(0, 999))),
)

some_games = settings(
    max_examples=25,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)


@some_games
@given(plans)
def test_a_state_is_whole_and_comes_back(plan: Plan) -> None:
    game, hooks, state = plan.table.game, hooks_of(plan.table.name), plan.played()
    data = state.to_dict()
    assert census(data, hooks) == Counter(hooks.box)
    assert game.from_dict(json.loads(json.dumps(data))) == state
    assert pickle.loads(pickle.dumps(state)) == copy.deepcopy(state) == state.copy() == state
    for eyes in plan.table.eyes():
        view = state.view(eyes)
        assert game.view_from_dict(json.loads(json.dumps(view.to_dict()))) == view


@some_games
@given(plans)
def test_the_same_deal_and_the_same_actions_are_the_same_game(plan: Plan) -> None:
    state, twin = plan.table.deal(plan.seed), plan.table.deal(plan.seed)
    for action in plan.actions(state):
        state.play(action)
        assert twin.why(action) is None
        twin.apply(action)
    assert twin == state == plan.played()


@some_games
@given(plans)
def test_a_record_comes_back(plan: Plan) -> None:
    table = plan.table
    names = [f"player {seat}" for seat in range(table.seats)]
    record = records.record_of(
        table.name, table.seats, names, seed=plan.seed, **dict(table.options)
    )
    state = records.deal(record)
    for action in plan.actions(state):
        record.append(action, state.seat)
        state.play(action)
    if state.seat == lf.NOBODY:
        record.end(state)
    assert records.replay(records.read(records.write(record))) == state


@some_games
@given(plans)
def test_a_view_is_a_fold(plan: Plan) -> None:
    state, begin = plan.table.deal(plan.seed), hooks_of(plan.table.name).fold
    folds = {eyes: begin(state.view(eyes).to_dict()) for eyes in plan.table.eyes()}
    for action in plan.actions(state):
        fold_action(folds, state, action)
    compare(folds, state, str(plan))


@some_games
@given(
    plans,
    st.one_of(
        st.integers(), st.text(), st.floats(), st.none(), st.binary(), st.booleans(), st.tuples()
    ),
)
def test_nothing_illegal_changes_anything(plan: Plan, tried: object) -> None:
    state = plan.played()
    before, legal = repr(state.to_dict()), state.legal()
    if type(tried) is int and tried in legal:
        state.play(tried)
        assert repr(state.to_dict()) != before
        return
    with pytest.raises(lf.IllegalAction) as slip:
        state.play(tried)
    assert slip.value.key
    assert repr(state.to_dict()) == before
