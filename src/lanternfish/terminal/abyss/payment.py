"""A payment that is put together on the screen before anything is played."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from lanternfish.games.abyss.cards import CARD
from lanternfish.terminal.abyss.cards import card_values, race_of, races_asked, worth_of
from lanternfish.terminal.abyss.reckoning import Reckoning, hand_of, player_of
from lanternfish.terminal.face import Scene
from lanternfish.texts import Texts

OK = "ok"
RECRUIT = "recruit "


@dataclass(frozen=True)
class Payment:
    """A lord, the allies laid down for him, and what is left to lay down."""

    lord: str
    laid: tuple[str, ...]
    left: Counter[str]
    cost: int
    race: str | None
    pearls: int

    def races(self) -> set[str]:
        return {race_of(card) for card in self.laid}

    def worth(self) -> int:
        return sum(map(worth_of, self.laid))

    def shortfall(self) -> int:
        """The pearls that make up for what is missing."""
        return max(self.cost - self.worth(), 0)

    def is_whole(self) -> bool:
        races = self.races()
        enough = len(races) == races_asked(self.lord) and self.shortfall() <= self.pearls
        return enough and (self.race is None or self.race in races)

    def fault(self, texts: Texts) -> str:
        """What is wrong with a payment that is not whole, as the game would say it."""
        given, needed = len(self.races()), races_asked(self.lord)
        if given > needed:
            return texts("reason-too-many-races", needed=needed, **card_values(self.laid[-1]))
        if given == needed and self.race is not None and self.race not in self.races():
            last = card_values(self.laid[-1])
            return texts("reason-misses-race", race=self.race, **last)
        if given < needed:
            return texts("reason-too-few-races", needed=needed, given=given)
        worth = self.worth()
        return texts("reason-too-dear", cost=self.cost, given=worth, pearls=self.pearls)

    def and_also(self, cards: Sequence[str]) -> "Payment":
        """The same with more cards laid down."""
        left = Counter(self.left)
        left.subtract(cards)
        return replace(self, laid=(*self.laid, *cards), left=+left)

    def helping(self) -> list[str]:
        """The different cards that can still be added without a race too many."""
        races = self.races()
        room = races_asked(self.lord) - len(races)
        lacks = self.race is not None and self.race not in races
        return [
            card
            for card in in_order(self.left)
            if race_of(card) in races or room > lacks or (lacks and race_of(card) == self.race)
        ]


def in_order(cards: Sequence[str] | Counter[str]) -> list[str]:
    """Allies by race and value."""
    return sorted(cards, key=CARD.__getitem__)


def payment_of(scene: Scene, lord: str, laid: tuple[str, ...]) -> Payment:
    """For a lord of the court; nothing of it has been played."""
    sums = Reckoning(scene)
    left = Counter(hand_of(scene))
    left.subtract(laid)
    pearls = int(player_of(scene)["pearls"])
    return Payment(lord, laid, +left, sums.cost(lord), sums.race(lord), pearls)


def payment_under_way(scene: Scene) -> Payment | None:
    """What is drafted, or has been begun in the game itself."""
    opened = scene.view["open"]
    if opened["phase"] == "pay":
        choice = opened["choice"]
        return replace(payment_of(scene, choice["lord"], ()), laid=tuple(choice["paid"]))
    if scene.draft and scene.draft[0].startswith(RECRUIT):
        return payment_of(scene, scene.draft[0].removeprefix(RECRUIT), scene.draft[1:])
    return None


def row_of(lord: str, cards: Sequence[str]) -> tuple[str, ...]:
    """A whole recruitment as it is played."""
    return (f"{RECRUIT}{lord}", *[f"pay {card}" for card in in_order(cards)], "paid")
