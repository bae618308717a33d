"""The table of Biblios as a picture: dice beside the hand, seats beside what lies open."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from lanternfish.terminal.biblios.cards import (
    DICE,
    SIGNS,
    STYLES,
    SUITS,
    card_name,
    card_values,
    face,
    sign,
    signs,
    suit,
    worth,
)
from lanternfish.terminal.face import Plain, Scene
from lanternfish.terminal.screen import FAINT

NOTHING = "\N{EN DASH}"


def draw_board(scene: Scene) -> RenderableType:
    line = Rule(style=FAINT)
    parts = (_heading(scene), _dice_and_hands(scene), _seats_and_middle(scene))
    return Group(*[drawn for part in parts for drawn in (part, line)])


def is_auction(scene: Scene) -> bool:
    """Has the gift phase ended?"""
    opened: Plain = scene.view["open"]
    church = opened["church"]
    return bool(
        opened["auction"] or opened["phase"] == "over" or (church and church["then"] == "turn-up")
    )


def phase_title(scene: Scene) -> str:
    if scene.view["open"]["phase"] == "over":
        return scene.texts("phase-over")
    return scene.texts("phase-auction" if is_auction(scene) else "phase-gift")


def _heading(scene: Scene) -> RenderableType:
    texts = scene.texts
    opened = scene.view["open"]
    row = Table.grid(expand=True, padding=(0, 1))
    row.add_column(no_wrap=True)
    row.add_column(justify="right", no_wrap=True, style=FAINT)
    left = Text(" ").append(texts("game-biblios"), "bold").append(f" · {phase_title(scene)}")
    if is_auction(scene):
        stock = [texts("stock-auctions", count=opened["deck"])]
    else:
        stock = [
            texts("stock-deck", count=opened["deck"]),
            texts("stock-pile", count=opened["pile"]),
        ]
    discarded = len(opened["discard"]["open"]) + opened["discard"]["hidden"]
    stock.append(texts("stock-discard", count=discarded))
    row.add_row(left, " · ".join(stock))
    return row


def _dice_and_hands(scene: Scene) -> RenderableType:
    texts = scene.texts
    table = Table(box=None, expand=True, padding=(0, 1), header_style=FAINT)
    table.add_column("", no_wrap=True)
    table.add_column(texts("column-die"), no_wrap=True)
    alone = len(scene.hands) == 1
    for seat in sorted(scene.hands):
        yours = alone and seat == scene.you
        table.add_column(texts("column-hand") if yours else Text(scene.names[seat]), ratio=1)
        if alone:
            table.add_column(texts("column-total"), justify="right", no_wrap=True)
    for name in SUITS:
        cells: list[Text] = [_suit_name(name, scene), _die(name, scene)]
        for seat in sorted(scene.hands):
            cards = [card for card in scene.hands[seat] if suit(card) == name]
            cells += _holding(cards, name, scene, alone)
        table.add_row(*cells)
    return table


def _suit_name(name: str, scene: Scene) -> Text:
    return Text(f"{SIGNS[name]} {scene.texts('suit', kind=name)}", style=STYLES[name])


def _die(name: str, scene: Scene) -> Text:
    if name == "gold":
        return Text("")
    value = scene.view["open"]["dice"][name]
    return Text(f"{DICE[value]} {value}", style=f"bold {STYLES[name]}")


def _holding(cards: list[str], name: str, scene: Scene, alone: bool) -> list[Text]:
    """The cards of a suit; and what they come to, in a column of its own if there is room."""
    texts = scene.texts
    if not cards:
        return [Text(NOTHING, style=FAINT), Text("")] if alone else [Text(NOTHING, style=FAINT)]
    shown = Text(" ".join(face(card, texts) for card in cards), style=STYLES[name])
    total = str(sum(worth(card) for card in cards))
    if alone:
        return [shown, Text(total)]
    return [shown.append(f" ({total})", style="default")]


def _seats_and_middle(scene: Scene) -> RenderableType:
    row = Table.grid(expand=True, padding=(0, 2))
    row.add_column()
    row.add_column(ratio=1)
    row.add_row(_seats(scene), Group(*_middle(scene)))
    return row


def _seats(scene: Scene) -> RenderableType:
    table = Table.grid(padding=(0, 1))
    table.add_column(width=2, justify="right")
    table.add_column(max_width=18, no_wrap=True, overflow="ellipsis")
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True, overflow="ellipsis")
    for seat, name in enumerate(scene.names):
        turn = scene.view["turn"] == seat
        size = scene.texts("cards", count=scene.view["open"]["sizes"][seat])
        table.add_row(
            "▸" if turn else "", Text(name, "bold" if turn else ""), size, _status(seat, scene)
        )
    return table


def _status(seat: int, scene: Scene) -> Text:
    texts = scene.texts
    opened = scene.view["open"]
    auction = opened["auction"]
    if auction and seat == auction["bidder"]:
        return Text(texts("seat-bid", amount=auction["high"]), "bold")
    if auction and seat in auction["fined"]:
        return Text(texts("seat-fined"), FAINT)
    if auction and seat in auction["passed"]:
        return Text(texts("seat-passed"), FAINT)
    if seat == opened["active"] and opened["phase"] != "over":
        return Text(texts("seat-active"), FAINT)
    return Text(texts("seat-you") if seat == scene.you else "", FAINT)


def _middle(scene: Scene) -> list[Text]:
    """What lies open in the middle, and what only these eyes see of it."""
    texts = scene.texts
    opened, own = scene.view["open"], scene.view["own"]
    lines: list[Text] = []
    if opened["auction"]:
        lines += _auction(scene)
    elif not is_auction(scene):
        public = signs(opened["public"], texts) if opened["public"] else Text(NOTHING, FAINT)
        lines.append(Text(texts("middle-public") + "  ").append(public))
        if opened["phase"] == "place":
            lines.append(Text(texts("middle-places", **opened["places"]), FAINT))
    if opened["church"]:
        card = opened["church"]["card"]
        lines.append(Text(texts("middle-church") + "  ").append(sign(card, texts)))
    if own["drawn"] and scene.you is None:
        lines.append(Text(texts("middle-drawn") + "  ").append(sign(own["drawn"], texts)))
    if own["kept"]:
        lines.append(Text(texts("middle-kept") + "  ").append(sign(own["kept"], texts)))
    laid = [*own["laid"], *scene.draft]
    if laid:
        lines.append(Text(texts("middle-laid") + "  ").append(signs(laid, texts)))
    return lines


def _auction(scene: Scene) -> list[Text]:
    texts = scene.texts
    auction = scene.view["open"]["auction"]
    card = auction["card"]
    up = Text(texts("middle-auction") + "  ").append(sign(card, texts))
    up.append(f"  {card_name(card, texts)}", "bold")
    if auction["bidder"] is None:
        return [up, Text(texts("middle-no-bid"), FAINT)]
    name = scene.names[auction["bidder"]]
    return [up, Text(texts("middle-bid", amount=auction["high"], name=name, **card_values(card)))]
