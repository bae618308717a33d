# ruff: noqa: RUF001
"""What happened at a table of Abyss, told in a few lines, and to nobody what is a secret."""

from typing import Any

import pytest

from lanternfish import NOBODY, Log
from lanternfish.terminal.face import Scene
from lanternfish.texts import texts_in
from tests.diver import ENGLISH, FACE, Diver


def told(*events: dict[str, Any], you: int | None = None) -> list[str]:
    view = Diver(1, ["Ann", "Ben"]).view(NOBODY).to_dict()
    return FACE.tell(events, Scene(view, you, ("Ann", "Ben"), ENGLISH))


def event(what: str, **values: object) -> dict[str, Any]:
    return {"what": what, "seat": 0, **values}


def test_an_exploration_is_a_few_lines() -> None:
    events = [
        event("turn"),
        event("reveal", card="jellyfish2", space=1),
        {"what": "pass", "seat": 1},
        event("continue"),
        event("reveal", card="monster", space=2),
        {"what": "threat", "space": 2},
        {"what": "threat", "space": 3},
        event("continue"),
        event("reveal", card="squid4", space=3),
        {"what": "buy", "seat": 1, "card": "squid4", "price": 1, "seller": 0},
        event("reveal", card="crab3", space=3),
        event("take", card="crab3"),
        event("pearls", count=1, by="fifth"),
        event("pearls", count=2, by="ship-master"),
        event("explored"),
    ]
    assert told(*events) == [
        "Ann turns up Jellyfish 2, Monster, Squid 4.",
        "The threat moves to space 3.",
        "Ben buys Squid 4 from Ann for 1 Pearl.",
        "Ann turns up Crab 3 and takes it.",
        "Ann gains 3 Pearls (fifth space, Ship Master).",
    ]
    assert told(*events, you=0)[2] == "Ben buys Squid 4 from you for 1 Pearl."


def test_a_token_is_told_to_who_may_know_it() -> None:
    fight = [event("fight"), event("reward", reward="KM")]
    known, unknown = event("token", token=4), event("token", token=None)
    back = {"what": "threat", "space": 1}
    assert told(*fight, known, back, you=0) == [
        "You fight the Monster and gain 1 Key, 1 Monster token (worth 4)."
    ]
    assert told(*fight, unknown, back) == [
        "Ann fights the Monster and gains 1 Key, 1 Monster token."
    ]
    assert told(event("steal", victim=1, token=None)) == ["Ann takes a Monster token from Ben."]
    assert told(event("steal", victim=1, token=3), you=1) == [
        "Ann takes a Monster token from you: 3."
    ]


def test_a_recruitment_is_one_line_and_control_another() -> None:
    events = [
        event("recruit", lord="slaver"),
        event("pay", card="shellfish1"),
        event("pay", card="shellfish5"),
        event("paid", pearls=0),
        event("affiliate", card="shellfish1"),
        event("enter", lord="slaver", source="court"),
        event("draw", count=2),
        event("uncover", location="jail"),
        event("uncover", location="abyss"),
        event("leave", location="abyss"),
        event("choose", location="jail", source="drawn"),
        event("under", lord="slaver", location="jail"),
        event("spend", location="jail"),
        event("spend", location="jail"),
        event("control", location="jail"),
    ]
    assert told(*events) == [
        "Ann recruits the Slaver with Shellfish 1, Shellfish 5; affiliated: Shellfish 1.",
        "Ann controls “The Jail”; under it: Slaver; 2 Key tokens spent; left open: The Abyss.",
    ]
    assert told(*events[:3], you=0) == ["You recruit the Slaver."]
    assert told(*events[6:9], you=0) == ["You draw Locations: The Jail, The Abyss."]


def test_lords_who_come_and_go() -> None:
    replaced = [
        event("betray", lord="keeper"),
        event("enter", lord="elder", source="court"),
        event("fee", count=5, by="corruptor"),
        event("enter", lord="sage", source="court"),
        {"what": "discard", "seat": 1, "card": "crab1", "by": "commander"},
        {"what": "discard", "seat": 1, "card": "squid2", "by": "commander"},
        {"what": "arrive", "lord": "miller"},
        {"what": "arrive", "lord": "trader"},
    ]
    assert told(*replaced) == [
        "Ann discards the Keeper; in his place comes: Elder.",
        "With the Corruptor Ann buys another Lord for 5 Pearls: Sage.",
        "Ben discards Crab 1, Squid 2 because of the Commander.",
        "New at the Court: Miller, Trader.",
    ]
    plotted = [event("fee", count=1, by="plot"), {"what": "arrive", "lord": "miller"}]
    assert told(*plotted, *plotted) == ["Ann plots at Court. New there: Miller, Miller."]


def test_a_turn_of_a_bot_is_a_few_lines() -> None:
    lengths = []
    for seed in range(3):
        table = Diver(seed, ["bot plankton"] * 3)
        while table.seat != NOBODY:
            active = table.opened()["active"]
            table.log = Log()
            while table.seat != NOBODY and table.opened()["active"] == active:
                table.let_bot_play()
            lengths.append(len(FACE.tell(table.log.sent(NOBODY), table.scene(NOBODY, ENGLISH))))
    assert sum(length <= 5 for length in lengths) > 0.8 * len(lengths)


def test_pearls_go_with_a_recruitment() -> None:
    events = [
        event("recruit", lord="slaver"),
        event("pay", card="shellfish5"),
        event("paid", pearls=3),
        event("affiliate", card="shellfish5"),
        event("enter", lord="slaver", source="court"),
    ]
    assert told(*events, you=0) == [
        "You recruit the Slaver with Shellfish 5 and 3 Pearls; affiliated: Shellfish 5."
    ]
    assert told(*events[1:3]) == [
        "Ann pays with Shellfish 5.",
        "Ann has paid for the Lord, with 3 Pearls.",
    ]
    assert told(event("paid", pearls=0)) == []
    assert told(events[3], event("affiliate", card="crab1")) == [
        "Ann affiliates Shellfish 5, Crab 1."
    ]


@pytest.mark.parametrize(
    ("language", "recruited", "bought", "pearls"),
    [
        (
            "ru",
            "Анна нанимает Укротительницу.",
            "Анна покупает морского конька 3 у вас за 2 жемчужины.",
            ["1 жемчужину", "2 жемчужины", "5 жемчужин"],
        ),
        (
            "uk",
            "Анна наймає Приборкувачку.",
            "Анна купує морського коника 3 у вас за 2 перлини.",
            ["1 перлину", "2 перлини", "5 перлин"],
        ),
        (
            "de",
            "Анна wirbt die Ausbilderin an.",
            "Анна kauft Seepferdchen 3 von dir für 2 Perlen.",
            ["1 Perle", "2 Perlen", "5 Perlen"],
        ),
    ],
)
def test_names_and_numbers_have_their_forms(
    language: str, recruited: str, bought: str, pearls: list[str]
) -> None:
    view = Diver(1, ["Ann", "Ben"]).view(NOBODY).to_dict()
    scene = Scene(view, 1, ("Анна", "Ben"), texts_in(language, "abyss"))
    assert FACE.tell([event("recruit", lord="tamer")], scene) == [recruited]
    sold = event("buy", card="seahorse3", price=2, seller=1)
    assert FACE.tell([sold], scene) == [bought]
    for count, form in zip((1, 2, 5), pearls, strict=True):
        assert form in FACE.tell([event("pearls", count=count, by="court")], scene)[0]
