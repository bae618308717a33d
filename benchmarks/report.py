"""What was measured: as a table to read, and as JSON to compare."""

import json
import os
import platform
from dataclasses import asdict, dataclass
from pathlib import Path

import lanternfish as lf

AT_LEAST = "at least"
AT_MOST = "at most"


@dataclass(frozen=True)
class Row:
    """One measurement; a bar is a promise about it."""

    game: str
    what: str
    value: float
    unit: str
    sense: str = ""  # AT_LEAST or AT_MOST, if there is a bar
    bar: float | None = None

    def holds(self) -> bool | None:
        if self.bar is None:
            return None
        return self.value >= self.bar if self.sense == AT_LEAST else self.value <= self.bar


def table(rows: list[Row]) -> str:
    cells = [("game", "what", "measured", "bar", "")]
    for row in rows:
        bar = "" if row.bar is None else f"{row.sense} {row.bar:g} {row.unit}"
        verdict = {None: "", True: "holds", False: "FAILS"}[row.holds()]
        cells.append((row.game, row.what, f"{_number(row.value)} {row.unit}", bar, verdict))
    widths = [max(len(line[column]) for line in cells) for column in range(5)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in cells
    )


def verdict(rows: list[Row]) -> str:
    barred = [row for row in rows if row.bar is not None]
    failing = [f"{row.game}: {row.what}" for row in barred if not row.holds()]
    if failing:
        return f"{len(failing)} of {len(barred)} bars FAIL: " + "; ".join(failing)
    return f"All {len(barred)} bars hold."


def machine() -> str:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"Lanternfish {lf.__version__}, compiled, {python}, {os.cpu_count()} cores"


def save(rows: list[Row], path: Path, rounds: int) -> None:
    told = [{**asdict(row), "holds": row.holds()} for row in rows]
    path.parent.mkdir(parents=True, exist_ok=True)
    whole = {"machine": machine(), "rounds": rounds, "rows": told}
    path.write_text(json.dumps(whole, indent=2) + "\n", encoding="utf-8")


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"
