"""Control of locations: three keys, a location, and the lords that go under it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.games.abyss.actions import (
    CHOOSE,
    CLAIM,
    DECLINE,
    DRAW,
    SPEND,
    SPEND_TOKEN,
    SWAP,
    append_set,
)
from lanternfish.games.abyss.cards import (
    BIT,
    BLACK_SMOKERS,
    LOCATION_NAMES,
    LOCATIONS,
    LORD_NAMES,
    NO_CARD,
    WITH_KEY,
    count_bits,
)
from lanternfish.games.abyss.state import (
    KEY_CHECK,
    PICKING,
    REFILL,
    SMOKING,
    SPENDING,
    Position,
)

KEYS_NEEDED: Final[i64] = 3
MOST_DRAWN: Final[i64] = 4


def must_control(s: Position) -> bool:
    """ABY 8.1, 8.4: three keys, and a location somewhere."""
    return s.keys_of(s.active) >= KEYS_NEEDED and (s.row > 0 or s.sites_left() > 0)


def sources(s: Position) -> vec[i64]:
    """ABY 8.2 to 8.4: an open location, or so many of the stack."""
    choices = append_set(vec[i64](capacity=24), CLAIM, s.row)
    count: i64 = 1
    while count <= min(s.sites_left(), MOST_DRAWN):
        choices = append(choices, DRAW + count)
        count += 1
    return choices


def control(s: Position, action: i64) -> None:
    if action > DRAW:
        draw_locations(s, action - DRAW)
        s.phase = PICKING
        return
    s.row &= ~BIT[action - CLAIM]
    begin_spending(s, action - CLAIM, "row")


def draw_locations(s: Position, count: i64) -> None:
    """ABY 8.3: all at once, and shown to all."""
    if s.log is not None:
        s.log.tell("draw", {"seat": s.active, "count": count})
    while count > 0:
        location = s.stack[s.stack_top]
        s.stack_top += 1
        s.drawn |= BIT[location]
        count -= 1
        if s.log is not None:
            s.log.tell("uncover", {"seat": s.active, "location": LOCATION_NAMES[location]})


def picks(s: Position) -> vec[i64]:
    """ABY 8.3, 7.36: one of the locations just drawn."""
    return append_set(vec[i64](capacity=4), CHOOSE, s.drawn)


def pick(s: Position, location: i64) -> None:
    """ABY 8.3, 8.12: the others join the open ones."""
    rest = s.drawn & ~BIT[location]
    s.drawn = 0
    s.row |= rest
    if s.log is not None:
        for other in range(int(LOCATIONS)):
            if (rest >> other) & 1:
                s.log.tell("leave", {"seat": s.active, "location": LOCATION_NAMES[other]})
    if s.recruiting:
        control_by_ambassador(s, location)
    else:
        begin_spending(s, location, "drawn")


def control_by_ambassador(s: Position, location: i64) -> None:
    """ABY 7.36: he alone goes under it, and no key is spent."""
    if s.log is not None:
        s.log.tell(
            "choose", {"seat": s.active, "location": LOCATION_NAMES[location], "source": "drawn"}
        )
    put_under(s, s.lord, location)
    gain_location(s, location)


def begin_spending(s: Position, location: i64, source: str) -> None:
    s.site = location
    s.spent = 0
    s.phase = SPENDING
    if s.log is not None:
        s.log.tell(
            "choose", {"seat": s.active, "location": LOCATION_NAMES[location], "source": source}
        )


def keys_due(s: Position) -> i64:
    """How many keys are still to be spent for the location."""
    return KEYS_NEEDED - s.spent - count_bits(s.under[s.site])


def key_lords_left(s: Position) -> i64:
    """ABY 8.5, 8.7, 11.6: lords in force with a key, after the one spent last."""
    bits = s.in_force[s.active] & WITH_KEY
    if s.spent > 0:
        return 0
    below = s.under[s.site]
    lord: i64 = 0
    while below > 0:
        bits &= ~BIT[lord]
        below >>= 1
        lord += 1
    return bits


def keys_to_spend(s: Position) -> vec[i64]:
    """ABY 8.5, 11.6: lords in their order, then tokens; the rest must make up the three."""
    choices = vec[i64](capacity=8)
    due = keys_due(s)
    tokens = s.keys[s.active]
    bits = key_lords_left(s)
    left = count_bits(bits)
    lord: i64 = 0
    while bits > 0 and left + tokens >= due:
        if bits & 1:
            choices = append(choices, SPEND + lord)
            left -= 1
        bits >>= 1
        lord += 1
    if tokens >= due:
        choices = append(choices, SPEND_TOKEN)
    return choices


def spend(s: Position, action: i64) -> None:
    """ABY 8.5, 8.6: one of the three keys."""
    if action == SPEND_TOKEN:
        s.keys[s.active] -= 1
        s.spent += 1
        if s.log is not None:
            s.log.tell("spend", {"seat": s.active, "location": LOCATION_NAMES[s.site]})
    else:
        put_under(s, action - SPEND, s.site)
    if keys_due(s) > 0:
        return
    location = s.site
    s.site = NO_CARD
    s.spent = 0
    gain_location(s, location)


def put_under(s: Position, lord: i64, location: i64) -> None:
    """ABY 8.6: no longer free, and without power for good; he still scores."""
    s.free[s.active] &= ~BIT[lord]
    s.end_power(s.active, lord)
    s.under[location] |= BIT[lord]
    if s.log is not None:
        s.log.tell(
            "under",
            {"seat": s.active, "lord": LORD_NAMES[lord], "location": LOCATION_NAMES[location]},
        )


def gain_location(s: Position, location: i64) -> None:
    """The location is the player's; the black smokers may be exchanged at once."""
    s.sites[s.active] |= BIT[location]
    if s.log is not None:
        s.log.tell("control", {"seat": s.active, "location": LOCATION_NAMES[location]})
    if location == BLACK_SMOKERS and s.sites_left() > 0:
        s.phase = SMOKING
    else:
        go_back(s)


def go_back(s: Position) -> None:
    """ABY 6.14, 8.8: on with the recruitment, or are there keys for yet another location?"""
    s.phase = KEY_CHECK
    if s.recruiting:
        s.phase = REFILL


def hidden_locations(s: Position) -> i64:
    """The locations of the stack as bits."""
    bits: i64 = 0
    place = s.stack_top
    while place < len(s.stack):
        bits |= BIT[s.stack[place]]
        place += 1
    return bits


def exchanges_of_smokers(s: Position) -> vec[i64]:
    """ABY 9.20, 12.7: keep the black smokers, or any location of the stack."""
    choices = append(vec[i64](capacity=20), DECLINE)
    return append_set(choices, SWAP, hidden_locations(s))


def exchange_smokers(s: Position, action: i64) -> None:
    """ABY 9.20: they go into the stack, which is shuffled; the lords under them go along."""
    if action == DECLINE:
        decline(s)
        return
    location = action - SWAP
    rest = vec[i64](capacity=20)
    place = s.stack_top
    while place < len(s.stack):
        if s.stack[place] != location:
            rest = append(rest, s.stack[place])
        place += 1
    rest = append(rest, BLACK_SMOKERS)
    s.chance.shuffle(rest)
    s.stack = rest
    s.stack_top = 0
    change_location(s, BLACK_SMOKERS, location)
    if s.log is not None:
        s.log.tell("swap", {"seat": s.active, "location": LOCATION_NAMES[location]})
    go_back(s)


def change_location(s: Position, old: i64, new: i64) -> None:
    """The lords under a location now lie under another one."""
    s.sites[s.active] = (s.sites[s.active] & ~BIT[old]) | BIT[new]
    s.under[new] = s.under[old]
    s.under[old] = 0


def decline(s: Position) -> None:
    """All stays as it is."""
    if s.log is not None:
        s.log.tell("decline", {"seat": s.active})
    go_back(s)
