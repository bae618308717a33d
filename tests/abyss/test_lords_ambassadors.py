"""Chapter 7: sage, hermit and elder, each with a location of his own."""

import pytest

import lanternfish as lf
from tests.abyss.service import WAYS, enter, hire, since
from tests.abyss.table import ANN, BEN, asked, locations, lords, pearls, player, turn
from tests.playing import legal, play, told, why, zone

DRAWS = {"sage": 2, "hermit": 1, "elder": 3}
STACK = "depths chasm jail abyss barracks"
QUIET = "miller landowner reaper shepherd"


def row(state: lf.State) -> list[str]:
    return list(zone(state, "locations", "row"))


@pytest.mark.rule("ABY 7.33", "ABY 7.34", "ABY 7.35", "ABY 7.36")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("lord", list(DRAWS))
def test_an_ambassador_draws_and_controls_one(lord: str, way: str) -> None:
    """Edge case 27: only one of those drawn; the others are open; no key is spent."""
    ann = player(pearls=0, keys=2)
    state, log = enter(lord, way, ann, player(), stack=STACK, row="lost-tower")
    drawn = STACK.split()[: DRAWS[lord]]
    events = [f"draw 0 {DRAWS[lord]}", *(f"uncover 0 {name}" for name in drawn)]
    assert since(log, lord)[: len(events)] == events
    if lord != "hermit":
        assert zone(state, "phase") == "pick"
        order = [name for name in ("chasm", "depths", "jail") if name in drawn]
        assert zone(state, "locations", "drawn") == order
        assert legal(state) == [f"choose {name}" for name in order]
        assert why(state, "choose lost-tower") == "not-drawn (location lost-tower)"
        assert why(state, "decline") == "another-decision (asked pick)"
        log = play(state, "choose depths")
    left = [name for name in ("chasm", "jail") if name in drawn]
    assert told(log)[-len(left) - 4 :] == [
        *(f"leave 0 {name}" for name in left),
        *("choose 0 depths drawn", f"under 0 {lord} depths", "control 0 depths", "turn 1"),
    ]
    assert locations(state, ANN) == {"depths": [lord]}
    assert row(state) == [*(["chasm"] if "chasm" in left else []), *left[1:], "lost-tower"]
    assert zone(state, "locations", "drawn") == []
    assert zone(state, "players", ANN, "keys") == 2


@pytest.mark.rule("ABY 7.36")
@pytest.mark.parametrize(("lord", "left"), [("sage", 1), ("elder", 1), ("elder", 2)])
def test_a_stack_that_is_too_small_is_drawn_to_the_end(lord: str, left: int) -> None:
    """Edge case 5."""
    ann = player(pearls=0)
    state, log = enter(lord, "recruit", ann, player(), stack="depths jail", stack_left=left)
    assert since(log, lord)[0] == f"draw 0 {left}"
    if left == 2:
        assert legal(state) == ["choose depths", "choose jail"]
        play(state, "choose jail")
    assert zone(state, "locations", "stack") == []
    assert locations(state, ANN) == ({"jail": [lord]} if left == 2 else {"depths": [lord]})
    assert row(state) == (["depths"] if left == 2 else [])


@pytest.mark.rule("ABY 7.37")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("lord", list(DRAWS))
def test_with_an_empty_stack_nothing_happens(lord: str, way: str) -> None:
    """Edge case 28: he stays free, though there is an open location."""
    ann = player(pearls=0)
    state, log = enter(lord, way, ann, player(), row="jail", stack_left=0)
    assert since(log, lord) == ["turn 1"]
    assert lord in lords(state, ANN)
    assert (locations(state, ANN), row(state)) == ({}, ["jail"])


@pytest.mark.rule("ABY 7.37", "ABY 8.5", "ABY 8.6")
def test_an_ambassador_who_stayed_free_never_pays() -> None:
    """Edge case 28."""
    ann = player(lords="sage hermit elder keeper", keys=3)
    state = asked("keys", ann, player(), choice={"location": "jail"})
    assert legal(state) == ["spend keeper", "spend token"]
    assert why(state, "spend sage") == "not-a-key (lord sage)"
    two = player(lords="sage hermit elder keeper", keys=1, pearls=0)
    state = asked("ally", two, player(), track="J1", row="jail")
    log = play(state, "take")
    assert told(log) == ["take 0 jellyfish1", "explored 0", "turn 1"]


@pytest.mark.rule("ABY 7.36", "ABY 8.1")
def test_the_keys_of_the_player_stay() -> None:
    """Edge case 27: a token and the keeper, before as after."""
    ann = player("J1 C2 H2 S2 Q3", pearls=0, keys=1, lords="keeper")
    state = turn(ann, player(), court=f"{QUIET} hermit", stack="depths jail")
    hire(state, "hermit", "J1 C2 H2 S2 Q3")
    assert locations(state, ANN) == {"depths": ["hermit"]}
    assert (lords(state, ANN), zone(state, "players", ANN, "keys")) == (["keeper"], 1)


@pytest.mark.rule("ABY 7.36", "ABY 9.20", "ABY 8.12")
@pytest.mark.parametrize("lord", list(DRAWS))
def test_black_smokers_drawn_by_an_ambassador(lord: str) -> None:
    """They work at once, and he goes along; then the recruitment goes on."""
    ann = player(pearls=0)
    stack = "black-smokers jail abyss"
    state, _ = enter(lord, "recruit", ann, player(), stack=stack, stack_left=6)
    if lord != "hermit":
        play(state, "choose black-smokers")
    assert (zone(state, "phase"), state.seat) == ("smokers", ANN)
    left = zone(state, "locations", "stack")
    assert len(left) == 6 - DRAWS[lord]
    assert sorted(legal(state)) == sorted(["decline", *(f"swap {name}" for name in left)])
    kept = state.copy()
    log = play(state, f"swap {left[0]}")
    assert told(log) == [f"swap 0 {left[0]}", "turn 1"]
    assert locations(state, ANN) == {left[0]: [lord]}
    assert sorted(zone(state, "locations", "stack")) == sorted([*left[1:], "black-smokers"])
    log = play(kept, "decline")
    assert told(log) == ["decline 0", "turn 1"]
    assert locations(kept, ANN) == {"black-smokers": [lord]}
    assert zone(kept, "locations", "stack") == left


@pytest.mark.rule("ABY 7.36", "ABY 9.20")
def test_black_smokers_that_were_the_last_of_the_stack() -> None:
    ann = player(pearls=0)
    state, log = enter("hermit", "recruit", ann, player(), stack="black-smokers", stack_left=1)
    assert since(log, "hermit")[-3:] == [
        "under 0 hermit black-smokers",
        "control 0 black-smokers",
        "turn 1",
    ]
    assert locations(state, ANN) == {"black-smokers": ["hermit"]}


@pytest.mark.rule("ABY 7.36", "ABY 8.13")
def test_the_court_is_refilled_after_the_ambassador() -> None:
    """Power, refill, control: the location comes before the new lords."""
    ann = player("J1 C2 H2 S2 Q3", pearls=0)
    state = turn(
        *(ann, player()), court="hermit miller reaper", lord_deck="keeper seeker", stack="jail",
        lords_left=4, council="S5",
    )  # fmt: skip
    log = hire(state, "hermit", "J1 C2 H2 S2 Q3")
    assert since(log, "hermit")[:7] == [
        *("draw 0 1", "uncover 0 jail", "choose 0 jail drawn", "under 0 hermit jail"),
        *("control 0 jail", "pearls 0 2 court", "arrive keeper"),
    ]
    assert (pearls(state), state.seat) == ([2, 1], BEN)


@pytest.mark.rule("ABY 7.33", "ABY 7.34", "ABY 7.35")
@pytest.mark.parametrize(("lord", "tower"), [("sage", 3), ("hermit", 3), ("elder", 3)])
def test_an_ambassador_has_no_key_for_the_towers(lord: str, tower: int) -> None:
    tiles = {"closed-tower": "", "lost-tower": lord}
    state = turn(player(locations=tiles), player())
    seats = state.breakdown()["seats"]
    assert isinstance(seats, list)
    assert seats[ANN]["locations"] == {"closed-tower": 0, "lost-tower": tower}
