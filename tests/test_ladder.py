"""The ladder: what its rungs are, what is told of them, and that a short one can be climbed."""

import json
import xml.etree.ElementTree as ET
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

import lanternfish as lf
from benchmarks import ladder, ladder_report, rungs, shelf
from benchmarks.agreement import Agreement
from benchmarks.rungs import RUNGS, Measured, Rung
from lanternfish.arena.finished import Finished, Timing
from lanternfish.arena.journal import Results, load
from lanternfish.arena.runner import setting_of
from lanternfish.arena.schedule import GAUNTLET, SEVERAL
from lanternfish.bots import LEVELS, player
from lanternfish.bots.searcher import ANGLER, LEVIATHAN

QUICK = Rung("minnow", "plankton", 2, 0.6)


def measured(game: str, verdict: str = "above") -> list[Measured]:
    return [
        Measured(game, rung, 120, 0.75, 0.66, 0.83, verdict, (0.31, 0.002), (1.5, 0.01))
        for rung in RUNGS
    ]


def test_every_level_is_held_against_the_one_below() -> None:
    assert [(rung.other, rung.better) for rung in RUNGS if rung.seats == 2] == list(
        pairwise(LEVELS)
    )
    assert str(RUNGS[0]) == "minnow against plankton"
    assert str(RUNGS[3]) == "one angler among 3 of minnow"


def test_the_search_levels_have_a_budget_for_every_game() -> None:
    for game in lf.games():
        assert 0 < ANGLER[game] < LEVIATHAN[game]


@pytest.mark.parametrize("game", lf.games())
def test_a_level_is_named_with_its_iterations(game: str) -> None:
    assert rungs.level("minnow", game) == "minnow"
    whole, tenth = rungs.level("angler", game), rungs.level("angler", game, 10)
    assert player(whole).budget.iterations == ANGLER[game]
    assert player(tenth).budget.iterations == ANGLER[game] // 10


def test_a_rung_is_climbed_and_taken_up_again(tmp_path: Path) -> None:
    first, games = rungs.climb("conspiracy", QUICK, 1, 40, 1, tmp_path)
    again, _ = rungs.climb("conspiracy", QUICK, 1, 40, 1, tmp_path)
    assert first == again
    assert first.games == len(games.finished) <= 40
    assert first.low <= first.share <= first.high
    assert first.share > 0.6


def results(bots: tuple[str, ...], games: int) -> Results:
    setting = setting_of("biblios", list(bots), games)
    finished = [
        Finished(number, 0, (0, 1) if number % 2 else (1, 0), (3, 5), (1,), 7, "")
        for number in range(games)
    ]
    timings = [Timing(number, (4, 3), (0.4, 0.9), (0.2, 0.5)) for number in range(games)]
    return Results(setting, None, finished, timings)


def test_seconds_are_counted_by_bot() -> None:
    found = results(("minnow", "plankton"), 2)
    # Each bot sat once on each seat: 1.3 seconds for 7 decisions, half a second at most.
    for bot in (0, 1):
        mean, longest = rungs.spent(found, bot)
        assert mean == pytest.approx(1.3 / 7)
        assert longest == 0.5


def test_tournaments_are_put_together_for_one_page() -> None:
    whole, games, timings = rungs.together(
        [results(("minnow", "plankton"), 2), results(("angler", "minnow"), 3)]
    )
    assert whole.bots == ("minnow", "plankton", "angler")
    assert whole.kind == SEVERAL
    assert (
        [game.number for game in games] == [timing.number for timing in timings] == [0, 1, 2, 3, 4]
    )
    assert [game.bots for game in games] == [(1, 0), (0, 1), (0, 2), (2, 0), (0, 2)]
    assert [game.pairing for game in games] == [0, 0, 1, 1, 1]


def test_what_is_written_says_which_bars_hold() -> None:
    told = ladder_report.table([*measured("abyss"), *measured("biblios", "open")])
    assert told.count("| holds |") == told.count("| so far |") == len(RUNGS)
    assert "| Abyss | leviathan against angler | 75.0 % | 66.0 % to 83.0 % | 58 % | 120 |" in told
    assert "| 0.31 s, 0.002 s |" in told
    assert ladder_report.taken(0.00002) == "below 1 ms"


def test_a_page_says_how_much_it_rests_on() -> None:
    met = results(("minnow", "plankton"), 3).finished
    alone = [replace(game, bots=(0, 0)) for game in met]
    told = ladder_report.link("abyss", met + alone * 5)
    assert told == "- [Abyss](ladder/abyss.html), 18 games, 15 of them for this question so far"
    whole = ladder_report.link("abyss", met + alone * (rungs.STUDY_GAMES // 3 + 1))
    assert whole.endswith("2,004 games, 2,001 of them for this question")


def test_the_picture_is_a_picture_with_a_dot_for_every_rung() -> None:
    drawn = ET.fromstring(ladder_report.picture([*measured("abyss"), *measured("biblios")]))
    assert len(drawn.findall("{http://www.w3.org/2000/svg}circle")) == 2 * len(RUNGS)
    assert drawn.find("{http://www.w3.org/2000/svg}title") is not None


def test_the_iterations_of_the_levels_are_told() -> None:
    told = ladder_report.levels()
    for budget in (*ANGLER.values(), *LEVIATHAN.values()):
        assert f"{budget:,}" in told


def test_why_is_told_of_the_last_rung_where_it_is_not_shown_to_hold() -> None:
    looked = [Agreement(game, 200, 180, 0.0, 0.0, 30.0) for game in ("abyss", "conspiracy")]
    under_way = measured("abyss", "open")
    over = [replace(one, games=rungs.MOST, share=0.55) for one in measured("conspiracy", "below")]
    told = ladder_report.why([*under_way, *measured("biblios"), *over], looked)
    assert [line for line in told.splitlines() if line.startswith("- ")] == [
        "- Abyss: 75.0 % of 120 games so far (66.0 % to 83.0 %)",
        "- Conspiracy: 55.0 % of 400 games (66.0 % to 83.0 %)",
    ]
    assert "should win 58 % of its games" in told
    assert ladder_report.why(over, looked[:1]) == ""  # nobody looked into this game
    assert ladder_report.why(measured("abyss"), looked) == ""  # it holds


def test_a_rung_that_is_under_way_says_so() -> None:
    one = measured("abyss", "open")[0]
    assert ladder_report.told_of(one) == "so far"
    assert ladder_report.told_of(replace(one, games=rungs.MOST)) == "open"
    assert ladder_report.told_of(replace(one, verdict="below")) == "fails"


def climbed(folder: Path) -> Path:
    """A short rung of Conspiracy, under the name of the first one."""
    path = folder / RUNGS[0].file("conspiracy")
    setting = setting_of("conspiracy", ["minnow", "plankton"], 6, kind=GAUNTLET)
    rungs.play(setting, path, RUNGS[0].bar, 1, "conspiracy")
    return path


def test_the_report_is_written_from_the_games_that_there_are(tmp_path: Path) -> None:
    climbed(tmp_path)
    found, pages = rungs.found_in(tmp_path)
    assert [(one.game, one.rung, one.games) for one in found] == [("conspiracy", RUNGS[0], 6)]
    told = ladder_report.text(
        found, {name: rungs.together(games) for name, games in pages.items()}, [], []
    )
    assert "| Conspiracy | minnow against plankton | 100.0 % |" in told
    assert "- [Conspiracy](ladder/conspiracy.html), 6 games, 0 of them for this question" in told
    assert "ladder/abyss.html" not in told


def test_what_more_thought_brings_is_measured_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rungs, "LESS", (2000, 1000))
    monkeypatch.setattr(rungs, "LESS_GAMES", 2)
    ladder.climb_some(["conspiracy"], [rungs.THOUGHT], 1, tmp_path)
    less = rungs.less_in(tmp_path)
    assert [(part, one.rung, one.games) for part, one in less] == [
        (part, rung, 2) for part in (2000, 1000) for rung in rungs.SEARCHING
    ]
    few, many = ANGLER["conspiracy"], LEVIATHAN["conspiracy"]
    played = load(tmp_path / rungs.SEARCHING[-1].file("conspiracy", 2000))
    assert played.setting.bots == (
        f"leviathan:iterations={many // 2000}",
        f"angler:iterations={few // 2000}",
    )
    told = ladder_report.thought_table(measured("conspiracy"), list(reversed(less)))
    lines = told.splitlines()[2:]
    assert [line.split(" | ")[1:3] for line in lines] == [
        [f"{few // 2000}", f"{many // 2000}"],
        [f"{few // 1000}", f"{many // 1000}"],
        [f"{few:,}", f"{many:,}"],
    ]
    assert lines[2].count("75.0 % (66.0 % to 83.0 %) of 120") == 2


def test_without_a_bar_there_is_no_verdict() -> None:
    one = rungs.measured("biblios", QUICK, results(("minnow", "plankton"), 2))
    assert one.verdict is None
    assert ladder_report.told_of(one) == ""


def test_a_rung_without_a_game_is_not_told_of(tmp_path: Path) -> None:
    path = climbed(tmp_path)
    path.write_text(path.read_text("utf-8").splitlines()[0] + "\n", "utf-8")
    assert rungs.found_in(tmp_path) == ([], {})


def test_games_of_a_bot_against_itself_are_counted_as_studied() -> None:
    met = results(("minnow", "plankton"), 2).finished
    assert ladder_report.studied([*met, replace(met[0], bots=(1, 1))]) == 1


def test_games_are_published_and_taken_up_elsewhere(tmp_path: Path) -> None:
    here, there, public = tmp_path / "here", tmp_path / "there", tmp_path / "shelf"
    path = climbed(here)
    shelf.put_back(["conspiracy"], here, public)
    shelf.take_down(lf.games(), there, public)
    assert sorted(file.name for file in there.iterdir()) == sorted(
        file.name for file in here.iterdir()
    )
    assert (there / path.name).read_bytes() == path.read_bytes()


def test_a_run_goes_on_from_its_own_games_not_from_older_ones(tmp_path: Path) -> None:
    here, public = tmp_path / "here", tmp_path / "shelf"
    path = climbed(here)
    shelf.put_back(["conspiracy"], here, public)
    path.write_text("newer")
    shelf.take_down(["conspiracy"], here, public)
    assert path.read_text() == "newer"


def test_games_of_bots_that_thought_otherwise_are_not_counted_together(tmp_path: Path) -> None:
    here, public = tmp_path / "here", tmp_path / "shelf"
    climbed(here)
    shelf.put_back(["conspiracy"], here, public)
    minds = json.loads((public / shelf.MINDS).read_text())
    assert minds == {"conspiracy": shelf.mind("conspiracy")}
    (public / shelf.MINDS).write_text(json.dumps({"conspiracy": "0123456789abcdef"}))
    with pytest.raises(SystemExit, match="thought otherwise"):
        shelf.take_down(lf.games(), tmp_path / "there", public)
    shelf.clear(["conspiracy"], here, public)
    shelf.take_down(lf.games(), tmp_path / "there", public)
    assert not list(here.iterdir())
    assert not list((tmp_path / "there").iterdir())


def test_the_mind_of_a_game_is_its_own(tmp_path: Path) -> None:
    golden = tmp_path / "thoughts.json"
    thoughts = json.loads(shelf.THOUGHTS.read_text("utf-8"))
    thoughts[0]["thoughts"][0][0] += "!"
    changed = thoughts[0]["table"].split("-")[0]
    golden.write_text(json.dumps(thoughts))
    assert [game for game in lf.games() if shelf.mind(game, golden) != shelf.mind(game)] == [
        changed
    ]


def test_a_check_plays_games_of_every_kind_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "LESS", (1000,))
    steps = [0, 1, rungs.STUDY, rungs.THOUGHT, rungs.AGREEMENT]
    kept = [file for step in steps for file in ladder.files("conspiracy", step).values()]
    assert len(kept) == 1 + 1 + 1 + len(rungs.SEARCHING)
    path = climbed(tmp_path)
    for file in kept[2:]:  # the second rung has not been played
        (tmp_path / file).write_bytes(path.read_bytes())
    capsys.readouterr()
    ladder.check(["conspiracy"], steps, 1, tmp_path)
    told = capsys.readouterr().out.splitlines()
    assert told == [
        "conspiracy, minnow against plankton, game 0: the same",
        "conspiracy, the study, game 0: the same",
        "conspiracy, angler against minnow at 1/1000, game 0: the same",
        "conspiracy, leviathan against angler at 1/1000, game 0: the same",
    ]
    monkeypatch.setattr(shelf, "played_again", lambda *_: [(3, False)])
    with pytest.raises(SystemExit):
        ladder.check(["conspiracy"], [0], 1, tmp_path)
    assert "game 3: ANOTHER" in capsys.readouterr().out


def test_games_can_be_played_again(tmp_path: Path) -> None:
    results = load(climbed(tmp_path))
    assert list(shelf.played_again(results, 2)) == [(0, True), (3, True)]
    other = replace(results.finished[3], scores=(0, 0))
    forged = replace(results, finished=[*results.finished[:3], other, *results.finished[4:]])
    assert list(shelf.played_again(forged, 2)) == [(0, True), (3, False)]
