"""A position as plain named zones of named cards, and back, with everything checked."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.core.chance import chance_from_dict
from lanternfish.core.errors import BadPosition
from lanternfish.core.game import NOBODY
from lanternfish.core.reading import Reader
from lanternfish.games.conspiracy.cards import (
    COLOUR,
    COLOUR_COUNT,
    COLOURS,
    GOLD_KEY,
    LOCATION,
    LOCATION_NAMES,
    LOCATIONS,
    LORD,
    LORD_NAMES,
    NO_CARD,
    PEARLS,
    PEARLS_OF_RANK,
    POINTS,
    RANK,
    RANKS,
    SILVER_KEY,
    SLOTS,
)
from lanternfish.games.conspiracy.checks import check_position
from lanternfish.games.conspiracy.pearls import marker
from lanternfish.games.conspiracy.rules import choices
from lanternfish.games.conspiracy.state import KEEPING, OVER, PHASES, Position

NAME: Final = "conspiracy"
RULES_VERSION: Final = 1


def names(lords: vec[i64]) -> list[str]:
    return [LORD_NAMES[lord] for lord in lords]


def number(seat: i64) -> int | None:
    return None if seat == NOBODY else int(seat)


def location_names(bits: i64) -> list[str]:
    """A set of locations, in card order."""
    return [LOCATION_NAMES[i] for i in range(int(LOCATIONS)) if (bits >> i) & 1]


def position_to_dict(s: Position) -> dict[str, object]:
    """The whole truth. The first card of a deck is the next one to be drawn."""
    return {
        **head_to_dict(s),
        "seat": number(s.seat),
        **table_to_dict(
            s,
            names(s.deck[s.top :]),
            [LOCATION_NAMES[location] for location in s.site_deck[s.site_top :]],
        ),
        "chance": s.chance.to_dict(),
    }


def head_to_dict(s: Position) -> dict[str, object]:
    return {"game": NAME, "rules": RULES_VERSION, "seats": int(s.seats), "options": {}}


def table_to_dict(s: Position, deck: object, site_deck: object) -> dict[str, object]:
    """What lies on the table, with the two decks as whoever looks may have them."""
    return {
        "phase": PHASES[s.phase],
        "first": int(s.first),
        "active": int(s.active),
        "lords": {
            "deck": deck,
            "piles": {name: _pile(s, colour) for colour, name in enumerate(COLOURS)},
            "shown": names(s.shown),
            "taken": _taken(s),
        },
        "locations": {
            "deck": site_deck,
            "row": location_names(s.row),
            "uncovered": location_names(s.uncovered),
        },
        "alliances": [_alliance(s, seat) for seat in range(int(s.seats))],
        "master": number(s.master),
        "marker": int(marker(s)),
        "force": None if s.forced == 0 else {"seat": int(s.forcer), "lords": int(s.forced)},
        "trigger": number(s.trigger),
    }


def _pile(s: Position, colour: i64) -> list[str]:
    lords: list[str] = []
    for lord in range(colour * RANKS, (colour + 1) * RANKS):
        lords.extend([LORD_NAMES[lord]] * s.piles[lord])
    return lords


def _taken(s: Position) -> dict[str, object] | None:
    """The lords of a pile that wait to be added; while they are being chosen, those chosen."""
    if s.pending_left == 0 and s.phase != KEEPING:
        return None
    lords: list[str] = []
    for rank in range(int(RANKS)):
        lords.extend([LORD_NAMES[s.taken * RANKS + rank]] * s.pending[rank])
    return {"colour": COLOURS[s.taken], "lords": lords}


def _alliance(s: Position, seat: i64) -> dict[str, object]:
    first = seat * SLOTS
    slots = range(int(s.filled[seat]))
    crests = [s.crests[seat * COLOUR_COUNT + colour] for colour in range(int(COLOUR_COUNT))]
    return {
        "lords": [LORD_NAMES[s.lords[first + slot]] for slot in slots],
        "locations": {
            str(slot + 1): LOCATION_NAMES[s.sites[first + slot]]
            for slot in slots
            if s.sites[first + slot] != NO_CARD
        },
        "crests": {
            COLOURS[colour]: int(slot) + 1 for colour, slot in enumerate(crests) if slot != NO_CARD
        },
        "pearls": int(s.pearls[seat]),
    }


HEAD: Final = ("game", "rules", "seats", "options")
TABLE: Final = (
    "phase", "first", "active", "lords", "locations", "alliances", "master", "marker", "force",
    "trigger",
)  # fmt: skip
LORD_ZONES: Final = ("deck", "piles", "shown", "taken")
LOCATION_ZONES: Final = ("deck", "row", "uncovered")
PLACES: Final = tuple([str(slot + 1) for slot in range(int(SLOTS))])


def read_position(data: object, s: Position) -> None:
    """Fill a position from `position_to_dict`; `BadPosition` names what cannot be.

    Crests may be left out: then each is on the first of the best lords. So may what can be counted:
    pearls, and the marker of their track.
    """
    top = Reader(data, "position", (*HEAD, "seat", *TABLE, "chance"), LORD)
    read_head(top, s)
    read_table(top, s)
    s.deck = top.section("lords", LORD_ZONES).card_row("deck")
    s.site_deck = top.section("locations", LOCATION_ZONES, LOCATION).card_row("deck")
    s.chance = chance_from_dict(top.value("chance"))
    check_position(s)
    ask(s)
    if top.has("seat") and top.seat("seat", int(s.seats)) != s.seat:
        raise BadPosition(f"position.seat is {top.value('seat')!r}; seat {number(s.seat)} decides")


def ask(s: Position) -> None:
    """Whose decision it is, and what may be chosen."""
    s.seat = NOBODY
    if s.phase != OVER:
        s.seat = s.active
        s.options = choices(s)


def read_head(top: Reader, s: Position) -> None:
    top.word("game", (NAME,))
    top.whole("rules", RULES_VERSION, RULES_VERSION)
    top.section("options", ())
    s.seats = top.whole("seats", 2, 4)
    s.clear()


def read_table(top: Reader, s: Position) -> None:
    """All but the two decks, as positions and views both have it."""
    seats = int(s.seats)
    s.phase = top.word("phase", PHASES)
    s.first = top.whole("first", 0, seats - 1)
    s.active = top.whole("active", 0, seats - 1)
    s.master = top.seat("master", seats)
    s.trigger = top.seat("trigger", seats)
    force = top.part("force", ("seat", "lords"))
    if force is not None:
        s.forcer = force.whole("seat", 0, seats - 1)
        s.forced = force.whole("lords", 1, 2)
    _read_lords(top.section("lords", LORD_ZONES), s)
    locations = top.section("locations", LOCATION_ZONES, LOCATION)
    s.row = location_bits(locations, "row")
    s.uncovered = location_bits(locations, "uncovered")
    alliances = top.items("alliances")
    if len(alliances) != seats:
        raise BadPosition(f"{top.where}.alliances has {len(alliances)} for {seats} seats")
    for seat, alliance in enumerate(alliances):
        where = f"{top.where}.alliances[{seat}]"
        keys = ("lords", "locations", "crests", "pearls")
        _read_alliance(Reader(alliance, where, keys, LORD), s, seat)
    if top.has("marker"):
        top.whole("marker", int(marker(s)), int(marker(s)))


def location_bits(zone: Reader, key: str) -> int:
    """A set of locations, each of them once."""
    bits = 0
    for location in zone.card_row(key):
        if bits & 1 << location:
            raise BadPosition(f"{zone.where}.{key} has {LOCATION_NAMES[location]} twice")
        bits |= 1 << location
    return bits


def _read_lords(zones: Reader, s: Position) -> None:
    s.shown = zones.card_row("shown")
    piles = zones.section("piles", COLOURS)
    for colour, name in enumerate(COLOURS):
        for lord in piles.card_row(name) if piles.has(name) else ():
            if COLOUR[lord] != colour:
                raise BadPosition(f"{piles.where}.{name} has {LORD_NAMES[lord]}")
            s.discard(lord)
    taken = zones.part("taken", ("colour", "lords"))
    if taken is None:
        if s.phase == KEEPING:
            raise BadPosition(f"{zones.where}.taken is None; it takes the pile that is chosen from")
        return
    s.taken = taken.word("colour", COLOURS)
    for lord in taken.card_row("lords"):
        if COLOUR[lord] != s.taken:
            raise BadPosition(
                f"{taken.where}.lords has {LORD_NAMES[lord]}, which is not its colour"
            )
        s.pending[RANK[lord]] += 1
        s.pending_left += 1
    if s.pending_left == 0 and s.phase != KEEPING:
        raise BadPosition(f"{taken.where} has no lords; without any it is None")


def _read_alliance(alliance: Reader, s: Position, seat: i64) -> None:
    lords = alliance.card_row("lords")
    if len(lords) > SLOTS:
        raise BadPosition(f"{alliance.where} has {len(lords)} lords; a pyramid has 15 places")
    for slot, lord in enumerate(lords):
        s.set_lord(seat, slot, lord)
    s.filled[seat] = len(lords)
    _read_locations(alliance.section("locations", PLACES, LOCATION), s, seat)
    _derive(s, seat)
    if alliance.has("pearls"):
        alliance.whole("pearls", int(s.pearls[seat]), int(s.pearls[seat]))
    _put_crests(s, seat)
    if alliance.has("crests"):
        _read_crests(alliance.section("crests", COLOURS), s, seat)


def _read_locations(locations: Reader, s: Position, seat: i64) -> None:
    for slot, place in enumerate(PLACES):
        location = locations.card(place) if locations.has(place) else -1
        if location < 0:
            continue
        if (s.owned[seat] >> location) & 1:
            raise BadPosition(f"{locations.where} has {LOCATION_NAMES[location]} twice")
        s.sites[seat * SLOTS + slot] = location
        s.owned[seat] |= 1 << location


def _derive(s: Position, seat: i64) -> None:
    """Pearls and unspent keys, from the lords and the locations upon them."""
    for slot in range(int(s.filled[seat])):
        rank = RANK[s.lords[seat * SLOTS + slot]]
        location = s.sites[seat * SLOTS + slot]
        if rank == SILVER_KEY:
            s.silver[seat] += 1
        elif rank == GOLD_KEY:
            s.gold[seat] += 1
        s.pearls[seat] += PEARLS_OF_RANK[rank]
        if location != NO_CARD:
            s.silver[seat] = 0
            s.gold[seat] = 0
            s.pearls[seat] += PEARLS[location]


def _put_crests(s: Position, seat: i64) -> None:
    """Each crest on the first of the best lords of its colour."""
    for slot in range(int(s.filled[seat])):
        lord = s.lords[seat * SLOTS + slot]
        crest = seat * COLOUR_COUNT + COLOUR[lord]
        held = s.crests[crest]
        if held == NO_CARD or POINTS[s.lords[seat * SLOTS + held]] < POINTS[lord]:
            s.crests[crest] = slot


def _read_crests(crests: Reader, s: Position, seat: i64) -> None:
    """Among equally good lords a crest is where it is written."""
    for colour, name in enumerate(COLOURS):
        held = s.crests[seat * COLOUR_COUNT + colour]
        if held == NO_CARD:
            if crests.has(name):
                raise BadPosition(f"{crests.where} has {name}, and the alliance no such lord")
            continue
        slot = crests.whole(name, 1, int(s.filled[seat])) - 1
        best = s.lords[seat * SLOTS + held]
        if s.lords[seat * SLOTS + slot] != best:
            raise BadPosition(
                f"{crests.where}.{name} is {slot + 1}, where no {LORD_NAMES[best]} is, the best"
            )
        s.crests[seat * COLOUR_COUNT + colour] = slot
