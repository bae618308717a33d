"""Worlds come as often as they should: `sample` against brute force in small boxes."""

import hashlib
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lanternfish.core.chance import Chance, quick
from lanternfish.core.game import State
from lanternfish.games.biblios.aim import Aim
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


def as_it_is(_plan: Plan) -> None:
    pass


def aimed(plan: Plan) -> None:
    """As at a table with many known faces; small boxes have few."""
    for _ in range(3):
        Aim(plan.guess.odds).take()


def impatient(plan: Plan) -> None:
    """As where hardly any guess is taken: one of some is chosen by their weights."""
    plan.patience = 0


def frequencies(
    cards: str,
    seats: int,
    penalty: int,
    steps: int,
    seed: int,
    eyes: int,
    prepare: Callable[[Plan], None] = as_it_is,
    draw: Callable[[BibliosView, Chance], State] = BibliosView.sample,
) -> tuple[Counter[tuple[object, ...]], Counter[tuple[object, ...]]]:
    """How often each world came by brute force, and how often `sample` drew it."""
    box = small_box(cards, 1)
    start = deal(box, seats, penalty, quick(seed))
    state = start.copy()
    script = play_some(state, steps, random.Random(seed), 3)
    view = state.view(eyes)
    assert isinstance(view, BibliosView)
    found = brute_force(start, script, view, DEALS)
    view.plan = plan = Plan(view)
    prepare(plan)
    chance = quick(77)
    drawn: Counter[tuple[object, ...]] = Counter()
    for _ in range(2 * found.total()):
        sampled = draw(view, chance)
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
    found, drawn = frequencies(cards, seats, penalty, steps, seed, eyes)
    assert found.total() >= 50
    assert len(found) >= 2
    assert surprise(found, drawn) < 3.7


@pytest.mark.compiled_only
@pytest.mark.parametrize("prepare", [as_it_is, aimed])
@pytest.mark.parametrize(
    ("cards", "seats", "steps", "seed", "eyes"),
    [
        # three known faces or more, and as many cards that went unseen from hand to hand
        (THREE, 3, 25, 8, NOBODY),
        (THREE, 3, 25, 18, NOBODY),
        (THREE, 3, 25, 32, NOBODY),
        (THREE, 3, 36, 12, NOBODY),
    ],
)
def test_worlds_come_as_often_however_the_guesses_are_made(
    cards: str, seats: int, steps: int, seed: int, eyes: int, prepare: Callable[[Plan], None]
) -> None:
    found, drawn = frequencies(cards, seats, STANDARD, steps, seed, eyes, prepare)
    assert found.total() >= 50
    assert surprise(found, drawn) < 3.7


@pytest.mark.compiled_only
@pytest.mark.parametrize("prepare", [as_it_is, impatient])
@pytest.mark.parametrize(
    ("cards", "seats", "penalty", "steps", "seed", "eyes"),
    [
        (TWELVE, 2, STANDARD, 9, 18, 0),
        (TWELVE, 2, STANDARD, 20, 16, 1),
        (TWELVE, 2, BLUFF, 40, 29, 1),
        (THREE, 3, STANDARD, 20, 1, 2),
        (THREE, 3, STANDARD, 25, 18, NOBODY),
        (FOUR, 4, STANDARD, 30, 1, 1),
    ],
)
def test_sketches_come_as_often_too(
    cards: str,
    seats: int,
    penalty: int,
    steps: int,
    seed: int,
    eyes: int,
    prepare: Callable[[Plan], None],
) -> None:
    found, drawn = frequencies(
        cards, seats, penalty, steps, seed, eyes, prepare, BibliosView.sketch
    )
    assert found.total() >= 50
    assert surprise(found, drawn) < 3.7


def some_plans(seats: int, penalty: str, games: int) -> Iterator[Plan]:
    """Of random games, for any seat and for spectators, the end included."""
    rng = random.Random(seats)
    for seed in range(games):
        state = GAME.deal(seats, seed, penalty=penalty)
        while True:
            if rng.random() < 0.1 or state.seat == NOBODY:
                view = state.view(rng.randrange(-1, seats))
                assert isinstance(view, BibliosView)
                yield Plan(view)
            if state.seat == NOBODY:
                break
            state.apply(rng.choice(state.legal()))


@pytest.mark.compiled_only
@pytest.mark.parametrize("penalty", ["standard", "bluff"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_guess_outweighs_the_bound(seats: int, penalty: str) -> None:
    """If one did, its world would come too seldom; and a bound that is far off is of no use."""
    chance = quick(seats)
    close = 0
    for plan in some_plans(seats, penalty, 20):
        bound = plan.guess.odds.bound()
        weights = [plan.run(chance, 0.0) for _ in range(50)]
        assert max(weights) <= bound * (1 + 1e-9)
        close += max(weights) > bound / 2
    assert close > 200


@pytest.mark.parametrize("penalty", ["standard", "bluff"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_guesses_that_would_be_refused_are_given_up(seats: int, penalty: str) -> None:
    taken = refused = 0
    for number, plan in enumerate(some_plans(seats, penalty, 2)):
        bound = plan.guess.odds.bound()
        for seed in range(10):
            weight = plan.run(quick(100 * number + seed), 0.0)
            limit = seed / 10
            kept = plan.run(quick(100 * number + seed), limit)
            assert kept == (weight if weight > limit * bound else 0)
            taken += kept > 0
            refused += 0 == kept < weight
    assert taken > 100
    assert refused > 20


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
