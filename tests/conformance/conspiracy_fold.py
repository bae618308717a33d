"""A view of Conspiracy made of events alone: what a seat was sent, folded into what it knows.

It begins with the view at the deal. Nothing of the engine is used: this is the second book-keeper
whose books must agree with the first one's, to the letter.
"""

from copy import deepcopy
from typing import Any

Data = dict[str, Any]
Event = dict[str, Any]

COLOURS = "yellow red green blue purple".split()
NAMES = (
    "seven pearl1 pearl2 pearl3 silver gold pearls locations force1 force2 mix-lords mix-locations "
    "any-keys search-deck"
).split()
LOCATIONS = [*NAMES, *(f"{kind}-{colour}" for kind in ("best", "count") for colour in COLOURS)]
KEYS = "12"


def colour_of(lord: str) -> str:
    return {colour[0].upper(): colour for colour in COLOURS}[lord[0]]


class Fold:
    def __init__(self, view: Data) -> None:
        self.data = deepcopy(view)
        del self.data["legal"]
        self.open: Data = self.data["open"]
        self.lords: Data = self.open["lords"]
        self.locations: Data = self.open["locations"]
        # What has happened in this turn: the lord added last, and what was done about him.
        self.added = ""
        self.swap_done = False
        self.gained = False
        self.too_large = False

    def tell(self, event: Event) -> None:
        getattr(self, "on_" + event["what"].replace("-", "_"))(event)

    def view(self) -> Data:
        """The lords that wait are told of only while there are any, or some are still chosen."""
        if not self.keeping() and self.lords["taken"] and not self.lords["taken"]["lords"]:
            self.lords["taken"] = None
        self.open["phase"] = self.phase()
        self.data["turn"] = None if self.open["phase"] == "over" else self.open["active"]
        return self.data

    def phase(self) -> str:
        """What must be asked now, from what lies there."""
        if self.open["phase"] == "over":
            return "over"
        if self.lords["shown"]:
            return "pick"
        if self.keeping():
            return "keep"
        if self.locations["uncovered"]:
            return "choose"
        if self.may_swap():
            return "swap"
        if self.is_due():
            return "search" if self.owns("search-deck") else "source"
        return "order" if self.lords["taken"] else "conspire"

    def alliance(self) -> Data:
        alliance: Data = self.open["alliances"][self.open["active"]]
        return alliance

    def may_swap(self) -> bool:
        """Was a lord of 0 points just added, and are there two that can be moved?"""
        movable = [lord for lord in self.alliance()["lords"] if lord[1] not in KEYS]
        return self.added[1:] == "0" and not self.swap_done and len(movable) > 1

    def owns(self, location: str) -> bool:
        return location in self.alliance()["locations"].values()

    def room(self) -> int:
        return 15 - len(self.alliance()["lords"])

    def keeping(self) -> bool:
        """Has a pile been taken that was too large, and are some still to be chosen?"""
        return self.too_large and len(self.lords["taken"]["lords"]) < self.room()

    def is_due(self) -> bool:
        """Was a key just added that completes what a location takes?"""
        if not self.added or self.added[1] not in KEYS or self.gained:
            return False
        covered = max((int(slot) for slot in self.alliance()["locations"]), default=0)
        keys = [lord[1] for lord in self.alliance()["lords"][covered:] if lord[1] in KEYS]
        enough = max(keys.count("1"), keys.count("2")) > 1
        enough = enough or (len(keys) > 1 and self.owns("any-keys"))
        return enough and not (self.owns("search-deck") and self.locations["deck"] == 0)

    def on_turn(self, event: Event) -> None:
        self.open["active"] = event["seat"]
        self.added, self.gained, self.too_large = "", False, False
        self.lords["taken"] = None

    def on_free(self, event: Event) -> None:
        assert self.open["force"]["seat"] == event["seat"]
        self.open["force"] = None

    def on_draw(self, event: Event) -> None:
        self.lords["deck"] -= event["count"]

    def on_show(self, event: Event) -> None:
        self.lords["shown"].append(event["card"])

    def on_pick(self, event: Event) -> None:
        self.lords["shown"].remove(event["card"])

    def on_discard(self, event: Event) -> None:
        self.lords["shown"].remove(event["card"])
        self.pile(event["card"])

    def pile(self, lord: str) -> None:
        self.lords["piles"][colour_of(lord)].append(lord)
        self.lords["piles"][colour_of(lord)].sort()

    def on_take(self, event: Event) -> None:
        pile = self.lords["piles"][event["colour"]]
        assert len(pile) == event["count"]
        self.too_large = len(pile) > self.room()
        self.lords["taken"] = {"colour": event["colour"], "lords": []}
        if not self.too_large:
            self.lords["taken"]["lords"] = list(pile)
            pile.clear()

    def on_keep(self, event: Event) -> None:
        self.lords["piles"][self.lords["taken"]["colour"]].remove(event["card"])
        self.lords["taken"]["lords"].append(event["card"])

    def on_return(self, event: Event) -> None:
        assert len(self.lords["piles"][event["colour"]]) == event["count"]
        self.too_large = False

    def on_place(self, event: Event) -> None:
        self.alliance()["lords"].append(event["card"])
        assert len(self.alliance()["lords"]) == event["slot"]
        if self.lords["taken"]:
            self.lords["taken"]["lords"].remove(event["card"])
        self.added, self.gained, self.swap_done = event["card"], False, False

    def on_crest(self, event: Event) -> None:
        crests = self.alliance()["crests"] | {event["colour"]: event["slot"]}
        self.alliance()["crests"] = {name: crests[name] for name in COLOURS if name in crests}

    def on_pearls(self, event: Event) -> None:
        self.alliance()["pearls"] += event["count"]
        assert self.alliance()["pearls"] == event["total"]
        if self.open["master"] == event["seat"]:
            self.open["marker"] = event["total"]

    def on_master(self, event: Event) -> None:
        self.open["master"] = event["seat"]
        self.open["marker"] = event["pearls"]

    def on_unveil(self, event: Event) -> None:
        self.lords["deck"] -= 1
        self.pile(event["card"])

    def on_swap(self, event: Event) -> None:
        lords, crests = self.alliance()["lords"], self.alliance()["crests"]
        one, two = event["one"], event["two"]
        lords[one - 1], lords[two - 1] = lords[two - 1], lords[one - 1]
        for colour, slot in crests.items():
            crests[colour] = {one: two, two: one}.get(slot, slot)
        self.swap_done = True

    def on_skip(self, event: Event) -> None:
        self.swap_done = True

    def on_reveal(self, event: Event) -> None:
        self.locations["deck"] -= event["count"]

    def on_uncover(self, event: Event) -> None:
        self.add_location("uncovered", event["location"])

    def on_leave(self, event: Event) -> None:
        self.locations["uncovered"].remove(event["location"])
        self.add_location("row", event["location"])

    def add_location(self, zone: str, location: str) -> None:
        self.locations[zone].append(location)
        self.locations[zone].sort(key=LOCATIONS.index)

    def on_search(self, event: Event) -> None:
        if event["locations"] is not None:
            self.data["own"]["searched"] = event["locations"].split()

    def on_gain(self, event: Event) -> None:
        if event["source"] == "search":
            self.data["own"]["searched"] = None
            self.locations["deck"] -= 1
        else:
            zone = {"row": "row", "deck": "uncovered"}[event["source"]]
            self.locations[zone].remove(event["location"])
        self.alliance()["locations"][str(event["slot"])] = event["location"]
        self.gained = True

    def on_force(self, event: Event) -> None:
        self.open["force"] = {"seat": event["seat"], "lords": event["count"]}

    def on_mix_lords(self, event: Event) -> None:
        piles = self.lords["piles"]
        assert sum(map(len, piles.values())) == event["count"]
        self.lords["deck"] += event["count"]
        for pile in piles.values():
            pile.clear()

    def on_mix_locations(self, event: Event) -> None:
        assert len(self.locations["row"]) == event["count"]
        self.locations["deck"] += event["count"]
        self.locations["row"].clear()

    def on_full(self, event: Event) -> None:
        self.open["trigger"] = event["seat"]

    def on_over(self, event: Event) -> None:
        self.open["phase"] = "over"
