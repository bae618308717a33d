"""What can go wrong at a terminal, told like every other error: by a key and values."""

from typing import Final

from lanternfish.core.errors import BadRecord, IllegalAction, LanternfishError, Value
from lanternfish.terminal.faces import FACES
from lanternfish.texts import Texts

# What belongs in a record, where it is no header.
EXPECTED: Final[dict[Value, str]] = {
    "an empty line": "empty-line",
    "'Seed' or 'Commitment'": "seed-or-commitment",
}


class Trouble(LanternfishError):
    def __init__(self, key: str, **values: Value) -> None:
        told = ", ".join(f"{name} {value!r}" for name, value in values.items())
        super().__init__(f"{key}: {told}" if told else key, key, values)


def told(error: LanternfishError, texts: Texts) -> str:
    """An error in the words of a language."""
    if not isinstance(error, BadRecord):
        return texts(f"error-{error.key}", **error.values)
    values = dict(error.values)
    refused = error.__cause__
    if isinstance(refused, IllegalAction):
        game = str(values["game"])
        values["reason"] = FACES[game].refusal(refused.reason, texts.of(game))
    expected = EXPECTED.get(values.get("expected", ""))
    if expected is not None:
        values["expected"] = texts(f"record-expected-{expected}")
    return f"{texts('error-line', line=error.line)} {texts(f'error-{error.key}', **values)}"
