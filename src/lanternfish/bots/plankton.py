"""Plankton drifts: every legal action is as likely as any other."""

from lanternfish.core.chance import Chance
from lanternfish.core.game import View


class Plankton:
    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View) -> int:
        return view.legal[self.chance.below(len(view.legal))]
