"""The file of a tournament: what is in it, what may happen to it, and that nothing gets lost."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from lanternfish.arena.errors import ArenaError
from lanternfish.arena.finished import Finished, Setting, Timing, parsed
from lanternfish.arena.journal import Journal, load, times_path
from lanternfish.arena.match import Played, play
from lanternfish.arena.runner import Progress, run
from lanternfish.arena.schedule import fixtures
from tests.arena.tournaments import Backwards, results, setting

TOURNAMENT = setting("plankton", "minnow", games=6)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def left_after(path: Path, games: int, ahead: int = 1) -> None:
    """Somebody stopped after so many games."""
    crew = Backwards(TOURNAMENT, ahead, most=games)
    with pytest.raises(KeyboardInterrupt):
        run(TOURNAMENT, path, lambda: crew)
    assert crew.stopped


def refused(path: Path, tournament: Setting = TOURNAMENT) -> ArenaError:
    """The file is refused, and not touched."""
    before = path.read_bytes()
    with pytest.raises(ArenaError) as error:
        results(tournament, path)
    assert path.read_bytes() == before
    return error.value


def test_the_lines_of_the_file(path: Path) -> None:
    data, _ = results(TOURNAMENT, path)
    first, *rest = data.decode().splitlines()
    assert parsed(Setting, first) == TOURNAMENT
    games = [parsed(Finished, line) for line in rest]
    assert [game.number for game in games] == list(range(6))
    assert games == [play(TOURNAMENT, fixture).finished for fixture in fixtures(TOURNAMENT)]
    times = times_path(path).read_text().splitlines()
    assert [parsed(Timing, line).number for line in times] == list(range(6))
    found = load(path)
    assert (found.setting, found.bar, found.finished) == (TOURNAMENT, None, games)
    assert [timing.number for timing in found.timings] == list(range(6))


@pytest.mark.parametrize("ahead", [2, 3, 6])
def test_the_order_in_which_games_end_does_not_matter(path: Path, ahead: int) -> None:
    expected, _ = results(TOURNAMENT, path.with_name("other.jsonl"))
    found, played = results(TOURNAMENT, path, ahead)
    assert found == expected
    assert played != sorted(played)
    numbers = [parsed(Timing, line).number for line in times_path(path).read_text().splitlines()]
    assert numbers == list(range(6))


def test_a_tournament_goes_on_where_it_was(path: Path) -> None:
    expected, _ = results(TOURNAMENT, path.with_name("other.jsonl"))
    left_after(path, 4, ahead=2)
    assert len(path.read_bytes().splitlines()) == 5
    assert results(TOURNAMENT, path) == (expected, [4, 5])
    assert len(load(path).timings) == 6


def test_a_tournament_that_is_over_is_not_played_again(path: Path) -> None:
    expected, _ = results(TOURNAMENT, path)
    before = path.stat().st_mtime_ns
    assert results(TOURNAMENT, path) == (expected, [])
    assert path.stat().st_mtime_ns == before


@pytest.mark.parametrize("cut", [1, 40, 10_000_000])
def test_half_a_line_is_dropped_and_its_game_played_again(path: Path, cut: int) -> None:
    expected, _ = results(TOURNAMENT, path)
    last = len(expected.splitlines(keepends=True)[-1])
    path.write_bytes(expected[: -min(cut, last - 1)])
    beside = times_path(path)
    beside.write_bytes(beside.read_bytes()[:-5])
    assert len(load(path).finished) == 5
    assert results(TOURNAMENT, path) == (expected, [5])
    assert len(load(path).timings) == 6


def test_a_first_line_that_was_cut_off_is_written_again(path: Path) -> None:
    expected, played = results(TOURNAMENT, path)
    for length in (0, 10, len(expected.splitlines()[0])):
        path.write_bytes(expected[:length])
        assert results(TOURNAMENT, path) == (expected, played)
        assert len(times_path(path).read_bytes().splitlines()) == 6


def test_another_tournament_is_refused_with_what_differs(path: Path) -> None:
    results(TOURNAMENT, path)
    other = replace(TOURNAMENT, seed=3, games=8, bots=("minnow", "plankton"))
    told = str(refused(path, other))
    assert "seed: 0 ≠ 3" in told
    assert "games: 6 ≠ 8" in told
    assert 'bots: ["plankton", "minnow"] ≠ ["minnow", "plankton"]' in told
    assert "seats" not in told


@pytest.mark.parametrize("text", ["my notes", "my notes\nmore", "{}\n", "[1]\n", "\xff\n", "7\n"])
def test_a_file_of_something_else_is_not_touched(path: Path, text: str) -> None:
    path.write_bytes(text.encode("latin-1"))
    assert refused(path).key == "results-not-one"


Change = Callable[[list[dict[str, object]]], None]


def twice(games: list[dict[str, object]]) -> None:
    games[3] = games[2]


def elsewhere(games: list[dict[str, object]]) -> None:
    games[3]["number"] = 600


def others(games: list[dict[str, object]]) -> None:
    games[3]["bots"] = [0, 0]


def more(games: list[dict[str, object]]) -> None:
    games[3]["more"] = 1


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (twice, "results-game-twice"),
        (elsewhere, "results-no-such-game"),
        (others, "results-other-players"),
        (more, "results-damaged"),
    ],
)
def test_a_damaged_line_is_named(path: Path, change: Change, key: str) -> None:
    first, *rest = results(TOURNAMENT, path)[0].decode().splitlines()
    games = [json.loads(line) for line in rest]
    change(games)
    written = [json.dumps(game, ensure_ascii=False, separators=(",", ":")) for game in games]
    path.write_text("\n".join([first, *written, ""]))
    error = refused(path)
    assert (error.key, error.values["line"]) == (key, 5)


@pytest.mark.parametrize("line", [b"\n", b"{\n", b"\xff\xfe\n", b'{"number": 1}\n', b"null\n"])
def test_a_line_that_is_no_game_is_named(path: Path, line: bytes) -> None:
    rows = results(TOURNAMENT, path)[0].splitlines(keepends=True)
    path.write_bytes(b"".join([*rows[:3], line, *rows[3:]]))
    error = refused(path)
    assert (error.key, error.values["line"]) == ("results-damaged", 4)
    with pytest.raises(ArenaError, match="line 4 is damaged"):
        load(path)


def test_a_line_has_one_spelling(path: Path) -> None:
    data, _ = results(TOURNAMENT, path)
    path.write_bytes(data.replace(b'{"number":3,', b'{"number": 3,'))
    error = refused(path)
    assert (error.key, error.values["line"]) == ("results-damaged", 5)


def test_two_runs_do_not_write_the_same_file(path: Path) -> None:
    with Journal(path, TOURNAMENT, None):
        assert refused(path).key == "results-busy"
    results(TOURNAMENT, path)


def test_files_that_cannot_be(path: Path, tmp_path: Path) -> None:
    for place, key in (
        (tmp_path, "file-is-folder"),
        (tmp_path / "none" / "games.jsonl", "file-no-folder"),
        (Path("/dev/null"), "file-not-a-file"),
    ):
        with pytest.raises(ArenaError) as error:
            results(TOURNAMENT, place)
        assert error.value.key == key
    with pytest.raises(ArenaError) as error:
        load(path)
    assert error.value.key == "file-missing"


def test_a_full_disk_leaves_no_half_line(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left_after(path, 2)
    before = path.read_bytes()
    games = [play(TOURNAMENT, fixture) for fixture in list(fixtures(TOURNAMENT))[2:4]]

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    with Journal(path, TOURNAMENT, None) as journal:
        list(journal.take_up(list(fixtures(TOURNAMENT))))
        monkeypatch.setattr("lanternfish.arena.lines.os.fsync", full)
        with pytest.raises(ArenaError, match="No space left"):
            journal.keep(games)
        monkeypatch.undo()
        assert path.read_bytes() == before
        journal.keep(games)
    assert [game.number for game in load(path).finished] == [0, 1, 2, 3]


def test_a_link_stays_a_link(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.jsonl"
    link.symlink_to(path)
    results(TOURNAMENT, link, ahead=3)
    assert link.is_symlink()
    assert len(load(path).finished) == 6


def test_games_are_on_the_disk_before_they_count(path: Path) -> None:
    """What a watcher is told of is in the file already."""
    seen: list[tuple[int, int]] = []
    crew = Backwards(TOURNAMENT, 2)

    def watch(progress: Progress) -> None:
        seen.append((progress.done, len(path.read_bytes().splitlines()) - 1))

    assert run(TOURNAMENT, path, lambda: crew, watch=watch)
    assert {done for done, _ in seen} == {0, 2, 4, 6}
    assert all(done == written for done, written in seen)


def test_what_a_crew_had_ready_when_it_was_stopped_is_kept(path: Path) -> None:
    class Surprised(Backwards):
        def stop(self) -> list[Played]:
            return [play(TOURNAMENT, list(fixtures(TOURNAMENT))[5])]

    with pytest.raises(KeyboardInterrupt):
        run(TOURNAMENT, path, lambda: Surprised(TOURNAMENT, most=2))
    assert [game.number for game in load(path).finished] == [0, 1, 5]


def test_nothing_is_kept_of_an_empty_handful(path: Path) -> None:
    nothing: list[Played] = []
    with Journal(path, TOURNAMENT, None) as journal:
        journal.keep(nothing)
    assert len(path.read_bytes().splitlines()) == 1
