"""Chance: where every shuffle and every blind draw of a game comes from.

`Quick` is xoshiro128** (Blackman and Vigna): a few nanoseconds a word, for simulation and study.
`Fair` is SHA-256 in counter mode: slower, for games that people play, where the key is the hash of
a secret that was committed to beforehand and of bytes that each seat added.
Both give the same numbers compiled and interpreted, so words are kept to 32 bits everywhere.
"""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lanternfish.core.errors import BadPosition

WORD: Final[i64] = 4294967296
MASK: Final[i64] = 4294967295


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of 32-bit words, and what a table needs of it."""

    def word(self) -> i64:
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely (0 < n < 2**31)."""
        # Lemire's multiplication; the few words that would favour small results are drawn again.
        product: i64 = self.word() * n
        rest: i64 = product & MASK
        if rest < n:
            floor: i64 = (WORD - n) % n
            while rest < floor:
                product = self.word() * n
                rest = product & MASK
        return product >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        """Every order equally likely; in place."""
        i: i64 = i64(len(cards)) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def unit(self) -> float:
        """A number from 0 to just under 1, in steps of 2**-32."""
        return float(self.word()) / 4294967296.0

    def branch(self) -> "Quick":
        """Another stream, seeded by this one."""
        twin = Quick()
        twin.a = self.word()
        twin.b = self.word()
        twin.c = self.word()
        twin.d = self.word() | 1
        return twin

    def copy(self) -> "Chance":
        raise NotImplementedError

    def to_dict(self) -> dict[str, object]:
        raise NotImplementedError


class Quick(Chance):
    """xoshiro128**, seeded with all bits of any whole number through SHA-256."""

    def __init__(self) -> None:
        self.a: i64 = 1
        self.b: i64 = 2
        self.c: i64 = 3
        self.d: i64 = 4

    def word(self) -> i64:
        b: i64 = self.b
        x: i64 = (b * 5) & MASK
        x = ((x << 7) | (x >> 25)) & MASK
        c: i64 = self.c ^ self.a
        d: i64 = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) | (d >> 21)) & MASK
        return (x * 9) & MASK

    def below(self, n: i64) -> i64:
        """As in every stream; written out here because a playout does little else."""
        product: i64 = Quick.word(self) * n
        rest: i64 = product & MASK
        if rest < n:
            floor: i64 = (WORD - n) % n
            while rest < floor:
                product = Quick.word(self) * n
                rest = product & MASK
        return product >> 32

    def copy(self) -> "Quick":
        twin = Quick()
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.d = self.d
        return twin

    def to_dict(self) -> dict[str, object]:
        return {"kind": "quick", "words": [int(self.a), int(self.b), int(self.c), int(self.d)]}


def quick(seed: int) -> Quick:
    """A `Quick` stream from any whole number; seeds that differ anywhere give other streams."""
    length = seed.bit_length() // 8 + 1
    digest = hashlib.sha256(seed.to_bytes(length, "big", signed=True)).digest()
    chance = Quick()
    chance.a = int.from_bytes(digest[0:4], "big")
    chance.b = int.from_bytes(digest[4:8], "big")
    chance.c = int.from_bytes(digest[8:12], "big")
    chance.d = int.from_bytes(digest[12:16], "big") | 1
    return chance


class Fair(Chance):
    """Block i of the stream is SHA-256(key, i as 8 bytes), read as eight big-endian words."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.drawn: i64 = 0
        self.block = b""

    def word(self) -> i64:
        place: i64 = self.drawn & 7
        if place == 0 or not self.block:
            number = int(self.drawn >> 3)
            self.block = hashlib.sha256(self.key + number.to_bytes(8, "big")).digest()
        self.drawn += 1
        start = int(place) * 4
        return int.from_bytes(self.block[start : start + 4], "big")

    def copy(self) -> "Fair":
        twin = Fair(self.key)
        twin.drawn = self.drawn
        twin.block = self.block
        return twin

    def to_dict(self) -> dict[str, object]:
        return {"kind": "fair", "key": self.key.hex(), "drawn": int(self.drawn)}


def commitment(secret: bytes) -> str:
    """What is published before the deal: whoever knows it can check the secret afterwards."""
    return hashlib.sha256(secret).hexdigest()


def fair(secret: bytes, shares: list[bytes]) -> Fair:
    """The stream of a served game: nobody who gave only a part of it could choose the deal.

    Each part is preceded by its length, so that no two sets of parts run together to one key.
    """
    whole = hashlib.sha256()
    for part in [secret, *shares]:
        whole.update(len(part).to_bytes(4, "big"))
        whole.update(part)
    return Fair(whole.digest())


def chance_from_dict(data: object) -> Chance:
    if isinstance(data, dict):
        if data.get("kind") == "quick":
            return _quick_from(data.get("words"))
        if data.get("kind") == "fair":
            return _fair_from(data.get("key"), data.get("drawn"))
    raise BadPosition(f"chance is {data!r}, not of kind quick or fair")


def _quick_from(words: object) -> Quick:
    if not isinstance(words, list) or len(words) != 4:
        raise BadPosition("a quick chance has four words")
    for word in words:
        if type(word) is not int or not 0 <= word <= 4294967295:
            raise BadPosition(f"a word of chance is {word!r}, not a number of 32 bits")
    if not any(words):
        raise BadPosition("the four words of a quick chance are never all nought")
    chance = Quick()
    chance.a = words[0]
    chance.b = words[1]
    chance.c = words[2]
    chance.d = words[3]
    return chance


def _fair_from(key: object, drawn: object) -> Fair:
    if not isinstance(key, str) or len(key) != 64 or key.strip("0123456789abcdef"):
        raise BadPosition("the key of a fair chance is 64 hexadecimal digits")
    if type(drawn) is not int or not 0 <= drawn < 1 << 60:
        raise BadPosition(f"a fair chance has drawn {drawn!r} words, not a count")
    chance = Fair(bytes.fromhex(key))
    chance.drawn = drawn
    if drawn & 7:
        chance.block = hashlib.sha256(chance.key + (drawn >> 3).to_bytes(8, "big")).digest()
    return chance
