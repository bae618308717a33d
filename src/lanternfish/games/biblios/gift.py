"""The gift phase: the active player places cards one by one, the others each take one."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from lanternfish.core.game import NOBODY
from lanternfish.games.biblios.actions import AUCTION, PUBLIC, SELF, TAKE
from lanternfish.games.biblios.cards import NAMES, NO_CARD, is_church
from lanternfish.games.biblios.church import receive_church
from lanternfish.games.biblios.state import DRAW, GATHER, NO_VEC, PLACE, TAKE_ONE, TURN_UP, Position
from lanternfish.games.biblios.story import FIND, KEEP, PILE, SHARE, TAKEN

# Which places are open, by bits.
PLACES: Final[vec[vec[i64]]] = vec[vec[i64]](
    [
        vec[i64]([where for where in (SELF, AUCTION, PUBLIC) if rooms & (1 << where)])
        for rooms in range(8)
    ]
)


def begin_gift_turn(s: Position, active: i64) -> None:
    """BIB 3.1: one card for oneself, one for the auction, one in public for each other player."""
    s.active = active
    s.self_left = 1
    s.auction_left = 1
    s.public_left = s.seats - 1
    s.phase = DRAW


def places_left(s: Position) -> i64:
    return s.self_left + s.auction_left + s.public_left


def draw(s: Position) -> None:
    """BIB 3.2: the active player draws the top card, which only he sees."""
    if places_left(s) == 0:
        s.phase = GATHER
        return
    s.drawn = s.deck[s.top]
    s.top += 1
    s.phase = PLACE
    if s.log is not None:
        s.log.whisper("draw", {"seat": s.active}, {"card": NAMES[s.drawn]}, [s.active])


def open_places(s: Position) -> vec[i64]:
    """BIB 3.3: the places that still have room."""
    rooms: i64 = 0
    if s.self_left > 0:
        rooms |= 1
    if s.auction_left > 0:
        rooms |= 2
    if s.public_left > 0:
        rooms |= 4
    return PLACES[rooms]


def place(s: Position, where: i64) -> None:
    """BIB 3.3: the drawn card goes to one of the three places, before the next is seen."""
    card = s.drawn
    s.drawn = NO_CARD
    s.phase = DRAW
    if where == PUBLIC:
        _place_in_public(s, card)
    elif where == AUCTION:
        _place_on_auction_pile(s, card)
    else:
        _place_before_oneself(s, card)


def _place_in_public(s: Position, card: i64) -> None:
    """BIB 3.6: face up, for the others to take."""
    s.public_left -= 1
    s.public = append(s.public, card)
    s.note(SHARE, s.active, 0, card)
    if s.log is not None:
        s.log.tell("share", {"seat": s.active, "card": NAMES[card]})


def _place_on_auction_pile(s: Position, card: i64) -> None:
    """BIB 3.5, 4.8: face down, whatever it is; a church card there does nothing yet."""
    s.auction_left -= 1
    s.pile = append(s.pile, card)
    s.note(PILE, s.active, 0, card)
    if s.log is not None:
        s.log.whisper("pile", {"seat": s.active}, {"card": NAMES[card]}, [s.active])


def _place_before_oneself(s: Position, card: i64) -> None:
    """BIB 3.4, 4.6: face down; but a church card is turned up and works at once."""
    s.self_left -= 1
    if is_church(card):
        s.note(FIND, s.active, 0, card)
        if s.log is not None:
            s.log.tell("find", {"seat": s.active, "card": NAMES[card]})
        receive_church(s, s.active, card, DRAW)
        return
    s.kept = card
    s.note(KEEP, s.active, 0, card)
    if s.log is not None:
        s.log.whisper("keep", {"seat": s.active}, {"card": NAMES[card]}, [s.active])


def gather(s: Position) -> None:
    """BIB 3.7: all are placed; the active player takes the card before him, if there is one."""
    if s.kept != NO_CARD:
        s.give(s.active, s.kept)
        s.kept = NO_CARD
        if s.log is not None:
            s.log.tell("gather", {"seat": s.active})
    s.taker = s.left_of(s.active)
    s.phase = TAKE_ONE


def cards_to_take(s: Position) -> vec[i64]:
    """BIB 3.8, 7.7: any card of the public space; cards that look the same are one choice."""
    choices = vec[i64](capacity=3)
    if len(s.public) == 1:
        return append(choices, TAKE + s.public[0])
    place: i64 = 0
    while place < len(s.public):
        if not _is_shown_before(s.public, place):
            choices = append(choices, TAKE + s.public[place])
        place += 1
    return choices


def _is_shown_before(public: vec[i64], place: i64) -> bool:
    earlier: i64 = 0
    while earlier < place:
        if public[earlier] == public[place]:
            return True
        earlier += 1
    return False


def take(s: Position, card: i64) -> None:
    """BIB 3.8, 4.7: one card each, clockwise; a church card works before the next one takes."""
    taker = s.taker
    s.public = remove(s.public, card)
    s.note(TAKEN, taker, 0, card)
    if s.log is not None:
        s.log.tell("take", {"seat": taker, "card": NAMES[card]})
    s.taker = s.left_of(taker)
    if is_church(card):
        receive_church(s, taker, card, TAKE_ONE)
    else:
        s.give(taker, card)


def end_gift_turn(s: Position) -> None:
    """BIB 3.10, 3.11: the next player clockwise, until the deck is empty; then the auctions."""
    s.taker = NOBODY
    if s.cards_left() > 0:
        begin_gift_turn(s, s.left_of(s.active))
        return
    # BIB 5.1: the auction pile is shuffled, and the first player of the game begins again.
    s.deck = s.pile
    s.chance.shuffle(s.deck)
    s.top = 0
    s.pile = NO_VEC
    s.active = s.first
    s.phase = TURN_UP
    if s.log is not None:
        s.log.tell("auctions", {"cards": len(s.deck)})
