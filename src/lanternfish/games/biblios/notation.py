"""Actions as text: one canonical spelling each, and back."""

from typing import Final

from mypy_extensions import i64

from lanternfish.core.notation import Notation
from lanternfish.games.biblios.actions import (
    ACTIONS,
    AUCTION,
    BID,
    DECLINE,
    LOWER,
    LOWER_PAIR,
    MOST_BID,
    PAIRS,
    PASS,
    PAY,
    PUBLIC,
    RAISE,
    RAISE_PAIR,
    REFUSE,
    SELF,
    TAKE,
)
from lanternfish.games.biblios.cards import CATEGORIES, HAND_KINDS, NAMES

EXAMPLE: Final = "place self, take g2, raise monks, lower tomes books, bid 3, pass, pay g3, refuse"


def _texts() -> list[str]:
    texts = [""] * int(ACTIONS)
    texts[SELF] = "place self"
    texts[AUCTION] = "place auction"
    texts[PUBLIC] = "place public"
    texts[DECLINE] = "decline"
    texts[PASS] = "pass"
    texts[REFUSE] = "refuse"
    for card, name in enumerate(NAMES):
        texts[TAKE + card] = f"take {name}"
        if card < HAND_KINDS:
            texts[PAY + card] = f"pay {name}"
    for die, category in enumerate(CATEGORIES):
        texts[RAISE + die] = f"raise {category}"
        texts[LOWER + die] = f"lower {category}"
    for pair, (one, two) in enumerate(PAIRS):
        texts[RAISE_PAIR + pair] = f"raise {CATEGORIES[one]} {CATEGORIES[two]}"
        texts[LOWER_PAIR + pair] = f"lower {CATEGORIES[one]} {CATEGORIES[two]}"
    for amount in range(1, int(MOST_BID) + 1):
        texts[BID + amount] = f"bid {amount}"
    return texts


NOTATION: Final = Notation(_texts(), EXAMPLE)


def kind_of(action: i64) -> str:
    """Which decision an action belongs to."""
    if action <= PUBLIC:
        return "place"
    if action < DECLINE:
        return "take"
    if action < PASS:
        return "church"
    if action < REFUSE:
        return "bid"
    return "pay"
