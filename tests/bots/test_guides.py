"""What the guides know: something of every decision, and nothing that the seat does not know."""

import math
from collections.abc import Iterator

import lanternfish as lf
from lanternfish.bots.guides.catalogue import GUIDES
from lanternfish.core.chance import quick
from tests.conformance.tables import Table, every_game, every_table


def decisions(table: Table, seed: int, step: int) -> Iterator[lf.State]:
    """Every so many decisions of a random game."""
    state, chance = table.deal(seed), quick(seed)
    number = 0
    while state.seat != lf.NOBODY and number < 600:
        if number % step == 0:
            yield state
        state.play(state.legal()[chance.below(len(state.legal()))])
        number += 1


@every_game
def test_every_game_has_a_guide(game: lf.Game) -> None:
    assert game.name in GUIDES


@every_table
def test_every_action_has_a_weight(table: Table) -> None:
    guide = GUIDES[table.name]
    for state in decisions(table, 3, 3):
        seat = int(state.seat)
        stand = guide.stand(state.view(seat))
        assert stand.seat == seat
        assert stand.legal() == state.legal()
        weights = list(guide.prefer(stand))
        assert len(weights) == len(state.legal())
        assert all(weight >= 0.0 and math.isfinite(weight) for weight in weights)
        assert sum(weights) > 0.0


@every_table
def test_what_is_preferred_follows_from_what_the_seat_knows(table: Table) -> None:
    """The truth, what the seat sees of it and any world like it: the same preferences."""
    guide, chance = GUIDES[table.name], quick(5)
    for state in decisions(table, 4, 7):
        view = state.view(int(state.seat))
        seen = list(guide.prefer(guide.stand(view)))
        assert list(guide.prefer(state)) == seen
        assert list(guide.prefer(view.sample(chance))) == seen


@every_table
def test_to_prefer_changes_nothing(table: Table) -> None:
    guide = GUIDES[table.name]
    for state in decisions(table, 5, 11):
        before = state.to_dict()
        guide.prefer(state)
        assert state.to_dict() == before


@every_table
def test_expectations_are_shares_of_one_victory(table: Table) -> None:
    guide, chance = GUIDES[table.name], quick(6)
    for state in decisions(table, 6, 9):
        shares = list(guide.play_on(state.copy(), chance))
        assert len(shares) == table.seats
        assert all(-1e-9 <= share <= 1.0 + 1e-9 for share in shares)
        assert math.isclose(sum(shares), 1.0, abs_tol=1e-6)


@every_table
def test_who_has_won_expects_most(table: Table) -> None:
    guide = GUIDES[table.name]
    state, chance = table.deal(7), quick(7)
    while state.seat != lf.NOBODY:
        state.play(state.legal()[chance.below(len(state.legal()))])
    shares = list(guide.play_on(state.copy(), chance))
    best = [seat for seat, share in enumerate(shares) if share > max(shares) - 1e-9]
    assert tuple(best) == state.winners()


@every_table
def test_what_is_noticed_is_a_small_number(table: Table) -> None:
    guide, chance = GUIDES[table.name], quick(8)
    state = table.deal(8)
    number = 0
    while state.seat != lf.NOBODY and number < 300:
        decider = int(state.seat)
        action = state.legal()[chance.below(len(state.legal()))]
        state.play(action)
        number += 1
        for seat in range(table.seats):
            assert 0 <= guide.notice(state, seat, decider, action) < 2**31


@every_table
def test_what_a_seat_cannot_tell_apart_it_notices_alike(table: Table) -> None:
    """Two worlds that look the same to a seat: nothing of what is hidden is noticed."""
    guide, chance = GUIDES[table.name], quick(9)
    for state in decisions(table, 9, 13):
        decider, action = int(state.seat), state.legal()[0]
        for seat in range(table.seats):
            view = state.view(seat)
            one, other = view.sample(chance), view.sample(chance)
            told = guide.notice(one, seat, decider, action)
            assert guide.notice(other, seat, decider, action) == told
