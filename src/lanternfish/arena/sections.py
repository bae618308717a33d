"""The sections of the report, one function each."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from lanternfish.arena import summary
from lanternfish.arena.estimates import Estimate
from lanternfish.arena.figures import Figures
from lanternfish.arena.finished import Finished, Setting, Timing
from lanternfish.arena.insights.catalogue import INSIGHTS, Watched, drawn_from, good_games
from lanternfish.arena.insights.chapter import Voice
from lanternfish.arena.markup import said, tag
from lanternfish.arena.plots import Chart, Heat, Line, heat_table, histogram, scale_of, table
from lanternfish.texts import Texts

#: Insights are meant for at least so many games.
MEANT = 2000


@dataclass(frozen=True)
class Material:
    """All that a page is made of."""

    setting: Setting
    finished: Sequence[Finished]
    timings: Sequence[Timing]
    watched: Sequence[Watched]
    words: Texts
    game: Texts
    figures: Figures

    @cached_property
    def standings(self) -> list[summary.Standing]:
        return summary.standings(self.setting, self.finished)

    def bot(self, number: int) -> str:
        """A bot's text as markup; a long one may be broken where its settings begin."""
        name, *settings = self.setting.bots[number].split(":")
        parts = [said(name), *(f"{tag('wbr')}:{said(setting)}" for setting in settings)]
        return tag("code", *parts)

    def company(self, bots: Sequence[int]) -> str:
        """Those at a table as text: angler + 3 of minnow."""
        counts = Counter(bots)
        named = [
            f"{count} \N{MULTIPLICATION SIGN} {self.setting.bots[bot]}"
            if count > 1
            else self.setting.bots[bot]
            for bot, count in counts.items()
        ]
        return " + ".join(named)


@dataclass(frozen=True)
class Section:
    """Sections of level 3 belong to the one of level 2 before them."""

    name: str
    title: str
    lead: tuple[str, ...]
    parts: tuple[str, ...]
    notes: tuple[str, ...] = ()
    level: int = 2


def all_of_them(material: Material) -> list[Section]:
    found = [ratings(material)]
    if material.standings:
        found.append(pairs(material))
    if material.setting.seats > 2:
        found.append(tables(material))
    found += [order(material), points(material), length(material)]
    if material.timings:
        found.append(thinking(material))
    return found + insights(material)


def ratings(material: Material) -> Section:
    words, figures = material.words, material.figures
    found = material.standings
    lead = [words("even-lead", even=figures.share(_even(material)))]
    parts, notes = [], []
    if found:
        lead.insert(0, words("ratings-lead"))
        parts.append(_rated(material))
        notes.append(words("ratings-note"))
    rated = {standing.bot for standing in found}
    others = [text for bot, text in enumerate(material.setting.bots) if bot not in rated]
    if others:
        notes.append(words("ratings-none", bots=", ".join(others)))
    return Section("ratings", words("section-ratings"), tuple(lead), tuple(parts), tuple(notes))


def _rated(material: Material) -> str:
    """The bots that have met another one, with their ratings."""
    words, figures = material.words, material.figures
    found = material.standings
    lines = [
        Line(
            material.bot(standing.bot),
            [standing.rating],
            [
                figures.means(standing.rating, 0),
                figures.shares(standing.wins),
                figures.number(standing.wins.count),
            ],
        )
        for standing in found
    ]
    edges = [edge for each in found for edge in (each.rating.low, each.rating.high)]
    chart = Chart(
        caption=words("caption-ratings"),
        heads=[
            words("head-bot"),
            words("head-rating"),
            words("head-rating-interval"),
            words("head-wins"),
            words("head-games"),
        ],
        lines=lines,
        scale=scale_of(edges),
        tick=figures.number,
    )
    return chart.html()


def _even(material: Material) -> float:
    return 1 / material.setting.seats


def pairs(material: Material) -> Section:
    words, figures = material.words, material.figures
    cells = {
        pair: Heat(
            share,
            figures.share(share.value),
            words(
                "pair-small",
                interval=figures.between(share, 1, 100.0),
                count=figures.count(share.count),
            ),
        )
        for pair, share in summary.duels(material.finished).items()
    }
    order_of_strength = [standing.bot for standing in material.standings]
    place = {bot: row for row, bot in enumerate(order_of_strength)}
    moved = {(place[row], place[column]): cell for (row, column), cell in cells.items()}
    heat = heat_table(
        words("caption-pairs"),
        words("pair-corner"),
        [material.bot(bot) for bot in order_of_strength],
        moved,
    )
    lead = words("pairs-lead-two") if material.setting.seats == 2 else words("pairs-lead-more")
    return Section("pairs", words("section-pairs"), (lead,), (heat,), (words("pairs-note"),))


def tables(material: Material) -> Section:
    """At tables of more than two: what each bot won in each company, and what would be even."""
    words, figures = material.words, material.figures
    lines = [
        [
            said(material.company(company.bots)),
            material.setting.bots[bot],
            figures.shares(company.wins[bot]),
            figures.share(company.even(bot), 0),
            figures.number(company.wins[bot].count),
        ]
        for company in summary.companies(material.finished)
        for bot in sorted(company.wins)
    ]
    heads = [
        words("head-table"),
        words("head-bot"),
        words("head-wins"),
        words("head-even"),
        words("head-games"),
    ]
    found = table(words("caption-tables"), heads, lines)
    return Section("tables", words("section-tables"), (words("tables-lead"),), (found,))


def order(material: Material) -> Section:
    words, figures = material.words, material.figures
    shares = summary.turn_order((found.game, found.first, found.deal) for found in material.watched)
    lines = [
        Line(
            said(words("turn-player", number=turn + 1)),
            [_in_hundredths(share)],
            [figures.shares(share), figures.number(share.count)],
        )
        for turn, share in enumerate(shares)
    ]
    even = 100 * _even(material)
    edges = [edge for share in shares for edge in (100 * share.low, 100 * share.high)]
    chart = Chart(
        caption=words("caption-order"),
        heads=[
            words("head-turn"),
            words("head-share"),
            words("head-share-interval"),
            words("head-games"),
        ],
        lines=lines,
        scale=scale_of([even, *edges]),
        tick=figures.number,
        even=even,
    )
    lead = words("order-lead", even=figures.share(_even(material)))
    return Section(
        "order", words("section-order"), (lead,), (chart.html(),), (words("order-note"),)
    )


def _in_hundredths(share: Estimate) -> Estimate:
    return Estimate(100 * share.value, 100 * share.low, 100 * share.high, share.count)


def points(material: Material) -> Section:
    words = material.words
    scores = summary.scores_by_bot(material.setting, material.finished)
    ahead = summary.margins(material.finished)
    shown = [(bot, counts) for bot, counts in enumerate(scores) if counts]
    if not shown:
        return Section("scores", words("section-scores"), (words("no-end"),), ())
    among = [value for _, counts in shown for value in counts]
    plots = [_pile(material, counts, among, material.setting.bots[bot]) for bot, counts in shown]
    plots.append(_pile(material, ahead, list(ahead), words("margin")))
    lines = [_spread_line(material, material.bot(bot), counts) for bot, counts in shown]
    lines.append(_spread_line(material, said(words("margin")), ahead))
    numbers = table(words("caption-scores"), _spread_heads(material), lines)
    grid = tag("div", *plots, class_="piles")
    return Section("scores", words("section-scores"), (words("scores-lead"),), (grid, numbers))


def length(material: Material) -> Section:
    words, found = material.words, summary.lengths(material.finished)
    if not found:
        return Section("length", words("section-length"), (words("no-end"),), ())
    pile = tag("div", _pile(material, found, list(found), words("decisions")), class_="piles")
    line = _spread_line(material, said(words("decisions")), found)
    numbers = table(words("caption-length"), _spread_heads(material), [line])
    given_up = len(material.finished) - sum(found.values())
    notes = (words("given-up", count=material.figures.count(given_up)),) if given_up else ()
    return Section(
        "length", words("section-length"), (words("length-lead"),), (pile, numbers), notes
    )


def _pile(material: Material, counts: Counter[int], among: Sequence[int], title: str) -> str:
    words, figures, found = material.words, material.figures, summary.spread(counts)
    told = words(
        "pile-told", mean=figures.number(found.mean, 1), half=figures.number(found.quarters[2])
    )
    return histogram(counts, among, title, told, figures.number)


def _spread_heads(material: Material) -> list[str]:
    words = material.words
    heads = [words("head-what"), words("head-number"), words("head-mean")]
    heads += [words("head-least"), words("head-quarter"), words("head-half")]
    return [*heads, words("head-three-quarters"), words("head-most")]


def _spread_line(material: Material, label: str, counts: Counter[int]) -> list[str]:
    figures, found = material.figures, summary.spread(counts)
    quarters = [figures.number(value) for value in found.quarters]
    return [label, figures.number(found.count), figures.number(found.mean, 1), *quarters]


def thinking(material: Material) -> Section:
    words, figures = material.words, material.figures
    found = summary.thinking(material.setting, material.finished, material.timings)
    lines = [
        [
            material.bot(thought.bot),
            figures.seconds(thought.mean),
            figures.seconds(thought.half),
            figures.seconds(thought.longest),
            figures.number(thought.decisions),
            figures.number(thought.games),
        ]
        for thought in found
    ]
    heads = [words("head-bot"), words("head-think-mean"), words("head-think-half")]
    heads += [words("head-think-longest"), words("head-decisions"), words("head-games")]
    numbers = table(words("caption-thinking"), heads, lines)
    return Section("thinking", words("section-thinking"), (words("thinking-lead"),), (numbers,))


def insights(material: Material) -> list[Section]:
    """The games they rest on, then a section for each question."""
    words, figures = material.words, material.figures
    chosen = good_games(material.setting, material.watched)
    if not chosen:
        return []
    met = Counter(tuple(sorted(found.game.bots)) for found in chosen)
    company = "; ".join(
        words("insights-company", count=figures.count(met[bots]), bots=material.company(bots))
        for bots in sorted(met)
    )
    lead = [words("insights-lead", count=figures.count(len(chosen)), companies=company)]
    if len(chosen) < MEANT:
        lead.append(words("insights-few", most=figures.count(MEANT)))
    head = Section(
        "insights", words("section-insights"), tuple(lead), (), (words("insights-note"),)
    )
    voice = Voice(words, material.game, figures)
    found = INSIGHTS[material.setting.game].chapters(drawn_from(chosen), voice)
    return [
        head,
        *(
            Section(f"insight-{each.name}", each.title, (each.lead,), each.parts, (), 3)
            for each in found
        ),
    ]
