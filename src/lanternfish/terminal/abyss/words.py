"""What somebody types: allies, lords, locations and races by name, or as the board has them."""

import re
from collections.abc import Sequence
from functools import cache

from lanternfish.games.abyss.cards import LOCATION_NAMES, LORD_NAMES, RACES, REWARDS
from lanternfish.terminal.abyss.cards import lord_name, race_code, site_name
from lanternfish.texts import Texts

# A letter for each race that serves in every language, as players note their hands.
LETTERS = dict(zip("jchsq", RACES, strict=True))
CARD = re.compile(r"([^\W\d_]+)([1-5])")
LONGEST_NAME = 4  # words
SHORTEST_PART = 3  # letters of a name that is not typed to the end
TOKEN = "token"


@cache
def vocabulary(texts: Texts) -> dict[str, str]:
    """Every name in small letters, and what it names."""
    names = {name: name for name in (*RACES, *LORD_NAMES, *LOCATION_NAMES, TOKEN)}
    for race in RACES:
        names[texts("races", race=race).lower()] = race
        names[race_code(race, texts).lower()] = race
    for lord in LORD_NAMES:
        names[lord_name(lord, texts).lower()] = lord
    for site in LOCATION_NAMES:
        name = site_name(site, texts).lower()
        names[name] = names[name.removeprefix("the ")] = site
    names[texts("key-token").lower()] = TOKEN
    names |= {reward.lower(): reward for reward in REWARDS}
    return names


def read_card(word: str, texts: Texts) -> str:
    """`cr3`, `c3` or `crab3` as an ally; nothing if it is none."""
    found = CARD.fullmatch(word.lower())
    if found is None:
        return ""
    race = LETTERS.get(found[1]) or vocabulary(texts).get(found[1])
    return f"{race}{found[2]}" if race in RACES else ""


def read_name(name: str, texts: Texts) -> str:
    """A lord, a location, a race or a token; the beginning of a name will do if it is the only."""
    names = vocabulary(texts)
    name = name.lower()
    if name in names:
        return names[name]
    if len(name) < SHORTEST_PART:
        return ""
    found = {meant for known, meant in names.items() if known.startswith(name)}
    return found.pop() if len(found) == 1 else ""


def read_nouns(words: Sequence[str], texts: Texts) -> list[str]:
    """All that the words name, in their order; nothing if one of them names nothing."""
    nouns: list[str] = []
    rest = list(words)
    while rest:
        card = read_card(rest[0], texts)
        if card:
            nouns.append(card)
            rest.pop(0)
            continue
        for count in range(min(LONGEST_NAME, len(rest)), 0, -1):
            noun = read_name(" ".join(rest[:count]), texts)
            if noun:
                break
        else:
            return []
        nouns.append(noun)
        rest = rest[count:]
    return nouns


def matching(text: str, texts: Texts) -> list[str]:
    """The lords and locations that a text names or is a part of the names of, in card order."""
    text = text.lower()
    names = vocabulary(texts)
    exact = names.get(text)
    if exact in LORD_NAMES or exact in LOCATION_NAMES:
        return [str(exact)]
    found = {meant for known, meant in names.items() if text in known}
    return [name for name in (*LORD_NAMES, *LOCATION_NAMES) if name in found]
