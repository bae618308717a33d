"""What has happened to the cards, one whole number a line: the memory behind every view.

A line is an operation, one or two seats, and a card. The state keeps the true lines; a view keeps
the same lines with the cards it may not know struck out.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.errors import BadPosition
from lanternfish.games.biblios.cards import CARD, NAMES, UNKNOWN

KEEP: Final[i64] = 0  # the active player lays a card face down before himself
PILE: Final[i64] = 1  # ... or face down on the auction pile
SHARE: Final[i64] = 2  # ... or face up in the public space
FIND: Final[i64] = 3  # a church card laid before oneself: it is turned up at once
TAKEN: Final[i64] = 4  # a card taken from the public space
REVEAL: Final[i64] = 5  # the active player turns up a card of the auction pile
BUY: Final[i64] = 6  # the card under auction goes to the buyer
UNSOLD: Final[i64] = 7  # ... or to the discard
SHOW: Final[i64] = 8  # gold paid openly
HIDE: Final[i64] = 9  # a card paid face down
FINE: Final[i64] = 10  # a card taken blind from the fined player by another
LOSE: Final[i64] = 11  # a card of the fined player discarded blind (medieval bluff)

OPERATIONS: Final = (
    "keep", "pile", "share", "find", "taken", "reveal",
    "buy", "unsold", "show", "hide", "fine", "lose",
)  # fmt: skip


def line(operation: i64, seat: i64, other: i64, card: i64) -> i64:
    return operation | (seat << 4) | (other << 7) | (card << 10)


def operation_of(entry: i64) -> i64:
    return entry & 15


def seat_of(entry: i64) -> i64:
    return (entry >> 4) & 7


def other_of(entry: i64) -> i64:
    return (entry >> 7) & 7


def card_of(entry: i64) -> i64:
    return entry >> 10


def knows(entry: i64, seat: i64) -> bool:
    """May this seat know the card of this line? It depends on the line alone."""
    operation = operation_of(entry)
    if operation == KEEP or operation == PILE or operation == HIDE or operation == LOSE:
        return seat_of(entry) == seat
    if operation == FINE:
        return seat_of(entry) == seat or other_of(entry) == seat
    return True


def remembered(story: vec[i64], seat: i64) -> vec[i64]:
    """The story as one seat remembers it."""
    memory = vec[i64]()
    for entry in story:
        if knows(entry, seat):
            memory = append(memory, entry)
        else:
            memory = append(memory, (entry & 1023) | (UNKNOWN << 10))
    return memory


def story_to_texts(story: vec[i64]) -> list[str]:
    """A line as words: seat, operation, the other seat of a fine, and the card or '?'."""
    texts: list[str] = []
    for entry in story:
        card = card_of(entry)
        words = [str(seat_of(entry)), OPERATIONS[operation_of(entry)]]
        if operation_of(entry) == FINE:
            words.append(str(other_of(entry)))
        words.append("?" if card == UNKNOWN else NAMES[card])
        texts.append(" ".join(words))
    return texts


def story_from_texts(texts: list[object], seats: int, with_gaps: bool) -> vec[i64]:
    story = vec[i64]()
    for place, text in enumerate(texts):
        entry = _line_from_text(text, seats, with_gaps)
        if entry is None:
            raise BadPosition(
                f"line {place + 1} of the story is {text!r}; lines look like '0 keep M2A'"
            )
        story = append(story, i64(entry))
    return story


def _line_from_text(text: object, seats: int, with_gaps: bool) -> int | None:
    words = text.split(" ") if isinstance(text, str) else []
    if len(words) < 3 or words[1] not in OPERATIONS:
        return None
    operation = OPERATIONS.index(words[1])
    if len(words) != (4 if operation == FINE else 3):
        return None
    known = [str(seat) for seat in range(seats)]
    other = words[2] if operation == FINE else "0"
    if words[0] not in known or other not in known:
        return None
    name = words[-1]
    if name not in CARD and not (with_gaps and name == "?"):
        return None
    card = CARD.get(name, int(UNKNOWN))
    return int(line(operation, int(words[0]), int(other), card))
