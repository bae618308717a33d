"""Can a view that was written be anybody's at all? Each check names what cannot be."""

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.core.errors import BadPosition
from lanternfish.core.game import NOBODY, numbers
from lanternfish.games.biblios.cards import HAND_KINDS, KINDS, NAMES, NO_CARD, SUIT, SUITS
from lanternfish.games.biblios.checks import check_auction, check_gift, check_phase
from lanternfish.games.biblios.notation import NOTATION
from lanternfish.games.biblios.recollect import (
    NO_LINE,
    Books,
    compare_hidden,
    compare_open,
    compare_own,
    follow_memory,
    line_of_kept,
)
from lanternfish.games.biblios.rules import choices
from lanternfish.games.biblios.state import OVER, PLACE, Position
from lanternfish.games.biblios.trace import in_auctions
from lanternfish.games.biblios.view import Sight

# Any card, for one that lies face down.
SOME_CARD: i64 = 0


def check_sight(v: Sight) -> None:
    s = _stand_in(v)
    _check_own(v)
    check_phase(s)
    check_gift(s)
    check_auction(s)
    _check_hands(v)
    _check_memory(v)
    _check_sum(v, s)
    _check_legal(v, s)


def _stand_in(v: Sight) -> Position:
    """The position as the seat sees it; of what it does not see, only the sizes are right."""
    s = Position()
    v.table.copy_into(s)
    s.hands = v.hands[:]
    s.suits = numbers(s.seats * SUITS)
    place: i64 = 0
    while place < s.seats * HAND_KINDS:
        s.suits[place // HAND_KINDS * SUITS + SUIT[place % HAND_KINDS]] += s.hands[place]
        place += 1
    s.laid = v.laid[:]
    s.drawn = v.drawn
    s.kept = v.kept
    if v.seat != s.active:
        if s.phase == PLACE:
            s.drawn = SOME_CARD
        if line_of_kept(s, v.memory) != NO_LINE:
            s.kept = SOME_CARD
    s.deck = numbers(v.deck_size)
    s.pile = numbers(v.pile_size)
    return s


def _check_own(v: Sight) -> None:
    """Only who decides has something in hand that is neither here nor there."""
    if v.seat != v.table.active and (v.drawn != NO_CARD or v.kept != NO_CARD):
        raise BadPosition("only the active seat draws and keeps")
    if len(v.laid) > 0 and (v.seat == NOBODY or v.seat != v.table.bidder):
        raise BadPosition("only the bidder lays a payment")


def _check_hands(v: Sight) -> None:
    """One's own hand, and at the end all of them: as large as all see it is."""
    for seat in range(int(v.table.seats)):
        size: i64 = 0
        for card in range(int(HAND_KINDS)):
            size += v.hands[seat * HAND_KINDS + card]
        if seat == v.seat:
            size += len(v.laid)
        there: i64 = v.table.sizes[seat]
        if seat != v.seat and v.table.phase != OVER:
            there = 0
        if size != there:
            raise BadPosition(f"the hand of seat {seat} shows {size} cards, not {there}")


def _check_memory(v: Sight) -> None:
    books = follow_memory(v.memory, v.table, v.seat)
    compare_open(books, v.table, v.memory)
    if v.seat != NOBODY:
        hand = v.hands[v.seat * HAND_KINDS : (v.seat + 1) * HAND_KINDS]
        compare_own(books, hand, v.kept, v.laid)
    compare_hidden(books, in_auctions(v.table), v.deck_size, v.pile_size, v.face_down_size)
    _check_seen(v, books)


def _check_seen(v: Sight, books: Books) -> None:
    """No card was seen more often than it is in the box; own cards of the pile are in the pile."""
    seen = books.seen[:]
    for card in v.table.open_removals:
        seen[card] += 1
    if v.drawn != NO_CARD:
        seen[v.drawn] += 1
    to_come: i64 = 0
    for card in range(int(KINDS)):
        from_others: i64 = books.revealed[card] - books.my_pile[card]
        if from_others > 0:
            seen[card] += from_others
        else:
            to_come -= from_others
        if seen[card] > v.table.box[card]:
            raise BadPosition(f"{NAMES[card]} is seen {seen[card]} times, not {v.table.box[card]}")
    if to_come > books.pile:
        raise BadPosition(f"{to_come} own cards are to come from a pile of {books.pile}")


def _check_sum(v: Sight, s: Position) -> None:
    """All cards of the box are somewhere."""
    there: i64 = v.unseen_size + v.face_down_size
    there += len(s.open_removals) + len(s.deck) + len(s.pile) + len(s.public)
    there += _sum(s.sizes) + _sum(s.discard)
    for card in (s.drawn, s.kept, s.church, s.auctioned):
        if card != NO_CARD:
            there += 1
    if there != _sum(s.box):
        raise BadPosition(f"there are {there} cards, not {_sum(s.box)}")


def _sum(row: vec[i64]) -> i64:
    total: i64 = 0
    for count in row:
        total += count
    return total


def _check_legal(v: Sight, s: Position) -> None:
    legal: tuple[int, ...] = ()
    if v.seat != NOBODY and v.seat == v.turn:
        legal = tuple(choices(s))
    if v.legal != legal:
        allowed = ", ".join([NOTATION.text(action) for action in legal])
        raise BadPosition(f"legal must be: {allowed or 'empty'}")
