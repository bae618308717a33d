"""Who is how likely to win, before the end: from the dice one may hope for, gold and cards."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.bots.guides.biblios.standing import Standing
from lanternfish.core.game import floats
from lanternfish.games.biblios.cards import CATEGORY_COUNT
from lanternfish.games.biblios.state import Position

# Fitted to 4000 games of the guide against itself (logistic regression on who won):
# how much it counts to be ahead in dice, in units of how far they may still go astray;
DICE: Final = 1.45
# to have all the gold rather than none, by how much of the game is over;
GOLD_EARLY: Final = 0.5
GOLD_LATE: Final = 2.3
GOLD_LAST: Final = 1.6
# to have a card more in hand.
CARD_EARLY: Final = 0.12
CARD_LAST: Final = 0.02
# A few coins are no treasure where nobody has any.
FEW_COINS: Final = 4.0

# Powers of e in steps of a 32nd, from -8 to 8.
STEPS: Final = 32.0
FARTHEST: Final = 8.0
STEP_OF_E: Final = 1.0317434074991028


def _powers() -> vec[float]:
    row = vec[float]()
    power = 1.0
    for _ in range(256):
        power = power / STEP_OF_E
    for _ in range(514):
        row = append(row, power)
        power = power * STEP_OF_E
    return row


POWERS: Final[vec[float]] = _powers()


def power_of_e(x: float) -> float:
    """Near enough, and the same on every machine."""
    if x < -FARTHEST:
        x = -FARTHEST
    elif x > FARTHEST:
        x = FARTHEST
    far = (x + FARTHEST) * STEPS
    step = i64(far)
    part = far - float(step)
    return POWERS[step] + part * (POWERS[step + 1] - POWERS[step])


def outlook(s: Position, standing: Standing, gold: float, card: float) -> vec[float]:
    """The chance of each seat to win; what gold and cards count depends on the time."""
    seats = s.seats
    coins: float = FEW_COINS
    cards: float = 0.0
    seat: i64 = 0
    while seat < seats:
        coins += float(standing.purse[seat])
        cards += float(s.sizes[seat])
        seat += 1
    shares = floats(seats)
    whole: float = 0.0
    scale = DICE / math.sqrt(_spread(standing))
    seat = 0
    while seat < seats:
        score = scale * (hope_of(standing, seat) - 15.0 / float(seats))
        score += gold * (0.5 * float(seats) * float(standing.purse[seat]) / coins - 0.5)
        score += card * (float(s.sizes[seat]) - cards / float(seats))
        shares[seat] = power_of_e(score)
        whole += shares[seat]
        seat += 1
    seat = 0
    while seat < seats:
        shares[seat] /= whole
        seat += 1
    return shares


def hope_of(standing: Standing, seat: i64) -> float:
    """The points a seat may expect."""
    hope: float = 0.0
    place: i64 = seat * CATEGORY_COUNT
    category: i64 = 0
    while category < CATEGORY_COUNT:
        hope += standing.share[place + category] * float(standing.dice[category])
        category += 1
    return hope


def _spread(standing: Standing) -> float:
    """How far apart from what is expected two seats may end: a variance."""
    spread: float = 1.0
    place: i64 = 0
    category: i64 = 0
    while place < len(standing.share):
        share = standing.share[place]
        die = float(standing.dice[category])
        spread += 4.0 * die * die * share * (1.0 - share) / float(standing.seats)
        place += 1
        category += 1
        if category == CATEGORY_COUNT:
            category = 0
    return spread
