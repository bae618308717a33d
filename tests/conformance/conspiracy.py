"""What the conformance suite is told about Conspiracy (docs/rules/conspiracy.md)."""

import json
from random import Random

from tests.conformance.conspiracy_fold import COLOURS, LOCATIONS, Fold
from tests.conformance.hooks import Event, Hooks, Swap
from tests.conformance.tables import Data

LORDS = [f"{colour}{points}" for colour in "YRGBP" for points in "012346"]
COPIES = {"0": 1, "1": 4, "2": 2, "3": 2, "4": 2, "6": 1}
BOX = (*(lord for lord in LORDS for _ in range(COPIES[lord[1]])), *LOCATIONS)

WORDS = "skip draw take pick keep place swap reveal claim choose".split()
THINGS = [*COLOURS, *LORDS, *LOCATIONS]


def ordered(data: Data, texts: list[str]) -> list[str]:
    """CON 7.3."""

    def rank(text: str) -> list[int]:
        word, *rest = text.split()
        return [
            WORDS.index(word),
            *(int(thing) if thing.isdecimal() else THINGS.index(thing) for thing in rest),
        ]

    return sorted(texts, key=rank)


#: Events that turn up a card of a deck for all.
SHOW_ALL = {"show", "unveil", "uncover"}


def may_differ(one: Event, other: Event, seat: int) -> bool:
    return one["what"] == other["what"] and one["what"] in SHOW_ALL


def swaps(data: Data, pick: Random) -> list[Swap]:
    """Two cards of a deck change places: nobody knows their order (CON 8.2)."""
    return [
        Swap((zone,), swapped, frozenset())
        for zone in ("lords", "locations")
        for swapped in swapped_in(data, zone, pick)
    ]


def swapped_in(data: Data, zone: str, pick: Random) -> list[Data]:
    world = json.loads(json.dumps(data))
    deck: list[str] = world[zone]["deck"]
    if len(set(deck)) < 2:
        return []
    one = pick.randrange(len(deck))
    two = pick.choice([place for place, card in enumerate(deck) if card != deck[one]])
    deck[one], deck[two] = deck[two], deck[one]
    return [world]


HOOKS = Hooks(
    box=BOX,
    told=frozenset(),
    alone=lambda _: False,
    ordered=ordered,
    careful=lambda texts: texts,
    # CON 7.4: all lords lie open, and so does the choice of them.
    silent=None,
    may_differ=may_differ,
    swaps=swaps,
    kinds=frozenset({"lords", "locations"}),
    fold=Fold,
    points=(0, 10, 20, 30, 40),
    most=4000,
)
