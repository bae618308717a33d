"""The greatest weight of the known faces when they have come back to the gift phase.

What a guess weighs there depends on how many faces of each class came to which seat: the
three values of gold, and cards of categories that must have been kept. Which of these numbers are
possible together is known only in part; the greatest weight among them all is the bound.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.game import numbers
from lanternfish.games.biblios.cards import GOLD, HAND_KINDS
from lanternfish.games.biblios.odds import CLASSES, KEPT, Odds, stock_of
from lanternfish.games.biblios.recall import NO_EVENT, Puzzle
from lanternfish.games.biblios.shares import LOG_FACTORIAL, Shares

IMPOSSIBLE: Final[float] = -1.0e300
# Up to so many rows of numbers, all seats are looked at together; beyond, each by itself.
FEW: Final[i64] = 96
# Rows of numbers as bytes, so that they can be added; a byte that is too large has its top bit set.
BYTE: Final[i64] = 256
TOP_BITS: Final[i64] = 0x80808080


class Homes:
    def __init__(
        self, puzzle: Puzzle, odds: Odds, low: vec[i64], high: vec[i64], alive: vec[i64]
    ) -> None:
        self.puzzle = puzzle
        self.odds = odds
        self.low = low[:]
        self.high = high[:]
        # By class: how many come home at all, at the most.
        self.all = alive[:]
        self.stock = numbers(3)
        for k in range(3):
            self.stock[k] = stock_of(puzzle, k)
        self._count_kept()
        # Every row of numbers: as bytes, and how many faces that are.
        self.codes = vec[i64]()
        self.sums = vec[i64]()
        self.spare: i64 = 0
        self._list_rows()
        self.gold = numbers(3)

    def _count_kept(self) -> None:
        """Cards of categories without a certain source: where they appeared, or anywhere."""
        p = self.puzzle
        self.all[KEPT] = 0
        seat: i64 = 0
        while seat < p.seats:
            self.low[seat * CLASSES + KEPT] = 0
            self.high[seat * CLASSES + KEPT] = 0
            seat += 1
        token: i64 = 0
        while token < len(p.face):
            if 0 <= p.face[token] < GOLD and p.source[token] == NO_EVENT:
                self.all[KEPT] += 1
                self.high[p.birth_hand[token] * CLASSES + KEPT] += 1
                if p.moves == 0:
                    self.low[p.birth_hand[token] * CLASSES + KEPT] += 1
            token += 1
        if p.moves > 0:
            seat = 0
            while seat < p.seats:
                self.high[seat * CLASSES + KEPT] = self.all[KEPT]
                seat += 1

    def _list_rows(self) -> None:
        now = numbers(CLASSES)
        none = numbers(CLASSES)
        k: i64 = CLASSES - 1
        while k >= 0:
            self.spare = self.spare * BYTE + 127 - self.all[k]
            k -= 1
        while True:
            self.codes = append(
                self.codes, now[0] + BYTE * (now[1] + BYTE * (now[2] + BYTE * now[3]))
            )
            self.sums = append(self.sums, now[0] + now[1] + now[2] + now[3])
            if not next_split(now, none, self.all):
                return

    def greatest(self) -> float:
        """The logarithm of the greatest weight."""
        p = self.puzzle
        together = len(self.codes) <= FEW
        best = _row_of(IMPOSSIBLE, i64(len(self.codes)))
        best[0] = 0.0
        total = 0.0
        seat: i64 = 0
        while seat < p.seats:
            if seat != p.me:
                weights = self._weights(seat)
                if together:
                    best = self._with_seat(best, weights)
                else:
                    total += self._greatest_at(weights)
            seat += 1
        if together:
            total = IMPOSSIBLE
            for value in best:
                total = max(total, value)
        return total

    def _weights(self, seat: i64) -> vec[float]:
        """By row: what so many faces weigh at a seat, the first to be placed there."""
        weights = _row_of(IMPOSSIBLE, i64(len(self.codes)))
        row: i64 = 0
        while row < len(self.codes):
            weights[row] = self._weight(seat, self.codes[row])
            row += 1
        return weights

    def _with_seat(self, before: vec[float], weights: vec[float]) -> vec[float]:
        """Seat by seat, as the guess places them: the best, by how many have come home so far."""
        after = _row_of(IMPOSSIBLE, i64(len(self.codes)))
        row: i64 = 0
        while row < len(self.codes):
            if weights[row] > IMPOSSIBLE:
                spare: i64 = self.codes[row] + self.spare
                placed: i64 = 0
                while placed + row < len(self.codes):
                    if before[placed] > IMPOSSIBLE and not (self.codes[placed] + spare) & TOP_BITS:
                        value = before[placed] + weights[row]
                        value += self._after_others(self.sums[row], self.sums[placed])
                        if value > after[placed + row]:
                            after[placed + row] = value
                    placed += 1
            row += 1
        return after

    def _greatest_at(self, weights: vec[float]) -> float:
        """A seat by itself: as if all others had come home before."""
        last: i64 = i64(len(self.codes)) - 1
        best = IMPOSSIBLE
        row: i64 = 0
        while row <= last:
            if weights[row] > IMPOSSIBLE:
                others: i64 = self.sums[last] - self.sums[row]
                best = max(best, weights[row] + self._after_others(self.sums[row], others))
            row += 1
        return best

    def _after_others(self, count: i64, placed: i64) -> float:
        """What so many faces weigh more when others have been drawn from the pool before."""
        plain = self.odds.plain
        if count == 0 or placed == 0:
            return 0.0
        if count + placed > plain:
            return float(count) * math.log(float(plain))
        more = LOG_FACTORIAL[plain] - LOG_FACTORIAL[plain - count]
        return more - LOG_FACTORIAL[plain - placed] + LOG_FACTORIAL[plain - placed - count]

    def _weight(self, seat: i64, code: i64) -> float:
        """The logarithm of what so many faces of each class weigh at a seat."""
        place: i64 = seat * CLASSES
        k: i64 = 0
        while k < CLASSES:
            count: i64 = (code >> (8 * k)) & 255
            if count < self.low[place + k] or count > self.high[place + k]:
                return IMPOSSIBLE
            if k != KEPT:
                self.gold[k] = count
            k += 1
        kept: i64 = code >> 24
        weight = self._kept_weight(seat, kept) * self._gold_weight(seat, kept)
        if weight <= 0.0:
            return IMPOSSIBLE
        return math.log(weight)

    def _kept_weight(self, seat: i64, kept: i64) -> float:
        if kept == 0:
            return 1.0
        expected = self.odds.gold_chance(0, KEPT, seat)
        keeps = self.puzzle.keep_count[seat]
        room = self.odds.room[seat]
        if kept > keeps or kept > room:
            return 0.0
        plain = self.odds.plain
        weight = 1.0
        while kept > 0:
            weight *= float(keeps) / float(room) / expected
            weight *= float(self.odds.plain) / float(max(1, plain))
            keeps -= 1
            room -= 1
            plain -= 1
            kept -= 1
        return weight

    def _gold_weight(self, seat: i64, kept: i64) -> float:
        gold = self.gold
        room: i64 = self.odds.room[seat] - kept
        count: i64 = gold[0] + gold[1] + gold[2]
        if count == 0:
            return 1.0
        if count > room:
            return 0.0
        weight = 1.0
        k: i64 = 0
        while k < 3:
            left: i64 = gold[k]
            while left > 0:
                weight *= self.odds.gold_chance(0, k, seat) * float(room)
                room -= 1
                left -= 1
            k += 1
        if weight <= 0.0:
            return 0.0
        # Where the pool may be too small for all of them, it is taken to be just large enough.
        plain: i64 = max(self.odds.plain - kept, count)
        return self._ways(seat, count, self.puzzle.keep_count[seat] - kept, plain) / weight

    def _ways(self, seat: i64, count: i64, keeps: i64, plain: i64) -> float:
        gold = self.gold
        taken: i64 = seat * HAND_KINDS + GOLD
        openly = self.puzzle.taken[taken : taken + 3]
        if count > 1:
            return Shares(gold, openly, self.stock, keeps, plain).total()
        k: i64 = 0
        while gold[k] == 0:
            k += 1
        return float(openly[k]) + float(self.stock[k]) * float(keeps) / float(plain)


def _row_of(value: float, count: i64) -> vec[float]:
    row = vec[float](capacity=int(count))
    while count > 0:
        row = append(row, value)
        count -= 1
    return row


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
