"""Chapter 8: what each seat knows, as its view shows it."""

from typing import Any

import pytest

import lanternfish as lf
from lanternfish.core.errors import BadView
from tests.biblios.table import (
    ANN,
    BEN,
    BIBLIOS,
    BOX,
    CARA,
    bidding,
    finished,
    hands,
    paying,
    placing,
    receiving,
    taking,
)
from tests.playing import legal, play, told, zone

SPECTATOR = lf.NOBODY


def seen(state: lf.State, seat: int) -> dict[str, Any]:
    return state.view(seat).to_dict()


def memory(state: lf.State, seat: int, last: int) -> list[str]:
    """The last things that a seat remembers of the cards."""
    return list(seen(state, seat)["memory"][-last:])


def cards_in(data: object) -> set[str]:
    """Every card that is named anywhere in a view."""
    if isinstance(data, dict):
        return {card for value in data.values() for card in cards_in(value)}
    if isinstance(data, list):
        return {card for value in data for card in cards_in(value)}
    if isinstance(data, str):
        return {word for word in data.split() if word in BOX}
    return set()


@pytest.mark.rule("BIB 8.1")
def test_all_know_what_lies_open() -> None:
    """Ben is to pay for the second monk of Ann's auction, after Cara was fined for it."""
    state = paying(
        3,
        ANN,
        "M4I",
        BEN,
        4,
        ["P2A", "g2 g3", "H1A H1B H1C"],
        fined=[CARA],
        deck="S1A S1B",
        first=BEN,
        dice={"books": 5},
        discard={"open": ["c+", "g1"], "hidden": ["F1A"]},
    )
    for seat in (ANN, BEN, CARA, SPECTATOR):
        assert seen(state, seat)["open"] == {
            "phase": "payment",
            "first": BEN,
            "active": ANN,
            "dice": {"monks": 3, "pigments": 3, "tomes": 3, "books": 5, "manuscripts": 3},
            "removed": {"open": [], "unseen": 87 - 1 - 6 - 2 - 3},
            "deck": 2,
            "pile": 0,
            "places": {"self": 0, "auction": 0, "public": 0},
            "public": [],
            "taker": None,
            "church": None,
            "auction": {
                "card": "M4I",
                "high": 4,
                "bidder": BEN,
                "speaker": None,
                "passed": [ANN, CARA],
                "fined": [CARA],
            },
            "sizes": [1, 2, 3],
            "discard": {"open": ["g1", "c+"], "hidden": 1},
        }
        assert seen(state, seat)["turn"] == BEN


@pytest.mark.rule("BIB 8.1")
@pytest.mark.parametrize(("seats", "gold"), [(2, ["g1", "g1", "g2", "g2", "g3", "g3"]), (4, [])])
def test_all_know_the_gold_that_is_out_of_the_game(seats: int, gold: list[str]) -> None:
    state = BIBLIOS.deal(seats, 1)
    for seat in (*range(seats), SPECTATOR):
        assert seen(state, seat)["open"]["removed"]["open"] == gold


@pytest.mark.rule("BIB 8.1", "BIB 8.12")
def test_all_remember_public_cards_and_who_took_them() -> None:
    """The log of what all saw is the help that may be given: the same for every seat."""
    state = taking(3, ANN, "M2A c+", deck="S1A S1B S1C S1D", hands=["g1", "g2", "g3"])
    log = play(state, "take c+", "raise monks")
    for seat in (ANN, CARA, SPECTATOR):
        assert told(log, seat) == [
            "take 1 c+",
            "turn 1 monks 1 4",
            "church-done 1 c+",
            "take 2 M2A",
            "draw 1 ?",
        ]
        assert memory(state, seat, 4) == ["0 share M2A", "0 share c+", "1 taken c+", "2 taken M2A"]


@pytest.mark.rule("BIB 8.1", "BIB 4.6")
def test_all_see_a_church_card_that_was_found() -> None:
    state = placing(3, ANN, "c++ M2A M2B M2C")
    play(state, "place self")
    for seat in (ANN, BEN, SPECTATOR):
        assert seen(state, seat)["open"]["church"] == {"card": "c++", "seat": ANN, "then": "draw"}
        assert memory(state, seat, 1) == ["0 find c++"]


@pytest.mark.rule("BIB 8.1")
def test_all_remember_what_was_bought_shown_and_left_unsold() -> None:
    state = bidding(2, ANN, "M2A", ["g3 P2A", "g1 P2B"], deck="S1A H1A")
    play(state, "bid 1", "pass", "pay g1", "pass", "pass")
    for seat in (ANN, BEN, SPECTATOR):
        assert memory(state, seat, 6) == [
            "0 reveal M2A",
            "1 show g1",
            "1 buy M2A",
            "1 reveal S1A",
            "1 unsold S1A",
            "0 reveal H1A",
        ]


@pytest.mark.rule("BIB 8.2", "BIB 8.11")
def test_a_hand_is_known_to_its_owner_alone() -> None:
    state = bidding(3, ANN, "M4I", ["M2A g1", "P2A", "F1A g3"], deck="S1A")
    assert seen(state, ANN)["hands"] == {"0": ["M2A", "g1"]}
    assert seen(state, BEN)["hands"] == {"1": ["P2A"]}
    assert seen(state, CARA)["hands"] == {"2": ["F1A", "g3"]}
    assert seen(state, SPECTATOR)["hands"] == {}
    assert cards_in(seen(state, BEN)) == {"M4I", "P2A"}


@pytest.mark.rule("BIB 8.3")
def test_the_drawn_card_is_known_to_the_active_player_alone() -> None:
    state = placing(3, BEN, "M2A P2A F1A H1A")
    assert seen(state, BEN)["own"]["drawn"] == "M2A"
    for seat in (ANN, CARA, SPECTATOR):
        assert seen(state, seat)["own"]["drawn"] is None
        assert cards_in(seen(state, seat)) == set()


@pytest.mark.rule("BIB 8.4")
def test_a_card_kept_is_known_to_the_active_player_also_later() -> None:
    """Scenario 52."""
    state = placing(2, BEN, "M2A P2A F1A H1A H1B H1C")
    play(state, "place self")
    assert seen(state, BEN)["own"]["kept"] == "M2A"
    assert seen(state, ANN)["own"]["kept"] is None
    play(state, "place auction")
    assert zone(state, "active") == ANN
    assert memory(state, BEN, 4) == ["1 keep M2A", "1 pile P2A", "1 share F1A", "0 taken F1A"]
    for seat in (ANN, SPECTATOR):
        assert memory(state, seat, 4) == ["1 keep ?", "1 pile ?", "1 share F1A", "0 taken F1A"]


@pytest.mark.rule("BIB 8.5")
def test_who_put_a_card_on_the_pile_knows_it_but_not_its_place_after_the_shuffle() -> None:
    """Scenario 53: Ann's view is the same whatever order the shuffle brought."""
    views = []
    orders = set()
    for seed in range(40):
        pile = ["P2A", "M2A", "S1A"]
        state = taking(2, BEN, "g1", pile=pile, hands=["g2", "g3"], seed=seed)
        play(state, "take g1")
        if zone(state, "auction")["card"] == "P2A":
            orders.add(tuple(zone(state, "deck")))
            views.append(seen(state, ANN))
    assert orders == {("M2A", "S1A"), ("S1A", "M2A")}
    assert all(view == views[0] for view in views)
    assert [line for line in views[0]["memory"] if "pile" in line] == [
        "0 pile P2A",
        "1 pile ?",
        "0 pile S1A",
    ]
    assert views[0]["open"]["deck"] == 2


@pytest.mark.rule("BIB 8.6")
def test_cards_paid_face_down_are_known_to_the_payer_alone() -> None:
    """Scenarios 36 and 52."""
    state = bidding(2, BEN, "g3", ["M2A H1A P2A", "F1A"], deck="S1A")
    play(state, "bid 2", "pay H1A", "pay M2A")
    assert memory(state, ANN, 4) == ["0 hide H1A", "0 hide M2A", "0 buy g3", "0 reveal S1A"]
    for seat in (BEN, SPECTATOR):
        assert memory(state, seat, 4) == ["0 hide ?", "0 hide ?", "0 buy g3", "0 reveal S1A"]
        assert seen(state, seat)["open"]["discard"] == {"open": [], "hidden": 2}
        assert seen(state, seat)["open"]["sizes"] == [2, 1]
        assert not cards_in(seen(state, seat)) & {"M2A", "H1A", "P2A"}


@pytest.mark.rule("BIB 8.7")
def test_a_fine_is_known_to_the_fined_and_to_the_taker() -> None:
    state = paying(3, ANN, "M4I", ANN, 6, ["H1A H1B", "", ""])
    play(state, "refuse")
    to_ben, to_cara = hands(state)[BEN][0], hands(state)[CARA][0]
    assert memory(state, ANN, 2) == [f"0 fine 1 {to_ben}", f"0 fine 2 {to_cara}"]
    assert memory(state, BEN, 2) == [f"0 fine 1 {to_ben}", "0 fine 2 ?"]
    assert memory(state, CARA, 2) == ["0 fine 1 ?", f"0 fine 2 {to_cara}"]
    assert memory(state, SPECTATOR, 2) == ["0 fine 1 ?", "0 fine 2 ?"]


@pytest.mark.rule("BIB 8.8")
def test_a_card_lost_to_medieval_bluff_is_known_to_the_fined_alone() -> None:
    state = paying(3, ANN, "M4I", CARA, 3, ["g1", "g1", "H1A"], penalty="bluff")
    play(state, "refuse")
    assert memory(state, CARA, 1) == ["2 lose H1A"]
    for seat in (ANN, BEN, SPECTATOR):
        assert memory(state, seat, 1) == ["2 lose ?"]
        assert "H1A" not in cards_in(seen(state, seat))
        assert seen(state, seat)["open"]["discard"] == {"open": [], "hidden": 1}


@pytest.mark.rule("BIB 8.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_knows_what_is_out_of_the_game_nor_the_deck(seats: int) -> None:
    state = BIBLIOS.deal(seats, 6)
    gold = set(zone(state, "removed")["open"])
    for seat in (*range(seats), SPECTATOR):
        drawn = {zone(state, "drawn")} if seat == state.seat else set()
        view = seen(state, seat)
        assert cards_in(view) == gold | drawn
        assert view["open"]["removed"]["unseen"] == len(zone(state, "removed")["unseen"])
        assert view["open"]["deck"] == len(zone(state, "deck"))


@pytest.mark.rule("BIB 8.9")
def test_two_decks_that_differ_look_the_same() -> None:
    one = placing(2, ANN, "M2A P2A F1A H1A H1B H1C", seed=1)
    two = placing(2, ANN, "M2A S1A g1 c+ M4I H2I", seed=2)
    for seat in (ANN, BEN, SPECTATOR):
        assert one.view(seat) == two.view(seat)


@pytest.mark.rule("BIB 8.10")
def test_only_he_himself_knows_whether_he_could_have_paid() -> None:
    """Scenarios 28 and 29, as views: equal for the others, not for him."""
    able = paying(3, ANN, "M4I", ANN, 5, ["g3 g3 H1A", "P2A", ""])
    unable = paying(3, ANN, "M4I", ANN, 5, ["g1 g1 H1A", "P2A", ""])
    assert (legal(able), legal(unable)) == (["refuse", "pay g3"], ["refuse"])
    for seat in (BEN, CARA, SPECTATOR):
        assert able.view(seat) == unable.view(seat)
        assert seen(able, seat)["legal"] == []
    assert seen(able, ANN)["legal"] == ["refuse", "pay g3"]
    assert able.view(ANN) != unable.view(ANN)


@pytest.mark.rule("BIB 8.11")
def test_a_spectator_knows_what_every_seat_knows_and_no_more() -> None:
    """All through a game: what a spectator remembers, every seat remembers."""
    state = BIBLIOS.deal(3, 9)
    turn = 0
    while state.seat != SPECTATOR:
        turn += 1
        state.play(state.legal()[turn * 7 % len(state.legal())])
        if turn % 15 == 0:
            outside = seen(state, SPECTATOR)
            assert outside["legal"] == []
            assert outside["own"] == {"drawn": None, "kept": None, "laid": []}
            for seat in range(3):
                inside = seen(state, seat)
                assert inside["open"] == outside["open"]
                pairs = list(zip(inside["memory"], outside["memory"], strict=True))
                assert all(known == public or public.endswith(" ?") for known, public in pairs)


@pytest.mark.rule("BIB 8.13")
def test_at_the_end_every_hand_is_known_to_all() -> None:
    state = finished("M2A g1", "P2A", "")
    for seat in (ANN, BEN, CARA, SPECTATOR):
        view = seen(state, seat)
        assert view["hands"] == {"0": ["M2A", "g1"], "1": ["P2A"], "2": []}
        assert cards_in(view["open"]["removed"]) == set()
    before = receiving("c+", ANN, hands=["M2A", "P2A", ""])
    assert seen(before, BEN)["hands"] == {"1": ["P2A"]}


@pytest.mark.rule("BIB 8.13", "BIB 8.9")
def test_what_was_paid_face_down_stays_unknown_after_the_end() -> None:
    state = bidding(2, BEN, "g3", ["M2A H1A", "F1A"])
    play(state, "bid 1", "pay H1A")
    assert zone(state, "phase") == "over"
    assert "H1A" in cards_in(seen(state, ANN))
    for seat in (BEN, SPECTATOR):
        assert "H1A" not in cards_in(seen(state, seat))


@pytest.mark.rule("BIB 8.11")
@pytest.mark.parametrize("seat", [-2, 3])
def test_there_are_no_other_eyes_at_the_table(seat: int) -> None:
    with pytest.raises(BadView) as slip:
        BIBLIOS.deal(3, 1).view(seat)
    said = f"there is no seat {seat!r}; there are 0 to 2, and -1 for a spectator"
    assert str(slip.value) == said
    assert (slip.value.key, slip.value.values) == ("bad-view", {"seat": str(seat), "last": 2})


@pytest.mark.rule("BIB 8.2")
def test_the_owner_may_look_at_any_time() -> None:
    """At every decision of a game each seat's view holds its very hand, whoever decides."""
    state = BIBLIOS.deal(2, 3)
    turn = 0
    while state.seat != SPECTATOR:
        held = hands(state)
        for seat in (ANN, BEN):
            assert seen(state, seat)["hands"][str(seat)] == held[seat]
        turn += 1
        state.play(state.legal()[turn * 3 % len(state.legal())])
