# ruff: noqa: RUF001
"""The words of the report: all of them in four languages, and none in vain."""

import re

import pytest
from fluent.syntax import ast as ftl

from lanternfish.arena.insights import abyss, conspiracy
from lanternfish.arena.page import ARENA
from lanternfish.arena.schedule import KINDS
from lanternfish.games import CATALOGUE
from lanternfish.texts import HOUSE, LANGUAGES, source, texts_in
from tests.keys import first_strings
from tests.test_texts import entries, messages, plain, variables

OTHERS = tuple(language for language in LANGUAGES if language != "en")

#: The variable parts of keys.
PARTS = {
    "game-{}": set(CATALOGUE),
    "abyss-part-{}": set(abyss.PARTS),
    "abyss-owned-{}": {"lords", "locations", "pearls"},
    "conspiracy-part-{}": set(conspiracy.PARTS),
    "conspiracy-owned-{}": {"locations", "coalition", "pearls"},
}
#: Names and signs, and words that German has from the same root.
SAME_AS_ENGLISH = {
    *("share", "with-interval", "seconds", "milliseconds", "insights-company", "head-bot"),
    *("head-quarter", "head-half", "head-three-quarters"),
}
#: Only values and signs.
WITHOUT_WORDS = {
    *("share", "between", "with-interval", "insights-company"),
    *("head-quarter", "head-three-quarters"),
}


def used() -> set[str]:
    keys: set[str] = set()
    for text in first_strings(("arena/**/*.py",), "words"):
        parts = PARTS[text] if "{}" in text else {""}
        keys |= {text.replace("{}", part) for part in parts}
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_is_well_formed(language: str) -> None:
    assert [
        entry.content for entry in entries(language, ARENA) if isinstance(entry, ftl.Junk)
    ] == []
    keys = [entry.id.name for entry in entries(language, ARENA) if isinstance(entry, ftl.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there_and_none_in_vain(language: str) -> None:
    house, arena = set(messages(language, HOUSE)), set(messages(language, ARENA))
    assert used() - house == arena
    assert house & arena == set()


@pytest.mark.parametrize("language", OTHERS)
def test_the_languages_need_the_same_values(language: str) -> None:
    english, other = messages("en", ARENA), messages(language, ARENA)
    assert {key: variables(key, english) for key in english} == {
        key: variables(key, other) for key in other
    }


def test_german_is_german() -> None:
    english, german = messages("en", ARENA), messages("de", ARENA)
    assert {key for key in english if plain(english[key]) == plain(german[key])} == SAME_AS_ENGLISH


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_russian_and_ukrainian_are_written_in_their_letters(language: str) -> None:
    found = messages(language, ARENA)
    latin = {key for key in found if not re.search("[а-яёіїєґ]", plain(found[key]), re.IGNORECASE)}
    assert latin == WITHOUT_WORDS
    others = "[іїєґ]" if language == "ru" else "[ыэёъ]"
    assert not re.search(others, source(language, ARENA), re.IGNORECASE)


def test_counts_have_their_forms() -> None:
    ru, uk = texts_in("ru", ARENA), texts_in("uk", ARENA)
    assert [ru("fact-games", count=count) for count in (1, 2, 5, 21)] == [
        "1 партия",
        "2 партии",
        "5 партий",
        "21 партия",
    ]
    assert [uk("fact-bots", count=count) for count in (1, 2, 5)] == ["1 бот", "2 боти", "5 ботів"]
    companies = "minnow + angler (1)"
    assert ru("insights-lead", count=21, companies=companies).startswith("Основано на 21 партии:")
    assert ru("insights-lead", count=5, companies=companies).startswith("Основано на 5 партиях:")


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_kinds_of_tournament_have_a_name(language: str) -> None:
    words = texts_in(language, ARENA)
    kinds = {words("fact-kind", kind=kind) for kind in KINDS}
    assert len(kinds) == len(KINDS)
