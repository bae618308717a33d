"""Games that must never change unnoticed: playouts and counts of positions, kept in tests/golden.

    python -m tests.conformance.golden           compares, and says where they differ
    python -m tests.conformance.golden --write   writes tests/golden/<game>.json for every game

Write them anew only when the rules, the deal or the texts were changed on purpose; then
`rules_version` of the game has to change too, for records of the old games no longer replay.
"""

import argparse
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import lanternfish as lf
from tests.conformance.hooks import hooks_of
from tests.conformance.tables import Data, Table, tables_of
from tests.conformance.walks import LONGEST, Player

FOLDER = Path(__file__).parents[1] / "golden"
#: The playouts. Positions are counted from some points of the first one, as deep as their number
#: allows (hooks.py).
SEEDS = (1, 2, -(2**80))
DEEPEST = 6


def digest(data: object) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


def playout(table: Table, seed: int) -> Data:
    """One game of the deterministic player, in short."""
    state, player = table.deal(seed), Player(seed)
    texts: list[str] = []
    while state.seat != lf.NOBODY and len(texts) < LONGEST:
        action = player.choose(state)
        texts.append(f"{state.seat} {table.game.text(action)}")
        state.play(action)
    return {
        "table": str(table),
        "seed": seed,
        "decisions": len(texts),
        "actions": digest(texts),
        "end": digest(state.to_dict()),
        "scores": list(state.scores()),
        "winners": list(state.winners()),
    }


def point(table: Table, after: int) -> lf.State:
    """The first playout after so many actions, or at its last decision."""
    state, player = table.deal(SEEDS[0]), Player(SEEDS[0])
    for _ in range(after):
        last = state.copy()
        state.play(player.choose(state))
        if state.seat == lf.NOBODY:
            return last
    return state


def count(state: lf.State, depth: int) -> int:
    """The positions that so many actions lead to, equal ones counted as often as they come."""
    if depth == 0:
        return 1
    total = 0
    for action in state.legal():
        then = state.copy()
        then.apply(action)
        total += count(then, depth - 1)
    return total


def split(state: lf.State, depth: int) -> dict[str, int]:
    """The same by the first action."""
    by_action: dict[str, int] = {}
    for action in state.legal():
        then = state.copy()
        then.apply(action)
        by_action[state.game().text(action)] = count(then, depth - 1)
    return by_action


def depth_for(state: lf.State) -> int:
    depth, most = 1, hooks_of(state.game().name).most
    while depth < DEEPEST and count(state, depth + 1) <= most:
        depth += 1
    return depth


def counts(table: Table, after: int, depth: int) -> Data:
    state = point(table, after)
    return {
        "table": str(table),
        "after": after,
        "counts": [count(state, d) for d in range(1, depth + 1)],
        "split": split(state, depth),
    }


def path(name: str) -> Path:
    return FOLDER / f"{name}.json"


def read(name: str) -> Data:
    data: Data = json.loads(path(name).read_text("utf-8"))
    return data


def made(game: lf.Game) -> Data:
    tables = tables_of(game)
    return {
        "game": game.name,
        "rules": game.rules_version,
        "playouts": [playout(table, seed) for table in tables for seed in SEEDS],
        "counts": [
            counts(table, after, depth_for(point(table, after)))
            for table in tables
            for after in hooks_of(game.name).points
        ],
    }


def differences(old: Any, new: Any, where: str = "") -> list[str]:
    """Where two pieces of plain data differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        return [
            line
            for key in dict.fromkeys([*old, *new])
            for line in differences(old.get(key), new.get(key), f"{where} {key}")
        ]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [
            line
            for place, (one, other) in enumerate(zip(old, new, strict=True))
            for line in differences(one, other, f"{where} [{place}]")
        ]
    return [] if old == new else [f"{where.strip()}: {old} is now {new}"]


def main() -> int:
    arguments = argparse.ArgumentParser(description="Compare or write the golden files.")
    arguments.add_argument("--write", action="store_true", help="write them anew")
    write = arguments.parse_args().write
    found = 0
    for name in lf.games():
        new = made(lf.game(name))
        lines = differences(read(name) if path(name).exists() else {}, new)
        found += len(lines)
        sys.stdout.write("".join(f"{name}: {line}\n" for line in lines))
        if write:
            path(name).write_text(json.dumps(new, indent=1) + "\n", "utf-8")
    return 0 if write or not found else 1


if __name__ == "__main__":
    sys.exit(main())
