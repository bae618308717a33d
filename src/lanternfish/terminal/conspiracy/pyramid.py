"""The alliance as it lies on the table: an inverted pyramid, each row half a card further in."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text

from lanternfish.games.conspiracy.cards import ROWS
from lanternfish.terminal.conspiracy.cards import (
    CREST,
    SITE,
    SPENT,
    STYLES,
    colour_of,
    has_key,
    sign,
    state_of,
)
from lanternfish.terminal.face import Plain
from lanternfish.terminal.screen import FAINT

FREE = "·"
WIDE, NARROW = 10, 8  # columns from card to card where the places are numbered
SMALL, SMALLEST = 6, 4  # and where they are not


@dataclass(frozen=True)
class Alliance:
    """An alliance to be drawn; the next `coming` free places are outlined."""

    plain: Plain
    coming: int = 1

    def lord(self, slot: int) -> str | None:
        lords: list[str] = self.plain["lords"]
        return lords[slot - 1] if slot <= len(lords) else None

    def is_next(self, slot: int) -> bool:
        filled = len(self.plain["lords"])
        return filled < slot <= filled + self.coming

    def has_crest(self, slot: int) -> bool:
        return slot in self.plain["crests"].values()

    def rows(self) -> int:
        """How many rows have a lord, or will have one next."""
        last = min(len(self.plain["lords"]) + self.coming, sum(ROWS))
        return next((row for row, slots in enumerate(row_slots(), 1) if last in slots), 1)


def row_slots() -> list[range]:
    """The places of each row."""
    first = 1
    rows = []
    for length in ROWS:
        rows.append(range(first, first + length))
        first += length
    return rows


def numbered(alliance: Alliance, pitch: int) -> list[Text]:
    """A line for each row, every place with its number."""
    return _rows(pitch, len(ROWS), lambda slot: _card(alliance, slot, pitch))


def small(alliance: Alliance, pitch: int, rows: int) -> list[Text]:
    """The same without numbers and in little room: `⌂` is a location, listed elsewhere."""
    return _rows(pitch, rows, lambda slot: _small_card(alliance, slot, pitch))


def _rows(pitch: int, rows: int, card: Callable[[int], Text]) -> list[Text]:
    drawn = []
    for row, slots in enumerate(row_slots()[:rows]):
        line = Text(" " * (row * pitch // 2), no_wrap=True, overflow="crop")
        drawn.append(line.append(Text("").join(card(slot) for slot in slots)))
    return drawn


def walled(alliance: Alliance) -> list[Text]:
    """The same as a wall of bricks, where there is room for it."""
    drawn = [_edge(0)]
    for row, slots in enumerate(row_slots()):
        line = Text(" " * (row * WIDE // 2), no_wrap=True, overflow="crop").append("│", FAINT)
        for slot in slots:
            card = _card(alliance, slot, WIDE)
            card.truncate(WIDE - 1, pad=True)
            line.append(card).append("│", FAINT)
        drawn += [line, _edge(row + 1)]
    return drawn


def _edge(row: int) -> Text:
    """The line above a row of bricks, which is the one below the row before."""
    half = WIDE // 2
    line = [" "] * (len(ROWS) * WIDE + 1)
    upper, lower = max(row - 1, 0), min(row, len(ROWS) - 1)
    first, last = upper * half, upper * half + ROWS[upper] * WIDE
    line[first : last + 1] = "─" * (last + 1 - first)
    if row > 0:
        line[first : last + 1 : WIDE] = "┴" * (ROWS[upper] + 1)
        line[first], line[last] = "└", "┘"
    if row < len(ROWS):
        start, end = lower * half, lower * half + ROWS[lower] * WIDE
        line[start : end + 1 : WIDE] = "┬" * (ROWS[lower] + 1)
    if row == 0:
        line[first], line[last] = "┌", "┐"
    return Text("".join(line).rstrip(), FAINT, no_wrap=True, overflow="crop")


def _card(alliance: Alliance, slot: int, pitch: int) -> Text:
    """Its place, the lord, his crest, and what he does or what lies on him."""
    gap = " " if pitch == WIDE else ""
    card = Text(f"{slot:>2}{gap}", FAINT)
    lord = alliance.lord(slot)
    if lord is not None:
        card.append(sign(lord)).append(CREST if alliance.has_crest(slot) else " ", "bold")
        card.append(state_of(slot, alliance.plain), _state_style(alliance, slot))
    elif alliance.is_next(slot):
        card.append("[   ]"[: pitch - 3], "bold")
    else:
        card.append(FREE, FAINT)
    card.pad_right(pitch - len(card))
    return card


def _small_card(alliance: Alliance, slot: int, pitch: int) -> Text:
    lord = alliance.lord(slot)
    if lord is None:
        card = Text("[]" if alliance.is_next(slot) else FREE, FAINT)
    else:
        card = sign(lord).append(_small_state(alliance, slot), _state_style(alliance, slot))
        card.append(CREST if alliance.has_crest(slot) else " ", "bold")
    card.pad_right(pitch - len(card))
    return card


def _small_state(alliance: Alliance, slot: int) -> str:
    """Only keys and locations: what else a lord did has been done."""
    if str(slot) in alliance.plain["locations"]:
        return SITE
    lord = alliance.lord(slot)
    return state_of(slot, alliance.plain) if lord is not None and has_key(lord) else " "


def _state_style(alliance: Alliance, slot: int) -> str:
    lord = alliance.lord(slot)
    if lord is None or state_of(slot, alliance.plain) == SPENT:
        return FAINT
    return "bold" if has_key(lord) else STYLES[colour_of(lord)]
