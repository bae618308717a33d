"""The court: lords come and go, and enter a player's service."""

from typing import Final

from mypy_extensions import i64

from lanternfish.core.game import NOBODY
from lanternfish.games.abyss.cards import BIT, COURT_SPACES, LORD_NAMES, NO_CARD, count_bits
from lanternfish.games.abyss.state import ENTERED, KEY_CHECK, Position

REFILL_AT: Final[i64] = 2
REFILL_PEARLS: Final[i64] = 2
LORDS_TO_END: Final[i64] = 7


def leave_court(s: Position, lord: i64) -> None:
    """ABY 6.15: the lords behind him move away from the deck."""
    space: i64 = 0
    while s.court[space] != lord:
        space += 1
    s.court_size -= 1
    while space < s.court_size:
        s.court[space] = s.court[space + 1]
        space += 1
    s.at_court &= ~BIT[lord]


def join_court(s: Position) -> i64:
    """ABY 3.2: the top lord of the deck, onto the free space farthest from it."""
    lord = s.lord_deck[s.lord_top]
    s.lord_top += 1
    s.court[s.court_size] = lord
    s.court_size += 1
    s.at_court |= BIT[lord]
    return lord


def enter(s: Position, lord: i64, source: str) -> None:
    """ABY 6.12, 6.13: free before the player; his power is next."""
    s.take_lord(s.active, lord)
    s.lord = lord
    s.phase = ENTERED
    if s.log is not None:
        s.log.tell("enter", {"seat": s.active, "lord": LORD_NAMES[lord], "source": source})


def end_recruitment(s: Position) -> None:
    """ABY 6.14 to 6.17, 10.1, 10.2: after all powers the court is refilled; is it the end?"""
    s.recruiting = False
    s.lord = NO_CARD
    s.phase = KEY_CHECK
    if s.court_size <= REFILL_AT:
        s.gain_pearls(s.active, REFILL_PEARLS, "court")
        refill_court(s)
        if s.court_size < COURT_SPACES:
            begin_end(s, "court")
    if count_bits(s.lords[s.active]) >= LORDS_TO_END:
        begin_end(s, "lords")


def refill_court(s: Position) -> None:
    """ABY 6.16: as far as the deck goes."""
    while s.court_size < COURT_SPACES and s.lords_left() > 0:
        lord = join_court(s)
        if s.log is not None:
            s.log.tell("arrive", {"lord": LORD_NAMES[lord]})


def begin_end(s: Position, by: str) -> None:
    """ABY 10.3, 10.4: each other player has one more turn; a second time changes nothing."""
    if s.ender != NOBODY:
        return
    s.ender = s.active
    if s.log is not None:
        s.log.tell("end", {"seat": s.active, "by": by})
