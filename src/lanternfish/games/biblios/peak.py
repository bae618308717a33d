"""The greatest weight of known faces at one seat in the gift phase, over all that can be there."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.game import floats
from lanternfish.games.biblios.census import CATEGORY
from lanternfish.games.biblios.shares import choose, falling


class Peak:
    """The ways to find a source for gold are polynomials: term z is for z cards kept face down.

    `taken`, `stock`, `keeps` and `hide` are as in shares.py.
    """

    def __init__(self, taken: vec[i64], stock: vec[i64], keeps: i64, hide: float) -> None:
        self.taken = taken
        self.stock = stock
        self.keeps = keeps
        self.hide = hide
        self.width: i64 = keeps + 1
        # Rows of terms: so many faces of the first value, of the second, of the third with all
        # that is common to them.
        self.first = vec[float]()
        self.second = vec[float]()
        self.third = vec[float]()
        # By how many faces there are: the share that each way has.
        self.spread = vec[float]()

    def greatest(self, low: vec[i64], high: vec[i64], room: i64, chances: vec[float]) -> float:
        """Between so many faces of each class at the least and at the most."""
        if high[0] + high[1] + high[2] + high[CATEGORY] == 0:
            return 1.0
        high = high[:]
        k: i64 = 0
        while k < CATEGORY:
            # More than these cannot find a source.
            high[k] = min(high[k], self.taken[k] + min(self.keeps, self.stock[k]))
            k += 1
        self._spread_out(room)
        self.first = self._rows(0, high[0], chances[0])
        self.second = self._rows(1, high[1], chances[1])
        plain = self._rows(2, high[2], chances[2])
        best = 0.0
        kept: i64 = low[CATEGORY]
        while kept <= high[CATEGORY] and kept <= self.keeps and kept <= room:
            weight = self._kept(kept, chances[CATEGORY])
            if weight > 0.0:
                self._join(plain, high[2], self.keeps - kept)
                best = max(best, weight * self._best_gold(low, high, room, kept))
            kept += 1
        return best

    def _spread_out(self, room: i64) -> None:
        self.spread = vec[float](capacity=room + 1)
        faces: i64 = 0
        while faces <= room:
            self.spread = append(self.spread, 1.0 / falling(room, faces))
            faces += 1

    def _rows(self, k: i64, high: i64, chance: float) -> vec[float]:
        """Of a value of gold: by how many faces there are, and how many of them were kept."""
        rows = floats((high + 1) * self.width)
        scale = 1.0
        faces: i64 = 0
        while faces <= high:
            kept: i64 = 0
            while kept <= faces and kept <= self.keeps:
                ways = choose(faces, kept) * falling(self.taken[k], faces - kept)
                rows[faces * self.width + kept] = scale * ways * falling(self.stock[k], kept)
                kept += 1
            if chance <= 0.0:
                return rows
            scale /= chance
            faces += 1
        return rows

    def _kept(self, kept: i64, chance: float) -> float:
        """So many cards of categories."""
        weight = falling(self.keeps, kept)
        while kept > 0:
            if chance <= 0.0:
                return 0.0
            weight *= self.hide / chance
            kept -= 1
        return weight

    def _join(self, plain: vec[float], high: i64, free: i64) -> None:
        """The third value of gold, with the ways to keep all of them."""
        self.third = floats((high + 1) * self.width)
        hiding = vec[float](capacity=2 * self.width)
        scale = 1.0
        kept: i64 = 0
        while kept < 2 * self.width:
            hiding = append(hiding, scale * falling(free, kept) if kept <= free else 0.0)
            scale *= self.hide
            kept += 1
        faces: i64 = 0
        while faces <= high:
            row: i64 = faces * self.width
            before: i64 = 0
            while before < self.width:
                total = 0.0
                kept = 0
                while kept < self.width:
                    total += plain[row + kept] * hiding[before + kept]
                    kept += 1
                self.third[row + before] = total
                before += 1
            faces += 1

    def _best_gold(self, low: vec[i64], high: vec[i64], room: i64, kept: i64) -> float:
        best = 0.0
        one: i64 = low[0]
        while one <= high[0]:
            two: i64 = low[1]
            while two <= high[1]:
                both = self._product(one, two)
                three: i64 = low[2]
                while three <= high[2] and one + two + three + kept <= room:
                    weight = self.spread[one + two + three + kept]
                    best = max(best, weight * self._sum(both, three))
                    three += 1
                two += 1
            one += 1
        return best

    def _product(self, one: i64, two: i64) -> vec[float]:
        both = floats(self.width)
        kept: i64 = 0
        while kept < self.width:
            total = 0.0
            part: i64 = 0
            while part <= kept:
                first = self.first[one * self.width + part]
                total += first * self.second[two * self.width + kept - part]
                part += 1
            both[kept] = total
            kept += 1
        return both

    def _sum(self, both: vec[float], three: i64) -> float:
        total = 0.0
        kept: i64 = 0
        while kept < self.width:
            total += both[kept] * self.third[three * self.width + kept]
            kept += 1
        return total
