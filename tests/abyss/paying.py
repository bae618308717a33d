"""Payments worked out twice: by walking through the steps the engine offers, and by trying all."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import lanternfish as lf
from tests.abyss.table import RACES, player, turn
from tests.playing import legal, play, told, zone

#: Pearls paid, by the allies paid in card order.
Payments = dict[tuple[str, ...], int]


def buyer(lord: str, hand: str, pearls: int = 0, lords: str = "", **zones: Any) -> lf.State:
    """Ann has a hand and pearls; the lord is at court, with three whom she cannot pay."""
    ben = player(lords=zones.pop("bens", ""))
    zones = {"court": f"{lord} sage hermit elder" if lord != "elder" else "elder sage"} | zones
    return turn(player(hand, lords=lords, pearls=pearls), ben, **zones)


def payments(state: lf.State, lord: str) -> Payments:
    """Every payment that the steps lead to; each of them has one spelling only."""
    found: Payments = {}
    start = state.copy()
    walk(start, told(play(start, f"recruit {lord}")), found)
    return found


def walk(state: lf.State, lines: list[str], found: Payments) -> None:
    """Every step that is offered leads to a payment, without an exception."""
    ends = [line for line in lines if line.startswith("paid ")]
    if ends:
        cards = tuple(line.split()[2] for line in lines if line.startswith("pay "))
        assert cards not in found
        found[cards] = int(ends[0].split()[2])
        return
    assert zone(state, "phase") == "pay"
    assert legal(state)
    for text in legal(state):
        twin, before = state.copy(), len(found)
        walk(twin, lines + told(play(twin, text)), found)
        assert len(found) > before


def subsets(cards: list[str]) -> Iterator[tuple[str, ...]]:
    """Every choice of cards, in card order; those that are alike are counted only."""
    kinds = sorted(Counter(cards).items(), key=lambda kind: (RACES.index(kind[0][:-1]), kind[0]))
    for counts in product(*(range(count + 1) for _, count in kinds)):
        yield tuple(
            card for (card, _), count in zip(kinds, counts, strict=True) for _ in range(count)
        )


def by_trying(
    cards: list[str], pearls: int, cost: int, races: int, mandatory: str | None
) -> Payments:
    """All payments by the rules: so many races, this one among them, pearls for the rest."""
    found: Payments = {}
    for chosen in subsets(cards):
        kinds = {card[:-1] for card in chosen}
        missing = max(0, cost - sum(int(card[-1]) for card in chosen))
        right = len(kinds) == races and (mandatory is None or mandatory in kinds)
        if right and missing <= pearls:
            found[chosen] = missing
    return found
