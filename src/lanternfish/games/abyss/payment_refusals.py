"""Why a lord cannot be recruited, or why a card or an end of the payment is refused."""

from mypy_extensions import i64

from lanternfish.core.errors import Reason
from lanternfish.games.abyss.cards import (
    ALLIES,
    ALLY_NAMES,
    BIT,
    LORD_NAMES,
    NO_CARD,
    RACE,
    RACE_COUNT,
    RACES,
    RACES_ASKED,
    count_bits,
)
from lanternfish.games.abyss.recruit import (
    ALL_RACES,
    best_worth_with,
    cost_for,
    mandatory_race,
    shortfall,
)
from lanternfish.games.abyss.state import Position


def about_recruiting(s: Position, lord: i64) -> Reason:
    """ABY 6.1 to 6.5: not there, or not to be paid for."""
    name = LORD_NAMES[lord]
    if (s.at_court >> lord) & 1 == 0:
        return Reason("not-at-court", {"lord": name})
    mandatory = mandatory_race(s, s.active, lord)
    if mandatory != NO_CARD and s.worth[s.active * RACE_COUNT + mandatory] == 0:
        return Reason("lacks-race", {"lord": name, "race": RACES[mandatory]})
    races = _races_in_hand(s)
    if races < RACES_ASKED[lord]:
        return Reason("too-few-races", {"needed": RACES_ASKED[lord], "given": races})
    worth = best_worth_with(s, s.active, ALL_RACES, RACES_ASKED[lord], mandatory)
    return Reason(
        "too-dear",
        {"cost": cost_for(s, s.active, lord), "given": worth, "pearls": s.pearls[s.active]},
    )


def _races_in_hand(s: Position) -> i64:
    count: i64 = 0
    for race in range(RACE_COUNT):
        if s.worth[s.active * RACE_COUNT + race] > 0:
            count += 1
    return count


def about_paid(s: Position) -> Reason:
    """ABY 6.1, 6.2, 6.4: what the payment still lacks."""
    races = count_bits(s.paid_races)
    if races < RACES_ASKED[s.lord]:
        return Reason("too-few-races", {"needed": RACES_ASKED[s.lord], "given": races})
    return Reason(
        "too-dear",
        {
            "cost": cost_for(s, s.active, s.lord),
            "given": s.paid_worth,
            "pearls": s.pearls[s.active],
        },
    )


def about_payment(s: Position, card: i64) -> Reason:
    """ABY 11.4: a card that is not there, comes too late, or leads nowhere."""
    name = ALLY_NAMES[card]
    if s.hands[s.active * ALLIES + card] == 0:
        return Reason("not-in-hand", {"card": name})
    if s.paid_races > 0 and card < s.named:
        return Reason("card-order", {"card": name, "last": ALLY_NAMES[s.named]})
    races = s.paid_races | BIT[RACE[card]]
    asked = RACES_ASKED[s.lord]
    if count_bits(races) > asked:
        return Reason("too-many-races", {"card": name, "needed": asked})
    mandatory = mandatory_race(s, s.active, s.lord)
    passed = mandatory < RACE[card] or count_bits(races) == asked
    if passed and mandatory != NO_CARD and (races >> mandatory) & 1 == 0:
        return Reason("misses-race", {"card": name, "race": RACES[mandatory]})
    return Reason("falls-short", {"card": name, "missing": shortfall(s)})
