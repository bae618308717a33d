"""What the others do by habit: as the guide prefers, mostly."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.bots.search.guide import Guide
from lanternfish.bots.search.marks import NONE, Marks, mix
from lanternfish.core.chance import Chance
from lanternfish.core.game import State

# So many decisions are remembered at most: about 40 MB.
MOST: Final[i64] = 500_000


class Habits:
    """The guide's preferences, remembered: in the same world the same decision is met often."""

    def __init__(self, guide: Guide, most: i64 = MOST) -> None:
        self.guide = guide
        self.most = most
        # How often the guide had to be asked.
        self.asked: i64 = 0
        # Where the odds of a remembered decision begin: their sum, then those of each action.
        self.marks = Marks()
        self.odds = vec[float]()

    def follow(self, mark: i64, world: State, chance: Chance) -> i64:
        """An action's place among the legal ones; twice as well liked comes four times as often.

        `mark` stands for the world and for what its decider has noticed in it. What is legal there
        belongs to it too, since not all that a seat knows is noticed.
        """
        moves = world.moves()
        for action in moves:
            mark = mix(mark, action)
        start = self.marks.find(mark)
        if start == NONE:
            start = self._ask(mark, world)
        odds = self.odds
        rest = odds[start] * chance.unit() - odds[start + 1]
        place: i64 = 0
        while rest >= 0.0 and place < len(moves) - 1:
            place += 1
            rest -= odds[start + 1 + place]
        return place

    def _ask(self, mark: i64, world: State) -> i64:
        """Where the odds of a new decision begin; if there are too many, all others are lost."""
        self.asked += 1
        if self.marks.count == self.most:
            self.marks = Marks()
            self.odds = vec[float]()
        start = i64(len(self.odds))
        self.marks.keep(mark, start)
        weights = self.guide.prefer(world)
        total: float = 0.0
        for weight in weights:
            total += weight * weight
        odds = append(self.odds, total)
        for weight in weights:
            odds = append(odds, weight * weight)
        self.odds = odds
        return start
