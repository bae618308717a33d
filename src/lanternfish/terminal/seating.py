"""Who sits down: people by name, bots as `bot plankton`, as the records write them."""

from collections import Counter
from collections.abc import Sequence

from lanternfish.bots import BOTS, DEFAULT_BOT
from lanternfish.core.errors import BadSeats
from lanternfish.core.game import Game
from lanternfish.terminal.trouble import Trouble
from lanternfish.texts import Texts

USUAL_SEATS = 3


def bot_player(name: str) -> str:
    """How a bot is written down."""
    if name not in BOTS:
        raise Trouble("unknown-bot", name=name, bots=", ".join(BOTS))
    return f"bot {name}"


def bot_of(player: str) -> str | None:
    """The bot of a seat; None for a person."""
    first, _, name = player.partition(" ")
    if first != "bot":
        return None
    return bot_player(name or DEFAULT_BOT).removeprefix("bot ")


def named_seats(given: Sequence[str]) -> list[str]:
    """`--seat Ann --seat bot`: one by one."""
    return [_player(name.strip()) for name in given]


def _player(name: str) -> str:
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
    bot = bot_player(bots or DEFAULT_BOT)
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
    """The names as they are shown: bots in the language, no two the same."""
    shown = []
    for player in players:
        first, _, bot = player.partition(" ")
        if first == "bot" and bot:
            shown.append(texts(f"bot-{bot}") if bot in BOTS else bot)
        else:
            shown.append(player)
    counts = Counter(shown)
    seen: Counter[str] = Counter()
    for seat, name in enumerate(shown):
        seen[name] += 1
        if counts[name] > 1:
            shown[seat] = f"{name} {seen[name]}"
    return tuple(shown)
