"""To explore the depths: offers, purchases, monsters and their rewards."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.games.abyss.actions import (
    BUY,
    CONTINUE,
    FOUND_MONSTER,
    REWARD,
    REWARD_ROWS,
    UNSOLD,
)
from lanternfish.games.abyss.cards import (
    ALLY_NAMES,
    BIT,
    CARD_NAMES,
    KINDS,
    LEAST_TOKEN,
    MONSTER,
    REWARD_KEYS,
    REWARD_PEARLS,
    REWARD_TOKENS,
    REWARDS,
    THREAT_SPACES,
    TOKEN_KINDS,
    TRACK_SPACES,
)
from lanternfish.games.abyss.lords.each_turn import with_powers
from lanternfish.games.abyss.lords.merchants import ship_master
from lanternfish.games.abyss.lords.soldiers import tamer
from lanternfish.games.abyss.stacks import send_to_council
from lanternfish.games.abyss.state import (
    ALLY,
    EXPLORED,
    KEY_CHECK,
    MONSTER_MET,
    OFFER,
    REVEAL,
    REWARDING,
    Position,
)


def explore(s: Position) -> None:
    s.phase = REVEAL


def reveal(s: Position) -> None:
    """ABY 4.1: the top card, onto the first free space of the track."""
    s.seat = s.active
    card = s.deck[s.top]
    s.top += 1
    s.track[s.shown] = card
    s.shown += 1
    if s.log is not None:
        s.log.tell("reveal", {"seat": s.active, "card": CARD_NAMES[card], "space": s.shown})
    if s.top == len(s.deck):
        shuffle_discard(s)
    if card == MONSTER:
        meet_monster(s)
    else:
        offer(s, s.active)


def shuffle_discard(s: Position) -> None:
    """ABY 4.20: the discard is the new deck; what is on the track is not in it."""
    cards = vec[i64](capacity=71)
    card: i64 = 0
    while card < KINDS:
        while s.discarded[card] > 0:
            cards = append(cards, card)
            s.discarded[card] -= 1
        card += 1
    s.chance.shuffle(cards)
    s.deck = cards
    s.top = 0
    if s.log is not None:
        s.log.tell("shuffle", {"count": len(cards)})


def offer(s: Position, seat: i64) -> None:
    """ABY 4.2, 4.4, 4.5: to the next opponent after a seat who may buy and can."""
    buyer = s.left_of(seat)
    while buyer != s.active:
        if s.pearls[buyer] >= s.price and (s.bought >> buyer) & 1 == 0:
            s.seat = buyer
            s.phase = OFFER
            return
        buyer = s.left_of(buyer)
    leave_unsold(s)


def answer(s: Position, action: i64) -> None:
    if action == BUY:
        buy(s)
        return
    if s.log is not None:
        s.log.tell("pass", {"seat": s.seat})
    offer(s, s.seat)


def buy(s: Position) -> None:
    """ABY 4.2, 4.3, 4.6: the price goes to the active player, who must turn up another card."""
    s.pearls[s.seat] -= s.price
    s.pearls[s.active] += s.price
    s.bought |= BIT[s.seat]
    card = take_last(s, s.seat)
    if s.log is not None:
        s.log.tell(
            "buy",
            {"seat": s.seat, "card": ALLY_NAMES[card], "price": s.price, "seller": s.active},
        )
    s.price += 1
    s.phase = REVEAL


def take_last(s: Position, seat: i64) -> i64:
    """The card turned up last goes to a hand."""
    s.shown -= 1
    card = s.track[s.shown]
    s.add_to_hand(seat, card, 1)
    return card


def leave_unsold(s: Position) -> None:
    """ABY 4.7, 4.8: nobody buys; on the fifth space the active player must take it."""
    s.seat = s.active
    if s.shown < TRACK_SPACES:
        s.phase = ALLY
        return
    s.gain_pearls(s.active, 1, "fifth")
    take(s)


def unsold_choices(s: Position) -> vec[i64]:
    return with_powers(s, UNSOLD)


def decide_on_ally(s: Position, action: i64) -> None:
    if action == CONTINUE:
        go_on_exploring(s)
    else:
        take(s)


def go_on_exploring(s: Position) -> None:
    s.phase = REVEAL
    if s.log is not None:
        s.log.tell("continue", {"seat": s.active})


def take(s: Position) -> None:
    """ABY 4.7, 4.10: free of charge, and the exploration is over."""
    card = take_last(s, s.active)
    s.phase = EXPLORED
    if s.log is not None:
        s.log.tell("take", {"seat": s.active, "card": ALLY_NAMES[card]})


def meet_monster(s: Position) -> None:
    """ABY 4.11, 4.13: on the fifth space it must be fought, for a pearl besides."""
    s.phase = MONSTER_MET
    if s.shown == TRACK_SPACES:
        s.gain_pearls(s.active, 1, "fifth")
        fight(s)


def monster_choices(s: Position) -> vec[i64]:
    return with_powers(s, FOUND_MONSTER)


def decide_on_monster(s: Position, action: i64) -> None:
    if action == CONTINUE:
        raise_threat(s)
        go_on_exploring(s)
    else:
        fight(s)


def raise_threat(s: Position) -> None:
    """ABY 4.11: one space, to the last at most."""
    set_threat(s, min(s.threat + 1, THREAT_SPACES))


def set_threat(s: Position, space: i64) -> None:
    if s.log is not None and space != s.threat:
        s.log.tell("threat", {"space": space})
    s.threat = space


def fight(s: Position) -> None:
    s.phase = REWARDING
    if s.log is not None:
        s.log.tell("fight", {"seat": s.active})


def reward_choices(s: Position) -> vec[i64]:
    """ABY 4.14, 4.15, 7.13: what the space of the threat gives, as far as there are tokens."""
    space = tamer(s, s.active, s.threat)
    return with_powers(s, REWARD_ROWS[space * 3 + min(s.tokens_left(), 2)])


def take_reward(s: Position, action: i64) -> None:
    """ABY 4.12: then the threat is back on the first space."""
    reward = action - REWARD
    if s.log is not None:
        s.log.tell("reward", {"seat": s.active, "reward": REWARDS[reward]})
    s.keys[s.active] += REWARD_KEYS[reward]
    s.pearls[s.active] += REWARD_PEARLS[reward]
    tokens = REWARD_TOKENS[reward]
    while tokens > 0:
        draw_token(s)
        tokens -= 1
    set_threat(s, 1)
    s.phase = EXPLORED


def draw_token(s: Position) -> None:
    """ABY 4.17: he alone looks at it."""
    token = s.pool[s.pool_top]
    s.pool_top += 1
    s.tokens[s.active * TOKEN_KINDS + token - LEAST_TOKEN] += 1
    if s.log is not None:
        s.log.whisper("token", {"seat": s.active}, {"token": token}, [int(s.active)])


def end_exploration(s: Position) -> None:
    """ABY 4.18, 4.19, 7.21: allies to the council, monsters to the discard."""
    ship_master(s)
    space: i64 = 0
    while space < s.shown:
        card = s.track[space]
        if card == MONSTER:
            s.discarded[MONSTER] += 1
        else:
            send_to_council(s, card)
        space += 1
    s.shown = 0
    s.phase = KEY_CHECK
    if s.log is not None:
        s.log.tell("explored", {"seat": s.active})
