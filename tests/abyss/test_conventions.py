"""Chapter 11: how the engine asks, names and deals."""

from itertools import combinations

import pytest

import lanternfish as lf
from lanternfish.core.chance import fair, quick
from lanternfish.core.errors import BadSeed
from tests.abyss.table import (
    ABYSS,
    ANN,
    BEN,
    LOCATIONS,
    LORDS,
    RACES,
    asked,
    hand,
    player,
    turn,
)
from tests.abyss.tables import CROWD, TABLES, entering, spending
from tests.playing import legal, play, play_out, told, zone

ALLIES = [f"{race}{value}" for race in RACES for value in range(1, 6)]
REWARDS = "P M PP PM MM K KP KM KPP KPM KMM KK".split()


def every_text() -> list[str]:
    """All texts, in the order of the actions."""
    rows = [
        *(("plot", []), ("explore", []), ("buy", []), ("pass", []), ("take", []), ("fight", [])),
        *(("continue", []), ("reward", REWARDS), ("support", list(RACES)), ("recruit", LORDS)),
        *(("paid", []), ("pay", ALLIES), ("affiliate", ALLIES), ("discard", ALLIES)),
        *(("slay", LORDS), ("hunt", list("0123")), ("decline", []), ("enlist", LORDS)),
        *(("betray", LORDS), ("trade", LOCATIONS), ("claim", LOCATIONS), ("draw", list("1234"))),
        *(("choose", LOCATIONS), ("spend", [*LORDS, "token"]), ("swap", LOCATIONS)),
        *(("sell", ALLIES), ("purge", list(RACES)), ("oust", LORDS), ("end", [])),
    ]
    return [f"{word} {thing}".strip() for word, things in rows for thing in things or [""]]


@pytest.mark.rule("ABY 11.9", "ABY 11.3")
def test_every_action_has_one_text_that_gives_it_back() -> None:
    texts = [ABYSS.text(action) for action in range(ABYSS.actions)]
    assert texts == every_text()
    assert ABYSS.actions == len(set(texts)) == 431
    assert [ABYSS.parse(text) for text in texts] == list(range(431))


@pytest.mark.rule("ABY 11.9")
@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "Plot", "plot ", "reward", "reward PK", "support", "support mage", "recruit"),
        *("recruit crab1", "pay", "pay crab0", "pay crab6", "pay monster", "pay C3", "hunt 4"),
        *("draw 0", "draw 5", "draw", "spend", "spend tokens", "claim harbour", "end turn"),
        *("affiliate monster", "sell monster", "purge crab1", "swap 1", "oust token"),
        *(None, 3, b"plot", True),
    ],
)
def test_any_other_text_is_no_action(text: object) -> None:
    with pytest.raises(lf.BadAction) as slip:
        ABYSS.parse(text)
    example = (
        "plot, explore, buy, pass, take, continue, reward KPM, support crab, recruit jailer, "
        "pay crab3, paid, affiliate crab1, claim abyss, draw 4, choose depths, spend slaver, end"
    )
    assert str(slip.value) == f"{text!r} is no action here; actions look like: {example}"
    assert slip.value.values == {"text": str(text), "example": example}
    for sample in example.split(", "):
        assert ABYSS.text(ABYSS.parse(sample)) == sample


@pytest.mark.rule("ABY 11.9")
@pytest.mark.parametrize("number", [-1, 431, 10**30, True, 1.0, "0", None])
def test_what_is_no_number_of_an_action_has_no_text(number: object) -> None:
    with pytest.raises(lf.BadAction) as slip:
        ABYSS.text(number)
    like = "a number from 0 to 430"
    assert str(slip.value) == f"{number!r} is no action here; actions look like: {like}"
    assert (ABYSS.text(0), ABYSS.text(430)) == ("plot", "end")


@pytest.mark.rule("ABY 11.1", "ABY 11.3")
def test_nobody_is_asked_without_a_choice_and_choices_rise() -> None:
    """Scenario 75: but for the first action of the game, which is asked all the same."""
    for seed in range(12):
        state = ABYSS.deal(2 + seed % 3, seed)
        assert legal(state) == ["explore"]
        state.play(state.legal()[0])
        step = seed
        while state.seat != lf.NOBODY:
            moves = state.legal()
            assert len(moves) > 1
            assert list(moves) == sorted(set(moves))
            step += 1
            state.play(moves[step * 11 % len(moves)])


@pytest.mark.rule("ABY 11.1")
def test_the_first_action_is_asked_so_that_a_deal_shows_nothing() -> None:
    state = ABYSS.deal(3, 8)
    assert (zone(state, "phase"), zone(state, "exploration", "track")) == ("main", [])
    assert len(zone(state, "exploration", "deck")) == 71
    log = play(state, "explore")
    assert told(log)[0].startswith("reveal")


@pytest.mark.rule("ABY 11.1")
def test_a_later_action_without_a_choice_is_made_by_the_engine() -> None:
    """Ben can only explore, and nobody can buy from him: he is asked about the ally."""
    poor = player(pearls=0)
    state = asked("ally", poor, poor, track="C1", deck="J3")
    log = play(state, "take")
    assert told(log)[-2:] == ["turn 1", "reveal 1 jellyfish3 1"]
    assert (state.seat, legal(state)) == (BEN, ["take", "continue"])
    assert [ABYSS.text(action) for action in log.made] == ["explore"]


@pytest.mark.rule("ABY 11.2", "ABY 1.3")
def test_allies_that_are_alike_are_one_choice() -> None:
    jailed = asked(
        *("jailer", player("", "jailer"), player("C1 C1 C1 Q2 Q2")),
        seat=BEN,
        choice=entering("jailer"),
    )
    assert legal(jailed) == ["discard crab1", "discard squid2"]
    state = turn(player("C4 C4 C2 C2", "slaver"), player(), court="commander")
    assert legal(state) == ["plot", "explore", "recruit commander", "sell crab2", "sell crab4"]
    play(state, "recruit commander")
    assert legal(state) == ["pay crab2", "pay crab4"]


@pytest.mark.rule("ABY 11.3")
def test_the_order_of_the_choices_of_a_turn() -> None:
    state = turn(
        player("J5 J4 S5 S3 S1", "oracle slaver", pearls=3),
        player(),
        council="Q1 J1 C1",
        court="peddler invoker landowner illusionist",
    )
    assert legal(state) == [
        *("plot", "explore", "support jellyfish", "support crab", "support squid"),
        *("recruit invoker", "recruit illusionist", "recruit peddler"),
        *("sell jellyfish4", "sell jellyfish5", "sell shellfish1", "sell shellfish3"),
        *("sell shellfish5", "purge jellyfish", "purge crab", "purge squid"),
    ]


@pytest.mark.rule("ABY 11.3", "ABY 4.14")
@pytest.mark.parametrize(
    ("threat", "rewards"),
    [(1, "P M"), (2, "PP PM MM"), (3, "K"), (4, "KP KM"), (5, "KPP KPM KMM"), (6, "KK")],
)
def test_the_order_of_the_rewards(threat: int, rewards: str) -> None:
    state = asked("reward", player(), player(), track="M", threat=threat)
    assert legal(state) == [f"reward {reward}" for reward in rewards.split()]


@pytest.mark.rule("ABY 11.3")
def test_to_end_a_payment_and_to_decline_come_first_and_the_end_of_the_turn_last() -> None:
    paying = turn(player("C5 C4 C3", pearls=9), player(), court="commander")
    play(paying, "recruit commander", "pay crab3")
    assert legal(paying) == ["paid", "pay crab4", "pay crab5"]
    assert legal(TABLES["corruptor"]())[0] == "decline"
    assert legal(TABLES["smokers"]())[0] == "decline"
    assert legal(TABLES["end"]())[-1] == "end"
    assert legal(TABLES["source"]())[:3] == ["claim giant-clams", "claim abyss", "draw 1"]


def spellings(state: lf.State, way: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """All ways to end a payment, each as often as it can be spelled; no step is a dead end."""
    ways = []
    for action in state.legal():
        twin, log = state.copy(), lf.Log()
        twin.play(action, log)
        cards = [str(event["card"]) for event in log.whole() if event["what"] == "pay"]
        if zone(twin, "phase") == "pay":
            ways += spellings(twin, (*way, *cards))
        else:
            ways.append((*way, *cards))
    return ways


@pytest.mark.rule("ABY 11.4", "ABY 6.1", "ABY 6.2", "ABY 6.3", "ABY 6.4")
@pytest.mark.parametrize("pearls", [0, 2, 5])
@pytest.mark.parametrize(
    ("lord", "cost", "races", "mandatory"),
    [("commander", 8, 1, "crab"), ("reaper", 7, 2, "seahorse"), ("keeper", 6, 3, "seahorse")],
)
def test_every_payment_has_one_spelling(
    lord: str, cost: int, races: int, mandatory: str, pearls: int
) -> None:
    """Against all sets of the hand, tried one by one."""
    cards = "J1 C1 C3 C5 H2 H2 H4 Q3"
    state = turn(player(cards, pearls=pearls), player(), court=f"{lord} sage hermit elder")
    names = hand(state, ANN)
    sets = {
        row
        for count in range(1, 9)
        for row in combinations(names, count)
        if len({name[:-1] for name in row}) == races
        and mandatory in {name[:-1] for name in row}
        and sum(int(name[-1]) for name in row) + pearls >= cost
    }
    play(state, f"recruit {lord}")
    assert sorted(spellings(state)) == sorted(sets)


@pytest.mark.rule("ABY 11.6", "ABY 11.5", "ABY 11.7", "ABY 11.8")
def test_rows_of_steps_go_forward_only() -> None:
    """Lords before tokens, cards in card order; nothing is taken back."""
    keys = asked(
        *("keys", player("", "shaman keeper slaver", keys=2), player()), choice=spending("abyss")
    )
    play(keys, "spend shaman")
    assert legal(keys) == ["spend keeper", "spend slaver", "spend token"]
    limit = asked(*("limit", player(CROWD), player("", "commander")), choice={"from": "jellyfish1"})
    play(limit, "discard seahorse1")
    assert legal(limit) == ["discard seahorse3", "discard shellfish4", "discard squid5"]
    traitor = TABLES["traitor"]()
    play(traitor, "betray keeper")
    assert legal(traitor) == ["enlist shaman", "enlist sage"]
    illusionist = TABLES["illusionist"]()
    play(illusionist, "trade jail")
    assert legal(illusionist) == ["claim depths", "claim black-smokers"]


@pytest.mark.rule("ABY 11.12")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, "3", None, 2.0, True])
def test_only_two_three_or_four_can_play(seats: object) -> None:
    with pytest.raises(lf.BadSeats) as slip:
        ABYSS.deal(seats, 1)
    assert str(slip.value) == f"abyss cannot be played by {seats!r}; it takes 2, 3, 4 seats"
    assert ABYSS.seats == (2, 3, 4)
    assert [ABYSS.deal(count, 1).seats for count in ABYSS.seats] == [2, 3, 4]


@pytest.mark.rule("ABY 11.12")
def test_the_edition_is_the_only_option() -> None:
    assert ABYSS.options == {"edition": ("standard", "russian")}
    assert zone(ABYSS.deal(2, 1), "options") == {"edition": "standard"}
    assert zone(ABYSS.deal(2, 1, edition="russian"), "options") == {"edition": "russian"}
    one, two = ABYSS.deal(2, 1).to_dict(), ABYSS.deal(2, 1, edition="russian").to_dict()
    assert one | {"options": 0} == two | {"options": 0}
    with pytest.raises(lf.BadOption) as slip:
        ABYSS.deal(3, 1, edition="german")
    told_then = "option 'edition' of abyss cannot be 'german'; it can be: standard, russian"
    assert str(slip.value) == told_then
    with pytest.raises(lf.UnknownOption) as unknown:
        ABYSS.deal(3, 1, kraken="on")
    assert str(unknown.value) == "abyss has no option 'kraken'; it has: edition"
    assert (ABYSS.name, ABYSS.rules_version, repr(ABYSS)) == ("abyss", 1, "<Game abyss>")


@pytest.mark.rule("ABY 11.12")
@pytest.mark.parametrize("seed", ["7", 1.5, None, True, b"8"])
def test_a_seed_is_a_whole_number_or_a_chance(seed: object) -> None:
    with pytest.raises(BadSeed) as slip:
        ABYSS.deal(3, seed)
    assert str(slip.value) == f"a seed is a whole number or a chance, not {seed!r}"


@pytest.mark.rule("ABY 11.12", "ABY 11.13")
def test_a_deal_takes_any_whole_number_and_any_chance() -> None:
    deals = [ABYSS.deal(3, seed) for seed in (0, -1, 1, 2**64, 2**64 + 1, 10**40)]
    assert len({repr(deal.to_dict()) for deal in deals}) == len(deals)
    assert ABYSS.deal(3, quick(7)) == ABYSS.deal(3, 7)
    assert ABYSS.deal(3) == ABYSS.deal(3, 0)
    one, two = (ABYSS.deal(3, fair(b"secret", [b"a", b"b", b"c"])) for _ in range(2))
    assert one == two
    assert zone(one, "chance")["kind"] == "fair"


@pytest.mark.rule("ABY 11.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_deal_and_actions_give_the_same_game(seats: int) -> None:
    """Scenario 76: the same position, and the same story."""
    ends, stories = [], []
    for seed in (5, 5, 6):
        state, log = ABYSS.deal(seats, seed), lf.Log()
        play_out(state, seed, log)
        ends.append(state.to_dict())
        stories.append(log.whole())
    assert (ends[0], stories[0]) == (ends[1], stories[1])
    assert ends[0] != ends[2]


@pytest.mark.rule("ABY 11.13")
def test_chance_decides_nothing_but_shuffles_and_the_token_of_the_hunter() -> None:
    """Chance stands still, but for a new deck, the black smokers and a theft."""
    moved = {"shuffle": 0, "swap": 0, "steal": 0}
    for seed in range(6):
        state = ABYSS.deal(2 + seed % 3, seed)
        step, before = seed, zone(state, "chance")
        while state.seat != lf.NOBODY:
            log = lf.Log()
            step += 1
            state.play(state.legal()[step * 13 % len(state.legal())], log)
            now = zone(state, "chance")
            causes = {str(event["what"]) for event in log.whole()} & set(moved)
            assert causes or now == before
            for cause in causes:
                moved[cause] += now != before
            before = now
    assert min(moved.values()) > 0
