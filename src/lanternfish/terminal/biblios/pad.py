"""The scoring pad of Biblios: five dice, who takes which, and what decided a tie."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lanternfish.terminal.biblios.board import NOTHING
from lanternfish.terminal.biblios.cards import DICE, SIGNS, STYLES
from lanternfish.terminal.face import Plain, Scene
from lanternfish.terminal.screen import FAINT

TAKEN = "★"


def draw_pad(account: Plain, scene: Scene) -> RenderableType:
    texts = scene.texts
    table = Table(box=None, padding=(0, 2), header_style="bold")
    table.add_column(texts("pad-title"), no_wrap=True)
    table.add_column(texts("column-die"), no_wrap=True)
    for name in scene.names:
        table.add_column(Text(name), justify="right", max_width=18, overflow="ellipsis")
    for row in account["categories"]:
        table.add_row(*_category(row, scene), style=STYLES[row["category"]])
    table.add_section()
    table.add_row(texts("pad-points"), "", *map(str, account["points"]), style="bold")
    table.add_row(texts("pad-gold"), "", *map(str, account["gold"]), style=FAINT)
    return Group(table, Text(""), *_ties(account, scene), _verdict(account, scene))


def _category(row: Plain, scene: Scene) -> list[str]:
    name, die = row["category"], row["die"]
    cells = [f"{SIGNS[name]} {scene.texts('suit', kind=name)}", f"{DICE[die]} {die}"]
    for seat, total in enumerate(row["totals"]):
        letter = row["letters"][seat]
        held = f"{total} {scene.texts('letter', letter=letter)}" if letter else NOTHING
        cells.append(f"{TAKEN} {held}" if seat == row["winner"] else held)
    return cells


def _ties(account: Plain, scene: Scene) -> list[Text]:
    """Each step of the tie-break that was needed, and who was left after it."""
    steps = account["tie-break"]
    if len(steps) == 1:
        return []
    return [Text(_tie(step["by"], _names(step["left"], scene), scene)) for step in steps]


def _tie(by: str, names: str, scene: Scene) -> str:
    if by == "points":
        return scene.texts("tie-points", names=names)
    if by == "gold":
        return scene.texts("tie-gold", names=names)
    if by.endswith("-letter"):
        return scene.texts("tie-letter", names=names, die=by.removesuffix("-letter"))
    return scene.texts("tie-total", names=names, die=by)


def _verdict(account: Plain, scene: Scene) -> Text:
    winners = account["winners"]
    points = account["points"][winners[0]]
    names = _names(winners, scene)
    return Text(scene.texts("verdict", names=names, count=len(winners), points=points), "bold")


def _names(seats: list[int], scene: Scene) -> str:
    return ", ".join(scene.names[seat] for seat in seats)
