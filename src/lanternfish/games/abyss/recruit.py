"""To recruit a lord: what he costs, what can be paid, and the ally that is affiliated."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.game import numbers
from lanternfish.games.abyss.actions import AFFILIATE, PAID, PAY, RECRUIT
from lanternfish.games.abyss.cards import (
    ALLIES,
    ALLY_NAMES,
    AMBASSADOR,
    BIT,
    COST,
    GUILD,
    LORD_NAMES,
    NO_CARD,
    RACE,
    RACE_COUNT,
    RACES_ASKED,
    VALUE,
    VALUES,
    count_bits,
)
from lanternfish.games.abyss.court import enter, leave_court
from lanternfish.games.abyss.lords.mages import master_of_magic
from lanternfish.games.abyss.lords.politicians import diplomat, treasurer
from lanternfish.games.abyss.lords.soldiers import recruiter
from lanternfish.games.abyss.state import AFFILIATING, PAYING, Position

ALL_RACES: Final[i64] = 31


def cost_for(s: Position, seat: i64, lord: i64) -> i64:
    """ABY 6.5: the printed cost, more by an opponent's recruiter, less by the own treasurer."""
    return treasurer(s, seat, recruiter(s, seat, COST[lord]))


def mandatory_race(s: Position, seat: i64, lord: i64) -> i64:
    """ABY 6.2, 6.6: the race of his guild; none for ambassadors or with the diplomat."""
    guild = GUILD[lord]
    if guild == AMBASSADOR or diplomat(s, seat):
        return NO_CARD
    return guild


def best_worth(s: Position, seat: i64, races: i64, count: i64) -> i64:
    """The most that so many races of a set bring from the hand; -1 if there are fewer."""
    hand = seat * RACE_COUNT
    total: i64 = 0
    while count > 0:
        best: i64 = 0
        best_race: i64 = 0
        race: i64 = 0
        while race < RACE_COUNT:
            if (races >> race) & 1 == 1 and s.worth[hand + race] > best:
                best = s.worth[hand + race]
                best_race = race
            race += 1
        if best == 0:
            return -1
        total += best
        races &= ~BIT[best_race]
        count -= 1
    return total


def best_worth_with(s: Position, seat: i64, races: i64, count: i64, mandatory: i64) -> i64:
    """The same, one of the races being given; -1 if that cannot be."""
    if mandatory == NO_CARD:
        return best_worth(s, seat, races, count)
    worth = s.worth[seat * RACE_COUNT + mandatory]
    if worth == 0 or count == 0 or (races >> mandatory) & 1 == 0:
        return -1
    rest = best_worth(s, seat, races & ~BIT[mandatory], count - 1)
    if rest < 0:
        return -1
    return worth + rest


def can_recruit(s: Position, seat: i64, lord: i64) -> bool:
    """ABY 6.1 to 6.4: is there any payment for him?"""
    mandatory = mandatory_race(s, seat, lord)
    worth = best_worth_with(s, seat, ALL_RACES, RACES_ASKED[lord], mandatory)
    return worth >= 0 and worth + s.pearls[seat] >= cost_for(s, seat, lord)


def recruits(s: Position, choices: vec[i64]) -> vec[i64]:
    """The lords of the court that the active player can pay for."""
    if s.hand_sizes[s.active] == 0:
        return choices
    bits = s.at_court
    lord: i64 = 0
    while bits > 0:
        if bits & 1 == 1 and can_recruit(s, s.active, lord):
            choices = append(choices, RECRUIT + lord)
        bits >>= 1
        lord += 1
    return choices


def recruit(s: Position, lord: i64) -> None:
    """ABY 11.4: the row of payments begins."""
    s.lord = lord
    s.named = 0
    s.recruiting = True
    s.phase = PAYING
    if s.log is not None:
        s.log.tell("recruit", {"seat": s.active, "lord": LORD_NAMES[lord]})


def is_paid(s: Position) -> bool:
    """ABY 6.4: the races, and pearls for what the allies lack."""
    return has_races(s) and shortfall(s) <= s.pearls[s.active]


def has_races(s: Position) -> bool:
    """ABY 6.1, 6.2: exactly so many races, and the mandatory one."""
    if count_bits(s.paid_races) != RACES_ASKED[s.lord]:
        return False
    mandatory = mandatory_race(s, s.active, s.lord)
    return mandatory == NO_CARD or (s.paid_races >> mandatory) & 1 == 1


def shortfall(s: Position) -> i64:
    """ABY 6.3, 6.4: what the allies paid lack of the cost; more than the cost is lost."""
    return max(cost_for(s, s.active, s.lord) - s.paid_worth, 0)


def missing_worth(s: Position, race: i64) -> i64:
    """What the allies of a race must bring if it is paid next; -1 if it cannot be paid.

    The races after it bring the most they can, and the pearls the rest.
    """
    races = s.paid_races | BIT[race]
    count = RACES_ASKED[s.lord] - count_bits(races)
    if count < 0:
        return -1
    mandatory = mandatory_race(s, s.active, s.lord)
    if mandatory != NO_CARD and (races >> mandatory) & 1 == 1:
        mandatory = NO_CARD
    later = best_worth_with(s, s.active, ALL_RACES & ~(BIT[race + 1] - 1), count, mandatory)
    if later < 0:
        return -1
    return max(shortfall(s) - later - s.pearls[s.active], 0)


def payments(s: Position) -> vec[i64]:
    """ABY 11.4: paid, or one more card in card order, while the payment can be completed."""
    choices = vec[i64](capacity=26)
    if is_paid(s):
        choices = append(choices, PAID)
    race = RACE[s.named]
    while race < RACE_COUNT:
        if s.worth[s.active * RACE_COUNT + race] > 0:
            choices = append_payments(s, race, choices)
        race += 1
    return choices


def append_payments(s: Position, race: i64, choices: vec[i64]) -> vec[i64]:
    """The cards of one race that may be paid next."""
    missing = missing_worth(s, race)
    if missing < 0:
        return choices
    hand = s.active * ALLIES
    last = (race + 1) * VALUES
    worth = worth_from(s, max(race * VALUES, s.named), last)
    card = max(race * VALUES, s.named)
    while card < last:
        count = s.hands[hand + card]
        if count > 0 and worth >= missing:
            choices = append(choices, PAY + card)
        worth -= count * VALUE[card]
        card += 1
    return choices


def worth_from(s: Position, card: i64, end: i64) -> i64:
    """The value of the hand from one card to another."""
    hand = s.active * ALLIES
    worth: i64 = 0
    while card < end:
        worth += s.hands[hand + card] * VALUE[card]
        card += 1
    return worth


def pay(s: Position, action: i64) -> None:
    if action == PAID:
        end_payment(s)
        return
    card = action - PAY
    s.add_to_hand(s.active, card, -1)
    s.paid[card] += 1
    s.paid_races |= BIT[RACE[card]]
    s.paid_worth += VALUE[card]
    s.named = card
    if s.log is not None:
        s.log.tell("pay", {"seat": s.active, "card": ALLY_NAMES[card]})


def end_payment(s: Position) -> None:
    """ABY 6.4: pearls for exactly what is missing."""
    pearls = shortfall(s)
    s.pearls[s.active] -= pearls
    s.phase = AFFILIATING
    if s.log is not None:
        s.log.tell("paid", {"seat": s.active, "pearls": pearls})


def affiliations(s: Position) -> vec[i64]:
    """ABY 6.8, 6.9, 11.12: one of the lowest; with the master of magic any, or the highest."""
    choices = vec[i64](capacity=5)
    least, most = extremes(s)
    if master_of_magic(s):
        if s.russian:
            least = most
        else:
            least, most = 1, VALUES
    else:
        most = least
    card: i64 = 0
    while card < ALLIES:
        if s.paid[card] > 0 and least <= VALUE[card] <= most:
            choices = append(choices, AFFILIATE + card)
        card += 1
    return choices


def extremes(s: Position) -> tuple[i64, i64]:
    """The lowest and the highest value paid."""
    least: i64 = VALUES
    most: i64 = 1
    card: i64 = 0
    while card < ALLIES:
        if s.paid[card] > 0:
            least = min(least, VALUE[card])
            most = max(most, VALUE[card])
        card += 1
    return least, most


def affiliate(s: Position, card: i64) -> None:
    """ABY 6.8, 6.10: it stays open before the player; the others go to the discard."""
    s.affiliated[s.active * ALLIES + card] += 1
    s.paid[card] -= 1
    discard_paid(s)
    if s.log is not None:
        s.log.tell("affiliate", {"seat": s.active, "card": ALLY_NAMES[card]})
    lord = s.lord
    leave_court(s, lord)
    enter(s, lord, "court")


def discard_paid(s: Position) -> None:
    card: i64 = 0
    while card < ALLIES:
        s.discarded[card] += s.paid[card]
        card += 1
    s.paid = numbers(ALLIES)
    s.paid_races = 0
    s.paid_worth = 0
