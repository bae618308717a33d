"""One canonical text for every action, and the action back from it."""

import pytest

import lanternfish as lf
from tests.conformance.tables import every_game

NO_NUMBERS: list[int] = [-1, -(2**70), 2**31, 2**63, 2**70, True, False]
NO_TEXTS: dict[str, object] = {
    "empty": "",
    "blank": " ",
    "no action": "no action has this text",
    "digit": "0",
    "nought": "\0",
    "surrogate": "\ud800",
    "long": "x" * 10_000,
    "None": None,
    "int": 0,
    "float": 1.5,
    "bytes": b"pass",
    "list": ["pass"],
    "object": object(),
}


@every_game
def test_a_text_gives_back_its_action(game: lf.Game) -> None:
    texts = [game.text(action) for action in range(game.actions)]
    assert [game.parse(text) for text in texts] == list(range(game.actions))
    assert len(set(texts)) == len(texts)
    assert {type(game.parse(text)) for text in texts} == {int}


@every_game
def test_texts_are_plain_words(game: lf.Game) -> None:
    for action in range(game.actions):
        text = game.text(action)
        assert text.isascii()
        assert text.isprintable()
        assert text == " ".join(text.split())
        assert text


@every_game
@pytest.mark.parametrize("number", NO_NUMBERS)
def test_a_number_out_of_range_has_no_text(game: lf.Game, number: int) -> None:
    with pytest.raises(lf.BadAction) as slip:
        game.text(number)
    assert slip.value.key == "bad-action"


@every_game
def test_the_number_after_the_last_has_no_text(game: lf.Game) -> None:
    with pytest.raises(lf.BadAction):
        game.text(game.actions)


@every_game
@pytest.mark.parametrize("text", NO_TEXTS.values(), ids=NO_TEXTS)
def test_junk_is_no_action(game: lf.Game, text: object) -> None:
    with pytest.raises(lf.BadAction) as slip:
        game.parse(text)
    assert slip.value.key == "bad-action"
    assert str(slip.value)


@every_game
def test_a_text_that_is_nearly_right_is_no_action(game: lf.Game) -> None:
    for action in range(game.actions):
        text = game.text(action)
        for near in (text + " ", " " + text, text.upper(), text + "\n", text.replace(" ", "  ")):
            if near != text:
                with pytest.raises(lf.BadAction):
                    game.parse(near)
