"""Records to test with, and ways to damage them."""

import random

import lanternfish as lf
from lanternfish import records
from lanternfish.core.chance import commitment
from lanternfish.records import Record

RUNNING = """\
Lanternfish: 1
Game: biblios
Rules: 1
Seats: 3
Option penalty: standard
Seat 0: Ann
Seat 1: plankton
Seat 2: Łukasz 🐟
Seed: 7

1 place self
1 lower books
1 place auction
2 take P2A
2 place self
2 lower pigments
2 place public
2 place public
0 take c-
"""

SECRET = bytes(range(32))
SHARES = [b"\x01\x02", b"\xff"]

REVEALED = """\
Lanternfish: 1
Game: biblios
Rules: 1
Seats: 2
Option penalty: bluff
Seat 0: Ann
Seat 1: Bea
Commitment: 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
Secret: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
Share 0: 0102
Share 1: ff

0 place self
0 place auction
"""

NAMES = ["Ann", "plankton", "Łukasz 🐟", "山田"]
TABLES = [(seats, penalty) for seats in (2, 3, 4) for penalty in ("standard", "bluff")]


def play(record: Record, choices: random.Random, most: int = 10_000) -> lf.State:
    """Play at random, note every action, and the end if it comes."""
    state = records.deal(record)
    while state.seat != lf.NOBODY and len(record.actions) < most:
        action = choices.choice(state.legal())
        record.append(action, state.seat)
        state.play(action)
    if state.seat == lf.NOBODY:
        record.end(state)
    return state


def seeded(seats: int, penalty: str, seed: int = 7, most: int = 10_000) -> tuple[Record, lf.State]:
    record = records.record_of("biblios", seats, NAMES[:seats], seed=seed, penalty=penalty)
    return record, play(record, random.Random(seed), most)


def revealed(seats: int = 3, penalty: str = "standard", most: int = 10_000) -> Record:
    promise = commitment(SECRET)
    shares = [bytes([seat]) * 16 for seat in range(seats)]
    record = records.record_of("biblios", seats, NAMES[:seats], commitment=promise, penalty=penalty)
    record.reveal(SECRET, shares)
    play(record, random.Random(2), most)
    return record


def changed(text: str, line: int, new: str | None) -> str:
    """The text with another line in that place, or without it."""
    lines = text.split("\n")
    lines[line - 1 : line] = [] if new is None else [new]
    return "\n".join(lines)


def inserted(text: str, line: int, new: str) -> str:
    return changed(text, line, new + "\n" + text.split("\n")[line - 1])


def line_of(text: str, start: str) -> int:
    return next(n for n, line in enumerate(text.split("\n"), 1) if line.startswith(start))


FINISHED = records.write(seeded(2, "standard", seed=3)[0])
FAIR = records.write(revealed(2))
RESULT = line_of(FINISHED, "Result")
LAST = FINISHED.count("\n")


def outcomes(record: Record) -> dict[str, str]:
    return {check.name: check.outcome for check in records.verify(record)}
