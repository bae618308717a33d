"""What holds at every decision of a game: asked of whole simulations, not of written positions."""

from mypy_extensions import i64

from lanternfish.core.errors import BadPosition
from lanternfish.core.game import numbers
from lanternfish.games.abyss.actions import EXPLORE
from lanternfish.games.abyss.cards import (
    ALLIES,
    BIT,
    RACE,
    RACE_COUNT,
    THREAT_SPACES,
    VALUE,
    count_bits,
)
from lanternfish.games.abyss.checks import check_position
from lanternfish.games.abyss.court import REFILL_AT
from lanternfish.games.abyss.state import MAIN, OVER, Position


def check_state(s: Position) -> None:
    check_position(s)
    check_totals(s)
    check_sets(s)
    check_rest(s)
    check_options(s)


def check_totals(s: Position) -> None:
    """What is kept beside the cards agrees with the cards."""
    seat: i64 = 0
    while seat < s.seats:
        size: i64 = 0
        worth = numbers(RACE_COUNT)
        card: i64 = 0
        while card < ALLIES:
            count = s.hands[seat * ALLIES + card]
            size += count
            worth[RACE[card]] += count * VALUE[card]
            card += 1
        race: i64 = 0
        while race < RACE_COUNT:
            if worth[race] != s.worth[seat * RACE_COUNT + race]:
                raise BadPosition(f"the worth of race {race} in the hand of seat {seat} is wrong")
            race += 1
        if size != s.hand_sizes[seat]:
            raise BadPosition(f"the hand of seat {seat} has {size} cards, not as many as counted")
        if s.pearls[seat] < 0 or s.keys[seat] < 0:
            raise BadPosition(f"seat {seat} has fewer than no pearls or keys")
        seat += 1


def check_sets(s: Position) -> None:
    """Sets that are kept beside rows, and those that follow from others, agree with them."""
    at_court: i64 = 0
    space: i64 = 0
    while space < s.court_size:
        at_court |= BIT[s.court[space]]
        space += 1
    if at_court != s.at_court or count_bits(at_court) != s.court_size:
        raise BadPosition("the court and its set do not agree")
    working: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        working |= s.in_force[seat]
        if s.in_force[seat] & ~s.free[seat] or s.free[seat] & ~s.lords[seat]:
            raise BadPosition(f"the lords of seat {seat} are in force without being free or there")
        seat += 1
    if working != s.working:
        raise BadPosition("the lords in force do not agree with those of the seats")
    stacks = numbers(RACE_COUNT)
    card: i64 = 0
    while card < ALLIES:
        stacks[RACE[card]] += s.council[card]
        card += 1
    race: i64 = 0
    while race < RACE_COUNT:
        if stacks[race] != s.stacks[race]:
            raise BadPosition(f"stack {race} of the council has {stacks[race]} cards")
        race += 1


def check_rest(s: Position) -> None:
    """ABY 3.5, 6.16: what holds when a player is about to choose the action."""
    if s.threat < 1 or s.threat > THREAT_SPACES:
        raise BadPosition(f"the threat is on space {s.threat}")
    if s.phase != MAIN:
        return
    if s.court_size <= REFILL_AT and s.lords_left() > 0:
        raise BadPosition("the court has not been refilled")
    if EXPLORE not in s.options:
        raise BadPosition("to explore is always possible")


def check_options(s: Position) -> None:
    """ABY 11.3: something to choose until the end, in rising order."""
    if s.phase == OVER:
        return
    last: i64 = -1
    for action in s.options:
        if action <= last:
            raise BadPosition("the legal actions are not in rising order")
        last = action
    if last < 0:
        raise BadPosition("nothing can be chosen")
