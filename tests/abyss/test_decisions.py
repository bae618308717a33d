"""Chapter 11, positions: each decision has what it asks about, and no other has it."""

from typing import Any

import pytest

from tests.abyss.table import ANN, BEN, asked, cards, player, read, refused, written
from tests.abyss.tables import TABLES, entering
from tests.playing import legal

#: Whose power asks in each phase of an entering lord.
ASKERS = {
    **{name: name for name in ("jailer", "assassin", "commander", "hunter", "apprentice")},
    **{name: name for name in ("illusionist", "corruptor", "traitor", "schemer")},
    "exchange": "illusionist",
    "replace": "traitor",
}
EXPLORING = ("offer", "ally", "monster", "reward")
#: The plain tables, one for each phase.
PLAIN = [name for name in TABLES if "," not in name]


def changed(name: str, part: str = "choice", **changes: Any) -> dict[str, Any]:
    data: dict[str, Any] = TABLES[name]().to_dict()
    data[part] |= changes
    return data


@pytest.mark.rule("ABY 11.16", "ABY 11.11")
@pytest.mark.parametrize("phase", PLAIN)
def test_nobody_else_decides(phase: str) -> None:
    """Opponents decide about offers and discards, the active player about all the rest."""
    data: dict[str, Any] = TABLES[phase]().to_dict()
    wrong: list[int | None]
    if phase == "over":
        wrong = list(range(data["seats"]))
    elif phase in ("offer", "jailer", "commander"):
        wrong = [data["active"], None]
    else:
        wrong = [None, *(seat for seat in range(data["seats"]) if seat != data["active"])]
    for seat in wrong:
        told = "nobody" if seat is None else f"seat {seat}"
        problem = f"{told} does not decide in phase {phase!r}"
        assert refused(data | {"seat": seat}) == problem


@pytest.mark.rule("ABY 11.16")
@pytest.mark.parametrize("phase", [phase for phase in PLAIN if phase not in EXPLORING])
def test_cards_lie_on_the_track_only_during_an_exploration(phase: str) -> None:
    """Scenario 74: between turns the track is empty."""
    data: dict[str, Any] = TABLES[phase]().to_dict()
    data["exploration"]["deck"].remove("monster")
    data["exploration"]["track"] = ["monster"]
    assert refused(data) == f"no cards are on the track in phase {phase!r}"


@pytest.mark.rule("ABY 11.16")
@pytest.mark.parametrize("phase", EXPLORING)
def test_an_exploration_is_about_the_last_card_of_the_track(phase: str) -> None:
    seat = BEN if phase == "offer" else ANN
    assert refused(written(phase, seat=seat)) == f"phase {phase!r} needs a card on the track"
    monster = phase in ("monster", "reward")
    for track in ("M", "C1 C2 M") if not monster else ("C1", "M M C2"):
        problem = f"the last card of the track is not what {phase!r} is about"
        assert refused(written(phase, seat=seat, track=track)) == problem
    last = "M" if monster else "C1"
    for before in ("", "M ", "C2 ", "C2 M H1 "):
        assert read(written(phase, seat=seat, track=before + last)).seat == seat
    five = written(phase, seat=seat, track=f"C2 M H1 Q1 {last}")
    if phase in ("ally", "monster"):
        assert refused(five) == "on the fifth space there is nothing to decide"
    else:
        assert read(five).seat == seat


@pytest.mark.rule("ABY 11.16")
@pytest.mark.parametrize("phase", ["pay", "affiliate", *ASKERS])
def test_a_recruitment_is_under_way_until_all_powers_are_over(phase: str) -> None:
    problem = f"choice.recruiting or its lord does not fit {phase!r}"
    assert refused(changed(phase, recruiting=False, lord=None)) == problem
    assert refused(changed(phase, lord=None)) == problem
    assert refused(changed(phase, recruiting=False)) == problem


@pytest.mark.rule("ABY 11.16")
@pytest.mark.parametrize(
    "phase",
    [name for name in PLAIN if name not in ("pay", "affiliate", "pick", "smokers", *ASKERS)],
)
def test_no_other_decision_belongs_to_a_recruitment(phase: str) -> None:
    problem = f"choice.recruiting or its lord does not fit {phase!r}"
    assert refused(changed(phase, recruiting=True, lord="sage")) == problem
    assert refused(changed(phase, lord="sage")) == problem
    assert refused(changed(phase, recruiting=True)) == problem


@pytest.mark.rule("ABY 11.16")
@pytest.mark.parametrize(
    ("phase", "lord"),
    [
        *(("pay", lord) for lord in ("keeper", "shaman", "sage")),
        *(("affiliate", lord) for lord in ("keeper", "shaman", "sage")),
        *(("pick, by an ambassador", lord) for lord in ("sage", "shaman", "keeper", "hermit")),
        *(("smokers, by the illusionist", lord) for lord in ("elder", "shaman", "miller")),
        *(("smokers, by an ambassador", lord) for lord in ("sage", "illusionist", "miller")),
        *((phase, "sage") for phase in ASKERS),
        *((phase, "keeper") for phase in ASKERS),
        ("exchange", "traitor"),
        ("replace", "schemer"),
    ],
)
def test_a_decision_is_about_its_own_lord(phase: str, lord: str) -> None:
    problem = f"choice.lord is not the one that {phase.split(',', maxsplit=1)[0]!r} is about"
    assert refused(changed(phase, lord=lord)) == problem


@pytest.mark.rule("ABY 11.16")
@pytest.mark.parametrize("phase", ASKERS)
def test_a_lord_who_is_not_free_does_not_ask(phase: str) -> None:
    data: dict[str, Any] = TABLES[phase]().to_dict()
    own = data["players"][data["active"]]
    own["lords"].remove(ASKERS[phase])
    data["lords"]["deck"].append(ASKERS[phase])
    problem = f"choice.lord is not the one that {phase!r} is about"
    assert refused(data) == problem
    data["lords"]["deck"].pop()
    data["locations"]["stack"].remove("lost-tower")
    own["locations"]["lost-tower"] = [ASKERS[phase]]
    assert refused(data) == problem


@pytest.mark.rule("ABY 11.16")
def test_an_ambassador_draws_while_he_is_free_and_the_smokers_come_after() -> None:
    data = changed("pick, by an ambassador")
    data["players"][ANN]["lords"] = []
    data["locations"]["stack"].remove("abyss")
    data["players"][ANN]["locations"]["abyss"] = ["elder"]
    assert refused(data) == "choice.lord is not the one that 'pick' is about"
    for name in ("smokers, by an ambassador", "smokers, by the illusionist"):
        assert legal(read(changed(name)))[0] == "decline"


#: What belongs to which phases alone: what it is called, and how it is written.
BELONGING: list[tuple[str, dict[str, Any], tuple[str, ...]]] = [
    ("allies paid", {"paid": cards("C4")}, ("pay", "affiliate")),
    ("victim", {"victim": ANN}, ("assassin",)),
    ("location", {"location": "sanctuary"}, ("keys", "exchange")),
    ("tokens spent", {"spent": 1}, ("keys",)),
]


@pytest.mark.rule("ABY 11.16")
@pytest.mark.parametrize("phase", PLAIN)
def test_what_belongs_to_one_decision_is_in_no_other(phase: str) -> None:
    for what, choice, phases in BELONGING:
        if phase in phases:
            continue
        data = changed(phase, **choice)
        if what == "allies paid":
            data["exploration"]["deck"].remove("crab4")
        if what == "location":
            data["locations"]["stack"] = [x for x in data["locations"]["stack"] if x != "sanctuary"]
            for one in data["players"]:
                one["locations"].pop("sanctuary", None)
        assert refused(data) == f"phase {phase!r} has no {what}"
    if phase not in ("pick", "smokers"):
        data = changed(phase, "locations", drawn=["sanctuary"])
        data["locations"]["stack"].remove("sanctuary")
        assert refused(data) == f"phase {phase!r} has no locations drawn"


@pytest.mark.rule("ABY 11.16", "ABY 7.6")
@pytest.mark.parametrize(("own", "open_now"), [("parliament", "jail"), ("jail", "parliament")])
def test_any_location_can_be_the_only_one(own: str, open_now: str) -> None:
    """Ann has one location for the Illusionist to give away, and one lies in the row for it."""
    table = (player("", "illusionist", {own: "sage"}), player())
    giving = asked("illusionist", *table, row=open_now, choice=entering("illusionist"))
    assert legal(giving) == ["decline", f"trade {own}"]
    taking = entering("illusionist", location=own)
    assert legal(asked("exchange", *table, row=open_now, choice=taking)) == [f"claim {open_now}"]
