"""What happened, and which seats may know it."""

from lanternfish.core.errors import Value


class Event:
    """One thing that happened: what everyone saw, and what only the knowers saw."""

    def __init__(
        self,
        what: str,
        public: dict[str, Value],
        secret: dict[str, Value],
        knowers: list[int],
        private: bool = False,
    ) -> None:
        self.what = what
        self.public = public
        self.secret = secret
        self.knowers = knowers
        # Of a private event the others do not even learn that it happened.
        self.private = private

    def reaches(self, seat: int) -> bool:
        return not self.private or seat in self.knowers

    def whole(self) -> dict[str, object]:
        """All of it, for those who may see everything: a finished game is replayed openly."""
        return {"what": self.what, **self.public, **self.secret}

    def seen_by(self, seat: int) -> dict[str, object]:
        """The event as it is sent to one seat; what it may not know is None."""
        sent: dict[str, object] = {"what": self.what}
        for name, value in self.public.items():
            sent[name] = value
        knows = seat in self.knowers
        for name, value in self.secret.items():
            sent[name] = value if knows else None
        return sent


class Log:
    """The events of one or more actions, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        # The actions that had no alternative, so that the engine took them by itself.
        self.made: list[int] = []
        # Of each of them: was it a step in the middle of a choice?
        self.inside: list[bool] = []

    def make(self, action: int, inside: bool) -> None:
        """The engine took an action by itself."""
        self.made.append(action)
        self.inside.append(inside)

    def tell(self, what: str, public: dict[str, Value]) -> None:
        self.events.append(Event(what, public, {}, []))

    def whisper(
        self, what: str, public: dict[str, Value], secret: dict[str, Value], knowers: list[int]
    ) -> None:
        self.events.append(Event(what, public, secret, knowers))

    def confide(self, what: str, told: dict[str, Value], seat: int) -> None:
        """Something that one seat alone is told."""
        self.events.append(Event(what, told, {}, [seat], True))

    def whole(self) -> list[dict[str, object]]:
        return [event.whole() for event in self.events]

    def sent(self, seat: int) -> list[dict[str, object]]:
        """All of it as one seat was sent it (`NOBODY` for a spectator)."""
        return [event.seen_by(seat) for event in self.events if event.reaches(seat)]
