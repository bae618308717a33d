"""The decisions of Biblios: what is asked, what may be typed, and what was meant by it."""

import re
from collections import Counter

from lanternfish.games.biblios.actions import MOST_BID
from lanternfish.terminal.biblios.cards import (
    ORDER,
    SIGNS,
    card_values,
    face,
    is_gold,
    suit,
    worth,
)
from lanternfish.terminal.biblios.story import say_action
from lanternfish.terminal.face import Answer, Choice, Scene

# The choice to do nothing is always 0.
NOTHING = {"decline", "pass", "refuse"}
PLACES = {"place self": 1, "place auction": 2, "place public": 3}
BID = re.compile(r"(?:bid|b)?\s*([1-9][0-9]{0,3})")


def ask(scene: Scene) -> str:
    """One sentence: what is to be decided."""
    texts = scene.texts
    opened = scene.view["open"]
    phase = opened["phase"]
    if phase == "place":
        return texts("ask-place", **card_values(scene.view["own"]["drawn"]))
    if phase == "church":
        return texts("ask-church", **card_values(opened["church"]["card"]))
    if phase == "bidding":
        return texts("ask-bidding", high=opened["auction"]["high"], **_auctioned(scene))
    if phase == "payment":
        return _ask_payment(scene)
    return texts("ask-take")


def _auctioned(scene: Scene) -> dict[str, str | int | float]:
    return card_values(scene.view["open"]["auction"]["card"])


def _ask_payment(scene: Scene) -> str:
    texts = scene.texts
    needed = scene.view["open"]["auction"]["high"]
    if not purse(scene) and not scene.draft:
        return texts("ask-cannot-pay", needed=needed, **_auctioned(scene))
    laid = given(scene, scene.draft)
    return texts("ask-payment", needed=needed, given=laid, **_auctioned(scene))


def explain_decision(scene: Scene) -> str:
    return scene.texts(f"explain-{scene.view['open']['phase']}")


def list_choices(scene: Scene) -> list[Choice]:
    phase = scene.view["open"]["phase"]
    if phase == "bidding":
        return _bids(scene)
    if phase == "payment" and not scene.view["own"]["laid"]:
        return _payments(scene)
    return _numbered(scene)


def _numbered(scene: Scene) -> list[Choice]:
    """Every legal action; a place keeps its number while another is full."""
    legal = scene.view["legal"]
    wanted = [action for action in legal if action not in NOTHING]
    listed = [
        Choice(str(PLACES.get(action, number)), _label(action, scene), action)
        for number, action in enumerate(wanted, start=1)
    ]
    return listed + [
        Choice("0", say_action(action, scene), action) for action in legal if action in NOTHING
    ]


def _label(action: str, scene: Scene) -> str:
    """In a list of two dice each the question has said what is done to them."""
    verb, *rest = action.split()
    if verb in ("raise", "lower") and len(rest) == 2:
        return scene.texts("choice-dice", die=rest[0], second=rest[1])
    return say_action(action, scene)


def _bids(scene: Scene) -> list[Choice]:
    """The number that is typed is the bid itself."""
    amounts = [int(text.split()[1]) for text in scene.view["legal"] if text != "pass"]
    listed = []
    if amounts:
        key = f"{amounts[0]}\N{EN DASH}{amounts[-1]}" if len(amounts) > 1 else str(amounts[0])
        listed.append(Choice(key, scene.texts("choice-bid", **_auctioned(scene))))
    return [*listed, Choice("0", scene.texts("action-pass"), "pass")]


def _payments(scene: Scene) -> list[Choice]:
    """Cards are collected in any order; they are played when the price is whole."""
    texts = scene.texts
    listed = []
    for place, (card, count) in enumerate(purse(scene).items(), start=1):
        label = f"{SIGNS[suit(card)]}{face(card, texts)}"
        if count > 1:
            label += f" \N{MULTIPLICATION SIGN}{count}"
        listed.append(Choice(str(place), label, f"pay {card}"))
    if scene.draft:
        return [*listed, Choice("0", texts("choice-take-back"))]
    return [*listed, Choice("0", texts("action-refuse"), "refuse")]


def purse(scene: Scene) -> Counter[str]:
    """The cards that can still be laid, in card order, and how many of each."""
    you = scene.you if scene.you is not None else -1
    if scene.view["legal"] == ["refuse"]:
        return Counter()
    only_gold = not is_gold(scene.view["open"]["auction"]["card"])
    left = Counter(scene.hands.get(you, []))
    left.subtract(scene.draft)
    return Counter(
        {card: left[card] for card in left if left[card] > 0 and (is_gold(card) or not only_gold)}
    )


def given(scene: Scene, cards: tuple[str, ...]) -> int:
    """What cards are worth towards the price: cards for gold, money for anything else."""
    if is_gold(scene.view["open"]["auction"]["card"]):
        return len(cards)
    return sum(worth(card) for card in cards)


def understand_answer(typed: str, scene: Scene) -> Answer:
    typed = " ".join(typed.split())
    phase = scene.view["open"]["phase"]
    for choice in list_choices(scene):
        if typed == choice.key and choice.action and phase != "payment":
            return Answer(row=(choice.action,))
    if phase == "bidding" and (bid := BID.fullmatch(typed.lower())):
        return Answer(row=(f"bid {min(int(bid[1]), MOST_BID)}",))
    if phase == "payment" and not scene.view["own"]["laid"]:
        return _understand_payment(typed, scene)
    return Answer(row=(_canonical(typed),))


def _canonical(typed: str) -> str:
    """Verbs and categories are written small, cards with a capital: forgive the difference."""
    words = typed.lower().split()
    return " ".join(_card_code(word) or word for word in words)


def _card_code(word: str) -> str:
    """`m2a` as it is written; nothing if it is no card."""
    return next((name for name in ORDER if name.lower() == word.lower()), "")


def _understand_payment(typed: str, scene: Scene) -> Answer:
    words = typed.lower().removeprefix("pay ").split()
    if words in (["0"], ["refuse"]):
        return Answer() if scene.draft else Answer(row=("refuse",))
    offered = {choice.key: choice.action[4:] for choice in _payments(scene) if choice.key != "0"}
    cards = [offered.get(word) or _card_code(word) for word in words]
    if not all(cards):
        return Answer(row=(typed,), draft=scene.draft)
    wanted = Counter(cards)
    for card in wanted:
        if wanted[card] > purse(scene)[card]:
            if purse(scene)[card] == 0 and not scene.draft:
                return Answer(row=(f"pay {card}",))
            remark = scene.texts("remark-not-so-many", **card_values(card))
            return Answer(draft=scene.draft, remark=remark)
    return _collect((*scene.draft, *cards), scene)


def _collect(cards: tuple[str, ...], scene: Scene) -> Answer:
    """Go on collecting, or play the payment if it is whole and nothing in it is needless."""
    needed = scene.view["open"]["auction"]["high"]
    laid = given(scene, cards)
    if laid < needed:
        return Answer(draft=cards)
    least = min(cards, key=worth)
    if laid - given(scene, (least,)) >= needed:
        return Answer(remark=scene.texts("remark-needless", **card_values(least)))
    falling = sorted(cards, key=lambda card: ORDER[card], reverse=True)
    return Answer(row=tuple(f"pay {card}" for card in falling))
