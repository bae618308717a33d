"""The rungs of the ladder: what is played, where it is kept, and what came of it."""

from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path

import lanternfish as lf
from benchmarks import agreement
from benchmarks.runners import ROOT
from lanternfish.arena.finished import Finished, Setting, Timing
from lanternfish.arena.journal import Results, load
from lanternfish.arena.runner import Progress, run, setting_of
from lanternfish.arena.schedule import GAUNTLET, ROUND_ROBIN, SEVERAL
from lanternfish.arena.tally import count
from lanternfish.arena.workers import LocalCrew
from lanternfish.bots.searcher import ANGLER, LEVIATHAN

MOST = 400
FOLDER = ROOT / "build" / "ladder"
# What players ask is answered from games of bots that play well and soon.
STUDY_GAMES = 2000
STUDY_PART = 20  # of an angler's iterations
STUDY = 4  # after the rungs
# What more thought brings, from how little: the rungs of those that search, at parts of it.
LESS = (1000, 100, 10)
LESS_GAMES = 200
THOUGHT = 5
# Whether the two choose the same, in positions of their games with the largest of these parts.
AGREEMENT = 6


@dataclass(frozen=True)
class Rung:
    """One `better` bot among others of a level: what share of the games should it win?"""

    better: str
    other: str
    seats: int
    bar: float

    def file(self, game: str, part: int = 1) -> str:
        return f"{game}-{self.seats}-{self.better}-{self.other}-{part}.jsonl"

    def __str__(self) -> str:
        if self.seats == 2:
            return f"{self.better} against {self.other}"
        return f"one {self.better} among {self.seats - 1} of {self.other}"


RUNGS = (
    Rung("minnow", "plankton", 2, 0.90),
    Rung("angler", "minnow", 2, 0.70),
    Rung("leviathan", "angler", 2, 0.58),
    Rung("angler", "minnow", 4, 0.40),
)
SEARCHING = RUNGS[1:3]


@dataclass(frozen=True)
class Measured:
    """A rung as far as it was measured. `verdict` is above, below or open; None without a bar."""

    game: str
    rung: Rung
    games: int
    share: float
    low: float
    high: float
    verdict: str | None
    seconds: tuple[float, float]  # of CPU a decision: the better, the other
    longest: tuple[float, float]


def level(name: str, game: str, part: int = 1) -> str:
    """A level as text, its iterations written out: all of them, or a part."""
    budgets = {"angler": ANGLER, "leviathan": LEVIATHAN}
    if name not in budgets:
        return name
    return f"{name}:iterations={budgets[name][game] // part}"


def setting(game: str, rung: Rung, part: int, games: int) -> Setting:
    bots = [level(rung.better, game, part), level(rung.other, game, part)]
    return setting_of(game, bots, games, rung.seats, kind=GAUNTLET)


def play(setting: Setting, path: Path, bar: float | None, workers: int, told: str) -> Results:
    """Play what is missing; whoever interrupts it can go on later."""
    path.parent.mkdir(parents=True, exist_ok=True)
    last = [-1]

    def watch(progress: Progress) -> None:
        if progress.done // 20 != last[0]:
            last[0] = progress.done // 20
            done = min(progress.done, progress.total)
            print(f"  {told}: {done} of at most {progress.total} games", flush=True)

    if not run(setting, path, lambda: LocalCrew(setting, workers), bar, watch):
        raise SystemExit("Stopped; the same command goes on from here.")
    return load(path)


def climb(
    game: str, rung: Rung, part: int, most: int, workers: int, folder: Path
) -> tuple[Measured, Results]:
    chosen = setting(game, rung, part, most)
    path = folder / rung.file(game, part)
    results = play(chosen, path, rung.bar, workers, f"{game}, {rung}")
    return measured(game, rung, results), results


def measured(game: str, rung: Rung, results: Results) -> Measured:
    counted = count(results.setting, results.bar, results.finished)
    first = counted.bots[0]
    meeting = counted.meetings[0]
    low, high = meeting.bots[0].interval
    times = [spent(results, bot) for bot in (0, 1)]
    return Measured(
        game=game,
        rung=rung,
        games=counted.games,
        share=first.share,
        low=low,
        high=high,
        verdict=meeting.verdict,
        seconds=(times[0][0], times[1][0]),
        longest=(times[0][1], times[1][1]),
    )


def spent(results: Results, bot: int) -> tuple[float, float]:
    """Seconds of CPU a decision of one bot, on average and at most."""
    who = {game.number: game.bots for game in results.finished}
    total, decisions, longest = 0.0, 0, 0.0
    for timing in results.timings:
        for seat, sitting in enumerate(who[timing.number]):
            if sitting == bot:
                total += timing.total[seat]
                decisions += timing.decisions[seat]
                longest = max(longest, timing.longest[seat])
    return total / max(decisions, 1), longest


def study(game: str, workers: int, folder: Path) -> Results:
    """Many games of one good bot with itself."""
    bot = f"search:iterations={ANGLER[game] // STUDY_PART}"
    chosen = setting_of(game, [bot], STUDY_GAMES, 2, seed=1, kind=ROUND_ROBIN)
    return play(chosen, folder / study_file(game), None, workers, f"{game}, studied")


def study_file(game: str) -> str:
    return f"{game}-study.jsonl"


def less_thought(game: str, workers: int, folder: Path) -> None:
    """Those that search with parts of their iterations: so many games each, without a bar."""
    for part, rung in product(LESS, SEARCHING):
        chosen = setting(game, rung, part, LESS_GAMES)
        told = f"{game}, {rung} at 1 / {part}"
        play(chosen, folder / rung.file(game, part), None, workers, told)


def same_choice(game: str, workers: int, folder: Path) -> None:
    """Whether the two choose the same, in positions of their games with the most iterations."""
    games = folder / SEARCHING[-1].file(game, LESS[-1])
    if not games.exists():
        raise SystemExit(
            f"The positions come from games of {game} with less thought, and none were played yet: "
            f"--rungs {THOUGHT} {AGREEMENT} plays them first."
        )
    agreement.agree(games, folder, workers)


def together(parts: list[Results]) -> tuple[Setting, list[Finished], list[Timing]]:
    """Several tournaments at tables of the same size as one, for one page."""
    bots = list(dict.fromkeys(bot for part in parts for bot in part.setting.bots))
    games: list[Finished] = []
    timings: list[Timing] = []
    for pairing, part in enumerate(parts):
        place = [bots.index(bot) for bot in part.setting.bots]
        number = {game.number: len(games) + at for at, game in enumerate(part.finished)}
        games += [
            replace(
                game,
                number=number[game.number],
                pairing=pairing,
                bots=tuple(place[bot] for bot in game.bots),
            )
            for game in part.finished
        ]
        timings += [replace(timing, number=number[timing.number]) for timing in part.timings]
    first = parts[0].setting
    whole = replace(first, bots=tuple(bots), games=len(games), kind=SEVERAL)
    return whole, games, timings


def begun(path: Path) -> Results | None:
    """A tournament, if a game of it has been played."""
    results = load(path) if path.exists() else None
    return results if results and results.finished else None


def found_in(folder: Path) -> tuple[list[Measured], dict[str, list[Results]]]:
    """All rungs as far as they were climbed, and for each game what belongs on its page."""
    rungs: list[Measured] = []
    pages: dict[str, list[Results]] = {}
    for game in lf.games():
        for rung in RUNGS:
            results = begun(folder / rung.file(game))
            if results:
                rungs.append(measured(game, rung, results))
                if rung.seats == 2:
                    pages.setdefault(game, []).append(results)
        results = begun(folder / study_file(game))
        if results:
            pages.setdefault(game, []).append(results)
    return rungs, pages


def less_in(folder: Path) -> list[tuple[int, Measured]]:
    """What less thought came to, as far as it was tried: the part, and the result."""
    return [
        (part, measured(game, rung, results))
        for game in lf.games()
        for part in LESS
        for rung in SEARCHING
        if (results := begun(folder / rung.file(game, part)))
    ]


def agreements_in(folder: Path) -> list[agreement.Agreement]:
    """How often the two that search chose the same, as far as it was looked at."""
    found = []
    for game in lf.games():
        compared = agreement.found_in(folder / agreement.file_of(game))
        if compared:
            games = load(folder / SEARCHING[-1].file(game, LESS[-1]))
            found.append(agreement.agreement(game, compared, games))
    return found
