"""Searchers look ahead: angler and leviathan, and any number of iterations in between."""

import time
from collections.abc import Mapping
from types import MappingProxyType

from lanternfish.bots.bot import Budget
from lanternfish.bots.guides.catalogue import GUIDES
from lanternfish.bots.search.guide import Guide
from lanternfish.bots.search.search import NO_LIMIT, Search
from lanternfish.core.chance import Chance
from lanternfish.core.game import View

# How many iterations a decision takes where nobody says otherwise; by game.
ANGLER = MappingProxyType({"abyss": 12_000, "biblios": 27_000, "conspiracy": 33_000})
LEVIATHAN = MappingProxyType({"abyss": 80_000, "biblios": 180_000, "conspiracy": 220_000})


class Searcher:
    """Searches with what the guide of the game knows, or plainly, knowing only the rules."""

    def __init__(self, iterations: Mapping[str, int], plainly: bool = False) -> None:
        self.iterations = iterations
        self.plainly = plainly

    def choose(self, view: View, budget: Budget, chance: Chance) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        return self.think(view, budget, chance).best()

    def think(self, view: View, budget: Budget, chance: Chance, settle: bool = True) -> Search:
        """The search behind a choice; ask it for its `report` (then not to `settle` early)."""
        end = NO_LIMIT if budget.seconds is None else time.perf_counter() + budget.seconds
        name = view.game().name
        search = Search(view, plain(name) if self.plainly else GUIDES[name], chance)
        iterations = self.iterations[name] if budget.iterations is None else budget.iterations
        search.begin(iterations, end, settle)
        while search.go_on():  # here, not in compiled code, so that Ctrl-C is heard in between
            pass
        return search


def plain(game: str) -> Guide:
    """A guide that knows only the rules of a game, and how dear its worlds are."""
    guide = Guide()
    guide.reuse = GUIDES[game].reuse
    return guide
