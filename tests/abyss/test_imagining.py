"""Chapter 12: the worlds that a seat can imagine, and how likely each of them is."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

import lanternfish as lf
from lanternfish.core.chance import fair, quick
from tests.abyss.table import ABYSS, ANN, BEN, CARA, SPECTATOR, TOKENS, left_over, player, turn
from tests.abyss.tables import TABLES
from tests.playing import play, play_out, zone


def likely(
    view: lf.View, look: Callable[[dict[str, Any]], tuple[Any, ...]], cases: list[tuple[Any, ...]]
) -> None:
    """Each world of a view comes about as often as it does among all equally likely cases."""
    chance = quick(11)
    rounds = 600
    found = Counter(look(view.sample(chance).to_dict()) for _ in range(rounds))
    expected = Counter(cases)
    assert set(found) == set(expected)
    for case, times in expected.items():
        mean = rounds * times / len(cases)
        # Five standard deviations to either side.
        assert abs(found[case] - mean) < 5 * mean**0.5


def tops(world: dict[str, Any]) -> tuple[Any, ...]:
    decks = world["exploration"]["deck"], world["lords"]["deck"], world["locations"]["stack"]
    return tuple(card for deck in decks for card in deck)


@pytest.mark.rule("ABY 12.6", "ABY 12.4")
@pytest.mark.parametrize("seat", [ANN, BEN, SPECTATOR])
def test_every_order_of_the_decks_is_as_likely(seat: int) -> None:
    """Three cards, two of them alike, two lords, two locations: 24 orders, 12 to be told apart."""
    state = turn(
        *(player(), player()),
        deck="M C1 C1",
        deck_left=3,
        lord_deck="sage keeper",
        lords_left=2,
        court="elder",
        stack="jail abyss",
        stack_left=2,
    )
    cases = [
        (*one, *two, *three)
        for one in permutations(("monster", "crab1", "crab1"))
        for two in permutations(("sage", "keeper"))
        for three in permutations(("jail", "abyss"))
    ]
    likely(state.view(seat), tops, cases)


def few(*rows: str, unknown: str, theft: dict[str, int] | None = None) -> lf.State:
    """Ann has all tokens but a few; those that the others do not have are the pool."""
    rest = left_over(TOKENS, [int(token) for token in unknown.split()])
    ann = player(tokens=" ".join(str(token) for token in rest))
    others = [player(tokens=row) for row in rows]
    if theft is not None:
        others[theft["by"] - 1]["lords"] = ["hunter"]
    return turn(ann, *others, theft=theft)


def shares(world: dict[str, Any]) -> tuple[Any, ...]:
    return (
        *(tuple(one["tokens"]) for one in world["players"][1:]),
        tuple(world["tokens"]["pool"]),
    )


@pytest.mark.rule("ABY 12.6", "ABY 12.4", "ABY 12.2")
def test_every_share_of_the_unknown_tokens_is_as_likely() -> None:
    """Ann knows 16 tokens; Ben has one of the others, Cara two, the pool one."""
    state = few("3", "2 4", unknown="2 3 3 4")
    cases = [
        ((ben,), tuple(sorted((one, two))), (left,))
        for ben, one, two, left in permutations((2, 3, 3, 4))
    ]
    likely(state.view(ANN), shares, cases)


@pytest.mark.rule("ABY 12.6", "ABY 12.4")
def test_the_order_of_the_pool_is_as_unknown_as_the_tokens_of_others() -> None:
    state = few("3", "", unknown="2 3 4 4")
    cases = [
        ((ben,), (), rest) for ben, *most in permutations((2, 3, 4, 4)) for rest in [tuple(most)]
    ]
    likely(state.view(ANN), shares, cases)


@pytest.mark.rule("ABY 12.6", "ABY 12.5")
def test_who_was_not_there_imagines_any_token_to_be_the_stolen_one() -> None:
    """Ben has taken one of his two tokens from Cara, who has one left; the pool has one."""
    state = few("3 4", "2", unknown="2 3 3 4", theft={"by": BEN, "from": CARA, "token": 4})

    def look(world: dict[str, Any]) -> tuple[Any, ...]:
        return (world["tokens"]["theft"]["token"], *shares(world))

    cases = [
        (stolen, tuple(sorted((stolen, own))), (cara,), (left,))
        for stolen, own, cara, left in permutations((2, 3, 3, 4))
    ]
    likely(state.view(ANN), look, cases)


def robbed() -> lf.State:
    """Cara, who knows all tokens but three, was robbed of a 4 by Ben; Ann has one."""
    rest = left_over(TOKENS, [4, 2, 3, 3])
    return turn(
        player(tokens="3"),
        player("", "hunter", tokens="2 4"),
        player(tokens=" ".join(str(token) for token in rest)),
        theft={"by": BEN, "from": CARA, "token": 4},
    )


@pytest.mark.rule("ABY 12.6", "ABY 12.5")
def test_who_was_robbed_knows_where_the_token_is() -> None:
    state = robbed()

    def look(world: dict[str, Any]) -> tuple[Any, ...]:
        assert world["tokens"]["theft"] == {"by": BEN, "from": CARA, "token": 4}
        ann, ben, _ = (tuple(one["tokens"]) for one in world["players"])
        return ann, ben, tuple(world["tokens"]["pool"])

    cases = [((ann,), (ben, 4), (left,)) for ann, ben, left in permutations((2, 3, 3))]
    likely(state.view(CARA), look, cases)


@pytest.mark.rule("ABY 12.6", "ABY 12.5")
def test_the_thief_knows_his_own_tokens_and_which_was_stolen() -> None:
    for world in [robbed().view(BEN).sample(quick(seed)) for seed in range(40)]:
        assert zone(world, "players", BEN, "tokens") == [2, 4]
        assert zone(world, "tokens", "theft") == {"by": BEN, "from": CARA, "token": 4}
        assert [len(one["tokens"]) for one in zone(world, "players")] == [1, 2, 16]


@pytest.mark.rule("ABY 12.6")
def test_a_spectator_imagines_every_token() -> None:
    """Of 20 tokens anybody's first may be any: 9, 9 and 2 of 20."""
    view = turn(player(tokens="2"), player(tokens="4 4")).view(SPECTATOR)
    chance = quick(8)
    worlds = [view.sample(chance) for _ in range(400)]
    first = Counter(zone(world, "players", ANN, "tokens")[0] for world in worlds)
    assert set(first) == {2, 3, 4}
    assert abs(first[2] - 180) < 50
    assert abs(first[3] - 180) < 50
    assert abs(first[4] - 40) < 30
    for world in worlds[:20]:
        held = [token for one in zone(world, "players") for token in one["tokens"]]
        assert sorted([*held, *zone(world, "tokens", "pool")]) == TOKENS


@pytest.mark.rule("ABY 12.6", "ABY 12.3")
@pytest.mark.parametrize("name", TABLES)
def test_an_imagined_world_keeps_everything_that_is_known(name: str) -> None:
    """Hands, council and discard are remembered; only decks and unknown tokens are drawn."""
    state = TABLES[name]()
    truth: dict[str, Any] = state.to_dict()
    over = name.startswith("over")
    for seat in (SPECTATOR, *range(int(state.seats))):
        world = state.view(seat).sample(quick(9))
        data: dict[str, Any] = world.to_dict()
        for zone_name, deck in (("exploration", "deck"), ("lords", "deck"), ("locations", "stack")):
            assert sorted(data[zone_name][deck]) == sorted(truth[zone_name][deck])
            data[zone_name][deck] = truth[zone_name][deck]
        for other, one in enumerate(data["players"]):
            true = truth["players"][other]
            assert len(one["tokens"]) == len(true["tokens"])
            if seat != other and not over:
                one["tokens"] = true["tokens"]
        theft = truth["tokens"]["theft"]
        if theft is not None and seat not in (theft["by"], theft["from"]):
            data["tokens"]["theft"]["token"] = theft["token"]
        data["tokens"]["pool"] = truth["tokens"]["pool"]
        data["chance"] = truth["chance"]
        assert data == truth
        assert (world.seat, world.legal()) == (state.seat, state.legal())
        assert world.progress() == state.progress()
        assert state.to_dict() == truth


@pytest.mark.rule("ABY 12.6")
@pytest.mark.parametrize("name", TABLES)
def test_an_imagined_world_is_a_position_that_gives_back_the_very_view(name: str) -> None:
    state = TABLES[name]()
    for seat in (SPECTATOR, *range(int(state.seats))):
        view = state.view(seat)
        for world in (view.sample(quick(1)), view.sample(quick(2))):
            assert repr(world.view(seat).to_dict()) == repr(view.to_dict())
            assert ABYSS.from_dict(world.to_dict()).to_dict() == world.to_dict()


@pytest.mark.rule("ABY 12.6")
@pytest.mark.parametrize("name", TABLES)
def test_an_imagined_world_can_be_played_to_its_end(name: str) -> None:
    state = TABLES[name]()
    view = state.view(ANN)
    before = view.to_dict()
    world = view.sample(quick(2))
    play_out(world, 3)
    assert ABYSS.from_dict(world.to_dict()) == world
    assert view.to_dict() == before


@pytest.mark.rule("ABY 12.6")
def test_worlds_have_a_chance_of_their_own() -> None:
    view = TABLES["smokers"]().view(ANN)
    chance = quick(4)
    one, two = view.sample(chance), view.sample(chance)
    assert zone(one, "chance") != zone(two, "chance")
    assert zone(one, "chance")["kind"] == "quick"
    assert view.sample(quick(4)) == one
    assert zone(view.sample(fair(b"four", [])), "chance")["kind"] == "quick"


@pytest.mark.rule("ABY 12.3", "ABY 12.6")
def test_a_view_does_not_depend_on_how_the_table_came_about() -> None:
    """Played and written down: the same to see, and the same to imagine."""
    played = turn(player("", pearls=0), player("C3", pearls=0), deck="C1 M C2", seed=1)
    play(played, "explore", "continue", "continue", "take")
    written = turn(
        player("C2", pearls=0),
        player("C3", pearls=0),
        active=BEN,
        council="C1",
        discard="M",
        threat=2,
        seed=8,
    )
    for seat in (ANN, BEN, SPECTATOR):
        assert played.view(seat) == written.view(seat)
        worlds = [state.view(seat).sample(quick(1)) for state in (played, written)]
        assert worlds[0] == worlds[1]


@pytest.mark.rule("ABY 12.5", "ABY 12.6", "ABY 11.16")
@pytest.mark.parametrize("seat", [ANN, BEN, CARA, SPECTATOR])
def test_no_token_is_dealt_twice(seat: int) -> None:
    """The thief sits after somebody who has tokens himself."""
    theft = {"by": CARA, "from": BEN, "token": 4}
    players = (player(tokens="2 2 3 3"), player(tokens="4"), player("", "hunter", tokens="2 4"))
    state = turn(*players, theft=theft)
    for seed in range(20):
        world = state.view(seat).sample(quick(seed))
        world.check()
        assert world.view(seat) == state.view(seat)
