"""What the second referee has before it: the box, the decks, the table, and who has what.

Nothing of the engine is used; the figures are copied from the printed cards once more.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

Data = dict[str, Any]

RACES = "jellyfish crab seahorse shellfish squid".split()
#: The race that every guild asks for.
GUILDS = {
    "mage": "jellyfish",
    "soldier": "crab",
    "farmer": "seahorse",
    "merchant": "shellfish",
    "politician": "squid",
    "ambassador": "",
}
#: Lords in card order, guild by guild: name, cost, number of races, influence, keys.
BOX = {
    "mage": "shaman 6 3 5 1, invoker 8 1 8 0, apprentice 6 3 9 0, oracle 8 2 5 1, "
    "alchemist 7 1 5 1, illusionist 10 1 9 0, master-of-magic 10 3 6 1",
    "soldier": "recruiter 10 2 4 1, jailer 6 3 7 0, seeker 7 2 7 0, assassin 10 1 6 0, "
    "commander 8 1 4 1, tamer 6 3 4 1, hunter 8 2 6 0",
    "farmer": "keeper 6 3 6 1, reaper 7 2 6 1, shepherd 8 1 6 1, miller 8 2 10 0, "
    "aquaculturalist 9 3 11 0, landowner 10 1 12 0",
    "merchant": "ship-master 6 3 5 1, trader 10 3 9 0, landlord 10 2 5 1, slaver 8 1 5 1, "
    "peddler 8 1 9 0, shopkeeper 6 3 9 0",
    "politician": "corruptor 10 1 6 0, traitor 12 3 6 0, diplomat 8 1 5 1, treasurer 10 2 5 1, "
    "schemer 8 3 6 0, opportunist 6 3 5 1",
    "ambassador": "sage 10 5 4 0, hermit 10 5 5 0, elder 10 5 3 0",
}
SITES = (
    "parliament barracks dockworks sargasso-silos hydrozoa-reserves sanctuary oceanic-senate "
    "chasm sargasso-fields giant-clams abyss depths throne-room jail coral-barrier closed-tower "
    "lost-tower chamber-of-allies city-of-mirrors black-smokers"
).split()


class Lord:
    def __init__(self, guild: str, name: str, *figures: str) -> None:
        self.guild, self.name = guild, name
        self.cost, self.races, self.influence, self.key = map(int, figures)


LORDS = {
    row.split()[0]: Lord(guild, *row.split())
    for guild, rows in BOX.items()
    for row in rows.split(", ")
}


def race(card: str) -> str:
    return card[:-1]


def value(card: str) -> int:
    return int(card[-1])


@cache
def place(card: str) -> tuple[int, int]:
    """The place of an exploration card in card order; monsters are last."""
    return (9, 9) if card == "monster" else (RACES.index(race(card)), value(card))


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=place)


def lords_in_order(names: list[str]) -> list[str]:
    return sorted(names, key=list(LORDS).index)


def sites_in_order(names: list[str]) -> list[str]:
    return sorted(names, key=SITES.index)


class Deck:
    def __init__(self, cards: list[Any]) -> None:
        self.cards = [str(card) for card in cards]
        self.shuffled = False

    def draw(self, card: str) -> str:
        assert card in self.cards
        assert self.shuffled or self.cards[0] == card
        self.cards.remove(card)
        return card

    def mix(self, cards: list[str]) -> None:
        self.cards += cards
        self.shuffled = True

    def look(self, cards: list[Any]) -> None:
        """A shuffled deck has the same cards, any other the same order; now it is known."""
        there = [str(card) for card in cards]
        if self.shuffled:
            assert Counter(self.cards) == Counter(there)
            self.cards, self.shuffled = there, False
        assert self.cards == there


class Player:
    def __init__(self, data: Data) -> None:
        self.pearls: int = data["pearls"]
        self.keys: int = data["keys"]
        self.hand: list[str] = list(data["hand"])
        self.tokens: list[int] = list(data["tokens"])
        self.lords: list[str] = list(data["lords"])
        self.slain: list[str] = list(data["slain"])
        self.sites: dict[str, list[str]] = dict(data["locations"])
        self.affiliated: list[str] = list(data["affiliated"])

    def works(self, lord: str) -> bool:
        """The lord is in force."""
        return lord in self.lords and lord not in self.slain

    def key_lords(self) -> list[str]:
        return [x for x in lords_in_order(self.lords) if LORDS[x].key and self.works(x)]

    def all_lords(self) -> list[str]:
        return [*self.lords, *(lord for row in self.sites.values() for lord in row)]

    def written(self) -> Data:
        return {
            "pearls": self.pearls,
            "keys": self.keys,
            "hand": in_order(self.hand),
            "tokens": sorted(self.tokens),
            "lords": lords_in_order(self.lords),
            "slain": lords_in_order(self.slain),
            "locations": {
                name: lords_in_order(self.sites[name]) for name in sites_in_order(list(self.sites))
            },
            "affiliated": in_order(self.affiliated),
        }


class Table:
    def __init__(self, data: Data) -> None:
        """At the beginning of a turn."""
        self.russian: bool = data["options"]["edition"] == "russian"
        self.deck = Deck(data["exploration"]["deck"])
        self.lord_deck = Deck(data["lords"]["deck"])
        self.stack = Deck(data["locations"]["stack"])
        self.pool = Deck(data["tokens"]["pool"])
        self.court: list[str] = list(data["lords"]["court"])
        self.row: list[str] = list(data["locations"]["row"])
        self.players = [Player(one) for one in data["players"]]
        self.council: dict[str, list[str]] = dict(data["council"])
        self.track: list[str] = []
        self.discard: list[str] = list(data["exploration"]["discard"])
        self.out: list[str] = list(data["lords"]["out"])
        self.drawn: list[str] = []
        self.theft: Data | None = None
        self.active: int = data["active"]
        self.decider: int = self.active
        self.phase = "main"
        self.price, self.extra = 1, 0
        self.threat: int = data["threat"]
        self.bought: list[int] = []
        self.used: list[str] = []
        self.ender: int | None = None
        self.recruiting = False
        self.lord: str | None = None
        self.paid: list[str] = []
        self.since: str | None = None
        self.victim: int | None = None
        self.site: str | None = None
        self.spent: list[str] = []
        self.feed: Iterator[str] = iter(())
        #: How often each lord's power came to something.
        self.worked: Counter[str] = Counter()

    @property
    def me(self) -> Player:
        return self.players[self.active]

    @property
    def asked(self) -> Player:
        return self.players[self.decider]

    def told(self, what: str) -> str:
        """What the next event says: "reveal crab3"."""
        word, *thing = next(self.feed).split()
        assert word == what
        return " ".join(thing)

    def clockwise(self, seat: int) -> list[int]:
        """The opponents of the active player who come after a seat, clockwise."""
        seats = len(self.players)
        row = [(self.active + step) % seats for step in range(1, seats)]
        return row if seat == self.active else row[row.index(seat) + 1 :]

    def mine(self, lord: str) -> bool:
        """The active player has the lord in force."""
        return self.me.works(lord)

    def suffers(self, soldier: str) -> bool:
        """An opponent has the soldier in force, and the active player is not protected."""
        if not any(self.players[seat].works(soldier) for seat in self.clockwise(self.active)):
            return False
        self.worked["shaman"] += self.mine("shaman")
        return not self.mine("shaman")

    def exposed(self, seat: int) -> list[int]:
        """The opponents after a seat whom a soldier can touch."""
        row = self.clockwise(seat)
        safe = [one for one in row if self.players[one].works("shaman")]
        self.worked["shaman"] += len(safe)
        return [one for one in row if one not in safe]

    def stacks(self) -> list[str]:
        return [name for name, cards in self.council.items() if cards]

    def written(self) -> Data:
        return {
            "seat": None if self.phase == "over" else self.decider,
            "phase": self.phase,
            "active": self.active,
            "price": self.price,
            "bought": sorted(self.bought),
            "used": lords_in_order(self.used),
            "extra": self.extra,
            "ender": self.ender,
            "threat": self.threat,
            "exploration": {
                "deck": self.deck.cards,
                "track": self.track,
                "discard": in_order(self.discard),
            },
            "council": {name: in_order(cards) for name, cards in self.council.items()},
            "lords": {
                "deck": self.lord_deck.cards,
                "court": self.court,
                "out": lords_in_order(self.out),
            },
            "locations": {
                "stack": self.stack.cards,
                "row": sites_in_order(self.row),
                "drawn": sites_in_order(self.drawn),
            },
            "tokens": {"pool": [int(token) for token in self.pool.cards], "theft": self.theft},
            "players": [player.written() for player in self.players],
            "choice": {
                "recruiting": self.recruiting,
                "lord": self.lord,
                "paid": self.paid,
                "from": self.since,
                "victim": self.victim,
                "location": self.site,
                "under": [key for key in self.spent if key != "token"],
                "spent": self.spent.count("token"),
            },
        }
