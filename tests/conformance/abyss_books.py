"""The books of the second book-keeper of Abyss: what lies where, and what is asked next.

How they are kept, event by event, is in abyss_fold.py. Nothing of the engine is used.
"""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from tests.abyss.table import LOCATIONS, LORDS, RACES

Data = dict[str, Any]

CARDS = [*(f"{race}{value}" for race in RACES for value in range(1, 6)), "monster"]
KEYS = set(
    "shaman oracle alchemist master-of-magic recruiter commander tamer keeper reaper shepherd "
    "ship-master landlord slaver diplomat treasurer opportunist".split()
)
AMBASSADORS = ("sage", "hermit", "elder")
ORDER = [*CARDS, *LORDS, *LOCATIONS]


class Books:
    def __init__(self, view: Data) -> None:
        self.data = deepcopy(view)
        del self.data["legal"]
        self.open: Data = self.data["open"]
        self.memory: Data = self.data["remembered"]
        self.choice: Data = self.open["choice"]
        self.me: int | None = view["seat"]
        # What is asked, by name; "check" when the keys are to be looked at, "ended" after all.
        self.phase: str = self.open["phase"]
        self.turn: int | None = view["turn"]

    def view(self) -> Data:
        self.settle()
        self.open["phase"] = self.phase
        self.data["turn"] = self.turn
        self.open["exploration"]["discard"] = len(self.memory["discard"])
        self.open["council"] = {race: len(self.memory["council"][race]) for race in RACES}
        for seat, player in enumerate(self.open["players"]):
            player["hand"] = len(self.hand(seat))
        if self.phase not in ("commander", "limit"):
            self.choice["from"] = None
        return self.data

    # What lies where.

    @property
    def active(self) -> int:
        return int(self.open["active"])

    @property
    def mine(self) -> Data:
        """What the active player has."""
        return self.player(self.active)

    def player(self, seat: int) -> Data:
        player: Data = self.open["players"][seat]
        return player

    def hand(self, seat: int) -> list[str]:
        hand: list[str] = (
            self.data["own"]["hand"] if seat == self.me else self.memory["hands"][seat]
        )
        return hand

    def in_force(self, seat: int) -> set[str]:
        return set(self.player(seat)["lords"]) - set(self.player(seat)["slain"])

    def opponent_has(self, lord: str) -> bool:
        """Does an opponent's soldier count for the active player?"""
        others = [seat for seat in range(self.data["seats"]) if seat != self.active]
        there = any(lord in self.in_force(seat) for seat in others)
        return there and "shaman" not in self.in_force(self.active)

    def stacks(self) -> bool:
        return any(self.memory["council"].values())

    def clockwise(self, after: int, test: Callable[[int], bool]) -> int | None:
        """The first opponent after a seat for whom something is so."""
        seats: int = self.data["seats"]
        seat = (after + 1) % seats
        while seat != self.active:
            if test(seat):
                return seat
            seat = (seat + 1) % seats
        return None

    def add(self, row: list[str], cards: list[str]) -> None:
        row += cards
        row.sort(key=ORDER.index)

    def discard(self, cards: list[str]) -> None:
        self.add(self.memory["discard"], cards)

    # What is asked next.

    def ask(self, phase: str, seat: int | None = None) -> None:
        self.phase = phase
        self.turn = self.active if seat is None else seat
        if phase in ("commander", "limit"):
            self.choice["from"] = "jellyfish1"

    def settle(self) -> None:
        """After the action: a location, the last powers, the hand limit."""
        if self.phase == "check":
            keys = self.mine["keys"] + len(self.in_force(self.active) & KEYS)
            if keys >= 3 and (self.open["locations"]["row"] or self.open["locations"]["stack"]):
                self.ask("source")
            elif self.can_use_power():
                self.ask("end")
            else:
                self.limit()

    def can_use_power(self) -> bool:
        usable = self.in_force(self.active) - set(self.open["used"])
        lords = self.open["lords"]
        return (
            ("slaver" in usable and bool(self.hand(self.active)))
            or ("oracle" in usable and self.stacks())
            or ("opportunist" in usable and bool(lords["court"]) and lords["deck"] > 0)
        )

    def limit(self) -> None:
        if len(self.hand(self.active)) > 6 and self.opponent_has("commander"):
            self.ask("limit")
        else:
            self.phase = "ended"

    def offer(self, after: int) -> None:
        def can_buy(seat: int) -> bool:
            price = self.open["price"]
            return seat not in self.open["bought"] and self.player(seat)["pearls"] >= price

        buyer = self.clockwise(after, can_buy)
        if buyer is None:
            self.ask("ally")
        else:
            self.ask("offer", buyer)

    def end_power(self) -> None:
        """The recruitment is over; or it was none."""
        self.choice["recruiting"] = False
        self.choice["lord"] = None
        self.choice["victim"] = None
        self.phase, self.turn = "check", self.active

    def can_hit(self, seat: int) -> bool:
        return "shaman" not in self.in_force(seat)

    def hit(self, lord: str, after: int) -> None:
        """The next opponent that a soldier is aimed at."""
        test: dict[str, Callable[[int], bool]] = {
            "jailer": lambda seat: len(self.hand(seat)) > 0,
            "commander": lambda seat: len(self.hand(seat)) > 6,
            "assassin": lambda seat: bool(self.in_force(seat)),
        }
        found = self.clockwise(after, lambda seat: self.can_hit(seat) and test[lord](seat))
        if found is None:
            self.end_power()
        elif lord == "assassin":
            self.choice["victim"] = found
            self.ask("assassin")
        else:
            self.ask(lord, found)

    def enter_power(self, lord: str) -> None:
        """Does the lord who enters ask anything?"""
        others = [one for one in self.mine["lords"] if one != lord]
        lords, locations = self.open["lords"], self.open["locations"]
        if lord in ("jailer", "commander", "assassin"):
            self.hit(lord, self.active)
            return
        asks = {
            "hunter": self.clockwise(self.active, self.is_prey) is not None,
            "apprentice": self.stacks(),
            "illusionist": bool(self.mine["locations"]) and bool(locations["row"]),
            "corruptor": self.mine["pearls"] >= 5 and bool(lords["court"]),
            "traitor": bool(others) and bool(lords["court"]),
            "schemer": bool(others) and lords["deck"] > 0,
        }
        if lord in AMBASSADORS and locations["stack"] > 0:
            return
        if asks.get(lord, False):
            self.ask(lord)
        else:
            self.end_power()

    def is_prey(self, seat: int) -> bool:
        return self.player(seat)["tokens"] > 0 and self.can_hit(seat)

    def go_back(self) -> None:
        if self.choice["recruiting"]:
            self.end_power()
        else:
            self.phase = "check"
