"""Who meets whom, who sits where, and from which deal."""

from collections import Counter
from itertools import product

import pytest

from lanternfish.arena.schedule import Fixture, fixtures, pairings, rotated
from tests.arena.tournaments import setting

BOTS = ["plankton", "minnow", "angler", "leviathan"]


def by_deal(games: list[Fixture]) -> dict[tuple[int, int], list[Fixture]]:
    found: dict[tuple[int, int], list[Fixture]] = {}
    for game in games:
        found.setdefault((game.pairing, game.deal), []).append(game)
    return found


@pytest.mark.parametrize(
    ("bots", "seats", "kind", "expected"),
    [
        (2, 2, "round-robin", [(0, 1)]),
        (3, 2, "round-robin", [(0, 1), (0, 2), (1, 2)]),
        (3, 2, "gauntlet", [(0, 1), (0, 2)]),
        (1, 2, "round-robin", [(0, 0)]),
        (1, 4, "gauntlet", [(0, 0, 0, 0)]),
        (3, 3, "round-robin", [(0, 1, 2)]),
        (4, 3, "round-robin", [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]),
        (2, 3, "round-robin", [(0, 1, 1), (1, 0, 0)]),
        (2, 4, "gauntlet", [(0, 1, 1, 1)]),
        (3, 4, "gauntlet", [(0, 1, 1, 1), (0, 2, 2, 2)]),
        (4, 4, "round-robin", [(0, 1, 2, 3)]),
    ],
)
def test_who_meets_whom(bots: int, seats: int, kind: str, expected: list[tuple[int, ...]]) -> None:
    assert pairings(setting(*BOTS[:bots], seats=seats, kind=kind)) == expected


def test_with_fewer_bots_than_seats_each_is_alone_among_each_other() -> None:
    found = pairings(setting(*BOTS[:3], seats=4))
    assert found == [(a, b, b, b) for a, b in product(range(3), repeat=2) if a != b]


@pytest.mark.parametrize(("bots", "seats"), list(product((1, 2, 3, 4), (2, 3, 4))))
@pytest.mark.parametrize("games", [1, 7, 12])
@pytest.mark.parametrize("kind", ["round-robin", "gauntlet"])
def test_every_pairing_has_its_games_and_every_game_its_number(
    bots: int, seats: int, games: int, kind: str
) -> None:
    tournament = setting(*BOTS[:bots], seats=seats, games=games, kind=kind)
    found = list(fixtures(tournament))
    assert [game.number for game in found] == list(range(len(found)))
    counts = Counter(game.pairing for game in found)
    assert counts == dict.fromkeys(range(len(pairings(tournament))), games)
    for game in found:
        assert game.bots == rotated(pairings(tournament)[game.pairing], game.first)
        assert game.bots[game.first] == pairings(tournament)[game.pairing][0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deal_is_played_once_from_each_seat(seats: int) -> None:
    tournament = setting(*BOTS[:2], seats=seats, games=3 * seats, kind="gauntlet")
    deals = by_deal(list(fixtures(tournament)))
    assert len(deals) == 3
    for games in deals.values():
        assert {game.first for game in games} == set(range(seats))
        assert len({game.seed for game in games}) == 1
    assert len({games[0].seed for games in deals.values()}) == 3


def test_the_last_deal_may_be_cut_short() -> None:
    games = list(fixtures(setting(*BOTS[:3], seats=3, games=4)))
    assert [(game.deal, game.first) for game in games] == [(0, 0), (0, 1), (0, 2), (1, 0)]


def test_copies_do_not_play_the_same_game_twice() -> None:
    """The same bot in every seat: another rotation would be the same game once more."""
    for bots in (["minnow"], ["minnow", "minnow"]):
        games = list(fixtures(setting(*bots, games=6)))
        assert len({game.seed for game in games}) == 6
        assert Counter(game.first for game in games) == {0: 3, 1: 3}


def test_the_pairings_take_turns() -> None:
    games = list(fixtures(setting(*BOTS[:3], games=4)))
    assert [game.pairing for game in games] == [0, 0, 1, 1, 2, 2] * 2


def test_a_longer_tournament_begins_with_the_shorter_one() -> None:
    short, long = (list(fixtures(setting(*BOTS[:3], games=games))) for games in (4, 10))
    assert long[: len(short)] == short


def test_another_seed_gives_other_deals() -> None:
    one, other = (list(fixtures(setting(*BOTS[:2], seed=seed))) for seed in (0, 1))
    assert not {game.seed for game in one} & {game.seed for game in other}
