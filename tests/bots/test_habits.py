"""What the others do by habit: as often as the guide prefers it, and the guide is asked once."""

import pytest

import lanternfish as lf
from lanternfish.bots.guides.catalogue import GUIDES
from lanternfish.bots.search.habits import Habits
from lanternfish.bots.search.search import NO_LIMIT, Search
from lanternfish.core.chance import quick

BIBLIOS = lf.game("biblios")
GUIDE = GUIDES["biblios"]


def decision(seats: int, seed: int, after: int) -> lf.State:
    """A decision with some choice in a random game."""
    state, chance = BIBLIOS.deal(seats, seed), quick(seed)
    while after > 0 or len(state.legal()) < 3:
        state.play(state.legal()[chance.below(len(state.legal()))])
        after -= 1
    return state


def test_twice_as_well_liked_comes_four_times_as_often() -> None:
    state, habits, chance = decision(2, 1, 0), Habits(GUIDE), quick(5)
    odds = [weight * weight for weight in GUIDE.prefer(state)]
    counts = [0] * len(odds)
    for _ in range(4000):
        counts[habits.follow(7, state, chance)] += 1
    assert max(odds) < 0.99 * sum(odds)
    for count, odd in zip(counts, odds, strict=True):
        assert count / 4000 == pytest.approx(odd / sum(odds), abs=0.03)
    assert habits.asked == 1


def test_another_world_and_other_legal_actions_are_asked_about_again() -> None:
    habits, chance = Habits(GUIDE), quick(5)
    bidding, gift = decision(2, 1, 90), decision(2, 1, 0)
    assert len(bidding.legal()) != len(gift.legal())
    for mark, state in ((7, gift), (8, gift), (7, bidding), (7, gift), (8, gift), (7, bidding)):
        assert habits.follow(mark, state, chance) < len(state.legal())
    assert habits.asked == 3


def test_with_too_much_to_remember_it_forgets_and_goes_on() -> None:
    state, habits, chance = decision(2, 1, 0), Habits(GUIDE, 4), quick(5)
    for mark in range(6):
        habits.follow(mark, state, chance)
    assert habits.asked == 6
    assert habits.marks.count == 2
    assert len(habits.odds) == 2 * (1 + len(state.legal()))
    habits.follow(5, state, chance)
    assert habits.asked == 6
    habits.follow(0, state, chance)
    assert habits.asked == 7


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("after", [0, 60])
def test_what_is_remembered_is_what_the_guide_would_say_again(seats: int, after: int) -> None:
    view = decision(seats, 3, after).view(int(decision(seats, 3, after).seat))
    searches = [Search(view, GUIDE, quick(2)) for _ in range(2)]
    searches[1].habits = Habits(GUIDE, 1)  # forgets everything at once
    for search in searches:
        search.run(120, NO_LIMIT, False)
    assert searches[0].report() == searches[1].report()
    assert 0 < searches[0].habits.asked < searches[1].habits.asked
