"""Can a written position be at all? Each check names what cannot."""

from mypy_extensions import i64

from lanternfish.core.errors import BadPosition
from lanternfish.core.game import NOBODY, numbers
from lanternfish.games.conspiracy.alliance import can_swap
from lanternfish.games.conspiracy.cards import (
    ANY_KEYS,
    FORCE_ONE,
    GOLD_KEY,
    LOCATION_NAMES,
    LOCATIONS,
    LORD_COPIES,
    LORD_NAMES,
    LORDS,
    NO_CARD,
    RANK,
    RANKS,
    SEARCH_DECK,
    SILVER_KEY,
    SLOTS,
    SWAPPER,
    has_key,
)
from lanternfish.games.conspiracy.conspire import keeps
from lanternfish.games.conspiracy.locations import is_due
from lanternfish.games.conspiracy.state import (
    CHOOSING,
    CONSPIRE,
    KEEPING,
    NEXT,
    ORDER,
    OVER,
    PHASES,
    PICKING,
    SEARCH,
    SOURCE,
    SWAPPING,
    Position,
    count_bits,
)


def check_position(s: Position) -> None:
    check_lords(s)
    check_locations(s)
    for seat in range(int(s.seats)):
        check_keys(s, seat)
    check_pearls(s)
    check_force(s)
    check_end(s)
    check_decision(s)


def check_lords(s: Position) -> None:
    """CON 1.1: every lord of the box lies somewhere, exactly once."""
    counts = s.piles[:]
    for lord in s.deck[s.top :]:
        counts[lord] += 1
    for lord in s.shown:
        counts[lord] += 1
    for rank in range(int(RANKS)):
        counts[s.taken * RANKS + rank] += s.pending[rank]
    for lord in s.lords:
        if lord != NO_CARD:
            counts[lord] += 1
    for lord in range(int(LORDS)):
        if counts[lord] != LORD_COPIES[lord]:
            raise BadPosition(
                f"{LORD_NAMES[lord]} is there {counts[lord]} times; the box has it "
                f"{LORD_COPIES[lord]} times"
            )


def check_locations(s: Position) -> None:
    """CON 1.10: every location lies somewhere, exactly once."""
    counts = numbers(LOCATIONS)
    for location in s.site_deck[s.site_top :]:
        counts[location] += 1
    for location in s.sites:
        if location != NO_CARD:
            counts[location] += 1
    for location in range(int(LOCATIONS)):
        counts[location] += ((s.row >> location) & 1) + ((s.uncovered >> location) & 1)
        if counts[location] != 1:
            raise BadPosition(f"{LOCATION_NAMES[location]} is there {counts[location]} times")


def check_keys(s: Position, seat: i64) -> None:
    """CON 5.2, 5.3: a location lies on the lord whose key completed what it takes."""
    silver: i64 = 0
    gold: i64 = 0
    any_keys = False
    for slot in range(int(SLOTS)):
        lord = s.lords[seat * SLOTS + slot]
        location = s.sites[seat * SLOTS + slot]
        if location != NO_CARD and (lord == NO_CARD or not has_key(lord)):
            raise BadPosition(
                f"{LOCATION_NAMES[location]} lies on place {slot + 1} of seat {seat}, "
                "where no key is"
            )
        if lord == NO_CARD:
            continue
        if RANK[lord] == SILVER_KEY:
            silver += 1
        elif RANK[lord] == GOLD_KEY:
            gold += 1
        if location == NO_CARD:
            continue
        if silver < 2 and gold < 2 and not (any_keys and silver + gold > 1):
            raise BadPosition(
                f"the keys of seat {seat} up to place {slot + 1} do not suffice for "
                f"{LOCATION_NAMES[location]}"
            )
        silver = 0
        gold = 0
        any_keys = any_keys or location == ANY_KEYS


def check_pearls(s: Position) -> None:
    """CON 4.14 to 4.16: nobody has more pearls than the master; without pearls there is none."""
    for seat in range(int(s.seats)):
        if s.master == NOBODY and s.pearls[seat] > 0:
            raise BadPosition(f"seat {seat} has pearls, and nobody is the pearl master")
        if s.master != NOBODY and s.pearls[seat] > s.pearls[s.master]:
            raise BadPosition(f"seat {seat} has more pearls than the pearl master")
    if s.master != NOBODY and s.pearls[s.master] == 0:
        raise BadPosition("the pearl master has no pearl")


def check_force(s: Position) -> None:
    """CON 5.13, 5.18: who forces the others owns that location, and his turn has not come."""
    if s.forced == 0:
        return
    if not s.owns(s.forcer, FORCE_ONE + s.forced - 1):
        raise BadPosition(f"seat {s.forcer} forces the others without that location")
    if s.phase in (CONSPIRE, PICKING, KEEPING) and s.forcer == s.active:
        raise BadPosition("what a player forces upon the others ends when his turn begins")
    if len(s.shown) > s.forced:
        raise BadPosition(f"{len(s.shown)} lords are shown, and {s.forced} are forced")


def check_end(s: Position) -> None:
    """CON 6.1 to 6.3: who may have a full pyramid, and who has had the last turn."""
    if s.trigger == NOBODY:
        for seat in range(int(s.seats)):
            if s.filled[seat] == SLOTS and seat != s.active:
                raise BadPosition(f"seat {seat} has 15 lords, and nobody has ended the game")
        if s.phase == OVER:
            raise BadPosition("the game is over, and nobody has ended it")
        return
    if s.filled[s.trigger] != SLOTS:
        raise BadPosition(f"seat {s.trigger} has ended the game without 15 lords")
    if s.active == s.trigger:
        raise BadPosition("who has ended the game has no further turn")
    waiting = s.left_of(s.active)
    while waiting != s.trigger:
        if s.phase == OVER:
            raise BadPosition(f"the game is over, and seat {waiting} has not had the last turn")
        if s.filled[waiting] == SLOTS:
            raise BadPosition(f"seat {waiting} has 15 lords before the last turn")
        waiting = s.left_of(waiting)


def check_decision(s: Position) -> None:
    """Each phase has what it asks about, and no other has it."""
    if s.phase == NEXT:
        raise BadPosition("nobody decides in phase 'next'")
    _only_in(s, PICKING, len(s.shown) > 0, "lords shown")
    _only_in(s, CHOOSING, s.uncovered > 0, "locations uncovered")
    room = s.room(s.active)
    if s.phase in (CONSPIRE, PICKING, KEEPING, ORDER) and room == 0:
        raise BadPosition(f"seat {s.active} has no room for another lord")
    if s.pending_left > 0 and s.phase in (CONSPIRE, PICKING, OVER):
        raise BadPosition(f"no lords of a pile wait in phase {PHASES[s.phase]!r}")
    if s.pending_left > room:
        raise BadPosition(f"{s.pending_left} lords wait, and there is room for {room}")
    if len(s.shown) > 3:
        raise BadPosition(f"{len(s.shown)} lords are shown; nobody draws more than 3")
    if s.phase == CONSPIRE and s.lords_left() == 0 and _piled(s) == 0:
        raise BadPosition("there is no lord left to conspire with")
    if s.phase == KEEPING and not s.pending_left < room < s.pending_left + s.pile_sizes[s.taken]:
        raise BadPosition("lords are chosen only from a pile larger than the room for them")
    if s.phase == KEEPING and len(keeps(s)) == 0:
        raise BadPosition(
            "lords are chosen by rising points, and too few are left to fill the room"
        )
    if s.phase == ORDER and s.pending_left == 0:
        raise BadPosition("phase 'order' needs lords that wait")
    _check_last_lord(s)


def _piled(s: Position) -> i64:
    total: i64 = 0
    for size in s.pile_sizes:
        total += size
    return total


def _check_last_lord(s: Position) -> None:
    """The powers that ask something belong to the lord just added."""
    if s.phase not in (SWAPPING, SOURCE, CHOOSING, SEARCH):
        return
    last = s.filled[s.active] - 1
    if last < 0:
        raise BadPosition(f"phase {PHASES[s.phase]!r} needs a lord just added")
    place = s.active * SLOTS + last
    if s.phase == SWAPPING:
        if RANK[s.lords[place]] != SWAPPER or not can_swap(s):
            raise BadPosition("two lords are swapped only when a lord of 0 points has been added")
        return
    if not has_key(s.lords[place]) or s.sites[place] != NO_CARD or not is_due(s, s.active):
        raise BadPosition(f"the keys of seat {s.active} do not suffice for a location")
    if (s.phase == SEARCH) != s.owns(s.active, SEARCH_DECK):
        raise BadPosition("the deck is searched by the owner of search-deck, and by nobody else")
    if count_bits(s.uncovered) > 3:
        raise BadPosition("nobody uncovers more than 3 locations")


def _only_in(s: Position, phase: i64, there: bool, what: str) -> None:
    if there and s.phase != phase:
        raise BadPosition(
            f"{what} belong to phase {PHASES[phase]!r} alone; it is {PHASES[s.phase]!r}"
        )
    if s.phase == phase and not there:
        raise BadPosition(f"phase {PHASES[phase]!r} needs {what}")
