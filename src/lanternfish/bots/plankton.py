"""Plankton drifts: every legal action is as likely as any other."""

from lanternfish.bots.bot import Budget
from lanternfish.core.chance import Chance
from lanternfish.core.game import View


class Plankton:
    def choose(self, view: View, budget: Budget, chance: Chance) -> int:
        del budget
        return view.legal[chance.below(len(view.legal))]
