"""Lords who enter a player's service: by recruitment, and through other lords.

Ann is the active player. Unless a test names the court, it has four lords that do nothing here.
"""

from collections import Counter
from typing import Any

import lanternfish as lf
from tests.abyss import naive
from tests.abyss.table import LETTERS, asked, cards, turn
from tests.playing import play, told, zone

WAYS = ("recruit", "corruptor", "traitor", "schemer")
#: Who is discarded for a lord that comes through the traitor or the schemer.
SPARE = "aquaculturalist"
FILLERS = "sage hermit elder miller landowner shepherd reaper keeper".split()

#: What pays exactly for a lord of some cost and some races, X being his race.
PRICES = {
    (7, 1): "X3 X4",
    (8, 1): "X3 X5",
    (10, 1): "X1 X4 X5",
    (7, 2): "X2 Y5",
    (8, 2): "X3 Y5",
    (10, 2): "X1 X4 Y5",
    (6, 3): "X1 Y2 Z3",
    (8, 3): "X1 Y3 Z4",
    (9, 3): "X2 Y3 Z4",
    (10, 3): "X2 Y3 Z5",
    (12, 3): "X3 Y4 Z5",
    (10, 5): "J1 C2 H2 S2 Q3",
}
GUILDS = ("mage", "soldier", "farmer", "merchant", "politician")


def price(lord: str) -> str:
    """A hand that pays for a lord in one way only, if there are no pearls."""
    guild, cost, races = naive.BOX[lord][:3]
    row = PRICES[cost, races]
    if guild == "ambassador":
        return row
    letters = list(LETTERS)
    first = GUILDS.index(guild)
    for place, letter in enumerate("XYZ"):
        row = row.replace(letter, letters[(first + place) % 5])
    return row


def hire(state: lf.State, lord: str, row: str, affiliated: str = "") -> lf.Log:
    """Recruit a lord with just these cards."""
    log = play(state, f"recruit {lord}")
    while zone(state, "phase") == "pay":
        left = Counter(cards(row)) - Counter(zone(state, "choice", "paid"))
        card = min(left, key=in_card_order) if left else None
        add(log, play(state, "paid" if card is None else f"pay {card}"))
    if zone(state, "phase") == "affiliate":
        add(log, play(state, f"affiliate {cards(affiliated)[0]}"))
    paid = [line.split()[2] for line in told(log) if line.startswith("pay ")]
    assert sorted(paid) == sorted(cards(row))
    return log


def in_card_order(card: str) -> tuple[int, str]:
    return list(LETTERS.values()).index(card[:-1]), card


def add(log: lf.Log, more: lf.Log) -> None:
    log.events += more.events
    log.made += more.made


def court_with(named: list[str]) -> str:
    return " ".join([lord for lord in FILLERS if lord not in named][:4])


def enter(lord: str, way: str, *players: dict[str, Any], **zones: Any) -> tuple[lf.State, lf.Log]:
    """A lord enters Ann's service in one of the ways."""
    ann = dict(players[0])
    named = [lord, SPARE]
    for one in players:
        named += [*one["lords"], *(x for row in one["locations"].values() for x in row)]
    named += zones.get("lord_deck", "").split() + zones.get("out", "").split()
    zones.setdefault("court", court_with(named))
    if way == "schemer":
        zones["lord_deck"] = f"{lord} {zones.get('lord_deck', '')}"
    else:
        zones["court"] += f" {lord}"
    if way == "recruit":
        ann["hand"] = [*ann["hand"], *cards(price(lord))]
        state = turn(ann, *players[1:], **zones)
        return state, hire(state, lord, price(lord))
    ann["lords"] = [*ann["lords"], way] + ([] if way == "corruptor" else [SPARE])
    ann["pearls"] += 5 if way == "corruptor" else 0
    choice = {"recruiting": True, "lord": way}
    state = asked(way, ann, *players[1:], choice=choice, **zones)
    texts = [] if way == "corruptor" else [f"betray {SPARE}"]
    return state, play(state, *texts, *([] if way == "schemer" else [f"enlist {lord}"]))


def since(log: lf.Log, lord: str, seat: int = lf.NOBODY) -> list[str]:
    """What was told after a lord of Ann's had entered."""
    rows = told(log, seat)
    source = [row for row in rows if row.startswith(f"enter 0 {lord} ")]
    assert len(source) == 1
    return rows[rows.index(source[0]) + 1 :]
