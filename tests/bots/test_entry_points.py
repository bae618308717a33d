"""Bots that other packages bring: they are found by their entry points, and play like any other."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import lanternfish as lf
from lanternfish.bots import BotError, names, player
from lanternfish.core.chance import quick
from lanternfish.records import load
from tests.keyboard import environment
from tests.sitting import run

DREAMER = Path(__file__).parents[2] / "docs" / "examples" / "dreamer"

SOURCE = """
class Sure:
    def __init__(self, place="0"):
        self.place = int(place)
    def choose(self, view, budget, chance):
        return view.legal[self.place]

def broken(**settings):
    raise ValueError(f"no such {settings}")

def any_settings(**settings):
    return Sure(settings.get("where", "0"))

def no_bot():
    return 5

number = 7
"""


def bring(folder: Path, name: str = "reef", module: str = "reef_bots", **points: str) -> None:
    """What an installed package leaves behind: a module, and who it says it is."""
    about = folder / f"{name}-2.1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 2.1\n")
    lines = [f"{bot} = {module}:{found}" for bot, found in points.items()]
    (about / "entry_points.txt").write_text("\n".join(["[lanternfish.bots]", *lines, ""]))
    if not (folder / "reef_bots.py").exists():
        (folder / "reef_bots.py").write_text(SOURCE)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "reef_bots", raising=False)
    return tmp_path


def problem(text: str) -> BotError:
    with pytest.raises(BotError) as error:
        player(text)
    return error.value


def test_a_brought_bot_is_named_like_any_other(folder: Path) -> None:
    bring(folder, coral="Sure", anemone="any_settings")
    assert names()[-2:] == ["anemone", "coral"]
    state = lf.game("biblios").deal(seats=2, seed=1)
    view = state.view(int(state.seat))
    assert player("coral").choose(view, quick(1)) == view.legal[0]
    assert player("coral:time=2:place=1").choose(view, quick(1)) == view.legal[1]
    assert player("anemone:where=1").choose(view, quick(1)) == view.legal[1]


def test_brought_bots_are_listed_with_their_package(folder: Path) -> None:
    bring(folder, coral="Sure")
    shown = run(folder, "bots").stdout
    assert "coral" in shown
    assert "from the package reef 2.1" in shown
    assert "reef_bots" not in sys.modules  # to be listed nothing is loaded


def test_the_names_of_the_house_stay_the_house_s(folder: Path) -> None:
    before = names()
    bring(folder, angler="no_bot")
    assert names() == before
    assert type(player("angler").bot).__name__ == "Searcher"


@pytest.mark.parametrize(
    ("point", "told"),
    [
        ({"module": "nowhere_at_all"}, "ModuleNotFoundError: No module named 'nowhere_at_all'"),
        ({"coral": "Unsure"}, "AttributeError: module 'reef_bots' has no attribute 'Unsure'"),
        ({"coral": "number"}, "reef_bots:number cannot be called"),
    ],
)
def test_a_bot_that_cannot_be_loaded(folder: Path, point: dict[str, str], told: str) -> None:
    bring(folder, **{"coral": "Sure", **point})
    error = problem("coral")
    assert error.key == "bot-not-loaded"
    assert error.values == {"bot": "coral", "package": "reef 2.1", "problem": told}


def test_a_module_that_breaks_is_told_by_its_error(folder: Path) -> None:
    (folder / "reef_bots.py").write_text("1 / 0")
    bring(folder, coral="Sure")
    assert problem("coral").values["problem"] == "ZeroDivisionError: division by zero"


@pytest.mark.parametrize(
    ("text", "key", "named"),
    [
        ("coral:place=here", "bot-not-made", "invalid literal for int()"),
        ("broken:x=1", "bot-not-made", "ValueError: no such {'x': '1'}"),
        ("empty", "bot-not-made", "int has no method choose"),
        ("coral:depth=1", "unknown-bot-setting", "it has: place, iterations, time"),
    ],
)
def test_a_bot_that_cannot_be_made(folder: Path, text: str, key: str, named: str) -> None:
    bring(folder, coral="Sure", broken="broken", empty="no_bot")
    error = problem(text)
    assert error.key == key
    assert named in str(error)


def test_two_packages_with_a_bot_of_the_same_name(folder: Path) -> None:
    bring(folder, coral="Sure")
    bring(folder, name="atoll", coral="Sure")
    error = problem("coral")
    assert error.key == "bot-brought-twice"
    assert sorted(str(error.values["packages"]).split(", ")) == ["atoll 2.1", "reef 2.1"]


def test_the_command_tells_it_in_words(folder: Path) -> None:
    bring(folder, coral="Unsure")
    result = run(folder, "play", "biblios", "--bots", "coral")
    assert result.exit_code == 2
    assert "reef 2.1" in result.stderr
    assert "Traceback" not in result.stderr


def test_an_installed_bot_plays_a_whole_game(tmp_path: Path) -> None:
    """The one in the docs, as pip would leave it, in a process of its own."""
    project = tomllib.loads((DREAMER / "pyproject.toml").read_text("utf-8"))["project"]
    points = project["entry-points"]["lanternfish.bots"]
    module, _, maker = points["dreamer"].partition(":")
    bring(tmp_path, project["name"], module, dreamer=maker)
    (tmp_path / "dreamer.py").write_text((DREAMER / "dreamer.py").read_text("utf-8"))
    path = tmp_path / "game.txt"
    words = ["play", "conspiracy", "--seats", "2", "--people", "0", "--seed", "3"]
    bot = "dreamer:dreams=2:time=0.5"
    variables = environment(tmp_path)
    variables["PYTHONPATH"] = f"{tmp_path}:{variables.get('PYTHONPATH', '')}"
    played = subprocess.run(
        [sys.executable, "-m", "lanternfish", *words, "--bots", bot, "--save", str(path)],
        env=variables,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    record = load(path)
    assert record.players == [f"bot {bot}"] * 2
    assert record.result is not None
