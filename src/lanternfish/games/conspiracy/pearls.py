"""Pearls, and who is their master."""

from mypy_extensions import i64

from lanternfish.core.game import NOBODY
from lanternfish.games.conspiracy.state import Position


def gain_pearls(s: Position, count: i64) -> None:
    """CON 4.13: the active player's pearls grow, by all that one card gives at once."""
    seat = s.active
    s.pearls[seat] += count
    if s.log is not None:
        s.log.tell("pearls", {"seat": seat, "count": count, "total": s.pearls[seat]})
    if is_new_master(s, seat):
        s.master = seat
        if s.log is not None:
            s.log.tell("master", {"seat": seat, "pearls": s.pearls[seat]})


def is_new_master(s: Position, seat: i64) -> bool:
    """CON 4.14 to 4.16: the first with a pearl; then whoever comes to as many or more."""
    if s.master == NOBODY:
        return True
    return s.master != seat and s.pearls[seat] >= s.pearls[s.master]


def marker(s: Position) -> i64:
    """CON 4.17: the pearls of the master, as the track shows them."""
    if s.master == NOBODY:
        return 0
    return s.pearls[s.master]
