"""Abyss as a player knows it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.bots.guides.abyss.measure import fade
from lanternfish.bots.guides.abyss.payment import NEVER, Payer
from lanternfish.bots.guides.abyss.tastes import likings
from lanternfish.bots.guides.abyss.worth import expectations
from lanternfish.bots.search.guide import Guide
from lanternfish.core.chance import Chance
from lanternfish.core.game import NOBODY, State, View
from lanternfish.games.abyss.actions import ACTIONS, BETRAY, OUST, PAID, PAY, PLOT
from lanternfish.games.abyss.cards import ALLIES
from lanternfish.games.abyss.game import AbyssState
from lanternfish.games.abyss.state import MAIN, PAYING, Position
from lanternfish.games.abyss.view import Sight

# What is seldom right is looked at now and then.
LEAST: Final[float] = 0.015
# So many points less make an action less likely by a factor of about e.
SPREAD: Final[float] = 1.2
# A quick game is not the same every time: so many points more or less.
WHIM: Final[float] = 0.5
# No quick game takes more decisions than this.
LONGEST: Final[i64] = 300
HALF: Final[i64] = 2147483647
# To write several things into one number.
COURTS: Final[i64] = 1048573
LEAP: Final[i64] = 16384


class AbyssGuide(Guide):
    """How to play Abyss."""

    def __init__(self) -> None:
        super().__init__()
        self.curiosity = 1.4
        self.doubt = 0.05
        self.reuse = 1
        self.secrets = False
        # How many turns a quick game lasts after the one it begins in.
        self.horizon: i64 = 5
        self.whim = WHIM
        self.spread = SPREAD
        self.payer = Payer()

    def stand(self, view: View) -> State:
        """All but the decks and the others' tokens, of which there is only the number."""
        assert isinstance(view, Sight)
        s = AbyssState()
        view.table.copy_table(s)
        s.seat = view.turn
        options = vec[i64](capacity=len(view.legal))
        for action in view.legal:
            options = append(options, action)
        s.options = options
        seat: i64 = 0
        while seat < s.seats:
            # Which they are nobody else knows; those of three points are as good as any.
            s.tokens[seat * 3 + 1] += view.token_counts[seat] - s.tokens_of(seat)
            seat += 1
        return s

    def prefer(self, s: State) -> vec[float]:
        assert isinstance(s, Position)
        likes = likings(s, self.payer)
        best: float = -NEVER
        for like in likes:
            if like > best:
                best = like
        place: i64 = 0
        while place < len(likes):
            likes[place] = fade((best - likes[place]) / self.spread) + LEAST
            place += 1
        return likes

    def play_on(self, s: State, chance: Chance) -> vec[float]:
        assert isinstance(s, Position)
        turns: i64 = 0
        decisions: i64 = 0
        active = s.active
        self.payer.forget()
        while s.seat != NOBODY and decisions < LONGEST:
            if s.active != active:
                active = s.active
                turns += 1
            over = turns > self.horizon or (turns == self.horizon and s.phase == MAIN)
            if over and s.ender == NOBODY:
                break
            s.apply(self.quick(s, chance))
            decisions += 1
        return expectations(s)

    def quick(self, s: Position, chance: Chance) -> i64:
        """What a player does who does not think for long."""
        moves = s.moves()
        if s.phase == PAYING:
            action = self.next_payment(s)
            if action >= 0:
                return action
        likes = likings(s, self.payer)
        best: i64 = 0
        most: float = -NEVER
        place: i64 = 0
        while place < len(likes):
            like = likes[place] + self.whim * chance.unit()
            if like > most:
                most = like
                best = place
            place += 1
        return moves[best]

    def next_payment(self, s: Position) -> i64:
        """On with the payment that was planned; -1 if there is none that fits."""
        if self.payer.lord != s.lord or self.payer.seat != s.seat:
            return -1
        plan = self.payer.best
        card: i64 = 0
        while card < ALLIES:
            if s.paid[card] > plan[card]:
                return -1
            card += 1
        card = 0
        while card < ALLIES:
            if plan[card] > s.paid[card]:
                if PAY + card in s.options:
                    return PAY + card
                return -1
            card += 1
        if PAID in s.options:
            return PAID
        return -1

    def notice(self, s: State, seat: i64, decider: i64, action: i64) -> i64:
        """The action, the card turned up last, a lord who came alone, and the locations drawn.

        When the court is filled up so many lords come that hardly two worlds would be alike.
        """
        assert isinstance(s, Position)
        seen = action
        if s.top > 0:
            seen += ACTIONS * (s.deck[s.top - 1] + 1)
        if action == PLOT or action >= OUST or (action >= BETRAY and s.recruiting):
            seen += (s.at_court % COURTS) * LEAP + s.lord + 1
        seen ^= s.drawn * 977
        return seen & HALF
