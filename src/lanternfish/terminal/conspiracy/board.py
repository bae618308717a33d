"""The table of Conspiracy as a picture: one alliance large, the others small beside the rest."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from lanternfish.games.conspiracy.cards import COLOURS, SLOTS
from lanternfish.terminal.conspiracy.cards import (
    MASTER,
    PEARL,
    SIGNS,
    SITE_SIGNS,
    STYLES,
    heap,
    sign,
    site_name,
    unspent_keys,
)
from lanternfish.terminal.conspiracy.pyramid import (
    NARROW,
    SMALL,
    SMALLEST,
    WIDE,
    Alliance,
    numbered,
    small,
    walled,
)
from lanternfish.terminal.face import Plain, Scene
from lanternfish.terminal.fitted import Fitted
from lanternfish.terminal.screen import FAINT

NOTHING = "\N{EN DASH}"
BESIDE = 78  # columns from which on something stands beside the large pyramid
TALL = 34  # rows from which on it is a wall of bricks
ROOMY = 28  # rows from which on there is room for words, even among four full alliances
GAP = 2
LEAST_LIST = 30  # columns that a list of locations needs
# In these decisions the locations stand among the choices, in words.
CHOSEN = ("source", "choose", "search")


def draw_board(scene: Scene) -> RenderableType:
    return Fitted(lambda width, height: Group(*_parts(scene, width, height)))


def front(scene: Scene) -> int:
    """Whose alliance is drawn large: one's own; for other eyes, that of the active player."""
    return int(scene.view["open"]["active"]) if scene.you is None else scene.you


def coming(seat: int, scene: Scene) -> int:
    """How many free places of an alliance are about to be filled."""
    opened = scene.view["open"]
    if opened["phase"] == "over":
        return 0
    room = int(SLOTS) - len(opened["alliances"][seat]["lords"])
    taken = opened["lords"]["taken"]
    if seat != opened["active"] or taken is None:
        return min(room, 1)
    return room if opened["phase"] == "keep" else len(taken["lords"])


def _parts(scene: Scene, width: int, height: int) -> list[RenderableType]:
    parts: list[RenderableType] = [_heading(scene, width), *_notices(scene)]
    parts += _front(scene, width, height >= TALL)
    line = Rule(style=FAINT)
    rest = _rest(scene, width, height, line)
    return [*parts, *rest, line] if height >= TALL else [*parts, *rest]


def _rest(scene: Scene, width: int, height: int, line: Rule) -> list[RenderableType]:
    """The other alliances with the locations beside them, or above where that is too wide."""
    others = [seat for seat in range(len(scene.names)) if seat != front(scene)]
    if scene.view["open"]["phase"] == "search" and height < 2 * TALL:
        # The whole deck is listed below: there is room for little else.
        titles = [_small_title(seat, scene, width // len(others) - GAP) for seat in others]
        return [*_sites(scene, width, 0, beside=False), line, Text("   ").join([Text(""), *titles])]
    pitch, count = _fitting(len(others), width)
    left = width - 1 - count * (5 * pitch + GAP)
    rows = max(_alliance(seat, scene).rows() for seat in others)
    seats = [Group(*_other(seat, scene, pitch, rows)) for seat in others]
    if count == len(others) and left >= LEAST_LIST:
        room = height if height >= TALL else rows + 2
        return [line, _band([*seats, Group(*_sites(scene, left, room, beside=True))])]
    room = height if height >= TALL else 3 if rows < 4 or height >= ROOMY else 0
    bands = [_band(seats[at : at + count]) for at in range(0, len(seats), count)]
    return [*_sites(scene, width, room, beside=False), line, *bands]


def _band(seats: list[Group]) -> RenderableType:
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_row(*seats)
    return Padding(grid, (0, 0, 0, 1))


def _fitting(others: int, width: int) -> tuple[int, int]:
    """How wide small cards are, and how many small alliances stand beside each other."""
    beside = 0 if others == 3 else LEAST_LIST
    wide = others * (5 * SMALL + GAP) + beside < width
    pitch = SMALL if others == 1 or wide else SMALLEST
    return pitch, max(1, min(others, (width - 1 + GAP) // (5 * pitch + GAP)))


def _heading(scene: Scene, width: int) -> RenderableType:
    texts = scene.texts
    opened = scene.view["open"]
    left = Text(" ").append(texts("game-conspiracy"), "bold")
    if opened["phase"] == "over":
        left.append(f" · {texts('phase-over')}")
    stock = Text(style=FAINT)
    stock.append(texts("stock-lords", count=opened["lords"]["deck"])).append(" · ")
    stock.append(texts("stock-locations", count=opened["locations"]["deck"]))
    if width < BESIDE:
        return Group(left, Text(" ").append(stock))
    row = Table.grid(expand=True, padding=(0, 1))
    row.add_column(no_wrap=True)
    row.add_column(justify="right", no_wrap=True)
    row.add_row(left, stock)
    return row


def _notices(scene: Scene) -> list[Text]:
    """What binds the others, and that the end is near."""
    opened, texts = scene.view["open"], scene.texts
    lines = []
    if opened["force"]:
        seat = opened["force"]["seat"]
        you = "yes" if seat == scene.you else "no"
        count = opened["force"]["lords"]
        lines.append(texts("notice-force", name=scene.names[seat], you=you, count=count))
    if opened["trigger"] is not None and opened["phase"] != "over":
        seat = opened["trigger"]
        you = "yes" if seat == scene.you else "no"
        lines.append(texts("notice-last", name=scene.names[seat], you=you))
    return [Text(f" ! {line}", "bold") for line in lines]


def _alliance(seat: int, scene: Scene) -> Alliance:
    return Alliance(scene.view["open"]["alliances"][seat], coming(seat, scene))


def _front(scene: Scene, width: int, tall: bool) -> list[RenderableType]:
    """The large pyramid with the discard piles beside it, or below where it is narrow."""
    seat = front(scene)
    alliance = _alliance(seat, scene)
    wide = 5 * WIDE + 1
    if tall and width >= wide:
        pyramid = walled(alliance)
    else:
        pyramid = numbered(alliance, WIDE if width >= wide else NARROW)
    left: list[RenderableType] = [_title(seat, scene), *pyramid]
    room = width - wide if width >= BESIDE else width
    right: list[RenderableType] = [_master(scene, room), *_piles(scene), *_shown(scene)]
    if width < BESIDE:
        return [*left, *right]
    grid = Table.grid()
    grid.add_column(width=wide, no_wrap=True, overflow="crop")
    grid.add_row(Group(*left), Group(*right))
    return [grid]


def _title(seat: int, scene: Scene) -> Text:
    """Who it is, with pearls and keys."""
    opened = scene.view["open"]
    alliance = opened["alliances"][seat]
    turn = scene.view["turn"] == seat
    title = Text(" ▸ " if turn else "   ", no_wrap=True, overflow="ellipsis")
    title.append(scene.names[seat], "bold")
    if seat == scene.you:
        title.append(f" ({scene.texts('seat-you')})", FAINT)
    title.append(f"  {alliance['pearls']}{PEARL}")
    if opened["master"] == seat:
        title.append(f" {MASTER}", "bold")
    keys = unspent_keys(alliance)
    if keys:
        title.append(f"  {scene.texts('seat-keys')} {keys}")
    return title


def _master(scene: Scene, width: int) -> Text:
    """The track and the token, which stands beside a name too: here the name if it fits."""
    opened, texts = scene.view["open"], scene.texts
    if opened["master"] is None:
        return Text(f" {texts('no-master')}", FAINT)
    pearls = f"{opened['alliances'][opened['master']]['pearls']}{PEARL}"
    line = Text(f" {MASTER} {texts('master')}: ")
    named = f"{scene.names[opened['master']]} {pearls}"
    return line.append(named if len(line) + len(named) <= width else pearls, "bold")


def _piles(scene: Scene) -> list[Text]:
    piles = scene.view["open"]["lords"]["piles"]
    words = {colour: scene.texts("colours", colour=colour) for colour in COLOURS}
    width = max(map(len, words.values()))
    lines = []
    for colour in COLOURS:
        line = Text(f" {SIGNS[colour]} {words[colour]:<{width}}  ", STYLES[colour])
        line.append(heap(piles[colour]) or NOTHING, "default" if piles[colour] else FAINT)
        lines.append(line)
    return lines


def _shown(scene: Scene) -> list[Text]:
    """Lords that have been drawn, or taken and not added yet."""
    lords = scene.view["open"]["lords"]
    waiting = lords["shown"] or (lords["taken"]["lords"] if lords["taken"] else [])
    waiting = [*waiting, *scene.draft]
    if not waiting:
        return []
    line = Text(f" {scene.texts('lords-waiting')} ", no_wrap=True, overflow="ellipsis")
    return [line.append(Text(" ").join(sign(lord) for lord in waiting))]


def _other(seat: int, scene: Scene, pitch: int, rows: int) -> list[Text]:
    """A small pyramid, and the signs of its locations."""
    alliance = scene.view["open"]["alliances"][seat]
    title = _small_title(seat, scene, 5 * pitch)
    lines = [title, *small(_alliance(seat, scene), pitch, rows)]
    signs = "  ".join(SITE_SIGNS[site] for site in _owned(alliance))
    return [*lines, Text(f"⌂ {signs}" if signs else "")]


def _small_title(seat: int, scene: Scene, width: int) -> Text:
    """Of a long name only the beginning: pearls and keys have to be seen."""
    opened = scene.view["open"]
    alliance = opened["alliances"][seat]
    title = Text("▸" if scene.view["turn"] == seat else "", "bold")
    rest = f" {alliance['pearls']}{PEARL}{MASTER if opened['master'] == seat else ''}"
    keys = unspent_keys(alliance)
    rest += f" {keys}" if keys else ""
    name = Text(scene.names[seat], "bold")
    name.truncate(width - len(title) - len(rest), overflow="ellipsis")
    return title.append(name).append(rest, "default")


def _owned(alliance: Plain) -> list[str]:
    return [alliance["locations"][slot] for slot in sorted(alliance["locations"], key=int)]


def _sites(scene: Scene, width: int, room: int, beside: bool) -> list[RenderableType]:
    """The locations that lie open, and those of the large alliance: in words if there is room."""
    opened, texts = scene.view["open"], scene.texts
    seat = front(scene)
    row = opened["locations"]["row"]
    owned = _owned(opened["alliances"][seat])
    mine = texts("sites-yours") if seat == scene.you else texts("sites-of", name=scene.names[seat])
    parts = [(texts("sites-open"), row)]
    if owned:
        parts.append((mine, owned))
    spelled = opened["phase"] not in CHOSEN
    if beside:
        return _column(parts, scene, room if spelled else 0)
    words = spelled and max(len(sites) for _, sites in parts) <= room and width >= BESIDE
    if not words:
        return [line for title, sites in parts for line in _list(title, sites, scene, False)]
    grid = Table.grid(expand=True)
    for _ in parts:
        grid.add_column(ratio=1)
    grid.add_row(*[Group(*_list(title, sites, scene, True)) for title, sites in parts])
    return [grid]


def _column(parts: list[tuple[str, list[str]]], scene: Scene, room: int) -> list[RenderableType]:
    """One list below the other; the open locations are the last to lose their words."""
    left = room - len(parts)
    lines: list[RenderableType] = []
    for title, sites in parts:
        words = 0 < len(sites) <= left
        left -= len(sites) if words else 0
        lines += _list(title, sites, scene, words)
    return lines


def _list(title: str, sites: list[str], scene: Scene, words: bool) -> list[Text]:
    head = Text(f" {title}", FAINT)
    if not sites:
        return [head.append(f"  {NOTHING}")]
    if not words:
        return [head.append("  ").append("   ".join(SITE_SIGNS[s] for s in sites), "default")]
    lines = [
        Text(f" {SITE_SIGNS[site]:<3} {site_name(site, scene.texts)}", overflow="ellipsis")
        for site in sites
    ]
    for line in lines:
        line.no_wrap = True
    return [head, *lines]
