"""Records of the games in the catalogue, and the files they lie in."""

import os
import secrets
import shutil
import stat
from pathlib import Path

from lanternfish.core import record_text
from lanternfish.core.errors import LanternfishError
from lanternfish.core.record import Record, RecordError
from lanternfish.core.record import record_of as _record_of
from lanternfish.core.record_text import write
from lanternfish.core.replay import (
    FAILED,
    HELD,
    OPEN,
    Check,
    Replay,
    check,
    deal,
    finish,
    replay,
    verify,
)
from lanternfish.games import CATALOGUE, game

#: More bytes than any game could fill.
LARGEST = 1_000_000

_PROBLEMS = {
    "file-missing": "there is no file {path}",
    "file-is-folder": "{path} is a folder, not a file",
    "file-no-folder": "there is no folder {path}",
    "file-not-a-file": "{path} is no ordinary file; a record is kept only in one",
    "file-not-utf8": "{path} is not UTF-8 text (byte {byte}), so it is no record",
    "file-too-large": "{path} is larger than {most} bytes, so it is no record",
    "file-unreadable": "{path} cannot be read: {reason}",
    "file-unwritable": "{path} cannot be written: {reason}",
}


class BadFile(LanternfishError):
    """A file that cannot be read or written, or that holds no text."""

    def __init__(self, key: str, path: Path, **values: str | int) -> None:
        told = {"path": str(path), **values}
        super().__init__(_PROBLEMS[key].format_map(told), key, told)


def record_of(
    name: str,
    seats: int,
    players: list[str],
    seed: int | None = None,
    commitment: str | None = None,
    **options: str,
) -> Record:
    """The record of a game that begins, by the name of the game."""
    return _record_of(game(name), seats, options, players, seed, commitment)


def read(text: str, checked: bool = True) -> Record:
    """A record from its text, replayed unless `checked` is false; see `core.record_text.read`."""
    return record_text.read(text, CATALOGUE, checked)


def load(path: str | os.PathLike[str], checked: bool = True) -> Record:
    """A record from its file. To `verify` one, load it unchecked."""
    return read(_text_in(Path(path)), checked)


def save(record: Record, path: str | os.PathLike[str]) -> None:
    """Write a record so that its file holds all of it or what it held before, never a part."""
    target = Path(path)
    _refuse_to_replace(target)
    _replace(target, write(record).encode())


def _text_in(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError as error:
        raise BadFile("file-missing", path) from error
    except IsADirectoryError as error:
        raise BadFile("file-is-folder", path) from error
    except OSError as error:
        raise _because("file-unreadable", path, error) from error
    if len(data) > LARGEST:
        raise BadFile("file-too-large", path, most=LARGEST)
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise BadFile("file-not-utf8", path, byte=error.start + 1) from error


def _refuse_to_replace(path: Path) -> None:
    """What is no ordinary file (a folder, a device) must not be replaced by one."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    except OSError as error:
        raise _because("file-unwritable", path, error) from error
    if stat.S_ISDIR(mode):
        raise BadFile("file-is-folder", path)
    if not stat.S_ISREG(mode):
        raise BadFile("file-not-a-file", path)


def _replace(path: Path, data: bytes) -> None:
    try:
        target = path.resolve()  # a link stays a link
        beside = target.with_name(f".{target.name}.{secrets.token_hex(6)}")
        try:
            _write_durably(beside, data)
            if target.exists():
                shutil.copymode(target, beside)
            beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)
        _sync_folder(target.parent)
    except FileNotFoundError as error:
        raise BadFile("file-no-folder", path.parent) from error
    except OSError as error:
        raise _because("file-unwritable", path, error) from error


def _write_durably(path: Path, data: bytes) -> None:
    with path.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    """The new name must survive a power cut too. Windows has no such call, and needs none."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _because(key: str, path: Path, error: OSError) -> BadFile:
    return BadFile(key, path, reason=error.strerror or str(error))


__all__ = [
    "FAILED",
    "HELD",
    "OPEN",
    "BadFile",
    "Check",
    "Record",
    "RecordError",
    "Replay",
    "check",
    "deal",
    "finish",
    "load",
    "read",
    "record_of",
    "replay",
    "save",
    "verify",
    "write",
]
