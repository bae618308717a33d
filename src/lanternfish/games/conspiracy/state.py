"""What lies where in a game of Conspiracy. The rules that move it are in the chapters."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.core.chance import Chance, Quick
from lanternfish.core.events import Log
from lanternfish.core.game import NOBODY, State, numbers
from lanternfish.games.conspiracy.cards import (
    COLOUR,
    COLOUR_COUNT,
    LORDS,
    NO_CARD,
    RANKS,
    SLOTS,
    has_key,
)

# What comes next. All but NEXT and OVER ask the active player.
CONSPIRE: Final[i64] = 0
PICKING: Final[i64] = 1
KEEPING: Final[i64] = 2
ORDER: Final[i64] = 3
SWAPPING: Final[i64] = 4
SOURCE: Final[i64] = 5
CHOOSING: Final[i64] = 6
SEARCH: Final[i64] = 7
NEXT: Final[i64] = 8
OVER: Final[i64] = 9

PHASES: Final = (
    "conspire", "pick", "keep", "order", "swap", "source", "choose", "search", "next", "over",
)  # fmt: skip

NO_VEC: Final[vec[i64]] = vec[i64]()
NO_CHANCE: Final = Quick()
# Sets of colours, places and locations are bits.
BIT: Final[vec[i64]] = vec[i64]([i64(1 << place) for place in range(24)])
# Four alliances without a lord, a location or a crest.
NOTHING: Final[vec[i64]] = vec[i64]([NO_CARD] * 60)


class Position(State):
    """Every lord, location, crest and pearl of the table."""

    def __init__(self) -> None:
        self.seat: i64 = NOBODY
        self.seats: i64 = 0
        self.chance: Chance = NO_CHANCE
        self.log: Log | None = None
        self.options = NO_VEC
        self.phase: i64 = CONSPIRE
        self.first: i64 = 0
        self.active: i64 = 0
        # Neither deck changes once it is shuffled, so that copies share it; the tops move.
        self.deck = NO_VEC
        self.top: i64 = 0
        self.site_deck = NO_VEC
        self.site_top: i64 = 0
        # The discard piles: how many of each lord, how many of each colour, which are there (bits).
        self.piles = NO_VEC
        self.pile_sizes = NO_VEC
        self.piled: i64 = 0
        # The locations that lie open, and those just uncovered, as bits.
        self.row: i64 = 0
        self.uncovered: i64 = 0
        # The lords just drawn; the lords of the pile just taken, by rank, and its colour.
        self.shown = NO_VEC
        self.pending = NO_VEC
        self.pending_left: i64 = 0
        self.taken: i64 = 0
        # The alliances: 15 places a seat, the location on each, how many places are filled,
        # the place of the crest of each colour.
        self.lords = NO_VEC
        self.sites = NO_VEC
        self.filled = NO_VEC
        self.crests = NO_VEC
        # What follows from the alliances and is kept beside them: the places of each colour and of
        # lords without a key as bits, pearls, keys not yet spent, the locations of a seat as bits.
        self.places = NO_VEC
        self.movable = NO_VEC
        self.pearls = NO_VEC
        self.silver = NO_VEC
        self.gold = NO_VEC
        self.owned = NO_VEC
        self.master: i64 = NOBODY
        # Who forces the others to draw, and how many lords.
        self.forcer: i64 = NOBODY
        self.forced: i64 = 0
        # Who filled the pyramid first.
        self.trigger: i64 = NOBODY

    def clear(self) -> None:
        """No card anywhere yet."""
        self.piles = numbers(LORDS)
        self.pile_sizes = numbers(COLOUR_COUNT)
        self.pending = numbers(RANKS)
        self.lords = NOTHING[: self.seats * SLOTS]
        self.sites = NOTHING[: self.seats * SLOTS]
        self.filled = numbers(self.seats)
        self.crests = NOTHING[: self.seats * COLOUR_COUNT]
        self.places = numbers(self.seats * COLOUR_COUNT)
        self.movable = numbers(self.seats)
        self.pearls = numbers(self.seats)
        self.silver = numbers(self.seats)
        self.gold = numbers(self.seats)
        self.owned = numbers(self.seats)

    def copy_into(self, twin: "Position") -> None:
        twin.seat = self.seat
        twin.chance = self.chance.copy()
        twin.options = self.options
        twin.deck = self.deck
        twin.top = self.top
        twin.site_deck = self.site_deck
        twin.site_top = self.site_top
        self.copy_table(twin)

    def copy_table(self, twin: "Position") -> None:
        """All that lies open: everything but the two decks and chance."""
        twin.seats = self.seats
        twin.phase = self.phase
        twin.first = self.first
        twin.active = self.active
        twin.piles = self.piles[:]
        twin.pile_sizes = self.pile_sizes[:]
        twin.piled = self.piled
        twin.row = self.row
        twin.uncovered = self.uncovered
        twin.shown = self.shown
        twin.pending = self.pending[:]
        twin.pending_left = self.pending_left
        twin.taken = self.taken
        twin.lords = self.lords[:]
        twin.sites = self.sites[:]
        twin.filled = self.filled[:]
        twin.crests = self.crests[:]
        twin.places = self.places[:]
        twin.movable = self.movable[:]
        twin.pearls = self.pearls[:]
        twin.silver = self.silver[:]
        twin.gold = self.gold[:]
        twin.owned = self.owned[:]
        twin.master = self.master
        twin.forcer = self.forcer
        twin.forced = self.forced
        twin.trigger = self.trigger

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    def lords_left(self) -> i64:
        """How many lords the deck has."""
        return i64(len(self.deck)) - self.top

    def sites_left(self) -> i64:
        """How many locations the deck has."""
        return i64(len(self.site_deck)) - self.site_top

    def room(self, seat: i64) -> i64:
        """How many places of a pyramid are free."""
        return SLOTS - self.filled[seat]

    def owns(self, seat: i64, location: i64) -> bool:
        return (self.owned[seat] >> location) & 1 == 1

    def discard(self, lord: i64) -> None:
        """Onto the pile of his colour."""
        colour = COLOUR[lord]
        self.piles[lord] += 1
        self.pile_sizes[colour] += 1
        self.piled |= BIT[colour]

    def set_lord(self, seat: i64, slot: i64, lord: i64) -> None:
        """Onto a free place of an alliance."""
        self.lords[seat * SLOTS + slot] = lord
        self.places[seat * COLOUR_COUNT + COLOUR[lord]] |= BIT[slot]
        if not has_key(lord):
            self.movable[seat] |= BIT[slot]


def count_bits(bits: i64) -> i64:
    """How many are in a set."""
    count: i64 = 0
    while bits > 0:
        bits &= bits - 1
        count += 1
    return count
