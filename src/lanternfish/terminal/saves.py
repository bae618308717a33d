"""Where the games at a terminal are kept."""

from datetime import datetime
from pathlib import Path

import typer

from lanternfish.records import BadFile
from lanternfish.terminal.trouble import Trouble


def new_path(game: str) -> Path:
    """A file of its own for a game that begins, where the machine keeps such things."""
    folder = Path(typer.get_app_dir("lanternfish"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadFile("file-unwritable", folder, reason=reason) from error
    moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    path = folder / f"{game}-{moment}.txt"
    number = 2
    while path.exists():
        path = folder / f"{game}-{moment}-{number}.txt"
        number += 1
    return path


def unused(path: Path) -> Path:
    """The file somebody named for a new game; no game is written over."""
    if path.exists():
        raise Trouble("file-exists", path=str(path))
    return path
