"""What a game must be able to do to be played at a terminal."""

from collections.abc import Sequence
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


class Face(Protocol):
    """How one game looks and speaks."""

    def keeps_secrets(self, scene: Scene) -> bool:
        """Does this scene show anything that the others at the screen may not see?"""
        ...

    def board(self, scene: Scene) -> RenderableType: ...

    def question(self, scene: Scene) -> str: ...

    def choices(self, scene: Scene) -> list[Choice]: ...

    def explain(self, scene: Scene) -> str:
        """The rules of this decision in two sentences, and what can be typed."""
        ...

    def understand(self, typed: str, scene: Scene) -> Answer:
        """What somebody meant; a row that is no action is for the game to refuse."""
        ...

    def say(self, action: str, scene: Scene) -> str:
        """An action in words."""
        ...

    def tell(self, events: Sequence[Plain], scene: Scene, everything: bool = False) -> list[str]:
        """What happened, a line each; the small steps only if everything is asked for."""
        ...

    def refusal(self, reason: Reason, texts: Texts) -> str: ...

    def pad(self, account: Plain, scene: Scene) -> RenderableType:
        """The scoring at the end."""
        ...
