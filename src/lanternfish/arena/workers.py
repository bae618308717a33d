"""A crew of processes on this machine."""

import os
import signal
import threading
import time
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Final, NoReturn

from lanternfish.arena.crew import PATIENCE, Pace
from lanternfish.arena.errors import ArenaError
from lanternfish.arena.finished import Setting
from lanternfish.arena.match import Failed, Played, failed, leave, play
from lanternfish.arena.schedule import Fixture
from lanternfish.core.errors import Value

if TYPE_CHECKING:
    from ctypes import c_longlong

#: Where each process begins anew: nothing is inherited, and it is the same on every system.
START: Final = "spawn"
# Games that took less are handed in together.
MOMENT = 0.02
NOTHING = -1
# So long a worker may take to end the programs that it has started.
LEAVING = 5


class Worker:
    """One process, and the fixtures that it was given and has not handed in."""

    def __init__(self, setting: Setting) -> None:
        context = get_context(START)
        self.pipe, theirs = context.Pipe()
        self.playing = context.RawValue("q", NOTHING)  # the number of the game
        given = (setting, theirs, self.playing)
        self.process = context.Process(target=work, args=given, daemon=True)
        with _deaf_to_interrupts():
            self.process.start()
        theirs.close()
        self.given: deque[Fixture] = deque()

    def give(self, fixtures: list[Fixture]) -> None:
        with suppress(BrokenPipeError):  # that it died is seen where the pipe is read
            self.pipe.send(fixtures)
        self.given.extend(fixtures)

    def hand_in(self) -> list[Played] | ArenaError | None:
        """What it has ready next; None if it died."""
        try:
            found: list[Played] | Failed = self.pipe.recv()
        except (EOFError, OSError):  # at the end of a message, or in the middle
            return None
        if isinstance(found, Failed):
            return found.error()
        for _ in found:
            self.given.popleft()
        return found

    def stop(self) -> None:
        """In the middle of a game it is ended; else it has a moment to leave."""
        if self.given:
            self.process.terminate()
        else:
            self.pipe.close()

    def left_over(self) -> list[Played]:
        """What was ready when it was stopped."""
        self.process.join(LEAVING)
        self.process.kill()
        self.process.join()
        found: list[Played] = []
        while self.given and self.pipe.poll():
            games = self.hand_in()
            if not isinstance(games, list):
                break
            found += games
        self.pipe.close()
        return found


class LocalCrew:
    def __init__(self, setting: Setting, workers: int) -> None:
        self.setting = setting
        self.pace = Pace()
        self.ready: list[Played] = []
        self.workers = [Worker(setting) for _ in range(workers)]

    def collect(self, source: Iterator[Fixture]) -> list[Played]:
        self._give(source)
        busy = [worker.pipe for worker in self.workers if worker.given]
        speaking = wait(busy, PATIENCE) if busy else []
        for worker in self.workers:
            while worker.pipe in speaking and worker.given and worker.pipe.poll():
                self._receive(worker)
        self._give(source)
        ready, self.ready = self.ready, []
        return ready

    def idle(self) -> bool:
        return not any(worker.given for worker in self.workers)

    def stop(self) -> list[Played]:
        for worker in self.workers:
            worker.stop()
        for worker in self.workers:
            self.ready += worker.left_over()
        self.workers = []
        return self.ready

    def _give(self, source: Iterator[Fixture]) -> None:
        handful = self.pace.handful()
        for worker in self.workers:
            if len(worker.given) <= handful // 2:
                fixtures = list(islice(source, handful - len(worker.given)))
                if fixtures:
                    worker.give(fixtures)

    def _receive(self, worker: Worker) -> None:
        found = worker.hand_in()
        if found is None:
            self._died(worker)
        if isinstance(found, ArenaError):
            raise found
        for played in found:
            self.pace.note(played.seconds)
        self.ready += found

    def _died(self, worker: Worker) -> NoReturn:
        worker.process.join()
        number = worker.playing.value
        fixture = next((game for game in worker.given if game.number == number), worker.given[0])
        bots = ", ".join(self.setting.bots[bot] for bot in fixture.bots)
        code = worker.process.exitcode
        values: dict[str, Value] = {"number": fixture.number, "bots": bots, "code": str(code)}
        raise ArenaError("arena-worker-died", **values)


def work(setting: Setting, pipe: Connection, playing: "c_longlong") -> None:
    """What a worker does: play what comes, until nothing comes any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        _work(setting, pipe, playing)
    finally:
        leave()


def _work(setting: Setting, pipe: Connection, playing: "c_longlong") -> None:
    while True:
        try:
            fixtures: list[Fixture] = pipe.recv()
        except EOFError:
            return
        for games in played_from(setting, _noted(fixtures, playing)):
            pipe.send(games)
            if isinstance(games, Failed):
                return


def played_from(setting: Setting, fixtures: Iterable[Fixture]) -> Iterator[list[Played] | Failed]:
    """What came of the games, as soon as a moment has passed; the error that ended it, last."""
    ready: list[Played] = []
    since = time.perf_counter()
    for fixture in fixtures:
        try:
            ready.append(play(setting, fixture))
        except ArenaError as error:
            yield ready
            yield failed(error)
            return
        if time.perf_counter() - since >= MOMENT:
            yield ready
            ready, since = [], time.perf_counter()
    if ready:
        yield ready


def _noted(fixtures: Iterable[Fixture], playing: "c_longlong") -> Iterator[Fixture]:
    """If this process dies, the other one sees in which game."""
    for fixture in fixtures:
        playing.value = fixture.number
        yield fixture


def _end_with_parent() -> None:
    """Whoever would have written the games down may be killed."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C reaches every process at the terminal; only the one that started them acts on it."""
    if os.name != "posix":
        yield
        return
    resource_tracker.ensure_running()  # it would make us listen again when it is started
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
