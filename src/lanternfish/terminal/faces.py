"""The games that can be played at a terminal; a new game adds its face here."""

from lanternfish.terminal import biblios, conspiracy
from lanternfish.terminal.face import Face

FACES: dict[str, Face] = {"biblios": biblios.FACE, "conspiracy": conspiracy.FACE}
