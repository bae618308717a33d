"""The only door out for what is hidden: all that one seat knows, and nothing else.

All cards lie open but those in the two decks (CON 8.1), and which those are follows from what lies
open: only their order is hidden (CON 8.2). So a view needs no memory.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.chance import Chance
from lanternfish.core.errors import BadPosition
from lanternfish.core.game import NOBODY, View
from lanternfish.core.reading import Reader
from lanternfish.games.conspiracy.cards import (
    LOCATION,
    LOCATIONS,
    LORD,
    LORD_COPIES,
    LORDS,
    NO_CARD,
    RANKS,
)
from lanternfish.games.conspiracy.checks import check_position
from lanternfish.games.conspiracy.codec import (
    HEAD,
    LOCATION_ZONES,
    LORD_ZONES,
    TABLE,
    ask,
    head_to_dict,
    location_bits,
    location_names,
    number,
    read_head,
    read_table,
    table_to_dict,
)
from lanternfish.games.conspiracy.locations import hidden_sites
from lanternfish.games.conspiracy.notation import NOTATION
from lanternfish.games.conspiracy.state import SEARCH, Position


class Sight(View):
    """What lies open (`table`), and the location deck for who searches it (as bits).

    `table` is a position of its own with nothing hidden in it: no decks, no chance, no choices.
    """

    def __init__(self) -> None:
        self.seat: i64 = NOBODY
        self.turn: i64 = NOBODY
        self.legal: tuple[int, ...] = ()
        self.table = Position()
        self.deck_size: i64 = 0
        self.site_deck_size: i64 = 0
        self.searched: i64 = 0

    def to_dict(self) -> dict[str, object]:
        return _to_dict(self)


def look(s: Position, seat: i64, sight: Sight) -> None:
    """Fill a view: nothing of the decks goes through but their sizes, and a deck that is searched.

    CON 8.3: the deck that a player looks through is shown to him, without its order.
    """
    sight.seat = seat
    sight.turn = s.seat
    s.copy_table(sight.table)
    sight.deck_size = s.lords_left()
    sight.site_deck_size = s.sites_left()
    if is_searching(sight):
        sight.searched = hidden_sites(s)


def is_searching(sight: Sight) -> bool:
    return sight.table.phase == SEARCH and sight.seat == sight.table.active


def unseen_lords(table: Position) -> vec[i64]:
    """CON 8.2: the lords that do not lie open, in card order: those of the deck."""
    counts = LORD_COPIES[:]
    for lord in table.shown:
        counts[lord] -= 1
    for lord in table.lords:
        if lord != NO_CARD:
            counts[lord] -= 1
    rank: i64 = 0
    while rank < RANKS:
        counts[table.taken * RANKS + rank] -= table.pending[rank]
        rank += 1
    unseen = vec[i64](capacity=60)
    kind: i64 = 0
    while kind < LORDS:
        count: i64 = counts[kind] - table.piles[kind]
        while count > 0:
            unseen = append(unseen, kind)
            count -= 1
        kind += 1
    return unseen


def unseen_locations(table: Position) -> vec[i64]:
    """CON 8.2: the locations that do not lie open, in card order."""
    seen = table.row | table.uncovered
    for owned in table.owned:
        seen |= owned
    unseen = vec[i64](capacity=24)
    location: i64 = 0
    while location < LOCATIONS:
        if (seen >> location) & 1 == 0:
            unseen = append(unseen, location)
        location += 1
    return unseen


def fill(sight: Sight, world: Position) -> None:
    """A world with the decks that there must be, in card order."""
    sight.table.copy_table(world)
    world.deck = unseen_lords(sight.table)
    world.site_deck = unseen_locations(sight.table)


def imagine(sight: Sight, chance: Chance, world: Position) -> None:
    """CON 8.4: every order of the two decks is as likely as any other, whatever has happened."""
    fill(sight, world)
    chance.shuffle(world.deck)
    chance.shuffle(world.site_deck)
    world.chance = chance.branch()
    ask(world)


def _to_dict(v: Sight) -> dict[str, object]:
    t = v.table
    return {
        **head_to_dict(t),
        "seat": number(v.seat),
        "turn": number(v.turn),
        "legal": [NOTATION.text(action) for action in v.legal],
        "open": table_to_dict(t, int(v.deck_size), int(v.site_deck_size)),
        "own": {"searched": location_names(v.searched) if is_searching(v) else None},
    }


KEYS: Final = (*HEAD, "seat", "turn", "legal", "open", "own")


def read_sight(data: object, v: Sight) -> None:
    """Fill a view from `to_dict`; `BadPosition` names what nobody can see."""
    top = Reader(data, "view", KEYS, LORD)
    t = v.table
    read_head(top, t)
    seats = int(t.seats)
    v.seat = top.seat("seat", seats)
    v.legal = tuple([NOTATION.parse(text) for text in top.items("legal")])
    opened = top.section("open", TABLE)
    read_table(opened, t)
    v.deck_size = opened.section("lords", LORD_ZONES).whole("deck", 0, 60)
    v.site_deck_size = opened.section("locations", LOCATION_ZONES).whole("deck", 0, 24)
    own = top.section("own", ("searched",), LOCATION)
    if own.value("searched") is not None:
        v.searched = location_bits(own, "searched")
    _check_sight(v, top)


def _check_sight(v: Sight, top: Reader) -> None:
    """Can anybody see this? The decks must be what does not lie open, and the rest follows."""
    world = Position()
    fill(v, world)
    if world.lords_left() != v.deck_size or world.sites_left() != v.site_deck_size:
        raise BadPosition(
            f"the decks have {v.deck_size} and {v.site_deck_size} cards, and "
            f"{world.lords_left()} and {world.sites_left()} do not lie open"
        )
    check_position(world)
    ask(world)
    v.turn = world.seat
    if top.seat("turn", int(world.seats)) != v.turn:
        raise BadPosition(f"view.turn is {top.value('turn')!r}; seat {number(v.turn)} decides")
    sight = Sight()
    look(world, v.seat, sight)
    shown = top.section("own", ("searched",)).value("searched") is not None
    if sight.searched != v.searched or shown != is_searching(sight):
        raise BadPosition("view.own.searched is the deck for who searches it, else None")
    legal: tuple[int, ...] = ()
    if v.seat != NOBODY and v.seat == v.turn:
        legal = tuple(world.options)
    if v.legal != legal:
        raise BadPosition(f"view.legal is not {[NOTATION.text(action) for action in legal]}")
