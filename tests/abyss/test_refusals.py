"""Chapter 11: an illegal action changes nothing and is answered with a reason."""

from collections.abc import Mapping
from itertools import count

import pytest

import lanternfish as lf
from tests.abyss.table import ABYSS, BEN, finished, player
from tests.abyss.tables import CROWD, TABLES, Make, at, entering, main, refused_with, spending
from tests.playing import play, why, zone

POWER = "main ally monster reward second-stack end"
#: Where each kind of action is spoken of.
PHASES_OF = {
    "plot": "main",
    "explore": "main",
    "buy": "offer",
    "pass": "offer",
    "take": "ally",
    "fight": "monster",
    "continue": "ally monster",
    "reward": "reward",
    "support": "main second-stack apprentice",
    "recruit": "main",
    "paid": "pay",
    "pay": "pay",
    "affiliate": "affiliate",
    "discard": "jailer commander limit",
    "slay": "assassin",
    "hunt": "hunter",
    "decline": "illusionist corruptor traitor schemer smokers",
    "enlist": "corruptor replace",
    "betray": "traitor schemer",
    "trade": "illusionist",
    "claim": "source exchange",
    "draw": "source",
    "choose": "pick",
    "spend": "keys",
    "swap": "smokers",
    **dict.fromkeys(("sell", "purge", "oust"), POWER),
    "end": "end",
}
DECISIONS = [name for name in TABLES if not name.startswith("over")]


@pytest.mark.rule("ABY 11.10")
@pytest.mark.parametrize("name", DECISIONS)
def test_an_action_of_another_decision_is_refused_as_such(name: str) -> None:
    """Every action at every table."""
    state = TABLES[name]()
    phase = zone(state, "phase")
    for action in range(ABYSS.actions):
        text = ABYSS.text(action)
        reason = why(state, text)
        if phase in PHASES_OF[text.split()[0]].split():
            assert reason is None or not reason.startswith("another-decision")
        elif text == "continue" and name == "reward, on the fifth space":
            assert reason == "fifth-space"
        else:
            assert reason == f"another-decision (asked {phase})"


@pytest.mark.rule("ABY 11.10")
@pytest.mark.parametrize("name", DECISIONS)
def test_what_is_legal_has_no_reason_against_it_and_everything_else_has(name: str) -> None:
    state = TABLES[name]()
    allowed = [action for action in range(ABYSS.actions) if state.why(action) is None]
    assert list(state.legal()) == allowed


@pytest.mark.rule("ABY 11.10")
@pytest.mark.parametrize(
    "nonsense", [-1, 431, 10**30, True, False, 1.0, "plot", None, (0,), b"\x00"], ids=count(1)
)
def test_what_is_no_action_at_all_is_refused(nonsense: object) -> None:
    for name in DECISIONS:
        state = TABLES[name]()
        before = state.to_dict()
        with pytest.raises(lf.IllegalAction) as slip:
            state.play(nonsense)
        assert str(slip.value) == f"{nonsense!r} is not allowed: not-an-action (last 430)"
        assert (slip.value.key, slip.value.values) == ("not-an-action", {"last": 430})
        assert state.to_dict() == before


Case = tuple[Make, str, str, Mapping[str, object]]

FULL = "sage hermit elder traitor miller trader"
FIFTH = TABLES["reward, on the fifth space"]
MAIN = main(player("C1", "slaver"), player(), court="sage hermit", council="C1")

#: The reasons of the turn, of exploring and of powers, with their values.
TURN: list[Case] = [
    (main(player(pearls=0), player()), "plot", "no-pearls", {}),
    (main(player(), player(), court=FULL), "plot", "court-full", {}),
    (main(player(pearls=0), player(), court=FULL, lords_left=0), "plot", "court-full", {}),
    (main(player(), player(), lords_left=0), "plot", "lord-deck-empty", {}),
    (main(player(pearls=0), player(), lords_left=0), "plot", "lord-deck-empty", {}),
    (FIFTH, "continue", "fifth-space", {}),
    (FIFTH, "reward KP", "other-reward", {"space": 5}),
    (FIFTH, "reward KK", "other-reward", {"space": 5}),
    (TABLES["reward"], "reward MM", "no-tokens", {"left": 1}),
    (TABLES["reward"], "reward M", "other-reward", {"space": 2}),
    (TABLES["reward"], "reward K", "other-reward", {"space": 2}),
    *(
        (
            at("reward", player(), player("", "tamer"), track="M", threat=threat, pool_left=left),
            *rest,
        )
        for threat, left, rest in (
            (5, 20, ("reward KPP", "other-reward", {"space": 4})),
            (5, 0, ("reward KM", "no-tokens", {"left": 0})),
            (1, 0, ("reward M", "no-tokens", {"left": 0})),
            (6, 1, ("reward KMM", "no-tokens", {"left": 1})),
        )
    ),
    (MAIN, "support jellyfish", "stack-empty", {"race": "jellyfish"}),
    (MAIN, "support squid", "stack-empty", {"race": "squid"}),
    (TABLES["second-stack"], "support crab", "stack-empty", {"race": "crab"}),
    (TABLES["apprentice"], "support squid", "stack-empty", {"race": "squid"}),
    (MAIN, "sell jellyfish1", "not-in-hand", {"card": "jellyfish1"}),
    (MAIN, "sell squid5", "not-in-hand", {"card": "squid5"}),
    (MAIN, "purge crab", "no-power", {"lord": "oracle"}),
    (MAIN, "purge squid", "no-power", {"lord": "oracle"}),
    (MAIN, "oust sage", "no-power", {"lord": "opportunist"}),
    (main(player("C1"), player("", "slaver")), "sell crab1", "no-power", {"lord": "slaver"}),
    (
        main(player("C1", "slaver"), player(), used="slaver"),
        *("sell crab1", "no-power", {"lord": "slaver"}),
    ),
    (
        main(player("", "oracle", slain="oracle"), player(), council="C1"),
        *("purge crab", "no-power", {"lord": "oracle"}),
    ),
    (
        main(player("", "", {"jail": "opportunist"}), player()),
        *("oust elder", "no-power", {"lord": "opportunist"}),
    ),
    (
        main(player("", "oracle"), player(), council="C1"),
        *("purge jellyfish", "stack-empty", {"race": "jellyfish"}),
    ),
    (TABLES["second-stack"], "purge squid", "stack-empty", {"race": "squid"}),
    (TABLES["ally, with a power"], "oust shaman", "not-at-court", {"lord": "shaman"}),
    (TABLES["ally, with a power"], "oust elder", "not-at-court", {"lord": "elder"}),
    (
        main(player("", "opportunist"), player(), lords_left=0),
        *("oust sage", "lord-deck-empty", {}),
    ),
    (TABLES["end"], "sell squid1", "not-in-hand", {"card": "squid1"}),
    (TABLES["end"], "oust elder", "no-power", {"lord": "opportunist"}),
]

COMMANDED = at(
    *("commander", player("", "commander"), player(CROWD)),
    seat=BEN,
    choice=entering("commander", **{"from": "crab2"}),
)
LIMITED = at(*("limit", player(CROWD), player("", "commander")), choice={"from": "crab1"})
KEYS = at(
    *(
        "keys",
        player("", "shaman keeper slaver treasurer miller", keys=1, slain="slaver"),
        player(),
    ),
    choice=spending("abyss"),
)
#: One lord is under the location, two keys are due: keeper and treasurer are left, or a token.
KEY = at(
    *("keys", player("", "shaman keeper treasurer", keys=1), player()),
    choice=spending("abyss", "oracle"),
)

#: The reasons of discards, of powers of entering lords and of control.
ENTERING: list[Case] = [
    (TABLES["affiliate"], "affiliate jellyfish2", "not-paid", {"card": "jellyfish2"}),
    (TABLES["affiliate"], "affiliate squid5", "not-paid", {"card": "squid5"}),
    (TABLES["affiliate"], "affiliate squid3", "not-lowest", {"card": "squid3", "value": 1}),
    (TABLES["jailer"], "discard jellyfish2", "not-in-hand", {"card": "jellyfish2"}),
    (TABLES["jailer"], "discard squid4", "not-in-hand", {"card": "squid4"}),
    (COMMANDED, "discard crab3", "not-in-hand", {"card": "crab3"}),
    (COMMANDED, "discard crab1", "card-order", {"card": "crab1", "last": "crab2"}),
    (COMMANDED, "discard squid5", "falls-short", {"card": "squid5"}),
    (LIMITED, "discard jellyfish1", "card-order", {"card": "jellyfish1", "last": "crab1"}),
    (LIMITED, "discard squid5", "falls-short", {"card": "squid5"}),
    (LIMITED, "discard squid4", "not-in-hand", {"card": "squid4"}),
    (TABLES["assassin"], "slay shaman", "not-a-target", {"lord": "shaman"}),
    (TABLES["assassin"], "slay jailer", "not-a-target", {"lord": "jailer"}),
    (TABLES["assassin"], "slay reaper", "not-a-target", {"lord": "reaper"}),
    (TABLES["assassin"], "slay elder", "not-a-target", {"lord": "elder"}),
    (TABLES["hunter"], "hunt 0", "not-a-victim", {"seat": 0}),
    (TABLES["hunter"], "hunt 3", "not-a-victim", {"seat": 3}),
    (TABLES["corruptor"], "enlist shaman", "not-at-court", {"lord": "shaman"}),
    (TABLES["replace"], "enlist elder", "not-at-court", {"lord": "elder"}),
    (TABLES["traitor"], "betray traitor", "not-a-target", {"lord": "traitor"}),
    (TABLES["traitor"], "betray reaper", "not-a-target", {"lord": "reaper"}),
    (TABLES["schemer"], "betray shaman", "not-a-target", {"lord": "shaman"}),
    (TABLES["schemer"], "betray elder", "not-a-target", {"lord": "elder"}),
    (TABLES["illusionist"], "trade parliament", "not-yours", {"location": "parliament"}),
    (TABLES["illusionist"], "trade black-smokers", "not-yours", {"location": "black-smokers"}),
    (TABLES["exchange"], "claim parliament", "not-open", {"location": "parliament"}),
    (TABLES["exchange"], "claim jail", "not-open", {"location": "jail"}),
    (TABLES["source"], "claim parliament", "not-open", {"location": "parliament"}),
    (TABLES["source"], "claim black-smokers", "not-open", {"location": "black-smokers"}),
    (
        at("source", player(keys=3), player(), stack_left=2),
        "draw 3",
        "stack-too-small",
        {"left": 2},
    ),
    (
        at("source", player(keys=3), player(), stack_left=2),
        "draw 4",
        "stack-too-small",
        {"left": 2},
    ),
    (
        at("source", player(keys=3), player(), row="jail", stack_left=0),
        *("draw 1", "stack-too-small", {"left": 0}),
    ),
    (TABLES["pick"], "choose parliament", "not-drawn", {"location": "parliament"}),
    (TABLES["pick"], "choose abyss", "not-drawn", {"location": "abyss"}),
    (TABLES["pick"], "choose black-smokers", "not-drawn", {"location": "black-smokers"}),
    (KEYS, "spend miller", "not-a-key", {"lord": "miller"}),
    (KEYS, "spend slaver", "not-a-key", {"lord": "slaver"}),
    (KEYS, "spend elder", "not-a-key", {"lord": "elder"}),
    (KEYS, "spend treasurer", "too-few-keys", {"lord": "treasurer", "needed": 3}),
    (KEYS, "spend token", "too-few-tokens", {"left": 1, "needed": 3}),
    (KEY, "spend shaman", "not-a-key", {"lord": "shaman"}),
    (KEY, "spend oracle", "not-a-key", {"lord": "oracle"}),
    (KEY, "spend token", "too-few-tokens", {"left": 1, "needed": 2}),
    (TABLES["keys, a lord and a token"], "spend slaver", "not-a-key", {"lord": "slaver"}),
    (TABLES["smokers"], "swap parliament", "not-in-stack", {"location": "parliament"}),
    (TABLES["smokers"], "swap black-smokers", "not-in-stack", {"location": "black-smokers"}),
]


@pytest.mark.rule("ABY 11.10")
@pytest.mark.parametrize(("make", "text", "key", "values"), TURN + ENTERING, ids=count(1))
def test_every_reason_and_its_values(
    make: Make, text: str, key: str, values: Mapping[str, object]
) -> None:
    """And nothing has changed."""
    refused_with(make(), text, key, values)


@pytest.mark.rule("ABY 11.10", "ABY 11.5")
def test_a_row_of_discards_is_refused_step_by_step() -> None:
    """Two of eight: after a shellfish only what follows it."""
    state = LIMITED()
    assert why(state, "discard shellfish4") is None
    play(state, "discard seahorse3")
    assert why(state, "discard seahorse1") == "card-order (card seahorse1, last seahorse3)"
    assert why(state, "discard seahorse3") == "not-in-hand (card seahorse3)"
    assert why(state, "discard squid5") is None


@pytest.mark.rule("ABY 11.10", "ABY 11.6")
def test_a_row_of_keys_is_refused_step_by_step() -> None:
    """Of four keys three: after the keeper no shaman, after a token no lord."""
    state = KEY()
    play(state, "spend keeper")
    assert why(state, "spend shaman") == "not-a-key (lord shaman)"
    assert why(state, "spend keeper") == "not-a-key (lord keeper)"
    assert why(state, "spend token") is None
    assert why(state, "spend treasurer") is None
    two = at("keys", player("", "slaver", keys=3), player(), choice=spending("abyss", "", 1))()
    assert why(two, "spend slaver") == "not-a-key (lord slaver)"


@pytest.mark.rule("ABY 11.11", "ABY 11.10")
def test_when_the_game_is_over_nothing_is_legal() -> None:
    state = finished(player(), player())
    assert (state.seat, state.legal()) == (lf.NOBODY, ())
    for action in range(ABYSS.actions):
        assert str(state.why(action)) == "game-over"
    with pytest.raises(lf.IllegalAction, match=r"^explore is not allowed: game-over$"):
        play(state, "explore")
    with pytest.raises(lf.IllegalAction, match="not-an-action"):
        state.play(431)


@pytest.mark.rule("ABY 11.11")
def test_a_game_that_was_played_to_its_end_asks_nobody() -> None:
    state = main(player("", pearls=0), player("", pearls=0), active=BEN, ender=0, deck="C1")()
    play(state, "explore", "take")
    assert (state.seat, state.legal(), list(state.moves())) == (lf.NOBODY, (), [])
    assert str(state.why(1)) == "game-over"
