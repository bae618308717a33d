"""A terminal on paper, and what is drawn there."""

import io

from rich.console import Console

from lanternfish.terminal.face import Face, Scene
from lanternfish.terminal.faces import FACES
from lanternfish.terminal.play import HotSeat
from lanternfish.terminal.replay import Show
from lanternfish.terminal.screen import Screen
from lanternfish.texts import Texts
from tests.keyboard import Mirror, plain


class Sheet(Screen):
    """A terminal of a certain size on paper."""

    def __init__(self, columns: int = 80, rows: int = 24, source: str = "") -> None:
        self.paper = io.StringIO()
        console = Console(
            file=self.paper,
            width=columns,
            height=rows,
            force_terminal=True,
            highlight=False,
            markup=False,
            emoji=False,
        )
        super().__init__(console, io.StringIO(source))


def drawn(table: Mirror, scene: Scene, columns: int, rows: int) -> list[str]:
    """The whole screen of somebody who is asked."""
    sheet = Sheet(columns, rows)
    HotSeat(table, FACES[table.game], sheet, scene.texts).draw(scene, [])
    return plain(sheet.paper.getvalue()).splitlines()


def board(face: Face, scene: Scene, columns: int, rows: int) -> str:
    sheet = Sheet(columns, rows)
    sheet.show(face.board(scene))
    return plain(sheet.paper.getvalue())


def every_step_has_words(table: Mirror, eyes: int, texts: Texts) -> None:
    """Of a game to its end: no event is without a text."""
    list(table.lines())
    show = Show(table.record, eyes, FACES[table.game], Sheet(), texts)
    while show.replay.left():
        show.log = type(show.log)()
        show.replay.step(show.log)
        scene = show.scene()
        assert show.move(scene)
        assert len(show.happened(scene)) == len(show.log.events)
