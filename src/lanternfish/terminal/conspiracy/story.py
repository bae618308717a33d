"""What happened at a table of Conspiracy, in words."""

from collections.abc import Sequence

from lanternfish.core.errors import Reason
from lanternfish.terminal.conspiracy.cards import (
    lord_names,
    lord_values,
    site_names,
    site_values,
)
from lanternfish.terminal.face import Plain, Scene
from lanternfish.terminal.telling import turns_of
from lanternfish.texts import Texts, Value

# Steps that another line tells as well, or that the picture shows.
SMALL = ("turn", "crest", "skip", "keep", "reveal", "search")


def tell_story(events: Sequence[Plain], scene: Scene, everything: bool = False) -> list[str]:
    """Every step by itself; or a few lines for a turn, with what belongs together in one."""
    if everything:
        return [_sentence(event, scene) for event in events]
    lines = [line for turn in turns_of(events) for line in _Digest(turn).lines]
    return [_sentence(line, scene) for line in lines]


class _Digest:
    """One turn in a few lines: each is an event, or a story of several with its values."""

    def __init__(self, events: Sequence[Plain]) -> None:
        self.lines: list[Plain] = []
        # The lines that later events of the turn still belong to.
        self.lords: Plain | None = None
        self.pearls: Plain | None = None
        self.uncovered: Plain | None = None
        self.chosen = ""
        self.left: list[str] = []
        belongs = {
            "draw": self._draw,
            "show": self._show,
            "pick": self._pick,
            "discard": self._discard,
            "take": self._take,
            "return": self._return,
            "place": self._place,
            "uncover": self._uncover,
            "leave": self._leave,
            "gain": self._gain,
            "pearls": self._pearls,
            "master": self._master,
        }
        for event in events:
            if event["what"] not in SMALL:
                belongs.get(event["what"], self.lines.append)(event)

    def _begin(self, story: str, event: Plain, **values: object) -> Plain:
        line = {"story": story, "seat": event["seat"], **values}
        self.lines.append(line)
        return line

    def _draw(self, event: Plain) -> None:
        self.lords = self._begin("drawn", event, lords=[])

    def _show(self, event: Plain) -> None:
        if self.lords is not None:
            self.lords["lords"].append(event["card"])

    def _pick(self, event: Plain) -> None:
        """Told with the draw; by itself if the draw was told before."""
        self.chosen = event["card"]
        if self.lords is None:
            self.lords = self._begin("pick", event, card=event["card"], lords=[])
            return
        self.lords["story"] = "draw" if len(self.lords["lords"]) > 1 else "draw-one"
        self.lords["card"] = event["card"]

    def _discard(self, event: Plain) -> None:
        if self.lords is not None and self.lords["story"] == "pick":
            self.lords["lords"].append(event["card"])

    def _take(self, event: Plain) -> None:
        self.lords = self._begin("taken", event, colour=event["colour"], lords=[], left=0)

    def _return(self, event: Plain) -> None:
        if self.lords is None:
            self.lines.append(event)
        else:
            self.lords["left"] = event["count"]

    def _place(self, event: Plain) -> None:
        if event["card"] == self.chosen:
            self.chosen = ""  # told when he was picked
            return
        if self.lords is None or self.lords["story"] not in ("take", "taken", "add"):
            self.lords = self._begin("add", event, lords=[])
        elif self.lords["story"] == "taken":
            self.lords["story"] = "take"
        self.lords["lords"].append(event["card"])

    def _uncover(self, event: Plain) -> None:
        if self.uncovered is None:
            self.uncovered = self._begin("uncover", event, locations=[])
        self.uncovered["locations"].append(event["location"])

    def _leave(self, event: Plain) -> None:
        self.left.append(event["location"])

    def _gain(self, event: Plain) -> None:
        """What was uncovered is told with what was taken of it."""
        if self.uncovered is not None:
            self.lines.remove(self.uncovered)
            self.uncovered = None
        line = self._begin("gain", event, location=event["location"], source=event["source"])
        if self.left:
            line["story"] = "gain-left"
            line["locations"] = self.left
        self.left = []

    def _pearls(self, event: Plain) -> None:
        """All pearls of a turn in one line."""
        if self.pearls is None:
            self.pearls = self._begin("pearls", event, count=0, master="no")
        self.pearls["count"] += event["count"]
        self.pearls["total"] = event["total"]

    def _master(self, event: Plain) -> None:
        if self.pearls is None:
            self.lines.append(event)
        else:
            self.pearls["master"] = "yes"


def _sentence(event: Plain, scene: Scene) -> str:
    values: dict[str, Value] = {}
    for name, value in event.items():
        if name == "seat":
            values["name"] = scene.names[value]
            values["you"] = "yes" if value == scene.you else "no"
        elif name == "card":
            values |= lord_values(value)
        elif name == "location":
            values |= site_values(value)
        elif name == "lords":
            values["lords"] = lord_names(value, scene.texts)
        elif name == "locations":
            # The deck that was searched is shown where it is asked about, not told.
            values["locations"] = site_names(value if "story" in event else [], scene.texts)
        elif name not in ("what", "story"):
            values[name] = value
    if "story" in event:
        return scene.texts(f"story-{event['story']}", **values)
    return scene.texts(f"event-{event['what']}", **values)


def say_action(action: str, scene: Scene) -> str:
    """An action in words, from its canonical text."""
    verb, *rest = action.split()
    if verb in ("draw", "reveal"):
        return scene.texts(f"action-{verb}", count=int(rest[0]))
    if verb == "take":
        return scene.texts("action-take", colour=rest[0])
    if verb in ("pick", "keep", "place"):
        return scene.texts(f"action-{verb}", **lord_values(rest[0]))
    if verb in ("claim", "choose"):
        return scene.texts(f"action-{verb}", **site_values(rest[0]))
    if verb == "swap":
        return scene.texts("action-swap", one=int(rest[0]), two=int(rest[1]))
    return scene.texts("action-skip")


def say_refusal(reason: Reason, texts: Texts) -> str:
    values: dict[str, Value] = {}
    for name, value in reason.values.items():
        if name == "card":
            values |= lord_values(str(value))
        elif name == "location":
            values |= site_values(str(value))
        elif name != "colour" or "card" not in reason.values:  # a lord has a colour of his own
            values[name] = value
    return texts(f"reason-{reason.key}", **values)
