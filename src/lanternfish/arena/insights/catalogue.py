"""Every game's insights by its name, and the games they are drawn from."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from lanternfish import records
from lanternfish.arena.finished import Finished, Setting
from lanternfish.arena.insights import abyss, biblios, conspiracy
from lanternfish.arena.insights.chapter import Chapter, Voice
from lanternfish.arena.insights.played import Played
from lanternfish.arena.summary import expectations
from lanternfish.core.replay import Replay


@dataclass(frozen=True)
class Insight:
    """How to watch a game (`watch` plays it to its end), and what to tell of many."""

    first_of: Callable[[Replay], int]
    watch: Callable[[Replay], Any]
    chapters: Callable[[Sequence[Played[Any]], Voice], list[Chapter]]


INSIGHTS = {
    "abyss": Insight(abyss.first_of, abyss.watch, abyss.chapters),
    "biblios": Insight(biblios.first_of, biblios.watch, biblios.chapters),
    "conspiracy": Insight(conspiracy.first_of, conspiracy.watch, conspiracy.chapters),
}

#: Whoever plays at random shows nothing about the game.
RANDOM = "plankton"


@dataclass(frozen=True)
class Watched:
    """A game that was played again: its deal, who began, its facts (none without an end)."""

    game: Finished
    deal: int
    first: int
    facts: Any


def watch(setting: Setting, finished: Iterable[Finished]) -> list[Watched]:
    insight = INSIGHTS[setting.game]
    found = []
    for game in finished:
        record = records.read(game.record, checked=False)
        replay = Replay(record)
        first = insight.first_of(replay)
        facts = insight.watch(replay) if game.winners else None
        found.append(Watched(game, record.seed or 0, first, facts))
    return found


def good_games(setting: Setting, watched: Iterable[Watched]) -> list[Watched]:
    """Those with an end in which nobody played at random; if there are none, all with an end."""
    ended = [game for game in watched if game.facts is not None]
    good = [
        found
        for found in ended
        if not any(setting.bots[bot].split(":")[0] == RANDOM for bot in found.game.bots)
    ]
    return good or ended


def drawn_from(chosen: Sequence[Watched]) -> list[Played[Any]]:
    """With what each seat would usually win."""
    usual = expectations([found.game for found in chosen])
    return [
        Played(found.game, found.deal, usual[found.game.number], found.facts) for found in chosen
    ]
