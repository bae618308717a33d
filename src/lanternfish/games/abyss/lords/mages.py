"""Mages: the council, extra turns, protection, an exchange of locations."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.games.abyss.actions import CLAIM, DECLINE, PURGE, SUPPORT, TRADE, append_set
from lanternfish.games.abyss.cards import (
    ALCHEMIST,
    APPRENTICE,
    BIT,
    BLACK_SMOKERS,
    ILLUSIONIST,
    INVOKER,
    LOCATION_NAMES,
    MASTER_OF_MAGIC,
    NO_CARD,
    ORACLE,
)
from lanternfish.games.abyss.control import change_location, decline, go_back
from lanternfish.games.abyss.stacks import discard_stack, has_stack, stacks_to_choose, take_stack
from lanternfish.games.abyss.state import (
    EXCHANGING,
    LEARNING,
    REFILL,
    SMOKING,
    TRADING,
    Position,
)


def enter_mage(s: Position, lord: i64) -> None:
    if lord == INVOKER:
        invoker(s)
    elif lord == APPRENTICE:
        apprentice(s)
    elif lord == ILLUSIONIST:
        illusionist(s)


def invoker(s: Position) -> None:
    """ABY 7.2: one more turn after this one."""
    s.extra += 1
    if s.log is not None:
        s.log.tell("invoke", {"seat": s.active})


def apprentice(s: Position) -> None:
    """ABY 7.3: a stack of the council, if there is one."""
    if has_stack(s):
        s.phase = LEARNING


def lessons(s: Position) -> vec[i64]:
    return stacks_to_choose(s, SUPPORT, vec[i64](capacity=5))


def learn(s: Position, race: i64) -> None:
    take_stack(s, race)
    s.phase = REFILL


def purges(s: Position, choices: vec[i64]) -> vec[i64]:
    """ABY 7.4: the stacks that the oracle could discard."""
    return stacks_to_choose(s, PURGE, choices)


def oracle(s: Position, race: i64) -> None:
    """ABY 7.4: a whole stack to the discard, once a turn."""
    s.used |= BIT[ORACLE]
    discard_stack(s, race)


def alchemist(s: Position) -> bool:
    """ABY 7.5: does the council give a second stack?"""
    return s.has_in_force(s.active, ALCHEMIST) and has_stack(s)


def master_of_magic(s: Position) -> bool:
    """ABY 7.7: is the choice of the affiliated ally another one?"""
    return s.has_in_force(s.active, MASTER_OF_MAGIC)


def illusionist(s: Position) -> None:
    """ABY 7.6: an own location for an open one, if there are both."""
    if s.sites[s.active] > 0 and s.row > 0:
        s.phase = TRADING


def trades(s: Position) -> vec[i64]:
    return append_set(append(vec[i64](capacity=8), DECLINE), TRADE, s.sites[s.active])


def trade(s: Position, action: i64) -> None:
    if action == DECLINE:
        decline(s)
        return
    s.site = action - TRADE
    s.phase = EXCHANGING
    if s.log is not None:
        s.log.tell("give", {"seat": s.active, "location": LOCATION_NAMES[s.site]})


def exchanges(s: Position) -> vec[i64]:
    return append_set(vec[i64](capacity=16), CLAIM, s.row)


def exchange(s: Position, gained: i64) -> None:
    """ABY 7.6: the lords stay where they are, under the new location."""
    given = s.site
    s.site = NO_CARD
    change_location(s, given, gained)
    s.row = (s.row & ~BIT[gained]) | BIT[given]
    if s.log is not None:
        s.log.tell(
            "trade",
            {"seat": s.active, "given": LOCATION_NAMES[given], "gained": LOCATION_NAMES[gained]},
        )
    if gained == BLACK_SMOKERS and s.sites_left() > 0:
        s.phase = SMOKING
    else:
        go_back(s)
