"""The numbers of the actions. What they mean in words is in notation.py.

ABY 11.3: legal actions are always listed by rising number.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.games.abyss.cards import FIRST_REWARD, REWARD_TOKENS

PLOT: Final[i64] = 0
EXPLORE: Final[i64] = 1
BUY: Final[i64] = 2
PASS: Final[i64] = 3
TAKE: Final[i64] = 4
FIGHT: Final[i64] = 5
CONTINUE: Final[i64] = 6
REWARD: Final[i64] = 7  # + reward, 0 to 11
SUPPORT: Final[i64] = 19  # + race, 0 to 4
RECRUIT: Final[i64] = 24  # + lord, 0 to 34
PAID: Final[i64] = 59
PAY: Final[i64] = 60  # + ally, 0 to 24
AFFILIATE: Final[i64] = 85  # + ally
DISCARD: Final[i64] = 110  # + ally
SLAY: Final[i64] = 135  # + lord
HUNT: Final[i64] = 170  # + seat, 0 to 3
DECLINE: Final[i64] = 174
ENLIST: Final[i64] = 175  # + lord
BETRAY: Final[i64] = 210  # + lord
TRADE: Final[i64] = 245  # + location, 0 to 19
CLAIM: Final[i64] = 265  # + location
DRAW: Final[i64] = 284  # + how many, 1 to 4
CHOOSE: Final[i64] = 289  # + location
SPEND: Final[i64] = 309  # + lord
SPEND_TOKEN: Final[i64] = 344
SWAP: Final[i64] = 345  # + location
SELL: Final[i64] = 365  # + ally
PURGE: Final[i64] = 390  # + race
OUST: Final[i64] = 395  # + lord
END: Final[i64] = 430
ACTIONS: Final[i64] = 431


def _rewards(space: i64, pool: i64) -> vec[i64]:
    """ABY 4.14, 4.15: the rewards of a space that the pool of tokens can pay."""
    row = vec[i64]()
    reward = FIRST_REWARD[space]
    while reward < FIRST_REWARD[space + 1]:
        if REWARD_TOKENS[reward] <= pool:
            row = append(row, REWARD + reward)
        reward += 1
    return row


def _reward_rows() -> vec[vec[i64]]:
    rows = vec[vec[i64]]()
    for space in range(7):
        for pool in range(3):
            rows = append(rows, _rewards(max(space, 1), pool))
    return rows


# Ready-made rows of actions; never changed in place.
OFFERED: Final[vec[i64]] = vec[i64]([BUY, PASS])
UNSOLD: Final[vec[i64]] = vec[i64]([TAKE, CONTINUE])
FOUND_MONSTER: Final[vec[i64]] = vec[i64]([FIGHT, CONTINUE])
# By space, and by how many tokens the pool has: none, one, or enough.
REWARD_ROWS: Final[vec[vec[i64]]] = _reward_rows()


def append_set(row: vec[i64], first: i64, bits: i64) -> vec[i64]:
    """The actions from `first` on whose bits are set."""
    action = first
    while bits > 0:
        if bits & 1:
            row = append(row, action)
        bits >>= 1
        action += 1
    return row
