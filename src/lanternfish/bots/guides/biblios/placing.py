"""The gift phase: which card one keeps, which goes to the auctions, which the others get."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.bots.guides.biblios.standing import Standing
from lanternfish.bots.guides.biblios.worth import (
    average_worth,
    coin_worth,
    most_of_others,
    worth_of,
)
from lanternfish.games.biblios.actions import AUCTION, SELF, TAKE
from lanternfish.games.biblios.state import Position

# Cards come one by one and the best place should get the best of them: how good a card must be for
# the second-worst place, the third-worst, ... with so many places open, if it is as likely to be
# of any rank from 0 to 1 (Derman, Lieberman and Ross, "A sequential stochastic assignment
# problem", 1972). Four places a row; rows for 2 to 5 open places.
RANKS: Final[vec[float]] = vec[float](
    [
        0.5, 2.0, 2.0, 2.0,
        0.375, 0.625, 2.0, 2.0,
        0.305, 0.5, 0.695, 2.0,
        0.259, 0.422, 0.578, 0.741,
    ]
)  # fmt: skip
PLACES: Final[i64] = 4

# What is for sale goes to whoever pays: it is half way between one's own and given away.
FOR_ME: Final = 0.7
FOR_OTHERS: Final = 0.3


class Draw:
    """How good a drawn card is among those that may come: as ranks from 0 to 1."""

    def __init__(self, standing: Standing, seat: i64) -> None:
        self.standing = standing
        self.seat = seat
        self.coin = coin_worth(standing)
        self.usual = average_worth(standing, seat) * 0.5 + self.coin + 0.01
        # For oneself rather than for the auctions; for the auctions rather than for the others.
        self.to_keep: float = 0.0
        self.to_sell: float = 0.0

    def rank(self, card: i64) -> None:
        mine = worth_of(self.standing, self.seat, card, self.coin)
        others = most_of_others(self.standing, self.seat, card, self.coin)
        worth = FOR_ME * mine + FOR_OTHERS * others
        self.to_keep = worth / (worth + self.usual)
        worth = FOR_OTHERS * mine + FOR_ME * others
        self.to_sell = worth / (worth + self.usual)


def bar_to_sell(s: Position) -> float:
    """The rank above which a card is too good to give away."""
    return _bar(s, s.public_left)


def bar_to_keep(s: Position) -> float:
    """The rank above which a card is good enough to keep."""
    return _bar(s, s.public_left + s.auction_left)


def _bar(s: Position, below: i64) -> float:
    places = s.public_left + s.auction_left + s.self_left
    if below == 0:
        return -1.0
    if below >= places:
        return 2.0
    return RANKS[(places - 2) * PLACES + below - 1]


# How far from the bar a rank must be for a choice to be clear.
DOUBTFUL: Final = 0.06
LEAST: Final = 0.02


def above(rank: float, bar: float) -> float:
    """From 0 to 1: is the rank above the bar?"""
    if bar < 0.0:
        return 1.0
    if bar > 1.0:
        return 0.0
    far = (rank - bar) / DOUBTFUL
    if far < 0.0:
        return 0.5 + 0.5 * far / (1.0 - far)
    return 0.5 + 0.5 * far / (1.0 + far)


def prefer_place(s: Position, standing: Standing) -> vec[float]:
    draw = Draw(standing, s.active)
    draw.rank(s.drawn)
    keep = above(draw.to_keep, bar_to_keep(s))
    sell = above(draw.to_sell, bar_to_sell(s))
    weights = vec[float](capacity=3)
    for action in s.moves():
        if action == SELF:
            weights = append(weights, keep + LEAST)
        elif action == AUCTION:
            weights = append(weights, (1.0 - keep) * sell + LEAST)
        else:
            weights = append(weights, (1.0 - keep) * (1.0 - sell) + LEAST)
    return weights


def prefer_take(s: Position, standing: Standing) -> vec[float]:
    """The card that brings most; one that would bring somebody after oneself much is worth more."""
    coin = coin_worth(standing)
    weights = vec[float](capacity=3)
    best: float = 0.0
    for action in s.moves():
        worth = worth_of(standing, s.taker, action - TAKE, coin)
        worth += 0.2 * most_of_others(standing, s.taker, action - TAKE, coin)
        if worth > best:
            best = worth
        weights = append(weights, worth)
    place: i64 = 0
    while place < len(weights):
        part = weights[place] / (best + 0.001)
        weights[place] = part * part * part * part + LEAST
        place += 1
    return weights
