"""A bound on the weight of a guess, so that guesses can be taken with weight / bound.

Worlds come out with exactly their own weights if the bound is never too low; the closer it is, the
fewer guesses are thrown away. Backwards through the events it keeps, for every hand, the fewest and
the most known faces of each class that can be there.
"""

import math

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.core.game import numbers
from lanternfish.games.biblios.cards import GOLD, HAND_KINDS
from lanternfish.games.biblios.odds import CLASSES, KEPT, Odds, class_of, stock_of
from lanternfish.games.biblios.recall import ENTER, MOVED, NO_EVENT, SEATS, SHOWN, Puzzle
from lanternfish.games.biblios.shares import Shares


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
        if puzzle.faces > 0:
            self._run()
        self.value: float = math.exp(min(700.0, self.log))

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
        self._bound_gift()

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
        """log (1 + s) is at most its tangent, so that every token can be bounded by itself."""
        p = self.puzzle
        to = p.to_hand[event]
        if self._most(to) > 0:
            size = float(p.size[event])
            crowd = self.odds.crowd[event]
            half = self._tangent(event, crowd / (2.0 * size))
            none = self._tangent(event, 0.0)
            full = self._tangent(event, crowd / size)
            self.log += min(half, none, full)
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

    def _tangent(self, event: i64, at: float) -> float:
        """The bound from the tangent at s = -at."""
        p = self.puzzle
        to = p.to_hand[event]
        scale = float(p.size[event]) * (1.0 - at)
        total = math.log(1.0 - at) + at / (1.0 - at)
        k: i64 = 0
        while k < KEPT:
            high = self.high[to * CLASSES + k]
            if high > 0:
                stay = self.odds.gold_chance(event, k, to)
                move = self.odds.gold_chance(event, k, p.hand[event])
                low = float(self.low[to * CLASSES + k])
                one = self._one(event, scale, stay, move)
                total += low * one + (float(high) - low) * max(0.0, one)
            k += 1
        if self.high[to * CLASSES + KEPT] > 0:
            total += self._tangent_kept(event, scale)
        return total

    def _one(self, event: i64, scale: float, stay: float, move: float) -> float:
        """What one token adds, at the most, with these chances to get home."""
        p = self.puzzle
        if stay <= 0.0:
            # It must be the one that went; the others count as if none of them could have gone.
            return float(self._most(p.to_hand[event])) / scale if move > 0.0 else 0.0
        ratio = move / stay
        share = ratio / float(p.size[event])
        return (ratio - 1.0) / scale - math.log(1.0 - self.odds.loss[event] + share)

    def _tangent_kept(self, event: i64, scale: float) -> float:
        p = self.puzzle
        to = p.to_hand[event]
        total = 0.0
        token: i64 = 0
        while token < len(p.face):
            if 0 <= p.face[token] < GOLD and p.born[token] > event:
                source = p.source[token]
                if source < event:
                    stay = self.odds.chance(p, token, event, to)
                    move = self.odds.chance(p, token, event, p.hand[event])
                    if stay > 0.0 or move > 0.0:
                        total += max(0.0, self._one(event, scale, stay, move))
            token += 1
        return total

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

    def _bound_gift(self) -> None:
        """What the tokens with known faces weigh when they reach the gift phase."""
        p = self.puzzle
        placed: i64 = 0
        seat: i64 = 0
        while seat < p.seats:
            if seat != p.me:
                placed = self._bound_seat(seat, placed)
            seat += 1

    def _bound_seat(self, seat: i64, placed: i64) -> i64:
        """Cards of categories first, then gold, as the guess places them."""
        kept_low, kept_high = self._unplaced(seat)
        room = self.odds.room[seat]
        keeps = self.puzzle.keep_count[seat]
        expected = max(1e-12, self.odds.gold_chance(0, KEPT, seat))
        i: i64 = 0
        while i < kept_high and i < room:
            plain = float(max(1, self.odds.plain - placed - i))
            share = float(max(0, keeps - i)) / float(room - i) * float(self.odds.plain) / plain
            share /= expected
            if share > 0.0 and (i < kept_low or share > 1.0):
                self.log += math.log(share)
            i += 1
        placed += kept_high
        self._bound_gold(seat, keeps - kept_low, room - kept_high, placed)
        place: i64 = seat * CLASSES
        return placed + self.high[place] + self.high[place + 1] + self.high[place + 2]

    def _bound_gold(self, seat: i64, keeps: i64, room: i64, placed: i64) -> None:
        """The greatest weight for any numbers of gold cards that the hand can have had."""
        p = self.puzzle
        low = self.low[seat * CLASSES : seat * CLASSES + 3]
        high = self.high[seat * CLASSES : seat * CLASSES + 3]
        stock = numbers(3)
        for k in range(3):
            stock[k] = stock_of(p, k)
        taken = p.taken[seat * HAND_KINDS + GOLD : (seat + 1) * HAND_KINDS]
        plain = max(1, self.odds.plain - placed)
        best = 0.0
        now = low[:]
        while True:
            best = max(best, self._gold_weight(seat, now, taken, stock, keeps, room, plain))
            if not next_split(now, low, high):
                break
        if best > 0.0:
            self.log += math.log(best)

    def _gold_weight(
        self,
        seat: i64,
        gold: vec[i64],
        taken: vec[i64],
        stock: vec[i64],
        keeps: i64,
        room: i64,
        plain: i64,
    ) -> float:
        weight = Shares(gold, taken, stock, keeps, plain).total()
        k: i64 = 0
        while k < 3:
            count = gold[k]
            while count > 0:
                if room > 0:
                    weight /= float(room)
                room -= 1
                weight /= max(1e-12, self.odds.gold_chance(0, k, seat))
                count -= 1
            k += 1
        return weight

    def _unplaced(self, seat: i64) -> tuple[i64, i64]:
        """Cards of categories in a hand that must have been kept there: the fewest, the most."""
        p = self.puzzle
        here: i64 = 0
        everywhere: i64 = 0
        token: i64 = 0
        while token < len(p.face):
            if 0 <= p.face[token] < GOLD and p.source[token] == NO_EVENT:
                everywhere += 1
                if p.birth_hand[token] == seat:
                    here += 1
            token += 1
        if p.moves == 0:
            return here, here
        return 0, everywhere


def next_split(now: vec[i64], low: vec[i64], high: vec[i64]) -> bool:
    """The next row of numbers between two rows; False after the last."""
    place: i64 = 0
    while place < len(now):
        if now[place] < high[place]:
            now[place] += 1
            return True
        now[place] = low[place]
        place += 1
    return False


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
