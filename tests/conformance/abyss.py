"""What the conformance suite is told about Abyss (docs/rules/abyss.md)."""

import json
from random import Random
from typing import Any

from tests.abyss.table import EXPLORATION, LOCATIONS, LORDS, RACES
from tests.conformance.abyss_books import CARDS
from tests.conformance.abyss_fold import Fold
from tests.conformance.hooks import Event, Hooks, Swap
from tests.conformance.tables import Data

WORDS = (
    "plot explore buy pass take fight continue reward support recruit paid pay affiliate discard "
    "slay hunt decline enlist betray trade claim draw choose spend swap sell purge oust end"
).split()
REWARDS = "P M PP PM MM K KP KM KPP KPM KMM KK".split()
THINGS = [*REWARDS, *RACES, *CARDS, *LORDS, "token", *LOCATIONS]


def ordered(data: Data, texts: list[str]) -> list[str]:
    """ABY 11.3."""

    def rank(text: str) -> list[int]:
        word, *rest = text.split()
        return [
            WORDS.index(word),
            *(int(thing) if thing.isdecimal() else THINGS.index(thing) for thing in rest),
        ]

    return sorted(texts, key=rank)


def careful(texts: list[str]) -> list[str]:
    """Who can recruit, does; a game is over sooner."""
    return [text for text in texts if text.startswith("recruit")] or texts


def lying(part: Any) -> Any:
    """The places of a position where cards lie; what only tells of them is left out."""
    if isinstance(part, list):
        return [lying(one) for one in part]
    if not isinstance(part, dict):
        return part
    if "recruiting" in part:
        # A location is given away while it still lies before its owner.
        paid_for = None if part["recruiting"] else part["location"]
        return [part["paid"], part["under"], paid_for]
    places = {key: lying(one) for key, one in part.items() if key not in TOLD}
    if "locations" in part and "hand" in part:
        places["sites"] = list(part["locations"])
    return places


TOLD = {"game", "phase", "used", "slain", "theft"}

#: Events that turn up something hidden for all, or for the seat that is told of it.
SHOW = {"reveal", "arrive", "uncover", "enter", "oust", "token", "steal", "tokens"}


def may_differ(one: Event, other: Event, seat: int) -> bool:
    return one["what"] == other["what"] and one["what"] in SHOW


def swaps(data: Data, pick: Random) -> list[Swap]:
    """ABY 12.4: two cards of a deck change places, or two tokens that nobody knows both of."""
    decks = [("exploration", "deck"), ("lords", "deck"), ("locations", "stack"), ("tokens", "pool")]
    worlds = [
        Swap((zone,), world, frozenset())
        for zone, deck in decks
        for world in swapped_in(data, zone, deck, pick)
    ]
    return worlds + swapped_tokens(data, pick)


def swapped_in(data: Data, zone: str, deck: str, pick: Random) -> list[Data]:
    world = json.loads(json.dumps(data))
    cards: list[str] = world[zone][deck]
    if len(set(cards)) < 2:
        return []
    one = pick.randrange(len(cards))
    two = pick.choice([place for place, card in enumerate(cards) if card != cards[one]])
    cards[one], cards[two] = cards[two], cards[one]
    return [world]


def swapped_tokens(data: Data, pick: Random) -> list[Swap]:
    """A token of a seat for another one of the pool: only its owner can tell."""
    if data["phase"] == "over":
        return []
    found = []
    for seat in range(data["seats"]):
        world = json.loads(json.dumps(data))
        pool, tokens = world["tokens"]["pool"], world["players"][seat]["tokens"]
        theft = world["tokens"]["theft"]
        mine = list(tokens)
        if theft is not None and theft["by"] == seat:
            mine.remove(theft["token"])
        pairs = [(a, b) for a in set(mine) for b in set(pool) if a != b]
        if not pairs:
            continue
        mine_out, pool_out = pick.choice(sorted(pairs))
        tokens[tokens.index(mine_out)] = pool_out
        tokens.sort()
        pool[pool.index(pool_out)] = mine_out
        found.append(Swap(("held",), world, frozenset({seat})))
    return found


HOOKS = Hooks(
    box=(*EXPLORATION, *LORDS, *LOCATIONS),
    told=frozenset(),
    # ABY 11.1: the first action is asked, though there is only one.
    alone=lambda text: text == "explore",
    ordered=ordered,
    careful=careful,
    # ABY 11.4 to 11.7: what is paid, discarded and spent lies open.
    silent=None,
    may_differ=may_differ,
    swaps=swaps,
    kinds=frozenset({"exploration", "lords", "locations", "tokens", "held"}),
    fold=Fold,
    lying=lying,
    points=(0, 40, 80, 120, 160),
    most=1500,
)
