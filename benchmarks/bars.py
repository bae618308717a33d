"""What is promised of each game, as data: a new game is a new row."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Bars:
    """`seats` is the table that the bars on speed are about; other tables are only reported."""

    game: str
    seats: int
    peer: str  # a game of OpenSpiel
    times_peer: float  # random games inside compiled code against the peer's own random bots
    times_interpreted: float  # the same games, compiled against interpreted
    times_peer_stepped: float  # both games stepped from Python, the peer in its usual loop
    copy_microseconds: float  # median over positions
    sample_microseconds: float  # median over positions
    growth_megabytes: float  # of memory while simulating


# To list the legal actions where there is most to choose from.
LISTING_MICROSECONDS = 5.0

GAMES = [
    Bars(
        game="abyss",
        seats=4,
        peer="hearts",
        times_peer=1.5,
        times_interpreted=12,
        times_peer_stepped=1.5,
        copy_microseconds=2,
        sample_microseconds=10,
        growth_megabytes=2,
    ),
    Bars(
        game="biblios",
        seats=4,
        peer="hearts",
        times_peer=4,
        times_interpreted=20,
        times_peer_stepped=4,
        copy_microseconds=1,
        sample_microseconds=20,
        growth_megabytes=2,
    ),
    Bars(
        game="conspiracy",
        seats=4,
        peer="hearts",
        times_peer=3,
        times_interpreted=15,
        times_peer_stepped=3,
        copy_microseconds=1,
        sample_microseconds=5,
        growth_megabytes=2,
    ),
]
