"""Every rule has a number, every number has a test, and every citation has a rule.

The numbers are those of docs/rules/*.md, at the start of a paragraph: "**BIB 3.4** ...". Tests name
them with `@pytest.mark.rule("BIB 3.4")`, the code cites them in comments: "BIB 3.4, 3.5 to 3.7".
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DEFINITION = re.compile(r"^\s*(?:[-*] )?\*\*([A-Z]{3} \d+\.\d+)\*\*", re.MULTILINE)
# "BIB 3.4", "BIB 3.4, 4.6", "BIB 5.13 to 5.18".
CITATION = re.compile(r"\b([A-Z]{3}) (\d+\.\d+(?:(?:,| to| and) \d+\.\d+)*)")


def numbers_in(page: str) -> list[str]:
    """The rules that a page of rules defines."""
    return DEFINITION.findall(page)


def cited_in(text: str) -> Iterator[str]:
    """The rules that a text cites, ranges by both their ends."""
    for game, rows in CITATION.findall(text):
        for number in re.findall(r"\d+\.\d+", rows):
            yield f"{game} {number}"


def marked_in(source: str) -> Iterator[tuple[str, str]]:
    """The tests of a file that name rules, and each rule they name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if ast.unparse(decorator).startswith("pytest.mark.rule("):
                    assert isinstance(decorator, ast.Call)
                    for number in decorator.args:
                        yield node.name, ast.literal_eval(number)


def defined() -> list[str]:
    pages = sorted((ROOT / "docs" / "rules").glob("*.md"))
    return [number for page in pages for number in numbers_in(page.read_text("utf-8"))]


def proved() -> dict[str, list[str]]:
    """Which tests prove each rule."""
    tests: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for test, number in marked_in(path.read_text("utf-8")):
            tests.setdefault(number, []).append(f"{path.relative_to(ROOT)}::{test}")
    return tests


def games() -> set[str]:
    return {number.split()[0] for number in defined()}


def test_there_are_rules_at_all() -> None:
    assert len(defined()) > 100
    assert "BIB" in games()


def test_no_number_is_given_twice() -> None:
    assert [number for number, times in Counter(defined()).items() if times > 1] == []


def test_numbers_follow_each_other_without_a_gap() -> None:
    """Chapters may tell their rules in any order, but none is missing."""
    chapters: dict[str, set[int]] = {}
    for number in defined():
        chapter, rule = number.rsplit(".", 1)
        chapters.setdefault(chapter, set()).add(int(rule))
    gaps = {
        chapter: sorted(set(range(1, max(rules) + 1)) - rules)
        for chapter, rules in chapters.items()
    }
    assert {chapter: missing for chapter, missing in gaps.items() if missing} == {}


def test_every_rule_is_proved() -> None:
    assert sorted(set(defined()) - set(proved())) == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = set(defined())
    assert {number: tests for number, tests in proved().items() if number not in known} == {}


@pytest.mark.parametrize("folder", ["src", "docs/rules", "tests"])
def test_no_citation_names_a_rule_that_does_not_exist(folder: str) -> None:
    known = set(defined())
    wrong = [
        f"{path.relative_to(ROOT)}: {number}"
        for path in sorted((ROOT / folder).rglob("*.*"))
        if path.suffix in {".py", ".md"} and path != Path(__file__)
        for number in cited_in(path.read_text("utf-8"))
        if number.split()[0] in games() and number not in known
    ]
    assert wrong == []


def test_the_tables_and_cross_references_of_the_rules_name_rules_that_exist() -> None:
    """Inside a page of rules numbers stand without the game: "(7.8)" and the rows at the end."""
    for page in sorted((ROOT / "docs" / "rules").glob("*.md")):
        text = page.read_text("utf-8")
        numbers = numbers_in(text)
        (game,) = {number.split()[0] for number in numbers}
        known = set(numbers)
        bare = re.findall(r"(?<![\d.])\d+\.\d+(?![\d.])", text)
        assert [number for number in bare if f"{game} {number}" not in known] == []


def test_citations_are_found_in_every_form() -> None:
    text = "# BIB 1.2, 1.3: this; ABY 5.13 to 5.18 and CON 2.1, but not rule 7.7 nor ABCD 1.1."
    assert list(cited_in(text)) == [
        "BIB 1.2",
        "BIB 1.3",
        "ABY 5.13",
        "ABY 5.18",
        "CON 2.1",
    ]
    page = "- **BIB 1.1** One.\n  **BIB 1.2** Two.\n**BIB 1.3** Three, not **BIB 1.4** this.\n"
    assert numbers_in(page) == ["BIB 1.1", "BIB 1.2", "BIB 1.3"]


def test_markers_are_found_on_tests_alone() -> None:
    source = """
@pytest.mark.rule("BIB 1.1", "BIB 1.2")
@pytest.mark.parametrize("a", [1])
def test_one(a): ...

@pytest.mark.rule("BIB 1.3")
def helper(): ...

@pytest.mark.slow
def test_two(): ...
"""
    assert list(marked_in(source)) == [("test_one", "BIB 1.1"), ("test_one", "BIB 1.2")]
