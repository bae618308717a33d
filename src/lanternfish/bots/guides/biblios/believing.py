"""What players keep and sell is no accident: worlds in which they chose well are likelier.

A world drawn from a view is as likely as the deal makes it, whatever its cards. Here cards that
the seat cannot place change places, again and again: always towards what players keep and sell,
sometimes away from it (Metropolis and others, "Equation of State Calculations by Fast Computing
Machines", 1953).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.chance import Chance
from lanternfish.core.game import numbers
from lanternfish.games.biblios.cards import (
    GOLD,
    HAND_KINDS,
    KINDS,
    NO_CARD,
    SUIT,
    SUITS,
    VALUE,
    is_church,
)
from lanternfish.games.biblios.state import Position
from lanternfish.games.biblios.story import KEEP, PILE, SHOW, TAKEN, card_of, operation_of, seat_of
from lanternfish.games.biblios.trace import in_auctions

# How much more often than on the average a card is kept, or laid on the auction pile: as in games
# of the guide, but a little less, since the cards given away have shown part of it already. The
# low, middle and high cards of a category, gold of one, two and three, and the church cards: those
# that are kept are turned up at once.
KEPT: Final = (0.35, 1.2, 1.9, 0.1, 1.2, 1.9, 0.0, 0.0, 0.0, 0.0, 0.0)
SOLD: Final = (1.0, 1.25, 1.2, 0.3, 1.4, 1.4, 0.7, 0.4, 0.8, 0.6, 0.8)
# How often each card that somebody laid face down may change its place.
SWAPS: Final[i64] = 8

# Where a card lies that a seat cannot place: in a hand, on the auction pile (after the gifts: in
# the deck), in the deck during the gifts, or out of the game.
HAND: Final[i64] = 0
HEAP: Final[i64] = 1
DECK: Final[i64] = 2
AWAY: Final[i64] = 3


def _sort(card: int) -> int:
    """The place of a card in the rows above."""
    if card >= GOLD:
        return card - int(GOLD) + 3
    value = int(VALUE[card])
    if card // 9 < 2:
        return value - 2
    return 2 * (value - 1)


def _odds() -> vec[float]:
    """By where a card lies, and which it is."""
    rows = vec[float]()
    for row in (KEPT, SOLD):
        for card in range(int(KINDS)):
            rows = append(rows, float(row[_sort(card)]))
    for _ in range(2 * int(KINDS)):
        rows = append(rows, 1.0)
    return rows


ODDS: Final[vec[float]] = _odds()


class Belief:
    """The places of a world where cards lie that a seat cannot know."""

    def __init__(self, s: Position, me: i64) -> None:
        self.s = s
        self.auctions = in_auctions(s)
        # Of each place: where, which one there, and the line of the story that tells of it.
        self.areas = vec[i64](capacity=128)
        self.places = vec[i64](capacity=128)
        self.lines = vec[i64](capacity=128)
        # What each seat got as a gift and has not given away since: 48 counts a seat.
        self.spare = numbers(s.seats * HAND_KINDS)
        s.deck = s.deck[:]
        s.unseen = s.unseen[:]
        self._find_laid(me)
        # Those before this one somebody has chosen, the others are as they were dealt.
        self.chosen = i64(len(self.areas))
        self._find_dealt()

    def _add(self, area: i64, place: i64, line: i64) -> None:
        self.areas = append(self.areas, area)
        self.places = append(self.places, place)
        self.lines = append(self.lines, line)

    def _count_spare(self) -> None:
        """A card may leave a hand unseen only if none of its kind is missed later in the story."""
        for entry in self.s.story:
            operation = operation_of(entry)
            place = seat_of(entry) * HAND_KINDS + card_of(entry)
            if operation == KEEP or (operation == TAKEN and not is_church(card_of(entry))):
                self.spare[place] += 1
            elif operation >= SHOW:
                self.spare[place] -= 1
        if self.s.kept != NO_CARD:
            self.spare[self.s.active * HAND_KINDS + self.s.kept] -= 1

    def _find_laid(self, me: i64) -> None:
        """What others have laid face down."""
        self._count_spare()
        story = self.s.story
        heap = vec[i64](capacity=32)
        piled: i64 = 0
        line: i64 = 0
        while line < len(story):
            operation = operation_of(story[line])
            other = seat_of(story[line]) != me
            if operation == KEEP and other:
                self._add(HAND, 0, line)
            elif operation == PILE:
                if other and self.auctions:
                    heap = append(heap, line)
                elif other:
                    self._add(HEAP, piled, line)
                piled += 1
            line += 1
        if self.auctions:
            self._find_unsold(heap)

    def _find_unsold(self, heap: vec[i64]) -> None:
        """What others laid on the pile and is still to be auctioned; `heap` has their lines."""
        s = self.s
        place = s.top
        while place < len(s.deck):
            at: i64 = 0
            while at < len(heap) and card_of(s.story[heap[at]]) != s.deck[place]:
                at += 1
            if at < len(heap):
                self._add(HEAP, place, heap[at])
                heap[at] = heap[len(heap) - 1]
                heap = heap[: len(heap) - 1]
            place += 1

    def _find_dealt(self) -> None:
        s = self.s
        place: i64 = s.top
        while place < len(s.deck) and not self.auctions:
            self._add(DECK, place, -1)
            place += 1
        place = 0
        while place < len(s.unseen):
            self._add(AWAY, place, -1)
            place += 1

    def settle(self, chance: Chance) -> None:
        """Let the cards change places until they lie as they are likely to."""
        left = SWAPS * self.chosen
        while left > 0:
            self._try_swap(chance.below(self.chosen), chance.below(len(self.areas)), chance)
            left -= 1

    def _try_swap(self, one: i64, two: i64, chance: Chance) -> None:
        first = self._card(one)
        second = self._card(two)
        if first == second or self.areas[one] == self.areas[two]:
            return
        if not (self._is_there(one, first) and self._is_there(two, second)):
            return
        here = self.areas[one] * KINDS
        there = self.areas[two] * KINDS
        swapped = ODDS[here + second] * ODDS[there + first]
        if swapped > chance.unit() * ODDS[here + first] * ODDS[there + second]:
            self._put(one, first, second)
            self._put(two, second, first)

    def _card(self, slot: i64) -> i64:
        if self.lines[slot] >= 0:
            return card_of(self.s.story[self.lines[slot]])
        if self.areas[slot] == DECK:
            return self.s.deck[self.places[slot]]
        return self.s.unseen[self.places[slot]]

    def _is_there(self, slot: i64, card: i64) -> bool:
        """What was kept may have been paid since."""
        if self.areas[slot] != HAND:
            return True
        return self.spare[seat_of(self.s.story[self.lines[slot]]) * HAND_KINDS + card] > 0

    def _put(self, slot: i64, old: i64, card: i64) -> None:
        """A card comes to a place instead of another."""
        s = self.s
        area = self.areas[slot]
        place = self.places[slot]
        line = self.lines[slot]
        if line >= 0:
            s.story[line] += (card - old) << 10
        if area == AWAY:
            s.unseen[place] = card
        elif area == DECK or (area == HEAP and self.auctions):
            s.deck[place] = card
        elif area == HEAP:
            s.pile[place] = card
        else:
            seat = seat_of(s.story[line])
            self.spare[seat * HAND_KINDS + old] -= 1
            self.spare[seat * HAND_KINDS + card] += 1
            s.hands[seat * HAND_KINDS + old] -= 1
            s.hands[seat * HAND_KINDS + card] += 1
            s.suits[seat * SUITS + SUIT[old]] -= 1
            s.suits[seat * SUITS + SUIT[card]] += 1
