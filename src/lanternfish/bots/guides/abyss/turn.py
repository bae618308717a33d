"""The turn: to explore, to support the council, to recruit, to plot, to use a power."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.bots.guides.abyss.exploring import best_reward
from lanternfish.bots.guides.abyss.lords import lord_worth
from lanternfish.bots.guides.abyss.measure import (
    PEARL,
    card_worth,
    means_of,
    stack_worth,
    turns_left,
    use_left,
)
from lanternfish.bots.guides.abyss.payment import Payer
from lanternfish.games.abyss.actions import (
    END,
    EXPLORE,
    OUST,
    PLOT,
    PURGE,
    RECRUIT,
    SELL,
    SUPPORT,
)
from lanternfish.games.abyss.cards import ALCHEMIST, RACE_COUNT
from lanternfish.games.abyss.court import REFILL_AT, REFILL_PEARLS
from lanternfish.games.abyss.state import Position

# What an exploration brings: an ally of one's choice, or a chance at the monsters.
EXPLORATION: Final[float] = 3.2
MONSTER_CHANCE: Final[float] = 0.12
# What an opponent would have of a stack that stays where it is.
DENIED: Final[float] = 0.3
# A lord costs a turn in which the hand does not grow.
PATIENCE: Final[float] = 0.5
# A new lord at court is of the more use the more there is to pay with, but all see him.
HOPE: Final[float] = 0.12
PLOTTING: Final[float] = 0.5
# A power is better used at the end of the turn.
POWER_LATER: Final[float] = 0.5
# What a pearl is worth to who has sold an ally for it.
SOLD: Final[float] = 1.3
SALE: Final[float] = 0.3
OUSTING: Final[float] = 1.0


def like_actions(s: Position, moves: vec[i64], likes: vec[float], payer: Payer) -> None:
    """What each action of the turn gains."""
    seat = s.seat
    left = turns_left(s)
    use = use_left(s, seat, left)
    best: float = -99.0
    looked = False
    place: i64 = 0
    for action in moves:
        gain: float = 0.0
        if action == PLOT:
            gain = -99.0
        elif action == EXPLORE:
            reward = best_reward(s, seat, s.threat, left)
            gain = EXPLORATION * (0.3 + 0.7 * use) + MONSTER_CHANCE * reward
        elif action < RECRUIT:
            gain = support_gain(s, seat, action - SUPPORT, use)
        elif action < SELL:
            if not looked:
                payer.look_at(s, seat)
                looked = True
            gain = recruit_gain(s, action - RECRUIT, left, use, payer)
        if action < SELL:
            likes[place] = gain
            if gain > best:
                best = gain
        place += 1
    if moves[0] == PLOT:
        likes[0] = best + plot_gain(s, seat, best, use)
    like_powers(s, moves, likes, best - POWER_LATER)


def recruit_gain(s: Position, lord: i64, left: float, use: float, payer: Payer) -> float:
    """What a lord is worth less what is paid for him; the last two at court bring pearls."""
    gain = lord_worth(s, payer.seat, lord, left) - payer.plan(s, lord, use) - PATIENCE
    if s.court_size <= REFILL_AT + 1:
        gain += PEARL * use * float(REFILL_PEARLS)
    return gain


def support_gain(s: Position, seat: i64, race: i64, use: float) -> float:
    """A stack of the council, and that no opponent has it; two with the alchemist."""
    gain = stack_worth(s, seat, race, use)
    following = s.left_of(seat)
    if s.ender != following:
        gain += DENIED * stack_worth(s, following, race, use)
    if s.has_in_force(seat, ALCHEMIST):
        second: float = 0.0
        other: i64 = 0
        while other < RACE_COUNT:
            if other != race and s.stacks[other] > 0:
                worth = stack_worth(s, seat, other, use)
                if worth > second:
                    second = worth
            other += 1
        gain += second
    return gain


def plot_gain(s: Position, seat: i64, best: float, use: float) -> float:
    """A pearl for one more lord to choose from: for who can pay but likes none of the lords."""
    hope = HOPE * float(min(means_of(s, seat), 16)) - 0.25 * best
    return hope - PEARL * use - PLOTTING


def like_powers(s: Position, moves: vec[i64], likes: vec[float], base: float) -> None:
    """The powers that may be used once a turn: how much more than nothing they bring."""
    use = use_left(s, s.seat, turns_left(s))
    place: i64 = 0
    for action in moves:
        if action == END:
            likes[place] = base
        elif action >= OUST:
            likes[place] = base - OUSTING
        elif action >= PURGE:
            likes[place] = base + purge_gain(s, action - PURGE, use)
        elif action >= SELL:
            gain = sale_gain(s, action - SELL, use)
            likes[place] = base + gain
        place += 1


def sale_gain(s: Position, card: i64, use: float) -> float:
    """Two pearls for an ally: a good sale for a low one, while there are few pearls."""
    pearls = float(s.pearls[s.seat])
    return 2.0 * SOLD * use * 10.0 / (10.0 + pearls) - card_worth(s, s.seat, card, use) - SALE


def purge_gain(s: Position, race: i64, use: float) -> float:
    """A stack that the next player would like better than the owner of the oracle."""
    following = s.left_of(s.seat)
    if s.ender == following:
        return -0.1
    return 0.4 * stack_worth(s, following, race, use) - 1.5
