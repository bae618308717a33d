"""Can a written position be at all? Each check names what cannot."""

from lanternfish.core.errors import BadPosition
from lanternfish.core.game import NOBODY, numbers
from lanternfish.games.abyss.cards import (
    ALLIES,
    BIT,
    CARD_NAMES,
    COPIES,
    HUNTER,
    KINDS,
    LEAST_TOKEN,
    LOCATION_NAMES,
    LOCATIONS,
    LORD_NAMES,
    LORDS,
    SHAMAN,
    TOKEN_COPIES,
    TOKEN_KINDS,
    count_bits,
)
from lanternfish.games.abyss.control import KEYS_NEEDED, hidden_locations
from lanternfish.games.abyss.court import LORDS_TO_END
from lanternfish.games.abyss.decisions import check_decision
from lanternfish.games.abyss.lords.each_turn import EACH_TURN
from lanternfish.games.abyss.state import AFFILIATING, EXCHANGING, MAIN, OVER, Position


def check_position(s: Position) -> None:
    check_cards(s)
    check_lords(s)
    check_locations(s)
    check_tokens(s)
    check_tableaux(s)
    check_turn(s)
    check_end(s)
    check_decision(s)


def check_cards(s: Position) -> None:
    """ABY 1.1, 11.16: every exploration card lies somewhere, exactly once."""
    counts = s.discarded[:]
    for card in s.deck[s.top :]:
        counts[card] += 1
    for card in s.track[: s.shown]:
        counts[card] += 1
    for card in range(int(ALLIES)):
        counts[card] += s.council[card] + s.paid[card]
        for seat in range(int(s.seats)):
            counts[card] += s.hands[seat * ALLIES + card] + s.affiliated[seat * ALLIES + card]
    for card in range(int(KINDS)):
        if counts[card] != COPIES[card]:
            raise BadPosition(
                f"{CARD_NAMES[card]} is there {counts[card]} times; the box has it "
                f"{COPIES[card]} times"
            )
    if s.cards_left() == 0:
        raise BadPosition("the exploration deck is empty; then the discard is shuffled at once")


def check_lords(s: Position) -> None:
    """ABY 1.4, 11.16: every lord lies somewhere, exactly once."""
    counts = numbers(LORDS)
    for lord in s.lord_deck[s.lord_top :]:
        counts[lord] += 1
    for lord in range(int(LORDS)):
        counts[lord] += ((s.at_court >> lord) & 1) + ((s.out >> lord) & 1)
        for lords in s.lords:
            counts[lord] += (lords >> lord) & 1
        if counts[lord] != 1:
            raise BadPosition(f"{LORD_NAMES[lord]} is there {counts[lord]} times")


def check_locations(s: Position) -> None:
    """ABY 1.9, 11.16: every location lies somewhere, exactly once."""
    counts = numbers(LOCATIONS)
    for location in s.stack[s.stack_top :]:
        counts[location] += 1
    if s.site >= 0 and s.phase != EXCHANGING:
        counts[s.site] += 1
    for location in range(int(LOCATIONS)):
        counts[location] += ((s.row >> location) & 1) + ((s.drawn >> location) & 1)
        for sites in s.sites:
            counts[location] += (sites >> location) & 1
        if counts[location] != 1:
            raise BadPosition(f"{LOCATION_NAMES[location]} is there {counts[location]} times")


def check_tokens(s: Position) -> None:
    """ABY 1.10, 12.5: every token is somewhere; a stolen one is with the thief."""
    counts = numbers(TOKEN_KINDS)
    for token in s.pool[s.pool_top :]:
        counts[token - LEAST_TOKEN] += 1
    for kind in range(int(TOKEN_KINDS)):
        for seat in range(int(s.seats)):
            counts[kind] += s.tokens[seat * TOKEN_KINDS + kind]
        if counts[kind] != TOKEN_COPIES[kind]:
            raise BadPosition(
                f"there are {counts[kind]} tokens of {LEAST_TOKEN + kind}; the box has "
                f"{TOKEN_COPIES[kind]}"
            )
    if s.thief == NOBODY:
        return
    if s.thief == s.robbed or s.phase == OVER:
        raise BadPosition("a theft is between two players, and no secret when the game is over")
    if s.stolen == 0 or s.tokens[s.thief * TOKEN_KINDS + s.stolen - LEAST_TOKEN] == 0:
        raise BadPosition(f"seat {s.thief} does not have the token taken from seat {s.robbed}")
    if (s.lords[s.thief] | s.out) & BIT[HUNTER] == 0:
        raise BadPosition(f"seat {s.thief} took a token without the hunter")


def check_tableaux(s: Position) -> None:
    """ABY 7.1, 8.1, 8.5: what lies before the players could have come about."""
    for seat in range(int(s.seats)):
        if s.free[seat] & ~s.in_force[seat] & BIT[SHAMAN]:
            raise BadPosition("the shaman is never assassinated")
        for location in range(int(LOCATIONS)):
            if (s.sites[seat] >> location) & 1 and count_bits(s.under[location]) > KEYS_NEEDED:
                raise BadPosition(
                    f"{count_bits(s.under[location])} lords lie under {LOCATION_NAMES[location]}; "
                    "three keys are the most"
                )
        at_rest = seat != s.active or s.phase in (MAIN, OVER)
        if at_rest and s.keys_of(seat) >= KEYS_NEEDED and (s.row | hidden_locations(s)) > 0:
            raise BadPosition(f"seat {seat} has three keys and no location for them")


def check_turn(s: Position) -> None:
    """ABY 3.7, 4.3, 4.4: prices, purchases and powers of the turn."""
    if s.price != 1 + count_bits(s.bought) or (s.bought >> s.active) & 1:
        raise BadPosition("the price is one more than the opponents who have bought")
    if s.used & ~EACH_TURN:
        raise BadPosition("only the slaver, the oracle and the opportunist are used in a turn")


def check_end(s: Position) -> None:
    """ABY 10.1, 10.3: who has seven lords has begun the end."""
    for seat in range(int(s.seats)):
        settled = seat != s.active or not s.recruiting or s.phase <= AFFILIATING
        if settled and s.ender == NOBODY and count_bits(s.lords[seat]) >= LORDS_TO_END:
            raise BadPosition(f"seat {seat} has seven lords, and nobody has ended the game")
        if s.phase == OVER and s.hand_sizes[seat] > 0:
            raise BadPosition(f"the game is over, and seat {seat} has cards in hand")
    if s.phase == OVER and (s.ender == NOBODY or s.left_of(s.active) != s.ender):
        raise BadPosition("the game is over, and not everybody has had the last turn")
