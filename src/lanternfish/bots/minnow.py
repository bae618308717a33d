"""Minnow plays at a glance: the action that the guide of the game likes best."""

from lanternfish.bots.bot import Budget
from lanternfish.bots.guides.catalogue import GUIDES
from lanternfish.core.chance import Chance
from lanternfish.core.game import View


class Minnow:
    def choose(self, view: View, budget: Budget, chance: Chance) -> int:
        del budget, chance
        if len(view.legal) == 1:
            return view.legal[0]
        guide = GUIDES[view.game().name]
        weights = list(guide.prefer(guide.stand(view)))
        return view.legal[weights.index(max(weights))]
