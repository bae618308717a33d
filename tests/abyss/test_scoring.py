"""Chapter 10: the scoring, and the tie-break."""

from random import Random
from typing import Any

import pytest

import lanternfish as lf
from tests.abyss import naive
from tests.abyss.table import (
    ABYSS,
    ALLIES,
    ANN,
    BEN,
    CARA,
    LOCATIONS,
    LORDS,
    TOKENS,
    finished,
    player,
    turn,
)
from tests.playing import play, play_out, told

#: The lords of the printed example, three of them keys and one an ambassador.
PRINTED: dict[str, Any] = {
    "lords": "jailer traitor corruptor",
    "affiliated": "J3 J1 Q3 C2 H1 S5",
    "tokens": "2 4",
}
TILES = {"parliament": "keeper slaver master-of-magic", "sanctuary": "elder"}


def account(state: lf.State, seat: int) -> dict[str, Any]:
    seats: Any = state.breakdown()["seats"]
    return dict(seats[seat])


def parts(state: lf.State, seat: int) -> list[int]:
    one = account(state, seat)
    return [one[f"{part}-points"] for part in ("location", "lord", "ally", "token")]


@pytest.mark.rule("ABY 10.18", "ABY 10.9", "ABY 10.10", "ABY 10.11", "ABY 10.12")
def test_the_printed_example() -> None:
    """Scenario 67: 32 + 39 + 14 + 6 = 91."""
    state = finished(player(locations=TILES | {"abyss": ""}, **PRINTED), player())
    assert account(state, ANN) == {
        "locations": {"parliament": 10, "sanctuary": 10, "abyss": 12},
        "location-points": 32,
        "lords": {
            "master-of-magic": 6,
            "jailer": 7,
            "keeper": 6,
            "slaver": 5,
            "corruptor": 6,
            "traitor": 6,
            "elder": 3,
        },
        "lord-points": 39,
        "allies": {"jellyfish": 3, "crab": 2, "seahorse": 1, "shellfish": 5, "squid": 3},
        "ally-points": 14,
        "tokens": [2, 4],
        "token-points": 6,
        "pearls": 1,
        "best-lord": 7,
        "points": 91,
    }
    assert next(iter(account(state, ANN)["lords"])) == "master-of-magic"
    assert state.scores() == (91, 0)


@pytest.mark.rule("ABY 10.18", "ABY 10.9")
def test_the_printed_example_of_another_printing() -> None:
    """Scenario 68: without the abyss 20 + 39 + 14 + 6 = 79."""
    state = finished(player(locations=TILES, **PRINTED), player())
    assert (parts(state, ANN), state.scores()) == ([20, 39, 14, 6], (79, 0))


@pytest.mark.rule("ABY 10.18", "ABY 10.8")
def test_the_printed_example_with_its_last_turn() -> None:
    """Some of the allies are affiliated from the hand only now."""
    hand = {"affiliated": "J3 C2 S5", "hand": "J1 Q3 H1 H4"}
    ann = player(locations=TILES | {"abyss": ""}, **PRINTED | hand)
    state = turn(ann, player(), ender=BEN, council="Q5")
    log = play(state, "support squid")
    assert told(log)[-1] == "over"
    assert (parts(state, ANN), state.scores()) == ([32, 39, 14, 6], (91, 0))


@pytest.mark.rule("ABY 10.10")
def test_all_lords_score_their_influence() -> None:
    """Free, under locations, assassinated."""
    ann = player(lords="keeper miller", slain="miller", locations={"black-smokers": "landowner"})
    state = finished(ann, player())
    assert parts(state, ANN) == [0, 28, 0, 0]
    assert account(state, ANN)["lords"] == {"keeper": 6, "miller": 10, "landowner": 12}


@pytest.mark.rule("ABY 10.11")
@pytest.mark.parametrize(
    ("affiliated", "points"),
    [
        ("", 0),
        ("J1", 1),
        ("J1 J1 J1", 1),
        ("J1 J5", 5),
        ("C4 C4 H3 H1", 7),
        ("J5 C4 H3 S2 Q1 Q1", 15),
        ("J5 C5 H5 S5 Q5 Q4", 25),
    ],
    ids=["none", "one", "alike", "two", "races", "all", "fives"],
)
def test_only_the_strongest_ally_of_each_race_scores(affiliated: str, points: int) -> None:
    state = finished(player(affiliated=affiliated), player())
    assert parts(state, ANN) == [0, 0, points, 0]


@pytest.mark.rule("ABY 10.12")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [("", 0), ("2", 2), ("3 3 4", 10), ("2 2 3 4 4", 15)],
    ids=["none", "one", "three", "five"],
)
def test_tokens_score_their_values(tokens: str, points: int) -> None:
    state = finished(player(tokens=tokens), player(tokens="3"))
    assert (parts(state, ANN), parts(state, BEN)) == ([0, 0, 0, points], [0, 0, 0, 3])
    assert account(state, ANN)["tokens"] == [int(token) for token in tokens.split()]


@pytest.mark.rule("ABY 10.13")
def test_pearls_keys_and_cards_of_the_hand_score_nothing() -> None:
    """In the middle of a game as at its end."""
    state = turn(player("J5 C5 Q5", pearls=20, keys=2), player())
    assert state.scores() == (0, 0)
    state = finished(player(pearls=20, keys=2), player())
    assert state.scores() == (0, 0)


@pytest.mark.rule("ABY 10.14")
def test_the_most_points_win() -> None:
    """Whatever pearls and lords the others have."""
    state = finished(player(pearls=9, lords="landowner"), player(tokens="3 4 4 2", pearls=0))
    assert (state.scores(), state.winners()) == ((12, 13), (BEN,))
    assert state.breakdown()["tie-break"] == [{"by": "points", "left": [1]}]


#: Three tableaux of 60 points.
SIXTY: list[dict[str, Any]] = [
    {
        "lords": "trader peddler shopkeeper apprentice illusionist",
        "locations": {"jail": ""},
        "affiliated": "J5",
    },
    {
        "lords": "aquaculturalist invoker seeker",
        "locations": {"coral-barrier": ""},
        "tokens": "3 3 4 4",
    },
    {
        "lords": "landowner miller",
        "locations": dict.fromkeys("throne-room lost-tower barracks dockworks".split(), ""),
        "affiliated": "C5",
        "tokens": "3",
    },
]


@pytest.mark.rule("ABY 10.15", "ABY 10.16")
def test_pearls_then_the_best_lord() -> None:
    """Scenario 73: Cara's lord is the best, but she has fewer pearls; of the others Ben wins."""
    state = finished(*(player(pearls=n, **one) for n, one in zip((5, 5, 3), SIXTY, strict=True)))
    assert state.scores() == (60, 60, 60)
    assert [account(state, seat)["best-lord"] for seat in range(3)] == [9, 11, 12]
    assert state.winners() == (BEN,)
    assert state.breakdown()["tie-break"] == [
        {"by": "points", "left": [0, 1, 2]},
        {"by": "pearls", "left": [0, 1]},
        {"by": "lord", "left": [1]},
    ]


@pytest.mark.rule("ABY 10.15")
@pytest.mark.parametrize("most", [ANN, BEN, CARA])
def test_among_equals_more_pearls_win(most: int) -> None:
    state = finished(
        *(player(pearls=4 if seat == most else 3, **one) for seat, one in enumerate(SIXTY))
    )
    assert state.winners() == (most,)
    assert state.breakdown()["tie-break"] == [
        {"by": "points", "left": [0, 1, 2]},
        {"by": "pearls", "left": [most]},
    ]


@pytest.mark.rule("ABY 10.16", "ABY 9.21")
def test_an_assassinated_lord_is_the_best_all_the_same() -> None:
    """Ann's landowner is assassinated; Ben has as many points and pearls."""
    ben = player(lords="miller", tokens="2", pearls=1)
    state = finished(player(lords="landowner", slain="landowner"), ben)
    assert (state.scores(), state.winners()) == ((12, 12), (ANN,))


@pytest.mark.rule("ABY 10.17")
def test_if_all_is_equal_the_victory_is_shared() -> None:
    """Scenario 73: points, pearls, best lord; Cara has fewer points."""
    state = finished(
        *(player(lords="trader", pearls=2), player(lords="peddler", pearls=2)),
        player(lords="invoker", pearls=2),
        player(lords="apprentice", pearls=1),
    )
    assert (state.scores(), state.winners()) == ((9, 9, 8, 9), (ANN, BEN))
    assert state.breakdown()["tie-break"] == [
        {"by": "points", "left": [0, 1, 3]},
        {"by": "pearls", "left": [0, 1]},
        {"by": "lord", "left": [0, 1]},
    ]
    nothing = finished(player(), player(), player())
    assert (nothing.scores(), nothing.winners()) == ((0, 0, 0), (ANN, BEN, CARA))


def agree(state: lf.State) -> None:
    """The engine and the naive account say the same."""
    data: Any = state.to_dict()
    expected = naive.account(data)
    assert state.breakdown() == expected
    assert state.scores() == tuple(expected["points"])
    assert state.winners() == tuple(expected["winners"])


@pytest.mark.rule("ABY 10.9", "ABY 9.19", "ABY 10.14")
@pytest.mark.parametrize("edition", ["standard", "russian"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_are_scored_alike(seats: int, edition: str) -> None:
    for seed in range(25):
        state = ABYSS.deal(seats, seed, edition=edition)
        play_out(state, seed)
        assert state.to_dict()["options"] == {"edition": edition}
        agree(state)


@pytest.mark.rule("ABY 10.9", "ABY 10.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_middle_of_random_games_is_scored_alike(seats: int) -> None:
    """What lies there now, without a last affiliation."""
    for seed in range(3):
        state, pick = ABYSS.deal(seats, seed), Random(seed)
        steps = 0
        while state.seat != lf.NOBODY:
            state.play(pick.choice(state.legal()))
            steps += 1
            if steps % 10 == 0:
                agree(state)


def scattered(pick: Random, seats: int) -> lf.State:
    """Everything in the box that scores, dealt out at random; no location is left over."""
    players = [player() for _ in range(seats)]
    for name in LOCATIONS:
        pick.choice(players)["locations"][name] = []
    for lord in pick.sample(LORDS, pick.randrange(35)):
        one = pick.choice(players)
        row = one["locations"].get(pick.choice(LOCATIONS))
        if row is not None and len(row) < 3:
            row.append(lord)
        else:
            one["lords"].append(lord)
            if lord != "shaman" and pick.random() < 0.4:
                one["slain"].append(lord)
    for card in pick.sample(ALLIES, pick.randrange(65)):
        pick.choice(players)["affiliated"].append(card)
    for token in pick.sample(TOKENS, pick.randrange(20)):
        pick.choice(players)["tokens"].append(token)
    for one in players:
        one["pearls"] = pick.randrange(3)
    return finished(*players)


@pytest.mark.rule("ABY 10.9", "ABY 9.19", "ABY 9.21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_tableaux_are_scored_alike(seats: int) -> None:
    pick = Random(seats)
    for _ in range(60):
        agree(scattered(pick, seats))
