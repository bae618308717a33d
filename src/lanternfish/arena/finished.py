"""What a tournament is, and a game of it when it is over; both as lines of JSON."""

import json
from dataclasses import asdict, dataclass, fields
from typing import TypeVar


@dataclass(frozen=True)
class Setting:
    """All that decides what happens in a tournament. The same setting, the same games."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int  # of each pairing
    seed: int
    kind: str  # "round-robin", or "gauntlet": the first bot against each of the others

    def line(self) -> str:
        return _line(asdict(self))


@dataclass(frozen=True)
class Finished:
    """One game: who sat where (numbers of `Setting.bots` by seat), and how it went.

    `winners` is empty if the game was given up without an end.
    """

    number: int
    pairing: int
    bots: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    record: str

    def line(self) -> str:
        return _line(asdict(self))

    def share(self, seat: int) -> float:
        """What the seat won: 1, or a part of it if several won or nobody did."""
        if not self.winners:
            return 1 / len(self.bots)
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass(frozen=True)
class Timing:
    """How long each seat thought in one game, in seconds of its own: no two runs are the same."""

    number: int
    decisions: tuple[int, ...]  # with a choice, by seat
    total: tuple[float, ...]
    longest: tuple[float, ...]

    def line(self) -> str:
        return _line(asdict(self))


def _line(data: dict[str, object]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


Line = TypeVar("Line", Setting, Finished, Timing)


def parsed(kind: type[Line], text: str) -> Line:
    """What `line` wrote; `ValueError` if it is anything else, or is spelled in another way."""
    data = json.loads(text)
    names = [field.name for field in fields(kind)]
    if not isinstance(data, dict) or list(data) != names:
        raise ValueError(f"a line with other fields than {', '.join(names)}")
    for name, value in data.items():
        data[name] = tuple(value) if isinstance(value, list) else value
    found = kind(**data)
    if found.line() != text:
        raise ValueError("a line that is spelled in another way")
    return found
