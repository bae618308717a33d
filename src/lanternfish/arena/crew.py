"""Whoever plays the games of a tournament: they take fixtures, and hand in what came of them."""

from collections.abc import Iterator
from typing import Protocol

from lanternfish.arena.match import Played
from lanternfish.arena.schedule import Fixture

#: How long a crew waits for a game to end before it lets others do something.
PATIENCE = 0.2
# Work is given out for so many seconds ahead: quick games in handfuls, slow ones one by one.
AHEAD = 0.1
MOST_AHEAD = 64


class Crew(Protocol):
    def collect(self, source: Iterator[Fixture]) -> list[Played]:
        """Give out work from the source, and wait a moment for games that are over, in any order.

        `ArenaError` if a game could not be played.
        """

    def idle(self) -> bool:
        """Is nothing given out?"""

    def stop(self) -> list[Played]:
        """Stop at once; the games that were over already and not handed in."""


class Pace:
    """How long a game takes lately, and so how many to give out at once."""

    def __init__(self) -> None:
        self.seconds = AHEAD

    def note(self, seconds: float) -> None:
        self.seconds += (seconds - self.seconds) / 8

    def handful(self) -> int:
        return max(1, min(MOST_AHEAD, 1 + int(AHEAD / max(self.seconds, 1e-6))))
