"""How far a choice of several steps has come."""

from mypy_extensions import i64

from lanternfish.games.abyss.control import KEYS_NEEDED, keys_due
from lanternfish.games.abyss.lords.soldiers import HAND_LIMIT
from lanternfish.games.abyss.recruit import cost_for, shortfall
from lanternfish.games.abyss.state import (
    AFFILIATING,
    COMMANDED,
    EXCHANGING,
    LIMIT,
    PAYING,
    REPLACING,
    SPENDING,
    Position,
)


def progress_of(s: Position) -> dict[str, int] | None:
    """Needed, given, missing: of the cost, of three keys, of two steps; cards to choose."""
    if s.phase == PAYING:
        return _progress(cost_for(s, s.active, s.lord), s.paid_worth, shortfall(s))
    if s.phase == AFFILIATING:
        return _progress(1, 0, 1)
    if s.phase == SPENDING:
        due = keys_due(s)
        return _progress(KEYS_NEEDED, KEYS_NEEDED - due, due)
    if s.phase == REPLACING or s.phase == EXCHANGING:
        return _progress(2, 1, 1)
    if s.phase == COMMANDED or s.phase == LIMIT:
        due = s.hand_sizes[s.seat] - HAND_LIMIT
        return _progress(due, 0, due)
    return None


def _progress(needed: i64, given: i64, missing: i64) -> dict[str, int]:
    return {"needed": int(needed), "given": int(given), "missing": int(missing)}
