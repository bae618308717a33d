"""What can go wrong at a terminal, told like every other error: by a key and values."""

from lanternfish.core.errors import BadRecord, LanternfishError, Value
from lanternfish.texts import Texts


class Trouble(LanternfishError):
    def __init__(self, key: str, **values: Value) -> None:
        told = ", ".join(f"{name} {value!r}" for name, value in values.items())
        super().__init__(f"{key}: {told}" if told else key, key, values)


def told(error: LanternfishError, texts: Texts) -> str:
    """An error in the words of a language."""
    text = texts(f"error-{error.key}", **error.values)
    return (
        f"{texts('error-line', line=error.line)} {text}" if isinstance(error, BadRecord) else text
    )
