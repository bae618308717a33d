"""What many random games have in common."""

from collections.abc import Iterator, Mapping

from rich.console import Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from lanternfish.core.simulate import LONGEST, Simulation
from lanternfish.terminal.screen import Screen
from lanternfish.texts import Texts

# How long a chunk should take, so that the bar moves and nothing is lost by looking at it.
CHUNK_SECONDS = 0.2
FIRST_CHUNK = 20


def run_with_progress(run: Simulation, games: int, screen: Screen, texts: Texts) -> None:
    """Play in chunks; the bar shows how many are done and how long the rest will take."""
    columns = (
        TextColumn(texts("simulating")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=screen.console, transient=True) as bar:
        task = bar.add_task("", total=games)
        for chunk in _chunks(run, games):
            run.run(chunk)
            bar.update(task, completed=played(run))


def _chunks(run: Simulation, games: int) -> Iterator[int]:
    yield min(FIRST_CHUNK, games)
    while played(run) < games:
        pace = played(run) / max(run.seconds, 1e-6)
        yield max(1, min(games - played(run), int(pace * CHUNK_SECONDS)))


def played(run: Simulation) -> int:
    """All games that were begun, those without an end too."""
    return run.games + run.endless


def summary(run: Simulation, texts: Texts) -> RenderableType:
    seconds = max(run.seconds, 1e-9)
    speed = texts(
        "simulated",
        games=run.games,
        seconds=round(run.seconds, 2),
        rate=round(run.games / seconds),
        decisions=round(run.decisions / seconds),
    )
    lines = [Text(speed)]
    if run.endless > 0:
        lines.append(Text(texts("simulated-endless", count=run.endless, limit=int(LONGEST))))
    if run.games == 0:
        return Group(*lines)
    return Group(*lines, Text(""), _spread(run, texts), Text(""), _wins(run, texts))


def _spread(run: Simulation, texts: Texts) -> RenderableType:
    table = Table(box=None, padding=(0, 1), header_style="bold")
    table.add_column("", no_wrap=True)
    for title in (
        texts("column-mean"),
        texts("column-least"),
        texts("percent", share=25),
        texts("column-half"),
        texts("percent", share=75),
        texts("column-most"),
    ):
        table.add_column(title, justify="right")
    for name, counts in (("lengths", run.lengths), ("scores", run.scores)):
        table.add_row(texts(f"row-{name}"), *_cells(counts, texts))
    return table


def _cells(counts: Mapping[int, int], texts: Texts) -> list[str]:
    total = sum(counts.values())
    mean = sum(value * count for value, count in counts.items()) / total
    quarters = [quantile(counts, part) for part in (0.0, 0.25, 0.5, 0.75, 1.0)]
    return [texts("number", number=round(mean, 1)), *map(str, quarters)]


def quantile(counts: Mapping[int, int], part: float) -> int:
    """The least value that this part of all values does not exceed."""
    rest = part * sum(counts.values())
    for value in sorted(counts):
        rest -= counts[value]
        if rest <= 0:
            return value
    return max(counts)


def _wins(run: Simulation, texts: Texts) -> RenderableType:
    table = Table(box=None, padding=(0, 1), header_style="bold")
    table.add_column("", no_wrap=True)
    for seat in range(run.seats):
        table.add_column(texts("column-seat", seat=seat), justify="right")
    shares = [texts("percent", share=round(100 * won / run.games, 1)) for won in run.wins]
    table.add_row(texts("row-wins"), *shares)
    return table
