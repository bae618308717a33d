"""Who plays whom, where they sit, and from which deal: all of it follows from the setting."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from lanternfish.arena.finished import Setting

ROUND_ROBIN = "round-robin"
GAUNTLET = "gauntlet"
KINDS = (ROUND_ROBIN, GAUNTLET)
# Games of several tournaments, each with a seed of its own, on one page.
SEVERAL = "several"

SEED_BITS = 64


@dataclass(frozen=True)
class Fixture:
    """A game to be played: numbers of `Setting.bots` by seat, and the seed of its deal."""

    number: int
    pairing: int
    deal: int  # of its pairing
    first: int  # where the first bot of the pairing sits
    bots: tuple[int, ...]
    seed: int


def pairings(setting: Setting) -> list[tuple[int, ...]]:
    """Who meets whom: for each pairing as many numbers of bots as there are seats.

    In a round robin everybody meets everybody: at a table of two all pairs, at a larger one all
    combinations, or, with fewer bots than seats, each bot alone among copies of each other one.
    In a gauntlet the first bot sits alone among copies of each other one. A single bot plays
    against itself.
    """
    everybody = range(len(setting.bots))
    copies = setting.seats - 1
    if len(everybody) == 1:
        return [(0,) * setting.seats]
    if setting.kind == GAUNTLET:
        return [(0, *[other] * copies) for other in everybody[1:]]
    if len(everybody) >= setting.seats:
        return list(combinations(everybody, setting.seats))
    return [
        (alone, *[other] * copies) for alone in everybody for other in everybody if other != alone
    ]


def fixtures(setting: Setting) -> Iterator[Fixture]:
    """Every game of the tournament, in the order of their numbers.

    The pairings take turns, a deal each, so that a tournament that was stopped has about as many
    games of each, and a longer one begins with the games of a shorter one.
    """
    number = 0
    meetings = pairings(setting)
    left = [setting.games] * len(meetings)
    deal = 0
    while any(left):
        for pairing, bots in enumerate(meetings):
            seed = deal_seed(setting, pairing, deal)
            for first in turns(setting, bots, deal)[: left[pairing]]:
                yield Fixture(number, pairing, deal, first, rotated(bots, first), seed)
                number += 1
                left[pairing] -= 1
        deal += 1


def rotated(bots: tuple[int, ...], first: int) -> tuple[int, ...]:
    """The pairing by seats, with its first bot on seat `first` and the others after it."""
    return tuple(bots[(seat - first) % len(bots)] for seat in range(len(bots)))


def turns(setting: Setting, bots: tuple[int, ...], deal: int) -> list[int]:
    """The rotations in which a deal is played, each as the seat of the first bot: all of them.

    Rotations that differ only in which of two copies sits where would be the same game again:
    they take turns from deal to deal.
    """
    alike: dict[tuple[str, ...], list[int]] = {}
    for first in range(len(bots)):
        names = tuple(setting.bots[bot] for bot in rotated(bots, first))
        alike.setdefault(names, []).append(first)
    return [seats[deal % len(seats)] for seats in alike.values()]


def deal_seed(setting: Setting, pairing: int, deal: int) -> int:
    return seed_of(setting, "deal", pairing, deal) >> (256 - SEED_BITS)


def seed_of(setting: Setting, *place: str | int) -> int:
    """256 bits for one place in the tournament: SHA-256 of its seed and of the place."""
    text = " ".join(map(str, (setting.seed, *place)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")
