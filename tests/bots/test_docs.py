"""docs/bots.md is true: its bots play whole games of every game, its Python runs."""

import re
import shlex
import sys
from pathlib import Path

import pytest

import lanternfish as lf
from lanternfish.bots import Player, names, player
from lanternfish.core.chance import quick
from lanternfish.terminal.seating import PATIENCE

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "bots.md").read_text("utf-8")
LONGEST = 3000  # decisions; Abyss need not end


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def block(language: str, beginning: str) -> str:
    (found,) = [text for text in blocks(language) if text.startswith(beginning)]
    return found


EXAMPLES = {
    "thrifty.py": block("python", '"""Thrifty'),
    "last.sh": block("sh", "#!/bin/sh"),
    "dreamer/dreamer.py": block("python", '"""Dreamer'),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_are_those_in_the_folder(name: str) -> None:
    assert EXAMPLES[name] == (DOCS / "examples" / name).read_text("utf-8")


def test_a_whole_bot_has_twenty_lines() -> None:
    assert len(EXAMPLES["thrifty.py"].splitlines()) == 20


def test_the_entry_point_on_the_page_is_the_one_in_the_example() -> None:
    (point,) = blocks("toml")
    assert point in (DOCS / "examples" / "dreamer" / "pyproject.toml").read_text("utf-8")


def test_every_bot_of_the_house_is_on_the_page() -> None:
    assert [name for name in names() if f"`{name}`" not in PAGE] == []


def test_the_limits_at_peoples_tables_are_those_on_the_page() -> None:
    for level, seconds in PATIENCE.items():
        assert f"{seconds:g} s for `{level}`" in PAGE


def as_program(folder: Path, name: str) -> Player:
    """An example off the page, as a program that has started nowhere yet."""
    path = folder / name
    path.write_text(EXAMPLES[name], "utf-8")
    runner = sys.executable if name.endswith(".py") else "sh"
    return player(f"program:time=60:command={shlex.join([runner, str(path)])}")


def play(game: str, players: list[Player], seed: int) -> lf.State:
    """To the end; every choice is checked by the rules."""
    state, chance = lf.game(game).deal(seats=len(players), seed=seed), quick(seed)
    for _ in range(LONGEST):
        if state.seat == lf.NOBODY:
            return state
        seat = int(state.seat)
        state.play(players[seat].choose(state.view(seat), chance.branch()))
    raise AssertionError("the game has no end")


@pytest.mark.parametrize("game", lf.games())
@pytest.mark.parametrize("name", ["thrifty.py", "last.sh"])
def test_the_programs_play_whole_games(tmp_path: Path, name: str, game: str) -> None:
    bot, other = as_program(tmp_path, name), player("plankton")
    for players in ([bot, other], [other, bot, other, other]):
        play(game, players, seed=3)
    bot.close()


def test_thrifty_never_bids_more_than_it_has_and_beats_chance(tmp_path: Path) -> None:
    bot, other, won = as_program(tmp_path, "thrifty.py"), player("plankton"), 0
    game = lf.game("biblios")
    for seed in range(4):
        state, chance = game.deal(seats=2, seed=seed), quick(seed)
        while state.seat != lf.NOBODY:
            seat = int(state.seat)
            view = state.view(seat)
            action = (bot if seat == seed % 2 else other).choose(view, chance.branch())
            if seat == seed % 2 and game.text(action).startswith("bid "):
                assert int(game.text(action).split()[1]) <= purse(view)
            state.play(action)
        won += state.winners() == (seed % 2,)
    bot.close()
    assert won >= 3


def purse(view: lf.View) -> int:
    """What a seat can pay with: gold, or any cards where gold is for sale."""
    plain = view.to_dict()
    hands, opened = plain["hands"], plain["open"]
    assert isinstance(hands, dict)
    assert isinstance(opened, dict)
    hand = hands[str(view.seat)]
    if opened["auction"]["card"].startswith("g"):
        return len(hand)
    return sum(int(card[1:]) for card in hand if card.startswith("g"))


@pytest.mark.parametrize("game", lf.games())
def test_dreamer_decides_in_every_game(game: str) -> None:
    names: dict[str, object] = {"__name__": "dreamer"}
    exec(EXAMPLES["dreamer/dreamer.py"], names)
    maker = names["Dreamer"]
    assert callable(maker)
    sat = Player("dreamer", maker("2"), player("minnow:time=5").budget)
    state, chance = lf.game(game).deal(seats=3, seed=4), quick(4)
    for _ in range(15):
        state.play(sat.choose(state.view(int(state.seat)), chance.branch()))


def test_the_rest_of_the_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    rest = [text for text in blocks("python") if text not in EXAMPLES.values()]
    assert len(rest) == 3
    for text in rest:
        exec(text, {})
    lines = capsys.readouterr().out.splitlines()
    tried = [int(line.split()[-2]) for line in lines[:-1]]
    assert sum(tried) == 200
    assert len(lines[-1].split(",")) == 2
