"""The middle of the table of Abyss: the court, the threat, the council, the track, locations."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from lanternfish.games.abyss.cards import RACES, THREAT_SPACES, TRACK_SPACES
from lanternfish.terminal.abyss.cards import (
    KEY,
    NOTHING,
    RACE_SIGNS,
    RACE_STYLES,
    SITE,
    cost_of,
    formula,
    guild_sign,
    has_key,
    influence_of,
    lord_name,
    race_asked,
    race_code,
    races_asked,
    reward_signs,
    sign,
    site_name,
)
from lanternfish.terminal.abyss.reckoning import Reckoning, rewards_of
from lanternfish.terminal.face import Scene
from lanternfish.terminal.screen import FAINT

SPACE = "·"
HERE = "▸"
GAP = 2


def packed(items: Sequence[Text], width: int, first: int = 1, rest: int = 1) -> list[Text]:
    """Items in as many lines as they take; so far in are the first line and the rest."""
    lines: list[Text] = []
    for item in items:
        if lines and len(lines[-1]) + GAP + len(item) <= width:
            lines[-1].append(" " * GAP).append(item)
        else:
            margin = " " * (rest if lines else first)
            line = Text(margin, no_wrap=True, overflow="ellipsis").append(item)
            line.truncate(width, overflow="ellipsis")
            lines.append(line)
    return lines


def label(text: str) -> Text:
    return Text(text, FAINT)


def court(scene: Scene, sums: Reckoning) -> tuple[Table, int]:
    """Each lord with his cost, races, points and key, and how wide all this is.

    Another cost for this seat stands after an arrow.
    """
    texts = scene.texts
    titles = [texts("court"), texts("column-cost"), texts("column-races"), texts("column-points")]
    rows = [[Text(), *map(label, titles), Text()]]
    wanted = {action.split()[1] for action in scene.view["legal"] if action.startswith("recruit ")}
    for lord in scene.view["open"]["lords"]["court"]:
        name = Text(lord_name(lord, texts), "bold" if lord in wanted else "")
        points = Text(str(influence_of(lord)))
        key = Text(KEY if has_key(lord) else " ", "bold")
        races = _races(lord, scene, sums)
        rows.append([guild_sign(lord), name, _cost(lord, sums), races, points, key])
    grid = Table.grid(padding=(0, 1, 0, 0))
    for right in (False, False, True, False, True, False):
        grid.add_column(justify="right" if right else "left", no_wrap=True)
    for row in rows:
        grid.add_row(*row)
    return grid, sum(max(map(len, column)) + 1 for column in zip(*rows, strict=True))


def _cost(lord: str, sums: Reckoning) -> Text:
    printed, cost = cost_of(lord), sums.cost(lord)
    text = Text(str(printed))
    return text if cost == printed else text.append("→").append(str(cost), "bold")


def _races(lord: str, scene: Scene, sums: Reckoning) -> Text:
    """How many races; the mandatory one in brackets if this seat may do without it."""
    count = Text(f"{races_asked(lord)} ")
    race = race_asked(lord)
    if race is None:
        return count
    code = Text(race_code(race, scene.texts), RACE_STYLES[race])
    return count.append(code) if sums.race(lord) else count.append(Text("(") + code + Text(")"))


def threat(scene: Scene) -> list[Text]:
    """Every space with its rewards; the marker stands before one of them."""
    here = scene.view["open"]["threat"]
    lines = [label(scene.texts("threat"))]
    for space in range(1, int(THREAT_SPACES) + 1):
        mark = HERE if space == here else " "
        lines.append(Text(f"{mark}{space} {_rewards(space)}", "bold" if space == here else FAINT))
    return lines


def _rewards(space: int) -> str:
    return "/".join(reward_signs(reward) for reward in rewards_of(space))


def threat_in_short(scene: Scene) -> list[Text]:
    here = scene.view["open"]["threat"]
    space = Text(f"{here}/{THREAT_SPACES}", "bold").append(f" {_rewards(here)}")
    return [label(scene.texts("threat")), space]


def council(scene: Scene) -> list[Text]:
    """The stacks, with the letters that stand for the races everywhere else."""
    texts = scene.texts
    lines = [label(texts("council"))]
    names = {race: texts("races", race=race) for race in RACES}
    width = max(map(len, names.values()))
    for race in RACES:
        count = scene.view["open"]["council"][race]
        line = Text(f"{RACE_SIGNS[race]} {race_code(race, texts)} ", RACE_STYLES[race])
        line.append(f"{names[race]:<{width}} ", "default" if count else FAINT)
        lines.append(line.append(f"{count or NOTHING:>2}", "bold" if count else FAINT))
    return lines


def council_in_short(scene: Scene) -> list[Text]:
    items = [label(scene.texts("council"))]
    for race in RACES:
        count = scene.view["open"]["council"][race]
        code = Text(f"{RACE_SIGNS[race]}{race_code(race, scene.texts)} ", RACE_STYLES[race])
        items.append(code.append(str(count or NOTHING), "bold" if count else FAINT))
    return items


def track(scene: Scene) -> list[Text]:
    """The five spaces; the card turned up last stands in brackets."""
    opened, texts = scene.view["open"], scene.texts
    cards = opened["exploration"]["track"]
    items = [label(texts("track"))]
    for space in range(1, int(TRACK_SPACES) + 1):
        place = Text(f"{space} ", FAINT)
        if space > len(cards):
            items.append(place.append(SPACE, FAINT))
        elif space < len(cards):
            items.append(place.append(sign(cards[space - 1], texts)))
        else:
            items.append(place + Text("[") + sign(cards[-1], texts) + Text("]"))
    if cards and cards[-1] != "monster":
        items.append(Text(texts("price", price=opened["price"])))
    exploration = opened["exploration"]
    stock = texts("stock-cards", count=exploration["deck"], discard=exploration["discard"])
    return [*items, label(stock)]


def locations(scene: Scene, sums: Reckoning, width: int, columns: int) -> list[RenderableType]:
    """The open ones, and what each would score this seat now."""
    texts = scene.texts
    sites = scene.view["open"]["locations"]["row"]
    stack = texts("stock-locations", count=_stack(scene))
    head = packed([label(texts("open-locations")), label(stack)], width)
    if not sites:
        return [*head[:-1], head[-1].append(f"  {NOTHING}")]
    cells = []
    for site in sites:
        cell = Text(f"{SITE}{site_name(site, texts)}", no_wrap=True, overflow="ellipsis")
        cell.append(f" {formula(site, texts)}", FAINT).append(f" →{sums.worth(site)}")
        cells.append(cell)
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(columns):
        grid.add_column(width=(width - 1) // columns - 1, no_wrap=True, overflow="ellipsis")
    rows = -(-len(cells) // columns)
    for row in range(rows):
        grid.add_row(*cells[row::rows])
    return [*head, _indented(grid)]


def _stack(scene: Scene) -> int:
    return int(scene.view["open"]["locations"]["stack"])


def _indented(grid: Table) -> Table:
    outer = Table.grid()
    outer.add_row(" ", grid)
    return outer
