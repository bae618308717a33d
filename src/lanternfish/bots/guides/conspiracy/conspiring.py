"""To conspire: draw or take a pile, which lord to pick, which to keep, in which order."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.bots.guides.conspiracy.outlook import Outlook
from lanternfish.bots.guides.conspiracy.weights import Urn, weigh
from lanternfish.core.game import numbers
from lanternfish.games.conspiracy.actions import DRAW, KEEP, PICK, PLACE, TAKE
from lanternfish.games.conspiracy.cards import (
    COLOUR,
    COLOUR_COUNT,
    GOLD_KEY,
    LORDS,
    RANK,
    SILVER_KEY,
    SWAPPER,
)
from lanternfish.games.conspiracy.state import BIT, Position

# How many points worse an action may be to be liked a sixteenth as much.
NUANCE: Final[float] = 2.5
ORDER_NUANCE: Final[float] = 1.0
# How much of what the next player could take counts against what one does.
DENIAL: Final[float] = 0.5
# What a lord left lying brings to the next player, before it is known who he is.
LEFT_LYING: Final[float] = 0.35
# What the next player gains anyway.
USUAL_GAIN: Final[float] = 3.0


def best_pile(o: Outlook, s: Position, but: i64) -> float:
    """What the best pile but one would bring to a player; a draw is always there."""
    best = USUAL_GAIN
    if s.trigger == o.seat or o.room == 0:
        return best
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if colour != but and s.piled & BIT[colour] != 0:
            gain = o.gain_of_pile(s, colour)
            if gain > best:
                best = gain
        colour += 1
    return best


def deck_by_gain(o: Outlook, s: Position) -> Urn:
    """The lords of the deck by what they would bring; their order is not looked at."""
    counts = numbers(LORDS)
    place = s.top
    while place < len(s.deck):
        counts[s.deck[place]] += 1
        place += 1
    urn = Urn()
    lord: i64 = 0
    while lord < LORDS:
        if counts[lord] > 0:
            urn.add(o.gain_of_lord(lord), counts[lord])
        lord += 1
    return urn


def prefer_way(o: Outlook, other: Outlook, s: Position) -> vec[float]:
    """So many lords of the deck, or a pile."""
    urn = deck_by_gain(o, s)
    threat = best_pile(other, s, -1)
    denial = DENIAL / float(s.seats - 1)
    worths = vec[float](capacity=8)
    for action in s.options:
        if action < TAKE:
            drawn = action - DRAW
            worth = urn.best_of(drawn) - denial * threat - LEFT_LYING * float(drawn - 1)
        else:
            colour = action - TAKE
            worth = o.gain_of_pile(s, colour) - denial * best_pile(other, s, colour)
        worths = append(worths, worth)
    return weigh(worths, NUANCE)


def prefer_pick(o: Outlook, other: Outlook, s: Position) -> vec[float]:
    """The lord that brings most, against what the others bring to the next player."""
    denial = DENIAL / float(s.seats - 1)
    worths = vec[float](capacity=3)
    for action in s.options:
        worth = o.gain_of_lord(action - PICK)
        worths = append(worths, worth - denial * threat_after(other, s, action - PICK))
    return weigh(worths, NUANCE)


def threat_after(other: Outlook, s: Position, picked: i64) -> float:
    """What the best pile would bring to the next player if all others shown were discarded."""
    piled = s.piled
    kept = False
    for lord in s.shown:
        if lord == picked and not kept:
            kept = True
        else:
            s.discard(lord)
    threat = best_pile(other, s, -1)
    kept = False
    for lord in s.shown:
        if lord == picked and not kept:
            kept = True
        else:
            s.piles[lord] -= 1
            s.pile_sizes[COLOUR[lord]] -= 1
    s.piled = piled
    return threat


def prefer_keep(o: Outlook, s: Position) -> vec[float]:
    """The lords of a pile that bring most, while there is not room for all."""
    worths = vec[float](capacity=6)
    for action in s.options:
        worths = append(worths, o.gain_of_lord(action - KEEP))
    return weigh(worths, NUANCE)


def prefer_order(o: Outlook, s: Position) -> vec[float]:
    """The keys so that none is lost, and who swaps last."""
    worths = vec[float](capacity=6)
    for action in s.options:
        worths = append(worths, order_worth(o, RANK[action - PLACE]))
    return weigh(worths, ORDER_NUANCE)


def order_worth(o: Outlook, rank: i64) -> float:
    """How much a pending lord of a rank should be added before the others."""
    if rank == SWAPPER:
        return -2.0
    if rank == SILVER_KEY:
        return _key_first(o.silver, o.gold)
    if rank == GOLD_KEY:
        return _key_first(o.gold, o.silver)
    return 0.5


def _key_first(alike: i64, unlike: i64) -> float:
    """Two alike bring a location at once; an unlike one that lies there too is lost then."""
    if alike == 0:
        return 0.0
    if unlike == 0:
        return 1.0
    return -1.0
