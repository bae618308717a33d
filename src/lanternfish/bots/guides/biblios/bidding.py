"""The auctions: what to bid."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.bots.guides.biblios.limits import (
    gains_from,
    is_for_cards,
    limit_for_gold,
    limit_of,
)
from lanternfish.bots.guides.biblios.standing import Standing
from lanternfish.bots.guides.biblios.worth import coin_worth
from lanternfish.games.biblios.actions import BID, PASS
from lanternfish.games.biblios.state import Position

LEAST: Final = 0.02
# A limit is rounded up rather than down.
ROUNDING: Final = 0.8
# A jump may frighten; but it pays more than the next bid would.
JUMP: Final = 0.15
# To bid what one cannot pay is a bluff that seldom pays.
BLUFFING: Final = 0.0005


def prefer_bid(s: Position, standing: Standing) -> vec[float]:
    """The next bid as long as it is below the limit; else to pass."""
    seat = s.speaker
    most = standing.purse[seat]
    limit: float = 0.0
    if is_for_cards(s.auctioned):
        most = s.sizes[seat]
        limit = limit_for_gold(standing, s.suits, seat, s.auctioned, coin_worth(standing))
    else:
        limit = limit_of(standing, seat, gains_from(standing, s.auctioned))
    next_bid = s.high + 1
    will = _will(limit + ROUNDING - float(next_bid))
    weights = vec[float](capacity=len(s.moves()))
    for action in s.moves():
        if action == PASS:
            weights = append(weights, 1.0 - will + LEAST)
        else:
            weights = append(weights, _weight(action - BID, next_bid, most, limit, will))
    return weights


def _weight(bid: i64, next_bid: i64, most: i64, limit: float, will: float) -> float:
    if bid > most:
        return BLUFFING
    if bid == next_bid:
        return will + LEAST
    far = float(bid - next_bid)
    if float(bid) > limit + 1.5:
        return LEAST / (1.0 + far * far)
    return JUMP * will / (1.0 + far)


def _will(room: float) -> float:
    """From 0 to 1: how willing one is with so much room below the limit."""
    if room < 0.0:
        return 0.5 + 0.5 * room / (0.3 - room)
    return 0.5 + 0.5 * room / (0.3 + room)
