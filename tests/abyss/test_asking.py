"""Chapter 11, positions: a decision is asked where there is something to choose, and only there."""

from itertools import count
from typing import Any

import pytest

from tests.abyss.table import ANN, BEN, CARA, player, read, refused, written
from tests.abyss.tables import CROWD, entering, paying, spending
from tests.playing import legal


def nothing(phase: str, *players: dict[str, Any], **zones: Any) -> tuple[str, dict[str, Any]]:
    return phase, written(phase, players, **zones)


#: Decisions without what they ask about.
LACKING = [
    nothing("offer", player(), player(pearls=0), seat=BEN, track="C1"),
    nothing("offer", player(), player(), player(), seat=CARA, track="C1", bought=[BEN]),
    nothing("offer", player(), player(pearls=9), seat=BEN, track="C1", bought=[BEN]),
    nothing("second-stack", player("", "alchemist"), player()),
    nothing("second-stack", player(), player("", "alchemist"), council="C1"),
    nothing("second-stack", player("", "alchemist", slain="alchemist"), player(), council="C1"),
    nothing("pay", player("C4"), player(), court="commander", choice=paying("commander", "C2")),
    nothing("pay", player("C5 C4"), player(), court="keeper", choice=paying("keeper")),
    nothing("affiliate", player(), player(), court="reaper", choice=paying("reaper", "H5")),
    nothing("affiliate", player(), player(), court="reaper", choice=paying("reaper", "H5 C1 S1")),
    nothing("affiliate", player(), player(), court="reaper", choice=paying("reaper")),
    nothing("affiliate", player(), player(), court="reaper", choice=paying("reaper", "C4 Q3")),
    nothing("jailer", player("", "jailer"), player(), seat=BEN, choice=entering("jailer")),
    nothing(
        *("jailer", player("", "jailer"), player("C1", "shaman")),
        seat=BEN,
        choice=entering("jailer"),
    ),
    nothing("assassin", player("", "assassin"), player(), choice=entering("assassin")),
    nothing("assassin", player("", "assassin"), player(), choice=entering("assassin", victim=ANN)),
    nothing("assassin", player("", "assassin"), player(), choice=entering("assassin", victim=BEN)),
    nothing(
        *("assassin", player("", "assassin"), player("", "keeper", slain="keeper")),
        choice=entering("assassin", victim=BEN),
    ),
    nothing(
        *("assassin", player("", "assassin"), player("", "keeper shaman")),
        choice=entering("assassin", victim=BEN),
    ),
    nothing("hunter", player("", "hunter", tokens="2"), player(), choice=entering("hunter")),
    nothing(
        *("hunter", player("", "hunter"), player("", "shaman", tokens="2")),
        choice=entering("hunter"),
    ),
    nothing("apprentice", player("", "apprentice"), player(), choice=entering("apprentice")),
    nothing(
        *("illusionist", player("", "illusionist"), player("", "", {"jail": ""})),
        row="abyss",
        choice=entering("illusionist"),
    ),
    nothing(
        *("illusionist", player("", "illusionist", {"jail": ""}), player()),
        choice=entering("illusionist"),
    ),
    *(
        nothing(
            *("exchange", player("", "illusionist", {"jail": ""}), player("", "", {"chasm": ""})),
            row=row,
            choice=entering("illusionist", location=location),
        )
        for row, location in (("abyss", None), ("abyss", "chasm"), ("abyss", "abyss"), ("", "jail"))
    ),
    nothing("corruptor", player("", "corruptor", pearls=4), player(), choice=entering("corruptor")),
    nothing(
        *("corruptor", player("", "corruptor", pearls=5), player()),
        court="",
        choice=entering("corruptor"),
    ),
    nothing(
        "traitor",
        player("", "traitor", {"jail": "sage"}),
        player("", "keeper"),
        choice=entering("traitor"),
    ),
    nothing(
        *("traitor", player("", "traitor keeper"), player()), court="", choice=entering("traitor")
    ),
    nothing("replace", player("", "traitor"), player(), court="", choice=entering("traitor")),
    nothing("schemer", player("", "schemer"), player("", "keeper"), choice=entering("schemer")),
    nothing(
        *("schemer", player("", "schemer keeper"), player()),
        lords_left=0,
        choice=entering("schemer"),
    ),
    nothing("source", player(keys=2), player()),
    nothing("source", player("", "keeper slaver", keys=1, slain="keeper"), player()),
    nothing("source", player(keys=3), player(), stack_left=0),
    nothing("pick", player(keys=2), player(), drawn="abyss"),
    nothing("pick", player(keys=3), player()),
    nothing("pick", player(keys=3), player(), drawn="abyss depths jail chasm barracks"),
    nothing("pick", player("", "elder"), player(), choice=entering("elder")),
    nothing("keys", player(keys=3), player()),
    nothing("keys", player(keys=2), player(), choice=spending("abyss")),
    nothing("keys", player(keys=2), player(), choice=spending("abyss", "miller")),
    nothing("keys", player("", "miller", keys=2), player(), choice=spending("abyss")),
    nothing("keys", player(keys=1), player(), choice=spending("abyss", "keeper reaper slaver")),
    nothing("keys", player(), player(), choice=spending("abyss", "oracle keeper reaper slaver")),
    nothing("keys", player(keys=1), player(), choice=spending("abyss", "keeper", 2)),
    nothing("keys", player("", "slaver"), player(), choice=spending("abyss", "keeper", 1)),
    nothing("smokers", player(), player("", "", {"black-smokers": ""})),
    nothing("smokers", player("", "", {"black-smokers": ""}), player(), stack_left=0),
    nothing("end", player("C1"), player("", "slaver")),
    nothing("end", player("", "slaver"), player("C1")),
    nothing("end", player("C1", "slaver"), player(), used="slaver"),
    nothing("end", player("C1", "slaver", slain="slaver"), player()),
    nothing("end", player("", "oracle"), player()),
    nothing("end", player("", "opportunist"), player(), court=""),
    nothing("end", player("", "opportunist"), player(), lords_left=0),
]


@pytest.mark.rule("ABY 11.16")
@pytest.mark.parametrize(("phase", "data"), LACKING, ids=count(1))
def test_a_decision_without_what_it_asks_about_is_named(phase: str, data: dict[str, Any]) -> None:
    assert refused(data) == f"nothing can be asked in phase {phase!r} here"


SIX = "J1 J1 C1 C2 H1 H3"


@pytest.mark.rule("ABY 11.16", "ABY 7.12", "ABY 11.5")
@pytest.mark.parametrize("phase", ["commander", "limit"])
def test_a_hand_limit_needs_a_seventh_card_and_enough_that_follow(phase: str) -> None:
    def crowded(hand: str, last: str, lords: str = "") -> dict[str, Any]:
        ann, ben = player("", "commander"), player(hand, lords)
        if phase == "limit":
            return written(phase, (ann, ben), active=BEN, choice={"from": last})
        return written(phase, (ann, ben), seat=BEN, choice=entering("commander", **{"from": last}))

    problem = f"nothing can be asked in phase {phase!r} here"
    assert refused(crowded(SIX, "jellyfish1")) == problem
    assert refused(crowded(f"{SIX} S4", "jellyfish1", "shaman")) == problem
    assert refused(crowded(f"{SIX} S4", "squid1")) == problem
    assert refused(crowded(CROWD, "squid5")) == problem
    assert legal(read(crowded(f"{SIX} S4", "shellfish4"))) == ["discard shellfish4"]
    assert legal(read(crowded(CROWD, "shellfish4"))) == ["discard shellfish4"]


@pytest.mark.rule("ABY 11.16", "ABY 7.12")
def test_the_limit_is_that_of_an_opponents_commander() -> None:
    problem = "nothing can be asked in phase 'limit' here"
    last = {"choice": {"from": "jellyfish1"}}
    assert refused(written("limit", (player(CROWD, "commander"), player()), **last)) == problem
    assert refused(written("limit", (player(CROWD), player()), **last)) == problem
    slain = player("", "commander", slain="commander")
    assert refused(written("limit", (player(CROWD), slain), **last)) == problem


def enough(phase: str, *players: dict[str, Any], **zones: Any) -> dict[str, Any]:
    return written(phase, players, **zones)


@pytest.mark.rule("ABY 11.16")
@pytest.mark.parametrize(
    ("data", "choices"),
    [
        (enough("offer", player(), player(), seat=BEN, track="C1"), "buy, pass"),
        (
            enough(
                *("offer", player(), player(), player(pearls=2)),
                seat=CARA,
                track="C1",
                bought=[BEN],
            ),
            "buy, pass",
        ),
        (enough("second-stack", player("", "alchemist"), player(), council="C1"), "support crab"),
        (
            enough(
                *("pay", player("C5", pearls=1), player()),
                court="commander",
                choice=paying("commander", "C2"),
            ),
            "pay crab5",
        ),
        (
            enough(
                "affiliate", player(), player(), court="reaper", choice=paying("reaper", "H5 C1")
            ),
            "affiliate crab1",
        ),
        (
            enough(
                *("jailer", player("", "jailer shaman"), player("C1")),
                seat=BEN,
                choice=entering("jailer"),
            ),
            "discard crab1",
        ),
        (
            enough(
                *("assassin", player("", "assassin"), player("", "keeper miller", slain="miller")),
                choice=entering("assassin", victim=BEN),
            ),
            "slay keeper",
        ),
        (
            enough(
                *("hunter", player("", "hunter"), player(tokens="2")), choice=entering("hunter")
            ),
            "hunt 1",
        ),
        (
            enough(
                *("corruptor", player("", "corruptor", pearls=5), player()),
                court="sage",
                choice=entering("corruptor"),
            ),
            "decline, enlist sage",
        ),
        (
            enough(
                *("traitor", player("", "traitor keeper", slain="keeper"), player()),
                court="sage",
                choice=entering("traitor"),
            ),
            "decline, betray keeper",
        ),
        (
            enough(
                "replace", player("", "traitor"), player(), court="sage", choice=entering("traitor")
            ),
            "enlist sage",
        ),
        (
            enough(
                *("apprentice", player("", "apprentice"), player()),
                council="C1",
                choice=entering("apprentice"),
            ),
            "support crab",
        ),
        (
            enough(
                *("illusionist", player("", "illusionist", {"parliament": ""}), player()),
                row="jail",
                choice=entering("illusionist"),
            ),
            "decline, trade parliament",
        ),
        (
            enough(
                *("illusionist", player("", "illusionist", {"jail": ""}), player()),
                row="parliament",
                choice=entering("illusionist"),
            ),
            "decline, trade jail",
        ),
        (
            enough(
                *("exchange", player("", "illusionist", {"parliament": ""}), player()),
                row="jail",
                choice=entering("illusionist", location="parliament"),
            ),
            "claim jail",
        ),
        (
            enough(
                *("exchange", player("", "illusionist", {"jail": ""}), player()),
                row="parliament",
                choice=entering("illusionist", location="jail"),
            ),
            "claim parliament",
        ),
        (enough("source", player(keys=3), player(), stack_left=1), "draw 1"),
        (enough("source", player(keys=3), player(), row="jail", stack_left=0), "claim jail"),
        (enough("pick", player(keys=3), player(), drawn="abyss"), "choose abyss"),
        (
            enough("pick", player(keys=3), player(), drawn="abyss depths jail chasm"),
            "choose chasm, choose abyss, choose depths, choose jail",
        ),
        (
            enough("pick", player("", "elder"), player(), drawn="jail", choice=entering("elder")),
            "choose jail",
        ),
        (enough("keys", player(keys=3), player(), choice=spending("abyss")), "spend token"),
        (
            enough("keys", player(keys=1), player(), choice=spending("abyss", "keeper reaper")),
            "spend token",
        ),
        (
            enough("keys", player(keys=1), player(), choice=spending("abyss", "", 2)),
            "spend token",
        ),
        (
            enough("smokers", player("", "", {"black-smokers": ""}), player(), stack_left=1),
            "decline, swap parliament",
        ),
        (enough("end", player("C1", "slaver"), player()), "sell crab1, end"),
        (enough("end", player("", "oracle"), player(), council="C1"), "purge crab, end"),
        (
            enough("end", player("", "opportunist"), player(), court="sage", lords_left=1),
            "oust sage, end",
        ),
    ],
    ids=count(1),
)
def test_a_decision_with_just_enough_is_read(data: dict[str, Any], choices: str) -> None:
    assert ", ".join(legal(read(data))) == choices
