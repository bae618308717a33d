"""What holds all through a game, whatever is chosen; and every score worked out a second time."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import lanternfish as lf
from tests.conspiracy import naive
from tests.conspiracy.table import COLOURS, CONSPIRACY, LOCATIONS, LORDS, written
from tests.playing import play_out

SEATS = (2, 3, 4)
GAMES = 15

Data = dict[str, Any]


def positions(seats: int, games: int = GAMES) -> Iterator[Data]:
    """Every position of some random games."""
    for seed in range(games):
        state = CONSPIRACY.deal(seats, seed)
        pick = Random(seed)
        yield state.to_dict()
        while state.seat != lf.NOBODY:
            state.play(pick.choice(state.legal()))
            yield state.to_dict()


def all_lords(data: Data) -> list[str]:
    zones = data["lords"]
    found: list[str] = zones["deck"] + zones["shown"] + (zones["taken"] or {"lords": []})["lords"]
    for colour in COLOURS:
        assert {lord[0] for lord in zones["piles"][colour]} <= {colour[0].upper()}
        found += zones["piles"][colour]
    return found + [lord for there in data["alliances"] for lord in there["lords"]]


def all_locations(data: Data) -> list[str]:
    zones = data["locations"]
    found: list[str] = zones["deck"] + zones["row"] + zones["uncovered"]
    return found + [name for there in data["alliances"] for name in there["locations"].values()]


@pytest.mark.rule("CON 1.1", "CON 1.10", "CON 7.12")
@pytest.mark.parametrize("seats", SEATS)
def test_every_card_lies_somewhere_once(seats: int) -> None:
    for data in positions(seats):
        assert Counter(all_lords(data)) == Counter(LORDS)
        assert sorted(all_locations(data)) == sorted(LOCATIONS)


@pytest.mark.rule("CON 4.4", "CON 5.3", "CON 5.2")
@pytest.mark.parametrize("seats", SEATS)
def test_locations_lie_on_keys_and_are_at_most_half_as_many(seats: int) -> None:
    for data in positions(seats):
        for there in data["alliances"]:
            lords = there["lords"]
            assert len(lords) <= 15
            for place in there["locations"]:
                assert lords[int(place) - 1][1] in "12"
            keys = [lord for lord in lords if lord[1] in "12"]
            assert len(there["locations"]) <= len(keys) // 2


@pytest.mark.rule("CON 4.5", "CON 4.6")
@pytest.mark.parametrize("seats", SEATS)
def test_every_crest_lies_on_the_best_lord_of_its_colour(seats: int) -> None:
    for data in positions(seats):
        for there in data["alliances"]:
            lords = there["lords"]
            held = {lords[place - 1] for place in there["crests"].values()}
            assert [lords[there["crests"][name] - 1][0] for name in there["crests"]] == [
                name[0].upper() for name in there["crests"]
            ]
            best: dict[str, str] = {}
            for lord in lords:
                best[lord[0]] = max(best.get(lord[0], lord), lord)
            assert held == set(best.values())


@pytest.mark.rule("CON 1.14", "CON 4.13", "CON 4.15", "CON 4.17")
@pytest.mark.parametrize("seats", SEATS)
def test_pearls_never_fall_and_nobody_has_more_than_the_master(seats: int) -> None:
    before = [0] * seats
    for data in positions(seats):
        pearls = [there["pearls"] for there in data["alliances"]]
        if not any(there["lords"] for there in data["alliances"]):
            before = [0] * seats
        assert all(new >= old for new, old in zip(pearls, before, strict=True))
        assert sum(pearls) <= 36
        assert data["marker"] == max(pearls)
        if data["master"] is None:
            assert pearls == [0] * seats
        else:
            assert pearls[data["master"]] == max(pearls) > 0
        before = pearls


@pytest.mark.rule("CON 1.14")
def test_there_are_36_pearls_on_all_cards() -> None:
    assert naive.pearl_count(LORDS, LOCATIONS) == 36
    assert naive.pearl_count(LORDS, []) == 30


@pytest.mark.rule("CON 3.9", "CON 5.8")
@pytest.mark.parametrize("seats", SEATS)
def test_there_is_always_something_to_take(seats: int) -> None:
    """Edge cases 4 and 22."""
    for data in positions(seats):
        placed = sum(len(there["lords"]) for there in data["alliances"])
        if data["phase"] == "conspire":
            assert placed <= 59
            assert len(data["alliances"][data["active"]]["lords"]) <= 14
            assert data["lords"]["deck"] or any(data["lords"]["piles"].values())
        assert data["locations"]["deck"] or data["locations"]["row"]
        assert sum(len(there["locations"]) for there in data["alliances"]) <= 15


@pytest.mark.rule("CON 5.18")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_who_conspires_is_forced_by_himself(seats: int) -> None:
    forced = 0
    for data in positions(seats, 30):
        if data["force"] is not None:
            forced += 1
            owner = data["alliances"][data["force"]["seat"]]["locations"].values()
            assert f"force{data['force']['lords']}" in owner
            if data["phase"] in ("conspire", "pick", "keep"):
                assert data["force"]["seat"] != data["active"]
    assert forced > 0


@pytest.mark.rule("CON 7.11", "CON 7.12", "CON 7.13")
@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_a_game_is_read_back(seats: int) -> None:
    for number, data in enumerate(positions(seats, 12)):
        if number % 7 == 0:
            assert CONSPIRACY.from_dict(data).to_dict() == data


@pytest.mark.rule("CON 6.4", "CON 6.5", "CON 6.6", "CON 6.13", "CON 6.14", "CON 6.16", "CON 6.18")
@pytest.mark.parametrize("seats", SEATS)
def test_every_score_comes_out_the_same_a_second_time(seats: int) -> None:
    built: set[str] = set()
    for seed in range(100):
        state = CONSPIRACY.deal(seats, 1000 + seed)
        play_out(state, seed)
        data: Data = state.to_dict()
        scores = tuple(naive.score(data, seat) for seat in range(seats))
        assert state.scores() == scores
        assert state.winners() == naive.winners(data)
        account: Any = state.breakdown()
        assert tuple(account["points"]) == scores
        assert tuple(one["points"] for one in account["seats"]) == scores
        for there in data["alliances"]:
            built |= set(there["locations"].values())
    assert built == set(LOCATIONS)


@pytest.mark.rule("CON 6.13", "CON 6.14", "CON 1.29")
def test_coalitions_of_random_pyramids() -> None:
    """Two or three colours only, so that coalitions are large and wind about."""
    pick = Random(5)
    for number in range(150):
        box = [lord for lord in LORDS if lord[0] in "YRG"[: 2 + number % 2]]
        lords = pick.sample(box, 15)
        state = CONSPIRACY.from_dict(full_pyramid(lords))
        account: Any = state.breakdown()
        one = account["seats"][0]
        assert (
            one["coalition-points"]
            == 3 * naive.largest(lords)
            == 3 * len(one["coalition"]["slots"])
        )
        colour = one["coalition"]["colour"][0].upper()
        assert {lords[place - 1][0] for place in one["coalition"]["slots"]} == {colour}


def full_pyramid(lords: list[str]) -> Data:
    return written(2, "over", [" ".join(lords)], active=1, trigger=0)
