"""Arrows point one way, the rules do no I/O, and nothing grows too long to be read."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src" / "lanternfish"
LONGEST_FILE = 400
LONGEST_FUNCTION = 40
NO_HOMES = {"common", "helper", "helpers", "manager", "managers", "misc", "util", "utils"}

#: Who may import whom; rooms that are not named here are leaves, which may import anything.
ROOMS = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "arena": {"core", "games", "bots", "records", "texts", "arena"},
    "records": {"core", "games", "records"},
    "texts": {"texts"},
}
BESIDE = {"librt", "mypy_extensions"}
#: Parts of the standard library that reach outside, or draw from a chance that is not the game's.
OUTSIDE = {
    *"asyncio builtins fileinput ftplib glob http io logging multiprocessing os pathlib".split(),
    *"random secrets select shutil signal socket sqlite3 ssl subprocess sys tempfile".split(),
    *"threading urllib uuid warnings".split(),
}
NOT_CALLED = {"breakpoint", "compile", "eval", "exec", "input", "open", "print", "__import__"}

MODULES = sorted(SOURCES.rglob("*.py"))
#: What is compiled, and used by everything else.
RULES = [
    path
    for room in ("core", "games", "bots/search", "bots/guides")
    for path in sorted((SOURCES / room).rglob("*.py"))
]


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


def imported(tree: ast.Module) -> Iterator[str]:
    """Every module that is imported anywhere in a file, also inside functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "a relative import"
            module = str(node.module)
            # From the package itself a room is imported by name.
            yield from (
                (f"{module}.{alias.name}" for alias in node.names)
                if (module == "lanternfish")
                else [module]
            )


def room_of(module: str) -> str:
    """The room of a module of the package; of the package itself, "lanternfish"."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else parts[0]


def name(path: Path) -> str:
    return path.relative_to(SOURCES).as_posix()


def room_at(path: Path) -> str:
    parts = path.relative_to(SOURCES).parts
    return parts[0] if len(parts) > 1 else path.stem


def is_ours(module: str) -> bool:
    return module == "lanternfish" or module.startswith("lanternfish.")


def lengths(source: str) -> Iterator[tuple[str, int]]:
    """Every function with its number of lines; empty lines and comments are not counted."""
    lines = [line.strip() for line in source.splitlines()]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            body = lines[node.lineno - 1 : node.end_lineno]
            yield node.name, len([line for line in body if line and not line.startswith("#")])


def called(tree: ast.Module) -> set[str]:
    """The plain names that are called, and the methods called `open` and the like."""
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    names = {func.id for func in calls if isinstance(func, ast.Name)}
    return names | {func.attr for func in calls if isinstance(func, ast.Attribute)} & {"open"}


def test_the_sources_are_found() -> None:
    assert {room_at(path) for path in MODULES} >= {"core", "games", "bots", "cli"}
    assert len(RULES) > 100


def test_arrows_point_one_way() -> None:
    wrong = [
        f"{name(path)} imports {module}"
        for path in MODULES
        for module in imported(tree_of(path))
        if is_ours(module) and room_of(module) not in ROOMS.get(room_at(path), {room_of(module)})
    ]
    assert wrong == []


def test_nobody_imports_the_command_line_but_its_door() -> None:
    users = [name(path) for path in MODULES if "lanternfish.cli" in imported(tree_of(path))]
    assert users == ["__main__.py"]


def test_a_game_does_not_know_the_others() -> None:
    wrong = [
        f"{name(path)} imports {module}"
        for path in (SOURCES / "games").glob("*/**/*.py")
        for module in imported(tree_of(path))
        if room_of(module) == "games" and name(path).split("/")[1] not in module.split(".")
    ]
    assert wrong == []


def test_the_rules_need_only_the_standard_library_and_the_compilers_types() -> None:
    allowed = (BESIDE | sys.stdlib_module_names) - OUTSIDE
    wrong = [
        f"{name(path)} imports {module}"
        for path in RULES
        for module in imported(tree_of(path))
        if not is_ours(module) and module.split(".")[0] not in allowed
    ]
    assert wrong == []


def test_the_rules_do_no_io() -> None:
    wrong = {name(path): called(tree_of(path)) & NOT_CALLED for path in RULES}
    assert {path: calls for path, calls in wrong.items() if calls} == {}


def test_a_file_can_be_read_at_one_go() -> None:
    lines = {name(path): len(path.read_text("utf-8").splitlines()) for path in MODULES}
    assert {path: count for path, count in lines.items() if count >= LONGEST_FILE} == {}


def test_a_function_fits_on_a_screen() -> None:
    wrong = [
        f"{name(path)}: {function} has {count} lines"
        for path in MODULES
        for function, count in lengths(path.read_text("utf-8"))
        if count > LONGEST_FUNCTION
    ]
    assert wrong == []


def test_a_module_has_a_name_of_its_own() -> None:
    parts = {part for path in MODULES for part in path.relative_to(SOURCES).with_suffix("").parts}
    assert parts & NO_HOMES == set()


def test_imports_are_found_wherever_they_are() -> None:
    source = """
import json, lanternfish.cli
from lanternfish import games, NOBODY
from lanternfish.core.game import State
def late():
    import random
if TYPE_CHECKING:
    from lanternfish.bots import Bot
"""
    assert set(imported(ast.parse(source))) == {
        "json",
        "lanternfish.cli",
        "lanternfish.games",
        "lanternfish.NOBODY",
        "lanternfish.core.game",
        "lanternfish.bots",
        "random",
    }
    with pytest.raises(AssertionError):
        list(imported(ast.parse("from . import other")))


def test_calls_and_lengths_are_found() -> None:
    source = "def f():\n    # why\n    print(1)\n\n    x = g(open('y'))\n    return path.open()\n"
    assert called(ast.parse(source)) == {"print", "g", "open"}
    assert list(lengths(source)) == [("f", 4)]
