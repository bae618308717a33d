"""The only door out for what is hidden: all that one seat knows, and nothing else.

Every ally was seen on the track and every discard was open when it happened (ABY 12.3), so that all
hands, the council and the discard are known to who forgets nothing. Hidden are the order of the
three decks, and tokens of others and of the pool (ABY 12.4).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.chance import Chance
from lanternfish.core.game import NOBODY, View
from lanternfish.games.abyss.cards import (
    ALLIES,
    COPIES,
    KINDS,
    LEAST_TOKEN,
    LOCATIONS,
    LORDS,
    NO_CARD,
    RACES,
    TOKEN_COPIES,
    TOKEN_KINDS,
)
from lanternfish.games.abyss.codec import (
    Hidden,
    council_to_dict,
    discard_to_list,
    hand_to_list,
    head_to_dict,
    number,
    table_to_dict,
)
from lanternfish.games.abyss.notation import NOTATION
from lanternfish.games.abyss.reading import ask
from lanternfish.games.abyss.scoring import tokens_in
from lanternfish.games.abyss.state import OVER, Position


class Sight(View):
    """What lies open or is remembered (`table`), and how much is hidden.

    `table` is a position of its own with nothing hidden in it: no decks, no pool, no chance, no
    choices, no tokens but those that the seat knows.
    """

    def __init__(self) -> None:
        self.seat: i64 = NOBODY
        self.turn: i64 = NOBODY
        self.legal: tuple[int, ...] = ()
        self.table = Position()
        self.deck_size: i64 = 0
        self.lord_deck_size: i64 = 0
        self.stack_size: i64 = 0
        self.pool_size: i64 = 0
        self.token_counts = vec[i64]()

    def to_dict(self) -> dict[str, object]:
        return _to_dict(self)


def look(s: Position, seat: i64, sight: Sight) -> None:
    """Fill a view: of the decks and the pool nothing goes through but how much they have."""
    t = sight.table
    sight.seat = seat
    sight.turn = s.seat
    s.copy_table(t)
    sight.deck_size = s.cards_left()
    sight.lord_deck_size = s.lords_left()
    sight.stack_size = s.sites_left()
    sight.pool_size = s.tokens_left()
    counts = vec[i64](capacity=4)
    other: i64 = 0
    while other < s.seats:
        counts = append(counts, s.tokens_of(other))
        if not knows_tokens(t, seat, other):
            _hide_tokens(t, other)
        other += 1
    sight.token_counts = counts
    if not knows_theft(t, seat):
        t.stolen = 0


def knows_tokens(t: Position, seat: i64, other: i64) -> bool:
    """ABY 12.2, 10.12: one's own; when the game is over, everybody's."""
    return other == seat or t.phase == OVER


def knows_theft(t: Position, seat: i64) -> bool:
    """ABY 12.5: which token moved is known to the two between whom it did."""
    return seat != NOBODY and (seat == t.thief or seat == t.robbed)


def _hide_tokens(t: Position, seat: i64) -> None:
    kind: i64 = 0
    while kind < TOKEN_KINDS:
        t.tokens[seat * TOKEN_KINDS + kind] = 0
        kind += 1


def unseen_cards(t: Position) -> vec[i64]:
    """The exploration cards that are nowhere else, in card order: those of the deck."""
    counts = COPIES[:]
    space: i64 = 0
    while space < t.shown:
        counts[t.track[space]] -= 1
        space += 1
    place: i64 = 0
    card: i64 = 0
    while place < t.seats * ALLIES:
        counts[card] -= t.hands[place] + t.affiliated[place]
        place += 1
        card += 1
        if card == ALLIES:
            card = 0
    unseen = vec[i64](capacity=71)
    kind: i64 = 0
    while kind < KINDS:
        count = counts[kind] - t.discarded[kind]
        if kind < ALLIES:
            count -= t.council[kind] + t.paid[kind]
        while count > 0:
            unseen = append(unseen, kind)
            count -= 1
        kind += 1
    return unseen


def unseen_lords(t: Position) -> vec[i64]:
    """The lords that lie nowhere open, in card order."""
    seen = t.at_court | t.out
    for lords in t.lords:
        seen |= lords
    return _outside(seen, LORDS)


def unseen_locations(t: Position) -> vec[i64]:
    """The locations that lie nowhere open, in card order."""
    seen = t.row | t.drawn
    for sites in t.sites:
        seen |= sites
    unseen = _outside(seen, LOCATIONS)
    if t.site == NO_CARD:
        return unseen
    # The location that keys are being spent for is nobody's yet.
    rest = vec[i64](capacity=20)
    for location in unseen:
        if location != t.site:
            rest = append(rest, location)
    return rest


def _outside(bits: i64, count: i64) -> vec[i64]:
    """The numbers below `count` that are not in a set."""
    rest = vec[i64](capacity=35)
    place: i64 = 0
    while place < count:
        if (bits >> place) & 1 == 0:
            rest = append(rest, place)
        place += 1
    return rest


def unknown_tokens(sight: Sight) -> vec[i64]:
    """The tokens that the seat does not know the place of, by value."""
    t = sight.table
    rest = TOKEN_COPIES[:]
    place: i64 = 0
    while place < t.seats * TOKEN_KINDS:
        rest[place % TOKEN_KINDS] -= t.tokens[place]
        place += 1
    if t.stolen > 0 and sight.seat == t.robbed:
        rest[t.stolen - LEAST_TOKEN] -= 1
    tokens = vec[i64](capacity=20)
    kind: i64 = 0
    while kind < TOKEN_KINDS:
        count = rest[kind]
        while count > 0:
            tokens = append(tokens, LEAST_TOKEN + kind)
            count -= 1
        kind += 1
    return tokens


def deal_tokens(sight: Sight, tokens: vec[i64], world: Position) -> None:
    """The unknown tokens to the other seats, as many as each has; the rest is the pool."""
    t = sight.table
    dealt: i64 = 0
    seat: i64 = 0
    while seat < t.seats:
        count = sight.token_counts[seat]
        if knows_tokens(t, sight.seat, seat):
            count = 0
        elif seat == t.thief:
            count -= 1
            if t.stolen == 0:
                # Which one was taken is unknown, so that any may be: the first of them.
                world.stolen = tokens[dealt]
                dealt += 1
            _give(world, seat, world.stolen)
        while count > 0:
            _give(world, seat, tokens[dealt])
            dealt += 1
            count -= 1
        seat += 1
    world.pool = tokens
    world.pool_top = dealt


def _give(world: Position, seat: i64, token: i64) -> None:
    world.tokens[seat * TOKEN_KINDS + token - LEAST_TOKEN] += 1


def imagine(sight: Sight, chance: Chance, world: Position) -> None:
    """ABY 12.6: every order of the decks and every share of the tokens is equally likely."""
    sight.table.copy_table(world)
    world.seat = sight.turn
    world.deck = unseen_cards(sight.table)
    world.lord_deck = unseen_lords(sight.table)
    world.stack = unseen_locations(sight.table)
    tokens = unknown_tokens(sight)
    chance.shuffle(world.deck)
    chance.shuffle(world.lord_deck)
    chance.shuffle(world.stack)
    chance.shuffle(tokens)
    deal_tokens(sight, tokens, world)
    world.chance = chance.branch()
    ask(world)


def _to_dict(v: Sight) -> dict[str, object]:
    t = v.table
    return {
        **head_to_dict(t),
        "seat": number(v.seat),
        "turn": number(v.turn),
        "legal": [NOTATION.text(action) for action in v.legal],
        "open": table_to_dict(t, _counted(v)),
        "own": _own(v),
        "remembered": {
            "hands": [
                None if seat == v.seat else hand_to_list(t, seat) for seat in range(int(t.seats))
            ],
            "council": council_to_dict(t),
            "discard": discard_to_list(t),
            "stolen": None if t.stolen == 0 else int(t.stolen),
        },
    }


def _counted(v: Sight) -> Hidden:
    """ABY 12.1: of what lies face down all see how much there is."""
    t = v.table
    hidden = Hidden()
    hidden.deck = int(v.deck_size)
    hidden.discard = len(discard_to_list(t))
    hidden.council = {name: int(t.stacks[race]) for race, name in enumerate(RACES)}
    hidden.lord_deck = int(v.lord_deck_size)
    hidden.stack = int(v.stack_size)
    hidden.pool = int(v.pool_size)
    for seat in range(int(t.seats)):
        hidden.hands.append(int(t.hand_sizes[seat]))
        over = t.phase == OVER
        hidden.tokens.append(tokens_in(t, seat) if over else int(v.token_counts[seat]))
    return hidden


def _own(v: Sight) -> dict[str, object] | None:
    """ABY 12.2: a seat's own hand and tokens; a spectator has none."""
    if v.seat == NOBODY:
        return None
    return {"hand": hand_to_list(v.table, v.seat), "tokens": tokens_in(v.table, v.seat)}
