"""Chapter 5, not paying: the fine, medieval bluff, and the card put up again."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import lanternfish as lf
from tests.biblios.table import ANN, BEN, CARA, DAN, bidding, hands, paying, table, up
from tests.playing import legal, play, told, zone


def all_cards(state: lf.State) -> list[str]:
    return sorted(card for hand in hands(state) for card in hand)


@pytest.mark.rule("BIB 5.14", "BIB 5.17", "BIB 7.13")
def test_the_fined_player_gives_one_card_to_each_of_the_others() -> None:
    """Scenario 31: Ann is active and bids 6 with less gold; Ben and Cara get a card each."""
    state = bidding(3, ANN, "M4I", ["g1 g2", "H1A H1B H1C", "P2A"], deck="S1A")
    play(state, "bid 1", "pass", "bid 6", "pass")
    assert (state.seat, legal(state)) == (ANN, ["refuse"])
    log = play(state, "refuse")
    assert told(log) == ["refuse 0 6", "fine 0 1 ?", "fine 0 2 ?"]
    ann, ben, cara = hands(state)
    assert ann == []
    assert (ben[:3], cara[:1]) == (["H1A", "H1B", "H1C"], ["P2A"])
    (to_ben,), (to_cara,) = ben[3:], cara[1:]
    assert sorted([to_ben, to_cara]) == ["g1", "g2"]
    assert told(log, BEN)[1:] == [f"fine 0 1 {to_ben}", "fine 0 2 ?"]
    assert told(log, CARA)[1:] == ["fine 0 1 ?", f"fine 0 2 {to_cara}"]
    assert told(log, ANN)[1:] == [f"fine 0 1 {to_ben}", f"fine 0 2 {to_cara}"]
    assert zone(state, "story")[-2:] == [f"0 fine 1 {to_ben}", f"0 fine 2 {to_cara}"]


@pytest.mark.rule("BIB 5.17")
def test_the_card_is_put_up_again_from_the_beginning() -> None:
    """Scenario 31: Ben speaks first, Cara may bid again, Ann is out, and it starts at 1."""
    state = bidding(3, ANN, "M4I", ["g1 g2", "H1A H1B H1C", "P2A"], deck="S1A")
    play(state, "bid 1", "pass", "bid 6", "pass", "refuse")
    assert up(state) == {
        "card": "M4I",
        "high": 0,
        "bidder": None,
        "speaker": BEN,
        "passed": [ANN],
        "fined": [ANN],
    }
    assert zone(state, "active") == ANN
    assert legal(state) == ["pass", *(f"bid {n}" for n in range(1, 13))]
    play(state, "pass")
    assert state.seat == CARA
    assert legal(state) == ["pass", *(f"bid {n}" for n in range(1, 7))]


@pytest.mark.rule("BIB 5.17", "BIB 5.3")
def test_the_bidding_starts_again_at_the_active_players_left() -> None:
    """Ben is active and Dan is fined: the word is Cara's, then Ann's, then Ben's."""
    state = paying(4, BEN, "M4I", DAN, 2, ["g1", "g1", "g1", "P2A P2B P2C P2D"])
    play(state, "refuse")
    spoken = []
    for text in ("bid 1", "bid 2", "bid 3"):
        spoken.append(state.seat)
        play(state, text)
    assert spoken == [CARA, ANN, BEN]
    assert state.seat == CARA


@pytest.mark.rule("BIB 5.17", "BIB 5.5")
def test_the_first_to_speak_again_is_not_one_who_is_fined() -> None:
    """Ben sits at the left of Ann, but he was fined: Cara speaks first."""
    state = paying(3, ANN, "M4I", BEN, 2, ["g1", "P2A P2B", "g2"])
    play(state, "refuse")
    assert (state.seat, up(state)["fined"], up(state)["passed"]) == (CARA, [BEN], [BEN])


@pytest.mark.rule("BIB 5.17")
def test_everyone_fined_for_the_card_stays_out_of_it() -> None:
    state = paying(3, ANN, "M4I", BEN, 2, ["g1 H1A", "P2A P2B P2C", "g2 H1B"])
    play(state, "refuse", "bid 1", "pass", "refuse")
    assert up(state)["fined"] == [BEN, CARA]
    assert state.seat == ANN
    assert zone(state, "phase") == "bidding"


@pytest.mark.rule("BIB 5.14")
@pytest.mark.parametrize("fined", [ANN, BEN, CARA, DAN])
def test_the_fine_goes_clockwise_from_the_left_of_the_fined(fined: int) -> None:
    rich = ["" for _ in range(4)]
    rich[fined] = "M2A P2A F1A H1A g1"
    state = paying(4, BEN, "M4I", fined, 9, rich)
    log = play(state, "refuse")
    takers = [(fined + step) % 4 for step in (1, 2, 3)]
    fines = [event for event in log.sent(fined) if event["what"] == "fine"]
    assert [event["taker"] for event in fines] == takers
    assert all(event["seat"] == fined for event in fines)
    assert [hands(state)[taker] for taker in takers] == [[event["card"]] for event in fines]
    assert len(hands(state)[fined]) == 2
    assert all_cards(state) == sorted("M2A P2A F1A H1A g1".split())


@pytest.mark.rule("BIB 5.16")
@pytest.mark.parametrize(("held", "lucky"), [("M2A", [DAN]), ("M2A g1", [DAN, ANN])])
def test_when_the_cards_run_out_the_later_players_get_nothing(held: str, lucky: list[int]) -> None:
    state = paying(4, ANN, "M4I", CARA, 3, ["", "", held, ""], deck="S1A")
    log = play(state, "refuse")
    fines = [event["taker"] for event in log.sent(ANN) if event["what"] == "fine"]
    assert fines == lucky
    assert [seat for seat in range(4) if hands(state)[seat]] == sorted(lucky)
    assert all_cards(state) == sorted(held.split())


@pytest.mark.rule("BIB 5.26")
def test_one_who_is_fined_himself_takes_a_card_of_the_next() -> None:
    """Ben was fined for this card before; now Cara is, and he draws from her like Ann."""
    state = paying(3, ANN, "M4I", CARA, 2, ["", "", "g1 g1 g1"], fined=[BEN])
    play(state, "refuse")
    assert hands(state) == [["g1"], ["g1"], ["g1"]]
    assert up(state)["fined"] == [BEN, CARA]


@pytest.mark.rule("BIB 5.18", "BIB 7.1")
def test_a_card_for_which_all_were_fined_is_discarded() -> None:
    state = paying(3, ANN, "M4I", CARA, 2, ["P2A", "P2B", "g1 g1 g1"], fined=[ANN, BEN], deck="S1A")
    log = play(state, "refuse")
    assert told(log)[3:] == ["unsold M4I", "reveal 1 S1A"]
    discard = {"open": ["M4I"], "hidden": []}
    expected = bidding(3, BEN, "S1A", ["P2A g1", "P2B g1", "g1"], discard=discard)
    assert table(state) == table(expected)
    assert zone(state, "story")[-2:] == ["0 unsold M4I", "1 reveal S1A"]


@pytest.mark.rule("BIB 5.17", "BIB 5.21")
@pytest.mark.parametrize("amount", [1, 2, 9])
def test_with_two_players_the_other_wins_with_any_bid(amount: int) -> None:
    """Scenario 33: after Ann's refusal only Ben is left; he holds three cards."""
    state = paying(2, ANN, "M4I", ANN, 3, ["H1A", "g2 g3"], deck="S1A")
    play(state, "refuse")
    assert (state.seat, hands(state)) == (BEN, [[], ["H1A", "g2", "g3"]])
    assert legal(state) == ["pass", *(f"bid {n}" for n in range(1, 10))]
    play(state, f"bid {amount}")
    assert (state.seat, zone(state, "phase"), up(state)["high"]) == (BEN, "payment", amount)


@pytest.mark.rule("BIB 5.17", "BIB 5.8")
def test_with_two_players_the_other_may_let_it_go() -> None:
    """Scenario 33: he passes, and the card is discarded."""
    state = paying(2, ANN, "M4I", ANN, 3, ["H1A", "g2 g3"], deck="S1A")
    log = play(state, "refuse", "pass")
    assert told(log)[2:4] == ["pass 1", "unsold M4I"]
    assert zone(state, "discard")["open"] == ["M4I"]


@pytest.mark.rule("BIB 5.28")
def test_at_the_next_card_the_fined_may_bid_again() -> None:
    """Scenario 35."""
    state = paying(2, BEN, "M4I", ANN, 4, ["H1A H1B", "g2"], deck="S1A")
    play(state, "refuse", "pass")
    assert up(state) == {
        "card": "S1A",
        "high": 0,
        "bidder": None,
        "speaker": BEN,
        "passed": [],
        "fined": [],
    }
    play(state, "pass")
    assert (state.seat, legal(state)) == (ANN, ["pass", "bid 1", "bid 2", "bid 3"])


def refused(penalty: str, seed: int, hand: str) -> tuple[lf.State, lf.Log]:
    """Ben refuses to pay, with this hand, at a table of two."""
    rest: dict[str, Any] = {"penalty": penalty, "seed": seed, "deck": "S1A"}
    state = paying(2, ANN, "M4I", BEN, 2, ["P2A", hand], **rest)
    return state, play(state, "refuse")


@pytest.mark.rule("BIB 5.29", "BIB 7.15")
@pytest.mark.parametrize("penalty", ["standard", "bluff"])
def test_every_card_of_the_hand_is_as_likely(penalty: str) -> None:
    """Of five cards, two of them alike, over a thousand penalties; five standard deviations."""
    lost: Counter[str] = Counter()
    hand = "M2A F2I S1G g1 g1"
    for seed in range(1000):
        state, _ = refused(penalty, seed, hand)
        gone = Counter(hand.split()) - Counter(hands(state)[BEN])
        assert gone.total() == 1
        lost += gone
    assert set(lost) == {"M2A", "F2I", "S1G", "g1"}
    for card, count in lost.items():
        share = 400 if card == "g1" else 200
        assert abs(count - share) < 5 * (share * (1 - share / 1000)) ** 0.5


@pytest.mark.rule("BIB 5.29", "BIB 5.14")
def test_the_second_taker_may_get_any_card_that_is_left() -> None:
    """Four cards and two takers: each of the twelve ways comes up."""
    ways = set()
    for seed in range(300):
        state = paying(3, ANN, "M4I", BEN, 9, ["", "M2A P2A F1A H1A", ""], seed=seed)
        play(state, "refuse")
        ways.add((hands(state)[CARA][0], hands(state)[ANN][0]))
    assert ways == set(permutations(["M2A", "P2A", "F1A", "H1A"], 2))


@pytest.mark.rule("BIB 5.29")
def test_after_a_payment_any_card_that_is_left_may_be_lost() -> None:
    """Ben buys gold with a monk; when he is fined for the next card, each of the four can go."""
    lost = set()
    for seed in range(100):
        state = bidding(2, ANN, "g3", ["", "M2A P2A F1A H1A"], deck="M4I", seed=seed)
        play(state, "bid 1", "pay M2A", "bid 12", "refuse")
        lost.add(hands(state)[ANN][0])
    assert lost == {"P2A", "F1A", "H1A", "g3"}


@pytest.mark.rule("BIB 5.15", "BIB 5.27", "BIB 8.8")
def test_medieval_bluff_costs_one_card_that_nobody_gains() -> None:
    """Scenario 34."""
    rest = {"penalty": "bluff"}
    state = paying(3, ANN, "M4I", BEN, 5, ["P2A", "g1 g2 g3", "H1A"], deck="S1A", **rest)
    log = play(state, "refuse")
    (lost,) = set("g1 g2 g3".split()) - set(hands(state)[BEN])
    assert told(log, BEN) == ["refuse 1 5", f"lose 1 {lost}"]
    assert told(log, ANN) == told(log, CARA) == told(log) == ["refuse 1 5", "lose 1 ?"]
    left = " ".join(hands(state)[BEN])
    expected = bidding(
        3,
        ANN,
        "M4I",
        ["P2A", left, "H1A"],
        deck="S1A",
        speaker=CARA,
        passed=[BEN],
        fined=[BEN],
        discard={"open": [], "hidden": [lost]},
        **rest,
    )
    assert len(left.split()) == 2
    assert table(state) == table(expected)
    assert zone(state, "story")[-1] == f"1 lose {lost}"


@pytest.mark.rule("BIB 5.15", "BIB 5.18")
def test_a_bluffer_who_is_the_last_one_left_sends_the_card_to_the_discard() -> None:
    state = paying(2, ANN, "M4I", BEN, 2, ["g1", "g1 g1"], fined=[ANN], deck="S1A", penalty="bluff")
    log = play(state, "refuse")
    assert told(log) == ["refuse 1 2", "lose 1 ?", "unsold M4I", "reveal 1 S1A"]
    assert zone(state, "discard") == {"open": ["M4I"], "hidden": ["g1"]}
    assert hands(state) == [["g1"], ["g1"]]


@pytest.mark.rule("BIB 5.15", "BIB 5.27")
def test_a_bluffer_without_a_card_is_excluded_all_the_same() -> None:
    """It takes a written position: an empty hand cannot bid."""
    state = paying(2, ANN, "M4I", BEN, 2, ["g1", ""], penalty="bluff")
    log = play(state, "refuse")
    assert told(log) == ["refuse 1 2"]
    assert (state.seat, up(state)["fined"]) == (ANN, [BEN])
    assert zone(state, "discard") == {"open": [], "hidden": []}


@pytest.mark.rule("BIB 5.30", "BIB 5.13", "BIB 8.10")
@pytest.mark.parametrize("penalty", ["standard", "bluff"])
def test_the_others_cannot_tell_unable_from_unwilling(penalty: str) -> None:
    """Scenarios 28 and 29: the same bids, the same size of hand; one could have paid."""
    unable, first = refused(penalty, 7, "g1 g1 M2A M2B")
    unwilling, second = refused(penalty, 7, "g3 g3 g3 g3")
    assert told(first) == told(second)
    spectators = [state.view(lf.NOBODY).to_dict() for state in (unable, unwilling)]
    assert spectators[0] == spectators[1]


@pytest.mark.rule("BIB 5.30")
def test_the_others_see_the_same_question_before_the_answer() -> None:
    """Whether Ben holds the money or not, Ann sees that he is asked."""
    views = []
    for hand in ("g1 g1 H1A", "g3 g2 H1A"):
        state = bidding(2, BEN, "M4I", ["P2A", hand])
        play(state, "pass", "bid 5")
        assert state.seat == BEN
        views.append([state.view(seat).to_dict() for seat in (ANN, lf.NOBODY)])
    assert views[0] == views[1]


@pytest.mark.rule("BIB 5.14", "BIB 5.19")
def test_a_card_put_up_again_can_be_bought() -> None:
    state = paying(2, ANN, "M4I", ANN, 2, ["H1A", "g2 g3"], deck="S1A")
    log = play(state, "refuse", "bid 2", "pay g2")
    assert told(log)[2:] == ["bid 1 2", "paid 1 g2", "buy 1 M4I 2", "reveal 1 S1A", "pass 0"]
    assert hands(state) == [[], ["M4I", "H1A", "g3"]]
