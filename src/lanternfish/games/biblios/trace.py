"""Does a story lead to the position it is told of? And a plain story for those without one."""

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from lanternfish.core.errors import BadPosition
from lanternfish.core.game import numbers
from lanternfish.games.biblios.cards import HAND_KINDS, KINDS, NAMES, NO_CARD, is_church
from lanternfish.games.biblios.state import BIDDING, OVER, PAYMENT, TURN_UP, Position
from lanternfish.games.biblios.story import (
    BUY,
    FIND,
    FINE,
    HIDE,
    KEEP,
    PILE,
    REVEAL,
    SHARE,
    SHOW,
    TAKEN,
    UNSOLD,
    card_of,
    line,
    operation_of,
    other_of,
    seat_of,
)


def in_auctions(s: Position) -> bool:
    """Has the auction phase begun?"""
    if s.phase == BIDDING or s.phase == PAYMENT or s.phase == OVER:
        return True
    return s.church != NO_CARD and s.resume == TURN_UP


class _Zones:
    """Where the cards are, as far as the story has been read."""

    def __init__(self, seats: i64) -> None:
        self.hands = numbers(seats * HAND_KINDS)
        self.public = vec[i64]()
        self.pile = vec[i64]()
        self.auctioned = vec[i64]()
        self.open = numbers(KINDS)
        self.hidden = numbers(KINDS)

    def enter(self, seat: i64, card: i64) -> None:
        """A card is received: a church card is used and discarded, any other is held."""
        if is_church(card):
            self.open[card] += 1
        else:
            self.hands[seat * HAND_KINDS + card] += 1

    def leave(self, seat: i64, card: i64) -> None:
        place = seat * HAND_KINDS + card
        if is_church(card) or self.hands[place] == 0:
            raise BadPosition(f"in the story seat {seat} gives {NAMES[card]} without having it")
        self.hands[place] -= 1

    def follow(self, entry: i64) -> None:
        operation = operation_of(entry)
        seat = seat_of(entry)
        card = card_of(entry)
        if operation == KEEP or operation == TAKEN or operation == BUY or operation == FIND:
            if operation == TAKEN:
                self.public = _without(self.public, card, "the public space")
            elif operation == BUY:
                self.auctioned = _without(self.auctioned, card, "the auction")
            self.enter(seat, card)
        elif operation == PILE:
            self.pile = append(self.pile, card)
        elif operation == SHARE:
            self.public = append(self.public, card)
        elif operation == REVEAL:
            self.pile = _without(self.pile, card, "the auction pile")
            self.auctioned = append(self.auctioned, card)
        elif operation == UNSOLD:
            self.auctioned = _without(self.auctioned, card, "the auction")
            self.open[card] += 1
        else:
            self.leave(seat, card)
            if operation == SHOW:
                self.open[card] += 1
            elif operation == FINE:
                self.enter(other_of(entry), card)
            else:
                self.hidden[card] += 1


def _without(row: vec[i64], card: i64, where: str) -> vec[i64]:
    if card not in row:
        raise BadPosition(f"in the story {NAMES[card]} leaves {where} without being there")
    return remove(row, card)


def trace(s: Position) -> None:
    """Follow the story from the first card; `BadPosition` where it leads somewhere else."""
    zones = _Zones(s.seats)
    for entry in s.story:
        zones.follow(entry)
    hands = s.hands[:]
    if s.kept != NO_CARD:
        hands[s.active * HAND_KINDS + s.kept] += 1
    for card in s.laid:
        hands[s.bidder * HAND_KINDS + card] += 1
    _compare(zones.hands, hands, "hands")
    _compare(_counts(zones.public), _counts(s.public), "the public space")
    _compare(_counts(zones.pile), _counts(s.deck if in_auctions(s) else s.pile), "the auction pile")
    _compare(zones.hidden, _counts(s.face_down), "the hidden discard")
    discarded = s.discard[:]
    if s.church != NO_CARD:
        discarded[s.church] += 1
    _compare(zones.open, discarded, "the open discard")


def _counts(cards: vec[i64]) -> vec[i64]:
    counts = numbers(KINDS)
    for card in cards:
        counts[card] += 1
    return counts


def _compare(told: vec[i64], there: vec[i64], where: str) -> None:
    if told != there:
        raise BadPosition(f"the story does not lead to {where} as written")


def plain_story(s: Position) -> vec[i64]:
    """A story for a position that was written without one: every hand was kept face down."""
    story = vec[i64]()
    for seat in range(int(s.seats)):
        for card in s.hand_of(seat):
            story = append(story, line(KEEP, seat, 0, card))
    for card in s.laid:
        story = append(story, line(KEEP, s.bidder, 0, card))
    for card in s.face_down:
        story = append(story, line(KEEP, 0, 0, card))
        story = append(story, line(HIDE, 0, 0, card))
    for card in s.public:
        story = append(story, line(SHARE, s.active, 0, card))
    if s.church != NO_CARD:
        story = append(story, line(FIND, s.believer, 0, s.church))
    return _plain_pile(s, _plain_discard(s, story))


def _plain_discard(s: Position, story: vec[i64]) -> vec[i64]:
    for card in range(int(KINDS)):
        for _ in range(s.discard[card]):
            if is_church(card):
                story = append(story, line(FIND, 0, 0, card))
            else:
                story = append(story, line(PILE, 0, 0, card))
                story = append(story, line(REVEAL, 0, 0, card))
                story = append(story, line(UNSOLD, 0, 0, card))
    return story


def _plain_pile(s: Position, story: vec[i64]) -> vec[i64]:
    seat: i64 = 0
    for card in s.deck if in_auctions(s) else s.pile:
        story = append(story, line(PILE, seat, 0, card))
        seat = s.left_of(seat)
    if s.auctioned != NO_CARD:
        story = append(story, line(PILE, seat, 0, s.auctioned))
        story = append(story, line(REVEAL, s.active, 0, s.auctioned))
    if s.kept != NO_CARD:
        story = append(story, line(KEEP, s.active, 0, s.kept))
    return story
