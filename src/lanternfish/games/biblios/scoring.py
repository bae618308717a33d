"""The end of the game: who takes which die, and who wins."""

from typing import Final

from mypy_extensions import i64

from lanternfish.core.game import NOBODY
from lanternfish.games.biblios.cards import (
    CATEGORIES,
    CATEGORY_COUNT,
    GOLD,
    HAND_KINDS,
    LETTER_COUNT,
    LETTERS,
    SUITS,
    VALUE,
)
from lanternfish.games.biblios.state import Position

NO_LETTER: Final[i64] = 9


def total_of(s: Position, seat: i64, category: i64) -> i64:
    """BIB 6.2: the values of all cards a seat holds of a category."""
    if s.suits[seat * SUITS + category] == 0:
        return 0
    total: i64 = 0
    hands = s.hands
    place: i64 = seat * HAND_KINDS
    card: i64 = category * LETTER_COUNT
    end: i64 = card + LETTER_COUNT
    while card < end:
        total += hands[place + card] * VALUE[card]
        card += 1
    return total


def earliest_letter(s: Position, seat: i64, category: i64) -> i64:
    """BIB 1.9: the earliest letter a seat holds of a category, by its place in the alphabet."""
    letter: i64 = 0
    while letter < LETTER_COUNT:
        if s.held(seat, category * LETTER_COUNT + letter) > 0:
            return letter
        letter += 1
    return NO_LETTER


def winner_of(s: Position, category: i64) -> i64:
    """BIB 6.2 to 6.4: the highest total above nought takes the die; a tie, the earliest letter."""
    best: i64 = NOBODY
    best_total: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        total = total_of(s, seat, category)
        if total > best_total or (total == best_total > 0 and _is_earlier(s, seat, best, category)):
            best = seat
            best_total = total
        seat += 1
    return best


def _is_earlier(s: Position, seat: i64, other: i64, category: i64) -> bool:
    """BIB 6.3, 6.4: no two seats hold the same letter, so this always decides."""
    return earliest_letter(s, seat, category) < earliest_letter(s, other, category)


def gold_cards(s: Position, seat: i64) -> i64:
    """BIB 6.6: the number of gold cards, not their value."""
    return s.held(seat, GOLD) + s.held(seat, GOLD + 1) + s.held(seat, GOLD + 2)


def points(s: Position) -> list[int]:
    """BIB 6.5: the sum of the dice taken."""
    result = [0] * int(s.seats)
    category: i64 = 0
    while category < CATEGORY_COUNT:
        winner = winner_of(s, category)
        if winner != NOBODY:
            result[winner] += s.dice[category]
        category += 1
    return result


def best_by(tied: list[int], ranks: list[int]) -> list[int]:
    """Those of the tied whose rank is the highest."""
    best = max([ranks[seat] for seat in tied])
    return [seat for seat in tied if ranks[seat] == best]


def tie_break(s: Position) -> list[tuple[str, list[int]]]:
    """BIB 6.5 to 6.9, 6.12: each step that was needed, and who was still in after it."""
    everyone = list(range(int(s.seats)))
    tied = best_by(everyone, points(s))
    steps: list[tuple[str, list[int]]] = [("points", tied)]
    if len(tied) > 1:
        tied = best_by(tied, [int(gold_cards(s, seat)) for seat in everyone])
        steps.append(("gold", tied))
    category: i64 = 0
    while len(tied) > 1 and category < CATEGORY_COUNT:
        totals = [int(total_of(s, seat, category)) for seat in everyone]
        # BIB 6.8: a category none of the tied holds decides nothing.
        if any([totals[seat] > 0 for seat in tied]):
            tied = best_by(tied, totals)
            steps.append((CATEGORIES[category], tied))
            if len(tied) > 1:
                tied = best_by(
                    tied, [-int(earliest_letter(s, seat, category)) for seat in everyone]
                )
                steps.append((CATEGORIES[category] + "-letter", tied))
        category += 1
    return steps


def victors(s: Position) -> list[int]:
    """BIB 6.5 to 6.9: the winner; several only if the whole chain cannot part them."""
    return tie_break(s)[-1][1]


def account(s: Position) -> dict[str, object]:
    """The whole scoring as plain data: every category, every score, every tie-break needed."""
    seats = range(int(s.seats))
    categories: list[dict[str, object]] = []
    category: i64 = 0
    while category < CATEGORY_COUNT:
        letters = [earliest_letter(s, seat, category) for seat in seats]
        winner = winner_of(s, category)
        categories.append(
            {
                "category": CATEGORIES[category],
                "die": int(s.dice[category]),
                "totals": [int(total_of(s, seat, category)) for seat in seats],
                "letters": [None if i == NO_LETTER else LETTERS[i] for i in letters],
                "winner": None if winner == NOBODY else int(winner),
            }
        )
        category += 1
    return {
        "categories": categories,
        "points": points(s),
        "gold": [int(gold_cards(s, seat)) for seat in seats],
        "tie-break": [{"by": by, "left": left} for by, left in tie_break(s)],
        "winners": victors(s),
    }
