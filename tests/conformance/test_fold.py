"""A view is what a seat was sent: folding the events gives it, letter by letter."""

import lanternfish as lf
from tests.conformance.hooks import Fold, hooks_of
from tests.conformance.tables import Table, every_table
from tests.conformance.walks import LONGEST, Player

GAMES = 2


def fold_action(folds: dict[int, Fold], state: lf.State, action: int) -> lf.Log:
    """Play an action, and tell each seat what it is sent of it."""
    log = lf.Log()
    state.play(action, log)
    for eyes, fold in folds.items():
        for event in log.sent(eyes):
            fold.tell(event)
    return log


def compare(folds: dict[int, Fold], state: lf.State, last: str) -> None:
    for eyes, fold in folds.items():
        view = state.view(eyes).to_dict()
        del view["legal"]
        assert fold.view() == view, f"seat {eyes} after {last}"


@every_table
def test_a_view_is_the_fold_of_what_its_seat_was_sent(table: Table) -> None:
    begin = hooks_of(table.name).fold
    for seed in range(GAMES):
        state = table.deal(seed)
        player = Player(seed)
        folds = {eyes: begin(state.view(eyes).to_dict()) for eyes in table.eyes()}
        compare(folds, state, "the deal")
        for _ in range(LONGEST):
            if state.seat == lf.NOBODY:
                break
            action = player.choose(state)
            fold_action(folds, state, action)
            compare(folds, state, table.game.text(action))
        assert state.seat == lf.NOBODY


@every_table
def test_a_log_changes_nothing_and_hides_by_none(table: Table) -> None:
    """With a log or without, the game is the same; and all are sent the same rows but for cards."""
    with_log, without = table.deal(5), table.deal(5)
    player = Player(5)
    while with_log.seat != lf.NOBODY:
        action = player.choose(with_log)
        log = lf.Log()
        with_log.play(action, log)
        without.play(action)
        watched = log.sent(lf.NOBODY)
        for seat in range(table.seats):
            shared = [event for event in log.events if event.reaches(lf.NOBODY)]
            sent = [event.seen_by(seat) for event in shared]
            assert [event for event in log.sent(seat) if event in sent] == sent
            for mine, theirs in zip(sent, watched, strict=True):
                assert list(mine) == list(theirs)
                assert all(mine[key] == theirs[key] or theirs[key] is None for key in mine)
    assert with_log == without
