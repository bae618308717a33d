"""Games as they were: golden.py says how they are made, and how they are written anew."""

import json

import pytest

import lanternfish as lf
from tests.conformance import golden
from tests.conformance.tables import TABLES, Data, every_game

BY_NAME = {str(table): table for table in TABLES}


def rows(kind: str) -> list[Data]:
    """The rows of all golden files; a game without its file is in test_hooks.py."""
    files = [golden.read(name) for name in lf.games() if golden.path(name).exists()]
    return [row for file in files for row in file[kind]]


def row_id(row: Data) -> str:
    return f"{row['table']}-{row.get('seed', row.get('after'))}"


@every_game
def test_the_file_is_of_these_rules(game: lf.Game) -> None:
    file = golden.read(game.name)
    assert (file["game"], file["rules"]) == (game.name, game.rules_version)
    text = golden.path(game.name).read_text("utf-8")
    assert text == json.dumps(file, indent=1) + "\n"


@pytest.mark.parametrize("row", rows("playouts"), ids=row_id)
def test_a_playout_is_as_it_was(row: Data) -> None:
    assert golden.playout(BY_NAME[row["table"]], row["seed"]) == row


@pytest.mark.parametrize("row", rows("counts"), ids=row_id)
def test_there_are_as_many_positions_as_there_were(row: Data) -> None:
    """On failure it says under which first actions there are more or fewer."""
    depth = len(row["counts"])
    found = golden.counts(BY_NAME[row["table"]], row["after"], depth)
    assert golden.differences(row["split"], found["split"]) == []
    assert found == row
    assert sum(row["split"].values()) == row["counts"][-1]


def test_differences_name_the_place() -> None:
    old = {"split": {"pass": 3, "bid 1": 4}, "counts": [2, 7]}
    new = {"split": {"pass": 3, "bid 1": 5}, "counts": [2, 8]}
    assert golden.differences(old, new) == [
        "split bid 1: 4 is now 5",
        "counts [1]: 7 is now 8",
    ]
    assert golden.differences(old, old) == []
    assert golden.differences([1], [1, 2]) == [": [1] is now [1, 2]"]
