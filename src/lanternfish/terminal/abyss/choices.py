"""The decisions of Abyss: what is asked, and what there is to choose from."""

from collections import Counter

from lanternfish.terminal.abyss.cards import NOTHING as DASH
from lanternfish.terminal.abyss.cards import (
    card_codes,
    card_name,
    card_names,
    card_values,
    formula,
    guild_sign,
    influence_of,
    lord_name,
    power_of,
    races_asked,
    reward_signs,
    site_name,
)
from lanternfish.terminal.abyss.payment import (
    OK,
    Payment,
    in_order,
    payment_under_way,
    row_of,
)
from lanternfish.terminal.abyss.reckoning import Reckoning, hand_of, limit, player_of
from lanternfish.terminal.abyss.story import say_action
from lanternfish.terminal.abyss.words import TOKEN
from lanternfish.terminal.face import Answer, Choice, Scene
from lanternfish.texts import Value

Option = tuple[Choice, Answer]

# The choice to do nothing is always 0; so is to begin anew.
NOTHING = {"pass", "decline", "end"}
BACK = "0"
# Powers are one choice each; on what they are used is asked next.
POWERS = ("sell", "purge", "oust")
DISCARDING = ("commander", "limit")
# The order of the choices at the beginning of a turn.
FIRST = {"explore": 0, "support": 1, "plot": 2, "recruit": 3}


def ask(scene: Scene) -> str:
    """One sentence: what is to be decided."""
    texts = scene.texts
    payment = payment_under_way(scene)
    if payment is not None:
        return _ask_payment(payment, scene)
    if scene.draft and scene.draft[0] in POWERS:
        return texts(f"ask-{scene.draft[0]}")
    return texts(f"ask-{scene.view['open']['phase']}", **_asked(scene))


def _asked(scene: Scene) -> dict[str, Value]:
    """Whatever a question may be about."""
    opened = scene.view["open"]
    values: dict[str, Value] = {
        "price": opened["price"],
        "space": Reckoning(scene).reward_space(),
        "name": scene.names[opened["active"]],
        "count": 0,
    }
    if opened["exploration"]["track"]:
        values |= card_values(opened["exploration"]["track"][-1])
    choice = opened["choice"]
    if choice["victim"] is not None:
        values["victim"] = scene.names[choice["victim"]]
    if choice["location"] is not None:
        values["location"] = choice["location"]
    if opened["phase"] in DISCARDING:
        values["count"] = discards_due(scene) - len(scene.draft)
    if opened["phase"] == "keys":
        values["count"] = Reckoning(scene).keys_due() - len(scene.draft)
    return values


def _ask_payment(payment: Payment, scene: Scene) -> str:
    return scene.texts(
        "ask-pay",
        lord=payment.lord,
        cost=payment.cost,
        races=races_asked(payment.lord),
        race=payment.race or "none",
        cards=card_codes(in_order(payment.laid), scene.texts) or DASH,
        given=payment.worth(),
        pearls=payment.pearls,
    )


def list_choices(scene: Scene) -> list[Choice]:
    return [choice for choice, _ in options(scene)]


def options(scene: Scene) -> list[Option]:
    """Every choice, and what is meant by it."""
    phase = scene.view["open"]["phase"]
    payment = payment_under_way(scene)
    if payment is not None:
        return _payments(payment, scene)
    if scene.draft and scene.draft[0] in POWERS:
        return _uses(scene.draft[0], scene)
    if phase in DISCARDING:
        return _collected(_discards(scene), scene)
    if phase == "keys":
        return _collected(_keys(scene), scene)
    return _numbered(scene)


def _numbered(scene: Scene) -> list[Option]:
    """The actions of the decision, then the powers that can be used before it."""
    legal = scene.view["legal"]
    plain = [action for action in legal if action.split()[0] not in POWERS]
    wanted = [action for action in plain if action not in NOTHING]
    wanted.sort(key=lambda action: FIRST.get(action.split()[0], 0))
    listed: list[tuple[str, Answer, str]] = []
    for action in wanted:
        answer = Answer(draft=(action,)) if action.startswith("recruit") else Answer(row=(action,))
        listed.append((_label(action, scene), answer, action))
    for power in POWERS:
        if any(action.startswith(f"{power} ") for action in legal):
            listed.append((scene.texts(f"choice-{power}"), Answer(draft=(power,)), ""))
    found = [
        (Choice(str(number), label, action), answer)
        for number, (label, answer, action) in enumerate(listed, start=1)
    ]
    return found + [
        (Choice(BACK, _label(action, scene), action), Answer(row=(action,)))
        for action in plain
        if action in NOTHING
    ]


def _uses(power: str, scene: Scene) -> list[Option]:
    """What a power can be used on; it can still be left alone."""
    uses = [action for action in scene.view["legal"] if action.startswith(f"{power} ")]
    return [
        *[
            (Choice(str(number), _label(action, scene), action), Answer(row=(action,)))
            for number, action in enumerate(uses, start=1)
        ],
        _begin_anew(scene),
    ]


def _begin_anew(scene: Scene) -> Option:
    return Choice(BACK, scene.texts("choice-take-back")), Answer()


def _payments(payment: Payment, scene: Scene) -> list[Option]:
    """The cards that can be laid down; and to pay, as soon as it is enough."""
    found: list[Option] = []
    begun = scene.view["open"]["phase"] == "pay"
    cards = [action[4:] for action in scene.view["legal"] if action.startswith("pay ")]
    for number, card in enumerate(cards if begun else payment.helping(), start=1):
        step = Answer(row=(f"pay {card}",)) if begun else Answer(draft=(*scene.draft, card))
        label = _times(card_name(card, scene.texts), payment.left[card])
        found.append((Choice(str(number), label, f"pay {card}"), step))
    if payment.is_whole():
        values = {"cards": card_codes(in_order(payment.laid), scene.texts)}
        label = scene.texts("choice-pay", pearls=payment.shortfall(), **values)
        row = ("paid",) if begun else row_of(payment.lord, payment.laid)
        found.append((Choice(OK, label, "paid"), Answer(row=row)))
    return found if begun else [*found, _begin_anew(scene)]


def _times(name: str, count: int) -> str:
    return f"{name} \N{MULTIPLICATION SIGN}{count}" if count > 1 else name


def discards_due(scene: Scene) -> int:
    return len(hand_of(scene)) - limit()


def discardable(scene: Scene) -> Counter[str]:
    """What can still be discarded; after a first step only cards that follow in order."""
    first = scene.view["open"]["choice"]["from"]
    order = in_order(list({*hand_of(scene), first}))
    left = Counter(card for card in hand_of(scene) if order.index(card) >= order.index(first))
    left.subtract(scene.draft)
    return +left


def _discards(scene: Scene) -> list[tuple[str, str]]:
    left = discardable(scene)
    return [
        (f"discard {card}", _times(card_name(card, scene.texts), left[card]))
        for card in in_order(left)
    ]


def spendable(scene: Scene) -> Counter[str]:
    """The keys that can still be spent: lords, and tokens."""
    left = Counter(Reckoning(scene).key_lords())
    left[TOKEN] = int(player_of(scene)["keys"])
    left.subtract(scene.draft)
    return +left


def _keys(scene: Scene) -> list[tuple[str, str]]:
    texts = scene.texts
    found = []
    for key, count in spendable(scene).items():
        if key == TOKEN:
            found.append((f"spend {key}", _times(texts("key-token"), count)))
        else:
            found.append((f"spend {key}", _lord_label(key, scene)))
    return found


def _collected(steps: list[tuple[str, str]], scene: Scene) -> list[Option]:
    """Steps that are collected in any order, and played when they are enough."""
    found: list[Option] = []
    for number, (action, label) in enumerate(steps, start=1):
        answer = collect((action.split()[1],), scene)
        found.append((Choice(str(number), label, action), answer))
    return [*found, _begin_anew(scene)] if scene.draft else found


def collect(things: tuple[str, ...], scene: Scene) -> Answer:
    """Go on collecting, or play all steps in their order."""
    keys = scene.view["open"]["phase"] == "keys"
    due = Reckoning(scene).keys_due() if keys else discards_due(scene)
    chosen = (*scene.draft, *things)
    if len(chosen) < due:
        return Answer(draft=chosen)
    if not keys:
        return Answer(row=tuple(f"discard {card}" for card in in_order(chosen)))
    lords = [lord for lord in Reckoning(scene).key_lords() if lord in chosen]
    tokens = [TOKEN] * chosen.count(TOKEN)
    return Answer(row=tuple(f"spend {key}" for key in (*lords, *tokens)))


def _lord_label(lord: str, scene: Scene) -> str:
    """A lord with his guild's sign, his points and his power."""
    name = f"{guild_sign(lord).plain} {lord_name(lord, scene.texts)} {influence_of(lord)}"
    return f"{name} · {power_of(lord, scene)}"


def _label(action: str, scene: Scene) -> str:
    """An action where it is asked: with what there is to know about it."""
    texts, opened = scene.texts, scene.view["open"]
    verb, _, what = action.partition(" ")
    if verb == "support":
        return texts("choice-support", race=what, count=opened["council"][what])
    if verb == "purge":
        return texts("choice-stack", race=what, count=opened["council"][what])
    if verb in ("slay", "enlist", "betray", "oust"):
        return _lord_label(what, scene)
    if verb in ("trade", "claim", "choose", "swap"):
        worth = Reckoning(scene).worth(what)
        return f"{site_name(what, texts)}, {formula(what, texts)} → {worth}"
    if verb in ("discard", "affiliate", "sell"):
        return card_names([what], texts)
    if verb == "reward":
        return f"{reward_signs(what)}  {say_action(action, scene)}"
    if verb in ("decline", "buy"):
        return texts(f"choice-{verb}", phase=opened["phase"], price=opened["price"])
    return say_action(action, scene)
