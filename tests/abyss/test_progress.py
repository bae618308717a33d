"""Chapter 11: how far a choice of several steps has come, and rows named at once."""

from collections import Counter
from itertools import combinations

import pytest

import lanternfish as lf
from lanternfish.core.rows import asked_of
from tests.abyss.table import ABYSS, ANN, BEN, asked, discard, hand, locations, player, turn
from tests.abyss.tables import CROWD, TABLES, entering, spending
from tests.playing import legal, play, zone

#: The phases that are a step of a row.
ROWS = ("pay", "affiliate", "commander", "exchange", "replace", "keys", "limit")


def steps(state: lf.State, *texts: str) -> list[str]:
    return [ABYSS.text(action) for action in asked_of(state, [ABYSS.parse(text) for text in texts])]


def progress(needed: int, given: int, missing: int) -> dict[str, int]:
    return {"needed": needed, "given": given, "missing": missing}


@pytest.mark.rule("ABY 11.4", "ABY 11.5", "ABY 11.6", "ABY 11.7")
@pytest.mark.parametrize("name", TABLES)
def test_only_rows_of_steps_have_a_progress(name: str) -> None:
    state = TABLES[name]()
    assert (state.progress() is not None) is (zone(state, "phase") in ROWS)


@pytest.mark.rule("ABY 11.4", "ABY 6.4")
def test_of_a_payment_the_cost_is_needed() -> None:
    """The slaver costs eight; pearls are paid at the end, and more than the cost is lost."""
    own = player("S1 S3 S4 S5", pearls=3)
    state = turn(own, player(), court="slaver elder")
    assert state.progress() is None
    play(state, "recruit slaver")
    assert state.progress() == progress(8, 0, 8)
    play(state, "pay shellfish1")
    assert state.progress() == progress(8, 1, 7)
    play(state, "pay shellfish4")
    assert state.progress() == progress(8, 5, 3)
    assert legal(state) == ["paid", "pay shellfish5"]
    play(state, "pay shellfish5")
    assert state.progress() is None
    state = turn(player("S3 S4 S5 S4", pearls=2), player(), court="slaver elder")
    play(state, "recruit slaver", "pay shellfish3", "pay shellfish4", "pay shellfish4")
    assert state.progress() == progress(8, 11, 0)


@pytest.mark.rule("ABY 11.4", "ABY 6.5")
def test_the_cost_of_a_payment_is_what_it_costs_this_player() -> None:
    for ann, ben, cost in (
        ("treasurer", "", 6),
        ("", "recruiter", 10),
        ("treasurer", "recruiter", 8),
    ):
        state = turn(player("S1 S3 S4 S5", ann, pearls=9), player("", ben), court="slaver elder")
        play(state, "recruit slaver")
        assert state.progress() == progress(cost, 0, cost)


@pytest.mark.rule("ABY 11.4")
def test_one_ally_is_to_be_affiliated() -> None:
    assert TABLES["affiliate"]().progress() == progress(1, 0, 1)


@pytest.mark.rule("ABY 11.5")
@pytest.mark.parametrize("phase", ["commander", "limit"])
def test_of_discards_what_is_still_due(phase: str) -> None:
    """Ben, of two players, has three cards too many."""
    hand_of_nine = f"{CROWD} Q4"
    own = player(hand_of_nine)
    if phase == "limit":
        state = asked(
            phase, player("", "commander"), own, active=BEN, choice={"from": "jellyfish1"}
        )
    else:
        choice = entering("commander", **{"from": "jellyfish1"})
        state = asked(phase, player("", "commander"), own, seat=BEN, choice=choice)
    assert state.progress() == progress(3, 0, 3)
    play(state, "discard crab1")
    assert state.progress() == progress(2, 0, 2)
    play(state, "discard crab2")
    assert state.progress() == progress(1, 0, 1)
    assert zone(state, "choice", "from") == "crab2"
    play(state, "discard squid4")
    assert state.progress() is None
    assert (len(hand(state, BEN)), discard(state)) == (6, ["crab1", "crab2", "squid4"])


@pytest.mark.rule("ABY 11.6")
def test_three_keys_are_spent() -> None:
    state = asked(
        "keys",
        player("", "shaman keeper slaver", keys=2),
        player(),
        choice=spending("abyss"),
    )
    assert state.progress() == progress(3, 0, 3)
    play(state, "spend keeper")
    assert state.progress() == progress(3, 1, 2)
    assert zone(state, "choice", "under") == ["keeper"]
    play(state, "spend token")
    assert state.progress() is None
    assert locations(state, ANN) == {"abyss": ["keeper"]}
    assert TABLES["keys, a lord and a token"]().progress() == progress(3, 2, 1)
    assert TABLES["keys, two of them spent"]().progress() == progress(3, 2, 1)


@pytest.mark.rule("ABY 11.7")
def test_traitor_and_illusionist_ask_two_steps() -> None:
    state = TABLES["traitor"]()
    assert state.progress() is None
    play(state, "betray keeper")
    assert (zone(state, "phase"), state.progress()) == ("replace", progress(2, 1, 1))
    play(state, "enlist shaman")
    assert state.progress() is None
    state = TABLES["illusionist"]()
    assert state.progress() is None
    play(state, "trade jail")
    assert (zone(state, "phase"), state.progress()) == ("exchange", progress(2, 1, 1))
    assert zone(state, "choice", "location") == "jail"
    play(state, "claim depths")
    assert state.progress() is None


HAND = "S1 S1 S2 S4 S5"


@pytest.mark.rule("ABY 11.4", "ABY 6.3", "ABY 6.4")
def test_every_payment_that_is_named_is_paid() -> None:
    """All sets of shellfish that bring the slaver with three pearls, named card by card."""
    state = turn(player(HAND, pearls=3), player(), court="slaver sage hermit elder")
    play(state, "recruit slaver")
    paid = 0
    for count in range(1, 6):
        for row in sorted(set(combinations(HAND.split(), count))):
            worth = sum(int(card[1]) for card in row)
            names = [f"shellfish{card[1]}" for card in row]
            texts = [*(f"pay {name}" for name in names), "paid", f"affiliate {names[0]}"]
            if worth + 3 < 8:
                continue
            paid += 1
            twin = state.copy()
            play(twin, *steps(state, *texts))
            left = Counter(int(name[-1]) for name in hand(twin, ANN))
            assert left + Counter(int(card[1]) for card in row) == Counter([1, 1, 2, 4, 5])
            assert zone(twin, "players", ANN, "affiliated") == [names[0]]
            assert zone(twin, "players", ANN, "pearls") == 3 - max(8 - worth, 0)
            assert zone(twin, "lords", "court") == ["sage", "hermit", "elder"]
    assert paid == 17


@pytest.mark.rule("ABY 11.4", "ABY 11.1")
def test_a_step_that_the_engine_makes_is_not_played_again() -> None:
    """The keeper for jellyfish, crab and seahorse: only about the crabs is there a choice."""
    state = turn(player("J3 C1 C2 H5", pearls=0), player(), court="keeper sage hermit elder")
    row = ("recruit keeper", "pay jellyfish3", "pay crab1", "pay seahorse5", "paid")
    asked_then = ["recruit keeper", "pay crab1", "pay seahorse5"]
    assert steps(state, *row, "affiliate crab1") == asked_then
    both = ("recruit keeper", "pay jellyfish3", "pay crab1", "pay crab2", "pay seahorse5", "paid")
    assert steps(state, *both) == ["recruit keeper", "pay crab1", "pay crab2"]


@pytest.mark.rule("ABY 11.4", "ABY 11.10", "ABY 11.8")
def test_a_row_that_is_not_legal_is_refused_and_nothing_happens() -> None:
    state = turn(player(HAND, pearls=3), player(), court="slaver sage hermit elder")
    before = state.to_dict()
    for row, reason in (
        (("recruit slaver", "pay shellfish1", "paid"), "too-dear"),
        (("recruit slaver", "pay shellfish2", "pay shellfish1"), "card-order"),
        (("recruit slaver", "pay shellfish1", "pay shellfish3"), "not-in-hand"),
        (("recruit sage",), "too-few-races"),
    ):
        with pytest.raises(lf.IllegalAction) as slip:
            steps(state, *row)
        assert slip.value.reason.key == reason
        assert state.to_dict() == before


@pytest.mark.rule("ABY 11.5", "ABY 7.12")
def test_every_set_of_discards_that_is_named_is_discarded() -> None:
    """Three of nine; another decision after them is not looked at."""
    cards = "J1 J1 C1 C2 H1 H3 S4 Q4 Q5"
    state = asked(
        *("limit", player(cards), player("", "commander"), player()),
        choice={"from": "jellyfish1"},
    )
    letters = {"J": "jellyfish", "C": "crab", "H": "seahorse", "S": "shellfish", "Q": "squid"}
    for row in sorted(set(combinations(cards.split(), 3))):
        names = [letters[card[0]] + card[1] for card in row]
        twin = state.copy()
        play(twin, *steps(state, *(f"discard {name}" for name in names), "explore"))
        assert discard(twin) == names
        assert len(hand(twin, ANN)) == 6


@pytest.mark.rule("ABY 11.6", "ABY 8.5")
def test_every_set_of_keys_that_is_named_is_spent() -> None:
    """Three lords and two tokens: each way to spend three of these keys has one spelling."""
    own = player("", "shaman keeper slaver", keys=2)
    state = asked("keys", own, player(), choice=spending("abyss"))
    keys = ("shaman", "keeper", "slaver", "token", "token")
    rows = set(combinations(keys, 3))
    assert len(rows) == 7
    for row in sorted(rows):
        twin = state.copy()
        play(twin, *steps(state, *(f"spend {key}" for key in row)))
        spent = [key for key in row if key != "token"]
        assert locations(twin, ANN) == {"abyss": spent}
        assert zone(twin, "players", ANN, "keys") == 2 - row.count("token")


@pytest.mark.rule("ABY 11.7")
def test_two_steps_can_be_named_at_once() -> None:
    state = TABLES["illusionist"]()
    assert steps(state, "trade jail", "claim depths") == ["trade jail", "claim depths"]
    assert steps(state, "decline", "claim depths") == ["decline"]
    state = TABLES["traitor"]()
    assert steps(state, "betray miller", "enlist sage") == ["betray miller", "enlist sage"]
