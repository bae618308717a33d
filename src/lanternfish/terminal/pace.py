"""How far a tournament is, and how long it will still take: on standard error, out of the way."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.text import Text

from lanternfish.arena.runner import Progress as Done
from lanternfish.texts import Texts

# Where there is no terminal, a line is written now and then.
NOW_AND_THEN = 60


class Pace:
    def __init__(self, console: Console, texts: Texts) -> None:
        self.console = console
        self.texts = texts
        self.done = self.total = 0
        self.began = self.told = time.monotonic()
        self.before: int | None = None
        columns = (
            TextColumn(texts("simulating")),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.description}"),
        )
        self.bar = Progress(*columns, console=console, transient=True)
        self.task = self.bar.add_task("", total=None)

    def show(self, progress: Done) -> None:
        """How far it is now."""
        now = time.monotonic()
        if self.before is None:
            self.before, self.began, self.told = progress.done, now, now
        self.done, self.total = progress.done, progress.total
        left = self._left(now)
        if self.console.is_terminal:
            self.bar.update(self.task, completed=self.done, total=self.total, description=left)
        elif now - self.told >= NOW_AND_THEN:
            self.told = now
            self.say(self.texts("arena-progress", done=self.done, total=self.total, left=left))

    def say(self, text: str) -> None:
        self.console.print(Text(text), soft_wrap=True)

    def _left(self, now: float) -> str:
        """From the games of this run: all pairings have about as many of them."""
        played = self.done - (self.before or 0)
        if played < 1:
            return ""
        seconds = (now - self.began) / played * (self.total - self.done)
        if seconds < 90:
            return self.texts("arena-seconds-left", count=round(seconds))
        if seconds < 5400:
            return self.texts("arena-minutes-left", count=round(seconds / 60))
        return self.texts("arena-hours-left", count=round(seconds / 3600))


@contextmanager
def watched(texts: Texts) -> Iterator[Pace]:
    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    pace = Pace(console, texts)
    if console.is_terminal:
        with pace.bar:
            yield pace
    else:
        yield pace
