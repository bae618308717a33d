"""The engine and a second referee, written from the rules alone, agree at every step."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

import lanternfish as lf
from tests.abyss.referee import Referee
from tests.abyss.referee_scoring import scores, winners
from tests.abyss.referee_table import LORDS as BOX
from tests.abyss.table import ALLIES, LOCATIONS, LORDS, player, turn
from tests.playing import legal

GAME = lf.game("abyss")
#: How a player goes about it: what begins with these words is chosen if it can be.
STYLES: dict[str, tuple[str, ...]] = {
    "any": (),
    "recruiter": ("recruit", "paid"),
    "spender": ("recruit", "pay ", "support", "buy"),
    "explorer": ("continue", "fight", "recruit", "reward K"),
    "buyer": ("buy", "continue", "support", "recruit"),
    "councillor": ("support", "take", "recruit"),
    "user": ("sell", "purge", "oust", "recruit", "support"),
    "plotter": ("plot", "recruit", "sell", "reward P", "oust"),
    "saver": ("recruit corruptor", "support", "fight", "take", "reward P", "sell", "enlist"),
    "traitor": ("recruit", "betray", "enlist", "trade", "claim", "support", "reward P"),
    "smoker": ("recruit", "claim black", "choose black", "swap", "trade", "draw 4", "reward K"),
    "collector": ("explore", "continue", "pass", "reward K", "reward M", "draw 4", "spend"),
}
#: After so many decisions everybody only wants to come to an end, and then it is enough.
PATIENCE, ENOUGH = 400, 1000
HASTE = ("recruit", "paid", "support")
EDITIONS = ("standard", "russian")
#: Games in which everything comes up that can: seats, edition, style, seed.
TELLING = (
    (4, "standard", "spender", 86),
    (4, "russian", "buyer", 28),
    (3, "standard", "explorer", 75),
    (3, "standard", "buyer", 88),
    (3, "russian", "explorer", 27),
    (4, "standard", "explorer", 75),
    (4, "standard", "user", 18),
    (4, "russian", "user", 18),
)


def from_decks(log: lf.Log) -> list[str]:
    """What the decks gave, in order."""
    names = {"reveal": "card", "arrive": "lord", "oust": "newcomer", "enter": "lord"}
    names |= {"uncover": "location", "token": "token", "steal": "token", "shuffle": "count"}
    return [
        f"{event['what']} {event[names[str(event['what'])]]}"
        for event in log.whole()
        if event["what"] in names and event.get("source") != "court"
    ]


def choose(state: lf.State, style: tuple[str, ...], pick: Random) -> str:
    texts = legal(state)
    liked = [text for text in texts if text.startswith(style)] if style else []
    return pick.choice(liked if liked and pick.random() < 0.9 else texts)


def compare(referee: Referee, state: lf.State) -> None:
    data: dict[str, Any] = state.to_dict()
    assert sorted(legal(state)) == sorted(referee.legal())
    referee.deck.look(data["exploration"]["deck"])
    referee.lord_deck.look(data["lords"]["deck"])
    referee.stack.look(data["locations"]["stack"])
    referee.pool.look(data["tokens"]["pool"])
    for name, part in referee.written().items():
        assert (name, data.pop(name)) == (name, part)
    assert set(data) == {"game", "rules", "seats", "options", "chance"}


def came_up(state: lf.State, style: tuple[str, ...], seed: int) -> Counter[str]:
    """Play a game before both; what was asked and chosen, and what the lords came to."""
    referee, pick, made = Referee(state.to_dict()), Random(seed), Counter[str]()
    compare(referee, state)
    for decision in range(ENOUGH):
        if state.seat == lf.NOBODY:
            break
        action = choose(state, style if decision < PATIENCE else HASTE, pick)
        made.update([f"asked {referee.phase}", f"chosen {action.split()[0]}"])
        log = lf.Log()
        state.play(GAME.parse(action), log)
        referee.play(action, from_decks(log))
        compare(referee, state)
    assert state.scores() == scores(referee.players)
    if referee.phase == "over":
        assert state.winners() == winners(referee.players)
    return made + Counter({f"worked {name}": n for name, n in referee.worked.items()})


def some(row: list[str], most: int, pick: Random) -> str:
    """A few cards from the end of a row."""
    return " ".join(row.pop() for _ in range(pick.randint(0, most)))


def late_player(
    lords: list[str], sites: list[str], allies: list[str], pick: Random
) -> dict[str, Any]:
    """What a player might have: two keys at most, and not yet seven lords."""
    under = {name: some(lords, 1, pick) for name in some(sites, 2, pick).split()}
    free = [lord for lord in some(lords, 3, pick).split() if lord != "shaman"]
    keys = [lord for lord in free if BOX[lord].key]
    slain = {*keys[2:], *(lord for lord in free if pick.random() < 0.2)}
    shaman = ["shaman"] if "shaman" in lords and len(keys) < 2 and pick.random() < 0.3 else []
    for lord in shaman:
        lords.remove(lord)
    return player(
        some(allies, 12, pick),
        " ".join(free + shaman),
        under,
        slain=" ".join(slain),
        pearls=pick.randint(0, 7),
        keys=pick.randint(0, max(0, 2 - len(keys) - len(shaman))),
        affiliated=some(allies, 3, pick),
        tokens=pick.choice(["", "2", "2 3"]),
    )


def late(lord: str, seats: int, edition: str, seed: int) -> lf.State:
    """A turn begins far on in some game: whoever has what, and decks that are nearly empty.

    The lord is in the court, and many an ally in the hand of the first player.
    """
    pick = Random(seed)
    lords, sites, allies = (pick.sample(row, len(row)) for row in (LORDS, LOCATIONS, ALLIES))
    lords.remove(lord)
    plenty = " ".join(allies.pop() for _ in range(9))
    players = [late_player(lords, sites, allies, pick) for _ in range(seats)]
    players[0]["hand"] = sorted([*players[0]["hand"], *plenty.split()], key=ALLIES.index)
    return turn(
        *players,
        court=f"{lord} {some(lords, 4, pick)}",
        council=some(allies, 6, pick),
        row=some(sites, 3, pick),
        lords_left=pick.randint(0, 6),
        stack_left=pick.randint(0, 5),
        pool_left=pick.randint(0, 3),
        threat=pick.randint(1, 6),
        edition=edition,
        seed=seed,
    )


@pytest.mark.rule("ABY 11.1", "ABY 11.2", "ABY 11.4", "ABY 11.5", "ABY 11.6", "ABY 11.7")
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_engine_and_the_second_referee_agree(seats: int, style: str) -> None:
    first = 2 * list(STYLES).index(style)
    for seed, edition in enumerate(EDITIONS, first):
        came_up(GAME.deal(seats, seed, edition=edition), STYLES[style], seed)


@pytest.mark.rule("ABY 6.12", "ABY 6.13", "ABY 11.15")
@pytest.mark.parametrize("lord", LORDS)
def test_they_agree_when_he_enters_late_in_the_game(lord: str) -> None:
    style = (f"recruit {lord}", "paid", "betray", "enlist", "trade", "slay")
    for seed, (seats, edition) in enumerate(product((2, 3, 4), EDITIONS), 6 * LORDS.index(lord)):
        came_up(late(lord, seats, edition, seed), style, seed)


@pytest.mark.rule("ABY 11.9")
def test_every_decision_and_every_power_comes_up() -> None:
    """The tests above would prove little if some of them never did."""
    words: Counter[str] = Counter()
    for seats, edition, style, seed in TELLING:
        words += came_up(GAME.deal(seats, seed, edition=edition), STYLES[style], seed)
    phases = (
        "main offer ally monster reward second-stack pay affiliate jailer assassin commander "
        "hunter apprentice illusionist exchange corruptor traitor replace schemer pick source "
        "keys smokers end limit"
    )
    verbs = (
        "plot explore buy pass take fight continue reward support recruit paid pay affiliate "
        "discard slay hunt decline enlist betray trade claim draw choose spend swap sell purge "
        "oust end"
    )
    powers = {name for name, lord in BOX.items() if lord.guild != "farmer"}
    powers |= {"landlord at the start", "commander at the end"}
    assert set(words) == {
        *(f"asked {phase}" for phase in phases.split()),
        *(f"chosen {verb}" for verb in verbs.split()),
        *(f"worked {power}" for power in powers),
    }
    assert min(words.values()) > 1
