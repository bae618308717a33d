"""Which guess is taken: worlds with exactly the weights they deserve.

A guess is taken with probability weight / bound, else thrown away, most of them long before they
are finished. The bound is never too low (odds.py), so worlds come out with exactly their weights.
"""

from typing import Final

from mypy_extensions import i64

from lanternfish.core.chance import Chance
from lanternfish.core.errors import BadPosition
from lanternfish.games.biblios.aim import Aim
from lanternfish.games.biblios.census import Census
from lanternfish.games.biblios.guess import Guess
from lanternfish.games.biblios.odds import Odds
from lanternfish.games.biblios.recall import Puzzle
from lanternfish.games.biblios.reveals import Reveals
from lanternfish.games.biblios.view import Sight

# With more known faces than a few it is worth to aim, the better the more there are.
FEW: Final[i64] = 6
MOST_LOOKS: Final[i64] = 8
# A view that was tampered with may fit no world at all.
DESPAIR: Final[i64] = 200000
# How many guesses a sketch waits for one that is taken, and then how many it chooses from.
PATIENCE: Final[i64] = 64
CHOICE: Final[i64] = 64


class Plan:
    """What is worked out once for a view, and serves all its worlds."""

    def __init__(self, sight: Sight) -> None:
        puzzle = Puzzle(sight)
        census = Census(puzzle)
        odds = Odds(puzzle, census)
        looks: i64 = min((puzzle.faces - FEW) // 2, MOST_LOOKS)
        while looks > 0:
            Aim(odds).take()
            looks -= 1
        self.guess = Guess(puzzle, census, odds, sight.memory)
        self.reveals = Reveals(puzzle)
        self.patience: i64 = PATIENCE

    def draw(self, chance: Chance) -> Guess:
        """Guess until one is taken."""
        guesses: i64 = 0
        while self.run(chance, chance.unit()) <= 0.0:
            guesses += 1
            if guesses == DESPAIR and not self._fits_a_world(chance):
                raise BadPosition("no world fits what this view remembers")
        return self.guess

    def sketch(self, chance: Chance) -> Guess:
        """Guess for a while; if none is taken, choose one of some more by their weights.

        The choice is remembered as the stream that led to it, and made once more.
        """
        guesses: i64 = 0
        while guesses < self.patience:
            if self.run(chance, chance.unit()) > 0.0:
                return self.guess
            guesses += 1
        total: float = 0.0
        chosen: Chance = chance
        while guesses < self.patience + CHOICE or total <= 0.0:
            trial = chance.branch()
            before = trial.copy()
            weight = self.run(trial, 0.0)
            total += weight
            if weight > 0.0 and chance.unit() * total < weight:
                chosen = before
            guesses += 1
            if guesses == DESPAIR and total <= 0.0:
                raise BadPosition("no world fits what this view remembers")
        self.run(chosen, 0.0)
        return self.guess

    def _fits_a_world(self, chance: Chance) -> bool:
        guesses: i64 = 0
        while self.run(chance, 0.0) <= 0.0:
            guesses += 1
            if guesses == DESPAIR:
                return False
        return True

    def run(self, chance: Chance, limit: float) -> float:
        """One guess; its weight, or nought if that is below this part of the bound."""
        self.guess.run(chance, self.reveals.pool(chance), limit)
        return self.guess.weight
