"""Chapter 11: the account of a game."""

from typing import Any

import pytest

import lanternfish as lf
from tests.abyss.table import ANN, BEN, finished, player, turn


def some_end() -> lf.State:
    return finished(
        player(
            "",
            "keeper slaver",
            {"parliament": "sage", "throne-room": ""},
            slain="slaver",
            affiliated="J3 J1 Q5",
            tokens="2 4",
            pearls=2,
        ),
        player("", "landowner miller", affiliated="C5 H2", tokens="3 4 2", pearls=2, keys=1),
        player("", "jailer", pearls=9),
    )


OF_ANN = {
    "locations": {"parliament": 6, "throne-room": 6},
    "location-points": 12,
    "lords": {"keeper": 6, "slaver": 5, "sage": 4},
    "lord-points": 15,
    "allies": {"jellyfish": 3, "squid": 5},
    "ally-points": 8,
    "tokens": [2, 4],
    "token-points": 6,
    "pearls": 2,
    "best-lord": 6,
    "points": 41,
}
OF_BEN = {
    "locations": {},
    "location-points": 0,
    "lords": {"miller": 10, "landowner": 12},
    "lord-points": 22,
    "allies": {"crab": 5, "seahorse": 2},
    "ally-points": 7,
    "tokens": [2, 3, 4],
    "token-points": 9,
    "pearls": 2,
    "best-lord": 12,
    "points": 38,
}


@pytest.mark.rule("ABY 11.17", "ABY 10.9")
def test_the_account_of_a_finished_game() -> None:
    """Every location, lord and race with its points, the four parts and their sum."""
    state = some_end()
    account: dict[str, Any] = state.breakdown()
    assert account["seats"][:2] == [OF_ANN, OF_BEN]
    assert list(account["seats"][0]) == list(OF_ANN)
    assert account["points"] == list(state.scores()) == [41, 38, 7]
    assert account["tie-break"] == [{"by": "points", "left": [ANN]}]
    assert account["winners"] == list(state.winners()) == [ANN]
    assert list(account) == ["seats", "points", "tie-break", "winners"]


#: Lords and tokens of Ann and Ben, their pearls, the steps of the tie-break, the winners.
TIES = [
    (("miller", ""), ("trader", ""), (2, 9), ["points"], (ANN,)),
    (("peddler", ""), ("trader", ""), (2, 3), ["points", "pearls"], (BEN,)),
    (("peddler", ""), ("trader", ""), (2, 2), ["points", "pearls", "lord"], (ANN, BEN)),
    (
        *(("aquaculturalist seeker", "2"), ("landowner shaman", "3"), (2, 2)),
        *(["points", "pearls", "lord"], (BEN,)),
    ),
]


@pytest.mark.rule("ABY 11.17", "ABY 10.14", "ABY 10.15", "ABY 10.16", "ABY 10.17")
@pytest.mark.parametrize(
    ("ann", "ben", "pearls", "steps", "winners"),
    TIES,
    ids=["points", "pearls", "shared", "best lord"],
)
def test_the_account_names_each_step_of_the_tie_break(
    ann: tuple[str, str],
    ben: tuple[str, str],
    pearls: tuple[int, int],
    steps: list[str],
    winners: tuple[int, ...],
) -> None:
    """Scenario 73."""
    seats = [
        player("", lords, tokens=tokens, pearls=count)
        for (lords, tokens), count in zip((ann, ben), pearls, strict=True)
    ]
    state = finished(*seats)
    account: dict[str, Any] = state.breakdown()
    assert [step["by"] for step in account["tie-break"]] == steps
    assert account["tie-break"][-1]["left"] == account["winners"] == list(winners)
    assert all(step["left"] == [ANN, BEN] for step in account["tie-break"][:-1])
    assert state.winners() == winners


@pytest.mark.rule("ABY 11.17")
def test_before_the_end_the_account_counts_what_lies_there_now() -> None:
    """Cards in hand are not affiliated yet."""
    state = turn(player("C5", "keeper", affiliated="C2"), player("Q1"))
    assert state.scores() == (8, 0)
    account: dict[str, Any] = state.breakdown()
    assert account["points"] == [8, 0]
    assert account["seats"][0]["allies"] == {"crab": 2}
    assert account["winners"] == [ANN]
