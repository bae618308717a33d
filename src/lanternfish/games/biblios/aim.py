"""Where the known faces are likely to be, and the odds set by that.

The chances of odds.py are right however its tangents lie; the closer these are to what the guesses
come upon, the fewer guesses are thrown away.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.core.game import NOBODY, floats
from lanternfish.games.biblios.census import CLASSES, class_of
from lanternfish.games.biblios.odds import ROWS, STUCK, Odds, first_event
from lanternfish.games.biblios.recall import MOVED, NO_EVENT, NO_FACE, SEATS

STEPS: Final[i64] = 4


class Aim:
    """One look backwards: all known faces go back at once, each by its chances."""

    def __init__(self, odds: Odds) -> None:
        self.odds = odds
        self.puzzle = odds.puzzle
        # By event: the sum of (share - 1) / size that is to be expected.
        self.pull = floats(i64(len(odds.puzzle.what)))

    def take(self) -> None:
        if self.puzzle.faces == 0:
            return
        self._follow_classes()
        self._follow_tokens()
        event: i64 = 0
        while event < len(self.pull):
            if self.pull[event] != 0.0 or self.odds.tilt[event] > 0.0:
                # Half of the way, or it swings.
                here = math.sqrt(max(1.0 + self.pull[event], 0.05) / self.odds.tilt[event])
                self.odds.lean(event, here - 1.0)
            event += 1
        self.odds.fill()

    def _follow_classes(self) -> None:
        p = self.puzzle
        here = floats(CLASSES * SEATS)
        token: i64 = i64(len(p.face)) - 1
        event: i64 = i64(len(p.what))
        while event >= 0:
            while token >= 0 and p.born[token] >= event:
                if p.face[token] != NO_FACE and p.source[token] == NO_EVENT:
                    here[class_of(p.face[token]) * SEATS + p.birth_hand[token]] += 1.0
                token -= 1
            event -= 1
            if event >= 0 and p.drawn[event] != NOBODY:
                k: i64 = 0
                while k < CLASSES:
                    if here[k * SEATS + p.drawn[event]] > 0.0:
                        self._go(event, event * ROWS + k, k * SEATS, here)
                    k += 1
        self.odds.homes.settle(here, STEPS)

    def _follow_tokens(self) -> None:
        p = self.puzzle
        token: i64 = 0
        while token < len(p.face):
            if self.odds.stride[token] == 1:
                here = floats(SEATS)
                here[p.birth_hand[token]] = 1.0
                event: i64 = p.born[token] - 1
                while event >= first_event(p, token):
                    if p.drawn[event] != NOBODY and here[p.drawn[event]] > 0.0:
                        self._go(event, self.odds.place[token] + event, 0, here)
                    event -= 1
            token += 1

    def _go(self, event: i64, row: i64, start: i64, here: vec[float]) -> None:
        """Some of what lies in the hand is drawn."""
        p = self.puzzle
        share = self.odds.share[row]
        at: i64 = start + p.drawn[event]
        gone = here[at] * self._drawn(event, share)
        if p.size[event] > 1:
            self.pull[event] += here[at] * self._pulled(event, share)
        here[at] -= gone
        if p.what[event] == MOVED:
            here[start + p.hand[event]] += gone

    def _drawn(self, event: i64, share: float) -> float:
        o = self.odds
        size = float(self.puzzle.size[event])
        if share == STUCK or size == 1.0:
            return 1.0
        if share > o.knee[event]:
            return share / (share + size * o.floor[event] - 1.0)
        return o.tilt[event] * share / size

    def _pulled(self, event: i64, share: float) -> float:
        o = self.odds
        size = float(self.puzzle.size[event])
        if share == STUCK or share > o.knee[event]:
            return (o.knee[event] - 1.0) / size
        return (share - 1.0) / size
