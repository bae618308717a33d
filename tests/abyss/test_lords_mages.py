"""Chapter 7: invoker, apprentice, alchemist, master of magic. The shaman, the oracle and the
illusionist are in files of their own."""

import pytest

import lanternfish as lf
from tests.abyss.service import WAYS, enter, hire, since
from tests.abyss.table import ANN, BEN, discard, hand, pearls, player, turn
from tests.playing import legal, play, told, why, zone

QUIET = "sage hermit elder miller"


def affiliated(log: lf.Log) -> list[str]:
    return [line for line in told(log) if line.startswith("affiliate ")]


@pytest.mark.rule("ABY 7.2")
@pytest.mark.parametrize("way", WAYS)
def test_the_invoker_gives_another_turn(way: str) -> None:
    """Scenario 54, edge case 25: Ann plays again at once; then it is Ben's turn as ever."""
    ann, ben = player(pearls=1), player(pearls=1)
    state, log = enter("invoker", way, ann, ben, council="C1 Q1")
    assert since(log, "invoker") == ["invoke 0", "turn 0"]
    assert (state.seat, zone(state, "active"), zone(state, "extra")) == (ANN, ANN, 0)
    assert (zone(state, "price"), zone(state, "bought")) == (1, [])
    log = play(state, "support crab")
    assert told(log) == ["support 0 crab 1", "turn 1"]


@pytest.mark.rule("ABY 7.2")
def test_in_the_extra_turn_everything_begins_anew() -> None:
    """Scenario 54, edge case 25: landlord, powers, prices, purchases."""
    ann = player("J3 J5 C1 C2", lords="landlord slaver", pearls=0)
    state = turn(ann, player(pearls=1), court=f"{QUIET} invoker", deck="Q3 Q2")
    play(state, "sell crab1")
    assert why(state, "sell crab2") == "no-power (lord slaver)"
    log = hire(state, "invoker", "J3 J5")
    assert told(log)[-3:] == ["invoke 0", "turn 0", "pearls 0 1 landlord"]
    assert pearls(state) == [3, 1]
    assert why(state, "sell crab2") is None
    play(state, "explore")
    assert (state.seat, zone(state, "price"), legal(state)) == (BEN, 1, ["buy", "pass"])


@pytest.mark.rule("ABY 7.3")
@pytest.mark.parametrize("way", WAYS)
def test_the_apprentice_takes_a_stack(way: str) -> None:
    state, log = enter("apprentice", way, player(pearls=0), player(), council="C1 C4 S3 S3 S5")
    assert since(log, "apprentice") == []
    assert (zone(state, "phase"), legal(state)) == (
        "apprentice",
        ["support crab", "support shellfish"],
    )
    assert why(state, "support squid") == "stack-empty (race squid)"
    assert why(state, "decline") == "another-decision (asked apprentice)"
    log = play(state, "support shellfish")
    assert told(log) == ["support 0 shellfish 3", "turn 1"]
    assert hand(state, ANN) == ["shellfish3", "shellfish3", "shellfish5"]
    assert zone(state, "council", "crab") == ["crab1", "crab4"]


@pytest.mark.rule("ABY 7.3")
def test_a_single_stack_is_taken_without_asking() -> None:
    state, log = enter("apprentice", "recruit", player(pearls=0), player(), council="Q2 Q4")
    assert since(log, "apprentice") == ["support 0 squid 2", "turn 1"]
    assert hand(state, ANN) == ["squid2", "squid4"]


@pytest.mark.rule("ABY 7.3")
@pytest.mark.parametrize("way", WAYS)
def test_without_a_stack_the_apprentice_does_nothing(way: str) -> None:
    state, log = enter("apprentice", way, player(pearls=0), player())
    assert since(log, "apprentice") == ["turn 1"]
    assert hand(state, ANN) == []


@pytest.mark.rule("ABY 7.3", "ABY 7.5")
def test_the_alchemist_does_not_double_the_apprentice() -> None:
    """Scenario 27: one stack."""
    ann = player(lords="alchemist", pearls=0)
    state, _ = enter("apprentice", "recruit", ann, player(), council="C1 S3")
    log = play(state, "support crab")
    assert told(log) == ["support 0 crab 1", "turn 1"]
    assert zone(state, "council", "shellfish") == ["shellfish3"]


@pytest.mark.rule("ABY 7.5")
def test_the_alchemist_makes_it_two_stacks() -> None:
    """Scenario 27: the second must be taken too."""
    ann = player(lords="alchemist")
    state = turn(ann, player(), council="S1 S2 Q3 H1")
    log = play(state, "support shellfish")
    assert told(log) == ["support 0 shellfish 2"]
    assert (zone(state, "phase"), legal(state)) == (
        "second-stack",
        ["support seahorse", "support squid"],
    )
    assert why(state, "end") == "another-decision (asked second-stack)"
    assert why(state, "support shellfish") == "stack-empty (race shellfish)"
    log = play(state, "support squid")
    assert told(log) == ["support 0 squid 1", "turn 1"]
    assert hand(state, ANN) == ["shellfish1", "shellfish2", "squid3"]
    assert zone(state, "council", "seahorse") == ["seahorse1"]


@pytest.mark.rule("ABY 7.5")
def test_the_alchemist_takes_what_there_is() -> None:
    """Scenario 27, edge case 41: two stacks are both taken, one stack is one."""
    both = turn(player(lords="alchemist"), player(), council="S1 Q3")
    log = play(both, "support squid")
    assert told(log) == ["support 0 squid 1", "support 0 shellfish 1", "turn 1"]
    one = turn(player(lords="alchemist"), player(), council="S1 S4")
    log = play(one, "support shellfish")
    assert told(log) == ["support 0 shellfish 2", "turn 1"]


@pytest.mark.rule("ABY 7.5")
@pytest.mark.parametrize("lost", ["slain", "under", "others"])
def test_an_alchemist_who_is_not_in_force_does_not_help(lost: str) -> None:
    ann, ben = player(), player()
    if lost == "slain":
        ann = player(lords="alchemist", slain="alchemist")
    elif lost == "under":
        ann = player(locations={"jail": "alchemist"})
    else:
        ben = player(lords="alchemist")
    state = turn(ann, ben, council="S1 Q3")
    log = play(state, "support squid")
    assert told(log) == ["support 0 squid 1", "turn 1"]


@pytest.mark.rule("ABY 7.5")
@pytest.mark.parametrize("way", WAYS)
def test_the_alchemist_enters_and_nothing_happens(way: str) -> None:
    """Only the next support is doubled."""
    state, log = enter("alchemist", way, player(pearls=0), player(), council="S1 Q3 H1")
    assert since(log, "alchemist") == ["turn 1"]
    play(state, "support seahorse")
    log = play(state, "support shellfish")
    assert told(log)[:2] == ["support 0 shellfish 1", "support 0 squid 1"]


@pytest.mark.rule("ABY 7.7")
def test_with_the_master_of_magic_any_ally_is_affiliated() -> None:
    """Scenario 37."""
    for card in ("jellyfish5", "crab3", "shellfish2"):
        ann = player("J5 C3 S2", lords="master-of-magic", pearls=0)
        state = turn(ann, player(), court=f"{QUIET} trader")
        play(state, "recruit trader")
        assert legal(state) == ["affiliate jellyfish5", "affiliate crab3", "affiliate shellfish2"]
        play(state, f"affiliate {card}")
        assert zone(state, "players", ANN, "affiliated") == [card]
        assert sorted([*discard(state), card]) == ["crab3", "jellyfish5", "shellfish2"]


@pytest.mark.rule("ABY 7.7")
def test_in_the_russian_edition_he_affiliates_the_strongest() -> None:
    """Scenario 37: ties are chosen."""
    ann = player("J5 C3 S2", lords="master-of-magic", pearls=0)
    state = turn(ann, player(), court=f"{QUIET} trader", edition="russian")
    log = play(state, "recruit trader")
    assert affiliated(log) == ["affiliate 0 jellyfish5"]
    ann = player("J4 C2 S4", lords="master-of-magic", pearls=0)
    state = turn(ann, player(), court=f"{QUIET} shopkeeper", edition="russian")
    play(state, "recruit shopkeeper")
    assert legal(state) == ["affiliate jellyfish4", "affiliate shellfish4"]
    assert why(state, "affiliate crab2") == "not-highest (card crab2, value 4)"


@pytest.mark.rule("ABY 7.7")
@pytest.mark.parametrize("edition", ["standard", "russian"])
def test_the_master_of_magic_does_nothing_for_himself(edition: str) -> None:
    """Scenario 37: recruiting him affiliates the lowest, in both editions."""
    ann = player("J5 C3 S2", pearls=0)
    state = turn(ann, player(), court=f"{QUIET} master-of-magic", edition=edition)
    log = play(state, "recruit master-of-magic")
    assert affiliated(log) == ["affiliate 0 shellfish2"]


@pytest.mark.rule("ABY 7.7")
@pytest.mark.parametrize("lost", ["slain", "under", "others"])
def test_a_master_of_magic_who_is_not_in_force(lost: str) -> None:
    ann, ben = player("J5 C3 S2", pearls=0), player()
    if lost == "slain":
        ann = ann | {"lords": ["master-of-magic"], "slain": ["master-of-magic"]}
    elif lost == "under":
        ann = ann | {"locations": {"jail": ["master-of-magic"]}}
    else:
        ben = player(lords="master-of-magic")
    state = turn(ann, ben, court=f"{QUIET} trader")
    log = play(state, "recruit trader")
    assert affiliated(log) == ["affiliate 0 shellfish2"]


@pytest.mark.rule("ABY 7.7")
@pytest.mark.parametrize("way", WAYS)
def test_the_master_of_magic_enters_and_counts_for_the_next_one(way: str) -> None:
    ann = player("S5 S3", pearls=0)
    state, log = enter(
        "master-of-magic", way, ann, player(), court=f"{QUIET} peddler", council="Q1"
    )
    assert since(log, "master-of-magic") == ["turn 1"]
    play(state, "support squid", "recruit peddler")
    assert legal(state) == ["affiliate shellfish3", "affiliate shellfish5"]
