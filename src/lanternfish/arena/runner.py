"""A tournament from its first game to its last, or from where it was left."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from lanternfish.arena.bar import Trials
from lanternfish.arena.crew import Crew
from lanternfish.arena.errors import ArenaError
from lanternfish.arena.finished import Setting
from lanternfish.arena.journal import Journal
from lanternfish.arena.match import Played
from lanternfish.arena.schedule import KINDS, Fixture, fixtures
from lanternfish.bots import player
from lanternfish.core.errors import BadSeats
from lanternfish.core.record import record_of
from lanternfish.games import game


@dataclass(frozen=True)
class Progress:
    """How far a tournament is: `total` is the most that there can be, with a bar it may be less."""

    done: int
    total: int


Watcher = Callable[[Progress], None]
Recruiter = Callable[[], Crew]


def setting_of(
    name: str,
    bots: list[str],
    games: int,
    seats: int = 2,
    options: dict[str, str] | None = None,
    seed: int = 0,
    kind: str = KINDS[0],
) -> Setting:
    """A tournament, refused here if it could not be played."""
    rules = game(name)
    if seats not in rules.seats:
        raise BadSeats(name, seats, list(rules.seats))
    if kind not in KINDS:
        raise ArenaError("arena-bad-kind", kind=kind, kinds=", ".join(KINDS))
    if games < 1:
        raise ArenaError("bad-count", count=games)
    if not bots:
        raise ArenaError("arena-no-bots")
    chosen = rules.settle(options or {})
    texts = tuple(_bot(text) for text in bots)
    for text in texts:  # not every text can be a name in a record
        record_of(rules, seats, chosen, [f"bot {text}"] * seats, seed)
    return Setting(name, rules.rules_version, seats, chosen, texts, games, seed, kind)


def _bot(text: str) -> str:
    """The text of a bot that there is; `BotError` if there is none."""
    found = player(text)
    found.close()
    return found.text


def run(
    setting: Setting,
    path: Path,
    recruit: Recruiter,
    bar: float | None = None,
    watch: Watcher | None = None,
) -> bool:
    """Play what is missing in the file; true if the tournament is over, false if interrupted.

    Whatever happens, every game that was over is in the file.
    """
    schedule = list(fixtures(setting))
    trials = Trials(setting, bar)
    with Journal(path, setting, bar) as journal:
        tournament = Tournament(schedule, trials, journal, watch)
        over = tournament.play(recruit)
        if over:
            tournament.settle()
        return over


class Tournament:
    def __init__(
        self, schedule: list[Fixture], trials: Trials, journal: Journal, watch: Watcher | None
    ) -> None:
        self.schedule = schedule
        self.trials = trials
        self.journal = journal
        self.watch = watch
        for finished in journal.take_up(schedule):
            trials.note(schedule[finished.number], finished)

    def play(self, recruit: Recruiter) -> bool:
        """Play what is missing; false if somebody interrupted it."""
        source = self.trials.left(self.schedule, self.journal.places)
        first = next(source, None)
        if first is None:
            return True
        with _interrupts() as interrupted:
            return self._play(recruit(), chain([first], source), interrupted)

    def _play(self, crew: Crew, source: Iterator[Fixture], interrupted: threading.Event) -> bool:
        self._tell()
        try:
            while not interrupted.is_set():
                self._keep(crew.collect(source))
                if crew.idle():
                    return True
            return False
        finally:
            self._keep(crew.stop())

    def _keep(self, games: list[Played]) -> None:
        self.journal.keep(games)
        for played in games:
            self.trials.note(self.schedule[played.finished.number], played.finished)
        self._tell()

    def _tell(self) -> None:
        if self.watch is not None:
            self.watch(Progress(len(self.journal.places), self.trials.most()))

    def settle(self) -> None:
        """Bring the file into order, without the games that came after the end of a trial."""
        done = self.journal.places
        wanted = [game for game in self.schedule if game.number in done and self.trials.wants(game)]
        self.journal.settle([game.number for game in wanted])


@contextmanager
def _interrupts() -> Iterator[threading.Event]:
    """Ctrl-C is noted, and acted on when nothing is half done."""
    interrupted = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield interrupted
        return
    before = signal.signal(signal.SIGINT, lambda *_: interrupted.set())
    try:
        yield interrupted
    finally:
        signal.signal(signal.SIGINT, before)
