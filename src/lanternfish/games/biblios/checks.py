"""Can a written position be at all? Each check names what cannot."""

from mypy_extensions import i64

from lanternfish.core.errors import BadPosition
from lanternfish.core.game import NOBODY
from lanternfish.games.biblios.auction import missing
from lanternfish.games.biblios.cards import HAND_KINDS, KINDS, NAMES, NO_CARD, is_gold
from lanternfish.games.biblios.gift import places_left
from lanternfish.games.biblios.state import (
    BIDDING,
    CHURCH_CARD,
    DRAW,
    OVER,
    PAYMENT,
    PHASES,
    PLACE,
    TAKE_ONE,
    TURN_UP,
    Position,
)
from lanternfish.games.biblios.trace import in_auctions


def check_phase(s: Position) -> None:
    """Each phase has what it asks about, and no other has it."""
    if s.phase in (DRAW, TURN_UP, PHASES.index("gather")):
        raise BadPosition(f"nobody decides in phase {PHASES[s.phase]!r}")
    _only_in(s, PLACE, s.drawn != NO_CARD, "a drawn card")
    _only_in(s, CHURCH_CARD, s.church != NO_CARD, "a church card")
    if s.church != NO_CARD and s.believer == NOBODY:
        raise BadPosition("a church card belongs to the seat that received it")
    in_auction = s.phase in (BIDDING, PAYMENT)
    if in_auction != (s.auctioned != NO_CARD):
        raise BadPosition(f"phase {PHASES[s.phase]!r} and the auction do not go together")
    if s.phase == BIDDING and (s.speaker == NOBODY or s.passed & (1 << s.speaker)):
        raise BadPosition("the speaker must be a seat that has not passed")
    if s.phase == PAYMENT and (s.bidder == NOBODY or s.high == 0):
        raise BadPosition("a payment needs a bidder and a bid")
    if s.phase == TAKE_ONE and (s.taker in (NOBODY, s.active) or len(s.public) == 0):
        raise BadPosition("to take needs a taker who is not active, and a public card")
    if len(s.laid) > 0 and s.phase != PAYMENT:
        raise BadPosition("cards are laid only in a payment")
    if s.church != NO_CARD and s.resume not in (DRAW, TAKE_ONE, TURN_UP):
        raise BadPosition("after a church card comes draw, take or turn-up")
    if s.phase == OVER and len(s.deck) > 0:
        raise BadPosition("the game is not over while the deck has cards")


def _only_in(s: Position, phase: i64, there: bool, what: str) -> None:
    if there and s.phase != phase:
        raise BadPosition(
            f"{what} belongs to phase {PHASES[phase]!r} alone; it is {PHASES[s.phase]!r}"
        )
    if s.phase == phase and not there:
        raise BadPosition(f"phase {PHASES[phase]!r} needs {what}")


def check_cards(s: Position) -> None:
    """Every card of the box lies somewhere, exactly once."""
    counts = s.discard[:]
    for row in (s.open_removals, s.unseen, s.deck, s.pile, s.public, s.face_down, s.laid):
        for card in row:
            counts[card] += 1
    for card in (s.drawn, s.kept, s.church, s.auctioned):
        if card != NO_CARD:
            counts[card] += 1
    for seat in range(int(s.seats)):
        for kind in range(int(HAND_KINDS)):
            counts[kind] += s.held(seat, kind)
    for kind in range(int(KINDS)):
        if counts[kind] != s.box[kind]:
            raise BadPosition(f"{NAMES[kind]} is there {counts[kind]} times, not {s.box[kind]}")


def check_gift(s: Position) -> None:
    """The cards of the gift phase come out even, and there are none of them in the auctions."""
    if in_auctions(s):
        if len(s.pile) + len(s.public) > 0 or s.kept != NO_CARD:
            raise BadPosition("the gifts are over: no card is on the pile, in public or kept")
        return
    if s.kept != NO_CARD and s.self_left > 0:
        raise BadPosition("a card is kept, so the place before oneself is taken")
    places: i64 = places_left(s)
    if s.phase == PLACE and places == 0:
        raise BadPosition("a card is drawn, but no place is left for it")
    if s.phase == PLACE:
        places -= 1
    spare: i64 = i64(len(s.deck)) - places
    if spare < 0 or spare % (s.seats + 1) != 0:
        raise BadPosition(f"a deck of {len(s.deck)} does not come out even")
    _check_takers(s)


def _check_takers(s: Position) -> None:
    if s.phase != TAKE_ONE and (s.phase != CHURCH_CARD or s.resume != TAKE_ONE):
        return
    if s.taker == NOBODY:
        raise BadPosition("after a card taken from the public space comes a taker")
    takers: i64 = (s.active - s.taker + s.seats) % s.seats
    if takers != len(s.public) or places_left(s) > 0:
        raise BadPosition(f"{len(s.public)} public cards for {takers} who take one each")


def check_auction(s: Position) -> None:
    """Bids have bidders, and who has passed does not bid."""
    if s.auctioned == NO_CARD:
        return
    if (s.bidder == NOBODY) != (s.high == 0):
        raise BadPosition("a bid needs a bidder, and a bidder a bid")
    if s.bidder != NOBODY and (s.bidder == s.speaker or s.passed & (1 << s.bidder)):
        raise BadPosition("the highest bidder has not passed and does not speak against himself")
    if s.phase == PAYMENT:
        everyone: i64 = (1 << s.seats) - 1
        if s.passed | (1 << s.bidder) != everyone or s.speaker != NOBODY:
            raise BadPosition("who pays is the last one left: all others have passed")
        _check_laid(s)


def _check_laid(s: Position) -> None:
    """BIB 7.4: falling card order; gold for what is not gold; the price not reached yet."""
    place: i64 = 0
    while place < len(s.laid):
        card = s.laid[place]
        if not is_gold(s.auctioned) and not is_gold(card):
            raise BadPosition(f"{NAMES[card]} is laid for {NAMES[s.auctioned]}: only gold pays")
        if place > 0 and card > s.laid[place - 1]:
            raise BadPosition("cards are laid in falling card order")
        place += 1
    if missing(s) <= 0:
        raise BadPosition("the price is laid, so the payment is over")
