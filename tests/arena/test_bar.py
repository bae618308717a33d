"""A bar: when a trial ends, and that it ends at the same game however the games come in."""

import random
from pathlib import Path

import pytest

from lanternfish.arena.bar import ABOVE, BELOW, OPEN, Trial, Trials, check_bar
from lanternfish.arena.errors import ArenaError
from lanternfish.arena.finished import Finished, parsed
from lanternfish.arena.journal import load
from lanternfish.arena.schedule import fixtures
from lanternfish.arena.tally import count
from tests.arena.tournaments import results, setting


def trial(shares: list[tuple[int, float]], bar: float = 0.5) -> Trial:
    found = Trial(bar, size=2)
    for deal, share in shares:
        found.note(deal, share)
    return found


def always(share: float, deals: int) -> list[tuple[int, float]]:
    return [(deal, share) for deal in range(deals) for _ in range(2)]


def test_a_trial_ends_when_its_interval_leaves_the_bar() -> None:
    assert trial(always(1, 3)).verdict == OPEN
    won, lost = trial(always(1, 30)), trial(always(0, 30))
    assert (won.verdict, lost.verdict) == (ABOVE, BELOW)
    assert 3 < won.watched.count < 30
    assert won.watched.interval()[0] > 0.5 > lost.watched.interval()[1]


def test_what_comes_after_the_end_does_not_count() -> None:
    won = trial(always(1, 30))
    again = trial([*always(1, 30), *[(deal, 0.0) for deal in range(30, 60) for _ in range(2)]])
    assert again.watched.count == won.watched.count
    assert [won.wants(deal) for deal in (won.watched.count - 1, won.watched.count)] == [True, False]


def test_it_ends_at_the_same_deal_however_the_games_come_in() -> None:
    rng = random.Random(3)
    shares = [(deal, float(rng.random() < 0.75)) for deal in range(100) for _ in range(2)]
    ends = set()
    for _ in range(10):
        found = trial(shares)
        ends.add((found.watched.count, found.verdict, found.watched.interval()))
        rng.shuffle(shares)
    assert len(ends) == 1


def test_half_a_deal_does_not_count_yet() -> None:
    assert trial([*always(1, 2), (2, 1.0)]).watched.count == 2
    assert trial([(1, 1.0), (1, 1.0)]).watched.count == 0


@pytest.mark.parametrize("bar", [0.0, 1.0, -0.5, 2.0, float("nan")])
def test_a_bar_is_a_share(bar: float) -> None:
    with pytest.raises(ArenaError, match="a share between 0 and 1"):
        check_bar(setting("plankton", "minnow"), bar)


def test_a_bar_is_for_one_bot_against_others() -> None:
    check_bar(setting("plankton", "minnow"), 0.5)
    check_bar(setting("plankton", "minnow", "angler", kind="gauntlet"), 0.5)
    check_bar(setting("plankton", "minnow", seats=4, kind="gauntlet"), 0.3)
    for refused in (
        setting("plankton"),
        setting("plankton", kind="gauntlet"),
        setting("plankton", "minnow", "angler"),
        setting("plankton", "minnow", seats=3),
    ):
        with pytest.raises(ArenaError, match="a gauntlet, or two bots"):
            check_bar(refused, 0.5)


def test_the_file_holds_exactly_the_games_of_the_trial(tmp_path: Path) -> None:
    tournament = setting("minnow", "plankton", games=60)
    one, played = results(tournament, tmp_path / "one.jsonl", bar=0.5)
    many, more = results(tournament, tmp_path / "many.jsonl", ahead=7, bar=0.5)
    assert one == many
    games = [game.number for game in load(tmp_path / "one.jsonl").finished]
    assert games == played == list(range(len(games)))
    assert len(games) < len(more) < 60
    assert results(tournament, tmp_path / "many.jsonl", bar=0.5) == (one, [])


def test_each_pairing_of_a_gauntlet_has_its_own_trial() -> None:
    """Against the second bot it always wins, against the third every other game."""
    tournament = setting("minnow", "plankton", "angler", games=24, kind="gauntlet")
    trials = Trials(tournament, 0.6)
    games: list[Finished] = []
    for fixture in fixtures(tournament):
        if trials.wants(fixture):
            winner = fixture.first if fixture.pairing == 0 else 0
            scores = tuple(int(seat == winner) for seat in range(2))
            games.append(
                Finished(fixture.number, fixture.pairing, fixture.bots, scores, (winner,), 9, "")
            )
            trials.note(fixture, games[-1])
    easy, hard = count(tournament, 0.6, games).meetings
    assert (easy.verdict, hard.verdict) == (ABOVE, OPEN)
    assert easy.games < hard.games == 24
    assert trials.most() == easy.games + hard.games == len(games)
    assert easy.bots[0].interval[0] > 0.6 > hard.bots[0].interval[0]
    assert (easy.bots[0].share, hard.bots[0].share) == (1, 0.5)


def test_a_file_with_a_bar_is_another_tournament(tmp_path: Path) -> None:
    tournament = setting("minnow", "plankton")
    path = tmp_path / "games.jsonl"
    results(tournament, path)
    with pytest.raises(ArenaError, match=r"bar: null ≠ 0\.6"):
        results(tournament, path, bar=0.6)
    with pytest.raises(ValueError, match="other fields"):
        parsed(type(tournament), '{"game":"conspiracy"}')
