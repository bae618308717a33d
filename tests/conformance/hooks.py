"""What the suite must be told about a game before it can test it.

A game tells it in tests/conformance/<game>.py, in `HOOKS`. A game that does not fails the suite.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any, Protocol

from tests.conformance.tables import Data

Event = dict[str, object]


class Fold(Protocol):
    """A view made of events: begins with the view at the deal, goes on with what a seat is told."""

    def tell(self, event: Event) -> None:
        """The seat is sent an event."""

    def view(self) -> Data:
        """The view as `to_dict` has it, without `legal`."""


@dataclass(frozen=True)
class Swap:
    """Another world: a position in which two hidden cards have changed places.

    Who is not among the `knowers` cannot tell it from the true one.
    """

    kinds: tuple[str, ...]
    data: Data
    knowers: frozenset[int]
    #: What is called one thing here is called another there, in the texts of the actions too.
    names: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Hooks:
    #: Every card of the box by name, as often as it is there.
    box: tuple[str, ...]
    #: The keys of `to_dict` that only tell of cards; all others are places where cards lie.
    told: frozenset[str]
    #: May an action of this text be the only one that is offered?
    alone: Callable[[str], bool]
    #: The legal actions of a position, by text, in their documented order.
    ordered: Callable[[Data, list[str]], list[str]]
    #: What a careful player might do, by text, some of it several times to be likelier.
    careful: Callable[[list[str]], list[str]]
    #: May nobody else notice an action of this text while the choice it belongs to goes on?
    #: None if all choices of several steps are made openly.
    silent: Callable[[str], bool] | None
    #: May these be what a seat is told in two worlds that looked the same to it until then,
    #: because a card is shown to it by right?
    may_differ: Callable[[Event, Event, int], bool]
    #: Worlds that differ from a position in two hidden cards; some of them, at random.
    swaps: Callable[[Data, Random], list[Swap]]
    #: The kinds of swap that must have been tried in every few games.
    kinds: frozenset[str]
    fold: Callable[[Data], Fold]
    #: The parts of a position or a view where cards lie, if `told` does not say it all.
    lying: Callable[[Data], object] = lambda data: data
    #: The points of the first golden playout that positions are counted from, and how many
    #: positions are counted at most.
    points: tuple[int, ...] = (0, 30, 60, 90, 120)
    most: int = 600


def hooks_of(name: str) -> Hooks:
    module: Any = import_module(f"tests.conformance.{name}")
    hooks = module.HOOKS
    assert isinstance(hooks, Hooks)
    return hooks
