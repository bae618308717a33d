"""Biblios: what the guide takes the others to hold, and how they decide in a search."""

from collections.abc import Iterator

import pytest

import lanternfish as lf
from lanternfish.bots.guides.catalogue import GUIDES
from lanternfish.bots.search.guide import Guide
from lanternfish.bots.search.marks import mix
from lanternfish.bots.search.search import NO_LIMIT, Search
from lanternfish.core.chance import quick
from tests.conformance.tables import TABLES, Table

BIBLIOS = lf.game("biblios")
GUIDE = GUIDES["biblios"]


def positions(table: Table, games: int, odd: float) -> Iterator[lf.State]:
    """Every fifth position of games of the guide; some decisions are made at random."""
    for seed in range(games):
        state, chance, step = table.deal(seed), quick(seed), 0
        while state.seat != lf.NOBODY:
            if step % 5 == 0:
                yield state
            view = state.view(int(state.seat))
            weights = list(GUIDE.prefer(GUIDE.stand(view)))
            place = weights.index(max(weights))
            if chance.unit() < odd:
                place = chance.below(len(weights))
            state.play(view.legal[place])
            step += 1


@pytest.mark.parametrize("table", [t for t in TABLES if t.name == "biblios"], ids=str)
def test_worlds_one_believes_in_are_possible_and_look_the_same(table: Table) -> None:
    """Every card is somewhere once, the story leads there, and the seat can tell no difference."""
    chance = quick(1)
    for state in positions(table, 3, 0.2):
        view = state.view(int(state.seat))
        world = GUIDE.imagine(view, chance)
        assert world.view(int(state.seat)) == view
        assert BIBLIOS.from_dict(world.to_dict()).to_dict() == world.to_dict()


def coins(state: lf.State, seat: int) -> int:
    hands = state.view(seat).to_dict()["hands"]
    assert isinstance(hands, dict)
    return sum(int(card[1]) for card in hands[str(seat)] if card.startswith("g"))


def test_others_are_believed_to_have_kept_gold() -> None:
    """Players keep gold: from the deal alone one would take them to be poorer than they are."""
    chance = quick(2)
    truth, believed, dealt = 0, 0, 0
    for state in positions(Table("biblios", 2, ()), 40, 0.0):
        other = 1 - int(state.seat)
        view = state.view(int(state.seat))
        truth += coins(state, other)
        believed += coins(GUIDE.imagine(view, chance), other)
        dealt += coins(view.sketch(chance), other)
    assert dealt < 0.9 * truth
    assert abs(believed - truth) < 0.5 * (truth - dealt)


def test_beliefs_follow_from_the_view_and_the_stream() -> None:
    state = next(iter(positions(Table("biblios", 3, ()), 1, 0.0)))
    view = state.view(int(state.seat))
    twin = view.sample(quick(5)).view(int(state.seat))
    assert GUIDE.imagine(view, quick(4)).to_dict() == GUIDE.imagine(twin, quick(4)).to_dict()


def late_bidding() -> lf.State:
    """Near the end of a random game: the first to bid, whom the other can raise in three ways."""
    for seed in range(100):
        state, chance = BIBLIOS.deal(2, seed), quick(seed)
        while state.seat != lf.NOBODY:
            table = state.view(int(state.seat)).to_dict()["open"]
            assert isinstance(table, dict)
            if table["phase"] == "bidding" and table["deck"] == 1 and len(raises(state)) == 3:
                return state
            state.play(state.legal()[chance.below(len(state.legal()))])
    raise AssertionError


def raises(state: lf.State) -> list[int]:
    """If the bid is 1: all bids of the other after which there is a choice again."""
    bid = BIBLIOS.parse("bid 1")
    if bid not in state.legal():
        return []
    found = []
    answered = state.copy()
    answered.play(bid)
    for answer in answered.legal():
        after = answered.copy()
        after.play(answer)
        raised = BIBLIOS.text(answer).startswith("bid")
        if raised and after.seat == state.seat and len(after.legal()) > 1:
            found.append(answer)
    return found


def answers(guide: Guide) -> list[float]:
    """How often, of all lowest bids in a search, each raise over them came up."""
    state, lowest = late_bidding(), BIBLIOS.parse("bid 1")
    me = int(state.seat)
    search = Search(state.view(me), guide, quick(3))
    search.run(1500, NO_LIMIT, False)
    bids = next(tried for action, tried, _ in search.report() if action == lowest)
    marks = [mix(mix(mix(0, lowest), answer), me) for answer in raises(state)]
    nodes = [search.tree.node(mark) for mark in marks]
    return [int(search.tree.met[node]) / bids for node in nodes]


def test_by_habit_the_others_do_what_the_guide_prefers_whatever_comes_of_it() -> None:
    """A guide that likes all actions alike: by habit all are tried alike, else the better ones."""
    guide = Guide()
    guide.curiosity = 0.3
    learnt = answers(guide)
    guide.habits = True
    usual = answers(guide)
    assert min(usual) > 0.05
    assert max(usual) < 2 * min(usual)
    assert max(learnt) < min(usual) / 4
