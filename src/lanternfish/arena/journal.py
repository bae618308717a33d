"""The file that a tournament is kept in, and goes on from.

Its first line is the setting (and the bar, if there is one); each finished game is a line after
it, on disk before anything else happens. While the tournament runs, the lines stand in the order
in which the games ended; when it is over, in that of their numbers. How long everybody thought is
kept in a second file beside it: no two runs are the same in that.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from lanternfish.arena.errors import ArenaError
from lanternfish.arena.finished import Finished, Setting, Timing, parsed
from lanternfish.arena.lines import (
    append,
    cut_off,
    lock,
    open_to_append,
    read_lines,
    replace,
    told,
)
from lanternfish.arena.match import Played
from lanternfish.arena.schedule import Fixture
from lanternfish.core.errors import Value


@dataclass(frozen=True)
class Results:
    """A tournament as far as it was played, in order."""

    setting: Setting
    bar: float | None
    finished: list[Finished]
    timings: list[Timing]


def load(path: Path) -> Results:
    """All that a file of results holds; a last line that was cut off is left out."""
    with told(path, "file-unreadable"), path.open("rb") as file:
        setting, bar = _read_heading(path, file.readline())
        finished = [game for game, _, _ in read_lines(path, file, Finished, 2)]
    finished.sort(key=lambda game: game.number)
    times = _read_times(times_path(path))
    timings = [times[game.number] for game in finished if game.number in times]
    return Results(setting, bar, finished, timings)


def times_path(path: Path) -> Path:
    """`games.jsonl` has `games.times.jsonl` beside it."""
    return path.with_name(f"{path.name.removesuffix('.jsonl')}.times.jsonl")


def heading(setting: Setting, bar: float | None) -> str:
    """The first line of the file."""
    line = setting.line()
    return line if bar is None else f'{line[:-1]},"bar":{json.dumps(bar)}}}'


class Journal:
    """The file of a tournament that is being played. Only one run at a time can open it."""

    def __init__(self, path: Path, setting: Setting, bar: float | None) -> None:
        self.path = path
        self.heading = heading(setting, bar).encode() + b"\n"
        # Where in the file each game stands: from which byte, and how many.
        self.places: dict[int, tuple[int, int]] = {}
        self.end = 0
        with told(path):
            self.file = open_to_append(path)
            try:
                lock(self.file, path)
                new = self._begin()
                self.times = open_to_append(times_path(path))
            except BaseException:
                self.file.close()
                raise
            if new:
                self.times.truncate(0)
            cut_off(times_path(path))

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()
        self.times.close()

    def _begin(self) -> bool:
        """See that this is the file of this tournament; take away what was cut off. Is it new?"""
        with self.path.open("rb") as file:
            first = file.readline()
        if first == self.heading:
            cut_off(self.path)
            return False
        if not self.heading.startswith(first):
            raise self._other(first)
        self.file.truncate(0)  # not even the first line was finished
        append(self.file, self.heading)
        return True

    def _other(self, first: bytes) -> ArenaError:
        setting, bar = _read_heading(self.path, first)
        there = {**asdict(setting), "bar": bar}
        here = {"bar": None, **json.loads(self.heading)}
        differences = [
            f"{name}: {_plain(there[name])} ≠ {_plain(here[name])}"
            for name in there
            if _plain(there[name]) != _plain(here[name])
        ]
        values = {"path": str(self.path), "differences": "; ".join(differences)}
        return ArenaError("results-other", **values)

    def take_up(self, schedule: Sequence[Fixture]) -> Iterator[Finished]:
        """The games that are there already; `ArenaError` if one of them is none of these."""
        with told(self.path, "file-unreadable"), self.path.open("rb") as file:
            self.end = len(self.heading)
            file.seek(self.end)
            for game, place, length in read_lines(self.path, file, Finished, 2):
                misfit = self._misfit(game, schedule)
                if misfit is not None:
                    line = len(self.places) + 2
                    values: dict[str, Value] = {"path": str(self.path), "line": line}
                    raise ArenaError(misfit, **values, number=game.number)
                self.places[game.number] = (place, length)
                self.end = place + length
                yield game

    def _misfit(self, game: Finished, schedule: Sequence[Fixture]) -> str | None:
        """What is wrong with a game of the file, as the key of an error."""
        if not 0 <= game.number < len(schedule):
            return "results-no-such-game"
        if game.number in self.places:
            return "results-game-twice"
        fixture = schedule[game.number]
        if (game.pairing, game.bots) != (fixture.pairing, fixture.bots):
            return "results-other-players"
        return None

    def keep(self, games: Sequence[Played]) -> None:
        """Write games down; they are on the disk when this returns."""
        if not games:
            return
        text, times = b"", b""
        for played in games:
            line = played.finished.line().encode() + b"\n"
            self.places[played.finished.number] = (self.end + len(text), len(line))
            text += line
            times += played.timing.line().encode() + b"\n"
        with told(self.path):
            try:
                append(self.file, text)
            except OSError:
                self.file.truncate(self.end)  # half a line would spoil the next
                raise
            self.end += len(text)
            self.times.write(times)

    def settle(self, numbers: Sequence[int]) -> None:
        """The tournament is over: exactly these games, in this order, as a whole or not at all."""
        if list(self.places) == list(numbers):
            return
        beside = times_path(self.path)
        times = _read_times(beside)
        with told(self.path):
            replace(self.path, self._in_order(numbers))
            timings = [times[number] for number in numbers if number in times]
            replace(beside, [timing.line().encode() + b"\n" for timing in timings])

    def _in_order(self, numbers: Sequence[int]) -> Iterator[bytes]:
        yield self.heading
        with self.path.open("rb") as file:
            for number in numbers:
                place, length = self.places[number]
                file.seek(place)
                yield file.read(length)


def _read_heading(path: Path, line: bytes) -> tuple[Setting, float | None]:
    try:
        data = json.loads(line)
        bar = data.pop("bar", None)
        setting = parsed(Setting, json.dumps(data, ensure_ascii=False, separators=(",", ":")))
    except (ValueError, TypeError, AttributeError) as error:
        raise ArenaError("results-not-one", path=str(path)) from error
    return setting, bar


def _read_times(path: Path) -> dict[int, Timing]:
    """By the numbers of the games. A game that was played again has the time of its last."""
    if not path.exists():
        return {}
    with told(path, "file-unreadable"), path.open("rb") as file:
        return {timing.number: timing for timing, _, _ in read_lines(path, file, Timing, 1)}


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
