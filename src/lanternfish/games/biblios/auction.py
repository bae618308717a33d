"""The auction phase: bidding, paying, and what becomes of those who do not pay."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.game import NOBODY
from lanternfish.games.biblios.actions import (
    BID,
    PASS,
    PAY,
    REFUSE,
    USUAL,
    USUAL_BIDS,
    bids_between,
)
from lanternfish.games.biblios.cards import (
    GOLD,
    HAND_KINDS,
    LETTER_COUNT,
    NAMES,
    NO_CARD,
    SUIT,
    SUITS,
    is_church,
    is_gold,
)
from lanternfish.games.biblios.church import receive_church
from lanternfish.games.biblios.state import (
    BIDDING,
    BLUFF,
    NO_VEC,
    OVER,
    PAYMENT,
    TURN_UP,
    Position,
    cap,
    worth,
)
from lanternfish.games.biblios.story import BUY, FINE, HIDE, LOSE, REVEAL, SHOW, UNSOLD

# Never appended to.
ONLY_PASS: Final[vec[i64]] = vec[i64]([PASS])
ONLY_REFUSE: Final[vec[i64]] = vec[i64]([REFUSE])


def turn_up(s: Position) -> None:
    """BIB 5.2: the active player turns up the next card; nobody is excluded from it yet."""
    if s.cards_left() == 0:
        s.phase = OVER
        if s.log is not None:
            _reveal_hands(s)
        return
    s.auctioned = s.deck[s.top]
    s.top += 1
    s.fined = 0
    s.note(REVEAL, s.active, 0, s.auctioned)
    if s.log is not None:
        s.log.tell("reveal", {"seat": s.active, "card": NAMES[s.auctioned]})
    open_bidding(s)


def _reveal_hands(s: Position) -> None:
    """BIB 6.1: at the end all hands are laid open."""
    assert s.log is not None
    seat: i64 = 0
    while seat < s.seats:
        cards = " ".join([NAMES[card] for card in s.hand_of(seat)])
        s.log.tell("open-hand", {"seat": seat, "cards": cards})
        seat += 1


def open_bidding(s: Position) -> None:
    """BIB 5.3, 5.17: all but the fined may bid, from the active player's left, from 1 again."""
    s.high = 0
    s.bidder = NOBODY
    s.passed = s.fined
    s.phase = BIDDING
    s.speaker = _next_speaker(s, s.active)
    if s.speaker == NOBODY:
        _leave_unsold(s)


def _next_speaker(s: Position, seat: i64) -> i64:
    """BIB 5.3: the next one clockwise who has not passed; the active player speaks last."""
    step: i64 = 0
    while step < s.seats:
        seat = s.left_of(seat)
        if not s.passed & (1 << seat):
            return seat
        step += 1
    return NOBODY


def bids(s: Position) -> vec[i64]:
    """BIB 5.4, 5.12: pass, or any bid above the highest up to the cap."""
    most = cap(s, s.speaker)
    if most <= s.high:
        return ONLY_PASS
    if most < USUAL:
        return USUAL_BIDS[s.high * USUAL + most]
    return bids_between(s.high, most)


def bid(s: Position, action: i64) -> None:
    if action == PASS:
        _pass(s)
        return
    s.high = action - BID
    s.bidder = s.speaker
    if s.log is not None:
        s.log.tell("bid", {"seat": s.bidder, "amount": s.high})
    _pass_on(s)


def _pass(s: Position) -> None:
    """BIB 5.5: who passes is out until the next card, or until this one is put up again."""
    s.passed |= 1 << s.speaker
    if s.log is not None:
        s.log.tell("pass", {"seat": s.speaker})
    _pass_on(s)


def _pass_on(s: Position) -> None:
    """BIB 5.6 to 5.8, 5.21: on to the next speaker; over when only the highest bidder is left."""
    s.speaker = _next_speaker(s, s.speaker)
    if s.speaker == NOBODY:
        _leave_unsold(s)
    elif s.speaker == s.bidder:
        s.speaker = NOBODY
        s.phase = PAYMENT


def _leave_unsold(s: Position) -> None:
    """BIB 5.8, 5.18: no bid at all: the card is discarded face up, a church card without effect."""
    s.note(UNSOLD, s.active, 0, s.auctioned)
    if s.log is not None:
        s.log.tell("unsold", {"card": NAMES[s.auctioned]})
    s.discard_open(s.auctioned)
    _end_auction(s, TURN_UP)


def _end_auction(s: Position, phase: i64) -> None:
    """BIB 5.20: the next player clockwise turns up the next card."""
    s.auctioned = NO_CARD
    s.high = 0
    s.bidder = NOBODY
    s.speaker = NOBODY
    s.passed = 0
    s.fined = 0
    s.active = s.left_of(s.active)
    s.phase = phase


def missing(s: Position) -> i64:
    """What is still to be laid: cards for a gold card, money for any other."""
    if is_gold(s.auctioned):
        return s.high - i64(len(s.laid))
    money: i64 = 0
    for card in s.laid:
        money += worth(card)
    return s.high - money


def payments(s: Position) -> vec[i64]:
    """BIB 5.9 to 5.11, 7.3 to 7.5: the cards that may be laid next, and at the start to refuse.

    Cards are laid in falling card order, so that each set has one spelling; and only where the
    rest of the price can still be laid with the cards below. So no card is superfluous either.
    """
    if len(s.laid) == 0 and not is_gold(s.auctioned) and purse(s, s.bidder) < s.high:
        return ONLY_REFUSE
    highest: i64 = HAND_KINDS - 1
    choices = vec[i64](capacity=16)
    if len(s.laid) == 0:
        choices = append(choices, REFUSE)
    else:
        highest = s.laid[len(s.laid) - 1]
    if is_gold(s.auctioned):
        return _card_payments(s, choices, highest)
    return _gold_payments(s, choices, highest)


def purse(s: Position, seat: i64) -> i64:
    """All the money a seat holds."""
    return s.held(seat, GOLD) + 2 * s.held(seat, GOLD + 1) + 3 * s.held(seat, GOLD + 2)


def _card_payments(s: Position, choices: vec[i64], highest: i64) -> vec[i64]:
    """BIB 5.11, 5.25: for a gold card any cards, as many as the bid."""
    need = missing(s)
    hands = s.hands
    place: i64 = s.bidder * HAND_KINDS
    last: i64 = place + highest
    to_action: i64 = PAY - place
    reach: i64 = 0
    # Whole categories that lie too low to begin with.
    suit: i64 = s.bidder * SUITS
    end: i64 = suit + SUIT[highest]
    while suit < end and reach + s.suits[suit] < need:
        reach += s.suits[suit]
        place += LETTER_COUNT
        suit += 1
    while place <= last:
        count = hands[place]
        if count > 0:
            reach += count
            if reach >= need:
                choices = append(choices, place + to_action)
        place += 1
    return choices


def _gold_payments(s: Position, choices: vec[i64], highest: i64) -> vec[i64]:
    """BIB 5.10, 5.24: for any other card gold worth the bid or more."""
    need = missing(s)
    reach: i64 = 0
    card: i64 = GOLD
    while card <= highest:
        count = s.held(s.bidder, card)
        reach += count * worth(card)
        if count > 0 and reach >= need:
            choices = append(choices, PAY + card)
        card += 1
    return choices


def pay(s: Position, action: i64) -> None:
    """BIB 5.9, 7.3: a step of the payment, or the refusal."""
    if action == REFUSE:
        _refuse(s)
        return
    card = action - PAY
    # Nobody else sees it yet: until the payment is whole, the size of the hand stays as it was.
    s.lay(s.bidder, card)
    s.laid = append(s.laid, card)
    if s.log is not None:
        s.log.confide("lay", {"seat": s.bidder, "card": NAMES[card]}, s.bidder)
    if missing(s) <= 0:
        _complete_payment(s)


def _complete_payment(s: Position) -> None:
    """BIB 5.10, 5.11: gold is shown; what is paid for a gold card goes face down."""
    openly = not is_gold(s.auctioned)
    s.sizes[s.bidder] -= i64(len(s.laid))
    for card in s.laid:
        if openly:
            s.note(SHOW, s.bidder, 0, card)
            s.discard_open(card)
        else:
            s.note(HIDE, s.bidder, 0, card)
            s.discard_face_down(card)
        if s.log is not None:
            _tell_payment(s, card, openly)
    s.laid = NO_VEC
    _hand_over(s)


def _tell_payment(s: Position, card: i64, openly: bool) -> None:
    assert s.log is not None
    if openly:
        s.log.tell("paid", {"seat": s.bidder, "card": NAMES[card]})
    else:
        s.log.whisper("paid-face-down", {"seat": s.bidder}, {"card": NAMES[card]}, [s.bidder])


def _hand_over(s: Position) -> None:
    """BIB 5.19: the buyer takes the card; a church card works before the next is turned up."""
    buyer = s.bidder
    card = s.auctioned
    s.note(BUY, buyer, 0, card)
    if s.log is not None:
        s.log.tell("buy", {"seat": buyer, "card": NAMES[card], "amount": s.high})
    _end_auction(s, TURN_UP)
    if is_church(card):
        receive_church(s, buyer, card, TURN_UP)
    else:
        s.give(buyer, card)


def _refuse(s: Position) -> None:
    """BIB 5.13 to 5.18, 5.27: the penalty, then the card is put up again without the fined."""
    fined = s.bidder
    if s.log is not None:
        s.log.tell("refuse", {"seat": fined, "amount": s.high})
    if s.penalty == BLUFF:
        _lose_one_card(s, fined)
    else:
        _pay_fine(s, fined)
    s.fined |= 1 << fined
    open_bidding(s)


def _pay_fine(s: Position, fined: i64) -> None:
    """BIB 5.14, 5.16, 5.26: clockwise each other player draws a card blind, while there are any."""
    taker = s.left_of(fined)
    while taker != fined and s.sizes[fined] > 0:
        card = s.blind_draw(fined)
        s.give(taker, card)
        s.note(FINE, fined, taker, card)
        if s.log is not None:
            s.log.whisper(
                "fine", {"seat": fined, "taker": taker}, {"card": NAMES[card]}, [fined, taker]
            )
        taker = s.left_of(taker)


def _lose_one_card(s: Position, fined: i64) -> None:
    """BIB 5.15: medieval bluff: one blind card of the fined goes face down to the discard."""
    if s.sizes[fined] == 0:
        return
    card = s.blind_draw(fined)
    s.discard_face_down(card)
    s.note(LOSE, fined, 0, card)
    if s.log is not None:
        s.log.whisper("lose", {"seat": fined}, {"card": NAMES[card]}, [fined])
