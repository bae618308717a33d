"""Random games wholly inside compiled code."""

import time
from typing import Final

from mypy_extensions import i64

from lanternfish.core.chance import Chance, quick
from lanternfish.core.game import NOBODY, Game, State

# A game that takes more decisions is given up: rules need not lead to an end. In Abyss they do not
# where nobody can recruit any more, which happens in one random game of a hundred thousand or so.
LONGEST: Final[i64] = 10_000


def play_out(state: State, chance: Chance) -> i64:
    """Play at random to the end; the number of decisions with two or more legal actions.

    After `LONGEST` of them it stops: then somebody still has to decide.
    """
    decisions: i64 = 0
    while state.seat != NOBODY and decisions < LONGEST:
        moves = state.moves()
        count: i64 = i64(len(moves))
        if count == 1:
            state.apply(moves[0])
        else:
            decisions += 1
            state.apply(moves[chance.below(count)])
    return decisions


def play_out_checked(state: State, chance: Chance) -> i64:
    """The same, and every position on the way is checked."""
    decisions: i64 = 0
    state.check()
    while state.seat != NOBODY and decisions < LONGEST:
        moves = state.moves()
        count: i64 = i64(len(moves))
        if count == 1:
            state.apply(moves[0])
        else:
            decisions += 1
            state.apply(moves[chance.below(count)])
        state.check()
    return decisions


class Simulation:
    """Random games of one kind, counted; memory stays the same however many are played.

    `scores` and `lengths` are counts: how often a seat ended with that score, how often a game
    took that many decisions. Games that were given up are counted as `endless`, and nowhere else.
    `wins` has a share for each seat (a shared victory is divided). With `check` every position on
    the way is checked.
    """

    def __init__(
        self, game: Game, seats: int, seed: int, options: dict[str, str], check: bool = False
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.check = check
        self.deals = quick(seed)
        self.choices = self.deals.branch()
        self.games = 0
        self.endless = 0
        self.decisions = 0
        self.seconds = 0.0
        self.scores: dict[int, int] = {}
        self.lengths: dict[int, int] = {}
        self.wins = [0.0] * seats

    def run(self, games: int) -> None:
        """Play this many more."""
        began = time.perf_counter()
        for _ in range(games):
            state = self.game.start(self.seats, self.deals, self.options)
            if self.check:
                self.count(state, play_out_checked(state, self.choices))
            else:
                self.count(state, play_out(state, self.choices))
        self.seconds += time.perf_counter() - began

    def count(self, state: State, decisions: int) -> None:
        """A game that was played so far."""
        if state.seat != NOBODY:
            self.endless += 1
            return
        self.games += 1
        self.decisions += decisions
        self.lengths[decisions] = self.lengths.get(decisions, 0) + 1
        scores = state.scores()
        for score in scores:
            self.scores[score] = self.scores.get(score, 0) + 1
        # The highest score wins; only where several have it is there more to ask.
        best = max(scores)
        if scores.count(best) == 1:
            self.wins[scores.index(best)] += 1.0
            return
        winners = state.winners()
        for seat in winners:
            self.wins[seat] += 1.0 / len(winners)
