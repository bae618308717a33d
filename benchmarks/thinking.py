"""How many worlds a second a search goes through, ours and another.

Both at decisions from the first to the last of some games: ours along games that minnows play,
the other's along random games (it has no players of its own but random ones).
"""

import random
import time
from typing import cast

import lanternfish as lf
from benchmarks.peer import CHANCE, OVER, PeerGame, PeerState, library
from benchmarks.race import Run, Runner
from lanternfish.bots import player
from lanternfish.bots.guides.catalogue import GUIDES
from lanternfish.bots.search.search import NO_LIMIT, Search
from lanternfish.bots.searcher import plain
from lanternfish.core.chance import quick
from lanternfish.core.simulate import play_out

ITERATIONS = 1000  # of each search
PEER_ITERATIONS = 100
GAMES = 4
DECISIONS = 12
MOST = 10_000
# What OpenSpiel's own examples explore with; it hardly matters for speed.
CURIOSITY = 2.0


def decisions(game: str, seats: int) -> list[lf.State]:
    """Decisions with a choice, evenly taken from a few games."""
    minnow = player("minnow")
    found: list[lf.State] = []
    for seed in range(GAMES):
        state = lf.game(game).deal(seats, seed)
        while state.seat != lf.NOBODY and len(found) < MOST:
            if len(state.legal()) > 1:
                found.append(state.copy())
            state.apply(minnow.choose(state.view(int(state.seat)), quick(seed)))
    return found[:: max(1, len(found) // DECISIONS)]


def searched(game: str, seats: int, plainly: bool = False) -> Runner:
    """Searches at these decisions: as the house bots do, or plainly, with random playouts."""
    guide = plain(game) if plainly else GUIDES[game]
    views = [state.view(int(state.seat)) for state in decisions(game, seats)]

    def run(rounds: int) -> Run:
        began = time.process_time()
        done = 0
        for seed in range(rounds):
            for view in views:
                search = Search(view, guide, quick(seed))
                search.run(ITERATIONS, NO_LIMIT, False)
                done += int(search.iterations)
        return Run(done, time.process_time() - began)

    return run


def played_out(game: str, seats: int) -> Runner:
    """Random playouts from the same decisions, as many, with no search around them."""
    states = decisions(game, seats)

    def run(rounds: int) -> Run:
        began = time.process_time()
        for seed in range(rounds):
            chance = quick(seed)
            for state in states:
                for _ in range(ITERATIONS):
                    twin = state.copy()
                    play_out(twin, chance)
                    twin.scores()
        return Run(rounds * len(states) * ITERATIONS, time.process_time() - began)

    return run


def peer_searched(name: str) -> Runner:
    """OpenSpiel's own information-set search, in C++, with random playouts."""
    spiel = library()
    game = cast(PeerGame, spiel.load_game(name))
    states = peer_decisions(game)

    # The bot does not keep its evaluator alive; this does.
    evaluator = spiel.RandomRolloutEvaluator(1, 1)
    most = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT

    def run(rounds: int) -> Run:
        seconds = 0.0
        for seed in range(rounds):
            bot = spiel.ISMCTSBot(
                seed, evaluator, CURIOSITY, PEER_ITERATIONS, -1, most, False, True
            )
            for state in states:
                began = time.process_time()
                bot.step(state)
                seconds += time.process_time() - began
        return Run(rounds * len(states) * PEER_ITERATIONS, seconds)

    return run


def peer_decisions(game: PeerGame) -> list[PeerState]:
    chosen, found = random.Random(1), []
    for _ in range(GAMES):
        state = game.new_initial_state()
        while state.current_player() != OVER:
            actions = state.legal_actions()
            if state.current_player() != CHANCE and len(actions) > 1:
                found.append(state.clone())
            state.apply_action(chosen.choice(actions))
    return found[:: max(1, len(found) // DECISIONS)]
