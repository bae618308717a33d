"""Positions of Conspiracy, written down as they lie on the table: only what matters is named.

Whatever lord or location a test does not name lies in its deck, under those that are named. An
alliance is written in the order of its places, a location with the lord it lies on:
"Y1 B4 Y1=seven". Seats are named clockwise.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import lanternfish as lf
from lanternfish.core.chance import quick
from tests.playing import slip_in, zone

ANN, BEN, CARA, DAN = range(4)
SPECTATOR = lf.NOBODY

CONSPIRACY = lf.game("conspiracy")
COLOURS = ("yellow", "red", "green", "blue", "purple")


def cards(row: str) -> list[str]:
    return row.split()


#: Every lord of the box, in card order.
LORDS = [
    *cards("Y0 Y1 Y1 Y1 Y1 Y2 Y2 Y3 Y3 Y4 Y4 Y6"),
    *cards("R0 R1 R1 R1 R1 R2 R2 R3 R3 R4 R4 R6"),
    *cards("G0 G1 G1 G1 G1 G2 G2 G3 G3 G4 G4 G6"),
    *cards("B0 B1 B1 B1 B1 B2 B2 B3 B3 B4 B4 B6"),
    *cards("P0 P1 P1 P1 P1 P2 P2 P3 P3 P4 P4 P6"),
]
#: Every location of the box, in card order.
LOCATIONS = [
    *cards("seven pearl1 pearl2 pearl3 silver gold pearls locations force1 force2"),
    *cards("mix-lords mix-locations any-keys search-deck"),
    *cards("best-yellow best-red best-green best-blue best-purple"),
    *cards("count-yellow count-red count-green count-blue count-purple"),
]
PEARLS = {"3": 2, "4": 1, "pearl1": 1, "pearl2": 2, "pearl3": 3}


def written(
    seats: int, phase: str = "conspire", alliances: Sequence[str] = (), **zones: Any
) -> dict[str, Any]:
    """A position as plain data.

    `deck` and `sites` name the tops of the two decks, `piles`, `row`, `shown`, `uncovered` and
    `taken` what lies there. `sizes` fills alliances up with lords that nobody named, a dict by
    seat. With `left` the deck has just so many lords, with `sites_left` so many locations; the
    others lie on the piles and in the row. `force` is (seat, lords).
    """
    rows = [row.split() for row in alliances] + [[] for _ in range(seats - len(alliances))]
    lords, locations = lords_of(rows, zones), locations_of(rows, zones)
    force = zones.pop("force", None)
    head = {"game": "conspiracy", "rules": 1, "seats": seats, "options": {}}
    return (
        head
        | {
            "phase": phase,
            "first": ANN,
            "active": ANN,
            "lords": lords,
            "locations": locations,
            "alliances": [alliance(row) for row in rows],
            "master": most_pearls(rows),
            "force": None if force is None else {"seat": force[0], "lords": force[1]},
            "trigger": None,
            "chance": quick(zones.pop("seed", 0)).to_dict(),
        }
        | zones
    )


def lords_of(rows: list[list[str]], zones: dict[str, Any]) -> dict[str, Any]:
    """Where the lords lie; takes what was said of them out of the zones, and fills alliances up."""
    named = {zone: cards(zones.pop(zone, "")) for zone in ("deck", "piles", "shown", "taken")}
    allied = [word.split("=")[0] for row in rows for word in row]
    rest = left_over(LORDS, [*allied, *(card for row in named.values() for card in row)])
    rest = fill_up(rows, zones.pop("sizes", {}), rest)
    deck, spilt = cut([*named["deck"], *rest], zones.pop("left", 60))
    pile = sorted([*named["piles"], *spilt])
    return {
        "deck": deck,
        "piles": {name: of_colour(pile, name) for name in COLOURS},
        "shown": named["shown"],
        "taken": taken(named["taken"]),
    }


def locations_of(rows: list[list[str]], zones: dict[str, Any]) -> dict[str, Any]:
    """Where the locations lie; takes what was said of them out of the zones."""
    places = {zone: cards(zones.pop(zone, "")) for zone in ("sites", "row", "uncovered")}
    built = [word.split("=")[1] for row in rows for word in row if "=" in word]
    unbuilt = left_over(LOCATIONS, [*built, *(card for row in places.values() for card in row)])
    deck, opened = cut([*places["sites"], *unbuilt], zones.pop("sites_left", 24))
    return {
        "deck": deck,
        "row": [name for name in LOCATIONS if name in places["row"] or name in opened],
        "uncovered": places["uncovered"],
    }


def fill_up(rows: list[list[str]], sizes: dict[int, int], rest: list[str]) -> list[str]:
    """Fill alliances up to these sizes with lords that nobody named; those that are left."""
    for seat, size in sizes.items():
        missing = size - len(rows[seat])
        rows[seat] += rest[:missing]
        rest = rest[missing:]
    return rest


def left_over(box: list[str], named: list[str]) -> list[str]:
    """The box without the cards that are named, in card order."""
    rest = Counter(box) - Counter(named)
    return list(rest.elements())


def cut(row: list[str], size: int) -> tuple[list[str], list[str]]:
    return row[:size], row[size:]


def of_colour(lords: Iterable[str], name: str) -> list[str]:
    return [lord for lord in lords if lord[0] == name[0].upper()]


def taken(lords: list[str]) -> dict[str, Any] | None:
    """Lords of a pile that wait; a bare colour while the first of them is still to be chosen."""
    if not lords:
        return None
    (colour,) = {name for name in COLOURS if name[0].upper() == lords[0][0].upper()}
    return {"colour": colour, "lords": [lord for lord in lords if lord != colour]}


def alliance(row: list[str]) -> dict[str, Any]:
    words = [word.split("=") for word in row]
    return {
        "lords": [word[0] for word in words],
        "locations": {str(n): word[1] for n, word in enumerate(words, 1) if len(word) > 1},
    }


def pearls_of(row: Iterable[str]) -> int:
    """The pearls of an alliance, counted by hand."""
    parts = [word.split("=") for word in row]
    return sum(
        PEARLS.get(part[0][1], 0) + sum(PEARLS.get(p, 0) for p in part[1:]) for part in parts
    )


def most_pearls(rows: Sequence[Iterable[str]]) -> int | None:
    """The first seat with the most pearls; nobody without any."""
    pearls = [pearls_of(row) for row in rows]
    return pearls.index(max(pearls)) if any(pearls) else None


def read(data: dict[str, Any]) -> lf.State:
    return CONSPIRACY.from_dict(data)


def turn(seats: int, active: int, alliances: Sequence[str] = (), **zones: Any) -> lf.State:
    """The active player is about to conspire."""
    return read(written(seats, "conspire", alliances, active=active, **zones))


def asked(seats: int, active: int, phase: str, alliances: Sequence[str], **zones: Any) -> lf.State:
    """The active player is in the middle of his turn."""
    return read(written(seats, phase, alliances, active=active, **zones))


def finished(*alliances: str, **zones: Any) -> lf.State:
    """The game is over: Ann has filled her pyramid, the last seat has had its turn."""
    seats = len(alliances)
    zones = {"active": seats - 1, "trigger": ANN, "sizes": {ANN: 15}} | zones
    return read(written(seats, "over", alliances, **zones))


def deck(state: lf.State) -> list[str]:
    return list(zone(state, "lords", "deck"))


def piles(state: lf.State) -> list[str]:
    """All lords on the piles, colour by colour."""
    return [lord for name in COLOURS for lord in zone(state, "lords", "piles", name)]


def sites(state: lf.State) -> list[str]:
    return list(zone(state, "locations", "deck"))


def row(state: lf.State) -> list[str]:
    return list(zone(state, "locations", "row"))


def lords(state: lf.State, seat: int) -> str:
    """An alliance as it is written: "Y1 B4 Y1=seven"."""
    there = zone(state, "alliances", seat)
    built = {int(place): name for place, name in there["locations"].items()}
    return " ".join(
        f"{lord}={built[place]}" if place in built else str(lord)
        for place, lord in enumerate(there["lords"], 1)
    )


def crests(state: lf.State, seat: int) -> dict[str, int]:
    return dict(zone(state, "alliances", seat, "crests"))


def pearls(state: lf.State) -> list[int]:
    return [there["pearls"] for there in zone(state, "alliances")]


def mastery(state: lf.State) -> tuple[int | None, int]:
    """The pearl master and where the track stands."""
    return zone(state, "master"), zone(state, "marker")


def seen(state: lf.State, seat: int) -> dict[str, Any]:
    return state.view(seat).to_dict()


def refused(data: object) -> str:
    """The slip that a position is refused for."""
    return slip_in(CONSPIRACY.from_dict, data)


def refused_view(data: object) -> str:
    """The slip that a view is refused for."""
    return slip_in(CONSPIRACY.view_from_dict, data)
