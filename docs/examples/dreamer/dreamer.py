"""Dreamer: plays each action to the end at random, in worlds that it only imagines."""

import math
import time

from lanternfish.bots import Budget
from lanternfish.core.chance import Chance
from lanternfish.core.game import View
from lanternfish.core.simulate import play_out


class Dreamer:
    def __init__(self, dreams: str = "300") -> None:
        self.dreams = int(dreams)  # settings are text: `dreamer:dreams=1000`

    def choose(self, view: View, budget: Budget, chance: Chance) -> int:
        end = time.monotonic() + (budget.seconds or math.inf)
        wins = dict.fromkeys(view.legal, 0)
        for number in range(budget.iterations or self.dreams):
            if time.monotonic() >= end:
                break
            action = view.legal[number % len(view.legal)]
            world = view.sample(chance)  # this seat could not tell it from the true one
            world.apply(action)
            play_out(world, chance)
            wins[action] += view.seat in world.winners()
        return max(wins, key=lambda action: wins[action])
