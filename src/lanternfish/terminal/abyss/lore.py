"""What a player may look up: the decision at hand, every lord, every location."""

from lanternfish.games.abyss.cards import GUILDS, LOCATION_NAMES, LORD_NAMES, RACES
from lanternfish.terminal.abyss.cards import (
    GUILD_SIGNS,
    KEY,
    MONSTER,
    PEARL,
    SITE,
    SLAIN,
    USED,
    cost_of,
    formula,
    guild_of,
    guild_sign,
    has_key,
    influence_of,
    lord_name,
    power_of,
    race_asked,
    race_code,
    races_asked,
    site_name,
)
from lanternfish.terminal.abyss.payment import payment_under_way
from lanternfish.terminal.abyss.reckoning import Reckoning
from lanternfish.terminal.abyss.words import matching
from lanternfish.terminal.face import Scene


def explain_decision(scene: Scene) -> str:
    """The rules of the decision, then the lords at court and the open locations."""
    texts, opened = scene.texts, scene.view["open"]
    phase = "pay" if payment_under_way(scene) is not None else opened["phase"]
    lines = [texts(f"explain-{phase}"), *(_brief(lord, scene) for lord in _at_court(scene))]
    sites = [*opened["locations"]["row"], *opened["locations"]["drawn"]]
    lines += [_site(site, scene) for site in sites]
    lines.append(_signs(scene))
    return "\n".join([*lines, texts("explain-more", lord=LORD_NAMES[8])])


def _at_court(scene: Scene) -> list[str]:
    return list(scene.view["open"]["lords"]["court"])


def _brief(lord: str, scene: Scene) -> str:
    name = f"{guild_sign(lord).plain} {lord_name(lord, scene.texts)}"
    return f"{name} · {power_of(lord, scene)}"


def _signs(scene: Scene) -> str:
    """The legend."""
    texts = scene.texts
    guilds = [f"{GUILD_SIGNS[guild]} {texts('guilds', guild=guild)}" for guild in GUILDS]
    races = [f"{race_code(race, texts)} {texts('races', race=race)}" for race in RACES]
    marks = {"pearl": PEARL, "key": KEY, "monster": MONSTER, "site": SITE}
    marks |= {"slain": SLAIN, "used": USED}
    return texts("explain-signs", guilds=", ".join(guilds), races=", ".join(races), **marks)


def look_up(text: str, scene: Scene) -> str:
    """A lord or a location by name or a part of it; all lords, all locations; or nothing."""
    texts = scene.texts
    text = text.strip().lower()
    if text in ("lords", texts("topic-lords").lower()):
        found = list(LORD_NAMES)
    elif text in ("locations", texts("topic-locations").lower()):
        found = list(LOCATION_NAMES)
    else:
        found = matching(text, texts)
    return "\n".join(
        _lord(name, scene) if name in LORD_NAMES else _site(name, scene) for name in found
    )


def _lord(lord: str, scene: Scene) -> str:
    """All that is printed on a lord."""
    return scene.texts(
        "lore-lord",
        sign=guild_sign(lord).plain,
        lord=lord,
        guild=guild_of(lord),
        cost=cost_of(lord),
        races=races_asked(lord),
        race=race_asked(lord) or "none",
        points=influence_of(lord),
        key="yes" if has_key(lord) else "no",
        text=power_of(lord, scene),
    )


def _site(site: str, scene: Scene) -> str:
    """What a location is worth, and what it would score now."""
    texts = scene.texts
    name = f"{SITE} {site_name(site, texts)} ({formula(site, texts)})"
    return f"{name}: {texts('location-rule', location=site)} → {Reckoning(scene).worth(site)}"
