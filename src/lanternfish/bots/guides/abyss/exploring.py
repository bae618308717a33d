"""Exploring: what to buy, what to take, when to go on, whom to fight."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.bots.guides.abyss.aim import aim_with
from lanternfish.bots.guides.abyss.measure import (
    PEARL,
    TOKEN,
    card_worth,
    key_worth,
    turns_left,
    use_left,
)
from lanternfish.games.abyss.actions import CONTINUE, FIGHT, REWARD, SELL, TAKE
from lanternfish.games.abyss.cards import (
    FIRST_REWARD,
    REWARD_KEYS,
    REWARD_PEARLS,
    REWARD_TOKENS,
)
from lanternfish.games.abyss.lords.soldiers import tamer
from lanternfish.games.abyss.state import Position

# What going on brings, and a little more for each card on the track: the fifth comes with a pearl.
GOING_ON: Final[float] = 4.2
EACH_CARD: Final[float] = 0.1
# What an opponent has of an ally that is left for the council.
LEFT_TO_OTHERS: Final[float] = 0.25


def going_on(s: Position) -> float:
    """What it brings to turn up another card."""
    return GOING_ON + EACH_CARD * float(s.shown)


def like_offer(s: Position, likes: vec[float]) -> None:
    """An ally for pearls, which go to an opponent; if nobody buys it, he has it for nothing."""
    seat = s.seat
    use = use_left(s, seat, turns_left(s))
    card = s.track[s.shown - 1]
    gain = card_worth(s, seat, card, use) + aim_with(s, seat, card, -s.price) * use
    price = PEARL * float(s.price) * use
    others = float(s.seats - 1)
    his = card_worth(s, s.active, card, use) + aim_with(s, s.active, card, 0) * use
    saved = max(his - going_on(s), 0.0) / others
    likes[0] = gain - price - price / others + saved
    likes[1] = 0.0


def like_ally(s: Position, moves: vec[i64], likes: vec[float]) -> None:
    """To take the ally or to go on."""
    seat = s.seat
    use = use_left(s, seat, turns_left(s))
    card = s.track[s.shown - 1]
    worth = card_worth(s, seat, card, use) + aim_with(s, seat, card, 0) * use
    place: i64 = 0
    for action in moves:
        if action == TAKE:
            likes[place] = worth
        elif action == CONTINUE:
            likes[place] = going_on(s) * use - LEFT_TO_OTHERS * worth
        else:
            likes[place] = power_now(worth, action)
        place += 1


def power_now(base: float, action: i64) -> float:
    """To use a power in the midst of an exploration: seldom better than at its end."""
    if action >= SELL:
        return base - 1.5
    return base


def like_monster(s: Position, moves: vec[i64], likes: vec[float]) -> None:
    """To fight for the reward, or to go on and leave the next one more."""
    left = turns_left(s)
    use = use_left(s, s.active, left)
    space = tamer(s, s.active, s.threat)
    reward = best_reward(s, s.active, space, left)
    place: i64 = 0
    for action in moves:
        if action == FIGHT:
            likes[place] = reward
        elif action == CONTINUE:
            likes[place] = going_on(s) * use
        else:
            likes[place] = power_now(reward, action)
        place += 1


def best_reward(s: Position, seat: i64, space: i64, left: float) -> float:
    """The best that a space of the threat gives."""
    best: float = 0.0
    reward = FIRST_REWARD[space]
    while reward < FIRST_REWARD[space + 1]:
        worth = reward_worth(s, seat, reward, left)
        if worth > best:
            best = worth
        reward += 1
    return best


def reward_worth(s: Position, seat: i64, reward: i64, left: float) -> float:
    keys = float(REWARD_KEYS[reward])
    return (
        keys * key_worth(s, seat, left)
        + PEARL * use_left(s, seat, left) * float(REWARD_PEARLS[reward])
        + TOKEN * float(REWARD_TOKENS[reward])
    )


def like_reward(s: Position, moves: vec[i64], likes: vec[float]) -> None:
    left = turns_left(s)
    place: i64 = 0
    for action in moves:
        if action < SELL:
            likes[place] = reward_worth(s, s.seat, action - REWARD, left)
        else:
            likes[place] = 0.0
        place += 1
