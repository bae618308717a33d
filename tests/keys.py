"""Which texts the code uses: read from the code itself."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import lanternfish
from lanternfish import records
from lanternfish.arena import errors as arena_errors
from lanternfish.arena.bar import ABOVE, BELOW, OPEN
from lanternfish.bots import LEVELS
from lanternfish.bots import errors as bot_errors
from lanternfish.bots.catalogue import HOUSE as BOTS
from lanternfish.core.record import PROBLEMS
from lanternfish.games import CATALOGUE
from lanternfish.terminal.commands import MISTAKES
from lanternfish.terminal.trouble import EXPECTED

PACKAGE = Path(lanternfish.__path__[0])


@cache
def module(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def modules(*folders: str) -> Iterator[ast.Module]:
    for folder in folders:
        for path in sorted(PACKAGE.glob(folder)):
            yield module(path)


def calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        function = node.func.func if isinstance(node.func, ast.Call) else node.func
        name = function.attr if isinstance(function, ast.Attribute) else None
        name = function.id if isinstance(function, ast.Name) else name
        wanted = isinstance(node.func, ast.Call) == (name == "texts_in")
        if name in names and wanted:
            yield node


def strings(node: ast.expr) -> list[str]:
    """The strings an expression can be; a variable part is written {}."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return strings(node.body) + strings(node.orelse)
    if isinstance(node, ast.JoinedStr):
        parts = [
            part.value if isinstance(part, ast.Constant) else "{}"
            for part in node.values
            if isinstance(part, ast.Constant | ast.FormattedValue)
        ]
        return ["".join(str(part) for part in parts)]
    raise AssertionError(f"a key that cannot be found in the code: {ast.unparse(node)}")


def first_strings(folders: tuple[str, ...], *names: str) -> set[str]:
    return {
        text
        for tree in modules(*folders)
        for call in calls(tree, *names)
        if call.args
        for text in strings(call.args[0])
    }


def events(game: str) -> set[str]:
    return first_strings((f"games/{game}/**/*.py",), "tell", "whisper", "confide")


def stories(game: str) -> set[str]:
    """The lines that several events are told in: whatever a digest begins, or turns into."""
    found = first_strings((f"terminal/{game}/*.py",), "_begin")
    for tree in modules(f"terminal/{game}/*.py"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]).endswith("['story']"):
                found |= set(strings(node.value))
    return found


def reasons(game: str) -> set[str]:
    found = first_strings((f"games/{game}/**/*.py",), "Reason")
    return found | {"not-an-action", "game-over"}


def errors() -> set[str]:
    keys = re.compile(r"[a-z]+(-[a-z]+)+")
    constants = {
        node.value
        for tree in modules("core/errors.py")
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    found = {text for text in constants if keys.fullmatch(text)} - {"not-an-action"}
    troubles = first_strings(("terminal/*.py", "cli.py"), "Trouble")
    found |= set(PROBLEMS) | set(records._PROBLEMS)
    return found | set(bot_errors.PROBLEMS) | set(arena_errors.PROBLEMS) | troubles


def parameters() -> set[str]:
    """Every command, and its options and arguments."""
    found = {"root", "help", "install-completion", "show-completion"}
    (tree,) = modules("cli.py")
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef) or not node.decorator_list:
            continue
        found.add(node.name)
        found |= {f"{node.name}-{arg.arg}" for arg in node.args.args if arg.arg != "ctx"}
    return found


CHECKS = {"commitment", "deal", "actions", "result", "winners"}

# The variable parts of keys in the house.
HOUSE_KEYS = {
    "error-{}": errors(),
    "help-{}": parameters(),
    "mistake-{}": {*MISTAKES.values(), "extra-arguments"},
    "check-{}": CHECKS,
    "verified-{}": {"held", "failed", "open"},
    "bot-{}": set(LEVELS),
    "about-bot-{}": set(BOTS),
    "arena-verdict-{}": {ABOVE, BELOW, OPEN},
    "bots-{}": {"name", "about"},
    "game-{}": set(CATALOGUE),
    "games-{}": {"name", "game", "seats", "options"},
    "row-{}": {"lengths", "scores"},
    "record-expected-{}": set(EXPECTED.values()),
}
# ... and in each game.
ABYSS_PHASES = {
    *("main", "offer", "ally", "monster", "reward", "second-stack", "pay", "affiliate"),
    *("jailer", "assassin", "commander", "hunter", "apprentice", "illusionist", "exchange"),
    *("corruptor", "traitor", "replace", "schemer", "source", "pick", "keys", "smokers"),
    *("end", "limit"),
}
ABYSS_POWERS = {"sell", "purge", "oust"}
GAME_KEYS = {
    "abyss": {
        "event-{}": events("abyss"),
        "story-{}": stories("abyss"),
        "reason-{}": reasons("abyss"),
        "ask-{}": ABYSS_PHASES | ABYSS_POWERS,
        "explain-{}": ABYSS_PHASES,
        "choice-{}": ABYSS_POWERS | {"decline", "buy"},
        "action-{}": {
            *("plot", "explore", "buy", "pass", "take", "fight", "continue", "support", "recruit"),
            *("paid", "pay", "affiliate", "discard", "slay", "decline", "enlist", "betray"),
            *("trade", "claim", "choose", "swap", "sell", "purge", "oust", "end"),
        },
        "reward-{}": {"keys", "pearls", "monsters"},
        "tie-{}": {"points", "pearls", "lord"},
    },
    "biblios": {
        "event-{}": events("biblios"),
        "reason-{}": reasons("biblios"),
        "explain-{}": {"place", "take", "church", "bidding", "payment"},
        "action-place-{}": {"self", "auction", "public"},
        "action-{}-two": {"raise", "lower"},
        "action-{}": {"take", "pay", "raise", "lower", "decline", "pass", "bid", "refuse"},
    },
    "conspiracy": {
        "event-{}": events("conspiracy"),
        "story-{}": stories("conspiracy"),
        "reason-{}": reasons("conspiracy"),
        "ask-{}": {"conspire", "pick", "order", "swap", "source", "choose", "search"},
        "explain-{}": {"conspire", "pick", "keep", "order", "swap", "source", "choose", "search"},
        "action-{}": {"draw", "reveal", "pick", "keep", "place", "claim", "choose"},
        "tie-{}": {"points", "pearls"},
    },
}


def used(folders: tuple[str, ...], parts: dict[str, set[str]]) -> set[str]:
    keys: set[str] = set()
    for text in first_strings(folders, "texts", "texts_in"):
        if "{}" in text:
            assert text in parts, f"what stands for the variable part of {text}?"
            keys |= {text.replace("{}", part) for part in parts[text]}
        else:
            keys.add(text)
    return keys


@cache
def used_by_house() -> set[str]:
    return used(("cli.py", "texts.py", "terminal/*.py", "bots/*.py"), HOUSE_KEYS)


@cache
def used_by(game: str) -> set[str]:
    return used((f"terminal/{game}/*.py",), HOUSE_KEYS | GAME_KEYS[game])
