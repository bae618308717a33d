"""Whoever sits down at a game: what starts it, what is typed, and what holds in every game."""

from collections.abc import Sequence
from pathlib import Path

from typer.testing import CliRunner, Result

from lanternfish.cli import app
from lanternfish.games import CATALOGUE
from lanternfish.records import load, save
from lanternfish.texts import texts_in
from tests.keyboard import Mirror, Terminal, environment, plain, prompts

BOT = "bot plankton"


def run(folder: Path, *arguments: str, typed: str = "", **variables: str) -> Result:
    runner = CliRunner(env={**environment(folder, **variables), "COLUMNS": "100"})
    return runner.invoke(app, list(arguments), input=typed, catch_exceptions=False)


def script(mirror: Mirror, before: int | None = None) -> list[str]:
    """All that is typed from here to the end."""
    return [line.text for line in mirror.lines(before)]


def typed(lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def arguments(game: str, path: Path, language: str, seed: int, *players: str) -> list[str]:
    """The words of a command that starts a game."""
    seats = [word for player in players for word in ("--seat", player)]
    return ["--lang", language, "play", game, *seats, "--seed", str(seed), "--save", str(path)]


def plays_through_a_pipe(folder: Path, mirror: Mirror, language: str, seed: int) -> str:
    """A whole game comes out as the mirror of it; what was shown."""
    path = folder / "game.txt"
    players = mirror.record.players
    begin = arguments(mirror.game, path, language, seed, *players)
    result = run(folder, *begin, typed=typed(script(mirror)))
    assert result.exit_code == 0
    assert path.read_text("utf-8") == mirror.text()
    assert texts_in(language, mirror.game)("pad-title") in result.stdout
    return result.stdout


def leaves_and_comes_back(folder: Path, kind: type[Mirror], seed: int, lines: int) -> None:
    """Somebody leaves after some lines, resumes, and the game ends as if nobody had left."""
    players = ["Ann", BOT, "Ben"]
    mirror = kind(seed, players)
    before = script(mirror)[:lines]
    path = folder / "game.txt"
    begin = arguments(kind.game, path, "en", seed, *players)
    first = run(folder, *begin, typed=typed(before))
    assert first.exit_code == 0
    assert f"lanternfish play --resume {path}" in first.stdout
    left = load(path)
    assert 0 < len(left.actions) < len(mirror.record.actions)
    again = kind(seed, players)
    for action in left.actions:
        again.play([action])
    second = run(folder, "play", "--resume", str(path), typed=typed(script(again)))
    assert second.exit_code == 0
    assert path.read_text("utf-8") == mirror.text()


def newcomer_chooses(folder: Path, game: str, title: str) -> None:
    """Somebody who speaks Ukrainian names no game, and is asked."""
    texts = texts_in("uk", game)
    with Terminal(["--lang", "uk", "play"], folder) as terminal:
        terminal.until(texts("welcome-game", usual=1))
        terminal.type(f"{list(CATALOGUE).index(game) + 1}\n")
        shown = terminal.until(texts("welcome-opponents", least=1, most=3, usual=2))
        assert texts("welcome", game=title) in plain(shown)
        terminal.type("3\n")
        terminal.until(texts("welcome-level", usual=3))
        terminal.type("1\n")
        terminal.until(texts("welcome-name", usual="Гравець"))
        terminal.type("\n")
        assert "Гравець" in plain(terminal.until(*prompts("uk")))
        terminal.type("q\n")
        code, _ = terminal.end()
    assert code == 0
    (path,) = (folder / "lanternfish").iterdir()
    assert load(path).players == ["Гравець", BOT, BOT, BOT]
    assert load(path).game.name == game


def show_tells_every_move(folder: Path, mirror: Mirror) -> None:
    """Of a finished game, whoever looks, and how it was scored."""
    script(mirror)
    path = folder / "finished.txt"
    save(mirror.record, path)
    for extra in ([], ["--open"], ["--closed"], ["--seat", "1"]):
        shown = run(folder, "show", str(path), *extra).stdout
        assert f"{len(mirror.record.actions):4}  " in shown
        assert texts_in("en", mirror.game)("pad-points") in shown
