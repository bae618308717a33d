"""The end of the game: the last affiliation, locations, lords, allies, tokens, the tie-break."""

from mypy_extensions import i64

from lanternfish.games.abyss.cards import (
    ALLIES,
    ALLY_NAMES,
    BIT,
    CHAMBER_OF_ALLIES,
    CITY_OF_MIRRORS,
    CLOSED_TOWER,
    CORAL_BARRIER,
    COUNTED,
    DEPTHS,
    FIRST_OF_RACES,
    GUILD_COUNT,
    INFLUENCE,
    JAIL,
    LEAST_TOKEN,
    LOCATION_NAMES,
    LOCATIONS,
    LORD_NAMES,
    LORDS,
    LOST_TOWER,
    OF_GUILD,
    PRINTED,
    RACE_COUNT,
    RACES,
    THE_ABYSS,
    THRONE_ROOM,
    TOKEN_KINDS,
    VALUES,
    WITH_KEY,
    count_bits,
)
from lanternfish.games.abyss.state import Position


def affiliate_last(s: Position, seat: i64) -> None:
    """ABY 10.8: one of the lowest of every race in hand; the rest is discarded."""
    race: i64 = 0
    while race < RACE_COUNT:
        affiliate_lowest(s, seat, race)
        race += 1


def affiliate_lowest(s: Position, seat: i64, race: i64) -> None:
    card = race * VALUES
    end = card + VALUES
    found = False
    while card < end:
        count = s.hands[seat * ALLIES + card]
        if count > 0:
            s.add_to_hand(seat, card, -count)
            s.discarded[card] += count
            if not found:
                found = True
                s.discarded[card] -= 1
                s.affiliated[seat * ALLIES + card] += 1
                if s.log is not None:
                    s.log.tell("affiliate", {"seat": seat, "card": ALLY_NAMES[card]})
        card += 1


def counted_lords(s: Position, seat: i64) -> i64:
    """ABY 9.21: all lords but the assassinated ones, which are free and not in force."""
    return s.lords[seat] & ~(s.free[seat] & ~s.in_force[seat])


def weakest(lords: i64) -> i64:
    """The influence of the weakest lord of a set; nought without one."""
    least: i64 = 0
    lord: i64 = 0
    while lords > 0:
        if lords & 1 == 1 and (least == 0 or INFLUENCE[lord] < least):
            least = INFLUENCE[lord]
        lords >>= 1
        lord += 1
    return least


def strongest(lords: i64) -> i64:
    """The influence of the strongest lord of a set; nought without one."""
    most: i64 = 0
    lord: i64 = 0
    while lords > 0:
        if lords & 1 == 1:
            most = max(most, INFLUENCE[lord])
        lords >>= 1
        lord += 1
    return most


def influence_of(lords: i64) -> i64:
    total: i64 = 0
    lord: i64 = 0
    while lords > 0:
        if lords & 1 == 1:
            total += INFLUENCE[lord]
        lords >>= 1
        lord += 1
    return total


def guilds_of(lords: i64) -> i64:
    """How many guilds a set of lords has."""
    count: i64 = 0
    guild: i64 = 0
    while guild < GUILD_COUNT:
        if lords & OF_GUILD[guild] > 0:
            count += 1
        guild += 1
    return count


def allies_of_race(s: Position, seat: i64, race: i64) -> i64:
    """How many affiliated allies of a race there are."""
    first = seat * ALLIES + race * VALUES
    count: i64 = 0
    place: i64 = 0
    while place < VALUES:
        count += s.affiliated[first + place]
        place += 1
    return count


def all_allies(s: Position, seat: i64) -> i64:
    count: i64 = 0
    place = seat * ALLIES
    end = place + ALLIES
    while place < end:
        count += s.affiliated[place]
        place += 1
    return count


def weakest_ally(s: Position, seat: i64, race: i64) -> i64:
    """The value of the weakest affiliated ally of a race; nought without one."""
    first = seat * ALLIES + race * VALUES
    value: i64 = 1
    while value <= VALUES:
        if s.affiliated[first + value - 1] > 0:
            return value
        value += 1
    return 0


def strongest_ally(s: Position, seat: i64, race: i64) -> i64:
    """ABY 10.11: the value of the strongest affiliated ally of a race; nought without one."""
    first = seat * ALLIES + race * VALUES
    value = VALUES
    while value > 0 and s.affiliated[first + value - 1] == 0:
        value -= 1
    return value


def weakest_allies(s: Position, seat: i64) -> i64:
    total: i64 = 0
    race: i64 = 0
    while race < RACE_COUNT:
        total += weakest_ally(s, seat, race)
        race += 1
    return total


def location_points(s: Position, seat: i64, location: i64) -> i64:
    """ABY 9.1 to 9.20: what a location scores with the cards of a seat."""
    if location == CITY_OF_MIRRORS:
        return mirrored(s, seat)
    if location < FIRST_OF_RACES:
        guild = OF_GUILD[COUNTED[location]]
        return PRINTED[location] + 2 * count_bits(counted_lords(s, seat) & guild)
    if location < THE_ABYSS:
        return PRINTED[location] + 3 * allies_of_race(s, seat, COUNTED[location])
    return special_points(s, seat, location)


def special_points(s: Position, seat: i64, location: i64) -> i64:
    """ABY 9.11 to 9.18, 9.20."""
    lords = counted_lords(s, seat)
    if location == THE_ABYSS:
        return 2 * guilds_of(lords)
    if location == DEPTHS:
        return 2 * weakest(lords)
    if location == THRONE_ROOM:
        return strongest(lords)
    if location == JAIL:
        return 15 - count_bits(lords)
    if location == CORAL_BARRIER:
        return 20 - all_allies(s, seat)
    if location == CLOSED_TOWER:
        return 3 * count_bits(lords & WITH_KEY)
    if location == LOST_TOWER:
        return 3 * count_bits(lords & ~WITH_KEY)
    if location == CHAMBER_OF_ALLIES:
        return 3 + weakest_allies(s, seat)
    return 0


def mirrored(s: Position, seat: i64) -> i64:
    """ABY 9.19: the best of the opponents' locations, with the own cards; nought without one."""
    tiles: i64 = 0
    for other in range(s.seats):
        if other != seat:
            tiles |= s.sites[other]
    # There is one city of mirrors only; an opponent's would see itself.
    tiles &= ~BIT[CITY_OF_MIRRORS]
    best: i64 = 0
    location: i64 = 0
    while tiles > 0:
        if tiles & 1 == 1:
            best = max(best, location_points(s, seat, location))
        tiles >>= 1
        location += 1
    return best


def all_location_points(s: Position, seat: i64) -> i64:
    total: i64 = 0
    location: i64 = 0
    tiles = s.sites[seat]
    while tiles > 0:
        if tiles & 1 == 1:
            total += location_points(s, seat, location)
        tiles >>= 1
        location += 1
    return total


def ally_points(s: Position, seat: i64) -> i64:
    """ABY 10.11: the strongest of each race."""
    total: i64 = 0
    race: i64 = 0
    while race < RACE_COUNT:
        total += strongest_ally(s, seat, race)
        race += 1
    return total


def token_points(s: Position, seat: i64) -> i64:
    """ABY 10.12."""
    total: i64 = 0
    kind: i64 = 0
    while kind < TOKEN_KINDS:
        total += s.tokens[seat * TOKEN_KINDS + kind] * (LEAST_TOKEN + kind)
        kind += 1
    return total


def score_of(s: Position, seat: i64) -> i64:
    """ABY 10.9, 10.13: the four parts together, and nothing else."""
    return (
        all_location_points(s, seat)
        + influence_of(s.lords[seat])
        + ally_points(s, seat)
        + token_points(s, seat)
    )


def points(s: Position) -> list[int]:
    return [int(score_of(s, seat)) for seat in range(int(s.seats))]


def tie_break(s: Position) -> list[tuple[str, list[int]]]:
    """ABY 10.14 to 10.17: each step that was needed, and who was still in after it."""
    steps = [("points", _most(list(range(int(s.seats))), points(s)))]
    if len(steps[-1][1]) > 1:
        steps.append(("pearls", _most(steps[-1][1], [int(pearls) for pearls in s.pearls])))
    if len(steps[-1][1]) > 1:
        best = [int(strongest(lords)) for lords in s.lords]
        steps.append(("lord", _most(steps[-1][1], best)))
    return steps


def _most(seats: list[int], of: list[int]) -> list[int]:
    """Those among some seats who have the most of something."""
    most = max([of[seat] for seat in seats])
    return [seat for seat in seats if of[seat] == most]


def victors(s: Position) -> list[int]:
    """ABY 10.14 to 10.17: the winner; several if all is alike."""
    return tie_break(s)[-1][1]


def account(s: Position) -> dict[str, object]:
    """ABY 11.17: the whole scoring as plain data, part by part and seat by seat."""
    return {
        "seats": [account_of(s, seat) for seat in range(int(s.seats))],
        "points": points(s),
        "tie-break": [{"by": by, "left": left} for by, left in tie_break(s)],
        "winners": victors(s),
    }


def account_of(s: Position, seat: i64) -> dict[str, object]:
    return {
        "locations": {
            LOCATION_NAMES[location]: int(location_points(s, seat, location))
            for location in range(int(LOCATIONS))
            if (s.sites[seat] >> location) & 1
        },
        "location-points": int(all_location_points(s, seat)),
        "lords": {
            LORD_NAMES[lord]: int(INFLUENCE[lord])
            for lord in range(int(LORDS))
            if (s.lords[seat] >> lord) & 1
        },
        "lord-points": int(influence_of(s.lords[seat])),
        "allies": {
            RACES[race]: int(strongest_ally(s, seat, race))
            for race in range(int(RACE_COUNT))
            if strongest_ally(s, seat, race) > 0
        },
        "ally-points": int(ally_points(s, seat)),
        "tokens": tokens_in(s, seat),
        "token-points": int(token_points(s, seat)),
        "pearls": int(s.pearls[seat]),
        "best-lord": int(strongest(s.lords[seat])),
        "points": int(score_of(s, seat)),
    }


def tokens_in(s: Position, seat: i64) -> list[int]:
    """The values of a seat's monster tokens."""
    tokens: list[int] = []
    for kind in range(int(TOKEN_KINDS)):
        tokens.extend([int(LEAST_TOKEN) + kind] * int(s.tokens[seat * TOKEN_KINDS + kind]))
    return tokens
