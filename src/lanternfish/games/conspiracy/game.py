"""Conspiracy as the contract knows it: its `Game`, its `State`, its `View`."""

from mypy_extensions import i64

from lanternfish.core.chance import Chance
from lanternfish.core.errors import Reason
from lanternfish.core.game import Game, State, View
from lanternfish.games.conspiracy.checks import check_position
from lanternfish.games.conspiracy.codec import (
    NAME,
    RULES_VERSION,
    position_to_dict,
    read_position,
)
from lanternfish.games.conspiracy.notation import NOTATION
from lanternfish.games.conspiracy.refusals import refuse
from lanternfish.games.conspiracy.rules import do, go_on, set_up
from lanternfish.games.conspiracy.scoring import account, points, victors
from lanternfish.games.conspiracy.state import KEEPING, Position
from lanternfish.games.conspiracy.view import Sight, imagine, look, read_sight


class ConspiracyState(Position):
    def game(self) -> Game:
        return CONSPIRACY

    def advance(self, action: i64) -> None:
        do(self, action)
        go_on(self)

    def refusal(self, action: i64) -> Reason:
        return refuse(self, action)

    def progress(self) -> dict[str, int] | None:
        if self.phase != KEEPING:
            return None
        needed = int(self.room(self.active))
        given = int(self.pending_left)
        return {"needed": needed, "given": given, "missing": needed - given}

    def copy(self) -> "ConspiracyState":
        twin = ConspiracyState()
        self.copy_into(twin)
        return twin

    def check(self) -> None:
        check_position(self)

    def look(self, seat: i64) -> View:
        sight = ConspiracyView()
        look(self, seat, sight)
        return sight

    def scores(self) -> tuple[int, ...]:
        return tuple(points(self))

    def winners(self) -> tuple[int, ...]:
        return tuple(victors(self))

    def breakdown(self) -> dict[str, object]:
        return account(self)

    def to_dict(self) -> dict[str, object]:
        return position_to_dict(self)

    def __reduce__(self) -> tuple[object, ...]:
        return (state_from_dict, (self.to_dict(),))


class ConspiracyView(Sight):
    def game(self) -> Game:
        return CONSPIRACY

    def sample(self, chance: Chance) -> State:
        world = ConspiracyState()
        imagine(self, chance, world)
        return world

    def __reduce__(self) -> tuple[object, ...]:
        return (view_from_dict, (self.to_dict(),))


class Conspiracy(Game):
    def start(self, seats: int, chance: Chance, options: dict[str, str]) -> State:
        state = ConspiracyState()
        set_up(state, seats, chance)
        return state

    def from_dict(self, data: object) -> State:
        return state_from_dict(data)

    def view_from_dict(self, data: object) -> View:
        return view_from_dict(data)


def state_from_dict(data: object) -> ConspiracyState:
    state = ConspiracyState()
    read_position(data, state)
    return state


def view_from_dict(data: object) -> ConspiracyView:
    sight = ConspiracyView()
    read_sight(data, sight)
    return sight


CONSPIRACY = Conspiracy(
    name=NAME,
    rules_version=RULES_VERSION,
    seats=(2, 3, 4),
    options={},
    notation=NOTATION,
)
