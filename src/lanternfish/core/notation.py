"""Actions as text: one canonical spelling each, and back."""

from lanternfish.core.errors import BadAction


class Notation:
    """The texts of all actions of a game, by number, and some of them as an example."""

    def __init__(self, texts: list[str], example: str) -> None:
        self.texts = texts
        self.example = example
        self.numbers = {text: action for action, text in enumerate(texts)}

    def text(self, action: object) -> str:
        if type(action) is not int or not 0 <= action < len(self.texts):
            raise BadAction(action, f"a number from 0 to {len(self.texts) - 1}")
        return self.texts[action]

    def parse(self, text: object) -> int:
        if isinstance(text, str) and text in self.numbers:
            return self.numbers[text]
        raise BadAction(text, self.example)
