"""A second referee: Conspiracy played once more, plainly and slowly, from the rules alone.

Nothing of the engine is used. Cards that come from a deck are told to the referee one by one; it
checks that they are the next ones, as far as the order of the deck is known since its last shuffle.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

Data = dict[str, Any]

COLOURS = {"Y": "yellow", "R": "red", "G": "green", "B": "blue", "P": "purple"}


class Deck:
    def __init__(self, cards: list[str]) -> None:
        self.cards = list(cards)
        self.shuffled = False

    def draw(self, card: str) -> str:
        assert card in self.cards
        assert self.shuffled or self.cards[0] == card
        self.cards.remove(card)
        return card

    def mix(self, cards: list[str]) -> None:
        self.cards += cards
        self.shuffled = True


class Referee:
    def __init__(self, data: Data) -> None:
        """At the deal."""
        self.seats: int = data["seats"]
        self.lords = Deck(data["lords"]["deck"])
        self.sites = Deck(data["locations"]["deck"])
        self.row: list[str] = list(data["locations"]["row"])
        self.piles: dict[str, list[str]] = {name: [] for name in COLOURS.values()}
        self.alliances: list[list[str]] = [[] for _ in range(self.seats)]
        self.owned: list[dict[int, str]] = [{} for _ in range(self.seats)]
        self.crests: list[dict[str, int]] = [{} for _ in range(self.seats)]
        self.pearls = [0] * self.seats
        self.master: int | None = None
        self.force: tuple[int, int] | None = None
        self.trigger: int | None = None
        self.active: int = data["active"]
        self.phase = "conspire"
        self.shown: list[str] = []
        self.offered: list[str] = []
        self.pending: list[str] = []
        self.left_over: list[str] = []
        self.feed: Iterator[str] = iter(())

    @property
    def mine(self) -> list[str]:
        return self.alliances[self.active]

    def room(self) -> int:
        return 15 - len(self.mine)

    def legal(self) -> set[str]:
        if self.phase == "conspire":
            return self.ways()
        if self.phase == "pick":
            return {f"pick {lord}" for lord in self.shown}
        if self.phase == "keep":
            return set(self.keeps())
        if self.phase == "order":
            return {f"place {lord}" for lord in self.pending}
        if self.phase == "swap":
            free = [place for place, lord in enumerate(self.mine, 1) if lord[1] not in "12"]
            return {"skip", *(f"swap {one} {two}" for one, two in combinations(free, 2))}
        if self.phase == "source":
            most = min(3, len(self.sites.cards))
            return {
                *(f"reveal {n}" for n in range(1, most + 1)),
                *(f"claim {name}" for name in self.row),
            }
        if self.phase in ("choose", "search"):
            return {f"choose {name}" for name in self.offered}
        return set()

    def ways(self) -> set[str]:
        left = len(self.lords.cards)
        if self.force and left:
            return {f"draw {min(self.force[1], left)}"}
        return {
            *(f"draw {n}" for n in range(1, min(3, left) + 1)),
            *(f"take {colour}" for colour, pile in self.piles.items() if pile),
        }

    def keeps(self) -> Iterator[str]:
        """One of every set that fills the room, in rising order, that begins as chosen so far."""
        chosen = self.pending
        for row in combinations(sorted(chosen + self.left_over), self.room()):
            if list(row[: len(chosen)]) == chosen:
                yield f"keep {row[len(chosen)]}"

    def play(self, action: str, feed: list[str]) -> None:
        """Play an action, and whatever has no choice after it; `feed` is what the decks gave."""
        self.feed = iter(feed)
        self.do(action)
        while len(self.legal()) == 1:
            self.do(self.legal().pop())
        assert list(self.feed) == []

    def do(self, action: str) -> None:
        assert action in self.legal()
        word, *things = action.split()
        getattr(self, "do_" + word)(*things)

    def do_draw(self, count: str) -> None:
        self.shown = [self.lords.draw(next(self.feed)) for _ in range(int(count))]
        self.phase = "pick"

    def do_pick(self, lord: str) -> None:
        self.shown.remove(lord)
        for other in self.shown:
            self.piles[COLOURS[other[0]]].append(other)
        self.shown = []
        self.add(lord)

    def do_take(self, colour: str) -> None:
        pile, self.piles[colour] = self.piles[colour], []
        if len(pile) > self.room():
            self.left_over, self.pending, self.phase = pile, [], "keep"
        else:
            self.pending = pile
            self.go_on()

    def do_keep(self, lord: str) -> None:
        self.left_over.remove(lord)
        self.pending.append(lord)
        if len(self.pending) == self.room():
            self.piles[COLOURS[lord[0]]] = self.left_over
            self.left_over = []
            self.go_on()

    def do_place(self, lord: str) -> None:
        self.pending.remove(lord)
        self.add(lord)

    def add(self, lord: str) -> None:
        self.mine.append(lord)
        self.crown(lord)
        points = lord[1]
        if points == "0" and sum(other[1] not in "12" for other in self.mine) >= 2:
            self.phase = "swap"
        elif points in "12" and self.keys_suffice():
            self.phase = "source"
            if "search-deck" in self.owned[self.active].values():
                self.phase, self.offered = "search", list(self.sites.cards)
        else:
            if points == "6" and self.lords.cards:
                extra = self.lords.draw(next(self.feed))
                self.piles[COLOURS[extra[0]]].append(extra)
            self.gain_pearls({"3": 2, "4": 1}.get(points, 0))
            self.go_on()

    def crown(self, lord: str) -> None:
        crests, colour = self.crests[self.active], COLOURS[lord[0]]
        if colour not in crests or self.mine[crests[colour] - 1][1] < lord[1]:
            crests[colour] = len(self.mine)

    def keys_suffice(self) -> bool:
        owned = self.owned[self.active]
        if "search-deck" in owned.values() and not self.sites.cards:
            return False
        fresh = Counter(lord[1] for lord in self.mine[max(owned, default=0) :])
        if "any-keys" in owned.values():
            return fresh["1"] + fresh["2"] >= 2
        return fresh["1"] >= 2 or fresh["2"] >= 2

    def gain_pearls(self, count: int) -> None:
        if count == 0:
            return
        self.pearls[self.active] += count
        if self.master is None or self.pearls[self.active] >= self.pearls[self.master]:
            self.master = self.active

    def do_skip(self) -> None:
        self.go_on()

    def do_swap(self, one: str, two: str) -> None:
        i, j = int(one), int(two)
        self.mine[i - 1], self.mine[j - 1] = self.mine[j - 1], self.mine[i - 1]
        crests = self.crests[self.active]
        for colour, place in crests.items():
            crests[colour] = j if place == i else i if place == j else place
        self.go_on()

    def do_reveal(self, count: str) -> None:
        self.offered = [self.sites.draw(next(self.feed)) for _ in range(int(count))]
        self.phase = "choose"

    def do_claim(self, location: str) -> None:
        self.row.remove(location)
        self.gain(location)

    def do_choose(self, location: str) -> None:
        self.offered.remove(location)
        if self.phase == "search":
            self.sites.cards.remove(location)
            self.sites.mix([])
        else:
            self.row += self.offered
        self.offered = []
        self.gain(location)

    def gain(self, location: str) -> None:
        self.owned[self.active][len(self.mine)] = location
        self.gain_pearls({"pearl1": 1, "pearl2": 2, "pearl3": 3}.get(location, 0))
        if location in ("force1", "force2"):
            self.force = self.active, int(location[-1])
        if location == "mix-lords":
            self.lords.mix([lord for pile in self.piles.values() for lord in pile])
            self.piles = {name: [] for name in self.piles}
        if location == "mix-locations":
            self.sites.mix(self.row)
            self.row = []
        self.go_on()

    def go_on(self) -> None:
        if self.pending:
            self.phase = "order"
            return
        if self.trigger is None and len(self.mine) == 15:
            self.trigger = self.active
        self.active = (self.active + 1) % self.seats
        self.phase = "over" if self.active == self.trigger else "conspire"
        if self.force and self.force[0] == self.active and self.phase != "over":
            self.force = None
