"""The cards, lords, locations and tokens of Abyss as data (ABY chapters 1, 7 and 9).

An exploration card is a number: 0 to 24 an ally, whose like cannot be told apart, 25 a monster.
A lord is a number from 0 to 34, a location one from 0 to 19: each is there once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NO_CARD: Final[i64] = -1

# ABY 1.2, 1.3: the races, and how many allies of each value every race has.
RACES: Final = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
RACE_COUNT: Final[i64] = 5
VALUES: Final[i64] = 5
COPIES_OF_VALUE: Final = (4, 3, 3, 2, 1)

ALLIES: Final[i64] = 25
MONSTER: Final[i64] = 25
KINDS: Final[i64] = 26

ALLY_NAMES: Final = tuple([f"{race}{value}" for race in RACES for value in range(1, 6)])
CARD_NAMES: Final = tuple([*ALLY_NAMES, "monster"])
CARD: Final = {name: number for number, name in enumerate(CARD_NAMES)}

RACE: Final[vec[i64]] = vec[i64]([i64(card // 5) for card in range(25)])
VALUE: Final[vec[i64]] = vec[i64]([i64(card % 5 + 1) for card in range(25)])

# ABY 1.1: how many of each card are in the box, and all 71 of them.
COPIES: Final[vec[i64]] = vec[i64](
    [i64(COPIES_OF_VALUE[card % 5] if card < 25 else 6) for card in range(26)]
)
EXPLORATION_BOX: Final[vec[i64]] = vec[i64](
    [i64(card) for card in range(26) for _ in range(COPIES_OF_VALUE[card % 5] if card < 25 else 6)]
)

# ABY 1.4: the guilds, those with a race in the order of the races.
GUILDS: Final = ("mage", "soldier", "farmer", "merchant", "politician", "ambassador")
MAGE: Final[i64] = 0
SOLDIER: Final[i64] = 1
FARMER: Final[i64] = 2
MERCHANT: Final[i64] = 3
POLITICIAN: Final[i64] = 4
AMBASSADOR: Final[i64] = 5
GUILD_COUNT: Final[i64] = 6

# ABY 7.1 to 7.35: name, guild, cost, races, influence points, keys.
_LORDS: Final = (
    ("shaman", 0, 6, 3, 5, 1), ("invoker", 0, 8, 1, 8, 0), ("apprentice", 0, 6, 3, 9, 0),
    ("oracle", 0, 8, 2, 5, 1), ("alchemist", 0, 7, 1, 5, 1), ("illusionist", 0, 10, 1, 9, 0),
    ("master-of-magic", 0, 10, 3, 6, 1),
    ("recruiter", 1, 10, 2, 4, 1), ("jailer", 1, 6, 3, 7, 0), ("seeker", 1, 7, 2, 7, 0),
    ("assassin", 1, 10, 1, 6, 0), ("commander", 1, 8, 1, 4, 1), ("tamer", 1, 6, 3, 4, 1),
    ("hunter", 1, 8, 2, 6, 0),
    ("keeper", 2, 6, 3, 6, 1), ("reaper", 2, 7, 2, 6, 1), ("shepherd", 2, 8, 1, 6, 1),
    ("miller", 2, 8, 2, 10, 0), ("aquaculturalist", 2, 9, 3, 11, 0), ("landowner", 2, 10, 1, 12, 0),
    ("ship-master", 3, 6, 3, 5, 1), ("trader", 3, 10, 3, 9, 0), ("landlord", 3, 10, 2, 5, 1),
    ("slaver", 3, 8, 1, 5, 1), ("peddler", 3, 8, 1, 9, 0), ("shopkeeper", 3, 6, 3, 9, 0),
    ("corruptor", 4, 10, 1, 6, 0), ("traitor", 4, 12, 3, 6, 0), ("diplomat", 4, 8, 1, 5, 1),
    ("treasurer", 4, 10, 2, 5, 1), ("schemer", 4, 8, 3, 6, 0), ("opportunist", 4, 6, 3, 5, 1),
    ("sage", 5, 10, 5, 4, 0), ("hermit", 5, 10, 5, 5, 0), ("elder", 5, 10, 5, 3, 0),
)  # fmt: skip
LORDS: Final[i64] = 35
LORD_NAMES: Final = tuple([row[0] for row in _LORDS])
LORD: Final = {name: number for number, name in enumerate(LORD_NAMES)}
LORD_BOX: Final[vec[i64]] = vec[i64]([i64(lord) for lord in range(35)])

GUILD: Final[vec[i64]] = vec[i64]([i64(row[1]) for row in _LORDS])
COST: Final[vec[i64]] = vec[i64]([i64(row[2]) for row in _LORDS])
RACES_ASKED: Final[vec[i64]] = vec[i64]([i64(row[3]) for row in _LORDS])
INFLUENCE: Final[vec[i64]] = vec[i64]([i64(row[4]) for row in _LORDS])
KEYS: Final[vec[i64]] = vec[i64]([i64(row[5]) for row in _LORDS])

SHAMAN: Final[i64] = 0
INVOKER: Final[i64] = 1
APPRENTICE: Final[i64] = 2
ORACLE: Final[i64] = 3
ALCHEMIST: Final[i64] = 4
ILLUSIONIST: Final[i64] = 5
MASTER_OF_MAGIC: Final[i64] = 6
RECRUITER: Final[i64] = 7
JAILER: Final[i64] = 8
SEEKER: Final[i64] = 9
ASSASSIN: Final[i64] = 10
COMMANDER: Final[i64] = 11
TAMER: Final[i64] = 12
HUNTER: Final[i64] = 13
SHIP_MASTER: Final[i64] = 20
TRADER: Final[i64] = 21
LANDLORD: Final[i64] = 22
SLAVER: Final[i64] = 23
PEDDLER: Final[i64] = 24
SHOPKEEPER: Final[i64] = 25
CORRUPTOR: Final[i64] = 26
TRAITOR: Final[i64] = 27
DIPLOMAT: Final[i64] = 28
TREASURER: Final[i64] = 29
SCHEMER: Final[i64] = 30
OPPORTUNIST: Final[i64] = 31
SAGE: Final[i64] = 32
HERMIT: Final[i64] = 33
ELDER: Final[i64] = 34

# Sets of lords, locations and seats are bits.
BIT: Final[vec[i64]] = vec[i64]([i64(2**place) for place in range(35)])


def _set_of(lords: list[int]) -> int:
    return sum([2**lord for lord in lords])


WITH_KEY: Final[i64] = _set_of([lord for lord, row in enumerate(_LORDS) if row[5] == 1])
OF_GUILD: Final[vec[i64]] = vec[i64](
    [i64(_set_of([lord for lord, row in enumerate(_LORDS) if row[1] == g])) for g in range(6)]
)

# ABY 9.1 to 9.20: the locations.
LOCATION_NAMES: Final = (
    "parliament", "barracks", "dockworks", "sargasso-silos", "hydrozoa-reserves",
    "sanctuary", "oceanic-senate", "chasm", "sargasso-fields", "giant-clams",
    "abyss", "depths", "throne-room", "jail", "coral-barrier", "closed-tower", "lost-tower",
    "chamber-of-allies", "city-of-mirrors", "black-smokers",
)  # fmt: skip
LOCATION: Final = {name: number for number, name in enumerate(LOCATION_NAMES)}
LOCATIONS: Final[i64] = 20
LOCATION_BOX: Final[vec[i64]] = vec[i64]([i64(location) for location in range(20)])

# The first five count lords of a guild, the next five affiliated allies of a race.
PER_GUILD: Final = (4, 1, 3, 2, 0)  # politicians, soldiers, merchants, farmers, mages
PER_RACE: Final = (0, 4, 1, 2, 3)  # jellyfish, squid, crab, seahorse, shellfish
COUNTED: Final[vec[i64]] = vec[i64]([i64(n) for n in PER_GUILD + PER_RACE])
PRINTED: Final[vec[i64]] = vec[i64]([6, 7, 5, 5, 6, 4, 4, 5, 3, 3])
FIRST_OF_RACES: Final[i64] = 5
THE_ABYSS: Final[i64] = 10
DEPTHS: Final[i64] = 11
THRONE_ROOM: Final[i64] = 12
JAIL: Final[i64] = 13
CORAL_BARRIER: Final[i64] = 14
CLOSED_TOWER: Final[i64] = 15
LOST_TOWER: Final[i64] = 16
CHAMBER_OF_ALLIES: Final[i64] = 17
CITY_OF_MIRRORS: Final[i64] = 18
BLACK_SMOKERS: Final[i64] = 19

# ABY 1.10: the monster tokens by their values.
TOKEN_VALUES: Final = (2, 3, 4)
TOKEN_COPIES: Final[vec[i64]] = vec[i64]([9, 9, 2])
TOKEN_KINDS: Final[i64] = 3
LEAST_TOKEN: Final[i64] = 2
TOKEN_BOX: Final[vec[i64]] = vec[i64]([i64(token) for token in [2] * 9 + [3] * 9 + [4] * 2])

# ABY 1.11.
TRACK_SPACES: Final[i64] = 5
COURT_SPACES: Final[i64] = 6
THREAT_SPACES: Final[i64] = 6

# ABY 4.14: the rewards (keys, pearls, monster tokens), and the first one of each space.
REWARDS: Final = (
    "P", "M", "PP", "PM", "MM", "K", "KP", "KM", "KPP", "KPM", "KMM", "KK",
)  # fmt: skip
REWARD_KEYS: Final[vec[i64]] = vec[i64]([i64(reward.count("K")) for reward in REWARDS])
REWARD_PEARLS: Final[vec[i64]] = vec[i64]([i64(reward.count("P")) for reward in REWARDS])
REWARD_TOKENS: Final[vec[i64]] = vec[i64]([i64(reward.count("M")) for reward in REWARDS])
FIRST_REWARD: Final[vec[i64]] = vec[i64]([0, 0, 2, 5, 6, 8, 11, 12])


def count_bits(bits: i64) -> i64:
    """How many are in a set."""
    count: i64 = 0
    while bits > 0:
        bits &= bits - 1
        count += 1
    return count
