"""Conspiracy as a player knows it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.bots.guides.conspiracy.conspiring import (
    prefer_keep,
    prefer_order,
    prefer_pick,
    prefer_way,
)
from lanternfish.bots.guides.conspiracy.outlook import Outlook
from lanternfish.bots.guides.conspiracy.playing import (
    final_shares,
    likely_shares,
    play_turns,
)
from lanternfish.bots.guides.conspiracy.sites import prefer_site, prefer_source
from lanternfish.bots.guides.conspiracy.swapping import prefer_swap
from lanternfish.bots.search.guide import Guide
from lanternfish.core.chance import Chance
from lanternfish.core.game import NOBODY, State, View
from lanternfish.games.conspiracy.codec import ask
from lanternfish.games.conspiracy.game import ConspiracyState
from lanternfish.games.conspiracy.state import (
    CONSPIRE,
    KEEPING,
    ORDER,
    PICKING,
    SOURCE,
    SWAPPING,
    Position,
)
from lanternfish.games.conspiracy.view import Sight, fill

TO_THE_END: Final[i64] = 1000


class ConspiracyGuide(Guide):
    """How to play Conspiracy. All lies open but the order of the decks: there are no secrets."""

    def __init__(self) -> None:
        super().__init__()
        self.curiosity = 2.0
        # Read anew for each decision; kept only so as not to be made anew.
        self.mine = Outlook()
        self.others = Outlook()

    def stand(self, view: View) -> State:
        """The table, and the decks in card order: which cards they have follows from the table."""
        assert isinstance(view, Sight)
        s = ConspiracyState()
        fill(view, s)
        ask(s)
        return s

    def prefer(self, s: State) -> vec[float]:
        """What brings most points, less some of what it leaves to the next player."""
        assert isinstance(s, Position)
        o = self.mine
        o.read(s, s.active)
        if s.phase == CONSPIRE:
            self.others.read(s, s.left_of(s.active))
            return prefer_way(o, self.others, s)
        if s.phase == PICKING:
            self.others.read(s, s.left_of(s.active))
            return prefer_pick(o, self.others, s)
        if s.phase == ORDER:
            return prefer_order(o, s)
        if s.phase == SOURCE:
            return prefer_source(o, s)
        if s.phase == SWAPPING:
            return prefer_swap(o, s)
        if s.phase == KEEPING:
            return prefer_keep(o, s)
        return prefer_site(o, s)

    def play_on(self, s: State, chance: Chance) -> vec[float]:
        """Half of the quick games, as chance has it, go to the end; the others are judged soon.

        The judgement is steady but knows little, the end is sure but mostly luck: half of each.
        """
        assert isinstance(s, Position)
        if chance.below(2) == 0:
            play_turns(s, self.mine, TO_THE_END)
        else:
            play_turns(s, self.mine, s.seats)
        if s.seat == NOBODY:
            return final_shares(s)
        return likely_shares(s, self.mine)

    def notice(self, s: State, seat: i64, decider: i64, action: i64) -> i64:
        """Only what was done, not which lords and locations came up: there are thousands of ways.

        So a lord that can be picked is one choice wherever he is shown, and a search learns what
        he is worth on the average of all that may lie beside him.
        """
        return action
