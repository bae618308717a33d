"""Soldiers: their powers are aimed at the opponents, but never at who is protected (ABY 7.1)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.game import NOBODY
from lanternfish.games.abyss.actions import HUNT, SLAY, append_set
from lanternfish.games.abyss.cards import (
    ASSASSIN,
    COMMANDER,
    HUNTER,
    JAILER,
    LEAST_TOKEN,
    LORD_NAMES,
    RECRUITER,
    SEEKER,
    TAMER,
    TOKEN_KINDS,
)
from lanternfish.games.abyss.hand import discard_from_hand, discards
from lanternfish.games.abyss.state import (
    COMMANDED,
    HUNTING,
    JAILING,
    REFILL,
    SLAYING,
    Position,
)

HAND_LIMIT: Final[i64] = 6
SURCHARGE: Final[i64] = 2


def enter_soldier(s: Position, lord: i64) -> None:
    if lord == JAILER:
        jailer(s)
    elif lord == SEEKER:
        seeker(s)
    elif lord == ASSASSIN:
        assassin(s)
    elif lord == COMMANDER:
        commander(s)
    elif lord == HUNTER:
        hunter(s)


def applies_to(s: Position, seat: i64, soldier: i64) -> bool:
    """Does a lasting power of an opponent's soldier touch this seat?"""
    return s.opponent_has_in_force(seat, soldier) and not s.is_protected(seat)


def recruiter(s: Position, seat: i64, cost: i64) -> i64:
    """ABY 7.8, 11.12: what opponents pay for a lord of this cost."""
    if not applies_to(s, seat, RECRUITER):
        return cost
    if s.russian:
        return 2 * cost
    return cost + SURCHARGE


def jailer(s: Position) -> None:
    """ABY 7.9: each opponent with cards discards one, of his own choice."""
    ask_prisoner(s, s.left_of(s.active))


def ask_prisoner(s: Position, seat: i64) -> None:
    while seat != s.active:
        if s.hand_sizes[seat] > 0 and not s.is_protected(seat):
            s.seat = seat
            s.named = 0
            s.phase = JAILING
            return
        seat = s.left_of(seat)
    end_soldier(s)


def end_soldier(s: Position) -> None:
    """All opponents have had what was aimed at them; the recruitment goes on."""
    s.seat = s.active
    s.victim = NOBODY
    s.named = 0
    s.phase = REFILL


def prison_choices(s: Position) -> vec[i64]:
    return discards(s, 1)


def imprison(s: Position, card: i64) -> None:
    discard_from_hand(s, s.seat, card, "jailer")
    ask_prisoner(s, s.left_of(s.seat))


def seeker(s: Position) -> None:
    """ABY 7.10: two pearls of each opponent go to the treasury, or the one there is."""
    seat = s.left_of(s.active)
    while seat != s.active:
        if s.pearls[seat] > 0 and not s.is_protected(seat):
            s.lose_pearls(seat, min(s.pearls[seat], 2), "seeker")
        seat = s.left_of(seat)


def assassin(s: Position) -> None:
    """ABY 7.11: one free lord of each opponent, clockwise."""
    seek_victim(s, s.left_of(s.active))


def seek_victim(s: Position, seat: i64) -> None:
    while seat != s.active:
        if s.in_force[seat] > 0 and not s.is_protected(seat):
            s.victim = seat
            s.phase = SLAYING
            return
        seat = s.left_of(seat)
    end_soldier(s)


def targets(s: Position) -> vec[i64]:
    """ABY 7.11: free, and not assassinated already."""
    return append_set(vec[i64](capacity=10), SLAY, s.in_force[s.victim])


def slay(s: Position, lord: i64) -> None:
    """ABY 7.11: he stays where he is; power and key are gone for good."""
    s.end_power(s.victim, lord)
    if s.log is not None:
        s.log.tell("slay", {"seat": s.active, "victim": s.victim, "lord": LORD_NAMES[lord]})
    seek_victim(s, s.left_of(s.victim))


def commander(s: Position) -> None:
    """ABY 7.12: when he enters, every opponent discards down to six cards."""
    command(s, s.left_of(s.active))


def command(s: Position, seat: i64) -> None:
    while seat != s.active:
        if s.hand_sizes[seat] > HAND_LIMIT and not s.is_protected(seat):
            s.seat = seat
            s.named = 0
            s.phase = COMMANDED
            return
        seat = s.left_of(seat)
    end_soldier(s)


def excess(s: Position) -> vec[i64]:
    """ABY 7.12: cards of his own choice, down to exactly six."""
    return discards(s, s.hand_sizes[s.seat] - HAND_LIMIT)


def obey(s: Position, card: i64) -> None:
    discard_in_order(s, card)
    if s.hand_sizes[s.seat] == HAND_LIMIT:
        command(s, s.left_of(s.seat))


def discard_in_order(s: Position, card: i64) -> None:
    discard_from_hand(s, s.seat, card, "commander")
    s.named = card


def is_over_limit(s: Position, seat: i64) -> bool:
    """ABY 7.12: too many cards at the end of the turn, under an opponent's commander."""
    return s.hand_sizes[seat] > HAND_LIMIT and applies_to(s, seat, COMMANDER)


def tamer(s: Position, seat: i64, space: i64) -> i64:
    """ABY 7.13: the space whose rewards a seat gets."""
    if space > 1 and applies_to(s, seat, TAMER):
        return space - 1
    return space


def hunter(s: Position) -> None:
    """ABY 7.14: somebody with a token, if there is anybody."""
    if len(preys(s)) > 0:
        s.phase = HUNTING


def preys(s: Position) -> vec[i64]:
    choices = vec[i64](capacity=3)
    seat: i64 = 0
    while seat < s.seats:
        if seat != s.active and s.tokens_of(seat) > 0 and not s.is_protected(seat):
            choices = append(choices, HUNT + seat)
        seat += 1
    return choices


def hunt(s: Position, prey: i64) -> None:
    """ABY 7.14, 12.5: one of his tokens at random; he knows which."""
    place = s.chance.below(s.tokens_of(prey))
    kind: i64 = 0
    while place >= s.tokens[prey * TOKEN_KINDS + kind]:
        place -= s.tokens[prey * TOKEN_KINDS + kind]
        kind += 1
    s.tokens[prey * TOKEN_KINDS + kind] -= 1
    s.tokens[s.active * TOKEN_KINDS + kind] += 1
    s.thief = s.active
    s.robbed = prey
    s.stolen = LEAST_TOKEN + kind
    s.phase = REFILL
    if s.log is not None:
        s.log.whisper(
            "steal",
            {"seat": s.active, "victim": prey},
            {"token": s.stolen},
            [int(s.active), int(prey)],
        )
