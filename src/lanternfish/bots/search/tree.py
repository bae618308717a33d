"""What a search has learnt so far: decisions, and the actions that were tried at each."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.bots.search.marks import NONE, Marks

ROOT: Final[i64] = 0


class Tree:
    """Nodes and edges as rows of numbers.

    A node is a decision as its decider would know it: its mark stands for all that this seat has
    noticed since the search began. An edge is one action there. The edges of a node are a list in
    the order of their actions, and what is legal is listed in that order too.
    """

    def __init__(self, most: i64) -> None:
        # Nodes, at most so many: mark, first edge, visits, sum of what the decider got.
        self.most = most
        self.marks = Marks()
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

    def node(self, mark: i64) -> i64:
        """The node of a mark; a new one if there is none, or `NONE` where there is no room."""
        node = self.marks.find(mark)
        if node == NONE and len(self.first) < self.most:
            node = i64(len(self.first))
            self.marks.keep(mark, node)
            self.first = append(self.first, NONE)
            self.met = append(self.met, 0)
            self.sum = append(self.sum, 0.0)
        return node

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
