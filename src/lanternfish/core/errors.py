"""Everything that can be refused, each with a key and values for the texts of four languages."""

from typing import Final

Value = str | int

NOT_AN_ACTION: Final = "not-an-action"


class Reason:
    """Why something is refused: a key for the texts, and the values that go into them."""

    def __init__(self, key: str, values: dict[str, Value]) -> None:
        self.key = key
        self.values = values

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.values.items())
        return f"{self.key} ({told})" if told else self.key

    def to_dict(self) -> dict[str, object]:
        return {"key": self.key, "values": dict(self.values)}


class LanternfishError(Exception):
    """The root of the tree. `key` and `values` name the text; `str` is plain English."""

    def __init__(self, message: str, key: str, values: dict[str, Value]) -> None:
        super().__init__(message)
        self.key = key
        self.values = values


class UnknownGame(LanternfishError):
    def __init__(self, name: str, known: list[str]) -> None:
        games = ", ".join(known)
        super().__init__(
            f"there is no game {name!r}; there are: {games}",
            "unknown-game",
            {"name": name, "games": games},
        )


class BadSeats(LanternfishError):
    def __init__(self, game: str, seats: object, allowed: list[int]) -> None:
        counts = ", ".join(str(n) for n in allowed)
        super().__init__(
            f"{game} cannot be played by {seats!r}; it takes {counts} seats",
            "bad-seats",
            {"game": game, "seats": str(seats), "allowed": counts},
        )


class BadSeed(LanternfishError):
    def __init__(self, seed: object) -> None:
        super().__init__(
            f"a seed is a whole number or a chance, not {seed!r}", "bad-seed", {"seed": repr(seed)}
        )


class BadOption(LanternfishError):
    """A value that an option does not take."""

    def __init__(self, game: str, option: str, value: object, allowed: list[str]) -> None:
        choices = ", ".join(allowed)
        super().__init__(
            f"option {option!r} of {game} cannot be {value!r}; it can be: {choices}",
            "bad-option",
            {"game": game, "option": option, "value": str(value), "allowed": choices},
        )


class UnknownOption(LanternfishError):
    """An option that the game does not have."""

    def __init__(self, game: str, option: str, allowed: list[str]) -> None:
        if not allowed:
            told: dict[str, Value] = {"game": game, "option": option}
            super().__init__(f"{game} has no options, so {option!r} is none", "no-options", told)
            return
        choices = ", ".join(allowed)
        super().__init__(
            f"{game} has no option {option!r}; it has: {choices}",
            "unknown-option",
            {"game": game, "option": option, "allowed": choices},
        )


class BadView(LanternfishError):
    """A view asked for eyes that are not at the table."""

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(
            f"there is no seat {seat!r}; there are 0 to {seats - 1}, and -1 for a spectator",
            "bad-view",
            {"seat": str(seat), "last": seats - 1},
        )


class BadAction(LanternfishError):
    """A text that is no action of the game."""

    def __init__(self, text: object, example: str) -> None:
        super().__init__(
            f"{text!r} is no action here; actions look like: {example}",
            "bad-action",
            {"text": str(text), "example": example},
        )


class IllegalAction(LanternfishError):
    """An action that the rules do not allow now. Nothing has changed."""

    def __init__(self, action: object, text: str, reason: Reason) -> None:
        super().__init__(
            f"{text or repr(action)} is not allowed: {reason}", reason.key, reason.values
        )
        self.action = action
        self.reason = reason


class BadPosition(LanternfishError):
    """A position that cannot be: a card twice or missing, a seat too many, a die at nought."""

    def __init__(self, problem: str) -> None:
        super().__init__(f"impossible position: {problem}", "bad-position", {"problem": problem})


class BadRecord(LanternfishError):
    """A damaged record; `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(
            f"line {line}: {problem}", "bad-record", {"line": line, "problem": problem}
        )
        self.line = line
