"""From what actions are worth to how much they are liked; and the best of a blind draw."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# This part of all weight goes to all actions alike: nothing is ruled out.
EVEN_PART: Final[float] = 0.03


def weigh(worths: vec[float], nuance: float) -> vec[float]:
    """The best has weight 1; who is `nuance` points worse has a sixteenth."""
    best: float = -1e30
    for worth in worths:
        if worth > best:
            best = worth
    weights = vec[float](capacity=len(worths))
    total: float = 0.0
    for worth in worths:
        weight = 1.0 / (1.0 + (best - worth) / nuance)
        weight *= weight
        weight *= weight
        total += weight
        weights = append(weights, weight)
    least = EVEN_PART * total / float(len(weights))
    place: i64 = 0
    while place < len(weights):
        weights[place] += least
        place += 1
    return weights


class Urn:
    """Cards of known worth in an unknown order."""

    def __init__(self) -> None:
        self.worths = vec[float](capacity=30)
        self.counts = vec[i64](capacity=30)
        self.cards: i64 = 0

    def add(self, worth: float, count: i64) -> None:
        """Some more cards; the best stay last."""
        place = i64(len(self.worths))
        self.worths = append(self.worths, worth)
        self.counts = append(self.counts, count)
        while place > 0 and self.worths[place - 1] > worth:
            self.worths[place] = self.worths[place - 1]
            self.counts[place] = self.counts[place - 1]
            place -= 1
        self.worths[place] = worth
        self.counts[place] = count
        self.cards += count

    def best_of(self, drawn: i64) -> float:
        """What the best of one to three cards can be expected to be worth."""
        ways = _ways(self.cards, drawn)
        if ways == 0.0:
            return 0.0
        total: float = 0.0
        seen: i64 = 0
        below: float = 0.0
        place: i64 = 0
        while place < len(self.worths):
            seen += self.counts[place]
            upto = _ways(seen, drawn)
            total += self.worths[place] * (upto - below)
            below = upto
            place += 1
        return total / ways


def _ways(cards: i64, drawn: i64) -> float:
    """How many hands of one to three there are among so many cards."""
    if drawn == 1:
        return float(cards)
    if drawn == 2:
        return float(cards * (cards - 1)) * 0.5
    return float(cards * (cards - 1) * (cards - 2)) / 6.0
