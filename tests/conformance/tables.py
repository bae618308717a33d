"""Every game at every table: whatever is registered is tested, at all seat counts and options."""

from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest

import lanternfish as lf

Data = dict[str, Any]


@dataclass(frozen=True)
class Table:
    """A game with a number of seats and a value for each option."""

    name: str
    seats: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *(value for _, value in self.options)])

    @property
    def game(self) -> lf.Game:
        return lf.game(self.name)

    def deal(self, seed: object) -> lf.State:
        return self.game.deal(self.seats, seed, **dict(self.options))

    def eyes(self) -> range:
        """The spectator and every seat."""
        return range(lf.NOBODY, self.seats)


def tables_of(game: lf.Game) -> list[Table]:
    choices = [[(name, value) for value in values] for name, values in game.options.items()]
    return [
        Table(game.name, seats, options) for seats in game.seats for options in product(*choices)
    ]


TABLES = [table for name in lf.games() for table in tables_of(lf.game(name))]

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize(
    "game", [lf.game(name) for name in lf.games()], ids=lambda game: game.name
)
