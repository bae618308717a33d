"""Chapter 7: how the engine asks, names and deals."""

from itertools import combinations

import pytest

import lanternfish as lf
from lanternfish.core.chance import fair, quick
from lanternfish.core.errors import BadSeed
from tests.conspiracy.table import (
    ANN,
    BEN,
    COLOURS,
    CONSPIRACY,
    LOCATIONS,
    LORDS,
    asked,
    deck,
    lords,
    piles,
    row,
    sites,
    turn,
)
from tests.playing import legal, play, play_out, told, zone

KINDS = list(dict.fromkeys(LORDS))
THIRTEEN = "B3 B3 R3 R3 G3 G3 P3 P3 B4 B4 R4 R4 G4"


def every_text() -> list[str]:
    """All texts, in the order of the actions."""
    return [
        "skip",
        *("draw 1", "draw 2", "draw 3"),
        *(f"take {colour}" for colour in COLOURS),
        *(f"pick {lord}" for lord in KINDS),
        *(f"keep {lord}" for lord in KINDS),
        *(f"place {lord}" for lord in KINDS),
        *(f"swap {one} {two}" for one, two in combinations(range(1, 16), 2)),
        *("reveal 1", "reveal 2", "reveal 3"),
        *(f"claim {name}" for name in LOCATIONS),
        *(f"choose {name}" for name in LOCATIONS),
    ]


@pytest.mark.rule("CON 7.5", "CON 7.3")
def test_every_action_has_one_text_that_gives_it_back() -> None:
    texts = [CONSPIRACY.text(action) for action in range(CONSPIRACY.actions)]
    assert texts == every_text()
    assert CONSPIRACY.actions == len(set(texts)) == 255
    assert [CONSPIRACY.parse(text) for text in texts] == list(range(255))


@pytest.mark.rule("CON 7.5")
@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "draw", "draw 0", "draw 4", "draw 01", "draw 1 ", "Draw 1", "draw one"),
        *("take", "take black", "take Y", "pick", "pick Y5", "pick y1", "pick 1Y", "keep Y7"),
        *("place seven", "swap 1 1", "swap 2 1", "swap 0 1", "swap 1 16", "swap 1", "skip it"),
        *("reveal 0", "reveal 4", "claim", "claim eight", "choose Y1", "choose Seven"),
        *(None, 3, b"skip", ["skip"], True),
    ],
)
def test_any_other_text_is_no_action(text: object) -> None:
    with pytest.raises(lf.BadAction) as slip:
        CONSPIRACY.parse(text)
    example = (
        "draw 2, take blue, pick B6, keep Y1, place Y3, swap 2 4, skip, "
        "reveal 3, claim seven, choose any-keys"
    )
    assert str(slip.value) == f"{text!r} is no action here; actions look like: {example}"
    assert (slip.value.key, slip.value.values) == (
        "bad-action",
        {"text": str(text), "example": example},
    )
    for sample in example.split(", "):
        assert CONSPIRACY.text(CONSPIRACY.parse(sample)) == sample


@pytest.mark.rule("CON 7.5")
@pytest.mark.parametrize("number", [-1, 255, 256, 10**30, True, False, 1.0, "0", None])
def test_what_is_no_number_of_an_action_has_no_text(number: object) -> None:
    with pytest.raises(lf.BadAction) as slip:
        CONSPIRACY.text(number)
    like = "a number from 0 to 254"
    assert str(slip.value) == f"{number!r} is no action here; actions look like: {like}"
    assert (CONSPIRACY.text(0), CONSPIRACY.text(254)) == ("skip", "choose count-purple")


@pytest.mark.rule("CON 7.1")
def test_nobody_is_asked_without_a_choice() -> None:
    for seed in range(40):
        state = CONSPIRACY.deal(2 + seed % 3, seed)
        step = seed
        while state.seat != lf.NOBODY:
            assert len(state.legal()) > 1
            step += 1
            state.play(state.legal()[step * 11 % len(state.legal())])


@pytest.mark.rule("CON 7.1", "CON 7.2")
def test_a_row_of_decisions_without_a_choice_is_made_by_the_engine() -> None:
    """Four equal lords wait: placed one after the other, but for the location after two."""
    state = turn(2, BEN, piles="R1 R1 R1 R1", sites="seven", sites_left=1, row="gold")
    play(state, "take red")
    assert lords(state, BEN) == "R1 R1"
    play(state, "reveal 1")
    assert lords(state, BEN) == "R1 R1=seven R1 R1"
    assert zone(state, "phase") == "source"


@pytest.mark.rule("CON 7.3")
def test_ways_to_conspire_are_draws_and_then_piles_by_colour() -> None:
    state = turn(2, ANN, piles="P1 B1 G1 R1 Y1")
    assert legal(state) == [
        *("draw 1", "draw 2", "draw 3"),
        *("take yellow", "take red", "take green", "take blue", "take purple"),
    ]


@pytest.mark.rule("CON 7.3")
def test_legal_actions_rise_at_every_decision() -> None:
    for seed in range(30):
        state = CONSPIRACY.deal(2 + seed % 3, seed)
        step = seed
        while state.seat != lf.NOBODY:
            moves = state.legal()
            assert list(moves) == sorted(set(moves))
            step += 1
            state.play(moves[step * 7 % len(moves)])


@pytest.mark.rule("CON 7.4", "CON 3.10")
def test_lords_are_kept_by_rising_points() -> None:
    """Two of four: after Y3 no lord of fewer points, and Y6 cannot come first."""
    state = turn(2, BEN, ["", THIRTEEN], piles="Y1 Y3 Y4 Y6")
    play(state, "take yellow")
    assert legal(state) == ["keep Y1", "keep Y3", "keep Y4"]
    assert state.progress() == {"needed": 2, "given": 0, "missing": 2}
    play(state, "keep Y3")
    assert legal(state) == ["keep Y4", "keep Y6"]
    assert state.progress() == {"needed": 2, "given": 1, "missing": 1}
    assert zone(state, "lords", "taken") == {"colour": "yellow", "lords": ["Y3"]}
    assert zone(state, "lords", "piles", "yellow") == ["Y1", "Y4", "Y6"]
    log = play(state, "keep Y6")
    assert told(log) == ["keep 1 Y6", "return 1 yellow 2"]
    assert legal(state) == ["place Y3", "place Y6"]
    assert state.progress() is None


@pytest.mark.rule("CON 7.4", "CON 7.1")
def test_what_must_be_kept_is_kept_unasked() -> None:
    """Two of Y4, Y4 and Y6: after Y4 there is a choice, after Y6 there never is."""
    state = turn(2, BEN, ["", THIRTEEN], piles="Y4 Y4 Y6")
    log = play(state, "take yellow")
    assert told(log) == ["take 1 yellow 3", "keep 1 Y4"]
    assert legal(state) == ["keep Y4", "keep Y6"]
    play(state, "keep Y4")
    assert lords(state, BEN) == f"{THIRTEEN} Y4 Y4"
    assert piles(state) == ["Y6"]


def ways_to_keep(state: lf.State, action: int, kept: tuple[str, ...] = ()) -> list[str]:
    """All sets that can be kept, each as often as it can be spelled; no step is a dead end."""
    twin, log = state.copy(), lf.Log()
    twin.play(action, log)
    kept += tuple(line.split()[2] for line in told(log) if line.startswith("keep"))
    if zone(twin, "phase") != "keep":
        return [" ".join(kept)]
    assert len(twin.legal()) > 1
    return [way for step in twin.legal() for way in ways_to_keep(twin, step, kept)]


@pytest.mark.rule("CON 7.4", "CON 3.10", "CON 7.2")
@pytest.mark.parametrize("room", [1, 2, 3, 4])
@pytest.mark.parametrize("pile", ["Y0 Y1 Y1 Y1 Y2 Y4", "Y1 Y1 Y3 Y4 Y6", "Y0 Y2 Y2 Y3 Y3 Y4 Y4"])
def test_every_set_of_lords_has_one_spelling(pile: str, room: int) -> None:
    alliance = " ".join([*THIRTEEN.split(), "G4"][: 15 - room])
    state = turn(2, BEN, ["", alliance], piles=pile)
    sets = {" ".join(kept) for kept in combinations(pile.split(), room)}
    assert sorted(ways_to_keep(state, CONSPIRACY.parse("take yellow"))) == sorted(sets)


@pytest.mark.rule("CON 7.4")
def test_only_keeping_is_a_choice_of_several_steps() -> None:
    for phase, alliances, zones in [
        ("pick", [], {"shown": "Y1 Y2"}),
        ("order", [], {"taken": "Y1 Y2"}),
        ("swap", ["Y3 R0"], {}),
        ("source", ["Y1 R1"], {}),
    ]:
        assert asked(2, ANN, phase, alliances, **zones).progress() is None
    assert turn(2, ANN).progress() is None


@pytest.mark.rule("CON 7.9")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, "3", None, 2.0, True])
def test_only_two_three_or_four_can_play(seats: object) -> None:
    with pytest.raises(lf.BadSeats) as slip:
        CONSPIRACY.deal(seats, 1)
    assert str(slip.value) == f"conspiracy cannot be played by {seats!r}; it takes 2, 3, 4 seats"
    assert slip.value.values == {"game": "conspiracy", "seats": str(seats), "allowed": "2, 3, 4"}
    assert CONSPIRACY.seats == (2, 3, 4)


@pytest.mark.rule("CON 7.9")
def test_there_are_no_options() -> None:
    assert CONSPIRACY.options == {}
    assert zone(CONSPIRACY.deal(2, 1), "options") == {}
    with pytest.raises(lf.UnknownOption) as slip:
        CONSPIRACY.deal(3, 1, bonus="on")
    assert str(slip.value) == "conspiracy has no options, so 'bonus' is none"
    assert slip.value.values == {"game": "conspiracy", "option": "bonus"}


@pytest.mark.rule("CON 7.9")
@pytest.mark.parametrize("seed", ["7", 1.5, None, True, b"8", [7]])
def test_a_seed_is_a_whole_number_or_a_chance(seed: object) -> None:
    with pytest.raises(BadSeed) as slip:
        CONSPIRACY.deal(3, seed)
    assert str(slip.value) == f"a seed is a whole number or a chance, not {seed!r}"


@pytest.mark.rule("CON 7.9", "CON 7.10")
def test_a_deal_takes_any_whole_number_and_any_chance() -> None:
    deals = [CONSPIRACY.deal(3, seed) for seed in (0, -1, 1, 2**64, 2**64 + 1, 10**40)]
    assert len({repr(deal.to_dict()) for deal in deals}) == len(deals)
    assert CONSPIRACY.deal(3, quick(7)) == CONSPIRACY.deal(3, 7)
    assert CONSPIRACY.deal(3) == CONSPIRACY.deal(3, 0)
    one, two = (CONSPIRACY.deal(3, fair(b"secret", [b"a", b"b", b"c"])) for _ in range(2))
    assert one == two
    assert zone(one, "chance")["kind"] == "fair"


def played(seats: int, seed: int) -> lf.State:
    state = CONSPIRACY.deal(seats, seed)
    play_out(state, seed)
    return state


@pytest.mark.rule("CON 7.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_deal_and_actions_give_the_same_game(seats: int) -> None:
    assert played(seats, 5).to_dict() == played(seats, 5).to_dict()
    assert played(seats, 5).to_dict() != played(seats, 6).to_dict()


@pytest.mark.rule("CON 7.10")
def test_chance_decides_nothing_but_shuffles() -> None:
    """Chance stands still, but for the locations that mix and for a search."""
    shuffling = ("mix-lords", "mix-locations", "search")
    moved = 0
    for seed in range(30):
        state = CONSPIRACY.deal(2 + seed % 3, seed)
        step = seed
        while state.seat != lf.NOBODY:
            before, log = zone(state, "chance"), lf.Log()
            found = zone(state, "phase") == "search"
            step += 1
            state.play(state.legal()[step * 13 % len(state.legal())], log)
            shuffled = found or any(str(event["what"]) in shuffling for event in log.whole())
            moved += zone(state, "chance") != before
            assert shuffled or zone(state, "chance") == before
    assert moved > 0


@pytest.mark.rule("CON 7.10")
def test_a_turn_without_shuffles_leaves_the_decks_in_order() -> None:
    state = turn(2, ANN, ["Y1"], deck="Y1 R4 G4 B4", sites="seven gold silver")
    lords_before, sites_before = deck(state), sites(state)
    play(state, "draw 2", "pick Y1", "reveal 2", "choose gold")
    assert deck(state) == lords_before[2:]
    assert (sites(state), row(state)) == (sites_before[2:], ["seven"])
