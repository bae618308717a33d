"""The guide of every game by its name."""

from typing import Final

from lanternfish.bots.guides.abyss.guide import AbyssGuide
from lanternfish.bots.guides.biblios.guide import BibliosGuide
from lanternfish.bots.guides.conspiracy.guide import ConspiracyGuide
from lanternfish.bots.search.guide import Guide

GUIDES: Final[dict[str, Guide]] = {
    "abyss": AbyssGuide(),
    "biblios": BibliosGuide(),
    "conspiracy": ConspiracyGuide(),
}
