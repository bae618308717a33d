"""How many guesses a world of Biblios takes (docs/sampling.md).

`python -m benchmarks.sampling` looks at positions of random games and of games in which everyone
bids within his means, and draws a world for the seat that decides.
"""

import argparse
import random
import statistics
from collections.abc import Callable
from itertools import product

import lanternfish as lf
from benchmarks.positions import percentile_99
from lanternfish.core.chance import quick
from lanternfish.games.biblios.game import BibliosView
from lanternfish.games.biblios.taking import Plan

GAME = lf.game("biblios")
PASS = GAME.parse("pass")
REFUSE = GAME.parse("refuse")
SHARE = 0.1  # of all positions

Player = Callable[[lf.State, random.Random], int]


def at_random(state: lf.State, rng: random.Random) -> int:
    return rng.choice(state.legal())


def within_means(state: lf.State, rng: random.Random) -> int:
    """Pays what it can, bids at most two more, and no more than it has (of cards: half)."""
    legal = state.legal()
    if REFUSE in legal:
        return rng.choice([action for action in legal if action != REFUSE] or legal)
    if PASS not in legal:
        return rng.choice(legal)
    view = state.view(state.seat).to_dict()
    table, hands = view["open"], view["hands"]
    assert isinstance(table, dict)
    assert isinstance(hands, dict)
    hand, up = hands[str(state.seat)], table["auction"]
    means = sum(int(card[1]) for card in hand if card[0] == "g")
    most = min(len(hand) // 2 if up["card"][0] == "g" else means, up["high"] + 2)
    return rng.choice([action for action in legal if action == PASS or action - PASS <= most])


def guesses(player: Player, seats: int, penalty: str, games: int) -> list[int]:
    rng = random.Random(1)
    chance = quick(2)
    counts = []
    for seed in range(games):
        state = GAME.deal(seats, seed, penalty=penalty)
        while state.seat != lf.NOBODY:
            if rng.random() < SHARE:
                view = state.view(state.seat)
                assert isinstance(view, BibliosView)
                plan = Plan(view)
                count = 1
                while plan.run(chance, chance.unit()) == 0:
                    count += 1
                counts.append(count)
            state.apply(player(state, rng))
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.sampling", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    chosen = parser.parse_args()
    players: dict[str, Player] = {"random": at_random, "within means": within_means}
    heads = f"{'positions':>10}{'median':>8}{'99 of 100':>11}{'most':>9}"
    print(f"{'players':14}{'table':18}{heads}")
    for name, seats, penalty in product(players, GAME.seats, GAME.options["penalty"]):
        found = guesses(players[name], seats, penalty, chosen.games)
        middle, rare = statistics.median(found), percentile_99([float(n) for n in found])
        table = f"{seats} seats, {penalty}"
        told = f"{len(found):10}{middle:8.0f}{rare:11,.0f}{max(found):9,}"
        print(f"{name:14}{table:18}{told}", flush=True)


if __name__ == "__main__":
    main()
