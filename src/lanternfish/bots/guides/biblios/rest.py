"""The rest of a game, played quickly: not by bids and steps, but by what would come of them.

The hands of the world are known here to all, but nobody looks further than at what a card is worth
to whom. The world is used up.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.bots.guides.biblios.junk import Junk
from lanternfish.bots.guides.biblios.known import count_in, count_letters
from lanternfish.bots.guides.biblios.limits import (
    gains_from,
    is_for_cards,
    limit_for_gold,
    limit_of,
)
from lanternfish.bots.guides.biblios.outlook import Outlook
from lanternfish.bots.guides.biblios.paying import highest_coin
from lanternfish.bots.guides.biblios.placing import Draw, bar_to_keep, bar_to_sell
from lanternfish.bots.guides.biblios.standing import QUARTERS, Standing
from lanternfish.bots.guides.biblios.turning import best_turn
from lanternfish.bots.guides.biblios.worth import coin_worth, most_of_others, worth_of
from lanternfish.core.chance import Chance
from lanternfish.core.game import NOBODY
from lanternfish.games.biblios.cards import (
    CATEGORY_COUNT,
    CHURCH,
    GOLD,
    HAND_KINDS,
    NO_CARD,
    SUIT,
    SUITS,
    VALUE,
)
from lanternfish.games.biblios.church import church_choices, use_church
from lanternfish.games.biblios.gift import begin_gift_turn
from lanternfish.games.biblios.state import (
    BIDDING,
    CHURCH_CARD,
    DRAW,
    GATHER,
    PLACE,
    TAKE_ONE,
    TURN_UP,
    Position,
)

# Nobody judges so exactly: how far ranks stray, and what one would pay.
STRAY: Final = 0.3
FANCY: Final = 1.2
# Who plays on does not know the hands of the others: as if so many half-cards more were to come.
DOUBT: Final[i64] = 4


NO_GAINS: Final[vec[float]] = vec[float]()


class Rest:
    """A world, and how it goes on."""

    def __init__(self, s: Position, chance: Chance) -> None:
        self.s = s
        self.chance = chance
        self.standing = Standing(s.seats, s.dice)
        self._count()
        count_letters(self.standing, s.hands)
        self.standing.doubt = DOUBT
        self.standing.weigh_all()

    def _count(self) -> None:
        s = self.s
        place: i64 = 0
        while place < len(s.hands):
            if s.hands[place] > 0:
                count_in(self.standing, place // HAND_KINDS, place % HAND_KINDS, s.hands[place])
            place += 1
        if s.kept != NO_CARD:
            count_in(self.standing, s.active, s.kept, 1)
            s.hands[s.active * HAND_KINDS + s.kept] += 1
            s.suits[s.active * SUITS + SUIT[s.kept]] += 1
            s.sizes[s.active] += 1
            s.kept = NO_CARD
        place = s.top
        while place < len(s.deck):
            self._expect(s.deck[place])
            place += 1
        for card in s.pile:
            self._expect(card)
        for card in s.public:
            self._expect(card)
        if s.drawn != NO_CARD:
            self._expect(s.drawn)

    def _expect(self, card: i64) -> None:
        if card < GOLD:
            self.standing.halves[SUIT[card]] += 2
        elif card < CHURCH:
            self.standing.golds += 1.0

    def _expect_no_more(self, card: i64) -> None:
        if card < GOLD:
            self.standing.halves[SUIT[card]] -= 2
        elif card < CHURCH:
            self.standing.golds -= 1.0

    def run(self, turns: i64) -> bool:
        """So many turns from any decision but a payment; is the game over then?"""
        s = self.s
        if s.phase == CHURCH_CARD:
            self._bless(s.believer, s.church)
            s.phase = s.resume
        if s.phase == PLACE or s.phase == DRAW or s.phase == TAKE_ONE:
            turns = self._play_gifts(turns)
        elif s.phase < TURN_UP:
            turns = self._next_gifts(turns)
        if turns == 0:
            return False
        if s.phase == BIDDING:
            self._sell()
            s.phase = TURN_UP
            turns -= 1
        while s.top < len(s.deck):
            if turns == 0:
                return False
            self._turn_up()
            self._sell()
            turns -= 1
        return True

    def _play_gifts(self, turns: i64) -> i64:
        """The gift phase; how many turns are left to play then."""
        s = self.s
        if s.phase != TAKE_ONE:
            self._place_cards()
        self._share_out()
        s.phase = GATHER
        return self._next_gifts(turns - 1)

    def _next_gifts(self, turns: i64) -> i64:
        """Gift turns from the next player on."""
        s = self.s
        while s.top < len(s.deck):
            if turns == 0:
                return 0
            begin_gift_turn(s, s.left_of(s.active))
            self._place_cards()
            self._share_out()
            s.phase = GATHER
            turns -= 1
        s.deck = s.pile
        self.chance.shuffle(s.deck)
        s.top = 0
        s.active = s.first
        s.phase = TURN_UP
        return turns

    def outlook(self) -> vec[float]:
        """What each seat may expect where the play has come to, if all hands lay open."""
        self.standing.doubt = 0
        self.standing.weigh_all()
        return Outlook(self.s, self.standing).shares()

    def _place_cards(self) -> None:
        """The rest of a gift turn, up to the cards in public."""
        s = self.s
        draw = Draw(self.standing, s.active)
        card = s.drawn
        s.drawn = NO_CARD
        while s.self_left + s.auction_left + s.public_left > 0:
            if card == NO_CARD:
                card = s.deck[s.top]
                s.top += 1
            self._place(draw, card)
            card = NO_CARD
        s.taker = s.left_of(s.active)

    def _place(self, draw: Draw, card: i64) -> None:
        s = self.s
        stray = STRAY * (self.chance.unit() - 0.5)
        draw.rank(card)
        if s.self_left > 0 and draw.to_keep + stray > bar_to_keep(s):
            s.self_left = 0
            self._expect_no_more(card)
            self._receive(s.active, card)
        elif s.auction_left > 0 and draw.to_sell + stray > bar_to_sell(s):
            s.auction_left = 0
            s.pile = append(s.pile, card)
        else:
            s.public_left -= 1
            s.public = append(s.public, card)

    def _share_out(self) -> None:
        """Everybody takes the card that brings most."""
        s = self.s
        while s.taker != s.active:
            best: i64 = 0
            if len(s.public) > 1:
                best = self._best_public(s.taker)
            card = s.public[best]
            last = i64(len(s.public)) - 1
            s.public[best] = s.public[last]
            s.public = s.public[:last]
            self._expect_no_more(card)
            self._receive(s.taker, card)
            s.taker = s.left_of(s.taker)

    def _best_public(self, seat: i64) -> i64:
        coin = coin_worth(self.standing)
        best: i64 = 0
        most: float = -1.0
        place: i64 = 0
        while place < len(self.s.public):
            card = self.s.public[place]
            worth = worth_of(self.standing, seat, card, coin)
            worth += 0.2 * most_of_others(self.standing, seat, card, coin)
            if worth > most:
                best = place
                most = worth
            place += 1
        return best

    def _receive(self, seat: i64, card: i64) -> None:
        if card >= CHURCH:
            self._bless(seat, card)
            return
        self.s.hands[seat * HAND_KINDS + card] += 1
        count_in(self.standing, seat, card, 1)
        self.s.suits[seat * SUITS + SUIT[card]] += 1
        self.s.sizes[seat] += 1
        if card < GOLD:
            self.standing.weigh(SUIT[card])

    def _bless(self, seat: i64, card: i64) -> None:
        s = self.s
        s.church = card
        action = best_turn(self.standing, seat, church_choices(s))
        phase = s.phase
        use_church(s, action)
        s.phase = phase
        self.standing.weigh_all()

    def _turn_up(self) -> None:
        s = self.s
        card = s.deck[s.top]
        s.top += 1
        s.auctioned = card
        s.high = 0
        s.bidder = NOBODY
        s.passed = 0
        self._expect_no_more(card)
        if card < GOLD:
            self.standing.weigh(SUIT[card])

    def _sell(self) -> None:
        """Whoever would pay most buys it, for little more than the next would pay."""
        s = self.s
        coin: float = 0.0
        gains = NO_GAINS
        if is_for_cards(s.auctioned):
            coin = coin_worth(self.standing)
        else:
            gains = gains_from(self.standing, s.auctioned)
        winner = s.bidder
        first: i64 = s.high
        second: i64 = s.high
        seat: i64 = s.active
        step: i64 = 0
        while step < s.seats:
            seat = s.left_of(seat)
            if not s.passed & (1 << seat):
                limit = self._limit(seat, gains, coin)
                if limit > first:
                    second = first
                    first = limit
                    winner = seat
                elif limit > second:
                    second = limit
            step += 1
        if winner != NOBODY:
            price = s.high
            if winner != s.bidder or second > s.high:
                price = second + 1
            if price > first:
                price = first
            self._buy(winner, price, coin)
        s.active = s.left_of(s.active)

    def _limit(self, seat: i64, gains: vec[float], coin: float) -> i64:
        s = self.s
        stray = 1.0 + FANCY * (self.chance.unit() - 0.5)
        if is_for_cards(s.auctioned):
            limit = limit_for_gold(self.standing, s.suits, seat, s.auctioned, coin)
            return i64(limit * stray + 0.5)
        cap = self.standing.purse[seat]
        most = i64(limit_of(self.standing, seat, gains) * stray + 0.5)
        return min(most, cap)

    def _buy(self, seat: i64, price: i64, coin: float) -> None:
        s = self.s
        if is_for_cards(s.auctioned):
            self._pay_cards(seat, price, coin)
        else:
            self._pay_gold(seat, price)
        self._receive(seat, s.auctioned)

    def _pay_cards(self, seat: i64, price: i64, coin: float) -> None:
        junk = Junk(self.standing, self.s.hands, seat, coin, HAND_KINDS - 1)
        cards = vec[i64](capacity=8)
        while price > 0:
            card = junk.next()
            if card == NO_CARD:
                break
            cards = append(cards, card)
            price -= 1
        for card in cards:
            self._lose(seat, card)

    def _pay_gold(self, seat: i64, price: i64) -> None:
        highest: i64 = HAND_KINDS - 1
        while price > 0 and self.standing.purse[seat] > 0:
            card = highest_coin(self.s.hands, seat, price, highest)
            if self.s.held(seat, card) == 0:
                return
            self._lose(seat, card)
            price -= VALUE[card]
            highest = card

    def _lose(self, seat: i64, card: i64) -> None:
        s = self.s
        s.hands[seat * HAND_KINDS + card] -= 1
        s.suits[seat * SUITS + SUIT[card]] -= 1
        s.sizes[seat] -= 1
        if card >= GOLD:
            self.standing.purse[seat] -= VALUE[card]
            return
        self.standing.total[seat * CATEGORY_COUNT + SUIT[card]] -= QUARTERS * VALUE[card]
        self.standing.weigh(SUIT[card])
