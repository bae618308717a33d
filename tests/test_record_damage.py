"""Damaged records: every damage is named, with its line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import lanternfish as lf
from lanternfish import records
from lanternfish.core.record import PROBLEMS
from lanternfish.core.record_text import read as read_with
from lanternfish.terminal.trouble import told
from lanternfish.texts import LANGUAGES, texts_in
from tests.damages import DAMAGES
from tests.recorded import RUNNING


@pytest.mark.parametrize("what", DAMAGES)
def test_damage(what: str) -> None:
    text, line, key, says = DAMAGES[what]
    with pytest.raises(lf.BadRecord, match=says) as damaged:
        records.read(text)
    error = damaged.value
    assert error.line == line
    assert error.key == key
    assert str(error) == f"line {line}: {error.values['problem']}"
    assert error.values["line"] == line


def test_the_reason_of_an_illegal_action_comes_along() -> None:
    with pytest.raises(lf.BadRecord) as damaged:
        records.read(DAMAGES["an illegal action"][0])
    cause = damaged.value.__cause__
    assert isinstance(cause, lf.IllegalAction)
    assert damaged.value.values["reason"] == str(cause.reason)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", DAMAGES)
def test_damage_is_told_in_every_language(what: str, language: str) -> None:
    """All of it: what belongs there instead, and why an action was refused."""
    text, line, key, _ = DAMAGES[what]
    texts = texts_in(language)
    with pytest.raises(lf.BadRecord) as damaged:
        records.read(text)
    says = told(damaged.value, texts)
    assert says.startswith(texts("error-line", line=line))
    assert language == "en" or "an empty line" not in says
    if key == "record-illegal-action":
        assert says.endswith(texts.of("biblios")("reason-place-full"))


def test_every_problem_is_tested() -> None:
    tested = {key for _, _, key, _ in DAMAGES.values()}
    elsewhere = {
        "record-bad-name",
        "record-bad-players",
        "record-bad-shares",
        "record-bad-deal",
        "record-no-commitment",
        "record-missing-winners",
        "record-not-revealed",
        "record-not-over",
        "record-not-replayed",
        "record-no-such-step",
    }
    assert tested | elsewhere == set(PROBLEMS)
    assert not tested & elsewhere


def test_damage_is_found_without_a_replay_where_it_can_be() -> None:
    seen_by_replay = {
        "record-wrong-seat",
        "record-illegal-action",
        "record-after-end",
        "record-wrong-result",
        "record-wrong-winners",
        "record-early-result",
        "record-missing-result",
        "record-wrong-secret",
    }
    for text, _, key, _ in DAMAGES.values():
        if key in seen_by_replay:
            assert records.write(records.read(text, checked=False)) == text
        else:
            with pytest.raises(lf.BadRecord):
                records.read(text, checked=False)


def test_only_the_games_that_are_known_are_read() -> None:
    with pytest.raises(lf.BadRecord, match="line 2: there is no game 'biblios'"):
        read_with(RUNNING, {})


def damage_in(text: str) -> lf.BadRecord | None:
    """What is wrong with a text; if nothing is, it must be the text of its record."""
    try:
        record = records.read(text)
    except lf.BadRecord as error:
        return error
    assert records.write(record) == text.replace("\r\n", "\n")
    return None


@given(st.text(alphabet="LanternfishGameSeats: 0123\n\r\x00é", max_size=60), st.integers(0, 300))
def test_whatever_is_put_in_is_read_or_refused_with_a_line(junk: str, place: int) -> None:
    text = RUNNING[:place] + junk + RUNNING[place:]
    error = damage_in(text)
    if error is not None:
        assert 1 <= error.line <= text.count("\n") + 1
        assert str(error).startswith(f"line {error.line}: ")


@given(st.integers(0, len(RUNNING.encode()) - 1), st.integers(1, 255))
def test_a_changed_byte_is_read_as_it_stands_or_refused(place: int, flip: int) -> None:
    data = bytearray(RUNNING.encode())
    data[place] ^= flip
    error = damage_in(data.decode(errors="replace"))
    assert error is None or error.key in PROBLEMS
