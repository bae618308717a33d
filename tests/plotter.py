"""Somebody who plays Conspiracy at a keyboard, and what can be read off the screen again."""

import re
from collections.abc import Iterator
from typing import Any

import lanternfish as lf
from lanternfish.core.chance import quick
from lanternfish.terminal.conspiracy.cards import SIGNS, colour_of, points_of
from lanternfish.terminal.face import Scene
from lanternfish.terminal.faces import FACES
from lanternfish.texts import texts_in
from tests.keyboard import Mirror

FACE = FACES["conspiracy"]
ENGLISH = texts_in("en", "conspiracy")
ANY_SIGN = "".join(SIGNS.values())
# The number of a place and a lord; what follows the sign of another lord is his points.
PLACE = re.compile(rf"(?<![{ANY_SIGN}\d])(\d{{1,2}}) ([{ANY_SIGN}])(\d)")


class Plotter(Mirror):
    """Takes large piles, draws many lords, swaps where it can, and types it in many ways."""

    game = "conspiracy"

    def is_secret(self) -> bool:
        phase = self.opened()["phase"]
        return bool(phase == "search")

    def opened(self) -> Any:
        return self.view(self.seat).to_dict()["open"]

    def eyes(self) -> Scene:
        return self.scene(self.seat, ENGLISH)

    def wish(self) -> tuple[str, list[str]]:
        scene = self.eyes()
        typed = self.typed_at(scene)
        return typed, list(FACE.understand(typed, scene).row)

    def typed_at(self, scene: Scene) -> str:
        opened, legal = scene.view["open"], scene.view["legal"]
        phase, piles = opened["phase"], opened["lords"]["piles"]
        if phase == "conspire":
            largest = max(piles, key=lambda colour: len(piles[colour]))
            if f"take {largest}" in legal and len(piles[largest]) > 1:
                return str(largest)
            draws = [action for action in legal if action.startswith("draw")]
            return str(draws[-1]).removeprefix("draw ") if draws else str(legal[0])
        if phase == "pick":
            return str(legal[-1]).lower().removeprefix("pick ")
        if phase == "keep":
            taken = opened["lords"]["taken"]
            room = 15 - len(opened["alliances"][self.seat]["lords"]) - len(taken["lords"])
            return " ".join(reversed(piles[taken["colour"]][-room:]))
        if phase == "swap":
            one, two = str(legal[-1]).split()[1:]
            return f"{two} {one}"
        return str(legal[-1]) if phase == "source" else "1"


def positions(seed: int, seats: int) -> Iterator[Plotter]:
    """Tables at the decisions of a random game; piles are taken often enough to grow too large."""
    table = Plotter(seed, [f"P{seat}" for seat in range(seats)])
    chance = quick(seed)
    while table.seat != lf.NOBODY:
        yield table
        legal = table.state.legal()
        table.play([legal[chance.below(len(legal))]])


def tables_at(phase: str, seats: int = 3, seeds: int = 60) -> Iterator[Plotter]:
    """Positions of one kind of decision, one of each game at most."""
    for seed in range(seeds):
        found = next((t for t in positions(seed, seats) if t.opened()["phase"] == phase), None)
        if found is not None:
            yield found


def lord_sign(lord: str) -> str:
    return f"{SIGNS[colour_of(lord)]}{points_of(lord)}"


def large_pyramid(shown: str) -> dict[int, str]:
    """The numbered places on a screen, and who stands there."""
    return {int(place): sign + points for place, sign, points in PLACE.findall(shown)}


def places_of(table: Plotter, seat: int) -> dict[int, str]:
    lords = table.opened()["alliances"][seat]["lords"]
    return {slot: lord_sign(lord) for slot, lord in enumerate(lords, start=1)}
