"""Records: one text for one game, and a replay that is the game that was played."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import lanternfish as lf
from lanternfish import records
from lanternfish.core.chance import commitment
from lanternfish.records import HELD, RecordError
from tests.recorded import (
    FINISHED,
    RESULT,
    REVEALED,
    RUNNING,
    SECRET,
    SHARES,
    TABLES,
    changed,
    outcomes,
    play,
    revealed,
    seeded,
)


@pytest.mark.parametrize("text", [RUNNING, REVEALED])
def test_a_text_is_written_as_it_was_read(text: str) -> None:
    assert records.write(records.read(text)) == text


def test_what_a_text_says() -> None:
    record = records.read(RUNNING)
    assert record.game is lf.game("biblios")
    assert record.seats == 3
    assert record.options == {"penalty": "standard"}
    assert record.players == ["Ann", "plankton", "Łukasz 🐟"]
    assert record.seed == 7
    assert record.commitment is None
    assert record.secret is None
    assert record.shares == []
    assert [record.game.text(action) for action in record.actions[:3]] == [
        "place self",
        "lower books",
        "place auction",
    ]
    assert record.deciders == [1, 1, 1, 2, 2, 2, 2, 2, 0]
    assert record.result is None
    assert record.winners is None


def test_what_a_revealed_text_says() -> None:
    record = records.read(REVEALED)
    assert record.seed is None
    assert record.commitment == commitment(SECRET)
    assert record.secret == SECRET
    assert record.shares == SHARES


@pytest.mark.parametrize(("seats", "penalty"), TABLES)
def test_a_replay_is_the_game_that_was_played(seats: int, penalty: str) -> None:
    record, state = seeded(seats, penalty)
    again = records.read(records.write(record))
    assert records.replay(again) == state
    assert again.result == state.scores()
    assert again.winners == state.winners()
    assert records.write(again) == records.write(record)


@pytest.mark.parametrize(("seats", "penalty"), TABLES)
def test_a_fair_game_is_replayed_too(seats: int, penalty: str) -> None:
    record = revealed(seats, penalty)
    again = records.read(records.write(record))
    assert records.write(again) == records.write(record)
    assert set(outcomes(again).values()) == {HELD}


def test_a_replay_stops_anywhere() -> None:
    record, state = seeded(3, "standard")
    live = records.deal(record)
    playing = records.Replay(record)
    for number, action in enumerate(record.actions):
        assert records.replay(record, number) == live
        assert playing.state == live
        assert playing.played == number
        assert playing.left() == len(record.actions) - number
        live.play(action)
        playing.step()
    assert playing.state == state
    assert records.replay(record, len(record.actions)) == state


def test_a_step_tells_what_happened() -> None:
    playing = records.Replay(records.read(RUNNING))
    log = lf.Log()
    playing.step(log)
    assert log.sent(lf.NOBODY)


@pytest.mark.parametrize("step", [-1, 10])
def test_there_are_no_other_steps(step: int) -> None:
    with pytest.raises(RecordError, match=f"there is no step {step}; there are 0 to 9"):
        records.replay(records.read(RUNNING), step)


def test_after_the_last_step_there_is_none() -> None:
    playing = records.Replay(records.read(RUNNING))
    while playing.left():
        playing.step()
    with pytest.raises(RecordError, match="there is no step 10; there are 0 to 9"):
        playing.step()


printable = st.text(
    st.characters(exclude_categories=("C", "Zl", "Zp", "Zs")), min_size=1, max_size=100
)


@given(
    table=st.sampled_from(TABLES),
    names=st.lists(printable, min_size=4, max_size=4),
    seed=st.integers(-(2**2048) + 1, 2**2048 - 1),
    most=st.integers(0, 40),
)
def test_round_trip(table: tuple[int, str], names: list[str], seed: int, most: int) -> None:
    seats, penalty = table
    record = records.record_of("biblios", seats, names[:seats], seed=seed, penalty=penalty)
    state = play(record, random.Random(most), most)
    text = records.write(record)
    again = records.read(text)
    assert records.write(again) == text
    assert again.players == names[:seats]
    assert again.seed == seed
    assert again.actions == record.actions
    assert again.deciders == record.deciders
    assert records.replay(again) == state


@given(
    secret=st.binary(min_size=1, max_size=64),
    shares=st.lists(st.binary(min_size=1, max_size=64), min_size=2, max_size=2),
)
def test_round_trip_of_a_secret(secret: bytes, shares: list[bytes]) -> None:
    record = records.record_of("biblios", 2, ["Ann", "Bea"], commitment=commitment(secret))
    hidden = records.write(record)
    assert records.write(records.read(hidden)) == hidden
    record.reveal(secret, shares)
    again = records.read(records.write(record))
    assert again.secret == secret
    assert again.shares == shares


def test_windows_line_breaks_and_a_byte_order_mark_are_forgiven() -> None:
    assert records.write(records.read("\ufeff" + RUNNING.replace("\n", "\r\n"))) == RUNNING


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Łukasz 🐟",
        "Олена",
        "山田 太郎",
        "\u0646\u0648\u0631\u200c\u0627",
        "👩\u200d🚀",
        "a: b",
        "-1",
        "\u00e9",
    ],
)
def test_names_of_any_script(name: str) -> None:
    record = records.record_of("biblios", 2, [name, "x" * 100], seed=1)
    assert records.read(records.write(record)).players == [name, "x" * 100]


BAD_NAMES = [
    "",
    " ",
    " Ann",
    "Ann ",
    "An\nn",
    "An\rn",
    "An\tn",
    "\x1b[31mAnn",
    "An\x00n",
    "An\x85n",
    "An\u2028n",
    "\u202eAnn",
    "Ann\ufeff",
    "\u200d",
    "Ann\u3000",
    "\ud800",
    "x" * 101,
]


@pytest.mark.parametrize("name", BAD_NAMES)
def test_names_that_are_refused(name: str) -> None:
    with pytest.raises(RecordError, match="name of seat 1") as refused:
        records.record_of("biblios", 2, ["Ann", name], seed=1)
    assert refused.value.key == "record-bad-name"
    if name and "\n" not in name:
        with pytest.raises(lf.BadRecord) as damaged:
            records.read(changed(RUNNING, 7, f"Seat 1: {name}"))
        assert damaged.value.line == 7
        assert damaged.value.key == "record-bad-name"


# What cannot be written down is refused when it comes up.


def test_a_record_of_what_cannot_be_played_is_not_begun() -> None:
    with pytest.raises(lf.UnknownGame):
        records.record_of("chess", 2, ["a", "b"], seed=1)
    with pytest.raises(lf.BadSeats):
        records.record_of("biblios", 5, ["a"] * 5, seed=1)
    with pytest.raises(lf.BadOption):
        records.record_of("biblios", 2, ["a", "b"], seed=1, penalty="none")
    with pytest.raises(lf.LanternfishError, match="a seed is a whole number"):
        records.record_of("biblios", 2, ["a", "b"], seed=True)


@pytest.mark.parametrize(
    ("players", "seed", "promise", "key"),
    [
        (["a"], 1, None, "record-bad-players"),
        (["a", "b", "c"], 1, None, "record-bad-players"),
        (["a", "b"], None, None, "record-bad-deal"),
        (["a", "b"], 1, "0" * 64, "record-bad-deal"),
        (["a", "b"], 2**2048, None, "record-bad-seed"),
        (["a", "b"], None, "0" * 63, "record-bad-commitment"),
    ],
)
def test_a_record_that_could_not_be_read_is_not_begun(
    players: list[str], seed: int | None, promise: str | None, key: str
) -> None:
    with pytest.raises(RecordError) as refused:
        records.record_of("biblios", 2, players, seed=seed, commitment=promise)
    assert refused.value.key == key


def test_a_seed_that_is_too_long_even_to_be_told() -> None:
    with pytest.raises(RecordError, match="100001 bits"):
        records.record_of("biblios", 2, ["a", "b"], seed=1 << 100_000)


@pytest.mark.parametrize(
    ("secret", "shares", "key"),
    [
        (SECRET, [b"x"], "record-bad-shares"),
        (SECRET, [b"x", b""], "record-bad-bytes"),
        (SECRET, [b"x", b"y" * 65], "record-bad-bytes"),
        (b"", [b"x", b"y"], "record-bad-bytes"),
        (b"another", [b"x", b"y"], "record-wrong-secret"),
    ],
)
def test_only_the_promised_secret_is_revealed(secret: bytes, shares: list[bytes], key: str) -> None:
    record = records.record_of("biblios", 2, ["a", "b"], commitment=commitment(SECRET))
    with pytest.raises(RecordError) as refused:
        record.reveal(secret, shares)
    assert refused.value.key == key
    assert record.secret is None


def test_a_seeded_game_has_no_secret() -> None:
    with pytest.raises(RecordError) as refused:
        records.read(RUNNING).reveal(SECRET, SHARES)
    assert refused.value.key == "record-no-commitment"


def test_only_actions_of_seats_are_appended() -> None:
    record = records.read(RUNNING)
    for seat in (-1, 3):
        with pytest.raises(RecordError, match=f"no seat {seat}"):
            record.append(0, seat)
    with pytest.raises(lf.BadAction):
        record.append(100_000, 0)
    assert records.write(record) == RUNNING


def test_a_running_game_has_no_result() -> None:
    record = records.read(RUNNING)
    with pytest.raises(RecordError, match="the game is not over yet"):
        records.finish(record)
    assert record.result is None


def test_the_result_can_be_noted_later() -> None:
    text = changed(changed(FINISHED, RESULT, None), RESULT, None)
    record = records.read(text, checked=False)
    records.finish(record)
    assert records.write(record) == FINISHED
