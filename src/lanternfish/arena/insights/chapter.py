"""How insights are shown: charts and tables that the games share."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lanternfish.arena.estimates import Estimate
from lanternfish.arena.figures import Figures
from lanternfish.arena.insights.played import Compared, Holding
from lanternfish.arena.markup import said
from lanternfish.arena.plots import Chart, Line, scale_of, table
from lanternfish.texts import Texts

#: What rests on fewer cases does not stretch the scale of a plot.
ENOUGH = 30


@dataclass(frozen=True)
class Voice:
    """The words of the arena, those of the game, and numbers, all in one language."""

    words: Texts
    game: Texts
    figures: Figures


@dataclass(frozen=True)
class Chapter:
    """One question: its title, a paragraph, and charts and tables as markup."""

    name: str
    title: str
    lead: str
    parts: tuple[str, ...]


def holdings_chart(
    voice: Voice,
    caption: str,
    head: str,
    found: Sequence[Holding],
    label: Callable[[str], str],
    with_points: bool = False,
    taken: bool = False,
) -> str:
    """How much more than usual the holders won (or takers, for a die), and what is behind it."""
    words, figures = voice.words, voice.figures
    heads = [head, words("head-gain"), words("head-gain-interval")]
    heads += (
        [words("head-taken"), words("head-takers")]
        if taken
        else [words("head-held"), words("head-holders")]
    )
    heads.append(words("head-others"))
    if with_points:
        heads.append(words("head-mean-points"))
    lines = []
    for holding in found:
        cells = [
            figures.gains(holding.gain),
            figures.share(holding.held.value, 0),
            figures.shares(holding.wins, 0),
            figures.share(holding.others.value, 0),
        ]
        if with_points:
            cells.append(figures.means(holding.points))
        lines.append(Line(said(label(holding.name)), [_hundredfold(holding.gain)], cells))
    return Chart(
        caption=caption,
        heads=heads,
        lines=lines,
        scale=scale_of([0.0, *_edges([holding.gain for holding in found], 100.0)]),
        tick=lambda value: figures.signed(value, 0),
        even=0.0,
    ).html()


def _hundredfold(estimate: Estimate) -> Estimate:
    low, high = 100 * estimate.low, 100 * estimate.high
    return Estimate(100 * estimate.value, low, high, estimate.count)


def _edges(found: Sequence[Estimate], times: float) -> list[float]:
    """The ends of the intervals that rest on enough; else only the values."""
    edges = [times * estimate.value for estimate in found]
    for estimate in found:
        if estimate.count >= ENOUGH:
            edges += [times * estimate.low, times * estimate.high]
    return edges


def compared_chart(voice: Voice, caption: str, head: str, found: Sequence[Compared]) -> str:
    """Bars of winners (full) and others (hollow) under each other; `name` is what people read."""
    words, figures = voice.words, voice.figures
    lines = [
        Line(
            said(pair.name),
            [pair.winners, pair.others],
            [figures.means(pair.winners), figures.means(pair.others)],
        )
        for pair in found
    ]
    means = [side.value for pair in found for side in (pair.winners, pair.others)]
    return Chart(
        caption=caption,
        heads=[head, words("head-two-bars"), words("head-winners"), words("head-losers")],
        lines=lines,
        scale=scale_of([0.0, *means]),
        tick=figures.number,
        bars=True,
    ).html()


def shares_chart(
    voice: Voice, caption: str, head: str, found: Sequence[tuple[str, Estimate]], even: float
) -> str:
    """Shares of wins with their intervals."""
    words, figures = voice.words, voice.figures
    lines = [
        Line(
            said(name),
            [_hundredfold(share)],
            [figures.shares(share), figures.number(share.count)],
        )
        for name, share in found
    ]
    return Chart(
        caption=caption,
        heads=[head, words("head-share"), words("head-share-interval"), words("head-cases")],
        lines=lines,
        scale=scale_of([100 * even, *_edges([share for _, share in found], 100.0)]),
        tick=figures.number,
        even=100 * even,
    ).html()


def answers_table(voice: Voice, caption: str, found: Sequence[tuple[str, str, int]]) -> str:
    """Questions with one number each: the question, the answer, and how many cases it rests on."""
    words, figures = voice.words, voice.figures
    heads = [words("head-question"), words("head-answer"), words("head-cases")]
    return table(
        caption,
        heads,
        [[said(question), answer, figures.number(count)] for question, answer, count in found],
    )
