"""The tree of a search: a decision is found again by its mark, its edges stand in order."""

from itertools import pairwise

from lanternfish.bots.search.marks import NONE, mix
from lanternfish.bots.search.tree import Tree

MANY = 10_000


def marks(count: int) -> list[int]:
    """So many things to notice, one after the other."""
    found = [mix(0, 0)]
    while len(found) < count:
        found.append(int(mix(found[-1], len(found))))
    return found


def edges_of(tree: Tree, node: int) -> list[int]:
    actions = []
    edge = tree.first[node]
    while edge != NONE:
        actions.append(int(tree.action[edge]))
        edge = tree.beside[edge]
    return actions


def test_a_mark_is_a_number_of_62_bits_at_most() -> None:
    assert all(0 <= mark < 2**62 for mark in marks(5000))


def test_marks_tell_apart_what_was_noticed_and_in_which_order() -> None:
    assert len(set(marks(5000))) == 5000
    assert mix(mix(0, 1), 2) != mix(mix(0, 2), 1)
    assert len({mix(0, noticed) for noticed in range(5000)}) == 5000
    assert mix(7, 2**31 - 1) != mix(7, 0)


def test_a_decision_is_found_again_however_many_there_are() -> None:
    tree = Tree(MANY)
    nodes = [int(tree.node(mark)) for mark in marks(5000)]
    assert nodes == list(range(5000))
    assert [int(tree.node(mark)) for mark in marks(5000)] == nodes
    assert tree.marks.count == 5000
    assert len(tree.marks.slots) >= 3 * 5000  # pairs, of which at most two in three are taken


def test_where_there_is_no_room_for_another_decision_the_others_are_still_found() -> None:
    tree = Tree(100)
    nodes = [int(tree.node(mark)) for mark in marks(150)]
    assert nodes == [*range(100), *[NONE] * 50]
    assert [int(tree.node(mark)) for mark in marks(150)] == nodes
    assert len(tree.first) == len(tree.met) == len(tree.sum) == 100


def test_a_new_decision_has_no_edges_and_no_visits() -> None:
    tree = Tree(MANY)
    node = tree.node(5)
    assert edges_of(tree, int(node)) == []
    assert (tree.met[node], tree.sum[node]) == (0, 0.0)


def test_an_edge_goes_where_its_action_belongs() -> None:
    tree = Tree(MANY)
    node = tree.node(5)
    nine = tree.add(node, NONE, 9, 0.5)
    two = tree.add(node, NONE, 2, 0.25)
    tree.add(node, two, 4, 0.25)
    tree.add(node, nine, 12, 0.0)
    assert edges_of(tree, int(node)) == [2, 4, 9, 12]
    assert all(one < other for one, other in pairwise(edges_of(tree, int(node))))
    assert tree.prior[nine] == 0.5
