"""Random games by the thousand: counted rightly, repeatable, and the same games as by hand."""

from io import StringIO

import pytest
from rich.console import Console, RenderableType

import lanternfish as lf
from lanternfish.core.chance import quick
from lanternfish.core.simulate import LONGEST, Simulation, play_out
from lanternfish.terminal.statistics import summary
from lanternfish.texts import texts_in
from tests.abyss.table import ALLIES, player, turn
from tests.conformance.tables import Table, every_table
from tests.playing import legal

GAMES = 30


def simulation(table: Table, seed: int) -> Simulation:
    return Simulation(table.game, table.seats, seed, dict(table.options))


def counts(run: Simulation) -> dict[str, object]:
    return {
        "games": run.games,
        "decisions": run.decisions,
        "scores": run.scores,
        "lengths": run.lengths,
        "wins": run.wins,
    }


@every_table
def test_what_is_counted_adds_up(table: Table) -> None:
    run = lf.simulate(table.name, table.seats, GAMES, 3, **dict(table.options))
    assert run.games == GAMES
    assert sum(run.lengths.values()) == GAMES
    assert sum(length * times for length, times in run.lengths.items()) == run.decisions
    assert sum(run.scores.values()) == GAMES * table.seats
    assert len(run.wins) == table.seats
    assert sum(run.wins) == pytest.approx(GAMES)
    assert all(0 <= share <= GAMES for share in run.wins)
    assert min(run.lengths) > 0
    assert run.seconds > 0


@every_table
def test_the_same_seed_is_the_same_run(table: Table) -> None:
    options = dict(table.options)
    one = lf.simulate(table.name, table.seats, 10, 5, **options)
    other = lf.simulate(table.name, table.seats, 10, 5, **options)
    third = lf.simulate(table.name, table.seats, 10, 6, **options)
    assert counts(one) == counts(other)
    assert counts(one) != counts(third)


@every_table
def test_a_run_can_go_on(table: Table) -> None:
    parts, whole = simulation(table, 7), simulation(table, 7)
    parts.run(5)
    seconds = parts.seconds
    parts.run(5)
    whole.run(10)
    assert counts(parts) == counts(whole)
    assert parts.seconds > seconds
    parts.run(0)
    assert counts(parts) == counts(whole)


@every_table
def test_the_games_are_those_that_one_could_play_by_hand(table: Table) -> None:
    run = simulation(table, 9)
    run.run(6)
    deals = quick(9)
    choices = deals.branch()
    hand = simulation(table, 9)
    for _ in range(6):
        state, decisions = table.deal(deals), 0
        while state.seat != lf.NOBODY:
            legal = state.legal()
            decisions += len(legal) > 1
            state.play(legal[choices.below(len(legal))] if len(legal) > 1 else legal[0])
        hand.decisions += decisions
        hand.lengths[decisions] = hand.lengths.get(decisions, 0) + 1
        for score in state.scores():
            hand.scores[score] = hand.scores.get(score, 0) + 1
        for seat in state.winners():
            hand.wins[seat] += 1 / len(state.winners())
    hand.games = 6
    assert counts(hand) == counts(run)


@every_table
def test_a_checked_run_is_the_same_run(table: Table) -> None:
    """`check` looks at every position and finds nothing; neither does it draw from chance."""
    run = simulation(table, 10)
    checked = Simulation(table.game, table.seats, 10, dict(table.options), True)
    run.run(2)
    checked.run(2)
    assert counts(checked) == counts(run)


@every_table
def test_a_playout_leads_to_the_end(table: Table) -> None:
    state, twin = table.deal(11), table.deal(11)
    decisions = play_out(state, quick(1))
    assert state.seat == lf.NOBODY
    assert decisions > 0
    assert play_out(twin, quick(1)) == decisions
    assert state == twin
    before = state.to_dict()
    assert play_out(state, quick(2)) == 0
    assert state.to_dict() == before


def test_options_that_are_not_named_have_their_defaults() -> None:
    for name in lf.games():
        game = lf.game(name)
        run = lf.simulate(name, game.seats[0], 1)
        assert run.options == {option: values[0] for option, values in game.options.items()}
        assert (run.seats, run.game.name) == (game.seats[0], name)


def test_no_games_are_no_games() -> None:
    run = lf.simulate("biblios", 2, 0)
    assert (run.games, run.decisions, run.scores, run.lengths, run.wins) == (0, 0, {}, {}, [0, 0])


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(lf.UnknownGame):
        lf.simulate("chess", 2, 1)
    for seats in (0, 1, 5, -2, 2**70, True):
        with pytest.raises(lf.BadSeats):
            lf.simulate("biblios", seats, 1)
    with pytest.raises(lf.UnknownOption):
        lf.simulate("biblios", 2, 1, colour="blue")
    with pytest.raises(lf.BadOption) as slip:
        lf.simulate("biblios", 2, 1, penalty="none")
    assert slip.value.key == "bad-option"


@pytest.mark.parametrize("name", lf.games())
def test_the_winners_are_among_those_with_the_highest_score(name: str) -> None:
    """What lets a simulation ask for the winners only where scores are tied."""
    game = lf.game(name)
    for seed in range(12):
        state = game.deal(game.seats[seed % len(game.seats)], seed)
        chance = quick(seed)
        while state.seat != lf.NOBODY:
            legal = state.legal()
            state.apply(legal[chance.below(len(legal))])
        best = max(state.scores())
        assert all(state.scores()[seat] == best for seat in state.winners())


def stuck() -> lf.State:
    """Abyss without an end: ambassadors alone at court, and no hand will ever have five races."""
    two = [card for card in ALLIES if card.startswith(("jellyfish", "crab"))]
    three = [card for card in ALLIES if card not in two]
    players = player(" ".join(two)), player(" ".join(three))
    return turn(*players, court="sage hermit elder", lords_left=0, stack_left=0)


def test_a_game_without_an_end_is_given_up() -> None:
    """ABY 10.19: nobody can recruit, and nothing else ends the game."""
    state, twin = stuck(), stuck()
    assert not [text for text in legal(state) if text.startswith("recruit")]
    assert play_out(state, quick(1)) == LONGEST
    assert state.seat != lf.NOBODY
    run = Simulation(lf.game("abyss"), 2, 1, {"edition": "standard"})
    run.count(twin, 7)
    assert (run.games, run.endless, run.decisions, run.scores) == (0, 1, 0, {})


@pytest.mark.parametrize("language", ["en", "ru", "uk", "de"])
def test_what_was_given_up_is_told(language: str) -> None:
    """With nothing else to tell, and beside the rest."""
    texts = texts_in(language)
    run = Simulation(lf.game("conspiracy"), 2, 1, {})
    run.endless = 3
    line = texts("simulated-endless", count=3, limit=int(LONGEST))
    alone = shown(summary(run, texts))
    assert line in alone
    run.run(5)
    both = shown(summary(run, texts))
    assert line in both
    assert len(both) > len(alone) + 200
    run.endless = 0
    assert line not in shown(summary(run, texts))


def shown(what: RenderableType) -> str:
    console = Console(width=120, file=StringIO(), color_system=None)
    console.print(what)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()
