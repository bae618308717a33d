"""What people read, in four languages: Fluent files for the house, each game, and the arena."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "ru", "uk", "de")
HOUSE = "house"
ENVIRONMENT = "LANTERNFISH_LANG"

Value = str | int | float


class Texts:
    """The house's texts in one language, and those of a game: `texts("error-bad-seed", seed="x")`.

    Games do not share their keys: what one calls a card is nothing to another.
    """

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for name in (HOUSE,) if game is None else (HOUSE, game):
            self.bundle.add_resource(FluentResource(source(language, name)))

    def of(self, game: str) -> "Texts":
        """The same language, with the words of a game."""
        return texts_in(self.language, game)

    def __call__(self, key: str, /, **values: Value) -> str:
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"{key} has no text in {self.language}")
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"{key} in {self.language}: {errors[0]}")
        return str(text)


@cache
def texts_in(language: str, game: str | None = None) -> Texts:
    return Texts(language, game)


def source(language: str, name: str) -> str:
    """One Fluent file: the house's, a game's, or that of the arena's report."""
    return (files("lanternfish") / "locale" / language / f"{name}.ftl").read_text("utf-8")


def chosen(environment: Mapping[str, str]) -> str | None:
    """The language somebody decided on for Lanternfish."""
    return known(environment.get(ENVIRONMENT, ""))


def detected(environment: Mapping[str, str]) -> str:
    """The language of the machine: the first of the three variables that is set decides."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return known(environment[name]) or LANGUAGES[0]
    return LANGUAGES[0]


def known(name: str) -> str | None:
    """`uk` for uk, UK, uk_UA.UTF-8; None for a language there are no texts in."""
    code = re.split(r"[-_.@]", name.strip().lower())[0]
    return code if code in LANGUAGES else None
