"""Chapter 2: the set-up and its arithmetic."""

from collections import Counter
from typing import Any

import pytest

import lanternfish as lf
from tests.biblios.table import BIBLIOS, BOX, dice, lying
from tests.playing import play_out, zone

SEATS = (2, 3, 4)


def removed(seats: int, seed: int = 1) -> dict[str, Any]:
    return dict(zone(BIBLIOS.deal(seats, seed), "removed"))


def in_play_at_the_deal(state: lf.State) -> list[str]:
    """The deck, and the card that the first player has already drawn from it."""
    return [zone(state, "drawn"), *zone(state, "deck")]


@pytest.mark.rule("BIB 2.1")
@pytest.mark.parametrize("seats", SEATS)
def test_all_dice_start_at_3(seats: int) -> None:
    """Scenario 2."""
    assert dice(BIBLIOS.deal(seats, 9)) == [3, 3, 3, 3, 3]


@pytest.mark.rule("BIB 2.2")
def test_two_players_play_with_60_cards() -> None:
    """Scenario 2."""
    assert removed(2)["open"] == ["g1", "g1", "g2", "g2", "g3", "g3"]
    assert len(removed(2)["unseen"]) == 21
    assert len(in_play_at_the_deal(BIBLIOS.deal(2, 1))) == 60


@pytest.mark.rule("BIB 2.3")
def test_three_players_play_with_72_cards() -> None:
    """Scenario 2."""
    assert removed(3)["open"] == ["g1", "g2", "g3"]
    assert len(removed(3)["unseen"]) == 12
    assert len(in_play_at_the_deal(BIBLIOS.deal(3, 1))) == 72


@pytest.mark.rule("BIB 2.4")
def test_four_players_play_with_80_cards() -> None:
    """Scenario 2."""
    assert removed(4)["open"] == []
    assert len(removed(4)["unseen"]) == 7
    assert len(in_play_at_the_deal(BIBLIOS.deal(4, 1))) == 80


@pytest.mark.rule("BIB 2.5")
@pytest.mark.parametrize("seats", SEATS)
def test_unseen_cards_go_out_after_a_shuffle(seats: int) -> None:
    """Every kind of card is found both out of the game and in it, anywhere in the deck."""
    out: set[str] = set()
    tops: set[str] = set()
    bottoms: set[str] = set()
    for seed in range(300):
        state = BIBLIOS.deal(seats, seed)
        assert Counter(lying(state.to_dict())) == Counter(BOX)
        out |= set(zone(state, "removed")["unseen"])
        tops.add(in_play_at_the_deal(state)[0])
        bottoms.add(in_play_at_the_deal(state)[-1])
    assert out == set(BOX)
    assert len(tops) > 40
    assert len(bottoms) > 40


@pytest.mark.rule("BIB 2.6")
@pytest.mark.parametrize(("seats", "most"), [(2, 9), (3, 10), (4, 11)])
def test_how_much_gold_can_be_in_play(seats: int, most: int) -> None:
    """Scenario 2: at most 27, 30 or 33 gold cards; fewer when some are among the unseen."""
    unseen_gold = 0
    for seed in range(30):
        state = BIBLIOS.deal(seats, seed)
        gold = Counter(card for card in in_play_at_the_deal(state) if card[0] == "g")
        unseen = Counter(card for card in zone(state, "removed")["unseen"] if card[0] == "g")
        assert gold + unseen == {"g1": most, "g2": most, "g3": most}
        unseen_gold += unseen.total()
    assert unseen_gold > 0


@pytest.mark.rule("BIB 2.7")
@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_may_be_first(seats: int) -> None:
    firsts = Counter(zone(BIBLIOS.deal(seats, seed), "first") for seed in range(600))
    assert sorted(firsts) == list(range(seats))
    # Five standard deviations to either side.
    spread = 5 * (600 * (seats - 1)) ** 0.5 / seats
    assert all(abs(count - 600 / seats) < spread for count in firsts.values())


@pytest.mark.rule("BIB 2.7", "BIB 3.1")
def test_the_first_player_is_active_first() -> None:
    for seed in range(20):
        state = BIBLIOS.deal(4, seed)
        assert zone(state, "active") == zone(state, "first") == state.seat
        assert zone(state, "places") == {"self": 1, "auction": 1, "public": 3}


def doings(state: lf.State) -> Counter[tuple[str, str]]:
    """How often each seat did what, by the story of a game."""
    lines = [line.split() for line in zone(state, "story")]
    return Counter((words[1], words[0]) for words in lines)


def check_arithmetic(seats: int, turns_each: int, cards_each: int) -> None:
    for seed in range(4):
        state = BIBLIOS.deal(seats, seed)
        play_out(state, seed)
        done = doings(state)
        for seat in map(str, range(seats)):
            assert done["pile", seat] == turns_each
            assert done["share", seat] == turns_each * (seats - 1)
            assert done["reveal", seat] == turns_each
            received = done["keep", seat] + done["find", seat] + done["taken", seat]
            assert received == cards_each
        assert sum(done["pile", str(seat)] for seat in range(seats)) == cards_each
        assert zone(state, "deck") == zone(state, "pile") == zone(state, "public") == []


@pytest.mark.rule("BIB 2.8", "BIB 2.12", "BIB 3.11")
def test_the_arithmetic_for_two() -> None:
    """Scenario 3."""
    check_arithmetic(2, turns_each=10, cards_each=20)


@pytest.mark.rule("BIB 2.9", "BIB 2.12", "BIB 3.11")
def test_the_arithmetic_for_three() -> None:
    """Scenario 3."""
    check_arithmetic(3, turns_each=6, cards_each=18)


@pytest.mark.rule("BIB 2.10", "BIB 2.12", "BIB 3.11")
def test_the_arithmetic_for_four() -> None:
    """Scenario 3."""
    check_arithmetic(4, turns_each=4, cards_each=16)


@pytest.mark.rule("BIB 2.11")
@pytest.mark.parametrize("seats", SEATS)
def test_church_cards_received_are_missing_from_the_hands(seats: int) -> None:
    """At the first auction every hand has its share of the gifts, less its church cards."""
    share = {2: 20, 3: 18, 4: 16}[seats]
    state = BIBLIOS.deal(seats, 3)
    while zone(state, "phase") in ("place", "take", "church"):
        state.play(state.legal()[0])
    lines = [line.split() for line in zone(state, "story")]
    church = Counter(
        int(seat) for seat, what, card in lines if card[0] == "c" and what in ("find", "taken")
    )
    assert church.total() > 0
    assert [len(hand) for hand in zone(state, "hands")] == [
        share - church[seat] for seat in range(seats)
    ]


@pytest.mark.rule("BIB 2.12", "BIB 5.1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_comes_again_when_the_gifts_end(seats: int) -> None:
    """Scenario 18: active in the first auction is the first player of the gift phase."""
    for seed in range(6):
        state = BIBLIOS.deal(seats, seed)
        last = state.seat
        while zone(state, "phase") in ("place", "take", "church"):
            last = zone(state, "active")
            state.play(state.legal()[-1])
        assert (last + 1) % seats == zone(state, "active") == zone(state, "first")


@pytest.mark.rule("BIB 2.13")
def test_the_penalty_is_standard_unless_it_is_named() -> None:
    assert BIBLIOS.options == {"penalty": ("standard", "bluff")}
    assert zone(BIBLIOS.deal(2, 1), "options") == {"penalty": "standard"}
    assert zone(BIBLIOS.deal(2, 1, penalty="standard"), "options") == {"penalty": "standard"}
    assert zone(BIBLIOS.deal(2, 1, penalty="bluff"), "options") == {"penalty": "bluff"}


@pytest.mark.rule("BIB 1.1", "BIB 4.5", "BIB 7.16")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("penalty", ["standard", "bluff"])
def test_no_card_is_lost_and_no_die_leaves_its_faces(seats: int, penalty: str) -> None:
    """Scenario 54, all through a game; and each position reads back as it was."""
    state = BIBLIOS.deal(seats, 5, penalty=penalty)
    turned: set[int] = set()
    turn = 0
    while state.seat != lf.NOBODY:
        data: dict[str, Any] = state.to_dict()
        assert Counter(lying(data)) == Counter(BOX)
        turned |= set(data["dice"].values())
        if turn % 6 == 0:
            assert BIBLIOS.from_dict(data) == state
            assert BIBLIOS.from_dict(data).legal() == state.legal()
        turn += 1
        state.play(state.legal()[turn * 7 % len(state.legal())])
    assert Counter(lying(state.to_dict())) == Counter(BOX)
    assert BIBLIOS.from_dict(state.to_dict()) == state
    assert {3} < turned <= {1, 2, 3, 4, 5, 6}
