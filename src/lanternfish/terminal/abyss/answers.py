"""What somebody meant who is asked at a table of Abyss."""

from collections import Counter
from dataclasses import replace

from lanternfish.games.abyss.actions import ACTIONS
from lanternfish.games.abyss.cards import CARD, LOCATION_NAMES, LORD_NAMES
from lanternfish.games.abyss.notation import NOTATION
from lanternfish.terminal.abyss.cards import card_values
from lanternfish.terminal.abyss.choices import (
    DISCARDING,
    POWERS,
    collect,
    discardable,
    discards_due,
    options,
    spendable,
)
from lanternfish.terminal.abyss.payment import OK, RECRUIT, payment_under_way, row_of
from lanternfish.terminal.abyss.reckoning import Reckoning, hand_of
from lanternfish.terminal.abyss.words import read_card, read_nouns
from lanternfish.terminal.face import Answer, Scene

EVERY_VERB = {NOTATION.text(action).split()[0] for action in range(int(ACTIONS))}
# What something that is typed without a verb means.
VERBS = {
    "main": "support",
    "reward": "reward",
    "second-stack": "support",
    "apprentice": "support",
    "affiliate": "affiliate",
    "jailer": "discard",
    "assassin": "slay",
    "illusionist": "trade",
    "exchange": "claim",
    "corruptor": "enlist",
    "traitor": "betray",
    "replace": "enlist",
    "schemer": "betray",
    "source": "claim",
    "pick": "choose",
    "smokers": "swap",
}
# What goes and what comes may be named in one line.
PAIRS = {"traitor": ("betray", "enlist"), "illusionist": ("trade", "claim")}


def understand_answer(typed: str, scene: Scene) -> Answer:
    words = typed.lower().split()
    for choice, answer in options(scene):
        if words == [choice.key]:
            return answer
    phase = scene.view["open"]["phase"]
    payment = payment_under_way(scene)
    if payment is not None:
        return _understand_payment(words, scene)
    if scene.draft and scene.draft[0] in POWERS:
        return _understand_use(words, scene)
    if phase in DISCARDING:
        return _understand_discards(words, scene)
    if phase == "keys":
        return _understand_keys(words, scene)
    recruited = _understand_recruitment(words, scene) if phase == "main" else None
    return recruited or _understand_action(words, scene)


def _understand_action(words: list[str], scene: Scene) -> Answer:
    """An action as it is written, or what it is about without the verb."""
    phase = scene.view["open"]["phase"]
    pair = PAIRS.get(phase, ())
    nouns = read_nouns([word for word in words if word not in pair], scene.texts)
    if pair and len(nouns) == 2:
        return _understand_pair(pair, nouns, scene)
    named = words[0] in EVERY_VERB
    verb = words[0] if named else VERBS.get(phase, "")
    nouns = read_nouns(words[1:] if named else words, scene.texts)
    if len(nouns) == 1:
        return Answer(row=(f"{verb} {nouns[0]}".strip(),))
    return Answer(row=(" ".join(words),))


def _understand_pair(pair: tuple[str, ...], nouns: list[str], scene: Scene) -> Answer:
    """What goes and what comes; if that is not there, nothing goes either."""
    goes, comes = nouns
    opened = scene.view["open"]
    if pair[1] == "enlist" and comes not in opened["lords"]["court"]:
        known = comes in LORD_NAMES
        remark = scene.texts("reason-not-at-court", lord=comes) if known else ""
        return Answer(row=() if known else (comes,), remark=remark)
    if pair[1] == "claim" and comes not in opened["locations"]["row"]:
        known = comes in LOCATION_NAMES
        remark = scene.texts("reason-not-open", location=comes) if known else ""
        return Answer(row=() if known else (comes,), remark=remark)
    return Answer(row=(f"{pair[0]} {goes}", f"{pair[1]} {comes}"))


def _understand_recruitment(words: list[str], scene: Scene) -> Answer | None:
    """A lord of the court by number or name, and maybe the allies that he is paid with."""
    rest = words[1:] if words[0] == RECRUIT.strip() else words
    numbered = {choice.key: choice.action for choice, _ in options(scene)}
    if rest and numbered.get(rest[0], "").startswith(RECRUIT):
        rest = [numbered[rest[0]].removeprefix(RECRUIT), *rest[1:]]
    pays = bool(rest) and rest[-1] == OK
    nouns = read_nouns(rest[:-1] if pays else rest, scene.texts)
    if not nouns or nouns[0] not in LORD_NAMES:
        return None
    lord, cards = nouns[0], tuple(nouns[1:])
    draft = (f"{RECRUIT}{lord}",)
    if draft[0] not in scene.view["legal"]:
        return Answer(row=draft)
    if not cards:
        return Answer(draft=draft)
    return _lay_down(cards, replace(scene, draft=draft), True)


def _understand_payment(words: list[str], scene: Scene) -> Answer:
    """Cards by number or name; several in a line, or `ok`, are the whole payment."""
    words = [word for word in words if word not in ("pay", "paid")] + [OK] * ("paid" in words)
    numbered = {choice.key: choice.action.removeprefix("pay ") for choice, _ in options(scene)}
    names = [word for word in words if word != OK]
    cards = tuple(numbered.get(word) or read_card(word, scene.texts) for word in names)
    if not all(cards) or (OK in words and words[-1] != OK):
        return Answer(row=(" ".join(words),), draft=scene.draft)
    return _lay_down(cards, scene, OK in words or len(cards) > 1)


def _lay_down(cards: tuple[str, ...], scene: Scene, whole: bool) -> Answer:
    """Add cards to a payment, and play it if it is meant to be the whole of it.

    One that is not enough is not for the game to judge: it would add by itself what is missing,
    where only one card can follow.
    """
    payment = payment_under_way(scene)
    assert payment is not None
    begun = scene.view["open"]["phase"] == "pay"
    for card, count in Counter(cards).items():
        if card not in CARD:
            return Answer(row=(card,), draft=scene.draft)
        if count > payment.left[card]:
            return Answer(draft=scene.draft, remark=_too_many(card, scene))
    laid = payment.and_also(cards)
    if not whole and begun:
        return Answer(row=(f"pay {cards[0]}",))
    if not whole and cards[0] not in payment.helping():
        return Answer(draft=scene.draft, remark=laid.fault(scene.texts))
    draft = (*scene.draft, *cards)
    if not whole:
        return Answer(draft=draft)
    if not laid.is_whole():
        return Answer(draft=() if begun else draft, remark=laid.fault(scene.texts))
    row = row_of(payment.lord, cards)[1:] if begun else row_of(payment.lord, laid.laid)
    return Answer(row=row, draft=scene.draft)


def _too_many(card: str, scene: Scene) -> str:
    return scene.texts("remark-not-so-many", **card_values(card))


def _understand_use(words: list[str], scene: Scene) -> Answer:
    """What a power is used on."""
    power = scene.draft[0]
    nouns = read_nouns(words[1:] if words[0] == power else words, scene.texts)
    if len(nouns) != 1:
        return Answer(row=(" ".join(words),), draft=scene.draft)
    return Answer(row=(f"{power} {nouns[0]}",), draft=scene.draft)


def _understand_discards(words: list[str], scene: Scene) -> Answer:
    words = [word for word in words if word != "discard"]
    numbered = {choice.key: choice.action.removeprefix("discard ") for choice, _ in options(scene)}
    cards = tuple(numbered.get(word) or read_card(word, scene.texts) for word in words)
    if not cards or not all(cards):
        return Answer(row=(" ".join(words) or "discard",), draft=scene.draft)
    for card, count in Counter(cards).items():
        if count <= discardable(scene)[card]:
            continue
        if not scene.draft and card in hand_of(scene) and count == 1:
            return Answer(row=(f"discard {card}",))  # for the game to refuse
        return Answer(draft=scene.draft, remark=_too_many(card, scene))
    due = discards_due(scene)
    if len(scene.draft) + len(cards) > due:
        remark = scene.texts("remark-too-many-cards", count=due)
        return Answer(draft=scene.draft, remark=remark)
    return collect(cards, scene)


def _understand_keys(words: list[str], scene: Scene) -> Answer:
    words = [word for word in words if word != "spend"]
    numbered = {choice.key: choice.action.removeprefix("spend ") for choice, _ in options(scene)}
    nouns = tuple(read_nouns([numbered.get(word) or word for word in words], scene.texts))
    if not nouns:
        return Answer(row=(" ".join(words) or "spend",), draft=scene.draft)
    for key, count in Counter(nouns).items():
        if count <= spendable(scene)[key]:
            continue
        if key in LORD_NAMES and key in scene.draft:
            remark = scene.texts("remark-key-twice", lord=key)
            return Answer(draft=scene.draft, remark=remark)
        return Answer(row=(f"spend {key}",), draft=scene.draft)
    due = Reckoning(scene).keys_due()
    if len(scene.draft) + len(nouns) > due:
        return Answer(draft=scene.draft, remark=scene.texts("remark-too-many-keys", count=due))
    return collect(nouns, scene)
