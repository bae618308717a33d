"""Chapter 7, positions: the story of how the cards came where they are."""

from typing import Any

import pytest

from tests.biblios.table import (
    ANN,
    BEN,
    CARA,
    auction,
    bidding,
    church,
    in_bidding,
    in_gift,
    paying,
    read,
    refused,
    written,
)
from tests.playing import legal, zone


@pytest.mark.rule("BIB 7.18")
def test_without_a_story_every_hand_was_kept_face_down() -> None:
    discard = {"open": ["H1A", "c+"], "hidden": ["F1A", "g1"]}
    state = bidding(3, BEN, "M2A", ["g2 P2A", "", "S1A"], deck="S1B S1C", discard=discard)
    assert zone(state, "story") == [
        "0 keep P2A",
        "0 keep g2",
        "2 keep S1A",
        "0 keep F1A",
        "0 hide F1A",
        "0 keep g1",
        "0 hide g1",
        "0 pile H1A",
        "0 reveal H1A",
        "0 unsold H1A",
        "0 find c+",
        "0 pile S1B",
        "1 pile S1C",
        "2 pile M2A",
        "1 reveal M2A",
    ]


@pytest.mark.rule("BIB 7.18")
def test_the_plain_story_of_a_gift_turn_a_church_card_and_a_payment() -> None:
    assert zone(read(in_gift()), "story") == [
        "0 keep S1A",
        "0 share P2A",
        "0 pile g1",
        "0 keep M2B",
    ]
    taken: dict[str, Any] = {"church": church("c-", BEN, "take"), "public": ["M2A"], "taker": CARA}
    assert zone(read(written(3, "church", **taken)), "story") == ["0 share M2A", "1 find c-"]
    bought = written(2, "church", church=church("c-", BEN, "turn-up"), deck=["M2A", "M2B", "M2C"])
    assert zone(read(bought), "story") == ["1 find c-", "0 pile M2A", "1 pile M2B", "0 pile M2C"]
    paid = paying(2, ANN, "g3", BEN, 2, ["", "g1"], laid=["g2"], deck="S1A")
    assert zone(paid, "story") == [
        "1 keep g1",
        "1 keep g2",
        "0 pile S1A",
        "1 pile g3",
        "0 reveal g3",
    ]


TOLD = [
    "0 keep g1",
    "0 pile M2A",
    "0 share g2",
    "0 share g3",
    "1 taken g2",
    "2 taken g3",
    "1 pile S1A",
    "0 reveal M2A",
]


@pytest.mark.rule("BIB 7.18")
def test_a_story_that_leads_to_the_position_is_kept() -> None:
    state = read(in_bidding(story=TOLD))
    assert zone(state, "story") == TOLD
    assert legal(state) == legal(read(in_bidding()))
    assert zone(read(in_bidding(story=tuple(TOLD))), "story") == TOLD


@pytest.mark.rule("BIB 7.18", "BIB 7.17")
@pytest.mark.parametrize(
    ("story", "slip"),
    [
        (TOLD[1:], "the story does not lead to hands as written"),
        ([*TOLD, "1 share P2A"], "the story does not lead to the public space as written"),
        ([*TOLD, "1 pile P2A"], "the story does not lead to the auction pile as written"),
        ([*TOLD[:6], *TOLD[7:]], "the story does not lead to the auction pile as written"),
        (
            [*TOLD, "1 keep P2A", "1 hide P2A"],
            "the story does not lead to the hidden discard as written",
        ),
        (
            [*TOLD, "1 keep P2A", "1 lose P2A"],
            "the story does not lead to the hidden discard as written",
        ),
        (
            [*TOLD, "1 keep P2A", "1 show P2A"],
            "the story does not lead to the open discard as written",
        ),
        ([*TOLD, "1 find c+"], "the story does not lead to the open discard as written"),
        ([*TOLD, "0 fine 1 g1"], "the story does not lead to hands as written"),
        ([*TOLD, "0 unsold M2A"], "the story does not lead to the open discard as written"),
        ([*TOLD, "0 buy M2A"], "the story does not lead to hands as written"),
        ([*TOLD, "0 show g2"], "in the story seat 0 gives g2 without having it"),
        ([*TOLD, "1 hide g1"], "in the story seat 1 gives g1 without having it"),
        ([*TOLD, "2 lose P2A"], "in the story seat 2 gives P2A without having it"),
        ([*TOLD, "2 fine 0 P2A"], "in the story seat 2 gives P2A without having it"),
        ([*TOLD, "2 show c+"], "in the story seat 2 gives c+ without having it"),
        ([*TOLD, "2 taken P2A"], "in the story P2A leaves the public space without being there"),
        ([*TOLD, "2 buy P2A"], "in the story P2A leaves the auction without being there"),
        ([*TOLD, "2 unsold P2A"], "in the story P2A leaves the auction without being there"),
        ([*TOLD, "2 reveal P2A"], "in the story P2A leaves the auction pile without being there"),
    ],
)
def test_a_story_that_leads_elsewhere_is_refused(story: list[str], slip: str) -> None:
    assert refused(in_bidding(story=story)) == slip


@pytest.mark.rule("BIB 7.18")
def test_a_story_may_go_through_every_way_a_card_can_go() -> None:
    """Ann is fined, Cara pays openly and face down, a church card is found and one unsold."""
    story = [
        *("1 keep M3E", "0 keep g1", "0 keep g1", "2 keep g3", "2 keep H1A", "0 find c+"),
        *("0 pile P2A", "1 pile g2", "2 pile c-", "0 pile M2A", "1 pile S1A"),
        *("0 reveal P2A", "2 show g3", "2 buy P2A", "1 reveal g2", "2 hide H1A", "2 buy g2"),
        *("2 reveal c-", "0 fine 1 g1", "1 fine 2 M3E", "0 lose g1", "2 unsold c-", "0 reveal M2A"),
    ]
    discard = {"open": ["g3", "c+", "c-"], "hidden": ["H1A", "g1"]}
    hands = ["", "g1", "M3E P2A g2"]
    zones: dict[str, Any] = {"auction": auction("M2A", speaker=BEN), "deck": ["S1A"]}
    data = written(3, "bidding", hands, discard=discard, **zones)
    assert zone(read(data | {"story": story}), "story") == story


@pytest.mark.rule("BIB 7.18", "BIB 7.17")
@pytest.mark.parametrize(
    "line",
    [
        "",
        "0",
        "0 keep",
        "0 eat g1",
        "3 keep g1",
        "-1 keep g1",
        "x keep g1",
        "0 keep g9",
        "0 keep ?",
        "0 keep g1 g1",
        "0 fine g1",
        "0 fine 3 g1",
        "0 fine 1 g1 g1",
        "0  keep g1",
        7,
        None,
    ],
)
def test_a_line_of_a_story_that_says_nothing_is_refused(line: object) -> None:
    said = f"line 2 of the story is {line!r}; lines look like '0 keep M2A'"
    assert refused(in_bidding(story=["0 keep g1", line])) == said


@pytest.mark.rule("BIB 7.18")
def test_a_story_is_a_list() -> None:
    assert (
        refused(in_bidding(story="0 keep g1")) == "position.story is '0 keep g1'; it takes a list"
    )
