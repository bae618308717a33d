"""A game that the suite was not told about fails; it is never passed over."""

import pytest

import lanternfish as lf
from tests.conformance.golden import read
from tests.conformance.hooks import hooks_of
from tests.conformance.tables import TABLES, every_game, tables_of


def test_there_are_games() -> None:
    assert lf.games() == ["abyss", "biblios", "conspiracy"]
    assert {table.name for table in TABLES} == set(lf.games())


@every_game
def test_every_seat_count_and_every_value_of_an_option_is_tested(game: lf.Game) -> None:
    tables = tables_of(game)
    assert {table.seats for table in tables} == set(game.seats)
    assert len({str(table) for table in tables}) == len(tables)
    for name, values in game.options.items():
        assert {dict(table.options)[name] for table in tables} == set(values)


@every_game
def test_every_game_has_its_hooks_and_its_golden_file(game: lf.Game) -> None:
    hooks = hooks_of(game.name)
    assert hooks.box
    assert hooks.kinds
    golden = read(game.name)
    at = {str(table) for table in tables_of(game)}
    assert {playout["table"] for playout in golden["playouts"]} == at
    assert {count["table"] for count in golden["counts"]} == at


def test_a_game_without_hooks_fails() -> None:
    with pytest.raises(ModuleNotFoundError):
        hooks_of("a_game_that_nobody_told_of")


def test_a_game_without_a_golden_file_fails() -> None:
    with pytest.raises(FileNotFoundError):
        read("a_game_that_nobody_told_of")
