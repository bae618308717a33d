"""A record played again: to any point, step by step, or to check it."""

from typing import Final

from lanternfish.core.chance import commitment, fair, quick
from lanternfish.core.errors import BadRecord, IllegalAction, LanternfishError, Value
from lanternfish.core.events import Log
from lanternfish.core.game import NOBODY, State
from lanternfish.core.record import (
    Record,
    RecordError,
    action_line,
    damage,
    header_line,
    row_text,
)

HELD: Final = "held"
FAILED: Final = "failed"
OPEN: Final = "open"


def deal(record: Record) -> State:
    """The game before its first action; `RecordError` while the secret is not revealed."""
    seed = record.seed
    if seed is not None:
        return record.game.start(record.seats, quick(seed), record.options)
    secret = record.secret
    if secret is None:
        raise RecordError("record-not-revealed", {})
    return record.game.start(record.seats, fair(secret, record.shares), record.options)


class Replay:
    """A record being played again: `state` is the game after `played` actions."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = deal(record)
        self.played = 0

    def left(self) -> int:
        """How many actions are still to come."""
        return len(self.record.actions) - self.played

    def step(self, log: Log | None = None) -> None:
        """Play the next action; `BadRecord` names its line if the rules do not allow it."""
        number = self.played
        if number >= len(self.record.actions):
            raise _no_step(self.record, number + 1)
        line = action_line(self.record, number)
        decider = self.record.deciders[number]
        seat = int(self.state.seat)
        if seat == NOBODY:
            raise damage(line, "record-after-end", {})
        if seat != decider:
            raise damage(line, "record-wrong-seat", {"found": decider, "right": seat})
        action = self.record.actions[number]
        try:
            self.state.play(action, log)
        except IllegalAction as refused:
            told: dict[str, Value] = {"action": self.record.game.text(action), "seat": seat}
            told |= {"reason": str(refused.reason), "game": self.record.game.name}
            raise damage(line, "record-illegal-action", told, refused) from refused
        self.played += 1


def replay(record: Record, upto: int | None = None) -> State:
    """The game after `upto` actions, or after all of them."""
    last = len(record.actions)
    if upto is not None and not 0 <= upto <= last:
        raise _no_step(record, upto)
    playing = Replay(record)
    while playing.played < (last if upto is None else upto):
        playing.step()
    return playing.state


class Check:
    """One thing that was looked into: it `held`, it `failed`, or it is still `open`.

    `name` is commitment, deal, actions, result or winners; `error` says why it did not hold.
    """

    def __init__(self, name: str, outcome: str, error: LanternfishError | None = None) -> None:
        self.name = name
        self.outcome = outcome
        self.error = error

    def __repr__(self) -> str:
        why = "" if self.error is None else f": {self.error}"
        return f"<Check {self.name} {self.outcome}{why}>"


def verify(record: Record) -> list[Check]:
    """Replay a record and say what holds, what does not, and what cannot be known yet.

    It shows that deal, actions and result belong together. That the commitment is the one that
    was published, and a share the one that was given, only those who noted them can see.
    """
    checks: list[Check] = []
    if record.commitment is not None:
        checks.append(_secret_check(record))
    if record.seed is None and record.secret is None:
        unknown = RecordError("record-not-revealed", {})
        for name in ("deal", "actions", "result", "winners"):
            checks.append(Check(name, OPEN, unknown))
        return checks
    try:
        state = replay(record)
    except BadRecord as broken:
        unknown = RecordError("record-not-replayed", {})
        checks.append(_deal_check(checks, Check("deal", OPEN, unknown)))
        checks.append(Check("actions", FAILED, broken))
        checks.append(Check("result", OPEN, unknown))
        checks.append(Check("winners", OPEN, unknown))
        return checks
    checks.append(_deal_check(checks, Check("deal", HELD)))
    checks.append(Check("actions", HELD))
    checks.append(_end_check("result", state, _wrong_result(record, state)))
    checks.append(_end_check("winners", state, _wrong_winners(record, state)))
    return checks


def check(record: Record) -> None:
    """Raise `BadRecord` for the first line that does not fit the others, as far as can be known."""
    if record.secret is not None:
        error = _wrong_secret(record)
        if error is not None:
            raise error
    elif record.seed is None:
        return
    state = replay(record)
    for wrong in (_wrong_result(record, state), _wrong_winners(record, state)):
        if wrong is not None:
            raise wrong


def finish(record: Record) -> None:
    """Replay the record of a finished game and note its result in it."""
    record.end(replay(record))


def _deal_check(before: list[Check], otherwise: Check) -> Check:
    """A deal from a secret that was not the promised one is not the promised deal."""
    for earlier in before:
        if earlier.outcome == FAILED:
            return Check("deal", FAILED, earlier.error)
    return otherwise


def _secret_check(record: Record) -> Check:
    if record.secret is None:
        return Check("commitment", OPEN, RecordError("record-not-revealed", {}))
    error = _wrong_secret(record)
    return Check("commitment", HELD if error is None else FAILED, error)


def _end_check(name: str, state: State, error: BadRecord | None) -> Check:
    if error is not None:
        return Check(name, FAILED, error)
    if state.seat != NOBODY:
        return Check(name, OPEN, RecordError("record-not-over", {}))
    return Check(name, HELD)


def _wrong_secret(record: Record) -> BadRecord | None:
    secret = record.secret
    promised = record.commitment
    if secret is None or promised is None or commitment(secret) == promised:
        return None
    line = header_line(record, "Secret")
    return damage(line, "record-wrong-secret", {"found": commitment(secret), "right": promised})


def _wrong_result(record: Record, state: State) -> BadRecord | None:
    line = header_line(record, "Result")
    if state.seat != NOBODY:
        return None if record.result is None else damage(line, "record-early-result", {})
    return _differing(line, "result", record.result, state.scores())


def _wrong_winners(record: Record, state: State) -> BadRecord | None:
    line = header_line(record, "Winners")
    if state.seat != NOBODY:
        return None if record.winners is None else damage(line, "record-early-result", {})
    return _differing(line, "winners", record.winners, state.winners())


def _differing(
    line: int, what: str, noted: tuple[int, ...] | None, true: tuple[int, ...]
) -> BadRecord | None:
    right = row_text(true)
    if noted is None:
        return damage(line, f"record-missing-{what}", {"right": right})
    found = row_text(noted)
    if found == right:
        return None
    return damage(line, f"record-wrong-{what}", {"found": found, "right": right})


def _no_step(record: Record, step: int) -> RecordError:
    return RecordError("record-no-such-step", {"found": step, "last": len(record.actions)})
