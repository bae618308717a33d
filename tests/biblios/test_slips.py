"""Chapter 7, positions: a slip of the pen is named, none is guessed away."""

import pytest

from tests.biblios.table import (
    in_bidding,
    refused,
    with_auction,
)


@pytest.mark.rule("BIB 7.17")
@pytest.mark.parametrize(
    ("chance", "slip"),
    [
        (None, "chance is None, not of kind quick or fair"),
        ({"kind": "dice"}, "chance is {'kind': 'dice'}, not of kind quick or fair"),
        ({"kind": "quick"}, "a quick chance has four words"),
        ({"kind": "quick", "words": [1, 2, 3]}, "a quick chance has four words"),
        (
            {"kind": "quick", "words": [1, 2, 3, -1]},
            "a word of chance is -1, not a number of 32 bits",
        ),
        (
            {"kind": "quick", "words": [2**32, 2, 3, 4]},
            "a word of chance is 4294967296, not a number of 32 bits",
        ),
        (
            {"kind": "quick", "words": [0] * 4},
            "the four words of a quick chance are never all nought",
        ),
        ({"kind": "fair", "key": "ab"}, "the key of a fair chance is 64 hexadecimal digits"),
        ({"kind": "fair", "key": "x" * 64}, "the key of a fair chance is 64 hexadecimal digits"),
        ({"kind": "fair", "key": "a" * 64}, "a fair chance has drawn None words, not a count"),
        (
            {"kind": "fair", "key": "a" * 64, "drawn": -1},
            "a fair chance has drawn -1 words, not a count",
        ),
    ],
)
def test_a_chance_that_cannot_be(chance: object, slip: str) -> None:
    assert refused(in_bidding(chance=chance)) == slip


@pytest.mark.rule("BIB 7.17")
@pytest.mark.parametrize(
    ("data", "slip"),
    [
        (None, "position is None, not a mapping"),
        ([], "position is [], not a mapping"),
        (
            {"colour": 1},
            (
                "position has 'colour'; it may have: game, rules, seats, options, phase, seat, "
                "first, active, dice, removed, deck, pile, places, drawn, kept, public, taker, "
                "church, auction, laid, hands, discard, story, chance, box"
            ),
        ),
        ({}, "position lacks 'game'"),
        (in_bidding(game="chess"), "position.game is 'chess'; it takes one of: biblios"),
        (in_bidding(game=7), "position.game is 7; it takes one of: biblios"),
        (in_bidding(rules=2), "position.rules is 2; it takes a whole number from 1 to 1"),
        (in_bidding(rules=True), "position.rules is True; it takes a whole number from 1 to 1"),
        (in_bidding(seats=5), "position.seats is 5; it takes a whole number from 2 to 4"),
        (in_bidding(seats=1), "position.seats is 1; it takes a whole number from 2 to 4"),
        (in_bidding(options=None), "position.options is None, not a mapping"),
        (in_bidding(options={}), "position.options lacks 'penalty'"),
        (
            in_bidding(options={"penalty": "none"}),
            "position.options.penalty is 'none'; it takes one of: standard, bluff",
        ),
        (
            in_bidding(options={"penalty": "bluff", "speed": 1}),
            "position.options has 'speed'; it may have: penalty",
        ),
        (
            in_bidding(phase="night"),
            (
                "position.phase is 'night'; it takes one of: draw, place, gather, "
                "take, church, turn-up, bidding, payment, over"
            ),
        ),
        (in_bidding(first=3), "position.first is 3; it takes a whole number from 0 to 2"),
        (in_bidding(active=-1), "position.active is -1; it takes a whole number from 0 to 2"),
        (in_bidding(active=None), "position.active is None; it takes a whole number from 0 to 2"),
        (in_bidding(dice={"monks": 3}), "position.dice lacks 'pigments'"),
        (
            in_bidding(dice={"gold": 3}),
            "position.dice has 'gold'; it may have: monks, pigments, tomes, books, manuscripts",
        ),
        (in_bidding(removed={"open": []}), "position.removed lacks 'unseen'"),
        (in_bidding(deck="S1A"), "position.deck is 'S1A'; it takes a list"),
        (in_bidding(deck=["S9Z"]), "position.deck is 'S9Z'; it takes cards such as M2A, M2B, M2C"),
        (in_bidding(pile=[7]), "position.pile is 7; it takes cards such as M2A, M2B, M2C"),
        (
            in_bidding(drawn="gold"),
            "position.drawn is 'gold'; it takes cards such as M2A, M2B, M2C",
        ),
        (in_bidding(pile={"a": 1}), "position.pile is {'a': 1}; it takes a list"),
        (in_bidding(pile="x" * 58), f"position.pile is {'x' * 58!r}; it takes a list"),
        (in_bidding(pile="x" * 59), f"position.pile is '{'x' * 56}...; it takes a list"),
        (in_bidding(taker=3), "position.taker is 3; it takes a whole number from 0 to 2"),
        (
            in_bidding(places={"self": 2, "auction": 0, "public": 0}),
            "position.places.self is 2; it takes a whole number from 0 to 1",
        ),
        (
            in_bidding(places={"self": 0, "auction": 2, "public": 0}),
            "position.places.auction is 2; it takes a whole number from 0 to 1",
        ),
        (
            in_bidding(places={"self": 0, "auction": 0, "public": 3}),
            "position.places.public is 3; it takes a whole number from 0 to 2",
        ),
        (
            in_bidding(places={"hand": 0}),
            "position.places has 'hand'; it may have: self, auction, public",
        ),
        (in_bidding(hands=[[], []]), "position.hands has 2 hands for 3 seats"),
        (in_bidding(hands=[["g1"], ["c+"], []]), "a hand holds c+; church cards are never held"),
        (in_bidding(hands=[["g1"], 7, []]), "position.hands.hand is 7; it takes a list"),
        (
            in_bidding(discard={"open": [], "shut": []}),
            "position.discard has 'shut'; it may have: open, hidden",
        ),
        (in_bidding(church=7), "position.church is 7, not a mapping"),
        (
            in_bidding(church={"name": 1}),
            "position.church has 'name'; it may have: card, seat, then",
        ),
        (in_bidding(auction=[]), "position.auction is [], not a mapping"),
        (
            with_auction(price=3),
            "position.auction has 'price'; it may have: card, high, bidder, speaker, passed, fined",
        ),
        (
            with_auction(high=262),
            "position.auction.high is 262; it takes a whole number from 0 to 261",
        ),
        (with_auction(passed=[3]), "position.auction.passed is 3; it takes seats from 0 to 2"),
        (
            with_auction(passed=[True]),
            "position.auction.passed is True; it takes seats from 0 to 2",
        ),
        (with_auction(fined=[-1]), "position.auction.fined is -1; it takes seats from 0 to 2"),
        (
            with_auction(bidder=3),
            "position.auction.bidder is 3; it takes a whole number from 0 to 2",
        ),
    ],
)
def test_a_slip_of_the_pen_is_named(data: object, slip: str) -> None:
    assert refused(data) == slip
