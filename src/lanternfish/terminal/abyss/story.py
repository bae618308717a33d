"""What happened at a table of Abyss, in words; and actions and refusals."""

from collections.abc import Sequence

from lanternfish.core.errors import Reason
from lanternfish.terminal.abyss.cards import (
    card_name,
    card_names,
    card_values,
    lord_name,
    lord_names,
    reward_words,
    site_name,
    site_names,
)
from lanternfish.terminal.abyss.digest import Digest
from lanternfish.terminal.face import Plain, Scene
from lanternfish.terminal.telling import seat_values, turns_of
from lanternfish.texts import Texts, Value

# Lists that are told as names one after another.
LISTS = {"cards": card_names, "lords": lord_names, "locations": site_names}
# Lords and locations beside another that is told by the text itself.
OTHERS = {"newcomer": lord_name, "given": site_name, "gained": site_name}


def tell_story(events: Sequence[Plain], scene: Scene, everything: bool = False) -> list[str]:
    """Every step by itself; or a few lines for a turn, with what belongs together in one."""
    if everything:
        return [_sentence(event, scene) for event in events]
    lines = [line for turn in turns_of(events) for line in Digest(turn).lines]
    return [_sentence(line, scene) for line in lines]


def _sentence(event: Plain, scene: Scene) -> str:
    values: dict[str, Value] = {}
    for name, value in event.items():
        if name not in ("what", "story"):
            values |= _told(name, value, scene)
    if "story" in event:
        return scene.texts(f"story-{event['story']}", **values)
    return scene.texts(f"event-{event['what']}", **values)


def _told(name: str, value: object, scene: Scene) -> dict[str, Value]:
    """One thing that an event says, as its text needs it."""
    texts = scene.texts
    if name == "seat":
        assert isinstance(value, int)
        return seat_values(value, scene)
    if name in ("seller", "victim"):
        assert isinstance(value, int)
        return {name: scene.names[value], "other": "you" if value == scene.you else "they"}
    if name == "card":
        return card_values(str(value))
    if name in LISTS and isinstance(value, list):
        return {name: LISTS[name](value, texts), "count": len(value)}
    if name in OTHERS:
        return {name: OTHERS[name](str(value), texts)}
    if name == "reasons" and isinstance(value, list):
        return {name: ", ".join(texts("pearls-by", by=by) for by in dict.fromkeys(value))}
    if name == "reward":
        return {name: reward_words(str(value), texts)}
    if name == "found" and isinstance(value, list):
        return {name: ", ".join(map(str, value)), "known": len(value)}
    if name == "token":
        return {name: str(value or ""), "known": "yes" if value else "no"}
    if name == "tokens":
        return {name: ", ".join(str(value).split()), "count": len(str(value).split())}
    assert isinstance(value, str | int | float)
    return {name: value}


def say_action(action: str, scene: Scene) -> str:
    """An action in words, from its canonical text."""
    texts = scene.texts
    verb, _, what = action.partition(" ")
    if verb in ("support", "purge"):
        return texts(f"action-{verb}", race=what)
    if verb in ("recruit", "slay", "enlist", "betray", "oust"):
        return texts(f"action-{verb}", lord=what)
    if verb in ("pay", "affiliate", "discard", "sell"):
        return texts(f"action-{verb}", **card_values(what))
    if verb in ("trade", "claim", "choose", "swap"):
        return texts(f"action-{verb}", location=what)
    if verb == "reward":
        return reward_words(what, texts)
    if verb == "hunt":
        return texts("action-hunt", name=scene.names[int(what)])
    if verb == "draw":
        return texts("action-draw", count=int(what))
    if verb == "spend":
        return texts("action-spend-token") if what == "token" else texts("action-spend", lord=what)
    return texts(f"action-{verb}")


def say_refusal(reason: Reason, texts: Texts) -> str:
    values: dict[str, Value] = {"missing": 0}
    for name, value in reason.values.items():
        if name == "card":
            values |= card_values(str(value))
        elif name == "last":
            values["last"] = card_name(str(value), texts)
        else:
            values[name] = value
    return texts(f"reason-{reason.key}", **values)
