"""Chapter 4: church cards and the dice of the scriptorium."""

from itertools import combinations

import pytest

import lanternfish as lf
from tests.biblios.table import (
    ANN,
    BEN,
    BIBLIOS,
    CARA,
    CATEGORIES,
    DAN,
    KARL,
    bidding,
    dice,
    hands,
    placing,
    receiving,
    table,
    taking,
)
from tests.playing import legal, play, told, why, zone

RAISES = [f"raise {category}" for category in CATEGORIES]
LOWERS = [f"lower {category}" for category in CATEGORIES]
PAIRS = [f"{one} {two}" for one, two in combinations(CATEGORIES, 2)]


@pytest.mark.rule("BIB 4.1", "BIB 4.10", "BIB 7.13")
def test_the_game_pauses_and_the_card_is_discarded() -> None:
    """Ben bought a church card in Ann's turn; only when he has decided does the next card come."""
    state = receiving("c+", BEN, active=BEN, deck=["M2A"], hands=["g1", "g2", "g3"])
    assert state.seat == BEN
    assert zone(state, "deck") == ["M2A"]
    log = play(state, "raise tomes")
    for seat in (ANN, BEN, CARA, lf.NOBODY):
        assert told(log, seat) == ["turn 1 tomes 1 4", "church-done 1 c+", "reveal 1 M2A"]
    assert zone(state, "discard") == {"open": ["c+"], "hidden": []}
    assert zone(state, "church") is None
    assert hands(state) == [["g1"], ["g2"], ["g3"]]
    assert dice(state) == [3, 3, 4, 3, 3]
    assert state.seat == CARA


@pytest.mark.rule("BIB 4.2", "BIB 4.1")
@pytest.mark.parametrize("card", ["c+", "c-", "c++", "c--", "c+-"])
def test_any_church_card_may_be_declined(card: str) -> None:
    state = receiving(card, CARA, deck=["M2A"], hands=["g1", "g2", "g3"])
    assert legal(state)[0] == "decline"
    log = play(state, "decline")
    assert told(log) == ["decline 2", f"church-done 2 {card}", "reveal 0 M2A"]
    assert dice(state) == [3, 3, 3, 3, 3]
    assert zone(state, "discard") == {"open": [card], "hidden": []}


@pytest.mark.rule("BIB 4.15", "BIB 4.10", "BIB 4.4", "BIB 4.3", "BIB 7.10")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("c+", RAISES),
        ("c-", LOWERS),
        ("c+-", RAISES + LOWERS),
        ("c++", [f"raise {pair}" for pair in PAIRS]),
        ("c--", [f"lower {pair}" for pair in PAIRS]),
    ],
)
def test_what_each_church_card_allows(card: str, choices: list[str]) -> None:
    """Scenario 13: 6, 6, 11, 11 and 11 choices, to decline among them."""
    assert legal(receiving(card)) == ["decline", *choices]
    assert legal(receiving(card, dice={"monks": 5, "books": 2})) == ["decline", *choices]
    assert len(legal(receiving(card))) == (6 if card in ("c+", "c-") else 11)


@pytest.mark.rule("BIB 4.10", "BIB 4.4")
@pytest.mark.parametrize("die", range(5))
@pytest.mark.parametrize(("card", "way", "step"), [("c+", "raise", 1), ("c-", "lower", -1)])
def test_one_die_goes_up_or_down_by_one(card: str, way: str, step: int, die: int) -> None:
    for received in (card, "c+-"):
        state = receiving(received, DAN, seats=4, deck=["M2A"], hands=["g1", "", "", ""])
        log = play(state, f"{way} {CATEGORIES[die]}")
        turned = [3, 3, 3, 3, 3]
        turned[die] += step
        assert dice(state) == turned
        assert told(log)[0] == f"turn 3 {CATEGORIES[die]} {step} {3 + step}"


@pytest.mark.rule("BIB 4.3", "BIB 4.12")
@pytest.mark.parametrize(("one", "two"), list(combinations(range(5), 2)))
@pytest.mark.parametrize(("card", "way", "step"), [("c++", "raise", 1), ("c--", "lower", -1)])
def test_two_dice_go_the_same_way(card: str, way: str, step: int, one: int, two: int) -> None:
    state = receiving(card, dice={"monks": 2, "manuscripts": 5}, deck=["M2A"], hands=["g1"])
    before = dice(state)
    log = play(state, f"{way} {CATEGORIES[one]} {CATEGORIES[two]}")
    assert dice(state) == [die + step * (i in (one, two)) for i, die in enumerate(before)]
    assert told(log)[:3] == [
        f"turn 0 {CATEGORIES[one]} {step} {before[one] + step}",
        f"turn 0 {CATEGORIES[two]} {step} {before[two] + step}",
        f"church-done 0 {card}",
    ]


@pytest.mark.rule("BIB 4.3")
@pytest.mark.parametrize("card", ["c++", "c--"])
def test_a_card_for_two_dice_never_turns_one_alone_or_one_twice(card: str) -> None:
    """Scenario 17."""
    state = receiving(card)
    for text in RAISES + LOWERS:
        assert why(state, text) == "church-needs-two-dice"
    for category in CATEGORIES:
        for way in ("raise", "lower"):
            with pytest.raises(lf.BadAction, match="is no action here"):
                BIBLIOS.parse(f"{way} {category} {category}")


@pytest.mark.rule("BIB 4.12", "BIB 7.11")
def test_a_card_turns_dice_its_own_way_only() -> None:
    for one, two, wrong, reason in [
        ("c+", "c++", "lower", "church-only-raises"),
        ("c-", "c--", "raise", "church-only-lowers"),
    ]:
        for category in CATEGORIES:
            assert why(receiving(one), f"{wrong} {category}") == reason
        for pair in PAIRS:
            assert why(receiving(two), f"{wrong} {pair}") == reason
            for way in ("raise", "lower"):
                assert why(receiving(one), f"{way} {pair}") == "church-needs-one-die"
                assert why(receiving("c+-"), f"{way} {pair}") == "church-needs-one-die"


@pytest.mark.rule("BIB 4.5", "BIB 7.11")
def test_a_die_at_6_cannot_rise_and_a_die_at_1_cannot_fall() -> None:
    at_the_ends = {"pigments": 6, "books": 1}
    up = ["raise monks", "raise tomes", "raise books", "raise manuscripts"]
    down = ["lower monks", "lower pigments", "lower tomes", "lower manuscripts"]
    assert legal(receiving("c+", dice=at_the_ends)) == ["decline", *up]
    assert legal(receiving("c-", dice=at_the_ends)) == ["decline", *down]
    either = receiving("c+-", dice=at_the_ends)
    assert legal(either) == ["decline", *up, *down]
    assert why(either, "raise pigments") == "die-at-6"
    assert why(either, "lower books") == "die-at-1"
    assert why(receiving("c++", dice=at_the_ends), "raise monks pigments") == "die-at-6"
    assert why(receiving("c--", dice=at_the_ends), "lower monks books") == "die-at-1"


@pytest.mark.rule("BIB 4.5")
def test_a_die_reaches_6_and_1() -> None:
    state = receiving("c++", dice={"monks": 5, "tomes": 5}, deck=["M2A"], hands=["g1"])
    play(state, "raise monks tomes")
    assert dice(state) == [6, 3, 6, 3, 3]
    state = receiving("c-", dice={"books": 2}, deck=["M2A"], hands=["g1"])
    play(state, "lower books")
    assert dice(state) == [3, 3, 3, 1, 3]


@pytest.mark.rule("BIB 4.5", "BIB 4.3")
def test_a_pair_needs_two_dice_that_can_both_move() -> None:
    up = receiving("c++", dice={"monks": 6, "books": 6})
    assert legal(up) == [
        "decline",
        "raise pigments tomes",
        "raise pigments manuscripts",
        "raise tomes manuscripts",
    ]
    down = receiving("c--", dice={"pigments": 1, "tomes": 1, "manuscripts": 1})
    assert legal(down) == ["decline", "lower monks books"]


@pytest.mark.rule("BIB 4.11", "BIB 7.1")
@pytest.mark.parametrize("movable", CATEGORIES)
@pytest.mark.parametrize(("card", "end"), [("c++", 6), ("c--", 1)])
def test_one_movable_die_is_not_enough_for_two(card: str, end: int, movable: str) -> None:
    """Scenario 16: only to decline is left, and the engine does it."""
    stuck = dict.fromkeys(CATEGORIES, end) | {movable: 3}
    state = receiving(card, BEN, dice=stuck)
    assert legal(state) == ["decline"]
    bought = bidding(2, ANN, card, ["", "g1"], deck="M2A", dice=stuck)
    log = play(bought, "bid 1", "pay g1")
    assert told(log)[4:6] == ["decline 1", f"church-done 1 {card}"]
    assert zone(bought, "dice") == stuck


@pytest.mark.rule("BIB 4.6", "BIB 4.1", "BIB 4.12")
def test_the_printed_church_card_before_oneself() -> None:
    """Scenario 8: Karl's first card is "-1 on two dice"; he goes on with two places left."""
    state = placing(3, KARL, "c-- M2A P2A F1A S1A S1B S1C S1D", dice={"books": 2})
    log = play(state, "place self")
    assert told(log, BEN) == ["find 0 c--"]
    assert state.seat == KARL
    assert zone(state, "church") == {"card": "c--", "seat": KARL, "then": "draw"}
    assert zone(state, "drawn") is None
    log = play(state, "lower pigments books")
    assert told(log, BEN) == [
        "turn 0 pigments -1 2",
        "turn 0 books -1 1",
        "church-done 0 c--",
        "draw 0 ?",
    ]
    assert dice(state) == [3, 2, 3, 1, 3]
    assert zone(state, "discard")["open"] == ["c--"]
    assert zone(state, "places") == {"self": 0, "auction": 1, "public": 2}
    assert legal(state) == ["place auction", "place public"]


@pytest.mark.rule("BIB 4.6", "BIB 3.12")
def test_who_received_a_church_card_takes_nothing_to_hand_this_turn() -> None:
    """Scenario 9, after scenario 8."""
    state = placing(3, KARL, "c-- M2A P2A F1A S1A S1B S1C S1D", hands=["g1", "g2", "g3"])
    log = play(state, "place self", "decline", "place auction", "take P2A")
    assert "gather 0" not in told(log)
    assert hands(state) == [["g1"], ["P2A", "g2"], ["F1A", "g3"]]
    assert zone(state, "active") == BEN
    assert zone(state, "story")[3:] == [
        "0 find c--",
        "0 pile M2A",
        "0 share P2A",
        "0 share F1A",
        "1 taken P2A",
        "2 taken F1A",
    ]


@pytest.mark.rule("BIB 4.6")
def test_a_church_card_as_the_last_card_before_oneself_comes_before_the_takers() -> None:
    state = placing(2, ANN, "M2A c+ g1 g1 g1", "public", public=["P2A"], hands=["g3", "g3"])
    play(state, "place auction")
    assert zone(state, "phase") == "church"
    assert (state.seat, zone(state, "public")) == (ANN, ["P2A"])
    play(state, "raise books")
    assert dice(state) == [3, 3, 3, 4, 3]
    assert hands(state) == [["g3"], ["P2A", "g3"]]
    assert zone(state, "active") == BEN


@pytest.mark.rule("BIB 4.7")
def test_a_church_card_taken_works_before_the_next_player_takes() -> None:
    """Scenario 11: four players, the second taker takes it."""
    state = taking(4, ANN, "M2A c+ P2A", deck="S1A S1B S1C S1D S1E")
    play(state, "take M2A")
    log = play(state, "take c+")
    assert told(log) == ["take 2 c+"]
    assert state.seat == CARA
    assert zone(state, "church") == {"card": "c+", "seat": CARA, "then": "take"}
    assert zone(state, "public") == ["P2A"]
    log = play(state, "raise manuscripts")
    assert told(log)[:3] == ["turn 2 manuscripts 1 4", "church-done 2 c+", "take 3 P2A"]
    assert hands(state) == [[], ["M2A"], [], ["P2A"]]


@pytest.mark.rule("BIB 4.2", "BIB 3.9")
def test_the_last_taker_must_take_the_church_card_but_may_decline_it() -> None:
    """Scenario 12."""
    state = taking(3, ANN, "M2A c--", deck="S1A S1B S1C S1D")
    log = play(state, "take M2A")
    assert told(log) == ["take 1 M2A", "take 2 c--"]
    assert (state.seat, zone(state, "phase")) == (CARA, "church")
    play(state, "decline")
    assert dice(state) == [3, 3, 3, 3, 3]
    assert zone(state, "discard")["open"] == ["c--"]
    assert hands(state) == [[], ["M2A"], []]
    assert (state.seat, zone(state, "active")) == (BEN, BEN)


@pytest.mark.rule("BIB 4.8", "BIB 8.5")
def test_a_church_card_on_the_auction_pile_does_nothing() -> None:
    """Scenario 10."""
    state = placing(3, ANN, "c++ M2A P2A F1A")
    log = play(state, "place auction")
    assert zone(state, "phase") == "place"
    assert zone(state, "pile") == ["c++"]
    assert dice(state) == [3, 3, 3, 3, 3]
    assert told(log, ANN) == ["pile 0 c++", "draw 0 M2A"]
    assert told(log, BEN) == ["pile 0 ?", "draw 0 ?"]


@pytest.mark.rule("BIB 4.9")
def test_a_church_card_is_not_received_when_drawn_or_laid_in_public() -> None:
    state = placing(3, ANN, "M2A c+- P2A F1A")
    play(state, "place self")
    assert (zone(state, "drawn"), zone(state, "phase")) == ("c+-", "place")
    play(state, "place public")
    assert (zone(state, "drawn"), zone(state, "phase")) == ("P2A", "place")
    assert zone(state, "public") == ["c+-"]
    assert dice(state) == [3, 3, 3, 3, 3]


@pytest.mark.rule("BIB 4.13", "BIB 5.19", "BIB 5.20")
def test_a_church_card_bought_works_before_the_next_card_is_turned_up() -> None:
    """Scenario 40."""
    state = bidding(3, ANN, "c-", ["g1", "g1 g2", "g1"], deck="M2A")
    log = play(state, "bid 2", "pass", "pass", "pay g2")
    assert told(log)[3:] == ["paid 1 g2", "buy 1 c- 2"]
    assert (state.seat, zone(state, "phase"), zone(state, "deck")) == (BEN, "church", ["M2A"])
    assert hands(state) == [["g1"], ["g1"], ["g1"]]
    log = play(state, "lower monks")
    assert told(log) == ["turn 1 monks -1 2", "church-done 1 c-", "reveal 1 M2A"]
    expected = bidding(
        3,
        BEN,
        "M2A",
        ["g1", "g1", "g1"],
        dice={"monks": 2},
        discard={"open": ["g2", "c-"], "hidden": []},
    )
    assert table(state) == table(expected)


@pytest.mark.rule("BIB 4.13")
def test_a_church_card_as_the_last_card_works_before_the_scoring() -> None:
    """Edge case 22: Ann's monks are worth 4 because of it."""
    state = bidding(2, BEN, "c+", ["M2A g1", "P2A"])
    play(state, "bid 1", "pass", "pay g1")
    assert state.seat == ANN
    log = play(state, "raise monks")
    assert told(log)[-2:] == ["open-hand 0 M2A", "open-hand 1 P2A"]
    assert state.seat == lf.NOBODY
    assert state.scores() == (4, 3)


@pytest.mark.rule("BIB 4.14", "BIB 5.8")
def test_an_unsold_church_card_has_no_effect() -> None:
    state = bidding(2, ANN, "c++", ["g1", "g1"], deck="M2A")
    log = play(state, "pass", "pass")
    assert told(log) == ["pass 1", "pass 0", "unsold c++", "reveal 1 M2A"]
    assert dice(state) == [3, 3, 3, 3, 3]
    assert zone(state, "discard")["open"] == ["c++"]
