"""Known faces that have come back to the gift phase: where was there room for them?

A card that was seen later was openly taken then, or kept face down. What a guess weighs there
depends on how many faces of each class came to which seat.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.game import floats, numbers
from lanternfish.games.biblios.cards import CHURCH, GOLD, HAND_KINDS
from lanternfish.games.biblios.census import CATEGORY, CLASSES, Census
from lanternfish.games.biblios.peak import Peak
from lanternfish.games.biblios.recall import AT_GIFT, NO_EVENT, SEATS, Puzzle
from lanternfish.games.biblios.shares import LOG_FACTORIAL

# Sources that are nearly used up count as much at the least.
LEAST: Final[float] = 0.3


class Homes:
    def __init__(self, puzzle: Puzzle, census: Census) -> None:
        self.puzzle = puzzle
        self.low = census.low[:]
        self.high = census.high[:]
        # By seat: room for faces whose source is not certain; by value: gold in the pool.
        self.room = numbers(SEATS)
        self.stock = numbers(3)
        # A card of the pool was kept with about this chance; the true chances, one after the other,
        # come to at most `over` times that.
        self.hide: float = 1.0
        self.over: float = 1.0
        # By class and seat: about the chance of a face in this hand to find its source.
        self.chances = floats(CLASSES * SEATS)
        # By seat: the greatest weight.
        self.top = floats(SEATS)
        if puzzle.faces > 0:
            self._measure_room()
            self._count_pool()
            self.settle(self.chances[:], 1)

    def _measure_room(self) -> None:
        p = self.puzzle
        seat: i64 = 0
        while seat < p.seats:
            if seat != p.me:
                self.room[seat] = p.taken_count[seat] + p.keep_count[seat]
            self.low[seat * CLASSES + CATEGORY] = 0
            self.high[seat * CLASSES + CATEGORY] = 0
            seat += 1
        token: i64 = 0
        while token < len(p.face):
            if p.source[token] == AT_GIFT:
                self.room[p.home[token]] -= 1
            elif 0 <= p.face[token] < GOLD and p.source[token] == NO_EVENT:
                self._kept_at(p.birth_hand[token])
            token += 1

    def _kept_at(self, hand: i64) -> None:
        """A card of a category was kept face down: here, or anywhere if cards went unseen."""
        if self.puzzle.moves == 0:
            self.low[hand * CLASSES + CATEGORY] += 1
            self.high[hand * CLASSES + CATEGORY] += 1
            return
        seat: i64 = 0
        while seat < SEATS:
            self.high[seat * CLASSES + CATEGORY] += 1
            seat += 1

    def _count_pool(self) -> None:
        """The chances to draw several cards are a chord above the true ones.

        So many cards of categories must have been kept, and so many cards can have been.
        """
        p = self.puzzle
        k: i64 = 0
        while k < 3:
            self.stock[k] = stock_of(p, k)
            k += 1
        keeps: i64 = i64(len(p.keeps))
        plain: i64 = max(fewest_plain(p), keeps, 1)
        certain: i64 = 0
        most: i64 = 0
        seat: i64 = 0
        while seat < p.seats:
            if seat != p.me:
                certain += self._fewest_kept(seat)
                most += min(self._most_kept(seat), p.keep_count[seat])
            seat += 1
        if p.moves > 0:
            certain = self.high[CATEGORY]
        certain = min(certain, keeps)
        most = max(most, certain)
        slope = -math.log(float(plain))
        if most > certain:
            slope = (_log_draws(plain, most) - _log_draws(plain, certain)) / float(most - certain)
        self.hide = math.exp(slope)
        self.over = math.exp(_log_draws(plain, certain) - slope * float(certain))

    def _fewest_kept(self, seat: i64) -> i64:
        """Known faces that were kept at a seat, if no cards went unseen from hand to hand."""
        count = self.low[seat * CLASSES + CATEGORY]
        k: i64 = 0
        while k < 3:
            taken = self.puzzle.taken[seat * HAND_KINDS + GOLD + k]
            count += max(self.low[seat * CLASSES + k] - taken, 0)
            k += 1
        return count

    def _most_kept(self, seat: i64) -> i64:
        count = self.high[seat * CLASSES + CATEGORY]
        k: i64 = 0
        while k < 3:
            count += min(self.high[seat * CLASSES + k], self.stock[k])
            k += 1
        return count

    def settle(self, here: vec[float], steps: i64) -> None:
        """Set the chances, when about so many faces of each class come to each seat."""
        p = self.puzzle
        seat: i64 = 0
        while seat < p.seats:
            if seat != p.me and self.room[seat] > 0:
                self._settle_seat(seat, here, steps)
            seat += 1

    def _settle_seat(self, seat: i64, here: vec[float], steps: i64) -> None:
        """Step by step, since every face that finds a source leaves fewer for the others."""
        p = self.puzzle
        keeps = float(p.keep_count[seat])
        kept = here[CATEGORY * SEATS + seat]
        openly = floats(3)
        both = floats(3)
        hidden: float = kept
        free = keeps
        room = 0.0
        while steps > 0:
            steps -= 1
            free = _left(keeps, hidden)
            hidden = kept
            room = float(self.room[seat]) - keeps + free
            k: i64 = 0
            while k < 3:
                faces = here[k * SEATS + seat]
                sources = float(p.taken[seat * HAND_KINDS + GOLD + k])
                taken = _left(sources, openly[k])
                room -= sources - taken
                both[k] = taken + _left(float(self.stock[k]), faces - openly[k]) * self.hide * free
                if faces > 0.0 and both[k] > 0.0:
                    openly[k] = (openly[k] + faces * taken / both[k]) / 2.0
                    hidden += faces - openly[k]
                k += 1
        k = 0
        while k < 3:
            self._set(k * SEATS + seat, both[k] / room)
            k += 1
        self._set(CATEGORY * SEATS + seat, free * self.hide / room)

    def _set(self, at: i64, chance: float) -> None:
        """Half of the way, or it swings."""
        if self.chances[at] > 0.0:
            chance = math.sqrt(chance * self.chances[at])
        self.chances[at] = chance

    def measure(self) -> None:
        """Find the greatest weight at each seat."""
        p = self.puzzle
        seat: i64 = 0
        while seat < p.seats:
            if seat != p.me:
                place: i64 = seat * HAND_KINDS + GOLD
                peak = Peak(p.taken[place : place + 3], self.stock, p.keep_count[seat], self.hide)
                place = seat * CLASSES
                low = self.low[place : place + CLASSES]
                high = self.high[place : place + CLASSES]
                chances = vec[float](capacity=CLASSES)
                k: i64 = 0
                while k < CLASSES:
                    chances = append(chances, self.chances[k * SEATS + seat])
                    k += 1
                self.top[seat] = peak.greatest(low, high, self.room[seat], chances)
            seat += 1


def _log_draws(plain: i64, count: i64) -> float:
    """The logarithm of the chance to draw just these cards, one after the other."""
    return LOG_FACTORIAL[plain - count] - LOG_FACTORIAL[plain]


def _left(sources: float, used: float) -> float:
    if sources <= 0.0 or used <= 0.5:
        return sources
    return max(LEAST, sources + 0.5 - used)


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
    return plain
