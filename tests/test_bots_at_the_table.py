"""Bots at the terminal: who sits down, who is thinking, and what happens when one goes wrong."""

import os
import shlex
import sys
from pathlib import Path

import pytest

from lanternfish.bots import LEVELS, Budget, Player, names
from lanternfish.core.chance import Chance
from lanternfish.core.game import View
from lanternfish.records import load
from lanternfish.terminal.faces import FACES
from lanternfish.terminal.play import HotSeat
from lanternfish.terminal.screen import EndOfInput
from lanternfish.terminal.seating import display_names
from lanternfish.terminal.trouble import Trouble, told
from lanternfish.terminal.welcome import ask_seats
from lanternfish.texts import LANGUAGES, texts_in
from tests.keyboard import Mirror, Terminal, plain, prompts
from tests.paper import Sheet
from tests.sitting import arguments, run, script, typed

ENGLISH = texts_in("en", "biblios")
FACE = FACES["biblios"]
# In this deal of two or three the first decision is that of seat 0.
SEED = 20

SILENT = """
import os, sys
open("pid", "w").write(str(os.getpid()))
for line in sys.stdin: pass
"""
LAST = """
import json, sys
for line in sys.stdin: print(json.loads(line)["view"]["legal"][-1], flush=True)
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # so that commands are short: they stand in the records


def program(source: str) -> str:
    """A bot in Python in this folder."""
    Path("bot.py").write_text(source)
    Path("bot").write_text(f"exec {shlex.quote(sys.executable)} -I bot.py\n")
    return "program:command=sh bot"


# Who sits down.


@pytest.mark.parametrize(
    ("words", "players"),
    [
        ([], ["Player", "bot angler", "bot angler"]),
        (["--seats", "2"], ["Player", "bot angler"]),
        (["--seats", "2", "--bots", "leviathan"], ["Player", "bot leviathan"]),
        (["--seats", "2", "--bots", " angler:time=2 "], ["Player", "bot angler:time=2"]),
        (["--seat", "Ann", "--seat", "bot"], ["Ann", "bot angler"]),
        (["--seat", "Ann", "--seat", "bot  minnow"], ["Ann", "bot minnow"]),
    ],
)
def test_bots_are_named_on_the_command_line(
    tmp_path: Path, words: list[str], players: list[str]
) -> None:
    path = tmp_path / "game.txt"
    begin = ["play", "biblios", "--seed", str(SEED), "--save", str(path), *words]
    assert run(tmp_path, *begin, typed="q\n").exit_code == 0
    assert load(path).players == players


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("answer", "bot"),
    [("", "angler"), ("4", "leviathan"), ("minnow", "minnow"), ("0\nshark\n1", "plankton")],
)
def test_a_newcomer_chooses_the_level(language: str, answer: str, bot: str) -> None:
    texts = texts_in(language)
    sheet = Sheet(source=f"1\n{answer}\nAnn\n")
    assert ask_seats(sheet, Mirror(1, ["a", "b"]).record.game, texts) == ["Ann", f"bot {bot}"]
    shown = plain(sheet.paper.getvalue())
    for level in LEVELS:
        assert f"{texts(f'bot-{level}')} " in shown
        assert texts(f"about-bot-{level}") in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_may_be_named_in_the_language(language: str) -> None:
    texts = texts_in(language)
    for level in LEVELS:
        sheet = Sheet(source=f"1\n{texts(f'bot-{level}').upper()}\nAnn\n")
        assert ask_seats(sheet, Mirror(1, ["a", "b"]).record.game, texts)[1] == f"bot {level}"


def test_levels_are_shown_in_the_language_and_other_bots_by_their_text() -> None:
    players = ["bot leviathan", "bot angler", "bot angler:time=2", "bot program:command=sh x"]
    shown = display_names(players, texts_in("ru"))
    assert shown == ("Левиафан", "Удильщик", "angler:time=2", "program:command=sh x")


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_listed(tmp_path: Path, language: str) -> None:
    lines = run(tmp_path, "bots", "--lang", language).stdout.splitlines()
    listed = [line.split()[0] for line in lines[1:] if line[:3].strip()]
    assert listed == names()
    assert texts_in(language)("about-bot-leviathan") in "\n".join(lines)


# Who is thinking.


class Pensive:
    """Decides after a look at the screen."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.seen: list[str] = []

    def choose(self, view: View, budget: Budget, chance: Chance) -> int:
        self.seen.append(plain(self.sheet.paper.getvalue()).splitlines()[-1])
        return view.legal[0]


def thinking_game(text: str) -> tuple[Pensive, Sheet]:
    """Ann makes some choices against a bot of this name."""
    table, sheet = Mirror(SEED, ["Ann", f"bot {text}"]), Sheet(source="1\n2\n3\n" * 5)
    pensive = Pensive(sheet)
    table.bots[1] = Player(text, pensive, Budget())
    seats = HotSeat(table, FACE, sheet, ENGLISH)
    with pytest.raises(EndOfInput):
        seats.play()
    return pensive, sheet


def test_the_screen_says_who_is_thinking() -> None:
    pensive, sheet = thinking_game("leviathan")
    line = ENGLISH("thinking", name="Leviathan")
    assert len(pensive.seen) > 2
    assert all(line in seen for seen in pensive.seen)
    # Written once for a row of decisions: no flicker.
    assert 0 < sheet.paper.getvalue().count(line) < len(pensive.seen)


@pytest.mark.parametrize("text", ["plankton", "minnow", "minnow:time=1"])
def test_of_quick_bots_the_screen_says_nothing(text: str) -> None:
    pensive, sheet = thinking_game(text)
    assert pensive.seen
    name = display_names([f"bot {text}"], ENGLISH)[0]
    assert ENGLISH("thinking", name=name) not in sheet.paper.getvalue()


def test_ctrl_c_while_a_bot_thinks_keeps_the_game_and_ends_the_program(tmp_path: Path) -> None:
    path, note = tmp_path / "game.txt", tmp_path / "pid"
    bot = program(SILENT)
    begin = arguments("biblios", path, "en", SEED, f"bot {bot}", "Ann")
    with Terminal(begin, tmp_path) as terminal:
        terminal.until(ENGLISH("thinking", name=bot))
        while not note.exists() or not note.read_text():
            assert terminal.process.poll() is None
        terminal.type("\x03")
        code, last = terminal.end()
    assert code == 130
    assert ENGLISH("left") in last
    assert f"--resume {path} --programs" in last
    assert load(path).actions == []
    with pytest.raises(ProcessLookupError):
        os.kill(int(note.read_text()), 0)


# What may go wrong.


def test_a_program_plays_at_the_table(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    players = [f"bot {program(LAST)}", "Ann"]
    mirror = Mirror(11, players)
    begin = arguments("biblios", path, "en", 11, *players)
    result = run(tmp_path, *begin, typed=typed(script(mirror)))
    mirror.close()
    assert result.exit_code == 0
    assert path.read_text("utf-8") == mirror.text()


def test_a_program_that_goes_wrong_is_told_and_the_game_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    bot = program("raise SystemExit(3)")
    result = run(tmp_path, *arguments("biblios", path, "de", SEED, f"bot {bot}", "Ann"))
    assert result.exit_code == 2
    german = texts_in("de")
    command = bot.removeprefix("program:command=")
    assert german("error-program-ended", command=command, code="3") in result.stderr
    assert f"--resume {path} --programs" in result.stdout
    assert load(path).result is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_starts_no_program_unasked(tmp_path: Path, language: str) -> None:
    path, note = tmp_path / "game.txt", tmp_path / "pid"
    bot = program(LAST.replace("import json", "open('pid', 'w')\nimport json"))
    players = ["Ann", f"bot {bot}"]
    run(tmp_path, *arguments("biblios", path, "en", SEED, *players), typed="q\n")
    result = run(tmp_path, "play", "--resume", str(path), "--lang", language)
    assert result.exit_code == 2
    assert texts_in(language)("error-program-in-record", bot=bot) in result.stderr
    assert not note.exists()


def test_a_record_starts_a_program_that_is_trusted(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    players = ["Ann", f"bot {program(LAST)}"]
    run(tmp_path, *arguments("biblios", path, "en", SEED, *players), typed="q\n")
    mirror = Mirror(SEED, players)
    trusted = ["play", "--resume", str(path), "--programs"]
    assert run(tmp_path, *trusted, typed=typed(script(mirror))).exit_code == 0
    mirror.close()
    assert path.read_text("utf-8") == mirror.text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_fails_is_told_with_the_place(language: str) -> None:
    class Clumsy:
        def choose(self, view: View, budget: Budget, chance: Chance) -> int:
            return view.legal[10**6]

    table = Mirror(SEED, ["bot minnow", "Ann"])
    table.bots[0] = Player("clumsy", Clumsy(), Budget())
    with pytest.raises(Trouble) as error:
        table.let_bot_play()
    assert error.value.key == "bot-failed"
    text = told(error.value, texts_in(language))
    assert "clumsy" in text
    assert "IndexError: tuple index out of range" in text
    assert Path(__file__).name in text
    assert table.record.actions == []


def test_a_table_that_is_left_closes_its_bots(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    note = tmp_path / "closed"
    bot = program(LAST + "open('closed', 'w').write('closed')\n")
    begin = arguments("biblios", path, "en", SEED, f"bot {bot}", "Ann")
    with Terminal(begin, tmp_path) as terminal:
        terminal.until(*prompts("en"))
        terminal.type("q\n")
        code, _ = terminal.end()
    assert code == 0
    assert note.read_text() == "closed"
