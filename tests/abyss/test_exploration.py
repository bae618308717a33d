"""Chapter 4: a whole exploration, its end, and the deck that never runs out."""

from collections import Counter
from random import Random

import pytest

import lanternfish as lf
from tests.abyss.table import (
    ABYSS,
    ALLIES,
    ANN,
    BEN,
    CARA,
    DAN,
    asked,
    cards,
    discard,
    hand,
    pearls,
    player,
    turn,
)
from tests.playing import legal, play, told, zone


@pytest.mark.rule("ABY 4.1", "ABY 4.2", "ABY 4.3", "ABY 4.7", "ABY 4.8", "ABY 4.11", "ABY 4.16")
def test_the_printed_example_of_seven_cards() -> None:
    """Scenario 11: two cards are sold, a monster is left, the seventh card must be taken."""
    players = (player(pearls=0), player(pearls=2), player(pearls=0), player(pearls=1))
    state = turn(*players, deck="C1 H2 M S3 J4 Q5 C4", council="Q1")
    log = play(state, "explore")
    assert (told(log), state.seat) == (["reveal 0 crab1 1"], BEN)
    log = play(state, "pass", "pass")
    assert (told(log), state.seat) == (["pass 1", "pass 3"], ANN)
    log = play(state, "continue", "pass")
    assert (told(log)[1:], state.seat) == (["reveal 0 seahorse2 2", "pass 1"], DAN)
    log = play(state, "buy")
    assert told(log) == ["buy 3 seahorse2 1 0", "reveal 0 monster 2"]
    log = play(state, "continue")
    assert told(log) == ["threat 2", "continue 0", "reveal 0 shellfish3 3"]
    assert state.seat == BEN
    log = play(state, "buy")
    assert told(log) == ["buy 1 shellfish3 2 0", "reveal 0 jellyfish4 3"]
    assert (state.seat, legal(state)) == (ANN, ["take", "continue"])
    log = play(state, "continue", "continue")
    assert told(log) == [
        "continue 0",
        "reveal 0 squid5 4",
        "continue 0",
        "reveal 0 crab4 5",
        "pearls 0 1 fifth",
        "take 0 crab4",
        "explored 0",
        "turn 1",
    ]
    assert pearls(state) == [4, 0, 0, 0]
    assert [hand(state, seat) for seat in (ANN, BEN, CARA, DAN)] == [
        ["crab4"],
        ["shellfish3"],
        [],
        ["seahorse2"],
    ]
    assert zone(state, "council") == {
        "jellyfish": ["jellyfish4"],
        "crab": ["crab1"],
        "seahorse": [],
        "shellfish": [],
        "squid": ["squid1", "squid5"],
    }
    assert (discard(state), zone(state, "threat")) == (["monster"], 2)
    assert (state.seat, zone(state, "exploration", "track")) == (BEN, [])


@pytest.mark.rule("ABY 4.18")
def test_the_allies_left_go_to_the_stacks_of_their_races() -> None:
    state = asked("ally", player(), player(), track="Q2 J1 Q1 H4", council="Q5 S1")
    log = play(state, "take")
    assert told(log) == ["take 0 seahorse4", "explored 0", "turn 1"]
    assert zone(state, "council") == {
        "jellyfish": ["jellyfish1"],
        "crab": [],
        "seahorse": [],
        "shellfish": ["shellfish1"],
        "squid": ["squid1", "squid2", "squid5"],
    }
    assert legal(state) == [
        "plot",
        "explore",
        "support jellyfish",
        "support shellfish",
        "support squid",
    ]


@pytest.mark.rule("ABY 4.19")
def test_all_monsters_go_to_the_discard() -> None:
    """Those that were left, and the one that was fought."""
    state = asked("reward", player(), player(), track="M C1 M H2 M", threat=3, discard="J1")
    play(state, "reward K")
    assert discard(state) == ["jellyfish1", "monster", "monster", "monster"]
    assert zone(state, "council")["crab"] == ["crab1"]
    assert zone(state, "council")["seahorse"] == ["seahorse2"]
    state = asked("ally", player(), player(), track="M M C1")
    play(state, "take")
    assert discard(state) == ["monster", "monster"]


@pytest.mark.rule("ABY 4.20")
def test_the_discard_becomes_the_new_deck() -> None:
    """Scenario 24, edge case 46: deck 1, discard 10; the card on the track is not in it."""
    there = "J1 J1 J2 C1 M M M M M M"
    held = Counter(ALLIES) - Counter(cards(f"{there} C4"))
    ben = player(" ".join(held.elements()), pearls=0)
    state = turn(player(pearls=0), ben, deck="C4", discard=there)
    assert zone(state, "exploration", "deck") == ["crab4"]
    log = play(state, "explore")
    assert told(log) == ["reveal 0 crab4 1", "shuffle 10"]
    deck = zone(state, "exploration", "deck")
    assert (Counter(deck), discard(state)) == (Counter(cards(there)), [])
    assert zone(state, "exploration", "track") == ["crab4"]
    assert legal(state) == ["take", "continue"]


@pytest.mark.rule("ABY 4.20")
def test_the_discard_is_shuffled_at_once_and_only_then() -> None:
    """Edge case 46: with two cards left the first one changes nothing yet."""
    state = turn(player(pearls=0), player(), deck="C1 J1", deck_left=2)
    size = len(discard(state))
    log = play(state, "explore")
    assert told(log) == ["reveal 0 crab1 1"]
    assert (zone(state, "exploration", "deck"), len(discard(state))) == (["jellyfish1"], size)
    log = play(state, "pass", "continue")
    assert told(log) == ["pass 1", "continue 0", "reveal 0 jellyfish1 2", f"shuffle {size}"]
    assert (len(zone(state, "exploration", "deck")), discard(state)) == (size, [])
    assert state.seat == BEN


@pytest.mark.rule("ABY 4.20")
def test_the_new_deck_comes_in_any_order() -> None:
    """Every card of the discard is found on its top."""
    tops = set()
    for seed in range(40):
        hands = (player("J1 J1 J1 J1", pearls=0), player(pearls=0))
        state = turn(*hands, deck="C1", deck_left=1, seed=seed)
        play(state, "explore")
        deck = zone(state, "exploration", "deck")
        assert len(deck) == 66
        tops.add(deck[0])
    assert len(tops) > 12


@pytest.mark.rule("ABY 4.21", "ABY 3.5")
def test_the_last_two_monsters_are_enough() -> None:
    """Edge case 1: all allies are in hands, four monsters on the track; two are still to come."""
    ben = player(" ".join(ALLIES), pearls=0)
    state = asked("monster", player(), ben, track="M M M M", deck="M", discard="M", threat=4)
    log = play(state, "continue")
    assert told(log)[2:4] == ["reveal 0 monster 5", "shuffle 1"]
    assert zone(state, "exploration", "deck") == ["monster"]
    play(state, "reward KPP")
    assert discard(state) == ["monster"] * 5


@pytest.mark.rule("ABY 4.20", "ABY 4.21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_always_a_card_to_turn_up(seats: int) -> None:
    """Edge case 1: monsters are in the deck, on the track or in the discard, and nowhere else."""
    state = ABYSS.deal(seats, 3)
    pick = Random(3)
    for _ in range(500):
        if state.seat == lf.NOBODY:
            break
        lying = zone(state, "exploration")
        assert lying["deck"]
        monsters = [lying[place].count("monster") for place in ("deck", "track", "discard")]
        assert sum(monsters) == 6
        if zone(state, "phase") in ("main", "ally", "monster"):
            assert monsters[0] + monsters[2] >= 2
            assert len(lying["track"]) <= 4
        texts = legal(state)
        exploring = [text for text in texts if text in ("explore", "continue", "pass")]
        state.play(state.game().parse(pick.choice(exploring or texts)))
