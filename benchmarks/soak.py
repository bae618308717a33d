"""Many games with a limit on time: does anybody crash, cheat, or think on when it is up?

A bot that fails or plays what is not legal ends the tournament with an error, and with it this
run. What is measured is the longest decision of each bot, in CPU time of its own.
"""

import tempfile
from pathlib import Path

import lanternfish as lf
from benchmarks.bars import OVERRUN_PART, OVERRUN_SECONDS
from benchmarks.positions import tables
from benchmarks.report import AT_MOST, Row
from benchmarks.rungs import play
from lanternfish.arena.journal import Results
from lanternfish.arena.runner import setting_of

# More iterations than anybody can do in the time, so that only the clock ends a thought.
ENDLESS = 100_000_000
# Seconds a decision.
LIMITS = {
    f"leviathan:iterations={ENDLESS}:time=0.1": 0.1,
    f"angler:iterations={ENDLESS}:time=0.03": 0.03,
    f"plain:iterations={ENDLESS}:time=0.01": 0.01,
}


def soaked(game: str, games: int, workers: int) -> list[Row]:
    """At every table: all of them among each other, and with the bots that only take a look."""
    longest, decisions, played = dict.fromkeys(LIMITS, 0.0), dict.fromkeys(LIMITS, 0), 0
    bots = [*LIMITS, "minnow", "plankton"]
    with tempfile.TemporaryDirectory() as folder:
        for number, (seats, options) in enumerate(tables(lf.game(game))):
            setting = setting_of(game, bots, games, seats, options)
            told = ", ".join([game, f"{seats} seats", *options.values(), "soak"])
            results = play(setting, Path(folder, f"{number}.jsonl"), None, workers, told)
            note(results, longest, decisions)
            played += len(results.finished)
    rows = [Row(game, "games with a limit on time, no failure, no illegal action", played, "")]
    for bot, seconds in LIMITS.items():
        what = f"longest of {decisions[bot]:,} decisions, {bot.split(':')[0]} in {seconds:g} s"
        bar = seconds * (1 + OVERRUN_PART) + OVERRUN_SECONDS
        rows.append(Row(game, what, longest[bot], "s", AT_MOST, round(bar, 3)))
    return rows


def note(results: Results, longest: dict[str, float], decisions: dict[str, int]) -> None:
    """What each bot with a limit took, at most, and how often it decided."""
    who = {game.number: game.bots for game in results.finished}
    for timing in results.timings:
        for seat, bot in enumerate(who[timing.number]):
            text = results.setting.bots[bot]
            if text in longest:
                longest[text] = max(longest[text], timing.longest[seat])
                decisions[text] += timing.decisions[seat]
