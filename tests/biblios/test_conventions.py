"""Chapter 7: how the engine asks, names, refuses and deals."""

from itertools import combinations

import pytest

import lanternfish as lf
from lanternfish.core.chance import fair, quick
from lanternfish.core.errors import BadSeed
from tests.biblios.table import (
    ANN,
    BEN,
    BIBLIOS,
    BOX,
    CARA,
    CATEGORIES,
    bidding,
    finished,
    paying,
    placing,
    receiving,
    taking,
)
from tests.playing import events_of, legal, play, play_out, why, zone

KINDS = list(dict.fromkeys(BOX))


def every_text() -> list[str]:
    pairs = [f"{one} {two}" for one, two in combinations(CATEGORIES, 2)]
    dice = [*CATEGORIES, *pairs]
    return [
        *("place self", "place auction", "place public", "decline", "pass", "refuse"),
        *(f"take {card}" for card in KINDS),
        *(f"pay {card}" for card in KINDS if card[0] != "c"),
        *(f"{way} {what}" for way in ("raise", "lower") for what in dice),
        *(f"bid {amount}" for amount in range(1, 262)),
    ]


@pytest.mark.rule("BIB 7.8")
def test_hands_are_written_in_card_order() -> None:
    cards = [card for card in KINDS if card[0] != "c"]
    state = finished(" ".join(reversed(cards)), "")
    assert zone(state, "hands") == [cards, []]


@pytest.mark.rule("BIB 7.9")
def test_every_action_has_one_text_that_gives_it_back() -> None:
    texts = [BIBLIOS.text(action) for action in range(BIBLIOS.actions)]
    assert "" not in texts
    assert len(set(texts)) == len(texts) == BIBLIOS.actions
    assert set(every_text()) <= set(texts)
    assert [BIBLIOS.parse(text) for text in texts] == list(range(BIBLIOS.actions))


@pytest.mark.rule("BIB 7.9")
def test_there_are_no_actions_but_those() -> None:
    texts = [BIBLIOS.text(action) for action in range(BIBLIOS.actions)]
    assert sorted(texts) == sorted(every_text())


@pytest.mark.rule("BIB 7.9")
@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "bid",
        "bid 0",
        "bid -1",
        "bid 262",
        "bid 03",
        "bid  3",
        "bid 3 ",
        "Bid 3",
        "bid three",
        "take",
        "take M1A",
        "take m2a",
        "take g4",
        "pay c+",
        "pay M2E",
        "place",
        "place hand",
        "raise",
        "raise gold",
        "raise monks monks",
        "raise pigments monks",
        "lower monks pigments tomes",
        "raise monks, pigments",
        "refuse pay",
        None,
        3,
        b"pass",
        ["pass"],
    ],
)
def test_any_other_text_is_no_action(text: object) -> None:
    with pytest.raises(lf.BadAction) as slip:
        BIBLIOS.parse(text)
    example = "place self, take g2, raise monks, lower tomes books, bid 3, pass, pay g3, refuse"
    assert str(slip.value) == f"{text!r} is no action here; actions look like: {example}"
    assert slip.value.key == "bad-action"
    assert slip.value.values == {"text": str(text), "example": example}
    for sample in example.split(", "):
        assert BIBLIOS.text(BIBLIOS.parse(sample)) == sample


@pytest.mark.rule("BIB 7.9")
def test_a_number_beyond_the_actions_has_no_text() -> None:
    for number in (-1, BIBLIOS.actions, BIBLIOS.actions + 100):
        with pytest.raises(lf.BadAction) as slip:
            BIBLIOS.text(number)
        like = f"a number from 0 to {BIBLIOS.actions - 1}"
        assert str(slip.value) == f"{number} is no action here; actions look like: {like}"
    assert BIBLIOS.text(0) == "place self"
    assert BIBLIOS.text(BIBLIOS.actions - 1) == "pay g3"


#: One position for each decision, with what is asked.
DECISIONS = {
    "place": lambda: placing(3, ANN, "M2A P2A F1A", "self"),
    "take": lambda: taking(3, ANN, "M2A P2A"),
    "church": lambda: receiving("c+"),
    "bidding": lambda: bidding(2, ANN, "M2A", ["", "g1"]),
    "payment": lambda: paying(2, ANN, "M2A", BEN, 1, ["", "g1"]),
}
ACTIONS_OF = {
    "place": ["place self", "place auction", "place public"],
    "take": ["take M2A", "take S2I", "take g1", "take c+", "take c+-"],
    "church": ["decline", "raise monks", "lower manuscripts", "lower books manuscripts"],
    "bidding": ["pass", "bid 1", "bid 261"],
    "payment": ["refuse", "pay M2A", "pay g3"],
}


@pytest.mark.rule("BIB 7.11")
@pytest.mark.parametrize("asked", DECISIONS)
def test_an_action_of_another_decision_is_refused_as_such(asked: str) -> None:
    state = DECISIONS[asked]()
    for kind, texts in ACTIONS_OF.items():
        for text in texts:
            reason = why(state, text)
            if kind == asked:
                assert reason is None or "another" not in reason
            else:
                assert reason == f"another-decision (asked {asked})"


@pytest.mark.rule("BIB 7.11")
@pytest.mark.parametrize("asked", DECISIONS)
def test_what_is_legal_has_no_reason_against_it_and_everything_else_has(asked: str) -> None:
    state = DECISIONS[asked]()
    allowed = [action for action in range(BIBLIOS.actions) if state.why(action) is None]
    assert sorted(state.legal()) == allowed


@pytest.mark.rule("BIB 7.11")
@pytest.mark.parametrize(
    "nonsense", [-1, 398, 10**30, True, False, 1.0, "pass", None, (87,), b"\x00"]
)
@pytest.mark.parametrize("asked", DECISIONS)
def test_what_is_no_action_at_all_is_refused(asked: str, nonsense: object) -> None:
    state = DECISIONS[asked]()
    before = state.to_dict()
    with pytest.raises(lf.IllegalAction) as slip:
        state.play(nonsense)
    assert str(slip.value) == f"{nonsense!r} is not allowed: not-an-action (last 397)"
    assert (slip.value.key, slip.value.values) == ("not-an-action", {"last": 397})
    assert slip.value.action == nonsense
    assert state.to_dict() == before


@pytest.mark.rule("BIB 7.11")
def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    state = bidding(3, ANN, "M2A", ["", "g1", "g1"], high=2, bidder=CARA, passed=[ANN])
    before, moves = state.to_dict(), state.legal()
    with pytest.raises(lf.IllegalAction) as slip:
        play(state, "bid 2")
    assert str(slip.value) == "bid 2 is not allowed: bid-too-low (high 2)"
    assert (slip.value.key, slip.value.values) == ("bid-too-low", {"high": 2})
    assert slip.value.action == BIBLIOS.parse("bid 2")
    assert slip.value.reason.to_dict() == {"key": "bid-too-low", "values": {"high": 2}}
    assert (state.to_dict(), state.legal()) == (before, moves)


@pytest.mark.rule("BIB 7.12", "BIB 7.11")
def test_when_the_game_is_over_nothing_is_legal() -> None:
    state = finished("M2A", "P2A")
    assert (state.seat, state.legal()) == (lf.NOBODY, ())
    for action in range(BIBLIOS.actions):
        assert str(state.why(action)) == "game-over"
    with pytest.raises(lf.IllegalAction, match=r"^pass is not allowed: game-over$"):
        play(state, "pass")
    with pytest.raises(lf.IllegalAction, match="not-an-action"):
        state.play(398)


@pytest.mark.rule("BIB 7.1")
def test_nobody_is_asked_without_a_choice_but_for_a_refusal() -> None:
    """Whole games: every question has two answers at least, save one."""
    single: set[str] = set()
    for seed in range(12):
        state = BIBLIOS.deal(2 + seed % 3, seed, penalty=("standard", "bluff")[seed % 2])
        turn = seed
        while state.seat != lf.NOBODY:
            if len(state.legal()) == 1:
                single |= set(legal(state))
            turn += 1
            state.play(state.legal()[turn * 11 % len(state.legal())])
    assert single == {"refuse"}


@pytest.mark.rule("BIB 7.13")
def test_what_happened_is_told_to_each_seat_as_far_as_it_may_know() -> None:
    state = placing(2, BEN, "M2A P2A F1A H1A H1B H1C")
    log = play(state, "place self")
    assert log.sent(BEN) == [
        {"what": "keep", "seat": BEN, "card": "M2A"},
        {"what": "draw", "seat": BEN, "card": "P2A"},
    ]
    assert (
        log.sent(ANN)
        == log.sent(lf.NOBODY)
        == [
            {"what": "keep", "seat": BEN, "card": None},
            {"what": "draw", "seat": BEN, "card": None},
        ]
    )


#: Every event of the game, and what it says.
EVENTS = {
    "draw": "seat card",
    "keep": "seat card",
    "find": "seat card",
    "pile": "seat card",
    "share": "seat card",
    "gather": "seat",
    "take": "seat card",
    "turn": "seat die step value",
    "decline": "seat",
    "church-done": "seat card",
    "auctions": "cards",
    "reveal": "seat card",
    "bid": "seat amount",
    "pass": "seat",
    "unsold": "card",
    "lay": "seat card",
    "paid": "seat card",
    "paid-face-down": "seat card",
    "buy": "seat card amount",
    "refuse": "seat amount",
    "fine": "seat taker card",
    "lose": "seat card",
    "open-hand": "seat cards",
}


@pytest.mark.rule("BIB 7.13")
def test_the_events_of_a_game_are_those_of_the_list() -> None:
    """Random games of every kind; without a log the game is the same."""
    deals = [
        BIBLIOS.deal(2 + seed % 3, seed, penalty=("standard", "bluff")[seed % 2])
        for seed in range(8)
    ]
    assert events_of(deals) == EVENTS


@pytest.mark.rule("BIB 7.14")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_only_two_three_or_four_can_play(seats: int) -> None:
    with pytest.raises(lf.BadSeats) as slip:
        BIBLIOS.deal(seats, 1)
    assert str(slip.value) == f"biblios cannot be played by {seats!r}; it takes 2, 3, 4 seats"
    assert slip.value.key == "bad-seats"
    assert slip.value.values == {"game": "biblios", "seats": str(seats), "allowed": "2, 3, 4"}
    assert BIBLIOS.seats == (2, 3, 4)


@pytest.mark.rule("BIB 7.14")
def test_options_are_refused_by_name() -> None:
    with pytest.raises(lf.BadOption) as slip:
        BIBLIOS.deal(3, 1, penalty="harsh")
    assert str(slip.value) == (
        "option 'penalty' of biblios cannot be 'harsh'; it can be: standard, bluff"
    )
    assert slip.value.key == "bad-option"
    with pytest.raises(lf.BadOption, match="'penalty' of biblios cannot be None"):
        BIBLIOS.deal(3, 1, penalty=None)
    with pytest.raises(lf.UnknownOption) as unknown:
        BIBLIOS.deal(3, 1, speed="fast")
    assert str(unknown.value) == "biblios has no option 'speed'; it has: penalty"
    assert unknown.value.key == "unknown-option"
    assert BIBLIOS.settle({}) == {"penalty": "standard"}
    assert BIBLIOS.settle({"penalty": "bluff"}) == {"penalty": "bluff"}


@pytest.mark.rule("BIB 7.14")
@pytest.mark.parametrize("seed", ["7", 1.5, None, True, b"8", [7]])
def test_a_seed_is_a_whole_number_or_a_chance(seed: object) -> None:
    with pytest.raises(BadSeed) as slip:
        BIBLIOS.deal(3, seed)
    assert str(slip.value) == f"a seed is a whole number or a chance, not {seed!r}"
    assert (slip.value.key, slip.value.values) == ("bad-seed", {"seed": repr(seed)})


@pytest.mark.rule("BIB 7.14")
def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(lf.UnknownGame) as slip:
        lf.game("chess")
    assert str(slip.value).startswith("there is no game 'chess'; there are: ")
    assert "biblios" in str(slip.value.values["games"])
    assert slip.value.key == "unknown-game"
    assert lf.game("biblios") is BIBLIOS
    assert (BIBLIOS.name, BIBLIOS.rules_version) == ("biblios", 1)
    assert "biblios" in lf.games()


@pytest.mark.rule("BIB 7.14", "BIB 7.15")
def test_a_deal_takes_any_whole_number_and_any_chance() -> None:
    deals = [BIBLIOS.deal(3, seed) for seed in (0, -1, 1, 2**64, 2**64 + 1, 10**40)]
    assert len({repr(deal.to_dict()) for deal in deals}) == len(deals)
    assert BIBLIOS.deal(3, quick(7)) == BIBLIOS.deal(3, 7)
    assert BIBLIOS.deal(3) == BIBLIOS.deal(3, 0)
    one, two = (BIBLIOS.deal(3, fair(b"secret", [b"a", b"b", b"c"])) for _ in range(2))
    assert one == two


def played(seats: int, seed: int, penalty: str = "standard") -> lf.State:
    state = BIBLIOS.deal(seats, seed, penalty=penalty)
    play_out(state, seed)
    return state


@pytest.mark.rule("BIB 7.15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_deal_and_actions_give_the_same_game(seats: int) -> None:
    assert played(seats, 5).to_dict() == played(seats, 5).to_dict()
    assert played(seats, 5).to_dict() != played(seats, 6).to_dict()


@pytest.mark.rule("BIB 7.15")
@pytest.mark.parametrize("penalty", ["standard", "bluff"])
def test_a_copy_goes_its_own_way(penalty: str) -> None:
    """At every decision: the copy is the same, plays on the same, and leaves the original alone."""
    state = BIBLIOS.deal(3, 8, penalty=penalty)
    turn = 0
    while state.seat != lf.NOBODY:
        before, moves = state.to_dict(), state.legal()
        twin = state.copy()
        assert (twin.to_dict(), twin.legal(), twin.seat) == (before, moves, state.seat)
        action = moves[turn * 5 % len(moves)]
        twin.play(action)
        if turn % 10 == 0:
            play_out(twin.copy(), turn)
        assert (state.to_dict(), state.legal()) == (before, moves)
        state.play(action)
        assert state.to_dict() == twin.to_dict()
        turn += 1
    assert state.copy().winners() == state.winners()
