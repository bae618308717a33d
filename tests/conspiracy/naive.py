"""The score of an alliance once more, worked out from the plain data of a position alone.

Nothing of the engine is used: the touching places are written out, coalitions are flooded place
by place, and every location has its own line.
"""

from typing import Any

TOUCHING = {
    1: [2, 6], 2: [1, 3, 6, 7], 3: [2, 4, 7, 8], 4: [3, 5, 8, 9], 5: [4, 9],
    6: [1, 2, 7, 10], 7: [2, 3, 6, 8, 10, 11], 8: [3, 4, 7, 9, 11, 12], 9: [4, 5, 8, 12],
    10: [6, 7, 11, 13], 11: [7, 8, 10, 12, 13, 14], 12: [8, 9, 11, 14],
    13: [10, 11, 14, 15], 14: [11, 12, 13, 15],
    15: [13, 14],
}  # fmt: skip
LETTERS = {"yellow": "Y", "red": "R", "green": "G", "blue": "B", "purple": "P"}
PRINTED = {
    "seven": 7, "pearl1": 5, "pearl2": 4, "pearl3": 3, "force1": 3, "force2": 3, "mix-lords": 3,
    "mix-locations": 3, "any-keys": 3, "search-deck": 3,
}  # fmt: skip
ON_LOCATIONS = {"pearl1": 1, "pearl2": 2, "pearl3": 3}


def best(lords: list[str], letter: str) -> int:
    return max([int(lord[1]) for lord in lords if lord[0] == letter], default=0)


def pearl_count(lords: list[str], locations: list[str]) -> int:
    on_lords = 2 * len([lord for lord in lords if lord[1] == "3"])
    on_lords += len([lord for lord in lords if lord[1] == "4"])
    return on_lords + sum(ON_LOCATIONS.get(name, 0) for name in locations)


def location_worth(name: str, lords: list[str], locations: list[str]) -> int:
    if name.startswith("best-"):
        return best(lords, LETTERS[name[5:]])
    if name.startswith("count-"):
        return 1 + len([lord for lord in lords if lord[0] == LETTERS[name[6:]]])
    if name == "silver":
        return len([lord for lord in lords if lord[1] == "1"])
    if name == "gold":
        return 2 * len([lord for lord in lords if lord[1] == "2"])
    if name == "pearls":
        return pearl_count(lords, locations) // 2
    if name == "locations":
        return 2 * len(locations)
    return PRINTED[name]


def flood(place: int, lords: list[str], seen: set[int]) -> int:
    """How many lords of this lord's colour are reached from here."""
    seen.add(place)
    size = 1
    for other in TOUCHING[place]:
        there = other <= len(lords) and other not in seen
        if there and lords[other - 1][0] == lords[place - 1][0]:
            size += flood(other, lords, seen)
    return size


def largest(lords: list[str]) -> int:
    return max([flood(place, lords, set()) for place in range(1, len(lords) + 1)], default=0)


def score(data: dict[str, Any], seat: int) -> int:
    there = data["alliances"][seat]
    lords = there["lords"]
    locations = list(there["locations"].values())
    total = sum(best(lords, letter) for letter in "YRGBP")
    total += sum(location_worth(name, lords, locations) for name in locations)
    total += 3 * largest(lords)
    return total + (5 if data["master"] == seat else 0)


def winners(data: dict[str, Any]) -> tuple[int, ...]:
    ranks = [
        (score(data, seat), pearl_count(there["lords"], list(there["locations"].values())))
        for seat, there in enumerate(data["alliances"])
    ]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
