"""The benchmarks say what they measured; how fast it is, they say themselves."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import lanternfish as lf
from benchmarks import crowd, fullest, positions, race, report, runners, sampling, soak
from benchmarks.bars import GAMES
from benchmarks.report import AT_LEAST, AT_MOST, Row
from lanternfish.arena.runner import setting_of
from tests.playing import legal

ROOT = Path(__file__).resolve().parents[1]

ROWS = [
    Row("biblios", "games", 8_123_456, "decisions/s"),
    Row("biblios", "against hearts", 4.5, "times", AT_LEAST, 4),
    Row("biblios", "copy", 1.25, "µs", AT_MOST, 1),
]


def test_every_game_has_its_bars() -> None:
    assert [bars.game for bars in GAMES] == lf.games()
    for bars in GAMES:
        assert bars.seats in lf.game(bars.game).seats


def test_the_runners_take_turns() -> None:
    turns: list[str] = []

    def runner(name: str, speed: float) -> race.Runner:
        def run(games: int) -> race.Run:
            turns.append(name)
            return race.Run(games * 10, games / speed)

        return run

    rates = race.race({"fast": runner("fast", 8), "slow": runner("slow", 2)}, 3, 2.0)
    assert turns[-6:] == ["fast", "slow", "slow", "fast", "fast", "slow"]
    assert rates == {"fast": [80.0] * 3, "slow": [20.0] * 3}
    assert race.rate(rates, "fast") == 80
    assert race.times(rates, "fast", "slow") == 4


def test_a_ratio_is_taken_within_each_round() -> None:
    rates = {"one": [10.0, 100.0, 30.0], "two": [5.0, 50.0, 3.0]}
    assert race.times(rates, "one", "two") == 2


def test_the_runners_count_decisions_with_a_choice() -> None:
    assert runners.simulated("biblios", 4)(3).decisions > 300
    assert runners.stepped("biblios", 4)(3).decisions > 300


def test_the_interpreted_sources_play_the_same_games() -> None:
    with runners.Interpreted("biblios", 4) as interpreted:
        interpreted.check_same()
        assert interpreted.run(1).seconds > 0
    assert interpreted.process.returncode == 0


def test_every_table_and_every_position() -> None:
    game = lf.game("biblios")
    tables = positions.tables(game)
    assert len(tables) == 6
    assert (2, {"penalty": "bluff"}) in tables
    for seats, options in tables:
        assert len(positions.copy_microseconds(game, seats, options, 1)) > 50


def test_rows_of_unlike_length_count_alike() -> None:
    assert positions.evened([[1.0, 2.0, 3.0, 4.0], [9.0, 8.0]]) == [1, 3, 9, 8]
    assert positions.percentile_99([float(n) for n in range(1000)]) == 990


def test_how_many_guesses_a_world_takes() -> None:
    counts = sampling.guesses(sampling.at_random, 2, "standard", 1)
    assert len(counts) > 3
    assert min(counts) == 1
    assert max(sampling.guesses(sampling.within_means, 3, "standard", 1)) < 100


def test_the_table_says_which_bars_hold() -> None:
    assert report.table(ROWS).splitlines() == [
        "game     what            measured               bar",
        "biblios  games           8,123,456 decisions/s",
        "biblios  against hearts  4.5 times              at least 4 times  holds",
        "biblios  copy            1.25 µs                at most 1 µs      FAILS",
    ]
    assert report.verdict(ROWS) == "1 of 2 bars FAIL: biblios: copy"
    assert report.verdict(ROWS[:2]) == "All 1 bars hold."


def test_the_file_says_the_same(tmp_path: Path) -> None:
    path = tmp_path / "build" / "bench.json"
    report.save(ROWS, path, rounds=9)
    told = json.loads(path.read_text(encoding="utf-8"))
    assert [row["holds"] for row in told["rows"]] == [None, True, False]
    assert told["rows"][1]["value"] == 4.5
    assert told["rounds"] == 9


@pytest.mark.interpreted_only
def test_only_the_compiled_package_is_measured() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks", "--quick"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "Lanternfish is not compiled here" in done.stderr


def test_the_fullest_decisions_are_full() -> None:
    state = fullest.forty_allies()
    assert len([text for text in legal(state) if text.startswith("sell")]) > 15
    assert {text.split()[0] for text in legal(state)} >= {"explore", "support", "recruit", "purge"}
    paying = fullest.at_payment(state)
    assert {text.split()[0] for text in legal(paying)} <= {"pay", "paid"}
    assert len(legal(paying)) > 3
    assert fullest.microseconds(paying) > 0


def test_a_soak_tells_the_longest_decision_of_who_has_a_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hurried = f"search:iterations={soak.ENDLESS}:time=0.001"
    monkeypatch.setattr(soak, "LIMITS", {hurried: 0.001})
    monkeypatch.setattr(soak, "tables", lambda _: [(2, {})])
    games, longest = soak.soaked("conspiracy", 2, 1)
    # Three bots, so three pairings of two games each.
    assert games.value == 6
    assert "search in 0.001 s" in longest.what
    assert longest.sense == AT_MOST
    assert longest.bar == pytest.approx(0.0511, abs=0.0005)
    assert longest.value > 0


def test_games_shared_out_are_all_played_and_none_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    monkeypatch.setattr(
        "benchmarks.crowd.match.play", lambda _, fixture: played.append(fixture.number)
    )
    setting = setting_of("conspiracy", ["minnow", "plankton"], 7)
    shares = [crowd.play_share(setting, first, 2) for first in range(2)]
    assert sorted(played) == list(range(sum(shares)))
    assert abs(shares[0] - shares[1]) <= 1


def test_two_workers_are_set_against_one_and_two_bare_processes_beside_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(crowd, "BOTS", ["minnow", "plankton"])
    gains = iter([1.9, 1.1, 1.2, 1.3, 1.5, 1.7])
    hands: list[int] = []

    def gain(work: Callable[[int], None]) -> float:
        for number in (1, 2):
            work(number)
            hands.append(number)
        return next(gains)

    monkeypatch.setattr(crowd, "_gain", gain)
    arena, bare = crowd.workers_against_one("conspiracy", 4, 3)
    assert hands == [1, 2] * 6
    assert (arena.value, arena.sense, arena.bar) == (1.5, AT_LEAST, 1.7)
    assert (bare.value, bare.bar) == (1.3, None)


def test_a_gain_is_how_many_times_as_fast_two_are(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter([0.0, 6.0, 10.0, 14.0])
    monkeypatch.setattr("benchmarks.crowd.time.perf_counter", lambda: next(ticks))
    assert crowd._gain(lambda _: None) == 1.5


def test_the_largest_that_a_process_has_been_is_its_own() -> None:
    heavy = bytearray(200_000_000)
    ask = "from benchmarks.memory import largest_megabytes; print(largest_megabytes())"
    told = subprocess.run(
        [sys.executable, "-c", ask], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert 5 < float(told.stdout) < len(heavy) / 1e6
