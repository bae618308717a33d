"""Worlds come as often as they should: `sample` against brute force in small boxes."""

import hashlib
import json
import random
from collections import Counter
from pathlib import Path

import pytest

from lanternfish.core.chance import quick
from lanternfish.games.biblios.game import BibliosState, BibliosView
from lanternfish.games.biblios.taking import Plan
from tests.biblios.worlds import GAME, brute_force, deal, play_some, small_box, surprise, world

# Small boxes: 6 or 12 cards for two players, 12 for three, 20 for four, and one unseen card.
SIX = "g1 g1 g1 g2 g2 M2A c+"
TWELVE = "g1 g1 g1 g1 g2 g2 g2 g3 M2A P2A H1A c+ c+"
THREE = "g1 g1 g1 g1 g1 g1 g1 g1 g2 g2 g2 M2A P2A"
FOUR = "g1 g1 g1 g1 g1 g1 g1 g1 g2 g2 g2 g2 g3 g3 M2A P2A P2B H1A c+ c- H1B"
STANDARD, BLUFF, NOBODY = 0, 1, -1
DEALS = 6000


def frequencies(
    cards: str, seats: int, penalty: int, steps: int, seed: int, eyes: int, surveyed: bool
) -> tuple[Counter[tuple[object, ...]], Counter[tuple[object, ...]]]:
    """How often each world came by brute force, and how often `sample` drew it.

    `surveyed` is for a ceiling that was learnt from guesses, not proved.
    """
    box = small_box(cards, 1)
    start = deal(box, seats, penalty, quick(seed))
    state = start.copy()
    script = play_some(state, steps, random.Random(seed), 3)
    view = state.view(eyes)
    assert isinstance(view, BibliosView)
    found = brute_force(start, script, view, DEALS)
    if surveyed:
        view.plan = plan = Plan(view)
        plan.ceiling = 1.0e300
        plan.lower_ceiling(quick(5))
        assert plan.ceiling < 1.0e9
    chance = quick(77)
    drawn: Counter[tuple[object, ...]] = Counter()
    for _ in range(2 * found.total()):
        sampled = view.sample(chance)
        assert isinstance(sampled, BibliosState)
        drawn[world(sampled)] += 1
    return found, drawn


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("cards", "seats", "penalty", "steps", "seed", "eyes"),
    [
        # the gift phase, and a pile in which a card may be mine or another's
        (TWELVE, 2, STANDARD, 9, 16, NOBODY),
        (TWELVE, 2, STANDARD, 9, 18, 0),
        (TWELVE, 2, BLUFF, 9, 19, 1),
        (FOUR, 4, STANDARD, 20, 2, 1),
        # fines and face-down payments between two
        (TWELVE, 2, STANDARD, 20, 16, 1),
        (TWELVE, 2, STANDARD, 20, 22, 0),
        (SIX, 2, STANDARD, 9, 16, NOBODY),
        (SIX, 2, BLUFF, 14, 5, NOBODY),
        # medieval bluff, gold shown, cards paid face down
        (TWELVE, 2, BLUFF, 20, 23, 1),
        (TWELVE, 2, BLUFF, 40, 29, 1),
        (THREE, 3, BLUFF, 20, 3, 1),
        (THREE, 3, BLUFF, 20, 9, 2),
        (THREE, 3, STANDARD, 20, 5, 1),
        # cards that go unseen from hand to hand
        (THREE, 3, STANDARD, 20, 1, 2),
        (THREE, 3, STANDARD, 20, 1, NOBODY),
        (THREE, 3, STANDARD, 20, 10, 2),
        (THREE, 3, STANDARD, 20, 13, 1),
        (THREE, 3, STANDARD, 30, 8, 1),
        (FOUR, 4, STANDARD, 30, 1, 1),
    ],
)
def test_worlds_come_as_often_as_they_should(
    cards: str, seats: int, penalty: int, steps: int, seed: int, eyes: int
) -> None:
    found, drawn = frequencies(cards, seats, penalty, steps, seed, eyes, False)
    assert found.total() >= 50
    assert len(found) >= 2
    assert surprise(found, drawn) < 3.7


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("cards", "seats", "steps", "seed", "eyes"),
    [
        (THREE, 3, 20, 1, 2),
        (THREE, 3, 20, 1, NOBODY),
        (THREE, 3, 20, 13, 1),
        (FOUR, 4, 30, 1, 1),
    ],
)
def test_worlds_come_as_often_under_a_ceiling_that_was_learnt(
    cards: str, seats: int, steps: int, seed: int, eyes: int
) -> None:
    found, drawn = frequencies(cards, seats, STANDARD, steps, seed, eyes, True)
    assert found.total() >= 50
    assert surprise(found, drawn) < 3.7


@pytest.mark.compiled_only
@pytest.mark.parametrize("penalty", ["standard", "bluff"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_guess_outweighs_the_bound(seats: int, penalty: str) -> None:
    """If one did, its world would come too seldom; and a bound that is far off is of no use."""
    rng = random.Random(seats)
    chance = quick(seats)
    close = 0
    for seed in range(20):
        state = GAME.deal(seats, seed, penalty=penalty)
        while state.seat != NOBODY:
            if rng.random() < 0.1:
                view = state.view(rng.randrange(-1, seats))
                assert isinstance(view, BibliosView)
                plan = Plan(view)
                bound = plan.guess.bound.value
                weights = [plan.run(chance) for _ in range(50)]
                assert max(weights) <= bound * (1 + 1e-9)
                close += max(weights) > bound / 2
            state.apply(rng.choice(state.legal()))
    assert close > 200


def test_brute_force_would_notice_a_wrong_weight() -> None:
    """Three times as many of one world among twenty: the comparison is sharp enough for it."""
    fair: Counter[tuple[object, ...]] = Counter({(i,): 100 for i in range(20)})
    same: Counter[tuple[object, ...]] = Counter({(i,): 200 for i in range(20)})
    bent: Counter[tuple[object, ...]] = Counter({(i,): 200 for i in range(20)})
    bent[3,] = 600
    assert surprise(fair, same) < 0
    assert surprise(fair, bent) > 3.7


GOLDEN = Path(__file__).parents[1] / "golden" / "biblios-samples.json"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("penalty", ["standard", "bluff"])
def test_compiled_and_interpreted_imagine_the_same_worlds(seats: int, penalty: str) -> None:
    """To write the file anew: `python -m tests.biblios.test_sample`."""
    assert sampled_hash(seats, penalty) == json.loads(GOLDEN.read_text())[f"{seats} {penalty}"]


def sampled_hash(seats: int, penalty: str) -> str:
    state = GAME.deal(seats, 11, penalty=penalty)
    rng = random.Random(11)
    chance = quick(12)
    digest = hashlib.sha256()
    for step in range(260):
        if step % 29 == 0:
            world_of = state.view(state.seat).sample(chance)
            digest.update(json.dumps(world_of.to_dict()).encode())
        state.play(rng.choice(state.legal()))
        if state.seat == NOBODY:
            break
    return digest.hexdigest()


if __name__ == "__main__":
    hashes = {f"{n} {p}": sampled_hash(n, p) for n in (2, 3, 4) for p in ("standard", "bluff")}
    GOLDEN.write_text(json.dumps(hashes, indent=1) + "\n")
