"""A copy is another game: whatever is played on one, the other stays as it was."""

import lanternfish as lf
from tests.conformance.tables import Table, every_table
from tests.conformance.walks import Player, play_on, positions, spread

EVERY = 15


@every_table
def test_no_action_touches_an_earlier_copy(table: Table) -> None:
    """Every earlier position is looked at again after every action."""
    kept = []
    for number, state in enumerate(positions(table, 31)):
        if number % EVERY == 0:
            kept.append((state.copy(), repr(state.to_dict())))
        for copy, before in kept:
            assert repr(copy.to_dict()) == before


@every_table
def test_playing_on_a_copy_does_not_touch_the_original(table: Table) -> None:
    for number, state in enumerate(spread(table, 32, 12)):
        before = repr(state.to_dict())
        views = [repr(state.view(eyes).to_dict()) for eyes in table.eyes()]
        twin = state.copy()
        assert twin == state
        assert repr(twin.to_dict()) == before
        play_on(twin, number)
        play_on(state.copy(), number + 1, actions=3)
        assert repr(state.to_dict()) == before
        assert [repr(state.view(eyes).to_dict()) for eyes in table.eyes()] == views


@every_table
def test_copies_have_equal_chances_of_their_own(table: Table) -> None:
    """Played in turns or one after the other, copies come to the same end."""
    for number, state in enumerate(spread(table, 33, 5)):
        one, other, third = state.copy(), state.copy(), state.copy()
        actions = play_on(one, number)
        for action in actions:
            other.play(action)
            third.play(action)
        assert one == other == third
        assert hash(one) == hash(other)
        assert one.to_dict()["chance"] == third.to_dict()["chance"]


@every_table
def test_copies_that_go_different_ways_do_not_meet(table: Table) -> None:
    """Played in turns, each comes to where it would have come alone."""
    for number, state in enumerate(spread(table, 36, 8)):
        ways = [(state.copy(), Player(seed)) for seed in (number, number + 100)]
        alone = [table.game.from_dict(state.to_dict()) for _ in ways]
        played: list[list[int]] = [[], []]
        for _ in range(25):
            for (copy, player), actions in zip(ways, played, strict=True):
                if copy.seat != lf.NOBODY:
                    actions.append(player.choose(copy))
                    copy.play(actions[-1])
        for (copy, _), other, actions in zip(ways, alone, played, strict=True):
            for action in actions:
                other.play(action)
            assert other == copy


@every_table
def test_states_that_differ_are_not_equal(table: Table) -> None:
    one, other = table.deal(34), table.deal(35)
    assert one != other
    assert one == table.deal(34)
    assert one != one.to_dict()
    play_on(other := one.copy(), 34, actions=1)
    assert one != other
    assert one.view(0) == table.deal(34).view(0)
    assert one.view(0) != one.view(1)
    assert hash(one.view(0)) == hash(table.deal(34).view(0))
