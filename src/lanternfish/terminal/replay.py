"""A record shown step by step, or told in a row where there is no terminal."""

from rich.console import RenderableType
from rich.text import Text

from lanternfish.core.events import Log
from lanternfish.core.game import NOBODY
from lanternfish.records import Record, Replay
from lanternfish.terminal.face import Face, Scene
from lanternfish.terminal.screen import FAINT, EndOfInput, Screen
from lanternfish.terminal.seating import display_names
from lanternfish.terminal.table import scene_of
from lanternfish.texts import Texts

OPEN = -2  # every hand lies open


class Show:
    """`eyes` is a seat, NOBODY for a spectator, or OPEN."""

    def __init__(self, record: Record, eyes: int, face: Face, screen: Screen, texts: Texts) -> None:
        self.record = record
        self.eyes = eyes
        self.face = face
        self.screen = screen
        self.texts = texts
        self.names = display_names(record.players, texts)
        self.go_to(0)

    def go_to(self, step: int) -> None:
        """Play up to a step; the log has what the last step brought about."""
        self.replay = Replay(self.record)
        self.log = Log()
        while self.replay.played < step:
            self.log = Log()
            self.replay.step(self.log)

    def walk(self) -> None:
        """Enter, b, a number, e or q."""
        last = len(self.record.actions)
        with self.screen.whole():
            while True:
                self.draw()
                try:
                    typed = self.screen.ask(self.texts("show-prompt")).lower()
                except EndOfInput:
                    return
                if typed == "q":
                    return
                self.go_to(_target(typed, self.replay.played, last))

    def draw(self) -> None:
        self.screen.clear()
        scene = self.scene()
        step = self.texts("show-step", step=self.replay.played, last=len(self.record.actions))
        parts: list[RenderableType] = [self.face.board(scene), Text(f" {step}", FAINT)]
        if self.replay.played:
            parts.append(Text(f" {self.move(scene)}", "bold"))
            parts += [Text(f" · {line}") for line in self.happened(scene)]
        if self.replay.state.seat == NOBODY:
            parts = [Text(f" {step}", FAINT), self.face.pad(self.replay.state.breakdown(), scene)]
        self.screen.show(*parts)

    def tell(self) -> None:
        """All moves in a row, and the scoring if there is one."""
        while self.replay.left():
            self.log = Log()
            self.replay.step(self.log)
            self.screen.show(Text(f"{self.replay.played:4}  {self.move(self.scene())}"))
        if self.replay.state.seat == NOBODY:
            self.screen.show(Text(""), self.face.pad(self.replay.state.breakdown(), self.scene()))

    def move(self, scene: Scene) -> str:
        """Who took the last action, and which it was if these eyes may know."""
        number = self.replay.played - 1
        seat = self.record.deciders[number]
        if self.eyes in (OPEN, seat):
            action = self.record.game.text(self.record.actions[number])
            return f"{self.names[seat]}: {self.face.say(action, scene)}"
        seen = self.face.tell(self.log.sent(self.eyes), scene)
        return " ".join(seen) or f"{self.names[seat]}: …"

    def scene(self) -> Scene:
        state = self.replay.state
        if self.eyes != OPEN:
            return scene_of(state.view(self.eyes), self.names, self.texts)
        deciding = scene_of(state.view(int(state.seat)), self.names, self.texts)
        hands = dict(deciding.hands)
        for seat in range(self.record.seats):
            hands |= scene_of(state.view(seat), self.names, self.texts).hands
        return Scene(deciding.view, None, self.names, self.texts, hands)

    def happened(self, scene: Scene) -> list[str]:
        """What the last step brought about, for these eyes; all eyes together know everything."""
        if self.eyes != OPEN:
            return self.face.tell(self.log.sent(self.eyes), scene, everything=True)
        return self.face.tell(self.log.whole(), scene, everything=True)


def _target(typed: str, at: int, last: int) -> int:
    """Where an answer leads; anything else stays."""
    if typed == "":
        return min(at + 1, last)
    if typed == "b":
        return max(at - 1, 0)
    if typed == "e":
        return last
    return min(int(typed), last) if typed.isdecimal() else at
