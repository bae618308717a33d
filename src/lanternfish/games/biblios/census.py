"""How many known faces there are in a hand, at the least and at the most.

Counted backwards through the events, by classes: the three values of gold, and cards of categories.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.core.game import NOBODY, floats, numbers
from lanternfish.games.biblios.cards import GOLD, HAND_KINDS
from lanternfish.games.biblios.recall import ENTER, HIDDEN, MOVED, NO_EVENT, SEATS, SHOWN, Puzzle

CLASSES: Final[i64] = 4
CATEGORY: Final[i64] = 3


def class_of(face: i64) -> i64:
    if face >= GOLD:
        return face - GOLD
    return CATEGORY


class Census:
    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        events: i64 = i64(len(puzzle.what))
        # By event that shows gold: how many of that value, seen then or later, were in the hand at
        # the least, and how many more at the most.
        self.need = numbers(events)
        self.spare = numbers(events)
        # How many there were by what came before, as a multiple of the most seen then or later.
        self.worth = floats(events)
        # By event that draws a card: how many known faces are in that hand at the most; beside one
        # that may be the card, how many that may not; and how many are in all hands.
        self.most = numbers(events)
        self.beside = numbers(events)
        self.everywhere = numbers(events)
        # By seat and class, in the end as it was in the gift phase.
        self.low = numbers(SEATS * CLASSES)
        self.high = numbers(SEATS * CLASSES)
        # By class, in all hands together at the most.
        self.alive = numbers(CLASSES)
        if puzzle.faces > 0:
            self._count()
        if puzzle.shown > 0:
            self._count_gold()

    def _count_gold(self) -> None:
        """Forwards: gold that came openly, as far as it cannot have gone."""
        p = self.puzzle
        sure = numbers(SEATS * CLASSES)
        seat: i64 = 0
        while seat < p.seats:
            k: i64 = 0
            while k < CATEGORY:
                sure[seat * CLASSES + k] = p.taken[seat * HAND_KINDS + GOLD + k]
                k += 1
            seat += 1
        event: i64 = 0
        while event < len(p.what):
            what = p.what[event]
            hand: i64 = p.hand[event] * CLASSES
            if what == HIDDEN or what == MOVED:
                _one_less(sure, hand)
            elif p.card[event] >= GOLD:
                place: i64 = hand + class_of(p.card[event])
                if what == ENTER:
                    sure[place] += 1
                else:
                    if what == SHOWN:
                        known = float(self.need[event] + self.spare[event])
                        self.worth[event] = max(1.0, float(sure[place]) / known)
                    if sure[place] > 0:
                        sure[place] -= 1
            event += 1

    def _count(self) -> None:
        p = self.puzzle
        token: i64 = i64(len(p.face)) - 1
        event: i64 = i64(len(p.what))
        while event >= 0:
            while token >= 0 and p.born[token] >= event:
                if p.face[token] >= 0:
                    self._appear(token)
                token -= 1
            event -= 1
            if event >= 0:
                if p.drawn[event] != NOBODY:
                    self._count_hand(event)
                if p.what[event] == MOVED:
                    self._move(p.to_hand[event], p.hand[event])
                elif p.what[event] == ENTER:
                    self._enter(event)

    def _appear(self, token: i64) -> None:
        p = self.puzzle
        kind = class_of(p.face[token])
        place: i64 = p.birth_hand[token] * CLASSES + kind
        self.low[place] += 1
        self.high[place] += 1
        self.alive[kind] += 1
        born = p.born[token]
        if born < len(p.what) and p.what[born] == SHOWN:
            self.need[born] = self.low[place]
            self.spare[born] = self.high[place] - self.low[place]

    def _count_hand(self, event: i64) -> None:
        p = self.puzzle
        place: i64 = p.drawn[event] * CLASSES
        everywhere = _sum(self.alive, 0)
        most = min(_sum(self.high, place), everywhere, p.size[event])
        beside: i64 = most - 1
        if p.what[event] == ENTER and p.card[event] >= GOLD:
            beside = min(
                beside, _sum(self.high, place) - self.high[place + class_of(p.card[event])]
            )
        self.everywhere[event] = everywhere
        self.most[event] = most
        self.beside[event] = max(beside, 0)

    def _move(self, to: i64, hand: i64) -> None:
        """One card went from hand to hand, of any class."""
        k: i64 = 0
        while k < CLASSES:
            home: i64 = hand * CLASSES + k
            away: i64 = to * CLASSES + k
            if self.high[away] > 0 and self.high[home] < self.alive[k]:
                self.high[home] += 1
            k += 1
        _one_less(self.low, to * CLASSES)

    def _enter(self, event: i64) -> None:
        """A known card came: one of those seen later, for certain or perhaps."""
        p = self.puzzle
        kind = class_of(p.card[event])
        place: i64 = p.hand[event] * CLASSES + kind
        certain = p.forced[event] != NO_EVENT
        if (certain or kind != CATEGORY) and self.low[place] > 0:
            self.low[place] -= 1
        if certain:
            self.alive[kind] -= 1
            seat: i64 = 0
            while seat < SEATS:
                self.high[seat * CLASSES + kind] = min(
                    self.high[seat * CLASSES + kind], self.alive[kind]
                )
                seat += 1


def _one_less(counts: vec[i64], place: i64) -> None:
    """One card of any class went away."""
    k: i64 = 0
    while k < CLASSES:
        if counts[place + k] > 0:
            counts[place + k] -= 1
        k += 1


def _sum(counts: vec[i64], place: i64) -> i64:
    return counts[place] + counts[place + 1] + counts[place + 2] + counts[place + 3]
