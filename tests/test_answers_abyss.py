"""What is typed at a table of Abyss: payments, discards and keys in a line or one by one."""

from collections.abc import Iterator
from itertools import combinations

import pytest

import lanternfish as lf
from lanternfish.core.rows import asked_of
from lanternfish.terminal.face import Answer
from lanternfish.terminal.play import HotSeat
from lanternfish.texts import LANGUAGES, texts_in
from tests.abyss.table import asked, hand, locations, lords, pearls, player, turn
from tests.diver import (
    ENGLISH,
    FACE,
    Diver,
    after,
    codes,
    phase_of,
    scene_at,
    short,
    tables_at,
)
from tests.keyboard import plain
from tests.paper import Sheet

# The printed example: with this hand two lords of three can be paid for.
EXAMPLE = player("J3 C2 S5 S1", pearls=2)
EXAMPLE_COURT = "master-of-magic slaver traitor sage"


def example() -> lf.State:
    return turn(EXAMPLE, player(), court=EXAMPLE_COURT)


def row(lord: str, *cards: str) -> tuple[str, ...]:
    return (f"recruit {lord}", *(f"pay {card}" for card in cards), "paid")


# Payments.


@pytest.mark.parametrize(
    "line",
    [
        "master-of-magic j3 c2 s5",
        "recruit master-of-magic s5 c2 j3",
        "Master of Magic Je3 Cr2 Sh5",
        "master jellyfish3 crab2 shellfish5 ok",
        "3 sh5 je3 c2",
    ],
)
def test_a_lord_and_his_payment_are_one_line(line: str) -> None:
    """In any order and by any of the names; the number is the one in the list."""
    state = example()
    numbers = {choice.action: choice.key for choice in FACE.choices(scene_at(state))}
    assert numbers["recruit master-of-magic"] == "3"
    answer = FACE.understand(line, scene_at(state))
    assert answer.row == row("master-of-magic", "jellyfish3", "crab2", "shellfish5")
    assert lords(after(state, answer), 0) == ["master-of-magic"]
    assert hand(after(state, answer), 0) == ["shellfish1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_understood_in_every_language(language: str) -> None:
    texts = texts_in(language, "abyss")
    scene = scene_at(example(), texts=texts)
    cards = ["jellyfish3", "crab2", "shellfish5"]
    wanted = row("master-of-magic", *cards)
    name = texts("lord", lord="master-of-magic")
    for typed in (" ".join(codes(cards, texts)), " ".join(map(short, cards))):
        assert FACE.understand(f"{name} {typed}", scene).row == wanted
        assert FACE.understand(f"{name} {typed}".lower(), scene).row == wanted


def test_a_payment_is_put_together_card_by_card() -> None:
    state = example()
    begun = FACE.understand("slaver", scene_at(state))
    assert begun == Answer(draft=("recruit slaver",))
    scene = scene_at(state, draft=begun.draft)
    assert FACE.question(scene).startswith("Slaver: 8 in 1 race, a Shellfish among them.")
    offered = [(choice.key, choice.label) for choice in FACE.choices(scene)]
    assert offered == [("1", "Shellfish 1"), ("2", "Shellfish 5"), ("0", "choose anew")]
    one = FACE.understand("2", scene)
    assert one == Answer(draft=("recruit slaver", "shellfish5"))
    scene = scene_at(state, draft=one.draft)
    assert [choice.key for choice in FACE.choices(scene)] == ["1", "0"]  # a pearl short
    two = FACE.understand("s1", scene)
    assert two == Answer(draft=("recruit slaver", "shellfish5", "shellfish1"))
    scene = scene_at(state, draft=two.draft)
    last = FACE.choices(scene)
    assert [choice.label for choice in last] == ["pay Sh1 Sh5 and 2 Pearls", "choose anew"]
    paid = FACE.understand("ok", scene)
    assert paid.row == row("slaver", "shellfish1", "shellfish5")
    assert FACE.understand("paid", scene).row == paid.row
    assert pearls(after(state, paid)) == [0, 1]
    assert FACE.understand("0", scene) == Answer()


def test_a_payment_that_is_not_enough_stays_on_the_screen() -> None:
    """And the game does not add what is missing, though only one card could follow."""
    state = example()
    draft = ("recruit slaver", "shellfish5")
    short_of = FACE.understand("slaver s5", scene_at(state))
    dear = ENGLISH("reason-too-dear", cost=8, given=5, pearls=2)
    assert short_of == Answer(draft=draft, remark=dear)
    scene = scene_at(state, draft=draft)
    assert FACE.understand("ok", scene) == Answer(draft=draft, remark=dear)
    wrong = FACE.understand("j3", scene)
    assert wrong.draft == draft
    assert wrong.remark == ENGLISH("reason-too-many-races", needed=1, kind="jellyfish", worth=3)
    twice = FACE.understand("s5", scene)
    assert twice.remark == ENGLISH("remark-not-so-many", kind="shellfish", worth=5)
    assert twice.draft == draft
    assert FACE.understand("banana", scene) == Answer(row=("banana",), draft=draft)
    assert FACE.understand("slaver jail", scene_at(state)).row == ("jail",)
    other = FACE.understand("master c2 s1 s5", scene_at(state))
    assert other.remark == ENGLISH("reason-too-few-races", needed=3, given=2)
    assert other.draft == ("recruit master-of-magic", "crab2", "shellfish1", "shellfish5")
    alone = FACE.understand("slaver c2", scene_at(state))
    assert alone.remark == ENGLISH("reason-misses-race", race="shellfish", kind="crab", worth=2)


def refusal(state: lf.State, answer: Answer) -> str:
    with pytest.raises(lf.IllegalAction) as error:
        asked_of(state, [state.game().parse(text) for text in answer.row])
    return str(error.value.reason.key)


def test_a_lord_out_of_reach_is_refused_with_the_reason() -> None:
    state = example()
    answer = FACE.understand("traitor", scene_at(state))
    assert answer == Answer(row=("recruit traitor",))
    assert refusal(state, answer) == "lacks-race"


def test_every_payment_can_be_typed() -> None:
    """Whatever set of cards the rules take is played from one line, and no other is."""
    state = turn(player("J1 J3 C2 C2 H4", pearls=2), player(), court="keeper shaman jailer reaper")
    held, taken = hand(state, 0), 0
    sets = {cards for size in range(1, 6) for cards in combinations(held, size)}
    for lord in ("keeper", "shaman", "jailer", "reaper"):
        paid = {tuple(cards) for cards in payments(state, lord)}
        for cards in sorted(sets):
            line = " ".join([lord, *map(short, reversed(cards))])
            answer = FACE.understand(line, scene_at(state))
            assert bool(answer.row) == (cards in paid)
            assert bool(answer.remark) == (cards not in paid)
            if answer.row:
                left = list(held)
                for card in cards:
                    left.remove(card)
                assert hand(after(state, answer), 0) == left
                taken += 1
    assert taken > 12


def payments(state: lf.State, lord: str) -> Iterator[list[str]]:
    """Every payment that the rules take for a lord, step by step."""
    begun, game = state.copy(), state.game()
    log = lf.Log()
    begun.play(game.parse(f"recruit {lord}"), log)
    ways = [(begun, log)]
    while ways:
        at, told = ways.pop()
        if phase_of(at) != "pay":
            yield [str(event["card"]) for event in told.whole() if event["what"] == "pay"]
            continue
        for action in at.legal():
            twin, heard = at.copy(), lf.Log()
            heard.events += told.events
            twin.play(action, heard)
            ways.append((twin, heard))


def test_a_payment_under_way_goes_on_step_by_step_or_in_a_line() -> None:
    """As when a game is taken up in the middle of a payment."""
    state = example()
    state.play(state.game().parse("recruit master-of-magic"))
    scene = scene_at(state)
    assert scene.view["legal"] == ["pay shellfish1", "pay shellfish5"]
    assert "Laid down: Je3 Cr2 = 5;" in FACE.question(scene)
    for action in scene.view["legal"]:
        assert FACE.understand(action, scene).row == (action,)
    for choice in FACE.choices(scene):
        assert FACE.understand(choice.key, scene).row == (choice.action,)
    assert FACE.understand("s5", scene).row == ("pay shellfish5",)
    assert FACE.understand("s5 ok", scene).row == ("pay shellfish5", "paid")
    assert FACE.understand("2 1", scene).row == ("pay shellfish1", "pay shellfish5", "paid")
    short_of = FACE.understand("s1 ok", scene)
    assert short_of == Answer(remark=ENGLISH("reason-too-dear", cost=10, given=6, pearls=2))


def test_the_cost_is_the_one_for_this_seat() -> None:
    """With the treasurer two less, with the diplomat any races."""
    state = turn(
        player("Q5 Q1", lords="treasurer diplomat", pearls=0), player(), court="commander jailer"
    )
    scene = scene_at(state, draft=("recruit commander",))
    assert FACE.question(scene).startswith("Commander: 6 in 1 race. ")
    done = after(state, FACE.understand("q5 q1", scene))
    assert "commander" in lords(done, 0)


# Discards.


def too_many_cards() -> lf.State:
    owner = player("J1 J1 J2 C3 C3 H4 S5 Q1")
    return asked("limit", owner, player(lords="commander"), choice={"from": "jellyfish1"})


def test_discards_are_collected_in_any_order() -> None:
    state = too_many_cards()
    scene = scene_at(state)
    assert FACE.question(scene).endswith("discard 2 more Allies.")
    held = hand(state, 0)
    for cards in sorted(set(combinations(held, 2))):
        answer = FACE.understand(" ".join(map(short, reversed(cards))), scene)
        left = list(held)
        for card in cards:
            left.remove(card)
        assert hand(after(state, answer), 0) == left
    one = FACE.understand("c3", scene)
    assert one == Answer(draft=("crab3",))
    second = scene_at(state, draft=one.draft)
    assert FACE.question(second).endswith("discard 1 more Ally.")
    assert FACE.choices(second)[-1].label == ENGLISH("choice-take-back")
    assert FACE.understand("1", second).row == ("discard jellyfish1", "discard crab3")
    assert FACE.understand("discard j1", second).row == ("discard jellyfish1", "discard crab3")
    assert FACE.understand("0", second) == Answer()
    assert FACE.understand("j2 j2", scene).remark
    assert FACE.understand("j1 j1 j2", scene).remark == ENGLISH("remark-too-many-cards", count=2)
    assert FACE.understand("banana", second) == Answer(row=("banana",), draft=("crab3",))


def test_discards_that_were_begun_go_on_in_card_order() -> None:
    state = too_many_cards()
    state.play(state.game().parse("discard crab3"))
    scene = scene_at(state)
    cards = [choice.action for choice in FACE.choices(scene)]
    assert cards == [f"discard {card}" for card in ("crab3", "seahorse4", "shellfish5", "squid1")]
    assert FACE.understand("j1", scene).row == ("discard jellyfish1",)
    assert refusal(state, FACE.understand("j1", scene)) == "card-order"


# Keys.


def keys() -> lf.State:
    owner = player(lords="oracle commander slaver", keys=1)
    state = asked("source", owner, player(), row="jail", stack="abyss depths")
    state.play(state.game().parse("claim jail"))
    assert phase_of(state) == "keys"
    return state


def test_keys_are_named_in_a_line() -> None:
    state = keys()
    scene = scene_at(state)
    assert FACE.question(scene) == "For “The Jail” spend 3 more Keys."
    things = ["oracle", "commander", "slaver", "token"]
    for chosen in combinations(things, 3):
        answer = FACE.understand(" ".join(reversed(chosen)), scene)
        done = after(state, answer)
        assert locations(done, 0) == {"jail": [thing for thing in chosen if thing != "token"]}
    assert FACE.understand("Slaver key token oracle", scene).row == (
        "spend oracle", "spend slaver", "spend token",
    )  # fmt: skip


def test_keys_can_be_chosen_one_by_one() -> None:
    state = keys()
    scene = scene_at(state)
    assert [choice.action for choice in FACE.choices(scene)] == [
        "spend oracle", "spend commander", "spend slaver", "spend token",
    ]  # fmt: skip
    two = FACE.understand("4 2", scene)
    assert two == Answer(draft=("token", "commander"))
    last = scene_at(state, draft=two.draft)
    assert FACE.question(last) == "For “The Jail” spend 1 more Key."
    assert FACE.understand("spend slaver", last).row == (
        "spend commander", "spend slaver", "spend token",
    )  # fmt: skip
    assert FACE.understand("commander", last).remark == ENGLISH(
        "remark-key-twice", lord="commander"
    )
    assert FACE.understand("oracle slaver", last).remark == ENGLISH("remark-too-many-keys", count=3)
    assert FACE.understand("0", last) == Answer()
    assert refusal(state, FACE.understand("elder", scene)) == "not-a-key"
    assert FACE.understand("banana", last) == Answer(row=("banana",), draft=two.draft)


# Powers, and choices of two steps.


@pytest.mark.parametrize(
    ("lord", "verb", "what"),
    [("slaver", "sell", "crab1"), ("oracle", "purge", "squid"), ("opportunist", "oust", "elder")],
)
def test_a_power_is_one_choice_and_then_asks_what_for(lord: str, verb: str, what: str) -> None:
    owner = player("C1 J2", lords=lord, pearls=0)
    state = turn(owner, player(), court="sage hermit elder traitor", council="Q1 C2")
    scene = scene_at(state)
    keys_of = {choice.label: choice.key for choice in FACE.choices(scene)}
    begun = FACE.understand(keys_of[ENGLISH(f"choice-{verb}")], scene)
    assert begun == Answer(draft=(verb,))
    using = scene_at(state, draft=begun.draft)
    assert FACE.question(using) == ENGLISH(f"ask-{verb}")
    uses = [action for action in scene.view["legal"] if action.startswith(verb)]
    assert [choice.action for choice in FACE.choices(using)] == [*uses, ""]
    assert FACE.understand("1", using).row == (uses[0],)
    assert FACE.understand("0", using) == Answer()
    assert FACE.understand("banana", using) == Answer(row=("banana",), draft=(verb,))
    for line in (what, f"{verb} {what}", what.upper()):
        assert FACE.understand(line, using).row == (f"{verb} {what}",)
    assert FACE.understand(f"{verb} {what}", scene).row == (f"{verb} {what}",)
    assert f"{verb} {what}" in uses


def test_traitor_and_illusionist_take_both_steps_in_a_line() -> None:
    state = asked(
        "traitor",
        player(lords="keeper reaper traitor"),
        player(),
        court="elder trader",
        choice={"recruiting": True, "lord": "traitor"},
    )
    scene = scene_at(state)
    assert FACE.choices(scene)[-1].key == "0"
    for line in ("reaper trader", "betray reaper enlist trader", "Reaper Trader"):
        answer = FACE.understand(line, scene)
        assert answer == Answer(row=("betray reaper", "enlist trader"))
    assert lords(after(state, answer), 0) == ["keeper", "trader", "traitor"]
    absent = FACE.understand("reaper sage", scene)
    assert absent == Answer(remark=ENGLISH("reason-not-at-court", lord="sage"))
    assert FACE.understand("reaper", scene) == Answer(row=("betray reaper",))
    assert FACE.understand("0", scene) == Answer(row=("decline",))
    state = asked(
        "illusionist",
        player(lords="illusionist", locations={"jail": "sage"}),
        player(),
        row="abyss depths",
        choice={"recruiting": True, "lord": "illusionist"},
    )
    answer = FACE.understand("The Jail depths", scene_at(state))
    assert answer == Answer(row=("trade jail", "claim depths"))
    assert locations(after(state, answer), 0) == {"depths": ["sage"]}
    closed = FACE.understand("jail parliament", scene_at(state))
    assert closed == Answer(remark=ENGLISH("reason-not-open", location="parliament"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_need_no_verb(language: str) -> None:
    """A race, a location, a reward, a card or a lord is enough where it is asked about."""
    texts = texts_in(language, "abyss")
    seen = set()
    for phase in ("main", "source", "pick", "affiliate"):
        for table in list(tables_at(phase, seeds=3))[:1]:
            scene = table.scene(table.seat, texts)
            for action in scene.view["legal"]:
                verb, _, what = action.partition(" ")
                if verb in ("support", "claim", "choose", "discard", "affiliate"):
                    assert FACE.understand(what, scene).row == (action,)
                    seen.add(verb)
                if verb == "support":
                    name = texts("races", race=what)
                    assert FACE.understand(name, scene).row == (action,)
                if verb in ("claim", "choose"):
                    name = texts("location", location=what)
                    assert FACE.understand(name, scene).row == (action,)
    assert seen >= {"claim", "choose", "affiliate"}


def test_a_wrong_payment_is_told_and_asked_again() -> None:
    """At the table: a refusal, then the same draft, then it is paid."""
    table = Diver(1, ["Ann", "Ben"])
    table.state = example()
    sheet = Sheet(rows=40, source="slaver s5\nok\ns1\nok\n")
    table.record.actions.clear()
    HotSeat(table, FACE, sheet, ENGLISH).decide(0)
    shown = plain(sheet.paper.getvalue())
    told = ENGLISH("reason-too-dear", cost=8, given=5, pearls=2)
    assert shown.count(told) == 2
    assert ENGLISH("choice-pay", cards="Sh1 Sh5", pearls=2) in shown
    assert lords(table.state, 0) == ["slaver"]
