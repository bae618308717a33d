"""A picture that is made for the size of the screen it is shown on."""

from collections.abc import Callable

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult


class Fitted:
    """`draw` makes the picture from the columns and the rows there are."""

    def __init__(self, draw: Callable[[int, int], RenderableType]) -> None:
        self.draw = draw

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.draw(options.max_width, console.height)
