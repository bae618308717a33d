"""Chapter 5: support of the council."""

import pytest

from tests.abyss.table import (
    ANN,
    BEN,
    CARA,
    RACES,
    SPECTATOR,
    discard,
    hand,
    player,
    seen,
    turn,
)
from tests.playing import legal, play, told, why, zone

FULL = "corruptor traitor schemer sage hermit elder"


@pytest.mark.rule("ABY 5.1", "ABY 5.2")
def test_a_whole_stack_goes_to_the_hand() -> None:
    """Scenario 26: three shellfish; then that stack is empty."""
    state = turn(player("C1 S1"), player(), council="S1 S2 S4 Q3")
    assert legal(state) == ["plot", "explore", "support shellfish", "support squid"]
    log = play(state, "support shellfish")
    assert told(log) == ["support 0 shellfish 3", "turn 1"]
    assert hand(state, ANN) == ["crab1", "shellfish1", "shellfish1", "shellfish2", "shellfish4"]
    assert zone(state, "council") == {race: [] for race in RACES} | {"squid": ["squid3"]}
    assert (state.seat, legal(state)) == (BEN, ["plot", "explore", "support squid"])
    assert why(state, "support shellfish") == "stack-empty (race shellfish)"


@pytest.mark.rule("ABY 5.1")
@pytest.mark.parametrize("race", RACES)
def test_every_race_has_its_stack(race: str) -> None:
    """All thirteen allies of a race, and none of another."""
    every = [f"{race}{value}" for value in (1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5)]
    others = " ".join(f"{other}1" for other in RACES if other != race)
    state = turn(player(), player(), council=f"{' '.join(every)} {others}", court=FULL)
    assert legal(state) == ["explore", *(f"support {name}" for name in RACES)]
    log = play(state, f"support {race}")
    assert told(log)[0] == f"support 0 {race} 13"
    assert hand(state, ANN) == every
    left = {name: [] if name == race else [f"{name}1"] for name in RACES}
    assert zone(state, "council") == left


@pytest.mark.rule("ABY 5.2")
def test_an_empty_stack_cannot_be_chosen() -> None:
    """Scenario 26, edge case 40: and if all are empty, none can; exploring remains."""
    state = turn(player(), player(), council="H1", court=FULL)
    assert legal(state) == ["explore", "support seahorse"]
    for race in ("jellyfish", "crab", "shellfish", "squid"):
        assert why(state, f"support {race}") == f"stack-empty (race {race})"
    state = turn(player(), player(), court=FULL)
    assert legal(state) == ["explore"]


@pytest.mark.rule("ABY 5.3")
@pytest.mark.parametrize("seat", [ANN, BEN, CARA, SPECTATOR])
def test_all_may_count_the_cards_of_a_stack(seat: int) -> None:
    """What they are does not lie open; it is only remembered."""
    state = turn(player(), player(), player(), council="S1 S2 S4 Q3")
    view = seen(state, seat)
    counts = dict.fromkeys(RACES, 0) | {"shellfish": 3, "squid": 1}
    assert view["open"]["council"] == counts
    assert view["remembered"]["council"]["shellfish"] == ["shellfish1", "shellfish2", "shellfish4"]


@pytest.mark.rule("ABY 5.4", "ABY 7.5")
def test_the_alchemist_takes_a_second_stack() -> None:
    """Scenario 27: only two are there, so both are taken and nothing is asked."""
    state = turn(player(lords="alchemist"), player(), council="S1 S2 Q3", court=FULL)
    log = play(state, "support shellfish")
    assert told(log)[:3] == ["support 0 shellfish 2", "support 0 squid 1", "turn 1"]
    assert hand(state, ANN) == ["shellfish1", "shellfish2", "squid3"]
    assert zone(state, "council") == {race: [] for race in RACES}


@pytest.mark.rule("ABY 5.4", "ABY 7.5")
def test_the_second_stack_is_chosen_and_must_be() -> None:
    state = turn(player(lords="alchemist"), player(), council="S1 S2 Q3 J5")
    play(state, "support shellfish")
    assert (state.seat, zone(state, "phase")) == (ANN, "second-stack")
    assert legal(state) == ["support jellyfish", "support squid"]
    assert why(state, "support shellfish") == "stack-empty (race shellfish)"
    assert why(state, "end") == "another-decision (asked second-stack)"
    log = play(state, "support jellyfish")
    assert told(log) == ["support 0 jellyfish 1", "turn 1"]
    assert hand(state, ANN) == ["jellyfish5", "shellfish1", "shellfish2"]


@pytest.mark.rule("ABY 5.4", "ABY 7.5")
@pytest.mark.parametrize("race", RACES)
def test_the_second_stack_may_be_of_any_race(race: str) -> None:
    """Whichever it is, it is the only other one."""
    first = "crab" if race != "crab" else "squid"
    state = turn(player(lords="alchemist"), player(), council=f"{first}1 {race}2 {race}3")
    log = play(state, f"support {first}")
    assert told(log) == [f"support 0 {first} 1", f"support 0 {race} 2", "turn 1"]


@pytest.mark.rule("ABY 5.4")
def test_one_stack_only_for_the_alchemist() -> None:
    """Scenario 27, edge case 41."""
    state = turn(player(lords="alchemist"), player(), council="S1 S2")
    log = play(state, "support shellfish")
    assert told(log) == ["support 0 shellfish 2", "turn 1"]


@pytest.mark.rule("ABY 5.4")
def test_no_second_stack_when_he_is_not_in_force_or_anothers() -> None:
    for ann, ben in (
        (player(), player(lords="alchemist")),
        (player(lords="alchemist", slain="alchemist"), player()),
        (player(locations={"jail": "alchemist"}), player()),
    ):
        state = turn(ann, ben, council="S1 Q3")
        log = play(state, "support shellfish")
        assert told(log) == ["support 0 shellfish 1", "turn 1"]


@pytest.mark.rule("ABY 5.4", "ABY 3.7")
def test_the_oracle_empties_the_second_stack_first() -> None:
    """It stays at one stack, and nothing more is asked."""
    state = turn(player(lords="alchemist oracle"), player(), council="S1 Q3 Q4")
    play(state, "support shellfish")
    assert legal(state) == ["support squid", "purge squid"]
    log = play(state, "purge squid")
    assert told(log) == ["purge 0 squid 2", "turn 1"]
    assert (hand(state, ANN), discard(state)) == (["shellfish1"], ["squid3", "squid4"])


@pytest.mark.rule("ABY 5.4", "ABY 3.7")
def test_the_oracle_leaves_one_of_two_stacks() -> None:
    state = turn(player(lords="alchemist oracle"), player(), council="S1 Q3 J4")
    play(state, "support shellfish")
    log = play(state, "purge squid")
    assert told(log) == ["purge 0 squid 1", "support 0 jellyfish 1", "turn 1"]
    assert hand(state, ANN) == ["jellyfish4", "shellfish1"]


@pytest.mark.rule("ABY 5.4", "ABY 7.3")
def test_the_apprentice_takes_one_stack_with_the_alchemist_too() -> None:
    """Scenario 27."""
    ann = player("J3 C2 H1", lords="alchemist", pearls=0)
    state = turn(ann, player(), court="apprentice sage hermit elder", council="S1 Q3 Q1")
    play(state, "recruit apprentice")
    assert legal(state) == ["support shellfish", "support squid"]
    log = play(state, "support squid")
    assert told(log) == ["support 0 squid 2", "turn 1"]
    assert hand(state, ANN) == ["squid1", "squid3"]
    assert zone(state, "council")["shellfish"] == ["shellfish1"]
