"""Reading positions and views that somebody wrote: every slip is named, none is guessed away."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.errors import BadPosition


class Reader:
    """One mapping of a position, read key by key."""

    def __init__(
        self, data: object, where: str, keys: tuple[str, ...], cards: dict[str, int]
    ) -> None:
        if not isinstance(data, dict):
            raise BadPosition(f"{where} is {_short(data)}, not a mapping")
        for key in data:
            if key not in keys:
                raise BadPosition(f"{where} has {_short(key)}; it may have: {', '.join(keys)}")
        self.data: dict[str, object] = data
        self.where = where
        self.cards_by_name = cards

    def has(self, key: str) -> bool:
        return key in self.data

    def value(self, key: str) -> object:
        if key not in self.data:
            raise BadPosition(f"{self.where} lacks {key!r}")
        return self.data[key]

    def whole(self, key: str, low: int, high: int) -> int:
        value = self.value(key)
        if type(value) is not int or not low <= value <= high:
            raise self._wrong(key, value, f"a whole number from {low} to {high}")
        return value

    def seat(self, key: str, seats: int) -> int:
        """A seat, or None for nobody (-1)."""
        if self.value(key) is None:
            return -1
        return self.whole(key, 0, seats - 1)

    def word(self, key: str, words: tuple[str, ...]) -> int:
        """The place of a word among those allowed."""
        value = self.value(key)
        if not isinstance(value, str) or value not in words:
            raise self._wrong(key, value, "one of: " + ", ".join(words))
        return words.index(value)

    def card(self, key: str) -> int:
        """A card by its name, or None for no card (-1)."""
        value = self.value(key)
        return -1 if value is None else self._card(key, value)

    def card_row(self, key: str) -> vec[i64]:
        row = vec[i64]()
        for value in self.items(key):
            row = append(row, self._card(key, value))
        return row

    def items(self, key: str) -> list[object]:
        value = self.value(key)
        if not isinstance(value, (list, tuple)):
            raise self._wrong(key, value, "a list")
        return list(value)

    def seat_set(self, key: str, seats: int) -> int:
        """A list of seats as bits."""
        bits = 0
        for value in self.items(key):
            if type(value) is not int or not 0 <= value < seats:
                raise self._wrong(key, value, f"seats from 0 to {seats - 1}")
            if bits & 1 << value:
                raise self._wrong(key, value, "each seat once")
            bits |= 1 << value
        return bits

    def part(self, key: str, keys: tuple[str, ...]) -> "Reader | None":
        """A mapping inside this one; None where it is None."""
        value = self.value(key)
        if value is None:
            return None
        return Reader(value, f"{self.where}.{key}", keys, self.cards_by_name)

    def section(
        self, key: str, keys: tuple[str, ...], cards: dict[str, int] | None = None
    ) -> "Reader":
        """A mapping inside this one that must be there, about the same cards or others."""
        known = self.cards_by_name if cards is None else cards
        return Reader(self.value(key), f"{self.where}.{key}", keys, known)

    def _card(self, key: str, value: object) -> int:
        if not isinstance(value, str) or value not in self.cards_by_name:
            raise self._wrong(
                key, value, "cards such as " + ", ".join(list(self.cards_by_name)[:3])
            )
        return self.cards_by_name[value]

    def _wrong(self, key: str, value: object, right: str) -> BadPosition:
        return BadPosition(f"{self.where}.{key} is {_short(value)}; it takes {right}")


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
