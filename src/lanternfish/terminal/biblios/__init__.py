"""Biblios at a terminal."""

from lanternfish.terminal.biblios.board import draw_board
from lanternfish.terminal.biblios.choices import (
    ask,
    explain_decision,
    list_choices,
    understand_answer,
)
from lanternfish.terminal.biblios.pad import draw_pad
from lanternfish.terminal.biblios.story import say_action, say_refusal, tell_story
from lanternfish.terminal.face import Face, Scene


def has_hand(scene: Scene) -> bool:
    """A hand is nobody else's business."""
    return bool(scene.hands)


FACE = Face(
    keeps_secrets=has_hand,
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
