"""Politicians: other lords."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.games.abyss.actions import BETRAY, DECLINE, ENLIST, OUST, append_set
from lanternfish.games.abyss.cards import (
    BIT,
    CORRUPTOR,
    DIPLOMAT,
    LORD_NAMES,
    OPPORTUNIST,
    SCHEMER,
    TRAITOR,
    TREASURER,
)
from lanternfish.games.abyss.control import decline
from lanternfish.games.abyss.court import enter, leave_court
from lanternfish.games.abyss.state import (
    BETRAYING,
    CORRUPTING,
    REPLACING,
    SCHEMING,
    Position,
)

BRIBE: Final[i64] = 5
DISCOUNT: Final[i64] = 2


def enter_politician(s: Position, lord: i64) -> None:
    if lord == CORRUPTOR:
        corruptor(s)
    elif lord == TRAITOR:
        traitor(s)
    elif lord == SCHEMER:
        schemer(s)


def corruptor(s: Position) -> None:
    """ABY 7.27: five pearls for another lord of the court, not refilled yet."""
    if s.pearls[s.active] >= BRIBE and s.court_size > 0:
        s.phase = CORRUPTING


def bribes(s: Position) -> vec[i64]:
    return append_set(append(vec[i64](capacity=7), DECLINE), ENLIST, s.at_court)


def corrupt(s: Position, action: i64) -> None:
    if action == DECLINE:
        decline(s)
        return
    s.lose_pearls(s.active, BRIBE, "corruptor")
    leave_court(s, action - ENLIST)
    enter(s, action - ENLIST, "court")


def others(s: Position) -> i64:
    """ABY 7.28, 8.11: the free lords besides the one who entered, assassinated ones too."""
    return s.free[s.active] & ~BIT[s.lord]


def traitor(s: Position) -> None:
    """ABY 7.28: one of the others goes, and any lord of the court takes his place."""
    if others(s) > 0 and s.court_size > 0:
        s.phase = BETRAYING


def schemer(s: Position) -> None:
    """ABY 7.31: one of the others goes, and the top lord of the deck takes his place."""
    if others(s) > 0 and s.lords_left() > 0:
        s.phase = SCHEMING


def betrayals(s: Position) -> vec[i64]:
    return append_set(append(vec[i64](capacity=10), DECLINE), BETRAY, others(s))


def discard_lord(s: Position, lord: i64) -> None:
    """ABY 6.18: out of the game."""
    s.lords[s.active] &= ~BIT[lord]
    s.free[s.active] &= ~BIT[lord]
    if s.has_in_force(s.active, lord):
        s.end_power(s.active, lord)
    s.out |= BIT[lord]
    if s.log is not None:
        s.log.tell("betray", {"seat": s.active, "lord": LORD_NAMES[lord]})


def betray(s: Position, action: i64) -> None:
    """ABY 7.28, 11.7: first who goes."""
    if action == DECLINE:
        decline(s)
        return
    discard_lord(s, action - BETRAY)
    s.phase = REPLACING


def replacements(s: Position) -> vec[i64]:
    return append_set(vec[i64](capacity=6), ENLIST, s.at_court)


def replace(s: Position, lord: i64) -> None:
    """ABY 7.28, 11.7: then who comes."""
    leave_court(s, lord)
    enter(s, lord, "court")


def scheme(s: Position, action: i64) -> None:
    """ABY 7.31: nobody has seen who comes."""
    if action == DECLINE:
        decline(s)
        return
    discard_lord(s, action - BETRAY)
    lord = s.lord_deck[s.lord_top]
    s.lord_top += 1
    enter(s, lord, "deck")


def diplomat(s: Position, seat: i64) -> bool:
    """ABY 7.29: is the mandatory race dropped?"""
    return s.has_in_force(seat, DIPLOMAT)


def treasurer(s: Position, seat: i64, cost: i64) -> i64:
    """ABY 7.30, 6.5: what is left of a cost."""
    if not s.has_in_force(seat, TREASURER):
        return cost
    return max(cost - DISCOUNT, 0)


def can_oust(s: Position) -> bool:
    return s.court_size > 0 and s.lords_left() > 0


def ousts(s: Position, choices: vec[i64]) -> vec[i64]:
    """ABY 7.32: whom the opportunist could replace."""
    if not can_oust(s):
        return choices
    return append_set(choices, OUST, s.at_court)


def opportunist(s: Position, lord: i64) -> None:
    """ABY 7.32: the top lord of the deck takes the very space of one of the court."""
    s.used |= BIT[OPPORTUNIST]
    newcomer = s.lord_deck[s.lord_top]
    s.lord_top += 1
    space: i64 = 0
    while s.court[space] != lord:
        space += 1
    s.court[space] = newcomer
    s.at_court = (s.at_court & ~BIT[lord]) | BIT[newcomer]
    s.out |= BIT[lord]
    if s.log is not None:
        s.log.tell(
            "oust", {"seat": s.active, "lord": LORD_NAMES[lord], "newcomer": LORD_NAMES[newcomer]}
        )
