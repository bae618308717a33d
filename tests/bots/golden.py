"""Thoughts that must be the same wherever they are thought, kept in tests/golden/thoughts.json.

    python -m tests.bots.golden           compares, and says where they differ
    python -m tests.bots.golden --write   writes them anew

Compiled or interpreted, on any machine: the same view, iterations and stream lead to the same
visits and to the same expectations, to the last bit. Write them anew when a guide or the search
was changed on purpose.
"""

import argparse
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import lanternfish as lf
from lanternfish.bots.bot import Budget
from lanternfish.bots.minnow import Minnow
from lanternfish.bots.searcher import ANGLER, Searcher
from lanternfish.core.chance import quick
from tests.conformance.tables import TABLES, Table

PATH = Path(__file__).parents[1] / "golden" / "thoughts.json"
ITERATIONS = 30
DECISIONS = (5, 25, 60)


def thoughts(table: Table) -> dict[str, Any]:
    """What minnow, a search and a plain search think at some decisions of a game of minnows."""
    state, found = table.deal(11), []
    number = 0
    while state.seat != lf.NOBODY and number <= max(DECISIONS):
        view = state.view(int(state.seat))
        if len(view.legal) > 1:
            if number in DECISIONS:
                found.append([_thought(view, plainly) for plainly in (False, True)])
            number += 1
        state.play(Minnow().choose(view, Budget(), quick(1)))
    return {"table": str(table), "game": _digest(state.to_dict()), "thoughts": found}


def _thought(view: lf.View, plainly: bool) -> str:
    searcher = Searcher(ANGLER, plainly)
    search = searcher.think(view, Budget(iterations=ITERATIONS), quick(7), settle=False)
    rows = [(action, tried, expected.hex()) for action, tried, expected in search.report()]
    return f"{view.game().text(search.best())} {_digest(rows)}"


def _digest(data: object) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true")
    found = [thoughts(table) for table in TABLES]
    if parser.parse_args().write:
        PATH.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
        return
    kept = json.loads(PATH.read_text("utf-8"))
    for one, other in zip(kept, found, strict=True):
        if one != other:
            sys.exit(f"{other['table']} differs:\n{one}\n{other}")


if __name__ == "__main__":
    main()
