"""Chapter 7, positions: a story counts every card, also those that look the same."""

import pytest

from tests.biblios.table import ANN, bidding, read, refused


@pytest.mark.rule("BIB 7.18")
def test_cards_that_look_the_same_are_counted_one_by_one() -> None:
    """Two of a kind were left unsold, found, paid face down, and shown."""
    discard = {"open": ["g1", "g1", "g2", "g2", "c+", "c+"], "hidden": ["g3", "g3"]}
    plain = bidding(2, ANN, "M2A", ["", ""], discard=discard).to_dict()
    assert read(plain).to_dict() == plain
    shown = ["0 keep g2", "1 keep g2", "0 show g2", "1 show g2"]
    unsold = [line for line in plain["story"] if not line.endswith("g2")]  # type: ignore[attr-defined]
    told = plain | {"story": shown + unsold}
    assert read(told).to_dict() == told
    once = plain | {"story": shown[:1] + shown[2:3] + unsold}
    assert refused(once) == "the story does not lead to the open discard as written"
