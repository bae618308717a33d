"""Cards turned up from the auction pile: which of them were my own?

A gold or church card that I put there looks like any other of its kind. So the cards that others
put there, and with them what is left in the pool, are known only up to how such cards are split.
"""

import math

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.chance import Chance
from lanternfish.games.biblios.cards import CHURCH, GOLD, KINDS
from lanternfish.games.biblios.recall import Puzzle
from lanternfish.games.biblios.shares import LOG_FACTORIAL


class Reveals:
    """All splits, each with its share of the chances."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        # The unseen cards, less those turned up that were certainly not my own.
        self.certain = puzzle.pool[:]
        self.doubtful = vec[i64]()
        card: i64 = 0
        while card < KINDS:
            if puzzle.revealed[card] > 0:
                if puzzle.my_pile[card] == 0:
                    self.certain[card] -= puzzle.revealed[card]
                elif card >= GOLD:
                    self.doubtful = append(self.doubtful, card)
            card += 1
        # Of each doubtful kind, the fewest and the most that were mine; by split, its chance.
        self.low = vec[i64]()
        self.high = vec[i64]()
        self.chances = vec[float]()
        if len(self.doubtful) > 0:
            self._weigh()

    def _weigh(self) -> None:
        p = self.puzzle
        for card in self.doubtful:
            self.low = append(self.low, max(0, p.revealed[card] - p.pool[card]))
            self.high = append(self.high, min(p.my_pile[card], p.revealed[card]))
        now = self.low[:]
        most = -1.0e300
        while True:
            log = _log_weight(p, self.doubtful, now)
            self.chances = append(self.chances, log)
            most = max(most, log)
            if not next_split(now, self.low, self.high):
                break
        total = 0.0
        place: i64 = 0
        while place < len(self.chances):
            self.chances[place] = math.exp(self.chances[place] - most)
            total += self.chances[place]
            place += 1
        while place > 0:
            place -= 1
            self.chances[place] /= total

    def pool(self, chance: Chance) -> vec[i64]:
        """The unseen cards, less those turned up that were not my own."""
        pool = self.certain[:]
        if len(self.doubtful) == 0:
            return pool
        mine = self._pick(chance)
        place: i64 = 0
        while place < len(self.doubtful):
            card = self.doubtful[place]
            pool[card] -= self.puzzle.revealed[card] - mine[place]
            place += 1
        return pool

    def _pick(self, chance: Chance) -> vec[i64]:
        now = self.low[:]
        left = chance.unit()
        place: i64 = 0
        while True:
            left -= self.chances[place]
            if left < 0.0 or not next_split(now, self.low, self.high):
                break
            place += 1
        if left >= 0.0:
            return self.high
        return now


def log_falling(n: i64, count: i64) -> float:
    """The logarithm of n (n - 1) ... with so many factors; minus infinity if there are too few."""
    if count > n:
        return -1.0e300
    return LOG_FACTORIAL[n] - LOG_FACTORIAL[n - count]


def _log_weight(p: Puzzle, doubtful: vec[i64], mine: vec[i64]) -> float:
    """The ways to deal and shuffle that turn up these cards with so many of mine among them."""
    certain: i64 = 0
    card: i64 = 0
    while card < GOLD:
        if p.my_pile[card] > 0:
            certain += p.revealed[card]
        card += 1
    total = 0.0
    from_me: i64 = certain
    plain: i64 = 0
    while card < CHURCH:
        plain += p.pool[card] - p.revealed[card]
        card += 1
    place: i64 = 0
    while place < len(doubtful):
        kind = doubtful[place]
        turned = p.revealed[kind]
        own = mine[place]
        total += log_falling(turned, own) - LOG_FACTORIAL[own]
        total += log_falling(p.my_pile[kind], own) + log_falling(p.pool[kind], turned - own)
        from_me += own
        if kind < CHURCH:
            plain += own
        place += 1
    card = 0
    while card < GOLD:
        plain += p.pool[card]
        if p.my_pile[card] == 0:
            plain -= p.revealed[card]
        card += 1
    pile: i64 = p.my_pile_size + i64(len(p.piles))
    total += log_falling(pile - p.revealed_size, p.my_pile_size - from_me)
    keeps: i64 = i64(len(p.keeps))
    everything: i64 = 0
    for count in p.pool:
        everything += count
    total += log_falling(plain, keeps)
    return total + LOG_FACTORIAL[everything - p.revealed_size + from_me - keeps]


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
