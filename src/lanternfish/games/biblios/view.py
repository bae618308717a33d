"""The only door out for what is hidden: all that one seat knows, and nothing else."""

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.core.errors import BadPosition
from lanternfish.core.game import NOBODY, View, numbers
from lanternfish.core.reading import Reader
from lanternfish.games.biblios.cards import BOX, CARD, HAND_KINDS, KINDS, NO_CARD
from lanternfish.games.biblios.codec import (
    auction_to_dict,
    church_to_dict,
    count_cards,
    counted,
    dice_to_dict,
    name,
    names,
    number,
    places_to_dict,
    read_decision,
    read_head,
)
from lanternfish.games.biblios.notation import NOTATION
from lanternfish.games.biblios.rules import decider
from lanternfish.games.biblios.state import NO_VEC, OVER, PENALTIES, PHASES, Position
from lanternfish.games.biblios.story import remembered, story_from_texts, story_to_texts


class Sight(View):
    """What lies open (`table`), what the seat holds (`hand` and the rest), what it remembers.

    `table` is a position of its own with nothing hidden in it: no deck, no pile, no hands, no
    face-down card, no chance. Hidden zones are sizes here.
    """

    def __init__(self) -> None:
        self.seat: i64 = NOBODY
        self.turn: i64 = NOBODY
        self.legal: tuple[int, ...] = ()
        self.table = Position()
        self.deck_size: i64 = 0
        self.pile_size: i64 = 0
        self.unseen_size: i64 = 0
        self.face_down_size: i64 = 0
        # The seat's own cards; at the end of the game everyone's.
        self.hands = NO_VEC
        self.drawn: i64 = NO_CARD
        self.kept: i64 = NO_CARD
        self.laid = NO_VEC
        self.memory = NO_VEC
        # What taking.py worked out from all this; no part of what the view is.
        self.plan: object = None

    def to_dict(self) -> dict[str, object]:
        return _to_dict(self)


def look(s: Position, seat: i64, sight: Sight) -> None:
    """Fill a view: field by field, nothing goes through that is not named here."""
    sight.seat = seat
    sight.turn = s.seat
    _copy_open(s, sight.table)
    sight.deck_size = s.cards_left()
    sight.pile_size = len(s.pile)
    sight.unseen_size = len(s.unseen)
    sight.face_down_size = len(s.face_down)
    sight.memory = remembered(s.story, seat)
    sight.hands = numbers(s.seats * HAND_KINDS)
    place: i64 = 0
    while place < s.seats * HAND_KINDS:
        # BIB 8.2, 6.1: one's own hand; when the game is over, all hands.
        if s.phase == OVER or place // HAND_KINDS == seat:
            sight.hands[place] = s.hands[place]
        place += 1
    if seat == s.active:
        sight.drawn = s.drawn
        sight.kept = s.kept
    if seat == s.bidder:
        sight.laid = s.laid[:]


def _copy_open(s: Position, table: Position) -> None:
    """BIB 8.1: what lies open to all."""
    table.seats = s.seats
    table.penalty = s.penalty
    table.box = s.box
    table.phase = s.phase
    table.first = s.first
    table.active = s.active
    table.dice = s.dice[:]
    table.open_removals = s.open_removals
    table.self_left = s.self_left
    table.auction_left = s.auction_left
    table.public_left = s.public_left
    table.public = s.public[:]
    table.taker = s.taker
    table.church = s.church
    table.believer = s.believer
    table.resume = s.resume
    table.auctioned = s.auctioned
    table.high = s.high
    table.bidder = s.bidder
    table.speaker = s.speaker
    table.passed = s.passed
    table.fined = s.fined
    table.sizes = s.sizes[:]
    table.discard = s.discard[:]


def _to_dict(v: Sight) -> dict[str, object]:
    t = v.table
    shown = range(int(t.seats)) if t.phase == OVER else [int(v.seat)]
    data: dict[str, object] = {
        "game": "biblios",
        "rules": 1,
        "seats": int(t.seats),
        "options": {"penalty": PENALTIES[t.penalty]},
        "seat": number(v.seat),
        "turn": number(v.turn),
        "legal": [NOTATION.text(action) for action in v.legal],
        "open": _open_to_dict(v),
        "own": {
            "drawn": name(v.drawn),
            "kept": name(v.kept),
            "laid": names(v.laid),
        },
        "hands": {str(seat): _hand(v, seat) for seat in shown if seat != NOBODY},
        "memory": story_to_texts(v.memory),
    }
    if t.box != BOX:
        data["box"] = counted(t.box)
    return data


def _open_to_dict(v: Sight) -> dict[str, object]:
    t = v.table
    return {
        "phase": PHASES[t.phase],
        "first": int(t.first),
        "active": int(t.active),
        "dice": dice_to_dict(t.dice),
        "removed": {"open": names(t.open_removals), "unseen": int(v.unseen_size)},
        "deck": int(v.deck_size),
        "pile": int(v.pile_size),
        "places": places_to_dict(t.self_left, t.auction_left, t.public_left),
        "public": names(t.public),
        "taker": number(t.taker),
        "church": church_to_dict(t.church, t.believer, t.resume),
        "auction": auction_to_dict(t.auctioned, t.high, t.bidder, t.speaker, t.passed, t.fined),
        "sizes": [int(size) for size in t.sizes],
        "discard": {"open": counted(t.discard), "hidden": int(v.face_down_size)},
    }


def _hand(v: Sight, seat: i64) -> list[str]:
    return counted(v.hands[seat * HAND_KINDS : (seat + 1) * HAND_KINDS])


KEYS = (
    "game", "rules", "seats", "options", "seat", "turn", "legal", "open", "own", "hands", "memory",
    "box",
)  # fmt: skip
OPEN_KEYS = (
    "phase", "first", "active", "dice", "removed", "deck", "pile", "places", "public", "taker",
    "church", "auction", "sizes", "discard",
)  # fmt: skip


def read_sight(data: object, v: Sight) -> None:
    """Fill a view from its `to_dict`; `BadPosition` names what cannot be."""
    top = Reader(data, "view", KEYS, CARD)
    table = top.section("open", OPEN_KEYS)
    head = {key: top.value(key) for key in ("game", "rules", "seats", "options")}
    for key in ("phase", "first", "active", "dice"):
        head[key] = table.value(key)
    if top.has("box"):
        head["box"] = top.value("box")
    t = v.table
    read_head(Reader(head, "view", tuple(head), CARD), t)
    seats = int(t.seats)
    v.seat = top.seat("seat", seats)
    v.legal = tuple([NOTATION.parse(text) for text in top.items("legal")])
    v.memory = story_from_texts(top.items("memory"), seats, True)
    _read_open(table, v)
    _read_own(top, v)
    v.turn = decider(t)
    if top.seat("turn", seats) != v.turn:
        raise BadPosition(f"view.turn is {top.value('turn')!r}; seat {number(v.turn)} decides")


def _read_open(table: Reader, v: Sight) -> None:
    t = v.table
    seats = int(t.seats)
    removed = table.section("removed", ("open", "unseen"))
    t.open_removals = removed.card_row("open")
    v.unseen_size = removed.whole("unseen", 0, 87)
    v.deck_size = table.whole("deck", 0, 87)
    v.pile_size = table.whole("pile", 0, 87)
    t.public = table.card_row("public")
    read_decision(table, t)
    sizes = Reader(
        dict(enumerate_sizes(table.items("sizes"))), "view.sizes", SEAT_NAMES[:seats], CARD
    )
    t.sizes = vec[i64]([i64(sizes.whole(SEAT_NAMES[seat], 0, 87)) for seat in range(seats)])
    discard = table.section("discard", ("open", "hidden"))
    t.discard = count_cards(discard.card_row("open"), KINDS)
    v.face_down_size = discard.whole("hidden", 0, 87)


SEAT_NAMES = ("0", "1", "2", "3")


def enumerate_sizes(sizes: list[object]) -> list[tuple[str, object]]:
    return [(str(seat), size) for seat, size in enumerate(sizes)]


def _read_own(top: Reader, v: Sight) -> None:
    own = top.section("own", ("drawn", "kept", "laid"))
    v.drawn = own.card("drawn")
    v.kept = own.card("kept")
    v.laid = own.card_row("laid")
    hands = top.section("hands", SEAT_NAMES)
    v.hands = numbers(v.table.seats * HAND_KINDS)
    for seat in range(int(v.table.seats)):
        if hands.has(SEAT_NAMES[seat]):
            counts = count_cards(hands.card_row(SEAT_NAMES[seat]), HAND_KINDS)
            for card in range(int(HAND_KINDS)):
                v.hands[seat * HAND_KINDS + card] = counts[card]
