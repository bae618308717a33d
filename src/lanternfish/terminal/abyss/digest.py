"""A turn of Abyss in a few lines: what belongs together is told together."""

from collections.abc import Sequence

from lanternfish.terminal.face import Plain

# Steps that another line tells as well, or that the picture shows.
SMALL = ("turn", "pass", "continue", "explored", "choose", "give", "decline", "done", "tokens")


class Digest:
    """Each line is an event, or a story of several with its values."""

    def __init__(self, events: Sequence[Plain]) -> None:
        self.lines: list[Plain] = []
        # The lines that later events of the turn still belong to.
        self.open: dict[str, Plain] = {}
        self.left: list[str] = []
        self.under: list[str] = []
        self.spent = 0
        belongs = {
            "reveal": self._reveal,
            "take": self._take,
            "buy": self._buy,
            "threat": self._threat,
            "fight": self._fight,
            "reward": self._reward,
            "token": self._token,
            "pearls": self._pearls,
            "fee": self._fee,
            "arrive": self._arrive,
            "recruit": self._recruit,
            "pay": self._pay,
            "paid": self._paid,
            "affiliate": self._affiliate,
            "enter": self._enter,
            "betray": self._betray,
            "discard": self._discard,
            "draw": self._draw,
            "uncover": self._uncover,
            "leave": lambda event: self.left.append(event["location"]),
            "under": lambda event: self.under.append(event["lord"]),
            "spend": self._spend,
            "control": self._control,
        }
        for event in events:
            if event["what"] not in SMALL:
                belongs.get(event["what"], self.lines.append)(event)

    def _begin(self, story: str, event: Plain, **values: object) -> Plain:
        line = {"story": story, **values}
        if "seat" in event:
            line["seat"] = event["seat"]
        self.lines.append(line)
        return line

    def _reveal(self, event: Plain) -> None:
        if "reveal" not in self.open:
            self.open["reveal"] = self._begin("reveal", event, cards=[])
        self.open["reveal"]["cards"].append(event["card"])

    def _take(self, event: Plain) -> None:
        """Told with what was turned up, unless that was told before."""
        line = self.open.pop("reveal", None)
        if line is None:
            self.lines.append(event)
            return
        line["story"] = "take" if len(line["cards"]) > 1 else "take-first"
        line["card"] = event["card"]

    def _buy(self, event: Plain) -> None:
        self.open.pop("reveal", None)
        self.lines.append(event)

    def _threat(self, event: Plain) -> None:
        """Where it comes to in the end; that it goes back to the first space needs no words."""
        if event["space"] == 1:
            return
        if "threat" not in self.open:
            self.open["threat"] = dict(event)
            self.lines.append(self.open["threat"])
        self.open["threat"]["space"] = event["space"]

    def _fight(self, event: Plain) -> None:
        self.open["fight"] = self._begin("fight", event)

    def _reward(self, event: Plain) -> None:
        line = self.open.get("fight")
        if line is None:
            line = self._begin("gain", event)
        else:
            line["story"] = "reward"
        line |= {"reward": event["reward"], "found": []}
        self.open["reward"] = line

    def _token(self, event: Plain) -> None:
        """Its value only for who may know it."""
        line = self.open.get("reward")
        if line is None:
            self.lines.append(event)
        elif event["token"] is not None:
            line["found"].append(event["token"])

    def _pearls(self, event: Plain) -> None:
        """What comes one after the other in one line, and where it comes from."""
        line = self.lines[-1] if self.lines else {}
        if line.get("story") != "pearls" or line["seat"] != event["seat"]:
            line = self._begin("pearls", event, count=0, reasons=[])
        line["count"] += event["count"]
        line["reasons"].append(event["by"])

    def _fee(self, event: Plain) -> None:
        if event["by"] == "plot":
            if "plot" not in self.open:
                self.open["plot"] = self._begin("plot", event, lords=[])
            self.open["plotted"] = self.open["plot"]
        elif event["by"] == "corruptor":
            self.open["bribe"] = self._begin("bribe", event)
        else:
            self.lines.append(event)

    def _arrive(self, event: Plain) -> None:
        line = self.open.pop("plotted", None) or self.open.get("arrive")
        if line is None:
            line = self.open["arrive"] = self._begin("arrive", event, lords=[])
        line["lords"].append(event["lord"])

    def _recruit(self, event: Plain) -> None:
        lord = event["lord"]
        self.open["recruit"] = self._begin("recruiting", event, lord=lord, cards=[], pearls=0)

    def _pay(self, event: Plain) -> None:
        """Told with the recruitment, or by itself if that was told before."""
        line = self.open.get("recruit") or self.open.get("pay")
        if line is None:
            line = self.open["pay"] = self._begin("pay", event, cards=[])
        line["cards"].append(event["card"])

    def _paid(self, event: Plain) -> None:
        if "recruit" in self.open:
            self.open["recruit"]["pearls"] = event["pearls"]
        elif event["pearls"]:
            self.lines.append(event)

    def _affiliate(self, event: Plain) -> None:
        """With the recruitment; at the end of the game all of a hand together."""
        line = self.open.get("recruit")
        if line is not None:
            line["story"] = "recruit"
            line["card"] = event["card"]
            return
        last = self.open.get("affiliate")
        if last is None or last["seat"] != event["seat"]:
            last = self.open["affiliate"] = self._begin("affiliate", event, cards=[])
        last["cards"].append(event["card"])

    def _enter(self, event: Plain) -> None:
        """Told with what brought him."""
        recruited = self.open.pop("recruit", None)
        if recruited is not None:
            return
        for story in ("betray", "bribe"):
            line = self.open.pop(story, None)
            if line is not None:
                line["story"] = "replace" if story == "betray" else "bribed"
                line["newcomer"] = event["lord"]
                return
        self.lines.append(event)

    def _betray(self, event: Plain) -> None:
        self.open["betray"] = self._begin("betray", event, lord=event["lord"])

    def _discard(self, event: Plain) -> None:
        line = self.open.get("discard")
        if line is None or (line["seat"], line["by"]) != (event["seat"], event["by"]):
            line = self.open["discard"] = self._begin("discard", event, by=event["by"], cards=[])
        line["cards"].append(event["card"])

    def _draw(self, event: Plain) -> None:
        self.open["draw"] = self._begin("draw", event, locations=[])

    def _uncover(self, event: Plain) -> None:
        if "draw" in self.open:
            self.open["draw"]["locations"].append(event["location"])

    def _spend(self, event: Plain) -> None:
        self.spent += 1

    def _control(self, event: Plain) -> None:
        """What was drawn is told with what was taken of it, and what it took."""
        if "draw" in self.open:
            self.lines.remove(self.open.pop("draw"))
        self._begin(
            "control",
            event,
            location=event["location"],
            lords=self.under,
            spent=self.spent,
            locations=self.left,
            open=len(self.left),
            under=len(self.under),
        )
        self.under, self.left, self.spent = [], [], 0
