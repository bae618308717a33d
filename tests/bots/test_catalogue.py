"""Bots by name: what a text means, what is wrong with it, and what becomes of a bad choice."""

from string import Formatter

import pytest

import lanternfish as lf
from lanternfish.bots import LEVELS, BotError, Budget, Player, names, player
from lanternfish.bots.errors import PROBLEMS
from lanternfish.core.chance import Chance, quick
from lanternfish.terminal.seating import PATIENCE, sit_down
from lanternfish.terminal.trouble import told
from lanternfish.texts import LANGUAGES, texts_in


class Stubborn:
    """Always answers the same."""

    def __init__(self, answer: object) -> None:
        self.answer = answer
        self.asked = 0

    def choose(self, view: lf.View, budget: Budget, chance: Chance) -> int:
        self.asked += 1
        return self.answer  # type: ignore[return-value]


def choice(game: str = "biblios") -> lf.View:
    state = lf.game(game).deal(seats=2, seed=1)
    while len(state.legal()) == 1:
        state.play(state.legal()[0])
    return state.view(int(state.seat))


@pytest.mark.parametrize(
    ("text", "iterations", "seconds"),
    [
        ("angler", None, None),
        ("angler:time=2", None, 2.0),
        ("leviathan:time=0.5", None, 0.5),
        ("search:iterations=5000", 5000, None),
        (" plain : time = 1 : iterations = 7 ".replace(" :", ":", 1), 7, 1.0),
        ("minnow:time=1e1", None, 10.0),
        ("program:time=2:command=sh -c 'a:b=c'", None, 2.0),
    ],
)
def test_a_text_says_who_and_how_long(
    text: str, iterations: int | None, seconds: float | None
) -> None:
    sat = player(text)
    assert sat.budget == Budget(iterations, seconds)
    assert sat.text == text.strip()


@pytest.mark.parametrize(
    ("text", "key", "values"),
    [
        ("shark", "unknown-bot", {"name": "shark", "bots": ", ".join(names())}),
        ("", "unknown-bot", {"name": "", "bots": ", ".join(names())}),
        ("Angler", "unknown-bot", {"name": "Angler", "bots": ", ".join(names())}),
        ("angler:", "bad-bot-setting", {"text": ""}),
        ("angler:fast", "bad-bot-setting", {"text": "fast"}),
        ("angler:time=", "bad-bot-setting", {"text": "time="}),
        ("angler:time=2:", "bad-bot-setting", {"text": ""}),
        ("angler:time=2:time=3", "bot-setting-twice", {"name": "time"}),
        ("angler:time=0", "bad-bot-time", {"value": "0"}),
        ("angler:time=-1", "bad-bot-time", {"value": "-1"}),
        ("angler:time=nan", "bad-bot-time", {"value": "nan"}),
        ("angler:time=inf", "bad-bot-time", {"value": "inf"}),
        ("angler:time=soon", "bad-bot-time", {"value": "soon"}),
        ("search:iterations=0", "bad-bot-iterations", {"value": "0"}),
        ("search:iterations=1.5", "bad-bot-iterations", {"value": "1.5"}),
        ("search:iterations=²", "bad-bot-iterations", {"value": "²"}),
        (
            "angler:depth=3",
            "unknown-bot-setting",
            {"bot": "angler", "name": "depth", "settings": "iterations, time"},
        ),
        (
            "program:path=x",
            "unknown-bot-setting",
            {"bot": "program", "name": "path", "settings": "command, iterations, time"},
        ),
        ("program", "missing-bot-setting", {"bot": "program", "name": "command"}),
        (
            "program:command=sh 'x",
            "bad-bot-command",
            {"command": "sh 'x", "problem": "No closing quotation"},
        ),
    ],
)
def test_what_is_wrong_with_a_text_is_told(text: str, key: str, values: dict[str, str]) -> None:
    with pytest.raises(BotError) as error:
        player(text)
    assert error.value.key == key
    assert error.value.values == values
    assert all(value in str(error.value) for value in values.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PROBLEMS)
def test_every_error_names_what_it_is_about(key: str, language: str) -> None:
    fields = [field for _, field, _, _ in Formatter().parse(PROBLEMS[key]) if field]
    values = {field: f"<{field}>" for field in fields}
    text = told(BotError(key, **values), texts_in(language))
    assert [value for value in values.values() if value not in text] == []


def test_the_levels_are_the_first_of_all_bots() -> None:
    assert tuple(names()[: len(LEVELS)]) == LEVELS


@pytest.mark.parametrize("game", lf.games())
@pytest.mark.parametrize("text", [*LEVELS, "search", "plain"])
def test_every_bot_of_the_house_plays_every_game(game: str, text: str) -> None:
    sat = player(f"{text}:iterations=3")
    state, chance = lf.game(game).deal(seats=3, seed=5), quick(5)
    for _ in range(12):
        state.play(sat.choose(state.view(int(state.seat)), chance.branch()))


@pytest.mark.parametrize("answer", [397, -1, 10**9, True, None, "pass", 0.0, "x" * 500])
def test_what_is_not_legal_is_refused(answer: object) -> None:
    view = choice()
    with pytest.raises(BotError) as error:
        Player("stubborn", Stubborn(answer), Budget()).choose(view, quick(1))
    assert error.value.key == "bot-misplayed"
    action = lf.game("biblios").text(397) if answer == 397 else repr(answer)[:100]
    legal = ", ".join(view.game().text(action) for action in view.legal)
    assert error.value.values == {"bot": "stubborn", "action": action, "legal": legal}


def test_an_error_names_only_some_of_many_actions() -> None:
    state = lf.game("biblios").deal(seats=2, seed=1)
    while len(state.legal()) < 10:
        state.play(state.legal()[0])
    with pytest.raises(BotError, match="…") as error:
        Player("stubborn", Stubborn(None), Budget()).choose(state.view(int(state.seat)), quick(1))
    assert str(error.value.values["legal"]).count(",") == 8


def test_a_legal_answer_is_taken() -> None:
    view = choice()
    for action in view.legal:
        assert Player("stubborn", Stubborn(action), Budget()).choose(view, quick(1)) == action


def test_nobody_is_asked_where_there_is_no_choice() -> None:
    view = choice()
    view.legal = view.legal[:1]
    bot = Stubborn(None)
    assert Player("stubborn", bot, Budget()).choose(view, quick(1)) == view.legal[0]
    assert bot.asked == 0


def test_a_bot_is_closed_if_it_can_be() -> None:
    class Closing(Stubborn):
        closed = 0

        def close(self) -> None:
            self.closed += 1

    bot = Closing(None)
    Player("closing", bot, Budget()).close()
    assert bot.closed == 1
    Player("stubborn", Stubborn(None), Budget()).close()


# At a table with people nobody waits for long.


def test_levels_have_a_time_limit_where_people_wait() -> None:
    players = ["Ann", "bot angler", "bot leviathan", "bot minnow", "bot"]
    seconds = [bot.budget.seconds if bot else 0 for bot in sit_down(players)]
    assert seconds == [0, PATIENCE["angler"], PATIENCE["leviathan"], None, PATIENCE["angler"]]


def test_the_limit_is_for_those_who_say_nothing_else() -> None:
    texts = ["leviathan:time=20", "leviathan:iterations=10", "search"]
    seated = sit_down(["Ann", *(f"bot {text}" for text in texts)])
    assert [bot.text for bot in seated if bot] == texts
    assert [bot.budget.seconds for bot in seated if bot] == [20.0, None, None]
    assert [bot.budget.seconds for bot in sit_down(["bot leviathan"] * 2) if bot] == [None, None]


def test_each_seat_has_a_bot_of_its_own() -> None:
    first, second = sit_down(["bot program:command=sh x.sh"] * 2)
    assert first is not None
    assert second is not None
    assert first.bot is not second.bot
