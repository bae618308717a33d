"""What every story has: the turns it is made of, and the names of those who play."""

from collections.abc import Iterator, Sequence

from lanternfish.terminal.face import Plain, Scene
from lanternfish.texts import Value


def turns_of(events: Sequence[Plain]) -> Iterator[list[Plain]]:
    """The events of each turn; the first and the last may be parts of one."""
    turn: list[Plain] = []
    for event in events:
        if event["what"] == "turn" and turn:
            yield turn
            turn = []
        turn.append(event)
    yield turn


def names_of(seats: Sequence[int], scene: Scene) -> str:
    return ", ".join(scene.names[seat] for seat in seats)


def seat_values(seat: int, scene: Scene) -> dict[str, Value]:
    """What the texts need to speak of somebody: the name, and whether it is you."""
    return {"name": scene.names[seat], "you": "yes" if seat == scene.you else "no"}
