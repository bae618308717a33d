"""How sure a share of wins is: for one look at the end, and for looking again and again."""

import math
from collections import Counter

#: Intervals miss the truth this often at most.
ALPHA = 0.05
# 1.96: so many standard deviations leave ALPHA outside.
DEVIATIONS = 1.959963984540054

BETS = [(place + 0.5) / 100 for place in range(100)]
STEPS = 50


def wilson(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of wins, looked at once.

    It holds those shares p for which |won / games - p| is at most 1.96 standard deviations,
    sqrt(p (1 - p) / games). Shared wins count as parts: they vary less, so it is no less sure.
    """
    if games == 0:
        return 0.0, 1.0
    share = won / games
    squared = DEVIATIONS * DEVIATIONS / games
    middle = share + squared / 2
    reach = math.sqrt(squared * (share * (1 - share) + squared / 4))
    least, most = (middle - reach) / (1 + squared), (middle + reach) / (1 + squared)
    return max(0.0, min(least, share)), min(1.0, max(most, share))


class Watched:
    """A mean that is watched: its 95 % interval stays valid however often it is looked at.

    The observations y lie between 0 and 1 and have the same mean, whatever came before. Whoever
    doubts that this mean is m may bet against it: with a fraction b of the money on 1 and the
    rest on 0, at the odds that m makes fair, every observation multiplies the money by

        b y / m + (1 - b) (1 - y) / (1 - m),

    which is 1 on average if the mean is m. The money is spread evenly over a hundred bets b; what
    becomes of it is a martingale W(m) that begins with 1 and is never negative. So, by Ville's
    inequality, it ever reaches 1 / 0.05 = 20 with a probability of at most 5 % if m is true: the
    interval is all m with W(m) < 20. With only noughts and ones this is the beta-binomial mixture;
    observations in between vary less, and the interval is narrower for it.

    It is an interval because log W is convex: 1 / m and 1 / (1 - m) are log-convex, and so are
    products and sums of such. The mean of what was observed always lies in it: there no bet has
    won anything.
    """

    def __init__(self) -> None:
        self.seen: Counter[float] = Counter()
        self.count = 0
        self.sum = 0.0

    def add(self, observation: float) -> None:
        self.seen[round(observation, 12)] += 1
        self.count += 1
        self.sum += observation

    @property
    def mean(self) -> float:
        return self.sum / self.count

    def doubt(self, mean: float) -> float:
        """The logarithm of W: how much the bets against this mean have won."""
        logs = [0.0] * len(BETS)
        for value, count in self.seen.items():
            one, nought = value / mean, (1 - value) / (1 - mean)
            for place, bet in enumerate(BETS):
                logs[place] += count * math.log(bet * one + (1 - bet) * nought)
        most = max(logs)
        return most + math.log(sum(math.exp(log - most) for log in logs) / len(BETS))

    def excludes(self, mean: float) -> bool:
        return self.count > 0 and self.doubt(mean) >= -math.log(ALPHA)

    def interval(self) -> tuple[float, float]:
        if self.count == 0:
            return 0.0, 1.0
        return self._edge(0.0), self._edge(1.0)

    def _edge(self, outside: float) -> float:
        """Where doubt begins between the mean that was observed and the end of the scale."""
        inside = self.mean
        if abs(inside - outside) < 1e-9:
            return outside
        for _ in range(STEPS):
            middle = (inside + outside) / 2
            if self.excludes(middle):
                outside = middle
            else:
                inside = middle
        return outside
