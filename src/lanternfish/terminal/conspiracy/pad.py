"""The scoring pad of Conspiracy: lords, locations, the coalition, the pearl master."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lanternfish.games.conspiracy.cards import COLOURS, LOCATION_NAMES
from lanternfish.games.conspiracy.scoring import POINTS_PER_ALLY
from lanternfish.terminal.conspiracy.board import NOTHING
from lanternfish.terminal.conspiracy.cards import MASTER, SIGNS, SITE_SIGNS, STYLES, site_name
from lanternfish.terminal.face import Plain, Scene
from lanternfish.terminal.fitted import Fitted
from lanternfish.terminal.screen import FAINT
from lanternfish.terminal.telling import names_of

# Columns from which on locations have their names; with fewer, only their signs.
NAMED = 60
LEAST_TITLE = 13


def draw_pad(account: Plain, scene: Scene) -> RenderableType:
    return Fitted(lambda width, _: _pad(account, scene, width >= NAMED))


def _pad(account: Plain, scene: Scene, named: bool) -> RenderableType:
    texts = scene.texts
    table = Table(box=None, padding=(0, 1) if named else (0, 1, 0, 0), header_style="bold")
    least = None if named else LEAST_TITLE
    table.add_column(texts("pad-title"), no_wrap=True, overflow="ellipsis", min_width=least)
    for name in scene.names:
        title = Text(name, no_wrap=True, overflow="ellipsis")
        table.add_column(title, justify="right", max_width=18, overflow="ellipsis")
    _lords(table, account, scene)
    _locations(table, account, scene, named)
    _coalitions(table, account, scene, named)
    masters = [str(seat["master-points"] or NOTHING) for seat in account["seats"]]
    _sum(table, f"{MASTER} {texts('master')}", masters)
    pearls = [str(seat["pearls"]) for seat in account["seats"]]
    table.add_row(Text(f"  {texts('pad-pearls')}"), *pearls, style=FAINT)
    table.add_row("", *["───"] * len(scene.names), style=FAINT)
    _sum(table, texts("pad-points"), [str(points) for points in account["points"]])
    return Group(table, Text(""), *_ties(account, scene), _verdict(account, scene))


def _sum(table: Table, title: str, cells: list[str]) -> None:
    table.add_row(Text(title), *cells, style="bold")


def _lords(table: Table, account: Plain, scene: Scene) -> None:
    """The lords with the five crests, and their sum."""
    _sum(table, scene.texts("pad-lords"), [str(s["lord-points"]) for s in account["seats"]])
    for colour in COLOURS:
        cells = [str(seat["lords"].get(colour, NOTHING)) for seat in account["seats"]]
        title = f"  {SIGNS[colour]} {scene.texts('colours', colour=colour)}"
        table.add_row(Text(title), *cells, style=STYLES[colour])


def _locations(table: Table, account: Plain, scene: Scene, named: bool) -> None:
    seats = account["seats"]
    _sum(table, scene.texts("pad-locations"), [str(seat["location-points"]) for seat in seats])
    for site in LOCATION_NAMES:
        cells = [str(seat["locations"].get(site, "")) for seat in seats]
        if any(cells):
            name = site_name(site, scene.texts) if named else ""
            table.add_row(Text(f"  {SITE_SIGNS[site]:<3} {name}"), *cells)


def _coalitions(table: Table, account: Plain, scene: Scene, named: bool) -> None:
    """Three points for each lord, the colour and the places."""
    seats = account["seats"]
    _sum(table, scene.texts("pad-coalition"), [str(seat["coalition-points"]) for seat in seats])
    sizes, places = [], []
    for seat in seats:
        coalition = seat["coalition"]
        if coalition is None:
            sizes.append(NOTHING)
            places.append("")
            continue
        gap = " " if named else ""
        size = (len(coalition["slots"]), "\N{MULTIPLICATION SIGN}", POINTS_PER_ALLY)
        sizes.append(gap.join([SIGNS[coalition["colour"]], *map(str, size)]))
        places.append(" ".join(map(str, coalition["slots"])))
    table.add_row(Text(f"  {scene.texts('pad-size')}"), *sizes)
    table.add_row(Text(f"  {scene.texts('pad-places')}"), *places, style=FAINT)


def _ties(account: Plain, scene: Scene) -> list[Text]:
    """Each step of the tie-break that was needed, and who was left after it."""
    steps = account["tie-break"]
    if len(steps) == 1:
        return []
    return [
        Text(scene.texts(f"tie-{step['by']}", names=names_of(step["left"], scene)))
        for step in steps
    ]


def _verdict(account: Plain, scene: Scene) -> Text:
    winners = account["winners"]
    points = account["points"][winners[0]]
    names = names_of(winners, scene)
    return Text(scene.texts("verdict", names=names, count=len(winners), points=points), "bold")
