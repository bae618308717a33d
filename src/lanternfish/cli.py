"""The command line: `lanternfish play`, `simulate`, `show`, `verify`, `arena`, `games`, `bots`."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Rows
from rich.text import Text

from lanternfish import COMPILED, __version__
from lanternfish.arena.schedule import ROUND_ROBIN
from lanternfish.bots.catalogue import HOUSE, brought, package_of
from lanternfish.core.errors import BadRecord, BadSeats, BadView
from lanternfish.core.game import NOBODY
from lanternfish.core.simulate import Simulation
from lanternfish.games import CATALOGUE
from lanternfish.games import game as game_named
from lanternfish.records import FAILED, HELD, Check, load
from lanternfish.records import verify as checks_of
from lanternfish.terminal import arena as tournaments
from lanternfish.terminal.begin import Wishes, begin, settings, take_up
from lanternfish.terminal.commands import Command, Commands, house_of
from lanternfish.terminal.faces import FACES
from lanternfish.terminal.play import play_game
from lanternfish.terminal.replay import OPEN, Show
from lanternfish.terminal.screen import FAINT, EndOfInput, Screen
from lanternfish.terminal.seating import USUAL_SEATS
from lanternfish.terminal.statistics import run_with_progress, summary
from lanternfish.terminal.trouble import Trouble, told
from lanternfish.texts import Texts

DIFFERS = 1
MARKS = {HELD: "✓", FAILED: "✗"}
MARK_STYLES = {HELD: "green", FAILED: "bold red"}

app = typer.Typer(name="lanternfish", cls=Commands, pretty_exceptions_enable=False)

# What the options mean is in the texts: `help-<command>-<option>`.
Words = Annotated[list[str] | None, typer.Option(show_default=False)]
Word = Annotated[str | None, typer.Option(show_default=False)]
Whole = Annotated[int | None, typer.Option(show_default=False)]
Named = Annotated[Path | None, typer.Option(show_default=False)]
Switch = Annotated[bool | None, typer.Option(show_default=False)]
File = Annotated[Path, typer.Argument(show_default=False)]


def main() -> None:
    app()


def _screen() -> Screen:
    return Screen(Console(highlight=False, markup=False, emoji=False), sys.stdin)


@app.callback(invoke_without_command=True)
def root(
    ctx: typer.Context,
    lang: Word = None,
    version: Annotated[bool, typer.Option("--version", show_default=False)] = False,
) -> None:
    """`--lang` is taken out of the command line before it gets here; it is named for the help."""
    del lang
    if version:
        kind = "compiled" if COMPILED else "interpreted"
        _screen().show(Text(house_of(ctx).texts("version", version=__version__, kind=kind)))
    elif ctx.invoked_subcommand is None:
        ctx.get_help()


@app.command(cls=Command)
def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(show_default=False)] = None,
    seats: Whole = None,
    people: Word = None,
    bots: Word = None,
    seat: Words = None,
    option: Words = None,
    seed: Whole = None,
    save: Named = None,
    resume: Named = None,
    programs: Annotated[bool, typer.Option("--programs", show_default=False)] = False,
) -> int:
    house = house_of(ctx)
    screen = _screen()
    wishes = Wishes(game, seats, people, bots, seat or (), option or (), seed, save, programs)
    texts = house.texts
    try:
        if resume is None:
            table, texts = begin(wishes, house, screen)
        else:
            table = take_up(resume, wishes)
    except EndOfInput:
        screen.show(Text(""), Text(texts("nothing-begun")))
        return 0
    name = table.record.game.name
    return play_game(table, FACES[name], screen, texts.of(name))


@app.command(cls=Command)
def simulate(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(show_default=False)],
    seats: Annotated[int, typer.Option(show_default=False)] = USUAL_SEATS,
    games: Annotated[int, typer.Option(show_default=False)] = 1000,
    seed: Annotated[int, typer.Option(show_default=False)] = 0,
    option: Words = None,
    check: Annotated[bool, typer.Option("--check", show_default=False)] = False,
) -> None:
    texts = house_of(ctx).texts
    screen = _screen()
    chosen = game_named(game)
    options = chosen.settle(settings(option or ()))
    if seats not in chosen.seats:
        raise BadSeats(game, seats, list(chosen.seats))
    if games < 1:
        raise Trouble("bad-count", count=games)
    run = Simulation(chosen, seats, seed, options, check)
    run_with_progress(run, games, screen, texts)
    screen.show(summary(run, texts))


@app.command(cls=Command)
def show(
    ctx: typer.Context,
    file: File,
    seat: Whole = None,
    hands: Annotated[bool | None, typer.Option("--open/--closed", show_default=False)] = None,
) -> None:
    record = load(file)
    if seat is not None and not 0 <= seat < record.seats:
        raise BadView(seat, record.seats)
    eyes = OPEN if hands or (hands is None and record.result is not None) else NOBODY
    screen = _screen()
    name = record.game.name
    texts = house_of(ctx).texts.of(name)
    shown = Show(record, eyes if seat is None else seat, FACES[name], screen, texts)
    if screen.is_terminal and screen.source.isatty():
        shown.walk()
    else:
        shown.tell()


@app.command(cls=Command)
def verify(ctx: typer.Context, file: File) -> int:
    texts = house_of(ctx).texts
    screen = _screen()
    try:
        record = load(file, checked=False)
    except BadRecord as error:
        screen.show(Text(told(error, texts), "red"))
        return DIFFERS
    checks = checks_of(record)
    for check in checks:
        screen.show(_check_line(check, texts))
    outcomes = {check.outcome for check in checks}
    verdict = "failed" if FAILED in outcomes else "held" if outcomes == {HELD} else "open"
    screen.show(Text(texts(f"verified-{verdict}"), "bold"))
    if record.commitment is not None:
        screen.show(Text(texts("verified-means"), FAINT))
    return 0 if verdict == "held" else DIFFERS


def _check_line(check: Check, texts: Texts) -> Text:
    line = Text(f" {MARKS.get(check.outcome, '?')} ", MARK_STYLES.get(check.outcome, "yellow"))
    line.append(texts(f"check-{check.name}"), "default")
    if check.error is not None:
        line.append(f"\n   {told(check.error, texts)}", FAINT)
    return line


@app.command(cls=Command)
def arena(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(show_default=False)],
    bots: Word = None,
    bot: Words = None,
    games: Annotated[int, typer.Option(show_default=False)] = 100,
    seats: Annotated[int, typer.Option(show_default=False)] = 2,
    option: Words = None,
    seed: Annotated[int, typer.Option(show_default=False)] = 0,
    kind: Annotated[str, typer.Option(show_default=False)] = ROUND_ROBIN,
    bar: Word = None,
    workers: Whole = None,
    out: Named = None,
    json: Annotated[bool, typer.Option("--json", show_default=False)] = False,
    page: Named = None,
    on: Annotated[str, typer.Option(show_default=False)] = tournaments.PLACES[0],
    address: Word = None,
) -> int:
    wishes = tournaments.Wishes(
        game=game,
        bots=bots,
        bot=bot or (),
        games=games,
        seats=seats,
        option=option or (),
        seed=seed,
        kind=kind,
        bar=bar,
        out=out,
        workers=workers,
        on=on,
        address=address,
    )
    return tournaments.play_tournament(wishes, json, page, _screen(), house_of(ctx).texts)


@app.command(cls=Command)
def games(ctx: typer.Context) -> None:
    texts = house_of(ctx).texts
    table = Rows(box=None, padding=(0, 2), header_style="bold")
    for name in ("name", "game", "seats", "options"):
        table.add_column(texts(f"games-{name}"))
    for game in CATALOGUE.values():
        options = [f"{name}={'|'.join(values)}" for name, values in game.options.items()]
        counts = ", ".join(map(str, game.seats))
        table.add_row(game.name, texts(f"game-{game.name}"), counts, "\n".join(options))
    _screen().show(table)


@app.command(cls=Command)
def bots(ctx: typer.Context) -> None:
    texts = house_of(ctx).texts
    table = Rows(box=None, padding=(0, 2), header_style="bold")
    for column in ("name", "about"):
        table.add_column(texts(f"bots-{column}"))
    for name in HOUSE:
        table.add_row(name, texts(f"about-bot-{name}"))
    for name, points in brought().items():
        packages = ", ".join(package_of(point) for point in points)
        table.add_row(Text(name), Text(texts("bots-brought", packages=packages)))
    _screen().show(table)
