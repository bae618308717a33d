"""Cards that leave a hand: one by one, in card order, so that every choice has one spelling."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.games.abyss.actions import DISCARD
from lanternfish.games.abyss.cards import ALLIES, ALLY_NAMES
from lanternfish.games.abyss.state import Position


def discard_from_hand(s: Position, seat: i64, card: i64, by: str) -> None:
    """To the exploration discard, open to all."""
    s.add_to_hand(seat, card, -1)
    s.discarded[card] += 1
    if s.log is not None:
        s.log.tell("discard", {"seat": seat, "card": ALLY_NAMES[card], "by": by})


def discards(s: Position, due: i64) -> vec[i64]:
    """ABY 11.5: from the card named last on, while those that follow can make up the number."""
    hand = s.seat * ALLIES
    choices = vec[i64](capacity=25)
    following = s.hand_sizes[s.seat]
    card: i64 = 0
    while card < ALLIES and following >= due:
        count = s.hands[hand + card]
        if count > 0 and card >= s.named:
            choices = append(choices, DISCARD + card)
        following -= count
        card += 1
    return choices


def cards_in_hand(s: Position, seat: i64, action: i64, choices: vec[i64]) -> vec[i64]:
    """One choice for each different card of a hand."""
    hand = seat * ALLIES
    card: i64 = 0
    while card < ALLIES:
        if s.hands[hand + card] > 0:
            choices = append(choices, action + card)
        card += 1
    return choices
