"""Chapter 4: monsters, the threat, and the rewards."""

from typing import Any

import pytest

import lanternfish as lf
from lanternfish.games.abyss import cards as box
from tests.abyss.table import ANN, BEN, CARA, SPECTATOR, asked, discard, hand, pearls, player, turn
from tests.playing import legal, play, told, why, zone

#: ABY 4.14, as it is printed beside the threat track.
REWARDS = {1: "P M", 2: "PP PM MM", 3: "K", 4: "KP KM", 5: "KPP KPM KMM", 6: "KK"}
EVERY = [(space, reward) for space, row in REWARDS.items() for reward in row.split()]


def rewards(state: lf.State) -> list[str]:
    """What may be chosen of the space of the threat."""
    return [text.removeprefix("reward ") for text in legal(state)]


def fighting(*players: dict[str, Any], **zones: Any) -> lf.State:
    """Ann has decided to fight and is about to choose her reward."""
    return asked("reward", *(players or (player(), player())), **{"track": "M"} | zones)


@pytest.mark.rule("ABY 4.11", "ABY 4.12")
def test_the_first_card_is_a_monster() -> None:
    """Scenario 16: P or M; then the threat is on 1, the monster in the discard."""
    state = turn(player(pearls=0), player(pearls=5), deck="M", pool="4", council="C1")
    log = play(state, "explore")
    assert told(log) == ["reveal 0 monster 1"]
    assert (state.seat, legal(state)) == (ANN, ["fight", "continue"])
    log = play(state, "fight")
    assert told(log) == ["fight 0"]
    assert legal(state) == ["reward P", "reward M"]
    log = play(state, "reward P")
    assert told(log) == ["reward 0 P", "explored 0", "turn 1"]
    assert (pearls(state), zone(state, "threat")) == ([1, 5], 1)
    assert (discard(state), hand(state, ANN)) == (["monster"], [])


@pytest.mark.rule("ABY 4.11")
def test_a_monster_is_not_offered() -> None:
    """Ben and Cara have pearls enough, and are not asked."""
    state = turn(player(), player(pearls=9), player(pearls=9), deck="M")
    play(state, "explore")
    assert (state.seat, zone(state, "phase")) == (ANN, "monster")
    for text in ("buy", "pass", "take"):
        assert why(state, text) == "another-decision (asked monster)"


@pytest.mark.rule("ABY 4.11")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_going_on_raises_the_threat_by_one(space: int) -> None:
    state = asked("monster", player(), player(pearls=0), track="C1 M", threat=space, deck="J1")
    log = play(state, "continue")
    assert told(log) == [f"threat {space + 1}", "continue 0", "reveal 0 jellyfish1 3"]
    assert zone(state, "threat") == space + 1
    assert zone(state, "exploration", "track") == ["crab1", "monster", "jellyfish1"]


@pytest.mark.rule("ABY 4.11")
def test_the_threat_does_not_rise_above_six() -> None:
    """Scenario 18, edge case 38."""
    state = asked("monster", player(), player(pearls=0), track="M", threat=6, deck="J1")
    log = play(state, "continue")
    assert told(log) == ["continue 0", "reveal 0 jellyfish1 2"]
    assert zone(state, "threat") == 6


@pytest.mark.rule("ABY 4.11")
def test_only_the_decision_about_a_monster_moves_the_threat() -> None:
    """Edge case 37: neither a purchase nor going on from an ally, with an old monster there."""
    state = asked("monster", player(), player(), track="M", threat=2, deck="J1 C1 H1")
    play(state, "continue")
    assert zone(state, "threat") == 3
    log = play(state, "buy")
    assert told(log) == ["buy 1 jellyfish1 1 0", "reveal 0 crab1 2"]
    log = play(state, "continue")
    assert told(log) == ["continue 0", "reveal 0 seahorse1 3"]
    assert zone(state, "threat") == 3


@pytest.mark.rule("ABY 4.11", "ABY 4.12", "ABY 4.14")
def test_a_monster_left_and_another_one_fought() -> None:
    """Scenario 17: threat 5, on space 3 left, on space 4 fought: KK, and the threat is on 1."""
    state = asked(
        "monster", player(), player(pearls=0), track="C1 C2 M", threat=5, deck="M", council="Q1"
    )
    log = play(state, "continue", "fight")
    assert told(log) == [
        "threat 6",
        "continue 0",
        "reveal 0 monster 4",
        "fight 0",
        "reward 0 KK",
        "threat 1",
        "explored 0",
        "turn 1",
    ]
    assert zone(state, "players", ANN, "keys") == 2
    assert zone(state, "threat") == 1
    assert discard(state) == ["monster", "monster"]


@pytest.mark.rule("ABY 4.12", "ABY 4.19")
def test_a_fight_brings_no_ally() -> None:
    """The ally that lies there goes to the council."""
    state = asked("monster", player("S1"), player(), track="C5 M", threat=3)
    log = play(state, "fight")
    assert told(log) == ["fight 0", "reward 0 K", "threat 1", "explored 0", "turn 1"]
    assert hand(state, ANN) == ["shellfish1"]
    assert zone(state, "council")["crab"] == ["crab5"]


@pytest.mark.rule("ABY 4.13")
def test_a_monster_on_the_fifth_space_must_be_fought() -> None:
    """Scenario 19: threat 4; a pearl besides, KP or KM."""
    state = asked(
        "ally", player(pearls=0), player(pearls=0), track="C1 C1 C1 C1", deck="M", threat=4
    )
    log = play(state, "continue")
    assert told(log) == ["continue 0", "reveal 0 monster 5", "pearls 0 1 fifth", "fight 0"]
    assert rewards(state) == ["KP", "KM"]
    assert why(state, "continue") == "fifth-space"
    log = play(state, "reward KP")
    assert told(log) == ["reward 0 KP", "threat 1", "explored 0", "turn 1"]
    assert (pearls(state), zone(state, "players", ANN, "keys")) == ([2, 0], 1)


@pytest.mark.rule("ABY 4.13")
def test_no_pearl_for_a_monster_on_the_fourth_space() -> None:
    state = asked("ally", player(pearls=0), player(pearls=0), track="C1 C1 C1", deck="M", threat=3)
    play(state, "continue", "fight")
    assert (pearls(state), zone(state, "players", ANN, "keys")) == ([0, 0], 1)


@pytest.mark.rule("ABY 4.14")
@pytest.mark.parametrize("space", REWARDS)
def test_the_rewards_of_every_space(space: int) -> None:
    state = fighting(threat=space)
    assert rewards(state) == REWARDS[space].split()
    for other in box.REWARDS:
        if other not in REWARDS[space].split():
            assert why(state, f"reward {other}") == f"other-reward (space {space})"


@pytest.mark.rule("ABY 4.12", "ABY 4.14", "ABY 4.17")
@pytest.mark.parametrize(("space", "reward"), EVERY, ids=[reward for _, reward in EVERY])
def test_what_a_reward_brings(space: int, reward: str) -> None:
    """Keys, pearls, tokens from the top of the pool, and nothing for Ben."""
    state = fighting(threat=space, pool="4 3 2")
    log = play(state, f"reward {reward}")
    ann, ben = zone(state, "players")
    assert ann["keys"] == reward.count("K")
    assert ann["pearls"] == 1 + reward.count("P")
    assert ann["tokens"] == sorted([4, 3, 2][: reward.count("M")])
    assert ben == player()
    assert len(zone(state, "tokens", "pool")) == 20 - reward.count("M")
    assert zone(state, "threat") == 1
    tokens = [f"token 0 {value}" for value in (4, 3)][: reward.count("M")]
    back = ["threat 1"] if space > 1 else []
    assert told(log, ANN) == [f"reward 0 {reward}", *tokens, *back, "explored 0", "turn 1"]


@pytest.mark.rule("ABY 4.15")
@pytest.mark.parametrize(
    ("space", "left", "offered"),
    [
        (1, 0, "P"),
        (1, 1, "P M"),
        (2, 0, "PP"),
        (2, 1, "PP PM"),
        (2, 2, "PP PM MM"),
        (3, 0, "K"),
        (4, 0, "KP"),
        (4, 1, "KP KM"),
        (5, 0, "KPP"),
        (5, 1, "KPP KPM"),
        (5, 2, "KPP KPM KMM"),
        (5, 3, "KPP KPM KMM"),
        (6, 0, "KK"),
    ],
    ids="1-0 1-1 2-0 2-1 2-2 3-0 4-0 4-1 5-0 5-1 5-2 5-3 6-0".split(),
)
def test_the_pool_runs_out(space: int, left: int, offered: str) -> None:
    """Scenario 23, edge case 4."""
    state = fighting(threat=space, pool_left=left)
    assert rewards(state) == offered.split()
    for reward in REWARDS[space].split():
        if reward not in offered.split():
            assert why(state, f"reward {reward}") == f"no-tokens (left {left})"


@pytest.mark.rule("ABY 4.15")
def test_the_last_token_is_drawn() -> None:
    """Edge case 4: afterwards the pool is empty, and the first space gives a pearl only."""
    state = fighting(player(tokens="2"), player(), threat=2, pool="4", pool_left=1)
    play(state, "reward PM")
    assert zone(state, "tokens", "pool") == []
    assert zone(state, "players", ANN, "tokens") == [2, 4]
    state = asked("monster", player(pearls=0), player(), track="M", pool_left=0)
    log = play(state, "fight")
    assert told(log) == ["fight 0", "reward 0 P", "explored 0", "turn 1"]
    assert pearls(state) == [1, 1]


@pytest.mark.rule("ABY 4.16")
def test_the_threat_stays_from_turn_to_turn() -> None:
    """Ann leaves a monster; Ben leaves another, and fights the next."""
    state = asked(
        "monster", player(pearls=0), player(pearls=0), track="M", deck="C1 M M", council="Q1"
    )
    play(state, "continue", "take")
    assert (state.seat, zone(state, "threat")) == (BEN, 2)
    play(state, "explore", "continue")
    assert zone(state, "threat") == 3
    play(state, "fight")
    assert (zone(state, "threat"), zone(state, "players", BEN, "keys")) == (1, 1)


@pytest.mark.rule("ABY 4.17")
def test_a_token_is_kept_face_down() -> None:
    """Only who draws it looks at it; all see how many there are."""
    state = fighting(player(), player(), player(), threat=2, pool="4 3")
    log = play(state, "reward MM")
    assert told(log, ANN)[:3] == ["reward 0 MM", "token 0 4", "token 0 3"]
    for seat in (BEN, CARA, SPECTATOR):
        assert told(log, seat)[:3] == ["reward 0 MM", "token 0 ?", "token 0 ?"]
    assert zone(state, "players", ANN, "tokens") == [3, 4]


@pytest.mark.rule("ABY 4.14", "ABY 7.13")
@pytest.mark.parametrize("space", REWARDS)
def test_the_tamer_of_an_opponent(space: int) -> None:
    """Scenario 22: one space lower, but on the first space still the first."""
    state = fighting(player(), player(lords="tamer"), threat=space)
    assert rewards(state) == REWARDS[max(space - 1, 1)].split()


@pytest.mark.rule("ABY 4.14", "ABY 7.13")
@pytest.mark.parametrize(
    ("ann", "ben"),
    [
        (player(lords="shaman"), player(lords="tamer")),
        (player(), player(locations={"jail": "tamer"})),
        (player(), player(lords="tamer", slain="tamer")),
        (player(lords="tamer"), player()),
    ],
    ids=["protected", "under-a-location", "assassinated", "own"],
)
def test_a_tamer_without_effect(ann: dict[str, Any], ben: dict[str, Any]) -> None:
    """Scenario 22: threat 5 gives what space 5 gives."""
    state = fighting(ann, ben, threat=5)
    assert rewards(state) == ["KPP", "KPM", "KMM"]
    log = play(state, "reward KPP")
    assert told(log)[:2] == ["reward 0 KPP", "threat 1"]
