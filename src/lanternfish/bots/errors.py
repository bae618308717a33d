"""What can be wrong with a bot: the way it is named, and the way it plays."""

from lanternfish.core.errors import LanternfishError, Value
from lanternfish.core.game import View

MOST_NAMED = 8  # legal actions

PROBLEMS = {
    "unknown-bot": "there is no bot {name!r}; there are: {bots}",
    "bad-bot-setting": "{text!r} is no setting of a bot; settings look like time=2",
    "unknown-bot-setting": "{bot} has no setting {name!r}; it has: {settings}",
    "missing-bot-setting": "{bot} needs a setting {name}=...",
    "bot-setting-twice": "the setting {name!r} is there twice; once is enough",
    "bad-bot-time": "time={value} is not a number of seconds above nought",
    "bad-bot-iterations": "iterations={value} is not a whole number above nought",
    "bot-brought-twice": (
        "several packages bring a bot {bot!r}: {packages}; uninstall all of them but one"
    ),
    "bot-not-loaded": (
        "the bot {bot} of the package {package} cannot be loaded: {problem};"
        " update the package, or uninstall it"
    ),
    "bot-not-made": "the bot {bot} cannot be made with these settings: {problem}",
    "bot-misplayed": "{bot} chose {action!r}, which is not allowed now; allowed: {legal}",
    "bad-bot-command": "command={command} cannot be read as words: {problem}",
    "program-not-started": "the program {command!r} cannot be started: {problem}",
    "program-ended": (
        "the program {command!r} ended with exit code {code} when it was asked for an action;"
        " it should answer until its input ends"
    ),
    "program-slow": (
        "the program {command!r} had {seconds} seconds for an action and took longer;"
        " it was stopped"
    ),
    "program-spoke": (
        "the program {command!r} wrote {line!r} without being asked; it should answer each line"
        " with one line"
    ),
}


class BotError(LanternfishError):
    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(PROBLEMS[key].format_map(values), key, values)


def misplayed(bot: str, action: str, view: View) -> BotError:
    """A bot chose something that is not legal: what, and what would have been."""
    game = view.game()
    legal = ", ".join(game.text(choice) for choice in view.legal[:MOST_NAMED])
    more = ", …" if len(view.legal) > MOST_NAMED else ""
    return BotError("bot-misplayed", bot=bot, action=action, legal=legal + more)
