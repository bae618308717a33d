"""How much a player would like each action of a decision, in points."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.bots.guides.abyss import choices, exploring, turn
from lanternfish.bots.guides.abyss.measure import turns_left, use_left
from lanternfish.bots.guides.abyss.payment import Payer
from lanternfish.core.game import floats
from lanternfish.games.abyss.actions import PAID, PAY
from lanternfish.games.abyss.cards import ALLIES
from lanternfish.games.abyss.state import (
    ALLY,
    MAIN,
    MONSTER_MET,
    OFFER,
    PAYING,
    REWARDING,
    WINDOW,
    Position,
)

# To do something else than what was planned, in a row of payments.
OFF_PLAN: Final[float] = -2.0


def likings(s: Position, payer: Payer) -> vec[float]:
    """For each legal action what it gains, on a scale that means nothing across decisions."""
    moves = s.moves()
    likes = floats(i64(len(moves)))
    phase = s.phase
    if phase == OFFER:
        exploring.like_offer(s, likes)
    elif phase == ALLY:
        exploring.like_ally(s, moves, likes)
    elif phase == MAIN:
        turn.like_actions(s, moves, likes, payer)
    elif phase == PAYING:
        like_payment(s, moves, likes, payer)
    elif phase == MONSTER_MET:
        exploring.like_monster(s, moves, likes)
    elif phase == REWARDING:
        exploring.like_reward(s, moves, likes)
    elif phase == WINDOW:
        turn.like_powers(s, moves, likes, 0.0)
    else:
        choices.like_choice(s, moves, likes)
    return likes


def like_payment(s: Position, moves: vec[i64], likes: vec[float], payer: Payer) -> None:
    """On with the payment that costs least."""
    payer.look_at(s, s.seat)
    payer.plan(s, s.lord, use_left(s, s.seat, turns_left(s)))
    following = next_step(s, payer.best)
    place: i64 = 0
    for action in moves:
        likes[place] = OFF_PLAN
        if action == following:
            likes[place] = 0.0
        place += 1


def next_step(s: Position, plan: vec[i64]) -> i64:
    """The first card of a planned payment that is not paid yet."""
    card: i64 = 0
    while card < ALLIES:
        if plan[card] > s.paid[card]:
            return PAY + card
        card += 1
    return PAID
