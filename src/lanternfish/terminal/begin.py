"""From the wishes of a command line to a table: a new game, or one that is taken up again."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from lanternfish.core.game import NOBODY
from lanternfish.games import game as game_named
from lanternfish.games import games as names_of_games
from lanternfish.records import load, record_of
from lanternfish.terminal.commands import House
from lanternfish.terminal.saves import new_path, unused
from lanternfish.terminal.screen import Screen
from lanternfish.terminal.seating import filled_seats, named_seats, programs
from lanternfish.terminal.table import Table
from lanternfish.terminal.trouble import Trouble
from lanternfish.terminal.welcome import ask_game, ask_language, ask_seats
from lanternfish.texts import Texts

SEED_BITS = 64


@dataclass(frozen=True)
class Wishes:
    """What somebody asked for, word for word; None and empty where they did not say."""

    game: str | None = None
    seats: int | None = None
    people: str | None = None
    bots: str | None = None
    seat: Sequence[str] = ()
    option: Sequence[str] = ()
    seed: int | None = None
    save: Path | None = None
    programs: bool = False

    def seating(self) -> bool:
        """Did they say who sits down?"""
        return bool(self.seat or self.people or self.bots or self.seats is not None)


def begin(wishes: Wishes, house: House, screen: Screen) -> tuple[Table, Texts]:
    """A new game. Whoever said nothing about the seats and can answer is asked."""
    texts = house.texts
    path = None if wishes.save is None else unused(wishes.save)
    options = settings(wishes.option)
    asks = screen.source.isatty() and not wishes.seating()
    if asks and not house.decided:
        texts = ask_language(screen, texts)
    name = wishes.game
    if name is None:
        name = ask_game(screen, names_of_games(), texts) if asks else names_of_games()[0]
    game = game_named(name)
    game.settle(options)
    if asks:
        players = ask_seats(screen, game, texts)
    elif wishes.seat:
        if wishes.people or wishes.bots or wishes.seats is not None:
            raise Trouble("seats-twice")
        players = named_seats(wishes.seat)
    else:
        players = filled_seats(game, wishes.seats, wishes.people, wishes.bots, texts)
    seed = secrets.randbits(SEED_BITS) if wishes.seed is None else wishes.seed
    record = record_of(name, len(players), players, seed, **options)
    table = Table(record, path or new_path(name))
    table.keep()
    return table, texts


def take_up(path: Path, wishes: Wishes) -> Table:
    """A game from its file, which it is kept in from now on too, unless another is named."""
    if wishes.game or wishes.seating() or wishes.option or wishes.seed is not None:
        raise Trouble("resume-alone")
    record = load(path)
    if not wishes.programs:
        # A record may come from anybody: what it names is not started unasked.
        for bot in programs(record.players):
            raise Trouble("program-in-record", bot=bot)
    table = Table(record, path if wishes.save is None else unused(wishes.save))
    if table.seat == NOBODY:
        raise Trouble("game-finished", path=str(path))
    table.keep()
    return table


def settings(given: Sequence[str]) -> dict[str, str]:
    """`penalty=bluff` as a name and a value."""
    chosen: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Trouble("bad-setting", text=text)
        chosen[name.strip()] = value.strip()
    return chosen
