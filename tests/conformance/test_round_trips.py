"""States and views as plain data, as JSON, pickled and copied: always the same again."""

import copy
import json
import pickle

from tests.conformance.tables import Table, every_table
from tests.conformance.walks import play_on, positions, spread


@every_table
def test_a_state_comes_back_from_its_dict(table: Table) -> None:
    game = table.game
    for state in positions(table, 41):
        data = state.to_dict()
        again = game.from_dict(data)
        assert again == state
        assert again.to_dict() == data
        assert list(again.to_dict()) == list(data)
        assert (again.seat, again.legal()) == (state.seat, state.legal())
        assert again.progress() == state.progress()


@every_table
def test_a_state_comes_back_from_json_and_plays_on_alike(table: Table) -> None:
    for number, state in enumerate(spread(table, 42, 12)):
        text = json.dumps(state.to_dict())
        again = table.game.from_dict(json.loads(text))
        assert json.dumps(again.to_dict()) == text
        assert play_on(again, number) == play_on(state, number)
        assert again == state


@every_table
def test_a_view_comes_back_from_its_dict_and_from_json(table: Table) -> None:
    for number, state in enumerate(positions(table, 43)):
        if number % 4:
            continue
        for eyes in table.eyes():
            view = state.view(eyes)
            text = json.dumps(view.to_dict())
            again = table.game.view_from_dict(json.loads(text))
            assert again == view
            assert json.dumps(again.to_dict()) == text
            assert (again.seat, again.turn, again.legal) == (view.seat, view.turn, view.legal)


@every_table
def test_to_read_a_dict_does_not_change_it_nor_keep_it(table: Table) -> None:
    for state in spread(table, 44, 6):
        data, before = state.to_dict(), repr(state.to_dict())
        again = table.game.from_dict(data)
        play_on(again, 44, actions=8)
        assert repr(data) == before
        assert repr(state.to_dict()) == before


@every_table
def test_states_and_views_can_be_pickled_and_deeply_copied(table: Table) -> None:
    for number, state in enumerate(spread(table, 45, 8)):
        pickled = pickle.loads(pickle.dumps(state))
        copied = copy.deepcopy(state)
        assert type(pickled) is type(copied) is type(state)
        assert pickled == copied == state
        for eyes in table.eyes():
            view = state.view(eyes)
            assert pickle.loads(pickle.dumps(view)) == copy.deepcopy(view) == view
        actions = play_on(pickled, number, actions=10)
        assert play_on(copied, number, actions=10) == actions
        assert pickled == copied
