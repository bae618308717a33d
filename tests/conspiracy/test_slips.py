"""Chapter 7, positions: a slip of the pen is named, none is guessed away."""

from typing import Any

import pytest

from tests.conspiracy.table import ANN, BEN, refused, written

PHASES = "conspire, pick, keep, order, swap, source, choose, search, next, over"
LORD = "it takes cards such as Y0, Y1, Y2"
PLACE = "it takes cards such as seven, pearl1, pearl2"


def position(**changes: Any) -> dict[str, Any]:
    """Ben of three is to conspire, with some things on the table; some keys changed."""
    return written(3, alliances=["Y1 Y1=seven", "R3"], active=BEN, piles="G4") | changes


def with_lords(**changes: Any) -> dict[str, Any]:
    data = position()
    return data | {"lords": data["lords"] | changes}


def with_locations(**changes: Any) -> dict[str, Any]:
    data = position()
    return data | {"locations": data["locations"] | changes}


def with_alliance(seat: int, **changes: Any) -> dict[str, Any]:
    data = position()
    data["alliances"][seat] |= changes
    return data


@pytest.mark.rule("CON 7.12")
@pytest.mark.parametrize(
    ("data", "slip"),
    [
        (None, "position is None, not a mapping"),
        ([], "position is [], not a mapping"),
        (
            {"colour": 1},
            (
                "position has 'colour'; it may have: game, rules, seats, options, seat, phase, "
                "first, active, lords, locations, alliances, master, marker, force, trigger, chance"
            ),
        ),
        ({}, "position lacks 'game'"),
        (position(game="biblios"), "position.game is 'biblios'; it takes one of: conspiracy"),
        (position(game=7), "position.game is 7; it takes one of: conspiracy"),
        (position(rules=2), "position.rules is 2; it takes a whole number from 1 to 1"),
        (position(rules=0), "position.rules is 0; it takes a whole number from 1 to 1"),
        (position(rules=True), "position.rules is True; it takes a whole number from 1 to 1"),
        (position(seats=5), "position.seats is 5; it takes a whole number from 2 to 4"),
        (position(seats=1), "position.seats is 1; it takes a whole number from 2 to 4"),
        (position(options=None), "position.options is None, not a mapping"),
        (position(options={"solo": 1}), "position.options has 'solo'; it may have: "),
        (position(phase="night"), f"position.phase is 'night'; it takes one of: {PHASES}"),
        (position(first=3), "position.first is 3; it takes a whole number from 0 to 2"),
        (position(first=-1), "position.first is -1; it takes a whole number from 0 to 2"),
        (position(active=3), "position.active is 3; it takes a whole number from 0 to 2"),
        (position(active=None), "position.active is None; it takes a whole number from 0 to 2"),
        (position(master=3), "position.master is 3; it takes a whole number from 0 to 2"),
        (position(trigger=3), "position.trigger is 3; it takes a whole number from 0 to 2"),
        (position(trigger=-1), "position.trigger is -1; it takes a whole number from 0 to 2"),
        (position(force=7), "position.force is 7, not a mapping"),
        (position(force={}), "position.force lacks 'seat'"),
        (position(force={"seat": 0}), "position.force lacks 'lords'"),
        (position(force={"who": 0}), "position.force has 'who'; it may have: seat, lords"),
        (
            position(force={"seat": 3, "lords": 1}),
            "position.force.seat is 3; it takes a whole number from 0 to 2",
        ),
        (
            position(force={"seat": -1, "lords": 1}),
            "position.force.seat is -1; it takes a whole number from 0 to 2",
        ),
        (
            position(force={"seat": 0, "lords": 3}),
            "position.force.lords is 3; it takes a whole number from 1 to 2",
        ),
        (
            position(force={"seat": 0, "lords": 0}),
            "position.force.lords is 0; it takes a whole number from 1 to 2",
        ),
        (position(marker=3), "position.marker is 3; it takes a whole number from 2 to 2"),
        (position(marker=1), "position.marker is 1; it takes a whole number from 2 to 2"),
        (position(marker=None), "position.marker is None; it takes a whole number from 2 to 2"),
        (position(chance=None), "chance is None, not of kind quick or fair"),
        (position(seat=3), "position.seat is 3; it takes a whole number from 0 to 2"),
        (position(seat=ANN), "position.seat is 0; seat 1 decides"),
        (position(seat=None), "position.seat is None; seat 1 decides"),
        (
            written(2, "over", sizes={ANN: 15}, active=BEN, trigger=ANN, seat=BEN),
            "position.seat is 1; seat None decides",
        ),
    ],
)
def test_a_slip_at_the_head_is_named(data: object, slip: str) -> None:
    assert refused(data) == slip


@pytest.mark.rule("CON 7.12")
@pytest.mark.parametrize("key", sorted(set(position()) - {"marker"}))
def test_every_part_must_be_written(key: str) -> None:
    data = position()
    del data[key]
    assert refused(data) == f"position lacks {key!r}"


@pytest.mark.rule("CON 7.12")
@pytest.mark.parametrize(("part", "key"), [
    *(("lords", key) for key in ("deck", "piles", "shown", "taken")),
    *(("locations", key) for key in ("deck", "row", "uncovered")),
])  # fmt: skip
def test_every_zone_must_be_written(part: str, key: str) -> None:
    data = position()
    del data[part][key]
    assert refused(data) == f"position.{part} lacks {key!r}"


@pytest.mark.rule("CON 7.12")
@pytest.mark.parametrize(
    ("data", "slip"),
    [
        (position(lords=None), "position.lords is None, not a mapping"),
        (
            with_lords(hand=[]),
            "position.lords has 'hand'; it may have: deck, piles, shown, taken",
        ),
        (with_lords(deck="Y1"), "position.lords.deck is 'Y1'; it takes a list"),
        (with_lords(deck=["Y5"]), f"position.lords.deck is 'Y5'; {LORD}"),
        (with_lords(deck=["seven"]), f"position.lords.deck is 'seven'; {LORD}"),
        (with_lords(shown=None), "position.lords.shown is None; it takes a list"),
        (with_lords(shown=[7]), f"position.lords.shown is 7; {LORD}"),
        (with_lords(piles=[]), "position.lords.piles is [], not a mapping"),
        (
            with_lords(piles={"black": []}),
            "position.lords.piles has 'black'; it may have: yellow, red, green, blue, purple",
        ),
        (with_lords(piles={"red": ["X1"]}), f"position.lords.piles.red is 'X1'; {LORD}"),
        (with_lords(piles={"red": ["R1", "G1"]}), "position.lords.piles.red has G1"),
        (with_lords(piles={"yellow": ["R0"]}), "position.lords.piles.yellow has R0"),
        (with_lords(piles={"purple": ["B6"]}), "position.lords.piles.purple has B6"),
        (with_lords(taken=[]), "position.lords.taken is [], not a mapping"),
        (with_lords(taken={}), "position.lords.taken lacks 'colour'"),
        (with_lords(taken={"colour": "red"}), "position.lords.taken lacks 'lords'"),
        (
            with_lords(taken={"colour": "red", "size": 1}),
            "position.lords.taken has 'size'; it may have: colour, lords",
        ),
        (
            with_lords(taken={"colour": "R", "lords": []}),
            "position.lords.taken.colour is 'R'; it takes one of: yellow, red, green, blue, purple",
        ),
        (
            with_lords(taken={"colour": "red", "lords": ["R9"]}),
            f"position.lords.taken.lords is 'R9'; {LORD}",
        ),
        (
            with_lords(taken={"colour": "red", "lords": ["R1", "B2"]}),
            "position.lords.taken.lords has B2, which is not its colour",
        ),
        (position(locations=[]), "position.locations is [], not a mapping"),
        (
            with_locations(open=[]),
            "position.locations has 'open'; it may have: deck, row, uncovered",
        ),
        (with_locations(deck=7), "position.locations.deck is 7; it takes a list"),
        (with_locations(deck=["Y1"]), f"position.locations.deck is 'Y1'; {PLACE}"),
        (with_locations(row=["eight"]), f"position.locations.row is 'eight'; {PLACE}"),
        (with_locations(row=["gold", "gold"]), "position.locations.row has gold twice"),
        (with_locations(uncovered=[None]), f"position.locations.uncovered is None; {PLACE}"),
        (
            with_locations(uncovered=["silver", "gold", "silver"]),
            "position.locations.uncovered has silver twice",
        ),
    ],
)
def test_a_slip_in_the_zones_is_named(data: object, slip: str) -> None:
    assert refused(data) == slip


@pytest.mark.rule("CON 7.12", "CON 7.13")
@pytest.mark.parametrize(
    ("data", "slip"),
    [
        (position(alliances=7), "position.alliances is 7; it takes a list"),
        (position(alliances=[]), "position.alliances has 0 for 3 seats"),
        (position(alliances=[{}] * 4), "position.alliances has 4 for 3 seats"),
        (position(alliances=[{}] * 3), "position.alliances[0] lacks 'lords'"),
        (position(alliances=[7] * 3), "position.alliances[0] is 7, not a mapping"),
        (
            with_alliance(2, name="Cara"),
            "position.alliances[2] has 'name'; it may have: lords, locations, crests, pearls",
        ),
        (with_alliance(1, lords="R3"), "position.alliances[1].lords is 'R3'; it takes a list"),
        (with_alliance(1, lords=["R7"]), f"position.alliances[1].lords is 'R7'; {LORD}"),
        (
            with_alliance(1, lords=["R1"] * 16),
            "position.alliances[1] has 16 lords; a pyramid has 15 places",
        ),
        (
            with_alliance(2, locations=[]),
            "position.alliances[2].locations is [], not a mapping",
        ),
        (
            with_alliance(2, locations={"16": "gold"}),
            (
                "position.alliances[2].locations has '16'; it may have: "
                "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15"
            ),
        ),
        (
            with_alliance(2, locations={2: "gold"}),
            (
                "position.alliances[2].locations has 2; it may have: "
                "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15"
            ),
        ),
        (
            with_alliance(0, locations={"2": "Y1"}),
            f"position.alliances[0].locations.2 is 'Y1'; {PLACE}",
        ),
        (
            with_alliance(0, locations={"1": "gold", "2": "gold"}),
            "position.alliances[0].locations has gold twice",
        ),
        (
            with_alliance(1, pearls=3),
            "position.alliances[1].pearls is 3; it takes a whole number from 2 to 2",
        ),
        (
            with_alliance(0, pearls=-1),
            "position.alliances[0].pearls is -1; it takes a whole number from 0 to 0",
        ),
        (with_alliance(0, crests=[]), "position.alliances[0].crests is [], not a mapping"),
        (with_alliance(0, crests={}), "position.alliances[0].crests lacks 'yellow'"),
        (
            with_alliance(0, crests={"black": 1}),
            (
                "position.alliances[0].crests has 'black'; it may have: "
                "yellow, red, green, blue, purple"
            ),
        ),
        (
            with_alliance(0, crests={"yellow": 3}),
            "position.alliances[0].crests.yellow is 3; it takes a whole number from 1 to 2",
        ),
        (
            with_alliance(0, crests={"yellow": 0}),
            "position.alliances[0].crests.yellow is 0; it takes a whole number from 1 to 2",
        ),
        (
            with_alliance(0, crests={"yellow": 1, "red": 1}),
            "position.alliances[0].crests has red, and the alliance no such lord",
        ),
        (
            with_alliance(1, crests={"yellow": 1, "red": 1}),
            "position.alliances[1].crests has yellow, and the alliance no such lord",
        ),
        (
            with_alliance(2, lords=["P4", "P6", "B6"], crests={"purple": 1, "blue": 3}),
            "position.alliances[2].crests.purple is 1, where no P6 is, the best",
        ),
        (
            with_alliance(2, lords=["P4", "P6", "B6"], crests={"purple": 2, "blue": 2}),
            "position.alliances[2].crests.blue is 2, where no B6 is, the best",
        ),
    ],
)
def test_a_slip_in_an_alliance_is_named(data: object, slip: str) -> None:
    assert refused(data) == slip
