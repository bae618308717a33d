"""The turn: which decision comes next, who makes it, and what may be chosen."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.chance import Chance
from lanternfish.core.game import NOBODY
from lanternfish.games.abyss import control, council, explore, plot, recruit
from lanternfish.games.abyss.actions import (
    AFFILIATE,
    CHOOSE,
    CLAIM,
    DISCARD,
    END,
    ENLIST,
    EXPLORE,
    HUNT,
    OFFERED,
    PLOT,
    RECRUIT,
    SELL,
    SLAY,
    SUPPORT,
)
from lanternfish.games.abyss.cards import (
    AMBASSADOR,
    BIT,
    COURT_SPACES,
    EXPLORATION_BOX,
    GUILD,
    LOCATION_BOX,
    LORD_BOX,
    MAGE,
    MERCHANT,
    POLITICIAN,
    SOLDIER,
    TOKEN_BOX,
)
from lanternfish.games.abyss.court import end_recruitment, join_court
from lanternfish.games.abyss.lords import mages, politicians, soldiers
from lanternfish.games.abyss.lords.ambassadors import enter_ambassador
from lanternfish.games.abyss.lords.each_turn import can_use_power, use_power, with_powers
from lanternfish.games.abyss.lords.merchants import enter_merchant
from lanternfish.games.abyss.scoring import affiliate_last, tokens_in
from lanternfish.games.abyss.state import (
    AFFILIATING,
    ALLY,
    BETRAYING,
    COMMANDED,
    CORRUPTING,
    ENTERED,
    EXCHANGING,
    EXPLORED,
    HUNTING,
    JAILING,
    KEY_CHECK,
    LEARNING,
    LIMIT,
    MAIN,
    MONSTER_MET,
    NEXT,
    NO_VEC,
    OFFER,
    OVER,
    PAYING,
    PICKING,
    REFILL,
    REPLACING,
    REVEAL,
    REWARDING,
    SECOND_STACK,
    SLAYING,
    SMOKING,
    SOURCE,
    SPENDING,
    TRADING,
    WINDOW,
    Position,
)


def set_up(s: Position, seats: i64, chance: Chance, russian: bool) -> None:
    """ABY 2.1 to 2.7: everything shuffled, six lords at court, one location open, a pearl each."""
    s.seats = seats
    s.chance = chance
    s.russian = russian
    s.clear()
    s.deck = EXPLORATION_BOX[:]
    chance.shuffle(s.deck)
    s.lord_deck = LORD_BOX[:]
    chance.shuffle(s.lord_deck)
    while s.court_size < COURT_SPACES:
        join_court(s)
    s.stack = LOCATION_BOX[:]
    chance.shuffle(s.stack)
    s.row = BIT[s.stack[0]]
    s.stack_top = 1
    s.pool = TOKEN_BOX[:]
    chance.shuffle(s.pool)
    seat: i64 = 0
    while seat < seats:
        s.pearls[seat] = 1
        seat += 1
    plot.begin_turn(s, chance.below(seats))
    # ABY 11.1: the first action is asked, though there is only one.
    s.options = choices(s)


def choices(s: Position) -> vec[i64]:
    """What may be chosen at the decision the game has come to."""
    if s.phase == OFFER:
        return OFFERED
    if s.phase == ALLY:
        return explore.unsold_choices(s)
    if s.phase == MAIN:
        return plot.main_choices(s)
    if s.phase == PAYING:
        return recruit.payments(s)
    if s.phase == MONSTER_MET:
        return explore.monster_choices(s)
    if s.phase == REWARDING:
        return explore.reward_choices(s)
    if s.phase == AFFILIATING:
        return recruit.affiliations(s)
    if s.phase == SECOND_STACK:
        return council.second_stacks(s)
    if s.phase < SOURCE:
        return choices_of_power(s)
    if s.phase == SOURCE:
        return control.sources(s)
    if s.phase == PICKING:
        return control.picks(s)
    if s.phase == SPENDING:
        return control.keys_to_spend(s)
    if s.phase == SMOKING:
        return control.exchanges_of_smokers(s)
    if s.phase == WINDOW:
        return last_powers(s)
    return soldiers.excess(s)


def choices_of_power(s: Position) -> vec[i64]:
    """What the power of the lord who entered asks."""
    if s.phase == JAILING:
        return soldiers.prison_choices(s)
    if s.phase == SLAYING:
        return soldiers.targets(s)
    if s.phase == COMMANDED:
        return soldiers.excess(s)
    if s.phase == HUNTING:
        return soldiers.preys(s)
    if s.phase == LEARNING:
        return mages.lessons(s)
    if s.phase == TRADING:
        return mages.trades(s)
    if s.phase == EXCHANGING:
        return mages.exchanges(s)
    if s.phase == CORRUPTING:
        return politicians.bribes(s)
    if s.phase == REPLACING:
        return politicians.replacements(s)
    return politicians.betrayals(s)


def last_powers(s: Position) -> vec[i64]:
    """ABY 3.7, 3.9: a power at the end of the turn, or none."""
    return append(with_powers(s, NO_VEC), END)


def do(s: Position, action: i64) -> None:
    """Carry out one choice."""
    if SELL <= action < END:
        use_power(s, action)
        council.skip_second_stack(s)
    elif s.phase == OFFER:
        explore.answer(s, action)
    elif s.phase == ALLY:
        explore.decide_on_ally(s, action)
    elif s.phase == MAIN:
        act(s, action)
    elif s.phase == PAYING:
        recruit.pay(s, action)
    elif s.phase == MONSTER_MET:
        explore.decide_on_monster(s, action)
    elif s.phase == REWARDING:
        explore.take_reward(s, action)
    elif s.phase == AFFILIATING:
        recruit.affiliate(s, action - AFFILIATE)
    elif s.phase == SECOND_STACK:
        council.take_second_stack(s, action - SUPPORT)
    elif s.phase < SOURCE:
        do_power(s, action)
    else:
        do_control(s, action)


def act(s: Position, action: i64) -> None:
    """ABY 3.2, 3.5: plot, or one of the three actions."""
    if action == PLOT:
        plot.plot(s)
    elif action == EXPLORE:
        explore.explore(s)
    elif action < RECRUIT:
        council.support(s, action - SUPPORT)
    else:
        recruit.recruit(s, action - RECRUIT)


def do_power(s: Position, action: i64) -> None:
    """Answer what the power of the lord who entered asks."""
    if s.phase == JAILING:
        soldiers.imprison(s, action - DISCARD)
    elif s.phase == SLAYING:
        soldiers.slay(s, action - SLAY)
    elif s.phase == COMMANDED:
        soldiers.obey(s, action - DISCARD)
    elif s.phase == HUNTING:
        soldiers.hunt(s, action - HUNT)
    elif s.phase == LEARNING:
        mages.learn(s, action - SUPPORT)
    elif s.phase == TRADING:
        mages.trade(s, action)
    elif s.phase == EXCHANGING:
        mages.exchange(s, action - CLAIM)
    elif s.phase == CORRUPTING:
        politicians.corrupt(s, action)
    elif s.phase == REPLACING:
        politicians.replace(s, action - ENLIST)
    elif s.phase == BETRAYING:
        politicians.betray(s, action)
    else:
        politicians.scheme(s, action)


def do_control(s: Position, action: i64) -> None:
    """Control of locations, and the end of the turn."""
    if s.phase == SOURCE:
        control.control(s, action)
    elif s.phase == PICKING:
        control.pick(s, action - CHOOSE)
    elif s.phase == SPENDING:
        control.spend(s, action)
    elif s.phase == SMOKING:
        control.exchange_smokers(s, action)
    elif s.phase == WINDOW:
        use_no_more(s)
    else:
        keep_limit(s, action - DISCARD)


def go_on(s: Position) -> None:
    """ABY 11.1: on to the next decision that has a choice; the engine makes the others."""
    while True:
        while s.phase > OVER:
            step(s)
        if s.phase == OVER:
            s.options = NO_VEC
            return
        s.options = choices(s)
        if len(s.options) > 1:
            return
        if s.log is not None:
            s.log.make(int(s.options[0]), s.progress() is not None)
        do(s, s.options[0])


def step(s: Position) -> None:
    """What follows without anybody being asked."""
    if s.phase == REVEAL:
        explore.reveal(s)
    elif s.phase == EXPLORED:
        explore.end_exploration(s)
    elif s.phase == KEY_CHECK:
        check_keys(s)
    elif s.phase == NEXT:
        next_turn(s)
    elif s.phase == ENTERED:
        use_power_once(s, s.lord)
    else:
        end_recruitment(s)


def use_power_once(s: Position, lord: i64) -> None:
    """ABY 6.12, 6.13: the power of a lord who has just entered; unless it asks, that is all."""
    s.phase = REFILL
    guild = GUILD[lord]
    if guild == MAGE:
        mages.enter_mage(s, lord)
    elif guild == SOLDIER:
        soldiers.enter_soldier(s, lord)
    elif guild == MERCHANT:
        enter_merchant(s, lord)
    elif guild == POLITICIAN:
        politicians.enter_politician(s, lord)
    elif guild == AMBASSADOR:
        enter_ambassador(s, lord)


def check_keys(s: Position) -> None:
    """ABY 3.6, 8.1: a location for three keys; then the last chance for powers."""
    if control.must_control(s):
        s.phase = SOURCE
    elif can_use_power(s):
        s.phase = WINDOW
    else:
        end_turn(s)


def use_no_more(s: Position) -> None:
    """ABY 3.7: the last chance for powers is past."""
    if s.log is not None:
        s.log.tell("done", {"seat": s.active})
    end_turn(s)


def end_turn(s: Position) -> None:
    """ABY 7.12: down to the hand limit, if there is one."""
    s.phase = NEXT
    if soldiers.is_over_limit(s, s.active):
        s.named = 0
        s.phase = LIMIT


def keep_limit(s: Position, card: i64) -> None:
    soldiers.discard_in_order(s, card)
    if not soldiers.is_over_limit(s, s.active):
        s.phase = NEXT


def next_turn(s: Position) -> None:
    """ABY 7.2, 10.3, 10.5: an extra turn, the next player's, or the end."""
    if s.extra > 0:
        s.extra -= 1
        plot.begin_turn(s, s.active)
        return
    following = s.left_of(s.active)
    if following == s.ender:
        finish(s)
    else:
        plot.begin_turn(s, following)


def finish(s: Position) -> None:
    """ABY 10.8, 10.12: the last affiliation; tokens are shown, so that no theft is a secret."""
    s.phase = OVER
    s.seat = NOBODY
    seat: i64 = 0
    while seat < s.seats:
        affiliate_last(s, seat)
        if s.log is not None:
            tokens = " ".join([str(token) for token in tokens_in(s, seat)])
            s.log.tell("tokens", {"seat": seat, "tokens": tokens})
        seat += 1
    s.thief = NOBODY
    s.robbed = NOBODY
    s.stolen = 0
    if s.log is not None:
        s.log.tell("over", {})
