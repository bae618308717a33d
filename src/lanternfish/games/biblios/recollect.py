"""Does what a seat remembers lead to what it sees? Asked of every view that is read."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from lanternfish.core.errors import BadPosition
from lanternfish.core.game import numbers
from lanternfish.games.biblios.cards import (
    HAND_KINDS,
    KINDS,
    NAMES,
    NO_CARD,
    UNKNOWN,
    is_church,
    is_gold,
)
from lanternfish.games.biblios.state import PLACE, Position
from lanternfish.games.biblios.story import (
    BUY,
    FIND,
    FINE,
    KEEP,
    PILE,
    REVEAL,
    SHARE,
    SHOW,
    TAKEN,
    UNSOLD,
    card_of,
    knows,
    operation_of,
    other_of,
    seat_of,
)

NO_LINE: Final[i64] = -1


class Books:
    """The zones as far as a memory has been read: sizes where the seat cannot know the cards."""

    def __init__(self, seats: i64, me: i64) -> None:
        self.me = me
        self.sizes = numbers(seats)
        self.hand = numbers(HAND_KINDS)
        self.public = vec[i64]()
        self.pile: i64 = 0
        self.my_pile = numbers(KINDS)
        self.auctioned: i64 = NO_CARD
        self.open = numbers(KINDS)
        self.hidden: i64 = 0
        # What the seat has seen come into the game, and what of it was turned up from the pile.
        self.seen = numbers(KINDS)
        self.revealed = numbers(KINDS)

    def follow(self, entry: i64) -> None:
        operation = operation_of(entry)
        if operation <= TAKEN:
            self._gift(operation, seat_of(entry), card_of(entry))
        elif operation <= UNSOLD:
            self._auction(operation, seat_of(entry), card_of(entry))
        else:
            self._loss(operation, seat_of(entry), other_of(entry), card_of(entry))

    def _gift(self, operation: i64, seat: i64, card: i64) -> None:
        if operation == TAKEN:
            if card not in self.public:
                raise wrong(f"{NAMES[card]} is taken without being public")
            self.public = remove(self.public, card)
            self._enter(seat, card)
            return
        if card != UNKNOWN:
            self.seen[card] += 1
        if operation == SHARE:
            self.public = append(self.public, card)
        elif operation == PILE:
            self.pile += 1
            if card != UNKNOWN:
                self.my_pile[card] += 1
        else:
            if card != UNKNOWN and is_church(card) != (operation == FIND):
                raise wrong(f"a church card is found, any other kept: not so {NAMES[card]}")
            self._enter(seat, card)

    def _auction(self, operation: i64, seat: i64, card: i64) -> None:
        if operation == REVEAL:
            if self.pile == 0 or self.auctioned != NO_CARD:
                raise wrong(f"{NAMES[card]} is turned up out of turn")
            self.pile -= 1
            self.revealed[card] += 1
            self.auctioned = card
            return
        if card != self.auctioned:
            raise wrong(f"{NAMES[card]} is not under auction")
        self.auctioned = NO_CARD
        if operation == BUY:
            self._enter(seat, card)
        else:
            self.open[card] += 1

    def _loss(self, operation: i64, seat: i64, other: i64, card: i64) -> None:
        if self.sizes[seat] == 0 or (card != UNKNOWN and is_church(card)):
            raise wrong(f"seat {seat} gives a card that no hand can have")
        self.sizes[seat] -= 1
        if seat == self.me:
            if self.hand[card] == 0:
                raise wrong(f"seat {seat} gives {NAMES[card]} without having it")
            self.hand[card] -= 1
        if operation == SHOW:
            if not is_gold(card):
                raise wrong(f"{NAMES[card]} is shown in payment: only gold is")
            self.open[card] += 1
        elif operation == FINE:
            if other == seat:
                raise wrong(f"seat {seat} fines itself")
            self._enter(other, card)
        else:
            self.hidden += 1

    def _enter(self, seat: i64, card: i64) -> None:
        """A church card is used and discarded, any other is held."""
        if card != UNKNOWN and is_church(card):
            self.open[card] += 1
            return
        self.sizes[seat] += 1
        if seat == self.me:
            self.hand[card] += 1


def wrong(what: str) -> BadPosition:
    return BadPosition(f"in the view's memory {what}")


def follow_memory(memory: vec[i64], t: Position, me: i64) -> Books:
    """Line by line, each with the cards that this seat may know and no others."""
    books = Books(t.seats, me)
    place: i64 = 0
    while place < len(memory):
        entry = memory[place]
        if knows(entry, me) == (card_of(entry) == UNKNOWN):
            raise wrong(f"line {place + 1} knows too little or too much for this seat")
        books.follow(entry)
        place += 1
    return books


def compare_open(books: Books, t: Position, memory: vec[i64]) -> None:
    """What lies open to all."""
    sizes = t.sizes[:]
    if line_of_kept(t, memory) != NO_LINE:
        sizes[t.active] += 1
    _same(books.sizes == sizes, "the hands")
    _same(_counts(books.public) == _counts(t.public), "the public space")
    _same(books.auctioned == t.auctioned, "the auction")
    discard = t.discard[:]
    if t.church != NO_CARD:
        discard[t.church] += 1
    _same(books.open == discard, "the open discard")


def compare_own(books: Books, hand: vec[i64], kept: i64, laid: vec[i64]) -> None:
    """The seat's own hand."""
    hand = hand[:]
    if kept != NO_CARD:
        hand[kept] += 1
    for card in laid:
        hand[card] += 1
    _same(books.hand == hand, "the own hand")


def compare_hidden(books: Books, auctions: bool, deck: i64, pile: i64, face_down: i64) -> None:
    """How many cards lie where nobody sees them."""
    _same(books.hidden == face_down, "the hidden discard")
    _same(books.pile == (deck if auctions else pile), "the auction pile")


def line_of_kept(t: Position, memory: vec[i64]) -> i64:
    """The line of the card that lies face down before the active player, not yet in his hand."""
    if t.phase != PLACE or t.self_left > 0:
        return NO_LINE
    place: i64 = i64(len(memory)) - 1
    while place >= 0 and seat_of(memory[place]) == t.active:
        operation = operation_of(memory[place])
        if operation == KEEP:
            return place
        if operation == FIND:
            return NO_LINE
        place -= 1
    return NO_LINE


def _counts(cards: vec[i64]) -> vec[i64]:
    counts = numbers(KINDS)
    for card in cards:
        counts[card] += 1
    return counts


def _same(same: bool, where: str) -> None:
    if not same:
        raise BadPosition(f"the view's memory does not lead to {where} as written")
