"""Files of lines that only grow, and what a power cut or another program can do to them."""

import os
import shutil
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TypeVar

from lanternfish.arena.errors import ArenaError
from lanternfish.arena.finished import Finished, Timing, parsed

Line = TypeVar("Line", Finished, Timing)

END = b"\n"
BLOCK = 65536


def open_to_append(path: Path) -> BinaryIO:
    """A file that is written at its end, without delay; a new one if there is none."""
    if path.exists() and not stat.S_ISREG(path.stat().st_mode):
        raise ArenaError("file-is-folder" if path.is_dir() else "file-not-a-file", path=str(path))
    new = not path.exists()
    file = path.open("ab", buffering=0)
    if new and os.name == "posix":  # the name must survive a power cut too
        folder = os.open(path.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)
    return file


def append(file: BinaryIO, data: bytes) -> None:
    """Write all of it; it is on the disk when this returns."""
    written = 0
    while written < len(data):
        written += file.write(data[written:])
    os.fsync(file.fileno())


def lock(file: BinaryIO, path: Path) -> None:
    """Two runs that write the same file would play every game twice. Windows cannot ask so."""
    if os.name != "posix":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise ArenaError("results-busy", path=str(path)) from error


def cut_off(path: Path) -> None:
    """Take away a last line that was not written to its end."""
    with path.open("r+b") as file:
        size = file.seek(0, os.SEEK_END)
        end = size
        while end:
            start = max(0, end - BLOCK)
            file.seek(start)
            found = file.read(end - start).rfind(END)
            if found >= 0:
                end = start + found + 1
                break
            end = start
        if end < size:
            file.truncate(end)


def read_lines(
    path: Path, file: BinaryIO, kind: type[Line], number: int
) -> Iterator[tuple[Line, int, int]]:
    """The whole lines from here on, each with its place and length; `number` is the first's."""
    place = file.tell()
    for line in file:
        if not line.endswith(END):
            return
        try:
            found = parsed(kind, line[:-1].decode())
        except (ValueError, TypeError) as error:
            raise ArenaError("results-damaged", path=str(path), line=number) from error
        yield found, place, len(line)
        number += 1
        place += len(line)


def replace(path: Path, parts: Iterable[bytes]) -> None:
    """The file holds all of it or what it held before, never a part."""
    target = path.resolve()  # a link stays a link
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        with beside.open("wb") as file:
            file.writelines(parts)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            shutil.copymode(target, beside)
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)


@contextmanager
def told(path: Path, key: str = "file-unwritable") -> Iterator[None]:
    """Whatever the disk refuses is told as everywhere."""
    try:
        yield
    except FileNotFoundError as error:
        if path.parent.exists():
            raise ArenaError("file-missing", path=str(path)) from error
        raise ArenaError("file-no-folder", path=str(path.parent)) from error
    except IsADirectoryError as error:
        raise ArenaError("file-is-folder", path=str(path)) from error
    except OSError as error:
        raise ArenaError(key, path=str(path), reason=error.strerror or str(error)) from error
