"""Bots that are programs: what they are told, what they may do wrong, and that they always end."""

import json
import os
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from selectors import DefaultSelector

import pytest

import lanternfish as lf
from lanternfish.bots import BotError, Player, player, program
from lanternfish.bots.program import Program, Running
from lanternfish.core.chance import quick

Start = Callable[..., Player]

FIRST = """
import json, os, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(asked["view"]["legal"][0], flush=True)
"""


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Makes players of Python programs, and closes them all."""
    made: list[Player] = []

    def make(source: str, *settings: str, arguments: str = "") -> Player:
        path = tmp_path / f"bot{len(made)}.py"
        path.write_text(source, "utf-8")
        words = f"{shlex.join([sys.executable, '-I', str(path)])} {arguments}".strip()
        made.append(player(":".join(["program", *settings, f"command={words}"])))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """No grace."""
    for name in ("STARTING", "GRACE", "PATIENCE"):
        monkeypatch.setattr(program, name, 0.2)


def view(game: str = "biblios", seed: int = 1) -> lf.View:
    state = lf.game(game).deal(seats=2, seed=seed)
    while len(state.legal()) == 1:
        state.play(state.legal()[0])
    return state.view(int(state.seat))


def running(sat: Player) -> Running:
    assert isinstance(sat.bot, Program)
    assert sat.bot.running is not None
    return sat.bot.running


def has_ended(pid: int) -> bool:
    """Gone, and nobody has to clear up after it."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def failure(sat: Player, asked: lf.View | None = None) -> BotError:
    with pytest.raises(BotError) as error:
        sat.choose(asked or view(), quick(1))
    assert isinstance(sat.bot, Program)
    return error.value


# What it is told.


def test_a_program_is_told_what_its_seat_knows_and_what_it_may_use(
    start: Start, tmp_path: Path
) -> None:
    note = tmp_path / "note"
    writing = FIRST.replace("    print", "    open(sys.argv[1], 'a').write(line)\n    print")
    sat = start(writing, "time=60", "iterations=9", arguments=str(note))
    for game in lf.games():
        assert sat.choose(view(game), quick(3)) == view(game).legal[0]
    for line, game in zip(note.read_text("utf-8").splitlines(), lf.games(), strict=True):
        asked = json.loads(line)
        assert list(asked) == ["lanternfish", "game", "view", "seed", "iterations", "seconds"]
        assert asked["lanternfish"] == 1
        assert asked["game"] == game
        assert lf.game(game).view_from_dict(asked["view"]) == view(game)
        assert asked["seed"] == int(quick(3).word())
        assert (asked["iterations"], asked["seconds"]) == (9, 60.0)


def test_without_a_budget_it_decides_itself_how_long_it_thinks(start: Start) -> None:
    picking = FIRST.replace('["view"]["legal"][0]', '["view"]["legal"][asked["seconds"] is None]')
    asked = view()
    assert start(picking).choose(asked, quick(1)) == asked.legal[1]
    assert start(picking, "time=60").choose(asked, quick(1)) == asked.legal[0]


def test_one_process_plays_one_game_after_another(start: Start) -> None:
    sat = start(FIRST)
    pids = set()
    for game in ("biblios", "conspiracy", "biblios"):
        state = lf.game(game).deal(seats=2, seed=3)
        for _ in range(20):
            state.play(sat.choose(state.view(int(state.seat)), quick(1)))
        pids.add(running(sat).process.pid)
    assert len(pids) == 1
    sat.close()
    assert has_ended(pids.pop())


def test_a_program_is_started_only_when_it_is_asked() -> None:
    sat = player("program:command=/nowhere/bot")
    one = view()
    one.legal = one.legal[:1]
    assert sat.choose(one, quick(1)) == one.legal[0]
    sat.close()


def test_a_command_may_have_quotes_colons_and_signs_of_equality(start: Start) -> None:
    source = "import sys\nfor line in sys.stdin: print(sys.argv[1], flush=True)"
    sat = start(source, arguments="'place self'")
    assert view().game().text(sat.choose(view(), quick(1))) == "place self"
    inline = shlex.join([sys.executable, "-c", source.replace("argv[1]", "argv[0:1][0]")])
    other = player(f"program:time=60:command={inline}")
    assert failure(other).values["action"] == "-c"
    other.close()


def test_its_complaints_go_through(start: Start, capfd: pytest.CaptureFixture[str]) -> None:
    sat = start(FIRST.replace("    print", "    print('hm', file=sys.stderr)\n    print"))
    sat.choose(view(), quick(1))
    sat.close()
    assert capfd.readouterr().err == "hm\n"


def test_long_lines_are_no_trouble() -> None:
    source = "import sys\nfor line in sys.stdin: print(len(line), flush=True)"
    one = Running("long", [sys.executable, "-c", source])
    assert one.answer("x" * 3_000_000, time.monotonic() + 60) == "3000001"
    assert one.end() == 0


# What it may do wrong.


def test_a_program_that_cannot_be_started(tmp_path: Path) -> None:
    for command, problem in (
        ("/nowhere/bot --fast", "No such file or directory"),
        (str(tmp_path), "Permission denied"),
    ):
        error = failure(player(f"program:command={command}"))
        assert error.key == "program-not-started"
        assert error.values == {"command": command, "problem": problem}


@pytest.mark.parametrize(
    ("source", "code"),
    [
        ("raise SystemExit(3)", "3"),
        ("import sys; sys.stdin.readline(); raise SystemExit(4)", "4"),
        ("import sys; sys.stdin.readline()", "0"),
        ("import os; os.kill(os.getpid(), 9)", "-9"),
    ],
)
def test_a_program_that_ends_early(start: Start, source: str, code: str) -> None:
    sat = start(source)
    error = failure(sat)
    assert error.key == "program-ended"
    assert error.values["code"] == code
    assert isinstance(sat.bot, Program)
    assert sat.bot.running is None


def test_a_program_that_ends_between_questions(start: Start) -> None:
    sat = start(FIRST + "    raise SystemExit(7)")
    sat.choose(view(), quick(1))
    running(sat).process.wait(60)
    assert failure(sat).values["code"] == "7"


def test_a_program_that_failed_is_started_again(start: Start) -> None:
    sat = start(FIRST + "    raise SystemExit(7)")
    sat.choose(view(), quick(1))
    running(sat).process.wait(60)
    failure(sat)
    assert sat.choose(view(), quick(1)) == view().legal[0]


@pytest.mark.usefixtures("hasty")
def test_a_program_that_closes_its_mouth_and_stays(start: Start) -> None:
    error = failure(start("import os, time\nos.close(1)\ntime.sleep(600)"))
    assert error.key == "program-ended"
    assert error.values["code"] == "-15"


@pytest.mark.parametrize("answer", ["", "banana", "0", "pass pass", "bid", "ü" * 90, "x" * 5000])
def test_an_answer_that_is_no_action(start: Start, answer: str) -> None:
    source = f"import sys\nfor line in sys.stdin: print({answer!r}, flush=True)"
    asked = view()
    error = failure(start(source), asked)
    assert error.key == "bot-misplayed"
    assert error.values["action"] == answer[:100]
    assert error.values["legal"] == ", ".join(asked.game().text(a) for a in asked.legal)


def test_an_answer_that_is_not_legal_now(start: Start) -> None:
    sat = start("import sys\nfor line in sys.stdin: print('pay M2A', flush=True)")
    error = failure(sat)
    assert error.key == "bot-misplayed"
    assert error.values["bot"] == sat.text
    assert error.values["action"] == "pay M2A"


def test_an_answer_in_another_encoding_is_told_all_the_same(start: Start) -> None:
    source = "import os, sys\nfor line in sys.stdin: os.write(1, b'\\xff\\xfe\\n')"
    assert failure(start(source)).values["action"] == "\ufffd\ufffd"


def test_lines_may_end_as_they_do_on_other_systems(start: Start) -> None:
    sat = start(FIRST.replace("flush=True", "end='\\r\\n', flush=True"))
    assert sat.choose(view(), quick(1)) == view().legal[0]


def test_a_program_that_says_more_than_it_is_asked(start: Start) -> None:
    sat = start(FIRST.replace("flush=True", "end='\\nand more\\n', flush=True"))
    error = failure(sat)
    assert error.key == "program-spoke"
    assert error.values["line"] == "and more"


def test_a_program_that_speaks_between_questions(start: Start) -> None:
    sat = start(FIRST)
    sat.choose(view(), quick(1))
    reading, writing = os.pipe()
    os.write(writing, b"by the way\n")
    os.dup2(reading, running(sat).mouth.fileno())
    error = failure(sat)
    assert error.key == "program-spoke"
    assert error.values["line"] == "by the way"
    os.close(reading)
    os.close(writing)


def test_a_program_that_never_stops_talking_is_not_listened_to(start: Start) -> None:
    error = failure(start("while True: print('tell' * 20000, end='')"))
    assert error.key in ("program-spoke", "bot-misplayed")


# How it ends.


@pytest.mark.usefixtures("hasty")
def test_a_program_that_takes_too_long_is_stopped(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "STARTING", 60.0)
    sat = start(FIRST + "    import time; sys.stdin.readline(); time.sleep(600)", "time=0.1")
    sat.choose(view(), quick(1))
    pid = running(sat).process.pid
    began = time.monotonic()
    error = failure(sat)
    assert error.key == "program-slow"
    assert error.values["seconds"] == "0.1"
    assert has_ended(pid)
    assert time.monotonic() - began < 30


@pytest.mark.usefixtures("hasty")
def test_a_program_that_answers_letter_by_letter_is_stopped_in_time(start: Start) -> None:
    dripping = "import time\nwhile True: print('x', end='', flush=True); time.sleep(0.01)"
    assert failure(start(dripping, "time=0.5")).key == "program-slow"


@pytest.mark.usefixtures("hasty")
def test_a_program_that_does_not_want_to_end_has_to(start: Start) -> None:
    deaf = "import signal, time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
    sat = start(deaf + FIRST + "\ntime.sleep(600)")
    sat.choose(view(), quick(1))
    one = running(sat)
    sat.close()
    assert one.process.returncode == -9
    assert has_ended(one.process.pid)


def test_a_program_ends_with_its_input(start: Start) -> None:
    sat = start(FIRST + "\nraise SystemExit(5)")
    sat.choose(view(), quick(1))
    one = running(sat)
    sat.close()
    assert one.process.returncode == 5
    sat.close()  # once more is no trouble


def test_whoever_leaves_in_the_middle_of_a_question_ends_it(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(self: DefaultSelector, timeout: float | None = None) -> None:
        raise KeyboardInterrupt

    sat = start(FIRST)
    sat.choose(view(), quick(1))
    pid = running(sat).process.pid
    with monkeypatch.context() as patched:
        patched.setattr(DefaultSelector, "select", interrupt)
        with pytest.raises(KeyboardInterrupt):
            sat.choose(view(), quick(1))
    assert has_ended(pid)
