"""Worlds that a seat cannot tell from the true one, each with exactly the weight it deserves.

What a world weighs is in docs/sampling.md. In short: how likely its deal, its shuffle and its blind
draws are; a hidden payment counts as one of all sets of cards that it could have been.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.chance import Chance
from lanternfish.core.game import NOBODY, numbers
from lanternfish.games.biblios.cards import HAND_KINDS, KINDS, SUIT, SUITS
from lanternfish.games.biblios.guess import Guess
from lanternfish.games.biblios.recall import HIDDEN, MOVED, Puzzle
from lanternfish.games.biblios.recollect import NO_LINE, line_of_kept
from lanternfish.games.biblios.rules import choices
from lanternfish.games.biblios.state import OVER, PLACE, Position
from lanternfish.games.biblios.story import (
    HIDE,
    LOSE,
    PILE,
    card_of,
    operation_of,
)
from lanternfish.games.biblios.taking import Plan
from lanternfish.games.biblios.trace import in_auctions
from lanternfish.games.biblios.view import Sight


def imagine(sight: Sight, chance: Chance, world: Position) -> None:
    """Fill a world."""
    _build(sight, _plan(sight).draw(chance), chance, world)


def sketch(sight: Sight, chance: Chance, world: Position) -> None:
    """Fill a world that comes soon."""
    _build(sight, _plan(sight).sketch(chance), chance, world)


def _plan(sight: Sight) -> Plan:
    plan = sight.plan
    if not isinstance(plan, Plan):
        plan = Plan(sight)
        sight.plan = plan
    return plan


def _build(sight: Sight, guess: Guess, chance: Chance, world: Position) -> None:
    """Lay the table as the guess has it."""
    _copy_table(sight, world)
    world.story = sight.memory[:]
    _tell_hands(guess, world.story)
    rest = _rest_of_pool(guess.pool, chance)
    world.unseen = rest[: sight.unseen_size]
    rest = rest[sight.unseen_size :]
    if in_auctions(world):
        _lay_auction_pile(guess, rest, world, chance)
    else:
        _lay_gift_piles(sight, guess.puzzle, rest, world)
    _deal_hands(sight, guess, world)
    for entry in world.story:
        if operation_of(entry) == HIDE or operation_of(entry) == LOSE:
            world.discard_face_down(card_of(entry))
    world.chance = chance.branch()
    world.seat = sight.turn
    if world.seat != NOBODY:
        world.options = choices(world)


def _copy_table(sight: Sight, world: Position) -> None:
    sight.table.copy_into(world)
    world.hands = sight.hands[:]
    world.laid = sight.laid[:]
    world.drawn = sight.drawn
    world.kept = sight.kept


def _tell_hands(guess: Guess, story: vec[i64]) -> None:
    """The faces of all that others kept, paid face down, or drew from each other."""
    p = guess.puzzle
    place: i64 = 0
    while place < len(p.keeps):
        _name(story, p.keeps[place], guess.face[guess.keeper[place]])
        place += 1
    event: i64 = 0
    while event < len(p.what):
        if p.what[event] == HIDDEN:
            _name(story, p.line[event], guess.face[p.token[event]])
        elif p.what[event] == MOVED:
            _name(story, p.line[event], guess.face[guess.mover[event]])
        event += 1
    place = 1
    while place < len(story):
        _sort_payment(story, place)
        place += 1


def _sort_payment(story: vec[i64], place: i64) -> None:
    """BIB 7.3: the cards of one payment were laid in falling card order."""
    while place > 0 and operation_of(story[place]) == HIDE:
        before = story[place - 1]
        if before & 1023 != story[place] & 1023 or before >= story[place]:
            return
        story[place - 1] = story[place]
        story[place] = before
        place -= 1


def _name(story: vec[i64], place: i64, card: i64) -> None:
    story[place] = (story[place] & 1023) | (card << 10)


def _rest_of_pool(pool: vec[i64], chance: Chance) -> vec[i64]:
    rest = vec[i64](capacity=88)
    card: i64 = 0
    while card < KINDS:
        copies: i64 = pool[card]
        while copies > 0:
            rest = append(rest, card)
            copies -= 1
        card += 1
    chance.shuffle(rest)
    return rest


def _lay_gift_piles(sight: Sight, p: Puzzle, rest: vec[i64], world: Position) -> None:
    """The gift phase: what others put on the auction pile, what one has drawn, and the deck."""
    place: i64 = 0
    for line in p.piles:
        _name(world.story, line, rest[place])
        place += 1
    if world.phase == PLACE and sight.seat != world.active:
        world.drawn = rest[place]
        place += 1
    world.deck = rest[place:]
    for entry in world.story:
        if operation_of(entry) == PILE:
            world.pile = append(world.pile, card_of(entry))


def _lay_auction_pile(guess: Guess, rest: vec[i64], world: Position, chance: Chance) -> None:
    """The auction phase: whose cards are still to come, and who had put which on the pile."""
    p = guess.puzzle
    deck = rest[:]
    card: i64 = 0
    while card < KINDS:
        from_others: i64 = p.pool[card] - guess.stock[card]
        mine: i64 = p.my_pile[card] - (p.revealed[card] - from_others)
        while from_others > 0:
            rest = append(rest, card)
            from_others -= 1
        while mine > 0:
            deck = append(deck, card)
            mine -= 1
        card += 1
    chance.shuffle(rest)
    chance.shuffle(deck)
    world.deck = deck
    place: i64 = 0
    for line in p.piles:
        _name(world.story, line, rest[place])
        place += 1


def _deal_hands(sight: Sight, guess: Guess, world: Position) -> None:
    p = guess.puzzle
    world.suits = numbers(world.seats * SUITS)
    world.sizes = numbers(world.seats)
    if world.phase != OVER:
        token: i64 = i64(len(p.face)) - 1
        while token >= 0 and p.born[token] == len(p.what):
            place: i64 = p.birth_hand[token] * HAND_KINDS + guess.face[token]
            world.hands[place] += 1
            token -= 1
    _set_kept_apart(sight, world)
    seat: i64 = 0
    while seat < world.seats:
        card: i64 = 0
        while card < HAND_KINDS:
            count: i64 = world.hands[seat * HAND_KINDS + card]
            world.suits[seat * SUITS + SUIT[card]] += count
            world.sizes[seat] += count
            card += 1
        seat += 1
    if world.bidder != NOBODY:
        world.sizes[world.bidder] += i64(len(world.laid))


def _set_kept_apart(sight: Sight, world: Position) -> None:
    """A card that another has laid face down before himself this turn is not in his hand yet."""
    line = line_of_kept(world, world.story)
    if line != NO_LINE and sight.seat != world.active:
        world.kept = card_of(world.story[line])
        world.hands[world.active * HAND_KINDS + world.kept] -= 1
