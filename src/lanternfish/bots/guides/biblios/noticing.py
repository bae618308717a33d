"""What a seat sees of an action and of what came of it."""

from typing import Final

from mypy_extensions import i64

from lanternfish.games.biblios.actions import PAY
from lanternfish.games.biblios.auction import purse
from lanternfish.games.biblios.cards import GOLD, SUIT, VALUE, is_gold
from lanternfish.games.biblios.state import BIDDING, PLACE, Position

# Room for what kind of card one sees, and for how much more one could pay.
SORTS: Final[i64] = 64
ROOMS: Final[i64] = 4
# Somebody who can raise by more than this need not count his coins yet.
PLENTY: Final[i64] = 3


def noticed(s: Position, seat: i64, decider: i64, action: i64) -> i64:
    """The action, unless a card was laid face down; one's own next card; the card for sale.

    Who is asked to bid also knows what he can pay: in another world it may be more or less.
    """
    number = action
    if action >= PAY and seat != decider:
        number = PAY
    number *= SORTS * ROOMS
    if s.phase == PLACE and s.active == seat:
        return number + sort_of(s.drawn)
    if s.phase == BIDDING:
        number += sort_of(s.auctioned)
        if s.speaker == seat and not is_gold(s.auctioned):
            number += SORTS * _room(purse(s, seat) - s.high)
    return number


def sort_of(card: i64) -> i64:
    """Cards that count the same in the same category are one sort, whatever their letters."""
    if card < GOLD:
        return SUIT[card] * 4 + VALUE[card]
    return 21 + card - GOLD


def _room(coins: i64) -> i64:
    if coins <= 0:
        return 1
    if coins <= PLENTY:
        return 2
    return 3
