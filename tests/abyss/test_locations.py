"""Chapter 9: what the twenty locations score."""

from typing import Any

import pytest

import lanternfish as lf
from tests.abyss.table import ANN, BEN, LOCATIONS, finished, player

#: Locations that count lords of a guild: what is printed, and four such lords.
GUILDS = {
    "parliament": (6, "corruptor diplomat schemer traitor"),
    "barracks": (7, "recruiter jailer seeker hunter"),
    "dockworks": (5, "ship-master trader peddler shopkeeper"),
    "sargasso-silos": (5, "keeper miller landowner reaper"),
    "hydrozoa-reserves": (6, "shaman invoker apprentice illusionist"),
}
#: Locations that count affiliated allies of a race.
RACES = {
    "sanctuary": (4, "J"),
    "oceanic-senate": (4, "Q"),
    "chasm": (5, "C"),
    "sargasso-fields": (3, "H"),
    "giant-clams": (3, "S"),
}
#: A lord of each guild, and an ambassador.
ALL_GUILDS = "shaman hunter keeper trader corruptor sage"
#: What every location scores for who has no lord and no ally.
EMPTY = {
    "parliament": 6, "barracks": 7, "dockworks": 5, "sargasso-silos": 5, "hydrozoa-reserves": 6,
    "sanctuary": 4, "oceanic-senate": 4, "chasm": 5, "sargasso-fields": 3, "giant-clams": 3,
    "abyss": 0, "depths": 0, "throne-room": 0, "jail": 15, "coral-barrier": 20,
    "closed-tower": 0, "lost-tower": 0, "chamber-of-allies": 3, "city-of-mirrors": 0,
    "black-smokers": 0,
}  # fmt: skip


def tiles(state: lf.State, seat: int = ANN) -> dict[str, int]:
    seats: Any = state.breakdown()["seats"]
    return dict(seats[seat]["locations"])


def worth(
    location: str, lords: str = "", affiliated: str = "", under: str = "", **rest: Any
) -> int:
    """What a location of Ann's scores; some lords may lie under it."""
    ann = player(lords=lords, affiliated=affiliated, locations={location: under}, **rest)
    return tiles(finished(ann, player()))[location]


@pytest.mark.rule("ABY 9.1", "ABY 9.2", "ABY 9.3", "ABY 9.4", "ABY 9.5")
@pytest.mark.parametrize("location", list(GUILDS))
def test_two_for_each_lord_of_a_guild(location: str) -> None:
    """Free or under a location, and none of another guild."""
    printed, row = GUILDS[location]
    lords = row.split()
    strangers = " ".join(one[1].split()[1] for name, one in GUILDS.items() if name != location)
    for count in range(5):
        assert worth(location, lords=" ".join(lords[:count])) == printed + 2 * count
        assert worth(location, under=" ".join(lords[: min(count, 3)])) == printed + 2 * min(
            count, 3
        )
    assert worth(location, lords=f"{strangers} sage") == printed
    assert worth(location, lords=f"{lords[0]} {strangers}", under=lords[1]) == printed + 4


@pytest.mark.rule("ABY 9.6", "ABY 9.7", "ABY 9.8", "ABY 9.9", "ABY 9.10")
@pytest.mark.parametrize("location", list(RACES))
def test_three_for_each_ally_of_a_race(location: str) -> None:
    """Every affiliated one, not only the strongest; cards, not values."""
    printed, letter = RACES[location]
    row = [f"{letter}{value}" for value in (1, 5, 3, 3, 1, 2)]
    strangers = " ".join(f"{other}4" for other in "JCHSQ" if other != letter)
    for count in range(7):
        assert worth(location, affiliated=" ".join(row[:count])) == printed + 3 * count
    assert worth(location, affiliated=strangers) == printed
    assert worth(location, affiliated=f"{strangers} {letter}5") == printed + 3


@pytest.mark.rule("ABY 9.11")
@pytest.mark.parametrize(
    ("lords", "points"),
    [
        ("", 0),
        ("keeper", 2),
        ("keeper miller landowner", 2),
        ("keeper sage", 4),
        ("keeper sage hermit trader", 6),
        (ALL_GUILDS, 12),
        (f"{ALL_GUILDS} elder", 12),
    ],
    ids=["none", "one", "alike", "ambassador", "three", "all", "seven"],
)
def test_the_abyss_counts_guilds(lords: str, points: int) -> None:
    assert worth("abyss", lords=lords) == points
    assert worth("abyss", lords=lords.partition(" ")[2], under=lords.partition(" ")[0]) == points


@pytest.mark.rule("ABY 9.12", "ABY 9.13")
@pytest.mark.parametrize(
    ("lords", "weakest", "strongest"),
    [
        ("", 0, 0),
        ("landowner", 12, 12),
        ("elder", 3, 3),
        ("landowner elder", 3, 12),
        ("miller recruiter keeper", 4, 10),
        ("trader invoker jailer", 7, 9),
        ("shaman slaver", 5, 5),
    ],
    ids=["none", "landowner", "elder", "both", "three", "middle", "equal"],
)
def test_depths_and_throne_room(lords: str, weakest: int, strongest: int) -> None:
    """Twice the weakest; once the strongest, who scores himself besides."""
    assert worth("depths", lords=lords) == 2 * weakest
    assert worth("throne-room", lords=lords) == strongest
    first, _, rest = lords.partition(" ")
    assert worth("depths", lords=rest, under=first) == 2 * weakest
    assert worth("throne-room", lords=rest, under=first) == strongest
    state = finished(player(lords="landowner", locations={"throne-room": ""}), player())
    assert state.scores() == (24, 0)


@pytest.mark.rule("ABY 9.14")
def test_the_jail_is_less_by_each_lord() -> None:
    row = "keeper reaper miller landowner trader peddler sage hermit".split()
    for count in range(9):
        assert worth("jail", lords=" ".join(row[:count])) == 15 - count
    assert worth("jail", lords="keeper", under="reaper miller") == 12


@pytest.mark.rule("ABY 9.15")
def test_the_coral_barrier_is_less_by_each_ally() -> None:
    row = "J1 J1 C2 C3 H4 H5 S1 S2 Q3 Q3 Q3 Q4 Q5".split()
    for count in range(14):
        assert worth("coral-barrier", affiliated=" ".join(row[:count])) == 20 - count


@pytest.mark.rule("ABY 9.16", "ABY 9.17")
@pytest.mark.parametrize(
    ("lords", "under", "closed", "lost"),
    [
        ("", "", 0, 0),
        ("keeper", "", 3, 0),
        ("miller", "", 0, 3),
        ("sage hermit elder", "", 0, 9),
        ("keeper miller aquaculturalist landowner", "", 3, 9),
        ("miller", "keeper reaper slaver", 9, 3),
        ("shaman tamer", "sage", 6, 3),
    ],
    ids=["none", "key", "farmer", "ambassadors", "farmers", "spent", "mixed"],
)
def test_the_two_towers(lords: str, under: str, closed: int, lost: int) -> None:
    """Three for each lord with a key, spent or not; three for each without one."""
    assert worth("closed-tower", lords=lords, under=under) == closed
    assert worth("lost-tower", lords=lords, under=under) == lost


@pytest.mark.rule("ABY 9.18")
@pytest.mark.parametrize(
    ("affiliated", "points"),
    [
        ("", 3),
        ("J5", 8),
        ("J5 J1", 4),
        ("J5 J3 J3 C2", 8),
        ("J2 C3 H4 S5 Q1", 18),
        ("J5 C5 H5 S5 Q5", 28),
        ("J5 C5 H5 S5 Q5 J1 C2 H3 S4 Q4", 17),
    ],
    ids=["none", "one", "two", "races", "all", "fives", "pairs"],
)
def test_the_chamber_counts_the_weakest_of_each_race(affiliated: str, points: int) -> None:
    """A race without one adds nothing; a single ally is weakest and strongest."""
    assert worth("chamber-of-allies", affiliated=affiliated) == points


@pytest.mark.rule("ABY 9.1", "ABY 9.11", "ABY 9.12", "ABY 9.13", "ABY 9.14", "ABY 9.15")
@pytest.mark.rule("ABY 9.16", "ABY 9.17", "ABY 9.18", "ABY 9.20")
def test_without_a_lord_or_an_ally() -> None:
    """Scenario 70: the printed part counts all the same."""
    assert list(EMPTY) == LOCATIONS
    state = finished(player(locations=dict.fromkeys(LOCATIONS, "")), player())
    assert tiles(state) == EMPTY
    assert state.scores() == (sum(EMPTY.values()), 0)


#: Ann's cards for the city of mirrors: 2 farmers, 3 squids.
MIRROR: dict[str, Any] = {"lords": "miller landowner", "affiliated": "Q1 Q2 Q5"}


def mirrored(*opponents: str, **zones: Any) -> int:
    """What Ann's city of mirrors scores against the locations of the others."""
    ann = player(locations={"city-of-mirrors": ""}, **MIRROR)
    others = [player(locations=dict.fromkeys(row.split(), "")) for row in opponents]
    return tiles(finished(ann, *others, **zones))["city-of-mirrors"]


@pytest.mark.rule("ABY 9.19")
@pytest.mark.parametrize("location", [name for name in LOCATIONS if name != "city-of-mirrors"])
def test_the_city_of_mirrors_shows_any_location(location: str) -> None:
    """With the cards of its owner, whatever the other has."""
    ann = player(locations={location: ""}, **MIRROR)
    own = tiles(finished(ann, player()))[location]
    assert mirrored(location) == own
    ben = player(lords="keeper reaper sage", affiliated="Q3 Q4", locations={location: "slaver"})
    state = finished(player(locations={"city-of-mirrors": ""}, **MIRROR), ben)
    assert tiles(state)["city-of-mirrors"] == own


@pytest.mark.rule("ABY 9.19")
@pytest.mark.parametrize(
    ("opponents", "points"),
    [
        ([""], 0),
        (["black-smokers"], 0),
        (["closed-tower"], 0),
        (["abyss"], 2),
        (["abyss lost-tower"], 6),
        (["abyss", "oceanic-senate"], 13),
        (["oceanic-senate", "abyss"], 13),
        (["depths", "", "coral-barrier"], 20),
        (["depths", "coral-barrier jail", "barracks"], 20),
    ],
    ids=["none", "smokers", "nothing", "one", "two", "others", "first", "four", "best"],
)
def test_the_best_of_all_opponents_is_taken(opponents: list[str], points: int) -> None:
    assert mirrored(*opponents) == points


@pytest.mark.rule("ABY 9.19")
def test_own_and_open_locations_are_not_mirrored() -> None:
    ann = player(locations={"city-of-mirrors": "", "coral-barrier": ""}, **MIRROR)
    state = finished(ann, player(), row="jail barracks")
    assert tiles(state) == {"coral-barrier": 17, "city-of-mirrors": 0}


@pytest.mark.rule("ABY 9.19")
def test_ambassadors_under_a_location_do_not_hide_it() -> None:
    ben = player(locations={"jail": "elder"})
    ann = player(locations={"city-of-mirrors": "hermit"})
    state = finished(ann, ben)
    assert (tiles(state), tiles(state, BEN)) == ({"city-of-mirrors": 14}, {"jail": 14})


#: Ann's lords: the assassinated ones would change everything.
SLAIN = "elder corruptor keeper"


@pytest.mark.rule("ABY 9.21")
@pytest.mark.parametrize("location", LOCATIONS)
def test_an_assassinated_lord_is_ignored(location: str) -> None:
    """Edge case 12: as if he were not there; his influence counts all the same."""
    others: dict[str, Any] = {"lords": "trader miller", "under": "", "affiliated": "J1"}
    alive = worth(location, **others)
    assert worth(location, **others | {"lords": f"trader miller {SLAIN}"}, slain=SLAIN) == alive
    ann = player(lords=f"trader miller {SLAIN}", slain=SLAIN, locations={location: ""})
    state = finished(ann, player())
    points = tiles(state)[location]
    assert state.scores()[ANN] == 9 + 10 + 3 + 6 + 6 + points


@pytest.mark.rule("ABY 9.21", "ABY 9.19")
@pytest.mark.parametrize("location", LOCATIONS[:18])
def test_an_assassinated_lord_is_ignored_in_the_mirrors(location: str) -> None:
    def seen(**lords: str) -> int:
        ann = player(locations={"city-of-mirrors": ""}, **lords)
        return tiles(finished(ann, player(locations={location: ""})))["city-of-mirrors"]

    assert seen(lords=f"trader miller {SLAIN}", slain=SLAIN) == seen(lords="trader miller")


@pytest.mark.rule("ABY 9.12", "ABY 9.13", "ABY 9.21")
def test_with_assassinated_lords_alone() -> None:
    """Neither a weakest nor a strongest: as without a lord."""
    for location, points in EMPTY.items():
        assert worth(location, lords="keeper sage", slain="keeper sage") == points
