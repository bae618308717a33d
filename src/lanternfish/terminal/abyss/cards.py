"""Allies, lords and locations of Abyss as signs and words. Colour is never the only sign."""

from collections.abc import Iterable

from rich.text import Text

from lanternfish.games.abyss.cards import (
    COST,
    COUNTED,
    FIRST_OF_RACES,
    GUILD,
    GUILDS,
    INFLUENCE,
    KEYS,
    LOCATION,
    LORD,
    PRINTED,
    RACES,
    RACES_ASKED,
    THE_ABYSS,
)
from lanternfish.terminal.face import Plain, Scene
from lanternfish.terminal.hues import SIGNS as SIGN_OF_COLOUR
from lanternfish.terminal.hues import STYLES as STYLE_OF_COLOUR
from lanternfish.texts import Texts, Value

NOTHING = "\N{EN DASH}"
PEARL = "°"
KEY = "⚷"
MONSTER = "◉"
SLAIN = "✗"
USED = "↻"
SITE = "⌂"
KEYS_NEEDED = 3

COLOURS = dict(zip(RACES, ("purple", "red", "yellow", "green", "blue"), strict=True))
RACE_SIGNS = {race: SIGN_OF_COLOUR[colour] for race, colour in COLOURS.items()}
RACE_STYLES = {race: STYLE_OF_COLOUR[colour] for race, colour in COLOURS.items()}
# The parts of a reward, and the letters that stand for them.
REWARD_PARTS = {"keys": "K", "pearls": "P", "monsters": "M"}
# Five guilds have the sign of their race.
GUILD_SIGNS = {**dict(zip(GUILDS, RACE_SIGNS.values(), strict=False)), "ambassador": "✦"}
GUILD_STYLES = {**dict(zip(GUILDS, RACE_STYLES.values(), strict=False)), "ambassador": "bold"}


def race_of(card: str) -> str:
    """The race of an ally; a monster is a monster."""
    return card.rstrip("12345")


def worth_of(card: str) -> int:
    return 0 if card == "monster" else int(card[-1])


def card_values(card: str) -> dict[str, Value]:
    """What the texts need to name an exploration card."""
    return {"kind": race_of(card), "worth": worth_of(card)}


def card_name(card: str, texts: Texts) -> str:
    return texts("card", **card_values(card))


def card_names(cards: Iterable[str], texts: Texts) -> str:
    return ", ".join(card_name(card, texts) for card in cards)


def race_code(race: str, texts: Texts) -> str:
    """Two letters that stand for a race."""
    return texts("race-code", race=race)


def card_code(card: str, texts: Texts) -> str:
    """A card in short: its race and its value."""
    if card == "monster":
        return MONSTER
    return f"{race_code(race_of(card), texts)}{worth_of(card)}"


def card_codes(cards: Iterable[str], texts: Texts) -> str:
    return " ".join(card_code(card, texts) for card in cards)


def sign(card: str, texts: Texts) -> Text:
    return Text(card_code(card, texts), RACE_STYLES.get(race_of(card), "bold"))


def guild_of(lord: str) -> str:
    return GUILDS[GUILD[LORD[lord]]]


def race_asked(lord: str) -> str | None:
    """The mandatory race that goes with the guild; ambassadors have none."""
    guild = int(GUILD[LORD[lord]])
    return RACES[guild] if guild < len(RACES) else None


def cost_of(lord: str) -> int:
    return int(COST[LORD[lord]])


def races_asked(lord: str) -> int:
    return int(RACES_ASKED[LORD[lord]])


def influence_of(lord: str) -> int:
    return int(INFLUENCE[LORD[lord]])


def has_key(lord: str) -> bool:
    return bool(KEYS[LORD[lord]])


def lord_name(lord: str, texts: Texts) -> str:
    return texts("lord", lord=lord)


def lord_names(lords: Iterable[str], texts: Texts) -> str:
    return ", ".join(lord_name(lord, texts) for lord in lords)


def power_of(lord: str, scene: Scene) -> str:
    """What a lord does; two do another thing in the Russian edition."""
    return scene.texts("power", lord=lord, edition=scene.view["options"]["edition"])


def guild_sign(lord: str) -> Text:
    guild = guild_of(lord)
    return Text(GUILD_SIGNS[guild], GUILD_STYLES[guild])


def site_name(site: str, texts: Texts) -> str:
    return texts("location", location=site)


def site_names(sites: Iterable[str], texts: Texts) -> str:
    return ", ".join(site_name(site, texts) for site in sites)


def formula(site: str, texts: Texts) -> str:
    """What a location scores, in short: its points and the sign of what it counts."""
    number = LOCATION[site]
    if number < FIRST_OF_RACES:
        return f"{PRINTED[number]}+2{GUILD_SIGNS[GUILDS[COUNTED[number]]]}"
    if number < THE_ABYSS:
        return f"{PRINTED[number]}+3{race_code(RACES[COUNTED[number]], texts)}"
    return texts("formula", location=site)


def in_force(player: Plain) -> list[str]:
    """The free lords that are not assassinated."""
    return [lord for lord in player["lords"] if lord not in player["slain"]]


def keys_of(player: Plain) -> int:
    """Key tokens, and the keys of lords in force."""
    return int(player["keys"]) + sum(has_key(lord) for lord in in_force(player))


def reward_signs(reward: str) -> str:
    """KPM in signs."""
    return reward.replace("K", KEY).replace("P", PEARL).replace("M", MONSTER)


def reward_words(reward: str, texts: Texts) -> str:
    """KPM in words: a key, a pearl, a monster token."""
    counts = [(part, reward.count(letter)) for part, letter in REWARD_PARTS.items()]
    return ", ".join(texts(f"reward-{part}", count=count) for part, count in counts if count)
