"""The second referee, part two: what the lords do, when they enter and turn by turn."""

from collections.abc import Iterator

from tests.abyss.referee_table import Table, in_order, lords_in_order, place

#: Lords that only bring pearls when they enter.
PEARLS = {"trader": 3, "peddler": 2, "shopkeeper": 1, "landlord": 1}
#: How many locations an ambassador draws.
EMBASSIES = {"sage": 2, "hermit": 1, "elder": 3}


class Powers(Table):
    def power_over(self) -> None:
        """The lord who entered last has done all he does."""
        raise NotImplementedError

    # Once each turn: slaver, oracle, opportunist.

    def uses(self) -> set[str]:
        ready = [x for x in ("slaver", "oracle", "opportunist") if x not in self.used]
        ways: set[str] = set()
        if "slaver" in ready and self.me.works("slaver"):
            ways |= {f"sell {card}" for card in self.me.hand}
        if "oracle" in ready and self.me.works("oracle"):
            ways |= {f"purge {name}" for name in self.stacks()}
        if "opportunist" in ready and self.me.works("opportunist") and self.lord_deck.cards:
            ways |= {f"oust {lord}" for lord in self.court}
        return ways

    def use(self, lord: str) -> None:
        self.used.append(lord)
        self.worked[lord] += 1

    def do_sell(self, card: str) -> None:
        self.use("slaver")
        self.me.hand.remove(card)
        self.discard.append(card)
        self.me.pearls += 2

    def do_purge(self, name: str) -> None:
        self.use("oracle")
        self.discard += self.council[name]
        self.council[name] = []

    def do_oust(self, lord: str) -> None:
        self.use("opportunist")
        self.court[self.court.index(lord)] = self.lord_deck.draw(self.told("oust"))
        self.out.append(lord)

    # Once, when he enters.

    def enter(self, lord: str) -> None:
        self.me.lords.append(lord)
        self.lord = lord
        if lord in PEARLS:
            self.worked[lord] += 1
            self.me.pearls += PEARLS[lord]
        if lord == "seeker":
            self.seek()
        if lord == "invoker":
            self.worked["invoker"] += 1
            self.extra += 1
        if lord in ("jailer", "assassin", "commander"):
            self.next_victim(self.active)
        elif lord in EMBASSIES and self.stack.cards:
            self.worked[lord] += 1
            self.uncover(min(EMBASSIES[lord], len(self.stack.cards)))
        elif self.has_use_for(lord):
            self.worked[lord] += 1
            self.phase = lord
        else:
            self.power_over()

    def has_use_for(self, lord: str) -> bool:
        """The lord asks something of the active player, and there is what it takes."""
        another = len(self.me.lords) > 1
        if lord == "hunter":
            return self.may_hunter() != set()
        if lord == "apprentice":
            return self.stacks() != []
        if lord == "illusionist":
            return self.me.sites != {} and self.row != []
        if lord == "corruptor":
            return self.me.pearls >= 5 and self.court != []
        if lord == "traitor":
            return another and self.court != []
        return lord == "schemer" and another and self.lord_deck.cards != []

    def seek(self) -> None:
        for seat in self.exposed(self.active):
            loss = min(2, self.players[seat].pearls)
            self.worked["seeker"] += loss
            self.players[seat].pearls -= loss

    def next_victim(self, seat: int) -> None:
        """Jailer, assassin, commander: the next opponent, clockwise, whom it concerns."""
        self.victim = self.since = None
        self.decider = self.active
        for one in self.exposed(seat):
            player = self.players[one]
            if self.lord == "assassin" and set(player.lords) > set(player.slain):
                self.victim = one
            elif self.lord == "jailer" and player.hand:
                self.decider = one
            elif self.lord == "commander" and len(player.hand) > 6:
                self.decider, self.since = one, "jellyfish1"
            else:
                continue
            self.worked[self.lord] += 1
            self.phase = self.lord
            return
        self.power_over()

    def too_many(self) -> Iterator[str]:
        """Cards that can go next, in card order, so that six are left in the end."""
        assert self.since is not None
        hand = in_order(self.asked.hand)
        last = place(self.since)
        for index, card in enumerate(hand):
            if place(card) >= last and len(hand[index:]) >= len(hand) - 6:
                yield f"discard {card}"

    def may_jailer(self) -> set[str]:
        return {f"discard {card}" for card in self.asked.hand}

    def may_commander(self) -> set[str]:
        return set(self.too_many())

    may_limit = may_commander

    def put_away(self, card: str) -> None:
        self.asked.hand.remove(card)
        self.discard.append(card)

    def do_discard(self, card: str) -> None:
        self.put_away(card)
        if self.phase == "jailer" or len(self.asked.hand) == 6:
            self.next_victim(self.decider)
        else:
            self.since = card

    def may_assassin(self) -> set[str]:
        assert self.victim is not None
        victim = self.players[self.victim]
        return {f"slay {lord}" for lord in victim.lords if victim.works(lord)}

    def do_slay(self, lord: str) -> None:
        assert self.victim is not None
        self.players[self.victim].slain.append(lord)
        self.next_victim(self.victim)

    def may_hunter(self) -> set[str]:
        return {f"hunt {x}" for x in self.exposed(self.active) if self.players[x].tokens}

    def do_hunt(self, seat: str) -> None:
        token = int(self.told("steal"))
        self.players[int(seat)].tokens.remove(token)
        self.me.tokens.append(token)
        self.theft = {"by": self.active, "from": int(seat), "token": token}
        self.power_over()

    def may_apprentice(self) -> set[str]:
        return {f"support {name}" for name in self.stacks()}

    def may_illusionist(self) -> set[str]:
        return {"decline", *(f"trade {name}" for name in self.me.sites)}

    def do_trade(self, site: str) -> None:
        self.site, self.phase = site, "exchange"

    def may_exchange(self) -> set[str]:
        return {f"claim {name}" for name in self.row}

    def exchange(self, site: str) -> None:
        assert self.site is not None
        self.row.remove(site)
        self.row.append(self.site)
        lords, self.site = self.me.sites.pop(self.site), None
        self.gain(site, lords)

    def may_corruptor(self) -> set[str]:
        return {"decline", *(f"enlist {lord}" for lord in self.court)}

    def may_traitor(self) -> set[str]:
        return {"decline", *(f"betray {lord}" for lord in self.me.lords if lord != self.lord)}

    may_schemer = may_traitor

    def may_replace(self) -> set[str]:
        return {f"enlist {lord}" for lord in self.court}

    def do_betray(self, lord: str) -> None:
        self.me.lords.remove(lord)
        self.me.slain = [other for other in self.me.slain if other != lord]
        self.out.append(lord)
        if self.phase == "schemer":
            self.enter(self.lord_deck.draw(self.told("enter")))
        else:
            self.phase = "replace"

    def do_enlist(self, lord: str) -> None:
        if self.phase == "corruptor":
            self.me.pearls -= 5
        self.court.remove(lord)
        self.enter(lord)

    # Locations: drawn, gained, and the black smokers.

    def uncover(self, count: int) -> None:
        self.drawn = [self.stack.draw(self.told("uncover")) for _ in range(count)]
        self.phase = "pick"

    def may_pick(self) -> set[str]:
        return {f"choose {name}" for name in self.drawn}

    def gain(self, site: str, lords: list[str]) -> None:
        self.me.sites[site] = lords_in_order(lords)
        if site == "black-smokers" and self.stack.cards:
            self.phase = "smokers"
        else:
            self.power_over()

    def may_smokers(self) -> set[str]:
        return {"decline", *(f"swap {name}" for name in self.stack.cards)}

    def do_swap(self, site: str) -> None:
        self.stack.cards.remove(site)
        self.stack.mix(["black-smokers"])
        self.me.sites[site] = self.me.sites.pop("black-smokers")
        self.power_over()

    def do_decline(self) -> None:
        self.power_over()
