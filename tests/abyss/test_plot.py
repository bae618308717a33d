"""Chapter 3: plotting at court."""

import pytest

from tests.abyss.table import ANN, BEN, court, pearls, player, turn
from tests.playing import legal, play, told, why, zone

FOUR = "sage hermit elder traitor"


@pytest.mark.rule("ABY 3.2", "ABY 3.3")
def test_plotting_twice_fills_the_court() -> None:
    """Scenario 3: pearls 3, court 4, deck 10."""
    state = turn(
        player(pearls=3),
        player(),
        court=FOUR,
        lord_deck="keeper miller reaper",
        lords_left=10,
        council="C1",
    )
    log = play(state, "plot")
    assert told(log) == ["fee 0 1 plot", "arrive keeper"]
    assert (legal(state), state.seat) == (["plot", "explore", "support crab"], ANN)
    log = play(state, "plot")
    assert told(log) == ["fee 0 1 plot", "arrive miller"]
    assert court(state) == [*FOUR.split(), "keeper", "miller"]
    assert len(zone(state, "lords", "deck")) == 8
    assert zone(state, "lords", "deck")[0] == "reaper"
    assert pearls(state) == [1, 1]
    assert legal(state) == ["explore", "support crab"]
    assert why(state, "plot") == "court-full"


@pytest.mark.rule("ABY 3.2", "ABY 6.19")
def test_the_new_lord_goes_to_the_free_space_farthest_from_the_deck() -> None:
    """The lords of the court lie side by side; the new one is next to the last of them."""
    state = turn(player(pearls=2), player(), court="elder keeper", lord_deck="slaver jailer")
    play(state, "plot", "plot")
    assert court(state) == ["elder", "keeper", "slaver", "jailer"]


@pytest.mark.rule("ABY 3.2")
def test_the_pearl_goes_to_the_treasury() -> None:
    state = turn(player(pearls=2), player(pearls=0), player(pearls=3), court=FOUR)
    play(state, "plot")
    assert pearls(state) == [1, 0, 3]


@pytest.mark.rule("ABY 3.3")
def test_without_a_pearl_there_is_no_plotting() -> None:
    """Scenario 4."""
    state = turn(player(pearls=0), player(), court=FOUR)
    assert (legal(state), why(state, "plot")) == (["explore"], "no-pearls")
    assert legal(turn(player(pearls=1), player(), court=FOUR)) == ["plot", "explore"]


@pytest.mark.rule("ABY 3.3", "ABY 3.8")
def test_the_slaver_pays_for_plotting() -> None:
    """Scenario 4, edge case 44: at 0 pearls an ally of the hand is sold first."""
    state = turn(
        player("C1", lords="slaver", pearls=0),
        player(),
        court=FOUR,
        lord_deck="keeper",
        council="Q1",
    )
    assert legal(state) == ["explore", "support squid", "sell crab1"]
    log = play(state, "sell crab1")
    assert told(log) == ["discard 0 crab1 slaver", "pearls 0 2 slaver"]
    assert pearls(state) == [2, 1]
    assert legal(state) == ["plot", "explore", "support squid"]
    play(state, "plot")
    assert (court(state), pearls(state)) == ([*FOUR.split(), "keeper"], [1, 1])


@pytest.mark.rule("ABY 3.3", "ABY 7.32")
def test_an_empty_deck_of_lords() -> None:
    """Scenario 5, edge case 7: no plotting, and nothing for the opportunist."""
    ann = player(lords="opportunist", pearls=3)
    state = turn(ann, player(), court=f"{FOUR} keeper", lords_left=0)
    assert legal(state) == ["explore"]
    assert why(state, "plot") == "lord-deck-empty"
    assert why(state, "oust sage") == "lord-deck-empty"
    state = turn(ann, player(), court=f"{FOUR} keeper", lord_deck="miller", lords_left=1)
    assert legal(state) == [
        "plot",
        "explore",
        "oust keeper",
        "oust traitor",
        "oust sage",
        "oust hermit",
        "oust elder",
    ]


@pytest.mark.rule("ABY 3.4", "ABY 10.6")
def test_plotting_the_last_lord_does_not_end_the_game() -> None:
    """Edge case 7."""
    state = turn(
        player(pearls=3),
        player(),
        court="sage hermit",
        lord_deck="miller",
        lords_left=1,
        council="C1 Q1",
    )
    log = play(state, "plot")
    assert told(log) == ["fee 0 1 plot", "arrive miller"]
    assert zone(state, "lords", "deck") == []
    assert zone(state, "ender") is None
    assert (court(state), pearls(state)) == (["sage", "hermit", "miller"], [2, 1])
    assert legal(state) == ["explore", "support crab", "support squid"]
    play(state, "support crab")
    assert (state.seat, zone(state, "ender")) == (BEN, None)


@pytest.mark.rule("ABY 3.3", "ABY 3.5")
def test_no_plotting_after_the_action() -> None:
    """Neither while he explores, nor before the second stack, nor at the end of the turn."""
    ann = player("C1", lords="slaver alchemist", pearls=5)
    state = turn(ann, player(pearls=0), court=FOUR, council="Q1 H1", deck="S3")
    play(state, "explore")
    assert legal(state) == ["take", "continue", "sell crab1"]
    assert why(state, "plot") == "another-decision (asked ally)"
    play(state, "take")
    assert legal(state) == ["sell crab1", "sell shellfish3", "end"]
    assert why(state, "plot") == "another-decision (asked end)"
    state = turn(ann, player(), court=FOUR, council="Q1 H1 S2")
    play(state, "support squid")
    assert why(state, "plot") == "another-decision (asked second-stack)"


@pytest.mark.rule("ABY 3.3", "ABY 3.5")
def test_he_may_plot_and_then_recruit_whom_he_found() -> None:
    state = turn(player("H5 H3", pearls=1), player(), court=FOUR, lord_deck="shepherd")
    assert legal(state) == ["plot", "explore"]
    play(state, "plot")
    assert legal(state) == ["explore", "recruit shepherd"]
    play(state, "recruit shepherd")
    assert zone(state, "players", ANN, "lords") == ["shepherd"]
    assert zone(state, "players", ANN, "affiliated") == ["seahorse3"]


@pytest.mark.rule("ABY 3.3")
@pytest.mark.parametrize("lords", [0, 1, 2, 3, 4, 5])
def test_any_free_space_will_do(lords: int) -> None:
    row = "sage hermit elder traitor schemer".split()[:lords]
    state = turn(player(), player(), court=" ".join(row), lord_deck="keeper", council="C1")
    play(state, "plot")
    assert court(state) == [*row, "keeper"]
    assert legal(state) == ["explore", "support crab"]
