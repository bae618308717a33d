"""Chapter 6: the ally that is affiliated."""

import pytest

import lanternfish as lf
from tests.abyss.paying import buyer
from tests.abyss.table import ANN, CARA, asked, discard, hand, lords, pearls, player, seen, turn
from tests.playing import legal, play, told, why, zone


def affiliated(state: lf.State) -> list[str]:
    return list(zone(state, "players", ANN, "affiliated"))


@pytest.mark.rule("ABY 6.8", "ABY 6.11")
def test_one_of_the_lowest_is_affiliated_and_the_others_are_discarded() -> None:
    """Exactly one, also if several lowest ones were paid."""
    state = buyer("slaver", "S5 S1 S1 S1", pearls=0)
    log = play(state, "recruit slaver")
    assert told(log)[:8] == [
        "recruit 0 slaver",
        "pay 0 shellfish1",
        "pay 0 shellfish1",
        "pay 0 shellfish1",
        "pay 0 shellfish5",
        "paid 0 0",
        "affiliate 0 shellfish1",
        "enter 0 slaver court",
    ]
    assert affiliated(state) == ["shellfish1"]
    assert discard(state) == ["shellfish1", "shellfish1", "shellfish5"]


@pytest.mark.rule("ABY 6.8")
def test_among_equals_the_player_chooses() -> None:
    """Two of value 2 of different races, and a 5 that cannot be chosen."""
    state = buyer("keeper", "C2 H5 Q2")
    play(state, "recruit keeper")
    assert (state.seat, zone(state, "phase")) == (ANN, "affiliate")
    assert legal(state) == ["affiliate crab2", "affiliate squid2"]
    assert why(state, "affiliate seahorse5") == "not-lowest (card seahorse5, value 2)"
    assert why(state, "affiliate jellyfish2") == "not-paid (card jellyfish2)"
    assert why(state, "affiliate jellyfish1") == "not-paid (card jellyfish1)"
    assert zone(state, "choice")["paid"] == ["crab2", "seahorse5", "squid2"]
    log = play(state, "affiliate squid2")
    assert told(log)[:2] == ["affiliate 0 squid2", "enter 0 keeper court"]
    assert (affiliated(state), discard(state)) == (["squid2"], ["crab2", "seahorse5"])


@pytest.mark.rule("ABY 6.8")
def test_without_a_choice_nothing_is_asked() -> None:
    state = buyer("keeper", "C3 H5 Q2")
    log = play(state, "recruit keeper")
    assert told(log)[-4:] == ["paid 0 0", "affiliate 0 squid2", "enter 0 keeper court", "turn 1"]


@pytest.mark.rule("ABY 6.8")
def test_what_is_affiliated_and_discarded_is_open_to_all() -> None:
    state = turn(player("S5 S3", pearls=0), player(), player(), court="peddler sage hermit elder")
    log = play(state, "recruit peddler")
    assert "pay 0 shellfish5" in told(log, CARA)
    view = seen(state, CARA)
    assert view["open"]["players"][ANN]["affiliated"] == ["shellfish3"]
    assert view["open"]["exploration"]["discard"] == 1


@pytest.mark.rule("ABY 6.9", "ABY 7.7")
def test_the_master_of_magic_affiliates_any_of_those_paid() -> None:
    """Scenario 37: jellyfish5, crab3 or shellfish2."""
    state = buyer("shaman", "J5 C3 S2", lords="master-of-magic")
    play(state, "recruit shaman")
    assert legal(state) == ["affiliate jellyfish5", "affiliate crab3", "affiliate shellfish2"]
    play(state, "affiliate jellyfish5")
    assert (affiliated(state), discard(state)) == (["jellyfish5"], ["crab3", "shellfish2"])
    state = buyer("shaman", "J5 C3 S1", lords="master-of-magic", pearls=5)
    play(state, "recruit shaman")
    assert legal(state)[-1] == "affiliate shellfish1"


@pytest.mark.rule("ABY 6.9", "ABY 7.7", "ABY 11.12")
def test_the_russian_master_of_magic_affiliates_one_of_the_strongest() -> None:
    """Scenario 37: jellyfish5, without a choice; among equals the player chooses."""
    state = buyer("shaman", "J5 C3 S2", lords="master-of-magic", edition="russian")
    log = play(state, "recruit shaman")
    assert told(log)[5] == "affiliate 0 jellyfish5"
    assert affiliated(state) == ["jellyfish5"]
    state = buyer("shaman", "J4 C2 S4", lords="master-of-magic", edition="russian")
    play(state, "recruit shaman")
    assert legal(state) == ["affiliate jellyfish4", "affiliate shellfish4"]
    assert why(state, "affiliate crab2") == "not-highest (card crab2, value 4)"
    state = buyer("shepherd", "H1", lords="master-of-magic", pearls=9, edition="russian")
    play(state, "recruit shepherd")
    assert affiliated(state) == ["seahorse1"]
    state = buyer("shaman", "J5 C3 S2", edition="russian")
    play(state, "recruit shaman")
    assert affiliated(state) == ["shellfish2"]


@pytest.mark.rule("ABY 6.7", "ABY 6.9")
@pytest.mark.parametrize("edition", ["standard", "russian"])
def test_for_himself_the_master_of_magic_leaves_the_lowest(edition: str) -> None:
    """Scenario 37."""
    state = buyer("master-of-magic", "J5 C3 S2", edition=edition)
    log = play(state, "recruit master-of-magic")
    assert told(log)[4:7] == [
        "paid 0 0",
        "affiliate 0 shellfish2",
        "enter 0 master-of-magic court",
    ]


@pytest.mark.rule("ABY 6.9", "ABY 2.9")
def test_a_master_of_magic_who_is_not_in_force() -> None:
    for ann, ben in (
        (player("J5 C3 S2", lords="master-of-magic", slain="master-of-magic"), player()),
        (player("J5 C3 S2", locations={"jail": "master-of-magic"}), player()),
        (player("J5 C3 S2"), player(lords="master-of-magic")),
    ):
        state = turn(ann, ben, court="shaman sage hermit elder")
        play(state, "recruit shaman")
        assert affiliated(state) == ["shellfish2"]


@pytest.mark.rule("ABY 6.9")
def test_allies_that_are_alike_are_one_choice_for_the_master_of_magic() -> None:
    state = buyer("shepherd", "H3 H3 H2", lords="master-of-magic")
    play(state, "recruit shepherd")
    assert legal(state) == ["affiliate seahorse2", "affiliate seahorse3"]
    play(state, "affiliate seahorse3")
    assert (affiliated(state), discard(state)) == (["seahorse3"], ["seahorse2", "seahorse3"])


@pytest.mark.rule("ABY 6.10")
def test_an_affiliated_ally_cannot_be_paid_or_sold() -> None:
    ann = player("H3", affiliated="H5", lords="slaver", pearls=4)
    state = turn(ann, player(), court="shepherd sage hermit elder")
    assert why(state, "recruit shepherd") == "too-dear (cost 8, given 3, pearls 4)"
    assert legal(state) == ["plot", "explore", "sell seahorse3"]
    assert hand(state, ANN) == ["seahorse3"]


@pytest.mark.rule("ABY 6.10", "ABY 6.8")
def test_what_was_affiliated_stays() -> None:
    """One more joins it, of the same race or of another."""
    state = turn(
        player("H5 H3", affiliated="H1 H3 Q2", pearls=0),
        player(),
        court="shepherd sage hermit elder",
    )
    play(state, "recruit shepherd")
    assert affiliated(state) == ["seahorse1", "seahorse3", "seahorse3", "squid2"]


@pytest.mark.rule("ABY 6.11", "ABY 6.13")
@pytest.mark.parametrize(
    ("power", "actions", "newcomer"),
    [
        ("corruptor", ["enlist miller"], "miller"),
        ("traitor", ["betray keeper", "enlist miller"], "miller"),
        ("schemer", ["betray keeper"], "landowner"),
    ],
    ids=["corruptor", "traitor", "schemer"],
)
def test_no_ally_for_a_lord_who_enters_otherwise(
    power: str, actions: list[str], newcomer: str
) -> None:
    """Nothing is paid with allies, and nothing is affiliated."""
    state = asked(
        power,
        player("C2", lords=f"{power} keeper", affiliated="Q1", pearls=5),
        player(),
        court="miller sage hermit elder",
        lord_deck="landowner",
        choice={"recruiting": True, "lord": power},
    )
    log = play(state, *actions)
    assert not [line for line in told(log) if line.startswith(("pay ", "affiliate "))]
    assert newcomer in lords(state, ANN)
    assert (affiliated(state), hand(state, ANN)) == (["squid1"], ["crab2"])
    assert pearls(state) == [0 if power == "corruptor" else 5, 1]
