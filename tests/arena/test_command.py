"""`lanternfish arena`: what it shows, what it refuses, and where it keeps the games."""

import json
from pathlib import Path

import pytest
from rich.console import Console

from lanternfish.arena.journal import load
from lanternfish.arena.runner import Progress
from lanternfish.terminal.arena import report
from lanternfish.terminal.pace import Pace
from lanternfish.texts import LANGUAGES, texts_in
from tests.arena.tournaments import invite
from tests.sitting import run

QUICK = ["arena", "conspiracy", "--bots", "plankton,minnow", "--games", "4", "--workers", "1"]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_tournament_is_kept_in_this_folder_and_shown_again(here: Path) -> None:
    first = run(here, *QUICK)
    assert first.exit_code == 0
    (path,) = [path for path in here.glob("*.jsonl") if "times" not in path.name]
    assert path.name.startswith("conspiracy-plankton-minnow-")
    assert texts_in("en")("arena-kept", path=path.name) in first.stdout
    assert len(load(path).finished) == 4
    before = path.read_bytes()
    assert run(here, *QUICK).stdout == first.stdout
    assert path.read_bytes() == before


def test_the_result_as_json_is_the_same_to_the_byte(here: Path) -> None:
    words = [*QUICK[:2], "--bots", "minnow,plankton,minnow", "--games", "4", "--json"]
    one = run(here, *words, "--workers", "1", "--out", "one.jsonl").stdout
    two = run(here, *words, "--workers", "2", "--out", "two.jsonl").stdout
    assert one == two
    found = json.loads(one)
    assert found["setting"]["bots"] == ["minnow", "plankton", "minnow"]
    assert found["games"] == 12
    assert [pairing["games"] for pairing in found["pairings"]] == [4, 4, 4]
    assert [bot["number"] for bot in found["pairings"][1]["bots"]] == [0, 2]
    games = load(here / "one.jsonl").finished
    won = sum(game.share(game.bots.index(0)) for game in games if game.pairing == 0)
    first = found["pairings"][0]["bots"][0]
    assert (first["won"], first["share"]) == (won, won / 4)
    assert first["interval"][0] <= first["share"] <= first["interval"][1]
    assert sum(bot["won"] for bot in found["bots"]) == 12
    assert [bot["games"] for bot in found["bots"]] == [8, 8, 8]
    assert found["pairings"][0]["verdict"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_on_a_narrow_screen(here: Path, language: str) -> None:
    texts = texts_in(language)
    path = here / "games.jsonl"
    run(
        here,
        *QUICK[:2],
        "--bots",
        "minnow,plankton",
        "--games",
        "4",
        "--bar",
        "0.2",
        "--out",
        path.name,
    )
    results = load(path)
    shown = {}
    for columns in (44, 100):
        with (console := Console(width=columns)).capture() as capture:
            console.print(report(results, texts))
        shown[columns] = capture.get()
    assert shown[44].splitlines()[0].strip() == "minnow – plankton"  # noqa: RUF001
    for text in shown.values():
        assert "…" not in text
        for word in ("arena-games", "arena-won", "arena-verdict-open"):
            assert texts(word) in text
    assert "minnow  plankton" in shown[100]
    assert all(len(line) <= 44 for line in shown[44].splitlines())


def test_the_table_is_in_the_language(here: Path) -> None:
    words = ["--seats", "3", "--kind", "gauntlet", "--bar", "0.1", "--lang"]
    for language in LANGUAGES:
        texts = texts_in(language)
        shown = run(here, *QUICK, *words, language).stdout
        for key in ("arena-who", "arena-against", "arena-games", "arena-won", "arena-interval"):
            assert texts(key) in shown
        assert texts("arena-bar", share=10) in shown
        assert texts("arena-verdict-open") in shown
        assert "2x minnow" in shown


def test_of_a_bot_against_itself_it_shows_what_each_seat_won(here: Path) -> None:
    shown = run(here, *QUICK[:2], "--bots", "minnow", "--games", "4", "--out", "one.jsonl").stdout
    games = load(here / "one.jsonl").finished
    for seat in (0, 1):
        won = sum(game.share(seat) for game in games) / 4
        (row,) = [row for row in shown.splitlines() if row.startswith(f"Seat {seat + 1}")]
        assert row.split()[2:5] == ["4", f"{100 * won:g}", "%"]
    assert texts_in("en")("arena-against") not in shown


def test_texts_with_commas_are_named_one_by_one(here: Path) -> None:
    invite(here)
    words = ["arena", "conspiracy", "--games", "2", "--workers", "1", "--out", "games.jsonl"]
    odd = "search:iterations=1"
    assert run(here, *words, "--bots", "plankton", "--bot", odd).exit_code == 0
    assert load(here / "games.jsonl").setting.bots == ("plankton", odd)


def test_a_page_is_written(here: Path) -> None:
    assert run(here, *QUICK, "--page", "report.html").exit_code == 0
    assert "plankton" in (here / "report.html").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "key", "values"),
    [
        (["conspiracy"], "arena-no-bots", {}),
        (["conspiracy", "--bots", " , "], "arena-no-bots", {}),
        (["conspiracy", "--bots", "minnow", "--games", "0"], "bad-count", {"count": 0}),
        (
            ["conspiracy", "--bots", "minnow", "--kind", "cup"],
            "arena-bad-kind",
            {"kind": "cup", "kinds": "round-robin, gauntlet"},
        ),
        (["conspiracy", "--bots", "minnow,angler", "--bar", "x"], "arena-bad-bar", {"bar": "x"}),
        (
            ["conspiracy", "--bots", "minnow,angler", "--bar", "58"],
            "arena-bad-bar",
            {"bar": "58.0"},
        ),
        (["conspiracy", "--bots", "minnow", "--bar", "0.5"], "arena-bar-alone", {}),
        (
            ["conspiracy", "--bots", "minnow", "--workers", "0"],
            "arena-bad-workers",
            {"count": 0},
        ),
        (
            ["conspiracy", "--bots", "minnow", "--on", "mars"],
            "arena-bad-place",
            {"place": "mars", "places": "cores, ray"},
        ),
        (
            ["conspiracy", "--bots", "minnow", "--address", "auto"],
            "arena-address-alone",
            {},
        ),
        (
            ["conspiracy", "--bots", "minnow", "--seats", "9"],
            "bad-seats",
            {"game": "conspiracy", "seats": "9", "allowed": "2, 3, 4"},
        ),
        (
            ["conspiracy", "--bots", "minnow", "--out", "none/x.jsonl"],
            "file-no-folder",
            {"path": "none"},
        ),
        (["conspiracy", "--bots", "minnow", "--out", "notes.txt"], "results-not-one", {}),
    ],
)
def test_what_is_refused(
    here: Path, language: str, words: list[str], key: str, values: dict[str, str | int]
) -> None:
    (here / "notes.txt").write_text("my notes")
    result = run(here, "arena", *words, "--lang", language)
    assert result.exit_code == 2
    told = texts_in(language)(f"error-{key}", **{"path": "notes.txt", **values})
    assert told in result.stderr
    assert (here / "notes.txt").read_text() == "my notes"
    assert not list(here.glob("*.jsonl"))


def test_what_a_bot_does_wrong_is_told_in_the_language(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    invite(here)
    monkeypatch.syspath_prepend(here)
    words = ["arena", "conspiracy", "--bots", "first,cheat", "--games", "2", "--workers", "1"]
    result = run(here, *words, "--lang", "uk")
    assert result.exit_code == 2
    texts = texts_in("uk")
    legal = "draw 1, draw 2, draw 3"
    problem = texts("error-bot-misplayed", bot="cheat", action="-5", legal=legal)
    told = texts("error-arena-bot-failed", number=0, bot="cheat", problem=problem)
    assert told in result.stderr


def paced(terminal: bool) -> Pace:
    console = Console(force_terminal=terminal, record=True, width=100, quiet=False)
    return Pace(console, texts_in("en"))


def test_without_a_terminal_a_line_is_written_now_and_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [1000.0]
    monkeypatch.setattr("lanternfish.terminal.pace.time.monotonic", lambda: now[0])
    pace = paced(terminal=False)
    for second in range(181):
        now[0] = 1000.0 + second
        pace.show(Progress(10 + second // 2, 1000))
    shown = pace.console.export_text().splitlines()
    assert shown == [
        "40 of 1,000 games. 32 minutes left",
        "70 of 1,000 games. 31 minutes left",
        "100 of 1,000 games. 30 minutes left",
    ]


@pytest.mark.parametrize(
    ("seconds", "left"),
    [
        (1, "9 seconds left"),
        (9, "81 seconds left"),
        (11, "2 minutes left"),
        (60, "9 minutes left"),
        (3600, "9 hours left"),
    ],
)
def test_the_bar_says_how_long_it_will_take(
    monkeypatch: pytest.MonkeyPatch, seconds: int, left: str
) -> None:
    now = [0.0]
    monkeypatch.setattr("lanternfish.terminal.pace.time.monotonic", lambda: now[0])
    pace = paced(terminal=True)
    pace.show(Progress(5, 15))
    now[0] = float(seconds)
    pace.show(Progress(6, 15))
    (task,) = pace.bar.tasks
    assert (task.completed, task.total) == (6, 15)
    assert task.description == left
