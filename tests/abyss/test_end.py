"""Chapter 10: how the game ends, and the last affiliation."""

from typing import Any

import pytest

import lanternfish as lf
from tests.abyss.service import hire, since
from tests.abyss.table import (
    ANN,
    BEN,
    CARA,
    asked,
    court,
    discard,
    hand,
    lords,
    pearls,
    player,
    turn,
)
from tests.playing import legal, play, told, why, zone

QUIET = "sage hermit elder"
#: Six lords without a key that asks for anything.
SIX = "miller invoker trader peddler apprentice jailer"


def turns(log: lf.Log) -> list[str]:
    return [line for line in told(log) if line.split()[0] in ("turn", "over", "end")]


@pytest.mark.rule("ABY 10.1", "ABY 10.3")
@pytest.mark.parametrize(
    ("ann", "ends"),
    [
        ({"lords": SIX}, True),
        ({"lords": SIX.partition(" ")[2]}, False),
        ({"lords": "miller trader jailer", "locations": {"jail": "keeper reaper tamer"}}, True),
        ({"lords": SIX, "slain": SIX}, True),
        ({"lords": "miller trader", "locations": {"jail": "keeper reaper tamer"}}, False),
    ],
    ids=["seven", "six", "under", "slain", "five"],
)
def test_the_seventh_lord_begins_the_end(ann: dict[str, Any], ends: bool) -> None:
    """Free, under locations and assassinated ones all count."""
    one = player("H1 H4 H5", pearls=0, **ann)
    state = turn(one, player(), court=f"landowner {QUIET}")
    log = hire(state, "landowner", "H1 H4 H5")
    assert since(log, "landowner") == [*(["end 0 lords"] if ends else []), "turn 1"]
    assert zone(state, "ender") == (ANN if ends else None)


@pytest.mark.rule("ABY 10.3")
def test_each_other_player_has_one_more_turn() -> None:
    """Scenario 63: Ben begins the end; then Cara, Dan, Ann, and it is over."""
    ben = player("H1 H4 H5", pearls=0, lords=SIX)
    state = turn(
        *(player(), ben, player(), player()), active=BEN, court=f"landowner {QUIET}",
        council="J1 C1 H2 S1",
    )  # fmt: skip
    log = hire(state, "landowner", "H1 H4 H5")
    assert turns(log) == ["end 1 lords", "turn 2"]
    log = play(state, "support jellyfish")
    assert turns(log) == ["turn 3"]
    log = play(state, "support crab")
    assert turns(log) == ["turn 0"]
    log = play(state, "support seahorse")
    assert turns(log) == ["over"]
    assert (state.seat, zone(state, "phase"), legal(state)) == (lf.NOBODY, "over", [])
    assert why(state, "explore") == "game-over"


@pytest.mark.rule("ABY 10.1", "ABY 10.3")
def test_the_turn_is_finished_first() -> None:
    """The seventh lord is the third key too: the location is still controlled."""
    ann = player("H3 H5", pearls=0, lords=SIX, keys=2)
    state = turn(ann, player(), court=f"shepherd {QUIET}", row="jail", stack_left=0)
    log = hire(state, "shepherd", "H3 H5")
    assert since(log, "shepherd") == [
        *("end 0 lords", "choose 0 jail row", "under 0 shepherd jail", "spend 0 jail"),
        *("spend 0 jail", "control 0 jail", "turn 1"),
    ]


@pytest.mark.rule("ABY 10.2")
@pytest.mark.parametrize(("left", "size", "ends"), [(3, 5, True), (4, 6, False), (0, 2, True)])
def test_a_court_that_cannot_be_filled_begins_the_end(left: int, size: int, ends: bool) -> None:
    """Scenario 8, edge case 8: the very last lord on the sixth space is enough."""
    ann = player("H3 H5", pearls=0)
    zones: dict[str, Any] = {"court": "shepherd sage elder", "lords_left": left, "council": "Q1"}
    state = turn(ann, player(), **zones)
    log = hire(state, "shepherd", "H3 H5")
    rows = since(log, "shepherd")
    assert rows[0] == "pearls 0 2 court"
    assert len([line for line in rows if line.startswith("arrive")]) == left
    assert rows[left + 1 :][:2] == (["end 0 court", "turn 1"] if ends else ["turn 1"])
    assert (len(court(state)), zone(state, "lords", "deck")) == (size, [])
    assert pearls(state) == [2, 1]


@pytest.mark.rule("ABY 10.2")
def test_with_three_left_at_court_an_empty_deck_ends_nothing() -> None:
    ann = player("H3 H5", pearls=0)
    state = turn(ann, player("J1"), court=f"shepherd {QUIET}", lords_left=0, council="Q1")
    log = hire(state, "shepherd", "H3 H5")
    assert since(log, "shepherd") == ["turn 1"]
    assert zone(state, "ender") is None


@pytest.mark.rule("ABY 10.2", "ABY 10.1")
def test_both_at_once_is_one_end() -> None:
    ann = player("H3 H5", pearls=0, lords=SIX)
    state = turn(ann, player(), court="shepherd sage elder", lords_left=0, council="Q1")
    log = hire(state, "shepherd", "H3 H5")
    assert since(log, "shepherd") == ["pearls 0 2 court", "end 0 court", "turn 1"]


@pytest.mark.rule("ABY 10.4")
def test_a_second_end_changes_nothing() -> None:
    """Edge case 49: Ben has his seventh lord in the last round; it is over after Cara."""
    ben = player("H1 H4 H5", pearls=0, lords=SIX)
    state = turn(
        *(player(), ben, player()), active=BEN, ender=ANN, court=f"landowner {QUIET}", council="Q1"
    )
    log = hire(state, "landowner", "H1 H4 H5")
    assert turns(log) == ["turn 2"]
    assert (zone(state, "ender"), len(lords(state, BEN))) == (ANN, 7)
    log = play(state, "support squid")
    assert turns(log) == ["over"]


@pytest.mark.rule("ABY 10.4", "ABY 10.5")
def test_an_eighth_lord_in_an_extra_turn() -> None:
    """Edge case 24: the seventh is the invoker; the extra turn comes first, then Ben's last."""
    six = "miller shopkeeper trader peddler apprentice jailer"
    ann = player("J3 J5 H1 H4 H5", pearls=0, lords=six)
    state = turn(ann, player(), court=f"invoker landowner {QUIET}", council="Q1")
    log = hire(state, "invoker", "J3 J5")
    assert since(log, "invoker") == ["invoke 0", "end 0 lords", "turn 0"]
    log = hire(state, "landowner", "H1 H4 H5")
    assert since(log, "landowner") == ["turn 1"]
    assert len(lords(state, ANN)) == 8
    log = play(state, "support squid")
    assert turns(log) == ["over"]


@pytest.mark.rule("ABY 10.5", "ABY 7.2")
@pytest.mark.parametrize("last", [BEN, CARA])
def test_an_extra_turn_among_the_last_turns(last: int) -> None:
    """Edge case 24: whoever has it, plays it before the others go on, or before it is over."""
    seats = [player(), player(), player()]
    seats[last] = player("J3 J5", pearls=0)
    state = turn(*seats, active=last, ender=ANN, court=f"invoker {QUIET}", council="Q1 C1")
    log = hire(state, "invoker", "J3 J5")
    assert turns(log) == [f"turn {last}"]
    log = play(state, "support squid")
    assert turns(log) == (["turn 2"] if last == BEN else ["over"])


@pytest.mark.rule("ABY 10.6")
def test_an_empty_deck_of_lords_alone_ends_nothing() -> None:
    """Scenario 10: it is emptied by plotting, and the round goes on; no pearls for exploring."""
    ann, ben = player(pearls=1), player(pearls=0)
    state = turn(ann, ben, court="sage elder", lords_left=1, council="Q1 C1", deck="M")
    play(state, "plot")
    assert zone(state, "lords", "deck") == []
    log = play(state, "support squid")
    assert told(log) == ["support 0 squid 1", "turn 1"]
    log = play(state, "explore", "fight", "reward P")
    assert turns(log) == ["turn 0"]
    assert (zone(state, "ender"), pearls(state)) == (None, [0, 1])


@pytest.mark.rule("ABY 10.7")
def test_the_hand_limit_holds_in_the_last_turn() -> None:
    """Edge case 43: six cards are affiliated from, not seven."""
    ann, ben = player(lords="commander"), player("J1 J2 C1 C2 H1 H2")
    state = turn(ann, ben, active=BEN, ender=ANN, council="Q1")
    play(state, "support squid")
    assert (zone(state, "phase"), state.seat) == ("limit", BEN)
    log = play(state, "discard squid1")
    assert turns(log) == ["over"]
    assert zone(state, "players", BEN, "affiliated") == ["jellyfish1", "crab1", "seahorse1"]


@pytest.mark.rule("ABY 10.8")
@pytest.mark.parametrize("own", ["", "master-of-magic"], ids=["without", "with"])
@pytest.mark.parametrize("edition", ["standard", "russian"])
def test_the_last_affiliation(own: str, edition: str) -> None:
    """Scenario 66: crab1 and one squid3 of four; the master of magic does nothing for it."""
    ann = player("C1 C4 Q3", lords=own, affiliated="C5")
    ben = player("J5 J4 S2 S2 S2")
    state = turn(ann, ben, ender=BEN, council="Q3", edition=edition)
    log = play(state, "support squid")
    assert told(log) == [
        *("support 0 squid 1", "affiliate 0 crab1", "affiliate 0 squid3", "tokens 0 "),
        *("affiliate 1 jellyfish4", "affiliate 1 shellfish2", "tokens 1 ", "over"),
    ]
    assert zone(state, "players", ANN, "affiliated") == ["crab1", "crab5", "squid3"]
    assert zone(state, "players", BEN, "affiliated") == ["jellyfish4", "shellfish2"]
    assert (hand(state, ANN), hand(state, BEN)) == ([], [])
    assert discard(state) == ["jellyfish5", "crab4", "shellfish2", "shellfish2", "squid3"]


@pytest.mark.rule("ABY 10.12")
def test_tokens_are_shown_at_the_end() -> None:
    """To all; and a theft is no secret any more."""
    ann = player(lords="hunter", tokens="4 2 3")
    theft = {"by": ANN, "from": BEN, "token": 4}
    state = turn(ann, player(tokens="3"), ender=BEN, council="Q3", theft=theft)
    log = play(state, "support squid")
    assert [line for line in told(log) if line.startswith("tokens")] == [
        "tokens 0 2 3 4",
        "tokens 1 3",
    ]
    assert zone(state, "tokens", "theft") is None
    assert state.scores() == (6 + 9 + 3, 3)


@pytest.mark.rule("ABY 10.19")
def test_players_who_never_recruit_have_no_end() -> None:
    """Edge case 50: four hundred turns; in the end all allies are in hand, and monsters come."""
    state = turn(player(pearls=0), player(pearls=0), seed=3)
    changes = 0
    while changes < 400:
        text = next(
            one for one in ("explore", "pass", "take", "fight", "reward P") if one in legal(state)
        )
        changes += len(turns(play(state, text)))
    assert len(hand(state, ANN)) + len(hand(state, BEN)) == 65
    assert (zone(state, "ender"), zone(state, "phase")) == (None, "main")
    assert sum(pearls(state)) == 400 - 65


@pytest.mark.rule("ABY 10.3", "ABY 10.1")
def test_with_two_players_the_other_has_one_turn() -> None:
    state = turn(player("H1 H4 H5", pearls=0, lords=SIX), player(), court=f"landowner {QUIET}")
    hire(state, "landowner", "H1 H4 H5")
    data: Any = state.to_dict()
    assert (data["active"], data["ender"], data["phase"]) == (BEN, ANN, "main")
    state = asked("ally", player(lords=SIX), player(), track="J1", active=BEN, ender=ANN)
    log = play(state, "take")
    assert turns(log) == ["over"]
