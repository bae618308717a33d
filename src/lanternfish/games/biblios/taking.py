"""Which guess is taken: worlds with exactly the weight they deserve, or as near as can be.

A guess is taken with probability weight / ceiling, else thrown away. Where the ceiling is the
proven bound of bound.py, worlds come out with exactly their weights. Where that would throw nearly
all of them away, it is well above the heaviest of many guesses instead (docs/sampling.md).
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.chance import Chance, quick
from lanternfish.core.errors import BadPosition
from lanternfish.games.biblios.bound import Bound, next_split
from lanternfish.games.biblios.cards import CHURCH, GOLD, KINDS
from lanternfish.games.biblios.guess import Guess
from lanternfish.games.biblios.odds import Odds
from lanternfish.games.biblios.recall import Puzzle
from lanternfish.games.biblios.view import Sight

# The weights of guesses are about 1. A bound beyond FAR is put to the test with TRIAL guesses:
# would one in HOPE be taken? If not, the ceiling is MARGIN times the heaviest of FEW guesses; of up
# to MANY, until the heaviest is one of ENOUGH that weigh as much.
FAR: Final[float] = 32.0
TRIAL: Final[i64] = 64
HOPE: Final[float] = 2000.0
FEW: Final[i64] = 1024
MANY: Final[i64] = 4096
ENOUGH: Final[float] = 64.0
MARGIN: Final[float] = 4.0
# A view that was tampered with may fit no world at all.
DESPAIR: Final[i64] = 200000


def _logs() -> vec[float]:
    table = vec[float]()
    for n in range(128):
        table = append(table, math.lgamma(n + 1.0))
    return table


# The logarithm of n factorial.
LOG_FACTORIAL: Final[vec[float]] = _logs()


def log_falling(n: i64, count: i64) -> float:
    """The logarithm of n (n - 1) ... with so many factors; minus infinity if there are too few."""
    if count > n:
        return -1.0e300
    return LOG_FACTORIAL[n] - LOG_FACTORIAL[n - count]


class Plan:
    """What is worked out once for a view, and serves all its worlds."""

    def __init__(self, sight: Sight) -> None:
        puzzle = Puzzle(sight)
        odds = Odds(puzzle)
        bound = Bound(puzzle, odds)
        self.guess = Guess(puzzle, odds, bound, sight.memory)
        self.ceiling: float = bound.value
        # A stream of its own: the same view and the same thinking give the same world.
        aside = quick(0)
        if self.ceiling > FAR and self._is_hopeless(aside):
            self.lower_ceiling(aside)

    def _is_hopeless(self, chance: Chance) -> bool:
        """Would hardly any guess be taken?"""
        total = 0.0
        guesses: i64 = 0
        while guesses < TRIAL:
            total += self.run(chance)
            guesses += 1
        return total * HOPE < self.ceiling * float(TRIAL)

    def lower_ceiling(self, chance: Chance) -> None:
        heaviest = 0.0
        total = 0.0
        guesses: i64 = 0
        while guesses < FEW or heaviest == 0.0 or (guesses < MANY and total < ENOUGH * heaviest):
            if guesses == DESPAIR:
                raise no_world()
            weight = self.run(chance)
            heaviest = max(heaviest, weight)
            total += weight
            guesses += 1
        self.ceiling = min(self.ceiling, MARGIN * heaviest)

    def draw(self, chance: Chance) -> Guess:
        """Guess until one is taken."""
        seen = False
        guesses: i64 = 0
        while True:
            weight = self.run(chance)
            if weight > 0.0:
                seen = True
                if chance.unit() * self.ceiling < weight:
                    return self.guess
            guesses += 1
            if guesses >= DESPAIR and not seen:
                raise no_world()

    def run(self, chance: Chance) -> float:
        """One guess; its weight."""
        self.guess.run(chance, _pool_after_reveals(self.guess.puzzle, chance))
        return self.guess.weight


def no_world() -> BadPosition:
    return BadPosition("no world fits what this view remembers")


def _pool_after_reveals(p: Puzzle, chance: Chance) -> vec[i64]:
    """The unseen cards, less those turned up from the auction pile that were not my own."""
    pool = p.pool[:]
    doubtful = vec[i64]()
    card: i64 = 0
    while card < KINDS:
        if p.revealed[card] > 0:
            if p.my_pile[card] == 0:
                pool[card] -= p.revealed[card]
            elif card >= GOLD:
                doubtful = append(doubtful, card)
        card += 1
    if len(doubtful) == 0:
        return pool
    mine = _split(p, doubtful, chance)
    place: i64 = 0
    while place < len(doubtful):
        card = doubtful[place]
        pool[card] -= p.revealed[card] - mine[place]
        place += 1
    return pool


def _split(p: Puzzle, doubtful: vec[i64], chance: Chance) -> vec[i64]:
    """How many of the turned-up cards of each doubtful kind were mine: all splits, weighed."""
    low = vec[i64]()
    high = vec[i64]()
    for card in doubtful:
        low = append(low, max(0, p.revealed[card] - p.pool[card]))
        high = append(high, min(p.my_pile[card], p.revealed[card]))
    now = low[:]
    logs = vec[float]()
    while True:
        logs = append(logs, _log_weight(p, doubtful, now))
        if not next_split(now, low, high):
            break
    chosen = _pick(logs, chance)
    now = low[:]
    while chosen > 0:
        next_split(now, low, high)
        chosen -= 1
    return now


def _pick(logs: vec[float], chance: Chance) -> i64:
    most = logs[0]
    for value in logs:
        most = max(most, value)
    total = 0.0
    for value in logs:
        total += math.exp(value - most)
    left = chance.unit() * total
    place: i64 = 0
    while place < len(logs) - 1:
        left -= math.exp(logs[place] - most)
        if left < 0.0:
            return place
        place += 1
    return place


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
