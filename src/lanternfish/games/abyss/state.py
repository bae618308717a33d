"""What lies where in a game of Abyss. The rules that move it are in the chapters."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.core.chance import Chance, Quick
from lanternfish.core.events import Log
from lanternfish.core.game import NOBODY, State, numbers
from lanternfish.games.abyss.cards import (
    ALLIES,
    BIT,
    COURT_SPACES,
    KINDS,
    LOCATIONS,
    NO_CARD,
    RACE,
    RACE_COUNT,
    SHAMAN,
    TOKEN_KINDS,
    TRACK_SPACES,
    VALUE,
    WITH_KEY,
    count_bits,
)

# The decisions of a turn, in the order of the chapters.
MAIN: Final[i64] = 0
OFFER: Final[i64] = 1
ALLY: Final[i64] = 2
MONSTER_MET: Final[i64] = 3
REWARDING: Final[i64] = 4
SECOND_STACK: Final[i64] = 5
PAYING: Final[i64] = 6
AFFILIATING: Final[i64] = 7
JAILING: Final[i64] = 8
SLAYING: Final[i64] = 9
COMMANDED: Final[i64] = 10
HUNTING: Final[i64] = 11
LEARNING: Final[i64] = 12
TRADING: Final[i64] = 13
EXCHANGING: Final[i64] = 14
CORRUPTING: Final[i64] = 15
BETRAYING: Final[i64] = 16
REPLACING: Final[i64] = 17
SCHEMING: Final[i64] = 18
SOURCE: Final[i64] = 19
PICKING: Final[i64] = 20
SPENDING: Final[i64] = 21
SMOKING: Final[i64] = 22
WINDOW: Final[i64] = 23
LIMIT: Final[i64] = 24
OVER: Final[i64] = 25
# Steps between the decisions: nobody is asked.
REVEAL: Final[i64] = 26
EXPLORED: Final[i64] = 27
ENTERED: Final[i64] = 28
REFILL: Final[i64] = 29
KEY_CHECK: Final[i64] = 30
NEXT: Final[i64] = 31

PHASES: Final = (
    "main", "offer", "ally", "monster", "reward", "second-stack", "pay", "affiliate",
    "jailer", "assassin", "commander", "hunter", "apprentice", "illusionist", "exchange",
    "corruptor", "traitor", "replace", "schemer",
    "source", "pick", "keys", "smokers", "end", "limit", "over",
)  # fmt: skip

NO_VEC: Final[vec[i64]] = vec[i64]()
NO_CHANCE: Final = Quick()


class Board(State):
    """The decks, the turn, and what lies on the board and beside it."""

    def __init__(self) -> None:
        self.seat: i64 = NOBODY
        self.seats: i64 = 0
        self.chance: Chance = NO_CHANCE
        self.log: Log | None = None
        self.options = NO_VEC
        self.russian = False
        # Decks do not change once they are shuffled, so that copies share them; the tops move.
        self.deck = NO_VEC
        self.top: i64 = 0
        self.lord_deck = NO_VEC
        self.lord_top: i64 = 0
        self.stack = NO_VEC
        self.stack_top: i64 = 0
        self.pool = NO_VEC
        self.pool_top: i64 = 0
        # The turn.
        self.phase: i64 = MAIN
        self.active: i64 = 0
        self.price: i64 = 1
        self.bought: i64 = 0
        self.used: i64 = 0
        self.extra: i64 = 0
        self.ender: i64 = NOBODY
        # The board: how many of each card the discard and the council have, how many cards each
        # stack of the council, the cards on the track, the lords at court in the order of the
        # spaces and as bits, open locations and those just drawn as bits, lords out of the game.
        self.threat: i64 = 1
        self.discarded = NO_VEC
        self.council = NO_VEC
        self.stacks = NO_VEC
        self.track = NO_VEC
        self.shown: i64 = 0
        self.court = NO_VEC
        self.court_size: i64 = 0
        self.at_court: i64 = 0
        self.row: i64 = 0
        self.drawn: i64 = 0
        self.out: i64 = 0

    def copy_board(self, twin: "Board") -> None:
        twin.threat = self.threat
        twin.discarded = self.discarded[:]
        twin.council = self.council[:]
        twin.stacks = self.stacks[:]
        twin.track = self.track[:]
        twin.shown = self.shown
        twin.court = self.court[:]
        twin.court_size = self.court_size
        twin.at_court = self.at_court
        twin.row = self.row
        twin.drawn = self.drawn
        twin.out = self.out

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    def cards_left(self) -> i64:
        """How many cards the exploration deck has."""
        return i64(len(self.deck)) - self.top

    def lords_left(self) -> i64:
        """How many lords the deck has."""
        return i64(len(self.lord_deck)) - self.lord_top

    def sites_left(self) -> i64:
        """How many locations the stack has."""
        return i64(len(self.stack)) - self.stack_top

    def tokens_left(self) -> i64:
        """How many monster tokens the pool has."""
        return i64(len(self.pool)) - self.pool_top


class Position(Board):
    """Every card, lord, location, token and pearl of the table."""

    def __init__(self) -> None:
        super().__init__()
        # The players: cards in hand and affiliated, 25 kinds a seat; the value of each race in
        # hand; lords, those that are free, those in force; locations; tokens, three kinds a seat.
        self.hands = NO_VEC
        self.hand_sizes = NO_VEC
        self.worth = NO_VEC
        self.affiliated = NO_VEC
        self.pearls = NO_VEC
        self.keys = NO_VEC
        self.lords = NO_VEC
        self.free = NO_VEC
        self.in_force = NO_VEC
        self.sites = NO_VEC
        self.tokens = NO_VEC
        # All lords in force, whoever has them; the lords under each location.
        self.working: i64 = 0
        self.under = NO_VEC
        # Unfinished choices: the lord that is paid for or has entered, what was paid (the cards,
        # their races as bits, their value), the card named last, the seat whose lord is to be
        # assassinated, the location that keys are spent for or that is given away, how many tokens
        # were spent for it; whether a recruitment is under way.
        self.lord: i64 = NO_CARD
        self.paid = NO_VEC
        self.paid_races: i64 = 0
        self.paid_worth: i64 = 0
        self.named: i64 = 0
        self.victim: i64 = NOBODY
        self.site: i64 = NO_CARD
        self.spent: i64 = 0
        self.recruiting = False
        # ABY 12.5: who took a token from whom, and which.
        self.thief: i64 = NOBODY
        self.robbed: i64 = NOBODY
        self.stolen: i64 = 0

    def clear(self) -> None:
        """No card anywhere yet."""
        self.discarded = numbers(KINDS)
        self.council = numbers(ALLIES)
        self.stacks = numbers(RACE_COUNT)
        self.track = numbers(TRACK_SPACES)
        self.court = numbers(COURT_SPACES)
        self.hands = numbers(self.seats * ALLIES)
        self.hand_sizes = numbers(self.seats)
        self.worth = numbers(self.seats * RACE_COUNT)
        self.affiliated = numbers(self.seats * ALLIES)
        self.pearls = numbers(self.seats)
        self.keys = numbers(self.seats)
        self.lords = numbers(self.seats)
        self.free = numbers(self.seats)
        self.in_force = numbers(self.seats)
        self.sites = numbers(self.seats)
        self.tokens = numbers(self.seats * TOKEN_KINDS)
        self.under = numbers(LOCATIONS)
        self.paid = numbers(ALLIES)

    def copy_into(self, twin: "Position") -> None:
        twin.seat = self.seat
        twin.chance = self.chance.copy()
        twin.options = self.options
        twin.deck = self.deck
        twin.top = self.top
        twin.lord_deck = self.lord_deck
        twin.lord_top = self.lord_top
        twin.stack = self.stack
        twin.stack_top = self.stack_top
        twin.pool = self.pool
        twin.pool_top = self.pool_top
        self.copy_table(twin)

    def copy_table(self, twin: "Position") -> None:
        """All but the decks, the pool and chance."""
        twin.seats = self.seats
        twin.russian = self.russian
        twin.phase = self.phase
        twin.active = self.active
        twin.price = self.price
        twin.bought = self.bought
        twin.used = self.used
        twin.extra = self.extra
        twin.ender = self.ender
        self.copy_board(twin)
        self.copy_players(twin)
        twin.lord = self.lord
        twin.paid = self.paid[:]
        twin.paid_races = self.paid_races
        twin.paid_worth = self.paid_worth
        twin.named = self.named
        twin.victim = self.victim
        twin.site = self.site
        twin.spent = self.spent
        twin.recruiting = self.recruiting
        twin.thief = self.thief
        twin.robbed = self.robbed
        twin.stolen = self.stolen

    def copy_players(self, twin: "Position") -> None:
        twin.hands = self.hands[:]
        twin.hand_sizes = self.hand_sizes[:]
        twin.worth = self.worth[:]
        twin.affiliated = self.affiliated[:]
        twin.pearls = self.pearls[:]
        twin.keys = self.keys[:]
        twin.lords = self.lords[:]
        twin.free = self.free[:]
        twin.in_force = self.in_force[:]
        twin.sites = self.sites[:]
        twin.tokens = self.tokens[:]
        twin.working = self.working
        twin.under = self.under[:]

    def tokens_of(self, seat: i64) -> i64:
        """How many monster tokens a player has."""
        first = seat * TOKEN_KINDS
        return self.tokens[first] + self.tokens[first + 1] + self.tokens[first + 2]

    def has_in_force(self, seat: i64, lord: i64) -> bool:
        """ABY 2.9: is the lord free, and not assassinated?"""
        return (self.in_force[seat] >> lord) & 1 == 1

    def opponent_has_in_force(self, seat: i64, lord: i64) -> bool:
        return (self.working & ~self.in_force[seat]) >> lord & 1 == 1

    def is_protected(self, seat: i64) -> bool:
        """ABY 2.11: the shaman keeps all soldiers away."""
        return self.has_in_force(seat, SHAMAN)

    def keys_of(self, seat: i64) -> i64:
        """ABY 2.10: tokens, and the keys of lords in force."""
        return self.keys[seat] + count_bits(self.in_force[seat] & WITH_KEY)

    def add_to_hand(self, seat: i64, card: i64, count: i64) -> None:
        self.hands[seat * ALLIES + card] += count
        self.hand_sizes[seat] += count
        self.worth[seat * RACE_COUNT + RACE[card]] += VALUE[card] * count

    def take_lord(self, seat: i64, lord: i64) -> None:
        """ABY 6.12: the lord lies free before the player."""
        self.lords[seat] |= BIT[lord]
        self.free[seat] |= BIT[lord]
        self.in_force[seat] |= BIT[lord]
        self.working |= BIT[lord]

    def end_power(self, seat: i64, lord: i64) -> None:
        """The lord is no longer in force; for good."""
        self.in_force[seat] &= ~BIT[lord]
        self.working &= ~BIT[lord]

    def gain_pearls(self, seat: i64, count: i64, by: str) -> None:
        self.pearls[seat] += count
        if self.log is not None:
            self.log.tell("pearls", {"seat": seat, "count": count, "by": by})

    def lose_pearls(self, seat: i64, count: i64, by: str) -> None:
        """To the treasury."""
        self.pearls[seat] -= count
        if self.log is not None:
            self.log.tell("fee", {"seat": seat, "count": count, "by": by})
