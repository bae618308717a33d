"""Plots: round scales, marks where they belong, and every number also in words."""

import re
from collections import Counter

import pytest

from lanternfish.arena.estimates import Estimate, share_of
from lanternfish.arena.markup import said, tag
from lanternfish.arena.plots import (
    Chart,
    Heat,
    Line,
    bar_width,
    heat_table,
    histogram,
    round_step,
    scale_of,
    table,
)


def test_what_people_write_is_no_markup() -> None:
    assert said("<b> & co") == "&lt;b&gt; &amp; co"
    assert tag("a", said("x"), href='"><script>') == '<a href="&quot;&gt;&lt;script&gt;">x</a>'
    assert (
        tag("line", x1=0.5, aria_hidden="true", class_=None)
        == '<line x1="0.5" aria-hidden="true"/>'
    )


@pytest.mark.parametrize(
    ("least", "step"), [(0.013, 0.02), (1, 1), (1.2, 2), (3, 5), (7, 10), (20, 20), (21, 50)]
)
def test_steps_are_round(least: float, step: float) -> None:
    assert round_step(least) == pytest.approx(step)


def test_a_scale_holds_everything_between_its_ticks() -> None:
    scale = scale_of([-3.0, 17.0])
    assert (scale.low, scale.high) == (-5, 20)
    assert list(scale.ticks) == [-5, 0, 5, 10, 15, 20]
    assert (scale.at(-5), scale.at(7.5), scale.at(20)) == (0, 50, 100)
    assert (scale.at(-99), scale.at(99)) == (0, 100)


def test_a_scale_of_one_value_or_none_still_has_a_width() -> None:
    scale = scale_of([4.0])
    assert scale.low < 4
    assert scale.high > 4
    assert scale_of([float("nan")]).ticks


def chart(bars: bool = False) -> str:
    lines = [
        Line("ann", [Estimate(50, 25, 75, 9)], ["50"]),
        Line("ben", [Estimate(0, 0, 25, 9)], ["0"]),
    ]
    scale = scale_of([0.0, 100.0])
    made = Chart("Caption", ["Who", "Plot", "Number"], lines, scale, str, even=50.0, bars=bars)
    return made.html()


def test_a_dot_stands_at_its_value_and_its_line_spans_the_interval() -> None:
    first = re.findall(r"<tr>.*?</tr>", chart())[1]
    assert '<circle class="dot first" cx="50.0%"' in first
    assert '<line class="reach first" x1="25.0%" x2="75.0%"' in first
    assert '<line class="even" x1="50.0%" x2="50.0%"' in first


def test_a_chart_is_a_table_for_those_who_cannot_see_it() -> None:
    made = chart()
    assert "<caption>Caption</caption>" in made
    assert made.count('scope="row"') == 2
    assert '<td class="number" data-label="Number">50</td>' in made
    assert made.count("<svg") == made.count('aria-hidden="true"')


def test_bars_begin_at_nought() -> None:
    first = re.findall(r"<tr>.*?</tr>", chart(bars=True))[1]
    assert '<rect class="bar first" x="0.0%" y="5" width="50.0%"' in first


def heights(picture: str) -> list[float]:
    return [float(height) for height in re.findall(r'class="pile".*?height="([\d.]+)"', picture)]


def test_a_histogram_has_a_bar_for_each_number() -> None:
    made = histogram(Counter({1: 1, 2: 2, 4: 4}), (1, 4), "Points", "mean 2.9", str)
    assert heights(made) == pytest.approx([22.5, 45, 90])
    assert 'role="img" aria-label="Points: mean 2.9"' in made
    assert ">2</text>" in made


def test_many_numbers_share_bars() -> None:
    assert (bar_width(0, 20), bar_width(0, 99), bar_width(5, 5)) == (1, 5, 1)
    counts = Counter(dict.fromkeys(range(100), 1))
    assert heights(histogram(counts, (0, 99), "Points", "", str)) == [90] * 20


def test_plots_that_are_compared_have_the_same_bars() -> None:
    one = histogram(Counter({10: 1}), (0, 10), "Points", "", str)
    other = histogram(Counter({0: 1}), (0, 10), "Points", "", str)
    ticks = [re.findall(r"<text.*?</text>", made) for made in (one, other)]
    assert ticks[0] == ticks[1]
    assert re.findall(r'class="pile" x="(\d+)', one) != re.findall(r'class="pile" x="(\d+)', other)


def test_heat_says_with_an_arrow_what_colour_says() -> None:
    cells = {
        (0, 1): Heat(share_of(90, 100), "90 %", "100 games"),
        (1, 0): Heat(share_of(5, 100), "5 %", "100 games"),
        (1, 1): Heat(share_of(51, 100), "51 %", "100 games"),
    }
    made = heat_table("Caption", "corner", ["ann", "ben"], cells)
    assert '<td class="ahead" style="--deep:0.42"><b>▲\N{NO-BREAK SPACE}90 %</b>' in made
    assert "<b>▼\N{NO-BREAK SPACE}5 %</b><small>100 games</small>" in made
    assert "<span>51 %</span>" in made
    assert made.count('class="none"') == 1
    assert 'role="region" aria-label="Caption"' in made


def test_a_table_names_its_rows_and_columns() -> None:
    made = table("Caption", ["Who", "Points"], [["ann", "1 < 2"]])
    assert '<th scope="row">ann</th><td class="number" data-label="Points">1 &lt; 2</td>' in made
    assert made.count('scope="col"') == 2
