"""What the arena says: the search against a plain one, and the ladder in short."""

import tempfile
from pathlib import Path

from benchmarks.bars import SHARE_AGAINST_PLAIN
from benchmarks.report import AT_LEAST, Row
from benchmarks.rungs import MOST, RUNGS, climb, play
from lanternfish.arena.runner import setting_of
from lanternfish.arena.schedule import GAUNTLET
from lanternfish.arena.tally import count

# Seconds a decision for both, and more iterations than they could do.
EQUAL = "iterations=100000000:time=0.02"
# The ladder at a part of its iterations.
PART = 10


def against_plain(game: str, games: int, workers: int) -> list[Row]:
    """The search with all that its guide knows against random playouts, at equal time."""
    setting = setting_of(game, [f"search:{EQUAL}", f"plain:{EQUAL}"], games, kind=GAUNTLET)
    with tempfile.TemporaryDirectory() as folder:
        results = play(setting, Path(folder, "plain.jsonl"), None, workers, f"{game}, plain")
    won = count(setting, None, results.finished).meetings[0].bots[0]
    low, high = won.interval
    what = f"search against a plain one at equal time, {won.games} games ({low:.0%} to {high:.0%})"
    return [Row(game, what, won.share, "of games", AT_LEAST, SHARE_AGAINST_PLAIN)]


def short_ladder(game: str, games: int, workers: int) -> list[Row]:
    """Every rung at a tenth of the iterations; the bars are those of the whole ladder."""
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for rung in RUNGS:
            found, _ = climb(game, rung, PART, min(games, MOST), workers, Path(folder))
            what = f"{rung} at a tenth, {found.games} games ({found.low:.0%} to {found.high:.0%})"
            rows.append(Row(game, what, found.share, "of games"))
    return rows
