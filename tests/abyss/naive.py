"""The account of a game once more, worked out from the plain data of a position alone.

Nothing of the engine is used: the box is written out, lords and allies are counted card by card,
and every location has its own line.
"""

from typing import Any, NamedTuple


class Lord(NamedTuple):
    guild: str
    cost: int
    races: int
    influence: int
    keys: int


#: Every lord of the box.
BOX = {
    "shaman": Lord("mage", 6, 3, 5, 1),
    "invoker": Lord("mage", 8, 1, 8, 0),
    "apprentice": Lord("mage", 6, 3, 9, 0),
    "oracle": Lord("mage", 8, 2, 5, 1),
    "alchemist": Lord("mage", 7, 1, 5, 1),
    "illusionist": Lord("mage", 10, 1, 9, 0),
    "master-of-magic": Lord("mage", 10, 3, 6, 1),
    "recruiter": Lord("soldier", 10, 2, 4, 1),
    "jailer": Lord("soldier", 6, 3, 7, 0),
    "seeker": Lord("soldier", 7, 2, 7, 0),
    "assassin": Lord("soldier", 10, 1, 6, 0),
    "commander": Lord("soldier", 8, 1, 4, 1),
    "tamer": Lord("soldier", 6, 3, 4, 1),
    "hunter": Lord("soldier", 8, 2, 6, 0),
    "keeper": Lord("farmer", 6, 3, 6, 1),
    "reaper": Lord("farmer", 7, 2, 6, 1),
    "shepherd": Lord("farmer", 8, 1, 6, 1),
    "miller": Lord("farmer", 8, 2, 10, 0),
    "aquaculturalist": Lord("farmer", 9, 3, 11, 0),
    "landowner": Lord("farmer", 10, 1, 12, 0),
    "ship-master": Lord("merchant", 6, 3, 5, 1),
    "trader": Lord("merchant", 10, 3, 9, 0),
    "landlord": Lord("merchant", 10, 2, 5, 1),
    "slaver": Lord("merchant", 8, 1, 5, 1),
    "peddler": Lord("merchant", 8, 1, 9, 0),
    "shopkeeper": Lord("merchant", 6, 3, 9, 0),
    "corruptor": Lord("politician", 10, 1, 6, 0),
    "traitor": Lord("politician", 12, 3, 6, 0),
    "diplomat": Lord("politician", 8, 1, 5, 1),
    "treasurer": Lord("politician", 10, 2, 5, 1),
    "schemer": Lord("politician", 8, 3, 6, 0),
    "opportunist": Lord("politician", 6, 3, 5, 1),
    "sage": Lord("ambassador", 10, 5, 4, 0),
    "hermit": Lord("ambassador", 10, 5, 5, 0),
    "elder": Lord("ambassador", 10, 5, 3, 0),
}
RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")


def all_lords(one: dict[str, Any]) -> list[str]:
    """Free, under locations, assassinated."""
    under = [lord for row in one["locations"].values() for lord in row]
    return [lord for lord in BOX if lord in [*one["lords"], *under]]


def values(one: dict[str, Any], race: str) -> list[int]:
    """The values of the affiliated allies of a race."""
    return [int(card[-1]) for card in one["affiliated"] if card[:-1] == race]


def location_worth(name: str, one: dict[str, Any], others: list[dict[str, Any]]) -> int:
    """What a location scores with the cards of one player, against the others."""
    lords = [lord for lord in all_lords(one) if lord not in one["slain"]]
    guilds = [BOX[lord].guild for lord in lords]
    influence = [BOX[lord].influence for lord in lords]
    keys = [BOX[lord].keys for lord in lords]
    of_race = {race: values(one, race) for race in RACES}
    if name == "city-of-mirrors":
        tiles = [tile for other in others for tile in other["locations"]]
        return max([location_worth(tile, one, []) for tile in tiles], default=0)
    worth = {
        "parliament": 6 + 2 * guilds.count("politician"),
        "barracks": 7 + 2 * guilds.count("soldier"),
        "dockworks": 5 + 2 * guilds.count("merchant"),
        "sargasso-silos": 5 + 2 * guilds.count("farmer"),
        "hydrozoa-reserves": 6 + 2 * guilds.count("mage"),
        "sanctuary": 4 + 3 * len(of_race["jellyfish"]),
        "oceanic-senate": 4 + 3 * len(of_race["squid"]),
        "chasm": 5 + 3 * len(of_race["crab"]),
        "sargasso-fields": 3 + 3 * len(of_race["seahorse"]),
        "giant-clams": 3 + 3 * len(of_race["shellfish"]),
        "abyss": 2 * len(set(guilds)),
        "depths": 2 * min(influence, default=0),
        "throne-room": max(influence, default=0),
        "jail": 15 - len(lords),
        "coral-barrier": 20 - len(one["affiliated"]),
        "closed-tower": 3 * keys.count(1),
        "lost-tower": 3 * keys.count(0),
        "chamber-of-allies": 3 + sum(min(row) for row in of_race.values() if row),
        "black-smokers": 0,
    }
    return worth[name]


def account_of(data: dict[str, Any], seat: int) -> dict[str, Any]:
    one = data["players"][seat]
    others = [other for place, other in enumerate(data["players"]) if place != seat]
    tiles = {name: location_worth(name, one, others) for name in one["locations"]}
    lords = {lord: BOX[lord].influence for lord in all_lords(one)}
    allies = {race: max(values(one, race)) for race in RACES if values(one, race)}
    parts = [sum(row) for row in (tiles.values(), lords.values(), allies.values(), one["tokens"])]
    return {
        "locations": tiles,
        "location-points": parts[0],
        "lords": lords,
        "lord-points": parts[1],
        "allies": allies,
        "ally-points": parts[2],
        "tokens": one["tokens"],
        "token-points": parts[3],
        "pearls": one["pearls"],
        "best-lord": max(lords.values(), default=0),
        "points": sum(parts),
    }


def account(data: dict[str, Any]) -> dict[str, Any]:
    """The whole account, with the steps of the tie-break that were needed."""
    seats = [account_of(data, seat) for seat in range(data["seats"])]
    left = list(range(data["seats"]))
    steps: list[dict[str, Any]] = []
    for by, of in (("points", "points"), ("pearls", "pearls"), ("lord", "best-lord")):
        if by == "points" or len(left) > 1:
            most = max(seats[seat][of] for seat in left)
            left = [seat for seat in left if seats[seat][of] == most]
            steps.append({"by": by, "left": left})
    return {
        "seats": seats,
        "points": [one["points"] for one in seats],
        "tie-break": steps,
        "winners": left,
    }
