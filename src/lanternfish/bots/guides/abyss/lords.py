"""What a lord is worth to a player: influence, key, power, and what the locations make of him."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.bots.guides.abyss.locations import best_trade, unseen_worth
from lanternfish.bots.guides.abyss.measure import (
    PEARL,
    TOKEN,
    key_worth,
    stack_worth,
    use_left,
)
from lanternfish.games.abyss.cards import (
    ALCHEMIST,
    AMBASSADOR,
    APPRENTICE,
    ASSASSIN,
    BIT,
    CLOSED_TOWER,
    COMMANDER,
    CORRUPTOR,
    COUNTED,
    DIPLOMAT,
    FIRST_OF_RACES,
    GUILD,
    HUNTER,
    ILLUSIONIST,
    INFLUENCE,
    INVOKER,
    JAIL,
    JAILER,
    KEYS,
    LANDLORD,
    LORDS,
    LOST_TOWER,
    MASTER_OF_MAGIC,
    OF_GUILD,
    OPPORTUNIST,
    ORACLE,
    PEDDLER,
    RACE_COUNT,
    RECRUITER,
    SAGE,
    SCHEMER,
    SEEKER,
    SHAMAN,
    SHIP_MASTER,
    SHOPKEEPER,
    SLAVER,
    TAMER,
    THE_ABYSS,
    TRADER,
    TRAITOR,
    TREASURER,
)
from lanternfish.games.abyss.state import Position


def _powers() -> vec[float]:
    """What the lasting powers bring in each turn of their owner."""
    row = vec[float]([0.0 for _ in range(int(LORDS))])
    row[SHAMAN] = 0.12
    row[ORACLE] = 0.02
    row[ALCHEMIST] = 0.30
    row[MASTER_OF_MAGIC] = 0.35
    row[RECRUITER] = 0.35
    row[COMMANDER] = 0.40
    row[TAMER] = 0.03
    row[SHIP_MASTER] = 0.24
    row[LANDLORD] = 0.28
    row[SLAVER] = 0.15
    row[DIPLOMAT] = 0.30
    row[TREASURER] = 0.33
    row[OPPORTUNIST] = 0.02
    return row


POWER: Final[vec[float]] = _powers()
# One more turn, and another lord instead of a weak one.
EXTRA_TURN: Final[float] = 3.0
REPLACEMENT: Final[float] = 2.0
# An average lord with all that comes with him.
AVERAGE_LORD: Final[float] = 8.5


def power_worth(lord: i64, left: float) -> float:
    """What the power of a lord still brings in so many turns."""
    return POWER[lord] * left


def lord_worth(s: Position, seat: i64, lord: i64, left: float) -> float:
    """What it is worth to have this lord enter now, whatever he costs."""
    worth = held_worth(s, seat, lord, left)
    worth += site_bonus(s, seat, lord)
    if GUILD[lord] == AMBASSADOR:
        return worth + ambassador_worth(s, seat, lord)
    return worth + entry_worth(s, seat, lord, left)


def held_worth(s: Position, seat: i64, lord: i64, left: float) -> float:
    """His influence, his key and what his power brings from now on."""
    worth = float(INFLUENCE[lord]) + power_worth(lord, left)
    if KEYS[lord] > 0:
        worth += key_worth(s, seat, left)
    return worth


def site_bonus(s: Position, seat: i64, lord: i64) -> float:
    """What one more lord of his kind adds to the locations of the player."""
    sites = s.sites[seat]
    if sites == 0:
        return 0.0
    bonus: float = 0.0
    guild = GUILD[lord]
    location: i64 = 0
    while location < FIRST_OF_RACES:
        if (sites >> location) & 1 == 1 and COUNTED[location] == guild:
            bonus += 2.0
        location += 1
    if sites & BIT[THE_ABYSS] > 0 and s.lords[seat] & OF_GUILD[guild] == 0:
        bonus += 2.0
    if sites & BIT[JAIL] > 0:
        bonus -= 1.0
    if sites & BIT[CLOSED_TOWER] > 0 and KEYS[lord] > 0:
        bonus += 3.0
    if sites & BIT[LOST_TOWER] > 0 and KEYS[lord] == 0:
        bonus += 3.0
    return bonus


def ambassador_worth(s: Position, seat: i64, lord: i64) -> float:
    """A location of the stack, the best of one, two or three."""
    count: i64 = 3
    if lord == SAGE:
        count = 2
    elif INFLUENCE[lord] == 5:
        count = 1
    return unseen_worth(s, seat, count)


def entry_worth(s: Position, seat: i64, lord: i64, left: float) -> float:
    """What a power that works once brings, when the lord enters."""
    use = use_left(s, seat, left)
    if lord == TRADER:
        return 3.0 * PEARL * use
    if lord == PEDDLER:
        return 2.0 * PEARL * use
    if lord == SHOPKEEPER or lord == LANDLORD:
        return PEARL * use
    if lord == INVOKER:
        return EXTRA_TURN
    if lord == APPRENTICE:
        return best_stack(s, seat, use)
    if lord == ILLUSIONIST:
        return best_trade(s, seat)
    if lord == CORRUPTOR:
        if s.pearls[seat] >= 7:
            return AVERAGE_LORD - 5.0 * PEARL * use
        return 0.0
    if lord == TRAITOR or lord == SCHEMER:
        if s.free[seat] > 0:
            return REPLACEMENT
        return 0.0
    return attack_worth(s, seat, lord, left)


def best_stack(s: Position, seat: i64, use: float) -> float:
    """The best stack of the council."""
    best: float = 0.0
    race: i64 = 0
    while race < RACE_COUNT:
        if s.stacks[race] > 0:
            worth = stack_worth(s, seat, race, use)
            if worth > best:
                best = worth
        race += 1
    return best


def attack_worth(s: Position, seat: i64, lord: i64, left: float) -> float:
    """What a soldier takes from the opponents when he enters."""
    if GUILD[lord] != 1:
        return 0.0
    harm: float = 0.0
    use = use_left(s, seat, left)
    other: i64 = 0
    while other < s.seats:
        if other != seat and not s.is_protected(other):
            if lord == SEEKER:
                harm += PEARL * use * float(min(s.pearls[other], 2))
            elif lord == JAILER:
                if s.hand_sizes[other] > 0:
                    harm += 0.7 * use
            elif lord == ASSASSIN:
                harm += dearest_worth(s, other, left)
            elif lord == COMMANDER:
                harm += 0.9 * use * float(max(s.hand_sizes[other] - 6, 0))
            elif lord == HUNTER and s.tokens_of(other) > 0:
                # It is not only lost but won, from one of them.
                return 2.0 * TOKEN
        other += 1
    return harm / float(s.seats - 1)


def victim_worth(s: Position, seat: i64, lord: i64, left: float) -> float:
    """What an opponent loses with the power and the key of a lord."""
    worth = power_worth(lord, left)
    if KEYS[lord] > 0:
        worth += 2.5 * left / (left + 1.0)
    return worth + 0.3 * site_bonus(s, seat, lord)


def dearest_worth(s: Position, seat: i64, left: float) -> float:
    """The most that an assassin could take from a player."""
    best: float = 0.0
    lords = s.in_force[seat]
    lord: i64 = 0
    while lords > 0:
        if lords & 1 == 1:
            worth = victim_worth(s, seat, lord, left)
            if worth > best:
                best = worth
        lords >>= 1
        lord += 1
    return best


def powers_in_force(s: Position, seat: i64, left: float) -> float:
    """What all the powers that a player has in force still bring."""
    worth: float = 0.0
    lords = s.in_force[seat]
    lord: i64 = 0
    while lords > 0:
        if lords & 1 == 1 and POWER[lord] > 0.0:
            worth += power_worth(lord, left)
        lords >>= 1
        lord += 1
    return worth


def own_worth(s: Position, seat: i64, lord: i64, left: float) -> float:
    """What is lost with a free lord of one's own."""
    worth = float(INFLUENCE[lord]) + site_bonus(s, seat, lord)
    if s.has_in_force(seat, lord):
        worth += power_worth(lord, left)
        if KEYS[lord] > 0:
            worth += 2.5
    return worth
