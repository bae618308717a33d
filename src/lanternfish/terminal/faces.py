"""The games that can be played at a terminal; a new game adds its face here."""

from lanternfish.terminal.biblios import BibliosFace
from lanternfish.terminal.conspiracy import ConspiracyFace
from lanternfish.terminal.face import Face

FACES: dict[str, Face] = {"biblios": BibliosFace(), "conspiracy": ConspiracyFace()}
