"""Chapter 7: recruiter, jailer, seeker, tamer, hunter. Assassin and commander are in files of
their own, and so is the shaman, who keeps all of them away."""

from collections import Counter

import pytest

import lanternfish as lf
from tests.abyss.service import WAYS, enter, hire, since
from tests.abyss.table import (
    ANN,
    BEN,
    CARA,
    DAN,
    asked,
    discard,
    hand,
    locations,
    lords,
    pearls,
    player,
    turn,
)
from tests.playing import legal, play, told, why, zone

QUIET = "sage hermit elder miller"
MAGIC = f"{QUIET} master-of-magic"


def cost(state: lf.State, lord: str) -> int:
    """What the active player is asked for a lord."""
    twin = state.copy()
    play(twin, f"recruit {lord}")
    progress = twin.progress()
    assert progress is not None
    return progress["needed"]


@pytest.mark.rule("ABY 7.8", "ABY 7.30")
@pytest.mark.parametrize(
    ("own", "other", "edition", "needed"),
    [
        ("", "", "standard", 10),
        ("", "recruiter", "standard", 12),
        ("treasurer", "", "standard", 8),
        ("treasurer", "recruiter", "standard", 10),
        ("shaman", "recruiter", "standard", 10),
        ("shaman treasurer", "recruiter", "standard", 8),
        ("recruiter", "", "standard", 10),
        ("", "recruiter", "russian", 20),
        ("treasurer", "recruiter", "russian", 18),
        ("treasurer", "", "russian", 8),
        ("shaman", "recruiter", "russian", 10),
        ("recruiter", "", "russian", 10),
    ],
    ids=lambda value: str(value).replace(" ", "-") or "none",
)
def test_what_the_master_of_magic_costs(own: str, other: str, edition: str, needed: int) -> None:
    """Scenario 35, edge cases 15 and 16."""
    ann = player("J5 J4 C5 C4 S5 S4", lords=own, pearls=9)
    state = turn(ann, player(lords=other), court=MAGIC, edition=edition)
    assert cost(state, "master-of-magic") == needed
    play(state, "recruit master-of-magic", "pay jellyfish4", "pay crab4", "pay shellfish4", "paid")
    assert pearls(state)[ANN] == 9 - max(needed - 12, 0)


@pytest.mark.rule("ABY 7.8")
@pytest.mark.parametrize("lost", ["slain", "under"])
def test_a_recruiter_who_is_not_in_force(lost: str) -> None:
    ben = player(lords="recruiter", slain="recruiter")
    if lost == "under":
        ben = player(locations={"jail": "recruiter"})
    state = turn(player("J5 C3 S2 S2"), ben, court=MAGIC)
    assert cost(state, "master-of-magic") == 10


@pytest.mark.rule("ABY 7.8")
def test_the_recruiter_asks_for_no_more_races() -> None:
    """The landowner takes one race as before, at twelve."""
    ann = player("H5 H4 H3 C3", pearls=3)
    state = turn(ann, player(lords="recruiter"), court=f"{QUIET} landowner")
    play(state, "recruit landowner")
    assert state.progress() == {"needed": 12, "given": 0, "missing": 12}
    assert legal(state) == ["pay seahorse3", "pay seahorse4"]


@pytest.mark.rule("ABY 7.8")
@pytest.mark.parametrize("edition", ["standard", "russian"])
def test_the_recruiter_changes_neither_plotting_nor_the_bribe(edition: str) -> None:
    """One pearl for a lord at court, five for the corruptor."""
    ben = player(lords="recruiter")
    state = turn(player(pearls=1), ben, edition=edition)
    log = play(state, "plot")
    assert told(log)[0] == "fee 0 1 plot"
    state, log = enter("miller", "corruptor", player(pearls=0), ben, edition=edition)
    assert told(log)[0] == "fee 0 5 corruptor"
    assert pearls(state) == [0, 1]


@pytest.mark.rule("ABY 7.8")
@pytest.mark.parametrize("way", WAYS)
def test_the_recruiter_counts_from_the_next_turn_on(way: str) -> None:
    """Nothing happens when he enters; Ben pays two more."""
    ben = player("S5 S3")
    quiet = "peddler sage hermit elder"
    state, log = enter("recruiter", way, player(pearls=0), ben, court=quiet)
    assert since(log, "recruiter") == ["turn 1"]
    assert why(state, "recruit peddler") == "too-dear (cost 10, given 8, pearls 1)"


@pytest.mark.rule("ABY 7.9")
def test_the_jailer_asks_whoever_has_cards_and_no_protection() -> None:
    """Scenario 38: only Cara discards one, of her own choice."""
    cara = player("C1 H4 H4")
    dan = player("Q5", lords="shaman")
    state, log = enter("jailer", "recruit", player("J1", pearls=0), player(), cara, dan)
    assert since(log, "jailer") == []
    assert (state.seat, zone(state, "active")) == (CARA, ANN)
    assert (zone(state, "phase"), legal(state)) == (
        "jailer",
        ["discard crab1", "discard seahorse4"],
    )
    assert why(state, "discard squid5") == "not-in-hand (card squid5)"
    log = play(state, "discard seahorse4")
    assert told(log) == ["discard 2 seahorse4 jailer", "turn 1"]
    assert [hand(state, seat) for seat in (ANN, CARA, DAN)] == [
        ["jellyfish1"],
        ["crab1", "seahorse4"],
        ["squid5"],
    ]


@pytest.mark.rule("ABY 7.9")
@pytest.mark.parametrize("way", WAYS)
def test_the_jailer_goes_round_clockwise(way: str) -> None:
    """Edge case 42; any order of the cards, for it is one card."""
    ben, cara, dan = player("J1 Q5"), player("C1 H4"), player("S1 S2")
    state, _ = enter("jailer", way, player(pearls=0), ben, cara, dan)
    row = []
    for text in ("discard squid5", "discard crab1", "discard shellfish2"):
        row.append(state.seat)
        log = play(state, text)
    assert row == [BEN, CARA, DAN]
    assert told(log) == ["discard 3 shellfish2 jailer", "turn 1"]
    assert [hand(state, seat) for seat in (BEN, CARA, DAN)] == [
        *(["jellyfish1"], ["seahorse4"], ["shellfish1"]),
    ]
    assert [card for card in discard(state) if card in ("squid5", "crab1", "shellfish2")] == [
        *("crab1", "shellfish2", "squid5"),
    ]


@pytest.mark.rule("ABY 7.9")
def test_with_empty_hands_the_jailer_does_nothing() -> None:
    _, log = enter("jailer", "recruit", player("J1", pearls=0), player(), player())
    assert since(log, "jailer") == ["turn 1"]


@pytest.mark.rule("ABY 7.10")
@pytest.mark.parametrize("way", WAYS)
def test_the_seeker_takes_two_pearls_of_each_to_the_treasury(way: str) -> None:
    """Scenario 39, edge case 14: 5 to 3, 1 to 0, Ann's stay."""
    dan = player(pearls=4, lords="shaman")
    state, log = enter("seeker", way, player(pearls=0), player(pearls=5), player(), dan)
    assert since(log, "seeker") == ["fee 1 2 seeker", "fee 2 1 seeker", "turn 1"]
    assert pearls(state) == [0, 3, 0, 4]


@pytest.mark.rule("ABY 7.10")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1), (9, 7)])
def test_what_the_seeker_leaves(before: int, after: int) -> None:
    """Edge case 14."""
    state, log = enter("seeker", "traitor", player(pearls=2), player("J1", pearls=before))
    lost = [] if before == after else [f"fee 1 {before - after} seeker"]
    assert since(log, "seeker")[: len(lost) + 1] == [*lost, "turn 1"]
    assert pearls(state) == [2, after]


REWARDS = {
    1: ["P", "M"],
    2: ["PP", "PM", "MM"],
    3: ["K"],
    4: ["KP", "KM"],
    5: ["KPP", "KPM", "KMM"],
    6: ["KK"],
}


def offered(threat: int, ann: str, ben: str, slain: str = "") -> list[str]:
    """The rewards that Ann is offered, or the one she was given unasked."""
    one = player(lords=ben, slain=slain)
    state = asked("monster", player(lords=ann), one, track="M", threat=threat)
    log = play(state, "fight")
    if zone(state, "phase") == "reward":
        return [text.removeprefix("reward ") for text in legal(state)]
    return [line.split()[2] for line in told(log) if line.startswith("reward ")]


@pytest.mark.rule("ABY 7.13")
@pytest.mark.parametrize("threat", range(1, 7))
def test_the_tamer_gives_opponents_the_space_before(threat: int) -> None:
    """Scenario 22: not below the first space; the owner is not touched, nor when he is out."""
    assert offered(threat, "", "") == REWARDS[threat]
    assert offered(threat, "", "tamer") == REWARDS[max(threat - 1, 1)]
    assert offered(threat, "tamer", "") == REWARDS[threat]
    assert offered(threat, "shaman", "tamer") == REWARDS[threat]
    assert offered(threat, "", "tamer", slain="tamer") == REWARDS[threat]


@pytest.mark.rule("ABY 7.13")
def test_before_the_first_space_there_is_none() -> None:
    state = asked("reward", player(), player(lords="tamer"), track="M", threat=1)
    assert legal(state) == ["reward P", "reward M"]
    assert why(state, "reward PP") == "other-reward (space 1)"


@pytest.mark.rule("ABY 7.13", "ABY 8.6")
def test_the_tamer_under_a_location() -> None:
    """Scenario 22: no effect."""
    ben = player(locations={"jail": "tamer"})
    state = asked("reward", player(), ben, track="M", threat=5)
    assert legal(state) == ["reward KPP", "reward KPM", "reward KMM"]


@pytest.mark.rule("ABY 7.13")
def test_after_the_tamer_the_threat_is_back_on_the_first_space() -> None:
    """The pearl of the fifth space comes as ever."""
    ann, ben = player(pearls=0), player(lords="tamer", pearls=0)
    state = asked("monster", ann, ben, track="J1 C1 H1 M", deck="M", threat=4)
    log = play(state, "continue")
    assert told(log) == [
        *("threat 5", "continue 0", "reveal 0 monster 5", "pearls 0 1 fifth", "fight 0"),
    ]
    assert legal(state) == ["reward KP", "reward KM"]
    assert why(state, "reward KPP") == "other-reward (space 4)"
    log = play(state, "reward KP")
    assert told(log)[:3] == ["reward 0 KP", "threat 1", "explored 0"]
    assert (pearls(state)[ANN], zone(state, "threat")) == (2, 1)


@pytest.mark.rule("ABY 7.13")
@pytest.mark.parametrize("way", WAYS)
def test_the_tamer_enters_and_nothing_happens(way: str) -> None:
    state, log = enter("tamer", way, player(pearls=0), player(), deck="M", threat=5)
    assert since(log, "tamer") == ["turn 1"]
    play(state, "explore", "fight")
    assert (state.seat, legal(state)) == (BEN, ["reward KP", "reward KM"])


@pytest.mark.rule("ABY 7.14")
@pytest.mark.parametrize("way", WAYS)
def test_the_hunter_takes_a_token_of_whom_he_likes(way: str) -> None:
    """Scenario 44: the value is known to the two alone."""
    ben, cara, dan = player(tokens="4 4"), player(tokens="3"), player()
    state, log = enter("hunter", way, player(pearls=0), ben, cara, dan)
    assert since(log, "hunter") == []
    assert (zone(state, "phase"), legal(state)) == ("hunter", ["hunt 1", "hunt 2"])
    assert why(state, "hunt 3") == "not-a-victim (seat 3)"
    assert why(state, "hunt 0") == "not-a-victim (seat 0)"
    assert why(state, "decline") == "another-decision (asked hunter)"
    log = play(state, "hunt 1")
    assert told(log, ANN) == told(log, BEN) == ["steal 0 1 4", "turn 1"]
    assert told(log, CARA) == told(log) == ["steal 0 1 ?", "turn 1"]
    assert [zone(state, "players", seat, "tokens") for seat in range(4)] == [[4], [4], [3], []]


@pytest.mark.rule("ABY 7.14")
def test_the_hunter_takes_any_token_at_random() -> None:
    """Scenario 44: of 2, 2, 3 and 4 each comes as often as it is there."""
    taken: Counter[int] = Counter()
    for seed in range(400):
        ben = player(tokens="2 2 3 4")
        state, _ = enter("hunter", "schemer", player(pearls=0), ben, seed=seed)
        (token,) = zone(state, "players", ANN, "tokens")
        taken[token] += 1
        rest = Counter([2, 2, 3, 4]) - Counter([token])
        assert zone(state, "players", BEN, "tokens") == sorted(rest.elements())
    assert sorted(taken) == [2, 3, 4]
    assert 160 < taken[2] < 240
    assert 70 < taken[3] < 130
    assert 70 < taken[4] < 130


@pytest.mark.rule("ABY 7.14")
@pytest.mark.parametrize("way", WAYS)
def test_with_nobody_to_hunt_nothing_happens(way: str) -> None:
    """Scenario 44, edge case 10: only Dan has a token, and he is protected; Ann's do not count."""
    dan = player(tokens="4", lords="shaman")
    ann = player(pearls=0, tokens="2 3")
    state, log = enter("hunter", way, ann, player(), player(), dan)
    assert since(log, "hunter") == ["turn 1"]
    assert zone(state, "players", ANN, "tokens") == [2, 3]
    assert zone(state, "tokens", "theft") is None


@pytest.mark.rule("ABY 7.9", "ABY 7.10", "ABY 7.14")
def test_soldiers_without_a_key_stay_free() -> None:
    """They did their work, and lie there for the rest of the game."""
    ann = player("C1 J2 H3", pearls=0, keys=2)
    state = turn(ann, player(), court=f"{QUIET} jailer", row="jail")
    hire(state, "jailer", "C1 J2 H3")
    assert (lords(state, ANN), locations(state, ANN)) == (["jailer"], {})


@pytest.mark.rule("ABY 7.9", "ABY 7.10", "ABY 7.11", "ABY 7.12", "ABY 7.14")
def test_clockwise_from_whoever_is_active() -> None:
    """Edge case 42: Cara recruits; Dan comes first, then Ann, then Ben."""
    seven = ["J1 J1 J1 J1 J2 J2 J2", "S1 S1 S1 S1 S2 S2 S2", "", "Q1 Q1 Q1 Q1 Q2 Q2 Q2"]
    names = ["miller trader", "keeper peddler", "", "tamer jailer"]
    rows = {"commander": "C3 C5", "assassin": "C1 C4 C5", "seeker": "C2 H5", "hunter": "C3 H5"}
    for lord, row in rows.items():
        seats = [
            player(hand_row, lords=named, pearls=3, tokens="3")
            for hand_row, named in zip(seven, names, strict=True)
        ]
        seats[CARA] = player(row, pearls=0)
        state = turn(*seats, active=CARA, court=f"{lord} sage hermit elder")
        log = hire(state, lord, row)
        if lord == "seeker":
            fees = [line for line in told(log) if line.startswith("fee")]
            assert fees == ["fee 3 2 seeker", "fee 0 2 seeker", "fee 1 2 seeker"]
        elif lord == "hunter":
            assert legal(state) == ["hunt 0", "hunt 1", "hunt 3"]
            assert why(state, "hunt 2") == "not-a-victim (seat 2)"
            play(state, "hunt 0")
            assert zone(state, "tokens", "theft") == {"by": CARA, "from": ANN, "token": 3}
        else:
            row_of_seats = []
            while zone(state, "active") == CARA:
                seat = state.seat if lord == "commander" else zone(state, "choice", "victim")
                row_of_seats.append(seat)
                play(state, legal(state)[0])
            assert row_of_seats == [DAN, ANN, BEN]
