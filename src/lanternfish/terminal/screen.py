"""The terminal: pictures go out, typed lines come in, and nothing stays behind for other eyes."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TextIO

from rich.console import Console, Group, RenderableType
from rich.text import Text

FAINT = "bright_black"
# Clears what has scrolled out at the top; Rich clears only what is visible.
FORGET_SCROLLED = "\x1b[3J"


class EndOfInput(Exception):
    """There is nobody left to ask."""


class Screen:
    """A console that is read from as well. Without a terminal everything is printed in a row."""

    def __init__(self, console: Console, source: TextIO) -> None:
        self.console = console
        self.source = source
        self.is_terminal = console.is_terminal

    @contextmanager
    def whole(self) -> Iterator[None]:
        """Play on the other screen: what is on it is gone when the game is left."""
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.clear()
            self.console.set_alt_screen(False)

    def clear(self) -> None:
        if self.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET_SCROLLED)
            self.console.file.flush()

    def show(self, *parts: RenderableType) -> None:
        self.console.print(*parts, sep="\n")

    def note(self, text: str) -> None:
        """A line that may be copied: it is not broken where the window ends."""
        self.console.print(Text(text), soft_wrap=True)

    def rows(self, *parts: RenderableType) -> int:
        """How many rows of the screen these take."""
        return len(self.console.render_lines(Group(*parts), pad=False))

    def tail(self, lines: Sequence[Text], room: int) -> list[Text]:
        """The last lines, as many as there is room for."""
        kept: list[Text] = []
        for line in reversed(lines):
            room -= self.rows(line)
            if room < 0:
                break
            kept.insert(0, line)
        return kept

    def ask(self, prompt: str) -> str:
        """One typed line."""
        self.console.print(Text(prompt), end="")
        self.console.file.flush()
        line = self.source.readline()
        if not self.source.isatty():  # nobody saw it being typed
            self.show(Text(line.strip()))
        if not line:
            raise EndOfInput
        return line.strip()

    def forget_typed(self) -> None:
        """Keys that were pressed before the question do not answer it."""
        if os.name == "posix" and self.source.isatty():
            import termios

            termios.tcflush(self.source.fileno(), termios.TCIFLUSH)
