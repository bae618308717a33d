"""Does the decision of a written position have what it asks about?"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanternfish.core.errors import BadPosition
from lanternfish.core.game import NOBODY
from lanternfish.games.abyss import control, recruit
from lanternfish.games.abyss.cards import (
    APPRENTICE,
    ASSASSIN,
    BIT,
    BLACK_SMOKERS,
    COMMANDER,
    CORRUPTOR,
    HUNTER,
    ILLUSIONIST,
    JAILER,
    MONSTER,
    NO_CARD,
    OF_GUILD,
    SCHEMER,
    TRACK_SPACES,
    TRAITOR,
    WITH_KEY,
    count_bits,
)
from lanternfish.games.abyss.lords import mages, politicians, soldiers
from lanternfish.games.abyss.lords.each_turn import can_use_power
from lanternfish.games.abyss.state import (
    AFFILIATING,
    ALLY,
    COMMANDED,
    CORRUPTING,
    EXCHANGING,
    HUNTING,
    JAILING,
    LEARNING,
    LIMIT,
    MONSTER_MET,
    OFFER,
    OVER,
    PAYING,
    PHASES,
    PICKING,
    REPLACING,
    REWARDING,
    SCHEMING,
    SECOND_STACK,
    SLAYING,
    SMOKING,
    SOURCE,
    SPENDING,
    TRADING,
    WINDOW,
    Position,
)

# Whose power asks, from JAILING to SCHEMING.
ASKER: Final[vec[i64]] = vec[i64](
    [JAILER, ASSASSIN, COMMANDER, HUNTER, APPRENTICE, ILLUSIONIST, ILLUSIONIST, CORRUPTOR,
     TRAITOR, TRAITOR, SCHEMER]
)  # fmt: skip


def check_decision(s: Position) -> None:
    check_seat(s)
    check_track(s)
    check_recruitment(s)
    check_choice(s)
    if not has_what_it_asks(s):
        raise BadPosition(f"nothing can be asked in phase {PHASES[s.phase]!r} here")


def check_seat(s: Position) -> None:
    """Opponents decide about offers and discards, and about nothing else."""
    if s.phase == OVER:
        right = s.seat == NOBODY
    elif s.phase in (OFFER, JAILING, COMMANDED):
        right = s.seat not in (NOBODY, s.active)
    else:
        right = s.seat == s.active
    if not right:
        decider = "nobody" if s.seat == NOBODY else f"seat {s.seat}"
        raise BadPosition(f"{decider} does not decide in phase {PHASES[s.phase]!r}")


def check_track(s: Position) -> None:
    """Cards lie on the track during an exploration, and the last one is asked about."""
    if s.phase not in (OFFER, ALLY, MONSTER_MET, REWARDING):
        if s.shown > 0:
            raise BadPosition(f"no cards are on the track in phase {PHASES[s.phase]!r}")
        return
    if s.shown == 0:
        raise BadPosition(f"phase {PHASES[s.phase]!r} needs a card on the track")
    monster = s.track[s.shown - 1] == MONSTER
    if monster != (s.phase in (MONSTER_MET, REWARDING)):
        raise BadPosition(f"the last card of the track is not what {PHASES[s.phase]!r} is about")
    if s.phase in (ALLY, MONSTER_MET) and s.shown == TRACK_SPACES:
        raise BadPosition("on the fifth space there is nothing to decide")


def check_recruitment(s: Position) -> None:
    """A recruitment is under way from the choice of the lord to the end of all powers."""
    if PAYING <= s.phase <= SCHEMING:
        right = s.recruiting
    else:
        right = not s.recruiting or s.phase in (PICKING, SMOKING)
    if not right or s.recruiting != (s.lord != NO_CARD):
        raise BadPosition(f"choice.recruiting or its lord does not fit {PHASES[s.phase]!r}")
    if not s.recruiting:
        return
    if s.phase in (PAYING, AFFILIATING):
        right = (s.at_court >> s.lord) & 1 == 1
    elif s.phase == PICKING:
        right = OF_GUILD[5] & s.free[s.active] & BIT[s.lord] > 0
    elif s.phase == SMOKING:
        right = (OF_GUILD[5] | BIT[ILLUSIONIST]) & s.lords[s.active] & BIT[s.lord] > 0
    else:
        right = s.free[s.active] & BIT[s.lord] > 0 and s.lord == ASKER[s.phase - JAILING]
    if not right:
        raise BadPosition(f"choice.lord is not the one that {PHASES[s.phase]!r} is about")


def check_choice(s: Position) -> None:
    """What belongs to one decision is there in it, and in no other."""
    _only_in(s, s.paid_races > 0, s.phase in (PAYING, AFFILIATING), "allies paid")
    _only_in(s, s.victim != NOBODY, s.phase == SLAYING, "victim")
    _only_in(s, s.site != NO_CARD, s.phase in (SPENDING, EXCHANGING), "location")
    _only_in(s, s.spent > 0, s.phase == SPENDING, "tokens spent")
    _only_in(s, s.drawn > 0, s.phase == PICKING, "locations drawn")


def _only_in(s: Position, there: bool, allowed: bool, what: str) -> None:
    if there and not allowed:
        raise BadPosition(f"phase {PHASES[s.phase]!r} has no {what}")


def has_what_it_asks(s: Position) -> bool:
    """Is there something to choose from, for the reason that the phase names?"""
    if s.phase == OFFER:
        return s.pearls[s.seat] >= s.price and (s.bought >> s.seat) & 1 == 0
    if s.phase == SECOND_STACK:
        return mages.alchemist(s)
    if s.phase == PAYING:
        return len(recruit.payments(s)) > 0
    if s.phase == AFFILIATING:
        return recruit.has_races(s)
    if JAILING <= s.phase <= SCHEMING:
        return power_has_what_it_asks(s)
    if s.phase == WINDOW:
        return can_use_power(s)
    if s.phase == LIMIT:
        return soldiers.is_over_limit(s, s.active) and len(soldiers.excess(s)) > 0
    return control_has_what_it_asks(s)


def power_has_what_it_asks(s: Position) -> bool:
    if s.phase == JAILING:
        return s.hand_sizes[s.seat] > 0 and not s.is_protected(s.seat)
    if s.phase == SLAYING:
        seat = s.victim
        if seat == NOBODY or seat == s.active:
            return False
        return s.in_force[seat] > 0 and not s.is_protected(seat)
    if s.phase == COMMANDED:
        over = s.hand_sizes[s.seat] > soldiers.HAND_LIMIT and not s.is_protected(s.seat)
        return over and len(soldiers.excess(s)) > 0
    if s.phase == HUNTING:
        return len(soldiers.preys(s)) > 0
    if s.phase == LEARNING:
        return len(mages.lessons(s)) > 0
    if s.phase == TRADING:
        return s.sites[s.active] > 0 and s.row > 0
    if s.phase == EXCHANGING:
        return s.site != NO_CARD and s.sites[s.active] & BIT[s.site] > 0 and s.row > 0
    if s.phase == CORRUPTING:
        return s.pearls[s.active] >= politicians.BRIBE and s.court_size > 0
    if s.phase == REPLACING:
        return s.court_size > 0
    if s.phase == SCHEMING:
        return politicians.others(s) > 0 and s.lords_left() > 0
    return politicians.others(s) > 0 and s.court_size > 0


def control_has_what_it_asks(s: Position) -> bool:
    if s.phase == SOURCE:
        return control.must_control(s)
    if s.phase == PICKING:
        enough = s.recruiting or s.keys_of(s.active) >= control.KEYS_NEEDED
        return enough and 0 < count_bits(s.drawn) <= control.MOST_DRAWN
    if s.phase == SPENDING:
        if s.site == NO_CARD or s.under[s.site] & ~WITH_KEY > 0:
            return False
        return control.keys_due(s) > 0 and len(control.keys_to_spend(s)) > 0
    if s.phase == SMOKING:
        return s.sites[s.active] & BIT[BLACK_SMOKERS] > 0 and s.sites_left() > 0
    return True
