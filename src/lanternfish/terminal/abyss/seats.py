"""What lies before the players of Abyss: all of it open, but hands and monster tokens."""

from collections.abc import Iterable
from itertools import groupby

from rich.text import Text

from lanternfish.terminal.abyss.cards import (
    KEY,
    KEYS_NEEDED,
    MONSTER,
    NOTHING,
    PEARL,
    SITE,
    SLAIN,
    USED,
    guild_sign,
    has_key,
    influence_of,
    keys_of,
    lord_name,
    race_of,
    sign,
    site_name,
    worth_of,
)
from lanternfish.terminal.abyss.reckoning import Reckoning
from lanternfish.terminal.abyss.sea import label, packed
from lanternfish.terminal.face import Plain, Scene
from lanternfish.texts import Texts

INSIDE, INDENT = 3, 5
FAINT_NAME = "not bold bright_black"


def tableau(seat: int, scene: Scene, sums: Reckoning, width: int) -> list[Text]:
    """The seat in the front: each kind of thing on lines of its own."""
    player = scene.view["open"]["players"][seat]
    blocks = [
        _lords(player, scene),
        _sites(seat, scene, sums),
        _affiliated(player, scene.texts),
        _hand(seat, scene),
    ]
    lines = packed(_title(seat, scene), width, 1, INDENT)
    return lines + [line for items in blocks for line in packed(items, width, INSIDE, INDENT)]


def in_short(seat: int, scene: Scene, sums: Reckoning, width: int) -> list[Text]:
    """Another seat: one thing after the other; a hand only where all lie open."""
    player = scene.view["open"]["players"][seat]
    items = [
        *_title(seat, scene),
        *_lords(player, scene),
        *_sites(seat, scene, sums),
        *_affiliated(player, scene.texts),
    ]
    return [
        *packed(items, width, 1, INDENT),
        *packed(_hand(seat, scene), width, INSIDE, INDENT),
    ]


def _title(seat: int, scene: Scene) -> list[Text]:
    opened, texts = scene.view["open"], scene.texts
    player = opened["players"][seat]
    name = Text("▸ " if scene.view["turn"] == seat else "  ", "bold").append(scene.names[seat])
    if seat == scene.you:
        name.append(f" ({texts('seat-you')})", FAINT_NAME)
    keys = Text(f"{KEY}{keys_of(player)}/{KEYS_NEEDED}", "bold" if keys_of(player) else "")
    if player["keys"]:
        keys.append(f" ({texts('seat-tokens', count=player['keys'])})", FAINT_NAME)
    lords = len(player["lords"]) + sum(map(len, player["locations"].values()))
    return [
        name,
        Text(f"{player['pearls']}{PEARL}", "bold"),
        keys,
        Text(texts("seat-hand", count=player["hand"])),
        _tokens(seat, player, scene),
        Text(texts("seat-lords", count=lords)),
    ]


def _tokens(seat: int, player: Plain, scene: Scene) -> Text:
    """How many monster tokens; one's own with their values, all of them at the end."""
    tokens = player["tokens"]
    if isinstance(tokens, int):
        text = Text(f"{MONSTER}{tokens}")
        own = scene.view["own"]
        if own is None or scene.view["seat"] != seat or not own["tokens"]:
            return text
        return text.append(f" ({' '.join(map(str, own['tokens']))})")
    return Text(f"{MONSTER}{len(tokens)}").append(f" ({' '.join(map(str, tokens))})" * bool(tokens))


def _lord(lord: str, texts: Texts, marks: str = "") -> Text:
    text = guild_sign(lord).append(f"{lord_name(lord, texts)} {influence_of(lord)}", "default")
    return text.append(marks, "bold")


def _lords(player: Plain, scene: Scene) -> list[Text]:
    """Free lords with their points, and a mark for a key, an assassination, a used power."""
    items = []
    for lord in player["lords"]:
        slain = lord in player["slain"]
        mark = SLAIN if slain else KEY if has_key(lord) else ""
        used = USED if lord in scene.view["open"]["used"] else ""
        items.append(_lord(lord, scene.texts, mark + used))
    return items


def _sites(seat: int, scene: Scene, sums: Reckoning) -> list[Text]:
    """Locations with what they score now, and the lords under them in brackets."""
    items: list[Text] = []
    for site, lords in scene.view["open"]["players"][seat]["locations"].items():
        title = f"{SITE}{site_name(site, scene.texts)} {sums.worth(site, seat)}"
        items.append(Text(title))
        under = [_lord(lord, scene.texts) for lord in lords]
        if under:
            under[0] = Text("(").append(under[0])
            under[-1].append(")", "default")
        items += under
    return items


def _affiliated(player: Plain, texts: Texts) -> list[Text]:
    if not player["affiliated"]:
        return []
    return _labelled(texts("seat-affiliated"), _by_race(player["affiliated"], texts))


def _labelled(title: str, items: list[Text]) -> list[Text]:
    """The title goes with the first item."""
    return [label(title) + Text(" ") + items[0], *items[1:]]


def _by_race(cards: Iterable[str], texts: Texts) -> list[Text]:
    return [
        Text(" ").join(sign(card, texts) for card in group) for _, group in groupby(cards, race_of)
    ]


def _hand(seat: int, scene: Scene) -> list[Text]:
    """By race, with the sum of each race that has several."""
    if seat not in scene.hands:
        return []
    items = []
    for _, group in groupby(scene.hands[seat], race_of):
        cards = list(group)
        text = Text(" ").join(sign(card, scene.texts) for card in cards)
        if len(cards) > 1:
            text.append(f" ={sum(map(worth_of, cards))}", FAINT_NAME)
        items.append(text)
    return _labelled(scene.texts("seat-cards"), items or [Text(NOTHING)])
