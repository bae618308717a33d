"""Conspiracy: which locations go with winning, what points are made of, how games end."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from lanternfish.arena.estimates import Case, Estimate, mean_in, share_in
from lanternfish.arena.insights.chapter import (
    Chapter,
    Voice,
    answers_table,
    compared_chart,
    holdings_chart,
)
from lanternfish.arena.insights.played import Compared, Played, compared, holdings
from lanternfish.core.events import Log
from lanternfish.core.game import NOBODY
from lanternfish.core.replay import Replay
from lanternfish.games.conspiracy import scoring
from lanternfish.games.conspiracy.cards import LOCATION_NAMES
from lanternfish.games.conspiracy.state import Position, count_bits

PARTS = ("lords", "locations", "coalition", "master")


@dataclass(frozen=True)
class Seat:
    """What a player has in the end: locations with their points, and the rest."""

    locations: dict[str, int]
    points: dict[str, int]  # by part
    coalition: int  # how many lords
    pearls: int


@dataclass(frozen=True)
class Facts:
    full: int  # who filled the pyramid first
    master: int | None  # of pearls
    turns: int
    seats: tuple[Seat, ...]


def first_of(replay: Replay) -> int:
    """Who has the first turn, in a game that was just dealt."""
    state = replay.state
    assert isinstance(state, Position)
    return int(state.first)


def watch(replay: Replay) -> Facts:
    """Play a whole game again."""
    log = Log()
    while replay.left():
        replay.step(log)
    state = replay.state
    assert isinstance(state, Position)
    return Facts(
        full=int(state.trigger),
        master=None if state.master == NOBODY else int(state.master),
        turns=1 + sum(event.what == "turn" for event in log.events),
        seats=tuple(_seat(state, seat) for seat in range(int(state.seats))),
    )


def _seat(state: Position, seat: int) -> Seat:
    return Seat(
        locations={
            name: int(scoring.location_points(state, seat, site))
            for site, name in enumerate(LOCATION_NAMES)
            if state.owns(seat, site)
        },
        points={
            "lords": int(scoring.lord_points(state, seat)),
            "locations": int(scoring.all_location_points(state, seat)),
            "coalition": int(scoring.coalition_points(state, seat)),
            "master": int(scoring.master_points(state, seat)),
        },
        coalition=int(count_bits(scoring.largest_coalition(state, seat))),
        pearls=int(state.pearls[seat]),
    )


@dataclass(frozen=True)
class Endings:
    full_won: Estimate
    master_won: Estimate
    turns: Estimate


def endings(games: Sequence[Played[Facts]]) -> Endings:
    """How often who filled the pyramid first wins, and the pearl master; turns of each player."""
    full, master, turns = [], [], []
    for game in games:
        full.append(game.won(game.facts.full))
        turns.append(Case(game.deal, game.facts.turns / len(game.game.bots)))
        if game.facts.master is not None:
            master.append(game.won(game.facts.master))
    return Endings(share_in(full), share_in(master), mean_in(turns))


def parts(games: Sequence[Played[Facts]]) -> list[Compared]:
    """What the points of winners and of the others are made of."""
    return [compared(games, part, partial(_points_from, part)) for part in PARTS]


def _points_from(part: str, facts: Facts, seat: int) -> float:
    return facts.seats[seat].points[part]


def belongings(games: Sequence[Played[Facts]]) -> list[Compared]:
    """How many locations and pearls they have, and how large their coalitions are."""
    return [
        compared(games, "locations", lambda facts, seat: len(facts.seats[seat].locations)),
        compared(games, "coalition", lambda facts, seat: facts.seats[seat].coalition),
        compared(games, "pearls", lambda facts, seat: facts.seats[seat].pearls),
    ]


def chapters(games: Sequence[Played[Facts]], voice: Voice) -> list[Chapter]:
    words = voice.words
    sites = holdings(games, LOCATION_NAMES, lambda facts, seat: facts.seats[seat].locations)
    chart = holdings_chart(
        voice,
        words("caption-gain"),
        words("conspiracy-location"),
        sites,
        lambda site: location_name(site, voice),
        with_points=True,
    )
    lead = words("conspiracy-locations-lead", count=len(LOCATION_NAMES))
    return [
        Chapter("locations", words("conspiracy-locations"), lead, (chart,)),
        _points(games, voice),
        _end(games, voice),
    ]


def location_name(site: str, voice: Voice) -> str:
    """Two kinds of locations are there once for every colour."""
    kind, _, colour = site.partition("-")
    if kind in ("best", "count"):
        return voice.game("location", location=kind, hue=colour)
    return voice.game("location", location=site, hue="none")


def _points(games: Sequence[Played[Facts]], voice: Voice) -> Chapter:
    words = voice.words
    named = [
        Compared(words(f"conspiracy-part-{pair.name}"), pair.winners, pair.others)
        for pair in parts(games)
    ]
    owned = [
        Compared(words(f"conspiracy-owned-{pair.name}"), pair.winners, pair.others)
        for pair in belongings(games)
    ]
    return Chapter(
        "points",
        words("points"),
        words("points-lead"),
        (
            compared_chart(voice, words("caption-parts"), words("head-part"), named),
            compared_chart(voice, words("caption-owned"), words("head-owned"), owned),
        ),
    )


def _end(games: Sequence[Played[Facts]], voice: Voice) -> Chapter:
    words, figures, found = voice.words, voice.figures, endings(games)
    answers = [
        (words("conspiracy-end-full"), figures.shares(found.full_won), found.full_won.count),
        (words("conspiracy-end-master"), figures.shares(found.master_won), found.master_won.count),
        (words("turns"), figures.means(found.turns), found.turns.count),
    ]
    table = answers_table(voice, words("caption-answers"), answers)
    return Chapter("ending", words("ending"), words("conspiracy-ending-lead"), (table,))
