"""Abyss at the terminal: whole games, every decision typed, hands and tokens kept secret."""

from pathlib import Path

import pytest

from lanternfish import NOBODY
from lanternfish.core.errors import Reason
from lanternfish.games.abyss.cards import LOCATION_NAMES, LORD_NAMES
from lanternfish.games.abyss.notation import NOTATION
from lanternfish.records import load
from lanternfish.terminal.abyss.answers import EVERY_VERB
from lanternfish.terminal.play import HotSeat
from lanternfish.terminal.replay import OPEN, Show
from lanternfish.texts import LANGUAGES, texts_in
from tests.diver import ENGLISH, FACE, Diver, codes, hand_on, positions, scene_at
from tests.keyboard import Terminal, plain, prompts
from tests.keys import ABYSS_PHASES, reasons
from tests.paper import Sheet, every_step_has_words
from tests.sitting import (
    BOT,
    arguments,
    leaves_and_comes_back,
    newcomer_chooses,
    plays_through_a_pipe,
    run,
    script,
    show_tells_every_move,
    typed,
)

# Steps of a choice that is put together on the screen first.
COLLECTED = ("recruit", "pay", "discard", "spend")


# Whole games.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_a_terminal(tmp_path: Path, language: str) -> None:
    path = tmp_path / "game.txt"
    mirror = Diver(12, ["Ann", BOT])
    texts = texts_in(language, "abyss")
    with Terminal(
        arguments("abyss", path, language, 12, "Ann", BOT), tmp_path, rows=40
    ) as terminal:
        for line in mirror.lines():
            shown = plain(terminal.until(*prompts(language)))
            hand = mirror.scene(0, texts).hands[0]
            assert hand_on(shown, texts) == codes(hand, texts)
            assert path.read_text("utf-8") == mirror.text()
            terminal.type(line.text + "\n")
        code, last = terminal.end()
    assert code == 0
    assert path.read_text("utf-8") == mirror.text()
    for key in ("pad-locations", "pad-lords", "pad-allies", "pad-tokens", "pad-points"):
        assert texts(key) in last


@pytest.mark.parametrize(("language", "seats"), [("en", 2), ("ru", 3), ("uk", 4), ("de", 2)])
def test_a_whole_game_through_a_pipe(tmp_path: Path, language: str, seats: int) -> None:
    mirror = Diver(7, ["Ann", BOT, "Ben", BOT][:seats])
    shown = plays_through_a_pipe(tmp_path, mirror, language, 7)
    if language in ("ru", "uk"):
        assert "Pearl" not in shown
        assert "Lord" not in shown


def test_the_first_game_of_the_list_is_played_unless_another_is_named(tmp_path: Path) -> None:
    mirror = Diver(3, ["Player", BOT, BOT])
    words = ["play", "--bots", "plankton", "--seed", "3"]
    result = run(tmp_path, *words, typed=typed(script(mirror)))
    assert result.exit_code == 0
    (path,) = (tmp_path / "lanternfish").iterdir()
    assert path.read_text("utf-8") == mirror.text()


def test_who_leaves_can_come_back(tmp_path: Path) -> None:
    leaves_and_comes_back(tmp_path, Diver, 7, lines=25)


def test_a_newcomer_chooses_the_game(tmp_path: Path) -> None:
    newcomer_chooses(tmp_path, "abyss", "Безодня")


def test_the_russian_edition_is_an_option(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    wish = ["--option", "edition=russian"]
    result = run(
        tmp_path, *arguments("abyss", path, "en", 1, "Ann", BOT), *wish, typed="? recruiter\nq\n"
    )
    shown = " ".join(result.stdout.split())
    assert ENGLISH("edition-russian") in shown
    assert ENGLISH("power", lord="recruiter", edition="russian") in shown
    assert load(path).options == {"edition": "russian"}
    powers = {ENGLISH("power", lord="recruiter", edition=name) for name in ("standard", "russian")}
    assert len(powers) == 2


# Every decision.


def test_every_choice_that_is_offered_can_be_taken() -> None:
    verbs, phases = set(), set()
    for seats in (2, 3, 4):
        for table in (table for seed in range(2) for table in positions(seed, seats)):
            scene = table.eyes()
            phases.add(scene.view["open"]["phase"])
            offered = FACE.choices(scene)
            keys = [choice.key for choice in offered]
            assert len(keys) == len(set(keys))
            for choice in offered:
                if choice.action and not choice.action.startswith(COLLECTED):
                    assert FACE.understand(choice.key, scene).row == (choice.action,)
            for action in scene.view["legal"]:
                verbs.add(action.split()[0])
                answer = FACE.understand(f" {action.upper()} ", scene)
                assert answer.row == (action,) or action.startswith(COLLECTED)
            assert FACE.question(scene)
    assert phases > {"main", "offer", "ally", "monster", "reward", "pay", "affiliate", "end"}
    assert verbs > {"plot", "explore", "buy", "support", "recruit", "pay", "claim", "draw", "oust"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_and_every_decision_has_words(language: str) -> None:
    texts = texts_in(language, "abyss")
    scene = scene_at(Diver(1, ["Ann", "Ben", "Cara", "Dan"]).state, texts=texts)
    said = {FACE.say(NOTATION.text(action), scene) for action in range(431)}
    # Lords may be taken or discarded, locations taken in two ways: some are told alike.
    assert len(said) > 380
    assert {NOTATION.text(action).split()[0] for action in range(431)} == EVERY_VERB
    for phase in ABYSS_PHASES:
        told = texts(f"explain-{phase}")
        assert told.count(". ") + told.count("? ") >= 1


def test_every_refusal_has_words() -> None:
    """Those that come up in play, and each there is in every language."""
    said = set()
    for seed in range(4):
        for number, table in enumerate(positions(seed, 3)):
            if number % 5:
                continue
            texts = texts_in(LANGUAGES[number % 4], "abyss")
            for action in range(table.record.game.actions):
                reason = table.why([action])
                if reason is not None:
                    said.add(reason.key)
                    assert FACE.refusal(reason, texts)
    assert said > {"no-pearls", "stack-empty", "not-at-court", "too-dear", "lacks-race"}
    values: dict[str, str | int] = {
        "card": "crab3", "last": "squid2", "lord": "jailer", "race": "crab", "location": "jail",
        "needed": 2, "given": 1, "pearls": 3, "cost": 6, "space": 2, "left": 1, "missing": 2,
        "value": 3, "seat": 1, "asked": "keys",
    }  # fmt: skip
    for key in reasons("abyss"):
        told = {FACE.refusal(Reason(key, values), texts_in(lang, "abyss")) for lang in LANGUAGES}
        assert len(told) == len(LANGUAGES)
    short = Reason("falls-short", {"card": "crab3"})
    assert FACE.refusal(short, ENGLISH).endswith("enough.")


# What can be looked up.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lord_and_location_can_be_looked_up(language: str) -> None:
    texts = texts_in(language, "abyss")
    scene = scene_at(Diver(1, ["Ann", "Ben"]).state, texts=texts)
    for lord in LORD_NAMES:
        told = FACE.look_up(texts("lord", lord=lord), scene)
        assert told == FACE.look_up(lord, scene)
        assert texts("power", lord=lord, edition="standard") in told
        assert "\n" not in told
    for site in LOCATION_NAMES:
        told = FACE.look_up(texts("location", location=site).upper(), scene)
        assert texts("location-rule", location=site) in told
    assert len(FACE.look_up(texts("topic-lords"), scene).splitlines()) == 35
    assert len(FACE.look_up("locations", scene).splitlines()) == 20
    assert FACE.look_up("kraken", scene) == ""


def test_a_part_of_a_name_is_enough() -> None:
    scene = scene_at(Diver(1, ["Ann", "Ben"]).state)
    told = FACE.look_up("land", scene).splitlines()
    assert [line.split(" (")[0] for line in told] == ["◆ Landowner", "■ Landlord"]
    assert len(FACE.look_up("tower", scene).splitlines()) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_the_decision_and_the_court(language: str) -> None:
    texts = texts_in(language, "abyss")
    table = Diver(2, ["Ann", "Ben"])
    scene = table.scene(table.seat, texts)
    told = FACE.explain(scene)
    assert told.startswith(texts("explain-main"))
    for lord in table.opened()["lords"]["court"]:
        assert texts("power", lord=lord, edition="standard") in told
    for site in table.opened()["locations"]["row"]:
        assert texts("location-rule", location=site) in told
    for guild in ("mage", "ambassador"):
        assert texts("guilds", guild=guild) in told
    sheet = Sheet(rows=60, source=f"?\n? {texts('lord', lord='elder')}\n? kraken\n1\n")
    HotSeat(table, FACE, sheet, texts).decide(table.seat)
    shown = " ".join(plain(sheet.paper.getvalue()).split())
    assert texts("power", lord="elder", edition="standard") in shown
    assert texts("not-understood", typed="kraken") in shown


# Hands and tokens are for one pair of eyes.


def test_the_screen_is_handed_over_before_a_hand_is_shown() -> None:
    table = Diver(3, ["Ann", "Ben"])
    sheet = Sheet(source="\n1\n" * 8)
    seats = HotSeat(table, FACE, sheet, ENGLISH)
    first = table.seat
    seats.hand_over(first)
    empty = plain(sheet.paper.getvalue())
    assert ENGLISH("hand-over", name=("Ann", "Ben")[first]) in empty
    assert ENGLISH("seat-cards") not in empty
    seats.decide(first)
    assert ENGLISH("seat-cards") in plain(sheet.paper.getvalue())
    assert FACE.keeps_secrets(table.scene(0, ENGLISH))
    assert not FACE.keeps_secrets(table.scene(NOBODY, ENGLISH))


# Records on the screen.


@pytest.mark.parametrize("eyes", [OPEN, NOBODY, 0, 1])
def test_a_record_is_walked_through(eyes: int) -> None:
    table = Diver(3, ["Ann", BOT])
    list(table.lines())
    last = len(table.record.actions)
    sheet = Sheet(rows=30, source="\n\nb\n20\ne\nq\n")
    Show(table.record, eyes, FACE, sheet, ENGLISH).walk()
    shown = plain(sheet.paper.getvalue())
    told = [line for line in shown.splitlines() if line.strip().startswith("Step ")]
    assert [int(line.split()[1]) for line in told] == [0, 1, 2, 1, 20, last]
    assert ENGLISH("pad-title") in shown
    hands = {OPEN: 2, NOBODY: 0}.get(eyes, 1)
    assert shown.count(ENGLISH("seat-cards")) == 5 * hands


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_a_record_has_words(language: str) -> None:
    """With everything that happened, and in short."""
    texts = texts_in(language, "abyss")
    for seed in range(3):
        for eyes in (OPEN, NOBODY):
            every_step_has_words(Diver(seed, ["Ann", BOT, BOT, BOT][: 2 + seed]), eyes, texts)


def test_show_tells_every_move(tmp_path: Path) -> None:
    show_tells_every_move(tmp_path, Diver(4, ["Ann", BOT]))
