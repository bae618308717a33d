# ruff: noqa: RUF001
"""Every text is there in every language, nothing is there in vain, and the grammar holds."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from lanternfish import records
from lanternfish.games import CATALOGUE
from lanternfish.texts import (
    HOUSE,
    LANGUAGES,
    Texts,
    Value,
    chosen,
    detected,
    known,
    source,
    texts_in,
)
from tests.keys import CHECKS, used_by, used_by_house

GAMES = tuple(CATALOGUE)
FILES = (HOUSE, *GAMES)
OTHERS = tuple(language for language in LANGUAGES if language != "en")

# Names, signs, and words that German has from the same root.
SAME_AS_ENGLISH = {
    HOUSE: {
        "game-abyss",
        "game-biblios",
        "game-conspiracy",
        "bot-plankton",
        "games-name",
        "bot-leviathan",
        "bots-name",
    },
    "abyss": set(),
    "biblios": {"letter"},
    "conspiracy": set(),
}
# Only values, or texts of others that come through.
SAME_EVERYWHERE = {"number", "percent", "mistake-other"}


class Names(Visitor):
    """The variables a message needs, and the messages it is built from."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def entries(language: str, name: str) -> list[ftl.EntryType]:
    return FluentParser().parse(source(language, name)).body


def messages(language: str, name: str) -> dict[str, ftl.Message]:
    return {
        entry.id.name: entry for entry in entries(language, name) if isinstance(entry, ftl.Message)
    }


def bundle(language: str, game: str) -> dict[str, ftl.Message]:
    return messages(language, HOUSE) | messages(language, game)


def names_in(message: ftl.Message) -> Names:
    found = Names()
    found.visit(message)
    return found


def reached(keys: set[str], texts: dict[str, ftl.Message]) -> set[str]:
    """The keys, and all that their texts are built from."""
    found: set[str] = set()
    left = set(keys)
    while left:
        key = left.pop()
        found.add(key)
        left |= names_in(texts[key]).messages - found
    return found


def variables(key: str, texts: dict[str, ftl.Message]) -> set[str]:
    return set[str]().union(*[names_in(texts[name]).variables for name in reached({key}, texts)])


def plain(message: ftl.Message) -> str:
    """What is written in a text, without its variables and selectors."""
    words: list[str] = []

    class Words(Visitor):
        def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
            words.append(node.value.strip())

    Words().visit(message)
    return " ".join(words)


# The files.


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_well_formed(language: str, name: str) -> None:
    junk = [entry.content for entry in entries(language, name) if isinstance(entry, ftl.Junk)]
    assert junk == []
    keys = [entry.id.name for entry in entries(language, name) if isinstance(entry, ftl.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_game_hides_a_text_of_the_house(language: str, game: str) -> None:
    assert set(messages(language, game)) & set(messages(language, HOUSE)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_house_is_there(language: str) -> None:
    assert used_by_house() - set(messages(language, HOUSE)) == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_game_is_there(language: str, game: str) -> None:
    assert used_by(game) - set(bundle(language, game)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_there_in_vain(language: str) -> None:
    core = {"reason-not-an-action", "reason-game-over", "reason-forced-step"}
    wanted: set[str] = set()
    for game in GAMES:
        found = reached(used_by_house() | core | used_by(game), bundle(language, game))
        assert set(messages(language, game)) - found == set()
        wanted |= found
    assert set(messages(language, HOUSE)) - wanted == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_text_has_the_same_variables_in_every_language(language: str, game: str) -> None:
    english, other = bundle("en", game), bundle(language, game)
    differing = {
        key: (variables(key, english), variables(key, other))
        for key in english
        if variables(key, english) != variables(key, other)
    }
    assert differing == {}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_everything_is_translated(language: str, game: str) -> None:
    english, other = bundle("en", game), bundle(language, game)
    same = {key for key in english if plain(english[key]) == plain(other[key])}
    allowed = SAME_AS_ENGLISH[HOUSE] | SAME_AS_ENGLISH[game] if language == "de" else set()
    assert same - SAME_EVERYWHERE == allowed


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["ru", "uk"])
def test_cyrillic_texts_are_cyrillic(language: str, game: str) -> None:
    latin = {
        key
        for key, message in bundle(language, game).items()
        if not re.search("[а-яёіїєґ]", plain(message), re.IGNORECASE)
    }
    assert latin == SAME_EVERYWHERE


def test_russian_and_ukrainian_keep_their_own_letters() -> None:
    for name in FILES:
        assert not re.search("[іїєґ]", source("ru", name), re.IGNORECASE)
        assert not re.search("[ыэёъ]", source("uk", name), re.IGNORECASE)


# What comes out of them.


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {0: "0 cards", 1: "1 card", 2: "2 cards", 21: "21 cards"}),
        ("de", {0: "0 Karten", 1: "1 Karte", 2: "2 Karten", 21: "21 Karten"}),
        (
            "ru",
            {0: "0 карт", 1: "1 карта", 2: "2 карты", 5: "5 карт", 11: "11 карт", 21: "21 карта"},
        ),
        (
            "uk",
            {0: "0 карт", 1: "1 карта", 2: "2 карти", 5: "5 карт", 11: "11 карт", 21: "21 карта"},
        ),
    ],
)
def test_plurals(language: str, forms: dict[int, str]) -> None:
    texts = texts_in(language, "biblios")
    assert {count: texts("cards", count=count) for count in forms} == forms


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("ru", ["1 победное очко", "2 победных очка", "5 победных очков", "11 победных очков"]),
        ("uk", ["1 переможне очко", "2 переможні очки", "5 переможних очок", "11 переможних очок"]),
    ],
)
def test_points_have_their_plurals(language: str, forms: list[str]) -> None:
    texts = texts_in(language, "biblios")
    verdicts = [texts("verdict", names="Ann", count=1, points=n) for n in (1, 2, 5, 11)]
    assert [verdict.partition(": ")[2].rstrip("!") for verdict in verdicts] == forms


def test_cards_have_their_cases() -> None:
    monk: dict[str, Value] = {"kind": "monks", "value": 2, "letter": "C"}
    book: dict[str, Value] = {"kind": "books", "value": 1, "letter": "B"}
    ru, uk = texts_in("ru", "biblios"), texts_in("uk", "biblios")
    assert ru("card", **monk) == "монах 2В"
    assert ru("event-take", you="no", name="Анна", **monk) == "Анна берёт монаха 2В."
    assert ru("event-take", you="yes", name="Анна", **book) == "Вы берёте священную книгу 1Б."
    assert uk("card", **monk) == "чернець 2В"
    assert uk("event-take", you="no", name="Оксана", **monk) == "Оксана бере ченця 2В."
    assert uk("event-take", you="yes", name="Оксана", **book) == "Ви берете священну книгу 1Б."


@pytest.mark.parametrize(
    ("language", "added", "pearls"),
    [
        ("ru", "Анна выбирает синего 6.", ["1 жемчужину", "2 жемчужины", "5 жемчужин"]),
        ("uk", "Анна вибирає синього 6.", ["1 перлину", "2 перлини", "5 перлин"]),
        ("de", "Анна wählt Blau 6.", ["1 Perle", "2 Perlen", "5 Perlen"]),
    ],
)
def test_lords_and_pearls_have_their_forms(language: str, added: str, pearls: list[str]) -> None:
    texts = texts_in(language, "conspiracy")
    assert texts("event-pick", you="no", name="Анна", colour="blue", points=6) == added
    for count, form in zip((1, 2, 5), pearls, strict=True):
        told = texts("event-pearls", you="yes", name="Анна", count=count, total=7)
        assert form in told


def test_names_come_without_marks() -> None:
    for language in LANGUAGES:
        text = texts_in(language, "biblios")("event-pass", you="no", name="Ann")
        assert text.startswith("Ann ")
        assert text.isprintable()


def test_a_text_that_lacks_something_is_an_error() -> None:
    texts = Texts("en")
    with pytest.raises(LookupError):
        texts("no-such-text")
    with pytest.raises(LookupError, match="error-bad-seed in en"):
        texts("error-bad-seed")


def test_the_checks_of_a_record_are_the_ones_with_texts() -> None:
    record = records.record_of("biblios", 2, ["a", "b"], commitment="0" * 64)
    assert {check.name for check in records.verify(record)} == CHECKS


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de", "LC_ALL": ""}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de@euro"}, "de"),
    ],
)
def test_the_language_of_the_machine(environment: dict[str, str], language: str) -> None:
    assert detected(environment) == language


def test_the_language_somebody_chose() -> None:
    assert chosen({"LANTERNFISH_LANG": "ru", "LANG": "de_DE"}) == "ru"
    assert chosen({"LANTERNFISH_LANG": "fr"}) is None
    assert chosen({}) is None
    assert known("UK") == "uk"
    assert known("russian") is None
