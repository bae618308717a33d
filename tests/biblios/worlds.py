"""Brute force for `sample`: deal a small box again and again, keep what looks the same.

A *script* is what was done at a table, as one seat saw it. Another deal follows the script as long
as it can: a choice that the seat saw is made if it is possible, a payment that it did not see is
any set of cards, each as likely as the others. The deals that end with the same view are worlds
with exactly the weights that docs/sampling.md defines.

To lose less time, a deal has the cards that the seat saw drawn where they were; the others are
shuffled. Every order of them is as likely as any other, so the frequencies stay what they are.
"""

import math
import random
from collections import Counter
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

import lanternfish as lf
from lanternfish.core.chance import Chance, quick
from lanternfish.core.game import numbers
from lanternfish.games.biblios.cards import CARD
from lanternfish.games.biblios.game import BibliosState, BibliosView
from lanternfish.games.biblios.rules import Box, set_up
from lanternfish.games.biblios.story import remembered

GAME = lf.game("biblios")
REFUSE = GAME.parse("refuse")
World = tuple[object, ...]


@dataclass
class Step:
    """One thing done: an action, or a whole payment."""

    seat: int
    action: int = -1
    paid: tuple[int, ...] = ()
    face_down: bool = False


def small_box(cards: str, unseen: int) -> Box:
    counts = numbers(53)
    for name in cards.split():
        counts[CARD[name]] += 1
    return Box(counts, 0, unseen)


def deal(box: Box, seats: int, penalty: int, chance: Chance) -> BibliosState:
    state = BibliosState()
    set_up(state, seats, penalty, chance, box)
    return state


def zone(state: BibliosState, name: str) -> object:
    return state.to_dict()[name]


def play_some(state: BibliosState, steps: int, rng: random.Random, most: int) -> list[Step]:
    """Play at random, with bids up to `most`, and write the script."""
    script: list[Step] = []
    while state.seat != lf.NOBODY and len(script) < steps:
        seat = state.seat
        if zone(state, "phase") == "payment" and not refuses(state, rng):
            script.append(pay_somehow(state, rng))
            continue
        legal = [a for a in state.legal() if within(a, most)] or list(state.legal())
        action = REFUSE if REFUSE in legal else rng.choice(legal)
        state.play(action)
        script.append(Step(seat, action))
    return script


def within(action: int, most: int) -> bool:
    words = GAME.text(action).split()
    return words[0] != "bid" or int(words[1]) <= most


def refuses(state: BibliosState, rng: random.Random) -> bool:
    return state.legal() == (REFUSE,) or rng.random() < 0.35


def pay_somehow(state: BibliosState, rng: random.Random) -> Step:
    seat = state.seat
    before = len(state.story)
    while len(state.story) == before:
        state.play(rng.choice([a for a in state.legal() if a != REFUSE]))
    paid = [line.split() for line in told(state)[before:]]
    cards = [GAME.parse(f"pay {words[2]}") for words in paid if words[1] in ("hide", "show")]
    return Step(seat, paid=tuple(cards), face_down=paid[0][1] == "hide")


def told(state: BibliosState) -> list[str]:
    story = zone(state, "story")
    assert isinstance(story, list)
    return story


def follow(state: BibliosState, script: list[Step], view: BibliosView, rng: random.Random) -> bool:
    """Do the same at another deal; False where the seat would have noticed a difference."""
    memory = list(view.memory)
    for step in script:
        known = list(remembered(state.story, view.seat))
        if known != memory[: len(known)] or state.seat != step.seat:
            return False
        if step.action >= 0:
            if step.action not in state.legal():
                return False
            state.apply(step.action)
        elif not pay(state, step, view.seat, rng):
            return False
    return state.view(view.seat) == view


def pay(state: BibliosState, step: Step, eyes: int, rng: random.Random) -> bool:
    cards = list(step.paid)
    if step.face_down and step.seat != eyes:
        hands = zone(state, "hands")
        assert isinstance(hands, list)
        some = rng.sample(hands[step.seat], len(cards))
        cards = sorted((GAME.parse(f"pay {name}") for name in some), reverse=True)
    before = len(state.story)
    while len(state.story) == before:
        card = cards[len(state.laid)]  # where there is no choice, the engine lays the card itself
        if card not in state.legal():
            return False
        state.apply(card)
    return True


def world(state: BibliosState) -> World:
    """What tells worlds apart: every hidden line, every hand, what is left where."""
    data = state.to_dict()
    deck, removed, hands = data["deck"], data["removed"], data["hands"]
    assert isinstance(deck, list)
    assert isinstance(removed, dict)
    assert isinstance(hands, list)
    return (
        tuple(map(tuple, hands)),
        tuple(sorted(deck)),
        tuple(sorted(removed["unseen"])),
        tuple(told(state)),
    )


PLACED = ("keep", "pile", "share", "find")


def brute_force(
    start: BibliosState, script: list[Step], view: BibliosView, deals: int
) -> Counter[World]:
    """Deal again from the start of the game, so many times, and count the worlds that fit."""
    rng = random.Random(2024)
    placed = [line.split() for line in view_memory(view) if line.split()[1] in PLACED]
    known = [words[2] for words in placed]
    cards = [*known, *["?"] * (len(start.deck) - len(known))]
    own = view.to_dict()["own"]
    assert isinstance(own, dict)
    if own["drawn"]:
        cards[len(known)] = own["drawn"]
    loose = loose_cards(start, cards)
    found: Counter[World] = Counter()
    for _ in range(deals):
        rng.shuffle(loose)
        state = redeal(start, cards, loose, rng)
        if follow(state, script, view, rng):
            found[world(state)] += 1
    return found


def view_memory(view: BibliosView) -> list[str]:
    memory = view.to_dict()["memory"]
    assert isinstance(memory, list)
    return memory


def loose_cards(start: BibliosState, cards: list[str]) -> list[int]:
    """All cards that the seat has not seen drawn."""
    loose = [*start.deck, *start.unseen]
    for name in cards:
        if name != "?":
            loose.remove(CARD[name])
    return loose


def redeal(
    start: BibliosState, cards: list[str], loose: list[int], rng: random.Random
) -> BibliosState:
    rest = iter(loose)
    state = start.copy()
    state.deck = vec[i64]([next(rest) if name == "?" else CARD[name] for name in cards])
    state.unseen = vec[i64](list(rest))
    state.drawn = state.deck[0]
    state.chance = quick(rng.getrandbits(64))
    return state


def surprise(one: Counter[World], other: Counter[World]) -> float:
    """How far two counts are from one distribution: chi-square as a standard normal value.

    (Wilson and Hilferty's cube root, good for few worlds and for many.)
    """
    ratio = math.sqrt(other.total() / one.total())
    squares, cells, rest = 0.0, 0, [0, 0]
    for key in one.keys() | other.keys():
        pair = one[key], other[key]
        if sum(pair) < 10:
            rest = [rest[0] + pair[0], rest[1] + pair[1]]
        else:
            squares += (ratio * pair[0] - pair[1] / ratio) ** 2 / sum(pair)
            cells += 1
    if sum(rest) >= 10:
        squares += (ratio * rest[0] - rest[1] / ratio) ** 2 / sum(rest)
        cells += 1
    spread = 2 / (9 * max(1, cells - 1))
    return (math.cbrt(squares / max(1, cells - 1)) - 1 + spread) / math.sqrt(spread)
