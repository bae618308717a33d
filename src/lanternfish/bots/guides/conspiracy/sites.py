"""Locations: what each would bring to an alliance, and where to look for one."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.bots.guides.conspiracy.outlook import CREST_HOPE, HALF_HOPE, Outlook
from lanternfish.bots.guides.conspiracy.weights import Urn, weigh
from lanternfish.games.conspiracy.actions import CHOOSE, CLAIM, REVEAL
from lanternfish.games.conspiracy.cards import (
    ANY_KEYS,
    BEST,
    COUNT,
    FORCE_ONE,
    FORCE_TWO,
    PEARLS,
    PER_GOLD,
    PER_LOCATION,
    PER_PEARLS,
    PER_SILVER,
    PRINTED,
    SEARCH_DECK,
)
from lanternfish.games.conspiracy.scoring import bonus
from lanternfish.games.conspiracy.state import Position

# What each free place adds to a location that counts something.
COUNT_GROWTH: Final[float] = 0.17
SILVER_GROWTH: Final[float] = 0.31
GOLD_GROWTH: Final[float] = 0.3
PEARLS_GROWTH: Final[float] = 0.25
SITES_GROWTH: Final[float] = 0.33
# What each free place adds to a location that makes keys go further.
ANY_KEYS_GROWTH: Final[float] = 0.2
SEARCH_GROWTH: Final[float] = 0.2
# What it is worth to force the others to draw.
FORCE_WORTH: Final[float] = 1.5
# What it costs to leave a location more to the others.
LEFT_OPEN: Final[float] = 0.4
NUANCE: Final[float] = 2.0


def site_worth(o: Outlook, s: Position, location: i64) -> float:
    """The points that a location can be expected to bring to an alliance that gains it."""
    worth = float(PRINTED[location] + bonus(s, o.seat, location))
    if PEARLS[location] > 0:
        worth += o.pearls_with(PEARLS[location], o.room)
    elif location == PER_LOCATION and not s.owns(o.seat, location):
        worth += 2.0
    elif (location == FORCE_ONE or location == FORCE_TWO) and o.room > 0:
        worth += FORCE_WORTH
    return worth + growth(o, location)


def growth(o: Outlook, location: i64) -> float:
    """What the free places will add to a location."""
    room = float(o.room)
    if location >= COUNT:
        return COUNT_GROWTH * room
    if location >= BEST:
        return CREST_HOPE[o.crests[location - BEST]] * room / (room + HALF_HOPE)
    if location == PER_SILVER:
        return SILVER_GROWTH * room
    if location == PER_GOLD:
        return GOLD_GROWTH * room
    if location == PER_PEARLS:
        return PEARLS_GROWTH * room
    if location == PER_LOCATION:
        return SITES_GROWTH * room
    if location == ANY_KEYS:
        return ANY_KEYS_GROWTH * room
    if location == SEARCH_DECK:
        return SEARCH_GROWTH * room
    return 0.0


def all_sites_worth(o: Outlook, s: Position) -> float:
    """What the locations of an alliance will score in the end."""
    worth: float = 0.0
    location: i64 = 0
    owned = o.owned
    while owned > 0:
        if owned & 1:
            worth += float(PRINTED[location] + bonus(s, o.seat, location)) + growth(o, location)
        owned >>= 1
        location += 1
    return worth


def prefer_source(o: Outlook, s: Position) -> vec[float]:
    """One that lies open, or the best of some from the deck."""
    urn = Urn()
    place = s.site_top
    while place < len(s.site_deck):
        urn.add(site_worth(o, s, s.site_deck[place]), 1)
        place += 1
    worths = vec[float](capacity=27)
    for action in s.options:
        if action < CLAIM:
            drawn = action - REVEAL
            worths = append(worths, urn.best_of(drawn) - LEFT_OPEN * float(drawn - 1))
        else:
            worths = append(worths, site_worth(o, s, action - CLAIM))
    return weigh(worths, NUANCE)


def prefer_site(o: Outlook, s: Position) -> vec[float]:
    """One of those just uncovered, or one of the whole deck."""
    worths = vec[float](capacity=24)
    for action in s.options:
        worths = append(worths, site_worth(o, s, action - CHOOSE))
    return weigh(worths, NUANCE)


def best_site(o: Outlook, s: Position, first: i64) -> i64:
    """The action that brings the best location; they are numbered from `first` on."""
    best = s.options[0]
    best_worth: float = -1e30
    for action in s.options:
        if action >= first:
            worth = site_worth(o, s, action - first)
            if worth > best_worth:
                best_worth = worth
                best = action
    return best
