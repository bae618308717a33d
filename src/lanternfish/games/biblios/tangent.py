"""The greatest factor that one blind draw can add to the weight of a guess."""

import math

from librt.vecs import append, vec
from mypy_extensions import i64


class Terms:
    """The greatest value of log (1 + sum of a) - sum of b over all choices of what is there.

    log (1 + x) is at most any of its tangents, and under a tangent every term stands for itself.
    With u for 1 / (1 + x) at the point of contact, the bound is convex in u: bisection finds the
    best tangent, and any other is right too.
    """

    def __init__(self) -> None:
        self.a = vec[float]()
        self.b = vec[float]()
        # So many of a kind are there at the least, and so many more at the most.
        self.sure = vec[float]()
        self.more = vec[float]()
        self.stuck: bool = False

    def clear(self) -> None:
        self.a = vec[float]()
        self.b = vec[float]()
        self.sure = vec[float]()
        self.more = vec[float]()
        self.stuck = False

    def add(self, a: float, exp_b: float, low: i64, high: i64) -> None:
        self.a = append(self.a, a)
        self.b = append(self.b, math.log(exp_b))
        self.sure = append(self.sure, float(low))
        self.more = append(self.more, float(high - low))

    def greatest(self, crowd: float) -> float:
        if self.stuck:
            return max(self._best_tangent(crowd), self._without_sum())
        return self._best_tangent(crowd)

    def _best_tangent(self, crowd: float) -> float:
        most = 0.0
        i: i64 = 0
        while i < len(self.a):
            most += max(0.0, self.a[i]) * (self.sure[i] + self.more[i])
            i += 1
        left = math.log(1.0 / (1.0 + most))
        right = math.log(1.0 / (1.0 - min(0.95, 2.0 * crowd)))
        best = min(self._tangent(1.0), self._tangent(1.0 / (1.0 - crowd)))
        step: i64 = 0
        while step < 6:
            u = math.exp((left + right) / 2.0)
            best = min(best, self._tangent(u))
            if self._slope(u) > 0.0:
                right = (left + right) / 2.0
            else:
                left = (left + right) / 2.0
            step += 1
        return best

    def _tangent(self, u: float) -> float:
        total = u - 1.0 - math.log(u)
        i: i64 = 0
        while i < len(self.a):
            one = self.a[i] * u - self.b[i]
            total += self.sure[i] * one
            if one > 0.0:
                total += self.more[i] * one
            i += 1
        return total

    def _slope(self, u: float) -> float:
        total = 1.0 - 1.0 / u
        i: i64 = 0
        while i < len(self.a):
            count = self.sure[i]
            if self.a[i] * u > self.b[i]:
                count += self.more[i]
            total += count * self.a[i]
            i += 1
        return total

    def _without_sum(self) -> float:
        """Where one face must be the one that went, the others only count as having stayed."""
        total = 0.0
        i: i64 = 0
        while i < len(self.a):
            total -= self.b[i] * self.sure[i]
            if self.b[i] < 0.0:
                total -= self.b[i] * self.more[i]
            i += 1
        return total
