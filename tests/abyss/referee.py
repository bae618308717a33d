"""A second referee: Abyss played once more, plainly and slowly, from the rules alone.

Nothing of the engine is used. Whatever comes from a deck is told to the referee one by one; it
checks that these are the next ones, as far as the order of the deck is known since its last
shuffle.
"""

from functools import lru_cache
from itertools import combinations

from tests.abyss.referee_powers import Powers
from tests.abyss.referee_table import GUILDS, LORDS, RACES, in_order, place, race, value

#: The rewards of the six spaces of the threat.
REWARDS = ("P M", "PP PM MM", "K", "KP KM", "KPP KPM KMM", "KK")
#: No lord costs more.
DEAREST = 24

Ways = frozenset[tuple[frozenset[str], int]]


@lru_cache(maxsize=4096)
def ways(cards: tuple[str, ...]) -> Ways:
    """The races and the worth of whatever can be paid with some of the cards, or with none."""
    if not cards:
        return frozenset({(frozenset[str](), 0)})
    without = ways(cards[1:])
    first, more = {race(cards[0])}, value(cards[0])
    return without | {(races | first, min(DEAREST, worth + more)) for races, worth in without}


class Referee(Powers):
    def legal(self) -> set[str]:
        if self.phase == "over":
            return set()
        found: set[str] = getattr(self, "may_" + self.phase.replace("-", "_"))()
        return found

    def play(self, action: str, feed: list[str]) -> None:
        """Play an action, and whatever has no choice after it; `feed` is what the decks gave."""
        self.feed = iter(feed)
        self.do(action)
        while len(only := self.legal()) == 1:
            self.do(only.pop())
        assert list(self.feed) == []

    def do(self, action: str) -> None:
        assert action in self.legal()
        word, *things = action.split()
        getattr(self, "do_" + word)(*things)

    # The turn.

    def begin_turn(self) -> None:
        self.price, self.bought, self.used = 1, [], []
        self.decider, self.phase = self.active, "main"
        if self.mine("landlord"):
            self.worked["landlord at the start"] += 1
            self.me.pearls += 1

    def may_main(self) -> set[str]:
        found = {"explore", *self.uses()}
        found |= {f"support {name}" for name in self.stacks()}
        whole = ways(tuple(in_order(self.me.hand)))
        found |= {f"recruit {lord}" for lord in self.court if self.suffices(lord, [], whole)}
        if self.me.pearls >= 1 and len(self.court) < 6 and self.lord_deck.cards:
            found.add("plot")
        return found

    def do_plot(self) -> None:
        self.me.pearls -= 1
        self.court.append(self.lord_deck.draw(self.told("arrive")))

    # To explore.

    def do_explore(self) -> None:
        card = self.deck.draw(self.told("reveal"))
        self.track.append(card)
        self.decider = self.active
        if not self.deck.cards:
            self.told("shuffle")
            self.deck.mix(self.discard)
            self.discard = []
        if card != "monster":
            self.ask_after(self.active)
        elif len(self.track) == 5:
            self.me.pearls += 1
            self.phase = "reward"
        else:
            self.phase = "monster"

    def ask_after(self, seat: int) -> None:
        for one in self.clockwise(seat):
            if one not in self.bought and self.players[one].pearls >= self.price:
                self.decider, self.phase = one, "offer"
                return
        self.decider, self.phase = self.active, "ally"
        if len(self.track) == 5:
            self.me.pearls += 1
            self.do_take()

    def may_offer(self) -> set[str]:
        return {"buy", "pass"}

    def do_buy(self) -> None:
        self.asked.pearls -= self.price
        self.me.pearls += self.price
        self.asked.hand.append(self.track.pop())
        self.bought.append(self.decider)
        self.price += 1
        self.do_explore()

    def do_pass(self) -> None:
        self.ask_after(self.decider)

    def may_ally(self) -> set[str]:
        return {"take", "continue", *self.uses()}

    def do_take(self) -> None:
        self.me.hand.append(self.track.pop())
        self.explored()

    def may_monster(self) -> set[str]:
        return {"fight", "continue", *self.uses()}

    def do_continue(self) -> None:
        if self.phase == "monster":
            self.threat = min(6, self.threat + 1)
        self.do_explore()

    def do_fight(self) -> None:
        self.phase = "reward"

    def may_reward(self) -> set[str]:
        space = self.threat
        if space > 1 and self.suffers("tamer"):
            space -= 1
        left = len(self.pool.cards)
        row = REWARDS[space - 1].split()
        return {*(f"reward {one}" for one in row if one.count("M") <= left), *self.uses()}

    def do_reward(self, letters: str) -> None:
        self.me.pearls += letters.count("P")
        self.me.keys += letters.count("K")
        for _ in range(letters.count("M")):
            self.me.tokens.append(int(self.pool.draw(self.told("token"))))
        self.worked["tamer"] += self.threat > 1 and self.suffers("tamer")
        self.threat = 1
        self.explored()

    def explored(self) -> None:
        left = [card for card in self.track if card != "monster"]
        if left and self.mine("ship-master"):
            self.worked["ship-master"] += 1
            self.me.pearls += len({race(card) for card in left})
        for card in left:
            self.council[race(card)].append(card)
        self.discard += [card for card in self.track if card == "monster"]
        self.track = []
        self.control()

    # Support of the council.

    def do_support(self, name: str) -> None:
        self.me.hand += self.council[name]
        self.council[name] = []
        if self.phase == "apprentice":
            self.power_over()
        elif self.phase == "main" and self.stacks() and self.mine("alchemist"):
            self.worked["alchemist"] += 1
            self.phase = "second-stack"
        else:
            self.control()

    def may_second_stack(self) -> set[str]:
        return {*(f"support {name}" for name in self.stacks()), *self.uses()}

    def do_purge(self, name: str) -> None:
        super().do_purge(name)
        if self.phase == "second-stack" and not self.stacks():
            self.control()

    # To recruit.

    def cost(self, lord: str) -> int:
        cost = LORDS[lord].cost
        if self.suffers("recruiter"):
            cost = cost * 2 if self.russian else cost + 2
        if self.mine("treasurer"):
            cost -= 2
        return max(0, cost)

    def suffices(self, lord: str, paid: list[str], more: Ways) -> bool:
        """What is paid is enough, together with one of the ways to go on."""
        asked, needed = LORDS[lord].races, GUILDS[LORDS[lord].guild]
        if self.mine("diplomat"):
            needed = ""
        missing = self.cost(lord) - sum(map(value, paid)) - self.me.pearls
        there = set(map(race, paid))
        return any(
            worth >= missing
            and len(races | there) == asked
            and (not needed or needed in races | there)
            for races, worth in more
        )

    def do_recruit(self, lord: str) -> None:
        self.recruiting, self.lord, self.phase = True, lord, "pay"

    def may_pay(self) -> set[str]:
        assert self.lord is not None
        found = {"paid"} if self.suffices(self.lord, self.paid, ways(())) else set()
        last = place(self.paid[-1]) if self.paid else (0, 0)
        left = [card for card in in_order(self.me.hand) if place(card) >= last]
        for index, card in enumerate(left):
            if self.suffices(self.lord, [*self.paid, card], ways(tuple(left[index + 1 :]))):
                found.add(f"pay {card}")
        return found

    def do_pay(self, card: str) -> None:
        self.me.hand.remove(card)
        self.paid.append(card)

    def do_paid(self) -> None:
        assert self.lord is not None
        self.me.pearls -= max(0, self.cost(self.lord) - sum(map(value, self.paid)))
        self.phase = "affiliate"
        self.worked["treasurer"] += self.mine("treasurer")
        self.worked["recruiter"] += self.suffers("recruiter")
        needed = GUILDS[LORDS[self.lord].guild]
        self.worked["diplomat"] += needed not in ["", *map(race, self.paid)]

    def may_affiliate(self) -> set[str]:
        values = [value(card) for card in self.paid]
        fit = {min(values)}
        if self.mine("master-of-magic"):
            fit = {max(values)} if self.russian else set(values)
        return {f"affiliate {card}" for card in self.paid if value(card) in fit}

    def do_affiliate(self, card: str) -> None:
        assert self.lord is not None
        self.worked["master-of-magic"] += value(card) > min(map(value, self.paid))
        self.paid.remove(card)
        self.me.affiliated.append(card)
        self.discard += self.paid
        self.paid = []
        self.court.remove(self.lord)
        self.enter(self.lord)

    def power_over(self) -> None:
        if not self.recruiting:
            self.control()
            return
        self.recruiting, self.lord = False, None
        short = False
        if len(self.court) <= 2:
            self.me.pearls += 2
            while len(self.court) < 6 and self.lord_deck.cards:
                self.court.append(self.lord_deck.draw(self.told("arrive")))
            short = len(self.court) < 6
        if self.ender is None and (short or len(self.me.all_lords()) >= 7):
            self.ender = self.active
        self.control()

    # Control of locations.

    def control(self) -> None:
        keys = self.me.keys + len(self.me.key_lords())
        self.phase = "source" if keys >= 3 and (self.row or self.stack.cards) else "end"

    def may_source(self) -> set[str]:
        most = min(4, len(self.stack.cards))
        return {
            *(f"claim {name}" for name in self.row),
            *(f"draw {count}" for count in range(1, most + 1)),
        }

    def do_claim(self, site: str) -> None:
        if self.phase == "exchange":
            self.exchange(site)
        else:
            self.row.remove(site)
            self.site, self.phase = site, "keys"

    def do_draw(self, count: str) -> None:
        self.uncover(int(count))

    def do_choose(self, site: str) -> None:
        self.row += [other for other in self.drawn if other != site]
        self.drawn = []
        if self.lord is None:
            self.site, self.phase = site, "keys"
        else:
            self.me.lords.remove(self.lord)
            self.gain(site, [self.lord])

    def may_keys(self) -> set[str]:
        """One of every three keys, lords first, that begin as chosen so far."""
        chosen = self.spent
        lords = [key for key in chosen if key != "token"] + self.me.key_lords()
        tokens = ["token"] * (self.me.keys + chosen.count("token"))
        threes = combinations([*sorted(lords, key=list(LORDS).index), *tokens], 3)
        begun = [three for three in threes if list(three[: len(chosen)]) == chosen]
        return {f"spend {three[len(chosen)]}" for three in begun}

    def do_spend(self, key: str) -> None:
        assert self.site is not None
        if key == "token":
            self.me.keys -= 1
        else:
            self.me.lords.remove(key)
        self.spent.append(key)
        if len(self.spent) == 3:
            site, lords = self.site, [key for key in self.spent if key != "token"]
            self.site, self.spent = None, []
            self.gain(site, lords)

    # The end of the turn, and of the game.

    def may_end(self) -> set[str]:
        return {"end", *self.uses()}

    def do_end(self) -> None:
        if len(self.me.hand) > 6 and self.suffers("commander"):
            self.worked["commander at the end"] += 1
            self.phase, self.since = "limit", "jellyfish1"
        else:
            self.next_turn()

    def do_discard(self, card: str) -> None:
        if self.phase != "limit":
            super().do_discard(card)
            return
        self.put_away(card)
        self.since = card
        if len(self.me.hand) == 6:
            self.since = None
            self.next_turn()

    def next_turn(self) -> None:
        if self.extra:
            self.extra -= 1
            self.begin_turn()
            return
        following = (self.active + 1) % len(self.players)
        if following == self.ender:
            self.finish()
            return
        self.active = following
        self.begin_turn()

    def finish(self) -> None:
        self.phase = "over"
        self.theft = None  # All tokens are shown now.
        for player in self.players:
            for name in RACES:
                cards = in_order([card for card in player.hand if race(card) == name])
                player.affiliated += cards[:1]
                self.discard += cards[1:]
            player.hand = []
