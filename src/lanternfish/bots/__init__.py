"""Players that are programs. A bot sees the view of its seat and draws from a stream of its own."""

from collections.abc import Callable
from typing import Protocol

from lanternfish.bots.random import Plankton
from lanternfish.core.chance import Chance
from lanternfish.core.game import View


class Bot(Protocol):
    """Whoever can choose one of the legal actions of a view."""

    def choose(self, view: View) -> int: ...


BOTS: dict[str, Callable[[Chance], Bot]] = {"plankton": Plankton}
DEFAULT_BOT = "plankton"

__all__ = ["BOTS", "DEFAULT_BOT", "Bot", "Plankton"]
