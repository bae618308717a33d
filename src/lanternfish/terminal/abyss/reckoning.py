"""What the rules say of the table that these eyes see: costs, rewards, points."""

from lanternfish.games.abyss.cards import (
    COMMANDER,
    FIRST_REWARD,
    LOCATION,
    LORD,
    NO_CARD,
    RACES,
    REWARDS,
)
from lanternfish.games.abyss.codec import lord_names
from lanternfish.games.abyss.control import key_lords_left, keys_due
from lanternfish.games.abyss.game import view_from_dict
from lanternfish.games.abyss.lords.soldiers import HAND_LIMIT, applies_to, tamer
from lanternfish.games.abyss.recruit import cost_for, mandatory_race
from lanternfish.games.abyss.scoring import location_points
from lanternfish.terminal.face import Plain, Scene


def front(scene: Scene) -> int:
    """Who is asked about: oneself; for other eyes, the active player."""
    return int(scene.view["open"]["active"]) if scene.you is None else scene.you


def player_of(scene: Scene) -> Plain:
    player: Plain = scene.view["open"]["players"][front(scene)]
    return player


def hand_of(scene: Scene) -> list[str]:
    """The hand of whoever decides, as far as it is known."""
    return scene.hands.get(front(scene), [])


class Reckoning:
    """Sums for one seat of a table."""

    def __init__(self, scene: Scene) -> None:
        self.table = view_from_dict(scene.view).table
        self.seat = front(scene)

    def cost(self, lord: str) -> int:
        """What a lord costs this seat now."""
        return int(cost_for(self.table, self.seat, LORD[lord]))

    def race(self, lord: str) -> str | None:
        """The race that this seat must pay with."""
        race = mandatory_race(self.table, self.seat, LORD[lord])
        return None if race == NO_CARD else RACES[race]

    def reward_space(self) -> int:
        """The space of the threat that counts for this seat."""
        return int(tamer(self.table, self.seat, self.table.threat))

    def is_limited(self) -> bool:
        """Does an opponent's commander limit the hand?"""
        return bool(applies_to(self.table, self.seat, COMMANDER))

    def worth(self, site: str, seat: int | None = None) -> int:
        """What a location would score now."""
        owner = self.seat if seat is None else seat
        return int(location_points(self.table, owner, LOCATION[site]))

    def keys_due(self) -> int:
        """How many keys are still to be spent."""
        return int(keys_due(self.table))

    def key_lords(self) -> list[str]:
        """The lords whose keys can still be spent."""
        return lord_names(key_lords_left(self.table))


def rewards_of(space: int) -> list[str]:
    return list(REWARDS[FIRST_REWARD[space] : FIRST_REWARD[space + 1]])


def limit() -> int:
    return int(HAND_LIMIT)
