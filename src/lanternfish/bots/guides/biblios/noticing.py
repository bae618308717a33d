"""What a seat sees of an action and of what came of it."""

from typing import Final

from mypy_extensions import i64

from lanternfish.games.biblios.actions import PAY
from lanternfish.games.biblios.state import BIDDING, PLACE, Position

CARDS: Final[i64] = 64


def noticed(s: Position, seat: i64, decider: i64, action: i64) -> i64:
    """The action, unless a card was laid face down; one's own next card; the card for sale."""
    number = action
    if action >= PAY and seat != decider:
        number = PAY
    number *= CARDS
    if s.phase == PLACE and s.active == seat:
        return number + s.drawn + 1
    if s.phase == BIDDING:
        return number + s.auctioned + 1
    return number
