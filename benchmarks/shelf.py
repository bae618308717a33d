"""The games behind the ladder, published: packed in docs/ladder/games, a file a tournament.

A run goes on from them, so a ladder can be climbed over days and on several machines; and whoever
doubts it can have some of them played again: the same bots play the same games to the byte.
That is true of the same bots only. How those think that played is kept with the games, so that
games of bots that think otherwise are never counted together.
"""

import hashlib
import json
import lzma
from collections.abc import Iterable, Iterator
from pathlib import Path

from benchmarks.runners import ROOT
from lanternfish.arena.journal import Results
from lanternfish.arena.match import play
from lanternfish.arena.schedule import fixtures

SHELF = ROOT / "docs" / "ladder" / "games"
THOUGHTS = ROOT / "tests" / "golden" / "thoughts.json"
PACKED = ".xz"
MINDS = "minds.json"


def mind(game: str, golden: Path = THOUGHTS) -> str:
    """A fingerprint of how the bots think about a game: of the thoughts that the tests compare."""
    thoughts = [
        thought
        for thought in json.loads(golden.read_text("utf-8"))
        if thought["table"].startswith(f"{game}-")
    ]
    return hashlib.sha256(json.dumps(thoughts).encode()).hexdigest()[:16]


def take_down(games: Iterable[str], folder: Path, shelf: Path = SHELF) -> None:
    """Unpack what is published of these games, and is not in the folder yet."""
    minds = _minds(shelf)
    folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        if minds.get(game, mind(game)) != mind(game):
            raise SystemExit(
                f"The published games of {game} were played by bots that thought otherwise. "
                f"With --afresh they are played anew, all of them."
            )
        for packed in sorted(shelf.glob(f"{game}-*{PACKED}")):
            path = folder / packed.name.removesuffix(PACKED)
            if not path.exists():
                path.write_bytes(lzma.decompress(packed.read_bytes()))


def put_back(games: Iterable[str], folder: Path, shelf: Path = SHELF) -> None:
    """Pack what the folder has of these games."""
    shelf.mkdir(parents=True, exist_ok=True)
    minds = _minds(shelf)
    for game in games:
        minds[game] = mind(game)
        for path in sorted(folder.glob(f"{game}-*.jsonl")):
            packed = lzma.compress(path.read_bytes(), preset=9 | lzma.PRESET_EXTREME)
            (shelf / f"{path.name}{PACKED}").write_bytes(packed)
    _keep_minds(shelf, minds)


def clear(games: Iterable[str], folder: Path, shelf: Path = SHELF) -> None:
    """Forget all that was played of these games."""
    minds = _minds(shelf)
    for game in games:
        minds.pop(game, None)
        for path in (*folder.glob(f"{game}-*.jsonl"), *shelf.glob(f"{game}-*{PACKED}")):
            path.unlink()
    if shelf.exists():
        _keep_minds(shelf, minds)


def played_again(results: Results, count: int) -> Iterator[tuple[int, bool]]:
    """Some games of a tournament once more: the number of each, and whether it is the same."""
    schedule = list(fixtures(results.setting))
    step = max(1, len(results.finished) // max(1, count))
    for finished in results.finished[::step][:count]:
        again = play(results.setting, schedule[finished.number]).finished
        yield finished.number, again.line() == finished.line()


def _minds(shelf: Path) -> dict[str, str]:
    path = shelf / MINDS
    return json.loads(path.read_text("utf-8")) if path.exists() else {}


def _keep_minds(shelf: Path, minds: dict[str, str]) -> None:
    text = json.dumps(minds, indent=1, sort_keys=True)
    (shelf / MINDS).write_text(f"{text}\n", "utf-8")
