"""The package is compiled whole or not at all, and says which."""

import importlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

import lanternfish

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = Path(lanternfish.__path__[0])
COMPILED_SUFFIXES = {".so", ".pyd"}

NO_HEADERS = """#!/bin/sh
for word; do
    shift
    case $word in -I*) ;; *) set -- "$@" "$word" ;; esac
done
exec cc "$@"
"""

# Every file is "compiled" but one, among the last.
STOPS_HALF_WAY = """#!/bin/sh
for word; do
    case $word in */lanternfish/games.c) echo "out of memory" >&2; exit 1 ;; esac
    if [ "$previous" = -o ]; then : > "$word"; fi
    previous=$word
done
"""

PLAY = """
import lanternfish
run = lanternfish.simulate("biblios", seats=4, games=20, seed=3)
print(lanternfish.COMPILED, lanternfish.__path__[0], run.decisions, run.scores)
"""


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert lanternfish.__version__ == project["version"]


def test_the_build_and_the_tests_use_the_same_versions() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    assert set(build) <= set((ROOT / "constraints.txt").read_text().splitlines())


def test_all_rules_are_compiled_or_none() -> None:
    rooms = ("core", "games", "bots/search", "bots/guides")
    rules = [path for room in rooms for path in (PACKAGE / room).rglob("*.py")]
    assert len(rules) > 100
    for path in rules:
        name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        module = importlib.import_module(name.removesuffix(".__init__"))
        suffix = Path(str(module.__file__)).suffix
        assert suffix in (COMPILED_SUFFIXES if lanternfish.COMPILED else {".py"}), name


@pytest.mark.interpreted_only
def test_the_interpreted_sources_are_these() -> None:
    assert PACKAGE == ROOT / "src/lanternfish"
    assert not compiled_files(ROOT / "src")


@pytest.mark.compiled_only
def test_the_installed_package_is_made_of_these_sources() -> None:
    assert PACKAGE.is_relative_to(sys.prefix)
    assert contents(PACKAGE) == contents(ROOT / "src/lanternfish")


@pytest.mark.compiled_only
def test_the_command_says_that_it_is_compiled() -> None:
    said = run({}, [Path(sysconfig.get_path("scripts"), "lanternfish"), "--version"])
    assert lanternfish.__version__ in said.stdout
    assert "compiled" in said.stdout


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("variables", "compiler"),
    [
        pytest.param({"CC": "/nonexistent/cc"}, None, id="no compiler"),
        pytest.param({}, NO_HEADERS, id="no headers of Python"),
        pytest.param({}, STOPS_HALF_WAY, id="a compiler that stops half-way"),
        pytest.param({"LANTERNFISH_PURE": "1"}, None, id="on request"),
    ],
)
def test_what_cannot_be_compiled_is_interpreted(
    tmp_path: Path, variables: dict[str, str], compiler: str | None
) -> None:
    installed = install(tmp_path, variables | make_compiler(tmp_path, compiler))
    assert installed.returncode == 0, installed.stdout
    assert "NOT COMPILED" in installed.stdout
    assert f"lanternfish-{lanternfish.__version__}-py3-none-any.whl" in installed.stdout
    assert not compiled_files(tmp_path / "site")

    path = {"PYTHONPATH": str(tmp_path / "site")}
    played = run(path, [sys.executable, "-c", PLAY])
    here = lanternfish.simulate("biblios", seats=4, games=20, seed=3)
    assert played.stdout == f"False {tmp_path}/site/lanternfish {here.decisions} {here.scores}\n"

    said = run(path, [tmp_path / "site/bin/lanternfish", "--version"])
    assert "interpreted" in said.stdout


@pytest.mark.compiled_only
def test_a_compiled_package_can_be_insisted_on(tmp_path: Path) -> None:
    installed = install(tmp_path, {"CC": "/nonexistent/cc", "LANTERNFISH_PURE": "0"})
    assert installed.returncode != 0
    assert not (tmp_path / "site/lanternfish").exists()


@pytest.mark.compiled_only
def test_nothing_is_compiled_among_the_sources(tmp_path: Path) -> None:
    copy_sources(tmp_path / "sources")
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    built = run({}, command, folder=tmp_path / "sources")
    assert "NOT COMPILED" in built.stdout
    assert not compiled_files(tmp_path / "sources")


def install(folder: Path, variables: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Build and install the package from a copy of its sources, without fetching anything."""
    copy_sources(folder / "sources")
    pip = [sys.executable, "-m", "pip", "install", "-v"]
    alone = ["--no-index", "--no-deps", "--no-build-isolation"]
    where = ["--target", str(folder / "site"), str(folder / "sources")]
    return run(variables, pip + alone + where)


def copy_sources(folder: Path) -> None:
    folder.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    unwanted = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=unwanted)


def make_compiler(folder: Path, script: str | None) -> dict[str, str]:
    if script is None:
        return {}
    compiler = folder / "compiler"
    compiler.write_text(script)
    compiler.chmod(0o755)
    return {"CC": str(compiler)}


def run(
    variables: dict[str, str], command: Sequence[str | Path], folder: Path = ROOT
) -> subprocess.CompletedProcess[str]:
    unset = {"PYTHONPATH", "LANTERNFISH_PURE", "CC", "CFLAGS", "LDSHARED"}
    kept = {name: value for name, value in os.environ.items() if name not in unset}
    return subprocess.run(
        command,
        cwd=folder,
        env=kept | variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=600,
        check=False,
    )


def compiled_files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.suffix in COMPILED_SUFFIXES]


def contents(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix not in {".pyc", *COMPILED_SUFFIXES}
    }
