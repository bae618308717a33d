"""What a record proves: every tampering is noticed."""

import pytest

import lanternfish as lf
from lanternfish import records
from lanternfish.records import FAILED, HELD, OPEN, RecordError
from tests.recorded import (
    FAIR,
    FINISHED,
    LAST,
    RESULT,
    RUNNING,
    changed,
    line_of,
    outcomes,
)


def test_a_finished_game_holds() -> None:
    assert outcomes(records.read(FINISHED)) == {
        "deal": HELD,
        "actions": HELD,
        "result": HELD,
        "winners": HELD,
    }
    assert outcomes(records.read(FAIR)) == {
        "commitment": HELD,
        "deal": HELD,
        "actions": HELD,
        "result": HELD,
        "winners": HELD,
    }


def test_the_result_of_a_running_game_is_open() -> None:
    checks = records.verify(records.read(RUNNING))
    assert [repr(check) for check in checks] == [
        "<Check deal held>",
        "<Check actions held>",
        "<Check result open: the game is not over yet>",
        "<Check winners open: the game is not over yet>",
    ]


def test_before_the_secret_is_revealed_everything_is_open() -> None:
    lines = [line for line in FAIR.split("\n") if not line.startswith(("Secret", "Share"))]
    record = records.read("\n".join(lines))
    checks = records.verify(record)
    assert [check.name for check in checks] == [
        "commitment",
        "deal",
        "actions",
        "result",
        "winners",
    ]
    for check in checks:
        assert check.outcome == OPEN
        assert check.error is not None
        assert check.error.key == "record-not-revealed"
    for call in (records.deal, records.replay, records.finish):
        with pytest.raises(RecordError, match="has not been revealed yet"):
            call(record)


def tampered(text: str, start: str, new: str) -> dict[str, tuple[str, int]]:
    """The outcome of each check after a line was changed, and the line that it names."""
    record = records.read(changed(text, line_of(text, start), new), checked=False)
    told = {}
    for check in records.verify(record):
        line = check.error.line if isinstance(check.error, lf.BadRecord) else 0
        told[check.name] = (check.outcome, line)
    return told


def test_a_tampered_secret() -> None:
    told = tampered(FAIR, "Secret", "Secret: " + "11" * 32)
    assert told["commitment"] == (FAILED, 9)
    assert told["deal"] == (FAILED, 9)
    assert told["actions"][0] == FAILED
    assert told["result"] == told["winners"] == (OPEN, 0)


def test_a_tampered_commitment() -> None:
    told = tampered(FAIR, "Commitment", "Commitment: " + "1" * 64)
    assert told["commitment"] == (FAILED, 9)
    assert told["deal"] == (FAILED, 9)
    assert told["actions"] == told["result"] == told["winners"] == (HELD, 0)


def test_a_tampered_share() -> None:
    told = tampered(FAIR, "Share 1", "Share 1: ee")
    assert told["commitment"] == (HELD, 0)
    assert told["deal"] == (OPEN, 0)
    assert told["actions"][0] == FAILED
    assert told["result"] == told["winners"] == (OPEN, 0)


def test_a_tampered_seed() -> None:
    told = tampered(FINISHED, "Seed", "Seed: 4")
    assert told["deal"] == (OPEN, 0)
    assert told["actions"][0] == FAILED
    assert told["result"] == told["winners"] == (OPEN, 0)


@pytest.mark.parametrize("text", [FINISHED, FAIR])
def test_a_tampered_result(text: str) -> None:
    line = line_of(text, "Result")
    told = tampered(text, "Result", "Result: 0 99")
    assert told["actions"] == told["winners"] == (HELD, 0)
    assert told["result"] == (FAILED, line)


@pytest.mark.parametrize("text", [FINISHED, FAIR])
def test_tampered_winners(text: str) -> None:
    line = line_of(text, "Winners")
    told = tampered(text, "Winners", "Winners: 0 1")
    assert told["actions"] == told["result"] == (HELD, 0)
    assert told["winners"] == (FAILED, line)


@pytest.mark.parametrize("text", [FINISHED, FAIR])
def test_tampered_actions(text: str) -> None:
    first = text.index("\n\n") + 2
    line = text.count("\n", 0, first) + 1
    for number in range(line, text.count("\n") + 1, 7):
        record = records.read(changed(text, number, "0 take M2A"), checked=False)
        told = {check.name: check for check in records.verify(record)}
        if told["actions"].outcome == HELD:  # it was that very action
            assert text.split("\n")[number - 1] == "0 take M2A"
            continue
        error = told["actions"].error
        assert isinstance(error, lf.BadRecord)
        assert error.line >= number


def test_a_missing_end() -> None:
    text = changed(FINISHED, LAST, None)
    checks = {check.name: check for check in records.verify(records.read(text, checked=False))}
    for name in ("result", "winners"):
        error = checks[name].error
        assert checks[name].outcome == FAILED
        assert error is not None
        assert error.key == "record-early-result"


def test_a_missing_result() -> None:
    text = changed(changed(FINISHED, RESULT, None), RESULT, None)
    checks = {check.name: check for check in records.verify(records.read(text, checked=False))}
    for name in ("result", "winners"):
        error = checks[name].error
        assert checks[name].outcome == FAILED
        assert error is not None
        assert error.key == f"record-missing-{name}"
