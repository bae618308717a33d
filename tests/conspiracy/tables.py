"""One table for each kind of decision, and for the end: to be written down, looked at, imagined."""

from collections.abc import Callable

import lanternfish as lf
from tests.conspiracy.table import ANN, BEN, CARA, CONSPIRACY, DAN, asked, finished, turn
from tests.playing import play


def keeping() -> lf.State:
    alliance = "B3 B3 R3 R3 G3 G3 P3 P3 B4 B4 R4 R4 G4"
    state = turn(3, BEN, ["Y4", alliance], piles="Y1 Y3 Y4 Y6 R1")
    play(state, "take yellow", "keep Y3")
    return state


def waiting() -> lf.State:
    state = turn(3, CARA, ["B3", "", "R1 R1=seven G4"], piles="P1 P1 P3 P6 G2", row="gold silver")
    play(state, "take purple", "place P1")
    return state


OWNER = "Y1 Y1=search-deck"

#: A position for each kind of decision, and the end.
TABLES: dict[str, Callable[[], lf.State]] = {
    "a new game": lambda: CONSPIRACY.deal(4, 3),
    "conspire": lambda: turn(
        3, CARA, ["Y1 R2", "B3 Y1 G1=pearl2", "P0"], first=BEN, piles="R4 B6 B1"
    ),
    "forced": lambda: turn(4, DAN, ["Y1 Y1=force2", "G3"], force=(ANN, 2)),
    "pick": lambda: asked(2, BEN, "pick", ["R3"], shown="P1 Y6 P1", piles="G0"),
    "keep": keeping,
    "order": waiting,
    "lords of all points": lambda: asked(
        4, DAN, "order", ["Y0", "Y1 R1=seven"], taken="G0 G1 G2 G3 G4 G6", piles="P0 P6 Y6"
    ),
    "the first and the last card": lambda: asked(
        2, BEN, "pick", ["R1 R1=count-purple"], shown="Y0 P6", piles="Y6 P0", row="seven"
    ),
    "swap": lambda: asked(3, BEN, "swap", ["", "Y4 R1 B3 G0", "G3 G4"], master=CARA, piles="Y0"),
    "source": lambda: asked(2, ANN, "source", ["Y1 B4 R1"], row="seven gold", sites_left=1),
    "choose": lambda: asked(
        2, BEN, "choose", ["", "G2 B4 R2"], row="seven", uncovered="gold best-red"
    ),
    "the first and the last location": lambda: asked(
        2, ANN, "choose", ["G2 R2"], row="pearl1 count-blue", uncovered="seven count-purple"
    ),
    "search": lambda: asked(3, CARA, "search", ["R4", "", f"{OWNER} G1 G1"], row="seven"),
    "the last round": lambda: turn(
        3, BEN, sizes={ANN: 15, BEN: 3, CARA: 4}, trigger=ANN, first=CARA
    ),
    "the end": lambda: finished("", "Y1 Y1=silver B4", "G6", first=CARA),
}
