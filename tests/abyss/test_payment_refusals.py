"""Chapter 11: why a lord cannot be recruited, or a card not be paid."""

from collections.abc import Mapping
from itertools import count
from typing import Any

import pytest

from tests.abyss.table import ANN, hand, lords, player
from tests.abyss.tables import Make, at, main, paying, refused_with
from tests.playing import legal, play, why

Case = tuple[Make, str, str, Mapping[str, object]]


def short(
    hand: str = "J1 C4 H2 Q1", pearls: int = 1, lord: str = "commander", **zones: Any
) -> Make:
    return main(player(hand), player(), court=f"{lord} keeper")


#: The reasons of a recruitment.
RECRUITING: list[Case] = [
    (short(), "recruit shaman", "not-at-court", {"lord": "shaman"}),
    (short(), "recruit elder", "not-at-court", {"lord": "elder"}),
    (short(lord="slaver"), "recruit slaver", "lacks-race", {"lord": "slaver", "race": "shellfish"}),
    (short("C1"), "recruit keeper", "lacks-race", {"lord": "keeper", "race": "seahorse"}),
    (short("H1 H3 C2"), "recruit keeper", "too-few-races", {"needed": 3, "given": 2}),
    (short(lord="elder"), "recruit elder", "too-few-races", {"needed": 5, "given": 4}),
    (short("", lord="elder"), "recruit elder", "too-few-races", {"needed": 5, "given": 0}),
    (short(), "recruit commander", "too-dear", {"cost": 8, "given": 4, "pearls": 1}),
    (short("H1 C1 S1 S1"), "recruit keeper", "too-dear", {"cost": 6, "given": 4, "pearls": 1}),
    (short("C4 C2"), "recruit commander", "too-dear", {"cost": 8, "given": 6, "pearls": 1}),
    (
        main(player("C4 Q5", "diplomat", pearls=0), player("", "recruiter"), court="commander"),
        *("recruit commander", "too-dear", {"cost": 10, "given": 5, "pearls": 0}),
    ),
    *(
        (at("pay", player(hand, pearls=2), player(), court=lord, choice=paying(lord, paid)), *rest)
        for lord, hand, paid, rest in (
            ("keeper", "J1 C5 H2 S1", "J2", ("paid", "too-few-races", {"needed": 3, "given": 1})),
            ("keeper", "J1 C5 H2 S1", "", ("paid", "too-few-races", {"needed": 3, "given": 0})),
            (
                *("commander", "C4 C2", "C1"),
                ("paid", "too-dear", {"cost": 8, "given": 1, "pearls": 2}),
            ),
            ("commander", "C4 C2", "C1", ("pay crab3", "not-in-hand", {"card": "crab3"})),
            ("commander", "C4 C2 C1", "", ("pay squid5", "not-in-hand", {"card": "squid5"})),
            (
                *("commander", "C4 C2 C1", "C2"),
                ("pay crab1", "card-order", {"card": "crab1", "last": "crab2"}),
            ),
            (
                *("keeper", "J1 J5 H4 S1", "C3"),
                ("pay jellyfish5", "card-order", {"card": "jellyfish5", "last": "crab3"}),
            ),
            (
                *("commander", "C4 C2 S5", "C3"),
                ("pay shellfish5", "too-many-races", {"card": "shellfish5", "needed": 1}),
            ),
            (
                *("keeper", "H4 S1 Q1", "J1 C1 H1"),
                ("pay squid1", "too-many-races", {"card": "squid1", "needed": 3}),
            ),
            (
                *("keeper", "H4 S1 Q1", "J1 C1"),
                ("pay shellfish1", "misses-race", {"card": "shellfish1", "race": "seahorse"}),
            ),
            (
                *("keeper", "H4 S1 Q1 J1", ""),
                ("pay shellfish1", "misses-race", {"card": "shellfish1", "race": "seahorse"}),
            ),
            (
                *("reaper", "J5 C5 H4", "J1"),
                ("pay crab5", "misses-race", {"card": "crab5", "race": "seahorse"}),
            ),
            (
                *("commander", "C5 C4 C1", ""),
                ("pay crab5", "falls-short", {"card": "crab5", "missing": 8}),
            ),
            (
                *("traitor", "J5 C5 H5 Q3", ""),
                ("pay seahorse5", "falls-short", {"card": "seahorse5", "missing": 12}),
            ),
            (
                *("seeker", "J5 C1 C3 H1", "J1"),
                ("pay crab3", "falls-short", {"card": "crab3", "missing": 6}),
            ),
        )
    ),
]


@pytest.mark.rule("ABY 11.10", "ABY 6.1", "ABY 6.2", "ABY 6.4")
@pytest.mark.parametrize(("make", "text", "key", "values"), RECRUITING, ids=count(1))
def test_every_reason_and_its_values(
    make: Make, text: str, key: str, values: Mapping[str, object]
) -> None:
    """And nothing has changed."""
    refused_with(make(), text, key, values)


@pytest.mark.rule("ABY 11.10", "ABY 11.4")
def test_a_row_of_payments_is_refused_step_by_step() -> None:
    """The keeper costs six, of three races, seahorses among them; Ann has one pearl."""
    state = main(player("J1 C2 C2 H1 H3 S1", pearls=1), player(), court="keeper elder")()
    play(state, "recruit keeper")
    assert why(state, "paid") == "too-few-races (needed 3, given 0)"
    assert why(state, "pay shellfish1") == "misses-race (card shellfish1, race seahorse)"
    assert why(state, "pay seahorse1") == "falls-short (card seahorse1, missing 6)"
    play(state, "pay crab2")
    assert why(state, "pay jellyfish1") == "card-order (card jellyfish1, last crab2)"
    play(state, "pay crab2")
    assert why(state, "pay crab2") == "not-in-hand (card crab2)"
    play(state, "pay seahorse1")
    assert why(state, "paid") == "too-few-races (needed 3, given 2)"
    play(state, "pay shellfish1")
    assert legal(state) == ["affiliate seahorse1", "affiliate shellfish1"]


@pytest.mark.rule("ABY 11.10", "ABY 6.4")
def test_a_payment_can_be_ended_when_pearls_make_up_the_rest() -> None:
    state = main(player("C1 C2 C3 C4", pearls=3), player(), court="commander elder")()
    play(state, "recruit commander", "pay crab1")
    assert why(state, "paid") == "too-dear (cost 8, given 1, pearls 3)"
    play(state, "pay crab2")
    assert why(state, "paid") == "too-dear (cost 8, given 3, pearls 3)"
    assert why(state, "pay crab4") is None
    play(state, "pay crab3")
    assert why(state, "paid") is None


@pytest.mark.rule("ABY 11.10", "ABY 11.12", "ABY 6.8", "ABY 6.9")
@pytest.mark.parametrize(
    ("lords", "edition", "reasons"),
    [
        ("", "standard", [None, *[("not-lowest", 2)] * 2]),
        ("", "russian", [None, *[("not-lowest", 2)] * 2]),
        ("master-of-magic", "standard", [None] * 3),
        ("master-of-magic", "russian", [*[("not-highest", 5)] * 2, None]),
    ],
    ids=["lowest", "lowest in the russian edition", "any", "highest in the russian edition"],
)
def test_which_ally_is_affiliated_depends_on_the_master_of_magic(
    lords: str, edition: str, reasons: list[tuple[str, int] | None]
) -> None:
    """Scenario 37."""
    make = at(
        *("affiliate", player("", lords), player()),
        court="shaman",
        choice=paying("shaman", "J2 C3 S5"),
        edition=edition,
    )
    for card, reason in zip(("jellyfish2", "crab3", "shellfish5"), reasons, strict=True):
        if reason is None:
            assert why(make(), f"affiliate {card}") is None
        else:
            values = {"card": card, "value": reason[1]}
            refused_with(make(), f"affiliate {card}", reason[0], values)
    refused_with(make(), "affiliate crab2", "not-paid", {"card": "crab2"})


@pytest.mark.rule("ABY 11.10", "ABY 6.6")
def test_with_the_diplomat_no_race_is_missed() -> None:
    """The commander for squids; two races are still one too many."""
    state = main(player("J3 Q5 Q3", "diplomat", pearls=0), player(), court="commander elder")()
    play(state, "recruit commander")
    assert lords(state, ANN) == ["commander", "diplomat"]
    assert hand(state, ANN) == ["jellyfish3"]
    state = main(player("C4 Q5 Q3", "diplomat", pearls=5), player(), court="commander elder")()
    play(state, "recruit commander")
    assert why(state, "pay crab4") is None
    play(state, "pay squid3")
    assert why(state, "pay crab4") == "card-order (card crab4, last squid3)"
    state = main(player("C4 Q5 Q3", "diplomat", pearls=5), player(), court="commander elder")()
    play(state, "recruit commander", "pay crab4")
    assert hand(state, ANN) == ["squid3", "squid5"]
