"""An alliance as its player looks at it: what it will come to, and what more lords would bring."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.bots.guides.conspiracy.coalitions import LARGEST, next_places
from lanternfish.core.game import NOBODY, numbers
from lanternfish.games.conspiracy.cards import (
    ANY_KEYS,
    BEST,
    COLOUR,
    COLOUR_COUNT,
    COUNT,
    GOLD_KEY,
    NO_CARD,
    PEARLS_OF_RANK,
    PER_GOLD,
    PER_PEARLS,
    PER_SILVER,
    POINTS,
    RANK,
    RANKS,
    SILVER_KEY,
    SLOTS,
    SWAPPER,
    UNVEILER,
)
from lanternfish.games.conspiracy.state import BIT, Position

# These numbers come from a linear fit to thousands of games of the guide against itself, with one
# action in ten at random: what an alliance had at the beginning of a turn against the points that
# it had in the end. They are rounded. Those of a location, a swap and an unveiled lord are guesses.

# A crest's points count a little more than they score: who has them need not look for them.
CREST: Final[float] = 1.12
# What free places will add to a crest of so many points, if there are very many of them, and how
# many add half of that.
CREST_HOPE: Final[vec[float]] = vec[float]([5.2, 3.6, 2.3, 1.15, 0.48, 0.24, 0.0])
HALF_HOPE: Final[float] = 6.0
# A lord more in the largest coalition, and how much less that is for each free place: early
# coalitions are overtaken.
ALLY: Final[float] = 3.15
ALLY_LESS: Final[float] = 0.215
# The next place would make the largest coalition larger.
REACH: Final[float] = 0.35
# A location, whichever it is.
SITE: Final[float] = 5.8
# Keys in hand, while there is a free place.
SILVER: Final[float] = 2.7
GOLD: Final[float] = 2.0
BOTH: Final[float] = 3.0
# A pearl by itself, half of the pearl master's points, and how the lead in pearls counts.
PEARL: Final[float] = 0.22
HALF_TITLE: Final[float] = 2.1
SURE_LEAD: Final[float] = 0.8
SURE_LEAD_MORE: Final[float] = 0.25
# What a free place is worth beside what it does to the others: they have less time then.
PLACE_COST: Final[float] = 1.3
PLACE_COST_LESS: Final[float] = 0.1
# What a swap brings, and what it costs to show the others a lord.
SWAP_WORTH: Final[float] = 1.5
UNVEIL_COST: Final[float] = 0.3


class Outlook:
    """One alliance; read anew for each decision."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.filled: i64 = 0
        self.room: i64 = 0
        self.places = numbers(COLOUR_COUNT)
        self.crests = numbers(COLOUR_COUNT)
        self.silver: i64 = 0
        self.gold: i64 = 0
        self.any_keys = False
        self.pearls: i64 = 0
        # The most pearls of anybody else.
        self.rival: i64 = 0
        self.is_master = False
        self.owned: i64 = 0
        # What the largest coalition is worth as it stands.
        self.standing: float = 0.0

    def read(self, s: Position, seat: i64) -> None:
        """Look at the alliance of a seat."""
        self.seat = seat
        self.filled = s.filled[seat]
        self.room = room_to_fill(s, seat)
        self.silver = s.silver[seat]
        self.gold = s.gold[seat]
        self.owned = s.owned[seat]
        self.any_keys = s.owns(seat, ANY_KEYS)
        self._read_colours(s)
        self._read_pearls(s)
        self.standing = self.coalition(0, self.places[0], self.filled)

    def _read_colours(self, s: Position) -> None:
        first = self.seat * COLOUR_COUNT
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            self.places[colour] = s.places[first + colour]
            held = s.crests[first + colour]
            points: i64 = 0
            if held != NO_CARD:
                points = POINTS[s.lords[self.seat * SLOTS + held]]
            self.crests[colour] = points
            colour += 1

    def _read_pearls(self, s: Position) -> None:
        self.pearls = s.pearls[self.seat]
        self.is_master = s.master == self.seat
        self.rival = 0
        seat: i64 = 0
        while seat < s.seats:
            if seat != self.seat:
                self.rival = max(self.rival, s.pearls[seat])
            seat += 1

    def gain_of_lord(self, lord: i64) -> float:
        """What one lord would bring."""
        rank = RANK[lord]
        silver: i64 = 0
        gold: i64 = 0
        extra: float = 0.0
        if rank == SILVER_KEY:
            silver = 1
        elif rank == GOLD_KEY:
            gold = 1
        elif rank == SWAPPER:
            extra = SWAP_WORTH
        elif rank == UNVEILER:
            extra = -UNVEIL_COST
        return extra + self.gain(COLOUR[lord], 1, POINTS[lord], silver, gold, PEARLS_OF_RANK[rank])

    def gain_of_pile(self, s: Position, colour: i64) -> float:
        """What a whole pile would bring, or as much of it as there is room for."""
        lords = colour * RANKS
        piles = s.piles
        best: i64 = 0
        extra: float = 0.0
        if piles[lords + UNVEILER] > 0:
            best = 6
            extra = -UNVEIL_COST
        elif piles[lords + 4] > 0:
            best = 4
        elif piles[lords + 3] > 0:
            best = 3
        elif piles[lords + GOLD_KEY] > 0:
            best = 2
        elif piles[lords + SILVER_KEY] > 0:
            best = 1
        if piles[lords] > 0:
            extra += SWAP_WORTH
        pearls = 2 * piles[lords + 3] + piles[lords + 4]
        silver = piles[lords + SILVER_KEY]
        gold = piles[lords + GOLD_KEY]
        return extra + self.gain(colour, s.pile_sizes[colour], best, silver, gold, pearls)

    def gain(
        self, colour: i64, count: i64, best: i64, silver: i64, gold: i64, pearls: i64
    ) -> float:
        """What so many lords of a colour would bring, with these keys and pearls among them."""
        count = min(count, self.room)
        places = self.places[colour] | next_places(self.filled, count)
        room = self.room - count
        worth = self.coalition(colour, places, self.filled + count) - self.standing
        better: float = 0.0
        if best > self.crests[colour]:
            better = float(best - self.crests[colour])
            worth += crest_worth(best, room) - crest_worth(self.crests[colour], room)
        worth += self.keys_with(silver, gold, room)
        worth += self.pearls_with(pearls, room)
        if self.owned != 0:
            worth += self.bonus_with(colour, count, better, silver, gold, pearls)
        middle = 0.5 * float(self.room + room + 1)
        return worth - (PLACE_COST - PLACE_COST_LESS * middle) * float(count)

    def coalition(self, colour: i64, places: i64, filled: i64) -> float:
        """What the largest coalition is worth if one colour had these places."""
        ahead = next_places(filled, 1)
        size: i64 = 0
        reach: i64 = 0
        other: i64 = 0
        while other < COLOUR_COUNT:
            bits = self.places[other]
            if other == colour:
                bits = places
            size = max(size, LARGEST[bits])
            reach = max(reach, LARGEST[bits | ahead])
            other += 1
        return coalition_worth(size, reach, self.room + self.filled - filled)

    def keys_with(self, silver: i64, gold: i64, room: i64) -> float:
        """What more keys would bring: locations, and keys left for the next one."""
        if silver + gold == 0:
            return 0.0
        before = keys_worth(self.silver, self.gold, self.room)
        sites: i64 = 0
        if self.any_keys:
            keys = self.silver + self.gold + silver + gold
            sites = keys >> 1
            return SITE * float(sites) + keys_worth(keys & 1, 0, room) - before
        silver += self.silver
        gold += self.gold
        if self.silver > 0 and self.gold > 0:
            # Whichever comes first takes the location, and the other key is lost with it.
            sites = 1
            if silver > 1:
                silver -= 2
                gold -= 1
            else:
                gold -= 2
                silver -= 1
        sites += (silver >> 1) + (gold >> 1)
        return SITE * float(sites) + keys_worth(silver & 1, gold & 1, room) - before

    def pearls_with(self, pearls: i64, room: i64) -> float:
        """What more pearls would bring: each a little, and perhaps the title."""
        if pearls == 0:
            return 0.0
        worth = PEARL * float(pearls)
        total = self.pearls + pearls
        before = title_worth(self.pearls - self.rival, self.is_master, self.room)
        master = self.is_master or total >= self.rival
        return worth + title_worth(total - self.rival, master, room) - before

    def bonus_with(
        self, colour: i64, count: i64, better: float, silver: i64, gold: i64, pearls: i64
    ) -> float:
        """What the locations of the alliance would score more."""
        worth: float = 0.0
        if self.owned & BIT[COUNT + colour] != 0:
            worth += float(count)
        if self.owned & BIT[BEST + colour] != 0:
            worth += better
        if self.owned & BIT[PER_SILVER] != 0:
            worth += float(silver)
        if self.owned & BIT[PER_GOLD] != 0:
            worth += 2.0 * float(gold)
        if self.owned & BIT[PER_PEARLS] != 0:
            worth += 0.5 * float(pearls)
        return worth

    def worth(self, others_room: i64) -> float:
        """The points that the alliance can expect in the end, but for its locations.

        A free place brings points only if there is time: how many places the fullest pyramid of
        the others has left is how long the game will last.
        """
        total = self.standing + time_worth(float(self.room), float(others_room))
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            total += crest_worth(self.crests[colour], self.room)
            colour += 1
        total += keys_worth(self.silver, self.gold, self.room)
        total += PEARL * float(self.pearls)
        total += title_worth(self.pearls - self.rival, self.is_master, self.room)
        return total


def room_to_fill(s: Position, seat: i64) -> i64:
    """How many places of a pyramid may yet be filled: none after a seat's last turn."""
    if s.trigger != NOBODY:
        turn = (seat - s.trigger + s.seats) % s.seats
        if turn < (s.active - s.trigger + s.seats) % s.seats:
            return 0
    return s.room(seat)


def time_worth(own: float, other: float) -> float:
    """What free places will bring, if the fullest other pyramid has so many of them."""
    return own * (2.0 - 0.245 * own + 0.41 * other) + other * (1.0 - 0.21 * other)


def crest_worth(points: i64, room: i64) -> float:
    """What the best lord of a colour will have scored in the end."""
    free = float(room)
    return CREST * (float(points) + CREST_HOPE[points] * free / (free + HALF_HOPE))


def coalition_worth(size: i64, reach: i64, room: i64) -> float:
    """What a largest coalition of this size is worth, if the next place would make it so large."""
    return (ALLY - ALLY_LESS * float(room)) * float(size) + REACH * float(reach - size)


def keys_worth(silver: i64, gold: i64, room: i64) -> float:
    """What keys in hand are worth: part of a location."""
    if room == 0 or silver + gold == 0:
        return 0.0
    if gold == 0:
        return SILVER
    if silver == 0:
        return GOLD
    return BOTH


def title_worth(lead: i64, is_master: bool, room: i64) -> float:
    """How likely the title of pearl master is: from minus to plus half of its points."""
    ahead = float(lead) - 0.5
    if is_master:
        ahead += 1.0
    sure = SURE_LEAD + SURE_LEAD_MORE * float(room)
    if ahead < 0.0:
        return HALF_TITLE * ahead / (sure - ahead)
    return HALF_TITLE * ahead / (sure + ahead)
