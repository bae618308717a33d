"""Conspiracy at a terminal."""

from lanternfish.terminal.conspiracy.board import draw_board
from lanternfish.terminal.conspiracy.choices import (
    ask,
    explain_decision,
    list_choices,
    understand_answer,
)
from lanternfish.terminal.conspiracy.pad import draw_pad
from lanternfish.terminal.conspiracy.story import say_action, say_refusal, tell_story
from lanternfish.terminal.face import Face, Scene


def is_searching(scene: Scene) -> bool:
    """All lies open but a location deck that is searched."""
    return scene.view["own"]["searched"] is not None


FACE = Face(
    keeps_secrets=is_searching,
    board=draw_board,
    question=ask,
    choices=list_choices,
    explain=explain_decision,
    understand=understand_answer,
    say=say_action,
    tell=tell_story,
    refusal=say_refusal,
    pad=draw_pad,
)
