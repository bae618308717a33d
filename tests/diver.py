"""Somebody who plays Abyss at a keyboard, and what can be read off the screen again."""

from collections.abc import Iterator
from typing import Any

import lanternfish as lf
from lanternfish.core.chance import quick
from lanternfish.core.rows import asked_of
from lanternfish.terminal.abyss.cards import card_code
from lanternfish.terminal.face import Answer, Scene
from lanternfish.terminal.faces import FACES
from lanternfish.terminal.table import scene_of
from lanternfish.texts import Texts, texts_in
from tests.keyboard import Mirror

FACE = FACES["abyss"]
ENGLISH = texts_in("en", "abyss")
NAMES = ("Ann", "Ben", "Cara", "Dan")
LETTERS = {"jellyfish": "j", "crab": "c", "seahorse": "h", "shellfish": "s", "squid": "q"}


def short(card: str) -> str:
    """`c3`, as a player may type an ally in every language."""
    return LETTERS[card[:-1]] + card[-1]


def some_payment(state: lf.State, lord: str) -> list[str]:
    """Cards that a lord can be paid with: the last that may be named, again and again."""
    trial, log = state.copy(), lf.Log()
    game = trial.game()
    trial.play(game.parse(f"recruit {lord}"), log)
    while trial.seat != lf.NOBODY and phase_of(trial) == "pay":
        legal = [game.text(action) for action in trial.legal()]
        trial.play(game.parse(legal[0] if legal[0] == "paid" else legal[-1]), log)
    return [str(event["card"]) for event in log.whole() if event["what"] == "pay"]


def phase_of(state: lf.State) -> str:
    return str(state.to_dict()["phase"])


class Diver(Mirror):
    """Recruits whom it can, fights late, uses every power, and types it in many ways."""

    game = "abyss"

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
        phase = opened["phase"]
        if phase == "main":
            return self.typed_in_turn(scene)
        if phase in ("ally", "monster"):
            enough = len(opened["exploration"]["track"]) > 2 or opened["threat"] > 2
            return str(legal[0]) if enough else "continue"
        if phase in ("commander", "limit"):
            own = scene.view["own"]["hand"]
            return " ".join(short(card) for card in reversed(own[6:]))
        if phase == "keys":
            keys = [action.split()[1] for action in legal]
            player = opened["players"][self.seat]
            tokens = ["token"] * player["keys"]
            return " ".join([*[key for key in keys if key != "token"], *tokens][:3])
        if phase in ("offer", "end"):
            return str(legal[0])
        return str(legal[-1])

    def typed_in_turn(self, scene: Scene) -> str:
        legal = scene.view["legal"]
        lords = [action.split()[1] for action in legal if action.startswith("recruit ")]
        if lords:
            cards = some_payment(self.state, lords[-1])
            return " ".join([lords[-1], *(short(card) for card in reversed(cards))])
        council = scene.view["open"]["council"]
        best = max(council, key=lambda race: int(council[race]))
        if council[best] > 1:
            return str(best)
        return "plot" if "plot" in legal else "1"


def positions(seed: int, seats: int, **options: str) -> Iterator[Diver]:
    """Tables at the decisions of a random game, in which Lords are often recruited."""
    table = Diver(seed, NAMES[:seats], **options)
    chance = quick(seed)
    while table.seat != lf.NOBODY:
        yield table
        legal = list(table.state.legal())
        recruits = [a for a in legal if table.record.game.text(a).startswith("recruit")]
        if recruits and chance.below(3):
            legal = recruits
        table.play([legal[chance.below(len(legal))]])


def tables_at(phase: str, seats: int = 3, seeds: int = 60) -> Iterator[Diver]:
    """Positions of one kind of decision, one of each game at most."""
    for seed in range(seeds):
        found = next((t for t in positions(seed, seats) if t.opened()["phase"] == phase), None)
        if found is not None:
            yield found


def scene_at(
    state: lf.State,
    seat: int | None = None,
    texts: Texts = ENGLISH,
    draft: tuple[str, ...] = (),
) -> Scene:
    """A position as a seat sees it: the one that decides, unless another is named."""
    eyes = int(state.seat) if seat is None else seat
    names = NAMES[: int(str(state.to_dict()["seats"]))]
    return scene_of(state.view(eyes), names, texts, draft)


def after(state: lf.State, answer: Answer) -> lf.State:
    """The position after a row has been played."""
    assert answer.row
    twin = state.copy()
    for action in asked_of(twin, [twin.game().parse(text) for text in answer.row]):
        twin.play(action)
    return twin


def hand_on(shown: str, texts: Texts) -> list[str]:
    """The cards of the hand on a screen, as the board writes them."""
    title = texts("seat-cards")
    begun = False
    found: list[str] = []
    for line in shown.splitlines():
        begun = begun or line.strip().startswith(title)
        if begun and line.startswith("──"):
            break
        if begun:
            words = line.replace(title, "").split()
            found += [word for word in words if word[-1].isdigit() and word[0] != "="]
    return found


def codes(cards: list[str], texts: Texts) -> list[str]:
    return [card_code(card, texts) for card in cards]
