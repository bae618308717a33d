"""Records in files: all of one or what was there before, and every refusal has its text."""

import os
import stat
from pathlib import Path

import pytest

import lanternfish as lf
from lanternfish import records
from lanternfish.records import FAILED, BadFile
from tests.recorded import (
    FINISHED,
    RESULT,
    REVEALED,
    RUNNING,
    changed,
    outcomes,
)


def test_a_file_holds_the_text(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    records.save(records.read(RUNNING), path)
    assert path.read_bytes() == RUNNING.encode()
    assert records.write(records.load(str(path))) == RUNNING
    records.save(records.read(REVEALED), str(path))
    assert path.read_bytes() == REVEALED.encode()
    assert [found.name for found in tmp_path.iterdir()] == ["game.txt"]


def test_a_file_is_loaded_unchecked_to_be_verified(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(changed(FINISHED, RESULT, "Result: 0 99"), encoding="utf-8")
    with pytest.raises(lf.BadRecord, match="not 0 99"):
        records.load(path)
    assert outcomes(records.load(path, checked=False))["result"] == FAILED


def test_a_file_keeps_its_permissions_and_a_link_stays_a_link(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    link = tmp_path / "link.txt"
    records.save(records.read(RUNNING), path)
    path.chmod(0o640)
    link.symlink_to(path)
    records.save(records.read(REVEALED), link)
    assert link.is_symlink()
    assert path.read_text(encoding="utf-8") == REVEALED
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_write_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    records.save(records.read(RUNNING), path)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadFile, match="cannot be written: No space left on device") as refused:
        records.save(records.read(REVEALED), path)
    assert refused.value.key == "file-unwritable"
    assert path.read_text(encoding="utf-8") == RUNNING
    assert [found.name for found in tmp_path.iterdir()] == ["game.txt"]


def loading(path: Path) -> BadFile:
    with pytest.raises(BadFile) as refused:
        records.load(path)
    assert refused.value.values["path"] == str(path)
    return refused.value


def saving(path: Path) -> BadFile:
    with pytest.raises(BadFile) as refused:
        records.save(records.read(RUNNING), path)
    return refused.value


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert loading(tmp_path / "none.txt").key == "file-missing"
    assert loading(tmp_path).key == "file-is-folder"
    path = tmp_path / "game.txt"
    path.write_bytes(b"Lanternfish: 1\nGame: \xff\n")
    error = loading(path)
    assert error.key == "file-not-utf8"
    assert error.values["byte"] == 22
    path.write_bytes(b"x" * (records.LARGEST + 1))
    assert loading(path).key == "file-too-large"
    error = loading(path / "below.txt")
    assert error.key == "file-unreadable"
    assert error.values["reason"] == "Not a directory"


def test_files_that_cannot_be_written(tmp_path: Path) -> None:
    assert saving(tmp_path).key == "file-is-folder"
    error = saving(tmp_path / "none" / "game.txt")
    assert error.key == "file-no-folder"
    assert error.values["path"] == str(tmp_path / "none")
    os.mkfifo(tmp_path / "pipe")
    assert saving(tmp_path / "pipe").key == "file-not-a-file"
    path = tmp_path / "game.txt"
    path.write_text("x", encoding="utf-8")
    assert saving(path / "below.txt").key == "file-unwritable"
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    assert saving(loop).key == "file-unwritable"
