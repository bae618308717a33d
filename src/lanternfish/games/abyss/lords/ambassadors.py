"""Ambassadors: each brings a location by himself."""

from mypy_extensions import i64

from lanternfish.games.abyss.cards import ELDER, SAGE
from lanternfish.games.abyss.control import draw_locations
from lanternfish.games.abyss.state import PICKING, Position


def enter_ambassador(s: Position, lord: i64) -> None:
    if lord == SAGE:
        sage(s)
    elif lord == ELDER:
        elder(s)
    else:
        hermit(s)


def sage(s: Position) -> None:
    """ABY 7.33."""
    offer_locations(s, 2)


def hermit(s: Position) -> None:
    """ABY 7.34."""
    offer_locations(s, 1)


def elder(s: Position) -> None:
    """ABY 7.35."""
    offer_locations(s, 3)


def offer_locations(s: Position, count: i64) -> None:
    """ABY 7.36, 7.37: so many of the stack, or as many as there are."""
    count = min(count, s.sites_left())
    if count > 0:
        draw_locations(s, count)
        s.phase = PICKING
