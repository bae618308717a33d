"""What it costs to list the legal actions where there is most to choose from."""

import time
from itertools import repeat
from typing import Any

import lanternfish as lf
from lanternfish.games.abyss.rules import choices
from lanternfish.games.abyss.state import Position

ALLIES = 40
CALLS = 2000


def forty_allies() -> lf.State:
    """Abyss: forty allies in hand, every power that is used in a turn, five stacks, six lords."""
    data: dict[str, Any] = lf.game("abyss").deal(2, 5).to_dict()
    deck = data["exploration"]["deck"]
    allies = [card for card in deck if card != "monster"]
    hand, council = allies[:ALLIES], allies[ALLIES:]
    for race, stack in data["council"].items():
        stack.extend(card for card in council if card.startswith(race))
    data["exploration"]["deck"] = [card for card in deck if card == "monster"]
    player = data["players"][data["seat"]]
    player["hand"], player["pearls"] = hand, 9
    lords = data["lords"]
    # The court is kept full; two of its lords may be among those that are moved.
    moved = ["oracle", "slaver"]
    player["lords"] = moved
    free = [lord for lord in lords["court"] + lords["deck"] if lord not in moved]
    lords["court"], lords["deck"] = free[:6], free[6:]
    return lf.game("abyss").from_dict(data)


def microseconds(state: lf.State) -> float:
    """One list of the legal actions of a position."""
    assert isinstance(state, Position)
    began = time.perf_counter_ns()
    for _ in repeat(None, CALLS):
        choices(state)
    return (time.perf_counter_ns() - began) / CALLS / 1000


def at_payment(state: lf.State) -> lf.State:
    """The same hand, about to pay for the lord who can be paid for in the most ways."""
    game, found = state.game(), [state]
    for action in state.legal():
        if game.text(action).startswith("recruit"):
            then = state.copy()
            then.play(action)
            found.append(then)
    return max(found[1:], key=lambda then: len(then.legal()))
