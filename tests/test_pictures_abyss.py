"""What is drawn and told of Abyss: readable without colour, and it fits its screen."""

import re
from typing import Any

import pytest
from rich.cells import cell_len

import lanternfish as lf
from lanternfish import NOBODY
from lanternfish.games.abyss.cards import GUILDS, LOCATION_NAMES, LORD_NAMES, RACES, REWARDS
from lanternfish.terminal.abyss.cards import (
    GUILD_SIGNS,
    KEY,
    MONSTER,
    NOTHING,
    PEARL,
    RACE_SIGNS,
    SITE,
    SLAIN,
    USED,
    card_code,
    formula,
    keys_of,
    reward_signs,
)
from lanternfish.terminal.face import Scene
from lanternfish.texts import LANGUAGES, texts_in
from tests import paper
from tests.abyss.table import asked, finished, player, turn
from tests.diver import ENGLISH, FACE, Diver, codes, hand_on, positions, scene_at
from tests.keyboard import plain
from tests.paper import Sheet, drawn


def board(scene: Scene, columns: int = 80, rows: int = 40) -> str:
    return paper.board(FACE, scene, columns, rows)


# Signs.


def test_signs_are_one_column_wide_and_differ() -> None:
    marks = [*GUILD_SIGNS.values(), KEY, MONSTER, PEARL, SITE, SLAIN, USED, NOTHING]
    assert len(set(marks)) == len(marks) == 13
    assert all(cell_len(mark) == 1 for mark in marks)
    assert list(GUILD_SIGNS) == list(GUILDS)
    assert list(RACE_SIGNS.values()) == list(GUILD_SIGNS.values())[:5]
    assert len({reward_signs(reward) for reward in REWARDS}) == len(REWARDS)
    assert reward_signs("KPM") == f"{KEY}{PEARL}{MONSTER}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_races_lords_and_locations_have_names_of_their_own(language: str) -> None:
    texts = texts_in(language, "abyss")
    assert len({texts("race-code", race=race) for race in RACES}) == 5
    assert all(len(texts("race-code", race=race)) == 2 for race in RACES)
    lords = [texts("lord", lord=lord) for lord in LORD_NAMES]
    sites = [texts("location", location=site) for site in LOCATION_NAMES]
    rules = [texts("location-rule", location=site) for site in LOCATION_NAMES]
    assert len(set(lords)) == 35
    assert len(set(sites)) == len(set(rules)) == 20
    assert max(map(len, lords)) <= 17
    assert max(map(len, sites)) <= 27
    assert len({formula(site, texts) for site in LOCATION_NAMES}) == 20
    powers = [texts("power", lord=lord, edition="standard") for lord in LORD_NAMES]
    assert len(set(powers)) == 30  # six farmers have none


# The whole table.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (80, 40), (100, 50)])
def test_every_picture_fits_the_width(language: str, columns: int, rows: int) -> None:
    texts = texts_in(language, "abyss")
    for seats in (2, 3, 4):
        for number, table in enumerate(positions(seed=seats + 3, seats=seats)):
            if number % 23:
                continue
            scene = table.scene(table.seat, texts)
            lines = drawn(table, scene, columns, rows)
            assert max(map(cell_len, lines)) <= columns
            assert "…" not in board(scene, columns, rows)
            hand = scene.hands[table.seat]
            assert hand_on("\n".join(lines), texts) == codes(hand, texts)
            if rows >= 40 and seats < 4:
                assert len(lines) < rows, "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_screen_has_room_for_two_players(language: str) -> None:
    texts = texts_in(language, "abyss")
    fitting = []
    for number, table in enumerate(positions(seed=9, seats=2)):
        if number % 5 == 0:
            lines = drawn(table, table.scene(table.seat, texts), 80, 24)
            fitting.append(len(lines) < 24)
    assert sum(fitting) > 0.6 * len(fitting)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_window_shows_everything(language: str) -> None:
    texts = texts_in(language, "abyss")
    for number, table in enumerate(positions(seed=5, seats=4)):
        if number % 25:
            continue
        scene = table.scene(table.seat, texts)
        shown = board(scene, columns=44)
        assert max(map(cell_len, shown.splitlines())) <= 44
        on_the_board(scene, shown)


def on_the_board(scene: Scene, shown: str) -> None:
    """All that lies open, by its name or its sign."""
    texts, opened = scene.texts, scene.view["open"]
    for lord in opened["lords"]["court"]:
        assert texts("lord", lord=lord) in shown
    for seat, one in enumerate(opened["players"]):
        status = rf"{scene.names[seat]}.*?{one['pearls']}{PEARL} +{KEY}{keys_of(one)}/3"
        assert re.search(status, shown, re.DOTALL)
        under = [name for below in one["locations"].values() for name in below]
        for lord in [*one["lords"], *under]:
            assert texts("lord", lord=lord) in shown
        for site in one["locations"]:
            assert f"{SITE}{texts('location', location=site)}" in shown
        for card in one["affiliated"]:
            assert card_code(card, texts) in shown
    for card in opened["exploration"]["track"]:
        assert card_code(card, texts) in shown
    for site in opened["locations"]["row"]:
        assert texts("location", location=site) in shown
    stack = opened["locations"]["stack"]
    assert texts("stock-lords", count=opened["lords"]["deck"]) in shown
    assert texts("stock-locations", count=stack) in shown
    assert texts("stock-tokens", count=opened["tokens"]["pool"]) in shown


def test_all_that_lies_open_is_on_the_board() -> None:
    for number, table in enumerate(positions(seed=2, seats=4)):
        if number % 11 == 0:
            on_the_board(table.eyes(), board(table.eyes()))


def test_marks_beside_lords() -> None:
    """A key, an assassination, a power that was used; a location with the lords under it."""
    owner = player(
        "C1", lords="oracle keeper miller", slain="keeper", locations={"jail": "sage"}, keys=1
    )
    state = turn(owner, player(), used="oracle")
    shown = board(scene_at(state))
    assert f"Oracle 5{KEY}{USED}" in shown
    assert f"Keeper 6{SLAIN}" in shown
    assert re.search(r"◆Miller 10\s*\n", shown)
    assert f"{SITE}The Jail 12  (✦Sage 4)" in shown  # the slain one is not counted
    assert f"{KEY}2/3 (1 token)" in shown
    assert "Lords 4" in shown


def test_the_court_says_what_a_lord_costs_this_seat() -> None:
    court = "jailer sage"
    plainly = board(scene_at(turn(player(), player(), court=court)))
    assert re.search(r"▲ Jailer +6 3 Cr +7", plainly)
    assert re.search(r"✦ Sage +10 5 +4", plainly)
    dearer = board(scene_at(turn(player(), player(lords="recruiter"), court=court)))
    assert re.search(r"▲ Jailer +6→8 3 Cr", dearer)
    assert re.search(r"✦ Sage +10→12 5", dearer)
    freer = board(scene_at(turn(player(lords="diplomat treasurer"), player(), court=court)))
    assert re.search(r"▲ Jailer +6→4 3 \(Cr\)", freer)


def test_the_threat_and_the_track() -> None:
    state = asked("ally", player(), player(pearls=0), track="J2 M C3", threat=5)
    shown = board(scene_at(state))
    assert f"▸5 {KEY}{PEARL}{PEARL}/{KEY}{PEARL}{MONSTER}/{KEY}{MONSTER}{MONSTER}" in shown
    assert f" 6 {KEY}{KEY}" in shown
    assert f"1 Je2  2 {MONSTER}  3 [Cr3]  4 ·  5 ·" in shown
    small = board(scene_at(state), rows=24)
    assert f"Threat  5/6 {KEY}{PEARL}{PEARL}" in small
    assert ENGLISH("notice-tamer", space=4) not in shown
    tamed = asked("ally", player(), player(lords="tamer"), track="J2", threat=5, bought=[1])
    assert ENGLISH("notice-tamer", space=4) in board(scene_at(tamed))


def test_notices() -> None:
    limited = turn(player("J1 J1 J2 C3 C3 H4 S5"), player(lords="commander"))
    assert ENGLISH("notice-commander", limit=6) in board(scene_at(limited))
    last = turn(player(), player(), active=1, ender=0, extra=1)
    shown = board(scene_at(last))
    assert ENGLISH("notice-last", name="Ann", you="no") in shown
    assert ENGLISH("notice-extra", name="Ben", you="yes") in shown


# Secrets.


def test_only_the_own_hand_and_tokens_are_shown() -> None:
    """Other hands of the same size change nothing on the board, nor do other tokens."""
    ann = player("J1 C2", tokens="2 4")
    one = turn(ann, player("H3 S5", tokens="3"), player("Q1 Q2", tokens="2"))
    two = turn(ann, player("Q1 Q2", tokens="2"), player("H3 S5", tokens="3"))
    assert board(scene_at(one, 0)) == board(scene_at(two, 0))
    shown = board(scene_at(one, 0))
    assert f"{MONSTER}2 (2 4)" in shown
    assert "Hand: Je1  Cr2\n" in shown.replace(" \n", "\n")
    assert shown.count(ENGLISH("seat-cards")) == 1
    watched = board(scene_at(one, NOBODY))
    assert ENGLISH("seat-cards") not in watched
    assert "(2 4)" not in watched


def test_tokens_lie_open_at_the_end() -> None:
    state = finished(player(tokens="2 4"), player(tokens="3"))
    shown = board(scene_at(state, 0))
    assert f"{MONSTER}2 (2 4)" in shown
    assert f"{MONSTER}1 (3)" in shown


# The pad.


def printed() -> lf.State:
    """The example of the rulebook: 91 points."""
    ann = player(
        lords="keeper slaver jailer traitor corruptor",
        locations={"parliament": "", "sanctuary": "elder", "abyss": "master-of-magic"},
        affiliated="J1 J3 Q3 C2 H1 S5",
        tokens="2 4",
        pearls=3,
    )
    return finished(ann, player(pearls=1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pad_has_the_rows_of_the_printed_example(language: str) -> None:
    texts = texts_in(language, "abyss")
    state = printed()
    account: Any = state.breakdown()
    sheet = Sheet()
    sheet.show(FACE.pad(account, scene_at(state, NOBODY, texts)))
    shown = plain(sheet.paper.getvalue())
    rows = {" ".join(line.split()[:-2]): line.split()[-2:] for line in shown.splitlines()}
    assert rows[texts("pad-locations")] == ["32", "0"]
    assert rows[texts("pad-lords")] == ["39", "0"]
    assert rows[texts("pad-allies")] == ["14", "0"]
    assert rows[texts("pad-tokens")] == ["6", "0"]
    assert rows[texts("pad-points")] == ["91", "0"]
    assert rows[f"{PEARL} {texts('pad-pearls')}"] == ["3", "1"]
    assert rows[f"■ {texts('race-code', race='shellfish')} {texts('races', race='shellfish')}"] == [
        "5", NOTHING,
    ]  # fmt: skip
    for site, points in (("parliament", 10), ("sanctuary", 10), ("abyss", 12)):
        name = re.escape(texts("location", location=site))
        assert re.search(rf"{SITE} {name} .*{points}\s*\n", shown)
    assert texts("verdict", names="Ann", count=1, points=91) in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pad_of_four_fits_a_narrow_window(language: str) -> None:
    table = Diver(2, ["Ann", "bot plankton", "bot plankton", "bot plankton"])
    list(table.lines())
    texts = texts_in(language, "abyss")
    account: Any = table.state.breakdown()
    sheet = Sheet(columns=44)
    sheet.show(FACE.pad(account, table.scene(NOBODY, texts)))
    lines = plain(sheet.paper.getvalue()).splitlines()
    assert max(map(cell_len, lines)) <= 44
    points = [str(score) for score in account["points"]]
    assert any(line.split()[-4:] == points for line in lines)


def test_a_tie_is_told_step_by_step() -> None:
    state = printed()
    account: Any = state.breakdown()
    account |= {
        "points": [91, 91],
        "tie-break": [
            {"by": "points", "left": [0, 1]},
            {"by": "pearls", "left": [0, 1]},
            {"by": "lord", "left": [1]},
        ],
        "winners": [1],
    }
    sheet = Sheet()
    sheet.show(FACE.pad(account, scene_at(state, NOBODY)))
    shown = plain(sheet.paper.getvalue())
    assert ENGLISH("tie-points", names="Ann, Ben") in shown
    assert ENGLISH("tie-pearls", names="Ann, Ben") in shown
    assert ENGLISH("tie-lord", names="Ben") in shown
