"""Records as text: header lines, an empty line, then one action a line.

There is one spelling: the headers in their one order, numbers without needless signs, a line break
after every line. So `write(read(text)) == text`; only the line breaks of Windows (CR LF) and a
byte order mark at the start are forgiven, and not written again.
"""

import re
from typing import Final

from lanternfish.core.errors import BadAction, BadRecord, Value
from lanternfish.core.game import Game
from lanternfish.core.record import (
    FORMAT,
    LONGEST_LINE,
    LONGEST_NAME,
    MOST_BYTES,
    Record,
    RecordError,
    check_seed,
    damage,
    headers,
    is_commitment,
    is_hexadecimal,
    is_name,
    short,
)
from lanternfish.core.replay import check

_FIXED: Final = (
    "Lanternfish",
    "Game",
    "Rules",
    "Seats",
    "Seed",
    "Commitment",
    "Secret",
    "Result",
    "Winners",
)
_NUMBERED: Final = re.compile(r"(Option [a-z-]+|(Seat|Share) [0-9]+)\Z")
_WHOLE: Final = re.compile(r"(0|-?[1-9][0-9]{0,699})\Z")


def write(record: Record) -> str:
    """The one text of a record."""
    lines = [f"{name}: {value}" for name, value in headers(record)]
    lines.append("")
    for number in range(len(record.actions)):
        text = record.game.text(record.actions[number])
        lines.append(f"{record.deciders[number]} {text}")
    lines.append("")
    return "\n".join(lines)


def read(text: str, games: dict[str, Game], checked: bool = True) -> Record:
    """A record from its text; `BadRecord` names the first line that is wrong.

    Unless `checked` is false, the game is replayed too, where its deal is known: an action that
    was not legal and a result that is not the game's are wrong lines as well.
    """
    lines = _split(text)
    top = _Top(lines)
    record = _read_headers(top, games)
    _read_actions(lines, top.at, record)
    if checked:
        check(record)
    return record


def _split(text: str) -> list[str]:
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n")
    if not plain:
        raise damage(1, "record-empty", {})
    lines = plain.split("\n")
    for place in range(len(lines)):
        length = len(lines[place])
        if length > LONGEST_LINE:
            values: dict[str, Value] = {"length": length, "most": LONGEST_LINE}
            raise damage(place + 1, "record-long-line", values)
    if not lines[0].startswith("Lanternfish: "):
        raise damage(1, "record-not-one", {"found": short(lines[0])})
    if lines[-1]:
        raise damage(len(lines), "record-cut-off", {})
    return lines[:-1]


class _Top:
    """The header lines, taken one by one in the one order that they have."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0
        self.seen: list[str] = []
        self.options: list[str] = []
        self.game = ""

    def bad(self, key: str, values: dict[str, Value]) -> BadRecord:
        """The error for the header that was taken last."""
        return damage(self.at, key, values)

    def next_is(self, header: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at].startswith(header + ": ")

    def take(self, header: str) -> str:
        """The value of the header that belongs here."""
        if not self.next_is(header):
            raise self.wrong(repr(header))
        self.seen.append(header)
        self.at += 1
        return self.lines[self.at - 1][len(header) + 2 :]

    def end(self) -> None:
        """The empty line after the headers."""
        if self.at >= len(self.lines):
            raise damage(self.at + 1, "record-missing-empty-line", {})
        if self.lines[self.at]:
            raise self.wrong("an empty line")
        self.at += 1

    def wrong(self, expected: str) -> BadRecord:
        """Why the line here is not the one that belongs here."""
        line = self.at + 1
        if line > len(self.lines) or not self.lines[self.at]:
            return damage(line, "record-missing-header", {"expected": expected})
        text = self.lines[self.at]
        name = text.partition(": ")[0]
        if name == text:
            return damage(line, "record-not-a-header", {"found": short(text)})
        values: dict[str, Value] = {"found": short(name), "expected": expected}
        if name in self.seen:
            return damage(line, "record-duplicate-header", values)
        if name not in _FIXED and _NUMBERED.match(name) is None:
            return damage(line, "record-unknown-header", values)
        if name.startswith("Option ") and self.game and name[7:] not in self.options:
            values = {"game": self.game, "option": short(name[7:])}
            if not self.options:
                return damage(line, "record-no-options", values)
            values["allowed"] = ", ".join(self.options)
            return damage(line, "record-unknown-option", values)
        return damage(line, "record-other-header", values)


def _read_headers(top: _Top, games: dict[str, Game]) -> Record:
    found = top.take("Lanternfish")
    if found != str(FORMAT):
        raise top.bad("record-other-format", {"found": short(found), "known": FORMAT})
    game = _read_game(top, games)
    seats = _read_seats(top, game)
    options = {name: _read_option(top, game, name) for name in game.options}
    players = [_read_name(top, seat) for seat in range(seats)]
    seed: int | None = None
    commitment: str | None = None
    if top.next_is("Commitment"):
        commitment = _read_commitment(top)
    elif top.next_is("Seed"):
        seed = _read_seed(top)
    else:
        raise top.wrong("'Seed' or 'Commitment'")
    record = Record(game, seats, options, players, seed, commitment)
    if commitment is not None and top.next_is("Secret"):
        record.secret = _read_bytes(top, "Secret")
        record.shares = [_read_bytes(top, f"Share {seat}") for seat in range(seats)]
    if top.next_is("Result"):
        record.result = _read_result(top, seats)
        record.winners = _read_winners(top, seats)
    top.end()
    return record


def _read_game(top: _Top, games: dict[str, Game]) -> Game:
    name = top.take("Game")
    if name not in games:
        values: dict[str, Value] = {"found": short(name), "games": ", ".join(list(games))}
        raise top.bad("record-unknown-game", values)
    game = games[name]
    top.game = name
    top.options = list(game.options)
    version = _read_whole(top, "Rules", str(game.rules_version))
    if version != game.rules_version:
        values = {"game": name, "found": str(version), "known": game.rules_version}
        raise top.bad("record-other-rules", values)
    return game


def _read_seats(top: _Top, game: Game) -> int:
    seats = _read_whole(top, "Seats", str(game.seats[0]))
    if seats not in game.seats:
        allowed = ", ".join([str(count) for count in game.seats])
        values: dict[str, Value] = {"game": game.name, "found": str(seats), "allowed": allowed}
        raise top.bad("record-bad-seats", values)
    return seats


def _read_option(top: _Top, game: Game, name: str) -> str:
    value = top.take(f"Option {name}")
    if value not in game.options[name]:
        values: dict[str, Value] = {"game": game.name, "option": name, "found": short(value)}
        values["allowed"] = ", ".join(game.options[name])
        raise top.bad("record-bad-option", values)
    return value


def _read_name(top: _Top, seat: int) -> str:
    name = top.take(f"Seat {seat}")
    if not is_name(name):
        values: dict[str, Value] = {"seat": seat, "found": short(name), "most": LONGEST_NAME}
        raise top.bad("record-bad-name", values)
    return name


def _read_whole(top: _Top, header: str, example: str) -> int:
    text = top.take(header)
    if _WHOLE.match(text) is None:
        values: dict[str, Value] = {"header": header, "found": short(text), "example": example}
        raise top.bad("record-bad-number", values)
    return int(text)


def _read_seed(top: _Top) -> int:
    seed = _read_whole(top, "Seed", "7")
    try:
        check_seed(seed)
    except RecordError as error:
        raise damage(top.at, error.key, error.values, error) from error
    return seed


def _read_commitment(top: _Top) -> str:
    text = top.take("Commitment")
    if not is_commitment(text):
        raise top.bad("record-bad-commitment", {"found": short(text)})
    return text


def _read_bytes(top: _Top, header: str) -> bytes:
    text = top.take(header)
    if not 2 <= len(text) <= 2 * MOST_BYTES or len(text) % 2 or not is_hexadecimal(text):
        values: dict[str, Value] = {"header": header, "found": short(text), "most": MOST_BYTES}
        raise top.bad("record-bad-bytes", values)
    return bytes.fromhex(text)


def _read_result(top: _Top, seats: int) -> tuple[int, ...]:
    text = top.take("Result")
    row = _row(text)
    if row is None or len(row) != seats:
        raise top.bad("record-bad-result", {"found": short(text), "seats": seats})
    return row


def _read_winners(top: _Top, seats: int) -> tuple[int, ...]:
    text = top.take("Winners")
    row = _row(text)
    if row is None or row[0] < 0 or row[-1] >= seats or list(row) != sorted(set(row)):
        raise top.bad("record-bad-winners", {"found": short(text), "last": seats - 1})
    return row


def _row(text: str) -> tuple[int, ...] | None:
    """Whole numbers with one blank between them; None if it is anything else."""
    words = text.split(" ")
    for word in words:
        if _WHOLE.match(word) is None:
            return None
    return tuple([int(word) for word in words])


def _read_actions(lines: list[str], start: int, record: Record) -> None:
    game = record.game
    for place in range(start, len(lines)):
        text = lines[place]
        if not text:
            raise damage(place + 1, "record-second-empty-line", {})
        seat, blank, action = text.partition(" ")
        if not blank or _WHOLE.match(seat) is None:
            values: dict[str, Value] = {"found": short(text), "example": game.text(0)}
            raise damage(place + 1, "record-not-a-move", values)
        if not 0 <= int(seat) < record.seats:
            values = {"found": seat[:60], "last": record.seats - 1}
            raise damage(place + 1, "record-no-such-seat", values)
        try:
            record.append(game.parse(action), int(seat))
        except BadAction as error:
            values = {"found": short(action), "game": game.name}
            raise damage(place + 1, "record-bad-action", values, error) from error
