"""The smaller choices: what lords ask for when they enter, and locations with their keys."""

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.bots.guides.abyss.locations import (
    LEFT_OPEN,
    best_open,
    site_worth,
    unseen_worth,
)
from lanternfish.bots.guides.abyss.lords import (
    AVERAGE_LORD,
    lord_worth,
    own_worth,
    power_worth,
    victim_worth,
)
from lanternfish.bots.guides.abyss.measure import (
    PEARL,
    affiliation_gain,
    card_worth,
    stack_worth,
    turns_left,
    use_left,
)
from lanternfish.games.abyss.actions import (
    AFFILIATE,
    BETRAY,
    CHOOSE,
    CLAIM,
    DECLINE,
    DISCARD,
    DRAW,
    ENLIST,
    HUNT,
    SELL,
    SLAY,
    SPEND,
    SPEND_TOKEN,
    SUPPORT,
    SWAP,
    TRADE,
)
from lanternfish.games.abyss.cards import ALLIES, LORDS, VALUE
from lanternfish.games.abyss.control import key_lords_left, keys_due
from lanternfish.games.abyss.lords.politicians import BRIBE
from lanternfish.games.abyss.lords.soldiers import HAND_LIMIT
from lanternfish.games.abyss.scoring import all_location_points, ally_points, influence_of
from lanternfish.games.abyss.state import (
    AFFILIATING,
    BETRAYING,
    COMMANDED,
    CORRUPTING,
    EXCHANGING,
    HUNTING,
    JAILING,
    LEARNING,
    LIMIT,
    PICKING,
    REPLACING,
    SCHEMING,
    SECOND_STACK,
    SLAYING,
    SMOKING,
    SOURCE,
    SPENDING,
    TRADING,
    Position,
)


def like_choice(s: Position, moves: vec[i64], likes: vec[float]) -> None:
    phase = s.phase
    if phase == JAILING or phase == COMMANDED or phase == LIMIT:
        like_discards(s, moves, likes)
        return
    if phase == SPENDING:
        like_keys(s, moves, likes)
        return
    left = turns_left(s)
    place: i64 = 0
    for action in moves:
        if action == DECLINE:
            likes[place] = 0.0
        elif phase >= SOURCE or phase == TRADING or phase == EXCHANGING:
            likes[place] = location_liking(s, action)
        else:
            likes[place] = power_liking(s, action, left)
        place += 1


def location_liking(s: Position, action: i64) -> float:
    """What a location, a draw of some, or an exchange brings."""
    seat = s.seat
    phase = s.phase
    if phase == SOURCE and action > DRAW:
        count = action - DRAW
        return unseen_worth(s, seat, count) - LEFT_OPEN * float(count)
    if phase == SOURCE or phase == EXCHANGING:
        return site_worth(s, seat, action - CLAIM)
    if phase == PICKING:
        return site_worth(s, seat, action - CHOOSE)
    if phase == SMOKING:
        return site_worth(s, seat, action - SWAP)
    return best_open(s, seat) - site_worth(s, seat, action - TRADE)


def power_liking(s: Position, action: i64, left: float) -> float:
    """What a choice that a lord gives brings."""
    seat = s.seat
    phase = s.phase
    use = use_left(s, seat, left)
    if phase == AFFILIATING:
        card = action - AFFILIATE
        return affiliation_gain(s, seat, card) + 0.05 * float(VALUE[card])
    if phase == LEARNING or phase == SECOND_STACK:
        if action >= SELL:
            return 0.0
        return stack_worth(s, seat, action - SUPPORT, use)
    if phase == SLAYING:
        return victim_worth(s, s.victim, action - SLAY, left)
    if phase == HUNTING:
        return 0.1 * float(open_points(s, action - HUNT))
    if phase == CORRUPTING:
        return lord_worth(s, seat, action - ENLIST, left) - PEARL * use * float(BRIBE)
    if phase == REPLACING:
        return lord_worth(s, seat, action - ENLIST, left)
    if phase == BETRAYING:
        return best_at_court(s, seat, left) - own_worth(s, seat, action - BETRAY, left)
    if phase == SCHEMING:
        return AVERAGE_LORD - own_worth(s, seat, action - BETRAY, left) - 1.0
    return 0.0


def open_points(s: Position, seat: i64) -> i64:
    """How well a player stands, from what all can see: the leader is robbed first."""
    return all_location_points(s, seat) + influence_of(s.lords[seat]) + ally_points(s, seat)


def best_at_court(s: Position, seat: i64, left: float) -> float:
    """The lord at court that would be worth most."""
    best: float = 0.0
    lords = s.at_court
    lord: i64 = 0
    while lords > 0:
        if lords & 1 == 1:
            worth = lord_worth(s, seat, lord, left)
            if worth > best:
                best = worth
        lords >>= 1
        lord += 1
    return best


def like_discards(s: Position, moves: vec[i64], likes: vec[float]) -> None:
    """The cards that are missed least; they go in card order, so the first of them is next."""
    seat = s.seat
    due: i64 = 1
    if s.phase != JAILING:
        due = s.hand_sizes[seat] - HAND_LIMIT
    use = use_left(s, seat, turns_left(s))
    bound = discard_bound(s, seat, moves, due, use)
    place: i64 = 0
    chosen = False
    for action in moves:
        worth = card_worth(s, seat, action - DISCARD, use)
        if worth <= bound and not chosen:
            likes[place] = 2.0
            chosen = True
        else:
            likes[place] = -worth
        place += 1


def discard_bound(s: Position, seat: i64, moves: vec[i64], due: i64, use: float) -> float:
    """The worth of the dearest of those cards that are missed least."""
    bound: float = -99.0
    while due > 0:
        following: float = 99.0
        count: i64 = 0
        for action in moves:
            worth = card_worth(s, seat, action - DISCARD, use)
            if worth > bound and worth < following:
                following = worth
        if following > 98.0:
            return bound
        for action in moves:
            if card_worth(s, seat, action - DISCARD, use) == following:
                count += s.hands[seat * ALLIES + action - DISCARD]
        bound = following
        due -= count
    return bound


def like_keys(s: Position, moves: vec[i64], likes: vec[float]) -> None:
    """Tokens first, then the lords whose powers are missed least, in their order."""
    left = turns_left(s)
    due = keys_due(s) - s.keys[s.seat]
    bound = key_bound(key_lords_left(s), due, left)
    place: i64 = 0
    chosen = False
    for action in moves:
        if action == SPEND_TOKEN:
            likes[place] = 1.5
        else:
            worth = power_worth(action - SPEND, left)
            if worth <= bound and not chosen:
                likes[place] = 2.0
                chosen = True
            else:
                likes[place] = -worth
        place += 1


def key_bound(lords: i64, due: i64, left: float) -> float:
    """The worth of the dearest of those powers that are missed least."""
    bound: float = 0.0
    if due <= 0:
        return bound
    bound = -1.0
    while due > 0:
        following: float = 99.0
        lord: i64 = 0
        while lord < LORDS:
            if (lords >> lord) & 1 == 1:
                worth = power_worth(lord, left)
                if worth > bound and worth < following:
                    following = worth
            lord += 1
        if following > 98.0:
            return bound
        lord = 0
        while lord < LORDS:
            if (lords >> lord) & 1 == 1 and power_worth(lord, left) == following:
                due -= 1
            lord += 1
        bound = following
    return bound
