"""What is counted for players: facts against the games themselves, statistics against hands."""

import math
from dataclasses import replace
from typing import Any

import pytest

from lanternfish import records
from lanternfish.arena.insights import abyss, biblios, conspiracy
from lanternfish.arena.insights.catalogue import INSIGHTS, drawn_from, good_games, watch
from lanternfish.arena.insights.played import Played, compared, holdings
from lanternfish.core.replay import Replay
from lanternfish.games import CATALOGUE
from tests.arena_report.games import finished, played, setting, tournament

SEEDS = range(3)


def plain(data: object) -> Any:
    """Plain data, as it is."""
    return data


def test_every_game_has_insights() -> None:
    assert set(INSIGHTS) == set(CATALOGUE)


# The facts of a game.


@pytest.mark.parametrize("name", CATALOGUE)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_player_is_whoever_decides_first(name: str, seed: int) -> None:
    record = records.read(played(name, seed, seed=seed).record)
    replay = Replay(record)
    assert INSIGHTS[name].first_of(replay) == record.deciders[0]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_facts_of_abyss_are_those_of_its_pad(seed: int) -> None:
    record = records.read(played("abyss", seed, seed=seed).record)
    facts = abyss.watch(Replay(record))
    account = records.replay(record).breakdown()
    for seat, pad in zip(facts.seats, plain(account["seats"]), strict=True):
        assert seat.lords == pad["lords"]
        assert seat.locations == pad["locations"]
        assert [seat.points[part] for part in abyss.PARTS] == [
            pad[f"{part}-points"] for part in ("location", "lord", "ally", "token")
        ]
        assert seat.pearls == pad["pearls"]
    full = any(len(seat.lords) >= 7 for seat in facts.seats)
    assert facts.ending == ("lords" if full else "court")
    assert 5 < facts.turns <= len(record.actions)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_facts_of_conspiracy_are_those_of_its_pad(seed: int) -> None:
    record = records.read(played("conspiracy", seed, seed=seed).record)
    facts = conspiracy.watch(Replay(record))
    account = records.replay(record).breakdown()
    for number, pad in enumerate(plain(account["seats"])):
        seat = facts.seats[number]
        assert seat.locations == pad["locations"]
        assert [seat.points[part] for part in conspiracy.PARTS] == [
            pad[f"{part}-points"] for part in ("lord", "location", "coalition", "master")
        ]
        assert 3 * seat.coalition == pad["coalition-points"]
        assert seat.pearls == pad["pearls"]
        assert (number == facts.master) == (pad["master-points"] > 0)
    # Whoever filled the pyramid first has 15 lords, and at least as many turns as the others.
    state = records.replay(record).to_dict()
    assert len(plain(state["alliances"])[facts.full]["lords"]) == 15


@pytest.mark.parametrize("seed", SEEDS)
def test_the_facts_of_biblios_are_those_of_its_pad(seed: int) -> None:
    record = records.read(played("biblios", seed, seed=seed).record)
    facts = biblios.watch(Replay(record))
    account = records.replay(record).breakdown()
    for row in plain(account["categories"]):
        end = facts.categories[row["category"]]
        assert (end.die, end.taker) == (row["die"], row["winner"])
        if end.taker is not None:
            assert end.total == row["totals"][end.taker]


def test_gold_is_counted_when_the_auctions_begin() -> None:
    record = records.read(played("biblios", 0).record)
    facts = biblios.watch(Replay(record))
    replay = Replay(record)
    while replay.state.to_dict()["auction"] is None:
        replay.step()
    hands = plain(replay.state.to_dict()["hands"])
    gold = [[int(card[1]) for card in hand if card.startswith("g")] for hand in hands]
    assert facts.gold == tuple(map(sum, gold))
    assert facts.gold_cards == tuple(map(len, gold))


def test_every_auction_has_its_price() -> None:
    record = records.read(played("biblios", 0).record)
    facts = biblios.watch(Replay(record))
    story = plain(records.replay(record).to_dict()["story"])
    bought = [line.split()[2] for line in story if line.split()[1] == "buy"]
    sold = [offered.card for offered in facts.auctions if offered.price is not None]
    assert sold == [biblios.kind_of(card) for card in bought]
    assert all(offered.price is None or offered.price > 0 for offered in facts.auctions)


def test_cards_are_named_without_their_letters() -> None:
    assert biblios.kind_of("M2A") == "monks 2"
    assert biblios.kind_of("H1C") == "books 1"
    assert biblios.kind_of("g3") == "gold 3"
    assert biblios.kind_of("c--") == "church-down-two"


# Three games by hand.

GAMES = [
    finished(0, (0, 1), (20, 10), (0,)),
    finished(1, (1, 0), (15, 12), (0,)),
    finished(2, (0, 1), (18, 11), (0,)),
]


def seat(lords: dict[str, int], pearls: int = 0) -> abyss.Seat:
    points = dict.fromkeys(abyss.PARTS, 0) | {"lords": sum(lords.values())}
    return abyss.Seat(lords, {}, points, pearls)


def abyss_games() -> list[Played[abyss.Facts]]:
    """Bot 0 usually wins two thirds, bot 1 one third; each game has a deal of its own."""
    facts = [
        abyss.Facts("lords", 40, (seat({"sage": 4, "jailer": 7}, 3), seat({}))),
        abyss.Facts("court", 50, (seat({"jailer": 7}), seat({"sage": 4}, 6))),
        abyss.Facts("court", 60, (seat({}, 1), seat({"jailer": 7}))),
    ]
    usual = [(2 / 3, 1 / 3), (1 / 3, 2 / 3), (2 / 3, 1 / 3)]
    return [Played(game, deal, usual[deal], facts[deal]) for deal, game in enumerate(GAMES)]


def test_holding_is_compared_with_what_the_bot_usually_wins() -> None:
    found = holdings(
        abyss_games(), ("sage", "jailer", "elder"), lambda facts, seat: facts.seats[seat].lords
    )
    by_name = {each.name: each for each in found}
    jailer = by_name["jailer"]
    # Bot 0 held it and won, bot 1 held it and won, bot 1 held it and lost.
    assert jailer.gain.value == pytest.approx((1 / 3 + 2 / 3 - 1 / 3) / 3)
    assert jailer.wins.value == pytest.approx(2 / 3)
    assert jailer.wins.count == 3
    assert jailer.others.value == pytest.approx(1 / 3)
    assert jailer.held.value == 1.0
    assert jailer.points.value == 7
    sage = by_name["sage"]
    assert sage.gain.value == pytest.approx((1 / 3 - 2 / 3) / 2)
    assert sage.held.value == pytest.approx(2 / 3)
    assert by_name["elder"].gain.count == 0
    assert [each.name for each in found] == ["jailer", "sage", "elder"]


def test_winners_are_compared_with_the_others() -> None:
    found = compared(abyss_games(), "pearls", lambda facts, seat: facts.seats[seat].pearls)
    assert found.winners.value == pytest.approx((3 + 0 + 1) / 3)
    assert found.others.value == pytest.approx((0 + 6 + 0) / 3)


def test_endings_of_abyss() -> None:
    games = abyss_games()
    seven = dict.fromkeys("abcdefg", 5)
    first = replace(games[0].facts, seats=(seat(seven), seat({})))
    found = abyss.endings([replace(games[0], facts=first), *games[1:]])
    assert found.by_lords.value == pytest.approx(1 / 3)
    assert (found.ended_by_lords_won.value, found.ended_by_lords_won.count) == (1.0, 1)
    assert found.turns.value == 25


def test_endings_of_conspiracy() -> None:
    empty = conspiracy.Seat({}, dict.fromkeys(conspiracy.PARTS, 0), 1, 0)
    facts = [
        conspiracy.Facts(0, 1, 20, (empty, empty)),
        conspiracy.Facts(1, None, 22, (empty, empty)),
        conspiracy.Facts(0, 0, 24, (empty, empty)),
    ]
    games = [Played(game, deal, (0.5, 0.5), facts[deal]) for deal, game in enumerate(GAMES)]
    found = conspiracy.endings(games)
    assert found.full_won.value == pytest.approx(2 / 3)
    assert (found.master_won.value, found.master_won.count) == (0.5, 2)
    assert found.turns.value == 11


def biblios_games() -> list[Played[biblios.Facts]]:
    ends = {name: biblios.Taken(3, 0, 4) for name in ("monks", "pigments", "tomes", "books")}
    none = {"manuscripts": biblios.Taken(1, None, 0)}
    facts = [
        biblios.Facts(ends | none, (10, 8), (5, 4), (biblios.Offered("gold 1", 2),)),
        biblios.Facts(ends | none, (9, 7), (4, 4), (biblios.Offered("gold 1", 4),)),
        biblios.Facts(ends | none, (5, 9), (3, 4), (biblios.Offered("gold 1", None),)),
    ]
    return [Played(game, deal, (0.5, 0.5), facts[deal]) for deal, game in enumerate(GAMES)]


def test_prices_are_means_of_what_was_sold() -> None:
    (gold,) = biblios.prices(biblios_games())
    assert (gold.card, gold.paid.value, gold.paid.count) == ("gold 1", 3.0, 2)
    assert gold.unsold.value == pytest.approx(1 / 3)


def test_what_gold_is_worth_is_a_slope() -> None:
    # In hundredths of a win: +1 -1 of gold with +.5 -.5, twice; then -2 +2 with +.5 -.5.
    worth, card = biblios.worth_of_gold(biblios_games())
    assert worth.value == pytest.approx((1 + 1 - 2) / (2 + 2 + 8))
    # Cards: +.5 -.5 with +.5 -.5; none; -.5 +.5 with +.5 -.5.
    assert card.value == pytest.approx((0.5 - 0.5) / (0.5 + 0.5))
    assert worth.count == 3


def test_gold_goes_into_steps() -> None:
    found = biblios.wins_by_gold(biblios_games())
    assert [(purse.low, purse.high, purse.wins.count) for purse in found] == [
        (3, 5, 1),
        (6, 8, 2),
        (9, 11, 3),
    ]
    many = biblios.wins_by_gold(biblios_games() * 10)
    assert [(purse.low, purse.high, purse.wins.count) for purse in many] == [
        (None, 5, 10),
        (6, 8, 20),
        (9, None, 30),
    ]


def test_where_dice_end_and_what_takes_them() -> None:
    found = {end.name: end for end in biblios.ends(biblios_games())}
    assert (found["monks"].die.value, found["monks"].total.value) == (3, 4)
    assert found["manuscripts"].die.value == 1
    assert math.isnan(found["manuscripts"].total.value)
    assert biblios.dice_of(biblios_games()[0].facts, 0).keys() == {
        "monks",
        "pigments",
        "tomes",
        "books",
    }


# Which games they rest on.


def test_games_with_random_play_are_left_out() -> None:
    games = tournament("biblios")
    players = setting(bots=("plankton", "angler"))
    mixed = [*games, replace(games[0], number=99, bots=(1, 1))]
    chosen = good_games(players, watch(players, mixed))
    assert [found.game.number for found in chosen] == [99]
    assert len(good_games(players, watch(players, games))) == len(games)


def test_a_game_without_an_end_has_no_facts() -> None:
    games = tournament("biblios")
    given_up = replace(games[0], winners=(), record=games[0].record.split("\n\n")[0] + "\n\n")
    (found,) = watch(setting(), [replace(given_up, record=without_result(given_up.record))])
    assert found.facts is None
    assert good_games(setting(), [found]) == []


def without_result(text: str) -> str:
    lines = [line for line in text.splitlines() if not line.startswith(("Result", "Winners"))]
    return "\n".join(lines) + "\n"


def test_games_of_one_deal_are_known_as_such() -> None:
    found = drawn_from(watch(setting(), tournament("biblios")))
    assert [game.deal for game in found] == [0, 0, 1, 1, 2, 2, 3, 3]
    assert all(sum(game.expected) == pytest.approx(1) for game in found)
