"""Chapter 5, paying, and the rows of steps of chapter 7."""

import pytest

import lanternfish as lf
from tests.biblios.table import (
    ANN,
    BEN,
    BIBLIOS,
    CARA,
    JACOB,
    KARL,
    SARA,
    bidding,
    hands,
    paying,
    table,
)
from tests.playing import legal, play, told, why, zone


def payments(state: lf.State) -> set[str]:
    """Every whole payment that is possible, as the cards in the order they are laid."""
    found: set[str] = set()

    def follow(before: lf.State, row: str) -> None:
        for text in legal(before):
            if text != "refuse":
                after = before.copy()
                log = play(after, text)
                paid = [event for event in log.sent(ANN) if str(event["what"]).startswith("paid")]
                if paid:
                    found.add(" ".join(str(event["card"]) for event in paid))
                else:
                    follow(after, f"{row} {text}")

    follow(state, "")
    return found


def for_a_monk(bid: int, hand: str) -> lf.State:
    """Ann has won a monk with this bid and holds this hand."""
    return paying(2, BEN, "M4I", ANN, bid, [hand, ""], deck="S1A")


def for_gold(bid: int, hand: str) -> lf.State:
    """Ann has won a gold card with this bid and holds this hand."""
    return paying(2, BEN, "g3", ANN, bid, [hand, ""], deck="S1A")


@pytest.mark.rule("BIB 5.7", "BIB 5.9", "BIB 5.10", "BIB 5.19", "BIB 5.23")
def test_the_printed_auction() -> None:
    """Scenario 24: Jacob has only a 2 and a 3, so that his bid of 4 costs him 5."""
    state = bidding(3, KARL, "F2H", ["g1 g2 M2A", "g2 g3 H1A", "P2A"], deck="S1A")
    log = play(state, "bid 1", "pass", "bid 3", "bid 4", "pass")
    assert told(log) == ["bid 1 1", "pass 2", "bid 0 3", "bid 1 4", "pass 0"]
    assert (state.seat, legal(state)) == (JACOB, ["refuse", "pay g3"])
    log = play(state, "pay g3")
    assert told(log) == ["paid 1 g3", "paid 1 g2", "buy 1 F2H 4", "reveal 1 S1A"]
    expected = bidding(
        3,
        JACOB,
        "S1A",
        ["M2A g1 g2", "F2H H1A", "P2A"],
        discard={"open": ["g2", "g3"], "hidden": []},
    )
    assert table(state) == table(expected)
    assert zone(state, "story")[-4:] == ["1 show g3", "1 show g2", "1 buy F2H", "1 reveal S1A"]
    assert state.seat == SARA


@pytest.mark.rule("BIB 5.10", "BIB 5.24", "BIB 5.13", "BIB 7.10")
def test_a_bid_of_4_with_one_gold_card_of_each_value() -> None:
    """Scenario 25: 1 and 3, or 2 and 3, or to refuse."""
    state = for_a_monk(4, "g1 g2 g3")
    assert legal(state) == ["refuse", "pay g3"]
    assert payments(state) == {"g3 g1", "g3 g2"}
    play(state, "pay g3")
    assert legal(state) == ["pay g1", "pay g2"]
    play(state, "pay g2")
    assert hands(state)[ANN] == ["M4I", "g1"]


@pytest.mark.rule("BIB 5.23")
def test_no_change_is_given() -> None:
    """Scenario 26: a bid of 2 and only a 3: one gold is lost, or he refuses."""
    state = for_a_monk(2, "g3 H1A")
    assert legal(state) == ["refuse", "pay g3"]
    play(state, "pay g3")
    assert hands(state)[ANN] == ["M4I", "H1A"]
    assert zone(state, "discard") == {"open": ["g3"], "hidden": []}


@pytest.mark.rule("BIB 5.24", "BIB 7.4")
@pytest.mark.parametrize(
    ("bid", "hand", "sets"),
    [
        (1, "g1 g2 g3", {"g1", "g2", "g3"}),
        (2, "g1 g1 g2 g3", {"g1 g1", "g2", "g3"}),
        (2, "g1 g3", {"g3"}),
        (3, "g1 g2 g3", {"g2 g1", "g3"}),
        (3, "g1 g1 g1 g2 g2", {"g1 g1 g1", "g2 g1", "g2 g2"}),
        (4, "g1 g3 g3", {"g3 g1", "g3 g3"}),
        (4, "g2 g2 g3", {"g2 g2", "g3 g2"}),
        (5, "g2 g2 g2", {"g2 g2 g2"}),
        (6, "g1 g2 g3", {"g3 g2 g1"}),
        (6, "g3 g3", {"g3 g3"}),
        (7, "g1 g2 g3", set()),
        (9, "g3 g3 g3 g1", {"g3 g3 g3"}),
        (10, "g3 g3 g3 g1", {"g3 g3 g3 g1"}),
    ],
)
def test_no_card_of_a_payment_is_superfluous(bid: int, hand: str, sets: set[str]) -> None:
    """Every minimal set of gold, each in one spelling, and no other."""
    state = for_a_monk(bid, hand)
    assert payments(state) == sets
    assert legal(state)[0] == "refuse"


@pytest.mark.rule("BIB 5.24")
def test_3_and_3_may_pay_for_4_though_1_and_3_would_do() -> None:
    """Edge case 15."""
    state = for_a_monk(4, "g1 g3 g3")
    play(state, "pay g3", "pay g3")
    assert hands(state)[ANN] == ["M4I", "g1"]


@pytest.mark.rule("BIB 5.10", "BIB 7.11")
def test_only_gold_pays_for_a_card_that_is_not_gold() -> None:
    state = for_a_monk(1, "g1 H1A")
    assert legal(state) == ["refuse", "pay g1"]
    assert why(state, "pay H1A") == "pay-with-gold (card H1A)"
    assert why(state, "pay S2I") == "pay-with-gold (card S2I)"
    assert why(state, "pay g2") == "not-in-hand (card g2)"


@pytest.mark.rule("BIB 5.10", "BIB 8.1")
def test_gold_is_shown_when_it_pays() -> None:
    log = play(for_a_monk(3, "g1 g2"), "pay g2")
    for seat in (BEN, lf.NOBODY):
        assert told(log, seat)[:3] == ["paid 0 g2", "paid 0 g1", "buy 0 M4I 3"]
    assert told(log, ANN)[:3] == ["lay 0 g2", "lay 0 g1", "paid 0 g2"]


@pytest.mark.rule("BIB 5.11", "BIB 8.6", "BIB 5.19")
def test_a_gold_card_is_paid_with_a_number_of_cards_face_down() -> None:
    """Scenario 36: the winner at 2 pays a monk and a holy book; the others see two cards."""
    state = bidding(2, BEN, "g3", ["M2A H1A P2A", "F1A"], deck="S1A")
    play(state, "bid 2")
    assert legal(state) == ["refuse", "pay P2A", "pay H1A"]
    log = play(state, "pay H1A", "pay M2A")
    unseen = ["paid-face-down 0 ?", "paid-face-down 0 ?", "buy 0 g3 2", "reveal 0 S1A"]
    own = ["paid-face-down 0 H1A", "paid-face-down 0 M2A", "buy 0 g3 2", "reveal 0 S1A"]
    assert told(log, ANN) == ["lay 0 H1A", "lay 0 M2A", *own]
    assert told(log, BEN) == told(log) == unseen
    expected = bidding(
        2, ANN, "S1A", ["P2A g3", "F1A"], discard={"open": [], "hidden": ["H1A", "M2A"]}
    )
    assert table(state) == table(expected)
    assert zone(state, "story")[-4:] == ["0 hide H1A", "0 hide M2A", "0 buy g3", "0 reveal S1A"]


@pytest.mark.rule("BIB 5.25")
def test_gold_may_be_bought_with_gold() -> None:
    """Scenario 37."""
    state = for_gold(2, "g1 g1")
    assert payments(state) == {"g1 g1"}
    play(state, "pay g1")
    assert hands(state)[ANN] == ["g3"]
    assert zone(state, "discard") == {"open": [], "hidden": ["g1", "g1"]}


@pytest.mark.rule("BIB 5.25")
def test_the_card_being_bought_cannot_pay_for_itself() -> None:
    state = for_gold(1, "M2A")
    assert legal(state) == ["refuse", "pay M2A"]
    assert why(state, "pay g3") == "not-in-hand (card g3)"


@pytest.mark.rule("BIB 5.11")
@pytest.mark.parametrize(
    ("bid", "hand", "sets"),
    [
        (1, "M2A g1 g1", {"M2A", "g1"}),
        (2, "M2A H1A g1", {"H1A M2A", "g1 M2A", "g1 H1A"}),
        (2, "H1A g1 g1", {"g1 H1A", "g1 g1"}),
        (3, "M2A H1A g3", {"g3 H1A M2A"}),
        (3, "M2A g2 g2 g3", {"g2 g2 M2A", "g3 g2 M2A", "g3 g2 g2"}),
    ],
)
def test_exactly_as_many_cards_as_the_bid(bid: int, hand: str, sets: set[str]) -> None:
    """Scenario 38: not one more or fewer, of any kinds."""
    state = for_gold(bid, hand)
    assert payments(state) == sets
    assert legal(state)[0] == "refuse"


@pytest.mark.rule("BIB 5.11", "BIB 7.3")
def test_a_payment_is_not_over_too_early_nor_too_late() -> None:
    """Scenario 38: after one of two cards he still owes one, after two he owes nothing."""
    state = for_gold(2, "M2A H1A S1B g1")
    play(state, "pay g1")
    assert (zone(state, "phase"), zone(state, "laid")) == ("payment", ["g1"])
    assert legal(state) == ["pay M2A", "pay H1A", "pay S1B"]
    assert why(state, "refuse") == "payment-begun (missing 1)"
    play(state, "pay S1B")
    assert (zone(state, "phase"), zone(state, "laid")) == ("bidding", [])
    assert hands(state)[ANN] == ["M2A", "H1A", "g3"]


@pytest.mark.rule("BIB 5.13", "BIB 5.9")
def test_one_may_refuse_though_one_can_pay() -> None:
    """Scenario 29."""
    state = for_a_monk(1, "g1")
    assert legal(state) == ["refuse", "pay g1"]
    log = play(state, "refuse")
    assert told(log)[:2] == ["refuse 0 1", "fine 0 1 ?"]
    assert hands(state) == [[], ["g1"]]


@pytest.mark.rule("BIB 7.2", "BIB 5.30")
def test_who_cannot_pay_is_asked_all_the_same() -> None:
    """Scenario 28: a bid of 5 with 1, 1, 1: to refuse is the only answer, and it is asked."""
    state = bidding(3, CARA, "M2A", ["g1 g1 g1", "", ""])
    play(state, "bid 5")
    assert (state.seat, legal(state)) == (ANN, ["refuse"])
    assert why(state, "pay g1") == "payment-falls-short (card g1, missing 5)"


@pytest.mark.rule("BIB 7.1", "BIB 7.3")
def test_steps_without_a_choice_are_laid_unasked() -> None:
    state = for_a_monk(8, "g1 g2 g3 g3")
    log = play(state, "pay g3")
    assert told(log)[:4] == ["paid 0 g3", "paid 0 g3", "paid 0 g2", "buy 0 M4I 8"]
    assert hands(state)[ANN] == ["M4I", "g1"]


@pytest.mark.rule("BIB 7.4", "BIB 7.5", "BIB 7.11")
def test_cards_are_laid_in_falling_order_and_never_into_a_dead_end() -> None:
    state = for_a_monk(5, "g1 g1 g1 g2 g2 g3")
    assert legal(state) == ["refuse", "pay g2", "pay g3"]
    assert why(state, "pay g1") == "payment-falls-short (card g1, missing 5)"
    play(state, "pay g2")
    assert legal(state) == ["pay g1", "pay g2"]
    assert why(state, "pay g3") == "payment-order (card g3)"
    assert zone(state, "laid") == ["g2"]


@pytest.mark.rule("BIB 7.4", "BIB 7.11")
def test_the_lowest_card_so_far_is_the_limit() -> None:
    state = for_a_monk(7, "g1 g1 g1 g2 g2 g3 g3")
    play(state, "pay g3", "pay g2")
    assert legal(state) == ["pay g1", "pay g2"]
    assert why(state, "pay g3") == "payment-order (card g3)"


@pytest.mark.rule("BIB 7.5")
def test_a_step_leaves_enough_below_it() -> None:
    gold = for_gold(3, "M2A P2A F1A H1A")
    assert legal(gold) == ["refuse", "pay F1A", "pay H1A"]
    assert why(gold, "pay P2A") == "payment-falls-short (card P2A, missing 3)"
    play(gold, "pay H1A")
    assert legal(gold) == ["pay P2A", "pay F1A"]
    assert why(gold, "pay M2A") == "payment-falls-short (card M2A, missing 2)"
    assert why(gold, "pay H1A") == "not-in-hand (card H1A)"
    assert why(gold, "pay S1A") == "not-in-hand (card S1A)"


@pytest.mark.rule("BIB 7.6")
def test_how_far_a_payment_has_come() -> None:
    state = for_a_monk(5, "g1 g1 g2 g2 g3")
    assert state.progress() == {"needed": 5, "given": 0, "missing": 5}
    play(state, "pay g3")
    assert state.progress() == {"needed": 5, "given": 3, "missing": 2}
    play(state, "pay g1")
    assert state.progress() is None
    cards = for_gold(3, "M2A P2A F1A H1A")
    assert cards.progress() == {"needed": 3, "given": 0, "missing": 3}
    play(cards, "pay H1A")
    assert cards.progress() == {"needed": 3, "given": 1, "missing": 2}
    assert BIBLIOS.deal(2, 1).progress() is None


@pytest.mark.rule("BIB 7.6", "BIB 8.6")
def test_an_unfinished_payment_is_seen_by_the_payer_alone() -> None:
    state = for_gold(2, "M2A P2A F1A")
    before = {seat: state.view(seat).to_dict() for seat in (BEN, lf.NOBODY)}
    log = play(state, "pay F1A")
    assert [told(log, seat) for seat in (ANN, BEN, lf.NOBODY)] == [["lay 0 F1A"], [], []]
    assert zone(state, "laid") == ["F1A"]
    assert hands(state)[ANN] == ["M2A", "P2A"]
    for seat in (BEN, lf.NOBODY):
        assert state.view(seat).to_dict() == before[seat]
    assert state.view(ANN).to_dict()["own"] == {"drawn": None, "kept": None, "laid": ["F1A"]}


@pytest.mark.rule("BIB 7.6", "BIB 7.16")
def test_an_unfinished_payment_can_be_written_down() -> None:
    state = for_gold(2, "M2A P2A F1A")
    play(state, "pay F1A")
    again = BIBLIOS.from_dict(state.to_dict())
    assert again == state
    assert legal(again) == ["pay M2A", "pay P2A"]
    play(again, "pay M2A")
    play(state, "pay M2A")
    assert again == state
    assert legal(again) == legal(state)
