"""The table of Abyss as a picture: the court and the sea above, the players below."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from lanternfish.terminal.abyss.reckoning import Reckoning, front, limit, player_of
from lanternfish.terminal.abyss.sea import (
    council,
    council_in_short,
    court,
    locations,
    packed,
    threat,
    threat_in_short,
    track,
)
from lanternfish.terminal.abyss.seats import in_short, tableau
from lanternfish.terminal.face import Scene
from lanternfish.terminal.fitted import Fitted
from lanternfish.terminal.screen import FAINT
from lanternfish.terminal.telling import seat_values

BESIDE = 78  # columns from which on something stands beside the court
TALL = 36  # rows from which on the whole threat track is drawn


def draw_board(scene: Scene) -> RenderableType:
    return Fitted(lambda width, height: Group(*_parts(scene, width, height)))


def _parts(scene: Scene, width: int, height: int) -> list[RenderableType]:
    sums = Reckoning(scene)
    seat = front(scene)
    line = Rule(style=FAINT)
    parts: list[RenderableType] = [*_heading(scene, width), *_notices(scene, sums)]
    parts += _sea(scene, sums, width, height)
    parts.append(line)
    count = len(scene.names)
    for other in [(seat + step) % count for step in range(1, count)]:
        parts += in_short(other, scene, sums, width)
    return [*parts, *tableau(seat, scene, sums, width), line]


def _heading(scene: Scene, width: int) -> list[RenderableType]:
    """The game, whose turn it is, and how much the decks have."""
    texts, opened = scene.texts, scene.view["open"]
    left = Text(" ").append(texts("game-abyss"), "bold")
    if opened["phase"] == "over":
        left.append(f" · {texts('phase-over')}")
    else:
        left.append(f" · {texts('active', name=scene.names[opened['active']])}")
    if scene.view["options"]["edition"] == "russian":
        left.append(f" · {texts('edition-russian')}", FAINT)
    lords = texts("stock-lords", count=opened["lords"]["deck"])
    tokens = texts("stock-tokens", count=opened["tokens"]["pool"])
    stock = Text(f"{lords} · {tokens}", FAINT)
    if len(left) + len(stock) + 2 > width:
        left.truncate(width, overflow="ellipsis")
        return [left, Padding(stock, (0, 1))]
    return [left.append(" " * (width - len(left) - len(stock) - 1)).append(stock)]


def _notices(scene: Scene, sums: Reckoning) -> list[RenderableType]:
    """What is aimed at this seat, an extra turn, and that the end is near."""
    texts, opened = scene.texts, scene.view["open"]
    if opened["phase"] == "over":
        return []
    lines = []
    if opened["ender"] is not None:
        lines.append(texts("notice-last", **seat_values(opened["ender"], scene)))
    if opened["extra"]:
        lines.append(texts("notice-extra", **seat_values(opened["active"], scene)))
    if sums.reward_space() != opened["threat"]:
        lines.append(texts("notice-tamer", space=sums.reward_space()))
    if sums.is_limited() and player_of(scene)["hand"] > limit():
        lines.append(texts("notice-commander", limit=limit()))
    return [Text(f" ! {line}", "bold") for line in lines]


def _sea(scene: Scene, sums: Reckoning, width: int, height: int) -> list[RenderableType]:
    """The court, and the rest beside it or below, as there is room."""
    drawn, taken = court(scene, sums)
    lords = Padding(drawn, (0, 0, 0, 1))
    if width < BESIDE:
        return [lords, *_below(scene, sums, width)]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    if height < TALL:
        grid.add_row(lords, Group(*_below(scene, sums, width - taken - 3)))
        return [grid]
    grid.add_row(lords, Group(*threat(scene)), Group(*council(scene)))
    return [grid, *packed(track(scene), width), *locations(scene, sums, width, 2)]


def _below(scene: Scene, sums: Reckoning, width: int) -> list[RenderableType]:
    """In short, for a narrow column."""
    items = [council_in_short(scene), threat_in_short(scene), track(scene)]
    lines = [line for block in items for line in packed(block, width)]
    return [*lines, *locations(scene, sums, width, 1)]
