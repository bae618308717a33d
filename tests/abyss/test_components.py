"""Chapter 1: what is in the box."""

from collections import Counter

import pytest

from lanternfish.games.abyss import cards as box
from tests.abyss.printed import CHECKSUMS, PRINTED, RACE_OF_GUILD
from tests.abyss.table import (
    ABYSS,
    ALLIES,
    ANN,
    EXPLORATION,
    LOCATIONS,
    LORDS,
    RACES,
    TOKENS,
    asked,
    court,
    finished,
    pearls,
    player,
    turn,
)
from tests.playing import legal, play, told, why, zone

ONCE = (
    "jailer seeker assassin hunter trader peddler shopkeeper invoker apprentice illusionist "
    "corruptor traitor schemer sage hermit elder"
).split()
LASTING = (
    "recruiter commander tamer ship-master landlord slaver shaman oracle alchemist "
    "master-of-magic opportunist diplomat treasurer"
).split()
FARMERS = "keeper reaper shepherd miller aquaculturalist landowner".split()


@pytest.mark.rule("ABY 1.1", "ABY 1.3")
def test_the_exploration_cards() -> None:
    """Scenario 1: 65 allies with 160 points, and 6 monsters."""
    deck = zone(ABYSS.deal(2, 3), "exploration", "deck")
    assert len(deck) == 71
    assert Counter(deck) == Counter(EXPLORATION)
    allies = [one for one in deck if one != "monster"]
    assert (len(allies), deck.count("monster")) == (65, 6)
    assert sum(int(ally[-1]) for ally in allies) == 160


@pytest.mark.rule("ABY 1.2", "ABY 1.3")
@pytest.mark.parametrize("race", ["jellyfish", "crab", "seahorse", "shellfish", "squid"])
def test_thirteen_allies_of_each_race(race: str) -> None:
    """Scenario 1."""
    deck = zone(ABYSS.deal(4, 5), "exploration", "deck")
    values = Counter(int(one[-1]) for one in deck if one.startswith(race))
    assert values == {5: 1, 4: 2, 3: 3, 2: 3, 1: 4}
    assert sum(value * count for value, count in values.items()) == 32


@pytest.mark.rule("ABY 1.1", "ABY 1.2", "ABY 1.3")
def test_exploration_cards_by_their_numbers() -> None:
    names = [f"{race}{value}" for race in RACES for value in (1, 2, 3, 4, 5)]
    assert RACES == ("jellyfish", "crab", "seahorse", "shellfish", "squid") == box.RACES
    assert list(box.ALLY_NAMES) == names
    assert list(box.CARD_NAMES) == [*names, "monster"]
    assert {name: number for number, name in enumerate([*names, "monster"])} == box.CARD
    assert [f"{RACES[box.RACE[n]]}{box.VALUE[n]}" for n in range(25)] == names
    assert list(box.COPIES) == [4, 3, 3, 2, 1] * 5 + [6]
    assert [box.CARD_NAMES[card] for card in box.EXPLORATION_BOX] == EXPLORATION
    assert len(ALLIES) == 65


@pytest.mark.rule("ABY 1.3")
def test_allies_of_the_same_race_and_value_are_alike() -> None:
    """Three of them in hand are one choice."""
    state = turn(player("C2 C2 C2 Q4", lords="slaver", pearls=0), player(), court="sage hermit")
    assert legal(state) == ["explore", "sell crab2", "sell squid4"]


@pytest.mark.rule("ABY 1.4", "ABY 1.5", "ABY 1.7")
def test_every_lord_as_it_is_printed() -> None:
    """Scenario 1: guild, cost, races, influence and keys of all 35."""
    assert len(PRINTED) == len(LORDS) == box.LORDS == 35
    assert list(box.LORD_NAMES) == LORDS
    assert {name: number for number, name in enumerate(LORDS)} == box.LORD
    assert list(box.LORD_BOX) == list(range(35))
    in_code = {
        name: (
            box.GUILDS[box.GUILD[lord]],
            box.COST[lord],
            box.RACES_ASKED[lord],
            box.INFLUENCE[lord],
            box.KEYS[lord],
        )
        for lord, name in enumerate(box.LORD_NAMES)
    }
    assert in_code == PRINTED


@pytest.mark.rule("ABY 1.5", "ABY 1.7")
def test_the_lords_added_up() -> None:
    """Scenario 1: 35 lords, influence 223, keys 16, cost 290, races 81; and by guild."""
    assert sum(box.INFLUENCE) == 223
    assert sum(box.KEYS) == 16
    assert sum(box.COST) == 290
    assert sum(box.RACES_ASKED) == 81
    for number, guild in enumerate(box.GUILDS):
        members = [lord for lord in range(35) if box.GUILD[lord] == number]
        added = [
            sum(column[lord] for lord in members)
            for column in (box.INFLUENCE, box.KEYS, box.COST, box.RACES_ASKED)
        ]
        assert (len(members), *added) == CHECKSUMS[guild]
        assert box.OF_GUILD[number] == sum(2**lord for lord in members)
    assert box.GUILDS == ("mage", "soldier", "farmer", "merchant", "politician", "ambassador")
    with_key = sum(2 ** LORDS.index(name) for name, row in PRINTED.items() if row[4])
    assert with_key == box.WITH_KEY


@pytest.mark.rule("ABY 1.4")
def test_every_lord_is_there_once() -> None:
    for seed in range(5):
        state = ABYSS.deal(3, seed)
        dealt = zone(state, "lords", "deck") + zone(state, "lords", "court")
        assert sorted(dealt) == sorted(LORDS)
    assert len(set(LORDS)) == 35


def races_for(lord: str) -> list[str]:
    """As many races as he asks for, his own among them."""
    guild, _, asked_for, _, _ = PRINTED[lord]
    first = RACE_OF_GUILD.get(guild, "crab")
    return [first, *(race for race in RACES if race != first)][:asked_for]


def one_of_each(races: list[str]) -> str:
    return " ".join(f"{race}1" for race in races)


@pytest.mark.rule("ABY 1.4", "ABY 1.5", "ABY 1.6")
@pytest.mark.parametrize("lord", LORDS)
def test_what_a_lord_asks_for_at_the_table(lord: str) -> None:
    """One ally of each race, and pearls for the rest: one pearl fewer is too few."""
    _, cost, asked_for, _, _ = PRINTED[lord]
    hand, missing = one_of_each(races_for(lord)), cost - asked_for
    state = turn(player(hand, pearls=missing), player(), court=lord)
    assert legal(state) == ["plot", "explore", f"recruit {lord}"]
    state = turn(player(hand, pearls=missing - 1), player(), court=lord)
    assert legal(state) == ["plot", "explore"]
    assert why(state, f"recruit {lord}") == (
        f"too-dear (cost {cost}, given {asked_for}, pearls {missing - 1})"
    )


@pytest.mark.rule("ABY 1.4", "ABY 1.5", "ABY 1.6")
@pytest.mark.parametrize("lord", LORDS)
def test_the_race_that_goes_with_his_guild(lord: str) -> None:
    """The four other races together do not bring a lord; an ambassador lacks only the fifth."""
    guild, _, _, _, _ = PRINTED[lord]
    mandatory = RACE_OF_GUILD.get(guild)
    others = [race for race in RACES if race != (mandatory or "squid")]
    state = turn(player(one_of_each(others), pearls=12), player(), court=lord)
    reason = f"lacks-race (lord {lord}, race {mandatory})"
    if mandatory is None:
        reason = "too-few-races (needed 5, given 4)"
    assert (legal(state), why(state, f"recruit {lord}")) == (["plot", "explore"], reason)


@pytest.mark.rule("ABY 1.5", "ABY 1.7")
@pytest.mark.parametrize("lord", LORDS)
def test_his_influence_at_the_end(lord: str) -> None:
    assert finished(player(lords=lord), player()).scores() == (PRINTED[lord][3], 0)


@pytest.mark.rule("ABY 1.5", "ABY 1.8", "ABY 2.10")
@pytest.mark.parametrize("lord", LORDS)
def test_his_key_is_the_third_one(lord: str) -> None:
    """With two key tokens besides, a lord with a key controls a location; another does not."""
    state = asked("ally", player(lords=lord, keys=2), player(), track="C1", row="jail")
    play(state, "take")
    if PRINTED[lord][4]:
        assert legal(state) == ["claim jail", "draw 1", "draw 2", "draw 3", "draw 4"]
    else:
        assert "claim jail" not in legal(state)


@pytest.mark.rule("ABY 1.8")
def test_powers_that_work_once_powers_that_last_and_farmers() -> None:
    """Scenario 1: 16 without a key, 13 with one, and 6 farmers, 3 of them with a key."""
    assert (len(ONCE), len(LASTING), len(FARMERS)) == (16, 13, 6)
    assert sorted([*ONCE, *LASTING, *FARMERS]) == sorted(LORDS)
    keys = dict(zip(LORDS, box.KEYS, strict=True))
    assert {keys[lord] for lord in ONCE} == {0}
    assert {keys[lord] for lord in LASTING} == {1}
    assert [keys[lord] for lord in FARMERS] == [1, 1, 1, 0, 0, 0]
    assert {keys[lord] for lord in ("sage", "hermit", "elder")} == {0}


@pytest.mark.rule("ABY 1.9")
def test_twenty_locations_each_once() -> None:
    """Scenario 1."""
    for seed in range(5):
        state = ABYSS.deal(3, seed)
        there = zone(state, "locations", "stack") + zone(state, "locations", "row")
        assert sorted(there) == sorted(LOCATIONS)
    assert len(set(LOCATIONS)) == box.LOCATIONS == 20
    assert list(box.LOCATION_NAMES) == LOCATIONS
    assert {name: number for number, name in enumerate(LOCATIONS)} == box.LOCATION
    assert list(box.LOCATION_BOX) == list(range(20))


@pytest.mark.rule("ABY 1.10")
def test_twenty_monster_tokens() -> None:
    """Scenario 1: two of 4, nine of 3, nine of 2; together 53."""
    for seed in range(5):
        pool = zone(ABYSS.deal(4, seed), "tokens", "pool")
        assert Counter(pool) == {4: 2, 3: 9, 2: 9}
        assert (len(pool), sum(pool)) == (20, 53)
    assert list(box.TOKEN_BOX) == TOKENS
    assert list(box.TOKEN_COPIES) == [9, 9, 2]


@pytest.mark.rule("ABY 1.11")
def test_the_spaces_of_the_board() -> None:
    """The fifth card must be taken, a seventh lord finds no space, the threat ends on 6."""
    state = asked("ally", player(pearls=0), player(pearls=0), track="C1 C1 C1 C1", deck="H2")
    log = play(state, "continue")
    assert told(log)[1:4] == ["reveal 0 seahorse2 5", "pearls 0 1 fifth", "take 0 seahorse2"]
    state = turn(player(pearls=3), player(), court="sage hermit elder traitor keeper", council="C1")
    play(state, "plot")
    assert len(court(state)) == 6
    assert why(state, "plot") == "court-full"
    state = asked("monster", player(), player(), track="M", deck="M", threat=5)
    play(state, "continue")
    assert zone(state, "threat") == 6
    play(state, "continue")
    assert zone(state, "threat") == 6
    assert (box.TRACK_SPACES, box.COURT_SPACES, box.THREAT_SPACES) == (5, 6, 6)


@pytest.mark.rule("ABY 1.12")
def test_pearls_and_key_tokens_do_not_run_out() -> None:
    """Edge case 2: more pearls and keys than any box has; no location is left to spend them."""
    rich = [player(pearls=400, keys=10), player(keys=10)]
    state = asked("reward", *rich, track="M", threat=6, stack_left=0)
    log = play(state, "reward KK")
    assert told(log) == ["reward 0 KK", "threat 1", "explored 0", "turn 1"]
    assert zone(state, "players", ANN, "keys") == 12
    state = asked("ally", *rich, track="C1 C1 C1 C1", deck="M", stack_left=0, threat=2)
    play(state, "continue", "reward PP")
    assert pearls(state) == [403, 1]
