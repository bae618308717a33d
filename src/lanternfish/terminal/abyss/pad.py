"""The scoring pad of Abyss: locations, lords, affiliated allies, monster tokens."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lanternfish.games.abyss.cards import LOCATION_NAMES, RACES
from lanternfish.terminal.abyss.cards import (
    MONSTER,
    NOTHING,
    PEARL,
    RACE_SIGNS,
    RACE_STYLES,
    SITE,
    formula,
    race_code,
    site_name,
)
from lanternfish.terminal.face import Plain, Scene
from lanternfish.terminal.fitted import Fitted
from lanternfish.terminal.screen import FAINT
from lanternfish.terminal.telling import names_of

# Columns from which on locations have their formulas.
ROOMY = 70
LEAST_TITLE = 15


def draw_pad(account: Plain, scene: Scene) -> RenderableType:
    return Fitted(lambda width, _: _pad(account, scene, width >= ROOMY))


def _pad(account: Plain, scene: Scene, roomy: bool) -> RenderableType:
    texts, seats = scene.texts, account["seats"]
    table = Table(box=None, padding=(0, 1) if roomy else (0, 1, 0, 0), header_style="bold")
    least = None if roomy else LEAST_TITLE
    table.add_column(texts("pad-title"), no_wrap=True, overflow="ellipsis", min_width=least)
    for name in scene.names:
        title = Text(name, no_wrap=True, overflow="ellipsis")
        table.add_column(title, justify="right", max_width=18, overflow="ellipsis")
    _sum(table, texts("pad-locations"), [seat["location-points"] for seat in seats])
    _locations(table, account, scene, roomy)
    _sum(table, texts("pad-lords"), [seat["lord-points"] for seat in seats])
    _row(table, texts("pad-count"), [str(len(seat["lords"]) or NOTHING) for seat in seats])
    _sum(table, texts("pad-allies"), [seat["ally-points"] for seat in seats])
    _allies(table, account, scene)
    _sum(table, texts("pad-tokens"), [seat["token-points"] for seat in seats])
    tokens = [" ".join(map(str, seat["tokens"])) or NOTHING for seat in seats]
    _row(table, MONSTER, tokens)
    table.add_row("", *["───"] * len(scene.names), style=FAINT)
    _sum(table, texts("pad-points"), account["points"])
    _row(table, f"{PEARL} {texts('pad-pearls')}", [str(seat["pearls"]) for seat in seats])
    return Group(table, Text(""), *_ties(account, scene), _verdict(account, scene))


def _sum(table: Table, title: str, points: list[int]) -> None:
    table.add_row(Text(title), *map(str, points), style="bold")


def _row(table: Table, title: str, cells: list[str]) -> None:
    table.add_row(Text(f"  {title}"), *cells, style=FAINT)


def _locations(table: Table, account: Plain, scene: Scene, roomy: bool) -> None:
    for site in LOCATION_NAMES:
        cells = [str(seat["locations"].get(site, "")) for seat in account["seats"]]
        if any(cells):
            name = f"  {SITE} {site_name(site, scene.texts)}"
            short = Text(f"  {formula(site, scene.texts)}" if roomy else "", FAINT)
            table.add_row(Text(name).append(short), *cells)


def _allies(table: Table, account: Plain, scene: Scene) -> None:
    """The strongest of each race."""
    texts = scene.texts
    for race in RACES:
        cells = [str(seat["allies"].get(race, NOTHING)) for seat in account["seats"]]
        title = f"  {RACE_SIGNS[race]} {race_code(race, texts)} {texts('races', race=race)}"
        table.add_row(Text(title), *cells, style=RACE_STYLES[race])


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
