"""Views that somebody wrote, read back with everything checked."""

from typing import Final

from librt.vecs import append

from lanternfish.core.errors import BadPosition
from lanternfish.core.game import NOBODY
from lanternfish.core.reading import Reader
from lanternfish.games.abyss.cards import CARD, RACES, TOKEN_VALUES
from lanternfish.games.abyss.checks import check_position
from lanternfish.games.abyss.codec import (
    EXPLORATION_ZONES,
    HEAD,
    LOCATION_ZONES,
    LORD_ZONES,
    TABLE,
    TOKEN_ZONES,
)
from lanternfish.games.abyss.notation import NOTATION
from lanternfish.games.abyss.reading import (
    ALLY,
    ask,
    players_of,
    read_council,
    read_discard,
    read_hand,
    read_head,
    read_table,
    read_tokens,
)
from lanternfish.games.abyss.scoring import tokens_in
from lanternfish.games.abyss.state import OVER, Position
from lanternfish.games.abyss.view import (
    Sight,
    deal_tokens,
    knows_theft,
    unknown_tokens,
    unseen_cards,
    unseen_locations,
    unseen_lords,
)

KEYS: Final = (*HEAD, "seat", "turn", "legal", "open", "own", "remembered")
REMEMBERED: Final = ("hands", "council", "discard", "stolen")


def read_sight(data: object, v: Sight) -> None:
    """Fill a view from `to_dict`; `BadPosition` names what nobody can see."""
    top = Reader(data, "view", KEYS, CARD)
    t = v.table
    read_head(top, t)
    seats = int(t.seats)
    v.seat = top.seat("seat", seats)
    v.turn = top.seat("turn", seats)
    v.legal = tuple([NOTATION.parse(text) for text in top.items("legal")])
    opened = top.section("open", TABLE)
    read_table(opened, t)
    _read_sizes(opened, v)
    _read_memory(top.section("remembered", REMEMBERED), v)
    _read_own(top, v)
    _read_token_counts(opened, v)
    _check_sight(v, opened)


def _read_sizes(opened: Reader, v: Sight) -> None:
    v.deck_size = opened.section("exploration", EXPLORATION_ZONES).whole("deck", 0, 71)
    v.lord_deck_size = opened.section("lords", LORD_ZONES).whole("deck", 0, 35)
    v.stack_size = opened.section("locations", LOCATION_ZONES).whole("stack", 0, 20)
    v.pool_size = opened.section("tokens", TOKEN_ZONES).whole("pool", 0, 20)
    if v.table.stolen != 0:
        raise BadPosition("view.open.tokens.theft.token is None: it does not lie open")


def _read_memory(memory: Reader, v: Sight) -> None:
    """ABY 12.3: what was seen once."""
    t = v.table
    read_discard(Reader({"discard": memory.value("discard")}, memory.where, ("discard",), CARD), t)
    read_council(memory.section("council", RACES), t)
    hands = memory.items("hands")
    if len(hands) != int(t.seats):
        raise BadPosition(f"view.remembered.hands has {len(hands)} for {t.seats} seats")
    for seat, hand in enumerate(hands):
        if (hand is None) != (seat == v.seat):
            raise BadPosition("view.remembered.hands has all hands but the seat's own")
        if hand is not None:
            where = f"hands[{seat}]"
            row = Reader({where: hand}, "view.remembered", (where,), ALLY).card_row(where)
            for card in row:
                t.add_to_hand(seat, card, 1)
    if memory.value("stolen") is not None:
        t.stolen = memory.whole("stolen", TOKEN_VALUES[0], TOKEN_VALUES[-1])
    if (t.stolen > 0) != knows_theft(t, v.seat):
        raise BadPosition("view.remembered.stolen is for the two who know the token, else None")


def _read_own(top: Reader, v: Sight) -> None:
    own = top.part("own", ("hand", "tokens"))
    if (own is None) != (v.seat == NOBODY):
        raise BadPosition("view.own is for a seat; a spectator has none")
    if own is None:
        return
    own = top.section("own", ("hand", "tokens"), ALLY)
    read_hand(own, v.table, v.seat)
    read_tokens(own, v.table, v.seat)


def _read_token_counts(opened: Reader, v: Sight) -> None:
    """How many tokens everybody has; at the end, which."""
    counts: list[int] = []
    for seat, player in enumerate(players_of(opened, v.table)):
        if v.table.phase != OVER:
            counts.append(player.whole("tokens", 0, 20))
            continue
        if seat != v.seat:
            read_tokens(player, v.table, seat)
        elif player.items("tokens") != tokens_in(v.table, seat):
            raise BadPosition(f"{player.where}.tokens are not those of view.own")
        counts.append(len(player.items("tokens")))
    for count in counts:
        v.token_counts = append(v.token_counts, count)


def _check_sight(v: Sight, opened: Reader) -> None:
    """Can anybody see this? The decks must be what lies nowhere else, and the rest follows."""
    world = Position()
    fill(v, world)
    sizes = [world.cards_left(), world.lords_left(), world.sites_left(), world.tokens_left()]
    if sizes != [v.deck_size, v.lord_deck_size, v.stack_size, v.pool_size]:
        raise BadPosition(
            f"what lies nowhere else are {sizes} cards, not as many as the decks have"
        )
    check_position(world)
    ask(world)
    _check_counts(v, opened)
    legal: tuple[int, ...] = ()
    if v.seat != NOBODY and v.seat == v.turn:
        legal = tuple(world.options)
    if v.legal != legal:
        raise BadPosition(f"view.legal is not {[NOTATION.text(action) for action in legal]}")


def fill(v: Sight, world: Position) -> None:
    """A world with the decks that there must be, in card order."""
    t = v.table
    t.copy_table(world)
    world.seat = v.turn
    world.deck = unseen_cards(t)
    world.lord_deck = unseen_lords(t)
    world.stack = unseen_locations(t)
    tokens = unknown_tokens(v)
    if t.thief != NOBODY and v.token_counts[t.thief] == 0:
        raise BadPosition(f"seat {t.thief} does not have the token taken from seat {t.robbed}")
    hidden = sum([int(v.token_counts[seat]) for seat in range(int(t.seats)) if seat != v.seat])
    if t.stolen > 0 and v.seat == t.robbed:
        hidden -= 1
    if t.phase != OVER and len(tokens) < hidden:
        raise BadPosition(f"{len(tokens)} tokens are unknown, and others have {hidden}")
    deal_tokens(v, tokens, world)


def _check_counts(v: Sight, opened: Reader) -> None:
    """What is counted must be as much as is remembered."""
    t = v.table
    council = opened.section("council", RACES)
    for race, name in enumerate(RACES):
        council.whole(name, int(t.stacks[race]), int(t.stacks[race]))
    discard = sum([int(count) for count in t.discarded])
    opened.section("exploration", EXPLORATION_ZONES).whole("discard", discard, discard)
    for seat, player in enumerate(players_of(opened, t)):
        player.whole("hand", int(t.hand_sizes[seat]), int(t.hand_sizes[seat]))
    if v.seat != NOBODY and t.tokens_of(v.seat) != v.token_counts[v.seat]:
        raise BadPosition("view.own.tokens are not as many as the seat has")
