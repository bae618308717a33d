"""Games that were looked at again, and what can be counted in them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from lanternfish.arena.estimates import Case, Estimate, mean_in, share_in
from lanternfish.arena.finished import Finished

Facts = TypeVar("Facts")


@dataclass(frozen=True)
class Played(Generic[Facts]):
    """A finished game: its deal (games of one deal may be alike), what each seat would win if it
    won as its bot usually does in that company, and the facts of the game."""

    game: Finished
    deal: int
    expected: tuple[float, ...]
    facts: Facts

    def seats(self) -> range:
        return range(len(self.game.bots))

    def won(self, seat: int) -> Case:
        return Case(self.deal, self.game.share(seat))

    def gain(self, seat: int) -> Case:
        """What a seat won more than usual."""
        return Case(self.deal, self.game.share(seat) - self.expected[seat])


@dataclass(frozen=True)
class Holding:
    """Something that at most one seat has in the end.

    In what share of the games it was held, how often its holders won and how often those without
    it, how much more than usual the holders won, and how many points it brought them.
    """

    name: str
    held: Estimate
    wins: Estimate
    others: Estimate
    gain: Estimate
    points: Estimate


def holdings(
    games: Sequence[Played[Facts]],
    names: Iterable[str],
    held: Callable[[Facts, int], Mapping[str, int]],
) -> list[Holding]:
    """For every name, those who gained most first; `held` has the points of what a seat holds."""
    found = [_holding(games, name, held) for name in names]
    known = [holding for holding in found if holding.gain.count]
    return sorted(known, key=lambda holding: -holding.gain.value) + [
        holding for holding in found if not holding.gain.count
    ]


def _holding(
    games: Sequence[Played[Facts]], name: str, held: Callable[[Facts, int], Mapping[str, int]]
) -> Holding:
    anybody: list[Case] = []
    wins: list[Case] = []
    others: list[Case] = []
    gains: list[Case] = []
    points: list[Case] = []
    for game in games:
        holders = 0
        for seat in game.seats():
            owned = held(game.facts, seat)
            if name not in owned:
                others.append(game.won(seat))
                continue
            holders += 1
            wins.append(game.won(seat))
            gains.append(game.gain(seat))
            points.append(Case(game.deal, owned[name]))
        anybody.append(Case(game.deal, float(holders > 0)))
    return Holding(
        name,
        share_in(anybody),
        share_in(wins),
        share_in(others),
        mean_in(gains),
        mean_in(points),
    )


@dataclass(frozen=True)
class Compared:
    """A number as winners had it, and as the others had it."""

    name: str
    winners: Estimate
    others: Estimate


def compared(
    games: Iterable[Played[Facts]], name: str, number: Callable[[Facts, int], float]
) -> Compared:
    winners: list[Case] = []
    others: list[Case] = []
    for game in games:
        for seat in game.seats():
            side = winners if seat in game.game.winners else others
            side.append(Case(game.deal, number(game.facts, seat)))
    return Compared(name, mean_in(winners), mean_in(others))
