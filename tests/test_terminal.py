"""The table in a real terminal: whole games, and no secret between people is lost."""

import os
import select
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from lanternfish.bots import LEVELS
from lanternfish.games import CATALOGUE
from lanternfish.records import load
from lanternfish.terminal.biblios.cards import DICE, SIGNS, SUITS, card_name, face, suit
from lanternfish.terminal.faces import FACES
from lanternfish.terminal.screen import FORGET_SCROLLED
from lanternfish.terminal.table import Table
from lanternfish.texts import LANGUAGES, Texts, texts_in
from tests.keyboard import Line, Mirror, Terminal, plain, prompts
from tests.sitting import BOT, arguments

ALTERNATE, NORMAL, CLEAR = "\x1b[?1049h", "\x1b[?1049l", "\x1b[2J"
FACE = FACES["biblios"]
ENGLISH = texts_in("en", "biblios")


def held(shown: str, texts: Texts) -> dict[str, list[str]]:
    """The cards in the rows of a hand on the screen."""
    hand: dict[str, list[str]] = {}
    for line in shown.splitlines():
        for name in SUITS:
            title = f" {SIGNS[name]} {texts('suit', kind=name)}"
            if line.startswith(title):
                cells = [cell for cell in line.removeprefix(title).split() if cell not in DICE]
                cells = cells if name == "gold" else cells[1:]  # the number on the die
                hand[name] = cells[:-1]  # without the total; of nothing only a dash is left
    return hand


def cards_of(table: Table, seat: int, texts: Texts) -> dict[str, list[str]]:
    cards = table.scene(seat, texts).hands[seat]
    return {name: [face(card, texts) for card in cards if suit(card) == name] for name in SUITS}


# Whole games.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_a_terminal(tmp_path: Path, language: str) -> None:
    path = tmp_path / "game.txt"
    mirror = Mirror(21, ["Ann", BOT])
    texts = texts_in(language, "biblios")
    with Terminal(arguments("biblios", path, language, 21, "Ann", BOT), tmp_path) as terminal:
        for line in mirror.lines():
            shown = plain(terminal.until(*prompts(language)))
            assert held(shown, texts) == cards_of(mirror, line.seat, texts)
            assert path.read_text("utf-8") == mirror.text()
            terminal.type(line.text + "\n")
        code, _ = terminal.end()
    assert code == 0
    assert path.read_text("utf-8") == mirror.text()
    assert terminal.raw.count(ALTERNATE) == terminal.raw.count(NORMAL) == 1
    # The scoring stays on the screen of the shell.
    stays = plain(terminal.raw.rpartition(NORMAL)[2])
    assert texts("pad-points") in stays
    assert texts("seed", seed="21") in stays
    assert texts("saved", path=str(path)) in stays.replace("\n", "")


def test_a_newcomer_is_asked(tmp_path: Path) -> None:
    with Terminal(["play"], tmp_path) as terminal:
        english, german = texts_in("en"), texts_in("de")
        shown = terminal.until(english("welcome-language", usual=1))
        for language in LANGUAGES:
            assert texts_in(language)("language-name") in shown
        terminal.type("7\n")
        terminal.until(english("welcome-language", usual=1))
        terminal.type("4\n")
        shown = terminal.until(german("welcome-game", usual=1))
        for game in CATALOGUE:
            assert german(f"game-{game}") in shown
        terminal.type("\n")
        terminal.until(german("welcome-opponents", least=1, most=3, usual=2))
        terminal.type("1\n")
        shown = plain(terminal.until(german("welcome-level", usual=3)))
        for level in LEVELS:
            assert german(f"bot-{level}") in shown
            assert german(f"about-bot-{level}") in shown
        terminal.type("5\n")
        terminal.until(german("welcome-level", usual=3))
        terminal.type("PLANKTON\n")
        terminal.until(german("welcome-name", usual="Spieler"))
        terminal.type("bot\n")
        terminal.until(german("welcome-name", usual="Spieler"))
        terminal.type("Jürgen\n")
        assert "Jürgen" in terminal.until(*prompts("de"))
        terminal.type("q\n")
        code, _ = terminal.end()
    assert code == 0
    (path,) = (tmp_path / "lanternfish").iterdir()
    assert load(path).players == ["Jürgen", BOT]


def test_a_newcomer_may_go_away(tmp_path: Path) -> None:
    with Terminal(["play", "biblios", "--lang", "ru"], tmp_path) as terminal:
        terminal.until(texts_in("ru")("welcome-opponents", least=1, most=3, usual=2))
        terminal.type("\x04")
        code, last = terminal.end()
    assert code == 0
    assert texts_in("ru")("nothing-begun") in last


@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("\x04", 0)])
def test_an_interrupted_game_is_kept(tmp_path: Path, key: str, code: int) -> None:
    path = tmp_path / "game.txt"
    with Terminal(arguments("biblios", path, "en", 3, "Ann", BOT), tmp_path) as terminal:
        terminal.until(*prompts("en"))
        terminal.type(key)
        left, _ = terminal.end()
    assert left == code
    stays = plain(terminal.raw.rpartition(NORMAL)[2])
    assert ENGLISH("left") in stays
    assert f"--resume {path}" in stays
    assert load(path).result is None


def test_a_killed_game_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    mirror = Mirror(3, ["Ann", BOT])
    with Terminal(arguments("biblios", path, "en", 3, "Ann", BOT), tmp_path) as terminal:
        for number, line in enumerate(mirror.lines()):
            terminal.until(*prompts("en"))
            if number == 12:
                break
            terminal.type(line.text + "\n")
        os.kill(terminal.process.pid, signal.SIGKILL)
        terminal.end()
    assert path.read_text("utf-8") == mirror.text()
    assert [found.name for found in tmp_path.glob("*.txt*")] == ["game.txt"]


# Secrets between people at one screen.


def played(terminal: Terminal, mirror: Mirror) -> Iterator[tuple[Line, str]]:
    """What is on the screen when each line is typed."""
    for line in mirror.lines():
        yield line, terminal.until(*prompts("en"))
        terminal.type(line.text + "\n")


def secrets_of_others(table: Table, seat: int) -> set[str]:
    """The cards of the five categories that others hold and this seat cannot know of."""
    known = {word for line in table.scene(seat, ENGLISH).view["memory"] for word in line.split()}
    return {
        card
        for other in range(table.record.seats)
        if other != seat
        for card in table.scene(other, ENGLISH).hands[other]
        if suit(card) != "gold" and card not in known
    }


def test_nobody_sees_the_hand_of_another(tmp_path: Path) -> None:
    mirror = Mirror(5, ["Ann", "Ben"])
    looking: int | None = None
    secrets = 0
    begin = arguments("biblios", tmp_path / "g.txt", "en", 5, "Ann", "Ben")
    with Terminal(begin, tmp_path) as terminal:
        for line, raw in played(terminal, mirror):
            shown = plain(raw)
            if line.hand_over:
                looking = line.seat
                # What was there before is wiped out, and what scrolled away too.
                empty = raw.rpartition(CLEAR)[2]
                assert FORGET_SCROLLED in empty
                assert not any(sign in plain(empty) for sign in SIGNS.values())
                assert ENGLISH("hand-over", name=("Ann", "Ben")[looking]) in shown
                continue
            assert looking == line.seat
            assert CLEAR in raw
            assert held(shown, ENGLISH) == cards_of(mirror, line.seat, ENGLISH)
            for card in secrets_of_others(mirror, line.seat):
                secrets += 1
                assert card_name(card, ENGLISH) not in shown
        code, _ = terminal.end()
    assert code == 0
    assert secrets > 100
    # Nothing secret was ever written to the screen of the shell.
    assert not any(sign in terminal.raw.partition(ALTERNATE)[0] for sign in SIGNS.values())


def test_keys_pressed_too_early_do_not_open_the_next_hand(tmp_path: Path) -> None:
    lines = list(Mirror(5, ["Ann", "Ben"]).lines())
    turn = next(i for i, line in enumerate(lines) if line.hand_over and i > 0)
    begin = arguments("biblios", tmp_path / "g.txt", "en", 5, "Ann", "Ben")
    with Terminal(begin, tmp_path) as terminal:
        for line in lines[: turn - 1]:
            terminal.until(*prompts("en"))
            terminal.type(line.text + "\n")
        terminal.until(*prompts("en"))
        terminal.type(lines[turn - 1].text + "\n\n\n\n")
        shown = plain(terminal.until(prompts("en")[1]))
        assert ENGLISH("hand-over", name=("Ann", "Ben")[lines[turn].seat]) in shown
        assert not select.select([terminal.master], [], [], 0.5)[0]
        terminal.type("\n")
        assert ENGLISH("column-hand") in terminal.until(prompts("en")[0])
