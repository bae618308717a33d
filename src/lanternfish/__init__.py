"""Lanternfish: the rules of Abyss, Conspiracy and Biblios as readable, compiled Python."""

from lanternfish import records
from lanternfish.core import game as _core
from lanternfish.core.errors import (
    BadAction,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    BadSeed,
    BadView,
    IllegalAction,
    LanternfishError,
    UnknownGame,
    UnknownOption,
)
from lanternfish.core.events import Log
from lanternfish.core.game import NOBODY, Game, State, View
from lanternfish.core.simulate import Simulation
from lanternfish.games import game, games

__version__ = "0.1.0"

#: Are the rules compiled to machine code, or interpreted?
COMPILED: bool = not str(_core.__file__).endswith(".py")


def simulate(name: str, seats: int, games: int, seed: int = 0, **options: object) -> Simulation:
    """Play random games inside compiled code: `.games .decisions .seconds .scores`."""
    chosen = game(name)
    chosen.deal(seats, seed, **options)  # refuses what cannot be played
    run = Simulation(chosen, seats, seed, chosen.settle(options))
    run.run(games)
    return run


__all__ = [
    "COMPILED",
    "NOBODY",
    "BadAction",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "BadSeed",
    "BadView",
    "Game",
    "IllegalAction",
    "LanternfishError",
    "Log",
    "Simulation",
    "State",
    "UnknownGame",
    "UnknownOption",
    "View",
    "game",
    "games",
    "records",
    "simulate",
]
