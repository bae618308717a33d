"""How a guide of Abyss would pay for a lord: as the rules allow, and at the loss that it tells."""

from collections.abc import Iterator

import pytest

import lanternfish as lf
from lanternfish.bots.guides.abyss.measure import (
    CARD_IN_HAND,
    PEARL,
    POINT_IN_HAND,
    affiliation_gain,
)
from lanternfish.bots.guides.abyss.payment import RACE_GONE, Payer
from lanternfish.core.chance import quick
from lanternfish.games.abyss.actions import RECRUIT, SELL
from lanternfish.games.abyss.cards import ALLIES, MASTER_OF_MAGIC, RACE, RACES_ASKED, VALUE
from lanternfish.games.abyss.recruit import cost_for, mandatory_race
from lanternfish.games.abyss.state import MAIN, PAYING, Position

SEATS = [2, 3, 4]
GAMES = 12
USE = 0.8
# Random players of Abyss can go on for ever.
LONGEST = 400


def decisions(seats: int) -> Iterator[Position]:
    """All decisions of some random games."""
    for seed in range(GAMES):
        chance = quick(seed)
        state = lf.game("abyss").deal(seats, seed)
        for _ in range(LONGEST):
            if state.seat == lf.NOBODY:
                break
            assert isinstance(state, Position)
            yield state
            moves = state.legal()
            state.apply(moves[chance.below(len(moves))])


def wanted(s: Position) -> list[int]:
    """The lords that the deciding seat may pay for, or is paying for."""
    if s.phase == PAYING:
        return [int(s.lord)]
    if s.phase == MAIN:
        return [action - RECRUIT for action in s.legal() if RECRUIT <= action < SELL]
    return []


def is_allowed(s: Position, lord: int, plan: list[int]) -> bool:
    """Goes on with what was paid, from cards in hand, with the races and the worth he asks for."""
    new = [plan[card] - s.paid[card] for card in range(ALLIES)]
    hand = [s.hands[s.seat * ALLIES + card] for card in range(ALLIES)]
    races = {RACE[card] for card in range(ALLIES) if plan[card]}
    mandatory = mandatory_race(s, s.seat, lord)
    return (
        all(0 <= more <= held for more, held in zip(new, hand, strict=True))
        and not (s.phase == PAYING and any(new[: s.named]))
        and len(races) == RACES_ASKED[lord]
        and (mandatory < 0 or mandatory in races)
        and pearls_for(s, lord, plan) <= s.pearls[s.seat]
    )


def pearls_for(s: Position, lord: int, plan: list[int]) -> int:
    worth = sum(count * VALUE[card] for card, count in enumerate(plan))
    return int(max(cost_for(s, s.seat, lord) - worth, 0))


def loss_of(s: Position, lord: int, plan: list[int]) -> float:
    """What a payment costs: pearls, cards, races that are gone; less what is affiliated."""
    paid = [card for card in range(ALLIES) if plan[card]]
    cards = sum(plan[card] * (POINT_IN_HAND * float(VALUE[card]) + CARD_IN_HAND) for card in paid)
    before = [s.hands[s.seat * ALLIES + card] + s.paid[card] for card in range(ALLIES)]
    left = {RACE[card] for card in range(ALLIES) if before[card] > plan[card]}
    gone = len({RACE[card] for card in paid} - left)
    lowest = min(VALUE[card] for card in paid)
    free = s.has_in_force(s.seat, MASTER_OF_MAGIC)
    gain = max(affiliation_gain(s, s.seat, c) for c in paid if free or VALUE[c] == lowest)
    return USE * (PEARL * pearls_for(s, lord, plan) + cards + RACE_GONE * gone) - gain


@pytest.mark.parametrize("seats", SEATS)
def test_a_plan_is_allowed_and_costs_what_it_says(seats: int) -> None:
    payer = Payer()
    begun = 0
    for s in decisions(seats):
        lords = wanted(s)
        if lords:
            payer.look_at(s, s.seat)
        for lord in lords:
            loss = payer.plan(s, lord, USE)
            plan = [int(count) for count in payer.best]
            assert is_allowed(s, lord, plan)
            assert loss == pytest.approx(loss_of(s, lord, plan))
            begun += s.phase == PAYING and any(s.paid)
    assert begun > 20


def test_one_look_serves_all_lords() -> None:
    """The same plans whether the hand is looked at once or again for each lord."""
    once, again = Payer(), Payer()
    several = 0
    for s in decisions(2):
        lords = wanted(s)
        several += len(lords) > 1
        if lords:
            once.look_at(s, s.seat)
        for lord in lords:
            again.look_at(s, s.seat)
            assert once.plan(s, lord, USE) == again.plan(s, lord, USE)
            assert list(once.best) == list(again.best)
    assert several > 20
