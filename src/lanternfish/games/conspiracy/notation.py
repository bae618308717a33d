"""Actions as text: one canonical spelling each, and back."""

from typing import Final

from mypy_extensions import i64

from lanternfish.core.notation import Notation
from lanternfish.games.conspiracy.actions import (
    ACTIONS,
    CHOOSE,
    CLAIM,
    DRAW,
    KEEP,
    PAIRS,
    PICK,
    PLACE,
    REVEAL,
    SKIP,
    SWAP,
    TAKE,
)
from lanternfish.games.conspiracy.cards import COLOURS, LOCATION_NAMES, LORD_NAMES

EXAMPLE: Final = (
    "draw 2, take blue, pick B6, keep Y1, place Y3, swap 2 4, skip, "
    "reveal 3, claim seven, choose any-keys"
)


def _texts() -> list[str]:
    texts = [""] * int(ACTIONS)
    texts[SKIP] = "skip"
    for count in (1, 2, 3):
        texts[DRAW + count] = f"draw {count}"
        texts[REVEAL + count] = f"reveal {count}"
    for colour, name in enumerate(COLOURS):
        texts[TAKE + colour] = f"take {name}"
    for lord, name in enumerate(LORD_NAMES):
        texts[PICK + lord] = f"pick {name}"
        texts[KEEP + lord] = f"keep {name}"
        texts[PLACE + lord] = f"place {name}"
    for pair, (one, two) in enumerate(PAIRS):
        texts[SWAP + pair] = f"swap {one + 1} {two + 1}"
    for location, name in enumerate(LOCATION_NAMES):
        texts[CLAIM + location] = f"claim {name}"
        texts[CHOOSE + location] = f"choose {name}"
    return texts


NOTATION: Final = Notation(_texts(), EXAMPLE)


def kind_of(action: i64) -> str:
    """Which decision an action belongs to."""
    if action == SKIP or SWAP <= action <= REVEAL:
        return "swap"
    if action < PICK:
        return "conspire"
    if action < KEEP:
        return "pick"
    if action < PLACE:
        return "keep"
    if action < SWAP:
        return "order"
    if action < CHOOSE:
        return "source"
    return "choose"
