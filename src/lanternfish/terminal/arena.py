"""`lanternfish arena`: from the wishes of a command line to a tournament, and what came of it."""

import hashlib
import json
import os
import re
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import typer
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Rows
from rich.text import Text

from lanternfish.arena.bar import check_bar
from lanternfish.arena.crew import Crew
from lanternfish.arena.errors import ArenaError
from lanternfish.arena.finished import Setting
from lanternfish.arena.intervals import wilson
from lanternfish.arena.journal import Results, heading, load
from lanternfish.arena.runner import Recruiter, run, setting_of
from lanternfish.arena.tally import Count, Meeting, Tally, count
from lanternfish.bots import BotError
from lanternfish.terminal.begin import settings
from lanternfish.terminal.pace import watched
from lanternfish.terminal.screen import Screen
from lanternfish.terminal.trouble import told
from lanternfish.texts import Texts

INTERRUPTED = 130
PLACES = ("cores", "ray")
# A table does not fit into fewer columns.
NARROW = 64


@dataclass(frozen=True)
class Wishes:
    """What somebody asked for, word for word; None and empty where they did not say."""

    game: str
    bots: str | None
    bot: Sequence[str]
    games: int
    seats: int
    option: Sequence[str]
    seed: int
    kind: str
    bar: str | None
    out: Path | None
    workers: int | None
    on: str
    address: str | None

    def setting(self) -> Setting:
        names = [*(self.bots or "").split(","), *self.bot]
        bots = [name.strip() for name in names if name.strip()]
        options = settings(self.option)
        return setting_of(self.game, bots, self.games, self.seats, options, self.seed, self.kind)

    def share(self) -> float | None:
        """The bar; `ArenaError` if it is none."""
        if self.bar is None:
            return None
        try:
            return float(self.bar)
        except ValueError as error:
            raise ArenaError("arena-bad-bar", bar=self.bar) from error

    def recruiter(self, setting: Setting) -> Recruiter:
        """Who will play; nobody is called before it is clear that there is something to play."""
        if self.workers is not None and self.workers < 1:
            raise ArenaError("arena-bad-workers", count=self.workers)
        if self.on not in PLACES:
            raise ArenaError("arena-bad-place", place=self.on, places=", ".join(PLACES))
        if self.address is not None and self.on != "ray":
            raise ArenaError("arena-address-alone")

        def recruit() -> Crew:
            if self.on == "ray":
                from lanternfish.arena.ray_cluster import RayCrew

                return RayCrew(setting, self.address, self.workers)
            from lanternfish.arena.workers import LocalCrew

            return LocalCrew(setting, self.workers or os.cpu_count() or 1)

        return recruit

    def command(self, path: Path) -> str:
        """The command that goes on with this tournament."""
        words = ["lanternfish", "arena", self.game]
        given = {"bots": self.bots, "bar": self.bar, "address": self.address}
        given |= {"games": str(self.games), "seats": str(self.seats), "seed": str(self.seed)}
        given |= {"kind": self.kind, "on": self.on, "out": str(path)}
        given |= {"workers": None if self.workers is None else str(self.workers)}
        for name, value in given.items():
            words += [] if value is None else [f"--{name}", value]
        words += [word for bot in self.bot for word in ("--bot", bot)]
        words += [word for option in self.option for word in ("--option", option)]
        return shlex.join(words)


def play_tournament(
    wishes: Wishes, as_json: bool, page: Path | None, screen: Screen, texts: Texts
) -> int:
    setting = wishes.setting()
    bar = wishes.share()
    if bar is not None:
        check_bar(setting, bar)
    recruit = wishes.recruiter(setting)
    path = wishes.out or Path(usual_name(setting, bar))
    try:
        with watched(texts) as progress:
            over = run(setting, path, recruit, bar, progress.show)
    except ArenaError as error:
        raise _in_words(error, texts) from error
    if not over:
        progress.say(texts("arena-interrupted", done=progress.done, total=progress.total))
        progress.say(texts("resume-with", command=wishes.command(path)))
        return INTERRUPTED
    results = load(path)
    if as_json:
        counted = count(setting, bar, results.finished)
        typer.echo(json.dumps(counted.to_dict(), ensure_ascii=False, indent=2))
    else:
        screen.show(report(results, texts))
        screen.note(texts("arena-kept", path=str(path)))
    if page is not None:
        from lanternfish.arena.page import write

        write(setting, results.finished, results.timings, page, texts)
    return 0


def _in_words(error: ArenaError, texts: Texts) -> ArenaError:
    """What a bot did wrong, in the language of whoever reads it."""
    if not isinstance(error.__cause__, BotError):
        return error
    return ArenaError(error.key, **{**error.values, "problem": told(error.__cause__, texts)})


def usual_name(setting: Setting, bar: float | None) -> str:
    """A file in this folder: the same for the same tournament, so that it goes on by itself."""
    bots = re.sub("[^a-z0-9]+", "-", "-".join(setting.bots).lower()).strip("-")[:40]
    mark = hashlib.sha256(heading(setting, bar).encode()).hexdigest()[:8]
    return f"{setting.game}-{bots}-{mark}.jsonl"


def report(results: Results, texts: Texts) -> RenderableType:
    """What came of a tournament, as tables."""
    counted = count(results.setting, results.bar, results.finished)
    alone = len(results.setting.bots) == 1
    first = _by_seat(results, texts) if alone else _meetings(counted, texts)
    parts: list[RenderableType] = [first]
    if len(counted.meetings) > 1:
        parts += [Text(""), _totals(counted, texts)]
    given_up = sum(meeting.given_up for meeting in counted.meetings)
    if given_up:
        parts.append(Text(texts("arena-given-up", count=given_up)))
    return Group(*parts)


class Outcomes:
    """Rows of names and a tally: a table, or two lines a row where the screen is narrow."""

    def __init__(self, texts: Texts, *more: str, bar: str = "") -> None:
        self.texts = texts
        self.bar = bar
        self.table = Rows(box=None, padding=(0, 2, 0, 0), header_style="bold")
        self.lines: list[Text] = []
        for title in (texts("arena-who"), *more):
            self.table.add_column(title, overflow="fold")
        for title in (texts("arena-games"), texts("arena-won"), texts("arena-interval")):
            self.table.add_column(title, justify="right")
        if bar:
            self.table.add_column(bar)

    def add(self, names: Sequence[str], tally: Tally, *verdict: str) -> None:
        games, share, interval = _cells(tally, self.texts)
        self.table.add_row(*names, games, share, interval, *verdict)
        won = f"{self.texts('arena-won')} {share} ({interval})"
        self.lines.append(Text(" – ".join(names), style="bold"))  # noqa: RUF001
        self.lines.append(Text(f"  {self.texts('arena-games')} {games} · {won}"))
        self.lines += [Text(f"  {self.bar}: {word}") for word in verdict]

    def __rich_console__(self, _: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < NARROW:
            yield from self.lines
        else:
            yield self.table


def _by_seat(results: Results, texts: Texts) -> Outcomes:
    """Of a bot against itself there is only one thing to say: what each seat won."""
    outcomes = Outcomes(texts)
    for seat in range(results.setting.seats):
        tally = Tally(0, 1)
        for game in results.finished:
            tally.add(game.share(seat), results.setting.seats)
        tally.interval = wilson(tally.won, tally.games)
        outcomes.add([texts("arena-seat", number=seat + 1)], tally)
    return outcomes


def _meetings(counted: Count, texts: Texts) -> Outcomes:
    """Each pairing; where two bots meet, what one won the other lost, and one row says it."""
    bar = "" if counted.bar is None else texts("arena-bar", share=round(100 * counted.bar, 1))
    outcomes = Outcomes(texts, texts("arena-against"), bar=bar)
    for meeting in counted.meetings:
        for tally in meeting.bots[:1] if len(meeting.bots) <= 2 else meeting.bots:
            names = [counted.setting.bots[tally.bot], _against(meeting, tally, counted.setting)]
            verdict = []
            if meeting.verdict is not None:
                verdict.append(texts(f"arena-verdict-{meeting.verdict}"))
            outcomes.add(names, tally, *verdict)
    return outcomes


def _totals(counted: Count, texts: Texts) -> Outcomes:
    outcomes = Outcomes(texts)
    for tally in counted.bots:
        outcomes.add([counted.setting.bots[tally.bot]], tally)
    return outcomes


def _against(meeting: Meeting, tally: Tally, setting: Setting) -> str:
    """Everybody else at the table, copies of the same bot counted."""
    others = {other.bot: other.copies for other in meeting.bots}
    others[tally.bot] -= 1
    return ", ".join(
        f"{copies}x {setting.bots[bot]}" if copies > 1 else setting.bots[bot]
        for bot, copies in others.items()
        if copies
    )


def _cells(tally: Tally, texts: Texts) -> list[str]:
    least, most = (round(100 * end, 1) for end in tally.interval)
    share = texts("percent", share=round(100 * tally.share, 1))
    interval = f"{texts('number', number=least)} – {texts('percent', share=most)}"  # noqa: RUF001
    return [str(tally.games), share, interval]
