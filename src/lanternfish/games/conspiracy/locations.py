"""Keys, and the locations that they bring under control."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.game import numbers
from lanternfish.games.conspiracy.actions import CHOOSE, CLAIM, REVEAL
from lanternfish.games.conspiracy.cards import (
    ANY_KEYS,
    COLOUR_COUNT,
    FORCE_ONE,
    FORCE_TWO,
    LOCATION_NAMES,
    LOCATIONS,
    LORDS,
    MIX_LOCATIONS,
    MIX_LORDS,
    PEARLS,
    SEARCH_DECK,
    SILVER_KEY,
    SLOTS,
)
from lanternfish.games.conspiracy.pearls import gain_pearls
from lanternfish.games.conspiracy.state import BIT, CHOOSING, NEXT, SEARCH, SOURCE, Position


def use_key(s: Position, rank: i64) -> None:
    """CON 5.1 to 5.4: a new key; if the keys suffice, a location must be taken."""
    if rank == SILVER_KEY:
        s.silver[s.active] += 1
    else:
        s.gold[s.active] += 1
    if not is_due(s, s.active):
        return
    if s.owns(s.active, SEARCH_DECK):
        begin_search(s)
    else:
        s.phase = SOURCE


def is_due(s: Position, seat: i64) -> bool:
    """CON 5.2, 5.14, 5.23: two keys alike, any two with that location; and somewhere to look."""
    silver = s.silver[seat]
    gold = s.gold[seat]
    if silver < 2 and gold < 2 and not (silver + gold > 1 and s.owns(seat, ANY_KEYS)):
        return False
    return s.sites_left() > 0 or not s.owns(seat, SEARCH_DECK)


def sources(s: Position) -> vec[i64]:
    """CON 5.6 to 5.9: so many locations of the deck, or one that lies open."""
    choices = vec[i64](capacity=27)
    count: i64 = 1
    while count <= min(s.sites_left(), 3):
        choices = append(choices, REVEAL + count)
        count += 1
    return _append_locations(choices, CLAIM, s.row)


def _append_locations(choices: vec[i64], action: i64, bits: i64) -> vec[i64]:
    while bits > 0:
        if bits & 1:
            choices = append(choices, action)
        bits >>= 1
        action += 1
    return choices


def seek(s: Position, action: i64) -> None:
    if action < CLAIM:
        reveal(s, action - REVEAL)
    else:
        claim(s, action - CLAIM)


def reveal(s: Position, count: i64) -> None:
    """CON 5.6: so many locations from the top of the deck, open to all."""
    s.phase = CHOOSING
    if s.log is not None:
        s.log.tell("reveal", {"seat": s.active, "count": count})
    while count > 0:
        location = s.site_deck[s.site_top]
        s.site_top += 1
        s.uncovered |= BIT[location]
        count -= 1
        if s.log is not None:
            s.log.tell("uncover", {"seat": s.active, "location": LOCATION_NAMES[location]})


def claim(s: Position, location: i64) -> None:
    """CON 5.7: one of the locations that lie open; nothing takes its place."""
    s.row &= ~BIT[location]
    gain(s, location, "row")


def offers(s: Position) -> vec[i64]:
    """CON 5.6: one of the locations just uncovered."""
    return _append_locations(vec[i64](capacity=3), CHOOSE, s.uncovered)


def choose(s: Position, location: i64) -> None:
    """CON 5.6: the others stay open beside the deck."""
    rest = s.uncovered & ~BIT[location]
    s.uncovered = 0
    s.row |= rest
    if s.log is not None:
        for other in range(int(LOCATIONS)):
            if (rest >> other) & 1:
                s.log.tell("leave", {"seat": s.active, "location": LOCATION_NAMES[other]})
    gain(s, location, "deck")


def hidden_sites(s: Position) -> i64:
    """The locations of the deck as bits."""
    bits: i64 = 0
    place = s.site_top
    while place < len(s.site_deck):
        bits |= BIT[s.site_deck[place]]
        place += 1
    return bits


def begin_search(s: Position) -> None:
    """CON 5.21, 5.22: he looks through the whole deck, and he alone."""
    s.phase = SEARCH
    if s.log is not None:
        found = hidden_sites(s)
        names = [LOCATION_NAMES[i] for i in range(int(LOCATIONS)) if (found >> i) & 1]
        s.log.whisper("search", {"seat": s.active}, {"locations": " ".join(names)}, [s.active])


def finds(s: Position) -> vec[i64]:
    """CON 5.21: any location of the deck."""
    return _append_locations(vec[i64](capacity=24), CHOOSE, hidden_sites(s))


def find(s: Position, location: i64) -> None:
    """CON 5.21: the deck is shuffled as soon as the location has been taken out."""
    rest = vec[i64](capacity=24)
    place = s.site_top
    while place < len(s.site_deck):
        if s.site_deck[place] != location:
            rest = append(rest, s.site_deck[place])
        place += 1
    s.chance.shuffle(rest)
    s.site_deck = rest
    s.site_top = 0
    gain(s, location, "search")


def gain(s: Position, location: i64, source: str) -> None:
    """CON 5.3: onto the lord just added; all keys up to his are spent."""
    seat = s.active
    slot = s.filled[seat] - 1
    s.sites[seat * SLOTS + slot] = location
    s.owned[seat] |= BIT[location]
    s.silver[seat] = 0
    s.gold[seat] = 0
    s.phase = NEXT
    if s.log is not None:
        s.log.tell(
            "gain",
            {
                "seat": seat,
                "location": LOCATION_NAMES[location],
                "slot": slot + 1,
                "source": source,
            },
        )
    take_effect(s, location)


def take_effect(s: Position, location: i64) -> None:
    """CON 5.10: what the location does at once."""
    if PEARLS[location] > 0:
        gain_pearls(s, PEARLS[location])
    elif location == FORCE_ONE:
        force(s, 1)
    elif location == FORCE_TWO:
        force(s, 2)
    elif location == MIX_LORDS:
        mix_lords(s)
    elif location == MIX_LOCATIONS:
        mix_locations(s)


def force(s: Position, count: i64) -> None:
    """CON 5.13, 5.19: until his next turn the others must draw so many; an older force ends."""
    s.forcer = s.active
    s.forced = count
    if s.log is not None:
        s.log.tell("force", {"seat": s.active, "count": count})


def mix_lords(s: Position) -> None:
    """CON 5.11: all discard piles are shuffled into the deck."""
    rest = s.deck[s.top :]
    left = i64(len(rest))
    lord: i64 = 0
    while lord < LORDS:
        while s.piles[lord] > 0:
            rest = append(rest, lord)
            s.piles[lord] -= 1
        lord += 1
    s.pile_sizes = numbers(COLOUR_COUNT)
    s.piled = 0
    s.chance.shuffle(rest)
    s.deck = rest
    s.top = 0
    if s.log is not None:
        s.log.tell("mix-lords", {"seat": s.active, "count": len(rest) - left})


def mix_locations(s: Position) -> None:
    """CON 5.12: all locations that lie open are shuffled into the deck."""
    rest = s.site_deck[s.site_top :]
    left = i64(len(rest))
    location: i64 = 0
    while location < LOCATIONS:
        if (s.row >> location) & 1:
            rest = append(rest, location)
        location += 1
    s.row = 0
    s.chance.shuffle(rest)
    s.site_deck = rest
    s.site_top = 0
    if s.log is not None:
        s.log.tell("mix-locations", {"seat": s.active, "count": len(rest) - left})
