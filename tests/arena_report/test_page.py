"""The page: whole, self-contained, in four languages, and the same each time."""

from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from lanternfish import records
from lanternfish.arena.page import page, write
from lanternfish.arena.schedule import SEVERAL
from lanternfish.games import CATALOGUE
from lanternfish.texts import LANGUAGES, texts_in
from tests.arena_report.games import played, setting, timings, tournament

VOID = {"meta", "wbr", "line", "circle", "rect"}


class Reader(HTMLParser):
    """Reads a page strictly: every element is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.path: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.headings: list[str] = []
        self.texts: list[str] = []
        self.attributes: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.note(attrs)
        assert tag not in VOID, f"<{tag}> is not closed"
        self.path.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in VOID
        self.note(attrs)

    def note(self, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            self.attributes.add(name)
            if name == "id":
                self.ids.append(str(value))
            if name == "href":
                self.links.append(str(value))

    def handle_endtag(self, tag: str) -> None:
        assert self.path.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.path and self.path[-1] != "style":
            self.texts.append(data)
        if self.path[-2:-1] in (["h2"], ["h3"]):
            self.headings.append(data)


def read(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert reader.path == []
    return reader


def made(name: str, language: str = "en", seats: int = 2) -> str:
    games = tournament(name, seats)
    return page(setting(name, seats), games, timings(games), texts_in(language))


def test_the_head_tells_how_the_tournament_was_set_up() -> None:
    games = tournament("biblios", 2)
    one = setting("biblios", 2)
    told = read(page(one, games, timings(games), texts_in("en"))).texts
    assert {"round robin", f"seed {one.seed}"} <= set(told)
    several = replace(one, kind=SEVERAL)
    told = read(page(several, games, timings(games), texts_in("en"))).texts
    assert "several tournaments" in told
    assert not {"round robin", f"seed {one.seed}"} & set(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUE)
def test_the_page_is_whole(name: str, language: str) -> None:
    html = made(name, language)
    reader = read(html)
    assert html.startswith("<!DOCTYPE html>\n<html lang=")
    assert f'<html lang="{language}">' in html
    ElementTree.fromstring(html.removeprefix("<!DOCTYPE html>\n"))
    assert len(reader.ids) == len(set(reader.ids))
    assert {link.removeprefix("#") for link in reader.links} == set(reader.ids)
    assert {"ratings", "pairs", "order", "scores", "length", "thinking", "insights"} <= set(
        reader.ids
    )


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_page_needs_nothing_but_itself(name: str) -> None:
    html = made(name)
    reader = read(html)
    for outside in ("http", "//", "url(", "@import", "<script", "<link", "<img", "javascript"):
        assert outside not in html
    assert not reader.attributes & {"src", "srcset", "onclick", "onload"}
    assert all(link.startswith("#") for link in reader.links)


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_same_games_make_the_same_bytes(name: str) -> None:
    games = tournament(name)
    backwards = page(setting(name), games[::-1], timings(games)[::-1], texts_in("en"))
    assert made(name) == backwards


def test_all_languages_tell_the_same_in_other_words() -> None:
    pages = {language: read(made("abyss", language)) for language in LANGUAGES}
    assert len({tuple(reader.ids) for reader in pages.values()}) == 1
    assert len({tuple(reader.headings) for reader in pages.values()}) == len(LANGUAGES)
    assert len({len(reader.texts) for reader in pages.values()}) == 1


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert "0.10 s" not in made("biblios")
    assert "100\N{NO-BREAK SPACE}ms" in made("biblios")
    assert "2.00\N{NO-BREAK SPACE}s" in made("biblios")
    assert "2,00\N{NO-BREAK SPACE}s" in made("biblios", "de")
    assert "2,00\N{NO-BREAK SPACE}с" in made("biblios", "ru")  # noqa: RUF001


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_game_answers_what_its_players_ask(name: str) -> None:
    asked = {
        "abyss": ["insight-lords", "insight-locations", "insight-points", "insight-ending"],
        "biblios": ["insight-categories", "insight-gold", "insight-prices"],
        "conspiracy": ["insight-locations", "insight-points", "insight-ending"],
    }
    reader = read(made(name))
    assert [each for each in reader.ids if each.startswith("insight-")] == asked[name]


def test_every_lord_and_location_of_abyss_is_there() -> None:
    html, texts = made("abyss"), texts_in("en", "abyss")
    for lord in ("jailer", "elder", "aquaculturalist"):
        assert f'<th scope="row">{texts("lord", lord=lord)}</th>' in html
    assert html.count('<th scope="row">') > 35 + 20


def test_insights_say_what_they_rest_on() -> None:
    html = made("conspiracy")
    assert "This rests on 8 games: minnow + angler (8)." in html
    assert "at least 2000 games of good bots" in html
    assert "To hold something is not to win by it" in html


def test_at_larger_tables_companies_are_shown() -> None:
    html = made("conspiracy", seats=4)
    assert "minnow + 3 × angler" in html  # noqa: RUF001
    assert 'id="tables"' in html
    assert 'id="tables"' not in made("conspiracy")
    assert "fourth player" in html


def test_who_met_nobody_else_has_no_rating() -> None:
    games = [*tournament("biblios"), played("biblios", 100, (2, 2))]
    html = page(setting(bots=("minnow", "angler", "loner")), games, [], texts_in("en"))
    ratings = html[html.index('id="ratings"') : html.index('id="order"')]
    assert "Not rated, for want of a game against another bot: loner." in ratings
    assert ratings.count("loner") == 1
    assert "Not rated" not in made("biblios")


def test_a_bot_alone_has_no_pairs() -> None:
    html = page(setting(bots=("loner",)), [played("biblios", 0, (0, 0))], [], texts_in("en"))
    reader = read(html)
    assert "ratings" in reader.ids
    assert "pairs" not in reader.ids
    assert "1500" not in html
    assert "Not rated, for want of a game against another bot: loner." in html


def test_without_timings_there_is_no_thinking() -> None:
    games = tournament("biblios")
    assert 'id="thinking"' not in page(setting(), games, [], texts_in("en"))


def test_before_the_first_game_the_page_says_so() -> None:
    html = page(setting(), [], [], texts_in("en"))
    read(html)
    assert "No game has been played yet." in html


def test_a_game_without_an_end_is_told() -> None:
    games = tournament("biblios")
    text = games[0].record
    head = [line for line in text.splitlines() if not line.startswith(("Result", "Winners"))]
    cut = "\n".join(head[: head.index("") + 2]) + "\n"
    given_up = replace(games[0], winners=(), record=cut)
    html = page(setting(), [given_up, *games[1:]], [], texts_in("en"))
    read(html)
    assert "1 game had no end and was given up" in html
    alone = page(setting(), [given_up], [], texts_in("en"))
    read(alone)
    assert "No game came to an end." in alone


def test_the_name_of_a_bot_is_no_markup() -> None:
    wicked = setting(bots=("<script>alert(1)</script>", "a&b:x=<i>"))
    html = page(wicked, tournament("biblios"), [], texts_in("en"))
    read(html)
    assert "<script" not in html
    assert "<i>" not in html
    assert "&lt;script&gt;alert(1)" in html


def test_it_is_written_to_a_file(tmp_path: Path) -> None:
    games = tournament("biblios")
    write(setting(), iter(games), iter(timings(games)), tmp_path / "report.html", texts_in("uk"))
    assert (tmp_path / "report.html").read_bytes() == made("biblios", "uk").encode()


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(records.BadFile, match="no folder") as missing:
        write(setting(), [], [], tmp_path / "no" / "report.html", texts_in("en"))
    assert missing.value.key == "file-no-folder"
    with pytest.raises(records.BadFile) as folder:
        write(setting(), [], [], tmp_path, texts_in("en"))
    assert folder.value.key == "file-is-folder"
