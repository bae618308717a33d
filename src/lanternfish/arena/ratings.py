"""How strong each bot is: OpenSkill over all games, on a scale as chess has it."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256

from openskill.models import PlackettLuce
from openskill.models.weng_lin.plackett_luce import PlackettLuceRating

from lanternfish.arena.estimates import Estimate
from lanternfish.arena.finished import Finished
from lanternfish.arena.intervals import DEVIATIONS

#: Where every bot begins, and how many points stand for odds of ten to one.
START = 1500.0
TEN_TO_ONE = 400.0
#: In how many orders the games are rated; two or three copies of a bot share them evenly.
ORDERS = 12


def ratings(bots: int, finished: Iterable[Finished]) -> list[Estimate]:
    """The rating of each bot: mu, and mu ± 1.96 sigma; `count` is how many games it rests on.

    Bots do not learn from game to game: sigma only falls (no tau), and by all that a game tells (no
    gamma). What comes early or late weighs more than it should, so the games are rated in several
    orders and the ratings are the means.
    """
    model = PlackettLuce(tau=0.0, gamma=_all_of_it)
    games = [game for game in finished if len(set(game.bots)) > 1]
    company = max([2, *(len(set(game.bots)) for game in games)])
    counts = Counter(bot for game in games for bot in set(game.bots))
    points = TEN_TO_ONE / math.log(10) / (model.beta * math.sqrt(company))
    rounds = [_rated(model, bots, games, order) for order in range(ORDERS)]
    found = []
    for bot in range(bots):
        mu = math.fsum(rated[bot].mu for rated in rounds) / ORDERS
        sigma = math.fsum(rated[bot].sigma for rated in rounds) / ORDERS
        value, reach = START + points * (mu - model.mu), DEVIATIONS * points * sigma
        found.append(Estimate(value, value - reach, value + reach, counts[bot]))
    return found


def _rated(
    model: PlackettLuce, bots: int, games: Iterable[Finished], order: int
) -> list[PlackettLuceRating]:
    rated = [model.rating() for _ in range(bots)]
    for game in _shuffled(games, order):
        ranks, seats = places(game), _seats_that_count(game, order)
        teams = [[rated[game.bots[seat]]] for seat in seats]
        after = model.rate(teams, ranks=[float(ranks[seat]) for seat in seats])
        for seat, (rating,) in zip(seats, after, strict=True):
            rated[game.bots[seat]] = rating
    return rated


def _shuffled(games: Iterable[Finished], order: int) -> list[Finished]:
    """By chance, but the same each time."""
    return sorted(games, key=lambda game: sha256(f"{order} {game.number}".encode()).digest())


def places(game: Finished) -> list[int]:
    """The place of each seat: winners first, then by points; without winners all are alike."""
    if not game.winners:
        return [0] * len(game.bots)
    keys = [
        (seat not in game.winners, 0 if seat in game.winners else -score)
        for seat, score in enumerate(game.scores)
    ]
    order = sorted(set(keys))
    return [order.index(key) for key in keys]


def _seats_that_count(game: Finished, order: int) -> list[int]:
    """One seat of each bot; of several copies each has its turn.

    What copies of a bot do among themselves says nothing about it, yet it would lower sigma. How
    some of the seats came out among themselves follows the same model as all of them.
    """
    seats: dict[int, list[int]] = {}
    for seat, bot in enumerate(game.bots):
        seats.setdefault(bot, []).append(seat)
    return sorted(copies[(game.number + order) % len(copies)] for copies in seats.values())


def _all_of_it(
    c: float,
    k: int,
    mu: float,
    sigma_squared: float,
    team: Sequence[PlackettLuceRating],
    rank: int,
    weights: list[float] | None = None,
) -> float:
    del c, k, mu, sigma_squared, team, rank, weights
    return 1.0
