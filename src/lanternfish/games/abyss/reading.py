"""Positions that somebody wrote, read back with everything checked."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.chance import chance_from_dict
from lanternfish.core.errors import BadPosition
from lanternfish.core.reading import Reader
from lanternfish.games.abyss.cards import (
    ALLIES,
    BIT,
    CARD,
    CARD_NAMES,
    COURT_SPACES,
    LEAST_TOKEN,
    LOCATION,
    LOCATION_NAMES,
    LORD,
    MONSTER,
    NO_CARD,
    RACE,
    RACES,
    THREAT_SPACES,
    TOKEN_KINDS,
    TOKEN_VALUES,
    TRACK_SPACES,
    VALUE,
)
from lanternfish.games.abyss.checks import check_position
from lanternfish.games.abyss.codec import (
    CHOICE,
    EDITIONS,
    EXPLORATION_ZONES,
    HEAD,
    LOCATION_ZONES,
    LORD_ZONES,
    NAME,
    PLAYER,
    RULES_VERSION,
    TABLE,
    TOKEN_ZONES,
)
from lanternfish.games.abyss.rules import choices
from lanternfish.games.abyss.stacks import send_to_council
from lanternfish.games.abyss.state import COMMANDED, LIMIT, OVER, PHASES, SPENDING, Position

ALLY: Final = {name: card for name, card in CARD.items() if card != MONSTER}
# More pearls or keys than anybody ever has.
MANY: Final = 1_000_000


def read_position(data: object, s: Position) -> None:
    """Fill a position from `position_to_dict`; `BadPosition` names what cannot be."""
    top = Reader(data, "position", (*HEAD, "seat", *TABLE, "chance"), CARD)
    read_head(top, s)
    read_table(top, s)
    exploration = top.section("exploration", EXPLORATION_ZONES)
    s.deck = exploration.card_row("deck")
    read_discard(exploration, s)
    read_council(top.section("council", RACES, ALLY), s)
    s.lord_deck = top.section("lords", LORD_ZONES, LORD).card_row("deck")
    s.stack = top.section("locations", LOCATION_ZONES, LOCATION).card_row("stack")
    s.pool = token_row(top.section("tokens", TOKEN_ZONES), "pool")
    for seat, player in enumerate(players_of(top, s)):
        read_hand(player, s, seat)
        read_tokens(player, s, seat)
    s.chance = chance_from_dict(top.value("chance"))
    s.seat = top.seat("seat", int(s.seats))
    check_position(s)
    ask(s)


def ask(s: Position) -> None:
    """What may be chosen by whoever decides."""
    if s.phase != OVER:
        s.options = choices(s)


def read_head(top: Reader, s: Position) -> None:
    top.word("game", (NAME,))
    top.whole("rules", RULES_VERSION, RULES_VERSION)
    s.russian = top.section("options", ("edition",)).word("edition", EDITIONS) == 1
    s.seats = top.whole("seats", 2, 4)
    s.clear()


def read_table(top: Reader, s: Position) -> None:
    """All that lies open, as positions and views both have it."""
    seats = int(s.seats)
    s.phase = top.word("phase", PHASES)
    s.active = top.whole("active", 0, seats - 1)
    s.price = top.whole("price", 1, seats)
    s.bought = top.seat_set("bought", seats)
    s.extra = top.whole("extra", 0, 1)
    s.ender = top.seat("ender", seats)
    s.threat = top.whole("threat", 1, int(THREAT_SPACES))
    _read_board(top, s)
    for seat, player in enumerate(players_of(top, s)):
        _read_player(player, s, seat)
    _read_choice(top.section("choice", CHOICE, LORD), s)


def _read_board(top: Reader, s: Position) -> None:
    track = top.section("exploration", EXPLORATION_ZONES).card_row("track")
    if len(track) > TRACK_SPACES:
        raise BadPosition(f"the track has {len(track)} cards; it has 5 spaces")
    for space, card in enumerate(track):
        s.track[space] = card
    s.shown = len(track)
    lords = top.section("lords", LORD_ZONES, LORD)
    court = lords.card_row("court")
    if len(court) > COURT_SPACES:
        raise BadPosition(f"the court has {len(court)} lords; it has 6 spaces")
    for space, lord in enumerate(court):
        s.court[space] = lord
    s.court_size = len(court)
    s.at_court = card_bits(lords, "court")
    s.out = card_bits(lords, "out")
    s.used = card_bits(Reader({"used": top.value("used")}, top.where, ("used",), LORD), "used")
    locations = top.section("locations", LOCATION_ZONES, LOCATION)
    s.row = card_bits(locations, "row")
    s.drawn = card_bits(locations, "drawn")
    theft = top.section("tokens", TOKEN_ZONES).part("theft", ("by", "from", "token"))
    if theft is not None:
        s.thief = theft.whole("by", 0, int(s.seats) - 1)
        s.robbed = theft.whole("from", 0, int(s.seats) - 1)
        if theft.value("token") is not None:
            s.stolen = theft.whole("token", TOKEN_VALUES[0], TOKEN_VALUES[-1])


def players_of(top: Reader, s: Position) -> list[Reader]:
    players = top.items("players")
    if len(players) != int(s.seats):
        raise BadPosition(f"{top.where}.players has {len(players)} for {s.seats} seats")
    return [
        Reader(player, f"{top.where}.players[{seat}]", PLAYER, ALLY)
        for seat, player in enumerate(players)
    ]


def card_bits(zone: Reader, key: str) -> i64:
    """A set of lords or locations, each of them once."""
    bits: i64 = 0
    for card in zone.card_row(key):
        if bits & BIT[card] > 0:
            raise BadPosition(f"{zone.where}.{key} has a card twice")
        bits |= BIT[card]
    return bits


def _read_player(player: Reader, s: Position, seat: i64) -> None:
    s.pearls[seat] = player.whole("pearls", 0, MANY)
    s.keys[seat] = player.whole("keys", 0, MANY)
    lords = Reader(player.data, player.where, PLAYER, LORD)
    s.free[seat] = card_bits(lords, "lords")
    slain = card_bits(lords, "slain")
    if slain & ~s.free[seat]:
        raise BadPosition(f"{player.where}.slain has a lord who is not free")
    s.in_force[seat] = s.free[seat] & ~slain
    s.lords[seat] = s.free[seat]
    s.working |= s.in_force[seat]
    under = player.section("locations", LOCATION_NAMES, LORD)
    for location, name in enumerate(LOCATION_NAMES):
        if under.has(name):
            s.sites[seat] |= BIT[location]
            put_lords_under(s, seat, location, card_bits(under, name))
    for card in player.card_row("affiliated"):
        s.affiliated[seat * ALLIES + card] += 1


def put_lords_under(s: Position, seat: i64, location: i64, lords: i64) -> None:
    if s.under[location] > 0 or s.lords[seat] & lords:
        raise BadPosition(f"a lord or a location of seat {seat} is there twice")
    s.under[location] = lords
    s.lords[seat] |= lords


def _read_choice(choice: Reader, s: Position) -> None:
    recruiting = choice.value("recruiting")
    if not isinstance(recruiting, bool):
        raise BadPosition(f"{choice.where}.recruiting is {recruiting!r}; it takes True or False")
    s.recruiting = recruiting
    s.lord = choice.card("lord")
    s.victim = choice.seat("victim", int(s.seats))
    s.spent = choice.whole("spent", 0, 2)
    cards = Reader(choice.data, choice.where, CHOICE, ALLY)
    for card in cards.card_row("paid"):
        s.paid[card] += 1
        s.paid_races |= BIT[RACE[card]]
        s.paid_worth += VALUE[card]
        s.named = max(s.named, card)
    ordered = s.phase == COMMANDED or s.phase == LIMIT
    if ordered != (cards.value("from") is not None):
        raise BadPosition(f"{choice.where}.from is for phases 'commander' and 'limit'")
    if ordered:
        s.named = cards.card("from")
    s.site = Reader(choice.data, choice.where, CHOICE, LOCATION).card("location")
    under = card_bits(choice, "under")
    if under > 0:
        if s.phase != SPENDING or s.site == NO_CARD:
            raise BadPosition(f"{choice.where}.under is for phase 'keys' and its location")
        put_lords_under(s, s.active, s.site, under)


def read_discard(exploration: Reader, s: Position) -> None:
    for card in exploration.card_row("discard"):
        s.discarded[card] += 1


def read_council(council: Reader, s: Position) -> None:
    for race, name in enumerate(RACES):
        for card in council.card_row(name):
            if RACE[card] != race:
                raise BadPosition(f"{council.where}.{name} has {CARD_NAMES[card]}")
            send_to_council(s, card)


def read_hand(zone: Reader, s: Position, seat: i64) -> None:
    for card in zone.card_row("hand"):
        s.add_to_hand(seat, card, 1)


def read_tokens(zone: Reader, s: Position, seat: i64) -> None:
    for token in token_row(zone, "tokens"):
        s.tokens[seat * TOKEN_KINDS + token - LEAST_TOKEN] += 1


def token_row(zone: Reader, key: str) -> vec[i64]:
    row = vec[i64]()
    for value in zone.items(key):
        if type(value) is not int or value not in TOKEN_VALUES:
            raise BadPosition(f"{zone.where}.{key} has {value!r}; tokens are of 2, 3 or 4")
        row = append(row, value)
    return row
