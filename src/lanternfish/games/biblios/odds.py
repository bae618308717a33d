"""Look-ahead for the guesses of guess.py: from which hand is a token likely to get home?

A token with a known face must end at a source of that face. `chance` says how likely that is from
each hand at each time if the token wandered alone; the guess prefers what keeps these chances high.
Level e is the time just before event e; level 0 is the end of the gift phase.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.game import numbers
from lanternfish.games.biblios.cards import CHURCH, GOLD, HAND_KINDS
from lanternfish.games.biblios.recall import AT_GIFT, ENTER, MOVED, NO_EVENT, SEATS, Puzzle

# Faces that share their chances: the three values of gold, and cards that must have been kept.
CLASSES: Final[i64] = 4
KEPT: Final[i64] = 3


def class_of(face: i64) -> i64:
    if face >= GOLD:
        return face - GOLD
    return KEPT


class Odds:
    def __init__(self, puzzle: Puzzle) -> None:
        # By event: the share of its chance that a token loses when another card is drawn from
        # its hand. With L known faces in a hand of h, all of them stay with chance (h - L) / h;
        # the share is chosen so that L single tokens come to the same.
        events = len(puzzle.what)
        self.loss = vec[float](capacity=events)
        self.crowd = vec[float](capacity=events)
        # By level, class and seat.
        self.shared = vec[float](capacity=(events + 1) * 16)
        # By token with a certain source: rows of seats, from just after the source on.
        self.own = vec[float]()
        self.rows = vec[i64]()
        self.lowest = vec[i64]()
        # At the gift phase, by seat: room for tokens whose source is not certain.
        self.room = numbers(SEATS)
        self.plain: i64 = 0
        if puzzle.faces > 0:
            self._measure_crowds(puzzle)
            self._start_of_shared(puzzle)
            self._shared_rows(puzzle)
            if puzzle.moves > 0:
                self._own_rows(puzzle)

    def chance(self, p: Puzzle, token: i64, level: i64, seat: i64) -> float:
        """The chance of a token in this hand at this level to get back to its source."""
        if p.source[token] == NO_EVENT:
            return self.shared[(level * CLASSES + class_of(p.face[token])) * SEATS + seat]
        if p.moves == 0:
            return 1.0
        return self.own[self.rows[token] + (level - self.lowest[token]) * SEATS + seat]

    def gold_chance(self, level: i64, k: i64, seat: i64) -> float:
        return self.shared[(level * CLASSES + k) * SEATS + seat]

    def _measure_crowds(self, p: Puzzle) -> None:
        """About how many known faces are in the hand that each event draws from."""
        event: i64 = 0
        while event < len(p.what):
            self.crowd = append(self.crowd, 0.0)
            self.loss = append(self.loss, 0.0)
            event += 1
        alive = numbers(SEATS)
        everyone: i64 = 0
        token: i64 = i64(len(p.face)) - 1
        event -= 1
        while event >= -1:
            while token >= 0 and p.born[token] > event:
                if p.face[token] >= 0:
                    alive[p.birth_hand[token]] += 1
                    everyone += 1
                token -= 1
            if event >= 0 and p.size[event] > 0:
                self._set_crowd(p, event, alive, everyone)
                if p.what[event] == ENTER and p.forced[event] != NO_EVENT:
                    alive[p.hand[event]] -= 1
                    everyone -= 1
            event -= 1

    def _set_crowd(self, p: Puzzle, event: i64, alive: vec[i64], everyone: i64) -> None:
        size = float(p.size[event])
        hand = p.hand[event]
        if p.what[event] == MOVED:
            hand = p.to_hand[event]
        crowd = float(alive[hand])
        if p.moves > 0:
            crowd = float(everyone) * size / float(p.total[event])
        crowd = min(crowd, size - 0.5)
        self.crowd[event] = crowd
        if crowd > 1.0:
            self.loss[event] = 1.0 - math.exp(math.log(1.0 - crowd / size) / crowd)
        else:
            self.loss[event] = min(0.75, 1.0 / size)

    def _start_of_shared(self, p: Puzzle) -> None:
        self.plain = fewest_plain(p)
        seat: i64 = 0
        while seat < p.seats:
            if seat != p.me:
                self.room[seat] = p.taken_count[seat] + p.keep_count[seat]
            seat += 1
        token: i64 = 0
        while token < len(p.face):
            if p.source[token] == AT_GIFT:
                self.room[p.home[token]] -= 1
            token += 1
        k: i64 = 0
        while k < CLASSES:
            seat = 0
            while seat < SEATS:
                self.shared = append(self.shared, self._at_gift(p, k, seat))
                seat += 1
            k += 1

    def _at_gift(self, p: Puzzle, k: i64, seat: i64) -> float:
        """The share of a hand's sources in the gift phase that would do for this class."""
        if seat >= p.seats or seat == p.me or self.room[seat] <= 0:
            return 0.0
        keeps = float(p.keep_count[seat])
        if k == KEPT:
            return keeps / float(self.room[seat])
        taken = float(p.taken[seat * HAND_KINDS + GOLD + k])
        return (taken + keeps * float(stock_of(p, k)) / float(self.plain)) / float(self.room[seat])

    def _shared_rows(self, p: Puzzle) -> None:
        event: i64 = 0
        while event < len(p.what):
            here: i64 = event * CLASSES * SEATS
            i: i64 = 0
            while i < CLASSES * SEATS:
                self.shared = append(self.shared, self.shared[here + i])
                i += 1
            if p.size[event] > 0:
                self._shared_step(p, event, here)
            event += 1

    def _shared_step(self, p: Puzzle, event: i64, here: i64) -> None:
        stay = 1.0 - self.loss[event]
        share = 1.0 / float(p.size[event])
        hand = p.hand[event]
        k: i64 = 0
        while k < CLASSES:
            below: i64 = here + k * SEATS
            above: i64 = below + CLASSES * SEATS
            if p.what[event] == MOVED:
                to = p.to_hand[event]
                self.shared[above + to] = self.shared[below + to] * stay
                self.shared[above + to] += self.shared[below + hand] * share
            elif p.forced[event] == NO_EVENT:
                self.shared[above + hand] = self.shared[below + hand] * stay
                if k != KEPT and p.card[event] == GOLD + k:
                    self.shared[above + hand] += share
            k += 1

    def _own_rows(self, p: Puzzle) -> None:
        token: i64 = 0
        while token < len(p.face):
            self.rows = append(self.rows, i64(len(self.own)))
            lowest: i64 = 0
            if p.source[token] >= 0:
                lowest = p.source[token] + 1
            self.lowest = append(self.lowest, lowest)
            if p.source[token] != NO_EVENT:
                self._rows_of(p, token, lowest)
            token += 1

    def _rows_of(self, p: Puzzle, token: i64, level: i64) -> None:
        here: i64 = i64(len(self.own))
        seat: i64 = 0
        while seat < SEATS:
            self.own = append(self.own, 1.0 if seat == p.home[token] else 0.0)
            seat += 1
        while level < p.born[token]:
            self._own_step(p, level, here)
            here += SEATS
            level += 1

    def _own_step(self, p: Puzzle, event: i64, here: i64) -> None:
        seat: i64 = 0
        while seat < SEATS:
            self.own = append(self.own, self.own[here + seat])
            seat += 1
        if p.size[event] == 0:
            return
        hand = p.hand[event]
        stay = 1.0 - self.loss[event]
        if p.what[event] == MOVED:
            to: i64 = here + SEATS + p.to_hand[event]
            self.own[to] = self.own[to] * stay + self.own[here + hand] / float(p.size[event])
        elif p.forced[event] == NO_EVENT:
            self.own[here + SEATS + hand] *= stay


def stock_of(p: Puzzle, k: i64) -> i64:
    """The most gold of a value that can be left in the pool."""
    turned: i64 = p.revealed[GOLD + k] - p.my_pile[GOLD + k]
    if turned < 0:
        turned = 0
    return p.pool[GOLD + k] - turned


def fewest_plain(p: Puzzle) -> i64:
    """The fewest cards other than church that can be left in the pool."""
    plain: i64 = 0
    card: i64 = 0
    while card < CHURCH:
        # Of what was turned up, only my own cards did not come from the pool.
        plain += p.pool[card]
        if card >= GOLD or p.my_pile[card] == 0:
            plain -= p.revealed[card]
        card += 1
    if plain < 1:
        return 1
    return plain
