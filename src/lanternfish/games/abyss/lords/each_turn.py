"""The three powers that can be used once in each turn of their owner (ABY 3.7 to 3.9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.games.abyss.actions import OUST, PURGE, SELL
from lanternfish.games.abyss.cards import BIT, OPPORTUNIST, ORACLE, SLAVER
from lanternfish.games.abyss.lords.mages import oracle, purges
from lanternfish.games.abyss.lords.merchants import sales, slaver
from lanternfish.games.abyss.lords.politicians import can_oust, opportunist, ousts
from lanternfish.games.abyss.stacks import has_stack
from lanternfish.games.abyss.state import Position

EACH_TURN: Final[i64] = 2**3 + 2**23 + 2**31


def unused(s: Position) -> i64:
    """Which of them are in force and have not been used in this turn."""
    return s.in_force[s.active] & EACH_TURN & ~s.used


def can_use_power(s: Position) -> bool:
    """Is there one, and something to use it on?"""
    powers = unused(s)
    if powers == 0:
        return False
    return (
        (powers & BIT[SLAVER] > 0 and s.hand_sizes[s.active] > 0)
        or (powers & BIT[ORACLE] > 0 and has_stack(s))
        or (powers & BIT[OPPORTUNIST] > 0 and can_oust(s))
    )


def with_powers(s: Position, choices: vec[i64]) -> vec[i64]:
    """The choices of a decision, and the powers that can be used before it."""
    powers = unused(s)
    if powers == 0:
        return choices
    # The rows given are often ready-made ones, which must stay as they are.
    choices = choices[:]
    if powers & BIT[SLAVER] > 0:
        choices = sales(s, choices)
    if powers & BIT[ORACLE] > 0:
        choices = purges(s, choices)
    if powers & BIT[OPPORTUNIST] > 0:
        choices = ousts(s, choices)
    return choices


def use_power(s: Position, action: i64) -> None:
    """ABY 3.8: the decision at hand stays as it is."""
    if action >= OUST:
        opportunist(s, action - OUST)
    elif action >= PURGE:
        oracle(s, action - PURGE)
    else:
        slaver(s, action - SELL)
