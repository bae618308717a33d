"""Biblios: what each category is worth, what gold is worth, and what cards cost."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from lanternfish.arena.estimates import Case, Estimate, mean_in, share_in, slope_in
from lanternfish.arena.insights.chapter import (
    Chapter,
    Voice,
    answers_table,
    holdings_chart,
    shares_chart,
)
from lanternfish.arena.insights.played import Played, holdings
from lanternfish.arena.markup import said
from lanternfish.arena.plots import table
from lanternfish.core.events import Log
from lanternfish.core.game import NOBODY
from lanternfish.core.replay import Replay
from lanternfish.games.biblios import scoring
from lanternfish.games.biblios.auction import purse
from lanternfish.games.biblios.cards import CATEGORIES, CATEGORY_CODES
from lanternfish.games.biblios.state import Position
from lanternfish.texts import Texts

CHURCHES = {
    "c+": "church-up",
    "c-": "church-down",
    "c++": "church-up-two",
    "c--": "church-down-two",
    "c+-": "church-either",
}
#: Gold in hand when the auctions begin goes into steps of so much.
STEP = 3
RARE = 10


@dataclass(frozen=True)
class Taken:
    """A category at the end: its die, and who takes it with what total."""

    die: int
    taker: int | None
    total: int


@dataclass(frozen=True)
class Offered:
    """A card in an auction; no price if nobody wanted it."""

    card: str  # "monks 2", "gold 3", "church-up"
    price: int | None


@dataclass(frozen=True)
class Facts:
    categories: dict[str, Taken]
    gold: tuple[int, ...]  # the worth of it by seat, when the auctions begin
    gold_cards: tuple[int, ...]
    auctions: tuple[Offered, ...]


def first_of(replay: Replay) -> int:
    """Who has the first turn, in a game that was just dealt."""
    state = replay.state
    assert isinstance(state, Position)
    return int(state.first)


def watch(replay: Replay) -> Facts:
    """Play a whole game again; gold is counted when the first card is put up for auction."""
    state = replay.state
    assert isinstance(state, Position)
    seats = range(int(state.seats))
    gold: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    auctions: list[Offered] = []
    while replay.left():
        log = Log()
        replay.step(log)
        for event in log.events:
            if event.what == "reveal" and not gold:
                gold = tuple(int(purse(state, seat)) for seat in seats)
                cards = tuple(int(scoring.gold_cards(state, seat)) for seat in seats)
            elif event.what in ("buy", "unsold"):
                price = int(event.public["amount"]) if event.what == "buy" else None
                auctions.append(Offered(kind_of(str(event.public["card"])), price))
    return Facts(_categories(state), gold, cards, tuple(auctions))


def kind_of(card: str) -> str:
    """A card without its letter, as the words name it: M2A is monks 2."""
    if card in CHURCHES:
        return CHURCHES[card]
    suit = "gold" if card[0] == "g" else CATEGORIES[CATEGORY_CODES.index(card[0])]
    return f"{suit} {card[1]}"


def _categories(state: Position) -> dict[str, Taken]:
    found = {}
    for category, name in enumerate(CATEGORIES):
        taker = int(scoring.winner_of(state, category))
        total = 0 if taker == NOBODY else int(scoring.total_of(state, taker, category))
        die = int(state.dice[category])
        found[name] = Taken(die, None if taker == NOBODY else taker, total)
    return found


def dice_of(facts: Facts, seat: int) -> dict[str, int]:
    """The dice a seat takes."""
    return {name: end.die for name, end in facts.categories.items() if end.taker == seat}


@dataclass(frozen=True)
class Ending:
    """A category over all games: its die in the end, and the total that took it."""

    name: str
    die: Estimate
    total: Estimate


def ends(games: Sequence[Played[Facts]]) -> list[Ending]:
    found = []
    for name in CATEGORIES:
        dice = [Case(game.deal, game.facts.categories[name].die) for game in games]
        totals = [
            Case(game.deal, game.facts.categories[name].total)
            for game in games
            if game.facts.categories[name].taker is not None
        ]
        found.append(Ending(name, mean_in(dice), mean_in(totals)))
    return found


@dataclass(frozen=True)
class Purse:
    """Seats with about as much gold when the auctions begin; None where there is no bound."""

    low: int | None
    high: int | None
    wins: Estimate


def wins_by_gold(games: Sequence[Played[Facts]]) -> list[Purse]:
    """Share of wins by the gold in hand, in steps; the rare ends are put together."""
    held = [
        (game.facts.gold[seat] // STEP, game.won(seat)) for game in games for seat in game.seats()
    ]
    steps: list[list[Case]] = [[] for _ in range(max(step for step, _ in held) + 1)]
    for step, won in held:
        steps[step].append(won)
    enough = max(RARE, sum(map(len, steps)) // 50)
    first, last = _until(steps, enough), len(steps) - 1 - _until(steps[::-1], enough)
    found = [
        Purse(step * STEP, (step + 1) * STEP - 1, share_in(cases))
        for step, cases in enumerate(steps)
        if cases
    ]
    if first >= last:
        return found
    low, high = chain(*steps[: first + 1]), chain(*steps[last:])
    return [
        Purse(None, (first + 1) * STEP - 1, share_in(list(low))),
        *(purse for purse in found if first * STEP < (purse.low or 0) < last * STEP),
        Purse(last * STEP, None, share_in(list(high))),
    ]


def _until(steps: Sequence[Sequence[Case]], enough: int) -> int:
    """The step with which there are enough cases."""
    found = 0
    for place, step in enumerate(steps):
        found += len(step)
        if found >= enough:
            return place
    return len(steps)


def worth_of_gold(games: Sequence[Played[Facts]]) -> tuple[Estimate, Estimate]:
    """How much more a seat wins for one more of gold than the table has, and for one more card."""
    return slope_in(
        (game.deal, [(game.facts.gold[seat], game.gain(seat).value) for seat in game.seats()])
        for game in games
    ), slope_in(
        (game.deal, [(game.facts.gold_cards[seat], game.gain(seat).value) for seat in game.seats()])
        for game in games
    )


@dataclass(frozen=True)
class Price:
    card: str
    paid: Estimate
    unsold: Estimate


def prices(games: Sequence[Played[Facts]]) -> list[Price]:
    """What every kind of card cost in auctions, and how often nobody wanted it."""
    paid: dict[str, list[Case]] = {}
    unsold: dict[str, list[Case]] = {}
    for game in games:
        for offered in game.facts.auctions:
            left = Case(game.deal, float(offered.price is None))
            unsold.setdefault(offered.card, []).append(left)
            if offered.price is not None:
                paid.setdefault(offered.card, []).append(Case(game.deal, offered.price))
    order = [*CATEGORIES, "gold", *CHURCHES.values()]
    return [
        Price(card, mean_in(paid.get(card, [])), share_in(unsold[card]))
        for card in sorted(unsold, key=lambda card: (order.index(card.split()[0]), card))
    ]


def chapters(games: Sequence[Played[Facts]], voice: Voice) -> list[Chapter]:
    return [_worth(games, voice), _gold(games, voice), _prices(games, voice)]


def _worth(games: Sequence[Played[Facts]], voice: Voice) -> Chapter:
    words, figures = voice.words, voice.figures
    chart = holdings_chart(
        voice,
        words("caption-gain"),
        words("head-category"),
        holdings(games, CATEGORIES, dice_of),
        lambda name: voice.game("suit", kind=name),
        taken=True,
    )
    heads = [words("head-category"), words("head-die"), words("head-total")]
    lines = [
        [
            said(voice.game("suit", kind=end.name)),
            figures.means(end.die, 2),
            figures.means(end.total),
        ]
        for end in ends(games)
    ]
    numbers = table(words("caption-dice"), heads, lines)
    return Chapter(
        "categories",
        words("biblios-categories"),
        words("biblios-categories-lead"),
        (chart, numbers),
    )


def _gold(games: Sequence[Played[Facts]], voice: Voice) -> Chapter:
    words, figures = voice.words, voice.figures
    found = [(_purse_name(purse, words), purse.wins) for purse in wins_by_gold(games)]
    even = 1 / len(games[0].game.bots)
    chart = shares_chart(voice, words("caption-gold"), words("head-gold"), found, even)
    worth, card = worth_of_gold(games)
    answers = [
        (words("biblios-gold-worth"), figures.gains(worth), worth.count),
        (words("biblios-gold-card"), figures.gains(card), card.count),
    ]
    slopes = answers_table(voice, words("caption-answers"), answers)
    return Chapter("gold", words("biblios-gold"), words("biblios-gold-lead"), (chart, slopes))


def _purse_name(purse: Purse, words: Texts) -> str:
    if purse.low is None:
        return words("biblios-gold-least", high=purse.high or 0)
    if purse.high is None:
        return words("biblios-gold-most", low=purse.low)
    return words("biblios-gold-step", low=purse.low, high=purse.high)


def _prices(games: Sequence[Played[Facts]], voice: Voice) -> Chapter:
    words, figures = voice.words, voice.figures
    heads = [words("head-card"), words("head-price"), words("head-unsold")]
    heads.append(words("head-offered"))
    lines = [
        [
            said(card_name(price.card, voice)),
            figures.means(price.paid, 2),
            figures.share(price.unsold.value),
            figures.number(price.unsold.count),
        ]
        for price in prices(games)
    ]
    found = table(words("caption-prices"), heads, lines)
    return Chapter("prices", words("biblios-prices"), words("biblios-prices-lead"), (found,))


def card_name(card: str, voice: Voice) -> str:
    kind, _, value = card.partition(" ")
    if not value:
        return voice.game("card", kind=kind, value=0, letter="")
    return f"{voice.game('suit', kind=kind)} {value}"
