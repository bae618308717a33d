"""Chapter 3: the gift phase."""

from collections import Counter

import pytest

import lanternfish as lf
from tests.biblios.table import (
    ANN,
    BEN,
    BIBLIOS,
    CARA,
    DAN,
    JACOB,
    KARL,
    SARA,
    bidding,
    hands,
    placing,
    table,
    taking,
)
from tests.playing import legal, play, told, why, zone

EVERYWHERE = ["place self", "place auction", "place public"]


@pytest.mark.rule("BIB 3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_active_player_places_one_card_more_than_there_are_players(seats: int) -> None:
    state = BIBLIOS.deal(seats, 4)
    before = len(zone(state, "deck"))
    active = state.seat
    while zone(state, "active") == active:
        state.play(state.legal()[0])
    # Of both turns the first card is already drawn.
    assert len(zone(state, "deck")) == before - (seats + 1)
    assert len(zone(state, "pile")) == 1


@pytest.mark.rule("BIB 3.2", "BIB 8.3")
def test_he_draws_the_top_card_and_only_he_sees_it() -> None:
    state = placing(3, BEN, "M2A P2B g1 g2")
    log = play(state, "place auction")
    assert zone(state, "drawn") == "P2B"
    assert zone(state, "deck") == ["g1", "g2"]
    assert told(log, BEN)[-1] == "draw 1 P2B"
    for other in (ANN, CARA, lf.NOBODY):
        assert told(log, other)[-1] == "draw 1 ?"


@pytest.mark.rule("BIB 3.3", "BIB 7.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_card_may_go_to_any_place(seats: int) -> None:
    """Scenario 4."""
    assert legal(BIBLIOS.deal(seats, 2)) == EVERYWHERE


@pytest.mark.rule("BIB 3.3")
@pytest.mark.parametrize(
    ("used", "free"),
    [
        ("", EVERYWHERE),
        ("self", ["place auction", "place public"]),
        ("auction", ["place self", "place public"]),
        ("public", EVERYWHERE),
        ("public public", ["place self", "place auction"]),
        ("self public", ["place auction", "place public"]),
        ("auction public", ["place self", "place public"]),
    ],
)
def test_only_places_with_room_left_are_offered(used: str, free: list[str]) -> None:
    """Scenario 5, for three players."""
    cards = "M2A M2B M2C M2D".split()[len(used.split()) :]
    state = placing(3, ANN, " ".join(cards), used)
    assert legal(state) == free
    for text in EVERYWHERE:
        assert why(state, text) == (None if text in free else "place-full")


@pytest.mark.rule("BIB 3.3", "BIB 7.1")
@pytest.mark.parametrize(
    ("used", "choice", "forced"),
    [
        ("self", "place auction", "share"),
        ("auction", "place self", "share"),
        ("self public", "place public", "pile"),
        ("public public", "place auction", "keep"),
    ],
)
def test_a_card_with_one_place_left_goes_there_unasked(used: str, choice: str, forced: str) -> None:
    """Scenario 5: SELF and AUCTION used, only PUBLIC; SELF and two PUBLIC used, only AUCTION."""
    cards = "M2A M2B M2C".split()[len(used.split()) - 1 :]
    state = placing(3, ANN, " ".join(cards), used)
    log = play(state, choice)
    placed = [line for line in told(log, ANN) if line.split()[0] in ("keep", "pile", "share")]
    assert placed[-1] == f"{forced} 0 M2C"


@pytest.mark.rule("BIB 3.3", "BIB 3.2")
def test_each_card_is_placed_before_the_next_is_seen() -> None:
    state = placing(2, ANN, "M2A M2B M2C F1A F1B F1C")
    assert zone(state, "deck") == ["M2B", "M2C", "F1A", "F1B", "F1C"]
    play(state, "place public")
    assert (zone(state, "public"), zone(state, "drawn")) == (["M2A"], "M2B")
    assert zone(state, "places") == {"self": 1, "auction": 1, "public": 0}
    assert legal(state) == ["place self", "place auction"]


@pytest.mark.rule("BIB 3.4", "BIB 3.5", "BIB 3.6", "BIB 8.4", "BIB 8.5")
def test_what_the_others_see_of_a_placed_card() -> None:
    """Scenario 52: face down before oneself and on the pile, face up in the public space."""
    state = placing(3, ANN, "M2A P2A F1A H1A")
    log = play(state, "place self", "place public", "place auction")
    own = ["keep 0 M2A", "draw 0 P2A", "share 0 P2A", "draw 0 F1A", "pile 0 F1A", "draw 0 H1A"]
    seen = ["keep 0 ?", "draw 0 ?", "share 0 P2A", "draw 0 ?", "pile 0 ?", "draw 0 ?"]
    open_end = ["share 0 H1A", "gather 0"]
    assert told(log, ANN) == own + open_end
    assert told(log, BEN) == told(log, CARA) == told(log) == seen + open_end


@pytest.mark.rule("BIB 3.4", "BIB 3.7")
def test_the_card_before_oneself_is_no_hand_card_until_all_are_placed() -> None:
    state = placing(3, CARA, "M2A P2A F1A H1A")
    play(state, "place self")
    assert zone(state, "kept") == "M2A"
    assert hands(state) == [[], [], []]
    log = play(state, "place auction")
    assert zone(state, "kept") is None
    assert hands(state) == [[], [], ["M2A"]]
    assert told(log, ANN)[-3:] == ["draw 2 ?", "share 2 H1A", "gather 2"]
    assert state.seat == ANN


@pytest.mark.rule("BIB 3.5")
def test_the_auction_pile_grows() -> None:
    state = placing(2, ANN, "M2A P2A F1A H1A S1A g1", pile=["g3", "c+"])
    play(state, "place auction")
    assert zone(state, "pile") == ["g3", "c+", "M2A"]


@pytest.mark.rule("BIB 3.8")
def test_the_others_take_clockwise_from_the_left() -> None:
    state = taking(4, CARA, "M2A P2A F1A", deck="S1A S1B S1C S1D S1E")
    assert state.seat == DAN
    assert legal(state) == ["take M2A", "take P2A", "take F1A"]
    log = play(state, "take P2A")
    assert state.seat == ANN
    assert legal(state) == ["take M2A", "take F1A"]
    log = play(state, "take F1A")
    assert told(log)[:2] == ["take 0 F1A", "take 1 M2A"]
    assert hands(state) == [["F1A"], ["M2A"], [], ["P2A"]]
    assert zone(state, "public") == []


@pytest.mark.rule("BIB 3.9", "BIB 7.1")
def test_a_public_card_must_be_taken() -> None:
    state = taking(3, ANN, "g1 H1A")
    assert legal(state) == ["take g1", "take H1A"]
    for text in ("decline", "pass", "refuse"):
        assert why(state, text) == "another-decision (asked take)"
    assert why(state, "take g2") == "not-in-public (card g2)"
    assert why(state, "take g1") is None


@pytest.mark.rule("BIB 3.9")
def test_the_only_opponent_gets_the_only_public_card() -> None:
    """Scenario 7."""
    state = placing(2, BEN, "M2A P2A F1A H1A H1B H1C")
    log = play(state, "place public", "place self")
    assert told(log, ANN) == [
        "share 1 M2A",
        "draw 1 ?",
        "keep 1 ?",
        "draw 1 ?",
        "pile 1 ?",
        "gather 1",
        "take 0 M2A",
        "draw 0 H1A",
    ]
    assert hands(state) == [["M2A"], ["P2A"]]
    assert zone(state, "pile") == ["F1A"]


@pytest.mark.rule("BIB 3.9", "BIB 7.7")
def test_two_cards_that_look_the_same_are_one_choice() -> None:
    state = taking(4, ANN, "g2 M2A g2", deck="S1A S1B S1C S1D S1E")
    assert legal(state) == ["take g2", "take M2A"]
    play(state, "take g2")
    assert zone(state, "public") == ["M2A", "g2"]
    assert legal(state) == ["take M2A", "take g2"]


@pytest.mark.rule("BIB 7.7", "BIB 7.10")
@pytest.mark.parametrize(
    ("public", "choices"),
    [
        ("g2 g2 M2A", ["take g2", "take M2A"]),
        ("M2A g2 g2", ["take M2A", "take g2"]),
        ("c+ g3 c+", ["take c+", "take g3"]),
        ("c+ c- g1", ["take c+", "take c-", "take g1"]),
    ],
)
def test_alike_cards_are_one_choice_wherever_they_lie(public: str, choices: list[str]) -> None:
    assert legal(taking(4, ANN, public)) == choices


@pytest.mark.rule("BIB 7.7", "BIB 7.1")
def test_public_cards_that_are_all_alike_are_taken_unasked() -> None:
    state = placing(3, ANN, "g1 g1", "self public", kept="H1A")
    play(state, "place auction")
    assert hands(state) == [["H1A"], ["g1"], ["g1"]]


@pytest.mark.rule("BIB 3.10")
@pytest.mark.parametrize(("active", "following"), [(ANN, BEN), (BEN, CARA), (CARA, ANN)])
def test_the_next_player_clockwise_is_active(active: int, following: int) -> None:
    state = taking(3, active, "M2A P2A", deck="H1A H1B H1C H1D")
    log = play(state, "take M2A")
    assert zone(state, "active") == state.seat == following
    assert (zone(state, "drawn"), zone(state, "deck")) == ("H1A", ["H1B", "H1C", "H1D"])
    assert zone(state, "places") == {"self": 1, "auction": 1, "public": 2}
    assert legal(state) == EVERYWHERE
    assert told(log, following)[-1] == f"draw {following} H1A"


@pytest.mark.rule("BIB 3.11", "BIB 5.1", "BIB 5.2")
def test_the_auctions_begin_when_the_deck_is_empty() -> None:
    """Scenario 18: Cara began the game, so she turns up the first card."""
    state = taking(3, BEN, "M2A P2A", first=CARA, pile=["g1"])
    log = play(state, "take M2A")
    assert told(log) == ["take 2 M2A", "take 0 P2A", "auctions 1", "reveal 2 g1"]
    expected = bidding(3, CARA, "g1", ["P2A", "", "M2A"], first=CARA)
    assert table(state) == table(expected)
    assert state.seat == ANN
    assert legal(state) == ["pass", "bid 1"]


@pytest.mark.rule("BIB 5.1")
def test_the_auction_pile_is_shuffled() -> None:
    """Scenario 18: over many deals every card of the pile comes up first."""
    pile = ["M2A", "P2A", "F1A", "H1A"]
    tops: Counter[str] = Counter()
    for seed in range(200):
        state = taking(2, BEN, "g1", pile=pile, seed=seed, hands=["g2", "g3"])
        play(state, "take g1")
        rest = zone(state, "deck")
        top = zone(state, "auction")["card"]
        assert sorted([top, *rest]) == sorted(pile)
        assert zone(state, "pile") == []
        tops[top] += 1
    assert sorted(tops) == sorted(pile)
    assert min(tops.values()) > 20


@pytest.mark.rule(
    "BIB 3.4", "BIB 3.5", "BIB 3.6", "BIB 3.7", "BIB 3.8", "BIB 3.9", "BIB 3.10", "BIB 3.13"
)
def test_the_printed_gift_turn() -> None:
    """Scenario 6: with a holy book of value 1 for the monk of value 1 that does not exist."""
    state = placing(3, KARL, "H1A g1 M2A g2 S1A S1B S1C S1D")
    log = play(state, "place auction", "place public", "place self")
    assert told(log, KARL) == [
        "pile 0 H1A",
        "draw 0 g1",
        "share 0 g1",
        "draw 0 M2A",
        "keep 0 M2A",
        "draw 0 g2",
        "share 0 g2",
        "gather 0",
    ]
    assert hands(state) == [["M2A"], [], []]
    assert state.seat == JACOB
    assert legal(state) == ["take g1", "take g2"]
    log = play(state, "take g2")
    assert told(log, JACOB) == ["take 1 g2", f"take {SARA} g1", "draw 1 S1A"]
    assert hands(state) == [["M2A"], ["g2"], ["g1"]]
    assert zone(state, "pile") == ["H1A"]
    assert zone(state, "active") == state.seat == JACOB
    assert zone(state, "story") == [
        "0 pile H1A",
        "0 share g1",
        "0 keep M2A",
        "0 share g2",
        "1 taken g2",
        "2 taken g1",
    ]


@pytest.mark.rule("BIB 3.12")
def test_every_hand_grows_by_one_card_a_turn() -> None:
    state = placing(4, ANN, "M2A P2A F1A H1A S1A g1 g1 g1 g1 g1", hands=["g3", "g3", "g3", "g3"])
    play(state, "place self", "place auction", "take F1A", "take H1A")
    assert [len(hand) for hand in hands(state)] == [2, 2, 2, 2]
    assert state.seat == BEN
