"""Church cards: they turn the dice of the scriptorium at once and are discarded."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.game import NOBODY
from lanternfish.games.biblios.actions import (
    DECLINE,
    LOWER,
    LOWER_PAIR,
    PAIR_FIRST,
    PAIR_SECOND,
    RAISE,
    RAISE_PAIR,
)
from lanternfish.games.biblios.cards import (
    CATEGORIES,
    CATEGORY_COUNT,
    LOWER_ONE,
    LOWER_TWO,
    NAMES,
    NO_CARD,
    RAISE_ONE,
    RAISE_TWO,
)
from lanternfish.games.biblios.state import CHURCH_CARD, Position


def receive_church(s: Position, seat: i64, card: i64, resume: i64) -> None:
    """BIB 4.1: the game pauses until whoever received the card has decided."""
    s.church = card
    s.believer = seat
    s.resume = resume
    s.phase = CHURCH_CARD


def can_turn(s: Position, die: i64, step: i64) -> bool:
    """BIB 4.5: a die stays between 1 and 6; it neither wraps round nor stops short."""
    return 1 <= s.dice[die] + step <= 6


def church_choices(s: Position) -> vec[i64]:
    """BIB 4.2 to 4.4, 4.10: what the card allows, or to decline it."""
    choices = append(vec[i64](capacity=11), DECLINE)
    if s.church == RAISE_TWO:
        return _pairs(s, choices, RAISE_PAIR, 1)
    if s.church == LOWER_TWO:
        return _pairs(s, choices, LOWER_PAIR, -1)
    if s.church != LOWER_ONE:
        choices = _singles(s, choices, RAISE, 1)
    if s.church != RAISE_ONE:
        choices = _singles(s, choices, LOWER, -1)
    return choices


def _singles(s: Position, choices: vec[i64], action: i64, step: i64) -> vec[i64]:
    die: i64 = 0
    while die < CATEGORY_COUNT:
        if can_turn(s, die, step):
            choices = append(choices, action + die)
        die += 1
    return choices


def _pairs(s: Position, choices: vec[i64], action: i64, step: i64) -> vec[i64]:
    """BIB 4.3, 4.11, 4.12: two different dice, both the same way, both able to."""
    pair: i64 = 0
    while pair < 10:
        if can_turn(s, PAIR_FIRST[pair], step) and can_turn(s, PAIR_SECOND[pair], step):
            choices = append(choices, action + pair)
        pair += 1
    return choices


def use_church(s: Position, action: i64) -> None:
    """BIB 4.1, 4.2: turn the dice or decline; the card is discarded face up either way."""
    if action == DECLINE:
        if s.log is not None:
            s.log.tell("decline", {"seat": s.believer})
    elif action >= LOWER_PAIR:
        _turn(s, PAIR_FIRST[action - LOWER_PAIR], -1)
        _turn(s, PAIR_SECOND[action - LOWER_PAIR], -1)
    elif action >= RAISE_PAIR:
        _turn(s, PAIR_FIRST[action - RAISE_PAIR], 1)
        _turn(s, PAIR_SECOND[action - RAISE_PAIR], 1)
    elif action >= LOWER:
        _turn(s, action - LOWER, -1)
    else:
        _turn(s, action - RAISE, 1)
    s.discard_open(s.church)
    if s.log is not None:
        s.log.tell("church-done", {"seat": s.believer, "card": NAMES[s.church]})
    s.church = NO_CARD
    s.believer = NOBODY
    s.phase = s.resume


def _turn(s: Position, die: i64, step: i64) -> None:
    s.dice[die] += step
    if s.log is not None:
        s.log.tell(
            "turn", {"seat": s.believer, "die": CATEGORIES[die], "step": step, "value": s.dice[die]}
        )
