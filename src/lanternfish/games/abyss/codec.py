"""A position as plain named zones of named cards. How it is read back is in reading.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.core.game import NOBODY
from lanternfish.games.abyss.cards import (
    ALLIES,
    CARD_NAMES,
    KINDS,
    LOCATION_NAMES,
    LORD_NAMES,
    NO_CARD,
    RACES,
)
from lanternfish.games.abyss.scoring import tokens_in
from lanternfish.games.abyss.state import COMMANDED, LIMIT, PHASES, SPENDING, Position

NAME: Final = "abyss"
RULES_VERSION: Final = 1
EDITIONS: Final = ("standard", "russian")

HEAD: Final = ("game", "rules", "seats", "options")
TABLE: Final = (
    "phase", "active", "price", "bought", "used", "extra", "ender", "threat", "exploration",
    "council", "lords", "locations", "tokens", "players", "choice",
)  # fmt: skip
EXPLORATION_ZONES: Final = ("deck", "track", "discard")
LORD_ZONES: Final = ("deck", "court", "out")
LOCATION_ZONES: Final = ("stack", "row", "drawn")
TOKEN_ZONES: Final = ("pool", "theft")
PLAYER: Final = ("pearls", "keys", "hand", "tokens", "lords", "slain", "locations", "affiliated")
CHOICE: Final = ("recruiting", "lord", "paid", "from", "victim", "location", "under", "spent")


class Hidden:
    """What lies face down, as whoever looks may have it: cards, or how many there are."""

    def __init__(self) -> None:
        self.deck: object = None
        self.discard: object = None
        self.council: object = None
        self.lord_deck: object = None
        self.stack: object = None
        self.pool: object = None
        self.stolen: object = None
        self.hands: list[object] = []
        self.tokens: list[object] = []


def card_names(counts: vec[i64], first: i64, count: i64) -> list[str]:
    """So many of each card from a place of a table of counts on, in card order."""
    cards: list[str] = []
    for card in range(int(count)):
        cards.extend([CARD_NAMES[card]] * int(counts[first + card]))
    return cards


def lord_names(bits: i64) -> list[str]:
    return [name for lord, name in enumerate(LORD_NAMES) if (bits >> lord) & 1]


def location_names(bits: i64) -> list[str]:
    return [name for location, name in enumerate(LOCATION_NAMES) if (bits >> location) & 1]


def number(seat: i64) -> int | None:
    return None if seat == NOBODY else int(seat)


def seats_in(bits: i64) -> list[int]:
    return [seat for seat in range(4) if (bits >> seat) & 1]


def position_to_dict(s: Position) -> dict[str, object]:
    """The whole truth. The first card of a deck is the next one to be drawn."""
    return {
        **head_to_dict(s),
        "seat": number(s.seat),
        **table_to_dict(s, all_hidden(s)),
        "chance": s.chance.to_dict(),
    }


def all_hidden(s: Position) -> Hidden:
    hidden = Hidden()
    hidden.deck = [CARD_NAMES[card] for card in s.deck[s.top :]]
    hidden.discard = discard_to_list(s)
    hidden.council = council_to_dict(s)
    hidden.lord_deck = [LORD_NAMES[lord] for lord in s.lord_deck[s.lord_top :]]
    hidden.stack = [LOCATION_NAMES[location] for location in s.stack[s.stack_top :]]
    hidden.pool = [int(token) for token in s.pool[s.pool_top :]]
    hidden.stolen = int(s.stolen)
    for seat in range(int(s.seats)):
        hidden.hands.append(hand_to_list(s, seat))
        hidden.tokens.append(tokens_in(s, seat))
    return hidden


def hand_to_list(s: Position, seat: i64) -> list[str]:
    return card_names(s.hands, seat * ALLIES, ALLIES)


def discard_to_list(s: Position) -> list[str]:
    return card_names(s.discarded, 0, KINDS)


def council_to_dict(s: Position) -> dict[str, list[str]]:
    cards = card_names(s.council, 0, ALLIES)
    return {name: [card for card in cards if card.startswith(name)] for name in RACES}


def head_to_dict(s: Position) -> dict[str, object]:
    edition = EDITIONS[1] if s.russian else EDITIONS[0]
    return {
        "game": NAME,
        "rules": RULES_VERSION,
        "seats": int(s.seats),
        "options": {"edition": edition},
    }


def table_to_dict(s: Position, hidden: Hidden) -> dict[str, object]:
    """What lies on the table, with what is face down as whoever looks may have it."""
    return {
        "phase": PHASES[s.phase],
        "active": int(s.active),
        "price": int(s.price),
        "bought": seats_in(s.bought),
        "used": lord_names(s.used),
        "extra": int(s.extra),
        "ender": number(s.ender),
        "threat": int(s.threat),
        "exploration": {
            "deck": hidden.deck,
            "track": [CARD_NAMES[card] for card in s.track[: s.shown]],
            "discard": hidden.discard,
        },
        "council": hidden.council,
        "lords": {
            "deck": hidden.lord_deck,
            "court": [LORD_NAMES[lord] for lord in s.court[: s.court_size]],
            "out": lord_names(s.out),
        },
        "locations": {
            "stack": hidden.stack,
            "row": location_names(s.row),
            "drawn": location_names(s.drawn),
        },
        "tokens": {"pool": hidden.pool, "theft": _theft(s, hidden)},
        "players": [_player(s, seat, hidden) for seat in range(int(s.seats))],
        "choice": _choice(s),
    }


def _theft(s: Position, hidden: Hidden) -> dict[str, object] | None:
    if s.thief == NOBODY:
        return None
    return {
        "by": int(s.thief),
        "from": int(s.robbed),
        "token": hidden.stolen,
    }


def _player(s: Position, seat: i64, hidden: Hidden) -> dict[str, object]:
    return {
        "pearls": int(s.pearls[seat]),
        "keys": int(s.keys[seat]),
        "hand": hidden.hands[int(seat)],
        "tokens": hidden.tokens[int(seat)],
        "lords": lord_names(s.free[seat]),
        "slain": lord_names(s.free[seat] & ~s.in_force[seat]),
        "locations": {
            name: lord_names(s.under[location])
            for location, name in enumerate(LOCATION_NAMES)
            if (s.sites[seat] >> location) & 1
        },
        "affiliated": card_names(s.affiliated, seat * ALLIES, ALLIES),
    }


def _choice(s: Position) -> dict[str, object]:
    """What is under way: a recruitment, a discard, an assassination, a location to be paid."""
    ordered = s.phase == COMMANDED or s.phase == LIMIT
    return {
        "recruiting": s.recruiting,
        "lord": None if s.lord == NO_CARD else LORD_NAMES[s.lord],
        "paid": card_names(s.paid, 0, ALLIES),
        "from": CARD_NAMES[s.named] if ordered else None,
        "victim": number(s.victim),
        "location": None if s.site == NO_CARD else LOCATION_NAMES[s.site],
        "under": lord_names(s.under[s.site]) if s.phase == SPENDING else [],
        "spent": int(s.spent),
    }
