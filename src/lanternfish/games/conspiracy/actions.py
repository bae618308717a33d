"""The numbers of the actions. What they mean in words is in notation.py.

CON 7.3: legal actions are always listed by rising number.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

SKIP: Final[i64] = 0
DRAW: Final[i64] = 0  # + how many, 1 to 3
TAKE: Final[i64] = 4  # + colour, 0 to 4
PICK: Final[i64] = 9  # + lord, 0 to 29
KEEP: Final[i64] = 39  # + lord
PLACE: Final[i64] = 69  # + lord
SWAP: Final[i64] = 99  # + pair of places, 0 to 104
REVEAL: Final[i64] = 203  # + how many, 1 to 3
CLAIM: Final[i64] = 207  # + location, 0 to 23
CHOOSE: Final[i64] = 231  # + location
ACTIONS: Final[i64] = 255

# The 105 pairs of places, the first before the second.
PAIRS: Final = tuple([(one, two) for one in range(15) for two in range(one + 1, 15)])
PAIR_FIRST: Final[vec[i64]] = vec[i64]([i64(pair[0]) for pair in PAIRS])
PAIR_SECOND: Final[vec[i64]] = vec[i64]([i64(pair[1]) for pair in PAIRS])


def _row_of(first: i64, bits: i64) -> vec[i64]:
    """The actions from `first` on whose bits are set."""
    row = vec[i64]()
    action = first
    while bits > 0:
        if bits & 1:
            row = append(row, action)
        bits >>= 1
        action += 1
    return row


def _rows(first: i64, count: i64) -> vec[vec[i64]]:
    """Such rows for all sets of bits below `count`."""
    rows = vec[vec[i64]]()
    bits: i64 = 0
    while bits < count:
        rows = append(rows, _row_of(first, bits))
        bits += 1
    return rows


# Ready-made rows of actions; never changed in place.
# By which of the ways to conspire are open: three bits for draws, five for piles.
WAYS: Final[vec[vec[i64]]] = _rows(DRAW + 1, 256)
# To place one of the pending lords: by colour, by which ranks there are.
ORDERS: Final[vec[vec[vec[i64]]]] = vec[vec[vec[i64]]](
    [_rows(PLACE + colour * 6, 64) for colour in range(5)]
)
