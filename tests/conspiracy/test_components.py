"""Chapter 1: what is in the box, and the pyramid."""

from collections import Counter

import pytest

import lanternfish as lf
from lanternfish.games.conspiracy import cards as box
from tests.conspiracy.table import (
    ANN,
    BEN,
    CARA,
    COLOURS,
    CONSPIRACY,
    DAN,
    LOCATIONS,
    LORDS,
    asked,
    crests,
    deck,
    finished,
    lords,
    pearls,
    piles,
    row,
    sites,
    turn,
)
from tests.playing import legal, play, told, zone


@pytest.mark.rule("CON 1.1", "CON 1.3")
def test_the_box_holds_sixty_lords() -> None:
    """Scenario 2: in each colour one 0, four 1, two 2, two 3, two 4 and one 6."""
    dealt = deck(CONSPIRACY.deal(2, 3))
    assert len(dealt) == 60
    assert Counter(dealt) == Counter(LORDS)
    for code in "YRGBP":
        points = Counter(int(lord[1]) for lord in dealt if lord[0] == code)
        assert points == {0: 1, 1: 4, 2: 2, 3: 2, 4: 2, 6: 1}
        assert sum(value * count for value, count in points.items()) == 28


@pytest.mark.rule("CON 1.1", "CON 1.3")
def test_lords_by_their_numbers() -> None:
    names = [f"{code}{points}" for code in "YRGBP" for points in (0, 1, 2, 3, 4, 6)]
    assert list(box.LORD_NAMES) == names
    assert {name: number for number, name in enumerate(names)} == box.LORD
    assert [f"{'YRGBP'[box.COLOUR[n]]}{box.POINTS[n]}" for n in range(30)] == names
    assert list(box.RANK) == [0, 1, 2, 3, 4, 5] * 5
    assert list(box.LORD_COPIES) == [1, 4, 2, 2, 2, 1] * 5
    assert [box.LORD_NAMES[lord] for lord in box.LORD_BOX] == LORDS
    assert (box.LORDS, box.RANKS, box.COLOUR_COUNT) == (30, 6, 5)
    assert [n for n in range(30) if box.has_key(n)] == [6 * c + r for c in range(5) for r in (1, 2)]


@pytest.mark.rule("CON 1.2")
def test_five_colours_that_differ_in_nothing_else() -> None:
    state = CONSPIRACY.deal(2, 3)
    assert tuple(zone(state, "lords", "piles")) == COLOURS == box.COLOURS
    for code in "YRGBP":
        played = turn(2, ANN, deck=f"{code}3 Y4 R4")
        assert told(play(played, "draw 1"))[3:5] == [
            f"place 0 {code}3 1",
            f"crest 0 {COLOURS['YRGBP'.index(code)]} 1",
        ]
        assert pearls(played) == [2, 0]


@pytest.mark.rule("CON 1.4")
@pytest.mark.parametrize("code", ["Y", "R", "G", "B", "P"])
def test_a_lord_of_0_points_may_move_two(code: str) -> None:
    state = turn(2, BEN, ["", "B4"], deck=f"{code}0")
    play(state, "draw 1")
    assert (state.seat, legal(state)) == (BEN, ["skip", "swap 1 2"])


@pytest.mark.rule("CON 1.5", "CON 1.6")
@pytest.mark.parametrize(
    ("own", "lord"), [("Y1", "P1"), ("Y1", "R1"), ("B2", "G2"), ("G2", "Y2"), ("P1", "B1")]
)
def test_keys_of_both_kinds_bring_locations(own: str, lord: str) -> None:
    state = turn(2, BEN, ["", own], deck=lord, row="seven")
    play(state, "draw 1")
    assert legal(state) == ["reveal 1", "reveal 2", "reveal 3", "claim seven"]


@pytest.mark.rule("CON 1.5", "CON 1.6")
def test_how_many_keys_are_in_the_box() -> None:
    dealt = Counter(lord[1] for lord in deck(CONSPIRACY.deal(4, 5)))
    assert (dealt["1"], dealt["2"]) == (20, 10)


@pytest.mark.rule("CON 1.7", "CON 1.8", "CON 1.14")
def test_thirty_pearls_on_lords_and_six_on_locations() -> None:
    two = [lord for lord in LORDS if lord[1] == "3"]
    one = [lord for lord in LORDS if lord[1] == "4"]
    assert (len(two), len(one)) == (10, 10)
    for lord in set(two):
        assert gained(lord) == 2
    for lord in set(one):
        assert gained(lord) == 1
    for lord in set(LORDS) - set(two) - set(one):
        assert gained(lord) == 0
    assert 2 * len(two) + len(one) + sum(box.PEARLS) == 36


def gained(lord: str) -> int:
    """The pearls that the first lord of an alliance brings."""
    state = turn(3, BEN, deck=lord)
    play(state, "draw 1")
    assert pearls(state)[ANN] == pearls(state)[2] == 0
    return pearls(state)[BEN]


@pytest.mark.rule("CON 1.9")
@pytest.mark.parametrize("code", ["Y", "R", "G", "B", "P"])
def test_a_lord_of_6_points_lays_the_top_lord_open(code: str) -> None:
    state = turn(2, BEN, deck=f"{code}6 R3 R4")
    play(state, "draw 1")
    assert piles(state) == ["R3"]
    assert deck(state)[0] == "R4"


@pytest.mark.rule("CON 1.10")
def test_there_are_24_locations_each_once() -> None:
    """Scenario 2."""
    for seed in range(5):
        state = CONSPIRACY.deal(3, seed)
        assert sorted(sites(state) + row(state)) == sorted(LOCATIONS)
    assert len(set(LOCATIONS)) == 24
    assert list(box.LOCATION_NAMES) == LOCATIONS
    assert {name: number for number, name in enumerate(LOCATIONS)} == box.LOCATION
    assert list(box.LOCATION_BOX) == list(range(24))
    assert box.LOCATIONS == 24


def worth(location: str, alliance: str = "Y1 Y1={}") -> int:
    """What a location brings at the end: here to two yellow lords with silver keys."""
    state = finished("", alliance.format(location))
    account = state.breakdown()["seats"]
    assert isinstance(account, list)
    points: dict[str, int] = account[BEN]["locations"]
    return points[location]


@pytest.mark.rule(
    "CON 1.11", "CON 1.12", "CON 1.13", "CON 1.14", "CON 1.19", "CON 1.20", "CON 1.21",
    "CON 1.22", "CON 1.23", "CON 1.24", "CON 6.6",
)  # fmt: skip
def test_points_printed_on_locations() -> None:
    printed = {"seven": 7, "pearl1": 5, "pearl2": 4, "pearl3": 3}
    for name in ("force1", "force2", "mix-lords", "mix-locations", "any-keys", "search-deck"):
        printed[name] = 3
    assert {name: worth(name) for name in printed} == printed


@pytest.mark.rule("CON 1.15", "CON 1.16", "CON 1.17", "CON 1.18", "CON 1.25", "CON 1.26")
def test_locations_that_are_worth_what_the_alliance_has() -> None:
    """Five silver keys, two gold ones, five pearls, three locations."""
    alliance = "Y1 Y1={} R1 R1=seven B3 B3 G2 G2=gold P1 B4 Y6"
    values = {name: worth(name, alliance) for name in ("silver", "pearls", "locations")}
    assert values == {"silver": 5, "pearls": 2, "locations": 6}
    assert worth("gold", "Y1 Y1=seven R2 B2={} G2") == 6
    best = {colour: worth(f"best-{colour}", alliance) for colour in COLOURS}
    assert best == {"yellow": 6, "red": 1, "green": 2, "blue": 4, "purple": 1}
    count = {colour: worth(f"count-{colour}", alliance) for colour in COLOURS}
    assert count == {"yellow": 4, "red": 3, "green": 3, "blue": 4, "purple": 2}


@pytest.mark.rule("CON 1.12", "CON 1.13", "CON 1.14")
@pytest.mark.parametrize("location", LOCATIONS)
def test_pearls_that_locations_give_at_once(location: str) -> None:
    state = asked(2, BEN, "source", ["", "Y1 Y1"], row=location)
    play(state, f"claim {location}")
    assert pearls(state) == [0, {"pearl1": 1, "pearl2": 2, "pearl3": 3}.get(location, 0)]


@pytest.mark.rule("CON 1.19", "CON 1.20", "CON 1.21", "CON 1.22", "CON 1.23", "CON 1.24")
@pytest.mark.parametrize(
    ("location", "events"),
    [
        ("force1", ["force 1 1"]),
        ("force2", ["force 1 2"]),
        ("mix-lords", ["mix-lords 1 2"]),
        ("mix-locations", ["mix-locations 1 1"]),
        ("any-keys", []),
        ("search-deck", []),
        ("silver", []),
        ("seven", []),
    ],
)
def test_what_locations_do_at_once(location: str, events: list[str]) -> None:
    state = asked(2, BEN, "source", ["", "Y1 Y1"], row=f"{location} gold", piles="G3 B4")
    log = play(state, f"claim {location}")
    expected = [f"gain 1 {location} 2 row", *events, "turn 0"]
    assert told(log)[: len(expected)] == expected


@pytest.mark.rule("CON 1.27", "CON 2.5")
def test_twenty_crests_are_enough_for_four_players() -> None:
    """One of each colour in every alliance, however many lords of a colour there are."""
    alliances = ["Y1 R0 G2 B6 P4 Y4 R1 G1 B1 P3", *["Y1 R1 G1 B1 P1"] * 3]
    state = turn(4, BEN, alliances)
    assert crests(state, ANN) == {"yellow": 6, "red": 7, "green": 3, "blue": 4, "purple": 5}
    for seat in (BEN, CARA, DAN):
        assert crests(state, seat) == dict(zip(COLOURS, range(1, 6), strict=True))
    assert sum(len(crests(state, seat)) for seat in range(4)) == 20


@pytest.mark.rule("CON 1.28")
def test_fifteen_places_in_rows_of_five_to_one() -> None:
    assert box.ROWS == (5, 4, 3, 2, 1)
    assert sum(box.ROWS) == box.SLOTS == 15
    state = turn(2, ANN, sizes={ANN: 14}, deck="P4")
    play(state, "draw 1")
    assert len(lords(state, ANN).split()) == 15
    assert zone(state, "trigger") == ANN


#: Which places touch, read off the pyramid by hand: each pair once.
PAIRS = [
    *((1, 2), (2, 3), (3, 4), (4, 5)),
    *((1, 6), (2, 6), (2, 7), (3, 7), (3, 8), (4, 8), (4, 9), (5, 9)),
    *((6, 7), (7, 8), (8, 9)),
    *((6, 10), (7, 10), (7, 11), (8, 11), (8, 12), (9, 12)),
    *((10, 11), (11, 12)),
    *((10, 13), (11, 13), (11, 14), (12, 14)),
    *((13, 14), (13, 15), (14, 15)),
]


def painted() -> list[str]:
    """A full pyramid of three colours in which no two lords of a colour touch."""
    paint = {"Y": iter(of("Y")), "R": iter(of("R")), "G": iter(of("G"))}
    colours = ["YRG"[(column + 2 * line) % 3] for line in range(5) for column in range(5 - line)]
    return [next(paint[colour]) for colour in colours]


def of(code: str) -> list[str]:
    return [lord for lord in LORDS if lord[0] == code]


def touch(one: int, two: int) -> bool:
    """Do two purple lords on these places make a coalition? Nobody else does."""
    places = painted()
    places[one - 1] = "P3"
    places[two - 1] = "P4"
    account = finished(" ".join(places), "").breakdown()["seats"]
    assert isinstance(account, list)
    found: dict[str, object] = account[ANN]["coalition"]
    if found == {"colour": "purple", "slots": [one, two]}:
        return True
    assert account[ANN]["coalition-points"] == 3
    return False


@pytest.mark.rule("CON 1.29")
def test_thirty_pairs_of_places_touch() -> None:
    """Scenario 50."""
    assert len(PAIRS) == 30
    for one in range(1, 16):
        for two in range(one + 1, 16):
            assert touch(one, two) == ((one, two) in PAIRS)
    for one, two in [(1, 6), (5, 9), (7, 10), (13, 15)]:
        assert (one, two) in PAIRS
    for one, two in [(1, 7), (5, 8), (6, 8), (1, 10)]:
        assert (one, two) not in PAIRS


@pytest.mark.rule("CON 1.29")
def test_place_7_touches_six_others() -> None:
    assert box.TOUCHING[6] == (2, 3, 6, 8, 10, 11)
    assert {(min(n, 7), max(n, 7)) for n in box.TOUCHING[6]} == {p for p in PAIRS if 7 in p}
    for place, others in enumerate(box.TOUCHING, 1):
        assert box.NEIGHBOURS[place - 1] == sum(1 << (other - 1) for other in others)
        assert list(others) == sorted(
            other for pair in PAIRS if place in pair for other in pair if other != place
        )


def test_the_game_is_in_the_catalogue() -> None:
    assert "conspiracy" in lf.games()
    assert (CONSPIRACY.name, CONSPIRACY.rules_version) == ("conspiracy", 1)
    assert repr(CONSPIRACY) == "<Game conspiracy>"
