"""Cards and dice of Biblios as signs and words. Colour is never the only sign."""

from rich.text import Text

from lanternfish.games.biblios.cards import CATEGORIES, CATEGORY_CODES, NAMES
from lanternfish.texts import Texts, Value

SIGNS = {
    "monks": "▲",
    "pigments": "●",
    "tomes": "■",
    "books": "◆",
    "manuscripts": "≡",
    "gold": "¤",
    "church": "†",
}
STYLES = {
    "monks": "#b5834f",
    "pigments": "#4d9de0",
    "tomes": "#e15554",
    "books": "#3bb273",
    "manuscripts": "#f08a24",
    "gold": "#d9b310",
    "church": "bold",
}
DICE = " ⚀⚁⚂⚃⚄⚅"
SUITS = (*CATEGORIES, "gold")
CHURCHES = {
    "c+": ("church-up", "+1"),
    "c-": ("church-down", "\N{MINUS SIGN}1"),
    "c++": ("church-up-two", "+1+1"),
    "c--": ("church-down-two", "\N{MINUS SIGN}1\N{MINUS SIGN}1"),
    "c+-": ("church-either", "±1"),
}
ORDER = {name: place for place, name in enumerate(NAMES)}


def suit(card: str) -> str:
    """A category, gold or church."""
    if card.startswith("c"):
        return "church"
    return "gold" if card.startswith("g") else CATEGORIES[CATEGORY_CODES.index(card[0])]


def worth(card: str) -> int:
    """The number on a card; nought on a church card."""
    return 0 if card.startswith("c") else int(card[1])


def is_gold(card: str) -> bool:
    return card.startswith("g")


def card_values(card: object) -> dict[str, Value]:
    """What the texts need to name a card; None is a card that one may not know."""
    if not isinstance(card, str):
        return {"kind": "hidden", "value": 0, "letter": ""}
    if card in CHURCHES:
        return {"kind": CHURCHES[card][0], "value": 0, "letter": ""}
    return {"kind": suit(card), "value": worth(card), "letter": card[2:]}


def card_name(card: object, texts: Texts) -> str:
    return texts("card", **card_values(card))


def face(card: str, texts: Texts) -> str:
    """What is printed in the corner: 2A, 3, +1."""
    if card in CHURCHES:
        return CHURCHES[card][1]
    return f"{worth(card)}{texts('letter', letter=card[2:])}" if card[2:] else str(worth(card))


def sign(card: str, texts: Texts) -> Text:
    """A card in short: its sign and its corner."""
    return Text(f"{SIGNS[suit(card)]}{face(card, texts)}", style=STYLES[suit(card)])


def signs(cards: list[str], texts: Texts) -> Text:
    return Text("  ").join(sign(card, texts) for card in cards)
