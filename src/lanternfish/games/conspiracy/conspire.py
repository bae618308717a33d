"""To conspire: draw lords from the deck and pick one, or take a whole discard pile."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.game import NOBODY
from lanternfish.games.conspiracy.actions import DRAW, KEEP, PICK, TAKE, WAYS
from lanternfish.games.conspiracy.alliance import add_lord
from lanternfish.games.conspiracy.cards import COLOURS, LORD_NAMES, RANKS
from lanternfish.games.conspiracy.state import (
    BIT,
    CONSPIRE,
    KEEPING,
    NEXT,
    NO_VEC,
    PICKING,
    Position,
)


def begin_turn(s: Position, seat: i64) -> None:
    """CON 3.1, 5.18: a player's turn begins, and with it ends what he forced upon the others."""
    s.active = seat
    s.seat = seat
    s.phase = CONSPIRE
    if s.log is not None:
        s.log.tell("turn", {"seat": seat})
    if s.forcer == seat:
        s.forcer = NOBODY
        s.forced = 0
        if s.log is not None:
            s.log.tell("free", {"seat": seat})


def ways_to_conspire(s: Position) -> vec[i64]:
    """CON 3.2, 3.3, 3.6 to 3.8: so many lords of the deck, or a pile; or what is forced."""
    left = s.lords_left()
    if s.forced > 0 and left > 0:
        # CON 5.15 to 5.17: exactly so many, or as many as there are; with an empty deck, freely.
        return WAYS[BIT[min(s.forced, left) - 1]]
    return WAYS[BIT[min(left, 3)] - 1 + (s.piled << 3)]


def conspire(s: Position, action: i64) -> None:
    if action < TAKE:
        draw(s, action - DRAW)
    else:
        take(s, action - TAKE)


def draw(s: Position, count: i64) -> None:
    """CON 3.2, 3.4: so many lords from the top of the deck, open to all."""
    s.shown = s.deck[s.top : s.top + count]
    s.top += count
    s.phase = PICKING
    if s.log is not None:
        s.log.tell("draw", {"seat": s.active, "count": count})
        for lord in s.shown:
            s.log.tell("show", {"seat": s.active, "card": LORD_NAMES[lord]})


def picks(s: Position) -> vec[i64]:
    """CON 3.4, 7.2: one of the lords shown; equal ones are one choice."""
    shown = s.shown
    choices = vec[i64](capacity=3)
    least: i64 = shown[0]
    for lord in shown:
        least = min(least, lord)
    while least >= 0:
        choices = append(choices, PICK + least)
        least = _next_above(shown, least)
    return choices


def _next_above(shown: vec[i64], floor: i64) -> i64:
    """The least lord above another; -1 if there is none."""
    found: i64 = -1
    for lord in shown:
        if lord > floor and (found < 0 or lord < found):
            found = lord
    return found


def pick(s: Position, chosen: i64) -> None:
    """CON 3.4, 3.5: one lord is chosen; the others go to their piles before anything else."""
    shown = s.shown
    s.shown = NO_VEC
    if s.log is not None:
        s.log.tell("pick", {"seat": s.active, "card": LORD_NAMES[chosen]})
    kept = False
    for lord in shown:
        if lord == chosen and not kept:
            kept = True
            continue
        s.discard(lord)
        if s.log is not None:
            s.log.tell("discard", {"seat": s.active, "card": LORD_NAMES[lord]})
    add_lord(s, chosen)


def take(s: Position, colour: i64) -> None:
    """CON 3.6, 3.10: the whole pile; or, if it is larger than the room, as many as there is."""
    s.taken = colour
    if s.log is not None:
        s.log.tell(
            "take", {"seat": s.active, "colour": COLOURS[colour], "count": s.pile_sizes[colour]}
        )
    if s.pile_sizes[colour] > s.room(s.active):
        s.phase = KEEPING
        return
    rank: i64 = 0
    while rank < RANKS:
        lord = colour * RANKS + rank
        s.pending[rank] = s.piles[lord]
        s.piles[lord] = 0
        rank += 1
    s.pending_left = s.pile_sizes[colour]
    s.pile_sizes[colour] = 0
    s.piled &= ~BIT[colour]
    s.phase = NEXT


def keeps(s: Position) -> vec[i64]:
    """CON 3.10, 7.4: by rising points, and only while the others can still make up the number."""
    choices = vec[i64](capacity=6)
    lords = s.taken * RANKS
    needed = s.room(s.active) - s.pending_left
    least = highest_pending(s)
    rank = RANKS - 1
    above: i64 = 0
    while rank >= least:
        above += s.piles[lords + rank]
        if s.piles[lords + rank] > 0 and above >= needed:
            choices = append(choices, KEEP + lords + rank)
        rank -= 1
    return _reversed(choices)


def _reversed(row: vec[i64]) -> vec[i64]:
    turned = vec[i64](capacity=6)
    place: i64 = i64(len(row)) - 1
    while place >= 0:
        turned = append(turned, row[place])
        place -= 1
    return turned


def highest_pending(s: Position) -> i64:
    """The highest rank among the pending lords; nought if there is none."""
    rank = RANKS - 1
    while rank > 0 and s.pending[rank] == 0:
        rank -= 1
    return rank


def keep(s: Position, lord: i64) -> None:
    """CON 3.10: one of those that will be added; the rest stays on the pile."""
    s.piles[lord] -= 1
    s.pile_sizes[s.taken] -= 1
    s.pending[lord - s.taken * RANKS] += 1
    s.pending_left += 1
    if s.log is not None:
        s.log.tell("keep", {"seat": s.active, "card": LORD_NAMES[lord]})
    if s.pending_left < s.room(s.active):
        return
    s.phase = NEXT
    if s.log is not None:
        s.log.tell(
            "return",
            {
                "seat": s.active,
                "colour": COLOURS[s.taken],
                "count": s.pile_sizes[s.taken],
            },
        )
