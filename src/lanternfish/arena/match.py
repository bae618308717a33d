"""One game between bots: each sees the view of its seat, and draws from a stream of its own."""

import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from lanternfish.arena.errors import ArenaError
from lanternfish.arena.finished import Finished, Setting, Timing
from lanternfish.arena.schedule import Fixture, seed_of
from lanternfish.bots import BotError, Player, player
from lanternfish.core.chance import Chance, quick
from lanternfish.core.errors import Value
from lanternfish.core.game import NOBODY, Game, State
from lanternfish.core.record import Record, record_of
from lanternfish.core.record_text import write
from lanternfish.core.simulate import LONGEST
from lanternfish.games import game

# Who plays here, by name and seat. A bot goes from table to table, but never hears what another
# seat sees.
_seated: dict[tuple[str, int], Player] = {}


@dataclass(frozen=True)
class Played:
    """A game as it comes back from whoever played it."""

    finished: Finished
    timing: Timing
    seconds: float  # by the clock on the wall


@dataclass(frozen=True)
class Failed:
    """A game that came to nothing. Errors do not travel between processes; their parts do."""

    key: str
    values: dict[str, Value]
    cause: tuple[str, dict[str, Value]] | None

    def error(self) -> ArenaError:
        error = ArenaError(self.key, **self.values)
        if self.cause is not None:
            key, values = self.cause
            error.__cause__ = BotError(key, **values)
        return error


def failed(error: ArenaError) -> Failed:
    cause = error.__cause__
    told = (cause.key, cause.values) if isinstance(cause, BotError) else None
    return Failed(error.key, error.values, told)


class Clocks:
    """How long each seat thinks.

    What counts is the CPU time of this process, which does not care how busy the machine is. A
    bot whose thinking is done by another process says so (`elsewhere = True`); its time is that
    of the clock on the wall.
    """

    def __init__(self, players: list[Player]) -> None:
        self.clocks = [_clock(player) for player in players]
        self.decisions = [0] * len(players)
        self.total = [0.0] * len(players)
        self.longest = [0.0] * len(players)

    def time(self, seat: int, think: Callable[[], int]) -> int:
        clock = self.clocks[seat]
        began = clock()
        action = think()
        seconds = clock() - began
        self.decisions[seat] += 1
        self.total[seat] += seconds
        self.longest[seat] = max(self.longest[seat], seconds)
        return action

    def timing(self, number: int) -> Timing:
        total = tuple(round(seconds, 6) for seconds in self.total)
        longest = tuple(round(seconds, 6) for seconds in self.longest)
        return Timing(number, tuple(self.decisions), total, longest)


def leave() -> None:
    """Nothing more is played here: programs that were started end."""
    while _seated:
        _, player = _seated.popitem()
        player.close()


def _player(text: str, seat: int) -> Player:
    if (text, seat) not in _seated:
        _seated[text, seat] = player(text)
    return _seated[text, seat]


def _clock(player: Player) -> Callable[[], float]:
    return time.perf_counter if getattr(player.bot, "elsewhere", False) else time.process_time


def play(setting: Setting, fixture: Fixture) -> Played:
    """Play a game to its end, or give it up where it has none.

    Nobody is asked where there is only one action. `ArenaError` if a bot fails.
    """
    began = time.perf_counter()
    rules = _rules(setting)
    players = [_player(setting.bots[bot], seat) for seat, bot in enumerate(fixture.bots)]
    names = [f"bot {player.text}" for player in players]
    record = record_of(rules, setting.seats, setting.options, names, fixture.seed)
    state = rules.deal(setting.seats, fixture.seed, **setting.options)
    clocks = Clocks(players)
    while state.seat != NOBODY and sum(clocks.decisions) < LONGEST:
        seat = int(state.seat)
        action = _decide(setting, fixture, state, record, players[seat], clocks)
        state.apply(action)
        record.append(action, seat)
    if state.seat == NOBODY:
        record.end(state)
    finished = _finished(fixture, state, record, sum(clocks.decisions))
    return Played(finished, clocks.timing(fixture.number), time.perf_counter() - began)


def _rules(setting: Setting) -> Game:
    """The game, by the very rules that the tournament is played by."""
    found = game(setting.game)
    if found.rules_version != setting.rules:
        known = found.rules_version
        raise ArenaError("arena-other-rules", game=found.name, found=setting.rules, known=known)
    return found


def _decide(
    setting: Setting,
    fixture: Fixture,
    state: State,
    record: Record,
    player: Player,
    clocks: Clocks,
) -> int:
    seat = int(state.seat)
    view = state.view(seat)
    if len(view.legal) == 1:
        return view.legal[0]
    chance = thinking(setting, fixture.number, seat, len(record.actions))
    try:
        return clocks.time(seat, lambda: player.choose(view, chance))
    except Exception as error:  # whatever a bot of others can think of
        raise _failure(fixture, player, error) from error


def thinking(setting: Setting, number: int, seat: int, decision: int) -> Chance:
    """The stream for one decision: it depends on the place in the tournament and nothing else."""
    return quick(seed_of(setting, "game", number, seat, decision))


def _failure(fixture: Fixture, player: Player, error: Exception) -> ArenaError:
    """What went wrong in a bot, and where."""
    problem = str(error)
    if not isinstance(error, BotError):
        place = traceback.extract_tb(error.__traceback__)[-1]
        kind = "".join(traceback.format_exception_only(error)).strip()
        problem = f"{kind} ({Path(place.filename).name}:{place.lineno})."
    return ArenaError("arena-bot-failed", number=fixture.number, bot=player.text, problem=problem)


def _finished(fixture: Fixture, state: State, record: Record, decisions: int) -> Finished:
    return Finished(
        number=fixture.number,
        pairing=fixture.pairing,
        bots=fixture.bots,
        scores=state.scores(),
        winners=state.winners() if state.seat == NOBODY else (),
        decisions=decisions,
        record=write(record),
    )
