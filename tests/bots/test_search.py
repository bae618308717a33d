"""The search: what it is shown, what it reports, when it stops, and that it can be repeated."""

import pytest

import lanternfish as lf
from lanternfish.bots.guides.catalogue import GUIDES
from lanternfish.bots.search.guide import Guide, results
from lanternfish.bots.search.search import NO_LIMIT, STRIDE, Search
from lanternfish.core.chance import quick
from tests.conformance.tables import Table, every_game, every_table

FEW = 40


def guide_of(name: str, plainly: bool = False) -> Guide:
    return Guide() if plainly else GUIDES[name]


def decision(table: Table, seed: int, after: int) -> lf.State:
    """The first decision with a choice after so many steps of a random game, or its last one."""
    state, chance = table.deal(seed), quick(seed)
    last, step = state, 0
    while state.seat != lf.NOBODY and (step < after or len(last.legal()) == 1):
        legal = state.legal()
        if len(legal) > 1:
            last = state.copy()
        state.play(legal[chance.below(len(legal))])
        step += 1
    return last


def thought(view: lf.View, seed: int, iterations: int, plainly: bool = False) -> Search:
    search = Search(view, guide_of(view.game().name, plainly), quick(seed))
    search.run(iterations, NO_LIMIT, False)
    return search


@every_table
@pytest.mark.parametrize("plainly", [False, True], ids=["guided", "plain"])
def test_it_chooses_a_legal_action_and_accounts_for_every_iteration(
    table: Table, plainly: bool
) -> None:
    for seed, after in ((1, 0), (2, 30), (3, 90)):
        state = decision(table, seed, after)
        view = state.view(int(state.seat))
        search = thought(view, 5, FEW, plainly)
        rows = search.report()
        assert search.best() in view.legal
        assert tuple(action for action, _, _ in rows) == view.legal
        assert sum(tried for _, tried, _ in rows) == search.iterations == FEW
        assert all(0.0 <= expected <= 1.0 + 1e-9 for _, _, expected in rows)


@every_table
def test_the_same_stream_and_iterations_give_the_same_thoughts(table: Table) -> None:
    state = decision(table, 4, 40)
    view = state.view(int(state.seat))
    assert thought(view, 9, FEW).report() == thought(view, 9, FEW).report()


@every_game
def test_another_stream_gives_other_thoughts(game: lf.Game) -> None:
    state = decision(Table(game.name, 2, ()), 4, 20)
    view = state.view(int(state.seat))
    assert thought(view, 9, 200).report() != thought(view, 10, 200).report()


@every_table
def test_in_worlds_that_it_cannot_tell_apart_it_thinks_the_same(table: Table) -> None:
    state = decision(table, 6, 50)
    seat = int(state.seat)
    other = state.view(seat).sample(quick(77))
    assert other.view(seat) == state.view(seat)
    assert thought(other.view(seat), 3, FEW).report() == thought(state.view(seat), 3, FEW).report()


@every_game
def test_a_view_that_has_travelled_is_thought_through_the_same(game: lf.Game) -> None:
    state = decision(Table(game.name, 3, ()), 8, 60)
    view = state.view(int(state.seat))
    sent = game.view_from_dict(view.to_dict())
    assert thought(sent, 3, FEW).report() == thought(view, 3, FEW).report()


@every_game
def test_thinking_leaves_the_view_as_it_was(game: lf.Game) -> None:
    state = decision(Table(game.name, 2, ()), 8, 30)
    view = state.view(int(state.seat))
    before = view.to_dict()
    thought(view, 3, FEW)
    assert view.to_dict() == before


@every_game
def test_thinking_in_two_parts_is_thinking_in_one(game: lf.Game) -> None:
    state = decision(Table(game.name, 2, ()), 5, 30)
    view = state.view(int(state.seat))
    search = Search(view, GUIDES[game.name], quick(3))
    search.run(FEW // 2, NO_LIMIT, False)
    search.run(FEW // 2, NO_LIMIT, False)
    assert search.report() == thought(view, 3, FEW).report()


@every_game
def test_it_settles_early_only_where_the_rest_could_not_change_the_choice(game: lf.Game) -> None:
    stopped = 0
    for seed in range(6):
        state = decision(Table(game.name, 2, ()), seed, 25 + 5 * seed)
        view = state.view(int(state.seat))
        search = Search(view, GUIDES[game.name], quick(3))
        search.run(160, NO_LIMIT, True)
        assert search.best() == thought(view, 3, 160).best()
        stopped += search.iterations < 160
        assert search.iterations == 160 or search.lead() > 160 - search.iterations
    assert stopped > 0


@every_game
def test_without_time_it_stops_at_its_first_look_at_the_clock(game: lf.Game) -> None:
    state = decision(Table(game.name, 2, ()), 5, 30)
    search = Search(state.view(int(state.seat)), GUIDES[game.name], quick(3))
    search.run(1_000_000, 0.0)
    assert 1 <= search.iterations <= STRIDE


@pytest.mark.parametrize("plainly", [False, True], ids=["guided", "plain"])
@pytest.mark.parametrize(("name", "games", "least"), [("abyss", 400, 3), ("conspiracy", 60, 5)])
def test_the_last_decision_is_made_to_win(name: str, games: int, least: int, plainly: bool) -> None:
    """Where one action wins at once and another loses at once, it takes one that wins."""
    tried = 0
    for seed in range(games):
        state, wins = last_decision(name, seed)
        if 0 < len(wins) < len(state.legal()):
            tried += 1
            assert thought(state.view(int(state.seat)), 3, 100, plainly).best() in wins
    assert tried >= least


def last_decision(name: str, seed: int) -> tuple[lf.State, list[int]]:
    """The last decision of a random game, and the actions after which its decider has won."""
    state, chance = lf.game(name).deal(2, seed), quick(seed)
    last = state.copy()
    while state.seat != lf.NOBODY:
        last = state.copy()
        state.play(state.legal()[chance.below(len(state.legal()))])
    wins = []
    for action in last.legal():
        end = last.copy()
        end.play(action)
        if end.seat != lf.NOBODY:
            return last, []
        if end.winners() == (last.seat,):
            wins.append(action)
    return last, wins


def test_who_has_won_has_everything_and_before_the_end_all_have_the_same() -> None:
    state, chance = lf.game("conspiracy").deal(4, 3), quick(3)
    assert list(results(state)) == [0.25] * 4
    while state.seat != lf.NOBODY:
        state.play(state.legal()[chance.below(len(state.legal()))])
    shares = list(results(state))
    assert sum(shares) == pytest.approx(1.0)
    assert {seat for seat, share in enumerate(shares) if share > 0} == set(state.winners())
