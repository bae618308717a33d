"""The turn: which decision comes next, who makes it, and what may be chosen."""

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.core.chance import Chance
from lanternfish.core.game import NOBODY
from lanternfish.games.conspiracy.actions import CHOOSE, KEEP, PICK, PLACE
from lanternfish.games.conspiracy.alliance import orders, place, swap, swaps
from lanternfish.games.conspiracy.cards import LOCATION_BOX, LORD_BOX, SLOTS
from lanternfish.games.conspiracy.conspire import (
    begin_turn,
    conspire,
    keep,
    keeps,
    pick,
    picks,
    ways_to_conspire,
)
from lanternfish.games.conspiracy.locations import choose, find, finds, offers, seek, sources
from lanternfish.games.conspiracy.state import (
    BIT,
    CHOOSING,
    CONSPIRE,
    KEEPING,
    NEXT,
    NO_VEC,
    ORDER,
    OVER,
    PICKING,
    SOURCE,
    SWAPPING,
    Position,
)


def set_up(s: Position, seats: i64, chance: Chance) -> None:
    """CON 2.1 to 2.6: both decks shuffled, one location open, a random first player."""
    s.seats = seats
    s.chance = chance
    s.clear()
    s.deck = LORD_BOX[:]
    chance.shuffle(s.deck)
    s.site_deck = LOCATION_BOX[:]
    chance.shuffle(s.site_deck)
    s.row = BIT[s.site_deck[0]]
    s.site_top = 1
    s.first = chance.below(seats)
    begin_turn(s, s.first)
    go_on(s)


def choices(s: Position) -> vec[i64]:
    """What may be chosen at the decision the game has come to."""
    if s.phase == CONSPIRE:
        return ways_to_conspire(s)
    if s.phase == PICKING:
        return picks(s)
    if s.phase == ORDER:
        return orders(s)
    if s.phase == SOURCE:
        return sources(s)
    if s.phase == CHOOSING:
        return offers(s)
    if s.phase == SWAPPING:
        return swaps(s)
    if s.phase == KEEPING:
        return keeps(s)
    return finds(s)


def do(s: Position, action: i64) -> None:
    """Carry out one choice."""
    if s.phase == CONSPIRE:
        conspire(s, action)
    elif s.phase == PICKING:
        pick(s, action - PICK)
    elif s.phase == ORDER:
        place(s, action - PLACE)
    elif s.phase == SOURCE:
        seek(s, action)
    elif s.phase == CHOOSING:
        choose(s, action - CHOOSE)
    elif s.phase == SWAPPING:
        swap(s, action)
    elif s.phase == KEEPING:
        keep(s, action - KEEP)
    else:
        find(s, action - CHOOSE)


def go_on(s: Position) -> None:
    """CON 7.1: on to the next decision that has a choice; the engine makes the others."""
    while True:
        if s.phase == NEXT:
            go_to_next_lord(s)
        if s.phase == OVER:
            s.options = NO_VEC
            return
        s.options = choices(s)
        if len(s.options) > 1:
            return
        if s.log is not None:
            s.log.make(int(s.options[0]), s.progress() is not None)
        do(s, s.options[0])


def go_to_next_lord(s: Position) -> None:
    """CON 4.3: the lord just added is done with; another pending one, or the end of the turn."""
    if s.pending_left > 0:
        s.phase = ORDER
    else:
        end_turn(s)


def end_turn(s: Position) -> None:
    """CON 3.11, 6.1 to 6.3: a full pyramid gives each other player one last turn."""
    if s.trigger == NOBODY and s.filled[s.active] == SLOTS:
        s.trigger = s.active
        if s.log is not None:
            s.log.tell("full", {"seat": s.active})
    following = s.left_of(s.active)
    if following != s.trigger:
        begin_turn(s, following)
        return
    s.phase = OVER
    s.seat = NOBODY
    if s.log is not None:
        s.log.tell("over", {})
