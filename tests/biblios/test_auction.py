"""Chapter 5, bidding: who speaks, what may be bid, and when it ends."""

import pytest

import lanternfish as lf
from tests.biblios.table import (
    ANN,
    BEN,
    BOX,
    CARA,
    DAN,
    JACOB,
    KARL,
    SARA,
    bidding,
    hands,
    paying,
    table,
    up,
)
from tests.playing import legal, play, told, why, zone

RICH = ["g1 g1 g2 g3"] * 4


def pass_or_bid(low: int, high: int) -> list[str]:
    return ["pass", *(f"bid {amount}" for amount in range(low, high + 1))]


@pytest.mark.rule("BIB 5.2")
def test_the_active_player_turns_up_the_top_card() -> None:
    state = bidding(
        3, CARA, "M2A", RICH[:3], deck="P2A F1A H1A", fined=[BEN], passed=[BEN], speaker=ANN
    )
    log = play(state, "pass", "pass")
    assert told(log)[-1] == "reveal 0 P2A"
    assert (up(state)["card"], zone(state, "deck")) == ("P2A", ["F1A", "H1A"])
    assert (up(state)["passed"], up(state)["fined"]) == ([], [])
    assert zone(state, "story")[-3:] == ["2 reveal M2A", "2 unsold M2A", "0 reveal P2A"]


@pytest.mark.rule("BIB 5.3", "BIB 5.6")
def test_the_active_player_speaks_last() -> None:
    """Scenario 19: Karl is active; Jacob, Sara, Karl speak."""
    state = bidding(3, KARL, "F2H", RICH[:3], deck="M2A")
    order = []
    for bid in ("bid 1", "bid 2", "bid 3"):
        order.append(state.seat)
        play(state, bid)
    assert order == [JACOB, SARA, KARL]
    assert state.seat == JACOB


@pytest.mark.rule("BIB 5.3")
@pytest.mark.parametrize(("active", "first"), [(ANN, BEN), (BEN, CARA), (CARA, DAN), (DAN, ANN)])
def test_the_first_to_speak_sits_at_the_left_of_the_active_player(active: int, first: int) -> None:
    before = (active - 1) % 4
    state = bidding(4, before, "M2A", RICH, deck="P2A")
    play(state, "pass", "pass", "pass", "pass")
    assert zone(state, "active") == active
    assert state.seat == up(state)["speaker"] == first


@pytest.mark.rule("BIB 5.4", "BIB 7.10")
def test_a_bid_is_at_least_1_and_higher_than_the_last() -> None:
    """Scenario 20."""
    state = bidding(3, ANN, "M2A", RICH[:3])
    assert legal(state) == pass_or_bid(1, 12)
    play(state, "bid 4")
    assert legal(state) == pass_or_bid(5, 12)
    assert why(state, "bid 3") == why(state, "bid 1") == "bid-too-low (high 4)"
    assert why(state, "bid 4") == "bid-too-low (high 4)"
    assert why(state, "bid 5") is None
    with pytest.raises(lf.BadAction):
        play(state, "bid 0")


@pytest.mark.rule("BIB 5.5", "BIB 5.6", "BIB 7.13")
def test_who_has_passed_is_not_asked_again() -> None:
    """Scenario 21: Jacob passes, Sara bids 1, Karl bids 2: the word is Sara's, not Jacob's."""
    state = bidding(3, KARL, "M2A", RICH[:3])
    log = play(state, "pass", "bid 1", "bid 2")
    assert told(log) == ["pass 1", "bid 2 1", "bid 0 2"]
    assert state.seat == SARA
    expected = bidding(3, KARL, "M2A", RICH[:3], high=2, bidder=KARL, passed=[JACOB], speaker=SARA)
    assert table(state) == table(expected)


@pytest.mark.rule("BIB 5.5")
def test_who_has_passed_may_bid_for_the_next_card() -> None:
    state = bidding(2, ANN, "M2A", ["g1", "g1"], deck="P2A")
    play(state, "pass", "pass")
    assert state.seat == ANN
    assert legal(state) == pass_or_bid(1, 3)


@pytest.mark.rule("BIB 5.6", "BIB 5.7")
def test_the_word_goes_round_until_one_is_left() -> None:
    state = bidding(4, BEN, "M2A", RICH)
    spoken = []
    for text in ("bid 1", "bid 2", "pass", "bid 3", "pass", "bid 4", "bid 5", "pass"):
        assert zone(state, "phase") == "bidding"
        spoken.append(state.seat)
        play(state, text)
    assert spoken == [CARA, DAN, ANN, BEN, CARA, DAN, BEN, DAN]
    assert table(state) == table(paying(4, BEN, "M2A", BEN, 5, RICH))
    assert state.seat == BEN


@pytest.mark.rule("BIB 5.7")
def test_the_highest_bidder_does_not_speak_against_himself() -> None:
    state = bidding(3, ANN, "M2A", RICH[:3])
    play(state, "bid 1", "pass")
    assert zone(state, "phase") == "bidding"
    play(state, "pass")
    assert (zone(state, "phase"), state.seat) == ("payment", BEN)
    assert up(state) == {
        "card": "M2A",
        "high": 1,
        "bidder": BEN,
        "speaker": None,
        "passed": [ANN, CARA],
        "fined": [],
    }


@pytest.mark.rule("BIB 5.8", "BIB 5.20", "BIB 7.13")
def test_a_card_nobody_bids_for_is_discarded_face_up() -> None:
    """Scenario 22."""
    state = bidding(3, BEN, "M2A", RICH[:3], deck="P2A F1A")
    log = play(state, "pass", "pass", "pass")
    assert told(log) == ["pass 2", "pass 0", "pass 1", "unsold M2A", "reveal 2 P2A"]
    discard = {"open": ["M2A"], "hidden": []}
    assert table(state) == table(bidding(3, CARA, "P2A", RICH[:3], deck="F1A", discard=discard))


@pytest.mark.rule("BIB 5.12")
@pytest.mark.parametrize(
    ("card", "hand", "most"),
    [
        ("M2A", "H1A H1B g1 g3", 12),
        ("c+", "H1A H1B g1 g3", 12),
        ("S2I", "H1A", 3),
        ("g3", "H1A H1B g1 g3", 4),
        ("g1", "H1A", 1),
        ("g2", "H1A H1B", 2),
    ],
)
def test_how_high_a_bid_may_go(card: str, hand: str, most: int) -> None:
    """Scenario 39: three times the hand, or for gold the hand."""
    state = bidding(2, ANN, card, ["", hand])
    assert legal(state) == pass_or_bid(1, most)
    assert why(state, f"bid {most}") is None
    size = len(hand.split())
    assert why(state, f"bid {most + 1}") == f"bid-above-cap (cap {most}, cards {size})"
    assert why(state, "bid 261") == f"bid-above-cap (cap {most}, cards {size})"


@pytest.mark.rule("BIB 5.12", "BIB 7.1")
@pytest.mark.parametrize(("high", "asked"), [(3, True), (5, True), (6, False), (7, False)])
def test_who_cannot_bid_higher_passes_unasked(high: int, asked: bool) -> None:
    """Cara holds two cards, so that she may bid 6 at most."""
    state = bidding(3, ANN, "M2A", ["", "g3 g3 g3", "H1A H1B"])
    log = play(state, f"bid {high}")
    assert told(log) == [f"bid 1 {high}"] + ([] if asked else ["pass 2", "pass 0"])
    assert state.seat == (CARA if asked else BEN)
    if asked:
        assert legal(state) == pass_or_bid(high + 1, 6)


@pytest.mark.rule("BIB 5.12", "BIB 7.1")
def test_an_empty_hand_always_passes() -> None:
    """Scenario 39: with no card in any hand the whole auction runs by itself."""
    state = bidding(3, ANN, "M2A", ["", "g1", ""], deck="P2A g1")
    log = play(state, "pass")
    assert told(log) == [
        "pass 1",
        "pass 2",
        "pass 0",
        "unsold M2A",
        "reveal 1 P2A",
        "pass 2",
        "pass 0",
    ]
    assert state.seat == BEN
    assert legal(bidding(3, ANN, "M2A", ["", "", "g1"])) == ["pass"]


@pytest.mark.rule("BIB 5.21")
@pytest.mark.parametrize("amount", [1, 2, 6])
def test_the_last_one_left_without_a_bid_wins_with_any_bid(amount: int) -> None:
    """Scenario 23: Jacob and Sara pass."""
    state = bidding(3, KARL, "M2A", ["g3 H1A", "g1", "g1"])
    play(state, "pass", "pass")
    assert state.seat == KARL
    assert legal(state) == pass_or_bid(1, 6)
    play(state, f"bid {amount}")
    assert (zone(state, "phase"), state.seat, up(state)["high"]) == ("payment", KARL, amount)


@pytest.mark.rule("BIB 5.21", "BIB 5.8")
def test_the_last_one_left_without_a_bid_may_pass() -> None:
    """Scenario 23."""
    state = bidding(3, KARL, "M2A", ["g3 H1A", "g1", "g1"], deck="P2A")
    log = play(state, "pass", "pass", "pass")
    assert told(log)[3:] == ["unsold M2A", "reveal 1 P2A"]
    assert zone(state, "discard")["open"] == ["M2A"]
    assert hands(state) == [["H1A", "g3"], ["g1"], ["g1"]]


@pytest.mark.rule("BIB 5.22")
def test_one_may_bid_more_than_one_can_pay() -> None:
    """Ben has three gold in all, and bids nine for a monk."""
    state = bidding(2, ANN, "M2A", ["g1", "g1 g1 g1"])
    play(state, "bid 9")
    assert (state.seat, legal(state)) == (BEN, ["refuse"])


@pytest.mark.rule("BIB 5.20")
@pytest.mark.parametrize(("active", "following"), [(ANN, BEN), (BEN, CARA), (CARA, ANN)])
def test_the_next_player_turns_up_the_next_card(active: int, following: int) -> None:
    buyer = (active + 1) % 3
    state = paying(3, active, "M2A", buyer, 1, ["g1", "g1", "g1"], deck="P2A")
    log = play(state, "pay g1")
    assert told(log) == [f"paid {buyer} g1", f"buy {buyer} M2A 1", f"reveal {following} P2A"]
    assert zone(state, "active") == following
    assert up(state) == {
        "card": "P2A",
        "high": 0,
        "bidder": None,
        "speaker": (following + 1) % 3,
        "passed": [],
        "fined": [],
    }


@pytest.mark.rule("BIB 5.20", "BIB 6.1", "BIB 7.12", "BIB 7.13")
def test_the_game_is_over_when_the_last_card_is_settled() -> None:
    state = bidding(2, ANN, "M2A", ["g1 g1 P2A", "g2"])
    log = play(state, "pass", "bid 1", "pay g1")
    assert told(log) == [
        "pass 1",
        "bid 0 1",
        "paid 0 g1",
        "buy 0 M2A 1",
        "open-hand 0 M2A P2A g1",
        "open-hand 1 g2",
    ]
    assert (zone(state, "phase"), state.seat, legal(state)) == ("over", lf.NOBODY, [])
    assert zone(state, "seat") is None


@pytest.mark.rule("BIB 5.12", "BIB 5.22")
@pytest.mark.parametrize("high", [0, 5, 63, 65])
def test_nearly_the_whole_box_in_one_hand_may_bid_on(high: int) -> None:
    """Ann holds 22 cards: she may bid 66, three for each."""
    hand = "M2A M2B M2C M2D M3E M3F M3G M4H M4I P2A P2B P2C P2D P3E P3F P3G P4H P4I g1 g2 g3 g3"
    bidder = BEN if high else None
    state = bidding(2, BEN, "S1A", [hand, ""], high=high, bidder=bidder, speaker=ANN)
    assert legal(state) == pass_or_bid(high + 1, 66)


@pytest.mark.rule("BIB 5.11", "BIB 5.22")
def test_for_gold_as_many_as_there_are_cards_in_hand() -> None:
    """Sixty-four of them."""
    hand = " ".join(card for card in BOX if card[0] in "MPFHS") + " g1" * 10 + " g2" * 9
    assert len(hand.split()) == 64
    state = bidding(2, BEN, "g3", [hand, ""], high=0, speaker=ANN)
    assert legal(state) == pass_or_bid(1, 64)
