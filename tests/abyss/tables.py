"""One table for each kind of decision, and for the end: to be written down, looked at, imagined."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

import lanternfish as lf
from tests.abyss.table import ABYSS, ANN, BEN, CARA, LORDS, asked, cards, finished, player, turn
from tests.playing import play

Make = Callable[[], lf.State]


def main(*players: dict[str, Any], **zones: Any) -> Make:
    """The active player is about to choose his action."""
    return lambda: turn(*players, **zones)


def at(phase: str, *players: dict[str, Any], **zones: Any) -> Make:
    """The middle of a turn."""
    return lambda: asked(phase, *players, **zones)


def refused_with(state: lf.State, text: str, key: str, values: Mapping[str, object]) -> None:
    """The action is refused for just this reason, and nothing changes."""
    before, moves = state.to_dict(), state.legal()
    with pytest.raises(lf.IllegalAction) as slip:
        play(state, text)
    assert (slip.value.key, slip.value.values) == (key, values)
    assert list(slip.value.values) == list(values)
    assert {type(value) for value in slip.value.values.values()} <= {int, str}
    assert slip.value.reason.to_dict() == {"key": key, "values": values}
    assert slip.value.action == ABYSS.parse(text)
    assert str(slip.value).startswith(f"{text} is not allowed: {key}")
    assert (state.to_dict(), state.legal()) == (before, moves)


def entering(lord: str, **more: Any) -> dict[str, Any]:
    """The choice while the power of a lord is carried out, or while he is paid for."""
    return {"recruiting": True, "lord": lord, **more}


def paying(lord: str, paid: str = "") -> dict[str, Any]:
    return entering(lord, paid=cards(paid))


def spending(location: str, under: str = "", spent: int = 0) -> dict[str, Any]:
    return {"location": location, "under": under.split(), "spent": spent}


def reading(card: str) -> dict[str, Any]:
    """The choice of who discards at the hand limit: the card named last."""
    return {"from": card}


def rich(hand: str = "J3 C2 S5 S1", **rest: Any) -> dict[str, Any]:
    """A player in the middle of the game: something of everything."""
    own: dict[str, Any] = {
        "lords": "keeper jailer",
        "locations": {"jail": "reaper tamer"},
        "affiliated": "J1 H2",
        "tokens": "2 4",
        "pearls": 3,
    }
    return player(hand, **own | rest)


def poor(hand: str = "Q1 Q4", **rest: Any) -> dict[str, Any]:
    own: dict[str, Any] = {"lords": "miller", "tokens": "3", "affiliated": "C1", "keys": 2}
    return player(hand, **own | rest)


def lying() -> lf.State:
    """Cara spends keys; Ann has stolen from Ben, who has bought and ended the game."""
    return asked(
        "keys",
        player("C2 J5 J1", "hunter keeper", slain="keeper", tokens="4 2", pearls=2),
        player("", "miller", {"jail": "sage", "abyss": ""}, affiliated="Q1 H5", tokens="3"),
        player("S1", "slaver treasurer", keys=1),
        active=CARA,
        bought=[BEN],
        used="slaver oracle",
        extra=1,
        ender=BEN,
        threat=3,
        track="",
        discard="M J1 M",
        council="C1 C5 J2",
        court="traitor shaman",
        out="invoker seeker",
        row="depths barracks",
        deck="M Q5",
        lord_deck="elder jailer",
        stack="city-of-mirrors parliament",
        pool="4 3",
        theft={"by": ANN, "from": BEN, "token": 4},
        choice={"location": "black-smokers", "under": ["reaper"], "spent": 0},
        seed=5,
    )


CROWD = "J1 J1 C1 C2 H1 H3 S4 Q5"

#: A position for each kind of decision, and the end; the first word is the phase.
TABLES: dict[str, Make] = {
    "main, a new game": lambda: ABYSS.deal(4, 3),
    "main": lambda: turn(
        *(rich(), poor()),
        council="S2 S3 Q1",
        court="master-of-magic slaver traitor",
        discard="M H4 H4",
        row="depths abyss",
        threat=4,
    ),
    "main, with powers": lambda: turn(
        *(poor(), rich(lords="slaver oracle"), player("H5", pearls=0)),
        active=BEN,
        council="J5 C5",
        used="oracle",
        out="commander sage",
        court="elder hermit seeker",
    ),
    "main, an extra turn of the russian edition": lambda: turn(
        *(player("J5 C3 S2", "master-of-magic"), player("", "recruiter")),
        edition="russian",
        extra=1,
        court="slaver shaman",
    ),
    "main, the last turns after a theft": lambda: turn(
        *(
            player("C3", " ".join(LORDS[7:14]), slain="tamer hunter", keys=0, tokens="3 3"),
            player("C3", tokens="2", pearls=2),
            player("C4", tokens="4"),
        ),
        active=CARA,
        ender=ANN,
        theft={"by": ANN, "from": BEN, "token": 3},
        court="keeper reaper",
    ),
    "main, no location anywhere": lambda: turn(
        *(player(keys=3), player("C3", "slaver keeper", keys=1)), stack_left=0
    ),
    "main, no token in the pool": lambda: turn(
        *(player(tokens="2"), player(tokens="3"), player()), pool_left=0
    ),
    "offer": lambda: asked(
        "offer",
        *(player(), player("J2", pearls=1), player(pearls=3), player(pearls=2)),
        track="J1 M C3",
        bought=[BEN],
        seat=CARA,
        discard="M",
    ),
    "offer, on the fifth space": lambda: asked(
        "offer",
        *(player(pearls=2), player()),
        active=BEN,
        seat=ANN,
        track="J1 C1 M H1 Q5",
    ),
    "ally": lambda: asked("ally", rich(), poor(), track="M S2", bought=[BEN]),
    "ally, with a power": lambda: asked(
        "ally", rich(lords="oracle opportunist"), poor(), track="Q2", council="H1", court="sage"
    ),
    "monster": lambda: asked("monster", rich(), poor(), track="C2 M", threat=6),
    "reward": lambda: asked("reward", rich(), poor(), track="M C2 M", threat=2, pool_left=1),
    "reward, on the fifth space": lambda: asked(
        "reward", poor(), rich(), active=BEN, track="C1 C1 C2 C3 M", threat=5
    ),
    "second-stack": lambda: asked(
        "second-stack", rich(lords="alchemist oracle"), poor(), council="H1 H3 S4"
    ),
    "pay": lambda: asked("pay", rich(), poor(), court="slaver elder", choice=paying("slaver")),
    "pay, in the middle": lambda: asked(
        "pay",
        *(rich(), poor()),
        court="slaver master-of-magic",
        choice=paying("master-of-magic", "J2 C4"),
    ),
    "affiliate": lambda: asked(
        "affiliate", rich(), poor(), court="elder", choice=paying("elder", "J1 C1 H1 S1 Q3")
    ),
    "jailer": lambda: asked(
        "jailer", rich(), poor(), player("J1 J1 Q5"), seat=CARA, choice=entering("jailer")
    ),
    "assassin": lambda: asked(
        "assassin",
        *(player("", "assassin"), poor(), rich(slain="jailer"), player("", "shaman")),
        choice=entering("assassin", victim=CARA),
    ),
    "commander": lambda: asked(
        "commander",
        *(player(CROWD), player(), player("", "commander")),
        active=CARA,
        seat=ANN,
        choice=entering("commander", **reading("crab2")),
    ),
    "hunter": lambda: asked(
        "hunter",
        *(player("", "hunter", tokens="4"), poor(), rich(), player("", "shaman", tokens="3")),
        choice=entering("hunter"),
    ),
    "apprentice": lambda: asked(
        "apprentice",
        player("", "apprentice"),
        poor(),
        council="J1 S4",
        choice=entering("apprentice"),
    ),
    "illusionist": lambda: asked(
        "illusionist",
        *(rich(lords="illusionist"), poor()),
        row="depths black-smokers",
        choice=entering("illusionist"),
    ),
    "exchange": lambda: asked(
        "exchange",
        *(rich(lords="illusionist"), poor()),
        row="depths black-smokers",
        choice=entering("illusionist", location="jail"),
    ),
    "corruptor": lambda: asked(
        "corruptor", player("", "corruptor", pearls=5), poor(), choice=entering("corruptor")
    ),
    "traitor": lambda: asked(
        "traitor",
        *(rich(lords="traitor keeper miller", slain="miller"), player()),
        court="sage shaman",
        choice=entering("traitor"),
    ),
    "replace": lambda: asked(
        "replace",
        player("", "traitor"),
        poor(),
        court="sage shaman",
        out="keeper",
        choice=entering("traitor"),
    ),
    "schemer": lambda: asked(
        "schemer", player("", "schemer keeper"), poor(), lords_left=1, choice=entering("schemer")
    ),
    "source": lambda: asked("source", poor(), rich(keys=2), active=BEN, row="abyss giant-clams"),
    "pick": lambda: asked("pick", rich(keys=3), poor(), row="abyss", drawn="depths chasm"),
    "pick, by an ambassador": lambda: asked(
        "pick", rich(lords="elder"), poor(), drawn="depths chasm barracks", choice=entering("elder")
    ),
    "keys": lambda: asked(
        "keys", player("", "shaman keeper slaver", keys=2), player(), choice=spending("abyss")
    ),
    "keys, two of them spent": lambda: asked(
        "keys",
        *(player(), player("", "slaver commander", keys=2)),
        active=BEN,
        row="jail",
        choice=spending("city-of-mirrors", "oracle keeper"),
    ),
    "keys, a lord and a token": lambda: asked(
        "keys", player("", "slaver", keys=1), player(), choice=spending("parliament", "keeper", 1)
    ),
    "keys, with all zones": lying,
    "smokers": lambda: asked(
        "smokers",
        *(player("", "slaver", {"black-smokers": "keeper oracle tamer"}), poor()),
        stack="abyss depths jail",
        stack_left=3,
    ),
    "smokers, by the illusionist": lambda: asked(
        "smokers",
        *(player("", "illusionist", {"black-smokers": "sage"}), poor()),
        row="jail",
        choice=entering("illusionist"),
    ),
    "smokers, by an ambassador": lambda: asked(
        "smokers",
        *(poor(), player("", "", {"black-smokers": "hermit"})),
        active=BEN,
        choice=entering("hermit"),
    ),
    "end": lambda: asked(
        "end", poor(), rich(lords="slaver opportunist"), active=BEN, used="opportunist", ender=BEN
    ),
    "limit": lambda: asked(
        "limit",
        *(player("", "commander"), player(), player(CROWD), player()),
        active=CARA,
        choice=reading("jellyfish1"),
        extra=1,
    ),
    "over": lambda: finished(
        rich(""), poor(""), player("", " ".join(LORDS[18:25]), slain="slaver")
    ),
    "over, after three turns more": lambda: finished(
        *(player(), player("", "", {"abyss": ""}, pearls=7), rich(""), player(tokens="2 2 3")),
    ),
}
