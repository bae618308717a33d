"""Who is how likely to win, before the end: from the dice one may hope for, gold and cards."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.bots.guides.biblios.standing import Standing
from lanternfish.core.game import floats
from lanternfish.games.biblios.cards import CATEGORY_COUNT, GOLD, HAND_KINDS
from lanternfish.games.biblios.state import TURN_UP, Position

# Fitted to 5000 games of the guide against itself (who won, by the stage of the game):
# the chance to end with more points says most, and the more the later it is;
SURE: Final = 0.6
# a point more that one may expect;
POINT_EARLY: Final = 0.28
POINT_LATE: Final = 0.19
POINT_LAST: Final = 0.13
# all the gold rather than none;
GOLD_LATE: Final = 0.8
GOLD_LAST: Final = 0.3
# a gold card more, whatever its value: it breaks ties, and pays exactly;
PIECE: Final = 0.12
PIECE_LAST: Final = 0.18
# any card more.
CARD: Final = 0.03
# Of the gold in the deck a part comes into the hands: coins of two on the average.
FROM_DECK: Final = 1.3
# With so few cards to come gold and spare cards begin to lose their worth.
SOON: Final = 6.0
# A few coins are no treasure where nobody has any.
FEW_COINS: Final = 4.0
# Differences in points from -30 to 30.
EVEN: Final[i64] = 30
WIDTH: Final[i64] = 61

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


class Outlook:
    """What counts at this stage of the game."""

    def __init__(self, s: Position, standing: Standing) -> None:
        self.s = s
        self.standing = standing
        self.sure: float = SURE
        self.point: float = POINT_LATE
        self.gold: float = GOLD_LATE
        self.piece: float = PIECE
        self.card: float = CARD
        self.coins: float = FEW_COINS
        seat: i64 = 0
        while seat < s.seats:
            self.coins += float(standing.purse[seat])
            seat += 1
        if s.phase < TURN_UP:
            self._in_gift_phase()
        else:
            self._near_the_end()

    def _in_gift_phase(self) -> None:
        part = float(self.s.top) / float(len(self.s.deck))
        self.sure = SURE * part * part
        self.point = POINT_EARLY + part * (POINT_LATE - POINT_EARLY)
        self.coins += (1.0 - part) * FROM_DECK * self.standing.golds

    def _near_the_end(self) -> None:
        left = float(self.s.cards_left()) / SOON
        if left < 1.0:
            self.point = POINT_LAST + left * (POINT_LATE - POINT_LAST)
            self.gold = GOLD_LAST + left * (GOLD_LATE - GOLD_LAST)
            self.piece = PIECE_LAST + left * (PIECE - PIECE_LAST)
            self.card = left * CARD

    def shares(self) -> vec[float]:
        """The chance of each seat to win."""
        s = self.s
        shares = floats(s.seats)
        seat: i64 = 0
        while seat < s.seats:
            shares[seat] = power_of_e(self._score(seat))
            seat += 1
        seat = 0
        while seat + 1 < s.seats:
            other = seat + 1
            while other < s.seats:
                ahead = 0.5 + self.sure * (chance_to_beat(s, self.standing, seat, other) - 0.5)
                shares[seat] *= ahead
                shares[other] *= 1.0 - ahead
                other += 1
            seat += 1
        _make_one(shares)
        return shares

    def _score(self, seat: i64) -> float:
        """What counts for a seat besides the chance to beat the others."""
        s = self.s
        score = self.point * (hope_of(self.standing, seat) - 15.0 / float(s.seats))
        score += self.gold * 0.5 * float(s.seats * self.standing.purse[seat]) / self.coins
        score += self.piece * float(_gold_cards(s, seat) - _gold_cards(s, 0))
        return score + self.card * float(s.sizes[seat] - s.sizes[0])


def hope_of(standing: Standing, seat: i64) -> float:
    """The points a seat may expect."""
    hope: float = 0.0
    place: i64 = seat * CATEGORY_COUNT
    category: i64 = 0
    while category < CATEGORY_COUNT:
        hope += standing.share[place + category] * float(standing.dice[category])
        category += 1
    return hope


def _make_one(shares: vec[float]) -> None:
    whole: float = 0.0
    for share in shares:
        whole += share
    seat: i64 = 0
    while seat < len(shares):
        shares[seat] /= whole
        seat += 1


def chance_to_beat(s: Position, standing: Standing, seat: i64, other: i64) -> float:
    """That a seat ends with more points than another, if each die falls to whom it may."""
    chances = floats(WIDTH)
    chances[EVEN] = 1.0
    reach: i64 = 0
    category: i64 = 0
    while category < CATEGORY_COUNT:
        die = standing.dice[category]
        won = standing.share[seat * CATEGORY_COUNT + category]
        lost = standing.share[other * CATEGORY_COUNT + category]
        neither = 1.0 - won - lost
        after = floats(WIDTH)
        place: i64 = EVEN - reach
        while place <= EVEN + reach:
            chance = chances[place]
            if chance > 0.0:
                after[place + die] += chance * won
                after[place - die] += chance * lost
                after[place] += chance * neither
            place += 1
        chances = after
        reach += die
        category += 1
    more: float = 0.5 * chances[EVEN]
    order = _gold_cards(s, seat) - _gold_cards(s, other)
    if order > 0:
        more = chances[EVEN]
    elif order < 0:
        more = 0.0
    place = EVEN + 1
    while place < WIDTH:
        more += chances[place]
        place += 1
    return more


def _gold_cards(s: Position, seat: i64) -> i64:
    place = seat * HAND_KINDS + GOLD
    return s.hands[place] + s.hands[place + 1] + s.hands[place + 2]
