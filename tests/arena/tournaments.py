"""Tournaments to try things on, and those who play them."""

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from lanternfish.arena.finished import Setting
from lanternfish.arena.match import Played, play
from lanternfish.arena.runner import run, setting_of
from lanternfish.arena.schedule import Fixture

GUESTS = """
import os, time

class First:
    def choose(self, view, budget, chance):
        return view.legal[0]

class Slow(First):
    def choose(self, view, budget, chance):
        time.sleep(0.005)
        return view.legal[chance.below(len(view.legal))]

class Broken:
    def choose(self, view, budget, chance):
        raise ZeroDivisionError("nothing left")

class Cheat:
    def choose(self, view, budget, chance):
        return -5

class Fatal:
    def choose(self, view, budget, chance):
        os._exit(7)
"""
NAMES = ("first", "slow", "broken", "cheat", "fatal")


def invite(folder: Path) -> None:
    """Bots that another package brought; the folder has to be on the path."""
    about = folder / "guests-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n")
    lines = [f"{name} = arena_guests:{name.capitalize()}" for name in NAMES]
    (about / "entry_points.txt").write_text("\n".join(["[lanternfish.bots]", *lines, ""]))
    (folder / "arena_guests.py").write_text(GUESTS)
    sys.modules.pop("arena_guests", None)


def setting(
    *bots: str, games: int = 4, seats: int = 2, kind: str = "round-robin", seed: int = 0
) -> Setting:
    return setting_of("conspiracy", list(bots), games, seats, seed=seed, kind=kind)


class Backwards:
    """A crew in this very process that hands in the last of so many games first."""

    def __init__(self, tournament: Setting, ahead: int = 1, most: int | None = None) -> None:
        self.setting = tournament
        self.ahead = ahead
        self.most = most  # then it is tired
        self.played: list[int] = []
        self.stopped = False

    def collect(self, source: Iterator[Fixture]) -> list[Played]:
        found: list[Played] = []
        for fixture in reversed(list(islice(source, self.ahead))):
            if self.most is not None and len(self.played) >= self.most:
                raise KeyboardInterrupt
            self.played.append(fixture.number)
            found.append(play(self.setting, fixture))
        self.over = not found
        return found

    def idle(self) -> bool:
        return self.over

    def stop(self) -> list[Played]:
        self.stopped = True
        return []


def results(
    tournament: Setting, path: Path, ahead: int = 1, bar: float | None = None
) -> tuple[bytes, list[int]]:
    """The file when all is over, and which games were played for it, in which order."""
    crew = Backwards(tournament, ahead)
    assert run(tournament, path, lambda: crew, bar)
    return path.read_bytes(), crew.played
