"""Tokens in hands, while a guess follows them backwards."""

from mypy_extensions import i64

from lanternfish.core.game import numbers
from lanternfish.games.biblios.recall import SEATS


class Hands:
    def __init__(self, tokens: i64) -> None:
        self.room: i64 = tokens + 1
        # The tokens in each hand, and where in it each token is.
        self.held = numbers(SEATS * self.room)
        self.count = numbers(SEATS)
        self.spot = numbers(tokens)

    def clear(self) -> None:
        self.count = numbers(SEATS)

    def put(self, token: i64, seat: i64) -> None:
        place = self.count[seat]
        self.held[seat * self.room + place] = token
        self.spot[token] = place
        self.count[seat] = place + 1

    def take(self, token: i64, seat: i64) -> None:
        last = self.count[seat] - 1
        moved = self.held[seat * self.room + last]
        self.held[seat * self.room + self.spot[token]] = moved
        self.spot[moved] = self.spot[token]
        self.count[seat] = last

    def is_in(self, token: i64, seat: i64) -> bool:
        spot = self.spot[token]
        return spot < self.count[seat] and self.held[seat * self.room + spot] == token
