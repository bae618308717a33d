"""What may be chosen: something until the end, nothing twice, always in the same order."""

import lanternfish as lf
from tests.conformance.hooks import hooks_of
from tests.conformance.tables import Table, every_game, every_table
from tests.conformance.walks import positions

GAMES = 3


@every_table
def test_somebody_decides_among_legal_actions_until_the_game_is_over(table: Table) -> None:
    game, hooks = table.game, hooks_of(table.name)
    for seed in range(GAMES):
        for state in positions(table, seed):
            legal = state.legal()
            if state.seat == lf.NOBODY:
                assert legal == ()
                continue
            assert 0 <= state.seat < table.seats
            assert type(legal) is tuple
            assert legal
            assert {type(action) for action in legal} == {int}
            assert len(set(legal)) == len(legal)
            assert all(0 <= action < game.actions for action in legal)
            assert len(legal) > 1 or hooks.alone(game.text(legal[0]))


@every_table
def test_legal_actions_have_one_order(table: Table) -> None:
    game, hooks = table.game, hooks_of(table.name)
    for state in positions(table, 11):
        legal = state.legal()
        data = state.to_dict()
        texts = [game.text(action) for action in legal]
        assert texts == hooks.ordered(data, texts)
        assert state.legal() == legal
        assert tuple(state.moves()) == legal or state.seat == lf.NOBODY
        assert state.copy().legal() == legal
        assert game.from_dict(data).legal() == legal


@every_table
def test_the_decider_alone_is_offered_the_actions(table: Table) -> None:
    for state in positions(table, 12):
        for eyes in table.eyes():
            view = state.view(eyes)
            assert (view.seat, view.turn) == (eyes, state.seat)
            mine = eyes == state.seat and eyes != lf.NOBODY
            assert view.legal == (state.legal() if mine else ())


@every_table
def test_the_end_has_scores_and_winners(table: Table) -> None:
    for seed in range(GAMES):
        *_, state = positions(table, seed)
        assert len(state.scores()) == table.seats
        winners = state.winners()
        assert winners
        assert list(winners) == sorted(set(winners) & set(range(table.seats)))
        best = max(state.scores())
        assert {state.scores()[seat] for seat in winners} == {best}
        assert state.breakdown()


@every_game
def test_asking_changes_nothing(game: lf.Game) -> None:
    state = game.deal(game.seats[0], 13)
    before = state.to_dict()
    state.legal()
    state.progress()
    state.scores()
    state.winners()
    state.breakdown()
    for action in range(game.actions):
        state.why(action)
    for eyes in range(lf.NOBODY, game.seats[0]):
        state.view(eyes)
    assert state.to_dict() == before
