"""The second referee, part three: the points, counted once more."""

from tests.abyss.referee_table import GUILDS, LORDS, RACES, Player, race, value

#: Points that are there anyway, and points for each lord of a guild.
HALLS = {
    "parliament": (6, "politician"),
    "barracks": (7, "soldier"),
    "dockworks": (5, "merchant"),
    "sargasso-silos": (5, "farmer"),
    "hydrozoa-reserves": (6, "mage"),
}
#: Points that are there anyway, and points for each affiliated ally of a race.
WATERS = {
    "sanctuary": (4, "jellyfish"),
    "oceanic-senate": (4, "squid"),
    "chasm": (5, "crab"),
    "sargasso-fields": (3, "seahorse"),
    "giant-clams": (3, "shellfish"),
}


def of_race(player: Player, name: str) -> list[int]:
    return [value(card) for card in player.affiliated if race(card) == name]


def site_points(site: str, player: Player, opponents: list[Player]) -> int:
    lords = [LORDS[name] for name in player.all_lords() if name not in player.slain]
    influence = [lord.influence for lord in lords]
    if site in HALLS:
        flat, guild = HALLS[site]
        return flat + 2 * sum(lord.guild == guild for lord in lords)
    if site in WATERS:
        flat, name = WATERS[site]
        return flat + 3 * len(of_race(player, name))
    if site == "abyss":
        return 2 * sum(any(lord.guild == guild for lord in lords) for guild in GUILDS)
    if site == "depths":
        return 2 * min(influence, default=0)
    if site == "throne-room":
        return max(influence, default=0)
    if site == "jail":
        return 15 - len(lords)
    if site == "coral-barrier":
        return 20 - len(player.affiliated)
    if site == "closed-tower":
        return 3 * sum(lord.key == 1 for lord in lords)
    if site == "lost-tower":
        return 3 * sum(lord.key == 0 for lord in lords)
    if site == "chamber-of-allies":
        return 3 + sum(min(of_race(player, name), default=0) for name in RACES)
    if site == "city-of-mirrors":
        theirs = [tile for other in opponents for tile in other.sites]
        return max((site_points(tile, player, []) for tile in theirs), default=0)
    assert site == "black-smokers"
    return 0


def points(player: Player, opponents: list[Player]) -> int:
    sites = sum(site_points(site, player, opponents) for site in player.sites)
    lords = sum(LORDS[name].influence for name in player.all_lords())
    allies = sum(max(of_race(player, name), default=0) for name in RACES)
    return sites + lords + allies + sum(player.tokens)


def scores(players: list[Player]) -> tuple[int, ...]:
    return tuple(points(one, [other for other in players if other is not one]) for one in players)


def winners(players: list[Player]) -> tuple[int, ...]:
    ranks = [
        (score, one.pearls, max((LORDS[name].influence for name in one.all_lords()), default=0))
        for score, one in zip(scores(players), players, strict=True)
    ]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
