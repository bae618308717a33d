"""Abyss: which lords and locations go with winning, what points are made of, how games end."""

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
from lanternfish.core.replay import Replay
from lanternfish.games.abyss import scoring
from lanternfish.games.abyss.cards import INFLUENCE, LOCATION_NAMES, LORD_NAMES
from lanternfish.games.abyss.state import Position

PARTS = ("locations", "lords", "allies", "tokens")


@dataclass(frozen=True)
class Seat:
    """What a player has in the end: lords and locations with their points, and the rest."""

    lords: dict[str, int]
    locations: dict[str, int]
    points: dict[str, int]  # by part
    pearls: int


@dataclass(frozen=True)
class Facts:
    ending: str  # "lords": somebody had seven; "court": it could not be refilled
    turns: int
    seats: tuple[Seat, ...]


def first_of(replay: Replay) -> int:
    """Who has the first turn, in a game that was just dealt."""
    state = replay.state
    assert isinstance(state, Position)
    return int(state.active)


def watch(replay: Replay) -> Facts:
    """Play a whole game again."""
    log = Log()
    while replay.left():
        replay.step(log)
    state = replay.state
    assert isinstance(state, Position)
    endings = [str(event.public["by"]) for event in log.events if event.what == "end"]
    turns = 1 + sum(event.what == "turn" for event in log.events)
    seats = tuple(_seat(state, seat) for seat in range(int(state.seats)))
    return Facts(endings[0], turns, seats)


def _seat(state: Position, seat: int) -> Seat:
    lords, sites = int(state.lords[seat]), int(state.sites[seat])
    return Seat(
        lords={
            name: int(INFLUENCE[lord]) for lord, name in enumerate(LORD_NAMES) if lords >> lord & 1
        },
        locations={
            name: int(scoring.location_points(state, seat, site))
            for site, name in enumerate(LOCATION_NAMES)
            if sites >> site & 1
        },
        points={
            "locations": int(scoring.all_location_points(state, seat)),
            "lords": int(scoring.influence_of(lords)),
            "allies": int(scoring.ally_points(state, seat)),
            "tokens": int(scoring.token_points(state, seat)),
        },
        pearls=int(state.pearls[seat]),
    )


@dataclass(frozen=True)
class Endings:
    by_lords: Estimate
    ended_by_lords_won: Estimate
    turns: Estimate


def endings(games: Sequence[Played[Facts]]) -> Endings:
    """How often seven lords end the game, how often who has them wins, and after how many turns."""
    by_lords, won, turns = [], [], []
    for game in games:
        by_lords.append(Case(game.deal, float(game.facts.ending == "lords")))
        turns.append(Case(game.deal, game.facts.turns / len(game.game.bots)))
        if game.facts.ending == "lords":
            full = [seat for seat in game.seats() if len(game.facts.seats[seat].lords) >= 7]
            won += [game.won(seat) for seat in full]
    return Endings(share_in(by_lords), share_in(won), mean_in(turns))


def parts(games: Sequence[Played[Facts]]) -> list[Compared]:
    """What the points of winners and of the others are made of."""
    return [compared(games, part, partial(_points_from, part)) for part in PARTS]


def _points_from(part: str, facts: Facts, seat: int) -> float:
    return facts.seats[seat].points[part]


def belongings(games: Sequence[Played[Facts]]) -> list[Compared]:
    """How many lords, locations and pearls they have."""
    return [
        compared(games, "lords", lambda facts, seat: len(facts.seats[seat].lords)),
        compared(games, "locations", lambda facts, seat: len(facts.seats[seat].locations)),
        compared(games, "pearls", lambda facts, seat: facts.seats[seat].pearls),
    ]


def chapters(games: Sequence[Played[Facts]], voice: Voice) -> list[Chapter]:
    words = voice.words
    lords = holdings(games, LORD_NAMES, lambda facts, seat: facts.seats[seat].lords)
    sites = holdings(games, LOCATION_NAMES, lambda facts, seat: facts.seats[seat].locations)
    return [
        Chapter(
            "lords",
            words("abyss-lords"),
            words("abyss-lords-lead", count=len(LORD_NAMES)),
            (
                holdings_chart(
                    voice, words("caption-gain"), words("abyss-lord"), lords,
                    lambda lord: voice.game("lord", lord=lord),
                ),
            ),
        ),
        Chapter(
            "locations",
            words("abyss-locations"),
            words("abyss-locations-lead"),
            (
                holdings_chart(
                    voice, words("caption-gain"), words("abyss-location"), sites,
                    lambda site: voice.game("location", location=site), with_points=True,
                ),
            ),
        ),
        _points(games, voice),
        _end(games, voice),
    ]  # fmt: skip


def _points(games: Sequence[Played[Facts]], voice: Voice) -> Chapter:
    words = voice.words
    named = [
        Compared(words(f"abyss-part-{pair.name}"), pair.winners, pair.others)
        for pair in parts(games)
    ]
    owned = [
        Compared(words(f"abyss-owned-{pair.name}"), pair.winners, pair.others)
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
        (words("abyss-end-lords"), figures.shares(found.by_lords), found.by_lords.count),
        (
            words("abyss-end-won"),
            figures.shares(found.ended_by_lords_won),
            found.ended_by_lords_won.count,
        ),
        (words("turns"), figures.means(found.turns), found.turns.count),
    ]
    table = answers_table(voice, words("caption-answers"), answers)
    return Chapter("ending", words("ending"), words("abyss-ending-lead"), (table,))
