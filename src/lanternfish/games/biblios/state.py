"""What lies where in a game of Biblios. The rules that move it are in the chapters."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.chance import Chance, Quick
from lanternfish.core.events import Log
from lanternfish.core.game import NOBODY, State, numbers
from lanternfish.games.biblios.cards import (
    BOX,
    CHURCH,
    HAND_KINDS,
    KINDS,
    LETTER_COUNT,
    NO_CARD,
    SUIT,
    SUITS,
    VALUE,
    is_gold,
)
from lanternfish.games.biblios.story import line

# What comes next. Five of them ask somebody: PLACE, TAKE, CHURCH_CARD, BIDDING, PAYMENT.
DRAW: Final[i64] = 0
PLACE: Final[i64] = 1
GATHER: Final[i64] = 2
TAKE_ONE: Final[i64] = 3
CHURCH_CARD: Final[i64] = 4
TURN_UP: Final[i64] = 5
BIDDING: Final[i64] = 6
PAYMENT: Final[i64] = 7
OVER: Final[i64] = 8

PHASES: Final = (
    "draw", "place", "gather", "take", "church", "turn-up", "bidding", "payment", "over",
)  # fmt: skip

STANDARD: Final[i64] = 0
BLUFF: Final[i64] = 1
PENALTIES: Final = ("standard", "bluff")

NO_VEC: Final[vec[i64]] = vec[i64]()
DICE_AT_START: Final[vec[i64]] = vec[i64]([3, 3, 3, 3, 3])
NO_CHANCE: Final = Quick()


class Position(State):
    """Every card, die and bid of the table, and the story of how the cards came there."""

    def __init__(self) -> None:
        self.seat: i64 = NOBODY
        self.seats: i64 = 0
        self.penalty: i64 = STANDARD
        self.box = BOX
        self.chance: Chance = NO_CHANCE
        self.log: Log | None = None
        self.options = NO_VEC
        self.phase: i64 = DRAW
        self.first: i64 = 0
        self.active: i64 = 0
        self.dice = NO_VEC
        # The gift phase draws from the deck, the auction phase from the shuffled auction pile.
        # The deck never changes once it is shuffled, so that copies share it; `top` moves.
        self.deck = NO_VEC
        self.top: i64 = 0
        self.open_removals = NO_VEC
        self.unseen = NO_VEC
        self.pile = NO_VEC
        # The gift turn: places left, the card just drawn, the card kept face down.
        self.self_left: i64 = 0
        self.auction_left: i64 = 0
        self.public_left: i64 = 0
        self.drawn: i64 = NO_CARD
        self.kept: i64 = NO_CARD
        self.public = NO_VEC
        self.taker: i64 = NOBODY
        # A church card that interrupts, who received it, and what goes on afterwards.
        self.church: i64 = NO_CARD
        self.believer: i64 = NOBODY
        self.resume: i64 = DRAW
        # The auction: the card, the highest bid, who passed, who is fined (bits by seat).
        self.auctioned: i64 = NO_CARD
        self.high: i64 = 0
        self.bidder: i64 = NOBODY
        self.speaker: i64 = NOBODY
        self.passed: i64 = 0
        self.fined: i64 = 0
        self.laid = NO_VEC
        # How many cards of each kind a seat holds: 48 counts a seat. Church cards are never held.
        # `suits` has the same for the five categories and gold, `sizes` for the whole hand.
        self.hands = NO_VEC
        self.suits = NO_VEC
        self.sizes = NO_VEC
        self.discard = NO_VEC
        self.face_down = NO_VEC
        self.story = NO_VEC

    def clear(self) -> None:
        """No card anywhere yet."""
        self.dice = DICE_AT_START[:]
        self.hands = numbers(self.seats * HAND_KINDS)
        self.suits = numbers(self.seats * SUITS)
        self.sizes = numbers(self.seats)
        self.discard = numbers(KINDS)
        self.story = vec[i64](capacity=256)

    def copy_into(self, twin: "Position") -> None:
        twin.seat = self.seat
        twin.seats = self.seats
        twin.penalty = self.penalty
        twin.box = self.box
        twin.chance = self.chance.copy()
        twin.options = self.options
        twin.phase = self.phase
        twin.first = self.first
        twin.active = self.active
        twin.dice = self.dice[:]
        twin.deck = self.deck
        twin.top = self.top
        twin.open_removals = self.open_removals
        twin.unseen = self.unseen
        twin.pile = self.pile[:]
        twin.self_left = self.self_left
        twin.auction_left = self.auction_left
        twin.public_left = self.public_left
        twin.drawn = self.drawn
        twin.kept = self.kept
        twin.public = self.public[:]
        twin.taker = self.taker
        twin.church = self.church
        twin.believer = self.believer
        twin.resume = self.resume
        twin.auctioned = self.auctioned
        twin.high = self.high
        twin.bidder = self.bidder
        twin.speaker = self.speaker
        twin.passed = self.passed
        twin.fined = self.fined
        twin.laid = self.laid[:]
        twin.hands = self.hands[:]
        twin.suits = self.suits[:]
        twin.sizes = self.sizes[:]
        twin.discard = self.discard[:]
        twin.face_down = self.face_down[:]
        twin.story = self.story[:]

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    def note(self, operation: i64, seat: i64, other: i64, card: i64) -> None:
        """Remember what happened to a card."""
        self.story = append(self.story, line(operation, seat, other, card))

    def held(self, seat: i64, card: i64) -> i64:
        """How many of this card a seat holds."""
        return self.hands[seat * HAND_KINDS + card]

    def give(self, seat: i64, card: i64) -> None:
        self.hands[seat * HAND_KINDS + card] += 1
        self.suits[seat * SUITS + SUIT[card]] += 1
        self.sizes[seat] += 1

    def lay(self, seat: i64, card: i64) -> None:
        """A card leaves the hand for a payment; the others still count it."""
        self.hands[seat * HAND_KINDS + card] -= 1
        self.suits[seat * SUITS + SUIT[card]] -= 1

    def blind_draw(self, seat: i64) -> i64:
        """Take a random card out of a hand."""
        rest: i64 = self.chance.below(self.sizes[seat])
        suits = self.suits
        suit: i64 = seat * SUITS
        while rest >= suits[suit]:
            rest -= suits[suit]
            suit += 1
        suits[suit] -= 1
        self.sizes[seat] -= 1
        hands = self.hands
        card: i64 = (suit - seat * SUITS) * LETTER_COUNT
        place: i64 = seat * HAND_KINDS + card
        while rest >= hands[place]:
            rest -= hands[place]
            place += 1
        hands[place] -= 1
        return place - seat * HAND_KINDS

    def discard_open(self, card: i64) -> None:
        self.discard[card] += 1

    def discard_face_down(self, card: i64) -> None:
        self.face_down = append(self.face_down, card)

    def cards_left(self) -> i64:
        """How many cards of the deck are still to come."""
        return i64(len(self.deck)) - self.top

    def hand_of(self, seat: i64) -> list[int]:
        """A hand as a list of cards, in card order."""
        cards: list[int] = []
        for card in range(CHURCH):
            cards.extend([card] * self.held(seat, card))
        return cards


def cap(s: Position, seat: i64) -> i64:
    """BIB 5.12, 5.22: the most a seat may bid: what its hand could be worth at the very best."""
    if is_gold(s.auctioned):
        return s.sizes[seat]
    return 3 * s.sizes[seat]


def worth(card: i64) -> i64:
    """What a card is worth as money."""
    if is_gold(card):
        return VALUE[card]
    return 0
