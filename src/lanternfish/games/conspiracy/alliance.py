"""To expand the alliance: lords are added one by one, each with his crest and his power."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.games.conspiracy.actions import (
    ORDERS,
    PAIR_FIRST,
    PAIR_SECOND,
    SKIP,
    SWAP,
)
from lanternfish.games.conspiracy.cards import (
    COLOUR,
    COLOUR_COUNT,
    COLOURS,
    GOLD_KEY,
    LORD_NAMES,
    NO_CARD,
    PEARLS_OF_RANK,
    POINTS,
    RANK,
    RANKS,
    SLOTS,
    SWAPPER,
    UNVEILER,
)
from lanternfish.games.conspiracy.locations import use_key
from lanternfish.games.conspiracy.pearls import gain_pearls
from lanternfish.games.conspiracy.state import BIT, NEXT, SWAPPING, Position


def orders(s: Position) -> vec[i64]:
    """CON 4.2, 7.2: which of the pending lords comes next; equal ones are one choice."""
    there: i64 = 0
    rank: i64 = 0
    while rank < RANKS:
        if s.pending[rank] > 0:
            there |= 1 << rank
        rank += 1
    return ORDERS[s.taken][there]


def place(s: Position, lord: i64) -> None:
    """CON 4.2, 4.3: the next of several lords; he is done with before another is chosen."""
    s.pending[RANK[lord]] -= 1
    s.pending_left -= 1
    add_lord(s, lord)


def add_lord(s: Position, lord: i64) -> None:
    """CON 4.1, 4.4: on the next free place, left to right and top to bottom."""
    seat = s.active
    slot = s.filled[seat]
    s.set_lord(seat, slot, lord)
    s.filled[seat] += 1
    if s.log is not None:
        s.log.tell("place", {"seat": seat, "card": LORD_NAMES[lord], "slot": slot + 1})
    move_crest(s, seat, lord, slot)
    s.phase = NEXT
    use_power(s, RANK[lord])


def move_crest(s: Position, seat: i64, lord: i64, slot: i64) -> None:
    """CON 4.5 to 4.7: to the first lord of a colour, and then to whoever is strictly better."""
    crest = seat * COLOUR_COUNT + COLOUR[lord]
    held = s.crests[crest]
    if held != NO_CARD and POINTS[s.lords[seat * SLOTS + held]] >= POINTS[lord]:
        return
    s.crests[crest] = slot
    if s.log is not None:
        s.log.tell("crest", {"seat": seat, "colour": COLOURS[COLOUR[lord]], "slot": slot + 1})


def use_power(s: Position, rank: i64) -> None:
    """CON 1.4 to 1.9: what the lord just added does."""
    if rank == SWAPPER:
        offer_swap(s)
    elif rank <= GOLD_KEY:
        use_key(s, rank)
    elif rank == UNVEILER:
        unveil(s)
    else:
        gain_pearls(s, PEARLS_OF_RANK[rank])


def unveil(s: Position) -> None:
    """CON 4.11, 4.12: the top lord of the deck goes to his pile; an empty deck has none."""
    if s.lords_left() == 0:
        return
    lord = s.deck[s.top]
    s.top += 1
    s.discard(lord)
    if s.log is not None:
        s.log.tell("unveil", {"seat": s.active, "card": LORD_NAMES[lord]})


def is_keyless(s: Position, slot: i64) -> bool:
    """CON 4.9: a key, spent or not, makes a lord immovable."""
    return s.movable[s.active] & BIT[slot] != 0


def offer_swap(s: Position) -> None:
    """CON 4.8: two lords of the alliance may change places."""
    if can_swap(s):
        s.phase = SWAPPING


def can_swap(s: Position) -> bool:
    """CON 4.10: only where there are two lords without a key."""
    movable = s.movable[s.active]
    return movable & (movable - 1) != 0


def swaps(s: Position) -> vec[i64]:
    """CON 4.8, 4.9: to leave all as it is, or any two lords without a key."""
    movable = s.movable[s.active]
    filled = s.filled[s.active]
    choices = append(vec[i64](capacity=106), SKIP)
    action = SWAP
    one: i64 = 0
    while one < filled:
        if movable & BIT[one] != 0:
            two = one + 1
            while two < filled:
                if movable & BIT[two] != 0:
                    choices = append(choices, action + two - one - 1)
                two += 1
        action += SLOTS - 1 - one
        one += 1
    return choices


def swap(s: Position, action: i64) -> None:
    """CON 4.8, 4.18: only the places change; crests go with their lords, no power works again."""
    s.phase = NEXT
    if action == SKIP:
        if s.log is not None:
            s.log.tell("skip", {"seat": s.active})
        return
    one = PAIR_FIRST[action - SWAP]
    two = PAIR_SECOND[action - SWAP]
    first = s.active * SLOTS + one
    second = s.active * SLOTS + two
    lord = s.lords[first]
    other = s.lords[second]
    s.lords[first] = other
    s.lords[second] = lord
    # Of two lords of one colour both places stay what they are.
    s.places[s.active * COLOUR_COUNT + COLOUR[lord]] ^= BIT[one] | BIT[two]
    s.places[s.active * COLOUR_COUNT + COLOUR[other]] ^= BIT[one] | BIT[two]
    _carry_crests(s, one, two)
    if s.log is not None:
        s.log.tell("swap", {"seat": s.active, "one": one + 1, "two": two + 1})


def _carry_crests(s: Position, one: i64, two: i64) -> None:
    crest = s.active * COLOUR_COUNT
    end = crest + COLOUR_COUNT
    while crest < end:
        if s.crests[crest] == one:
            s.crests[crest] = two
        elif s.crests[crest] == two:
            s.crests[crest] = one
        crest += 1
