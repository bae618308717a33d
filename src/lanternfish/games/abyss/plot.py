"""The turn begins: plotting at court, and the choice of the action."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.games.abyss.actions import EXPLORE, PLOT, SUPPORT
from lanternfish.games.abyss.cards import COURT_SPACES, LORD_NAMES
from lanternfish.games.abyss.court import join_court
from lanternfish.games.abyss.lords.each_turn import with_powers
from lanternfish.games.abyss.lords.merchants import landlord
from lanternfish.games.abyss.recruit import recruits
from lanternfish.games.abyss.stacks import stacks_to_choose
from lanternfish.games.abyss.state import MAIN, Position


def begin_turn(s: Position, seat: i64) -> None:
    """ABY 3.1, 3.10: prices, purchases and powers begin anew."""
    s.active = seat
    s.seat = seat
    s.phase = MAIN
    s.price = 1
    s.bought = 0
    s.used = 0
    if s.log is not None:
        s.log.tell("turn", {"seat": seat})
    landlord(s)


def can_plot(s: Position) -> bool:
    """ABY 3.3: a pearl, a free space, a lord."""
    return s.pearls[s.active] > 0 and s.court_size < COURT_SPACES and s.lords_left() > 0


def main_choices(s: Position) -> vec[i64]:
    """ABY 3.2, 3.5, 3.7: plot, one of the three actions, or a power."""
    choices = vec[i64](capacity=13)
    if can_plot(s):
        choices = append(choices, PLOT)
    choices = append(choices, EXPLORE)
    choices = stacks_to_choose(s, SUPPORT, choices)
    return with_powers(s, recruits(s, choices))


def plot(s: Position) -> None:
    """ABY 3.2: a pearl for a new lord at court."""
    s.lose_pearls(s.active, 1, "plot")
    lord = join_court(s)
    if s.log is not None:
        s.log.tell("arrive", {"lord": LORD_NAMES[lord]})
