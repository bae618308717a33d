"""The numbers of the actions. What they mean in words is in notation.py."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

SELF: Final[i64] = 0
AUCTION: Final[i64] = 1
PUBLIC: Final[i64] = 2
TAKE: Final[i64] = 3  # + card, 0 to 52
DECLINE: Final[i64] = 56
RAISE: Final[i64] = 57  # + category, 0 to 4
LOWER: Final[i64] = 62  # + category
RAISE_PAIR: Final[i64] = 67  # + pair, 0 to 9
LOWER_PAIR: Final[i64] = 77  # + pair
PASS: Final[i64] = 87
BID: Final[i64] = 87  # + bid, 1 to 261
REFUSE: Final[i64] = 349
PAY: Final[i64] = 350  # + card, 0 to 47
ACTIONS: Final[i64] = 398

MOST_BID: Final[i64] = 261  # three times a hand of all 87 cards

# The ten pairs of dice, the first before the second in board order.
PAIRS: Final = ((0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4))
PAIR_FIRST: Final[vec[i64]] = vec[i64]([i64(pair[0]) for pair in PAIRS])
PAIR_SECOND: Final[vec[i64]] = vec[i64]([i64(pair[1]) for pair in PAIRS])


def _row_of_bids() -> vec[i64]:
    row = vec[i64]()
    action: i64 = PASS
    while action <= BID + MOST_BID:
        row = append(row, action)
        action += 1
    return row


# PASS, BID 1, BID 2, ...: a slice of it is a range of bids.
BIDS: Final[vec[i64]] = _row_of_bids()

# Nearly all bids lie below this.
USUAL: Final[i64] = 64


def bids_between(high: i64, most: i64) -> vec[i64]:
    """To pass, or to bid more than the highest and at most so much."""
    choices = BIDS[high : most + 1]
    choices[0] = PASS
    return choices


def _usual_bids() -> vec[vec[i64]]:
    rows = vec[vec[i64]]()
    for high in range(USUAL):
        for most in range(USUAL):
            rows = append(rows, bids_between(high, max(high, most)))
    return rows


# The rows of usual bids, by the highest and by the most: made once, since to make one anew costs
# more than the whole bid. Never changed in place.
USUAL_BIDS: Final[vec[vec[i64]]] = _usual_bids()
