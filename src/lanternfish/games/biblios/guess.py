"""One guess at the faces of all tokens, going backwards from what was seen last."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lanternfish.core.chance import Chance
from lanternfish.core.game import NOBODY, numbers
from lanternfish.games.biblios.cards import CHURCH, GOLD, HAND_KINDS
from lanternfish.games.biblios.census import CATEGORY, Census
from lanternfish.games.biblios.hands import Hands
from lanternfish.games.biblios.odds import Odds
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


class Guess(Hands):
    """`weight` is nought where the guess has come to a dead end, or has become too light."""

    def __init__(self, puzzle: Puzzle, census: Census, odds: Odds, memory: vec[i64]) -> None:
        super().__init__(i64(len(puzzle.face)))
        self.puzzle = puzzle
        self.census = census
        self.odds = odds
        self.homes = odds.homes
        self.weight: float = 1.0
        # The pool as the guess began and as it is left. What others put on the auction pile and
        # has been turned up is in neither.
        self.stock = puzzle.pool
        self.pool = puzzle.pool
        # How many known faces were kept.
        self.kept: i64 = 0
        self.face = puzzle.face[:]
        # Which token went unseen from hand to hand at each event, and which was kept at each line.
        self.mover = numbers(i64(len(puzzle.what)))
        self.keeper = numbers(i64(len(puzzle.keeps)))
        self.memory = memory
        # Of gold that was shown: how many of that value, seen then or later, were in the hand.
        self.alike = census.need[:]
        # Of the hand that a card is drawn from: all shares together, and a face that must go.
        self.total: float = 0.0
        self.stuck: i64 = NO_EVENT

    def run(self, chance: Chance, pool: vec[i64], limit: float) -> None:
        """Start anew with this pool, and follow the tokens back to the deal.

        Give up as soon as the weight cannot come to more than this part of the bound.
        """
        p = self.puzzle
        self.weight = 1.0
        self.kept = 0
        self.stock = pool
        self.pool = pool[:]
        self.face = p.face[:]
        self.clear()
        token: i64 = i64(len(p.face)) - 1
        while token >= 0 and p.born[token] == len(p.what):
            self.put(token, p.birth_hand[token])
            token -= 1
        limit = self._undo_auctions(chance, limit)
        seat: i64 = 0
        while seat < p.seats and self.weight > limit:
            if seat != p.me:
                self._undo_gifts(seat, chance)
                if p.faces > 0:
                    limit *= self.homes.top[seat]
            seat += 1
        if self.weight > limit:
            self._weigh_pool()
            self._draw_kept(chance)
            limit *= self.homes.over
        if self.weight > limit and p.shown > 0:
            self._weigh_payments()
        if self.weight <= limit:
            self.weight = 0.0

    def _undo_auctions(self, chance: Chance, limit: float) -> float:
        p = self.puzzle
        event: i64 = i64(len(p.what)) - 1
        while event >= 0 and self.weight > limit:
            what = p.what[event]
            if p.drawn[event] != NOBODY:
                self._undo_draw(event, chance)
                if p.faces > 0:
                    limit *= self.odds.slack[event]
            elif what == ENTER:
                self._undo_enter(p.forced[event], p.hand[event])
            else:
                if self.odds.dim[event] > 0.0:
                    self._weigh_show(event)
                    limit *= self.odds.slack[event]
                self.put(p.token[event], p.hand[event])
            event -= 1
        return limit

    def _undo_enter(self, token: i64, hand: i64) -> None:
        """A card of a category goes back to its source."""
        if self.is_in(token, hand):
            self.take(token, hand)
        else:
            self.weight = 0.0

    def _undo_draw(self, event: i64, chance: Chance) -> None:
        """One card of the hand goes away: to the hand it came from, or to its source."""
        p = self.puzzle
        hand = p.drawn[event]
        self.stuck = NO_EVENT
        self.total = float(self.count[hand])
        if p.faces > 0:
            self._weigh_hand(event, hand)
            if self.weight <= 0.0:
                return
        token: i64 = self.stuck
        if token == NO_EVENT:
            token = self._pick(event, hand, chance)
        self.take(token, hand)
        if p.what[event] == MOVED:
            self.mover[event] = token
            self.put(token, p.hand[event])
        else:
            self.face[token] = p.card[event]

    def _weigh_hand(self, event: i64, hand: i64) -> None:
        """Every known face counts as having stayed or gone, as its chances are."""
        p = self.puzzle
        odds = self.odds
        size = float(self.count[hand])
        place: i64 = hand * self.room
        last: i64 = place + self.count[hand]
        while place < last:
            token = self.held[place]
            if p.face[token] != NO_FACE:
                row = odds.place[token] + odds.stride[token] * event
                self.weight *= odds.ratio[row]
                if odds.share[row] >= 0.0:
                    self.total += odds.share[row] - 1.0
                elif self.stuck == NO_EVENT:
                    self.stuck = token
                else:
                    self.weight = 0.0
            place += 1
        if self.stuck == NO_EVENT:
            self.weight *= self.total / size

    def _pick(self, event: i64, hand: i64, chance: Chance) -> i64:
        p = self.puzzle
        odds = self.odds
        if p.faces == 0:
            return self.held[hand * self.room + chance.below(self.count[hand])]
        left = chance.unit() * self.total
        chosen: i64 = NO_EVENT
        place: i64 = hand * self.room
        last: i64 = place + self.count[hand]
        while place < last and left >= 0.0:
            token = self.held[place]
            share = 1.0
            if p.face[token] != NO_FACE:
                share = odds.share[odds.place[token] + odds.stride[token] * event]
            if share > 0.0:
                chosen = token
                left -= share
            place += 1
        return chosen

    def _weigh_show(self, event: i64) -> None:
        """Gold was shown: it counts once, however many of these were in the hand."""
        p = self.puzzle
        alike: i64 = 1
        place: i64 = p.hand[event] * self.room
        last: i64 = place + self.count[p.hand[event]]
        while place < last:
            if p.face[self.held[place]] == p.card[event]:
                alike += 1
                self.weight /= self.odds.dim[event]
            place += 1
        self.weight *= float(self.census.need[event]) / float(alike)
        self.alike[event] = alike

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
            self.weight *= float(left) / float(room - used)
            self.weight *= self.homes.hide / self.homes.chances[CATEGORY * SEATS + seat]
            self.keeper[keeps[used]] = token
            self.pool[card] -= 1
            self.kept += 1
            used += 1
        return used

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
            self.weight /= self.homes.chances[k * SEATS + seat] * float(room)
            room -= 1
        stock = self.pool[GOLD:CHURCH]
        left: i64 = i64(len(keeps)) - used
        shares = Shares(counts, taken[GOLD:CHURCH], stock, left, self.homes.hide)
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
                self.kept += 1
                self.pool[GOLD + k] -= 1
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

    def _weigh_pool(self) -> None:
        """The true chances of the known faces that were kept, one drawn after the other."""
        plain: i64 = 0
        card: i64 = 0
        while card < CHURCH:
            plain += self.stock[card]
            card += 1
        while self.kept > 0:
            self.weight /= self.homes.hide * float(plain)
            plain -= 1
            self.kept -= 1

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
                self.pool[card] -= 1

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
                    self.weight *= (
                        float(self.alike[event]) * self.census.worth[event] / float(there)
                    )
                self._count_gold(gold, hand, p.token[event], -1)
            event += 1

    def _count_gold(self, gold: vec[i64], seat: i64, token: i64, by: i64) -> None:
        card = self.face[token]
        if card >= GOLD:
            gold[seat * 3 + card - GOLD] += by
