"""The five stacks of the council."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.games.abyss.cards import RACE, RACE_COUNT, RACES, VALUES
from lanternfish.games.abyss.state import Position


def send_to_council(s: Position, card: i64) -> None:
    """ABY 4.18: face down to the stack of its race."""
    s.council[card] += 1
    s.stacks[RACE[card]] += 1


def stacks_to_choose(s: Position, action: i64, choices: vec[i64]) -> vec[i64]:
    """One choice for each stack of the council that is not empty."""
    race: i64 = 0
    while race < RACE_COUNT:
        if s.stacks[race] > 0:
            choices = append(choices, action + race)
        race += 1
    return choices


def has_stack(s: Position) -> bool:
    return s.stacks[0] + s.stacks[1] + s.stacks[2] + s.stacks[3] + s.stacks[4] > 0


def take_stack(s: Position, race: i64) -> None:
    """ABY 5.1: a whole stack of the council into the hand."""
    if s.log is not None:
        s.log.tell("support", {"seat": s.active, "race": RACES[race], "count": s.stacks[race]})
    card = race * VALUES
    while card < (race + 1) * VALUES:
        s.add_to_hand(s.active, card, s.council[card])
        s.council[card] = 0
        card += 1
    s.stacks[race] = 0


def discard_stack(s: Position, race: i64) -> None:
    """A whole stack to the discard, unseen."""
    if s.log is not None:
        s.log.tell("purge", {"seat": s.active, "race": RACES[race], "count": s.stacks[race]})
    card = race * VALUES
    while card < (race + 1) * VALUES:
        s.discarded[card] += s.council[card]
        s.council[card] = 0
        card += 1
    s.stacks[race] = 0
