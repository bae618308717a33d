"""Every bot by its name, and bots as text: `angler`, `angler:time=2`, `search:iterations=5000`."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from inspect import Parameter, signature

from lanternfish.bots.bot import Bot, Budget
from lanternfish.bots.errors import BotError, misplayed
from lanternfish.bots.minnow import Minnow
from lanternfish.bots.plankton import Plankton
from lanternfish.bots.program import Program
from lanternfish.bots.searcher import ANGLER, LEVIATHAN, Searcher
from lanternfish.core.chance import Chance
from lanternfish.core.game import Game, View

#: Where other packages name their bots: each a callable that makes one from its settings.
ENTRY_POINTS = "lanternfish.bots"

#: The levels of the house, from the weakest to the strongest.
LEVELS = ("plankton", "minnow", "angler", "leviathan")

#: Who sits down where nobody says who.
USUAL = "angler"

#: What every bot takes.
BUDGET = ("iterations", "time")

#: A setting that has all the rest of the text, colons too.
REST = "command="

#: Parameters that are no settings by themselves.
GATHERING = (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)

LONGEST_TOLD = 100  # characters of something that is no action

Maker = Callable[..., Bot]

HOUSE: dict[str, Maker] = {
    "plankton": Plankton,
    "minnow": Minnow,
    "angler": lambda: Searcher(ANGLER),
    "leviathan": lambda: Searcher(LEVIATHAN),
    "search": lambda: Searcher(ANGLER),
    "plain": lambda: Searcher(ANGLER, plainly=True),
    "program": Program,
}


@dataclass(frozen=True)
class Player:
    """A bot that has sat down: `text` names it, `budget` is what its text allows it.

    Whoever made it closes it. A seat has a player of its own: no bot sees what another seat saw.
    """

    text: str
    bot: Bot
    budget: Budget

    def choose(self, view: View, chance: Chance) -> int:
        """Its choice; `BotError` if that is none of the legal actions.

        Where there is only one, nobody is asked.
        """
        if len(view.legal) == 1:
            return view.legal[0]
        action: object = self.bot.choose(view, self.budget, chance)
        if type(action) is not int or action not in view.legal:
            raise misplayed(self.text, _text(action, view.game()), view)
        return action

    def close(self) -> None:
        """It is needed no more; a program that was started for it ends."""
        close = getattr(self.bot, "close", None)
        if close is not None:
            close()


def names() -> list[str]:
    """All bots there are: those of the house, then those that other packages brought."""
    return [*HOUSE, *brought()]


def brought() -> dict[str, list[EntryPoint]]:
    """The bots of other packages by name; a name of the house stays the house's."""
    found: dict[str, list[EntryPoint]] = {}
    for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda point: point.name):
        if point.name not in HOUSE:
            found.setdefault(point.name, []).append(point)
    return found


def player(text: str) -> Player:
    """The bot that a text names; `BotError` if it names none."""
    name, colon, rest = text.strip().partition(":")
    maker = _maker(name)
    settings = _settings(rest) if colon else {}
    budget = Budget(
        iterations=_iterations(settings.pop("iterations", None)),
        seconds=_seconds(settings.pop("time", None)),
    )
    return Player(text.strip(), _made(name, maker, settings), budget)


def package_of(point: EntryPoint) -> str:
    """The package that brought a bot, and its version."""
    return f"{point.dist.name} {point.dist.version}" if point.dist else point.module


def _maker(name: str) -> Maker:
    if name in HOUSE:
        return HOUSE[name]
    points = brought().get(name, [])
    if not points:
        raise BotError("unknown-bot", name=name, bots=", ".join(names()))
    if len(points) > 1:
        packages = ", ".join(package_of(point) for point in points)
        raise BotError("bot-brought-twice", bot=name, packages=packages)
    return _loaded(points[0])


def _loaded(point: EntryPoint) -> Maker:
    try:
        maker: object = point.load()
    except Exception as error:  # whatever happens while a package of others is imported
        raise _not_loaded(point, f"{type(error).__name__}: {error}") from error
    if not callable(maker):
        raise _not_loaded(point, f"{point.value} cannot be called")
    return maker


def _not_loaded(point: EntryPoint, problem: str) -> BotError:
    return BotError("bot-not-loaded", bot=point.name, package=package_of(point), problem=problem)


def _made(name: str, maker: Maker, settings: dict[str, str]) -> Bot:
    _check_settings(name, maker, settings)
    try:
        bot = maker(**settings)
    except BotError:
        raise
    except Exception as error:  # whatever a bot of others says to its settings
        problem = f"{type(error).__name__}: {error}"
        raise BotError("bot-not-made", bot=name, problem=problem) from error
    if not callable(getattr(bot, "choose", None)):
        problem = f"{type(bot).__name__} has no method choose"
        raise BotError("bot-not-made", bot=name, problem=problem)
    return bot


def _check_settings(name: str, maker: Maker, settings: dict[str, str]) -> None:
    """Does the maker take all of them, and has it all that it needs?"""
    takes = signature(maker).parameters
    plain = [key for key, taken in takes.items() if taken.kind not in GATHERING]
    gathers = any(taken.kind is Parameter.VAR_KEYWORD for taken in takes.values())
    for setting in settings:
        if setting not in plain and not gathers:
            known = ", ".join([*plain, *BUDGET])
            raise BotError("unknown-bot-setting", bot=name, name=setting, settings=known)
    for setting in plain:
        if setting not in settings and takes[setting].default is Parameter.empty:
            raise BotError("missing-bot-setting", bot=name, name=setting)


def _settings(text: str) -> dict[str, str]:
    """`time=2:command=python3 bot.py` as names and values."""
    found: dict[str, str] = {}
    for part in _parts(text):
        name, equals, value = (word.strip() for word in part.partition("="))
        if not equals or not name or not value:
            raise BotError("bad-bot-setting", text=part)
        if name in found:
            raise BotError("bot-setting-twice", name=name)
        found[name] = value
    return found


def _parts(text: str) -> Iterator[str]:
    more = ":"
    while more:
        if text.lstrip().startswith(REST):
            yield text
            return
        part, more, text = text.partition(":")
        yield part


def _text(action: object, game: Game) -> str:
    """What a bot chose, in the words of the game where it has any."""
    if type(action) is int and 0 <= action < game.actions:
        return game.text(action)
    return repr(action)[:LONGEST_TOLD]


def _iterations(value: str | None) -> int | None:
    if value is None:
        return None
    if not (value.isascii() and value.isdecimal()) or int(value) == 0:
        raise BotError("bad-bot-iterations", value=value)
    return int(value)


def _seconds(value: str | None) -> float | None:
    if value is None:
        return None
    try:
        seconds = float(value)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise BotError("bad-bot-time", value=value)
    return seconds
