"""Plays some of everything, so that a compiler can see where the time goes: `make faster`."""

from typing import Final

import lanternfish as lf
from lanternfish.bots.guides.catalogue import GUIDES
from lanternfish.bots.search.search import Search
from lanternfish.core.chance import quick

RANDOM_GAMES: Final = 2000
ITERATIONS: Final = 200
SEED: Final = 1


def play_at_random(name: str, seats: int) -> None:
    lf.simulate(name, seats=seats, games=RANDOM_GAMES, seed=SEED)


def play_with_thought(name: str, seats: int) -> None:
    """One game, in which every seat searches."""
    chance = quick(SEED)
    state = lf.game(name).deal(seats, SEED)
    while state.seat != lf.NOBODY:
        view = state.view(int(state.seat))
        if len(view.legal) == 1:
            state.apply(view.legal[0])
        else:
            search = Search(view, GUIDES[name], chance.branch())
            search.run(ITERATIONS)
            state.apply(search.best())


def main() -> None:
    assert lf.COMPILED, "nothing can be learned from the interpreter"
    for name in GUIDES:
        for seats in (2, 3, 4):
            print(f"{name}, {seats} seats", flush=True)
            play_at_random(name, seats)
            play_with_thought(name, seats)


if __name__ == "__main__":
    main()
