"""The catalogue: every game by its name."""

from lanternfish.core.errors import UnknownGame
from lanternfish.core.game import Game
from lanternfish.games.abyss.game import ABYSS
from lanternfish.games.biblios.game import BIBLIOS
from lanternfish.games.conspiracy.game import CONSPIRACY

CATALOGUE: dict[str, Game] = {game.name: game for game in (ABYSS, BIBLIOS, CONSPIRACY)}


def games() -> list[str]:
    """The names of all games."""
    return list(CATALOGUE)


def game(name: object) -> Game:
    """A game by its name; `UnknownGame` if there is none."""
    if not isinstance(name, str) or name not in CATALOGUE:
        raise UnknownGame(str(name), games())
    return CATALOGUE[name]
