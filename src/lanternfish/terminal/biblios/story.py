"""What happened at a table of Biblios, in words."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from lanternfish.core.errors import Reason
from lanternfish.terminal.biblios.cards import card_name, card_values
from lanternfish.terminal.face import Plain, Scene
from lanternfish.texts import Texts, Value

# Steps that follow from others, or are told by them.
SMALL = ("draw", "gather", "lay", "church-done", "open-hand")
# Told together when one seat does them in a row.
ROWS = ("paid", "paid-face-down")


def tell_story(events: Sequence[Plain], scene: Scene, everything: bool = False) -> list[str]:
    heard = [event for event in events if everything or event["what"] not in SMALL]
    return [_sentence(event, scene) for event in _joined(heard)]


def _joined(events: Sequence[Plain]) -> Iterator[Plain]:
    """Payments of several cards as one event with a list of them."""
    for (what, _), group in groupby(events, key=lambda event: (event["what"], event.get("seat"))):
        if what in ROWS:
            cards = list(group)
            yield {**cards[0], "card": None, "paid": [event["card"] for event in cards]}
        else:
            yield from group


def _sentence(event: Plain, scene: Scene) -> str:
    values: dict[str, Value] = {}
    for name, value in event.items():
        if name == "seat":
            values["name"] = scene.names[value]
            values["you"] = "yes" if value == scene.you else "no"
        elif name == "taker":
            values["taker"] = scene.names[value]
            values["who"] = _role(event, scene)
        elif name == "card":
            values |= card_values(value)
        elif name == "paid":
            values |= _paid(value, scene.texts)
        elif name == "cards" and isinstance(value, str):
            values["cards"] = _names(value.split(), scene.texts)
        elif name == "value":
            values["to"] = value
        elif name != "what":
            values[name] = value
    return scene.texts(f"event-{event['what']}", **values)


def _role(event: Plain, scene: Scene) -> str:
    if scene.you is None or scene.you not in (event["seat"], event["taker"]):
        return "other"
    return "fined" if scene.you == event["seat"] else "taker"


def _paid(cards: list[str | None], texts: Texts) -> dict[str, Value]:
    known = [card for card in cards if card is not None]
    return {
        "count": len(cards),
        "known": "yes" if known else "no",
        "cards": _names(known, texts),
    }


def _names(cards: Sequence[str], texts: Texts) -> str:
    return ", ".join(card_name(card, texts) for card in cards)


def say_action(action: str, scene: Scene) -> str:
    """An action in words, from its canonical text."""
    verb, *rest = action.split()
    if verb == "place":
        return scene.texts(f"action-place-{rest[0]}")
    if verb in ("take", "pay"):
        return scene.texts(f"action-{verb}", **card_values(rest[0]))
    if verb in ("raise", "lower"):
        if len(rest) == 2:
            return scene.texts(f"action-{verb}-two", die=rest[0], second=rest[1])
        return scene.texts(f"action-{verb}", die=rest[0])
    if verb == "bid":
        return scene.texts("action-bid", amount=int(rest[0]))
    return scene.texts(f"action-{verb}")


def say_refusal(reason: Reason, texts: Texts) -> str:
    values: dict[str, Value] = {}
    for name, value in reason.values.items():
        values |= card_values(value) if name == "card" else {name: value}
    return texts(f"reason-{reason.key}", **values)
