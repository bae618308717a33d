"""Players that are programs. A bot sees the view of its seat and draws from a stream of its own."""

from lanternfish.bots.bot import Bot, Budget
from lanternfish.bots.catalogue import LEVELS, Player, names, player
from lanternfish.bots.errors import BotError

__all__ = ["LEVELS", "Bot", "BotError", "Budget", "Player", "names", "player"]
