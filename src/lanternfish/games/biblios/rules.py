"""The turn: which decision comes next, who makes it, and what may be chosen."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.chance import Chance
from lanternfish.core.game import NOBODY
from lanternfish.games.biblios.actions import TAKE
from lanternfish.games.biblios.auction import bid, bids, pay, payments, turn_up
from lanternfish.games.biblios.cards import BOX, KINDS, OPEN_REMOVALS, UNSEEN_REMOVALS, is_gold
from lanternfish.games.biblios.church import church_choices, use_church
from lanternfish.games.biblios.gift import (
    begin_gift_turn,
    cards_to_take,
    draw,
    end_gift_turn,
    gather,
    open_places,
    place,
    take,
)
from lanternfish.games.biblios.state import (
    BIDDING,
    CHURCH_CARD,
    DRAW,
    GATHER,
    PAYMENT,
    PLACE,
    TAKE_ONE,
    TURN_UP,
    Position,
)


class Box:
    """What a number of players sets up with: the cards that are shuffled, the gold left out."""

    def __init__(self, counts: vec[i64], openly: i64, unseen: i64) -> None:
        self.counts = counts
        self.cards = vec[i64]()
        self.left_out = vec[i64]()
        self.unseen = unseen
        card: i64 = 0
        while card < KINDS:
            copies: i64 = counts[card]
            if is_gold(card):
                copies -= openly
                self.left_out = _append_copies(self.left_out, card, openly)
            self.cards = _append_copies(self.cards, card, copies)
            card += 1


def _append_copies(row: vec[i64], card: i64, copies: i64) -> vec[i64]:
    while copies > 0:
        row = append(row, card)
        copies -= 1
    return row


# BIB 2.2 to 2.4: by the number of players.
BOXES: Final = {n: Box(BOX, OPEN_REMOVALS[n], UNSEEN_REMOVALS[n]) for n in (2, 3, 4)}


def set_up(s: Position, seats: i64, penalty: i64, chance: Chance, box: Box) -> None:
    """BIB 2.1 to 2.7: dice at 3, shuffle, unseen cards out, a random first player."""
    s.seats = seats
    s.penalty = penalty
    s.box = box.counts
    s.chance = chance
    s.clear()
    s.open_removals = box.left_out
    cards = box.cards[:]
    chance.shuffle(cards)
    s.unseen = cards[: box.unseen]
    s.deck = cards[box.unseen :]
    s.first = chance.below(seats)
    begin_gift_turn(s, s.first)
    go_on(s)


def choices(s: Position) -> vec[i64]:
    """What may be chosen at the decision the game has come to."""
    if s.phase == PLACE:
        return open_places(s)
    if s.phase == TAKE_ONE:
        return cards_to_take(s)
    if s.phase == BIDDING:
        return bids(s)
    if s.phase == PAYMENT:
        return payments(s)
    return church_choices(s)


def do(s: Position, action: i64) -> None:
    """Carry out one choice."""
    if s.phase == PLACE:
        place(s, action)
    elif s.phase == TAKE_ONE:
        take(s, action - TAKE)
    elif s.phase == BIDDING:
        bid(s, action)
    elif s.phase == PAYMENT:
        pay(s, action)
    else:
        use_church(s, action)


def go_on(s: Position) -> None:
    """BIB 7.1: on to the next decision that has a choice; the engine makes the others.

    BIB 7.2: whether to pay is always asked, so that nobody learns from the silence what the
    winner holds.
    """
    while True:
        s.seat = decider(s)
        if s.seat == NOBODY:
            if not _move_on(s):
                return
            continue
        s.options = choices(s)
        if len(s.options) > 1 or (s.phase == PAYMENT and len(s.laid) == 0):
            return
        if s.log is not None:
            s.log.make(int(s.options[0]), s.progress() is not None)
        do(s, s.options[0])


def decider(s: Position) -> i64:
    """Who is asked now; nobody where the game moves on by itself."""
    if s.phase == PLACE:
        return s.active
    if s.phase == TAKE_ONE and s.taker != s.active:
        return s.taker
    if s.phase == BIDDING:
        return s.speaker
    if s.phase == PAYMENT:
        return s.bidder
    if s.phase == CHURCH_CARD:
        return s.believer
    return NOBODY


def _move_on(s: Position) -> bool:
    """The steps that nobody decides; False when the game is over."""
    if s.phase == DRAW:
        draw(s)
    elif s.phase == GATHER:
        gather(s)
    elif s.phase == TAKE_ONE:
        end_gift_turn(s)
    elif s.phase == TURN_UP:
        turn_up(s)
    else:
        return False
    return True
