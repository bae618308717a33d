"""Support of the council: a whole stack into the hand; two with the alchemist."""

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.games.abyss.actions import SUPPORT
from lanternfish.games.abyss.lords.each_turn import with_powers
from lanternfish.games.abyss.lords.mages import alchemist
from lanternfish.games.abyss.stacks import has_stack, stacks_to_choose, take_stack
from lanternfish.games.abyss.state import KEY_CHECK, SECOND_STACK, Position


def support(s: Position, race: i64) -> None:
    """ABY 5.1, 5.4: a stack; with the alchemist another one must follow."""
    take_stack(s, race)
    s.phase = KEY_CHECK
    if alchemist(s):
        s.phase = SECOND_STACK


def second_stacks(s: Position) -> vec[i64]:
    """ABY 5.4, 3.7: another stack, or a power before it."""
    return with_powers(s, stacks_to_choose(s, SUPPORT, vec[i64](capacity=5)))


def take_second_stack(s: Position, race: i64) -> None:
    take_stack(s, race)
    s.phase = KEY_CHECK


def skip_second_stack(s: Position) -> None:
    """ABY 5.4: the oracle may have emptied the last one."""
    if s.phase == SECOND_STACK and not has_stack(s):
        s.phase = KEY_CHECK
