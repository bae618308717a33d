"""The 87 cards of Biblios as data (docs/rules/biblios.md, chapter 1).

A card is a number from 0 to 52: cards with the same number cannot be told apart.
The 45 cards of the five categories are all different, gold and church cards are not.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# BIB 1.13: the order of the board. UNVERIFIED after Pigments, see the rules.
CATEGORIES: Final = ("monks", "pigments", "tomes", "books", "manuscripts")
CATEGORY_CODES: Final = "MPFHS"
LETTERS: Final = "ABCDEFGHI"
CATEGORY_COUNT: Final[i64] = 5
LETTER_COUNT: Final[i64] = 9

# BIB 1.2 to 1.6, 1.10: the value that each letter carries. UNVERIFIED order, see the rules.
VALUE_OF_LETTER: Final = (
    (2, 2, 2, 2, 3, 3, 3, 4, 4),
    (2, 2, 2, 2, 3, 3, 3, 4, 4),
    (1, 1, 1, 1, 1, 1, 1, 2, 2),
    (1, 1, 1, 1, 1, 1, 1, 2, 2),
    (1, 1, 1, 1, 1, 1, 1, 2, 2),
)

GOLD: Final[i64] = 45
HAND_KINDS: Final[i64] = 48
CHURCH: Final[i64] = 48
KINDS: Final[i64] = 53
NO_CARD: Final[i64] = -1
UNKNOWN: Final[i64] = 53

# BIB 1.8: how far a church card turns a die, and how many dice; 0 is "up or down".
RAISE_ONE: Final[i64] = 48
LOWER_ONE: Final[i64] = 49
RAISE_TWO: Final[i64] = 50
LOWER_TWO: Final[i64] = 51
EITHER_ONE: Final[i64] = 52
CHURCH_CODES: Final = ("c+", "c-", "c++", "c--", "c+-")

GOLD_COPIES: Final = 11
CHURCH_COPIES: Final = (2, 2, 2, 2, 1)


def _names() -> list[str]:
    names: list[str] = []
    for code, values in zip(CATEGORY_CODES, VALUE_OF_LETTER, strict=True):
        names.extend(
            f"{code}{value}{letter}" for value, letter in zip(values, LETTERS, strict=True)
        )
    return [*names, "g1", "g2", "g3", *CHURCH_CODES]


NAMES: Final = tuple(_names())
CARD: Final = {name: number for number, name in enumerate(NAMES)}

# What a card counts: in its category, or as money. Church cards count nothing.
VALUE: Final[vec[i64]] = vec[i64](
    [i64(value) for row in VALUE_OF_LETTER for value in row]
    + [i64(n) for n in (1, 2, 3, 0, 0, 0, 0, 0)]
)

# The five categories, and gold as the sixth.
SUITS: Final[i64] = 6
SUIT: Final[vec[i64]] = vec[i64]([i64(card // 9) for card in range(48)])

# BIB 1.1: how often each card is in the box.
BOX: Final[vec[i64]] = vec[i64]([i64(1)] * 45 + [i64(11)] * 3 + [i64(2)] * 4 + [i64(1)])

# BIB 2.2 to 2.4: gold of each value taken out openly, and cards taken out unseen.
OPEN_REMOVALS: Final = {2: 2, 3: 1, 4: 0}
UNSEEN_REMOVALS: Final = {2: 21, 3: 12, 4: 7}


def is_gold(card: i64) -> bool:
    return GOLD <= card < CHURCH


def is_church(card: i64) -> bool:
    return card >= CHURCH
