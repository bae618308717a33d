"""How near a hand is to the lords at court."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.games.abyss.cards import (
    AMBASSADOR,
    BIT,
    COST,
    DIPLOMAT,
    GUILD,
    INFLUENCE,
    KEYS,
    NO_CARD,
    RACE,
    RACE_COUNT,
    RACES_ASKED,
    RECRUITER,
    TREASURER,
    VALUE,
)
from lanternfish.games.abyss.lords.soldiers import applies_to
from lanternfish.games.abyss.state import Position

# A race that is missing is about so many points of value away.
MISSING_RACE: Final[float] = 2.5
# At this distance a lord is worth half of what he is worth at hand.
HALF_WAY: Final[float] = 5.0
# How much of the best lord's worth it is to be that much nearer to him.
AT_HAND: Final[float] = 0.4


def aim(s: Position, seat: i64) -> float:
    """What the best lord at court is worth to a hand, the less the farther off he is."""
    return best_aim(s, seat, NO_CARD, 0)


def aim_with(s: Position, seat: i64, card: i64, pearls: i64) -> float:
    """How much nearer one more ally, and pearls more or fewer, bring a hand to the court."""
    return AT_HAND * (best_aim(s, seat, card, pearls) - best_aim(s, seat, NO_CARD, 0))


def best_aim(s: Position, seat: i64, card: i64, pearls: i64) -> float:
    """The same with one more ally in hand, if one is named, and pearls more or fewer."""
    first = seat * RACE_COUNT
    worth = s.worth[first : first + RACE_COUNT]
    if card != NO_CARD:
        worth[RACE[card]] += VALUE[card]
    more = pearls + s.pearls[seat]
    if s.has_in_force(seat, TREASURER):
        more += 2
    if applies_to(s, seat, RECRUITER):
        more -= 2
        if s.russian:
            more -= 6
    free_choice = s.has_in_force(seat, DIPLOMAT)
    best: float = 0.0
    lords = s.at_court
    lord: i64 = 0
    while lords > 0:
        if lords & 1 == 1:
            plain = float(INFLUENCE[lord] + 3 * KEYS[lord])
            if plain > best:
                best = max(best, plain * nearness(worth, lord, more, free_choice))
        lords >>= 1
        lord += 1
    return best


def nearness(worth: vec[i64], lord: i64, more: i64, free_choice: bool) -> float:
    """One if a lord can be paid for, less and less the more is missing."""
    races: i64 = 31
    count = RACES_ASKED[lord]
    missing: i64 = 0
    total = more
    guild = GUILD[lord]
    if guild != AMBASSADOR and not free_choice:
        races &= ~BIT[guild]
        count -= 1
        total += worth[guild]
        if worth[guild] == 0:
            missing += 1
    while count > 0:
        best: i64 = -1
        best_race: i64 = 0
        race: i64 = 0
        while race < RACE_COUNT:
            if (races >> race) & 1 == 1 and worth[race] > best:
                best = worth[race]
                best_race = race
            race += 1
        if best == 0:
            missing += 1
        total += best
        races &= ~BIT[best_race]
        count -= 1
    distance = MISSING_RACE * float(missing) + float(max(COST[lord] - total, 0))
    return HALF_WAY / (HALF_WAY + distance)
