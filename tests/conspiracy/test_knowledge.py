"""Chapter 8: what each seat knows, and what it can imagine."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import lanternfish as lf
from lanternfish.core.chance import fair, quick
from lanternfish.core.errors import BadView
from tests.conspiracy.table import (
    ANN,
    BEN,
    CARA,
    CONSPIRACY,
    DAN,
    LOCATIONS,
    LORDS,
    asked,
    deck,
    left_over,
    seen,
    sites,
    turn,
)
from tests.conspiracy.tables import TABLES
from tests.playing import legal, play, play_out, told, zone

SPECTATOR = lf.NOBODY
OWNER = "Y1 Y1=search-deck"


@pytest.mark.rule("CON 8.1", "CON 8.6")
def test_all_see_what_lies_open() -> None:
    state = turn(
        *(3, CARA, ["B3", "Y1 Y1=force2", "R1 G4"]),
        piles="P1 P1 P3 P6 G2",
        row="gold silver",
        first=BEN,
    )
    play(state, "take purple", "place P1", "claim gold")
    for seat in (ANN, BEN, CARA, SPECTATOR):
        assert seen(state, seat)["open"] == {
            "phase": "order",
            "first": BEN,
            "active": CARA,
            "lords": {
                "deck": 60 - 10,
                "piles": {"yellow": [], "red": [], "green": ["G2"], "blue": [], "purple": []},
                "shown": [],
                "taken": {"colour": "purple", "lords": ["P1", "P3", "P6"]},
            },
            "locations": {"deck": 21, "row": ["silver"], "uncovered": []},
            "alliances": [
                {"lords": ["B3"], "locations": {}, "crests": {"blue": 1}, "pearls": 2},
                {
                    "lords": ["Y1", "Y1"],
                    "locations": {"2": "force2"},
                    "crests": {"yellow": 1},
                    "pearls": 0,
                },
                {
                    "lords": ["R1", "G4", "P1"],
                    "locations": {"3": "gold"},
                    "crests": {"red": 1, "green": 2, "purple": 3},
                    "pearls": 1,
                },
            ],
            "master": ANN,
            "marker": 2,
            "force": None,
            "trigger": None,
        }


@pytest.mark.rule("CON 8.1", "CON 7.11")
def test_the_head_of_a_view() -> None:
    state = turn(3, CARA, ["B3"], piles="G2")
    for seat in (ANN, BEN, CARA, SPECTATOR):
        data = seen(state, seat)
        assert list(data) == [
            *("game", "rules", "seats", "options", "seat", "turn", "legal", "open", "own"),
        ]
        assert (data["game"], data["rules"], data["seats"]) == ("conspiracy", 1, 3)
        assert data["options"] == {}
        assert (data["seat"], data["turn"]) == (None if seat == SPECTATOR else seat, CARA)
        assert data["legal"] == (legal(state) if seat == CARA else [])
        assert data["own"] == {"searched": None}
    assert (state.view(BEN).seat, state.view(BEN).turn) == (BEN, CARA)
    assert state.view(CARA).legal == state.legal()
    assert state.view(BEN).legal == ()


@pytest.mark.rule("CON 8.1")
def test_a_force_and_an_end_are_seen_by_all() -> None:
    state = turn(3, CARA, ["Y1 Y1=force1"], sizes={BEN: 15}, trigger=BEN, force=(ANN, 1))
    for seat in (ANN, BEN, CARA, SPECTATOR):
        assert seen(state, seat)["open"]["force"] == {"seat": ANN, "lords": 1}
        assert seen(state, seat)["open"]["trigger"] == BEN


@pytest.mark.rule("CON 8.1", "CON 8.2")
@pytest.mark.parametrize("name", TABLES)
def test_the_order_of_a_deck_is_nowhere_in_a_view(name: str) -> None:
    """Two tables that differ in nothing but the order of their decks look the same to all."""
    data = TABLES[name]().to_dict()
    other: dict[str, Any] = TABLES[name]().to_dict()
    other["lords"]["deck"].reverse()
    other["locations"]["deck"].reverse()
    one, two = CONSPIRACY.from_dict(data), CONSPIRACY.from_dict(other)
    assert one != two
    for seat in (SPECTATOR, *range(int(one.seats))):
        assert one.view(seat) == two.view(seat)
        sizes = seen(one, seat)["open"]
        assert sizes["lords"]["deck"] == len(deck(one))
        assert sizes["locations"]["deck"] == len(sites(one))


@pytest.mark.rule("CON 8.3", "CON 5.22")
def test_only_who_searches_sees_the_deck_of_locations() -> None:
    state = asked(4, CARA, "search", ["", "", f"{OWNER} G1 G1"], row="seven gold")
    hidden = [name for name in LOCATIONS if name not in ("seven", "gold", "search-deck")]
    assert seen(state, CARA)["own"] == {"searched": hidden}
    for seat in (ANN, BEN, DAN, SPECTATOR):
        assert seen(state, seat)["own"] == {"searched": None}
    play(state, "choose silver")
    for seat in (ANN, BEN, CARA, DAN, SPECTATOR):
        assert seen(state, seat)["own"] == {"searched": None}


@pytest.mark.rule("CON 8.6")
@pytest.mark.parametrize("name", TABLES)
def test_a_spectator_sees_what_all_see(name: str) -> None:
    state = TABLES[name]()
    watched = seen(state, SPECTATOR)
    assert (watched["seat"], watched["legal"], watched["own"]) == (None, [], {"searched": None})
    for seat in range(int(state.seats)):
        assert seen(state, seat)["open"] == watched["open"]


@pytest.mark.rule("CON 8.6", "CON 7.8")
def test_a_spectator_is_told_what_all_are_told() -> None:
    for seed in range(10):
        state = CONSPIRACY.deal(3, seed)
        log = lf.Log()
        play_out(state, seed, log)
        watched = [line for line in told(log, SPECTATOR) if not line.startswith("search")]
        for seat in (ANN, BEN, CARA):
            lines = [line for line in told(log, seat) if not line.startswith("search")]
            assert lines == watched


@pytest.mark.rule("CON 8.1")
@pytest.mark.parametrize("seat", [-2, 3, "0", None, True, 0.0])
def test_only_those_at_the_table_have_a_view(seat: object) -> None:
    with pytest.raises(BadView) as slip:
        turn(3, ANN).view(seat)
    assert slip.value.values == {"seat": str(seat), "last": 2}


def three_and_three() -> lf.State:
    """Three lords and three locations are left in the decks; Ben is to conspire."""
    return turn(
        *(3, BEN, ["Y1 Y1=seven", "R4", ""]),
        deck="G3 P6 B0",
        left=3,
        sites="gold best-red silver",
        sites_left=3,
    )


@pytest.mark.rule("CON 8.2", "CON 8.4")
@pytest.mark.parametrize("seat", [ANN, BEN, SPECTATOR])
def test_every_order_of_the_decks_is_as_likely(seat: int) -> None:
    """Six orders of each deck, 36 of both together, each about 20 times of 720."""
    state = three_and_three()
    view = state.view(seat)
    chance = quick(11)
    orders: Counter[tuple[str, ...]] = Counter()
    for _ in range(720):
        world = view.sample(chance)
        orders[(*deck(world), *sites(world))] += 1
    expected = {
        (*one, *two)
        for one in permutations(("G3", "P6", "B0"))
        for two in permutations(("gold", "best-red", "silver"))
    }
    assert set(orders) == expected
    # Five standard deviations to either side.
    assert all(abs(count - 20) < 5 * 20**0.5 for count in orders.values())


@pytest.mark.rule("CON 8.4")
def test_of_equal_lords_each_order_is_one() -> None:
    """Two equal lords and another: three orders, each about 100 times of 300."""
    state = turn(2, ANN, ["", "R1 R1=seven"], deck="B4 G3 B4", left=3, sites="gold", sites_left=1)
    view = state.view(BEN)
    chance = quick(3)
    orders = Counter(tuple(deck(view.sample(chance))) for _ in range(300))
    assert set(orders) == {("B4", "B4", "G3"), ("B4", "G3", "B4"), ("G3", "B4", "B4")}
    assert all(abs(count - 100) < 45 for count in orders.values())


@pytest.mark.rule("CON 8.4", "CON 8.2")
@pytest.mark.parametrize("name", TABLES)
def test_an_imagined_world_keeps_everything_but_the_order_of_the_decks(name: str) -> None:
    state = TABLES[name]()
    truth: dict[str, Any] = state.to_dict()
    for seat in (SPECTATOR, *range(int(state.seats))):
        world = state.view(seat).sample(quick(9))
        data: dict[str, Any] = world.to_dict()
        assert sorted(data["lords"]["deck"]) == sorted(truth["lords"]["deck"])
        assert sorted(data["locations"]["deck"]) == sorted(truth["locations"]["deck"])
        data["lords"]["deck"] = truth["lords"]["deck"]
        data["locations"]["deck"] = truth["locations"]["deck"]
        data["chance"] = truth["chance"]
        assert data == truth
        assert (world.seat, world.legal()) == (state.seat, state.legal())
        assert world.progress() == state.progress()
        assert state.to_dict() == truth


@pytest.mark.rule("CON 8.4")
@pytest.mark.parametrize("name", TABLES)
def test_an_imagined_world_can_be_played_to_its_end(name: str) -> None:
    state = TABLES[name]()
    view = state.view(ANN)
    before = view.to_dict()
    world = view.sample(quick(2))
    play_out(world, 3)
    assert CONSPIRACY.from_dict(world.to_dict()) == world
    assert view.to_dict() == before
    assert view.sample(quick(2)).to_dict()["alliances"] == state.to_dict()["alliances"]


@pytest.mark.rule("CON 8.4")
def test_worlds_have_a_chance_of_their_own() -> None:
    view = three_and_three().view(ANN)
    chance = quick(4)
    one, two = view.sample(chance), view.sample(chance)
    assert zone(one, "chance") != zone(two, "chance")
    assert zone(one, "chance")["kind"] == "quick"
    assert view.sample(quick(4)) == one
    assert zone(view.sample(fair(b"four", [])), "chance")["kind"] == "quick"


@pytest.mark.rule("CON 8.2", "CON 8.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_decks_are_what_does_not_lie_open_all_through_a_game(seats: int) -> None:
    """Nothing has to be remembered: the view alone says which cards are hidden."""
    for seed in range(4):
        state = CONSPIRACY.deal(seats, seed)
        step = seed
        while state.seat != lf.NOBODY:
            watched = seen(state, SPECTATOR)["open"]
            open_lords = [lord for there in watched["alliances"] for lord in there["lords"]]
            open_lords += [lord for pile in watched["lords"]["piles"].values() for lord in pile]
            open_lords += (
                watched["lords"]["shown"] + (watched["lords"]["taken"] or {"lords": []})["lords"]
            )
            assert sorted(deck(state)) == sorted(left_over(LORDS, open_lords))
            built = [name for there in watched["alliances"] for name in there["locations"].values()]
            built += watched["locations"]["row"] + watched["locations"]["uncovered"]
            assert sorted(sites(state)) == sorted(set(LOCATIONS) - set(built))
            step += 1
            state.play(state.legal()[step * 7 % len(state.legal())])


@pytest.mark.rule("CON 8.5")
def test_a_view_does_not_depend_on_how_the_table_came_about() -> None:
    """Played and written down: the same to see, and the same to imagine."""
    played = turn(2, ANN, ["Y1"], deck="Y1 R4 G4", sites="seven gold")
    play(played, "draw 2", "pick Y1", "reveal 2", "choose gold")
    written_down = turn(2, BEN, ["Y1 Y1=gold"], piles="R4", row="seven", seed=8)
    for seat in (ANN, BEN, SPECTATOR):
        assert played.view(seat) == written_down.view(seat)
        worlds = [state.view(seat).sample(quick(1)) for state in (played, written_down)]
        assert worlds[0] == worlds[1]


@pytest.mark.rule("CON 8.1")
def test_a_view_stays_as_it_was_when_the_game_goes_on() -> None:
    state = turn(2, ANN, ["Y4"], piles="R4 R3", deck="B3 G0")
    view = state.view(BEN)
    before = view.to_dict()
    play(state, "take red", "place R4")
    assert view.to_dict() == before
    assert state.view(BEN) != view
