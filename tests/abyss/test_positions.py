"""Chapter 11, positions: what can be written down is read back as it was."""

from typing import Any

import pytest

import lanternfish as lf
from lanternfish.core.chance import fair, quick
from tests import faithful
from tests.abyss.table import (
    ABYSS,
    ANN,
    BEN,
    CARA,
    DAN,
    EXPLORATION,
    LOCATIONS,
    LORDS,
    NOTHING,
    TOKENS,
    asked,
    cards,
    left_over,
    player,
    read,
    turn,
    written,
)
from tests.abyss.tables import TABLES, entering, lying
from tests.playing import legal, play, zone

#: Every phase that somebody decides in, and the end, in the order of a turn.
PHASES = (
    "main offer ally monster reward second-stack pay affiliate jailer assassin commander hunter "
    "apprentice illusionist exchange corruptor traitor replace schemer source pick keys smokers "
    "end limit over"
).split()


@pytest.mark.rule("ABY 11.15")
def test_there_is_a_table_for_every_phase() -> None:
    phases = {name: zone(make(), "phase") for name, make in TABLES.items()}
    assert list(dict.fromkeys(phases.values())) == PHASES
    assert all(name.split(",")[0] == phase for name, phase in phases.items())


@pytest.mark.rule("ABY 11.15")
@pytest.mark.parametrize("name", TABLES)
def test_a_position_comes_back_as_it_was_written(name: str) -> None:
    faithful.position_comes_back(TABLES[name]())


@pytest.mark.rule("ABY 11.15", "ABY 11.13")
@pytest.mark.parametrize("name", TABLES)
def test_a_position_that_was_read_plays_on_in_the_same_way(name: str) -> None:
    faithful.position_plays_on_alike(TABLES[name]())


@pytest.mark.rule("ABY 11.15", "ABY 11.13")
@pytest.mark.parametrize("name", TABLES)
def test_a_position_that_is_read_at_every_step_is_the_same(name: str) -> None:
    faithful.position_comes_back_at_every_step(TABLES[name](), steps=25)


@pytest.mark.rule("ABY 11.15")
@pytest.mark.parametrize("name", TABLES)
def test_positions_can_be_pickled(name: str) -> None:
    faithful.position_can_be_pickled(TABLES[name]())


@pytest.mark.rule("ABY 11.15")
@pytest.mark.parametrize("name", TABLES)
def test_a_copy_goes_its_own_way(name: str) -> None:
    faithful.copy_goes_its_own_way(TABLES[name]())


@pytest.mark.rule("ABY 11.15")
def test_copies_at_every_step_of_a_game() -> None:
    for seed in range(2):
        faithful.copies_at_every_step(ABYSS.deal(2 + seed, seed), step=seed)


def lying_cards() -> dict[str, Any]:
    """The zones of the cards of the table above."""
    seen = cards("C2 J5 J1 Q1 H5 S1 M J1 M C1 C5 J2")
    lords = "hunter keeper miller sage slaver treasurer traitor shaman invoker seeker reaper"
    places = "jail abyss depths barracks black-smokers city-of-mirrors parliament"
    return {
        "exploration": {
            "deck": ["monster", "squid5", *left_over(EXPLORATION, [*seen, "monster", "squid5"])],
            "track": [],
            "discard": ["jellyfish1", "monster", "monster"],
        },
        "council": {
            "jellyfish": ["jellyfish2"],
            "crab": ["crab1", "crab5"],
            "seahorse": [],
            "shellfish": [],
            "squid": [],
        },
        "lords": {
            "deck": ["elder", "jailer", *left_over(LORDS, [*lords.split(), "elder", "jailer"])],
            "court": ["traitor", "shaman"],
            "out": ["invoker", "seeker"],
        },
        "locations": {
            "stack": ["city-of-mirrors", "parliament", *left_over(LOCATIONS, places.split())],
            "row": ["barracks", "depths"],
            "drawn": [],
        },
    }


def lying_players() -> list[dict[str, Any]]:
    return [
        {
            "pearls": 2,
            "keys": 0,
            "hand": ["jellyfish1", "jellyfish5", "crab2"],
            "tokens": [2, 4],
            "lords": ["hunter", "keeper"],
            "slain": ["keeper"],
            "locations": {},
            "affiliated": [],
        },
        {
            "pearls": 1,
            "keys": 0,
            "hand": [],
            "tokens": [3],
            "lords": ["miller"],
            "slain": [],
            "locations": {"abyss": [], "jail": ["sage"]},
            "affiliated": ["seahorse5", "squid1"],
        },
        {
            "pearls": 1,
            "keys": 1,
            "hand": ["shellfish1"],
            "tokens": [],
            "lords": ["slaver", "treasurer"],
            "slain": [],
            "locations": {},
            "affiliated": [],
        },
    ]


@pytest.mark.rule("ABY 11.15")
def test_a_position_as_plain_data() -> None:
    """Every zone, and the order of all keys."""
    state = lying()
    data = {
        "game": "abyss",
        "rules": 1,
        "seats": 3,
        "options": {"edition": "standard"},
        "seat": CARA,
        "phase": "keys",
        "active": CARA,
        "price": 2,
        "bought": [BEN],
        "used": ["oracle", "slaver"],
        "extra": 1,
        "ender": BEN,
        "threat": 3,
        **lying_cards(),
        "tokens": {
            "pool": [4, 3, *left_over(TOKENS, [4, 2, 3, 4, 3])],
            "theft": {"by": ANN, "from": BEN, "token": 4},
        },
        "players": lying_players(),
        "choice": NOTHING | {"location": "black-smokers", "under": ["reaper"]},
        "chance": quick(5).to_dict(),
    }
    assert state.to_dict() == data
    assert list(state.to_dict()) == list(data)
    for part in ("exploration", "council", "lords", "locations", "tokens", "choice"):
        assert list(zone(state, part)) == list(data[part])
    assert list(zone(state, "players", BEN)) == list(lying_players()[BEN])
    assert list(zone(state, "tokens", "theft")) == ["by", "from", "token"]
    assert legal(state) == ["spend slaver", "spend treasurer"]


@pytest.mark.rule("ABY 11.15")
@pytest.mark.parametrize(
    ("name", "choice"),
    [
        ("main", {}),
        ("pay, in the middle", {"recruiting": True, "lord": "master-of-magic", "paid": "J2 C4"}),
        ("affiliate", {"recruiting": True, "lord": "elder", "paid": "J1 C1 H1 S1 Q3"}),
        ("jailer", {"recruiting": True, "lord": "jailer"}),
        ("assassin", {"recruiting": True, "lord": "assassin", "victim": CARA}),
        ("commander", {"recruiting": True, "lord": "commander", "from": "crab2"}),
        ("exchange", {"recruiting": True, "lord": "illusionist", "location": "jail"}),
        ("keys", {"location": "abyss"}),
        ("keys, two of them spent", {"location": "city-of-mirrors", "under": ["oracle", "keeper"]}),
        (
            "keys, a lord and a token",
            {"location": "parliament", "under": ["keeper"], "spent": 1},
        ),
        ("smokers", {}),
        ("smokers, by an ambassador", {"recruiting": True, "lord": "hermit"}),
        ("limit", {"from": "jellyfish1"}),
        ("over", {}),
    ],
)
def test_what_is_under_way_is_written_out(name: str, choice: dict[str, Any]) -> None:
    expected = NOTHING | choice
    if "paid" in choice:
        expected["paid"] = cards(choice["paid"])
    expected["under"] = [lord for lord in LORDS if lord in expected["under"]]
    assert zone(TABLES[name](), "choice") == expected
    assert list(zone(TABLES[name](), "choice")) == list(NOTHING)


@pytest.mark.rule("ABY 11.15")
def test_the_first_card_of_a_deck_is_the_next_one() -> None:
    state = turn(
        player("", pearls=2),
        player(pearls=0),
        deck="C5 M",
        lord_deck="hermit jailer",
        court="sage",
    )
    play(state, "plot", "explore", "continue")
    assert zone(state, "exploration", "track") == ["crab5", "monster"]
    assert zone(state, "lords", "court") == ["sage", "hermit"]
    assert zone(state, "lords", "deck")[0] == "jailer"
    state = asked("source", player(keys=3), player(), stack="jail depths chasm")
    play(state, "draw 2")
    assert zone(state, "locations", "drawn") == ["depths", "jail"]
    assert zone(state, "locations", "stack")[0] == "chasm"
    state = asked("reward", player(), player(), track="M", threat=2, pool="4 2 3")
    play(state, "reward MM")
    assert zone(state, "players", ANN, "tokens") == [2, 4]
    assert zone(state, "tokens", "pool")[0] == 3


@pytest.mark.rule("ABY 11.15", "ABY 2.9")
@pytest.mark.parametrize(
    ("lords", "locations", "slain", "treasurer", "recruiter"),
    [("%s", "", "", 4, 8), ("%s", "", "%s", 6, 6), ("", "%s", "", 6, 6)],
    ids=["free", "slain", "under a location"],
)
def test_lords_that_are_slain_or_under_a_location_are_read_as_such(
    lords: str, locations: str, slain: str, treasurer: int, recruiter: int
) -> None:
    """The shaman costs six; Ann's treasurer or Ben's recruiter changes it while in force."""
    for lord, cost in (("treasurer", treasurer), ("recruiter", recruiter)):
        rows = [row.replace("%s", lord) for row in (lords, locations, slain)]
        site = {"jail": rows[1]} if rows[1] else {}
        owner = player("", rows[0], site, slain=rows[2])
        ann, ben = (owner, player()) if lord == "treasurer" else (player(), owner)
        ann |= {"hand": cards("J1 C1 H1"), "pearls": 9}
        state = turn(ann, ben, court="shaman")
        play(state, "recruit shaman")
        assert zone(state, "players", ANN, "pearls") == 9 - (cost - 3)


@pytest.mark.rule("ABY 11.15")
def test_rows_may_be_tuples_and_in_any_order() -> None:
    """Only the decks, the track and the court have an order of their own."""
    data = written("main", (player("C2 J5", "miller keeper", keys=1), player()), row="jail abyss")
    plain = read(data)
    data["exploration"]["deck"] = tuple(data["exploration"]["deck"])
    data["locations"]["row"] = ("jail", "abyss")
    data["players"][ANN]["hand"] = ("crab2", "jellyfish5")
    data["players"][ANN]["lords"] = ["miller", "keeper"]
    assert read(data) == plain
    assert read(data).to_dict() == plain.to_dict()
    court = written(court="sage elder")
    assert read(court) != read(written(court="elder sage"))


@pytest.mark.rule("ABY 11.15", "ABY 11.12")
def test_the_edition_is_read_back() -> None:
    """Doubled by Ben's recruiter, the shaman costs twelve."""
    for edition, legal_then in (
        ("standard", ["explore", "recruit shaman"]),
        ("russian", ["explore"]),
    ):
        state = turn(
            player("J5 C2 H1", pearls=0),
            player("", "recruiter"),
            edition=edition,
            court="shaman",
        )
        assert zone(state, "options") == {"edition": edition}
        assert legal(read(state.to_dict())) == legal_then


@pytest.mark.rule("ABY 11.15", "ABY 11.11")
def test_the_end_names_nobody() -> None:
    state = TABLES["over"]()
    assert (state.seat, state.legal(), list(state.moves())) == (lf.NOBODY, (), [])
    assert (zone(state, "seat"), zone(state, "active"), zone(state, "ender")) == (None, CARA, ANN)


@pytest.mark.rule("ABY 11.15")
def test_opponents_may_be_the_ones_who_decide() -> None:
    for name, seat, active in (
        ("offer", CARA, ANN),
        ("offer, on the fifth space", ANN, BEN),
        ("jailer", CARA, ANN),
        ("commander", ANN, CARA),
        ("limit", CARA, CARA),
        ("end", BEN, BEN),
    ):
        state = TABLES[name]()
        assert (state.seat, zone(state, "seat"), zone(state, "active")) == (seat, seat, active)
    state = asked(
        "jailer",
        *(player("", "jailer"), player(), player(), player("C1 C2")),
        seat=DAN,
        choice=entering("jailer"),
    )
    assert state.seat == DAN


@pytest.mark.rule("ABY 11.15", "ABY 11.13")
@pytest.mark.parametrize("kind", ["quick", "fair"])
@pytest.mark.parametrize("words", [0, 1, 8, 9])
def test_chance_goes_on_where_it_was(kind: str, words: int) -> None:
    chance = quick(5) if kind == "quick" else fair(b"five", [b"a", b"b"])
    for _ in range(words):
        chance.word()
    data: dict[str, Any] = TABLES["smokers"]().to_dict()
    data["chance"] = chance.to_dict()
    one = read(data)
    two = read(one.to_dict())
    assert zone(one, "chance") == chance.to_dict()
    play(one, "swap depths")
    play(two, "swap depths")
    assert one == two
    assert zone(one, "chance") != chance.to_dict()
