"""Do the tests notice when the rules are changed? Asked by `make mutate`, see docs/mutation.md.

mutmut makes the mutants, one small slip each, and runs the tests that reach them; its settings are
in pyproject.toml.

pytest reads this file too, as a plugin: it gives up a mutant that never comes to an end.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import redirect_stderr, redirect_stdout
from importlib import import_module
from io import StringIO
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import pytest

BAR: Final = 85.0
WORKERS: Final = 2
REPORT: Final = Path("build/mutants.txt")

# What mutmut writes down for a mutant.
STATUS: Final = {1: "killed", 24: "timeout", -24: "timeout", 0: "survived", 33: "no tests"}
COLUMNS: Final = ("killed", "timeout", "survived", "no tests", "other")

# These make tables when their module is imported: before mutmut lets its mutants loose. A second
# look at them takes a process of its own, and these tests.
AT_IMPORT: Final = (
    "x__names",
    "x__texts",
    "x__row_of_bids",
    "x_bids_between",
    "x__usual_bids",
    "x__append_copies",
    "xǁBoxǁ__init__",
    "xǁNotationǁ__init__",
    "x__row_of",
    "x__rows",
    "x__set_of",
    "x__rewards",
    "x__reward_rows",
    "x__fill",
)
TABLE_TESTS: Final = {
    "core": "conformance/texts biblios/conventions conspiracy/conventions",
    "abyss": "abyss/components conformance/texts abyss/conventions abyss/monsters",
    "biblios": "biblios/components conformance/texts biblios/conventions biblios/setup "
    "biblios/auction",
    "conspiracy": "conspiracy/components conformance/texts conspiracy/conventions "
    "conspiracy/conspire conspiracy/alliance",
}

# No test works half as long, in seconds.
LONGEST_TEST: Final = 5.0

Results = dict[Path, dict[str, str]]


def pytest_itemcollected(item: pytest.Item) -> None:
    """mutmut 3.8 asks for the name that pytest had for this before 9.2."""
    item.__dict__["_nodeid"] = item.nodeid


def pytest_runtest_logstart() -> None:
    """mutmut takes an exit with 24 for a timeout."""
    if "__mutmut_" in os.environ["MUTANT_UNDER_TEST"]:
        signal.signal(signal.SIGPROF, lambda _signal, _frame: os._exit(24))
        signal.setitimer(signal.ITIMER_PROF, LONGEST_TEST)


def pytest_runtest_logfinish() -> None:
    signal.setitimer(signal.ITIMER_PROF, 0)


def main() -> int:
    """All games, or those that are named."""
    shutil.rmtree("mutants", ignore_errors=True)
    start = time.monotonic()
    names = [f"lanternfish.games.{game}.*" for game in sys.argv[1:]]
    command = [sys.executable, "-m", "mutmut", "run", "--max-children", str(WORKERS), *names]
    environment = os.environ | {"LANTERNFISH_EXPECT": "interpreted", "PYTHONHASHSEED": "0"}
    environment.pop("PYTHONPATH", None)
    if subprocess.run(command, env=environment, check=False).returncode != 0:
        return 1
    results = read_results()
    look_again(results)
    score = show(results)
    write_report(results)
    minutes = (time.monotonic() - start) / 60
    print(f"\n{score:.1f} % noticed, the bar is {BAR:.0f} %; {minutes:.0f} minutes. See {REPORT}.")
    return 0 if score >= BAR else 1


def read_results() -> Results:
    """By file, then by mutant: what became of it."""
    results: Results = {}
    for path in sorted(Path("mutants/src").rglob("*.py.meta")):
        codes: dict[str, int] = json.loads(path.read_text("utf-8"))["exit_code_by_key"]
        source = path.relative_to("mutants").with_suffix("")
        if len(sys.argv) > 1 and not set(source.parts) & set(sys.argv[1:]):
            continue
        results[source] = {name: STATUS.get(code, "other") for name, code in codes.items()}
    return results


def look_again(results: Results) -> None:
    """Those of import time, each in a process of its own."""
    mutants = [
        (path, name)
        for path, statuses in results.items()
        for name in statuses
        if name.rpartition(".")[2].startswith(
            tuple(f"{function}__mutmut" for function in AT_IMPORT)
        )
    ]
    with get_context("fork").Pool(WORKERS, maxtasksperchild=1) as pool:
        for number, (path, name, status) in enumerate(pool.imap_unordered(alone, mutants), start=1):
            results[path][name] = status
            print(f"\rTables: {number}/{len(mutants)}", end="", flush=True)


def alone(mutant: tuple[Path, str]) -> tuple[Path, str, str]:
    path, name = mutant
    os.chdir("mutants")
    os.environ["MUTANT_UNDER_TEST"] = name
    sys.path[:0] = [str(Path("src").absolute()), str(Path().absolute())]
    signal.signal(signal.SIGPROF, give_up)
    signal.setitimer(signal.ITIMER_PROF, 2 * LONGEST_TEST)
    places = TABLE_TESTS[path.parent.name].split()
    tests = [f"tests/{place.replace('/', '/test_')}.py" for place in places]
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
        code = pytest.main(["-xq", "-pno:cacheprovider", "-knot test_setup or play_with", *tests])
    return path, name, "survived" if code == pytest.ExitCode.OK else "killed"


def give_up(_signal: int, _frame: object) -> None:
    raise TimeoutError


def show(results: Results) -> float:
    """A table, and the score: a mutant that never ends counts as noticed."""
    rows = {
        f"{path.parent.name}/{path.name}": Counter(statuses.values())
        for path, statuses in results.items()
    }
    rows["all"] = sum(rows.values(), Counter())
    print(f"\n\n{'':24}{'mutants':>9}" + "".join([f"{column:>10}" for column in COLUMNS]))
    score = 0.0
    for name, counts in rows.items():
        score = 100 * (counts["killed"] + counts["timeout"]) / counts.total()
        numbers = "".join([f"{counts[column]:>10}" for column in COLUMNS])
        print(f"{name:24}{counts.total():>9}{numbers}{score:>9.1f} %")
    return score


def write_report(results: Results) -> None:
    """Every mutant that nobody noticed, as a change of the source."""
    diffs: Any = import_module("mutmut.mutation.diff_apply")
    lines: list[str] = []
    for path, statuses in results.items():
        for name, status in statuses.items():
            if status not in ("killed", "timeout"):
                lines += [f"# {name}: {status}", diffs.get_diff_for_mutant(name, path=path), ""]
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
