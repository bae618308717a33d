"""What a bot is, and what it may use for one decision."""

from dataclasses import dataclass
from typing import Protocol

from lanternfish.core.chance import Chance
from lanternfish.core.game import View


@dataclass(frozen=True)
class Budget:
    """How much thought a decision may take; None where a bot decides that itself.

    `iterations` is for bots that search, and makes what they do repeatable; `seconds` is the most
    that anybody may take by the clock.
    """

    iterations: int | None = None
    seconds: float | None = None


class Bot(Protocol):
    """Whoever can choose one of the legal actions of a view.

    It is shown its seat's view and nothing else of the game, and has a stream of chance of its own:
    the same view, budget and stream should lead to the same action. Two things it may have besides:
    a method `close()`, called when it is needed no more, and `elsewhere = True` if another process
    does its thinking.
    """

    def choose(self, view: View, budget: Budget, chance: Chance) -> int: ...
