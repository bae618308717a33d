"""One guess at the faces of all tokens, going backwards from what was seen last."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.chance import Chance
from lanternfish.core.game import numbers
from lanternfish.games.biblios.bound import Bound, enter_factor
from lanternfish.games.biblios.cards import CHURCH, GOLD, HAND_KINDS
from lanternfish.games.biblios.odds import KEPT, Odds
from lanternfish.games.biblios.recall import (
    AT_GIFT,
    ENTER,
    MOVED,
    NO_EVENT,
    NO_FACE,
    SEATS,
    SHOWN,
    Puzzle,
)
from lanternfish.games.biblios.shares import Shares
from lanternfish.games.biblios.story import seat_of


class Guess:
    """`weight` is nought where the guess has come to a dead end."""

    def __init__(self, puzzle: Puzzle, odds: Odds, bound: Bound, memory: vec[i64]) -> None:
        self.puzzle = puzzle
        self.odds = odds
        self.bound = bound
        self.weight: float = 1.0
        # The pool as the guess began and as it is left. What others put on the auction pile and
        # has been turned up is in neither.
        self.stock = puzzle.pool
        self.pool = puzzle.pool
        # Cards in the pool other than church.
        self.plain: i64 = 0
        self.face = puzzle.face[:]
        self.room: i64 = i64(len(puzzle.face)) + 1
        # The tokens in each hand, and where in it each token is.
        self.held = numbers(SEATS * self.room)
        self.count = numbers(SEATS)
        self.spot = numbers(i64(len(puzzle.face)))
        # Which token went unseen from hand to hand at each event, and which was kept at each line.
        self.mover = numbers(i64(len(puzzle.what)))
        self.keeper = numbers(i64(len(puzzle.keeps)))
        self.memory = memory

    def run(self, chance: Chance, pool: vec[i64]) -> None:
        """Start anew with this pool, and follow the tokens back to the deal."""
        p = self.puzzle
        self.weight = 1.0
        self.stock = pool
        self.pool = pool[:]
        self.plain = 0
        card: i64 = 0
        while card < CHURCH:
            self.plain += pool[card]
            card += 1
        self.face = p.face[:]
        self.count = numbers(SEATS)
        token: i64 = i64(len(p.face)) - 1
        while token >= 0 and p.born[token] == len(p.what):
            self._put(token, p.birth_hand[token])
            token -= 1
        event: i64 = i64(len(p.what)) - 1
        while event >= 0 and self.weight > 0.0:
            self._undo(event, chance)
            event -= 1
        seat: i64 = 0
        while seat < p.seats and self.weight > 0.0:
            if seat != p.me:
                self._undo_gifts(seat, chance)
            seat += 1
        if self.weight > 0.0:
            self._draw_kept(chance)
        if self.weight > 0.0 and p.shown > 0:
            self._weigh_payments()

    def _put(self, token: i64, seat: i64) -> None:
        place = self.count[seat]
        self.held[seat * self.room + place] = token
        self.spot[token] = place
        self.count[seat] = place + 1

    def _take(self, token: i64, seat: i64) -> None:
        last = self.count[seat] - 1
        moved = self.held[seat * self.room + last]
        self.held[seat * self.room + self.spot[token]] = moved
        self.spot[moved] = self.spot[token]
        self.count[seat] = last

    def _is_in(self, token: i64, seat: i64) -> bool:
        spot = self.spot[token]
        return spot < self.count[seat] and self.held[seat * self.room + spot] == token

    def _undo(self, event: i64, chance: Chance) -> None:
        p = self.puzzle
        what = p.what[event]
        if what == MOVED:
            self._undo_move(event, chance)
        elif what == ENTER:
            self._undo_enter(event, chance)
        else:
            self._put(p.token[event], p.hand[event])

    def _undo_move(self, event: i64, chance: Chance) -> None:
        """One card of the hand it went to goes back; those that must get home are preferred."""
        p = self.puzzle
        hand = p.to_hand[event]
        size = self.count[hand]
        start: i64 = hand * self.room
        total = 0.0
        stuck: i64 = NO_EVENT
        place: i64 = 0
        while place < size:
            token = self.held[start + place]
            if p.face[token] == NO_FACE:
                total += 1.0
            else:
                stay = self.odds.chance(p, token, event, hand)
                if stay > 0.0:
                    total += self.odds.chance(p, token, event, p.hand[event]) / stay
                    self.weight *= stay / self.odds.chance(p, token, event + 1, hand)
                elif stuck == NO_EVENT and self.odds.chance(p, token, event + 1, hand) > 0.0:
                    stuck = token
                else:
                    self.weight = 0.0
            place += 1
        if stuck == NO_EVENT:
            self.weight *= total / float(size)
            if self.weight > 0.0:
                stuck = self._pick_mover(event, chance, total)
        if self.weight > 0.0:
            self.mover[event] = stuck
            self._take(stuck, hand)
            self._put(stuck, p.hand[event])

    def _pick_mover(self, event: i64, chance: Chance, total: float) -> i64:
        p = self.puzzle
        hand = p.to_hand[event]
        left = chance.unit() * total
        chosen: i64 = NO_EVENT
        place: i64 = 0
        while place < self.count[hand]:
            token = self.held[hand * self.room + place]
            share = 1.0
            if p.face[token] != NO_FACE:
                share = self.odds.chance(p, token, event, p.hand[event])
                share /= self.odds.chance(p, token, event, hand)
            if share > 0.0:
                chosen = token
                left -= share
                if left < 0.0:
                    return chosen
            place += 1
        return chosen

    def _undo_enter(self, event: i64, chance: Chance) -> None:
        """A known card goes back to where it came from: one that was seen later, or a blank."""
        p = self.puzzle
        hand = p.hand[event]
        card = p.card[event]
        token = p.forced[event]
        if token != NO_EVENT:
            if self._is_in(token, hand):
                self._take(token, hand)
            else:
                self.weight = 0.0
            return
        size = self.count[hand]
        fits: i64 = 0
        others: i64 = 0
        place: i64 = 0
        while place < size:
            face = p.face[self.held[hand * self.room + place]]
            if face == card and card >= GOLD:
                fits += 1
            elif face != NO_FACE:
                others += 1
            place += 1
        stay = 1.0
        if fits > 0:
            stay = self.odds.gold_chance(event, card - GOLD, hand)
        if fits + others > 0:
            kept = 1.0 - self.odds.loss[event]
            self.weight *= enter_factor(float(size), others, fits, kept, stay)
        if self.weight > 0.0:
            self._enter_one(card, hand, float(size - fits - others), fits, stay, chance)

    def _enter_one(
        self, card: i64, hand: i64, blanks: float, fits: i64, stay: float, chance: Chance
    ) -> None:
        """A blank, or one that was seen later: these the more, the harder they come home else."""
        face: i64 = NO_FACE
        if fits > 0 and (stay <= 0.0 or chance.unit() * (blanks + float(fits) / stay) >= blanks):
            face = card
        if face == NO_FACE:
            self._enter_as(card, hand, face, chance.below(i64(int(blanks))))
        else:
            self._enter_as(card, hand, face, chance.below(fits))

    def _enter_as(self, card: i64, hand: i64, face: i64, rest: i64) -> None:
        place: i64 = hand * self.room
        while True:
            token = self.held[place]
            if self.puzzle.face[token] == face:
                if rest == 0:
                    break
                rest -= 1
            place += 1
        self._take(token, hand)
        self.face[token] = card

    def _undo_gifts(self, seat: i64, chance: Chance) -> None:
        """What is left in a hand was openly taken in the gift phase, or kept face down."""
        p = self.puzzle
        taken = p.taken[seat * HAND_KINDS : (seat + 1) * HAND_KINDS]
        keeps = vec[i64]()
        place: i64 = 0
        while place < len(p.keeps):
            if seat_of(self.memory[p.keeps[place]]) == seat:
                keeps = append(keeps, place)
            place += 1
        chance.shuffle(keeps)
        room: i64 = self.count[seat]
        blanks = vec[i64]()
        gold = vec[i64]()
        known = vec[i64]()
        i: i64 = 0
        while i < self.count[seat]:
            token = self.held[seat * self.room + i]
            face = p.face[token]
            if face == NO_FACE:
                blanks = append(blanks, token)
            elif face >= GOLD:
                gold = append(gold, token)
            elif p.source[token] == NO_EVENT:
                known = append(known, token)
            elif p.source[token] == AT_GIFT and p.home[token] == seat:
                taken[face] -= 1
                room -= 1
            else:
                self.weight = 0.0
                return
            i += 1
        used = self._keep_known(seat, known, keeps, room)
        if self.weight > 0.0:
            room -= i64(len(known))
            used = self._place_gold(seat, gold, taken, keeps, used, room, chance)
        if self.weight > 0.0:
            self._place_blanks(blanks, taken, keeps, used, chance)

    def _keep_known(self, seat: i64, known: vec[i64], keeps: vec[i64], room: i64) -> i64:
        """Cards that were seen later and never entered openly: they were kept face down."""
        used: i64 = 0
        for token in known:
            left: i64 = i64(len(keeps)) - used
            card = self.puzzle.face[token]
            if left == 0 or self.pool[card] == 0:
                self.weight = 0.0
                return used
            self.weight *= float(left) / (float(self.plain) * float(room - used))
            self.weight *= float(self.odds.plain) / self.odds.gold_chance(0, KEPT, seat)
            self.keeper[keeps[used]] = token
            self._draw_from_pool(card)
            used += 1
        return used

    def _draw_from_pool(self, card: i64) -> None:
        self.pool[card] -= 1
        self.plain -= 1

    def _place_gold(
        self,
        seat: i64,
        gold: vec[i64],
        taken: vec[i64],
        keeps: vec[i64],
        used: i64,
        room: i64,
        chance: Chance,
    ) -> i64:
        """Gold that was seen later: openly taken, or kept face down."""
        if len(gold) == 0:
            return used
        counts = numbers(3)
        for token in gold:
            k = self.puzzle.face[token] - GOLD
            counts[k] += 1
            self.weight /= self.odds.gold_chance(0, k, seat) * float(room)
            room -= 1
        stock = self.pool[GOLD:CHURCH]
        shares = Shares(counts, taken[GOLD:CHURCH], stock, i64(len(keeps)) - used, self.plain)
        total = shares.total()
        self.weight *= total
        if total <= 0.0:
            return used
        kept = shares.pick(chance.unit() * total)[:]
        for token in gold:
            k = self.puzzle.face[token] - GOLD
            if chance.below(counts[k]) < kept[k]:
                kept[k] -= 1
                self.keeper[keeps[used]] = token
                used += 1
                self._draw_from_pool(GOLD + k)
            else:
                taken[GOLD + k] -= 1
            counts[k] -= 1
        return used

    def _place_blanks(
        self, blanks: vec[i64], taken: vec[i64], keeps: vec[i64], used: i64, chance: Chance
    ) -> None:
        """The rest in any order: cards that were openly taken get their faces, the others later."""
        chance.shuffle(blanks)
        next_one: i64 = 0
        card: i64 = 0
        while card < HAND_KINDS:
            copies: i64 = taken[card]
            while copies > 0:
                self.face[blanks[next_one]] = card
                next_one += 1
                copies -= 1
            card += 1
        while used < len(keeps):
            self.keeper[keeps[used]] = blanks[next_one]
            next_one += 1
            used += 1

    def _draw_kept(self, chance: Chance) -> None:
        """Faces for what was kept: any card of the pool but church."""
        stock = vec[i64](capacity=64)
        card: i64 = 0
        while card < CHURCH:
            copies: i64 = self.pool[card]
            while copies > 0:
                stock = append(stock, card)
                copies -= 1
            card += 1
        left: i64 = i64(len(stock))
        for token in self.keeper:
            if self.face[token] == NO_FACE:
                if left == 0:
                    self.weight = 0.0
                    return
                drawn: i64 = chance.below(left)
                left -= 1
                card = stock[drawn]
                stock[drawn] = stock[left]
                self.face[token] = card
                self._draw_from_pool(card)

    def _weigh_payments(self) -> None:
        """Gold was chosen card by card here; at the table only its values could be chosen.

        So a payment counts once, not once for every card of that value in the hand: divided by how
        many there were, set against how many there must have been.
        """
        p = self.puzzle
        gold = numbers(SEATS * 3)
        seat: i64 = 0
        while seat < p.seats:
            for k in range(3):
                gold[seat * 3 + k] = p.taken[seat * HAND_KINDS + GOLD + k]
            seat += 1
        place: i64 = 0
        while place < len(p.keeps):
            self._count_gold(gold, seat_of(self.memory[p.keeps[place]]), self.keeper[place], 1)
            place += 1
        event: i64 = 0
        while event < len(p.what):
            what = p.what[event]
            hand = p.hand[event]
            if what == ENTER:
                if p.card[event] >= GOLD:
                    gold[hand * 3 + p.card[event] - GOLD] += 1
            elif what == MOVED:
                self._count_gold(gold, hand, self.mover[event], -1)
                self._count_gold(gold, p.to_hand[event], self.mover[event], 1)
            else:
                if what == SHOWN:
                    there = gold[hand * 3 + p.card[event] - GOLD]
                    self.weight *= float(self.bound.need[event]) / float(there)
                self._count_gold(gold, hand, p.token[event], -1)
            event += 1

    def _count_gold(self, gold: vec[i64], seat: i64, token: i64, by: i64) -> None:
        card = self.face[token]
        if card >= GOLD:
            gold[seat * 3 + card - GOLD] += by
