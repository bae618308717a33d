"""What came of a tournament, counted: who won how much against whom, and how sure that is."""

from collections.abc import Iterable
from dataclasses import dataclass

from lanternfish.arena.bar import Trials
from lanternfish.arena.finished import Finished, Setting
from lanternfish.arena.intervals import wilson
from lanternfish.arena.schedule import fixtures, pairings

DIGITS = 6


@dataclass
class Tally:
    """One bot, in one pairing or in all of them; `copies` is how many seats it has in a game."""

    bot: int
    copies: int
    games: int = 0
    won: float = 0.0
    even: float = 0.0  # what it would have won if all were equally good
    interval: tuple[float, float] = (0.0, 1.0)  # of its share, 95 %

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    def add(self, won: float, seats: int) -> None:
        self.games += 1
        self.won += won
        self.even += self.copies / seats


@dataclass
class Meeting:
    """One pairing: its bots in the order of the pairing, the first bot first.

    `verdict` says on which side of the bar the share of the first bot lies, or "open"; None
    where there is no bar.
    """

    bots: list[Tally]
    games: int = 0
    given_up: int = 0
    verdict: str | None = None


@dataclass
class Count:
    setting: Setting
    bar: float | None
    meetings: list[Meeting]
    bots: list[Tally]

    @property
    def games(self) -> int:
        return sum(meeting.games for meeting in self.meetings)

    def to_dict(self) -> dict[str, object]:
        """Plain data, the same to the byte for the same games."""
        names = self.setting.bots
        return {
            "setting": {**vars(self.setting), "bots": list(names)},
            "bar": self.bar,
            "games": self.games,
            "pairings": [
                {
                    "games": meeting.games,
                    "given_up": meeting.given_up,
                    "bots": [_plain(tally, names) for tally in meeting.bots],
                    "verdict": meeting.verdict,
                }
                for meeting in self.meetings
            ],
            "bots": [_plain(tally, names) for tally in self.bots],
        }


def _plain(tally: Tally, names: tuple[str, ...]) -> dict[str, object]:
    return {
        "number": tally.bot,
        "bot": names[tally.bot],
        "games": tally.games,
        "won": round(tally.won, DIGITS),
        "even": round(tally.even, DIGITS),
        "share": round(tally.share, DIGITS),
        "interval": [round(end, DIGITS) for end in tally.interval],
    }


def count(setting: Setting, bar: float | None, games: Iterable[Finished]) -> Count:
    """Count finished games, in the order of their numbers.

    Intervals are Wilson's; where there is a bar, that of the first bot is the one that may be
    looked at after every deal.
    """
    schedule = list(fixtures(setting))
    trials = Trials(setting, bar)
    meetings = [
        Meeting([Tally(bot, bots.count(bot)) for bot in dict.fromkeys(bots)])
        for bots in pairings(setting)
    ]
    totals = [Tally(bot, 1) for bot in range(len(setting.bots))]
    for game in games:
        trials.note(schedule[game.number], game)
        meeting = meetings[game.pairing]
        meeting.games += 1
        meeting.given_up += not game.winners
        for tally in meeting.bots:
            won = sum(game.share(seat) for seat, bot in enumerate(game.bots) if bot == tally.bot)
            tally.add(won, setting.seats)
            totals[tally.bot].copies = tally.copies
            totals[tally.bot].add(won, setting.seats)
    for tally in [*totals, *[tally for meeting in meetings for tally in meeting.bots]]:
        tally.interval = wilson(min(tally.won, tally.games), tally.games)
    for meeting, trial in zip(meetings, trials.trials, strict=False):
        meeting.bots[0].interval = trial.watched.interval()
        meeting.verdict = trial.verdict
    return Count(setting, bar, meetings, totals)
