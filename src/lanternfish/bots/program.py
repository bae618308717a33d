"""A bot that is a program in any language: a line of JSON goes in, the text of an action comes out.

docs/bots.md describes the lines. The program is started when it is first asked, answers one line
after another, over any number of games, and ends when its input does.
"""

import json
import os
import shlex
import signal
import subprocess
import time
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector

from lanternfish.bots.bot import Budget
from lanternfish.bots.errors import BotError, misplayed
from lanternfish.core.chance import Chance
from lanternfish.core.errors import BadAction
from lanternfish.core.game import View

PROTOCOL = 1

# Seconds beyond its own that a program may take for an answer, the first time and later.
STARTING = 10.0
GRACE = 1.0
# How long it may take to end, each time that it is told more firmly.
PATIENCE = 1.0

LONGEST_ANSWER = 1000  # bytes; no action is as long
LONGEST_TOLD = 100  # characters
PIECE = 65536


class Program:
    """Another process that does the choosing."""

    #: Its thinking takes no time of this process.
    elsewhere = True

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self.words = shlex.split(command)
        except ValueError as error:
            raise BotError("bad-bot-command", command=command, problem=str(error)) from error
        self.running: Running | None = None

    def choose(self, view: View, budget: Budget, chance: Chance) -> int:
        game = view.game()
        question = {
            "lanternfish": PROTOCOL,
            "game": game.name,
            "view": view.to_dict(),
            "seed": int(chance.word()),
            "iterations": budget.iterations,
            "seconds": budget.seconds,
        }
        answer = self._ask(json.dumps(question), budget.seconds)
        try:
            return game.parse(answer)
        except BadAction as error:
            raise misplayed(self.command, answer, view) from error

    def close(self) -> None:
        if self.running is not None:
            self.running.end()
            self.running = None

    def _ask(self, question: str, seconds: float | None) -> str:
        """One line in, one line out. Whatever goes wrong, the program ends with it."""
        limit = None if seconds is None else time.monotonic() + seconds
        try:
            if self.running is None:
                self.running = Running(self.command, self.words)
                grace = STARTING
            else:
                self.running.listen()
                grace = GRACE
            return self.running.answer(question, None if limit is None else limit + grace)
        except TimeoutError as error:
            self.close()
            raise BotError("program-slow", command=self.command, seconds=str(seconds)) from error
        except BaseException:
            self.close()
            raise


class Running:
    """A program under way, in a session of its own: Ctrl-C at a table is not meant for it."""

    def __init__(self, command: str, words: list[str]) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(
                words,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as error:
            problem = getattr(error, "strerror", None) or str(error)
            raise BotError("program-not-started", command=command, problem=problem) from error
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.mouth = self.process.stdout
        self.ear = self.process.stdin
        os.set_blocking(self.ear.fileno(), False)

    def listen(self) -> None:
        """Before a question there is nothing to be heard."""
        with DefaultSelector() as ready:
            ready.register(self.mouth, EVENT_READ)
            if ready.select(0):
                raise self._unasked(self._hear())

    def answer(self, question: str, end: float | None) -> str:
        """Write and read as both become possible, so that neither side waits for the other."""
        left, heard = f"{question}\n".encode(), b""
        with DefaultSelector() as ready:
            ready.register(self.mouth, EVENT_READ)
            ready.register(self.ear, EVENT_WRITE)
            while (left or b"\n" not in heard) and len(heard) <= LONGEST_ANSWER:
                for key, _ in ready.select(_seconds_to(end)):
                    if key.fileobj is self.mouth:
                        heard += self._hear()
                        continue
                    left = self._say(left)
                    if not left:
                        ready.unregister(self.ear)
        answer, _, more = heard.partition(b"\n")
        if left or more:
            raise self._unasked(more or answer)
        return _told(answer)

    def end(self) -> int:
        """No more questions; who does not end then is told to, and at last is ended."""
        self.ear.close()
        for firmly in (None, signal.SIGTERM, signal.SIGKILL):
            if firmly is not None:
                self._signal(firmly)
            with suppress(subprocess.TimeoutExpired):  # then more firmly
                self.process.wait(PATIENCE)
                break
        self.mouth.close()
        return int(self.process.wait())

    def _say(self, left: bytes) -> bytes:
        """As much as goes in at once; what is left."""
        try:
            return left[os.write(self.ear.fileno(), left) :]
        except BrokenPipeError:
            return b""  # nobody reads it any more: there will be no answer either

    def _hear(self) -> bytes:
        heard = os.read(self.mouth.fileno(), PIECE)
        if not heard:
            raise BotError("program-ended", command=self.command, code=str(self.end()))
        return heard

    def _unasked(self, line: bytes) -> BotError:
        return BotError("program-spoke", command=self.command, line=_told(line))

    def _signal(self, firmly: signal.Signals) -> None:
        """To the program and to whatever it has started."""
        with suppress(ProcessLookupError, PermissionError):  # they have just ended
            os.killpg(self.process.pid, firmly)


def _seconds_to(end: float | None) -> float | None:
    if end is None:
        return None
    left = end - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return left


def _told(line: bytes) -> str:
    return line.decode("utf-8", "replace").strip()[:LONGEST_TOLD]
