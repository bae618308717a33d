"""Draws docs/img/table.svg, the picture in the README: `python tools/picture.py`."""

import io
import random
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

import lanternfish as lf
from lanternfish.terminal.biblios import BibliosFace
from lanternfish.terminal.face import Scene
from lanternfish.texts import Texts

ROOT = Path(__file__).parents[1]
NAMES = ("Ann", "Plankton 1", "Plankton 2")


def auction(seed: int) -> lf.State:
    """A game in which nobody bids more than 3, up to Ann's decision in the fifth auction."""
    game = lf.game("biblios")
    state = game.deal(3, seed)
    rng = random.Random(seed)
    while not is_good_moment(state):
        legal = [a for a in state.legal() if not is_high(game.text(a)) and game.text(a) != "refuse"]
        state.play(rng.choice(legal or state.legal()))
    return state


def is_high(text: str) -> bool:
    return text.startswith("bid") and int(text.split()[1]) > 3


def is_good_moment(state: lf.State) -> bool:
    told = state.view(lf.NOBODY).to_dict()
    table, memory = told["open"], told["memory"]
    assert isinstance(table, dict)
    assert isinstance(memory, list)
    reveals = [line for line in memory if " reveal " in line]
    bidding = table["phase"] == "bidding" and table["auction"]["high"] > 0
    return state.seat == 0 and bidding and len(reveals) >= 5


def main() -> None:
    face = BibliosFace()
    state = auction(12)
    view = state.view(0).to_dict()
    hands = view["hands"]
    assert isinstance(hands, dict)
    shown = {int(seat): cards for seat, cards in hands.items()}
    scene = Scene(view, 0, NAMES, Texts("en").of("biblios"), shown)
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True)
    console.print(face.board(scene))
    console.print(Text(face.question(scene)))
    for choice in face.choices(scene):
        console.print(Text(f"  {choice.key}  {choice.label}"))
    path = ROOT / "docs" / "img" / "table.svg"
    path.parent.mkdir(exist_ok=True)
    drawn = console.export_svg(title="lanternfish play biblios")
    # No fonts from elsewhere: the reader's own do as well.
    path.write_text(re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    main()
