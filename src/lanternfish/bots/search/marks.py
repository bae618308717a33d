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
    """Where to find what belongs to a mark: a place for each, from nought on."""

    def __init__(self) -> None:
        self.count: i64 = 0
        # Side by side a mark and its place + 1, or two noughts; a power of two of such pairs.
        self.slots = _empty(FIRST_SLOTS)

    def find(self, mark: i64) -> i64:
        """The place of a mark; `NONE` if it is new."""
        return self.slots[_slot_of(mark, self.slots) + 1] - 1

    def keep(self, mark: i64, place: i64) -> None:
        """A new mark, and its place."""
        slot = _slot_of(mark, self.slots)
        self.slots[slot] = mark
        self.slots[slot + 1] = place + 1
        self.count += 1
        if 3 * self.count > len(self.slots):  # two in three are taken
            self._spread()

    def _spread(self) -> None:
        """Twice as many slots."""
        before = self.slots
        slots = _empty(i64(len(before)))
        at: i64 = 0
        while at < len(before):
            if before[at + 1] > 0:
                slot = _slot_of(before[at], slots)
                slots[slot] = before[at]
                slots[slot + 1] = before[at + 1]
            at += 2
        self.slots = slots


def _slot_of(mark: i64, slots: vec[i64]) -> i64:
    """Where a mark is among the slots; where it may come, if it is new."""
    last = i64(len(slots)) - 2
    slot = (2 * mark) & last
    while slots[slot + 1] > 0 and slots[slot] != mark:
        slot = (slot + 2) & last
    return slot


def _empty(pairs: i64) -> vec[i64]:
    row = vec[i64](capacity=2 * pairs)
    while pairs > 0:
        row = append(append(row, 0), 0)
        pairs -= 1
    return row
