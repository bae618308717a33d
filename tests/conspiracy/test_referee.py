"""The engine and a second referee, written from the rules alone, agree at every step."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import lanternfish as lf
from tests.conspiracy.referee import Deck, Referee

GAME = lf.game("conspiracy")
#: How a player goes about it: what begins with these words is chosen if it can be.
STYLES = ((), ("take",), ("draw 3", "reveal 3"), ("draw 1", "claim"), ("pick R1", "take", "skip"))


def turned_up(log: lf.Log) -> list[str]:
    """What the decks gave, in order."""
    names = {"show": "card", "unveil": "card", "uncover": "location"}
    told = [event for event in log.whole() if event["what"] in names]
    return [str(event[names[str(event["what"])]]) for event in told]


def choose(state: lf.State, style: tuple[str, ...], pick: Random) -> str:
    texts = [GAME.text(action) for action in state.legal()]
    liked = [text for text in texts if text.startswith(style)] if style else []
    return pick.choice(liked if liked and pick.random() < 0.8 else texts)


def compare_decks(deck: Deck, cards: list[str]) -> None:
    """A shuffled deck has the same cards, any other the same order; from now on it is known."""
    if deck.shuffled:
        assert Counter(deck.cards) == Counter(cards)
        deck.cards, deck.shuffled = list(cards), False
    assert deck.cards == cards


def compare(referee: Referee, state: lf.State) -> None:
    data: dict[str, Any] = state.to_dict()
    lords, locations = data["lords"], data["locations"]
    assert {GAME.text(action) for action in state.legal()} == referee.legal()
    assert data["phase"] == referee.phase
    compare_decks(referee.lords, lords["deck"])
    compare_decks(referee.sites, locations["deck"])
    piles = {name: sorted(pile) for name, pile in referee.piles.items()}
    if referee.phase == "keep":
        piles[lords["taken"]["colour"]] = sorted(referee.left_over)
    assert lords["piles"] == piles
    assert lords["shown"] == referee.shown
    assert (lords["taken"] or {"lords": []})["lords"] == sorted(referee.pending)
    assert Counter(locations["row"]) == Counter(referee.row)
    offered = referee.offered if referee.phase == "choose" else []
    assert Counter(locations["uncovered"]) == Counter(offered)
    for seat, alliance in enumerate(data["alliances"]):
        assert alliance["lords"] == referee.alliances[seat]
        assert alliance["locations"] == {str(i): x for i, x in referee.owned[seat].items()}
        assert alliance["crests"] == referee.crests[seat]
        assert alliance["pearls"] == referee.pearls[seat]
    force = referee.force and {"seat": referee.force[0], "lords": referee.force[1]}
    assert (data["master"], data["force"]) == (referee.master, force)
    assert data["trigger"] == referee.trigger
    if referee.phase != "over":
        assert data["active"] == data["seat"] == referee.active


@pytest.mark.parametrize("style", STYLES, ids=lambda style: "-".join(style) or "any")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_engine_and_the_second_referee_agree(seats: int, style: tuple[str, ...]) -> None:
    for seed in range(25):
        state, pick = GAME.deal(seats, seed), Random(seed)
        referee = Referee(state.to_dict())
        compare(referee, state)
        while state.seat != lf.NOBODY:
            action, log = choose(state, style, pick), lf.Log()
            state.play(GAME.parse(action), log)
            referee.play(action, turned_up(log))
            compare(referee, state)
        assert referee.phase == "over"


def test_every_kind_of_decision_comes_up() -> None:
    """The test above would prove little if some of them never did."""
    words: Counter[str] = Counter()
    for style in STYLES:
        for seed in range(8):
            state, pick = GAME.deal(4, seed), Random(seed)
            while state.seat != lf.NOBODY:
                phase = str(state.to_dict()["phase"])
                action = choose(state, style, pick)
                words.update([phase, action.split()[0]])
                state.play(GAME.parse(action))
    kinds = "conspire pick keep order swap source choose search"
    verbs = "draw take pick keep place skip swap reveal claim choose"
    assert set(words) == {*kinds.split(), *verbs.split()}
    assert min(words.values()) > 1
