"""What a seat knows of the table: its own hand, what lay open, averages for the rest."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.bots.guides.biblios.standing import QUARTERS, Standing
from lanternfish.core.game import NOBODY, numbers
from lanternfish.games.biblios.cards import (
    CATEGORY_COUNT,
    CHURCH,
    GOLD,
    HAND_KINDS,
    KINDS,
    LETTER_COUNT,
    NO_CARD,
    SUIT,
    VALUE,
    is_church,
)
from lanternfish.games.biblios.state import Position
from lanternfish.games.biblios.story import (
    BUY,
    FINE,
    HIDE,
    KEEP,
    LOSE,
    PILE,
    REVEAL,
    SHOW,
    TAKEN,
    UNSOLD,
    card_of,
    operation_of,
    other_of,
    seat_of,
)
from lanternfish.games.biblios.trace import in_auctions

# What somebody keeps for himself is better than what comes by chance.
KEPT: Final = 1.6


class Memory:
    """The story as a seat read it: who surely holds what, how many of the cards are unknown."""

    def __init__(self, s: Position, me: i64) -> None:
        self.me = me
        # Cards that nobody has shown this seat, by kind.
        self.unseen = s.box[:]
        # Cards that others are known to hold, and how many more they hold.
        self.held = numbers(s.seats * HAND_KINDS)
        self.unknown = numbers(s.seats)
        # Own cards in the auction pile, and how many the others put there.
        self.my_pile = numbers(KINDS)
        self.my_pile_size: i64 = 0
        self.other_pile: i64 = 0
        for card in s.open_removals:
            self.unseen[card] -= 1
        for entry in s.story:
            self._read(entry)
        if s.active == me and s.drawn != NO_CARD:
            self.unseen[s.drawn] -= 1

    def _read(self, entry: i64) -> None:
        operation = operation_of(entry)
        seat = seat_of(entry)
        card = card_of(entry)
        if operation == KEEP or operation == PILE:
            self._lay_face_down(operation, seat, card)
        elif operation == TAKEN or operation == BUY:
            self._receive(seat, card)
        elif operation == REVEAL:
            self._turn_up(card)
        elif operation == SHOW:
            self._give_away(seat, card)
        elif operation == HIDE or operation == LOSE:
            return
        elif operation == FINE:
            self._fine(seat, other_of(entry), card)
        elif operation != UNSOLD:
            self.unseen[card] -= 1

    def _lay_face_down(self, operation: i64, seat: i64, card: i64) -> None:
        if seat != self.me:
            if operation == KEEP:
                self.unknown[seat] += 1
            else:
                self.other_pile += 1
            return
        self.unseen[card] -= 1
        if operation == PILE:
            self.my_pile[card] += 1
            self.my_pile_size += 1

    def _receive(self, seat: i64, card: i64) -> None:
        if seat != self.me and not is_church(card):
            self.held[seat * HAND_KINDS + card] += 1

    def _turn_up(self, card: i64) -> None:
        if self.my_pile[card] > 0:
            self.my_pile[card] -= 1
            self.my_pile_size -= 1
        else:
            self.unseen[card] -= 1
            self.other_pile -= 1

    def _give_away(self, seat: i64, card: i64) -> None:
        """A card that is seen leaving a hand."""
        if seat == self.me:
            return
        place = seat * HAND_KINDS + card
        if self.held[place] > 0:
            self.held[place] -= 1
        else:
            self.unseen[card] -= 1
            if self.unknown[seat] > 0:
                self.unknown[seat] -= 1

    def _fine(self, fined: i64, taker: i64, card: i64) -> None:
        if fined == self.me:
            self.held[taker * HAND_KINDS + card] += 1
        elif taker == self.me:
            self._give_away(fined, card)
        else:
            self.unknown[taker] += 1


class Guesswork:
    """Averages over what is unseen: how much of it is of which kind."""

    def __init__(self, unseen: vec[i64]) -> None:
        self.cards: float = 0.0
        self.golds: float = 0.0
        self.money: float = 0.0
        self.churches: float = 0.0
        self.count = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
        self.value = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
        card: i64 = 0
        while card < KINDS:
            if unseen[card] > 0:
                self._count(card, float(unseen[card]))
            card += 1
        if self.cards < 1.0:
            self.cards = 1.0

    def _count(self, card: i64, copies: float) -> None:
        self.cards += copies
        if card >= CHURCH:
            self.churches += copies
        elif card >= GOLD:
            self.golds += copies
            self.money += copies * float(VALUE[card])
        else:
            self.count[SUIT[card]] += copies
            self.value[SUIT[card]] += copies * float(VALUE[card])


def standing_for(s: Position, me: i64) -> Standing:
    """The table as the deciding seat takes it to be."""
    memory = Memory(s, me)
    guesses = Guesswork(memory.unseen)
    standing = Standing(s.seats, s.dice)
    seat: i64 = 0
    strangers: float = 0.0
    while seat < s.seats:
        if seat == me:
            _count_own(s, standing, me)
        else:
            strangers += float(memory.unknown[seat])
            _count_other(s, standing, memory, guesses, seat)
        seat += 1
    place: i64 = me * HAND_KINDS
    while place < (me + 1) * HAND_KINDS:
        memory.held[place] = s.hands[place]
        place += 1
    count_letters(standing, memory.held)
    _count_to_come(s, standing, memory, guesses, strangers)
    standing.weigh_all()
    return standing


def _count_own(s: Position, standing: Standing, me: i64) -> None:
    card: i64 = 0
    while card < HAND_KINDS:
        count = s.hands[me * HAND_KINDS + card]
        if count > 0:
            count_in(standing, me, card, count)
        card += 1
    if s.active == me and s.kept != NO_CARD:
        count_in(standing, me, s.kept, 1)


def count_in(standing: Standing, seat: i64, card: i64, count: i64) -> None:
    """So many cards of a kind lie in this hand."""
    if card < GOLD:
        standing.total[seat * CATEGORY_COUNT + SUIT[card]] += count * QUARTERS * VALUE[card]
    else:
        standing.purse[seat] += count * VALUE[card]


def count_letters(standing: Standing, hands: vec[i64]) -> None:
    """Who holds the earliest letter of a category is a quarter ahead: a tie is his."""
    category: i64 = 0
    while category < CATEGORY_COUNT:
        best: i64 = NOBODY
        earliest: i64 = LETTER_COUNT
        seat: i64 = 0
        while seat < standing.seats:
            place = seat * HAND_KINDS + category * LETTER_COUNT
            letter: i64 = 0
            while letter < earliest and hands[place + letter] == 0:
                letter += 1
            if letter < earliest:
                best = seat
                earliest = letter
            seat += 1
        if best != NOBODY:
            standing.total[best * CATEGORY_COUNT + category] += 1
        category += 1


def _count_other(
    s: Position, standing: Standing, memory: Memory, guesses: Guesswork, seat: i64
) -> None:
    """What is known of a hand and the average of the rest, less what was paid face down."""
    unknown = float(memory.unknown[seat])
    count: float = unknown
    money: float = unknown * guesses.money / guesses.cards * KEPT
    value = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
    card: i64 = 0
    while card < HAND_KINDS:
        held = memory.held[seat * HAND_KINDS + card]
        if held > 0:
            count += float(held)
            if card < GOLD:
                value[SUIT[card]] += float(held * VALUE[card])
            else:
                money += float(held * VALUE[card])
        card += 1
    part: float = 1.0
    if count > float(s.sizes[seat]):
        part = float(s.sizes[seat]) / count
    standing.purse[seat] = i64(part * money + 0.5)
    category: i64 = 0
    while category < CATEGORY_COUNT:
        points = value[category] + unknown * guesses.value[category] / guesses.cards * KEPT
        place = seat * CATEGORY_COUNT + category
        standing.total[place] = i64(part * points * float(QUARTERS) + 0.5)
        category += 1


def _count_to_come(
    s: Position, standing: Standing, memory: Memory, guesses: Guesswork, strangers: float
) -> None:
    """Cards of the deck and of the pile; and what others hold unseen, since it may be anything."""
    to_come = float(s.cards_left())
    if in_auctions(s):
        to_come -= float(memory.my_pile_size)
    else:
        to_come += float(memory.other_pile)
    chance = (to_come + strangers) / guesses.cards
    category: i64 = 0
    while category < CATEGORY_COUNT:
        halves = i64(2.0 * chance * guesses.count[category] + 0.5)
        card: i64 = category * LETTER_COUNT
        while card < (category + 1) * LETTER_COUNT:
            halves += 2 * memory.my_pile[card]
            card += 1
        standing.halves[category] = halves
        category += 1
    standing.golds = to_come * guesses.golds / guesses.cards
    card = GOLD
    while card < CHURCH:
        standing.golds += float(memory.my_pile[card])
        card += 1
