"""Draws docs/img/<game>.svg, the pictures in the README: `python tools/picture.py`."""

import io
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

import lanternfish as lf
from lanternfish.terminal.faces import FACES
from lanternfish.terminal.play import list_of
from lanternfish.terminal.table import scene_of
from lanternfish.texts import texts_in

ROOT = Path(__file__).parents[1]
NAMES = ("Ann", "Plankton 1", "Plankton 2")
#: For each game a deal, and what makes a moment of it worth a picture.
Moment = Callable[[dict[str, Any]], bool]


def in_fifth_auction(view: dict[str, Any]) -> bool:
    """Somebody has bid, and it is Ann's turn."""
    table = view["open"]
    reveals = [line for line in view["memory"] if " reveal " in line]
    return table["phase"] == "bidding" and table["auction"]["high"] > 0 and len(reveals) >= 5


def in_full_swing(view: dict[str, Any]) -> bool:
    """Ann takes a location, and her pyramid is more than half full."""
    table = view["open"]
    return table["phase"] == "source" and len(table["alliances"][0]["lords"]) > 9


def with_lords_to_choose_from(view: dict[str, Any]) -> bool:
    """Ann can recruit, and has lords, a location and something in the council."""
    table, mine = view["open"], view["open"]["players"][0]
    recruits = [text for text in view["legal"] if text.startswith("recruit")]
    stacks = [stack for stack in table["council"].values() if stack]
    has_much = len(mine["lords"]) > 1 and len(mine["locations"]) > 0
    return has_much and len(recruits) > 1 and len(stacks) > 1


MOMENTS: dict[str, tuple[int, Moment]] = {
    "abyss": (3, with_lords_to_choose_from),
    "biblios": (12, in_fifth_auction),
    "conspiracy": (3, in_full_swing),
}


def sensible(text: str) -> bool:
    """Nobody bids more than 3 or refuses to pay."""
    return text != "refuse" and not (text.startswith("bid") and int(text.split()[1]) > 3)


def found(name: str) -> lf.View:
    """A game played at random up to such a moment of Ann's."""
    game = lf.game(name)
    seed, is_good = MOMENTS[name]
    state, rng = game.deal(len(NAMES), seed), random.Random(seed)
    while not (state.seat == 0 and is_good(state.view(0).to_dict())):
        legal = [action for action in state.legal() if sensible(game.text(action))]
        state.play(rng.choice(legal or state.legal()))
    return state.view(0)


def drawn(name: str) -> str:
    face, scene = FACES[name], scene_of(found(name), NAMES, texts_in("en", name))
    console = Console(record=True, width=80, height=36, file=io.StringIO(), force_terminal=True)
    console.print(face.board(scene))
    console.print(Text(f" {face.question(scene)}", "bold"))
    console.print(list_of(face.choices(scene)))
    picture = console.export_svg(title=f"lanternfish play {name}")
    # No fonts from elsewhere: the reader's own do as well.
    return re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)


def main() -> None:
    folder = ROOT / "docs" / "img"
    folder.mkdir(exist_ok=True)
    for name in MOMENTS:
        (folder / f"{name}.svg").write_text(drawn(name), encoding="utf-8")


if __name__ == "__main__":
    main()
