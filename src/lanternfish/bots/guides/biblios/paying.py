"""How to pay: with as little gold as will do, or with the cards that are missed least."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.bots.guides.biblios.junk import Junk
from lanternfish.bots.guides.biblios.known import standing_for
from lanternfish.bots.guides.biblios.limits import is_for_cards
from lanternfish.bots.guides.biblios.worth import coin_worth
from lanternfish.games.biblios.actions import PAY, REFUSE
from lanternfish.games.biblios.auction import missing
from lanternfish.games.biblios.cards import GOLD, HAND_KINDS, NO_CARD
from lanternfish.games.biblios.state import Position

LEAST: Final = 0.02
FAR_TOO_MUCH: Final[i64] = 1000


def prefer_payment(s: Position) -> vec[float]:
    best = next_payment(s)
    weights = vec[float](capacity=len(s.moves()))
    for action in s.moves():
        if action == best:
            weights = append(weights, 1.0)
        elif action == REFUSE:
            weights = append(weights, 0.5 * LEAST)
        else:
            weights = append(weights, LEAST)
    return weights


def next_payment(s: Position) -> i64:
    """The card to lay next; to refuse only where nothing can be paid."""
    moves = s.moves()
    if len(moves) == 1:
        return moves[0]
    highest: i64 = HAND_KINDS - 1
    if len(s.laid) > 0:
        highest = s.laid[len(s.laid) - 1]
    if not is_for_cards(s.auctioned):
        return PAY + highest_coin(s.hands, s.bidder, missing(s), highest)
    standing = standing_for(s, s.bidder)
    junk = Junk(standing, s.hands, s.bidder, coin_worth(standing), highest)
    best: i64 = NO_CARD
    left = missing(s)
    while left > 0:
        card = junk.next()
        if card > best:
            best = card
        left -= 1
    return PAY + best


def highest_coin(hands: vec[i64], seat: i64, price: i64, highest: i64) -> i64:
    """The highest coin of the payment that wastes least, and of those takes the fewest coins."""
    place = seat * HAND_KINDS + GOLD
    ones = hands[place]
    twos: i64 = 0
    threes: i64 = 0
    if highest > GOLD:
        twos = hands[place + 1]
    if highest > GOLD + 1:
        threes = hands[place + 2]
    best: i64 = FAR_TOO_MUCH
    coin: i64 = GOLD
    three: i64 = 0
    while three <= threes and 3 * three < price + 3:
        two: i64 = 0
        while two <= twos and (two == 0 or 3 * three + 2 * two < price + 2):
            rest = price - 3 * three - 2 * two
            one: i64 = 0
            if rest > 0:
                one = rest
            if one <= ones:
                cost = 100 * (3 * three + 2 * two + one - price) + three + two + one
                if cost < best and _is_spare_free(three, two, one, price):
                    best = cost
                    coin = GOLD
                    if three > 0:
                        coin = GOLD + 2
                    elif two > 0:
                        coin = GOLD + 1
            two += 1
        three += 1
    return coin


def _is_spare_free(threes: i64, twos: i64, ones: i64, price: i64) -> bool:
    """A payment from which no coin can be taken away."""
    waste = 3 * threes + 2 * twos + ones - price
    if waste == 0:
        return True
    if ones > 0:
        return False
    return waste == 1 or twos == 0
