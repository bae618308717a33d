"""Chapter 4: cards are turned up, offered, bought, taken."""

from typing import Any

import pytest

from tests.abyss.table import ANN, BEN, CARA, DAN, asked, hand, pearls, player, turn
from tests.playing import legal, play, told, why, zone

FOUR = (player(), player(pearls=3), player(pearls=3), player(pearls=3))


def track(state: Any) -> list[str]:
    return list(zone(state, "exploration", "track"))


@pytest.mark.rule("ABY 4.1")
def test_the_top_card_goes_to_the_first_free_space() -> None:
    """From the first to the fourth, in the order of the deck."""
    state = turn(player(pearls=0), player(pearls=0), deck="C1 J2 M S4 Q5")
    log = play(state, "explore", "continue", "continue", "continue")
    assert told(log) == [
        "reveal 0 crab1 1",
        "continue 0",
        "reveal 0 jellyfish2 2",
        "continue 0",
        "reveal 0 monster 3",
        "threat 2",
        "continue 0",
        "reveal 0 shellfish4 4",
    ]
    assert track(state) == ["crab1", "jellyfish2", "monster", "shellfish4"]
    assert zone(state, "exploration", "deck")[0] == "squid5"
    assert len(zone(state, "exploration", "deck")) == 67


@pytest.mark.rule("ABY 4.2")
def test_an_ally_is_offered_clockwise_from_the_left() -> None:
    """Cara is active: Dan, Ann, Ben."""
    state = turn(*FOUR, active=CARA, deck="C1")
    play(state, "explore")
    asked_in_turn = []
    while zone(state, "phase") == "offer":
        asked_in_turn.append(state.seat)
        assert legal(state) == ["buy", "pass"]
        log = play(state, "pass")
        assert told(log) == [f"pass {asked_in_turn[-1]}"]
    assert asked_in_turn == [DAN, ANN, BEN]
    assert (state.seat, legal(state)) == (CARA, ["take", "continue"])


@pytest.mark.rule("ABY 4.2", "ABY 4.3")
def test_the_first_to_buy_pays_the_active_player() -> None:
    """Edge case 34: nobody after him is asked, and the seller is not asked either."""
    state = turn(*FOUR, deck="C1 H2")
    play(state, "explore", "pass")
    assert state.seat == CARA
    log = play(state, "buy")
    assert told(log) == ["buy 2 crab1 1 0", "reveal 0 seahorse2 1"]
    assert pearls(state) == [2, 3, 2, 3]
    assert hand(state, CARA) == ["crab1"]
    assert (zone(state, "price"), zone(state, "bought")) == (2, [CARA])
    assert track(state) == ["seahorse2"]


@pytest.mark.rule("ABY 4.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_active_player_never_buys(seats: int) -> None:
    """Edge case 34: not even when all others pass and he has many pearls."""
    rest = [player() for _ in range(seats - 1)]
    state = turn(player(pearls=9), *rest, deck="C1")
    play(state, "explore")
    while zone(state, "phase") == "offer":
        assert state.seat != ANN
        assert why(state, "take") == "another-decision (asked offer)"
        play(state, "pass")
    assert why(state, "buy") == "another-decision (asked ally)"


@pytest.mark.rule("ABY 4.3", "ABY 4.4", "ABY 4.5")
def test_the_price_rises_with_every_purchase() -> None:
    """Scenario 12: 1, 2, 3; who has bought is not asked again in this turn."""
    state = turn(*FOUR, deck="C1 C2 C3 C4")
    log = play(state, "explore", "buy")
    assert told(log) == ["reveal 0 crab1 1", "buy 1 crab1 1 0", "reveal 0 crab2 1"]
    assert state.seat == CARA
    log = play(state, "pass", "buy")
    assert told(log) == ["pass 2", "buy 3 crab2 2 0", "reveal 0 crab3 1"]
    assert state.seat == CARA
    log = play(state, "buy")
    assert told(log) == ["buy 2 crab3 3 0", "reveal 0 crab4 1"]
    assert pearls(state) == [7, 2, 0, 1]
    assert (state.seat, legal(state)) == (ANN, ["take", "continue"])
    assert (zone(state, "price"), zone(state, "bought")) == (4, [BEN, CARA, DAN])


@pytest.mark.rule("ABY 4.5")
@pytest.mark.parametrize(
    ("bens", "bought", "is_asked"),
    [(0, [], False), (1, [], True), (1, [CARA], False), (2, [CARA], True), (9, [BEN], False)],
    ids=["no-pearl", "one-pearl", "dearer-now", "two-pearls", "bought-before"],
)
def test_who_cannot_pay_is_not_asked(bens: int, bought: list[int], is_asked: bool) -> None:
    """Scenario 13, edge case 33."""
    players = (player(), player(pearls=bens), player(pearls=0))
    state = asked("ally", *players, track="C1", bought=bought, deck="C2")
    play(state, "continue")
    assert zone(state, "phase") == ("offer" if is_asked else "ally")
    assert state.seat == (BEN if is_asked else ANN)


@pytest.mark.rule("ABY 4.4", "ABY 4.9")
def test_two_players_and_one_purchase() -> None:
    """Scenario 15, edge case 36: Ben buys the first card; Ann turns up six at most."""
    state = turn(player(pearls=0), player(pearls=9), deck="C1 J1 J2 J3 J4 H1 Q1")
    log = play(state, "explore", "buy", "continue", "continue", "continue", "continue")
    reveals = [line for line in told(log) if line.startswith("reveal 0")]
    assert reveals == [
        "reveal 0 crab1 1",
        "reveal 0 jellyfish1 1",
        "reveal 0 jellyfish2 2",
        "reveal 0 jellyfish3 3",
        "reveal 0 jellyfish4 4",
        "reveal 0 seahorse1 5",
    ]
    assert told(log)[-4:] == ["pearls 0 1 fifth", "take 0 seahorse1", "explored 0", "turn 1"]
    assert (hand(state, ANN), hand(state, BEN)) == (["seahorse1"], ["crab1"])
    assert pearls(state) == [2, 8]


@pytest.mark.rule("ABY 4.9")
@pytest.mark.parametrize(("seats", "most"), [(2, 6), (3, 7), (4, 8)])
def test_the_most_cards_of_a_turn(seats: int, most: int) -> None:
    """Edge case 36: every opponent buys on the fifth space."""
    others = [player(pearls=5) for _ in range(seats - 1)]
    state = asked("ally", player(pearls=0), *others, track="C1 C1 C1 C1", deck="J1 J2 J3 J4")
    lines = told(play(state, "continue"))
    while zone(state, "phase") == "offer" and zone(state, "active") == ANN:
        lines += (last := told(play(state, "buy")))
    assert 4 + len([line for line in lines if line.startswith("reveal 0")]) == most
    assert last[1:3] == [f"reveal 0 jellyfish{seats} 5", "pearls 0 1 fifth"]
    assert hand(state, ANN) == [f"jellyfish{seats}"]
    assert pearls(state)[ANN] == 1 + sum(range(1, seats))


@pytest.mark.rule("ABY 4.9")
def test_a_card_on_the_fifth_space_is_offered_too() -> None:
    """Edge case 35: the buyer gains no pearl; the next card comes onto the fifth space."""
    state = asked("ally", player(), player(pearls=2), track="C1 C1 C1 C1", deck="H5 Q2")
    play(state, "continue")
    assert (state.seat, legal(state), track(state)[-1]) == (BEN, ["buy", "pass"], "seahorse5")
    log = play(state, "buy")
    assert told(log) == [
        "buy 1 seahorse5 1 0",
        "reveal 0 squid2 5",
        "pearls 0 1 fifth",
        "take 0 squid2",
        "explored 0",
        "turn 1",
    ]
    assert pearls(state) == [3, 1]


@pytest.mark.rule("ABY 4.6")
def test_after_a_purchase_another_card_must_follow() -> None:
    """Ann can neither take the crab nor fight the monster that lie there from before."""
    state = asked("monster", player(), player(), track="C1 M", deck="H5 M")
    play(state, "continue")
    assert state.seat == BEN
    log = play(state, "buy")
    assert told(log) == ["buy 1 seahorse5 1 0", "reveal 0 monster 3"]
    assert (legal(state), track(state)) == (["fight", "continue"], ["crab1", "monster", "monster"])
    assert why(state, "take") == "another-decision (asked monster)"


@pytest.mark.rule("ABY 4.7", "ABY 4.10")
def test_an_unsold_ally_is_taken_free_of_charge() -> None:
    state = turn(player(pearls=4), player(), deck="H5")
    play(state, "explore", "pass")
    log = play(state, "take")
    assert told(log) == ["take 0 seahorse5", "explored 0", "turn 1"]
    assert (hand(state, ANN), pearls(state), track(state)) == (["seahorse5"], [4, 1], [])


@pytest.mark.rule("ABY 4.7")
def test_only_the_card_turned_up_last_can_be_taken() -> None:
    """Scenario 21: the crab on the first space goes to the council."""
    state = turn(player(pearls=0), player(pearls=0), deck="C5 H1")
    play(state, "explore", "continue")
    assert legal(state) == ["take", "continue"]
    play(state, "take")
    assert hand(state, ANN) == ["seahorse1"]
    assert zone(state, "council")["crab"] == ["crab5"]


@pytest.mark.rule("ABY 4.8", "ABY 4.10")
def test_on_the_fifth_space_he_must_take_it_for_a_pearl() -> None:
    """Both opponents pass; nothing is asked of Ann."""
    players = (player(pearls=0), player(), player())
    state = asked("ally", *players, track="C1 C1 C1 C1", deck="H5")
    log = play(state, "continue", "pass", "pass")
    assert told(log) == [
        "continue 0",
        "reveal 0 seahorse5 5",
        "pass 1",
        "pass 2",
        "pearls 0 1 fifth",
        "take 0 seahorse5",
        "explored 0",
        "turn 1",
    ]
    assert (hand(state, ANN), pearls(state)) == (["seahorse5"], [1, 1, 1])


@pytest.mark.rule("ABY 4.8")
def test_no_pearl_on_the_fourth_space() -> None:
    state = asked("ally", player(pearls=0), player(pearls=0), track="C1 C1 C1", deck="H5")
    play(state, "continue")
    assert legal(state) == ["take", "continue"]
    play(state, "take")
    assert pearls(state) == [0, 0]


@pytest.mark.rule("ABY 4.2", "ABY 4.3")
def test_the_seller_may_buy_in_the_next_turn_with_the_pearl() -> None:
    state = turn(player(pearls=0), player(), council="S1", deck="C1 C2 J3")
    play(state, "explore", "buy", "take")
    assert (state.seat, pearls(state)) == (BEN, [1, 0])
    play(state, "explore")
    assert (state.seat, legal(state)) == (ANN, ["buy", "pass"])
    play(state, "buy")
    assert (pearls(state), hand(state, ANN)) == ([0, 1], ["jellyfish3", "crab2"])
