"""Is the first bot as good as a bar asks? A test that may be looked at after every deal."""

from collections.abc import Container, Iterator, Sequence

from lanternfish.arena.errors import ArenaError
from lanternfish.arena.finished import Finished, Setting
from lanternfish.arena.intervals import Watched
from lanternfish.arena.schedule import GAUNTLET, Fixture, pairings, turns

ABOVE, BELOW, OPEN = "above", "below", "open"


def check_bar(setting: Setting, bar: float) -> None:
    """Refuse a bar that is no share, or where there is no first bot to hold against it."""
    if not 0 < bar < 1:
        raise ArenaError("arena-bad-bar", bar=str(bar))
    alone = setting.kind == GAUNTLET or (setting.seats == 2 and len(setting.bots) == 2)
    if not alone or len(setting.bots) == 1:
        raise ArenaError("arena-bar-alone")


class Trial:
    """One pairing against the bar.

    One observation is one deal: the share of the first bot, on average over the seats from which
    it played that deal. The games of a deal are not independent of each other, and the seats need
    not be equally good; deals are independent, and all alike. They are taken in order, so where
    the trial ends does not depend on which game was over first.
    """

    def __init__(self, bar: float, size: int) -> None:
        self.bar = bar
        self.size = size  # games of a deal
        self.watched = Watched()
        self.verdict = OPEN
        self.waiting: dict[int, list[float]] = {}

    def note(self, deal: int, share: float) -> None:
        self.waiting.setdefault(deal, []).append(share)
        while self.verdict == OPEN and self._next_is_complete():
            shares = self.waiting.pop(self.watched.count)
            self.watched.add(sum(sorted(shares)) / self.size)  # the same sum in any order
            if self.watched.excludes(self.bar):
                self.verdict = ABOVE if self.watched.mean > self.bar else BELOW

    def wants(self, deal: int) -> bool:
        """Does the deal count? Nothing after the end of the trial does."""
        return self.verdict == OPEN or deal < self.watched.count

    def _next_is_complete(self) -> bool:
        return len(self.waiting.get(self.watched.count, ())) == self.size


class Trials:
    """All pairings of a tournament, each with its trial; without a bar every game is wanted."""

    def __init__(self, setting: Setting, bar: float | None) -> None:
        self.setting = setting
        self.trials: list[Trial] = []
        if bar is not None:
            check_bar(setting, bar)
            for bots in pairings(setting):
                self.trials.append(Trial(bar, len(turns(setting, bots, 0))))

    def note(self, fixture: Fixture, finished: Finished) -> None:
        if self.trials:
            self.trials[fixture.pairing].note(fixture.deal, finished.share(fixture.first))

    def wants(self, fixture: Fixture) -> bool:
        return not self.trials or self.trials[fixture.pairing].wants(fixture.deal)

    def left(self, schedule: Sequence[Fixture], done: Container[int]) -> Iterator[Fixture]:
        """The games that are still to be played; asks anew before each whether it is wanted."""
        for fixture in schedule:
            if fixture.number not in done and self.wants(fixture):
                yield fixture

    def most(self) -> int:
        """How many games there will be, if every trial that is open takes all of its games."""
        if not self.trials:
            return len(pairings(self.setting)) * self.setting.games
        return sum(
            self.setting.games if trial.verdict == OPEN else trial.watched.count * trial.size
            for trial in self.trials
        )
