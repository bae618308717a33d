"""For somebody who just typed `play`: a few questions, each with an answer that Enter gives."""

from rich.text import Text

from lanternfish.bots import LEVELS
from lanternfish.bots.catalogue import USUAL
from lanternfish.core.game import Game
from lanternfish.core.record import is_name
from lanternfish.terminal.screen import Screen
from lanternfish.terminal.seating import USUAL_SEATS, filled_seats
from lanternfish.texts import LANGUAGES, Texts, texts_in


def ask_language(screen: Screen, texts: Texts) -> Texts:
    """Every language is offered by its own name."""
    lines = [
        f"  {number}  {texts_in(code)('language-name')}"
        for number, code in enumerate(LANGUAGES, start=1)
    ]
    screen.show(Text("\n".join(lines)))
    usual = LANGUAGES.index(texts.language) + 1
    question = texts("welcome-language", usual=usual)
    number = _ask_number(screen, texts, question, range(1, len(LANGUAGES) + 1), usual)
    return texts_in(LANGUAGES[number - 1])


def ask_game(screen: Screen, games: list[str], texts: Texts) -> str:
    """With only one game there is nothing to ask."""
    if len(games) == 1:
        return games[0]
    lines = [f"  {number}  {texts(f'game-{name}')}" for number, name in enumerate(games, start=1)]
    screen.show(Text("\n".join(lines)))
    question = texts("welcome-game", usual=1)
    return games[_ask_number(screen, texts, question, range(1, len(games) + 1), 1) - 1]


def ask_seats(screen: Screen, game: Game, texts: Texts) -> list[str]:
    """One person and as many bots as they like."""
    screen.show(Text(texts("welcome", game=texts(f"game-{game.name}"))))
    least, most = min(game.seats) - 1, max(game.seats) - 1
    usual = min(max(USUAL_SEATS - 1, least), most)
    question = texts("welcome-opponents", least=least, most=most, usual=usual)
    opponents = _ask_number(screen, texts, question, range(least, most + 1), usual)
    bot = _ask_level(screen, texts)
    name = _ask_name(screen, texts)
    return [name, *filled_seats(game, opponents + 1, None, bot, texts)[1:]]


def _ask_level(screen: Screen, texts: Texts) -> str:
    """How well the bots play; the answer is the number of a level or its name."""
    shown = [texts(f"bot-{level}") for level in LEVELS]
    width = max(map(len, shown))
    lines = [
        f"  {number}  {name:{width}}  {texts(f'about-bot-{level}')}"
        for number, (name, level) in enumerate(zip(shown, LEVELS, strict=True), start=1)
    ]
    screen.show(Text("\n".join(lines)))
    answers = dict(zip([name.casefold() for name in shown], LEVELS, strict=True))
    answers |= {level: level for level in LEVELS}
    answers |= {str(number): level for number, level in enumerate(LEVELS, start=1)}
    while True:
        typed = screen.ask(texts("welcome-level", usual=LEVELS.index(USUAL) + 1)).casefold()
        if not typed:
            return USUAL
        if typed in answers:
            return answers[typed]
        screen.show(Text(texts("welcome-number", least=1, most=len(LEVELS))))


def _ask_number(screen: Screen, texts: Texts, question: str, allowed: range, usual: int) -> int:
    while True:
        typed = screen.ask(question)
        if not typed:
            return usual
        if typed.isdecimal() and int(typed) in allowed:
            return int(typed)
        screen.show(Text(texts("welcome-number", least=allowed[0], most=allowed[-1])))


def _ask_name(screen: Screen, texts: Texts) -> str:
    usual = texts("player")
    while True:
        name = screen.ask(texts("welcome-name", usual=usual)) or usual
        if is_name(name) and name.split()[0] != "bot":
            return name
        screen.show(Text(texts("welcome-other-name")))
