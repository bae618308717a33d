"""The ladder as a page to read, a picture, and a page for each game."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

from benchmarks.agreement import POSITIONS, Agreement
from benchmarks.rungs import (
    LESS_GAMES,
    MOST,
    SEARCHING,
    STUDY_GAMES,
    STUDY_PART,
    Measured,
    Rung,
)
from benchmarks.runners import ROOT
from lanternfish.arena import page
from lanternfish.arena.finished import Finished, Setting, Timing
from lanternfish.arena.intervals import wilson
from lanternfish.bots.searcher import ANGLER, LEVIATHAN
from lanternfish.texts import texts_in

DOCS = ROOT / "docs"
WORDS = {"above": "holds", "below": "fails", "open": "open"}

HEAD = """# The ladder

How much better each level of the house bots is than the one below it, in every game.

![Shares of games won, with their 95 % intervals and the bars](img/ladder.svg)

Each rung is a sequential test: seats are rotated on every deal, the share of games that the better
bot won has a 95 % interval that stays valid however often it is looked at
(`src/lanternfish/arena/intervals.py`), and the test stops when the interval lies on one side of the
bar, after at most {most} games. A shared victory counts as its part. `holds` and `fails` are
verdicts of such a test; after all its games without a verdict it is `open`. A rung that is not in
the table has not been played yet, and one that says `so far` is under way.

"""

REST = """
## The levels

`plankton` plays at random and `minnow` at a glance. `angler` and `leviathan` search, with so many
iterations that a decision should take about 0.3 and 2 seconds on one core of the machine that this
was measured on; what it took is in the table. Some of the games were played after `make faster`,
which makes the same moves sooner ([which games](ladder/games/README.md)).

{levels}

## What more thought brings

What a search wins by thinking on depends on how well it plays already. So here are the two that
search with a part of their iterations, up to {less} games each, and last with all of them;
`leviathan` always has {times:.1f} times as many as `angler`. The last line of each game repeats the
rungs above: tests that stop as soon as they hold, so that their shares lean high and are no trend
by themselves; what is sure is the interval.

{thought}
{agreements}
## Pages

One for each game: ratings, pair by pair, seats, points, thinking times; and what players ask, from
all its games in which nobody played at random. For that question a search plays {study:,} games
against itself, with a {part}th of an angler's iterations:

{pages}

## Again

All games are in [docs/ladder/games](ladder/games), with their moves. They follow from the code and
the seeds alone, so anyone can play them again:

```sh
make ladder                       # plays what is missing, if anything is, and writes this report
make ladder ARGS="--check 2"      # plays two games of each kind again: are they the same?
make ladder ARGS="--afresh"       # plays all of it again: many hours
```

It can be stopped at any time (Ctrl-C) and goes on where it was.
"""

AGREEMENTS = """
And so often both choose the same at the same position. Where they do not, a third search with as
many iterations as `leviathan` has says how much more often it expects to win by the choice of
`leviathan`, in percentage points: on average over all positions, and for all decisions of a game.

"""


WHY = """
## Why leviathan is not further ahead

`leviathan` should win {bar} of its games against `angler`. Where no test has shown that it does,
this is what it won:

{games}

Both are the same search with the same idea of a game: which worlds are likely, how the others play,
how good a position is after some more turns. Longer thought mends what chance has spoilt in a few
quick games; it cannot mend the idea. The table above suggests that little is left to mend: at the
same position both mostly choose the same, and where they do not, the search itself sees no large
difference. That is its own opinion, from {positions} positions a game: it cannot see a fault that
all three share, and the last column tells how much it leaves open.
"""

Pages = dict[str, tuple[Setting, list[Finished], list[Timing]]]


Less = list[tuple[int, Measured]]  # at which part of the iterations, and what came of it


def write(found: list[Measured], pages: Pages, less: Less, agreements: Sequence[Agreement]) -> None:
    (DOCS / "ladder.md").write_text(text(found, pages, less, agreements), "utf-8")
    (DOCS / "img" / "ladder.svg").write_text(picture(found), "utf-8")
    (DOCS / "ladder").mkdir(exist_ok=True)
    for game, (setting, finished, timings) in pages.items():
        page.write(setting, finished, timings, DOCS / "ladder" / f"{game}.html", texts_in("en"))


def text(found: list[Measured], pages: Pages, less: Less, agreements: Sequence[Agreement]) -> str:
    rest = REST.format(
        levels=levels(),
        times=sum(LEVIATHAN.values()) / sum(ANGLER.values()),
        less=LESS_GAMES,
        thought=thought_table(found, less),
        agreements=agreed(agreements) + why(found, agreements),
        part=STUDY_PART,
        study=STUDY_GAMES,
        pages="\n".join(link(game, finished) for game, (_, finished, _) in pages.items()),
    )
    return HEAD.format(most=MOST) + table(found) + rest


def link(game: str, finished: list[Finished]) -> str:
    of_them = studied(finished)
    so_far = " so far" if of_them < STUDY_GAMES else ""
    counted = f"{len(finished):,} games, {of_them:,} of them for this question{so_far}"
    return f"- [{game.capitalize()}](ladder/{game}.html), {counted}"


def studied(finished: list[Finished]) -> int:
    """How many games a bot played against itself."""
    return sum(len(set(game.bots)) == 1 for game in finished)


def told_of(one: Measured) -> str:
    if one.verdict is None:
        return ""
    if one.verdict == "open" and one.games < MOST:
        return "so far"
    return WORDS[one.verdict]


def table(found: list[Measured]) -> str:
    lines = [
        "| game | rung | won | 95 % interval | bar | games | | CPU a decision, of each |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for one in found:
        seconds = ", ".join(map(taken, one.seconds))
        reached = f"{percent(one.low)} to {percent(one.high)} | {one.rung.bar * 100:.0f} %"
        lines.append(
            f"| {one.game.capitalize()} | {one.rung} | {percent(one.share)} | "
            f"{reached} | {one.games} | {told_of(one)} | {seconds} |"
        )
    return "\n".join(lines) + "\n"


def thought_table(found: list[Measured], less: Less) -> str:
    """A line for each part of the iterations, from few to all of them; a column for each rung."""
    cells: dict[tuple[str, int], dict[Rung, str]] = {}
    for part, one in [*less, *[(1, one) for one in found if one.rung in SEARCHING]]:
        won = f"{percent(one.share)} ({percent(one.low)} to {percent(one.high)}) of {one.games}"
        cells.setdefault((one.game, part), {})[one.rung] = won
    lines = [
        "| game | angler | leviathan | " + " | ".join(map(str, SEARCHING)) + " |",
        "|---|---|---|" + "---|" * len(SEARCHING),
    ]
    for game, part in sorted(cells, key=lambda cell: (cell[0], -cell[1])):
        thinking = f"{ANGLER[game] // part:,} | {LEVIATHAN[game] // part:,}"
        won = " | ".join(cells[game, part].get(rung, "") for rung in SEARCHING)
        lines.append(f"| {game.capitalize()} | {thinking} | {won} |")
    return "\n".join(lines)


def agreed(found: Sequence[Agreement]) -> str:
    """How often both choose the same, if anybody has looked."""
    return f"{AGREEMENTS}{agreement_table(found)}\n" if found else ""


def why(found: list[Measured], agreements: Sequence[Agreement]) -> str:
    """Where the last rung is not shown to hold: what was reached, and why, if anybody looked."""
    rung = SEARCHING[-1]
    looked = {one.game for one in agreements}
    unsure = [one for one in found if one.rung == rung and one.verdict != "above"]
    games = "\n".join(reached(one) for one in unsure if one.game in looked)
    if not games:
        return ""
    return WHY.format(games=games, bar=f"{rung.bar * 100:.0f} %", positions=POSITIONS)


def reached(one: Measured) -> str:
    so_far = " so far" if told_of(one) == "so far" else ""
    won = f"{percent(one.share)} of {one.games} games{so_far}"
    return f"- {one.game.capitalize()}: {won} ({percent(one.low)} to {percent(one.high)})"


def agreement_table(found: Sequence[Agreement]) -> str:
    lines = [
        "| game | positions | the same choice | points a decision | decisions | points a game |",
        "|---|---|---|---|---|---|",
    ]
    for one in found:
        low, high = wilson(one.same, one.positions)
        same = f"{percent(one.same / one.positions)} ({percent(low)} to {percent(high)})"
        cells = [
            one.game.capitalize(),
            f"{one.positions}",
            same,
            f"{100 * one.loss:+.2f} ± {100 * one.doubt:.2f}",
            f"{one.decisions:.0f}",
            f"{100 * one.loss * one.decisions:+.1f} ± {100 * one.doubt * one.decisions:.1f}",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def taken(seconds: float) -> str:
    return "below 1 ms" if seconds < 0.001 else f"{seconds:.2g} s"


def levels() -> str:
    lines = ["| | " + " | ".join(game.capitalize() for game in ANGLER) + " |"]
    lines.append("|---|" + "---|" * len(ANGLER))
    for name, budgets in (("angler", ANGLER), ("leviathan", LEVIATHAN)):
        lines.append(f"| {name} | " + " | ".join(f"{count:,}" for count in budgets.values()) + " |")
    return "\n".join(lines)


# The picture: one line a rung, in units of its own.
WIDE, LINE, TOP, LEFT, RIGHT = 760, 24, 46, 300, 36
FONT = 'font-family="system-ui, sans-serif" font-size="13"'


def picture(found: list[Measured]) -> str:
    """Dots with their intervals; a stroke across for each bar."""
    games = list(dict.fromkeys(one.game for one in found))
    high = TOP + LINE * (len(found) + len(games)) + 16
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" role="img" {FONT}>',
        "<title>The ladder: shares of games won by the better level</title>",
        f'<rect width="{WIDE}" height="{high}" rx="10" fill="#0b1e2d"/>',
        *[scale_line(percent, high) for percent in (0, 25, 50, 75, 100)],
    ]
    y = TOP
    for game in games:
        y += LINE
        parts.append(told(16, y, game.capitalize(), "#f2c14e", "bold"))
        for one in [one for one in found if one.game == game]:
            y += LINE
            parts += rung_line(one, y)
    return "\n".join([*parts, "</svg>", ""])


def at(share: float) -> float:
    return round(LEFT + share * (WIDE - LEFT - RIGHT), 1)


def told(x: float, y: float, text: str, colour: str, weight: str = "normal") -> str:
    return f'<text x="{x}" y="{y}" fill="{colour}" font-weight="{weight}">{escape(text)}</text>'


def scale_line(percent: int, high: float) -> str:
    x = at(percent / 100)
    return (
        f'<line x1="{x}" y1="{TOP - 12}" x2="{x}" y2="{high - 12}" stroke="#24435a"/>'
        f'<text x="{x}" y="{TOP - 18}" fill="#9fb8c8" text-anchor="middle">{percent} %</text>'
    )


def rung_line(one: Measured, y: float) -> list[str]:
    middle = y - 4
    bar = at(one.rung.bar)
    return [
        told(32, y, str(one.rung), "#dbe9f1"),
        stroke((at(one.low), middle), (at(one.high), middle), "#6fd3c7", 4),
        f'<circle cx="{at(one.share)}" cy="{middle}" r="5.5" fill="#eafffb"/>',
        stroke((bar, middle - 9), (bar, middle + 9), "#f2c14e", 2.5),
    ]


def stroke(one: tuple[float, float], other: tuple[float, float], colour: str, wide: float) -> str:
    ends = f'x1="{one[0]}" y1="{one[1]}" x2="{other[0]}" y2="{other[1]}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{wide}" stroke-linecap="round"/>'
