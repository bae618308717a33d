"""Chapter 7, words: an action is told to the log that came with it, and to no other."""

import pytest

import lanternfish as lf
from tests.biblios.table import BIBLIOS, placing
from tests.playing import play, told


@pytest.mark.rule("BIB 7.13")
def test_a_log_hears_only_the_actions_it_came_with() -> None:
    state = placing(3, 0, "M2A P2A F1A S1A")
    first = play(state, "place self")
    assert told(first) == ["keep 0 ?", "draw 0 ?"]
    state.play(BIBLIOS.parse("place public"))
    later = play(state, "place auction")
    assert told(first) == ["keep 0 ?", "draw 0 ?"]
    assert told(later)[0] == "pile 0 ?"


@pytest.mark.rule("BIB 7.13")
def test_a_copy_tells_nobody_of_what_is_played_on_it() -> None:
    state = placing(3, 0, "M2A P2A F1A S1A")
    log = lf.Log()
    state.play(BIBLIOS.parse("place self"), log)
    state.copy().play(BIBLIOS.parse("place public"))
    assert told(log) == ["keep 0 ?", "draw 0 ?"]
