"""Merchants: pearls."""

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.games.abyss.actions import SELL
from lanternfish.games.abyss.cards import (
    BIT,
    LANDLORD,
    MONSTER,
    PEDDLER,
    RACE,
    SHIP_MASTER,
    SHOPKEEPER,
    SLAVER,
    TRADER,
    count_bits,
)
from lanternfish.games.abyss.hand import cards_in_hand, discard_from_hand
from lanternfish.games.abyss.state import Position


def enter_merchant(s: Position, lord: i64) -> None:
    if lord == TRADER:
        trader(s)
    elif lord == PEDDLER:
        peddler(s)
    elif lord == SHOPKEEPER:
        shopkeeper(s)
    elif lord == LANDLORD:
        landlord(s)


def trader(s: Position) -> None:
    """ABY 7.22."""
    s.gain_pearls(s.active, 3, "trader")


def peddler(s: Position) -> None:
    """ABY 7.25."""
    s.gain_pearls(s.active, 2, "peddler")


def shopkeeper(s: Position) -> None:
    """ABY 7.26."""
    s.gain_pearls(s.active, 1, "shopkeeper")


def landlord(s: Position) -> None:
    """ABY 7.23: when he enters, and when a turn begins."""
    if s.has_in_force(s.active, LANDLORD):
        s.gain_pearls(s.active, 1, "landlord")


def ship_master(s: Position) -> None:
    """ABY 7.21: a pearl for each different race that goes to the council."""
    if not s.has_in_force(s.active, SHIP_MASTER):
        return
    races: i64 = 0
    space: i64 = 0
    while space < s.shown:
        if s.track[space] != MONSTER:
            races |= BIT[RACE[s.track[space]]]
        space += 1
    if races > 0:
        s.gain_pearls(s.active, count_bits(races), "ship-master")


def sales(s: Position, choices: vec[i64]) -> vec[i64]:
    """ABY 7.24: what the slaver could discard."""
    return cards_in_hand(s, s.active, SELL, choices)


def slaver(s: Position, card: i64) -> None:
    """ABY 7.24: an ally of the hand for two pearls, once a turn."""
    s.used |= BIT[SLAVER]
    discard_from_hand(s, s.active, card, "slaver")
    s.gain_pearls(s.active, 2, "slaver")
