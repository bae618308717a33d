"""Nothing hidden gets out: by a view, by a refusal, by an event, by a silence.

Two cards that a seat does not know change places, by hand (`Hooks.swaps`). From then on the seat
must be shown, told and refused the same, byte for byte, until something shows it a card by right.
"""

import json
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

import lanternfish as lf
from lanternfish.core.chance import Chance, quick
from tests.conformance.hooks import Hooks, Swap, hooks_of
from tests.conformance.tables import TABLES, Data, Table, every_game, every_table
from tests.conformance.walks import Player, play_on, positions, spread

SHARE = 1 / 10
AHEAD = 5


def sight(state: lf.State, eyes: int) -> str:
    """All that a seat can look at, in bytes."""
    return json.dumps(state.view(eyes).to_dict())


def answers(state: lf.State) -> str:
    """All that the deciding seat can be answered, in bytes."""
    reasons = [state.why(action) for action in range(state.game().actions)]
    told = [reason and [reason.to_dict(), str(reason)] for reason in reasons]
    return json.dumps([told, state.progress()])


def worlds_of(state: lf.State, hooks: Hooks, pick: Random) -> list[tuple[Swap, lf.State]]:
    data: Data = state.to_dict()
    return [(swap, state.game().from_dict(swap.data)) for swap in hooks.swaps(data, pick)]


def blind(table: Table, swap: Swap) -> list[int]:
    """Those who cannot know of a swap."""
    return [eyes for eyes in table.eyes() if eyes not in swap.knowers]


@every_table
def test_views_and_refusals_are_the_same_in_worlds_that_look_the_same(table: Table) -> None:
    """One game, and more if some kind of swap has not come up by then."""
    hooks, pick = hooks_of(table.name), Random(71)
    tried: set[str] = set()
    for seed in range(71, 76):
        if tried >= hooks.kinds:
            break
        for state in positions(table, seed):
            if pick.random() < SHARE or state.seat == lf.NOBODY:
                tried |= compare_sights(table, state, pick)
    assert tried >= hooks.kinds


def compare_sights(table: Table, state: lf.State, pick: Random) -> set[str]:
    """Compare a position with some other worlds; the kinds of swap that they were made by."""
    tried: set[str] = set()
    sights = {eyes: sight(state, eyes) for eyes in table.eyes()}
    answer = answers(state)
    true = table.game.from_dict(state.to_dict())  # as the others are made
    for number, (swap, world) in enumerate(worlds_of(state, hooks_of(table.name), pick)):
        assert world != state
        for eyes in blind(table, swap):
            assert sight(world, eyes) == sights[eyes], swap.kinds
            if number < 2:
                assert inside(world.view(eyes)) == inside(true.view(eyes)), swap.kinds
            if eyes == state.seat != lf.NOBODY:
                assert answers(world) == answer, swap.kinds
        tried.update(swap.kinds)
    return tried


@every_table
def test_events_are_the_same_in_worlds_that_look_the_same(table: Table) -> None:
    """Until the first event that shows the seat a card by right, and the views with them."""
    hooks, pick = hooks_of(table.name), Random(72)
    compared = 0
    for state in [*spread(table, 72, 11)[:-1], *beginnings(table, 72)[:4]]:
        for number, (swap, world) in enumerate(worlds_of(state, hooks, pick)):
            pair = Pair(state.copy(), world, swap.names, blind(table, swap))
            compared += pair.play(hooks, Player(number))
    assert compared > 100


def beginnings(table: Table, seed: int) -> list[lf.State]:
    """The positions of a game at which a choice of several steps begins."""
    return [
        state.copy()
        for state in positions(table, seed)
        if state.progress() is not None and not is_between_steps(state)
    ]


@dataclass
class Pair:
    """Two worlds, and those who have been shown the same in both."""

    one: lf.State
    other: lf.State
    names: dict[str, str]
    unaware: list[int]

    def play(self, hooks: Hooks, player: Player) -> int:
        """Play the same in both, as far as that goes; how often a view was compared."""
        compared = 0
        for _ in range(AHEAD):
            if not self.unaware or self.one.seat == lf.NOBODY:
                break
            action = player.choose(self.one)
            there = self.action_there(action)
            if self.other.why(there) is not None:
                # Only who knows of the swap can have another choice by it.
                assert self.one.seat not in self.unaware
                break
            logs = lf.Log(), lf.Log()
            self.one.play(action, logs[0])
            self.other.play(there, logs[1])
            if is_between_steps(self.one) != is_between_steps(self.other):
                break
            self.unaware = [eyes for eyes in self.unaware if same_told(logs, eyes, hooks)]
            for eyes in self.unaware:
                assert sight(self.one, eyes) == sight(self.other, eyes)
                compared += 1
        return compared

    def action_there(self, action: int) -> int:
        """The same action in the other world, where two cards have each other's name."""
        game = self.one.game()
        words = game.text(action).split()
        return game.parse(" ".join(self.names.get(word, word) for word in words))


def is_between_steps(state: lf.State) -> bool:
    """In the middle of a choice of several steps: the next events come when it is whole."""
    progress = state.progress()
    return progress is not None and progress["given"] > 0


def same_told(logs: tuple[lf.Log, lf.Log], eyes: int, hooks: Hooks) -> bool:
    """Was a seat told the same? If not, what differs first must be a card shown to it by right."""
    for one, other in zip(logs[0].sent(eyes), logs[1].sent(eyes), strict=False):
        if json.dumps(one) != json.dumps(other):
            assert hooks.may_differ(one, other, eyes), (one, other)
            return False
    assert len(logs[0].events) == len(logs[1].events)
    return True


SECRETIVE = [table for table in TABLES if hooks_of(table.name).silent is not None]


@pytest.mark.parametrize("table", SECRETIVE, ids=str)
def test_nobody_notices_a_step_of_an_unfinished_choice(table: Table) -> None:
    silent = hooks_of(table.name).silent
    assert silent is not None
    steps = 0
    for seed in range(73, 76):
        state, player = table.deal(seed), Player(seed)
        while state.seat != lf.NOBODY:
            action, seat, log = player.choose(state), state.seat, lf.Log()
            others = [eyes for eyes in table.eyes() if eyes != seat]
            hidden = silent(table.game.text(action))
            before = [sight(state, eyes) for eyes in others] if hidden else []
            state.play(action, log)
            if hidden and is_between_steps(state):
                steps += 1
                assert state.seat == seat
                assert [sight(state, eyes) for eyes in others] == before
                assert [log.sent(eyes) for eyes in others] == [[] for _ in others]
    assert steps > 10


@every_table
def test_a_view_stays_as_it_was_when_the_game_goes_on(table: Table) -> None:
    for state in spread(table, 79, 8):
        views = [state.view(eyes) for eyes in table.eyes()]
        before = [json.dumps(view.to_dict()) for view in views]
        play_on(state, 79)
        assert [json.dumps(view.to_dict()) for view in views] == before


@every_table
def test_what_a_view_gives_away_is_not_the_view_itself(table: Table) -> None:
    """To change the dict of a view, or of a state, changes neither."""
    state = spread(table, 80, 3)[1]
    for thing in (state, state.view(0)):
        before = json.dumps(thing.to_dict())
        empty(thing.to_dict())
        assert json.dumps(thing.to_dict()) == before


def empty(data: object) -> None:
    """Take everything out of a piece of plain data."""
    if isinstance(data, (dict, list)):
        for part in data.values() if isinstance(data, dict) else data:
            empty(part)
        data.clear()


@every_table
def test_no_view_has_the_chance_of_the_game_in_it(table: Table) -> None:
    for state in spread(table, 81, 5):
        data: Data = state.to_dict()
        chance = data["chance"]
        for eyes in table.eyes():
            view = state.view(eyes)
            found = reachable(view)
            assert not any(thing is state for thing in found)
            chances = [thing.to_dict() for thing in found if isinstance(thing, Chance)]
            assert chance not in chances
            text = json.dumps(view.to_dict())
            assert "chance" not in text
            assert all(str(word) not in text for word in chance["words"])


def attributes(thing: object) -> dict[str, object]:
    names = [name for name in dir(thing) if not name.startswith("__")]
    values = {name: getattr(thing, name) for name in names}
    return {name: value for name, value in values.items() if not callable(value)}


def is_ours(thing: object) -> bool:
    return type(thing).__module__.startswith("lanternfish.")


def reachable(thing: object, seen: dict[int, object] | None = None) -> list[object]:
    """Every object of the package that the attributes of this one lead to."""
    found: dict[int, object] = {} if seen is None else seen
    if id(thing) not in found and is_ours(thing):
        found[id(thing)] = thing
        for value in attributes(thing).values():
            reachable(value, found)
    return list(found.values())


def inside(thing: object) -> object:
    """What a view holds, shown or not: its attributes and theirs, as plain data."""
    if is_ours(thing):
        return {name: inside(value) for name, value in attributes(thing).items()}
    return thing if isinstance(thing, (int, str, bytes)) or thing is None else repr(thing)


def test_the_inside_of_a_view_can_be_seen() -> None:
    """Compiled or not, the test above sees what hides in a view without being shown."""
    state = lf.game("biblios").deal(2, 84)
    assert inside(state.view(0)) == inside(state.copy().view(0))
    assert inside(state.view(0)) != inside(state.view(1))
    assert "vec" in str(inside(state.view(0)))
    assert inside(quick(1)) == {"a": quick(1).a, "b": quick(1).b, "c": quick(1).c, "d": quick(1).d}


@every_game
@pytest.mark.parametrize("eyes", [-2, -(2**70), 9, 2**63, 2**70, True])
def test_there_are_no_other_eyes(game: lf.Game, eyes: int) -> None:
    with pytest.raises(lf.LanternfishError) as slip:
        game.deal(game.seats[0], 82).view(eyes)
    assert slip.value.key == "bad-view"


@every_game
@pytest.mark.parametrize("eyes", [None, "0", 0.0])
def test_eyes_are_a_whole_number(game: lf.Game, eyes: object) -> None:
    """Compiled code does not let anything else through to ask."""
    look: Any = game.deal(game.seats[0], 83).view
    with pytest.raises((lf.LanternfishError, TypeError)):
        look(eyes)
