"""Conspiracy at a terminal."""

from collections.abc import Sequence

from rich.console import RenderableType

from lanternfish.core.errors import Reason
from lanternfish.terminal.conspiracy.board import draw_board
from lanternfish.terminal.conspiracy.choices import (
    ask,
    explain_decision,
    list_choices,
    understand_answer,
)
from lanternfish.terminal.conspiracy.pad import draw_pad
from lanternfish.terminal.conspiracy.story import say_action, say_refusal, tell_story
from lanternfish.terminal.face import Answer, Choice, Plain, Scene
from lanternfish.texts import Texts


class ConspiracyFace:
    def keeps_secrets(self, scene: Scene) -> bool:
        """All lies open but a location deck that is searched."""
        return scene.view["own"]["searched"] is not None

    def board(self, scene: Scene) -> RenderableType:
        return draw_board(scene)

    def question(self, scene: Scene) -> str:
        return ask(scene)

    def choices(self, scene: Scene) -> list[Choice]:
        return list_choices(scene)

    def explain(self, scene: Scene) -> str:
        return explain_decision(scene)

    def understand(self, typed: str, scene: Scene) -> Answer:
        return understand_answer(typed, scene)

    def say(self, action: str, scene: Scene) -> str:
        return say_action(action, scene)

    def tell(self, events: Sequence[Plain], scene: Scene, everything: bool = False) -> list[str]:
        return tell_story(events, scene, everything)

    def refusal(self, reason: Reason, texts: Texts) -> str:
        return say_refusal(reason, texts)

    def pad(self, account: Plain, scene: Scene) -> RenderableType:
        return draw_pad(account, scene)
