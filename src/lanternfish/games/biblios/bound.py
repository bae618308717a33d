"""A bound on the weight of a guess, so that guesses can be taken with weight / bound.

Worlds come out with exactly their own weights if the bound is never too low; the closer it is, the
fewer guesses are thrown away. Backwards through the events it keeps, for every hand, the fewest and
the most known faces of each class that can be there.
"""

import math
from typing import Final

from mypy_extensions import i64

from lanternfish.core.game import numbers
from lanternfish.games.biblios.cards import GOLD
from lanternfish.games.biblios.homes import Homes
from lanternfish.games.biblios.odds import CLASSES, KEPT, Odds, class_of
from lanternfish.games.biblios.recall import ENTER, MOVED, NO_EVENT, SEATS, SHOWN, Puzzle
from lanternfish.games.biblios.tangent import Terms

# Logarithms: of a bound that need not be told any closer, and of what a float can hold.
HOPELESS: Final[float] = 30.0
LARGEST: Final[float] = 700.0


class Bound:
    def __init__(self, puzzle: Puzzle, odds: Odds) -> None:
        self.puzzle = puzzle
        self.odds = odds
        self.log: float = 0.0
        # By event: how many of the shown gold must have been in the hand at the least.
        self.need = numbers(i64(len(puzzle.what)))
        # By seat and class; the class KEPT stands for all cards of categories.
        self.low = numbers(SEATS * CLASSES)
        self.high = numbers(SEATS * CLASSES)
        # By class: how many there are in all hands together, at the most.
        self.alive = numbers(CLASSES)
        self.terms = Terms()
        if puzzle.faces > 0:
            self._run()
        self.value: float = math.exp(min(LARGEST, self.log))

    def _run(self) -> None:
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
                if p.what[event] == MOVED:
                    self._bound_move(event)
                elif p.what[event] == ENTER:
                    self._bound_enter(event)
        if self.log < HOPELESS:
            self.log += Homes(p, self.odds, self.low, self.high, self.alive).greatest()
        else:
            self.log = LARGEST

    def _appear(self, token: i64) -> None:
        p = self.puzzle
        place: i64 = p.birth_hand[token] * CLASSES + class_of(p.face[token])
        self.low[place] += 1
        self.high[place] += 1
        self.alive[class_of(p.face[token])] += 1
        born = p.born[token]
        if born < len(p.what) and p.what[born] == SHOWN:
            self.need[born] = self.low[place]

    def _bound_move(self, event: i64) -> None:
        """At a move the weight takes a factor (1 + sum of a) / product of exp(b), over the known
        faces in the hand that the card went to: which of them are there is not known.
        """
        p = self.puzzle
        to = p.to_hand[event]
        if self._most(to) > 0:
            self.terms.clear()
            self._gold_terms(event)
            if self.high[to * CLASSES + KEPT] > 0:
                self._kept_terms(event)
            self.log += self.terms.greatest(self.odds.crowd[event] / float(p.size[event]))
        k: i64 = 0
        while k < CLASSES:
            home: i64 = p.hand[event] * CLASSES + k
            if self.high[to * CLASSES + k] > 0 and self.high[home] < self.alive[k]:
                self.high[home] += 1
            if self.low[to * CLASSES + k] > 0:
                self.low[to * CLASSES + k] -= 1
            k += 1

    def _most(self, seat: i64) -> i64:
        place = seat * CLASSES
        return self.high[place] + self.high[place + 1] + self.high[place + 2] + self.high[place + 3]

    def _gold_terms(self, event: i64) -> None:
        p = self.puzzle
        to = p.to_hand[event]
        k: i64 = 0
        while k < KEPT:
            high = self.high[to * CLASSES + k]
            if high > 0:
                stay = self.odds.gold_chance(event, k, to)
                move = self.odds.gold_chance(event, k, p.hand[event])
                self._add_term(event, stay, move, self.low[to * CLASSES + k], high)
            k += 1

    def _kept_terms(self, event: i64) -> None:
        p = self.puzzle
        to = p.to_hand[event]
        token: i64 = i64(len(p.face)) - 1
        while token >= 0 and p.born[token] > event:
            if 0 <= p.face[token] < GOLD and p.source[token] < event:
                stay = self.odds.chance(p, token, event, to)
                move = self.odds.chance(p, token, event, p.hand[event])
                self._add_term(event, stay, move, 0, 1)
            token -= 1

    def _add_term(self, event: i64, stay: float, move: float, low: i64, high: i64) -> None:
        """One face, or several alike, with these chances to get home."""
        if stay > 0.0:
            size = float(self.puzzle.size[event])
            share = move / stay / size
            self.terms.add(share - 1.0 / size, 1.0 - self.odds.loss[event] + share, low, high)
        elif move > 0.0:
            # It must be the one that went.
            self.terms.stuck = True

    def _bound_enter(self, event: i64) -> None:
        p = self.puzzle
        hand: i64 = p.hand[event] * CLASSES
        if p.forced[event] != NO_EVENT:
            if self.low[hand + KEPT] > 0:
                self.low[hand + KEPT] -= 1
            self.alive[KEPT] -= 1
            for seat in range(SEATS):
                place: i64 = seat * CLASSES + KEPT
                if self.high[place] > self.alive[KEPT]:
                    self.high[place] = self.alive[KEPT]
            return
        fit: i64 = NO_EVENT
        if p.card[event] >= GOLD:
            fit = p.card[event] - GOLD
        others_low: i64 = 0
        others_high: i64 = 0
        k: i64 = 0
        while k < CLASSES:
            if k != fit:
                others_low += self.low[hand + k]
                others_high += self.high[hand + k]
            k += 1
        if fit == NO_EVENT:
            self._widest(event, others_low, others_high, 0, 0, 1.0)
            return
        stay = self.odds.gold_chance(event, fit, p.hand[event])
        self._widest(
            event, others_low, others_high, self.low[hand + fit], self.high[hand + fit], stay
        )
        if self.low[hand + fit] > 0:
            self.low[hand + fit] -= 1

    def _widest(
        self, event: i64, low: i64, high: i64, fit_low: i64, fit_high: i64, stay: float
    ) -> None:
        """The greatest factor for any number of other and of fitting faces in the hand."""
        p = self.puzzle
        if high == 0 and fit_high == 0:
            return
        size = float(p.size[event])
        kept = 1.0 - self.odds.loss[event]
        most = 0.0
        others: i64 = low
        while others <= high and others <= p.size[event]:
            fits: i64 = fit_low
            while fits <= fit_high and others + fits <= p.size[event]:
                most = max(most, enter_factor(size, others, fits, kept, stay))
                fits += 1
            others += 1
        if most > 0.0:
            self.log += math.log(most)


def enter_factor(size: float, others: i64, fits: i64, kept: float, stay: float) -> float:
    """How the guess at a source compares with the chances of the faces in the hand, all in all."""
    total = size - float(others) - float(fits)
    factor = 1.0
    while others > 0:
        factor /= kept
        others -= 1
    if fits > 0 and stay <= 0.0:
        # It can come home nowhere else, and only one can do so here.
        return factor if fits == 1 else 0.0
    if fits > 0:
        total += float(fits) / stay
        ratio = stay / (kept * stay + 1.0 / size)
        while fits > 0:
            factor *= ratio
            fits -= 1
    return total / size * factor
