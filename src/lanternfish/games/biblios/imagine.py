"""Worlds that a seat cannot tell from the true one, each with exactly the weight it deserves.

What a world weighs is in docs/sampling.md. In short: how likely its deal, its shuffle and its blind
draws are; a hidden payment counts as one of all sets of cards that it could have been.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.chance import Chance, Quick
from lanternfish.core.errors import BadPosition
from lanternfish.core.game import NOBODY, numbers
from lanternfish.games.biblios.bound import Bound, next_split
from lanternfish.games.biblios.cards import CHURCH, GOLD, HAND_KINDS, KINDS, SUIT, SUITS
from lanternfish.games.biblios.guess import Guess
from lanternfish.games.biblios.odds import Odds
from lanternfish.games.biblios.recall import HIDDEN, MOVED, Puzzle
from lanternfish.games.biblios.rules import choices
from lanternfish.games.biblios.state import CHURCH_CARD, DRAW, OVER, PLACE, Position
from lanternfish.games.biblios.story import (
    FIND,
    HIDE,
    KEEP,
    LOSE,
    PILE,
    TAKEN,
    card_of,
    operation_of,
    seat_of,
)
from lanternfish.games.biblios.trace import in_auctions
from lanternfish.games.biblios.view import Sight

# Guesses are thrown away as long as about one in HOPE is taken; where fewer would be, the world
# comes from a chain of CHAIN guesses instead (docs/sampling.md).
TRIAL: Final[i64] = 24
HOPE: Final[float] = 2000.0
CHAIN: Final[i64] = 256
# A view that was tampered with may fit no world at all.
DESPAIR: Final[i64] = 200000


def _logs() -> vec[float]:
    table = vec[float]()
    for n in range(128):
        table = append(table, math.lgamma(n + 1.0))
    return table


# The logarithm of n factorial.
LOG_FACTORIAL: Final[vec[float]] = _logs()


def log_falling(n: i64, count: i64) -> float:
    """The logarithm of n (n - 1) ... with so many factors; minus infinity if there are too few."""
    if count > n:
        return -1.0e300
    return LOG_FACTORIAL[n] - LOG_FACTORIAL[n - count]


def imagine(sight: Sight, chance: Chance, world: Position) -> None:
    """Fill a world."""
    guess = _begin(sight)
    if not _guess_until_taken(guess, chance):
        guess = _chain(guess, chance)
    _build(sight, guess, chance, world)


def _begin(sight: Sight) -> Guess:
    """What was worked out once for a view serves all its worlds."""
    plan = sight.plan
    if isinstance(plan, Guess):
        return plan
    puzzle = Puzzle(sight)
    odds = Odds(puzzle)
    guess = Guess(puzzle, odds, Bound(puzzle, odds), sight.memory)
    sight.plan = guess
    return guess


def _guess_until_taken(guess: Guess, chance: Chance) -> bool:
    """False if hardly any guess would be taken."""
    tries: i64 = 0
    total = 0.0
    while True:
        guess.run(chance, _pool_after_reveals(guess.puzzle, chance))
        if guess.weight > 0.0 and chance.unit() * guess.bound.value < guess.weight:
            return True
        total += guess.weight
        tries += 1
        if tries == TRIAL and total * HOPE < guess.bound.value * float(TRIAL):
            return False


def _chain(first: Guess, chance: Chance) -> Guess:
    """Independent guesses, each taken over the one before with the odds of their weights."""
    held = first
    held.weight = 0.0
    steps: i64 = 0
    tries: i64 = 0
    while steps < CHAIN:
        tries += 1
        if tries > DESPAIR and steps == 0:
            raise BadPosition("no world fits what this view remembers")
        guess = Guess(first.puzzle, first.odds, first.bound, first.memory)
        guess.run(chance, _pool_after_reveals(first.puzzle, chance))
        if guess.weight > 0.0 and chance.unit() * held.weight < guess.weight:
            held = guess
        if held.weight > 0.0:
            steps += 1
    return held


def _pool_after_reveals(p: Puzzle, chance: Chance) -> vec[i64]:
    """The unseen cards, less those turned up from the auction pile that were not my own."""
    pool = p.pool[:]
    doubtful = vec[i64]()
    card: i64 = 0
    while card < KINDS:
        if p.revealed[card] > 0:
            if p.my_pile[card] == 0:
                pool[card] -= p.revealed[card]
            elif card >= GOLD:
                doubtful = append(doubtful, card)
        card += 1
    if len(doubtful) == 0:
        return pool
    mine = _split(p, doubtful, chance)
    place: i64 = 0
    while place < len(doubtful):
        card = doubtful[place]
        pool[card] -= p.revealed[card] - mine[place]
        place += 1
    return pool


def _split(p: Puzzle, doubtful: vec[i64], chance: Chance) -> vec[i64]:
    """How many of the turned-up cards of each doubtful kind were mine: all splits, weighed."""
    low = vec[i64]()
    high = vec[i64]()
    for card in doubtful:
        low = append(low, max(0, p.revealed[card] - p.pool[card]))
        high = append(high, min(p.my_pile[card], p.revealed[card]))
    now = low[:]
    logs = vec[float]()
    while True:
        logs = append(logs, _log_weight(p, doubtful, now))
        if not next_split(now, low, high):
            break
    chosen = _pick(logs, chance)
    now = low[:]
    while chosen > 0:
        next_split(now, low, high)
        chosen -= 1
    return now


def _pick(logs: vec[float], chance: Chance) -> i64:
    most = logs[0]
    for value in logs:
        most = max(most, value)
    total = 0.0
    for value in logs:
        total += math.exp(value - most)
    left = chance.unit() * total
    place: i64 = 0
    while place < len(logs) - 1:
        left -= math.exp(logs[place] - most)
        if left < 0.0:
            return place
        place += 1
    return place


def _log_weight(p: Puzzle, doubtful: vec[i64], mine: vec[i64]) -> float:
    """The ways to deal and shuffle that turn up these cards with so many of mine among them."""
    certain: i64 = 0
    card: i64 = 0
    while card < GOLD:
        if p.my_pile[card] > 0:
            certain += p.revealed[card]
        card += 1
    total = 0.0
    from_me: i64 = certain
    plain: i64 = 0
    while card < CHURCH:
        plain += p.pool[card] - p.revealed[card]
        card += 1
    place: i64 = 0
    while place < len(doubtful):
        kind = doubtful[place]
        turned = p.revealed[kind]
        own = mine[place]
        total += log_falling(turned, own) - LOG_FACTORIAL[own]
        total += log_falling(p.my_pile[kind], own) + log_falling(p.pool[kind], turned - own)
        from_me += own
        if kind < CHURCH:
            plain += own
        place += 1
    card = 0
    while card < GOLD:
        plain += p.pool[card]
        if p.my_pile[card] == 0:
            plain -= p.revealed[card]
        card += 1
    pile: i64 = p.my_pile_size + i64(len(p.piles))
    total += log_falling(pile - p.revealed_size, p.my_pile_size - from_me)
    keeps: i64 = i64(len(p.keeps))
    everything: i64 = 0
    for count in p.pool:
        everything += count
    total += log_falling(plain, keeps)
    return total + LOG_FACTORIAL[everything - p.revealed_size + from_me - keeps]


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
    world.chance = _own_chance(chance)
    world.seat = sight.turn
    if world.seat != NOBODY:
        world.options = choices(world)


def _own_chance(chance: Chance) -> Quick:
    own = Quick()
    own.a = chance.word()
    own.b = chance.word()
    own.c = chance.word()
    own.d = chance.word() | 1
    return own


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
    active = world.active
    placing = world.phase == PLACE or (world.phase == CHURCH_CARD and world.resume == DRAW)
    if not placing or sight.seat == active or world.self_left > 0:
        return
    place: i64 = i64(len(world.story)) - 1
    while place >= 0 and seat_of(world.story[place]) == active:
        entry = world.story[place]
        operation = operation_of(entry)
        if operation == FIND or operation == TAKEN:
            return
        if operation == KEEP:
            world.kept = card_of(entry)
            world.hands[active * HAND_KINDS + world.kept] -= 1
            return
        place -= 1
