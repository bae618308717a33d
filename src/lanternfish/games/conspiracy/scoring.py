"""The end of the game: lords, locations, the largest coalition, the pearl master."""

from typing import Final

from mypy_extensions import i64

from lanternfish.games.conspiracy.cards import (
    BEST,
    COLOUR,
    COLOUR_COUNT,
    COLOURS,
    COUNT,
    GOLD_KEY,
    LOCATION_NAMES,
    LOCATIONS,
    NEIGHBOURS,
    NO_CARD,
    PER_GOLD,
    PER_LOCATION,
    PER_PEARLS,
    PER_SILVER,
    POINTS,
    PRINTED,
    RANK,
    SILVER_KEY,
    SLOTS,
)
from lanternfish.games.conspiracy.state import Position, count_bits

POINTS_PER_ALLY: Final[i64] = 3
POINTS_OF_MASTER: Final[i64] = 5


def crest_points(s: Position, seat: i64, colour: i64) -> i64:
    """CON 6.5: the points of the lord with the crest of a colour; nought without one."""
    slot = s.crests[seat * COLOUR_COUNT + colour]
    if slot == NO_CARD:
        return 0
    return POINTS[s.lords[seat * SLOTS + slot]]


def lord_points(s: Position, seat: i64) -> i64:
    """CON 6.5: the lords with crests; no other lord scores."""
    total: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        total += crest_points(s, seat, colour)
        colour += 1
    return total


def lords_of_rank(s: Position, seat: i64, rank: i64) -> i64:
    count: i64 = 0
    place = seat * SLOTS
    end = place + s.filled[seat]
    while place < end:
        if RANK[s.lords[place]] == rank:
            count += 1
        place += 1
    return count


def slots_of_colour(s: Position, seat: i64, colour: i64) -> i64:
    """The places with lords of a colour, as bits."""
    return s.places[seat * COLOUR_COUNT + colour]


def location_points(s: Position, seat: i64, location: i64) -> i64:
    """CON 6.6 to 6.12: what is printed on a location, and what it is worth to this alliance."""
    return PRINTED[location] + bonus(s, seat, location)


def bonus(s: Position, seat: i64, location: i64) -> i64:
    """CON 6.7 to 6.12: what a location adds at the end to the points printed on it."""
    if location >= COUNT:
        return count_bits(slots_of_colour(s, seat, location - COUNT))
    if location >= BEST:
        return crest_points(s, seat, location - BEST)
    if location == PER_SILVER:
        return lords_of_rank(s, seat, SILVER_KEY)
    if location == PER_GOLD:
        return 2 * lords_of_rank(s, seat, GOLD_KEY)
    if location == PER_PEARLS:
        return s.pearls[seat] >> 1
    if location == PER_LOCATION:
        return 2 * count_bits(s.owned[seat])
    return 0


def prospect(s: Position, seat: i64, location: i64) -> i64:
    """What a location would score if a seat gained it now and nothing else changed."""
    if location == PER_LOCATION and not s.owns(seat, location):
        return location_points(s, seat, location) + 2
    return location_points(s, seat, location)


def all_location_points(s: Position, seat: i64) -> i64:
    total: i64 = 0
    location: i64 = 0
    owned = s.owned[seat]
    while owned > 0:
        if owned & 1:
            total += location_points(s, seat, location)
        owned >>= 1
        location += 1
    return total


def coalition_around(start: i64, slots: i64) -> i64:
    """CON 6.13: all places that a place is connected with through touching ones, as bits."""
    found = start
    edge = start
    while edge > 0:
        reached: i64 = 0
        slot: i64 = 0
        while edge > 0:
            if edge & 1:
                reached |= NEIGHBOURS[slot]
            edge >>= 1
            slot += 1
        edge = reached & slots & ~found
        found |= edge
    return found


def largest_coalition(s: Position, seat: i64) -> i64:
    """CON 6.14, 6.15: the places of the largest coalition; of equal ones the first by colour."""
    best: i64 = 0
    size: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        slots = slots_of_colour(s, seat, colour)
        while count_bits(slots) > size:
            found = coalition_around(slots & -slots, slots)
            slots &= ~found
            if count_bits(found) > size:
                best = found
                size = count_bits(found)
        colour += 1
    return best


def coalition_points(s: Position, seat: i64) -> i64:
    """CON 6.14: three for each lord of the largest coalition."""
    return POINTS_PER_ALLY * count_bits(largest_coalition(s, seat))


def master_points(s: Position, seat: i64) -> i64:
    """CON 6.16, 6.17: five for the pearl master, if there is one."""
    if seat == s.master:
        return POINTS_OF_MASTER
    return 0


def score_of(s: Position, seat: i64) -> i64:
    """CON 6.4: the four parts together."""
    return (
        lord_points(s, seat)
        + all_location_points(s, seat)
        + coalition_points(s, seat)
        + master_points(s, seat)
    )


def points(s: Position) -> list[int]:
    return [int(score_of(s, seat)) for seat in range(int(s.seats))]


def tie_break(s: Position) -> list[tuple[str, list[int]]]:
    """CON 6.18 to 6.20: each step that was needed, and who was still in after it."""
    scores = points(s)
    best = max(scores)
    tied = [seat for seat, score in enumerate(scores) if score == best]
    steps = [("points", tied)]
    if len(tied) > 1:
        most = max([int(s.pearls[seat]) for seat in tied])
        steps.append(("pearls", [seat for seat in tied if int(s.pearls[seat]) == most]))
    return steps


def victors(s: Position) -> list[int]:
    """CON 6.18 to 6.20: the winner; several if points and pearls are alike."""
    return tie_break(s)[-1][1]


def account(s: Position) -> dict[str, object]:
    """The whole scoring as plain data, part by part and seat by seat."""
    return {
        "seats": [account_of(s, seat) for seat in range(int(s.seats))],
        "points": points(s),
        "tie-break": [{"by": by, "left": left} for by, left in tie_break(s)],
        "winners": victors(s),
    }


def account_of(s: Position, seat: i64) -> dict[str, object]:
    return {
        "lords": {
            COLOURS[colour]: int(crest_points(s, seat, colour))
            for colour in range(int(COLOUR_COUNT))
            if s.crests[seat * COLOUR_COUNT + colour] != NO_CARD
        },
        "lord-points": int(lord_points(s, seat)),
        "locations": {
            LOCATION_NAMES[location]: int(location_points(s, seat, location))
            for location in range(int(LOCATIONS))
            if s.owns(seat, location)
        },
        "location-points": int(all_location_points(s, seat)),
        "coalition": account_of_coalition(s, seat),
        "coalition-points": int(coalition_points(s, seat)),
        "pearls": int(s.pearls[seat]),
        "master-points": int(master_points(s, seat)),
        "points": int(score_of(s, seat)),
    }


def account_of_coalition(s: Position, seat: i64) -> dict[str, object] | None:
    """Its colour and its places; None for an alliance without lords."""
    bits = largest_coalition(s, seat)
    slots = [slot + 1 for slot in range(int(SLOTS)) if (bits >> slot) & 1]
    if not slots:
        return None
    lord = s.lords[seat * SLOTS + slots[0] - 1]
    return {"colour": COLOURS[COLOUR[lord]], "slots": slots}
