"""How every pad ends: the tie-break, where one was needed, and who has won."""

from rich.text import Text

from lanternfish.terminal.face import Plain, Scene
from lanternfish.terminal.telling import names_of
from lanternfish.texts import Value


def ties(account: Plain, scene: Scene) -> list[Text]:
    """Each step of the tie-break that was needed, and who was left after it."""
    steps = account["tie-break"]
    if len(steps) == 1:
        return []
    return [tie(step, scene, f"tie-{step['by']}") for step in steps]


def tie(step: Plain, scene: Scene, key: str, **values: Value) -> Text:
    return Text(scene.texts(key, names=names_of(step["left"], scene), **values))


def verdict(account: Plain, scene: Scene) -> Text:
    winners = account["winners"]
    points = account["points"][winners[0]]
    names = names_of(winners, scene)
    return Text(scene.texts("verdict", names=names, count=len(winners), points=points), "bold")
