"""Which guess is taken: worlds with exactly the weight they deserve, or as near as can be.

A guess is taken with probability weight / ceiling, else thrown away. Where the ceiling is the
proven bound of bound.py, worlds come out with exactly their weights. Where that would throw nearly
all of them away, it is well above the heaviest of many guesses instead (docs/sampling.md).
"""

from typing import Final

from mypy_extensions import i64

from lanternfish.core.chance import Chance, quick
from lanternfish.core.errors import BadPosition
from lanternfish.games.biblios.bound import Bound
from lanternfish.games.biblios.guess import Guess
from lanternfish.games.biblios.odds import Odds
from lanternfish.games.biblios.recall import Puzzle
from lanternfish.games.biblios.reveals import Reveals
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


class Plan:
    """What is worked out once for a view, and serves all its worlds."""

    def __init__(self, sight: Sight) -> None:
        puzzle = Puzzle(sight)
        odds = Odds(puzzle)
        bound = Bound(puzzle, odds)
        self.guess = Guess(puzzle, odds, bound, sight.memory)
        self.reveals = Reveals(puzzle)
        self.ceiling: float = bound.value
        if self.ceiling > FAR:
            # A stream of its own: the same view and the same thinking give the same world.
            aside = quick(0)
            if self._is_hopeless(aside):
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
        self.guess.run(chance, self.reveals.pool(chance))
        return self.guess.weight


def no_world() -> BadPosition:
    return BadPosition("no world fits what this view remembers")
