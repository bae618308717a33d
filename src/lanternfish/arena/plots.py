"""Plots as HTML tables and SVG: every number that is drawn is also written."""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from lanternfish.arena.estimates import Estimate
from lanternfish.arena.markup import rows, said, tag

TICKS = 4
MOST_BARS = 26
# A histogram, in its own units.
WIDE, HIGH, FLOOR, EDGE = 320.0, 120.0, 98.0, 8.0


@dataclass(frozen=True)
class Scale:
    """From where to where a plot goes, and where its ticks are."""

    low: float
    high: float
    ticks: tuple[float, ...]

    def at(self, value: float) -> float:
        """The place of a value in hundredths of the width."""
        part = (value - self.low) / (self.high - self.low)
        return round(100 * min(1.0, max(0.0, part)), 2)


def scale_of(values: Sequence[float], about: int = TICKS) -> Scale:
    """A scale with round ticks that holds all these values."""
    known = [value for value in values if math.isfinite(value)] or [0.0, 1.0]
    low, high = min(known), max(known)
    if low == high:
        low, high = low - 1, high + 1
    step = round_step((high - low) / about)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    ticks = tuple(round(place * step, 10) for place in range(first, last + 1))
    return Scale(ticks[0], ticks[-1], ticks)


def round_step(least: float) -> float:
    """The first of 1, 2, 5, 10, 20, 50 … that is not less."""
    size = 10.0 ** math.floor(math.log10(least))
    return next(size * times for times in (1, 2, 5, 10) if size * times >= least * (1 - 1e-9))


@dataclass(frozen=True)
class Line:
    """A row of a chart: what it is, the estimate that is drawn, and how the numbers read."""

    label: str  # markup
    drawn: Sequence[Estimate]
    cells: Sequence[str]


@dataclass(frozen=True)
class Chart:
    """Dots with their intervals, one row each, and columns of numbers beside them."""

    caption: str
    heads: Sequence[str]  # of the labels, the plot, and every further column
    lines: Sequence[Line]
    scale: Scale
    tick: Callable[[float], str]
    even: float | None = None
    bars: bool = False  # from nought to the value instead of a dot
    kinds: Sequence[str] = field(default=("first", "second"))

    def html(self) -> str:
        label, plot, *others = self.heads
        axis = tag("span", said(plot), class_="head") + self._axis()
        head = tag(
            "tr",
            tag("th", said(label), scope="col"),
            tag("th", axis, scope="col", class_="plot"),
            *(tag("th", said(other), scope="col", class_="number") for other in others),
        )
        body = rows(*(self._row(line, others) for line in self.lines))
        return tag(
            "table",
            rows(
                "", tag("caption", said(self.caption)), tag("thead", head), tag("tbody", body), ""
            ),
            class_="chart",
        )

    def _axis(self) -> str:
        labels = [
            tag("text", said(self.tick(tick)), x=f"{self.scale.at(tick)}%", y=11)
            for tick in self.scale.ticks
        ]
        return tag("svg", *labels, class_="axis", aria_hidden="true")

    def _row(self, line: Line, heads: Sequence[str]) -> str:
        cells = [
            tag("td", said(cell), class_="number", data_label=head)
            for head, cell in zip(heads, line.cells, strict=True)
        ]
        return tag(
            "tr",
            tag("th", line.label, scope="row"),
            tag("td", self._drawing(line), class_="plot"),
            *cells,
        )

    def _drawing(self, line: Line) -> str:
        parts = [self._upright(tick, "tick") for tick in self.scale.ticks]
        if self.even is not None:
            parts.append(self._upright(self.even, "even"))
        height = 8 + 12 * len(line.drawn)
        for place, (estimate, kind) in enumerate(zip(line.drawn, self.kinds, strict=False)):
            parts.append(self._mark(estimate, kind, 10.0 + 12 * place))
        return tag("svg", *parts, height=height, aria_hidden="true")

    def _upright(self, value: float, kind: str) -> str:
        x = f"{self.scale.at(value)}%"
        return tag("line", class_=kind, x1=x, x2=x, y1=0, y2="100%")

    def _mark(self, estimate: Estimate, kind: str, y: float) -> str:
        if not math.isfinite(estimate.value):
            return ""
        at = self.scale.at
        if self.bars:
            wide = f"{round(at(estimate.value) - at(0), 2)}%"
            return tag(
                "rect", class_=f"bar {kind}", x=f"{at(0)}%", y=y - 5, width=wide, height=10, rx=1
            )
        parts = []
        if math.isfinite(estimate.low) and math.isfinite(estimate.high):
            low, high = f"{at(estimate.low)}%", f"{at(estimate.high)}%"
            parts.append(tag("line", class_=f"reach {kind}", x1=low, x2=high, y1=y, y2=y))
        parts.append(tag("circle", class_=f"dot {kind}", cx=f"{at(estimate.value)}%", cy=y, r=4))
        return "".join(parts)


def bar_width(low: int, high: int) -> int:
    """How many whole numbers a bar of a histogram stands for."""
    return max(1, int(round_step((high - low + 1) / MOST_BARS)))


def histogram(
    counts: Counter[int], among: Sequence[int], title: str, told: str, number: Callable[[int], str]
) -> str:
    """How often each number came; `among` (least, most) is shared by plots that are compared."""
    low, high = min(among), max(among)
    width = bar_width(low, high)
    start = low // width * width
    bars = (high - start) // width + 1
    sums = [0] * bars
    for value, count in counts.items():
        sums[(value - start) // width] += count
    step = (WIDE - 2 * EDGE) / bars
    most = max(sums)
    drawn = [
        tag(
            "rect",
            class_="pile",
            x=round(EDGE + place * step, 2),
            y=round(FLOOR - (FLOOR - EDGE) * count / most, 2),
            width=round(max(1.0, step - 1), 2),
            height=round((FLOOR - EDGE) * count / most, 2),
        )
        for place, count in enumerate(sums)
        if count
    ]
    drawn.append(tag("line", class_="floor", x1=EDGE, x2=WIDE - EDGE, y1=FLOOR, y2=FLOOR))
    drawn.extend(_ticks(start, width, bars, step, number))
    picture = tag(
        "svg",
        *drawn,
        viewBox=f"0 0 {WIDE:.0f} {HIGH:.0f}",
        role="img",
        aria_label=f"{title}: {told}",
        class_="histogram",
    )
    words = tag("strong", said(title)) + " " + tag("span", said(told))
    return tag("figure", tag("figcaption", words), picture)


def _ticks(
    start: int, width: int, bars: int, step: float, number: Callable[[int], str]
) -> list[str]:
    """Labels under the middle of the bars of one number, or where the wider bars begin."""
    scale = scale_of([start, start + bars * width], 5)
    found = []
    for tick in scale.ticks:
        place = (tick - start) / width + (0.5 if width == 1 else 0.0)
        if tick == int(tick) and 0 <= place <= bars:
            x = round(EDGE + place * step, 2)
            found.append(tag("line", class_="floor", x1=x, x2=x, y1=FLOOR, y2=FLOOR + 4))
            found.append(tag("text", said(number(int(tick))), x=x, y=HIGH - 5))
    return found


@dataclass(frozen=True)
class Heat:
    """A cell: a share, how it reads, and what stands small below it."""

    share: Estimate
    text: str
    small: str


def heat_table(
    caption: str, corner: str, labels: Sequence[str], cells: dict[tuple[int, int], Heat]
) -> str:
    """Row against column; the farther from a half, the deeper the colour, and an arrow if sure."""
    head = tag(
        "tr",
        tag("td", said(corner), class_="corner"),
        *(tag("th", label, scope="col") for label in labels),
    )
    body = [
        tag(
            "tr",
            tag("th", label, scope="row"),
            *(_heat(cells.get((row, column))) for column in range(len(labels))),
        )
        for row, label in enumerate(labels)
    ]
    table = tag("table", rows("", tag("thead", head), tag("tbody", rows(*body)), ""), class_="heat")
    # The caption stays in sight where the table is wider than the screen.
    return rows(
        tag("p", said(caption), class_="caption"),
        tag("div", table, class_="wide", tabindex=0, role="region", aria_label=caption),
    )


def _heat(cell: Heat | None) -> str:
    if cell is None:
        return tag("td", "\N{MIDDLE DOT}", class_="none")
    share = cell.share.value
    sure = cell.share.clears(0.5)
    arrow = "\N{BLACK UP-POINTING TRIANGLE}" if share > 0.5 else "\N{BLACK DOWN-POINTING TRIANGLE}"
    words = f"{arrow}\N{NO-BREAK SPACE}{cell.text}" if sure else cell.text
    return tag(
        "td",
        tag("b" if sure else "span", said(words)),
        tag("small", said(cell.small)),
        class_="ahead" if share > 0.5 else "behind",
        style=f"--deep:{round(0.06 + 0.9 * abs(share - 0.5), 2)}",
    )


def table(caption: str, heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """Plain numbers; the first cell of a row is markup and names it."""
    head = tag(
        "tr",
        *(
            tag("th", said(text), scope="col", class_="number" if place else None)
            for place, text in enumerate(heads)
        ),
    )
    body = [
        tag(
            "tr",
            tag("th", line[0], scope="row"),
            *(
                tag("td", said(cell), class_="number", data_label=label)
                for label, cell in zip(heads[1:], line[1:], strict=True)
            ),
        )
        for line in lines
    ]
    return tag(
        "table",
        rows("", tag("caption", said(caption)), tag("thead", head), tag("tbody", rows(*body)), ""),
        class_="plain",
    )
