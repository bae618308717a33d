"""Why an action is refused. Only what the deciding seat itself can see goes into a reason."""

from mypy_extensions import i64

from lanternfish.core.errors import Reason
from lanternfish.games.biblios.actions import (
    BID,
    LOWER,
    LOWER_PAIR,
    PAY,
    RAISE_PAIR,
    REFUSE,
    TAKE,
)
from lanternfish.games.biblios.auction import missing
from lanternfish.games.biblios.cards import GOLD, LOWER_TWO, NAMES, RAISE_TWO, is_gold
from lanternfish.games.biblios.notation import kind_of
from lanternfish.games.biblios.state import (
    BIDDING,
    CHURCH_CARD,
    PAYMENT,
    PHASES,
    PLACE,
    TAKE_ONE,
    Position,
    cap,
)


def refuse(s: Position, action: i64) -> Reason:
    """The reason why an action that is not legal is not."""
    kind = kind_of(action)
    if s.phase == PLACE and kind == "place":
        return Reason("place-full", {})
    if s.phase == TAKE_ONE and kind == "take":
        return Reason("not-in-public", {"card": NAMES[action - TAKE]})
    if s.phase == CHURCH_CARD and kind == "church":
        return _about_church(s, action)
    if s.phase == BIDDING and kind == "bid":
        return _about_bid(s, action - BID)
    if s.phase == PAYMENT and kind == "pay":
        return _about_payment(s, action)
    return Reason("another-decision", {"asked": PHASES[s.phase]})


def _about_church(s: Position, action: i64) -> Reason:
    two = s.church == RAISE_TWO or s.church == LOWER_TWO
    if two != (action >= RAISE_PAIR):
        return Reason("church-needs-two-dice" if two else "church-needs-one-die", {})
    raising = action < LOWER or RAISE_PAIR <= action < LOWER_PAIR
    if raising and NAMES[s.church] in ("c-", "c--"):
        return Reason("church-only-lowers", {})
    if not raising and NAMES[s.church] in ("c+", "c++"):
        return Reason("church-only-raises", {})
    return Reason("die-at-6" if raising else "die-at-1", {})


def _about_bid(s: Position, amount: i64) -> Reason:
    if amount <= s.high:
        return Reason("bid-too-low", {"high": s.high})
    return Reason("bid-above-cap", {"cap": cap(s, s.speaker), "cards": s.sizes[s.speaker]})


def _about_payment(s: Position, action: i64) -> Reason:
    if action == REFUSE:
        return Reason("payment-begun", {"missing": missing(s)})
    card = action - PAY
    if not is_gold(s.auctioned) and card < GOLD:
        return Reason("pay-with-gold", {"card": NAMES[card]})
    if s.held(s.bidder, card) == 0:
        return Reason("not-in-hand", {"card": NAMES[card]})
    if len(s.laid) > 0 and card > s.laid[len(s.laid) - 1]:
        return Reason("payment-order", {"card": NAMES[card]})
    return Reason("payment-falls-short", {"card": NAMES[card], "missing": missing(s)})
