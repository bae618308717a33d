"""What a search has learnt so far: decisions, and the actions that were tried at each."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final[i64] = -1
ROOT: Final[i64] = 0

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


class Tree:
    """Nodes and edges as rows of numbers.

    A node is a decision as its decider would know it: its mark stands for all that this seat has
    noticed since the search began. An edge is one action there. The edges of a node are a list in
    the order of their actions, and what is legal is listed in that order too.
    """

    def __init__(self) -> None:
        # Nodes: mark, first edge, visits, sum of what the decider got.
        self.mark = vec[i64]()
        self.first = vec[i64]()
        self.met = vec[i64]()
        self.sum = vec[float]()
        # Edges: action, next edge, how often it was open, how often it was tried, sum of what its
        # decider got, how much the guide prefers it (one in all).
        self.action = vec[i64]()
        self.beside = vec[i64]()
        self.open = vec[i64]()
        self.tried = vec[i64]()
        self.gain = vec[float]()
        self.prior = vec[float]()
        # Where the node of a mark is: number + 1, or nought; a power of two of them.
        self.slots = _empty(FIRST_SLOTS)

    def node(self, mark: i64) -> i64:
        """The node of a mark; a new one if there is none."""
        slots = self.slots
        last = i64(len(slots)) - 1
        slot = mark & last
        while slots[slot] > 0:
            found = slots[slot] - 1
            if self.mark[found] == mark:
                return found
            slot = (slot + 1) & last
        node = i64(len(self.mark))
        slots[slot] = node + 1
        self.mark = append(self.mark, mark)
        self.first = append(self.first, NONE)
        self.met = append(self.met, 0)
        self.sum = append(self.sum, 0.0)
        if node * 2 > last:
            self._spread()
        return node

    def _spread(self) -> None:
        """Twice as many slots."""
        slots = _empty(2 * i64(len(self.slots)))
        last = i64(len(slots)) - 1
        node: i64 = 0
        while node < len(self.mark):
            slot = self.mark[node] & last
            while slots[slot] > 0:
                slot = (slot + 1) & last
            slots[slot] = node + 1
            node += 1
        self.slots = slots

    def edge(self, action: i64, prior: float) -> i64:
        """A new edge; whose it is, the caller says."""
        self.action = append(self.action, action)
        self.beside = append(self.beside, NONE)
        self.open = append(self.open, 0)
        self.tried = append(self.tried, 0)
        self.gain = append(self.gain, 0.0)
        self.prior = append(self.prior, prior)
        return i64(len(self.action)) - 1

    def add(self, node: i64, before: i64, action: i64, prior: float) -> i64:
        """A new edge of a node, after another one of its edges or, with `NONE`, as its first."""
        edge = self.edge(action, prior)
        if before == NONE:
            self.beside[edge] = self.first[node]
            self.first[node] = edge
        else:
            self.beside[edge] = self.beside[before]
            self.beside[before] = edge
        return edge


def _empty(count: i64) -> vec[i64]:
    row = vec[i64](capacity=count)
    while count > 0:
        row = append(row, 0)
        count -= 1
    return row
