"""One game: fair to every seat, the same whenever it is played, and written down."""

import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from lanternfish import View, records
from lanternfish.arena import match
from lanternfish.arena.errors import ArenaError
from lanternfish.arena.match import leave, play, thinking
from lanternfish.arena.runner import setting_of
from lanternfish.arena.schedule import fixtures
from lanternfish.bots import Bot, Budget, Player
from lanternfish.core.chance import Chance, Quick
from tests.arena.tournaments import setting


class Curious:
    """Notes all that it is given, and plays the last action there is."""

    def __init__(self) -> None:
        self.given: list[tuple[object, ...]] = []
        self.closed = False

    def choose(self, *given: object) -> int:
        self.given.append(given)
        view = given[0]
        assert isinstance(view, View)
        return view.legal[-1]

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def curious(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Curious]]:
    """Every bot is one that notes what it is given."""
    made: list[Curious] = []

    def seat(text: str) -> Player:
        made.append(Curious())
        return Player(text, made[-1], Budget(iterations=5))

    leave()
    monkeypatch.setattr(match, "player", seat)
    yield made
    leave()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_is_given_the_view_of_its_seat_and_nothing_else(
    curious: list[Curious], seats: int
) -> None:
    tournament = setting("plankton", "minnow", seats=seats, kind="gauntlet")
    play(tournament, next(fixtures(tournament)))
    assert len(curious) == seats
    for seat, bot in enumerate(curious):
        assert bot.given
        for view, budget, chance in bot.given:
            assert isinstance(view, View)
            assert (view.seat, view.turn) == (seat, seat)
            assert len(view.legal) > 1
            assert budget == Budget(iterations=5)
            assert isinstance(chance, Quick)


def test_the_stream_of_a_decision_depends_on_its_place_alone(curious: list[Curious]) -> None:
    tournament = setting("plankton", "minnow")
    fixture = next(fixtures(tournament))
    finished = play(tournament, fixture).finished
    words = [
        [chance.word() for _ in range(4)]
        for bot in curious
        for _, _, chance in bot.given
        if isinstance(chance, Chance)
    ]
    assert len(words) == finished.decisions
    assert len({tuple(row) for row in words}) == len(words)
    record = records.read(finished.record)
    assert words[0] in [
        [chance.word() for _ in range(4)]
        for place in range(len(record.actions))
        for chance in [thinking(tournament, fixture.number, record.deciders[place], place)]
    ]


def test_streams_differ_from_place_to_place() -> None:
    tournament = setting("plankton")
    places = [(number, seat, step) for number in (0, 1) for seat in (0, 1) for step in (0, 1)]
    streams = [thinking(tournament, *place).word() for place in places]
    streams.append(thinking(replace(tournament, seed=1), 0, 0, 0).word())
    assert len(set(streams)) == 9


def test_the_bots_that_sat_down_are_closed(curious: list[Curious]) -> None:
    tournament = setting("plankton")
    play(tournament, next(fixtures(tournament)))
    assert not any(bot.closed for bot in curious)
    leave()
    assert all(bot.closed for bot in curious)


def test_a_game_is_written_down() -> None:
    tournament = setting("plankton", "minnow")
    fixture = list(fixtures(tournament))[1]
    played = play(tournament, fixture)
    record = records.read(played.finished.record)
    assert record.players == ["bot minnow", "bot plankton"]
    assert record.seed == fixture.seed
    assert record.result == played.finished.scores
    assert record.winners == played.finished.winners
    assert played.finished.bots == fixture.bots == (1, 0)
    assert played.timing.number == played.finished.number == 1
    assert sum(played.timing.decisions) == played.finished.decisions <= len(record.actions)
    assert played.seconds > 0


def test_only_decisions_with_a_choice_are_counted() -> None:
    """In Biblios there are others: whoever cannot pay is asked all the same."""
    tournament = setting_of("biblios", ["plankton"], games=4)
    alone = 0
    for fixture in fixtures(tournament):
        played = play(tournament, fixture)
        replay = records.Replay(records.read(played.finished.record))
        counts = []
        while replay.left():
            counts.append(len(replay.state.legal()))
            replay.step()
        assert played.finished.decisions == sum(count > 1 for count in counts)
        assert sum(played.timing.decisions) == played.finished.decisions
        alone += counts.count(1)
    assert alone


def test_the_same_game_again_is_the_same() -> None:
    tournament = setting("plankton", "minnow", seats=3)
    fixture = next(fixtures(tournament))
    assert play(tournament, fixture).finished == play(tournament, fixture).finished


def test_a_game_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "LONGEST", 5)
    tournament = setting("plankton")
    finished = play(tournament, next(fixtures(tournament))).finished
    assert finished.decisions == 5
    assert finished.winners == ()
    assert finished.share(0) == finished.share(1) == 0.5
    assert records.read(finished.record).result is None


def test_other_rules_are_refused() -> None:
    tournament = replace(setting("plankton"), rules=99)
    with pytest.raises(ArenaError, match="version 99 of the rules of conspiracy"):
        play(tournament, next(fixtures(setting("plankton"))))


class Resting:
    """Takes its time without doing anything."""

    elsewhere = False

    def choose(self, view: View, budget: Budget, chance: Chance) -> int:
        time.sleep(0.002)
        return view.legal[0]


class RestingElsewhere(Resting):
    elsewhere = True


@pytest.mark.parametrize("kind", [Resting, RestingElsewhere])
def test_whose_time_counts(monkeypatch: pytest.MonkeyPatch, kind: type[Resting]) -> None:
    """Here the time of the processor; of a bot that thinks elsewhere, that of the clock."""
    bot: Bot = kind()
    leave()
    monkeypatch.setattr(match, "player", lambda text: Player(text, bot, Budget()))
    tournament = setting("plankton")
    timing = play(tournament, next(fixtures(tournament))).timing
    leave()
    for total, longest, count in zip(timing.total, timing.longest, timing.decisions, strict=True):
        assert total / count <= longest <= total
        assert (total >= 0.002 * count) == kind.elsewhere
