"""The report as one HTML page: no network, no scripts, the same bytes for the same games."""

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from lanternfish.arena import sections
from lanternfish.arena.figures import Figures
from lanternfish.arena.finished import Finished, Setting, Timing
from lanternfish.arena.insights.catalogue import watch
from lanternfish.arena.looks import STYLE
from lanternfish.arena.markup import paragraph, rows, said, tag
from lanternfish.arena.schedule import SEVERAL
from lanternfish.arena.sections import Material, Section
from lanternfish.records import BadFile
from lanternfish.texts import Texts

ARENA = "arena"


def write(
    setting: Setting,
    finished: Iterable[Finished],
    timings: Iterable[Timing],
    path: str | os.PathLike[str],
    texts: Texts,
) -> None:
    """Write the report in the language of the texts; `BadFile` if it cannot be written."""
    target = Path(path)
    html = page(setting, finished, timings, texts)
    try:
        target.write_text(html, "utf-8", newline="\n")
    except FileNotFoundError as error:
        raise BadFile("file-no-folder", target.parent) from error
    except IsADirectoryError as error:
        raise BadFile("file-is-folder", target) from error
    except OSError as error:
        raise BadFile("file-unwritable", target, reason=error.strerror or str(error)) from error


def page(
    setting: Setting, finished: Iterable[Finished], timings: Iterable[Timing], texts: Texts
) -> str:
    words = texts.of(ARENA)
    games = sorted(finished, key=lambda game: game.number)
    material = Material(
        setting=setting,
        finished=games,
        timings=sorted(timings, key=lambda timing: timing.number),
        watched=watch(setting, games),
        words=words,
        game=texts.of(setting.game),
        figures=Figures(words),
    )
    found = sections.all_of_them(material) if games else []
    body = tag(
        "body",
        rows(
            "",
            _header(material),
            _contents(material, found),
            tag("main", rows("", *(_section(section) for section in found), "")),
            tag("footer", paragraph(words("footer"))),
            "",
        ),
        class_=setting.game,
    )
    html = tag("html", rows("", _head(material), body, ""), lang=texts.language)
    return f"<!DOCTYPE html>\n{html}\n"


def _head(material: Material) -> str:
    words = material.words
    title = words("title", game=words(f"game-{material.setting.game}"))
    return tag(
        "head",
        rows(
            "",
            tag("meta", charset="utf-8"),
            tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
            tag("meta", name="color-scheme", content="light dark"),
            tag("title", said(title)),
            tag("style", STYLE),
            "",
        ),
    )


def _header(material: Material) -> str:
    words, setting = material.words, material.setting
    facts = [
        words("fact-games", count=material.figures.count(len(material.finished))),
        words("fact-bots", count=len(setting.bots)),
        words("fact-seats", count=setting.seats),
        words("fact-kind", kind=setting.kind),
        *([] if setting.kind == SEVERAL else [words("fact-seed", seed=str(setting.seed))]),
        words("fact-rules", rules=str(setting.rules)),
        *(f"{name}={value}" for name, value in sorted(setting.options.items())),
    ]
    return tag(
        "header",
        tag("p", said(words("kicker")), class_="kicker"),
        tag("h1", said(words(f"game-{setting.game}"))),
        tag("ul", *(tag("li", said(fact)) for fact in facts), class_="facts"),
        "" if material.finished else paragraph(words("no-games")),
    )


def _contents(material: Material, found: Sequence[Section]) -> str:
    links = [tag("li", tag("a", said(section.title), href=f"#{section.name}")) for section in found]
    return tag("nav", tag("ul", *links), aria_label=material.words("contents")) if links else ""


def _section(section: Section) -> str:
    heading = tag(f"h{section.level}", tag("a", said(section.title), href=f"#{section.name}"))
    return tag(
        "section",
        rows(
            "",
            heading,
            *(paragraph(text) for text in section.lead),
            *section.parts,
            *(paragraph(text, "note") for text in section.notes),
            "",
        ),
        id=section.name,
    )
