"""Every card of the box lies in exactly one place, after every action."""

import re
from collections import Counter
from collections.abc import Iterator

from tests.conformance.hooks import Hooks, hooks_of
from tests.conformance.tables import Table, every_table
from tests.conformance.walks import positions

GAMES = 4


def names_in(value: object) -> Iterator[str]:
    """Every word of a piece of plain data."""
    if isinstance(value, str):
        yield from value.split()
    elif isinstance(value, dict):
        for part in value.values():
            yield from names_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from names_in(part)


def census(data: dict[str, object], hooks: Hooks) -> Counter[str]:
    """The cards of a position, in whatever zone they are."""
    known = set(hooks.box)
    zones = {key: value for key, value in data.items() if key not in hooks.told}
    return Counter(name for name in names_in(hooks.lying(zones)) if name in known)


@every_table
def test_every_card_is_in_exactly_one_zone(table: Table) -> None:
    hooks = hooks_of(table.name)
    box = Counter(hooks.box)
    for seed in range(GAMES):
        for state in positions(table, seed):
            assert census(state.to_dict(), hooks) == box


@every_table
def test_no_card_is_known_twice(table: Table) -> None:
    """Nor does a view show more cards than there are."""
    hooks = hooks_of(table.name)
    box = Counter(hooks.box)
    for number, state in enumerate(positions(table, 21)):
        if number % 5:
            continue
        for eyes in table.eyes():
            view = state.view(eyes).to_dict()
            shown = census(
                {key: view[key] for key in view if key not in ("legal", "memory")}, hooks
            )
            assert shown <= box


def test_the_box_of_biblios_has_87_cards() -> None:
    """The box in this suite is written out by hand; here it is held against the rules in words."""
    box = hooks_of("biblios").box
    assert len(box) == 87
    by_kind = Counter(card[0] for card in box)
    assert by_kind == {"M": 9, "P": 9, "F": 9, "H": 9, "S": 9, "g": 33, "c": 9}
    worth = {kind: sum(int(card[1]) for card in box if card[0] == kind) for kind in "MPFHSg"}
    assert worth == {"M": 25, "P": 25, "F": 11, "H": 11, "S": 11, "g": 66}
    for kind in "MPFHS":
        letters = sorted(card[2] for card in box if re.match(kind, card))
        assert letters == list("ABCDEFGHI")


def test_the_box_of_conspiracy_has_60_lords_and_24_locations() -> None:
    box = hooks_of("conspiracy").box
    lords = [card for card in box if re.fullmatch("[A-Z][0-9]", card)]
    assert len(lords) == 60
    assert len(set(box) - set(lords)) == len(box) - 60 == 24
    assert Counter(lord[0] for lord in lords) == dict.fromkeys("YRGBP", 12)
    points = {"0": 5, "1": 20, "2": 10, "3": 10, "4": 10, "6": 5}
    assert Counter(lord[1] for lord in lords) == points


def test_the_box_of_abyss_has_71_exploration_cards_35_lords_and_20_locations() -> None:
    box = Counter(hooks_of("abyss").box)
    allies = {card: copies for card, copies in box.items() if card[-1].isdecimal()}
    assert allies == {
        f"{race}{value}": copies
        for race in ("jellyfish", "crab", "seahorse", "shellfish", "squid")
        for value, copies in ((1, 4), (2, 3), (3, 3), (4, 2), (5, 1))
    }
    assert (sum(allies.values()), box["monster"]) == (65, 6)
    assert sum(int(card[-1]) * copies for card, copies in allies.items()) == 160
    others = [card for card, copies in box.items() if copies == 1 and card not in allies]
    assert len(others) == 35 + 20
