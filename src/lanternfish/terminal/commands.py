"""Typer's commands and help in the language of whoever reads them."""

import io
import os
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import typer
from rich.console import Console
from rich.text import Text
from typer.core import TyperArgument, TyperCommand, TyperGroup
from typer.exceptions import TyperException

from lanternfish.core.errors import LanternfishError
from lanternfish.terminal.trouble import Trouble, told
from lanternfish.texts import LANGUAGES, Texts, chosen, detected, known, texts_in

LANG = "--lang"
REFUSED = 2
# What Typer calls the mistakes of a command line, and the texts for them. Whatever value it looks
# at is a whole number.
MISTAKES = {
    "NoSuchOption": "no-such-option",
    "BadOptionUsage": "bad-option-usage",
    "MissingParameter": "missing-parameter",
    "BadParameter": "bad-parameter",
}
# One that it tells by words alone.
EXTRA = re.compile(r"Got unexpected extra arguments?(?:\(s\))? \((.+)\)")


@dataclass(frozen=True)
class House:
    """What every command needs: the texts, and whether somebody chose the language."""

    texts: Texts
    decided: bool


def settle_language(
    given: Sequence[str], environment: Mapping[str, str]
) -> tuple[House, list[str]]:
    """The language, and the rest of the command line: `--lang` may stand anywhere in it."""
    rest: list[str] = []
    named: str | None = None
    words = iter(given)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == LANG:
            named = next(words, "")
        elif word.startswith(f"{LANG}="):
            named = word.removeprefix(f"{LANG}=")
        else:
            rest.append(word)
    if named is not None:
        code = known(named)
        if code is None:
            raise Trouble("unknown-language", name=named, languages=", ".join(LANGUAGES))
        return House(texts_in(code), decided=True), rest
    code = chosen(environment)
    return House(texts_in(code or detected(environment)), decided=code is not None), rest


def house_of(context: Any) -> House:
    house = context.find_root().obj
    return house if isinstance(house, House) else settle_language([], os.environ)[0]


def _localise(command: Any, context: Any) -> None:
    """Give a command and its options their help in the reader's language."""
    texts = house_of(context).texts
    name = "root" if isinstance(command, TyperGroup) else command.name
    command.help = texts(f"help-{name}")
    command.options_metavar = texts("help-metavar-options")
    for param in command.get_params(context):
        of_all = param.name in ("help", "install_completion", "show_completion")
        key = param.name if of_all else f"{name}-{param.name}"
        param.help = texts(f"help-{key.replace('_', '-')}")
        param.display_type_rich = _no_type
        if isinstance(param, TyperArgument):
            param.rich_help_panel = texts("help-arguments")
        else:
            param.rich_help_panel = texts("help-options")
    if isinstance(command, TyperGroup):
        command.subcommand_metavar = texts("help-metavar-command")
        for below in command.commands.values():
            below.help = texts(f"help-{below.name}")
            setattr(below, "rich_help_panel", texts("help-commands"))  # noqa: B010


def _no_type(ctx: Any) -> None:
    """Typer would say `<list[str]>`; the help says it in words."""


def _usage(english: str, context: Any) -> str:
    words = english.split(maxsplit=1)[1]
    return f"{house_of(context).texts('help-usage')} {words}"


class Command(TyperCommand):
    def get_usage(self, ctx: Any) -> str:
        return _usage(super().get_usage(ctx), ctx)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _localise(self, ctx)
        super().format_help(ctx, formatter)


class Commands(TyperGroup):
    """All commands. Whatever is wrong with the input is told in words, never as a traceback."""

    def get_usage(self, ctx: Any) -> str:
        return _usage(super().get_usage(ctx), ctx)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _localise(self, ctx)
        super().format_help(ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not ctx.resilient_parsing:
            raise Trouble("unknown-command", name=args[0], commands=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def main(self, *args: Any, **extra: Any) -> Any:
        _forgive_encodings()
        given = args[0] if args else extra.pop("args", None)
        given = sys.argv[1:] if given is None else list(given)
        texts = texts_in(chosen(os.environ) or detected(os.environ))
        try:
            house, rest = settle_language(given, os.environ)
            texts = house.texts
            extra |= {"obj": house, "prog_name": "lanternfish", "standalone_mode": False}
            code = super().main(rest, **extra)
        except LanternfishError as error:
            code = _refuse(told(error, texts))
        except TyperException as error:
            code = _refuse(_mistake(error, texts))
        except typer.Abort:
            code = 1
        sys.exit(code if isinstance(code, int) else 0)


def _forgive_encodings() -> None:
    """A character that a terminal cannot take is shown as a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _refuse(text: str) -> int:
    Console(stderr=True, highlight=False).print(Text(text, "red"), soft_wrap=True)
    return REFUSED


def _mistake(error: TyperException, texts: Texts) -> str:
    """A mistake in the command line; what Typer says of a rare one stays in English."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "lanternfish"
    param = getattr(error, "param", None)
    hint = param.get_error_hint() if param else repr(getattr(error, "option_name", ""))
    key = MISTAKES.get(type(error).__name__)
    extra = EXTRA.match(error.format_message())
    if extra is not None:
        key, hint = "extra-arguments", extra[1]
    if key is None:
        problem = texts("mistake-other", problem=error.format_message())
    else:
        problem = texts(f"mistake-{key}", hint=hint)
    return f"{problem}\n{texts('mistake-help', command=f'{command} --help')}"
