"""How exact the worlds are that a seat of Biblios imagines (docs/sampling.md).

`python -m benchmarks.sampling` looks at positions of random games and of games in which everyone
bids within his means. Where the ceiling is proved, worlds have exactly their weights. Where it was
learnt, the distance between what is drawn and what should be drawn is estimated from many guesses:
half the sum of the differences of all probabilities, 0 for the same and 1 for nothing in common.
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


def plans(player: Player, seats: int, penalty: str, games: int) -> list[Plan]:
    rng = random.Random(1)
    found = []
    for seed in range(games):
        state = GAME.deal(seats, seed, penalty=penalty)
        while state.seat != lf.NOBODY:
            if rng.random() < SHARE:
                view = state.view(state.seat)
                assert isinstance(view, BibliosView)
                found.append(Plan(view))
            state.apply(player(state, rng))
    return found


def is_proved(plan: Plan) -> bool:
    return plan.ceiling == plan.guess.bound.value


def distance(plan: Plan, guesses: int) -> float:
    """Between worlds by their weights and worlds by their weights up to the ceiling."""
    chance = quick(2)
    weights = [plan.run(chance) for _ in range(guesses)]
    cut = [min(weight, plan.ceiling) for weight in weights]
    whole, less = sum(weights), sum(cut)
    pairs = zip(weights, cut, strict=True)
    return sum(max(0.0, weight / whole - part / less) for weight, part in pairs)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.sampling", description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--guesses", type=int, default=20_000)
    parser.add_argument("--most", type=int, default=60, help="positions looked at, for each table")
    chosen = parser.parse_args()
    players: dict[str, Player] = {"random": at_random, "within means": within_means}
    heads = f"{'positions':>10}{'proved':>8}{'distance: mean':>16}{'99 of 100':>11}"
    print(f"{'players':14}{'table':18}{heads}")
    for name, seats, penalty in product(players, GAME.seats, GAME.options["penalty"]):
        found = plans(players[name], seats, penalty, chosen.games)
        learnt = [plan for plan in found if not is_proved(plan)]
        share = 100 - 100 * len(learnt) / len(found)
        some = random.Random(1).sample(learnt, min(len(learnt), chosen.most))
        far = [distance(plan, chosen.guesses) for plan in some]
        told = f"{statistics.mean(far):16.4f}{percentile_99(far):11.3f}" if far else ""
        table = f"{seats} seats, {penalty}"
        print(f"{name:14}{table:18}{len(found):10}{share:7.0f}%{told}", flush=True)


if __name__ == "__main__":
    main()
