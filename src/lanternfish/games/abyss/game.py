"""Abyss as the contract knows it: its `Game`, its `State`, its `View`."""

from mypy_extensions import i64

from lanternfish.core.chance import Chance
from lanternfish.core.errors import Reason
from lanternfish.core.game import Game, State, View
from lanternfish.games.abyss.codec import (
    EDITIONS,
    NAME,
    RULES_VERSION,
    position_to_dict,
)
from lanternfish.games.abyss.invariants import check_state
from lanternfish.games.abyss.notation import NOTATION
from lanternfish.games.abyss.progress import progress_of
from lanternfish.games.abyss.reading import read_position
from lanternfish.games.abyss.refusals import refuse
from lanternfish.games.abyss.rules import do, go_on, set_up
from lanternfish.games.abyss.scoring import account, points, victors
from lanternfish.games.abyss.sight import read_sight
from lanternfish.games.abyss.state import Position
from lanternfish.games.abyss.view import Sight, imagine, look


class AbyssState(Position):
    def game(self) -> Game:
        return ABYSS

    def advance(self, action: i64) -> None:
        do(self, action)
        go_on(self)

    def refusal(self, action: i64) -> Reason:
        return refuse(self, action)

    def progress(self) -> dict[str, int] | None:
        return progress_of(self)

    def copy(self) -> "AbyssState":
        twin = AbyssState()
        self.copy_into(twin)
        return twin

    def check(self) -> None:
        check_state(self)

    def look(self, seat: i64) -> View:
        sight = AbyssView()
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


class AbyssView(Sight):
    def game(self) -> Game:
        return ABYSS

    def sample(self, chance: Chance) -> State:
        world = AbyssState()
        imagine(self, chance, world)
        return world

    def __reduce__(self) -> tuple[object, ...]:
        return (view_from_dict, (self.to_dict(),))


class Abyss(Game):
    def start(self, seats: int, chance: Chance, options: dict[str, str]) -> State:
        state = AbyssState()
        set_up(state, seats, chance, options["edition"] == "russian")
        return state

    def from_dict(self, data: object) -> State:
        return state_from_dict(data)

    def view_from_dict(self, data: object) -> View:
        return view_from_dict(data)


def state_from_dict(data: object) -> AbyssState:
    state = AbyssState()
    read_position(data, state)
    return state


def view_from_dict(data: object) -> AbyssView:
    sight = AbyssView()
    read_sight(data, sight)
    return sight


ABYSS = Abyss(
    name=NAME,
    rules_version=RULES_VERSION,
    seats=(2, 3, 4),
    options={"edition": EDITIONS},
    notation=NOTATION,
)
