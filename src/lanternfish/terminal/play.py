"""Hot seat: people take turns at one screen, bots play in between."""

import os
import shlex
from collections.abc import Sequence

from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.control import Control
from rich.padding import Padding
from rich.segment import ControlType
from rich.text import Text

from lanternfish.bots import BotError
from lanternfish.core.errors import BadAction
from lanternfish.core.game import NOBODY
from lanternfish.terminal.face import Choice, Face, Scene
from lanternfish.terminal.screen import FAINT, EndOfInput, Screen
from lanternfish.terminal.seating import kind, programs
from lanternfish.terminal.table import Table
from lanternfish.terminal.trouble import Trouble
from lanternfish.texts import Texts, chosen, detected

QUIT = "q"
HELP = "?"
NOTHING = "0"  # the key of the choice to do nothing
OLD_EVENTS = 50
LAST_LINES = 6
AT_ONCE = ("plankton", "minnow")  # bots that nobody waits for
SHORT = 8  # labels that are read along a line rather than down a column


class Quit(Exception):
    """Somebody leaves the table; the game is kept."""


class HotSeat:
    def __init__(self, table: Table, face: Face, screen: Screen, texts: Texts) -> None:
        self.table = table
        self.face = face
        self.screen = screen
        self.texts = texts
        # Whose secrets are on the screen; None while everybody may look.
        self.before: int | None = None
        # The bot that is said to be thinking; None if the screen says nothing of it.
        self.thinking: int | None = None

    def play(self) -> None:
        """To the end of the game, or until somebody leaves."""
        while self.table.seat != NOBODY:
            if self.table.bots[self.table.seat] is not None:
                self.say_who_thinks(self.table.seat)
                self.table.let_bot_play()
                continue
            self.thinking = None
            self.hand_over(self.table.seat)
            self.decide(self.table.seat)

    def say_who_thinks(self, seat: int) -> None:
        """In one line below the picture, which stays as it is."""
        bot = self.table.bots[seat]
        quick = bot is None or kind(bot.text) in AT_ONCE or len(self.table.state.legal()) == 1
        if quick or seat == self.thinking or not self.screen.is_terminal:
            return
        self.thinking = seat
        name = self.table.names(self.texts)[seat]
        line = Text(f" {self.texts('thinking', name=name)}", FAINT, overflow="ellipsis")
        console = self.screen.console
        console.control(Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2)))
        console.print(line, end="", no_wrap=True)
        console.file.flush()

    def hand_over(self, seat: int) -> None:
        """Before one person's secrets the screen is empty, until nobody else is looking."""
        if len(self.table.people) == 1:
            return
        if not self.face.keeps_secrets(self.table.scene(seat, self.texts)):
            self.before = None
            return
        if seat == self.before:
            return
        self.before = seat
        name = self.table.names(self.texts)[seat]
        self.screen.clear()
        asked = Text(self.texts("hand-over", name=name), "bold")
        self.screen.show(Text("\n\n"), Align.center(asked), Text(""))
        self.screen.forget_typed()
        self.typed(self.texts("hand-over-prompt"))
        self.screen.clear()

    def decide(self, seat: int) -> None:
        """Ask until an answer is an action, and play it."""
        scene = self.table.scene(seat, self.texts)
        self.draw(scene, [])
        while True:
            typed = self.typed(self.texts("prompt"))
            if typed.startswith(HELP):
                self.redraw(scene, self.help(scene, typed.removeprefix(HELP).strip()))
                continue
            answer = self.face.understand(typed, scene) if typed else None
            remark = answer.remark if answer else ""
            if answer and answer.row:
                remark = self.attempt(answer.row, scene)
                if not remark:
                    return
            if answer:
                scene = self.table.scene(seat, self.texts, answer.draft)
            self.redraw(scene, [Text(f" {remark}", "bold red")] if remark else [])

    def attempt(self, texts_of_row: Sequence[str], scene: Scene) -> str:
        """Play a row of actions; if that cannot be, the reason in words."""
        game = self.table.record.game
        try:
            row = [game.parse(text) for text in texts_of_row]
        except BadAction:
            return self.texts("not-understood", typed=texts_of_row[0])
        reason = self.table.why(row)
        if reason is not None:
            return self.face.refusal(reason, scene.texts)
        self.table.play(row)
        return ""

    def typed(self, prompt: str) -> str:
        text = self.screen.ask(prompt)
        if text.lower() == QUIT:
            raise Quit
        return text

    def draw(self, scene: Scene, extra: list[RenderableType]) -> None:
        """The whole picture; the log has what room there is."""
        self.screen.clear()
        board = self.face.board(scene)
        question = self.question(scene)
        story = self.story(scene)
        if self.screen.is_terminal:
            room = self.screen.console.height - self.screen.rows(board, *extra, question) - 1
            story = self.screen.tail(story, room)
        self.screen.show(board, *story, *extra, question)

    def redraw(self, scene: Scene, extra: list[RenderableType]) -> None:
        """The picture again after an answer that settled nothing."""
        if self.screen.is_terminal:
            self.draw(scene, extra)
        else:
            self.screen.show(*extra, self.question(scene))

    def story(self, scene: Scene) -> list[Text]:
        """What this seat was told since its own last action; what was before it, faintly."""
        assert scene.you is not None
        events = self.table.log.sent(scene.you)
        mark = self.table.marks[scene.you]
        new = [Text(f" · {line}") for line in self.face.tell(events[mark:], scene)]
        if not self.screen.is_terminal:
            return new
        before = events[max(0, mark - OLD_EVENTS) : mark]
        return [Text(f" · {line}", FAINT) for line in self.face.tell(before, scene)] + new

    def question(self, scene: Scene) -> RenderableType:
        asked = Text(" ").append(self.face.question(scene), "bold")
        if len(self.table.people) > 1 and self.before is None:
            # No screen was handed over: say whom it asks.
            asked = Text(f" {scene.names[self.table.seat]}: ").append(asked[1:])
        return Group(asked, list_of(self.face.choices(scene)))

    def help(self, scene: Scene, about: str) -> list[RenderableType]:
        """The decision explained; or something that was asked for by its name."""
        if about:
            found = self.face.look_up(about, scene)
            if not found:
                return [Text(f" {self.texts('not-understood', typed=about)}", "bold red")]
            return [Padding(found, (0, 1))]
        actions = ", ".join(scene.view["legal"][:6])
        more = " …" if len(scene.view["legal"]) > 6 else ""
        return [
            Padding(self.face.explain(scene), (0, 1)),
            Padding(Text(self.texts("help-typed", actions=actions + more), FAINT), (0, 1)),
        ]


def list_of(choices: Sequence[Choice]) -> RenderableType:
    """The choices in as many columns as fit; to do nothing, often longer, by itself."""
    width = max(len(choice.key) for choice in choices)
    rows = [
        Text(f"  {choice.key:>{width}}  ", "bold cyan").append(choice.label, "default")
        for choice in choices
    ]
    if len(rows) <= 4:
        return Group(*rows)
    count = len(rows) - 1 if choices[-1].key == NOTHING else len(rows)
    wide = any(len(choice.label) > SHORT for choice in choices[:count])
    return Group(Columns(rows[:count], column_first=wide, padding=(0, 1)), *rows[count:])


def play_game(table: Table, face: Face, screen: Screen, texts: Texts) -> int:
    """One sitting; the exit code of the program. The game is kept however it ends."""
    seats = HotSeat(table, face, screen, texts)
    code = 0
    try:
        with screen.whole():
            seats.play()
    except (Quit, EndOfInput):
        screen.note(texts("left"))
    except KeyboardInterrupt:
        screen.note(texts("left"))
        code = 130
    except (BotError, Trouble):
        screen.note(texts("resume-with", command=_resume_command(table, texts)))
        raise
    finally:
        table.close()
    if table.seat == NOBODY:
        _show_end(table, face, screen, texts)
    else:
        screen.note(texts("resume-with", command=_resume_command(table, texts)))
    return code


def _resume_command(table: Table, texts: Texts) -> str:
    """What to type to go on, in the same language."""
    usual = chosen(os.environ) or detected(os.environ)
    lang = "" if texts.language == usual else f"--lang {texts.language} "
    allowed = " --programs" if programs(table.record.players) else ""
    return f"lanternfish {lang}play --resume {shlex.quote(str(table.path))}{allowed}"


def _show_end(table: Table, face: Face, screen: Screen, texts: Texts) -> None:
    scene = table.scene(NOBODY, texts)
    events = table.log.sent(NOBODY)[-OLD_EVENTS:]
    last = [Text(f" · {line}", FAINT) for line in face.tell(events, scene)[-LAST_LINES:]]
    screen.show(*last, Text(""), face.pad(table.state.breakdown(), scene), Text(""))
    screen.note(texts("seed", seed=str(table.record.seed)))
    screen.note(texts("saved", path=str(table.path)))
