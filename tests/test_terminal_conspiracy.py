"""Conspiracy at the terminal: whole games, every decision typed, nothing handed over in vain."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from lanternfish import NOBODY
from lanternfish.core.errors import Reason
from lanternfish.core.rows import asked_of
from lanternfish.terminal.face import Answer
from lanternfish.terminal.play import HotSeat
from lanternfish.terminal.replay import OPEN, Show
from lanternfish.texts import LANGUAGES, texts_in
from tests.keyboard import Terminal, plain, prompts
from tests.keys import reasons
from tests.paper import Sheet, every_step_has_words
from tests.plotter import (
    ENGLISH,
    FACE,
    Plotter,
    large_pyramid,
    places_of,
    positions,
    tables_at,
)
from tests.sitting import (
    BOT,
    arguments,
    leaves_and_comes_back,
    newcomer_chooses,
    plays_through_a_pipe,
    show_tells_every_move,
)

VERBS = {"draw", "take", "pick", "keep", "place", "swap", "skip", "reveal", "claim", "choose"}
PHASES = {"conspire", "pick", "keep", "order", "swap", "source", "choose", "search"}


# Whole games.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_a_terminal(tmp_path: Path, language: str) -> None:
    path = tmp_path / "game.txt"
    mirror = Plotter(6, ["Ann", BOT, BOT])
    texts = texts_in(language, "conspiracy")
    asked = set()
    with Terminal(
        arguments("conspiracy", path, language, 6, "Ann", BOT, BOT), tmp_path
    ) as terminal:
        for line in mirror.lines():
            shown = plain(terminal.until(*prompts(language)))
            assert large_pyramid(shown) == places_of(mirror, 0)
            assert path.read_text("utf-8") == mirror.text()
            asked.add(mirror.opened()["phase"])
            terminal.type(line.text + "\n")
        code, last = terminal.end()
    assert code == 0
    assert path.read_text("utf-8") == mirror.text()
    assert asked == PHASES - {"search"}
    for key in ("pad-lords", "pad-locations", "pad-coalition", "pad-points"):
        assert texts(key) in last


def test_the_games_typed_here_ask_everything() -> None:
    """What the plotter is asked in some games through a pipe is every kind of decision."""
    asked = set()
    for seed in range(60):
        mirror = Plotter(seed, ["Ann", BOT])
        for _ in mirror.lines():
            asked.add(mirror.opened()["phase"])
        if asked == PHASES:
            break
    assert asked == PHASES


@pytest.mark.parametrize(("language", "seats"), [("en", 2), ("ru", 3), ("uk", 4), ("de", 2)])
def test_a_whole_game_through_a_pipe(tmp_path: Path, language: str, seats: int) -> None:
    mirror = Plotter(11, ["Ann", BOT, "Ben", BOT][:seats])
    shown = plays_through_a_pipe(tmp_path, mirror, language, 11)
    if language in ("ru", "uk"):
        assert "Pearl" not in shown
        assert "lords" not in shown


def test_who_leaves_can_come_back(tmp_path: Path) -> None:
    leaves_and_comes_back(tmp_path, Plotter, 8, lines=15)


def test_a_newcomer_chooses_the_game(tmp_path: Path) -> None:
    newcomer_chooses(tmp_path, "conspiracy", "Володарі Безодні")


# Every decision.


def test_every_choice_that_is_offered_can_be_taken() -> None:
    verbs, phases = set(), set()
    for seats in (2, 3, 4):
        for seed in range(9):
            for table in positions(seed, seats):
                scene = table.eyes()
                phases.add(scene.view["open"]["phase"])
                offered = FACE.choices(scene)
                keys = [choice.key for choice in offered]
                assert len(keys) == len(set(keys))
                for choice in offered:
                    if choice.action and not choice.action.startswith("keep"):
                        assert FACE.understand(choice.key, scene).row == (choice.action,)
                for action in scene.view["legal"]:
                    verbs.add(action.split()[0])
                    answer = FACE.understand(f" {action.upper()} ", scene)
                    assert answer.row == (action,) or action.startswith("keep")
                assert FACE.question(scene)
                assert FACE.explain(scene).startswith(ENGLISH(f"explain-{table.opened()['phase']}"))
    assert verbs == VERBS
    assert phases == PHASES


def test_piles_keep_their_numbers() -> None:
    table = next(t for t in positions(3, 3) if "take purple" in t.eyes().view["legal"])
    scene = table.eyes()
    for typed_text in ("8", "p", "P", "purple", "take purple"):
        assert FACE.understand(typed_text, scene) == Answer(row=("take purple",))
    label = next(choice.label for choice in FACE.choices(scene) if choice.key == "8")
    pile = table.opened()["lords"]["piles"]["purple"]
    assert all(lord[1:] in label for lord in pile)


def test_lords_and_locations_need_no_verb() -> None:
    for phase, verb in (("pick", "pick"), ("order", "place"), ("choose", "choose")):
        scene = next(tables_at(phase)).eyes()
        action = scene.view["legal"][-1]
        assert FACE.understand(action.split()[1].lower(), scene) == Answer(row=(action,))
        assert action.startswith(verb)


def test_lords_of_a_pile_are_chosen_in_any_order() -> None:
    """Every set of as many as there is room for is kept, whatever the engine does by itself."""
    seen = 0
    for table in tables_at("keep", seats=2, seeds=150):
        scene = table.eyes()
        opened = table.opened()
        taken = opened["lords"]["taken"]
        pile = opened["lords"]["piles"][taken["colour"]]
        room = 15 - len(opened["alliances"][table.seat]["lords"]) - len(taken["lords"])
        for lords in set(combinations(pile, room)):
            answer = FACE.understand(" ".join(reversed(lords)).lower(), scene)
            assert answer.row
            assert kept(table, answer) == Counter([*taken["lords"], *lords])
            seen += 1
        assert FACE.understand(" ".join(pile), scene).remark == ENGLISH(
            "remark-no-room", count=room
        )
    assert seen > 60


def kept(table: Plotter, answer: Answer) -> Counter[str]:
    """The lords that are added when a row is played, or wait for it."""
    row = [table.record.game.parse(text) for text in answer.row]
    assert table.why(row) is None
    before = Counter(pile_of(table, table.state.to_dict()))
    before.update(waiting(table.state.to_dict()))
    twin = table.state.copy()
    for action in asked_of(twin, row):
        twin.play(action)
    assert twin.progress() is None
    after = Counter(pile_of(table, twin.to_dict()))
    return before - after


def pile_of(table: Plotter, position: dict[str, object]) -> list[str]:
    lords = position["lords"]
    assert isinstance(lords, dict)
    pile: list[str] = lords["piles"][table.opened()["lords"]["taken"]["colour"]]
    return pile


def waiting(position: dict[str, object]) -> list[str]:
    lords = position["lords"]
    assert isinstance(lords, dict)
    return list(lords["taken"]["lords"])


def test_lords_of_a_pile_can_be_chosen_one_by_one() -> None:
    for table in tables_at("keep", seats=2, seeds=150):
        opened = table.opened()
        taken = opened["lords"]["taken"]
        room = 15 - len(opened["alliances"][table.seat]["lords"]) - len(taken["lords"])
        if room > 1:
            break
    lord = opened["lords"]["piles"][taken["colour"]][0]
    one = FACE.understand("1", table.eyes())
    assert one == Answer(draft=(lord,))
    scene = table.scene(table.seat, ENGLISH, one.draft)
    assert str(room - 1) in FACE.question(scene)
    assert FACE.choices(scene)[-1].label == ENGLISH("choice-take-back")
    assert FACE.understand("0", scene) == Answer()
    assert FACE.understand("banana", scene) == Answer(row=("banana",), draft=(lord,))
    many = FACE.understand(" ".join([lord] * 9), scene)
    assert many.draft == (lord,)
    assert many.remark


def test_two_places_are_swapped_in_either_order() -> None:
    many = next(t for t in tables_at("swap") if len(t.eyes().view["legal"]) > 7)
    few = next(t for t in tables_at("swap") if len(t.eyes().view["legal"]) < 7)
    for table in (many, few):
        scene = table.eyes()
        for action in scene.view["legal"][1:]:
            one, two = action.split()[1:]
            for text in (f"{one} {two}", f"{two} {one}", f"swap {two} {one}", f"{one},{two}"):
                assert FACE.understand(text, scene) == Answer(row=(action,))
        assert FACE.understand("0", scene) == Answer(row=("skip",))
        assert FACE.understand("3 3", scene).remark == ENGLISH("remark-same-place")
        assert FACE.understand("3 16", scene).remark == ENGLISH("remark-no-place", last=15)
        assert FACE.choices(scene)[-1].key == "0"
    assert len(FACE.choices(many.eyes())) == 2
    assert len(FACE.choices(few.eyes())) == len(few.eyes().view["legal"])


def test_a_swap_that_cannot_be_is_refused_with_its_place() -> None:
    table = next(tables_at("swap"))
    lords = table.opened()["alliances"][table.seat]["lords"]
    key = next(slot for slot, lord in enumerate(lords, start=1) if lord[1:] in "12")
    free = next(slot for slot, lord in enumerate(lords, start=1) if lord[1:] not in "12")
    sheet = Sheet(source=f"{free} {key}\n{free} 15\n2 2\n0\n")
    HotSeat(table, FACE, sheet, ENGLISH).decide(table.seat)
    shown = plain(sheet.paper.getvalue())
    assert ENGLISH("reason-key-stays", slot=key) in shown
    assert ENGLISH("reason-slot-empty", slot=15) in shown
    assert ENGLISH("remark-same-place") in shown


def test_every_refusal_has_words() -> None:
    """Those that come up in play, and each there is in every language."""
    said = set()
    for seed in range(12):
        for number, table in enumerate(positions(seed, 3)):
            if number % 7 and table.opened()["phase"] not in ("keep", "search", "choose"):
                continue
            texts = texts_in(LANGUAGES[number % 4], "conspiracy")
            for action in range(table.record.game.actions):
                reason = table.why([action])
                if reason is not None:
                    said.add(reason.key)
                    assert FACE.refusal(reason, texts)
    assert said > {
        "not-shown",
        "not-pending",
        "pile-empty",
        "key-stays",
        "slot-empty",
        "not-in-row",
    }
    values: dict[str, str | int] = {
        "card": "B6", "colour": "yellow", "location": "seven", "count": 2, "left": 0, "slot": 4,
        "asked": "swap",
    }  # fmt: skip
    for key in reasons("conspiracy"):
        told = {
            FACE.refusal(Reason(key, values), texts_in(lang, "conspiracy")) for lang in LANGUAGES
        }
        assert len(told) == len(LANGUAGES)


def test_a_lord_that_is_refused_has_his_own_colour() -> None:
    reason = Reason("not-in-pile", {"card": "B6", "colour": "yellow"})
    assert FACE.refusal(reason, ENGLISH) == ENGLISH("reason-not-in-pile", colour="blue", points=6)


# Nothing is secret but a deck that is searched.


def test_an_open_table_is_not_handed_over() -> None:
    table = Plotter(3, ["Ann", "Ben"])
    sheet = Sheet(source="1\n" * 12)
    seats = HotSeat(table, FACE, sheet, ENGLISH)
    for _ in range(6):
        seats.hand_over(table.seat)
        name = ("Ann", "Ben")[table.seat]
        seats.decide(table.seat)
        assert f" {name}: " in plain(sheet.paper.getvalue())
    assert ENGLISH("hand-over-prompt") not in plain(sheet.paper.getvalue())


def test_a_searched_deck_is_for_one_pair_of_eyes() -> None:
    table = next(tables_at("search", seeds=300))
    name = f"P{table.seat}"
    sheet = Sheet(source="\n1\n")
    seats = HotSeat(table, FACE, sheet, ENGLISH)
    seats.hand_over(table.seat)
    empty = plain(sheet.paper.getvalue())
    assert ENGLISH("hand-over", name=name) in empty
    assert ENGLISH("ask-search") not in empty
    other = table.scene((table.seat + 1) % 3, ENGLISH)
    assert not FACE.keeps_secrets(other)
    seats.decide(table.seat)
    assert ENGLISH("ask-search") in plain(sheet.paper.getvalue())
    if table.seat != NOBODY and table.opened()["phase"] != "search":
        seats.hand_over(table.seat)
        assert seats.before is None


# Records on the screen.


@pytest.mark.parametrize("eyes", [OPEN, NOBODY, 0, 1])
def test_a_record_is_walked_through(eyes: int) -> None:
    table = Plotter(3, ["Ann", BOT])
    list(table.lines())
    last = len(table.record.actions)
    sheet = Sheet(rows=30, source="\n\nb\n20\ne\nq\n")
    Show(table.record, eyes, FACE, sheet, ENGLISH).walk()
    shown = plain(sheet.paper.getvalue())
    told = [line for line in shown.splitlines() if line.strip().startswith("Step ")]
    assert [int(line.split()[1]) for line in told] == [0, 1, 2, 1, 20, last]
    assert ENGLISH("pad-title") in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_a_record_has_words(language: str) -> None:
    """With everything that happened, and in short."""
    texts = texts_in(language, "conspiracy")
    for seed in range(4):
        for eyes in (OPEN, NOBODY):
            every_step_has_words(Plotter(seed, ["Ann", BOT, BOT, BOT][: 2 + seed % 3]), eyes, texts)


def test_show_tells_every_move(tmp_path: Path) -> None:
    show_tells_every_move(tmp_path, Plotter(4, ["Ann", BOT]))
