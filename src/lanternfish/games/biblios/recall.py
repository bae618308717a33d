"""What a seat remembers, laid out as a puzzle: which cards could lie where?

The cards that others hold or have put away face down are *tokens*: cards without a face, whose way
through the hands is known only in part. A token comes into a hand at a known or an unknown source
(openly taken, bought, drawn from my hand; or kept face down) and leaves it at a sink (shown,
drawn into my hand; or hidden; or it is still there). imagine.py follows the tokens backwards in
time, from the sinks to the sources.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.game import NOBODY, numbers
from lanternfish.games.biblios.cards import GOLD, HAND_KINDS, KINDS, is_church
from lanternfish.games.biblios.state import OVER
from lanternfish.games.biblios.story import (
    BUY,
    FIND,
    FINE,
    HIDE,
    KEEP,
    LOSE,
    PILE,
    REVEAL,
    SHARE,
    SHOW,
    TAKEN,
    card_of,
    operation_of,
    other_of,
    seat_of,
)
from lanternfish.games.biblios.view import Sight

# What happens to the hands of the others, as the seat sees it.
ENTER: Final[i64] = 0  # a known card comes into a hand
SEEN: Final[i64] = 1  # a card leaves a hand by blind draw, and I see it
SHOWN: Final[i64] = 2  # gold is shown in payment
HIDDEN: Final[i64] = 3  # a card goes away face down
MOVED: Final[i64] = 4  # a card goes from one hand to another, unseen

NO_EVENT: Final[i64] = -1
AT_GIFT: Final[i64] = -2
NO_FACE: Final[i64] = -1
SEATS: Final[i64] = 4
# Room for most puzzles: rows that need not grow save half of the time.
ROOM: Final = 60


class Rows:
    """Events and tokens, a field a column."""

    def __init__(self) -> None:
        # The auction phase, line by line: kind of event, hand, other hand, card, line of the story,
        # the token that appears here going backwards.
        self.what = vec[i64](capacity=ROOM)
        self.hand = vec[i64](capacity=ROOM)
        self.to_hand = vec[i64](capacity=ROOM)
        self.card = vec[i64](capacity=ROOM)
        self.line = vec[i64](capacity=ROOM)
        self.token = vec[i64](capacity=ROOM)
        # Going backwards, some card of a hand goes away at ENTER and at MOVED. If it is not known
        # which: that hand, how many cards it has, and how many all hands have together.
        self.drawn = vec[i64](capacity=ROOM)
        self.size = vec[i64](capacity=ROOM)
        self.total = vec[i64](capacity=ROOM)
        # The token whose source an ENTER must be, if that is certain.
        self.forced = vec[i64](capacity=ROOM)
        # Tokens: the face if it is known, the event (or AT_GIFT) and seat it must have come from.
        self.face = vec[i64](capacity=ROOM)
        self.source = vec[i64](capacity=ROOM)
        self.home = vec[i64](capacity=ROOM)
        self.born = vec[i64](capacity=ROOM)
        self.birth_hand = vec[i64](capacity=ROOM)


class Puzzle(Rows):
    """The lines of a story sorted by what is known of them. Fields by seat have four places."""

    def __init__(self, sight: Sight) -> None:
        super().__init__()
        self.me: i64 = sight.seat
        self.seats: i64 = sight.table.seats
        # Cards of the box that the seat has never seen, by kind.
        self.pool = sight.table.box[:]
        # The gift phase: lines of others' face-down cards, cards they took openly (by seat, kind).
        self.keeps = vec[i64]()
        self.piles = vec[i64]()
        self.taken = numbers(SEATS * HAND_KINDS)
        self.taken_count = numbers(SEATS)
        self.keep_count = numbers(SEATS)
        # The auction pile: my own cards in it, and what has been turned up (by kind).
        self.my_pile = numbers(KINDS)
        self.my_pile_size: i64 = 0
        self.revealed = numbers(KINDS)
        self.revealed_size: i64 = 0
        self.faces: i64 = 0
        self.moves: i64 = 0
        self.shown: i64 = 0
        # Where each card of a category was last seen entering one of the hands.
        self._entered = numbers(HAND_KINDS)
        self._entered_at = numbers(HAND_KINDS)
        self._read(sight)
        self._find_tokens(sight)

    def _read(self, sight: Sight) -> None:
        for card in sight.table.open_removals:
            self.pool[card] -= 1
        place: i64 = 0
        for entry in sight.memory:
            operation = operation_of(entry)
            if operation <= TAKEN:
                self._read_gift(entry, operation, place)
            else:
                self._read_auction(entry, operation, place)
            place += 1
        if sight.drawn >= 0:
            self.pool[sight.drawn] -= 1

    def _read_gift(self, entry: i64, operation: i64, place: i64) -> None:
        seat = seat_of(entry)
        card = card_of(entry)
        if operation == TAKEN:
            if seat != self.me and not is_church(card):
                self.taken[seat * HAND_KINDS + card] += 1
                self.taken_count[seat] += 1
        elif operation == SHARE or operation == FIND or seat == self.me:
            self.pool[card] -= 1
            if operation == PILE:
                self.my_pile[card] += 1
                self.my_pile_size += 1
        elif operation == KEEP:
            self.keeps = append(self.keeps, place)
            self.keep_count[seat] += 1
        else:
            self.piles = append(self.piles, place)

    def _read_auction(self, entry: i64, operation: i64, place: i64) -> None:
        seat = seat_of(entry)
        card = card_of(entry)
        mine = seat == self.me
        if operation == REVEAL:
            self.revealed[card] += 1
            self.revealed_size += 1
        elif operation == BUY:
            if not mine and not is_church(card):
                self._add(ENTER, seat, NOBODY, card, place)
        elif operation == SHOW:
            if not mine:
                self._add(SHOWN, seat, NOBODY, card, place)
                self.shown += 1
        elif operation == HIDE or operation == LOSE:
            if not mine:
                self._add(HIDDEN, seat, NOBODY, NO_FACE, place)
        elif operation == FINE:
            self._read_fine(seat, other_of(entry), card, place)

    def _read_fine(self, fined: i64, taker: i64, card: i64, place: i64) -> None:
        if fined == self.me:
            self._add(ENTER, taker, NOBODY, card, place)
        elif taker == self.me:
            self._add(SEEN, fined, NOBODY, card, place)
        else:
            self._add(MOVED, fined, taker, NO_FACE, place)
            self.moves += 1

    def _add(self, what: i64, hand: i64, to_hand: i64, card: i64, line: i64) -> None:
        self.what = append(self.what, what)
        self.hand = append(self.hand, hand)
        self.to_hand = append(self.to_hand, to_hand)
        self.card = append(self.card, card)
        self.line = append(self.line, line)
        self.token = append(self.token, NO_EVENT)
        self.forced = append(self.forced, NO_EVENT)
        self.drawn = append(self.drawn, NOBODY)
        self.size = append(self.size, 0)
        self.total = append(self.total, 0)

    def _find_tokens(self, sight: Sight) -> None:
        """Forwards through the auctions: how large the hands are, where tokens come from."""
        sizes = numbers(SEATS)
        self._sources_at_gift(sizes)
        event: i64 = 0
        while event < len(self.what):
            what = self.what[event]
            hand = self.hand[event]
            card = self.card[event]
            if what == ENTER:
                sizes[hand] += 1
                self.drawn[event] = hand
                self.size[event] = sizes[hand]
                if card < GOLD:
                    self._entered[card] = hand + 1
                    self._entered_at[card] = event
            else:
                sizes[hand] -= 1
                if what == MOVED:
                    sizes[self.to_hand[event]] += 1
                    self.drawn[event] = self.to_hand[event]
                    self.size[event] = sizes[self.to_hand[event]]
                else:
                    self.token[event] = len(self.face)
                    self._add_token(card, event, hand)
            self.total[event] = sizes[0] + sizes[1] + sizes[2] + sizes[3]
            event += 1
        self._final_tokens(sight, sizes)

    def _sources_at_gift(self, sizes: vec[i64]) -> None:
        seat: i64 = 0
        while seat < self.seats:
            if seat != self.me:
                sizes[seat] = self.taken_count[seat] + self.keep_count[seat]
                card: i64 = 0
                while card < GOLD:
                    if self.taken[seat * HAND_KINDS + card] > 0:
                        self._entered[card] = seat + 1
                        self._entered_at[card] = AT_GIFT
                    card += 1
            seat += 1

    def _add_token(self, card: i64, event: i64, hand: i64) -> None:
        """A card of a category is the only one of its kind: its last source is certain."""
        source: i64 = NO_EVENT
        home: i64 = NOBODY
        if 0 <= card < GOLD and self._entered[card] > 0:
            source = self._entered_at[card]
            home = self._entered[card] - 1
            self._entered[card] = 0
            if source >= 0:
                self.forced[source] = len(self.face)
                self.drawn[source] = NOBODY
        if card >= 0:
            self.faces += 1
        self.face = append(self.face, card)
        self.source = append(self.source, source)
        self.home = append(self.home, home)
        self.born = append(self.born, event)
        self.birth_hand = append(self.birth_hand, hand)

    def _final_tokens(self, sight: Sight, sizes: vec[i64]) -> None:
        """The cards that are in the hands now; when the game is over, they lie open."""
        seat: i64 = 0
        while seat < self.seats:
            if seat != self.me:
                if sight.table.phase == OVER:
                    self._open_hand(sight, seat)
                else:
                    count: i64 = sizes[seat]
                    while count > 0:
                        self._add_token(NO_FACE, i64(len(self.what)), seat)
                        count -= 1
            seat += 1

    def _open_hand(self, sight: Sight, seat: i64) -> None:
        card: i64 = 0
        while card < HAND_KINDS:
            count: i64 = sight.hands[seat * HAND_KINDS + card]
            while count > 0:
                self._add_token(card, i64(len(self.what)), seat)
                count -= 1
            card += 1
