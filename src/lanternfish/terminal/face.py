"""What a game must be able to do to be played at a terminal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from rich.console import RenderableType

from lanternfish.core.errors import Reason
from lanternfish.texts import Texts

Plain = dict[str, Any]


@dataclass(frozen=True)
class Scene:
    """What one pair of eyes sees, and the words it is told in.

    `you` is whose eyes they are (None for a spectator), `hands` the hands that lie open to them
    (none in a game without hands), `draft` what has been chosen of a choice of several steps but
    not played yet.
    """

    view: Plain
    you: int | None
    names: tuple[str, ...]
    texts: Texts
    hands: dict[int, list[str]] = field(default_factory=dict)
    draft: tuple[str, ...] = ()


@dataclass(frozen=True)
class Choice:
    """One line of the list of choices: what to type, what it means, the action if it is one."""

    key: str
    label: str
    action: str = ""


@dataclass(frozen=True)
class Answer:
    """What was understood: actions to play as a whole, or a draft to go on with; and a remark."""

    row: tuple[str, ...] = ()
    draft: tuple[str, ...] = ()
    remark: str = ""


class Tell(Protocol):
    def __call__(
        self, events: Sequence[Plain], scene: Scene, everything: bool = False
    ) -> list[str]: ...


def nothing_known(_text: str, _scene: Scene) -> str:
    """A game in which there is nothing to look up."""
    return ""


@dataclass(frozen=True)
class Face:
    """How one game looks and speaks: a function for each thing that is asked of it."""

    #: Does this scene show anything that the others at the screen may not see?
    keeps_secrets: Callable[[Scene], bool]
    board: Callable[[Scene], RenderableType]
    question: Callable[[Scene], str]
    choices: Callable[[Scene], list[Choice]]
    #: The rules of this decision in two sentences, and what can be typed.
    explain: Callable[[Scene], str]
    #: What somebody meant; a row that is no action is for the game to refuse.
    understand: Callable[[str, Scene], Answer]
    #: An action in words.
    say: Callable[[str, Scene], str]
    #: What happened, a line each; the small steps only if everything is asked for.
    tell: Tell
    refusal: Callable[[Reason, Texts], str]
    #: The scoring at the end.
    pad: Callable[[Plain, Scene], RenderableType]
    #: What something by its name is or does; nothing if there is no such thing.
    look_up: Callable[[str, Scene], str] = nothing_known
