"""Biblios as the contract knows it: its `Game`, its `State`, its `View`."""

from mypy_extensions import i64

from lanternfish.core.chance import Chance
from lanternfish.core.errors import Reason
from lanternfish.core.game import Game, State, View
from lanternfish.games.biblios.auction import missing
from lanternfish.games.biblios.codec import position_to_dict, read_position
from lanternfish.games.biblios.imagine import imagine, sketch
from lanternfish.games.biblios.notation import NOTATION
from lanternfish.games.biblios.plausible import check_sight
from lanternfish.games.biblios.refusals import refuse
from lanternfish.games.biblios.rules import BOXES, do, go_on, set_up
from lanternfish.games.biblios.scoring import account, points, victors
from lanternfish.games.biblios.state import BLUFF, PAYMENT, PENALTIES, STANDARD, Position
from lanternfish.games.biblios.view import Sight, look, read_sight


class BibliosState(Position):
    def game(self) -> Game:
        return BIBLIOS

    def advance(self, action: i64) -> None:
        do(self, action)
        go_on(self)

    def refusal(self, action: i64) -> Reason:
        return refuse(self, action)

    def progress(self) -> dict[str, int] | None:
        if self.phase != PAYMENT:
            return None
        rest = max(0, int(missing(self)))
        return {"needed": int(self.high), "given": int(self.high) - rest, "missing": rest}

    def copy(self) -> "BibliosState":
        twin = BibliosState()
        self.copy_into(twin)
        return twin

    def check(self) -> None:
        # Whatever is written down is checked when it is read.
        state_from_dict(self.to_dict())

    def look(self, seat: i64) -> View:
        sight = BibliosView()
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


class BibliosView(Sight):
    def game(self) -> Game:
        return BIBLIOS

    def sample(self, chance: Chance) -> State:
        world = BibliosState()
        imagine(self, chance, world)
        return world

    def sketch(self, chance: Chance) -> State:
        world = BibliosState()
        sketch(self, chance, world)
        return world

    def __reduce__(self) -> tuple[object, ...]:
        return (view_from_dict, (self.to_dict(),))


class Biblios(Game):
    def start(self, seats: int, chance: Chance, options: dict[str, str]) -> State:
        state = BibliosState()
        penalty = BLUFF if options["penalty"] == "bluff" else STANDARD
        set_up(state, seats, penalty, chance, BOXES[seats])
        return state

    def from_dict(self, data: object) -> State:
        return state_from_dict(data)

    def view_from_dict(self, data: object) -> View:
        return view_from_dict(data)


def state_from_dict(data: object) -> BibliosState:
    state = BibliosState()
    read_position(data, state)
    return state


def view_from_dict(data: object) -> BibliosView:
    sight = BibliosView()
    read_sight(data, sight)
    check_sight(sight)
    return sight


BIBLIOS = Biblios(
    name="biblios",
    rules_version=1,
    seats=(2, 3, 4),
    options={"penalty": PENALTIES},
    notation=NOTATION,
)
