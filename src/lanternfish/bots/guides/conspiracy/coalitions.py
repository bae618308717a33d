"""Which lords hold together: the largest coalition of any set of places, looked up."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.games.conspiracy.cards import SLOTS
from lanternfish.games.conspiracy.scoring import coalition_around
from lanternfish.games.conspiracy.state import count_bits


def _sizes() -> vec[i64]:
    """The size of the largest coalition for every set of places of one colour, as bits."""
    sizes = vec[i64](capacity=32768)
    sizes = append(sizes, 0)
    places: i64 = 1
    while places < 32768:
        found = coalition_around(places & -places, places)
        sizes = append(sizes, max(count_bits(found), sizes[places & ~found]))
        places += 1
    return sizes


def _runs() -> vec[i64]:
    """The next so many free places (0 to 15) after the first so many (0 to 15), as bits."""
    runs = vec[i64](capacity=256)
    filled: i64 = 0
    while filled <= SLOTS:
        count: i64 = 0
        bits: i64 = 0
        bit: i64 = 1 << filled
        while count <= SLOTS:
            runs = append(runs, bits)
            if filled + count < SLOTS:
                bits |= bit
                bit <<= 1
            count += 1
        filled += 1
    return runs


LARGEST: Final[vec[i64]] = _sizes()
RUNS: Final[vec[i64]] = _runs()
RUN_LENGTHS: Final[i64] = 16


def next_places(filled: i64, count: i64) -> i64:
    """The places that the next so many lords of an alliance will stand on, as bits."""
    return RUNS[filled * RUN_LENGTHS + count]
