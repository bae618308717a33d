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
    ) -> None:
        self.what = what
        self.public = public
        self.secret = secret
        self.knowers = knowers

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

    def tell(self, what: str, public: dict[str, Value]) -> None:
        self.events.append(Event(what, public, {}, []))

    def whisper(
        self, what: str, public: dict[str, Value], secret: dict[str, Value], knowers: list[int]
    ) -> None:
        self.events.append(Event(what, public, secret, knowers))

    def sent(self, seat: int) -> list[dict[str, object]]:
        """All of it as one seat was sent it (`NOBODY` for a spectator)."""
        return [event.seen_by(seat) for event in self.events]
