"""Actions as text: one canonical spelling each, and back."""

from typing import Final

from lanternfish.core.notation import Notation
from lanternfish.games.abyss import actions as a
from lanternfish.games.abyss.cards import ALLY_NAMES, LOCATION_NAMES, LORD_NAMES, RACES, REWARDS

EXAMPLE: Final = (
    "plot, explore, buy, pass, take, continue, reward KPM, support crab, recruit jailer, "
    "pay crab3, paid, affiliate crab1, claim abyss, draw 4, choose depths, spend slaver, end"
)


def _texts() -> list[str]:
    texts = [""] * int(a.ACTIONS)
    texts[a.PLOT] = "plot"
    texts[a.EXPLORE] = "explore"
    texts[a.BUY] = "buy"
    texts[a.PASS] = "pass"
    texts[a.TAKE] = "take"
    texts[a.FIGHT] = "fight"
    texts[a.CONTINUE] = "continue"
    texts[a.PAID] = "paid"
    texts[a.DECLINE] = "decline"
    texts[a.SPEND_TOKEN] = "spend token"
    texts[a.END] = "end"
    _fill(texts, a.REWARD, "reward", REWARDS)
    _fill(texts, a.SUPPORT, "support", RACES)
    _fill(texts, a.RECRUIT, "recruit", LORD_NAMES)
    _fill(texts, a.PAY, "pay", ALLY_NAMES)
    _fill(texts, a.AFFILIATE, "affiliate", ALLY_NAMES)
    _fill(texts, a.DISCARD, "discard", ALLY_NAMES)
    _fill(texts, a.SLAY, "slay", LORD_NAMES)
    _fill(texts, a.HUNT, "hunt", ("0", "1", "2", "3"))
    _fill(texts, a.ENLIST, "enlist", LORD_NAMES)
    _fill(texts, a.BETRAY, "betray", LORD_NAMES)
    _fill(texts, a.TRADE, "trade", LOCATION_NAMES)
    _fill(texts, a.CLAIM, "claim", LOCATION_NAMES)
    _fill(texts, a.DRAW + 1, "draw", ("1", "2", "3", "4"))
    _fill(texts, a.CHOOSE, "choose", LOCATION_NAMES)
    _fill(texts, a.SPEND, "spend", LORD_NAMES)
    _fill(texts, a.SWAP, "swap", LOCATION_NAMES)
    _fill(texts, a.SELL, "sell", ALLY_NAMES)
    _fill(texts, a.PURGE, "purge", RACES)
    _fill(texts, a.OUST, "oust", LORD_NAMES)
    return texts


def _fill(texts: list[str], first: int, word: str, things: tuple[str, ...]) -> None:
    for number, thing in enumerate(things):
        texts[first + number] = f"{word} {thing}"


NOTATION: Final = Notation(_texts(), EXAMPLE)
