"""A position as plain named zones of named cards, and back, with everything checked."""

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.core.chance import chance_from_dict
from lanternfish.core.errors import BadPosition
from lanternfish.core.game import NOBODY, numbers
from lanternfish.core.reading import Reader
from lanternfish.games.biblios.cards import BOX, CARD, CATEGORIES, HAND_KINDS, KINDS, NAMES, NO_CARD
from lanternfish.games.biblios.checks import check_auction, check_cards, check_gift, check_phase
from lanternfish.games.biblios.rules import choices, decider
from lanternfish.games.biblios.state import (
    PAYMENT,
    PENALTIES,
    PHASES,
    Position,
)
from lanternfish.games.biblios.story import story_from_texts, story_to_texts
from lanternfish.games.biblios.trace import plain_story, trace


def names(cards: vec[i64]) -> list[str]:
    return [NAMES[card] for card in cards]


def name(card: i64) -> str | None:
    return None if card == NO_CARD else NAMES[card]


def counted(counts: vec[i64]) -> list[str]:
    """A zone that is kept as counts, as a list in card order."""
    cards: list[str] = []
    for card in range(len(counts)):
        cards.extend([NAMES[card]] * counts[card])
    return cards


def number(seat: i64) -> int | None:
    return None if seat == NOBODY else int(seat)


def members(bits: i64) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(4) if bits & (1 << seat)]


def dice_to_dict(dice: vec[i64]) -> dict[str, int]:
    return {category: int(dice[i]) for i, category in enumerate(CATEGORIES)}


def position_to_dict(s: Position) -> dict[str, object]:
    """The whole truth. The first card of the deck is the next one to be drawn."""
    data: dict[str, object] = {
        "game": "biblios",
        "rules": 1,
        "seats": int(s.seats),
        "options": {"penalty": PENALTIES[s.penalty]},
        "phase": PHASES[s.phase],
        "seat": number(s.seat),
        "first": int(s.first),
        "active": int(s.active),
        "dice": dice_to_dict(s.dice),
        "removed": {"open": names(s.open_removals), "unseen": names(s.unseen)},
        "deck": names(s.deck[s.top :]),
        "pile": names(s.pile),
        "places": places_to_dict(s.self_left, s.auction_left, s.public_left),
        "drawn": name(s.drawn),
        "kept": name(s.kept),
        "public": names(s.public),
        "taker": number(s.taker),
        "church": church_to_dict(s.church, s.believer, s.resume),
        "auction": auction_to_dict(s.auctioned, s.high, s.bidder, s.speaker, s.passed, s.fined),
        "laid": names(s.laid),
        "hands": [[NAMES[card] for card in s.hand_of(seat)] for seat in range(int(s.seats))],
        "discard": {"open": counted(s.discard), "hidden": names(s.face_down)},
        "story": story_to_texts(s.story),
        "chance": s.chance.to_dict(),
    }
    if s.box != BOX:
        data["box"] = counted(s.box)
    return data


def places_to_dict(self_left: i64, auction_left: i64, public_left: i64) -> dict[str, int]:
    return {"self": int(self_left), "auction": int(auction_left), "public": int(public_left)}


def church_to_dict(card: i64, believer: i64, resume: i64) -> dict[str, object] | None:
    if card == NO_CARD:
        return None
    return {"card": NAMES[card], "seat": int(believer), "then": PHASES[resume]}


def auction_to_dict(
    card: i64, high: i64, bidder: i64, speaker: i64, passed: i64, fined: i64
) -> dict[str, object] | None:
    if card == NO_CARD:
        return None
    return {
        "card": NAMES[card],
        "high": int(high),
        "bidder": number(bidder),
        "speaker": number(speaker),
        "passed": members(passed),
        "fined": members(fined),
    }


KEYS = (
    "game", "rules", "seats", "options", "phase", "seat", "first", "active", "dice", "removed",
    "deck", "pile", "places", "drawn", "kept", "public", "taker", "church", "auction", "laid",
    "hands", "discard", "story", "chance", "box",
)  # fmt: skip


def read_position(data: object, s: Position) -> None:
    """Fill a position from `position_to_dict`; `BadPosition` names what cannot be.

    The story may be left out: then all hands were kept face down by those who hold them.
    """
    top = Reader(data, "position", KEYS, CARD)
    read_head(top, s)
    _read_cards(top, s)
    _read_turn(top, s)
    check_cards(s)
    check_gift(s)
    check_auction(s)
    if top.has("story"):
        s.story = story_from_texts(top.items("story"), int(s.seats), False)
    else:
        s.story = plain_story(s)
    trace(s)
    s.seat = decider(s)
    if s.seat != NOBODY:
        s.options = choices(s)
    if top.has("seat") and top.seat("seat", int(s.seats)) != s.seat:
        raise BadPosition(f"position.seat is {top.value('seat')!r}; seat {number(s.seat)} decides")


def read_head(top: Reader, s: Position) -> None:
    top.word("game", ("biblios",))
    top.whole("rules", 1, 1)
    s.seats = top.whole("seats", 2, 4)
    s.penalty = top.section("options", ("penalty",)).word("penalty", PENALTIES)
    s.phase = top.word("phase", PHASES)
    s.first = top.whole("first", 0, int(s.seats) - 1)
    s.active = top.whole("active", 0, int(s.seats) - 1)
    dice = top.section("dice", CATEGORIES)
    s.dice = vec[i64]([i64(dice.whole(category, 1, 6)) for category in CATEGORIES])
    s.box = count_cards(top.card_row("box"), KINDS) if top.has("box") else BOX


def count_cards(cards: vec[i64], kinds: i64) -> vec[i64]:
    counts = numbers(kinds)
    for card in cards:
        if card >= kinds:
            raise BadPosition(f"a hand holds {NAMES[card]}; church cards are never held")
        counts[card] += 1
    return counts


def _read_cards(top: Reader, s: Position) -> None:
    dice = s.dice
    s.clear()
    s.dice = dice
    removed = top.section("removed", ("open", "unseen"))
    s.open_removals = removed.card_row("open")
    s.unseen = removed.card_row("unseen")
    s.deck = top.card_row("deck")
    s.pile = top.card_row("pile")
    s.public = top.card_row("public")
    s.drawn = top.card("drawn")
    s.kept = top.card("kept")
    s.laid = top.card_row("laid")
    discard = top.section("discard", ("open", "hidden"))
    s.discard = count_cards(discard.card_row("open"), KINDS)
    s.face_down = discard.card_row("hidden")
    s.chance = chance_from_dict(top.value("chance"))
    hands = top.items("hands")
    if len(hands) != s.seats:
        raise BadPosition(f"position.hands has {len(hands)} hands for {int(s.seats)} seats")
    for seat, cards in enumerate(hands):
        row = Reader({"hand": cards}, "position.hands", ("hand",), CARD).card_row("hand")
        count_cards(row, HAND_KINDS)
        for card in row:
            s.give(seat, card)


def _read_turn(top: Reader, s: Position) -> None:
    read_decision(top, s)
    check_phase(s)
    if s.phase == PAYMENT:
        s.sizes[s.bidder] += len(s.laid)


AUCTION_KEYS = ("card", "high", "bidder", "speaker", "passed", "fined")


def read_decision(top: Reader, s: Position) -> None:
    """What is being decided, as positions and views both have it."""
    places = top.section("places", ("self", "auction", "public"))
    s.self_left = places.whole("self", 0, 1)
    s.auction_left = places.whole("auction", 0, 1)
    s.public_left = places.whole("public", 0, int(s.seats) - 1)
    s.taker = top.seat("taker", int(s.seats))
    church = top.part("church", ("card", "seat", "then"))
    if church is not None:
        s.church = church.card("card")
        s.believer = church.seat("seat", int(s.seats))
        s.resume = church.word("then", PHASES)
    read_auction(top.part("auction", AUCTION_KEYS), s)


def read_auction(auction: Reader | None, s: Position) -> None:
    if auction is None:
        return
    seats = int(s.seats)
    s.auctioned = auction.card("card")
    s.high = auction.whole("high", 0, 261)
    s.bidder = auction.seat("bidder", seats)
    s.speaker = auction.seat("speaker", seats)
    s.passed = auction.seat_set("passed", seats)
    s.fined = auction.seat_set("fined", seats)
    if s.fined & ~s.passed:
        raise BadPosition("a fined seat may not bid, so it must be among the passed")
