"""Chapter 7: what happened is told as events."""

import pytest

import lanternfish as lf
from tests.conspiracy.table import ANN, BEN, CARA, CONSPIRACY, asked, turn
from tests.playing import events_of, play, told

#: Every event of the game, and what it says.
EVENTS = {
    "turn": "seat",
    "free": "seat",
    "draw": "seat count",
    "show": "seat card",
    "pick": "seat card",
    "discard": "seat card",
    "take": "seat colour count",
    "keep": "seat card",
    "return": "seat colour count",
    "place": "seat card slot",
    "crest": "seat colour slot",
    "pearls": "seat count total",
    "master": "seat pearls",
    "unveil": "seat card",
    "swap": "seat one two",
    "skip": "seat",
    "reveal": "seat count",
    "uncover": "seat location",
    "leave": "seat location",
    "search": "seat locations",
    "gain": "seat location slot source",
    "force": "seat count",
    "mix-lords": "seat count",
    "mix-locations": "seat count",
    "full": "seat",
    "over": "",
}


@pytest.mark.rule("CON 7.8")
def test_the_events_of_a_game_are_those_of_the_list() -> None:
    """Random games; without a log the game is the same."""
    assert events_of([CONSPIRACY.deal(2 + seed % 3, seed) for seed in range(60)]) == EVENTS


@pytest.mark.rule("CON 7.8")
def test_a_turn_with_a_draw_and_a_location_of_the_deck() -> None:
    state = turn(3, CARA, ["", "", "B2"], deck="G4 R2 Y1", sites="silver pearl3 count-blue")
    log = play(state, "draw 3", "pick R2", "reveal 3", "choose pearl3")
    assert log.whole() == [
        {"what": "draw", "seat": CARA, "count": 3},
        {"what": "show", "seat": CARA, "card": "G4"},
        {"what": "show", "seat": CARA, "card": "R2"},
        {"what": "show", "seat": CARA, "card": "Y1"},
        {"what": "pick", "seat": CARA, "card": "R2"},
        {"what": "discard", "seat": CARA, "card": "G4"},
        {"what": "discard", "seat": CARA, "card": "Y1"},
        {"what": "place", "seat": CARA, "card": "R2", "slot": 2},
        {"what": "crest", "seat": CARA, "colour": "red", "slot": 2},
        {"what": "reveal", "seat": CARA, "count": 3},
        {"what": "uncover", "seat": CARA, "location": "silver"},
        {"what": "uncover", "seat": CARA, "location": "pearl3"},
        {"what": "uncover", "seat": CARA, "location": "count-blue"},
        {"what": "leave", "seat": CARA, "location": "silver"},
        {"what": "leave", "seat": CARA, "location": "count-blue"},
        {"what": "gain", "seat": CARA, "location": "pearl3", "slot": 2, "source": "deck"},
        {"what": "pearls", "seat": CARA, "count": 3, "total": 3},
        {"what": "master", "seat": CARA, "pearls": 3},
        {"what": "turn", "seat": ANN},
    ]
    for seat in (ANN, BEN, CARA, lf.NOBODY):
        assert log.sent(seat) == log.whole()


@pytest.mark.rule("CON 7.8")
def test_a_turn_with_a_pile_that_is_too_large() -> None:
    alliance = "B3 B3 R3 R3 G3 G3 P3 P3 B4 B4 R4 R4"
    state = turn(2, BEN, ["", alliance], piles="Y0 Y4 Y4 Y6", deck="R1")
    log = play(state, "take yellow", "keep Y0", "keep Y6", "place Y6", "place Y0", "skip")
    assert log.whole() == [
        {"what": "take", "seat": BEN, "colour": "yellow", "count": 4},
        {"what": "keep", "seat": BEN, "card": "Y0"},
        {"what": "keep", "seat": BEN, "card": "Y4"},
        {"what": "keep", "seat": BEN, "card": "Y6"},
        {"what": "return", "seat": BEN, "colour": "yellow", "count": 1},
        {"what": "place", "seat": BEN, "card": "Y6", "slot": 13},
        {"what": "crest", "seat": BEN, "colour": "yellow", "slot": 13},
        {"what": "unveil", "seat": BEN, "card": "R1"},
        {"what": "place", "seat": BEN, "card": "Y0", "slot": 14},
        {"what": "skip", "seat": BEN},
        {"what": "place", "seat": BEN, "card": "Y4", "slot": 15},
        {"what": "pearls", "seat": BEN, "count": 1, "total": 21},
        {"what": "full", "seat": BEN},
        {"what": "turn", "seat": ANN},
    ]


@pytest.mark.rule("CON 7.8")
def test_a_swap_and_the_end_of_a_force() -> None:
    state = turn(2, BEN, ["Y1 Y1=force1", "R3 G4"], deck="B0", force=(ANN, 1))
    log = play(state, "draw 1", "swap 1 3")
    assert log.whole()[3:] == [
        {"what": "place", "seat": BEN, "card": "B0", "slot": 3},
        {"what": "crest", "seat": BEN, "colour": "blue", "slot": 3},
        {"what": "swap", "seat": BEN, "one": 1, "two": 3},
        {"what": "turn", "seat": ANN},
        {"what": "free", "seat": ANN},
    ]


@pytest.mark.rule("CON 7.8")
def test_a_search_a_force_and_the_end() -> None:
    crowded = "Y1 Y1=search-deck B3 B3 R3 R3 G3 G3 P3 P3 B4 B4 R4 P1"
    state = turn(2, BEN, ["", crowded], deck="P1 G6 P0", sites="seven force1", sites_left=2)
    log = play(state, "draw 1", "choose force1")
    assert log.whole()[3:] == [
        {"what": "place", "seat": BEN, "card": "P1", "slot": 15},
        {"what": "search", "seat": BEN, "locations": "seven force1"},
        {"what": "gain", "seat": BEN, "location": "force1", "slot": 15, "source": "search"},
        {"what": "force", "seat": BEN, "count": 1},
        {"what": "full", "seat": BEN},
        {"what": "turn", "seat": ANN},
        {"what": "draw", "seat": ANN, "count": 1},
        {"what": "show", "seat": ANN, "card": "G6"},
        {"what": "pick", "seat": ANN, "card": "G6"},
        {"what": "place", "seat": ANN, "card": "G6", "slot": 1},
        {"what": "crest", "seat": ANN, "colour": "green", "slot": 1},
        {"what": "unveil", "seat": ANN, "card": "P0"},
        {"what": "over"},
    ]


@pytest.mark.rule("CON 7.8")
@pytest.mark.parametrize(
    ("location", "event"),
    [
        ("mix-lords", {"what": "mix-lords", "seat": BEN, "count": 3}),
        ("mix-locations", {"what": "mix-locations", "seat": BEN, "count": 2}),
        ("force2", {"what": "force", "seat": BEN, "count": 2}),
    ],
)
def test_what_a_location_of_the_row_tells(location: str, event: dict[str, object]) -> None:
    row = f"seven gold {location}"
    state = asked(3, BEN, "source", ["", "Y2 R2"], row=row, piles="G4 B4 B3")
    log = play(state, f"claim {location}")
    gain = {"what": "gain", "seat": BEN, "location": location, "slot": 2, "source": "row"}
    assert log.whole()[:3] == [gain, event, {"what": "turn", "seat": CARA}]


@pytest.mark.rule("CON 7.8")
def test_a_log_goes_on_over_several_actions_and_not_beyond() -> None:
    """What is played without a log is told to nobody."""
    state = turn(2, ANN, deck="Y4 R4 G4 B4")
    log = lf.Log()
    state.play(CONSPIRACY.parse("draw 1"), log)
    told_before = told(log)
    state.play(CONSPIRACY.parse("draw 1"))
    assert told(log) == told_before
    state.play(CONSPIRACY.parse("draw 1"), log)
    assert told(log)[len(told_before) :][:2] == ["draw 0 1", "show 0 G4"]
