"""Two lords change places: what that does to the coalitions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.bots.guides.conspiracy.coalitions import LARGEST, next_places
from lanternfish.bots.guides.conspiracy.outlook import Outlook, coalition_worth
from lanternfish.bots.guides.conspiracy.weights import weigh
from lanternfish.games.conspiracy.actions import PAIR_FIRST, PAIR_SECOND, SKIP, SWAP
from lanternfish.games.conspiracy.cards import COLOUR, COLOUR_COUNT, SLOTS
from lanternfish.games.conspiracy.state import BIT, Position

NUANCE: Final[float] = 1.0


def swap_worth(o: Outlook, s: Position, action: i64) -> float:
    """What the largest coalition would be worth after a swap, or without one."""
    if action == SKIP:
        return o.standing
    one = PAIR_FIRST[action - SWAP]
    two = PAIR_SECOND[action - SWAP]
    first = COLOUR[s.lords[o.seat * SLOTS + one]]
    second = COLOUR[s.lords[o.seat * SLOTS + two]]
    if first == second:
        return o.standing - 0.5
    both = BIT[one] | BIT[two]
    ahead = next_places(o.filled, 1)
    size: i64 = 0
    reach: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        bits = o.places[colour]
        if colour == first or colour == second:
            bits ^= both
        size = max(size, LARGEST[bits])
        reach = max(reach, LARGEST[bits | ahead])
        colour += 1
    return coalition_worth(size, reach, o.room)


def prefer_swap(o: Outlook, s: Position) -> vec[float]:
    """The swaps that make the largest coalition larger."""
    worths = vec[float](capacity=106)
    for action in s.options:
        worths = append(worths, swap_worth(o, s, action))
    return weigh(worths, NUANCE)


def best_swap(o: Outlook, s: Position) -> i64:
    """The first of the best swaps."""
    best = SKIP
    best_worth: float = -1e30
    for action in s.options:
        worth = swap_worth(o, s, action)
        if worth > best_worth:
            best_worth = worth
            best = action
    return best
