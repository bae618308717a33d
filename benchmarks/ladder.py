"""The ladder of the house bots: `make ladder` measures it, in as many runs as it takes.

Every rung is a trial in the arena: is the better level as much better as it should be? It stops
when its 95 % interval lies on one side of the bar. Games are kept in build/ladder as they end, so
that a run that was stopped goes on where it was; when it stops they are published in
docs/ladder/games, where the next run, on any machine, takes them from. Then docs/ladder.md, its
picture and a page for each game are written from all games that there are.
"""

import argparse
import os
from pathlib import Path

import lanternfish as lf
from benchmarks import shelf
from benchmarks.ladder_report import write
from benchmarks.rungs import (
    AGREEMENT,
    FOLDER,
    LESS,
    MOST,
    RUNGS,
    SEARCHING,
    STUDY,
    THOUGHT,
    agreements_in,
    begun,
    climb,
    found_in,
    less_in,
    less_thought,
    same_choice,
    study,
    study_file,
    together,
)


def climb_some(games: list[str], steps: list[int], workers: int, folder: Path) -> None:
    """These rungs of these games, in this order, and what has a number after them."""
    for step in steps:
        for game in games:
            if step == STUDY:
                study(game, workers, folder)
            elif step == THOUGHT:
                less_thought(game, workers, folder)
            elif step == AGREEMENT:
                same_choice(game, workers, folder)
            else:
                found, _ = climb(game, RUNGS[step], 1, MOST, workers, folder)
                print(f"{game}, {found.rung}: {found.share:.1%} of {found.games}, {found.verdict}")


def files(game: str, step: int) -> dict[str, str]:
    """Where the games of a step are, each with what it is called; the last step has none."""
    if step == STUDY:
        return {"the study": study_file(game)}
    if step == THOUGHT:
        return {f"{r} at 1/{part}": r.file(game, part) for part in LESS for r in SEARCHING}
    return {str(rung): rung.file(game) for rung in RUNGS[step : step + 1]}


def check(games: list[str], steps: list[int], count: int, folder: Path) -> None:
    """Play some of the games again: are they the same?"""
    for game in games:
        for step in steps:
            for told, file in files(game, step).items():
                results = begun(folder / file)
                for number, same in shelf.played_again(results, count) if results else []:
                    print(f"{game}, {told}, game {number}: {'the same' if same else 'ANOTHER'}")
                    if not same:
                        raise SystemExit(1)


def arguments() -> argparse.Namespace:
    steps = [*range(len(RUNGS)), STUDY, THOUGHT, AGREEMENT]
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description=__doc__)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--games", nargs="*", default=lf.games(), help="which of the games")
    parser.add_argument(
        "--rungs",
        type=int,
        nargs="*",
        choices=steps,
        default=steps,
        help=f"from 0; {STUDY} the study, {THOUGHT} less thought, {AGREEMENT} the same choice?",
    )
    parser.add_argument("--report", action="store_true", help="write the report; play nothing")
    parser.add_argument("--check", type=int, metavar="N", help="play N games of each again")
    parser.add_argument("--afresh", action="store_true", help="forget all games played so far")
    return parser.parse_args()


def main() -> None:
    chosen = arguments()
    if chosen.afresh:
        shelf.clear(chosen.games, chosen.folder)
    shelf.take_down(lf.games(), chosen.folder)
    if chosen.check:
        check(chosen.games, chosen.rungs, chosen.check, chosen.folder)
        return
    try:
        if not chosen.report:
            climb_some(chosen.games, chosen.rungs, chosen.workers, chosen.folder)
    finally:
        shelf.put_back(lf.games(), chosen.folder)
        rungs, pages = found_in(chosen.folder)
        pages_of = {game: together(parts) for game, parts in pages.items()}
        write(rungs, pages_of, less_in(chosen.folder), agreements_in(chosen.folder))


if __name__ == "__main__":
    main()
