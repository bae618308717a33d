"""People at a keyboard: what they would type, and a terminal to type it into."""

import os
import re
import select
import subprocess
import sys
import termios
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from lanternfish import NOBODY, Log
from lanternfish.records import record_of, write
from lanternfish.terminal.table import Table
from lanternfish.texts import texts_in

ESCAPE = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|[()][A-Z0-9])")
ENTER = ""
# Makes the terminal the one that Ctrl-C comes from, then becomes Lanternfish. Whoever is started in
# the background of a script has been told to ignore Ctrl-C; at a terminal nobody is.
LOG_IN = (
    "import os, signal, sys; os.login_tty(0); signal.signal(signal.SIGINT, signal.SIG_DFL);"
    "os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
)
PATIENCE = 30  # seconds; a loaded machine is slow


@dataclass(frozen=True)
class Line:
    """A line to type: whose it is, and who is asked (a hand-over shows no hand)."""

    text: str
    seat: int
    hand_over: bool = False


class Mirror(Table):
    """The same game, played along in the head: no file, the same bots."""

    game = "biblios"

    def __init__(self, seed: int, players: Sequence[str], **options: str) -> None:
        record = record_of(self.game, len(players), list(players), seed, **options)
        super().__init__(record, Path("nowhere"))

    def keep(self) -> None:
        pass

    def text(self) -> str:
        return write(self.record)

    def lines(self, before: int | None = None) -> Iterator[Line]:
        """What the people type; the mirror has come as far as the line that was given out."""
        while self.seat != NOBODY:
            seat = self.seat
            if self.bots[seat] is not None:
                self.let_bot_play()
                continue
            secret = self.is_secret()
            if len(self.people) > 1 and secret and seat != before:
                yield Line(ENTER, seat, hand_over=True)
            before = seat if secret else None
            typed, row = self.wish()
            yield Line(typed, seat)
            self.play([self.record.game.parse(text) for text in row])

    def is_secret(self) -> bool:
        """May nobody else look at the screen? In this game there is always a hand on it."""
        return True

    def wish(self) -> tuple[str, list[str]]:
        """A plain way to play: small bids, honest payments, everything else the first choice."""
        view = self.view(self.seat).to_dict()
        opened, legal = view["open"], view["legal"]
        assert isinstance(opened, dict)
        assert isinstance(legal, list)
        if opened["phase"] == "bidding":
            bid = opened["auction"]["high"] + 1
            return (str(bid), [f"bid {bid}"]) if bid < 3 and f"bid {bid}" in legal else self.no()
        if opened["phase"] == "payment":
            return self.payment()
        if opened["phase"] == "church":
            return legal[-1], [legal[-1]]
        return legal[0], [legal[0]]

    def no(self) -> tuple[str, list[str]]:
        return "0", ["pass"]

    def payment(self) -> tuple[str, list[str]]:
        """The first cards that will do; the steps without a choice are the engine's."""
        trial, payer, log = self.state.copy(), self.seat, Log()
        row: list[str] = []
        while trial.seat == payer and trial.progress() is not None:
            steps = [self.record.game.text(action) for action in trial.legal()]
            if steps == ["refuse"]:
                return "refuse", steps
            row.append(next(step for step in steps if step != "refuse"))
            trial.play(self.record.game.parse(row[-1]), log)
        cards = [event["card"] for event in log.sent(payer) if str(event["what"])[:4] == "paid"]
        return " ".join(str(card) for card in reversed(cards)), row


def environment(folder: Path, **variables: str) -> dict[str, str]:
    """Nothing of the machine's language, and the games in a folder of their own."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "LANG", "LANTERNFISH"))
    }
    return {
        **kept,
        "LC_ALL": "C.UTF-8",
        "TERM": "xterm-256color",
        "XDG_CONFIG_HOME": str(folder),
        **variables,
    }


class Terminal:
    """Lanternfish in a pseudo-terminal."""

    def __init__(
        self, arguments: Sequence[str], folder: Path, rows: int = 24, columns: int = 80
    ) -> None:
        self.master, slave = os.openpty()
        termios.tcsetwinsize(slave, (rows, columns))
        self.process = subprocess.Popen(
            [sys.executable, "-c", LOG_IN, "-m", "lanternfish", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(folder),
        )
        os.close(slave)
        self.raw = ""

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def until(self, *prompts: str) -> str:
        """What was shown up to one of the prompts, as it came."""
        shown = b""
        wanted = tuple(prompt.rstrip() for prompt in prompts)
        while True:
            if not select.select([self.master], [], [], PATIENCE)[0]:
                raise TimeoutError(f"no {prompts} after: {plain(shown.decode('utf-8', 'ignore'))}")
            try:
                part = os.read(self.master, 65536)
            except OSError:  # the other end was closed
                part = b""
            shown += part
            text = shown.decode("utf-8", "ignore")
            if not part or ESCAPE.sub("", text).rstrip().endswith(wanted or ("\0",)):
                break
        self.raw += text
        return text

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def end(self) -> tuple[int, str]:
        """The exit code and what was shown last."""
        rest = self.until()
        return self.process.wait(timeout=20), plain(rest)


def plain(text: str) -> str:
    return ESCAPE.sub("", text).replace("\r", "")


def prompts(language: str) -> tuple[str, str]:
    texts = texts_in(language, "biblios")
    return texts("prompt"), texts("hand-over-prompt")
