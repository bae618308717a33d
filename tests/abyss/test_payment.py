"""Chapter 6: what a lord costs, and what can be paid for him."""

import pytest

from tests.abyss.paying import buyer, payments
from tests.abyss.table import ANN, BEN, cards, court, discard, hand, lords, pearls, player, turn
from tests.playing import legal, play, told, why, zone

EXAMPLE = "J3 C2 S5 S1"
THREE = "master-of-magic slaver traitor"
REFILL = "keeper reaper miller shepherd"


def paid(row: str) -> tuple[str, ...]:
    return tuple(cards(row))


@pytest.mark.rule("ABY 6.20", "ABY 6.1", "ABY 6.2", "ABY 6.8", "ABY 6.16")
def test_the_printed_example_with_the_master_of_magic() -> None:
    """Scenario 29: 3 + 2 + 5, no pearls, and the crab is affiliated."""
    state = turn(player(EXAMPLE, pearls=2), player(), court=THREE, lord_deck=REFILL, council="C1")
    assert legal(state) == [
        "plot",
        "explore",
        "support crab",
        "recruit master-of-magic",
        "recruit slaver",
    ]
    assert why(state, "recruit traitor") == "lacks-race (lord traitor, race squid)"
    log = play(state, "recruit master-of-magic")
    assert told(log) == ["recruit 0 master-of-magic", "pay 0 jellyfish3", "pay 0 crab2"]
    assert legal(state) == ["pay shellfish1", "pay shellfish5"]
    log = play(state, "pay shellfish5")
    assert told(log) == [
        "pay 0 shellfish5",
        "paid 0 0",
        "affiliate 0 crab2",
        "enter 0 master-of-magic court",
        "pearls 0 2 court",
        *(f"arrive {lord}" for lord in REFILL.split()),
        "turn 1",
    ]
    assert (hand(state, ANN), pearls(state)) == (["shellfish1"], [4, 1])
    assert zone(state, "players", ANN, "affiliated") == ["crab2"]
    assert discard(state) == ["jellyfish3", "shellfish5"]
    assert court(state) == ["slaver", "traitor", *REFILL.split()]


@pytest.mark.rule("ABY 6.20", "ABY 6.4", "ABY 6.8", "ABY 6.16")
def test_the_printed_example_with_the_slaver() -> None:
    """Scenario 29: both shellfish and 2 pearls; shellfish1 is affiliated."""
    state = turn(player(EXAMPLE, pearls=2), player(), court=THREE, lord_deck=REFILL, council="C1")
    log = play(state, "recruit slaver")
    assert told(log) == [
        "recruit 0 slaver",
        "pay 0 shellfish1",
        "pay 0 shellfish5",
        "paid 0 2",
        "affiliate 0 shellfish1",
        "enter 0 slaver court",
        "pearls 0 2 court",
        *(f"arrive {lord}" for lord in REFILL.split()),
    ]
    assert zone(state, "players", ANN, "affiliated") == ["shellfish1"]
    assert (discard(state), pearls(state)) == (["shellfish5"], [2, 1])
    assert (lords(state, ANN), len(court(state))) == (["slaver"], 6)
    assert legal(state) == ["sell jellyfish3", "sell crab2", "end"]


@pytest.mark.rule("ABY 6.1", "ABY 6.2", "ABY 6.3")
def test_the_reaper_takes_two_races_with_seahorses() -> None:
    """Scenario 30: what pays for him, out of every choice of the hand."""
    found = payments(buyer("reaper", "H5 H2 C2 C1 Q1"), "reaper")
    assert found == {
        paid("C2 H5"): 0,
        paid("C2 H2 H5"): 0,
        paid("C1 C2 H5"): 0,
        paid("C1 C2 H2 H5"): 0,
        paid("C1 H2 H5"): 0,
        paid("H2 H5 Q1"): 0,
    }
    assert why(buyer("reaper", "C5 Q2"), "recruit reaper") == (
        "lacks-race (lord reaper, race seahorse)"
    )
    assert why(buyer("reaper", "H5 H2"), "recruit reaper") == "too-few-races (needed 2, given 1)"


@pytest.mark.rule("ABY 6.1", "ABY 6.4", "ABY 6.8")
def test_the_reaper_for_two_allies_and_five_pearls() -> None:
    """Scenario 30: a tie; Ann chooses which ally is affiliated."""
    state = buyer("reaper", "H1 C1", pearls=5)
    log = play(state, "recruit reaper")
    assert told(log) == ["recruit 0 reaper", "pay 0 crab1", "pay 0 seahorse1", "paid 0 5"]
    assert (pearls(state), legal(state)) == ([0, 1], ["affiliate crab1", "affiliate seahorse1"])
    play(state, "affiliate seahorse1")
    assert zone(state, "players", ANN, "affiliated") == ["seahorse1"]
    assert discard(state) == ["crab1"]


@pytest.mark.rule("ABY 6.1", "ABY 6.4")
def test_an_ambassador_takes_all_five_races() -> None:
    """Scenario 31: one of each and 5 pearls, any may be affiliated; four races are too few."""
    state = buyer("elder", "J1 C1 H1 S1 Q1", pearls=5)
    play(state, "recruit elder")
    assert legal(state) == [
        f"affiliate {race}1" for race in ("jellyfish", "crab", "seahorse", "shellfish", "squid")
    ]
    assert pearls(state) == [0, 1]
    state = buyer("elder", "J5 C5 H1 S1", pearls=20)
    assert why(state, "recruit elder") == "too-few-races (needed 5, given 4)"


@pytest.mark.rule("ABY 6.3", "ABY 6.4")
def test_more_than_the_cost_is_lost() -> None:
    """Scenario 32: 15 for the keeper, who costs 6; no change, no pearls."""
    state = buyer("keeper", "H5 C5 Q5", pearls=3)
    log = play(state, "recruit keeper")
    assert told(log)[:5] == [
        "recruit 0 keeper",
        "pay 0 crab5",
        "pay 0 seahorse5",
        "pay 0 squid5",
        "paid 0 0",
    ]
    assert pearls(state) == [3, 1]


@pytest.mark.rule("ABY 6.3", "ABY 6.8")
def test_an_ally_that_was_not_needed() -> None:
    """Scenario 33: the slaver for 5 + 4 + 1; shellfish1 is affiliated."""
    state = buyer("slaver", "S5 S4 S1")
    assert payments(state, "slaver") == {paid("S1 S4 S5"): 0, paid("S4 S5"): 0}
    log = play(state, "recruit slaver", "pay shellfish1")
    assert told(log)[4:6] == ["paid 0 0", "affiliate 0 shellfish1"]
    assert discard(state) == ["shellfish4", "shellfish5"]


@pytest.mark.rule("ABY 6.4")
def test_exactly_what_is_missing_is_paid_in_pearls() -> None:
    """Scenario 34: the slaver costs 8; with shellfish5 and 2 pearls he is too dear."""
    state = buyer("slaver", "S5", pearls=2)
    assert why(state, "recruit slaver") == "too-dear (cost 8, given 5, pearls 2)"
    state = buyer("slaver", "S5", pearls=3)
    log = play(state, "recruit slaver")
    assert told(log)[1:3] == ["pay 0 shellfish5", "paid 0 3"]
    assert pearls(state) == [0, 1]


@pytest.mark.rule("ABY 6.4")
def test_fewer_allies_and_more_pearls() -> None:
    """Pearls are paid only for what is missing, and replace no race."""
    state = buyer("shepherd", "H5 H4 H1", pearls=4)
    assert payments(state, "shepherd") == {
        paid("H5"): 3,
        paid("H4"): 4,
        paid("H4 H5"): 0,
        paid("H1 H5"): 2,
        paid("H1 H4"): 3,
        paid("H1 H4 H5"): 0,
    }
    state = buyer("reaper", "H5 H4", pearls=50)
    assert why(state, "recruit reaper") == "too-few-races (needed 2, given 1)"


@pytest.mark.rule("ABY 6.5", "ABY 7.8", "ABY 7.30")
@pytest.mark.parametrize(
    ("own", "bens", "edition", "cost"),
    [
        ("", "", "standard", 10),
        ("treasurer", "", "standard", 8),
        ("", "recruiter", "standard", 12),
        ("treasurer", "recruiter", "standard", 10),
        ("shaman", "recruiter", "standard", 10),
        ("recruiter", "", "standard", 10),
        ("", "treasurer", "standard", 10),
        ("", "recruiter", "russian", 20),
        ("treasurer", "recruiter", "russian", 18),
        ("treasurer", "", "russian", 8),
        ("shaman", "recruiter", "russian", 10),
    ],
    ids=(
        "printed treasurer recruiter both protected own-recruiter anothers-treasurer "
        "doubled doubled-less-two treasurer-alone doubled-but-protected"
    ).split(),
)
def test_what_the_master_of_magic_costs(own: str, bens: str, edition: str, cost: int) -> None:
    """Scenario 35, edge case 16: 3 points of allies and just enough pearls, or one too few."""
    zones = {"lords": own, "bens": bens, "edition": edition}
    state = buyer("master-of-magic", "J1 C1 S1", pearls=cost - 4, **zones)
    assert why(state, "recruit master-of-magic") == (
        f"too-dear (cost {cost}, given 3, pearls {cost - 4})"
    )
    state = buyer("master-of-magic", "J1 C1 S1", pearls=cost - 3, **zones)
    play(state, "recruit master-of-magic")
    assert (pearls(state), zone(state, "phase")) == ([0, 1], "affiliate")


@pytest.mark.rule("ABY 6.5")
def test_treasurer_and_recruiter_only_in_force() -> None:
    for own, slain, cost in (("treasurer", "", 6), ("treasurer", "treasurer", 8)):
        state = turn(player("H1", lords=own, slain=slain, pearls=3), player(), court="shepherd")
        assert why(state, "recruit shepherd") == f"too-dear (cost {cost}, given 1, pearls 3)"
    under = player("H1", locations={"jail": "treasurer"}, pearls=3)
    state = turn(under, player(lords="recruiter"), court="shepherd")
    assert why(state, "recruit shepherd") == "too-dear (cost 10, given 1, pearls 3)"


@pytest.mark.rule("ABY 6.6", "ABY 7.29")
def test_the_diplomat_drops_the_mandatory_race() -> None:
    """Scenario 36: the commander for two squids; the number of races stays."""
    state = buyer("commander", "Q5 Q3 J3", lords="diplomat")
    assert payments(state, "commander") == {paid("Q3 Q5"): 0}
    state = buyer("commander", "Q5 J3", lords="diplomat")
    assert why(state, "recruit commander") == "too-dear (cost 8, given 5, pearls 0)"
    state = buyer("commander", "Q5 Q3 J3")
    assert why(state, "recruit commander") == "lacks-race (lord commander, race crab)"
    state = buyer("commander", "Q5 Q3 J3", bens="diplomat")
    assert why(state, "recruit commander") == "lacks-race (lord commander, race crab)"


@pytest.mark.rule("ABY 6.7", "ABY 6.6")
def test_no_lord_helps_in_his_own_recruitment() -> None:
    """Scenario 36: the diplomat needs a squid; the treasurer costs 10, then the others 2 less."""
    state = buyer("diplomat", "J5 J3")
    assert why(state, "recruit diplomat") == "lacks-race (lord diplomat, race squid)"
    state = buyer("treasurer", "Q5 C3", pearls=1)
    assert why(state, "recruit treasurer") == "too-dear (cost 10, given 8, pearls 1)"
    state = buyer("treasurer", "Q5 C3", pearls=2)
    log = play(state, "recruit treasurer")
    assert told(log)[3] == "paid 0 2"
    state = turn(player("H1", lords="treasurer", pearls=5), player(), court="shepherd")
    assert "recruit shepherd" in legal(state)


@pytest.mark.rule("ABY 6.1")
def test_only_lords_of_the_court() -> None:
    state = buyer("keeper", "H5 C5 Q5", lord_deck="reaper")
    assert legal(state) == ["explore", "recruit keeper"]
    assert why(state, "recruit reaper") == "not-at-court (lord reaper)"


@pytest.mark.rule("ABY 6.1", "ABY 3.7")
def test_once_a_lord_is_chosen_he_is_paid() -> None:
    """Edge cases 39 and 45: no way back, and the opportunist cannot replace him now."""
    state = buyer("shepherd", "H5 H4 H3", pearls=2, lords="opportunist")
    assert "oust shepherd" in legal(state)
    play(state, "recruit shepherd")
    assert (state.seat, zone(state, "phase")) == (ANN, "pay")
    for text in ("explore", "recruit shepherd", "plot", "oust shepherd", "oust sage", "end"):
        assert why(state, text) == "another-decision (asked pay)"


@pytest.mark.rule("ABY 6.4", "ABY 6.5")
def test_how_far_a_payment_has_come() -> None:
    state = buyer("shepherd", "H4 H3 H2", pearls=5, bens="recruiter")
    play(state, "recruit shepherd")
    assert state.progress() == {"needed": 10, "given": 0, "missing": 10}
    assert legal(state) == ["pay seahorse2", "pay seahorse3"]
    play(state, "pay seahorse2")
    assert state.progress() == {"needed": 10, "given": 2, "missing": 8}
    play(state, "pay seahorse3")
    assert state.progress() == {"needed": 10, "given": 5, "missing": 5}
    assert legal(state) == ["paid", "pay seahorse4"]
    log = play(state, "paid")
    assert told(log)[0] == "paid 0 5"
    assert (hand(state, ANN), state.seat) == (["seahorse4"], BEN)
