"""The decisions of Conspiracy: what is asked, what may be typed, and what was meant by it."""

import re
from collections import Counter

from lanternfish.games.conspiracy.cards import (
    COLOUR_CODES,
    COLOURS,
    LOCATION_NAMES,
    LORD_NAMES,
    SLOTS,
)
from lanternfish.terminal.conspiracy.board import front
from lanternfish.terminal.conspiracy.cards import (
    POWERS,
    SIGNS,
    SITE_SIGNS,
    colour_of,
    counted,
    heap,
    lord_and_power,
    lord_name,
    lord_values,
    points_of,
    site_name,
    site_values,
    worths_now,
)
from lanternfish.terminal.conspiracy.story import say_action
from lanternfish.terminal.face import Answer, Choice, Scene

# A pile keeps its number whichever others are empty: 4 for yellow to 8 for purple.
FIRST_PILE = 4
# As many swaps as this are listed one by one.
FEW_SWAPS = 6
TWO_PLACES = re.compile(r"(?:swap )?([0-9]{1,4})[ ,;-]+([0-9]{1,4})")
# What a card that is typed without a verb means.
VERBS = {
    "pick": "pick",
    "order": "place",
    "source": "claim",
    "choose": "choose",
    "search": "choose",
    "conspire": "take",
}
LORDS = {name.lower(): name for name in LORD_NAMES}


def ask(scene: Scene) -> str:
    """One sentence: what is to be decided."""
    texts = scene.texts
    phase = scene.view["open"]["phase"]
    if phase == "keep":
        chosen = len(scene.draft)
        return texts("ask-keep", count=needed(scene) - chosen, colour=taken_colour(scene))
    return texts(f"ask-{phase}")


def explain_decision(scene: Scene) -> str:
    """The rules of the decision, the signs of the powers, and the locations on the table."""
    texts = scene.texts
    powers = [f"{points}{mark} {texts('power', points=points)}" for points, mark in POWERS.items()]
    lines = [
        texts(f"explain-{scene.view['open']['phase']}"),
        texts("explain-lords", powers=" · ".join(powers)),
    ]
    sites = _on_the_table(scene)
    if sites:
        told = [f"{SITE_SIGNS[s]} {texts('location-rule', **site_values(s))}" for s in sites]
        lines.append(texts("explain-locations", locations=" · ".join(told)))
    return "\n".join(lines)


def _on_the_table(scene: Scene) -> list[str]:
    """All locations that these eyes see, in card order."""
    opened = scene.view["open"]
    seen = {*opened["locations"]["row"], *opened["locations"]["uncovered"]}
    for alliance in opened["alliances"]:
        seen.update(alliance["locations"].values())
    return [name for name in LOCATION_NAMES if name in seen]


def list_choices(scene: Scene) -> list[Choice]:
    phase = scene.view["open"]["phase"]
    if phase == "conspire":
        return _ways(scene)
    if phase == "swap":
        return _swaps(scene)
    if phase == "keep":
        return _keeps(scene)
    worths = worths_now(scene, front(scene)) if phase in ("source", "choose", "search") else {}
    return [
        Choice(str(number), _label(action, scene, worths), action)
        for number, action in enumerate(scene.view["legal"], start=1)
    ]


def _ways(scene: Scene) -> list[Choice]:
    listed = []
    for action in scene.view["legal"]:
        verb, what = action.split()
        if verb == "draw":
            listed.append(Choice(what, say_action(action, scene), action))
            continue
        lords = heap(scene.view["open"]["lords"]["piles"][what])
        label = scene.texts("choice-pile", colour=what, sign=SIGNS[what], lords=lords)
        listed.append(Choice(str(FIRST_PILE + COLOURS.index(what)), label, action))
    return listed


def _label(action: str, scene: Scene, worths: dict[str, int]) -> str:
    """A lord with what he does, a location with what it would be worth now if that depends."""
    verb, what = action.split()
    if verb in ("pick", "place"):
        sign = f"{SIGNS[colour_of(what)]}{points_of(what)}"
        return f"{sign}  {lord_and_power(what, scene.texts)}"
    if verb in ("claim", "choose"):
        worth = f" → {worths[what]}" if what in worths else ""
        return f"{SITE_SIGNS[what]:<3}  {site_name(what, scene.texts)}{worth}"
    return say_action(action, scene)


def _swaps(scene: Scene) -> list[Choice]:
    """Two places are typed; where there are few pairs, each is listed."""
    pairs = [action for action in scene.view["legal"] if action != "skip"]
    nobody = Choice("0", scene.texts("action-skip"), "skip")
    if len(pairs) > FEW_SWAPS:
        places = sorted({int(word) for pair in pairs for word in pair.split()[1:]})
        label = scene.texts("choice-swap", places=", ".join(map(str, places)))
        return [Choice(f"{places[0]} {places[1]}", label), nobody]
    return [*[Choice(pair[5:], _swap_label(pair, scene), pair) for pair in pairs], nobody]


def _swap_label(pair: str, scene: Scene) -> str:
    lords = scene.view["open"]["alliances"][front(scene)]["lords"]
    one, two = [lord_name(lords[int(word) - 1], scene.texts) for word in pair.split()[1:]]
    return f"{one} {POWERS[0]} {two}"


def taken_colour(scene: Scene) -> str:
    return str(scene.view["open"]["lords"]["taken"]["colour"])


def needed(scene: Scene) -> int:
    """How many lords of the pile are still to be chosen."""
    room = int(SLOTS) - len(scene.view["open"]["alliances"][front(scene)]["lords"])
    return room - len(scene.view["open"]["lords"]["taken"]["lords"])


def pile_left(scene: Scene) -> Counter[str]:
    """The lords that can still be chosen, and how many of each."""
    left = Counter(scene.view["open"]["lords"]["piles"][taken_colour(scene)])
    left.subtract(scene.draft)
    return +left


def _keeps(scene: Scene) -> list[Choice]:
    """Lords are collected in any order; they are played when they are enough."""
    listed = []
    for number, (lord, count) in enumerate(counted(pile_left(scene).elements()), start=1):
        label = lord_and_power(lord, scene.texts)
        if count > 1:
            label += f" \N{MULTIPLICATION SIGN}{count}"
        listed.append(Choice(str(number), label, f"keep {lord}"))
    if scene.draft:
        listed.append(Choice("0", scene.texts("choice-take-back")))
    return listed


def understand_answer(typed: str, scene: Scene) -> Answer:
    typed = " ".join(typed.split())
    phase = scene.view["open"]["phase"]
    if phase == "keep":
        return _understand_keep(typed, scene)
    for choice in list_choices(scene):
        if typed == choice.key and choice.action:
            return Answer(row=(choice.action,))
    if phase == "swap" and (places := TWO_PLACES.fullmatch(typed.lower())):
        return _understand_swap(int(places[1]), int(places[2]), scene)
    return Answer(row=(_canonical(typed, phase),))


def _canonical(typed: str, phase: str) -> str:
    """An action as it is written: forgive capitals, and a verb that goes without saying."""
    words = [LORDS.get(word, word) for word in typed.lower().split()]
    if phase == "conspire" and len(words) == 1 and words[0].upper() in tuple(COLOUR_CODES):
        words = [COLOURS[COLOUR_CODES.index(words[0].upper())]]
    if len(words) == 1 and words[0] in (*LORD_NAMES, *LOCATION_NAMES, *COLOURS):
        words.insert(0, VERBS.get(phase, ""))
    return " ".join(words).strip()


def _understand_swap(one: int, two: int, scene: Scene) -> Answer:
    """In either order; what cannot be two places is told, the rest is for the game to refuse."""
    last = int(SLOTS)
    if one == two:
        return Answer(remark=scene.texts("remark-same-place"))
    if not (1 <= one <= last and 1 <= two <= last):
        return Answer(remark=scene.texts("remark-no-place", last=last))
    return Answer(row=(f"swap {min(one, two)} {max(one, two)}",))


def _understand_keep(typed: str, scene: Scene) -> Answer:
    words = typed.lower().removeprefix("keep ").split()
    if words == ["0"] and scene.draft:
        return Answer()
    offered = {choice.key: choice.action[5:] for choice in _keeps(scene) if choice.action}
    lords = [offered.get(word) or LORDS.get(word, "") for word in words]
    if not all(lords):
        return Answer(row=(_canonical(typed, "keep"),), draft=scene.draft)
    wanted = Counter(lords)
    for lord in wanted:
        if wanted[lord] > pile_left(scene)[lord]:
            remark = scene.texts("remark-not-so-many", **lord_values(lord))
            return Answer(draft=scene.draft, remark=remark)
    chosen = (*scene.draft, *lords)
    if len(chosen) > needed(scene):
        return Answer(draft=scene.draft, remark=scene.texts("remark-no-room", count=needed(scene)))
    if len(chosen) < needed(scene):
        return Answer(draft=chosen)
    return Answer(row=tuple(f"keep {lord}" for lord in sorted(chosen, key=points_of)))
