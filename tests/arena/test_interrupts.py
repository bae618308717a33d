"""Ctrl-C, and worse: nothing that was over is lost, and nothing is played twice."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import lanternfish
from lanternfish.arena.journal import load
from lanternfish.texts import texts_in
from tests.arena.tournaments import invite, results, setting

PATIENCE = 60
GAMES = 20
COMMAND = ["arena", "conspiracy", "--bots", "slow,plankton", "--games", str(GAMES)]
# Whoever is started in the background of a script has been told to ignore Ctrl-C.
START = (
    "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler);"
    "from lanternfish.cli import main; main()"
)


@contextmanager
def arena(folder: Path, *more: str) -> Iterator["subprocess.Popen[str]"]:
    sources = str(Path(lanternfish.__path__[0]).parent)
    process = subprocess.Popen(
        [sys.executable, "-c", START, *COMMAND, *more],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": f"{sources}:{folder}", "LANTERNFISH_LANG": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def wait_for(path: Path, games: int) -> None:
    end = time.monotonic() + PATIENCE
    while not path.exists() or path.read_bytes().count(b"\n") <= games:
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    invite(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_after_ctrl_c_and_after_a_kill_it_goes_on_where_it_was(folder: Path) -> None:
    path = folder / "cut.jsonl"
    words = ["--workers", "2", "--out", path.name]
    with arena(folder, *words) as process:
        wait_for(path, 3)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: to all of them
        shown, told = process.communicate(timeout=PATIENCE)
    assert (process.returncode, shown) == (130, "")
    first = load(path).finished
    assert 3 <= len(first) < GAMES
    texts = texts_in("en")
    assert texts("arena-interrupted", done=len(first), total=GAMES) in told
    assert "lanternfish arena conspiracy --bots slow,plankton" in told
    assert "Traceback" not in told

    with arena(folder, *words) as process:
        wait_for(path, len(first) + 2)
        os.kill(process.pid, signal.SIGKILL)
        process.communicate(timeout=PATIENCE)  # until the workers have let go, too
    second = load(path).finished
    assert len(first) + 2 <= len(second) < GAMES
    assert {game.number for game in first} < {game.number for game in second}

    tournament = setting("slow", "plankton", games=GAMES)
    whole, _ = results(tournament, folder / "whole.jsonl")
    found, played = results(tournament, path)
    assert found == whole
    assert set(played) == set(range(GAMES)) - {game.number for game in second}
