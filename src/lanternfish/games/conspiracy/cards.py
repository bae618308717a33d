"""The 60 lords, the 24 locations and the pyramid of Conspiracy as data (CON chapter 1).

A lord is a number from 0 to 29: lords of the same colour and points cannot be told apart.
A location is a number from 0 to 23: each is there once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NO_CARD: Final[i64] = -1

# CON 1.2: the five colours, each the colour of a guild.
COLOURS: Final = ("yellow", "red", "green", "blue", "purple")
COLOUR_CODES: Final = "YRGBP"
COLOUR_COUNT: Final[i64] = 5

# CON 1.3: the same twelve lords in every colour, by rank: their points and how many there are.
POINTS_OF_RANK: Final = (0, 1, 2, 3, 4, 6)
COPIES_OF_RANK: Final = (1, 4, 2, 2, 2, 1)
RANKS: Final[i64] = 6
LORDS: Final[i64] = 30

# CON 1.4 to 1.9: what a lord of each rank does when he is added.
SWAPPER: Final[i64] = 0
SILVER_KEY: Final[i64] = 1
GOLD_KEY: Final[i64] = 2
UNVEILER: Final[i64] = 5

# CON 1.7, 1.8: the pearls that a lord of each rank gives.
PEARLS_OF_RANK: Final[vec[i64]] = vec[i64]([0, 0, 0, 2, 1, 0])

LORD_NAMES: Final = tuple([f"{code}{points}" for code in COLOUR_CODES for points in POINTS_OF_RANK])
LORD: Final = {name: number for number, name in enumerate(LORD_NAMES)}

COLOUR: Final[vec[i64]] = vec[i64]([i64(lord // 6) for lord in range(30)])
RANK: Final[vec[i64]] = vec[i64]([i64(lord % 6) for lord in range(30)])
POINTS: Final[vec[i64]] = vec[i64]([i64(points) for _ in COLOURS for points in POINTS_OF_RANK])

# CON 1.1: how many of each lord are in the box, and all sixty of them.
LORD_COPIES: Final[vec[i64]] = vec[i64]([i64(copies) for _ in COLOURS for copies in COPIES_OF_RANK])
LORD_BOX: Final[vec[i64]] = vec[i64](
    [i64(lord) for lord in range(30) for _ in range(COPIES_OF_RANK[lord % 6])]
)

# CON 1.10 to 1.26: the locations by their short names.
LOCATION_NAMES: Final = (
    "seven", "pearl1", "pearl2", "pearl3", "silver", "gold", "pearls", "locations",
    "force1", "force2", "mix-lords", "mix-locations", "any-keys", "search-deck",
    *[f"best-{colour}" for colour in COLOURS],
    *[f"count-{colour}" for colour in COLOURS],
)  # fmt: skip
LOCATION: Final = {name: number for number, name in enumerate(LOCATION_NAMES)}
LOCATIONS: Final[i64] = 24
LOCATION_BOX: Final[vec[i64]] = vec[i64]([i64(location) for location in range(24)])

PER_SILVER: Final[i64] = 4
PER_GOLD: Final[i64] = 5
PER_PEARLS: Final[i64] = 6
PER_LOCATION: Final[i64] = 7
FORCE_ONE: Final[i64] = 8
FORCE_TWO: Final[i64] = 9
MIX_LORDS: Final[i64] = 10
MIX_LOCATIONS: Final[i64] = 11
ANY_KEYS: Final[i64] = 12
SEARCH_DECK: Final[i64] = 13
BEST: Final[i64] = 14  # + colour
COUNT: Final[i64] = 19  # + colour

# The points printed on each location, and the pearls it gives at once.
PRINTED: Final[vec[i64]] = vec[i64](
    [7, 5, 4, 3, 0, 0, 0, 0, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1]
)
PEARLS: Final[vec[i64]] = vec[i64](
    [0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
)

# CON 1.28: a place of the pyramid is a number from 0 to 14 here, and from 1 to 15 for people.
SLOTS: Final[i64] = 15
ROWS: Final = (5, 4, 3, 2, 1)

# CON 1.29: which places touch, as the rules number them.
TOUCHING: Final = (
    (2, 6), (1, 3, 6, 7), (2, 4, 7, 8), (3, 5, 8, 9), (4, 9),
    (1, 2, 7, 10), (2, 3, 6, 8, 10, 11), (3, 4, 7, 9, 11, 12), (4, 5, 8, 12),
    (6, 7, 11, 13), (7, 8, 10, 12, 13, 14), (8, 9, 11, 14),
    (10, 11, 14, 15), (11, 12, 13, 15),
    (13, 14),
)  # fmt: skip
# The same as bits: bit 0 is place 1.
NEIGHBOURS: Final[vec[i64]] = vec[i64](
    [i64(sum([1 << (place - 1) for place in touching])) for touching in TOUCHING]
)


def has_key(lord: i64) -> bool:
    rank = RANK[lord]
    return rank == SILVER_KEY or rank == GOLD_KEY
