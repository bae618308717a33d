"""The games that can be played at a terminal; a new game adds its face here."""

from lanternfish.terminal import abyss, biblios, conspiracy
from lanternfish.terminal.face import Face

FACES: dict[str, Face] = {
    "abyss": abyss.FACE,
    "biblios": biblios.FACE,
    "conspiracy": conspiracy.FACE,
}
