"""A game on paper: who sat where, where the deal came from, and every action in order.

`record_text` reads and writes it, `replay` plays it again and checks it.
"""

import unicodedata
from typing import Final

from lanternfish.core.chance import commitment as committed
from lanternfish.core.errors import BadRecord, BadSeats, BadSeed, LanternfishError, Value
from lanternfish.core.game import NOBODY, Game, State

FORMAT: Final = 1
LONGEST_LINE: Final = 1000
LONGEST_NAME: Final = 100
SEED_BITS: Final = 2048
MOST_BYTES: Final = 64

#: What can be wrong with a record, by the keys of the texts.
PROBLEMS: Final[dict[str, str]] = {
    "record-empty": "the file is empty; a record begins with 'Lanternfish: 1'",
    "record-not-one": "a record begins with 'Lanternfish: 1', not with {found}",
    "record-other-format": "this is format {found} of a record; only format {known} can be read",
    "record-long-line": "the line has {length} characters; no line has more than {most}",
    "record-cut-off": "the last line has no line break: the file was cut off, or add one",
    "record-not-a-header": "{found} is no header; headers look like 'Game: biblios'",
    "record-unknown-header": "there is no header {found}; {expected} belongs here",
    "record-duplicate-header": "header {found} is there twice; {expected} belongs here",
    "record-other-header": "{expected} belongs here, not header {found}",
    "record-missing-header": "the headers end too early: {expected} belongs here",
    "record-missing-empty-line": "an empty line belongs here, between the headers and the actions",
    "record-unknown-game": "there is no game {found}; there are: {games}",
    "record-other-rules": (
        "this is a game by version {found} of the rules of {game}, and version {known} is played"
        " here: its actions could mean something else; replay it with the release that wrote it"
    ),
    "record-bad-number": "{header} is {found}; it takes a whole number such as {example}",
    "record-bad-seats": "{game} cannot be played by {found} seats; it takes {allowed}",
    "record-unknown-option": "{game} has no option {option}; it has: {allowed}",
    "record-no-options": "{game} has no options, so {option} is none",
    "record-bad-option": "option {option} of {game} cannot be {found}; it can be: {allowed}",
    "record-bad-name": (
        "{found} cannot be the name of seat {seat}: a name has 1 to {most} characters,"
        " none of them a control character, and no blank at either end"
    ),
    "record-bad-players": "there are {found} names for {seats} seats; each seat has one",
    "record-bad-seed": "the seed has {found} bits; it may have {most}",
    "record-bad-commitment": "the commitment is {found}; it takes 64 hexadecimal digits (0-9 a-f)",
    "record-bad-bytes": (
        "{header} is {found}; it takes 1 to {most} bytes, each as two hexadecimal digits (0-9 a-f)"
    ),
    "record-bad-shares": "there are {found} shares for {seats} seats; each seat has one",
    "record-bad-deal": "a game is dealt either from a seed or from a committed secret",
    "record-no-commitment": "there is a secret only in a game that was dealt from one",
    "record-bad-result": "the result is {found}; it takes {seats} whole numbers, one for each seat",
    "record-bad-winners": "the winners are {found}; it takes seats from 0 to {last}, rising",
    "record-second-empty-line": "an empty line stands only between the headers and the actions",
    "record-not-a-move": "{found} is no action of a seat; they look like '0 {example}'",
    "record-no-such-seat": "there is no seat {found}; there are 0 to {last}",
    "record-bad-action": "{found} is no action of {game}",
    "record-wrong-seat": "seat {found} did not decide here; seat {right} did",
    "record-illegal-action": "{action} is not allowed to seat {seat} here: {reason}",
    "record-after-end": "the game was over before this line; nothing can follow",
    "record-wrong-result": "the game ends {right}, not {found}",
    "record-wrong-winners": "the game is won by {right}, not by {found}",
    "record-early-result": "there is a result, but the game is not over after the last action",
    "record-missing-result": "the game is over; 'Result: {right}' belongs here",
    "record-missing-winners": "the game is over; 'Winners: {right}' belongs here",
    "record-wrong-secret": "the SHA-256 of the secret is {found}, not the commitment {right}",
    "record-not-revealed": "the secret of this game has not been revealed yet",
    "record-not-over": "the game is not over yet",
    "record-not-replayed": "an action does not fit the deal: one of the two has been changed",
    "record-no-such-step": "there is no step {found}; there are 0 to {last}",
}


class RecordError(LanternfishError):
    """What cannot be written down, or cannot be known from a record. It belongs to no line."""

    def __init__(self, key: str, values: dict[str, Value]) -> None:
        super().__init__(PROBLEMS[key].format_map(values), key, values)


def damage(
    line: int, key: str, values: dict[str, Value], cause: LanternfishError | None = None
) -> BadRecord:
    """The error for one line of a record; `key` and `values` name the text, as everywhere."""
    problem = PROBLEMS[key].format_map(values)
    error = BadRecord(line, problem)
    error.key = key
    error.values = {**values, "line": line, "problem": problem}
    error.__cause__ = cause  # compiled, `raise ... from` would forget it
    return error


class Record:
    """One game, running or finished.

    `deciders[i]` is the seat that took `actions[i]`. A game is dealt from a `seed`, or from a
    secret of which at first only the `commitment` is known; `result` and `winners` come last.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, str],
        players: list[str],
        seed: int | None = None,
        commitment: str | None = None,
    ) -> None:
        if type(seats) is not int or seats not in game.seats:
            raise BadSeats(game.name, seats, list(game.seats))
        if len(players) != seats:
            raise RecordError("record-bad-players", {"found": len(players), "seats": seats})
        for seat in range(seats):
            check_name(seat, players[seat])
        if (seed is None) == (commitment is None):
            raise RecordError("record-bad-deal", {})
        check_seed(seed)
        if commitment is not None and not is_commitment(commitment):
            raise RecordError("record-bad-commitment", {"found": short(commitment)})
        self.game = game
        self.seats = seats
        self.options = game.settle(options)
        self.players = list(players)
        self.seed = seed
        self.commitment = commitment
        self.secret: bytes | None = None
        self.shares: list[bytes] = []
        self.actions: list[int] = []
        self.deciders: list[int] = []
        self.result: tuple[int, ...] | None = None
        self.winners: tuple[int, ...] | None = None

    def append(self, action: int, seat: int) -> None:
        """One more action, taken by this seat."""
        if not 0 <= seat < self.seats:
            raise RecordError("record-no-such-seat", {"found": seat, "last": self.seats - 1})
        self.game.text(action)  # refuses what is no action
        self.actions.append(action)
        self.deciders.append(seat)

    def reveal(self, secret: bytes, shares: list[bytes]) -> None:
        """After the last action: what the deal was made of."""
        promised = self.commitment
        if promised is None:
            raise RecordError("record-no-commitment", {})
        if len(shares) != self.seats:
            raise RecordError("record-bad-shares", {"found": len(shares), "seats": self.seats})
        check_bytes("Secret", secret)
        for seat in range(self.seats):
            check_bytes(f"Share {seat}", shares[seat])
        if committed(secret) != promised:
            found = committed(secret)
            raise RecordError("record-wrong-secret", {"found": found, "right": promised})
        self.secret = secret
        self.shares = list(shares)

    def end(self, state: State) -> None:
        """Note how the game ended."""
        if state.seat != NOBODY:
            raise RecordError("record-not-over", {})
        self.result = state.scores()
        self.winners = state.winners()


def record_of(
    game: Game,
    seats: int,
    options: dict[str, str],
    players: list[str],
    seed: int | None = None,
    commitment: str | None = None,
) -> Record:
    """The record of a game that begins: from a seed, or from a committed secret."""
    return Record(game, seats, options, players, seed, commitment)


def headers(record: Record) -> list[tuple[str, str]]:
    """The header lines in their one order."""
    rows = [
        ("Lanternfish", str(FORMAT)),
        ("Game", record.game.name),
        ("Rules", str(record.game.rules_version)),
        ("Seats", str(record.seats)),
    ]
    for name in record.game.options:
        rows.append((f"Option {name}", record.options[name]))
    for seat in range(record.seats):
        rows.append((f"Seat {seat}", record.players[seat]))
    if record.seed is not None:
        rows.append(("Seed", str(record.seed)))
    if record.commitment is not None:
        rows.append(("Commitment", record.commitment))
    if record.secret is not None:
        rows.append(("Secret", record.secret.hex()))
        for seat in range(record.seats):
            rows.append((f"Share {seat}", record.shares[seat].hex()))
    if record.result is not None and record.winners is not None:
        rows.append(("Result", row_text(record.result)))
        rows.append(("Winners", row_text(record.winners)))
    return rows


def header_line(record: Record, header: str) -> int:
    """The line of a header, counted from 1; where it would be if it is not there."""
    rows = headers(record)
    for place in range(len(rows)):
        if rows[place][0] == header:
            return place + 1
    return len(rows) + 1


def action_line(record: Record, number: int) -> int:
    """The line of an action, counted from 1; the number of the action counts from 0."""
    return len(headers(record)) + 2 + number


def row_text(row: tuple[int, ...]) -> str:
    return " ".join([str(number) for number in row])


def is_name(name: str) -> bool:
    """Any letters and signs of any script; joiners too, inside a name (emoji, Persian)."""
    if not 1 <= len(name) <= LONGEST_NAME or name.strip().strip("\u200c\u200d") != name:
        return False
    for sign in name:
        kind = unicodedata.category(sign)
        if kind in ("Cc", "Cs", "Zl", "Zp") or (kind == "Cf" and sign not in "\u200c\u200d"):
            return False
    return True


def check_name(seat: int, name: str) -> None:
    if not is_name(name):
        values: dict[str, Value] = {"seat": seat, "found": short(name), "most": LONGEST_NAME}
        raise RecordError("record-bad-name", values)


def check_seed(seed: object) -> None:
    if seed is None:
        return
    if type(seed) is not int:
        raise BadSeed(seed)
    bits = seed.bit_length()
    if bits > SEED_BITS:
        raise RecordError("record-bad-seed", {"found": bits, "most": SEED_BITS})


def check_bytes(header: str, part: bytes) -> None:
    if not 1 <= len(part) <= MOST_BYTES:
        values: dict[str, Value] = {"header": header, "found": f"{len(part)} bytes"}
        values["most"] = MOST_BYTES
        raise RecordError("record-bad-bytes", values)


def is_commitment(text: str) -> bool:
    return len(text) == 64 and is_hexadecimal(text)


def is_hexadecimal(text: str) -> bool:
    return not text.strip("0123456789abcdef")


def short(text: str) -> str:
    """What was found, quoted, and cut where nobody would read on."""
    quoted = repr(text[:60])
    return quoted if len(text) <= 60 else quoted[:-1] + "...'"
