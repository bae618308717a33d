"""A game on paper replays to the same state, at every table."""

import pytest

import lanternfish as lf
from lanternfish import records
from lanternfish.core.chance import commitment
from tests.conformance.tables import Table, every_table
from tests.conformance.walks import Player

SECRET = b"a secret of thirty-two bytes, ok"


def players(table: Table) -> list[str]:
    return [f"player {seat}" for seat in range(table.seats)]


def seeded(table: Table, seed: int) -> records.Record:
    return records.record_of(
        table.name, table.seats, players(table), seed=seed, **dict(table.options)
    )


def served(table: Table) -> records.Record:
    promise = commitment(SECRET)
    options = dict(table.options)
    record = records.record_of(table.name, table.seats, players(table), None, promise, **options)
    record.reveal(SECRET, [bytes([seat, 255]) for seat in range(table.seats)])
    return record


def play(record: records.Record, seed: int) -> list[lf.State]:
    """Play a game and write it down; every position of it."""
    state, player = records.deal(record), Player(seed)
    states = [state.copy()]
    while state.seat != lf.NOBODY:
        action = player.choose(state)
        record.append(action, state.seat)
        state.play(action)
        states.append(state.copy())
    record.end(state)
    return states


@every_table
@pytest.mark.parametrize("kind", ["seeded", "served"])
def test_a_record_replays_to_the_same_states(table: Table, kind: str) -> None:
    record = seeded(table, -(3**50)) if kind == "seeded" else served(table)
    states = play(record, 61)
    text = records.write(record)
    again = records.read(text)
    assert records.write(again) == text
    replay = records.Replay(again)
    for state in states[:-1]:
        assert replay.state == state
        replay.step()
    assert replay.left() == 0
    assert replay.state == states[-1] == records.replay(again)
    assert (again.result, again.winners) == (states[-1].scores(), states[-1].winners())
    assert {check.outcome for check in records.verify(again)} == {records.HELD}


@every_table
def test_a_seeded_record_is_the_deal_of_that_seed(table: Table) -> None:
    for seed in (0, 7, -1, 2**200):
        assert records.deal(seeded(table, seed)) == table.deal(seed)


@every_table
def test_a_running_game_replays_to_any_point(table: Table) -> None:
    record = seeded(table, 62)
    states = play(record, 62)
    record.result = record.winners = None
    for upto in range(0, len(states) - 1, 37):
        assert records.replay(record, upto) == states[upto]
        part = seeded(table, 62)
        for number in range(upto):
            part.append(record.actions[number], record.deciders[number])
        assert records.replay(records.read(records.write(part))) == states[upto]
