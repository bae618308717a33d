"""`python -m benchmarks` measures everything; a bar that fails is told, not punished."""

import argparse
import os
from dataclasses import dataclass
from pathlib import Path

import lanternfish as lf
from benchmarks import (
    appetite,
    crowd,
    fullest,
    matches,
    memory,
    positions,
    report,
    runners,
    soak,
    thinking,
)
from benchmarks.bars import (
    GAMES,
    LISTING_MICROSECONDS,
    SEARCH_MEGABYTES,
    TIMES_PLAYOUTS,
    Bars,
)
from benchmarks.peer import Peer
from benchmarks.race import race, rate, times
from benchmarks.report import AT_LEAST, AT_MOST, Row

NOT_COMPILED = (
    "Lanternfish is not compiled here, so there is nothing to measure: `make bench` builds it,\n"
    "or install the wheel and run this without the sources on PYTHONPATH."
)


@dataclass(frozen=True)
class Effort:
    rounds: int
    seconds: float  # of each runner in each round
    counted: int  # games of the peer whose decisions are counted
    games: int  # at whose positions calls are timed, for each table
    few: int  # games after which memory is looked at first
    many: int  # and last
    matches: int  # games of bots against each other
    rushed: int  # games of a tournament that is timed
    rushes: int  # how often it is timed
    soaked: int  # games of each table with a limit on time


FULL = Effort(
    rounds=9,
    seconds=0.3,
    counted=2000,
    games=20,
    few=2000,
    many=50_000,
    matches=40,
    rushed=40,
    rushes=3,
    soaked=2,
)
QUICK = Effort(
    rounds=3,
    seconds=0.05,
    counted=200,
    games=3,
    few=2000,
    many=10_000,
    matches=6,
    rushed=20,
    rushes=1,
    soaked=1,
)


def speed(bars: Bars, effort: Effort) -> list[Row]:
    """Whole games inside compiled code, against the peer and against the interpreter."""
    peer = Peer(bars.peer)
    peer.count(effort.counted)
    seats = {f"{n} seats": n for n in lf.game(bars.game).seats}
    with runners.Interpreted(bars.game, bars.seats) as interpreted:
        interpreted.check_same()
        field = {name: runners.simulated(bars.game, n) for name, n in seats.items()}
        field |= {"peer": peer.simulated, "interpreted": interpreted.run}
        rates = race(field, effort.rounds, effort.seconds)
    told = f"OpenSpiel {bars.peer}, its own random bots"
    rows = [
        Row(bars.game, f"{told}: decisions with a choice a game", peer.decisions_a_game, ""),
        Row(bars.game, told, rate(rates, "peer"), "decisions/s"),
        Row(bars.game, "interpreted", rate(rates, "interpreted"), "decisions/s"),
    ]
    for name, count in seats.items():
        what = f"random games, {name}"
        ratio = times(rates, name, "peer")
        barred = (AT_LEAST, bars.times_peer) if count == bars.seats else ("", None)
        rows.append(Row(bars.game, what, rate(rates, name), "decisions/s"))
        rows.append(Row(bars.game, f"{what}, against {bars.peer}", ratio, "times", *barred))
    name = f"{bars.seats} seats"
    ratio = times(rates, name, "interpreted")
    what = f"random games, {name}, against interpreted"
    rows.append(Row(bars.game, what, ratio, "times", AT_LEAST, bars.times_interpreted))
    return rows


def stepping(bars: Bars, effort: Effort) -> list[Row]:
    """Both games stepped from Python: the peer in its usual loop, and in the tersest there is."""
    peer = Peer(bars.peer)
    field = {
        "own": runners.stepped(bars.game, bars.seats),
        "usual": peer.stepped,
        "terse": peer.stepped_tersely,
    }
    rates = race(field, effort.rounds, effort.seconds)
    what = f"stepped from Python, {bars.seats} seats"
    told = f"OpenSpiel {bars.peer}, stepped"
    usual, terse = times(rates, "own", "usual"), times(rates, "own", "terse")
    bar = bars.times_peer_stepped
    return [
        Row(bars.game, f"{told} in its usual loop", rate(rates, "usual"), "decisions/s"),
        Row(bars.game, f"{told} in the tersest loop", rate(rates, "terse"), "decisions/s"),
        Row(bars.game, what, rate(rates, "own"), "decisions/s"),
        Row(bars.game, f"{what}, against {bars.peer} in the tersest loop", terse, "times"),
        Row(bars.game, f"{what}, against {bars.peer}", usual, "times", AT_LEAST, bar),
    ]


def calls(bars: Bars, effort: Effort) -> list[Row]:
    """Copying, and imagining what a seat does not see."""
    game = lf.game(bars.game)
    tables = positions.tables(game)
    copies, samples = [], []
    for seats, options in tables:
        copies.append(positions.copy_microseconds(game, seats, options, effort.games))
        samples.append(positions.sample_microseconds(game, seats, options, effort.games))
    rows = []
    for (seats, options), taken in zip(tables, samples, strict=True):
        what = ", ".join(["sample", f"{seats} seats", *options.values()])
        rows.append(Row(bars.game, f"{what}: median", positions.median(taken), "µs"))
        rows.append(Row(bars.game, f"{what}: 99 of 100", positions.percentile_99(taken), "µs"))
    whole = positions.evened(samples)
    copied = positions.median(positions.evened(copies))
    sampled = positions.median(whole)
    rare = positions.percentile_99(whole)
    return [
        *rows,
        Row(bars.game, "sample, all tables: 99 of 100", rare, "µs"),
        Row(bars.game, "sample", sampled, "µs", AT_MOST, bars.sample_microseconds),
        Row(bars.game, "copy", copied, "µs", AT_MOST, bars.copy_microseconds),
    ]


def listing(bars: Bars, effort: Effort) -> list[Row]:
    """The legal actions of the fullest decisions of Abyss; other games have none like it."""
    if bars.game != "abyss":
        return []
    main = fullest.forty_allies()
    rows = []
    for what, state in (("the action", main), ("a payment", fullest.at_payment(main))):
        taken = min(fullest.microseconds(state) for _ in range(effort.rounds))
        told = f"list {len(state.legal())} choices of {what}, {fullest.ALLIES} allies in hand"
        rows.append(Row(bars.game, told, taken, "µs", AT_MOST, LISTING_MICROSECONDS))
    return rows


def growth(bars: Bars, effort: Effort) -> list[Row]:
    """Memory while simulating."""
    grown = memory.growth_megabytes(bars.game, bars.seats, effort.few, effort.many)
    what = f"memory, from {effort.few:,} to {effort.many:,} games"
    return [Row(bars.game, what, grown, "MB", AT_MOST, bars.growth_megabytes)]


def thought(bars: Bars, effort: Effort) -> list[Row]:
    """Iterations of the search, beside another search and beside playouts alone."""
    seats = lf.game(bars.game).seats
    field = {"peer": thinking.peer_searched(bars.peer_searched)}
    for n in seats:
        field[f"{n} seats"] = thinking.searched(bars.game, n)
        field[f"{n} seats, plain"] = thinking.searched(bars.game, n, plainly=True)
        field[f"{n} seats, playouts"] = thinking.played_out(bars.game, n)
    rates = race(field, effort.rounds, effort.seconds)
    told = f"OpenSpiel {bars.peer_searched}, its own information-set search"
    rows = [Row(bars.game, told, rate(rates, "peer"), "iterations/s")]
    for n in seats:
        name = f"{n} seats"
        against = times(rates, name, "peer")
        alone = times(rates, f"{name}, plain", f"{name}, playouts")
        bar = bars.times_peer_searched
        rows += [
            Row(bars.game, f"search, {name}", rate(rates, name), "iterations/s"),
            Row(bars.game, f"search, {name}, against its", against, "times", AT_LEAST, bar),
            Row(bars.game, f"plain, {name}", rate(rates, f"{name}, plain"), "iterations/s"),
            Row(
                bars.game,
                f"plain search, {name}, against its playouts alone",
                alone,
                "times",
                AT_LEAST,
                TIMES_PLAYOUTS,
            ),
        ]
    largest = appetite.largest_megabytes(bars.game, max(seats))
    rows.append(Row(bars.game, "memory of a leviathan", largest, "MB", AT_MOST, SEARCH_MEGABYTES))
    return rows


def fought(bars: Bars, effort: Effort) -> list[Row]:
    """Bots against each other: seconds by the clock, on all cores."""
    workers = os.cpu_count() or 1
    return [
        *matches.against_plain(bars.game, effort.matches * bars.patience, workers),
        *matches.short_ladder(bars.game, effort.matches, workers),
    ]


def crowded(bars: Bars, effort: Effort) -> list[Row]:
    """A tournament by two workers."""
    return crowd.workers_against_one(bars.game, effort.rushed, effort.rushes)


def limited(bars: Bars, effort: Effort) -> list[Row]:
    """Bots whose time is up."""
    return soak.soaked(bars.game, effort.soaked, os.cpu_count() or 1)


PARTS = {
    "speed": speed,
    "stepping": stepping,
    "calls": calls,
    "listing": listing,
    "growth": growth,
    "thinking": thought,
    "matches": fought,
    "workers": crowded,
    "soak": limited,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short run, less exact")
    parser.add_argument("--json", type=Path, default=runners.ROOT / "build" / "bench.json")
    parser.add_argument("--parts", nargs="*", choices=PARTS, default=list(PARTS))
    chosen = parser.parse_args()
    if not lf.COMPILED:
        raise SystemExit(NOT_COMPILED)
    effort = QUICK if chosen.quick else FULL
    print(f"{report.machine()}; {effort.rounds} rounds", flush=True)
    rows: list[Row] = []
    for bars in GAMES:
        for part in chosen.parts:
            rows += PARTS[part](bars, effort)
    print(report.table(rows))
    print(report.verdict(rows))
    report.save(rows, chosen.json, effort.rounds)


if __name__ == "__main__":
    main()
