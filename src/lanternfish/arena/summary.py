"""What came of a tournament, in numbers: for the table in the terminal and for the page."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median

from lanternfish.arena.estimates import Case, Estimate, share_in, share_of
from lanternfish.arena.finished import Finished, Setting, Timing
from lanternfish.arena.ratings import places, ratings


@dataclass(frozen=True)
class Standing:
    """A bot: its rating, and what share of its games a seat of it won (even: 1 / seats)."""

    bot: int
    rating: Estimate
    wins: Estimate


@dataclass(frozen=True)
class Company:
    """Those who sat at a table together, and what share of their games each bot won."""

    bots: tuple[int, ...]  # rising, each as often as it sat there
    wins: dict[int, Estimate]

    def even(self, bot: int) -> float:
        return self.bots.count(bot) / len(self.bots)


@dataclass(frozen=True)
class Spread:
    """Some numbers: how many, their mean, and the least, quarter, half, three quarters, most."""

    count: int
    mean: float
    quarters: tuple[int, int, int, int, int]


@dataclass(frozen=True)
class Thought:
    """How long a bot thinks, in seconds: a decision on average, in half of its games, at most."""

    bot: int
    games: int
    decisions: int
    mean: float
    half: float
    longest: float


def standings(setting: Setting, finished: Sequence[Finished]) -> list[Standing]:
    """All bots that met another one, the strongest first."""
    rated = enumerate(ratings(len(setting.bots), finished))
    found = [Standing(bot, rating, _wins(bot, finished)) for bot, rating in rated if rating.count]
    return sorted(found, key=lambda standing: (-standing.rating.value, standing.bot))


def _wins(bot: int, finished: Iterable[Finished]) -> Estimate:
    won, count = [], 0
    for game in finished:
        seats = [seat for seat, other in enumerate(game.bots) if other == bot]
        if seats:
            won.append(math.fsum(game.share(seat) for seat in seats) / len(seats))
            count += 1
    return share_of(math.fsum(won), count)


def duels(finished: Iterable[Finished]) -> dict[tuple[int, int], Estimate]:
    """How often a bot came out ahead of another one in a game of both: (it, the other).

    Equal places are half. Among several seats of the two it is the mean over all their pairs.
    """
    ahead: dict[tuple[int, int], list[float]] = {}
    for game in finished:
        ranks = places(game)
        met: dict[tuple[int, int], list[float]] = {}
        for seat, bot in enumerate(game.bots):
            for rival, other in enumerate(game.bots):
                if bot != other:
                    met.setdefault((bot, other), []).append(_ahead(ranks[seat], ranks[rival]))
        for pair, found in met.items():
            ahead.setdefault(pair, []).append(math.fsum(found) / len(found))
    return {pair: share_of(math.fsum(ahead[pair]), len(ahead[pair])) for pair in sorted(ahead)}


def _ahead(place: int, other: int) -> float:
    return 0.5 if place == other else float(place < other)


def companies(finished: Iterable[Finished]) -> list[Company]:
    """Every company that met, and how often each bot of it won (with any of its seats)."""
    met: dict[tuple[int, ...], list[Finished]] = {}
    for game in finished:
        met.setdefault(tuple(sorted(game.bots)), []).append(game)
    return [
        Company(bots, {bot: _wins_together(bot, met[bots]) for bot in sorted(set(bots))})
        for bots in sorted(met)
    ]


def _wins_together(bot: int, games: Sequence[Finished]) -> Estimate:
    won = [
        game.share(seat) for game in games for seat, other in enumerate(game.bots) if other == bot
    ]
    return share_of(math.fsum(won), len(games))


def expectations(finished: Sequence[Finished]) -> dict[int, tuple[float, ...]]:
    """By number of a game: what each seat would win if it won as its bot does in that company."""
    usual = {company.bots: company for company in companies(finished)}
    return {
        game.number: tuple(
            usual[tuple(sorted(game.bots))].wins[bot].value / game.bots.count(bot)
            for bot in game.bots
        )
        for game in finished
    }


def turn_order(games: Iterable[tuple[Finished, int, int]]) -> list[Estimate]:
    """Share of wins of the first player, the second, and so on; of a game, its first and deal."""
    cases: dict[int, list[Case]] = {}
    for game, first, deal in games:
        for seat in range(len(game.bots)):
            turn = (seat - first) % len(game.bots)
            cases.setdefault(turn, []).append(Case(deal, game.share(seat)))
    return [share_in(cases[turn]) for turn in sorted(cases)]


def scores_by_bot(setting: Setting, finished: Iterable[Finished]) -> list[Counter[int]]:
    """How often each bot ended with which score; games without an end have none."""
    counts = [Counter[int]() for _ in setting.bots]
    for game in finished:
        if game.winners:
            for bot, score in zip(game.bots, game.scores, strict=True):
                counts[bot][score] += 1
    return counts


def margins(finished: Iterable[Finished]) -> Counter[int]:
    """By how many points the winner was ahead of the best other; none if a tie-break decided."""
    found = Counter[int]()
    for game in finished:
        if game.winners and len(game.scores) > 1:
            best, second = sorted(game.scores, reverse=True)[:2]
            found[best - second] += 1
    return found


def lengths(finished: Iterable[Finished]) -> Counter[int]:
    """How many decisions a game took."""
    return Counter(game.decisions for game in finished if game.winners)


def spread(counts: Counter[int]) -> Spread:
    total = sum(counts.values())
    if not total:
        return Spread(0, math.nan, (0, 0, 0, 0, 0))
    mean = sum(value * count for value, count in counts.items()) / total
    least, quarter, half, late, most = (_quantile(counts, part, total) for part in range(5))
    return Spread(total, mean, (least, quarter, half, late, most))


def _quantile(counts: Counter[int], quarters: int, total: int) -> int:
    """The least value that so many quarters of all values do not exceed."""
    passed = 0
    for value in sorted(counts):
        passed += counts[value]
        if 4 * passed >= quarters * total:
            return value
    return max(counts)


def thinking(
    setting: Setting, finished: Iterable[Finished], timings: Iterable[Timing]
) -> list[Thought]:
    """How long the bots thought; those without any timing are left out."""
    by_number = {game.number: game for game in finished}
    decided: dict[int, list[tuple[int, float, float]]] = {}
    for timing in timings:
        game = by_number.get(timing.number)
        if game is None:
            continue
        for seat, bot in enumerate(game.bots):
            took = (timing.decisions[seat], timing.total[seat], timing.longest[seat])
            decided.setdefault(bot, []).append(took)
    return [_thought(bot, decided[bot]) for bot in range(len(setting.bots)) if bot in decided]


def _thought(bot: int, seats: Sequence[tuple[int, float, float]]) -> Thought:
    decisions = sum(count for count, _, _ in seats)
    paces = [total / count for count, total, _ in seats if count]
    return Thought(
        bot=bot,
        games=len(seats),
        decisions=decisions,
        mean=math.fsum(total for _, total, _ in seats) / max(1, decisions),
        half=median(paces) if paces else 0.0,
        longest=max(longest for _, _, longest in seats),
    )
