"""One game in play: who sits where, the truth, what happened, and the file it is kept in."""

import hashlib
import traceback
from pathlib import Path

from lanternfish.bots import BotError, Player
from lanternfish.core.chance import Chance, quick
from lanternfish.core.errors import IllegalAction, Reason
from lanternfish.core.events import Log
from lanternfish.core.game import NOBODY, View
from lanternfish.core.rows import asked_of
from lanternfish.records import Record, Replay, save
from lanternfish.terminal.face import Scene
from lanternfish.terminal.seating import display_names, sit_down
from lanternfish.terminal.trouble import Trouble
from lanternfish.texts import Texts


class Table:
    def __init__(self, record: Record, path: Path) -> None:
        self.record = record
        self.path = path
        self.log = Log()
        # Where in the log each seat's own last action stands.
        self.marks = [0] * record.seats
        self.bots = sit_down(record.players)
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        replay = Replay(record)
        while replay.left():
            self.marks[record.deciders[replay.played]] = len(self.log.events)
            replay.step(self.log)
        self.state = replay.state

    @property
    def seat(self) -> int:
        """Who decides; NOBODY when the game is over."""
        return int(self.state.seat)

    def names(self, texts: Texts) -> tuple[str, ...]:
        return display_names(self.record.players, texts)

    def why(self, row: list[int]) -> Reason | None:
        """Why a row of actions cannot be played; None if it can."""
        try:
            asked_of(self.state, row)
        except IllegalAction as error:
            return error.reason
        return None

    def play(self, row: list[int]) -> None:
        """Play the actions of one choice; each is saved before the next."""
        seat = self.seat
        self.marks[seat] = len(self.log.events)
        for action in asked_of(self.state, row):
            self.state.play(action, self.log)
            self.record.append(action, seat)
            if self.seat == NOBODY:
                self.record.end(self.state)
            self.keep()

    def keep(self) -> None:
        """Write the game to its file as it stands."""
        save(self.record, self.path)

    def let_bot_play(self) -> None:
        bot = self.bots[self.seat]
        assert bot is not None
        try:
            action = bot.choose(self.view(self.seat), self._thinking())
        except BotError:
            raise
        except Exception as error:  # whatever a bot of others does
            raise _failure(bot, error) from error
        self.play([action])

    def close(self) -> None:
        """Nobody plays here any more."""
        for bot in self.bots:
            if bot is not None:
                bot.close()

    def view(self, seat: int) -> View:
        return self.state.view(seat)

    def scene(self, seat: int, texts: Texts, draft: tuple[str, ...] = ()) -> Scene:
        """The table with the eyes of one seat, or a spectator's."""
        return scene_of(self.view(seat), self.names(texts), texts, draft)

    def _thinking(self) -> Chance:
        """A stream for one decision of a bot: the same whenever the game is taken up again."""
        record = self.record
        place = f"{record.seed} {record.commitment} {self.seat} {len(record.actions)}"
        return quick(int.from_bytes(hashlib.sha256(place.encode()).digest(), "big"))


def scene_of(
    view: View, names: tuple[str, ...], texts: Texts, draft: tuple[str, ...] = ()
) -> Scene:
    """A view as a face draws it; where nobody has a hand, no hand lies open."""
    plain = view.to_dict()
    you = None if view.seat == NOBODY else int(view.seat)
    own = plain.get("own")
    hands = plain.get("hands", {})
    if isinstance(own, dict) and "hand" in own:
        hands = {you: own["hand"]}
    assert isinstance(hands, dict)
    opened = {int(seat): list(cards) for seat, cards in hands.items()}
    return Scene(plain, you, names, texts, opened, draft)


def _failure(bot: Player, error: Exception) -> Trouble:
    """What went wrong in a bot, and where."""
    problem = "".join(traceback.format_exception_only(error)).strip()
    place = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{Path(place.filename).name}:{place.lineno}"
    return Trouble("bot-failed", bot=bot.text, problem=problem, where=where)
