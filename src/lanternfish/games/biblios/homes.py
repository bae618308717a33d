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
from lanternfish.games.biblios.shares import LOG_FACTORIAL, Shares, choose

IMPOSSIBLE: Final[float] = -1.0e300
# Up to so many ways to share the faces out, all seats are looked at together; beyond, one by one.
FEW: Final[float] = 20000.0
# A logarithm that needs no second look.
CLOSE: Final[float] = 1.0
# Numbers of faces as bytes, so that they can be added; one that is too large sets its top bit.
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
        # Seat by seat the rows of numbers that can be: as bytes, their sum, what they weigh.
        self.codes = vec[i64](capacity=60)
        self.sums = vec[i64](capacity=60)
        self.weights = vec[float](capacity=60)
        self.starts = vec[i64](capacity=5)
        self.spare: i64 = 0
        self.gold = numbers(3)
        self.best: float = IMPOSSIBLE

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

    def greatest(self) -> float:
        """The logarithm of the greatest weight."""
        k: i64 = CLASSES - 1
        while k >= 0:
            self.spare = self.spare * BYTE + 127 - self.all[k]
            k -= 1
        seat: i64 = 0
        while seat < self.puzzle.seats:
            if seat != self.puzzle.me:
                self._list_rows(seat)
            seat += 1
        self.starts = append(self.starts, i64(len(self.codes)))
        if self._ways_to_share() > FEW:
            return self._one_by_one()
        self._share_out(0, 0, 0, 0.0)
        if self.best < CLOSE:
            return self.best
        return min(self.best, self._one_by_one())

    def _list_rows(self, seat: i64) -> None:
        self.starts = append(self.starts, i64(len(self.codes)))
        place: i64 = seat * CLASSES
        low = self.low[place : place + CLASSES]
        high = self.high[place : place + CLASSES]
        now = low[:]
        while True:
            code: i64 = now[0] + BYTE * (now[1] + BYTE * (now[2] + BYTE * now[3]))
            weight = self._weight(seat, code, 0)
            if weight > IMPOSSIBLE:
                self.codes = append(self.codes, code)
                self.sums = append(self.sums, now[0] + now[1] + now[2] + now[3])
                self.weights = append(self.weights, weight)
            if not next_split(now, low, high):
                return

    def _ways_to_share(self) -> float:
        """About how many: by what each seat can have, or by what can be shared."""
        rows = 1.0
        seats: i64 = i64(len(self.starts)) - 1
        seat: i64 = 0
        while seat < seats:
            rows *= float(self.starts[seat + 1] - self.starts[seat])
            seat += 1
        shared = 1.0
        for count in self.all:
            shared *= choose(count + seats, seats)
        return min(rows, shared)

    def _share_out(self, seat: i64, code: i64, placed: i64, weight: float) -> None:
        """Seat by seat, as the guess places them."""
        if seat + 1 == len(self.starts):
            self.best = max(self.best, weight)
            return
        row: i64 = self.starts[seat]
        while row < self.starts[seat + 1]:
            if not (code + self.codes[row] + self.spare) & TOP_BITS:
                more = self.weights[row] + self._after_others(self.sums[row], placed)
                self._share_out(
                    seat + 1, code + self.codes[row], placed + self.sums[row], weight + more
                )
            row += 1

    def _one_by_one(self) -> float:
        """As if as many as can be had come home before."""
        total = 0.0
        placed: i64 = 0
        part: i64 = 0
        seat: i64 = 0
        while seat < self.puzzle.seats:
            if seat != self.puzzle.me:
                best = IMPOSSIBLE
                most: i64 = 0
                row: i64 = self.starts[part]
                while row < self.starts[part + 1]:
                    best = max(best, self._weight(seat, self.codes[row], placed))
                    most = max(most, self.sums[row])
                    row += 1
                total += best
                placed += most
                part += 1
            seat += 1
        return total

    def _after_others(self, count: i64, placed: i64) -> float:
        """What so many faces weigh more when others have been drawn from the pool before."""
        plain = self.odds.plain
        if count == 0 or placed == 0:
            return 0.0
        if count + placed > plain:
            return float(count) * math.log(float(plain))
        more = LOG_FACTORIAL[plain] - LOG_FACTORIAL[plain - count]
        return more - LOG_FACTORIAL[plain - placed] + LOG_FACTORIAL[plain - placed - count]

    def _weight(self, seat: i64, code: i64, placed: i64) -> float:
        """The logarithm of what so many faces of each class weigh at a seat.

        `placed` are others that may have been drawn from the pool before.
        """
        self.gold[0] = code & 255
        self.gold[1] = (code >> 8) & 255
        self.gold[2] = (code >> 16) & 255
        kept: i64 = code >> 24
        plain: i64 = self.odds.plain - placed
        weight = self._kept_weight(seat, kept, plain) * self._gold_weight(seat, kept, plain - kept)
        if weight <= 0.0:
            return IMPOSSIBLE
        return math.log(weight)

    def _kept_weight(self, seat: i64, kept: i64, plain: i64) -> float:
        if kept == 0:
            return 1.0
        expected = self.odds.gold_chance(0, KEPT, seat)
        keeps = self.puzzle.keep_count[seat]
        room = self.odds.room[seat]
        if kept > keeps or kept > room:
            return 0.0
        weight = 1.0
        while kept > 0:
            weight *= float(keeps) / float(room) / expected
            weight *= float(self.odds.plain) / float(max(1, plain))
            keeps -= 1
            room -= 1
            plain -= 1
            kept -= 1
        return weight

    def _gold_weight(self, seat: i64, kept: i64, plain: i64) -> float:
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
        keeps: i64 = self.puzzle.keep_count[seat] - kept
        return self._ways(seat, count, keeps, max(plain, count)) / weight

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
