"""The same thoughts compiled and interpreted, here and elsewhere."""

import json

import pytest

from tests.bots.golden import PATH, thoughts
from tests.conformance.tables import TABLES, Table

KEPT = {found["table"]: found for found in json.loads(PATH.read_text("utf-8"))}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_thoughts_are_those_that_were_kept(table: Table) -> None:
    assert thoughts(table) == KEPT[str(table)]


def test_there_are_thoughts_for_every_table() -> None:
    assert list(KEPT) == [str(table) for table in TABLES]
    assert all(found["thoughts"] for found in KEPT.values())
