"""Why an action is refused. Only what the deciding seat itself can see goes into a reason."""

from mypy_extensions import i64

from lanternfish.core.errors import Reason
from lanternfish.games.conspiracy.actions import (
    CHOOSE,
    CLAIM,
    DRAW,
    KEEP,
    PAIR_FIRST,
    PAIR_SECOND,
    PICK,
    PLACE,
    SWAP,
    TAKE,
)
from lanternfish.games.conspiracy.alliance import is_keyless
from lanternfish.games.conspiracy.cards import (
    COLOUR,
    COLOURS,
    LOCATION_NAMES,
    LORD_NAMES,
    RANK,
)
from lanternfish.games.conspiracy.conspire import highest_pending
from lanternfish.games.conspiracy.notation import kind_of
from lanternfish.games.conspiracy.state import (
    CHOOSING,
    CONSPIRE,
    KEEPING,
    ORDER,
    PHASES,
    PICKING,
    SEARCH,
    SOURCE,
    SWAPPING,
    Position,
)


def refuse(s: Position, action: i64) -> Reason:
    """The reason why an action that is not legal is not."""
    kind = kind_of(action)
    if s.phase == CONSPIRE and kind == "conspire":
        return _about_conspiring(s, action)
    if s.phase == PICKING and kind == "pick":
        return Reason("not-shown", {"card": LORD_NAMES[action - PICK]})
    if s.phase == KEEPING and kind == "keep":
        return _about_keeping(s, action - KEEP)
    if s.phase == ORDER and kind == "order":
        return Reason("not-pending", {"card": LORD_NAMES[action - PLACE]})
    if s.phase == SWAPPING and kind == "swap":
        return _about_swapping(s, action - SWAP)
    if s.phase == SOURCE and kind == "source":
        return _about_source(s, action)
    if s.phase == CHOOSING and kind == "choose":
        return Reason("not-uncovered", {"location": LOCATION_NAMES[action - CHOOSE]})
    if s.phase == SEARCH and kind == "choose":
        return Reason("not-in-deck", {"location": LOCATION_NAMES[action - CHOOSE]})
    if s.phase == SEARCH and kind == "source":
        return Reason("search-only", {})
    return Reason("another-decision", {"asked": PHASES[s.phase]})


def _about_conspiring(s: Position, action: i64) -> Reason:
    left = s.lords_left()
    if s.forced > 0 and left > 0:
        return Reason("forced", {"count": min(s.forced, left)})
    if action >= TAKE:
        return Reason("pile-empty", {"colour": COLOURS[action - TAKE]})
    return Reason("deck-too-small", {"count": action - DRAW, "left": left})


def _about_keeping(s: Position, lord: i64) -> Reason:
    card = LORD_NAMES[lord]
    if COLOUR[lord] != s.taken or s.piles[lord] == 0:
        return Reason("not-in-pile", {"card": card, "colour": COLOURS[s.taken]})
    if RANK[lord] < highest_pending(s):
        return Reason("keep-order", {"card": card})
    return Reason("keep-falls-short", {"card": card, "count": s.room(s.active) - s.pending_left})


def _about_swapping(s: Position, pair: i64) -> Reason:
    slot = PAIR_FIRST[pair]
    if is_keyless(s, slot):
        slot = PAIR_SECOND[pair]
    if slot >= s.filled[s.active]:
        return Reason("slot-empty", {"slot": slot + 1})
    return Reason("key-stays", {"slot": slot + 1})


def _about_source(s: Position, action: i64) -> Reason:
    if action >= CLAIM:
        return Reason("not-in-row", {"location": LOCATION_NAMES[action - CLAIM]})
    return Reason("location-deck-too-small", {"left": s.sites_left()})
