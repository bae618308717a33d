"""The search: worlds are drawn from a view, played through, and what comes of it is remembered.

Each iteration draws a world that the seat cannot tell from the true one. While the decisions in it
are known, the tree chooses: what has done well for the decider, what the guide of the game prefers,
what was seldom tried. At the first new decision the guide takes over and says what each seat can
expect. All seats choose for themselves, and each from what it has noticed itself: a node belongs to
one seat, and positions that this seat cannot tell apart share it (Cowling, Powley and Whitehouse,
"Information Set Monte Carlo Tree Search", 2012; the rule of choice is PUCT).
"""

import math
import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.bots.search.guide import Guide
from lanternfish.bots.search.habits import Habits
from lanternfish.bots.search.marks import NONE, mix
from lanternfish.bots.search.tree import ROOT, Tree
from lanternfish.core.chance import Chance
from lanternfish.core.game import NOBODY, State, View, numbers

# No new node has edges once there are so many of them: about 120 MB. New nodes end earlier.
MOST_EDGES: Final[i64] = 2_000_000
MOST_NODES: Final[i64] = 1_000_000
NO_LIMIT: Final[float] = 1e30
# So many worlds are as good as any number.
MOST_WORLDS: Final[i64] = 2048
# How often the clock and the lead are looked at.
STRIDE: Final[i64] = 16


class Search:
    """One decision, thought through: `run` as often as there is time, then ask for the `best`."""

    def __init__(self, view: View, guide: Guide, chance: Chance) -> None:
        self.view = view
        self.guide = guide
        self.chance = chance
        self.tree = Tree(MOST_NODES)
        self.habits = Habits(guide)
        self.iterations: i64 = 0
        # What is left to do, until when, and whether it may end early.
        self.left: i64 = 0
        self.end: float = NO_LIMIT
        self.settle = True
        # Worlds that iterations begin in, where they are dear, and the number of this one's.
        first = guide.imagine(view, chance)
        self.me: i64 = first.seat
        self.worlds = [first]
        self.next: i64 = 0
        # What each seat has noticed since the root.
        self.marks = numbers(first.seats)
        # The way down, so many steps: their nodes, their edges (at its end `NONE`), who decided.
        self.depth: i64 = 0
        self.nodes = vec[i64]()
        self.edges = vec[i64]()
        self.deciders = vec[i64]()
        self._expand(self.tree.node(mix(self.marks[first.seat], first.seat)), first)

    def run(self, iterations: int, seconds: float = NO_LIMIT, settle: bool = True) -> None:
        """Think on: so many iterations, but no longer than the time there is.

        With `settle` it stops as soon as the rest could not change which action is best.
        """
        end = NO_LIMIT
        if seconds < NO_LIMIT:
            end = time.perf_counter() + seconds
        self.begin(iterations, end, settle)
        while self.go_on():
            pass

    def begin(self, iterations: int, end: float = NO_LIMIT, settle: bool = True) -> None:
        """As `run`, for who wants to do something in between: it then has to `go_on`.

        `end` is when the time is up, by `time.perf_counter`.
        """
        self.left = iterations
        self.end = end
        self.settle = settle

    def go_on(self) -> bool:
        """Some iterations more; is there anything left to do?"""
        stride = min(self.left, STRIDE)
        self.left -= stride
        while stride > 0:
            self._iterate()
            stride -= 1
        if self.left == 0 or (self.settle and self.lead() > self.left):
            return False
        return self.end == NO_LIMIT or time.perf_counter() < self.end

    def best(self) -> int:
        """The action that was tried most; among equals the one that did best."""
        t = self.tree
        best = t.first[ROOT]
        edge = t.beside[best]
        while edge != NONE:
            if t.tried[edge] > t.tried[best] or (
                t.tried[edge] == t.tried[best] and t.gain[edge] > t.gain[best]
            ):
                best = edge
            edge = t.beside[edge]
        return int(t.action[best])

    def lead(self) -> i64:
        """By how many tries the action that was tried most is ahead of the next."""
        t = self.tree
        most: i64 = 0
        second: i64 = 0
        edge = t.first[ROOT]
        while edge != NONE:
            tried = t.tried[edge]
            if tried > most:
                second = most
                most = tried
            elif tried > second:
                second = tried
            edge = t.beside[edge]
        return most - second

    def report(self) -> list[tuple[int, int, float]]:
        """Each action, how often it was tried, and what the seat can expect of it (0 to 1)."""
        t = self.tree
        rows: list[tuple[int, int, float]] = []
        edge = t.first[ROOT]
        while edge != NONE:
            tried = t.tried[edge]
            expected = t.gain[edge] / float(max(tried, 1))
            rows.append((int(t.action[edge]), int(tried), expected))
            edge = t.beside[edge]
        return rows

    def _iterate(self) -> None:
        world = self._world()
        self._descend(world)
        self._remember(self.guide.play_on(world, self.chance))
        self.iterations += 1

    def _world(self) -> State:
        """A new world; or, where they are dear, now and then a new one, and the others in turn."""
        if self.guide.reuse == 1:
            self.next += 1
            return self.guide.imagine(self.view, self.chance)
        if self.iterations % self.guide.reuse == 0 and len(self.worlds) < MOST_WORLDS:
            self.worlds.append(self.guide.imagine(self.view, self.chance))
        self.next += 1
        if self.next >= len(self.worlds):
            self.next = 0
        return self.worlds[self.next].copy()

    def _descend(self, world: State) -> None:
        """Down the tree to the first new decision, or to where it ends.

        What others do by habit leaves no step: nothing is learnt from it.
        """
        t = self.tree
        self._begin_way()
        while world.seat != NOBODY:
            seat = world.seat
            moves = world.moves()
            action = moves[0]
            if len(moves) > 1:
                mark = mix(self.marks[seat], seat)
                node = t.node(mark)
                by_habit = self.guide.habits and seat != self.me
                if node == NONE:
                    return
                if (t.met[node] == 0 and node != ROOT) or not (
                    by_habit or self._is_open(node, world)
                ):
                    self._step(node, NONE, seat)
                    return
                if by_habit:
                    action = moves[self.habits.follow(mix(mark, self.next), world, self.chance)]
                else:
                    edge = self._choose(node, moves)
                    self._step(node, edge, seat)
                    action = t.action[edge]
            world.apply(action)
            self._notice(world, seat, action)

    def _begin_way(self) -> None:
        """At the root nobody has noticed anything yet."""
        self.depth = 0
        seat: i64 = 0
        while seat < len(self.marks):
            self.marks[seat] = 0
            seat += 1

    def _step(self, node: i64, edge: i64, decider: i64) -> None:
        depth = self.depth
        self.depth = depth + 1
        if depth == len(self.nodes):
            self.nodes = append(self.nodes, node)
            self.edges = append(self.edges, edge)
            self.deciders = append(self.deciders, decider)
            return
        self.nodes[depth] = node
        self.edges[depth] = edge
        self.deciders[depth] = decider

    def _notice(self, world: State, decider: i64, action: i64) -> None:
        seat: i64 = 0
        if not self.guide.secrets:
            mark = mix(self.marks[0], self.guide.notice(world, 0, decider, action))
            while seat < world.seats:
                self.marks[seat] = mark
                seat += 1
            return
        while seat < world.seats:
            noticed = self.guide.notice(world, seat, decider, action)
            self.marks[seat] = mix(self.marks[seat], noticed)
            seat += 1

    def _is_open(self, node: i64, world: State) -> bool:
        """Has this node edges, or does it get them now?"""
        if self.tree.first[node] != NONE:
            return True
        if len(self.tree.action) >= MOST_EDGES:
            return False
        self._expand(node, world)
        return True

    def _expand(self, node: i64, world: State) -> None:
        weights = self.guide.prefer(world)
        total: float = 0.0
        for weight in weights:
            total += weight
        last = NONE
        place: i64 = 0
        for action in world.moves():
            last = self.tree.add(node, last, action, weights[place] / total)
            place += 1

    def _choose(self, node: i64, moves: vec[i64]) -> i64:
        """The edge to follow, of those whose actions are legal in this world."""
        t = self.tree
        untried = t.sum[node] / float(max(t.met[node], 1)) - self.guide.doubt
        curiosity = self.guide.curiosity
        best = NONE
        best_hope: float = -1e30
        opened: i64 = 0
        root: float = 0.0
        before = NONE
        edge = t.first[node]
        for action in moves:
            while edge != NONE and t.action[edge] < action:
                before = edge
                edge = t.beside[edge]
            if edge == NONE or t.action[edge] != action:
                edge = t.add(node, before, action, 1.0 / float(len(moves)))
            tried = t.tried[edge]
            t.open[edge] += 1
            if t.open[edge] != opened:  # mostly they were all open equally often
                opened = t.open[edge]
                root = math.sqrt(float(opened))
            hope = untried
            if tried > 0:
                hope = t.gain[edge] / float(tried)
            hope += curiosity * t.prior[edge] * root / float(tried + 1)
            if hope > best_hope:
                best = edge
                best_hope = hope
            before = edge
            edge = t.beside[edge]
        return best

    def _remember(self, shares: vec[float]) -> None:
        t = self.tree
        depth: i64 = 0
        while depth < self.depth:
            share = shares[self.deciders[depth]]
            edge = self.edges[depth]
            node = self.nodes[depth]
            t.met[node] += 1
            t.sum[node] += share
            if edge != NONE:
                t.tried[edge] += 1
                t.gain[edge] += share
            depth += 1
