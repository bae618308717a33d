"""The command line: every command, in every language, and whatever can be mistyped."""

from pathlib import Path

import pytest

import lanternfish
from lanternfish.bots import names
from lanternfish.cli import app
from lanternfish.records import load, save, write
from lanternfish.texts import LANGUAGES, texts_in
from tests.keyboard import Mirror
from tests.recorded import REVEALED
from tests.sitting import run, script, typed

BEGIN = ["play", "--bots", "plankton", "--seed", "2", "--save"]
COMMANDS = [command.callback.__name__ for command in app.registered_commands if command.callback]


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    mirror = Mirror(4, ["Ann", "bot plankton"])
    script(mirror)
    path = tmp_path / "finished.txt"
    save(mirror.record, path)
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language(tmp_path: Path, language: str) -> None:
    texts = texts_in(language)
    shown = run(tmp_path, "--lang", language).stdout
    assert texts("help-root") in shown
    assert texts("help-commands") in shown
    for command in COMMANDS:
        shown = run(tmp_path, command, "--help", f"--lang={language}").stdout
        assert texts(f"help-{command}") in shown
        assert f"{texts('help-usage')} lanternfish {command}" in shown
        assert texts("help-help") in shown
        if language != "en":
            assert "Usage" not in shown


def test_the_version_says_how_the_rules_run(tmp_path: Path) -> None:
    shown = run(tmp_path, "--version").stdout
    assert lanternfish.__version__ in shown
    assert ("interpreted" in shown) == (not lanternfish.COMPILED)


def test_the_language_comes_from_the_environment(tmp_path: Path) -> None:
    assert "Абатство" in run(tmp_path, "games", LC_ALL="uk_UA.UTF-8").stdout
    assert "Аббатство" in run(tmp_path, "games", LANTERNFISH_LANG="ru", LC_ALL="uk_UA").stdout
    assert "Spiel" in run(tmp_path, "--lang", "de", "games", LANTERNFISH_LANG="ru").stdout


def test_games_are_listed(tmp_path: Path) -> None:
    shown = run(tmp_path, "games").stdout
    for name in ("abyss", "biblios", "conspiracy"):
        (line,) = [line for line in shown.splitlines() if line.startswith(f"  {name} ")]
        assert texts_in("en")(f"game-{name}") in line
        assert "2, 3, 4" in line
    assert "penalty=standard|bluff" in shown
    assert "edition=standard|russian" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "key", "values"),
    [
        (["chess"], "error-unknown-command", {"name": "chess"}),
        (
            ["play", "chess"],
            "error-unknown-game",
            {"name": "chess", "games": "abyss, biblios, conspiracy"},
        ),
        (["play", "biblios", "--seats", "7"], "error-bad-seats", {"seats": "7"}),
        (["play", "biblios", "--seat", "Ann"], "error-bad-seats", {"seats": "1"}),
        (["play", "--people", "Ann,Ben,Cid", "--seats", "2"], "error-too-many-people", {}),
        (["play", "--people", "Ann,bot"], "error-name-of-a-bot", {"name": "bot"}),
        (["play", "--bots", "shark"], "error-unknown-bot", {"name": "shark"}),
        (["play", "--seat", "a", "--seat", "b", "--seats", "2"], "error-seats-twice", {}),
        (["play", "--option", "bluff"], "error-bad-setting", {"text": "bluff"}),
        (["play", "biblios", "--option", "luck=1"], "error-unknown-option", {"option": "luck"}),
        (
            ["play", "conspiracy", "--option", "penalty=bluff"],
            "error-no-options",
            {"game": "conspiracy"},
        ),
        (["play", "biblios", "--option", "penalty=no"], "error-bad-option", {"value": "no"}),
        (["play", "--people", "Ann, "], "error-record-bad-name", {"found": "''", "seat": 1}),
        (["play", "--resume", "none.txt"], "error-file-missing", {"path": "none.txt"}),
        (["play", "biblios", "--resume", "none.txt"], "error-resume-alone", {}),
        (["show", "none.txt"], "error-file-missing", {"path": "none.txt"}),
        (["simulate", "biblios", "--games", "0"], "error-bad-count", {"count": 0}),
        (["simulate", "biblios", "--seats", "9"], "error-bad-seats", {"seats": "9"}),
        (["play", "--sheets"], "mistake-no-such-option", {"hint": "'--sheets'"}),
        (["show"], "mistake-missing-parameter", {"hint": "'file'"}),
        (["simulate", "biblios", "--games", "x"], "mistake-bad-parameter", {"hint": "'--games'"}),
        (["games", "more"], "mistake-extra-arguments", {"hint": "more"}),
        (["play", "biblios", "a", "b"], "mistake-extra-arguments", {"hint": "a b"}),
        (["play", "--seed"], "mistake-bad-option-usage", {"hint": "'--seed'"}),
    ],
)
def test_mistakes_are_told(
    tmp_path: Path, language: str, arguments: list[str], key: str, values: dict[str, str | int]
) -> None:
    result = run(tmp_path, *arguments, "--lang", language)
    assert result.exit_code == 2
    known: dict[str, str | int] = {
        "commands": ", ".join(COMMANDS),
        "game": "biblios",
        "allowed": {
            "error-bad-seats": "2, 3, 4",
            "error-unknown-option": "penalty",
            "error-bad-option": "standard, bluff",
        }.get(key, ""),
        "option": "penalty",
        "bots": ", ".join(names()),
        "people": 3,
        "seats": 2,
        "most": 100,
    }
    assert texts_in(language)(key, **{**known, **values}) in result.stderr


def test_an_unknown_language_is_told(tmp_path: Path) -> None:
    result = run(tmp_path, "games", "--lang", "fr")
    assert result.exit_code == 2
    assert "fr" in result.stderr
    assert "en, ru, uk, de" in result.stderr


def test_a_mistake_says_where_help_is(tmp_path: Path) -> None:
    assert "lanternfish games --help" in run(tmp_path, "games", "more").stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_through_a_pipe(tmp_path: Path, language: str) -> None:
    players = ["bot plankton", "Ann"]
    mirror = Mirror(11, players, penalty="bluff")
    path = tmp_path / "game.txt"
    seats = [word for player in players for word in ("--seat", player)]
    result = run(
        tmp_path,
        *["--lang", language, "play", "biblios", *seats, "--seed", "11"],
        *["--option", "penalty=bluff", "--save", str(path)],
        typed=typed(script(mirror)),
    )
    assert result.exit_code == 0
    assert path.read_text("utf-8") == mirror.text()
    texts = texts_in(language, "biblios")
    assert texts("pad-title") in result.stdout
    assert texts("seed", seed="11") in result.stdout
    assert texts("saved", path=str(path)) in result.stdout
    if language in ("ru", "uk"):
        assert "Public" not in result.stdout
        assert "card" not in result.stdout


def test_without_a_terminal_nothing_is_asked_beforehand(tmp_path: Path) -> None:
    mirror = Mirror(3, ["Player", "bot plankton", "bot plankton"])
    words = ["play", "biblios", "--bots", "plankton", "--seed", "3"]
    result = run(tmp_path, *words, typed=typed(script(mirror)))
    assert result.exit_code == 0
    (path,) = (tmp_path / "lanternfish").iterdir()
    assert path.read_text("utf-8") == mirror.text()


def test_who_leaves_can_come_back(tmp_path: Path) -> None:
    players = ["Ann", "bot plankton", "Ben"]
    mirror = Mirror(8, players)
    lines = script(mirror)
    path = tmp_path / "game.txt"
    seats = [word for player in players for word in ("--seat", player)]
    begun = ["play", "biblios", *seats, "--seed", "8", "--save", str(path)]
    first = run(tmp_path, *begun, typed=typed(lines[:31]))  # and then the input ends
    assert first.exit_code == 0
    assert f"lanternfish play --resume {path}" in first.stdout
    left = load(path)
    assert 0 < len(left.actions) < len(mirror.record.actions)

    again = Mirror(8, players)
    for action in left.actions:
        again.play([action])
    second = run(tmp_path, "play", "--resume", str(path), typed=typed(script(again)))
    assert second.exit_code == 0
    assert path.read_text("utf-8") == mirror.text()


@pytest.mark.parametrize("leave", ["q", " Q "])
def test_q_leaves_and_keeps_the_game(tmp_path: Path, leave: str) -> None:
    path = tmp_path / "game.txt"
    result = run(tmp_path, *BEGIN, str(path), typed=f"1\n{leave}\n1\n")
    assert result.exit_code == 0
    assert texts_in("en")("left") in result.stdout
    assert load(path).result is None


def test_a_resumed_game_can_go_to_another_file(tmp_path: Path) -> None:
    path, other = tmp_path / "game.txt", tmp_path / "other.txt"
    run(tmp_path, *BEGIN, str(path), typed="q\n")
    before = path.read_bytes()
    result = run(tmp_path, "play", "--resume", str(path), "--save", str(other), typed="1\n")
    assert result.exit_code == 0
    assert path.read_bytes() == before
    assert len(load(other).actions) > len(load(path).actions)


def test_no_file_is_written_over(tmp_path: Path, finished: Path) -> None:
    before = finished.read_bytes()
    result = run(tmp_path, "play", "--save", str(finished))
    assert result.exit_code == 2
    assert texts_in("en")("error-file-exists", path=str(finished)) in result.stderr
    assert finished.read_bytes() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_is_not_resumed(tmp_path: Path, finished: Path, language: str) -> None:
    result = run(tmp_path, "play", "--resume", str(finished), "--lang", language)
    assert result.exit_code == 2
    assert texts_in(language)("error-game-finished", path=str(finished)) in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_file_is_told_by_its_line(tmp_path: Path, finished: Path, language: str) -> None:
    lines = finished.read_text("utf-8").splitlines(keepends=True)
    number = lines.index("\n") + 2
    finished.write_text("".join(lines).replace(lines[number], "0 juggle\n", 1), "utf-8")
    texts = texts_in(language)
    for command in (["play", "--resume"], ["show"]):
        result = run(tmp_path, *command, str(finished), "--lang", language)
        assert result.exit_code == 2
        problem = texts("error-record-bad-action", found="'juggle'", game="biblios")
        assert f"{texts('error-line', line=number + 1)} {problem}" in result.stderr


def test_no_resume_with_a_bot_that_is_not_here(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run(tmp_path, *BEGIN, str(path), typed="q\n")
    path.write_text(path.read_text("utf-8").replace("bot plankton", "bot kraken"), "utf-8")
    result = run(tmp_path, "play", "--resume", str(path))
    assert result.exit_code == 2
    assert "kraken" in result.stderr


def test_only_bots_play_by_themselves(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    words = ["play", "--people", "0", "--seats", "2", "--bots", "plankton"]
    result = run(tmp_path, *words, "--save", str(path))
    assert result.exit_code == 0
    assert load(path).result is not None


def test_simulate_counts(tmp_path: Path) -> None:
    result = run(tmp_path, "simulate", "biblios", "--seats", "2", "--games", "30", "--seed", "1")
    assert result.exit_code == 0
    assert "30 games" in result.stdout
    assert result.stdout.count("%") >= 4
    same = run(tmp_path, "simulate", "biblios", "--seats", "2", "--games", "30", "--seed", "1")
    assert same.stdout.splitlines()[2:] == result.stdout.splitlines()[2:]


def test_simulate_can_check_every_position(tmp_path: Path) -> None:
    """The same games, looked at more closely."""
    words = ["simulate", "conspiracy", "--seats", "2", "--games", "8", "--seed", "1"]
    plain, checked = run(tmp_path, *words), run(tmp_path, *words, "--check")
    assert checked.exit_code == 0
    assert plain.stdout.splitlines()[2:] == checked.stdout.splitlines()[2:]


def test_simulate_speaks_russian(tmp_path: Path) -> None:
    result = run(tmp_path, "simulate", "biblios", "--games", "22", "--lang", "ru")
    assert "22 партии" in result.stdout


def test_show_tells_every_move(tmp_path: Path, finished: Path) -> None:
    record = load(finished)
    shown = run(tmp_path, "show", str(finished)).stdout
    assert f"{len(record.actions):4}  " in shown
    assert "Ann: " in shown
    assert texts_in("en", "biblios")("pad-title") in shown


def test_show_keeps_the_secrets_of_an_unfinished_game(tmp_path: Path) -> None:
    mirror = Mirror(6, ["Ann", "Ben"])
    for _ in mirror.lines():
        if len(mirror.record.actions) > 40:
            break
    path = tmp_path / "game.txt"
    save(mirror.record, path)
    shown = run(tmp_path, "show", str(path)).stdout
    assert "keeps a card." in shown
    for seat in ("0", "1"):
        shown = run(tmp_path, "show", str(path), "--seat", seat).stdout
        name = "Ben" if seat == "0" else "Ann"
        assert f"{name} keeps a card." in shown
        assert "keep it face down before you" in shown
    assert "keeps a card" not in run(tmp_path, "show", str(path), "--open").stdout


def test_show_knows_its_seats(tmp_path: Path, finished: Path) -> None:
    result = run(tmp_path, "show", str(finished), "--seat", "2")
    assert result.exit_code == 2
    assert texts_in("en")("error-bad-view", seat="2", last=1) in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_what_it_checked(tmp_path: Path, finished: Path, language: str) -> None:
    texts = texts_in(language)
    result = run(tmp_path, "verify", str(finished), "--lang", language)
    assert result.exit_code == 0
    for check in ("deal", "actions", "result", "winners"):
        assert f"✓ {texts(f'check-{check}')}" in result.stdout
    assert texts("verified-held") in result.stdout


def test_verify_finds_a_false_result(tmp_path: Path, finished: Path) -> None:
    record = load(finished)
    assert record.result is not None
    record.result = tuple(score + 1 for score in record.result)
    finished.write_text(write(record), "utf-8")
    result = run(tmp_path, "verify", str(finished))
    assert result.exit_code == 1
    assert "✗ " + texts_in("en")("check-result") in result.stdout


def test_verify_says_what_it_cannot_know(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run(tmp_path, *BEGIN, str(path), typed="q\n")
    result = run(tmp_path, "verify", str(path))
    assert result.exit_code == 1
    assert "? " + texts_in("en")("check-result") in result.stdout
    assert texts_in("en")("verified-open") in result.stdout


def test_verify_refuses_what_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("hello\n", "utf-8")
    result = run(tmp_path, "verify", str(path))
    assert result.exit_code == 1
    assert "hello" in result.stdout
    assert run(tmp_path, "verify", str(tmp_path)).exit_code == 2


def test_verify_says_what_a_commitment_proves(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(REVEALED, "utf-8")
    result = run(tmp_path, "verify", str(path))
    assert "✓ " + texts_in("en")("check-commitment") in result.stdout
    assert "published before the deal" in result.stdout
