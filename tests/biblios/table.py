"""Positions of Biblios, written down as they lie on the table: only what matters is named.

Whatever card a test does not name is out of the game, unseen. Seats are named clockwise.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import lanternfish as lf
from lanternfish.core.chance import quick
from tests.playing import slip_in, zone

ANN, BEN, CARA, DAN = range(4)
# The rulebook's own players, for its examples.
KARL, JACOB, SARA = range(3)

BIBLIOS = lf.game("biblios")
CATEGORIES = ("monks", "pigments", "tomes", "books", "manuscripts")


def cards(row: str) -> list[str]:
    return row.split()


#: Every card of the box, in card order.
BOX = [
    *cards("M2A M2B M2C M2D M3E M3F M3G M4H M4I"),
    *cards("P2A P2B P2C P2D P3E P3F P3G P4H P4I"),
    *cards("F1A F1B F1C F1D F1E F1F F1G F2H F2I"),
    *cards("H1A H1B H1C H1D H1E H1F H1G H2H H2I"),
    *cards("S1A S1B S1C S1D S1E S1F S1G S2H S2I"),
    *["g1"] * 11,
    *["g2"] * 11,
    *["g3"] * 11,
    *cards("c+ c+ c- c- c++ c++ c-- c-- c+-"),
]

Hands = Sequence[str]


def written(
    seats: int, phase: str, hands: Hands = (), seed: int = 0, **zones: Any
) -> dict[str, Any]:
    """A position as plain data: the zones that are named, and the rest of the box unseen.

    `hands` may name fewer hands than there are seats, `dice` fewer dice than five.
    """
    dealt = [hand.split() for hand in hands]
    data: dict[str, Any] = {
        "game": "biblios",
        "rules": 1,
        "seats": seats,
        "options": {"penalty": zones.pop("penalty", "standard")},
        "phase": phase,
        "first": ANN,
        "active": ANN,
        "deck": [],
        "pile": [],
        "places": {"self": 0, "auction": 0, "public": 0},
        "drawn": None,
        "kept": None,
        "public": [],
        "taker": None,
        "church": None,
        "auction": None,
        "laid": [],
        "hands": dealt + [[] for _ in range(seats - len(dealt))],
        "discard": {"open": [], "hidden": []},
        "chance": quick(seed).to_dict(),
    }
    data["dice"] = dict.fromkeys(CATEGORIES, 3) | zones.pop("dice", {})
    data.update(zones)
    rest = Counter(BOX) - Counter(lying(data))
    data["removed"] = {"open": [], "unseen": [card for card in BOX if take_one(rest, card)]}
    return data


def take_one(rest: Counter[str], card: str) -> bool:
    rest[card] -= 1
    return rest[card] >= 0


def lying(data: dict[str, Any]) -> list[str]:
    """Every card of a position, zone after zone."""
    rows = [data["deck"], data["pile"], data["public"], data["laid"], *data["hands"]]
    rows += list(data["discard"].values()) + list(data.get("removed", {}).values())
    cards = [card for row in rows for card in row]
    for single in (data["drawn"], data["kept"]):
        cards += [single] if single else []
    for part in (data["church"], data["auction"]):
        cards += [part["card"]] if part else []
    return cards


def read(data: dict[str, Any]) -> lf.State:
    return BIBLIOS.from_dict(data)


def placing(seats: int, active: int, cards: str, used: str = "", **rest: Any) -> lf.State:
    """The active player has drawn the first of the cards; the others are the deck.

    `used` names the places already used this turn, as "self public"; unless it is said what lies
    there, it is gold. The cards must be enough for this turn and whole turns after it.
    """
    drawn, *deck = cards.split()
    room = {"self": 1, "auction": 1, "public": seats - 1}
    left = {place: size - used.split().count(place) for place, size in room.items()}
    assert (1 + len(deck) - sum(left.values())) % (seats + 1) == 0, "the deck is not even"
    there: dict[str, Any] = {
        "kept": None if left["self"] else "g1",
        "pile": ["g1"] * (1 - left["auction"]),
        "public": ["g1"] * (seats - 1 - left["public"]),
    }
    rest = there | {"active": active, "drawn": drawn, "deck": deck, "places": left} | rest
    return read(written(seats, "place", **rest))


def taking(seats: int, active: int, public: str, deck: str = "", **rest: Any) -> lf.State:
    """All cards of a gift turn are placed, and the others take: as many as there are cards."""
    row = public.split()
    assert len(deck.split()) % (seats + 1) == 0, "the deck is not even"
    rest |= {"active": active, "public": row, "deck": deck.split()}
    return read(written(seats, "take", taker=(active - len(row)) % seats, **rest))


def receiving(card: str, seat: int = ANN, then: str = "turn-up", **rest: Any) -> lf.State:
    """A church card interrupts the game; unless it is said otherwise, it was just bought."""
    church = {"card": card, "seat": seat, "then": then}
    return read(written(rest.pop("seats", 3), "church", church=church, **rest))


def auction(card: str, **asked: Any) -> dict[str, Any]:
    """A card under auction; nobody has spoken yet unless it is said."""
    fresh: dict[str, Any] = {"high": 0, "bidder": None, "speaker": None, "passed": [], "fined": []}
    return fresh | asked | {"card": card}


def bidding(
    seats: int, active: int, card: str, hands: Hands, deck: str = "", **rest: Any
) -> lf.State:
    """A card has just been turned up, or the bidding is where `rest` says it is."""
    asked: dict[str, Any] = {"speaker": (active + 1) % seats}
    for key in ("high", "bidder", "speaker", "passed", "fined"):
        if key in rest:
            asked[key] = rest.pop(key)
    rest |= {"active": active, "auction": auction(card, **asked), "deck": deck.split()}
    return read(written(seats, "bidding", hands, **rest))


def paying(
    seats: int, active: int, card: str, bidder: int, high: int, hands: Hands, **rest: Any
) -> lf.State:
    """Everybody else has passed, and the highest bidder is to pay."""
    passed = [seat for seat in range(seats) if seat != bidder]
    fined = rest.pop("fined", [])
    card_up = auction(card, high=high, bidder=bidder, passed=passed, fined=fined)
    rest |= {"active": active, "auction": card_up, "deck": rest.pop("deck", "").split()}
    return read(written(seats, "payment", hands, **rest))


def finished(*hands: str, **dice: int) -> lf.State:
    """The game is over with these hands and dice."""
    return read(written(len(hands), "over", hands, dice=dice))


def hands(state: lf.State) -> list[list[str]]:
    return [list(hand) for hand in zone(state, "hands")]


def dice(state: lf.State) -> list[int]:
    """The dice in board order."""
    return [zone(state, "dice")[category] for category in CATEGORIES]


def up(state: lf.State) -> dict[str, Any]:
    """The card under auction and how its bidding stands."""
    return dict(zone(state, "auction"))


def table(state: lf.State) -> dict[str, Any]:
    """All that lies on the table, without how it came there and what chance will bring."""
    return {key: value for key, value in state.to_dict().items() if key not in ("story", "chance")}


def refused(data: object) -> str:
    """The slip that a position is refused for."""
    return slip_in(BIBLIOS.from_dict, data)


def in_bidding(**changes: Any) -> dict[str, Any]:
    """Ann has turned up a monk, Ben is to speak; with some zones changed."""
    up = auction("M2A", speaker=BEN)
    return written(3, "bidding", ["g1", "g2", "g3"], auction=up, deck=["S1A"]) | changes


def in_gift(**changes: Any) -> dict[str, Any]:
    """Ann has drawn a monk, with another before her, and one each in public and on the pile."""
    zones: dict[str, Any] = {"drawn": "M2A", "kept": "M2B", "public": ["P2A"], "pile": ["g1"]}
    places = {"self": 0, "auction": 0, "public": 1}
    return written(3, "place", ["S1A"], places=places, deck=[], **zones) | changes


def with_auction(**changes: Any) -> dict[str, Any]:
    data = in_bidding()
    return data | {"auction": data["auction"] | changes}


def church(card: str | None, seat: int | None, then: str) -> dict[str, Any]:
    return {"card": card, "seat": seat, "then": then}
