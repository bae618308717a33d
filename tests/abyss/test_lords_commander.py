"""Chapter 7: the commander, and the limit of six cards."""

import pytest

from tests.abyss.service import WAYS, enter, since
from tests.abyss.table import ANN, BEN, CARA, DAN, asked, discard, hand, player, turn
from tests.playing import legal, play, told, why, zone

SIX = "J1 C1 H1 S1 Q1 Q2"
SEVEN = f"{SIX} Q3"
NINE = "J1 J2 C1 C2 H1 H2 S1 S2 Q1"


@pytest.mark.rule("ABY 7.12")
@pytest.mark.parametrize("way", WAYS)
def test_when_he_enters_every_opponent_discards_down_to_six(way: str) -> None:
    """Scenario 41, edge case 42: Ben three of nine, Cara none of six, Dan one of seven."""
    ann = player("Q4 Q4 H4 H4 S4 S4 J4", pearls=0)
    ben, cara, dan = player(NINE), player("H3 H3 S3 S3 J3 J3"), player("Q2 Q2 Q3 Q3 Q3 Q1 Q1")
    state, log = enter("commander", way, ann, ben, cara, dan)
    assert since(log, "commander") == []
    assert (zone(state, "phase"), state.seat) == ("commander", BEN)
    assert state.progress() == {"needed": 3, "given": 0, "missing": 3}
    play(state, "discard jellyfish2")
    assert why(state, "discard jellyfish1") == "card-order (card jellyfish1, last jellyfish2)"
    assert why(state, "discard jellyfish2") == "not-in-hand (card jellyfish2)"
    assert legal(state)[0] == "discard crab1"
    assert why(state, "discard squid1") == "falls-short (card squid1)"
    log = play(state, "discard shellfish1", "discard squid1")
    assert told(log) == ["discard 1 shellfish1 commander", "discard 1 squid1 commander"]
    assert hand(state, BEN) == [
        "jellyfish1",
        "crab1",
        "crab2",
        "seahorse1",
        "seahorse2",
        "shellfish2",
    ]
    assert (state.seat, zone(state, "choice", "from")) == (DAN, "jellyfish1")
    assert legal(state) == ["discard squid1", "discard squid2", "discard squid3"]
    log = play(state, "discard squid3")
    assert told(log) == ["discard 3 squid3 commander", "turn 1"]
    assert [len(hand(state, seat)) for seat in range(4)] == [7, 6, 6, 6]
    assert [card for card in discard(state) if card == "jellyfish2"] == ["jellyfish2"]


@pytest.mark.rule("ABY 7.12")
@pytest.mark.parametrize("way", WAYS)
def test_with_six_cards_or_fewer_nobody_is_asked(way: str) -> None:
    _, log = enter("commander", way, player(pearls=0), player(SIX), player())
    assert since(log, "commander") == ["turn 1"]


@pytest.mark.rule("ABY 7.12")
def test_at_the_end_of_his_own_turn_an_opponent_discards() -> None:
    """Scenario 41: from six, the council's four make ten; four go."""
    ann, ben = player(lords="commander"), player("J1 C1 H1 S1 S2 S3")
    state = turn(ann, ben, active=BEN, council="Q1 Q2 Q3 Q4")
    log = play(state, "support squid")
    assert told(log) == ["support 1 squid 4"]
    assert (zone(state, "phase"), state.seat, zone(state, "choice", "from")) == (
        *("limit", BEN, "jellyfish1"),
    )
    assert state.progress() == {"needed": 4, "given": 0, "missing": 4}
    assert legal(state)[0] == "discard jellyfish1"
    assert why(state, "discard squid2") == "falls-short (card squid2)"
    log = play(state, "discard crab1", "discard shellfish3", "discard squid1", "discard squid2")
    assert told(log) == [
        *("discard 1 crab1 commander", "discard 1 shellfish3 commander"),
        *("discard 1 squid1 commander", "discard 1 squid2 commander", "turn 0"),
    ]
    assert hand(state, BEN) == [
        *("jellyfish1", "seahorse1", "shellfish1", "shellfish2", "squid3", "squid4"),
    ]


@pytest.mark.rule("ABY 7.12")
@pytest.mark.parametrize(("count", "limit"), [(6, False), (7, True)], ids=["six", "seven"])
def test_six_cards_are_allowed(count: int, limit: bool) -> None:
    hand_of_ben = " ".join(SEVEN.split()[: count - 1])
    state = turn(player(lords="commander"), player(hand_of_ben), active=BEN, council="J5")
    play(state, "support jellyfish")
    assert (zone(state, "phase") == "limit") is limit
    assert (state.seat == BEN) is limit


@pytest.mark.rule("ABY 7.12")
def test_what_is_bought_in_anothers_turn_may_be_kept_until_then() -> None:
    """Scenario 41: Ben buys in the turn of Cara and has seven until the end of his own."""
    ann, ben, cara = player(lords="commander"), player(SIX), player()
    state = turn(ann, ben, cara, active=CARA, deck="J5 M C5 M", council="H5")
    play(state, "explore", "pass", "buy")
    assert (zone(state, "active"), len(hand(state, BEN))) == (CARA, 7)
    play(state, "fight", "reward P")
    assert (zone(state, "active"), len(hand(state, BEN))) == (ANN, 7)
    play(state, "support seahorse")
    assert (zone(state, "active"), len(hand(state, BEN))) == (BEN, 7)
    play(state, "explore", "pass", "pass", "continue", "fight", "reward P")
    assert (zone(state, "phase"), state.seat) == ("limit", BEN)
    log = play(state, "discard squid2")
    assert told(log) == ["discard 1 squid2 commander", "turn 2"]


@pytest.mark.rule("ABY 7.12")
def test_his_owner_has_no_limit_and_without_him_nobody_has() -> None:
    """Scenario 41."""
    for one, other in (("commander", ""), ("", "")):
        state = turn(player(NINE, lords=one), player(lords=other), council="Q5")
        log = play(state, "support squid")
        assert told(log) == ["support 0 squid 1", "turn 1"]
        assert len(hand(state, ANN)) == 10


@pytest.mark.rule("ABY 7.12", "ABY 7.1", "ABY 8.6")
@pytest.mark.parametrize("lost", ["slain", "under", "protected"])
def test_out_of_force_he_sets_no_limit(lost: str) -> None:
    ann, ben = player(NINE), player(lords="commander")
    if lost == "slain":
        ben = player(lords="commander", slain="commander")
    elif lost == "under":
        ben = player(locations={"jail": "commander"})
    else:
        ann = player(NINE, lords="shaman")
    state = turn(ann, ben, council="Q5")
    log = play(state, "support squid")
    assert told(log) == ["support 0 squid 1", "turn 1"]


@pytest.mark.rule("ABY 7.12", "ABY 8.13")
def test_he_works_on_entering_though_he_goes_under_a_location_at_once() -> None:
    """His key is the third: the discard comes first, and later turns have no limit."""
    ann = player(pearls=0, keys=2)
    state, log = enter(
        *("commander", "recruit", ann, player(SEVEN)), row="jail", stack_left=0, council="J5 H5"
    )
    assert since(log, "commander") == []
    assert (zone(state, "phase"), state.seat) == ("commander", BEN)
    log = play(state, "discard crab1")
    assert told(log) == [
        *("discard 1 crab1 commander", "choose 0 jail row", "under 0 commander jail"),
        *("spend 0 jail", "spend 0 jail", "control 0 jail", "turn 1"),
    ]
    log = play(state, "support jellyfish")
    assert told(log)[:2] == ["support 1 jellyfish 1", "turn 0"]
    assert len(hand(state, BEN)) == 7


@pytest.mark.rule("ABY 7.12", "ABY 10.7")
def test_at_the_end_of_the_last_turns_too() -> None:
    """Edge case 43: then comes the last affiliation."""
    ann, ben = player(lords="commander"), player(SEVEN)
    state = turn(ann, ben, active=BEN, ender=ANN, council="J5")
    play(state, "support jellyfish")
    assert (zone(state, "phase"), state.progress()) == (
        *("limit", {"needed": 2, "given": 0, "missing": 2}),
    )
    log = play(state, "discard jellyfish1", "discard squid1")
    assert told(log) == [
        *("discard 1 jellyfish1 commander", "discard 1 squid1 commander", "tokens 0 "),
        *("affiliate 1 jellyfish5", "affiliate 1 crab1", "affiliate 1 seahorse1"),
        *("affiliate 1 shellfish1", "affiliate 1 squid2", "tokens 1 ", "over"),
    ]


@pytest.mark.rule("ABY 7.12", "ABY 3.6")
def test_the_limit_comes_after_the_last_chance_for_powers() -> None:
    """The slaver sells the seventh card, and nothing is left to discard."""
    ann = player(SIX, lords="slaver")
    state = turn(ann, player(lords="commander"), council="J5")
    play(state, "support jellyfish")
    assert zone(state, "phase") == "end"
    kept = state.copy()
    log = play(state, "sell squid1")
    assert [line for line in told(log) if line.startswith("discard")] == ["discard 0 squid1 slaver"]
    assert told(log)[-1] == "turn 1"
    play(kept, "end")
    assert (zone(kept, "phase"), legal(kept)[0]) == ("limit", "discard jellyfish1")


@pytest.mark.rule("ABY 7.12")
def test_enough_cards_must_be_able_to_follow() -> None:
    """Two of eight are still due, from squid3 on."""
    ann, ben = player(lords="commander"), player("Q1 Q1 Q1 Q1 Q3 Q3 Q3 Q5")
    state = asked("limit", ann, ben, active=BEN, choice={"from": "squid3"})
    assert legal(state) == ["discard squid3"]
    assert why(state, "discard squid5") == "falls-short (card squid5)"
    assert why(state, "discard squid1") == "card-order (card squid1, last squid3)"
    play(state, "discard squid3")
    assert legal(state) == ["discard squid3", "discard squid5"]
