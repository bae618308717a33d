"""OpenSpiel, as far as the benchmarks use it, with types."""

import random
import time
from collections.abc import Callable
from typing import Any, Protocol, cast

from benchmarks.race import Run

MISSING = "OpenSpiel is missing; install it with: pip install 'lanternfish[bench]'"
CHANCE = -1
OVER = -4


class PeerState(Protocol):
    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def current_player(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def apply_action(self, action: int) -> None: ...
    def clone(self) -> "PeerState": ...


class PeerGame(Protocol):
    def num_players(self) -> int: ...
    def new_initial_state(self) -> PeerState: ...


Bots = list[object]


class Peer:
    """One game of OpenSpiel, played at random: by its own bots, or stepped from Python."""

    def __init__(self, name: str) -> None:
        spiel = library()
        self.game = cast(PeerGame, spiel.load_game(name))
        self.bots: Bots = [
            spiel.make_uniform_random_bot(seat, seat + 1) for seat in range(self.game.num_players())
        ]
        self.evaluate = cast(Callable[[PeerState, Bots, int], list[float]], spiel.evaluate_bots)
        self.decisions_a_game = 0.0

    def count(self, games: int) -> None:
        """How many decisions with two or more legal actions a random game has, on average."""
        self.decisions_a_game = sum(self._count_one() for _ in range(games)) / games

    def _count_one(self) -> int:
        state = self.game.new_initial_state()
        decisions = 0
        while state.current_player() != OVER:
            actions = state.legal_actions()
            if state.current_player() != CHANCE:
                decisions += len(actions) > 1
            elif len({chance for _, chance in state.chance_outcomes()}) > 1:
                raise SystemExit("the peer's chance is uneven: stepping must weigh it")
            state.apply_action(random.choice(actions))
        return decisions

    def simulated(self, games: int) -> Run:
        """Whole games inside its C++."""
        began = time.process_time()
        for seed in range(games):
            self.evaluate(self.game.new_initial_state(), self.bots, seed)
        return Run(games * self.decisions_a_game, time.process_time() - began)

    def stepped(self, games: int) -> Run:
        """Step by step from Python, in the loop of OpenSpiel's own examples."""
        choose = random.choice
        decisions = 0
        began = time.process_time()
        for _ in range(games):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(choose([action for action, _ in state.chance_outcomes()]))
                    continue
                actions = state.legal_actions()
                decisions += len(actions) > 1
                state.apply_action(choose(actions))
        return Run(decisions, time.process_time() - began)

    def stepped_tersely(self, games: int) -> Run:
        """Step by step with as few calls as there can be: chance has legal actions too."""
        choose = random.choice
        decisions = 0
        began = time.process_time()
        for _ in range(games):
            state = self.game.new_initial_state()
            while True:
                player = state.current_player()
                if player == OVER:
                    break
                actions = state.legal_actions()
                decisions += player != CHANCE and len(actions) > 1
                state.apply_action(choose(actions))
        return Run(decisions, time.process_time() - began)


def library() -> Any:
    try:
        import pyspiel
    except ImportError as error:
        raise SystemExit(MISSING) from error
    return pyspiel
