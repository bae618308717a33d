"""What a player knows of a game beyond its rules. Without more than this a search plays blindly."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.chance import Chance
from lanternfish.core.game import NOBODY, State, View, floats
from lanternfish.core.simulate import play_out


class Guide:
    """Knows nothing: every action is as good as any other, and only the end tells who is ahead.

    The guide of a game says more. Whatever it is asked about a seat it answers from what that seat
    knows: `prefer` looks at the deciding seat's own cards and at what lies open, never at others'.
    """

    def __init__(self) -> None:
        # How much a search looks at what it has seldom tried, against what has done well so far.
        self.curiosity: float = 2.0
        # How much worse than the rest of its node an action is taken to be before it is tried.
        self.doubt: float = 0.0
        # A new world is drawn for every so many iterations: more than one where worlds are dear.
        self.reuse: i64 = 1
        # Does anything that somebody does stay hidden from anybody?
        self.secrets = False
        # Do the others decide as the guide prefers, rather than as they have done best so far? Then
        # they do not learn, world after world, what only the searching seat can know.
        self.habits = False

    def stand(self, view: View) -> State:
        """The position as the seat of a view knows it, with nothing where it knows nothing.

        Enough for `prefer`; not a position to play on from.
        """
        raise NotImplementedError

    def imagine(self, view: View, chance: Chance) -> State:
        """A world that the seat of a view cannot tell from the true one."""
        return view.sketch(chance)

    def prefer(self, s: State) -> vec[float]:
        """How much the deciding seat would like each of its legal actions: none below nought."""
        weights = vec[float](capacity=len(s.moves()))
        for _ in s.moves():
            weights = append(weights, 1.0)
        return weights

    def play_on(self, s: State, chance: Chance) -> vec[float]:
        """Play from here as far as is useful; what each seat can expect then, one in all."""
        play_out(s, chance)
        return results(s)

    def notice(self, s: State, seat: i64, decider: i64, action: i64) -> i64:
        """A number for what a seat sees of an action and of what came of it.

        Positions that a seat can tell apart should have different numbers, as far as that matters.
        """
        return action


def results(s: State) -> vec[float]:
    """Who won: one point, shared if several did. Where nobody has won yet, an even share."""
    shares = floats(s.seats)
    if s.seat != NOBODY:
        seat: i64 = 0
        while seat < s.seats:
            shares[seat] = 1.0 / float(s.seats)
            seat += 1
        return shares
    winners = s.winners()
    for winner in winners:
        shares[winner] = 1.0 / len(winners)
    return shares
