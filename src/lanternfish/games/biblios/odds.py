"""Look-ahead for the guesses of guess.py: from which hand does a known face get home?

Every known face has a chance in every hand at every time: about how likely it is to get back to a
source of that face. The guess prefers what keeps the chances high. They are set so that no guess
can weigh more than `bound`, whatever it comes upon (docs/sampling.md has the proof).
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.game import NOBODY, floats, numbers
from lanternfish.games.biblios.cards import GOLD
from lanternfish.games.biblios.census import CATEGORY, CLASSES, Census, class_of
from lanternfish.games.biblios.homes import Homes
from lanternfish.games.biblios.recall import MOVED, NO_EVENT, NO_FACE, SEATS, Puzzle

# A face that gets home only if it is the card that is drawn here.
STUCK: Final[float] = -1.0
# Rows of an event: the classes, and faces that cannot be the card that is drawn.
ROWS: Final[i64] = 5
FIXED: Final[i64] = 4
# A hand is never thought to be fuller of known faces than that.
FULL: Final[float] = 0.95


class Odds:
    def __init__(self, puzzle: Puzzle, census: Census) -> None:
        self.puzzle = puzzle
        self.homes = Homes(puzzle, census)
        events: i64 = i64(len(puzzle.what))
        # By event that draws a card: with a for the sum of (share - 1) / size over the known faces
        # in the hand, what is drawn weighs 1 + a. `tilt` is the slope of a tangent above the
        # logarithm of that; 1 + a is never below `floor` beside a face with a great share.
        self.tilt = floats(events)
        self.floor = floats(events)
        # What follows from these: how a chance fades when another card is drawn, from which share
        # on it grows no more than straight, and how.
        self.fade = floats(events)
        self.knee = floats(events)
        self.lift = floats(events)
        # By event that shows gold: how a chance fades for a face of that value in the same hand.
        self.dim = floats(events)
        # The most that the event can multiply the weight with.
        self.slack = floats(events)
        # By token, its row below: the place at event 0, and the step from event to event.
        self.place = vec[i64]()
        self.stride = vec[i64]()
        # By event and class or token: how much sooner this face is drawn than one that is not
        # known, and what the weight is multiplied by for a face that lies there.
        self.share = floats(events * ROWS)
        self.ratio = floats(events * ROWS)
        # By class: the last event that there is such a face at.
        self.until = numbers(CLASSES)
        if puzzle.faces > 0:
            self._find_rows()
            self._first_tilts(census)
            self.fill()

    def _find_rows(self) -> None:
        p = self.puzzle
        token: i64 = 0
        while token < len(p.face):
            place: i64 = class_of(p.face[token])
            stride: i64 = ROWS
            if p.source[token] != NO_EVENT:
                place = FIXED
                if p.moves > 0:
                    place = self._own_row(token)
                    stride = 1
            elif p.face[token] != NO_FACE:
                self.until[place] = max(self.until[place], p.born[token])
            self.place = append(self.place, place)
            self.stride = append(self.stride, stride)
            token += 1

    def _own_row(self, token: i64) -> i64:
        """Of a token whose source is certain, from just after that until it appears."""
        p = self.puzzle
        event: i64 = first_event(p, token)
        place: i64 = i64(len(self.share)) - event
        while event < p.born[token]:
            self.share = append(self.share, 0.0)
            self.ratio = append(self.ratio, 1.0)
            event += 1
        return place

    def _first_tilts(self, census: Census) -> None:
        """As if the known faces were spread evenly over all hands."""
        p = self.puzzle
        event: i64 = 0
        while event < len(p.what):
            self.slack[event] = 1.0
            if p.drawn[event] != NOBODY and census.everywhere[event] > 0:
                size = float(p.size[event])
                self.floor[event] = 1.0 - float(census.beside[event]) / size
                crowd = float(census.most[event])
                if p.moves > 0:
                    crowd = float(census.everywhere[event]) * size / float(p.total[event])
                if p.what[event] == MOVED:
                    crowd = 0.0
                self.lean(event, -crowd / size)
            elif census.spare[event] > 0:
                self._show(event, float(census.need[event]), float(census.spare[event]))
            event += 1

    def _show(self, event: i64, need: float, spare: float) -> None:
        """One of several was shown. That counts once, not once for each: a chord above that."""
        rise = math.log((need + spare) / need) / spare
        self.dim[event] = math.exp(-rise)
        self.slack[event] = math.exp(rise * (need - 1.0))

    def lean(self, event: i64, a: float) -> None:
        """Lay the tangent where 1 + a is about that."""
        floor = max(self.floor[event], 1.0 - FULL)
        u = 1.0 / max(1.0 + a, floor)
        size = float(self.puzzle.size[event])
        self.tilt[event] = u
        self.fade[event] = math.exp(-u / size)
        self.knee[event] = size * (1.0 / u - self.floor[event]) + 1.0
        self.lift[event] = u * math.exp(1.0 - u * self.floor[event])
        self.ratio[event * ROWS + FIXED] = 1.0 / self.fade[event]
        self.slack[event] = math.exp(u - 1.0) / u
        if self.puzzle.size[event] == 1:
            self.slack[event] = 1.0

    def fill(self) -> None:
        """All chances anew, from the gift phase on."""
        p = self.puzzle
        now = self.homes.chances[:]
        event: i64 = 0
        while event < len(p.what):
            if p.drawn[event] != NOBODY:
                k: i64 = 0
                while k < CLASSES:
                    if event < self.until[k]:
                        self._class_step(event, k, now)
                    k += 1
            elif self.dim[event] > 0.0:
                now[(p.card[event] - GOLD) * SEATS + p.hand[event]] *= self.dim[event]
            event += 1
        if p.moves > 0:
            token: i64 = 0
            while token < len(p.face):
                if self.stride[token] == 1:
                    self._fill_token(token)
                token += 1
        self.homes.measure()

    def _class_step(self, event: i64, k: i64, now: vec[float]) -> None:
        p = self.puzzle
        move = 0.0
        if p.what[event] == MOVED:
            move = now[k * SEATS + p.hand[event]]
        elif k != CATEGORY and p.card[event] == GOLD + k:
            move = 1.0
        at: i64 = k * SEATS + p.drawn[event]
        now[at] = self._step(event, event * ROWS + k, now[at], move)

    def _fill_token(self, token: i64) -> None:
        """A token whose source is certain."""
        p = self.puzzle
        now = floats(SEATS)
        now[p.home[token]] = 1.0
        event: i64 = first_event(p, token)
        while event < p.born[token]:
            at = p.drawn[event]
            if at != NOBODY:
                move = 0.0
                if p.what[event] == MOVED:
                    move = now[p.hand[event]]
                now[at] = self._step(event, self.place[token] + event, now[at], move)
            event += 1

    def _step(self, event: i64, row: i64, stay: float, move: float) -> float:
        """The chance of a face in the hand that the event draws from, by what comes of it."""
        size = self.puzzle.size[event]
        after = 0.0
        if size == 1:
            after = move
        elif move > stay * self.knee[event]:
            after = (stay * (self.floor[event] * float(size) - 1.0) + move) / float(size)
            after *= self.lift[event]
        elif move > 0.0:
            after = stay * self.fade[event] * math.exp(self.tilt[event] * move / stay / float(size))
        else:
            after = stay * self.fade[event]
        self.share[row] = STUCK
        self.ratio[row] = 0.0
        if stay > 0.0:
            self.share[row] = move / stay
        if after > 0.0:
            self.ratio[row] = (stay if stay > 0.0 else move / float(size)) / after
        return after

    def bound(self) -> float:
        """No guess weighs more."""
        p = self.puzzle
        if p.faces == 0:
            return 1.0
        product = self.homes.over
        event: i64 = 0
        while event < len(p.what):
            product *= self.slack[event]
            event += 1
        seat: i64 = 0
        while seat < p.seats:
            if seat != p.me:
                product *= self.homes.top[seat]
            seat += 1
        return product


def first_event(p: Puzzle, token: i64) -> i64:
    """The first event after the source of a token."""
    if p.source[token] >= 0:
        return p.source[token] + 1
    return 0
