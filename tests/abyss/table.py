"""Positions of Abyss, written down as they lie on the table: only what matters is named.

Whatever card, lord, location or token a test does not name lies in its deck, under those that are
named. Allies are written short: J jellyfish, C crab, H seahorse, S shellfish, Q squid, and the
value: "J3 C2"; M is a monster. Seats are named clockwise.
"""

from collections import Counter
from typing import Any

import lanternfish as lf
from lanternfish.core.chance import quick
from tests.playing import slip_in, zone

ANN, BEN, CARA, DAN = range(4)
SPECTATOR = lf.NOBODY

ABYSS = lf.game("abyss")
RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
LETTERS = dict(zip("JCHSQ", RACES, strict=True))

#: Every lord of the box, in card order.
LORDS = (
    "shaman invoker apprentice oracle alchemist illusionist master-of-magic "
    "recruiter jailer seeker assassin commander tamer hunter "
    "keeper reaper shepherd miller aquaculturalist landowner "
    "ship-master trader landlord slaver peddler shopkeeper "
    "corruptor traitor diplomat treasurer schemer opportunist "
    "sage hermit elder"
).split()
#: Every location of the box, in card order.
LOCATIONS = (
    "parliament barracks dockworks sargasso-silos hydrozoa-reserves "
    "sanctuary oceanic-senate chasm sargasso-fields giant-clams "
    "abyss depths throne-room jail coral-barrier closed-tower lost-tower "
    "chamber-of-allies city-of-mirrors black-smokers"
).split()
ALLIES = [
    f"{race}{value}"
    for race in RACES
    for value, copies in enumerate((4, 3, 3, 2, 1), 1)
    for _ in range(copies)
]
EXPLORATION = [*ALLIES, *["monster"] * 6]
TOKENS = [2] * 9 + [3] * 9 + [4] * 2
#: Lords that are hard to pay for: the court, unless a test says otherwise.
COURT = "sage hermit elder traitor"
NOTHING: dict[str, Any] = {
    "recruiting": False,
    "lord": None,
    "paid": [],
    "from": None,
    "victim": None,
    "location": None,
    "under": [],
    "spent": 0,
}


def cards(row: str) -> list[str]:
    """Exploration cards, short or in full: "J3 crab2 M"."""
    return [card(word) for word in row.split()]


def card(word: str) -> str:
    if word == "M":
        return "monster"
    return LETTERS[word[0]] + word[1] if word[0] in LETTERS else word


def player(
    hand: str = "",
    lords: str = "",
    locations: dict[str, str] | None = None,
    **rest: Any,
) -> dict[str, Any]:
    """What one seat has.

    `slain` are among the free `lords`; `locations` names the lords under each. Also `pearls` (1
    unless said), `keys`, `affiliated` and `tokens` ("2 4").
    """
    return {
        "pearls": rest.pop("pearls", 1),
        "keys": rest.pop("keys", 0),
        "hand": in_order(cards(hand), EXPLORATION),
        "tokens": sorted(int(token) for token in rest.pop("tokens", "").split()),
        "lords": in_order(lords.split(), LORDS),
        "slain": in_order(rest.pop("slain", "").split(), LORDS),
        "locations": {
            name: in_order((locations or {})[name].split(), LORDS)
            for name in in_order(list(locations or {}), LOCATIONS)
        },
        "affiliated": in_order(cards(rest.pop("affiliated", "")), EXPLORATION),
    } | rest


def in_order(row: list[str], box: list[str]) -> list[str]:
    return sorted(row, key=box.index)


def written(phase: str = "main", players: tuple[Any, ...] = (), **zones: Any) -> dict[str, Any]:
    """A position as plain data; Ann is the active player unless `active` says otherwise.

    `deck`, `lord_deck`, `stack` and `pool` name the tops of the decks; `track`, `discard`,
    `council`, `court`, `out`, `row` and `drawn` what lies there; `choice` what is under way. With
    `deck_left`, `lords_left`, `stack_left` or `pool_left` that deck has just so many: the other
    exploration cards are in the discard, the other lords out of the game, locations and tokens
    with the last seat.
    """
    seated = [dict(one) for one in players or (player(), player())]
    choice = NOTHING | zones.pop("choice", {})
    exploration = lay_exploration(seated, choice, zones)
    lords = lay_lords(seated, choice, zones)
    locations = lay_locations(seated, choice, zones)
    pool = left_over(TOKENS, [token for one in seated for token in one["tokens"]])
    top = [int(token) for token in zones.pop("pool", "").split()]
    pool = [*top, *left_over(pool, top)]
    pool, spare = cut(pool, zones.pop("pool_left", 20))
    seated[-1]["tokens"] = sorted([*seated[-1]["tokens"], *spare])
    active = zones.pop("active", ANN)
    options = {"edition": zones.pop("edition", "standard")}
    head = {"game": "abyss", "rules": 1, "seats": len(seated), "options": options}
    bought = zones.pop("bought", [])
    return (
        head
        | {
            "seat": None if phase == "over" else active,
            "phase": phase,
            "active": active,
            "price": 1 + len(bought),
            "bought": bought,
            "used": zones.pop("used", "").split(),
            "extra": 0,
            "ender": None,
            "threat": 1,
            **exploration,
            **lords,
            **locations,
            "tokens": {"pool": pool, "theft": zones.pop("theft", None)},
            "players": seated,
            "choice": choice,
            "chance": quick(zones.pop("seed", 0)).to_dict(),
        }
        | zones
    )


def lay_exploration(
    players: list[dict[str, Any]], choice: dict[str, Any], zones: dict[str, Any]
) -> dict[str, Any]:
    track, discard = cards(zones.pop("track", "")), cards(zones.pop("discard", ""))
    council, top = cards(zones.pop("council", "")), cards(zones.pop("deck", ""))
    held = [one for p in players for one in [*p["hand"], *p["affiliated"]]]
    named = [*track, *discard, *council, *top, *held, *choice["paid"]]
    deck, spilt = cut([*top, *left_over(EXPLORATION, named)], zones.pop("deck_left", 71))
    council = in_order(council, EXPLORATION)
    return {
        "exploration": {
            "deck": deck,
            "track": track,
            "discard": in_order([*discard, *spilt], EXPLORATION),
        },
        "council": {race: [one for one in council if one.startswith(race)] for race in RACES},
    }


def lay_lords(
    players: list[dict[str, Any]], choice: dict[str, Any], zones: dict[str, Any]
) -> dict[str, Any]:
    out, top = zones.pop("out", "").split(), zones.pop("lord_deck", "").split()
    named = [*out, *top, *choice["under"]]
    for one in players:
        named += [*one["lords"], *(lord for row in one["locations"].values() for lord in row)]
    court = zones.pop("court", None)
    court = court.split() if court is not None else [x for x in COURT.split() if x not in named]
    deck = [*top, *left_over(LORDS, [*named, *court])]
    deck, spilt = cut(deck, zones.pop("lords_left", 35))
    return {"lords": {"deck": deck, "court": court, "out": in_order([*out, *spilt], LORDS)}}


def lay_locations(
    players: list[dict[str, Any]], choice: dict[str, Any], zones: dict[str, Any]
) -> dict[str, Any]:
    row, drawn = zones.pop("row", "").split(), zones.pop("drawn", "").split()
    top = zones.pop("stack", "").split()
    named = [*row, *drawn, *top, *(name for one in players for name in one["locations"])]
    if choice["location"] is not None and choice["location"] not in named:
        named.append(choice["location"])
    stack, spilt = cut([*top, *left_over(LOCATIONS, named)], zones.pop("stack_left", 20))
    last = players[-1]["locations"] | {name: [] for name in spilt}
    players[-1]["locations"] = {name: last[name] for name in LOCATIONS if name in last}
    return {
        "locations": {
            "stack": stack,
            "row": in_order(row, LOCATIONS),
            "drawn": in_order(drawn, LOCATIONS),
        }
    }


def left_over(box: list[Any], named: list[Any]) -> list[Any]:
    """The box without what is named, in card order."""
    rest = Counter(box) - Counter(named)
    return list(rest.elements())


def cut(row: list[Any], size: int) -> tuple[list[Any], list[Any]]:
    return row[:size], row[size:]


def read(data: dict[str, Any]) -> lf.State:
    return ABYSS.from_dict(data)


def turn(*players: dict[str, Any], **zones: Any) -> lf.State:
    """The active player is about to choose his action."""
    return read(written("main", players, **zones))


def asked(phase: str, *players: dict[str, Any], **zones: Any) -> lf.State:
    """The middle of a turn: `seat` decides, the active player unless it is said."""
    return read(written(phase, players, **zones))


def finished(*players: dict[str, Any], **zones: Any) -> lf.State:
    """The game is over: Ann began the end, the last seat has had its turn."""
    return read(written("over", players, **{"active": len(players) - 1, "ender": ANN} | zones))


def hand(state: lf.State, seat: int) -> list[str]:
    return list(zone(state, "players", seat, "hand"))


def pearls(state: lf.State) -> list[int]:
    return [one["pearls"] for one in zone(state, "players")]


def court(state: lf.State) -> list[str]:
    return list(zone(state, "lords", "court"))


def lords(state: lf.State, seat: int) -> list[str]:
    """The free lords of a seat."""
    return list(zone(state, "players", seat, "lords"))


def locations(state: lf.State, seat: int) -> dict[str, list[str]]:
    return dict(zone(state, "players", seat, "locations"))


def discard(state: lf.State) -> list[str]:
    return list(zone(state, "exploration", "discard"))


def seen(state: lf.State, seat: int) -> dict[str, Any]:
    return state.view(seat).to_dict()


def refused(data: object) -> str:
    """The slip that a position is refused for."""
    return slip_in(ABYSS.from_dict, data)


def refused_view(data: object) -> str:
    """The slip that a view is refused for."""
    return slip_in(ABYSS.view_from_dict, data)
