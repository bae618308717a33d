"""Marks: one number for all that a seat has noticed, and where what belongs to it is kept."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final[i64] = -1

# All arithmetic on marks stays below 2**62, so that it is the same compiled and interpreted.
HALF: Final[i64] = 2147483647
HALF_BITS: Final[i64] = 31
FIRST_SLOTS: Final[i64] = 1024


def mix(mark: i64, noticed: i64) -> i64:
    """A mark for all that a seat has noticed so far and for what it notices now."""
    noticed &= HALF
    high: i64 = (((mark >> HALF_BITS) ^ noticed) + 1) * 1640531527
    low: i64 = (((mark & HALF) + noticed) & HALF) * 2086511431 + high
    high = (high ^ (high >> HALF_BITS)) & HALF
    low = (low ^ (low >> HALF_BITS)) & HALF
    return (high << HALF_BITS) | low


class Marks:
    """Marks in the order in which they came, each found again by its number; not too many."""

    def __init__(self, most: i64) -> None:
        self.most = most
        self.all = vec[i64]()
        # Where a mark is: its number + 1, or nought; a power of two of them.
        self.slots = _empty(FIRST_SLOTS)

    def number(self, mark: i64) -> i64:
        """The number of a mark: the next one for a new mark, `NONE` if there are too many."""
        slots = self.slots
        last = i64(len(slots)) - 1
        slot = mark & last
        while slots[slot] > 0:
            found = slots[slot] - 1
            if self.all[found] == mark:
                return found
            slot = (slot + 1) & last
        number = i64(len(self.all))
        if number >= self.most:
            return NONE
        slots[slot] = number + 1
        self.all = append(self.all, mark)
        if number * 2 > last:
            self._spread()
        return number

    def _spread(self) -> None:
        """Twice as many slots."""
        slots = _empty(2 * i64(len(self.slots)))
        last = i64(len(slots)) - 1
        number: i64 = 0
        while number < len(self.all):
            slot = self.all[number] & last
            while slots[slot] > 0:
                slot = (slot + 1) & last
            slots[slot] = number + 1
            number += 1
        self.slots = slots


def _empty(count: i64) -> vec[i64]:
    row = vec[i64](capacity=count)
    while count > 0:
        row = append(row, 0)
        count -= 1
    return row
