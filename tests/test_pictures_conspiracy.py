"""What is drawn and told of Conspiracy: readable without colour, and it fits its screen."""

import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from lanternfish import NOBODY, Log
from lanternfish.games.conspiracy.cards import LOCATION_NAMES, LORD_NAMES
from lanternfish.terminal.conspiracy.board import NOTHING
from lanternfish.terminal.conspiracy.cards import (
    MASTER,
    POWERS,
    SIGNS,
    SITE_SIGNS,
    SPENT,
    site_name,
    site_values,
    state_of,
    unspent_keys,
)
from lanternfish.terminal.conspiracy.pyramid import (
    NARROW,
    SMALLEST,
    WIDE,
    Alliance,
    numbered,
    row_slots,
    small,
    walled,
)
from lanternfish.terminal.face import Scene
from lanternfish.texts import LANGUAGES, texts_in
from tests import paper
from tests.keyboard import plain
from tests.paper import Sheet, drawn
from tests.plotter import (
    ENGLISH,
    FACE,
    Plotter,
    large_pyramid,
    lord_sign,
    places_of,
    positions,
    tables_at,
)

# The printed example of the scoring.
EXAMPLE = "B2 B1 Y3 Y1 G3 R2 B1 Y1 B4 B6 G2 R1 B4 P3 P1".split()
ALLIANCE: dict[str, Any] = {
    "lords": EXAMPLE,
    "locations": {"8": "best-red", "12": "mix-locations"},
    "crests": {"blue": 10, "yellow": 3, "green": 5, "red": 6, "purple": 14},
    "pearls": 10,
}
ACCOUNT: dict[str, Any] = {
    "seats": [
        {
            "lords": {"yellow": 3, "red": 2, "green": 3, "blue": 6, "purple": 3},
            "lord-points": 17,
            "locations": {"best-red": 2, "mix-locations": 3},
            "location-points": 5,
            "coalition": {"colour": "blue", "slots": [1, 2, 7, 10, 13]},
            "coalition-points": 15,
            "pearls": 10,
            "master-points": 5,
            "points": 42,
        },
        {
            "lords": {},
            "lord-points": 0,
            "locations": {},
            "location-points": 0,
            "coalition": None,
            "coalition-points": 0,
            "pearls": 0,
            "master-points": 0,
            "points": 0,
        },
    ],
    "points": [42, 0],
    "tie-break": [{"by": "points", "left": [0]}],
    "winners": [0],
}


def board(scene: Scene, columns: int = 80, rows: int = 24) -> str:
    return paper.board(FACE, scene, columns, rows)


# Signs.


def test_signs_are_one_column_wide_and_differ() -> None:
    for signs in (SIGNS, POWERS, SITE_SIGNS):
        assert len(set(signs.values())) == len(signs)
    marks = "".join([*SIGNS.values(), *POWERS.values(), *SITE_SIGNS.values(), SPENT, MASTER])
    assert all(cell_len(mark) == 1 for mark in marks)
    assert {len(sign) for sign in SITE_SIGNS.values()} <= {1, 2, 3}
    assert set(SITE_SIGNS) == set(LOCATION_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_location_has_a_name_of_its_own(language: str) -> None:
    texts = texts_in(language, "conspiracy")
    names = [site_name(site, texts) for site in LOCATION_NAMES]
    rules = [texts("location-rule", **site_values(site)) for site in LOCATION_NAMES]
    assert len(set(names)) == len(set(rules)) == 24
    assert max(map(len, names)) <= 28
    lords = [texts("lord", colour=c, points=p) for c in SIGNS for p in POWERS]
    assert len(set(lords)) == len(LORD_NAMES)


def test_a_key_shows_whether_it_is_spent() -> None:
    assert state_of(12, ALLIANCE) == SITE_SIGNS["mix-locations"]
    assert {slot: state_of(slot, ALLIANCE) for slot in (1, 2, 11, 15)} == {
        1: SPENT, 2: SPENT, 11: SPENT, 15: "†"
    }  # fmt: skip
    assert unspent_keys(ALLIANCE) == "†"
    fresh = ALLIANCE | {"locations": {}}
    assert (state_of(1, fresh), state_of(2, fresh)) == ("‡", "†")
    assert unspent_keys(fresh) == "††††††‡‡‡"


# Pyramids.


@pytest.mark.parametrize("pitch", [WIDE, NARROW])
def test_a_pyramid_stands_on_its_head(pitch: int) -> None:
    lines = [line.plain for line in numbered(Alliance(ALLIANCE), pitch)]
    for row, (line, slots) in enumerate(zip(lines, row_slots(), strict=True)):
        for place, slot in enumerate(slots):
            card = line[row * pitch // 2 + place * pitch :][:pitch]
            assert card.startswith(f"{slot:>2}")
            assert lord_sign(EXAMPLE[slot - 1]) in card
            assert ("★" in card.partition(lord_sign(EXAMPLE[slot - 1]))[2][:1]) == (
                slot in ALLIANCE["crests"].values()
            )


def test_a_wall_of_bricks_has_the_same_cards() -> None:
    lines = [line.plain for line in walled(Alliance(ALLIANCE))]
    assert len(lines) == 11
    assert [line.count("│") for line in lines[1::2]] == [6, 5, 4, 3, 2]
    assert large_pyramid("\n".join(lines).replace("│", " ")) == {
        slot: lord_sign(lord) for slot, lord in enumerate(EXAMPLE, start=1)
    }
    # Every joint of a row lies in the middle of a brick of the next.
    for upper, lower in zip(lines[1::2], lines[3::2], strict=False):
        joints = [at for at, mark in enumerate(lower) if mark == "│"]
        assert [at for at, mark in enumerate(upper) if mark == "│"][:-1] == [
            at - 5 for at in joints
        ]


def test_the_next_places_are_outlined() -> None:
    some = ALLIANCE | {"lords": EXAMPLE[:6], "locations": {}, "crests": {}}
    lines = [line.plain for line in numbered(Alliance(some, coming=3), WIDE)]
    assert [line.count("[") for line in lines] == [0, 3, 0, 0, 0]
    tiny = [line.plain for line in small(Alliance(some, coming=1), SMALLEST, 3)]
    assert [line.count("[]") for line in tiny] == [0, 1, 0]
    assert Alliance(some).rows() == 2
    assert Alliance(ALLIANCE, coming=0).rows() == 5


def test_small_pyramids_show_keys_locations_and_crests() -> None:
    top = small(Alliance(ALLIANCE), SMALLEST, 5)
    assert top[0].plain == "●2# ●1# ◆3 ★◆1# ■3 ★".replace("#", SPENT)
    assert top[1].plain == "  ▲2#★●1# ◆1⌂ ●4  ".replace("#", SPENT)
    assert top[4].plain.strip() == "≈1†"
    assert all(isinstance(line, Text) for line in top)


# The whole table.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (80, 30), (80, 40), (100, 40)])
def test_every_picture_fits(language: str, columns: int, rows: int) -> None:
    texts = texts_in(language, "conspiracy")
    for seats in (2, 3, 4):
        for number, table in enumerate(positions(seed=seats + 3, seats=seats)):
            if number % 9:
                continue
            lines = drawn(table, table.scene(table.seat, texts), columns, rows)
            assert len(lines) < rows, "\n".join(lines)
            assert max(map(cell_len, lines)) <= columns
            assert large_pyramid("\n".join(lines).replace("│", " ")) == places_of(table, table.seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_window_shows_everything(language: str) -> None:
    texts = texts_in(language, "conspiracy")
    for table in list(positions(seed=5, seats=4))[::12]:
        scene = table.scene(table.seat, texts)
        shown = board(scene, columns=44)
        assert max(map(cell_len, shown.splitlines())) <= 44
        for alliance in table.opened()["alliances"]:
            for lord in alliance["lords"]:
                assert lord_sign(lord) in shown


def test_all_that_lies_open_is_on_the_board() -> None:
    for number, table in enumerate(positions(seed=2, seats=4)):
        if number % 5:
            continue
        opened = table.opened()
        shown = board(table.eyes())
        assert ENGLISH("stock-lords", count=opened["lords"]["deck"]) in shown
        assert ENGLISH("stock-locations", count=opened["locations"]["deck"]) in shown
        for site in opened["locations"]["row"]:
            assert SITE_SIGNS[site] in shown
        for seat, alliance in enumerate(opened["alliances"]):
            assert re.search(rf"P{seat}\b.*? {alliance['pearls']}°", shown)
            if opened["phase"] != "search":
                for site in alliance["locations"].values():
                    assert SITE_SIGNS[site] in shown
        assert (MASTER in shown) == (opened["master"] is not None)
        assert (" ! " in shown) == bool(opened["force"] or opened["trigger"] is not None)


def test_the_searched_deck_is_listed_on_a_small_screen() -> None:
    table = next(tables_at("search", seats=4, seeds=300))
    lines = drawn(table, table.eyes(), 80, 24)
    assert len(lines) < 24
    for site in table.view(table.seat).to_dict()["own"]["searched"]:  # type: ignore[index]
        assert any(site_name(site, ENGLISH) in line for line in lines)


def test_a_spectator_sees_the_active_alliance_large() -> None:
    table = next(table for table in positions(6, 3) if len(table.record.actions) > 30)
    shown = board(table.scene(NOBODY, ENGLISH))
    assert large_pyramid(shown) == places_of(table, table.opened()["active"])


# What a location is worth, and the pad.


def test_what_a_location_would_be_worth_is_what_it_scores() -> None:
    """Said where locations are offered, of those whose points depend on the alliance."""
    seen = set()
    for table in tables_at("source", seats=3, seeds=40):
        if table.opened()["lords"]["taken"]:
            continue  # more lords come after it
        for choice in FACE.choices(table.eyes()):
            if " → " not in choice.label:
                continue
            after = table.state.copy()
            after.play(table.record.game.parse(choice.action))
            account: Any = after.breakdown()
            site = choice.action.split()[1]
            points = account["seats"][table.seat]["locations"][site]
            assert choice.label.endswith(f" → {points}")
            seen.add(site)
    assert {"silver", "gold", "pearls", "locations"} < seen
    assert len(seen) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pad_has_the_rows_of_the_printed_example(language: str) -> None:
    texts = texts_in(language, "conspiracy")
    view = Plotter(1, ["Ann", "Ben"]).view(NOBODY).to_dict()
    sheet = Sheet()
    sheet.show(FACE.pad(ACCOUNT, Scene(view, None, ("Ann", "Ben"), texts)))
    shown = plain(sheet.paper.getvalue())
    rows = {" ".join(line.split()[:-2]): line.split()[-2:] for line in shown.splitlines()}
    assert rows[texts("pad-lords")] == ["17", "0"]
    assert rows[f"● {texts('colours', colour='blue')}"] == ["6", NOTHING]
    assert rows[texts("pad-locations")] == ["5", "0"]
    assert rows[texts("pad-coalition")] == ["15", "0"]
    assert rows[f"{MASTER} {texts('master')}"] == ["5", NOTHING]
    assert rows[texts("pad-points")] == ["42", "0"]
    assert site_name("best-red", texts) in shown
    assert "1 2 7 10 13" in shown
    assert "● 5 \N{MULTIPLICATION SIGN} 3" in shown
    assert texts("verdict", names="Ann", count=1, points=42) in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pad_of_four_fits_a_narrow_window(language: str) -> None:
    table = Plotter(5, ["Ann", "bot plankton", "bot plankton", "bot plankton"])
    list(table.lines())
    texts = texts_in(language, "conspiracy")
    account: Any = table.state.breakdown()
    sheet = Sheet(columns=44)
    sheet.show(FACE.pad(account, table.scene(NOBODY, texts)))
    lines = plain(sheet.paper.getvalue()).splitlines()
    assert max(map(cell_len, lines)) <= 44
    points = [str(score) for score in account["points"]]
    assert any(line.split()[-4:] == points for line in lines)
    for seat in account["seats"]:
        for site in seat["locations"]:
            assert any(line.strip().startswith(SITE_SIGNS[site]) for line in lines)


def test_a_tie_is_told_step_by_step() -> None:
    tied = ACCOUNT | {
        "points": [42, 42],
        "tie-break": [{"by": "points", "left": [0, 1]}, {"by": "pearls", "left": [0]}],
    }
    view = Plotter(1, ["Ann", "Ben"]).view(NOBODY).to_dict()
    sheet = Sheet()
    sheet.show(FACE.pad(tied, Scene(view, None, ("Ann", "Ben"), ENGLISH)))
    shown = plain(sheet.paper.getvalue())
    assert ENGLISH("tie-points", names="Ann, Ben") in shown
    assert ENGLISH("tie-pearls", names="Ann") in shown


# The story.


def told(*events: dict[str, Any], you: int | None = None) -> list[str]:
    view = Plotter(1, ["Ann", "Ben"]).view(NOBODY).to_dict()
    return FACE.tell(events, Scene(view, you, ("Ann", "Ben"), ENGLISH))


def event(what: str, **values: object) -> dict[str, Any]:
    return {"what": what, "seat": 0, **values}


def test_a_draw_is_one_line() -> None:
    draw = [event("draw", count=2), event("show", card="B6"), event("show", card="R1")]
    rest = [event("pick", card="B6"), event("discard", card="R1")]
    place = event("place", card="B6", slot=1)
    assert told(event("turn"), *draw, *rest, place) == ["Ann draws blue 6, red 1 and adds blue 6."]
    assert told(*draw, you=0) == ["You draw blue 6, red 1."]
    assert told(*rest, place, you=0) == ["You add blue 6; to the piles: red 1."]


def test_a_pile_is_one_line_with_its_lords_and_pearls_another() -> None:
    events = [
        event("take", colour="yellow", count=3),
        event("keep", card="Y3"),
        event("return", colour="yellow", count=1),
        event("place", card="Y3", slot=14),
        event("crest", colour="yellow", slot=14),
        event("pearls", count=2, total=2),
        event("master", pearls=2),
        event("place", card="Y4", slot=15),
        event("pearls", count=1, total=3),
        event("full"),
    ]
    assert told(*events) == [
        "Ann takes the yellow pile and adds yellow 3, yellow 4; left there: 1.",
        "Ann gets 3 pearls, 3 in all: the new Pearl Master.",
        "Ann has a full alliance: one last turn for everybody else.",
    ]


def test_a_location_is_one_line_with_what_stays_open() -> None:
    uncovered = [
        event("reveal", count=2),
        event("uncover", location="seven"),
        event("uncover", location="count-blue"),
    ]
    rest = [
        event("leave", location="seven"),
        event("gain", location="count-blue", slot=4, source="deck"),
    ]
    assert told(*uncovered, you=0) == ["You uncover 7 points; 1 + 1 per blue lord."]
    assert told(*uncovered, *rest) == [
        "Ann takes a location from the deck, “1 + 1 per blue lord”; left open: 7 points."
    ]
    searched = event("search", locations=None)
    found = event("gain", location="seven", slot=4, source="search")
    assert told(searched, found) == ["Ann takes a location from the searched deck, “7 points”."]


def test_a_turn_of_a_bot_is_a_few_lines() -> None:
    """In all the ways to play: hardly ever more than three lines, though a turn has many steps."""
    lengths = []
    for seed in range(6):
        table = Plotter(seed, ["bot plankton"] * 3)
        while table.seat != NOBODY:
            active = table.opened()["active"]
            table.log = Log()
            while table.seat == active:
                table.let_bot_play()
            lengths.append(len(FACE.tell(table.log.sent(NOBODY), table.scene(NOBODY, ENGLISH))))
    assert sum(length <= 3 for length in lengths) > 0.85 * len(lengths)
    assert max(lengths) < 9
