"""Who sits down: people by name, bots as `bot angler`, as the records write them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from lanternfish.bots import LEVELS, Budget, Player, player
from lanternfish.bots.catalogue import USUAL
from lanternfish.core.errors import BadSeats
from lanternfish.core.game import Game
from lanternfish.terminal.trouble import Trouble
from lanternfish.texts import Texts

USUAL_SEATS = 3

# The most seconds that people wait for a level, on however slow a machine; `time=` says otherwise.
PATIENCE = {"angler": 2.0, "leviathan": 5.0}


def bot_player(name: str) -> str:
    """How a bot is written down; `BotError` if there is none of that name."""
    return f"bot {player(name).text}"


def bot_of(name: str) -> str | None:
    """The bot of a seat, as text; None for a person."""
    first, _, bot = name.strip().partition(" ")
    if first != "bot":
        return None
    return bot.strip() or USUAL


def sit_down(players: Sequence[str]) -> list[Player | None]:
    """A player for each bot, None for each person; where people wait, levels have a time limit."""
    bots = [bot_of(name) for name in players]
    hurried = PATIENCE if None in bots else {}
    return [None if bot is None else _seated(bot, hurried.get(bot)) for bot in bots]


def _seated(bot: str, seconds: float | None) -> Player:
    seated = player(bot)
    return seated if seconds is None else replace(seated, budget=Budget(seconds=seconds))


def programs(players: Sequence[str]) -> list[str]:
    """The bots among them that start a program on this machine."""
    bots = [bot_of(name) for name in players]
    return [bot for bot in bots if bot is not None and kind(bot) == "program"]


def kind(bot: str) -> str:
    """The name of a bot without its settings."""
    return bot.partition(":")[0]


def named_seats(given: Sequence[str]) -> list[str]:
    """`--seat Ann --seat bot`: one by one."""
    return [_named(name.strip()) for name in given]


def _named(name: str) -> str:
    bot = bot_of(name)
    return name if bot is None else bot_player(bot)


def filled_seats(
    game: Game, seats: int | None, people: str | None, bots: str | None, texts: Texts
) -> list[str]:
    """`--seats 4 --people Ann,Ben`: the people first, bots on the seats that are left."""
    names = _people(people, texts)
    count = seats if seats is not None else max(USUAL_SEATS, len(names))
    if count not in game.seats:
        raise BadSeats(game.name, count, list(game.seats))
    if len(names) > count:
        raise Trouble("too-many-people", people=len(names), seats=count)
    bot = bot_player(bots or USUAL)
    return [*names, *[bot] * (count - len(names))]


def _people(given: str | None, texts: Texts) -> list[str]:
    if given is None or given.strip() == "1":
        return [texts("player")]
    if given.strip().isdecimal():
        most = min(int(given), 100)
        return [texts("player-number", number=number) for number in range(1, most + 1)]
    names = [name.strip() for name in given.split(",")]
    for name in names:
        if bot_of(name) is not None:
            raise Trouble("name-of-a-bot", name=name)
    return names


def display_names(players: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """The names as they are shown: levels in the language, no two the same."""
    shown = []
    for name in players:
        bot = bot_of(name)
        shown.append(texts(f"bot-{bot}") if bot in LEVELS else bot or name)
    counts = Counter(shown)
    seen: Counter[str] = Counter()
    for seat, name in enumerate(shown):
        seen[name] += 1
        if counts[name] > 1:
            shown[seat] = f"{name} {seen[name]}"
    return tuple(shown)
