"""Abyss at a terminal."""

from lanternfish.terminal.abyss.answers import understand_answer
from lanternfish.terminal.abyss.board import draw_board
from lanternfish.terminal.abyss.choices import ask, list_choices
from lanternfish.terminal.abyss.lore import explain_decision, look_up
from lanternfish.terminal.abyss.pad import draw_pad
from lanternfish.terminal.abyss.story import say_action, say_refusal, tell_story
from lanternfish.terminal.face import Face, Scene


def has_hand(scene: Scene) -> bool:
    """A hand and monster tokens are nobody else's business."""
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
    look_up=look_up,
)
