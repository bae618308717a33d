"""Biblios as a player knows it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.bots.guides.biblios.believing import Belief
from lanternfish.bots.guides.biblios.bidding import prefer_bid
from lanternfish.bots.guides.biblios.known import standing_for
from lanternfish.bots.guides.biblios.noticing import noticed
from lanternfish.bots.guides.biblios.paying import next_payment, prefer_payment
from lanternfish.bots.guides.biblios.placing import prefer_place, prefer_take
from lanternfish.bots.guides.biblios.rest import Rest
from lanternfish.bots.guides.biblios.turning import prefer_church
from lanternfish.bots.guides.biblios.verdict import verdict
from lanternfish.bots.search.guide import Guide
from lanternfish.core.chance import Chance
from lanternfish.core.game import NOBODY, State, View, numbers
from lanternfish.games.biblios.cards import HAND_KINDS, SUIT, SUITS
from lanternfish.games.biblios.game import BibliosState
from lanternfish.games.biblios.state import BIDDING, PAYMENT, PLACE, TAKE_ONE, Position
from lanternfish.games.biblios.view import Sight

TO_THE_END: Final[i64] = 1000
# Of so many quick games one is played to the end, the others are judged after a turn.
ONE_OF: Final[i64] = 3


class BibliosGuide(Guide):
    """How to play Biblios."""

    def __init__(self) -> None:
        super().__init__()
        self.curiosity = 1.0
        self.reuse = 24
        self.secrets = True
        self.habits = True

    def stand(self, view: View) -> State:
        assert isinstance(view, Sight)
        return stand(view)

    def imagine(self, view: View, chance: Chance) -> State:
        """A world in which the others have kept and sold what players keep and sell."""
        assert isinstance(view, Sight)
        s = view.sketch(chance)
        assert isinstance(s, Position)
        Belief(s, view.seat).settle(chance)
        return s

    def prefer(self, s: State) -> vec[float]:
        assert isinstance(s, Position)
        if s.phase == PAYMENT:
            return prefer_payment(s)
        standing = standing_for(s, s.seat)
        if s.phase == PLACE:
            return prefer_place(s, standing)
        if s.phase == TAKE_ONE:
            return prefer_take(s, standing)
        if s.phase == BIDDING:
            return prefer_bid(s, standing)
        return prefer_church(s, standing)

    def play_on(self, s: State, chance: Chance) -> vec[float]:
        """A turn is played and it is judged who stands how well; now and then all the rest is."""
        assert isinstance(s, Position)
        while s.seat != NOBODY and s.phase == PAYMENT:
            s.apply(next_payment(s))
        rest = Rest(s, chance)
        turns: i64 = 1
        if chance.below(ONE_OF) == 0:
            turns = TO_THE_END
        if s.seat == NOBODY or rest.run(turns):
            return verdict(s, rest.standing.total)
        return rest.outlook()

    def notice(self, s: State, seat: i64, decider: i64, action: i64) -> i64:
        assert isinstance(s, Position)
        return noticed(s, seat, decider, action)


def stand(sight: Sight) -> BibliosState:
    """The table as it lies, one's own cards, and what one remembers."""
    s = BibliosState()
    sight.table.copy_into(s)
    s.hands = sight.hands[:]
    s.suits = numbers(s.seats * SUITS)
    place: i64 = sight.seat * HAND_KINDS
    card: i64 = 0
    while card < HAND_KINDS:
        s.suits[sight.seat * SUITS + SUIT[card]] += s.hands[place + card]
        card += 1
    s.laid = sight.laid[:]
    s.drawn = sight.drawn
    s.kept = sight.kept
    s.deck = numbers(sight.deck_size)
    s.pile = numbers(sight.pile_size)
    s.story = sight.memory[:]
    s.seat = sight.turn
    options = vec[i64](capacity=len(sight.legal))
    for action in sight.legal:
        options = append(options, action)
    s.options = options
    return s
