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
    peer_searched: str  # a game of OpenSpiel for its own information-set search
    times_peer_searched: float  # iterations a second of the search against the peer's
    # So many times as many games against the plain search: more where the two are close.
    patience: int = 1


# To list the legal actions where there is most to choose from.
LISTING_MICROSECONDS = 5.0
# A search with random playouts to the end, against the playouts alone.
TIMES_PLAYOUTS = 0.5
# Of games against that search, with as much time: what the guides are worth.
SHARE_AGAINST_PLAIN = 0.6
# The largest process of a search at the highest level.
SEARCH_MEGABYTES = 300.0
# With a limit on time, by how much a decision may be longer: a part of it, and seconds of CPU.
OVERRUN_PART = 0.1
OVERRUN_SECONDS = 0.05
# A tournament with two workers against one.
TIMES_ONE_WORKER = 1.7

# OpenSpiel's search cannot follow the passing of cards before the play.
HEARTS = "hearts(pass_cards=false)"

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
        peer_searched="gin_rummy",
        times_peer_searched=10,
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
        peer_searched=HEARTS,
        times_peer_searched=1,
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
        peer_searched=HEARTS,
        times_peer_searched=1,
        patience=10,
    ),
]
