"""Other worlds for a position of Biblios, made by hand: two hidden cards change places.

Nothing of the engine is used: who knows a card is read from the story by BIB 8.1 to 8.13.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any

from tests.conformance.hooks import Swap
from tests.conformance.tables import Data

#: What is swapped: cards of a zone, and cards wherever they have been ("renamed").
KINDS = frozenset("deck unseen drawn kept pile stock hand renamed order".split())

OPENLY = {"share", "find", "taken", "reveal", "buy", "unsold", "show"}
ENTERING = {"keep", "taken", "buy", "find"}
LEAVING = {"show", "hide", "fine", "lose"}


@dataclass(frozen=True)
class Place:
    """Where one hidden card lies, the line of the story that tells of it, and who knows it."""

    kind: str
    path: tuple[str | int, ...]
    line: int | None
    knowers: frozenset[int]

    def card(self, data: Data) -> str:
        return str(_zone(data, self)[self.path[-1]])

    def lay(self, data: Data, card: str) -> None:
        _zone(data, self)[self.path[-1]] = card
        if self.line is not None:
            words = data["story"][self.line].split()
            data["story"][self.line] = " ".join([*words[:-1], card])


def _zone(data: Data, place: Place) -> Any:
    zone: Any = data
    for key in place.path[:-1]:
        zone = zone[key]
    return zone


def swaps(data: Data, pick: Random) -> list[Swap]:
    """Swaps between several kinds of places, one within the deck, and some by renaming."""
    by_kind: dict[str, list[Place]] = {}
    for place in _places(data):
        by_kind.setdefault(place.kind, []).append(place)
    pairs = [(kind, kind) for kind in by_kind] + list(combinations(by_kind, 2))
    pick.shuffle(pairs)
    pairs.sort(key=lambda pair: "kept" not in pair)  # which is rare
    worlds = [_swap(data, by_kind[one], by_kind[two], pick) for one, two in pairs[:7]]
    worlds += [_order(data, pick), _renamed(data, pick), _renamed(data, pick)]
    return [world for world in worlds if world is not None]


def _in_auctions(data: Data) -> bool:
    church = data["church"]
    return data["phase"] in ("bidding", "payment", "over") or bool(
        church and church["then"] == "turn-up"
    )


def _places(data: Data) -> Iterator[Place]:
    nobody: frozenset[int] = frozenset()
    for i in range(len(data["removed"]["unseen"])):
        yield Place("unseen", ("removed", "unseen", i), None, nobody)
    lines = [line.split() for line in data["story"]]
    if _in_auctions(data):
        # BIB 8.5: whoever laid a card on the pile knows that it is there.
        for i, card in enumerate(data["deck"]):
            yield _told("stock", ("deck", i), lines, "pile", card)
    else:
        for i in range(len(data["deck"])):
            yield Place("deck", ("deck", i), None, nobody)
        piled = [number for number, words in enumerate(lines) if words[1] == "pile"]
        for i, number in enumerate(piled):
            yield Place("pile", ("pile", i), number, frozenset({int(lines[number][0])}))
    if data["drawn"]:
        yield Place("drawn", ("drawn",), None, frozenset({data["active"]}))
    if data["kept"]:
        last = max(number for number, words in enumerate(lines) if words[1] == "keep")
        yield Place("kept", ("kept",), last, frozenset({data["active"]}))
    yield from _in_hands(data, lines)


def _told(
    kind: str, path: tuple[str | int, ...], lines: list[list[str]], operation: str, card: str
) -> Place:
    number = next(n for n, words in enumerate(lines) if words[1:] == [operation, card])
    return Place(kind, path, number, frozenset({int(lines[number][0])}))


def _in_hands(data: Data, lines: list[list[str]]) -> Iterator[Place]:
    """Cards that were kept face down and are still held; at the end all hands lie open."""
    if data["phase"] == "over":
        return
    for seat, hand in enumerate(data["hands"]):
        for number, words in enumerate(lines):
            if words[:2] == [str(seat), "keep"] and words[2] in hand:
                path = ("hands", seat, hand.index(words[2]))
                yield Place("hand", path, number, frozenset({seat}))


def _swap(data: Data, ones: list[Place], others: list[Place], pick: Random) -> Swap | None:
    """One that is possible, if it is soon found."""
    for _ in range(5):
        # The top of the deck, or whatever comes first, is the one most likely to get out.
        world = _swapped(data, pick.choice([ones[0], pick.choice(ones)]), pick.choice(others))
        if world is not None:
            return world
    return None


def _swapped(data: Data, one: Place, other: Place) -> Swap | None:
    cards = one.card(data), other.card(data)
    if cards[0] == cards[1] or one.path == other.path or one.line == other.line is not None:
        return None
    # BIB 4.6: a church card is never kept face down, nor held.
    if any("c" in card for card in cards) and {one.kind, other.kind} & {"kept", "hand"}:
        return None
    world = deepcopy(data)
    one.lay(world, cards[1])
    other.lay(world, cards[0])
    if not _could_be(world["story"]) or _in_payment(data, cards):
        return None
    return Swap((one.kind, other.kind), world, one.knowers | other.knowers)


def _could_be(story: list[str]) -> bool:
    """Nobody ever gave a card that he did not have."""
    held: Counter[tuple[str, str]] = Counter()
    for line in story:
        seat, operation, *rest = line.split()
        card = rest[-1]
        if operation in ENTERING:
            held[seat, card] += 1
        elif operation in LEAVING:
            held[seat, card] -= 1
            if held[seat, card] < 0:
                return False
            if operation == "fine":
                held[rest[0], card] += 1
    return True


def _in_payment(data: Data, cards: tuple[str, ...]) -> bool:
    """A payment that has begun was possible with the very cards that the payer has."""
    if not data["laid"]:
        return False
    concerned = data["laid"] + data["hands"][data["auction"]["bidder"]]
    return any(card in concerned for card in cards)


def _order(data: Data, pick: Random) -> Swap | None:
    """BIB 8.5, 8.9: the order of the deck is known to nobody, not even in the auctions."""
    deck = list(data["deck"])
    if len(set(deck)) < 2:
        return None
    other = pick.randrange(len(deck))
    if deck[0] == deck[other]:
        return None
    deck[0], deck[other] = deck[other], deck[0]
    return Swap(("order",), data | {"deck": deck}, frozenset())


def _renamed(data: Data, pick: Random) -> Swap | None:
    """Two cards of the categories under each other's name, wherever they have been."""
    known = _known(data)
    hidden = sorted(known, key=lambda card: (-_told_of(data, card), pick.random()))
    if len(hidden) < 2:
        return None
    payer = data["hands"][data["auction"]["bidder"]] if data["phase"] == "payment" else []
    soon = [card for card in hidden if card in payer]
    one, other = pick.choice(soon or hidden[:6]), pick.choice(hidden)
    if one == other or _in_payment(data, (one, other)):
        return None
    names = {one: other, other: one}
    text = re.sub(f"{one}|{other}", lambda found: names[found[0]], json.dumps(data))
    kinds = ("renamed", *_ways(data, one))
    return Swap(kinds, json.loads(text), known[one] | known[other], names)


def _told_of(data: Data, card: str) -> int:
    return sum(line.endswith(card) for line in data["story"])


def _ways(data: Data, card: str) -> list[str]:
    return [line.split()[1] for line in data["story"] if line.endswith(card)]


def _known(data: Data) -> dict[str, frozenset[int]]:
    """The cards of the categories that not all have seen, and who has seen them."""
    known: dict[str, set[int]] = {}
    for card in re.findall(r"[MPFHS]\d[A-I]", json.dumps(data)):
        known[card] = set()
    if data["drawn"] in known:
        known[data["drawn"]].add(data["active"])
    open_cards = set(data["public"])
    if data["phase"] == "over":
        open_cards.update(card for hand in data["hands"] for card in hand)
    for line in data["story"]:
        seat, operation, *rest = line.split()
        if rest[-1] not in known:
            continue
        if operation in OPENLY:
            open_cards.add(rest[-1])
        known[rest[-1]].update({int(seat), int(rest[0]) if operation == "fine" else int(seat)})
    return {card: frozenset(by) for card, by in known.items() if card not in open_cards}
