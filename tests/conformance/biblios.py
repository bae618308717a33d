"""What the conformance suite is told about Biblios (docs/rules/biblios.md)."""

from lanternfish.core.game import NOBODY
from tests.biblios.fold import Fold
from tests.conformance.biblios_swaps import KINDS, swaps
from tests.conformance.hooks import Event, Hooks
from tests.conformance.tables import Data

BOX = (
    *"M2A M2B M2C M2D M3E M3F M3G M4H M4I".split(),
    *"P2A P2B P2C P2D P3E P3F P3G P4H P4I".split(),
    *"F1A F1B F1C F1D F1E F1F F1G F2H F2I".split(),
    *"H1A H1B H1C H1D H1E H1F H1G H2H H2I".split(),
    *"S1A S1B S1C S1D S1E S1F S1G S2H S2I".split(),
    *["g1"] * 11,
    *["g2"] * 11,
    *["g3"] * 11,
    *"c+ c+ c- c- c++ c++ c-- c-- c+-".split(),
)

CATEGORIES = "monks pigments tomes books manuscripts".split()
PLACES = "self auction public".split()
WORDS = "place take decline raise lower pass bid refuse pay".split()


def ordered(data: Data, texts: list[str]) -> list[str]:
    """BIB 7.10."""
    cards = list(dict.fromkeys(BOX))

    def rank(text: str) -> list[int]:
        word, *rest = text.split()
        if word == "place":
            return [PLACES.index(rest[0])]
        if word == "take":
            return [data["public"].index(rest[0])]
        if word in ("raise", "lower"):
            return [WORDS.index(word), *map(CATEGORIES.index, rest)]
        if word == "bid":
            return [WORDS.index(word), int(rest[0])]
        if word == "pay":
            return [WORDS.index(word), cards.index(rest[0])]
        return [WORDS.index(word)]

    return sorted(texts, key=rank)


def careful(texts: list[str]) -> list[str]:
    """Pass or bid a little more, and pay if possible, so that hands last until the end."""
    if "pass" in texts:
        return ["pass", *texts[:3]]
    return [text for text in texts if text.startswith("pay ")] or texts


#: Events that turn a card up for all. Not among them are `take`, `unsold` and `buy`, whose cards
#: lay open before, and `keep`, `pile` and `paid-face-down`, whose cards their seat knew before.
SHOW_ALL = {"find", "share", "reveal", "paid", "open-hand"}
#: Events that show a card to the seats they name under these keys, and to nobody else.
SHOW_SOME = {"draw": ("seat",), "fine": ("seat", "taker"), "lose": ("seat",)}


def may_differ(one: Event, other: Event, seat: int) -> bool:
    """Both show a card; or, BIB 4.6, a church card is turned up where another stays hidden."""
    what = str(one["what"])
    if what != other["what"]:
        return {what, other["what"]} == {"find", "keep"} and one["seat"] == other["seat"]
    named = [one[key] for key in SHOW_SOME.get(what, ())]
    return what in SHOW_ALL or (seat != NOBODY and seat in named)


HOOKS = Hooks(
    box=BOX,
    told=frozenset({"story"}),
    # BIB 7.2: were it not asked of one who cannot pay, the others would know that he cannot.
    alone=lambda text: text == "refuse",
    ordered=ordered,
    careful=careful,
    # BIB 7.6.
    silent=lambda text: text.startswith("pay "),
    may_differ=may_differ,
    swaps=swaps,
    kinds=KINDS,
    fold=Fold,
)
