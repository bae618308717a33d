"""Lords and locations of Conspiracy as signs and words. Colour is never the only sign."""

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from lanternfish.games.conspiracy.cards import COLOUR_CODES, COLOURS, LOCATION
from lanternfish.games.conspiracy.game import view_from_dict
from lanternfish.games.conspiracy.scoring import prospect
from lanternfish.terminal import hues
from lanternfish.terminal.face import Plain, Scene
from lanternfish.texts import Texts, Value

SIGNS = hues.SIGNS
STYLES = hues.STYLES
# What a lord does, by his points: a key has as many bars as its lord has points.
POWERS = {0: "⇄", 1: "†", 2: "‡", 3: "°°", 4: "°", 6: "↑"}
PEARL = "°"
SPENT = "\N{EN DASH}"
CREST = "★"
SITE = "⌂"
MASTER = "♔"
# A location as a formula: its points, and what it does or what it counts.
SITE_SIGNS = {
    "seven": "7",
    "pearl1": "5°1",
    "pearl2": "4°2",
    "pearl3": "3°3",
    "silver": "1/†",
    "gold": "2/‡",
    "pearls": "½°",
    "locations": "2/⌂",
    "force1": "3!1",
    "force2": "3!2",
    "mix-lords": "3↻",
    "mix-locations": "3↻⌂",
    "any-keys": "3†‡",
    "search-deck": "3⌂?",
    **{f"best-{colour}": f"{SIGNS[colour]}★" for colour in COLOURS},
    **{f"count-{colour}": f"1+{SIGNS[colour]}" for colour in COLOURS},
}


def colour_of(lord: str) -> str:
    return COLOURS[COLOUR_CODES.index(lord[0])]


def points_of(lord: str) -> int:
    return int(lord[1:])


def has_key(lord: str) -> bool:
    return points_of(lord) in (1, 2)


def lord_values(lord: str) -> dict[str, Value]:
    """What the texts need to name a lord."""
    return {"colour": colour_of(lord), "points": points_of(lord)}


def lord_name(lord: str, texts: Texts) -> str:
    return texts("lord", **lord_values(lord))


def lord_and_power(lord: str, texts: Texts) -> str:
    return f"{lord_name(lord, texts)}: {texts('power', points=points_of(lord))}"


def lord_names(lords: Iterable[str], texts: Texts) -> str:
    return ", ".join(lord_name(lord, texts) for lord in lords)


def site_values(site: str) -> dict[str, Value]:
    """What the texts need to name a location."""
    kind, _, colour = site.partition("-")
    if kind in ("best", "count"):
        return {"location": kind, "hue": colour}
    return {"location": site, "hue": "none"}


def site_name(site: str, texts: Texts) -> str:
    return texts("location", **site_values(site))


def site_names(sites: Iterable[str], texts: Texts) -> str:
    """There are commas in the names."""
    return "; ".join(site_name(site, texts) for site in sites)


def sign(lord: str) -> Text:
    """A lord in short: his colour's sign and his points."""
    return Text(f"{SIGNS[colour_of(lord)]}{points_of(lord)}", STYLES[colour_of(lord)])


def counted(lords: Iterable[str]) -> list[tuple[str, int]]:
    """Each kind of lord by rising points, and how many there are."""
    return sorted(Counter(lords).items(), key=lambda item: points_of(item[0]))


def heap(lords: Iterable[str]) -> str:
    """Lords of one colour by their points, powers and numbers."""
    shown = []
    for lord, count in counted(lords):
        times = f"\N{MULTIPLICATION SIGN}{count}" if count > 1 else ""
        shown.append(f"{points_of(lord)}{POWERS[points_of(lord)]}{times}")
    return " ".join(shown)


def last_site(alliance: Plain) -> int:
    """The place of the latest location; all keys up to it are spent."""
    return max((int(slot) for slot in alliance["locations"]), default=0)


def unspent_keys(alliance: Plain) -> str:
    fresh = alliance["lords"][last_site(alliance) :]
    return "".join(sorted(POWERS[points_of(lord)] for lord in fresh if has_key(lord)))


def state_of(slot: int, alliance: Plain) -> str:
    """What a place shows beside its lord: the location upon it, a key, a spent key, a power."""
    site = alliance["locations"].get(str(slot))
    if site is not None:
        return SITE_SIGNS[site]
    lord = alliance["lords"][slot - 1]
    if has_key(lord) and slot < last_site(alliance):
        return SPENT
    return POWERS[points_of(lord)]


def depends(site: str) -> bool:
    """Is a location worth more or less by what else is in the alliance?"""
    return site in ("silver", "gold", "pearls", "locations") or site[:4] in ("best", "coun")


def worths_now(scene: Scene, seat: int) -> dict[str, int]:
    """What each location whose points depend on the alliance would score if it were added now."""
    table = view_from_dict(scene.view).table
    return {
        site: int(prospect(table, seat, number))
        for site, number in LOCATION.items()
        if depends(site)
    }
