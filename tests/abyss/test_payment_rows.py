"""Chapter 6: payments as rows of steps, checked against every choice of the hand."""

from random import Random

import pytest

import lanternfish as lf
from tests.abyss.paying import by_trying, payments
from tests.abyss.printed import PRINTED, RACE_OF_GUILD
from tests.abyss.table import (
    ALLIES,
    ANN,
    LORDS,
    RACES,
    cards,
    court,
    hand,
    in_order,
    lords,
    player,
    turn,
)
from tests.playing import legal, play, told, why, zone

#: Whose lords are in force: Ann's, Ben's.
VARIANTS = {
    "plain": ("", ""),
    "treasurer": ("treasurer", ""),
    "diplomat": ("diplomat", ""),
    "treasurer-and-diplomat": ("treasurer diplomat", ""),
    "recruiter": ("", "recruiter"),
    "treasurer-against-recruiter": ("treasurer", "recruiter"),
    "diplomat-against-recruiter": ("diplomat", "recruiter"),
    "shaman-against-recruiter": ("shaman", "recruiter"),
}


def cost_of(lord: str, own: str, bens: str, edition: str) -> int:
    cost = PRINTED[lord][1]
    if "recruiter" in bens and "shaman" not in own:
        cost = 2 * cost if edition == "russian" else cost + 2
    if "treasurer" in own:
        cost -= 2
    return cost


def expected(lord: str, row: list[str], pearls: int, setting: tuple[str, str, str]) -> object:
    guild, _, races, _, _ = PRINTED[lord]
    own, bens, edition = setting
    mandatory = None if "diplomat" in own else RACE_OF_GUILD.get(guild)
    return by_trying(row, pearls, cost_of(lord, own, bens, edition), races, mandatory)


def random_table(pick: Random, setting: tuple[str, str, str]) -> tuple[lf.State, list[str], int]:
    """A hand of up to seven allies, some pearls, six lords at court."""
    own, bens, edition = setting
    row = in_order(pick.sample(ALLIES, pick.randint(1, 7)), ALLIES)
    pearls = pick.choice([0, 1, 2, 3, 5, 8])
    there = [lord for lord in LORDS if lord not in f"{own} {bens}".split()]
    state = turn(
        player(" ".join(row), lords=own, pearls=pearls),
        player(lords=bens),
        court=" ".join(pick.sample(there, 6)),
        edition=edition,
        council="J1" if row.count("jellyfish1") < 4 else "C1",
    )
    return state, row, pearls


@pytest.mark.rule("ABY 6.1", "ABY 6.2", "ABY 6.3", "ABY 6.4", "ABY 6.5", "ABY 6.6", "ABY 11.4")
@pytest.mark.parametrize("edition", ["standard", "russian"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_steps_lead_to_every_payment_and_to_no_other(variant: str, edition: str) -> None:
    """Every step offered can be completed; every payment of the rules has one spelling."""
    setting = (*VARIANTS[variant], edition)
    pick = Random(f"{variant} {edition}")
    recruited = 0
    for _ in range(30):
        state, row, pearls = random_table(pick, setting)
        for lord in court(state):
            right = expected(lord, row, pearls, setting)
            assert (f"recruit {lord}" in legal(state)) == bool(right)
            if right:
                recruited += 1
                assert payments(state, lord) == right
    assert recruited >= 8


@pytest.mark.rule("ABY 6.1", "ABY 6.2", "ABY 11.4")
@pytest.mark.parametrize("lord", LORDS)
def test_every_lord_from_a_rich_hand(lord: str) -> None:
    """Two allies of each race: the rows of each lord, whatever races he asks for."""
    row = cards("J1 J3 C2 C2 H1 H4 S2 S5 Q3 Q4")
    state = turn(player(" ".join(row), pearls=6), player(), court=lord)
    assert payments(state, lord) == expected(lord, row, 6, ("", "", "standard"))


@pytest.mark.rule("ABY 11.4")
def test_cards_are_paid_in_card_order() -> None:
    """An ally before one already named is refused, as are other dead ends."""
    state = turn(player("J1 J2 C1 H1 H5 Q1", pearls=2), player(), court="reaper sage")
    play(state, "recruit reaper")
    pays = ["pay jellyfish1", "pay jellyfish2", "pay crab1", "pay seahorse1", "pay seahorse5"]
    assert legal(state) == pays
    assert why(state, "paid") == "too-few-races (needed 2, given 0)"
    assert why(state, "pay squid1") == "misses-race (card squid1, race seahorse)"
    play(state, "pay jellyfish2")
    assert legal(state) == ["pay seahorse1", "pay seahorse5"]
    assert why(state, "pay jellyfish1") == "card-order (card jellyfish1, last jellyfish2)"
    assert why(state, "pay crab1") == "misses-race (card crab1, race seahorse)"
    play(state, "pay seahorse5")
    assert lords(state, ANN) == ["reaper"]


@pytest.mark.rule("ABY 6.1", "ABY 11.4")
def test_no_race_too_many() -> None:
    """Once both races are there, only more of the last one can follow."""
    state = turn(player("C1 H2 H3 Q4", pearls=4), player(), court="reaper sage")
    play(state, "recruit reaper", "pay crab1", "pay seahorse2")
    assert legal(state) == ["paid", "pay seahorse3"]
    assert why(state, "pay squid4") == "too-many-races (card squid4, needed 2)"


@pytest.mark.rule("ABY 1.3", "ABY 11.4")
def test_forty_allies_in_hand() -> None:
    """All jellyfish, crabs and seahorses, and one squid."""
    row = [ally for ally in ALLIES if not ally.startswith(("shellfish", "squid"))]
    ann = player(" ".join([*row, "squid5"]), pearls=0, lords="slaver")
    six = "keeper reaper shepherd diplomat peddler elder"
    state = turn(ann, player(), court=six, council="S1")
    assert len(hand(state, ANN)) == 40
    sorts = [f"{race}{value}" for race in RACES[:3] for value in range(1, 6)]
    assert legal(state) == [
        "explore",
        "support shellfish",
        "recruit keeper",
        "recruit reaper",
        "recruit shepherd",
        *(f"sell {ally}" for ally in sorts),
        "sell squid5",
    ]
    keeper = state.copy()
    play(keeper, "recruit keeper")
    assert legal(keeper) == [f"pay {ally}" for ally in sorts[:10]]
    play(keeper, "pay crab3")
    assert legal(keeper) == [
        "pay crab3",
        "pay crab4",
        "pay crab5",
        *(f"pay {ally}" for ally in sorts[10:]),
    ]
    reaper = state.copy()
    play(reaper, "recruit reaper")
    assert legal(reaper) == [f"pay {ally}" for ally in sorts]
    play(reaper, "pay jellyfish5")
    assert legal(reaper) == [f"pay seahorse{value}" for value in range(1, 6)]
    play(state, "recruit shepherd")
    # 32 points of seahorses: each of them can begin, but the only 5 falls short alone.
    assert legal(state) == [f"pay seahorse{value}" for value in (1, 2, 3, 4)]


@pytest.mark.rule("ABY 6.3", "ABY 11.4")
def test_a_whole_race_is_paid() -> None:
    """Thirteen seahorses for the shepherd, who costs 8."""
    row = " ".join(ally for ally in ALLIES if ally.startswith("seahorse"))
    state = turn(player(row, pearls=0), player(), court="shepherd sage hermit elder")
    play(state, "recruit shepherd", *(f"pay {ally}" for ally in row.split()[:-1]))
    assert legal(state) == ["paid", "pay seahorse5"]
    log = play(state, "pay seahorse5")
    assert told(log)[:3] == ["pay 0 seahorse5", "paid 0 0", "affiliate 0 seahorse1"]
    assert hand(state, ANN) == []


@pytest.mark.rule("ABY 11.4", "ABY 11.15")
def test_a_payment_under_way_can_be_written_down() -> None:
    """Two that are alike and one more are paid of 8; a pearl or another card is still due."""
    state = turn(player("H2 H2 H3 H4 H5", pearls=3), player(), court="shepherd sage hermit elder")
    play(state, "recruit shepherd", "pay seahorse2", "pay seahorse2", "pay seahorse3")
    assert zone(state, "choice")["paid"] == ["seahorse2", "seahorse2", "seahorse3"]
    back = state.game().from_dict(state.to_dict())
    assert back.progress() == state.progress()
    assert legal(back) == legal(state) == ["paid", "pay seahorse4", "pay seahorse5"]
    play(back, "paid")
    assert zone(back, "players", ANN)["pearls"] == 2
