"""What every game is: a `Game` deals a `State`; a `State` shows each seat a `View`."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.chance import Chance, quick
from lanternfish.core.errors import (
    NOT_AN_ACTION,
    BadOption,
    BadSeats,
    BadSeed,
    BadView,
    IllegalAction,
    Reason,
    UnknownOption,
)
from lanternfish.core.events import Log
from lanternfish.core.notation import Notation

NOBODY: Final = -1
NO_ACTIONS: Final[vec[i64]] = vec[i64]()


class View:
    """All that one seat knows, with perfect memory, and nothing else."""

    def __init__(self) -> None:
        self.seat: i64 = NOBODY
        self.turn: i64 = NOBODY
        self.legal: tuple[int, ...] = ()

    def game(self) -> "Game":
        raise NotImplementedError

    def sample(self, chance: Chance) -> "State":
        """A state that this seat cannot tell from the true one, with a chance of its own."""
        raise NotImplementedError

    def sketch(self, chance: Chance) -> "State":
        """As `sample`, for who cannot wait: it comes soon in every position, and where that is
        not so with `sample`, its weight may be only about right."""
        return self.sample(chance)

    def to_dict(self) -> dict[str, object]:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash(repr(self.to_dict()))


class State:
    """The whole truth of one game: what lies where, whose decision it is, and chance."""

    def __init__(self) -> None:
        self.seat: i64 = NOBODY
        self.seats: i64 = 0
        # The legal actions of the decision the game has come to; never changed in place.
        self.options = NO_ACTIONS
        # Who is told what happens, while an action is carried out.
        self.log: Log | None = None

    def game(self) -> "Game":
        raise NotImplementedError

    def moves(self) -> vec[i64]:
        """The legal actions for compiled callers."""
        return self.options

    def legal(self) -> tuple[int, ...]:
        """The legal actions, in a stable order; empty only when the game is over."""
        if self.seat == NOBODY:
            return ()
        return tuple(self.moves())

    def apply(self, action: i64, log: Log | None = None) -> None:
        """Play a legal action without checking it; tell the log what happened."""
        if log is None:
            self.advance(action)
            return
        self.log = log
        self.advance(action)
        self.log = None

    def advance(self, action: i64) -> None:
        """Carry out a legal action and go on to the next decision; tell `log` if there is one."""
        raise NotImplementedError

    def play(self, action: object, log: Log | None = None) -> None:
        """Play an action, or raise `IllegalAction` and change nothing."""
        reason = self.why(action)
        if reason is not None:
            raise IllegalAction(action, self._text_of(action), reason)
        assert isinstance(action, int)
        self.apply(action, log)

    def why(self, action: object) -> Reason | None:
        """None if the action is legal now, else the reason why it is not."""
        last = self.game().actions - 1
        if type(action) is not int or not 0 <= action <= last:
            return Reason(NOT_AN_ACTION, {"last": last})
        if self.seat == NOBODY:
            return Reason("game-over", {})
        if action in self.moves():
            return None
        return self.refusal(action)

    def refusal(self, action: i64) -> Reason:
        """Why an action that is not legal is not: only from what the deciding seat knows."""
        raise NotImplementedError

    def progress(self) -> dict[str, int] | None:
        """An unfinished choice of several steps: needed, given, missing; None if there is none."""
        return None

    def copy(self) -> "State":
        raise NotImplementedError

    def view(self, seat: object) -> View:
        """What one seat knows; `NOBODY` for a spectator."""
        if type(seat) is not int or not NOBODY <= seat < int(self.seats):
            raise BadView(seat, int(self.seats))
        view = self.look(seat)
        if seat != NOBODY and seat == self.seat:
            view.legal = self.legal()
        return view

    def check(self) -> None:
        """`BadPosition` if what lies on the table cannot be, or does not agree with itself.

        No game comes to such a position; simulations can ask at every step that it is so.
        """
        raise NotImplementedError

    def look(self, seat: i64) -> View:
        """The view of a seat that is there; what it may choose is added by `view`."""
        raise NotImplementedError

    def scores(self) -> tuple[int, ...]:
        raise NotImplementedError

    def winners(self) -> tuple[int, ...]:
        raise NotImplementedError

    def breakdown(self) -> dict[str, object]:
        """How the scores and the winners come about, as plain data."""
        raise NotImplementedError

    def to_dict(self) -> dict[str, object]:
        raise NotImplementedError

    def _text_of(self, action: object) -> str:
        game = self.game()
        if type(action) is int and 0 <= action < game.actions:
            return game.text(action)
        return ""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash(repr(self.to_dict()))


class Game:
    """One game of the catalogue."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        seats: tuple[int, ...],
        options: dict[str, tuple[str, ...]],
        notation: Notation,
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.seats = seats
        self.options = options
        self.notation = notation
        self.actions = len(notation.texts)

    def deal(self, seats: object, seed: object = 0, **options: object) -> State:
        """A new game. `seed` is a whole number, all bits of which count, or a `Chance`."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSeats(self.name, seats, list(self.seats))
        chosen = self.settle(options)
        if isinstance(seed, Chance):
            return self.start(seats, seed, chosen)
        if type(seed) is not int:
            raise BadSeed(seed)
        return self.start(seats, quick(seed), chosen)

    def settle(self, options: Mapping[str, object]) -> dict[str, str]:
        """All options of the game, those that were not named at their defaults."""
        chosen = {name: values[0] for name, values in self.options.items()}
        for name, value in options.items():
            if name not in self.options:
                raise UnknownOption(self.name, name, list(self.options))
            if not isinstance(value, str) or value not in self.options[name]:
                raise BadOption(self.name, name, value, list(self.options[name]))
            chosen[name] = value
        return chosen

    def start(self, seats: int, chance: Chance, options: dict[str, str]) -> State:
        raise NotImplementedError

    def text(self, action: object) -> str:
        """The one canonical text of an action."""
        return self.notation.text(action)

    def parse(self, text: object) -> int:
        """The action that a text names; `BadAction` if it names none."""
        return self.notation.parse(text)

    def from_dict(self, data: object) -> State:
        """A state from `to_dict`; `BadPosition` if it cannot be."""
        raise NotImplementedError

    def view_from_dict(self, data: object) -> View:
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


def _noughts() -> vec[i64]:
    row = vec[i64]()
    for _ in range(1024):
        row = append(row, 0)
    return row


_NOUGHTS: Final[vec[i64]] = _noughts()


def _float_noughts() -> vec[float]:
    row = vec[float]()
    for _ in range(4096):
        row = append(row, 0.0)
    return row


_FLOAT_NOUGHTS: Final[vec[float]] = _float_noughts()


def numbers(count: i64) -> vec[i64]:
    """A row of noughts (at most 1024)."""
    return _NOUGHTS[:count]


def floats(count: i64) -> vec[float]:
    """A row of noughts (at most 4096)."""
    return _FLOAT_NOUGHTS[:count]
