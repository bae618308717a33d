"""Why an action is refused. Only what the deciding seat itself knows goes into a reason."""

from mypy_extensions import i64

from lanternfish.core.errors import Reason
from lanternfish.games.abyss import actions as a
from lanternfish.games.abyss.cards import (
    ALLIES,
    ALLY_NAMES,
    COURT_SPACES,
    FIRST_REWARD,
    LOCATION_NAMES,
    LORD_NAMES,
    OPPORTUNIST,
    ORACLE,
    RACES,
    SLAVER,
    TRACK_SPACES,
)
from lanternfish.games.abyss.control import key_lords_left, keys_due
from lanternfish.games.abyss.lords.each_turn import unused
from lanternfish.games.abyss.lords.mages import master_of_magic
from lanternfish.games.abyss.lords.soldiers import tamer
from lanternfish.games.abyss.payment_refusals import about_paid, about_payment, about_recruiting
from lanternfish.games.abyss.recruit import extremes
from lanternfish.games.abyss.state import (
    AFFILIATING,
    ALLY,
    BETRAYING,
    COMMANDED,
    CORRUPTING,
    EXCHANGING,
    HUNTING,
    JAILING,
    LEARNING,
    LIMIT,
    MAIN,
    MONSTER_MET,
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


def refuse(s: Position, action: i64) -> Reason:
    """The reason why an action that is not legal is not."""
    reason = _about(s, action)
    if reason is not None:
        return reason
    return Reason("another-decision", {"asked": PHASES[s.phase]})


def _about(s: Position, action: i64) -> Reason | None:
    """The reason against an action that belongs to this decision; None if it does not."""
    if a.SELL <= action < a.END:
        return _about_power(s, action)
    if action < a.SLAY:
        return _about_action(s, action)
    if action < a.CLAIM:
        return _about_entering(s, action)
    return _about_control(s, action)


def _about_power(s: Position, action: i64) -> Reason | None:
    if s.phase not in (MAIN, ALLY, MONSTER_MET, REWARDING, SECOND_STACK, WINDOW):
        return None
    lord = SLAVER if action < a.PURGE else ORACLE if action < a.OUST else OPPORTUNIST
    if (unused(s) >> lord) & 1 == 0:
        return Reason("no-power", {"lord": LORD_NAMES[lord]})
    if action < a.PURGE:
        return Reason("not-in-hand", {"card": ALLY_NAMES[action - a.SELL]})
    if action < a.OUST:
        return Reason("stack-empty", {"race": RACES[action - a.PURGE]})
    if s.lords_left() == 0:
        return Reason("lord-deck-empty", {})
    return Reason("not-at-court", {"lord": LORD_NAMES[action - a.OUST]})


def _about_action(s: Position, action: i64) -> Reason | None:
    """About what is asked up to the affiliation, and about discards."""
    if action == a.PLOT and s.phase == MAIN:
        return _about_plotting(s)
    if action == a.CONTINUE and s.phase == REWARDING and s.shown == TRACK_SPACES:
        return Reason("fifth-space", {})
    if a.REWARD <= action < a.SUPPORT and s.phase == REWARDING:
        return _about_reward(s, action - a.REWARD)
    if a.SUPPORT <= action < a.RECRUIT and s.phase in (MAIN, SECOND_STACK, LEARNING):
        return Reason("stack-empty", {"race": RACES[action - a.SUPPORT]})
    if a.RECRUIT <= action < a.PAID and s.phase == MAIN:
        return about_recruiting(s, action - a.RECRUIT)
    if action == a.PAID and s.phase == PAYING:
        return about_paid(s)
    if a.PAY <= action < a.AFFILIATE and s.phase == PAYING:
        return about_payment(s, action - a.PAY)
    if a.AFFILIATE <= action < a.DISCARD and s.phase == AFFILIATING:
        return _about_affiliation(s, action - a.AFFILIATE)
    if action >= a.DISCARD and s.phase in (JAILING, COMMANDED, LIMIT):
        return _about_discard(s, action - a.DISCARD)
    return None


def _about_plotting(s: Position) -> Reason:
    if s.court_size == COURT_SPACES:
        return Reason("court-full", {})
    if s.lords_left() == 0:
        return Reason("lord-deck-empty", {})
    return Reason("no-pearls", {})


def _about_reward(s: Position, reward: i64) -> Reason:
    space = tamer(s, s.active, s.threat)
    if FIRST_REWARD[space] <= reward < FIRST_REWARD[space + 1]:
        return Reason("no-tokens", {"left": s.tokens_left()})
    return Reason("other-reward", {"space": space})


def _about_affiliation(s: Position, card: i64) -> Reason:
    if s.paid[card] == 0:
        return Reason("not-paid", {"card": ALLY_NAMES[card]})
    least, most = extremes(s)
    if master_of_magic(s):
        return Reason("not-highest", {"card": ALLY_NAMES[card], "value": most})
    return Reason("not-lowest", {"card": ALLY_NAMES[card], "value": least})


def _about_discard(s: Position, card: i64) -> Reason:
    name = ALLY_NAMES[card]
    if s.hands[s.seat * ALLIES + card] == 0:
        return Reason("not-in-hand", {"card": name})
    if card < s.named:
        return Reason("card-order", {"card": name, "last": ALLY_NAMES[s.named]})
    return Reason("falls-short", {"card": name})


def _about_entering(s: Position, action: i64) -> Reason | None:
    """About what the power of a lord asks who has just entered."""
    if a.SLAY <= action < a.HUNT and s.phase == SLAYING:
        return Reason("not-a-target", {"lord": LORD_NAMES[action - a.SLAY]})
    if a.HUNT <= action < a.DECLINE and s.phase == HUNTING:
        return Reason("not-a-victim", {"seat": action - a.HUNT})
    if a.ENLIST <= action < a.BETRAY and s.phase in (CORRUPTING, REPLACING):
        return Reason("not-at-court", {"lord": LORD_NAMES[action - a.ENLIST]})
    if a.BETRAY <= action < a.TRADE and s.phase in (BETRAYING, SCHEMING):
        return Reason("not-a-target", {"lord": LORD_NAMES[action - a.BETRAY]})
    if action >= a.TRADE and s.phase == TRADING:
        return Reason("not-yours", {"location": LOCATION_NAMES[action - a.TRADE]})
    return None


def _about_control(s: Position, action: i64) -> Reason | None:
    if action <= a.DRAW and s.phase in (SOURCE, EXCHANGING):
        return Reason("not-open", {"location": LOCATION_NAMES[action - a.CLAIM]})
    if a.DRAW < action < a.CHOOSE and s.phase == SOURCE:
        return Reason("stack-too-small", {"left": s.sites_left()})
    if a.CHOOSE <= action < a.SPEND and s.phase == PICKING:
        return Reason("not-drawn", {"location": LOCATION_NAMES[action - a.CHOOSE]})
    if a.SPEND <= action < a.SWAP and s.phase == SPENDING:
        return _about_key(s, action)
    if a.SWAP <= action < a.SELL and s.phase == SMOKING:
        return Reason("not-in-stack", {"location": LOCATION_NAMES[action - a.SWAP]})
    return None


def _about_key(s: Position, action: i64) -> Reason:
    if action == a.SPEND_TOKEN:
        return Reason("too-few-tokens", {"left": s.keys[s.active], "needed": keys_due(s)})
    lord = action - a.SPEND
    if (key_lords_left(s) >> lord) & 1 == 0:
        return Reason("not-a-key", {"lord": LORD_NAMES[lord]})
    return Reason("too-few-keys", {"lord": LORD_NAMES[lord], "needed": keys_due(s)})
