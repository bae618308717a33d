"""A view of Abyss made of events alone: what a seat was sent, folded into what it knows.

It begins with the view at the deal. Nothing of the engine is used: this is the second book-keeper
whose books must agree with the first one's, to the letter.
"""

from typing import Any

from tests.abyss.table import LOCATIONS
from tests.conformance.abyss_books import Books

Event = dict[str, Any]


class Fold(Books):
    def tell(self, event: Event) -> None:
        getattr(self, "on_" + event["what"])(event)

    def on_turn(self, event: Event) -> None:
        if event["seat"] == self.active:
            self.open["extra"] -= 1
        self.open |= {"active": event["seat"], "price": 1, "bought": [], "used": []}
        self.ask("main")

    def on_pearls(self, event: Event) -> None:
        self.player(event["seat"])["pearls"] += event["count"]

    def on_fee(self, event: Event) -> None:
        self.player(event["seat"])["pearls"] -= event["count"]

    def on_arrive(self, event: Event) -> None:
        self.open["lords"]["deck"] -= 1
        self.open["lords"]["court"].append(event["lord"])

    def on_reveal(self, event: Event) -> None:
        self.open["exploration"]["deck"] -= 1
        self.open["exploration"]["track"].append(event["card"])
        assert len(self.open["exploration"]["track"]) == event["space"]
        if event["card"] == "monster":
            self.ask("monster")
        else:
            self.offer(self.active)

    def on_shuffle(self, event: Event) -> None:
        assert self.open["exploration"]["deck"] == 0
        assert len(self.memory["discard"]) == event["count"]
        self.open["exploration"]["deck"] = event["count"]
        self.memory["discard"].clear()

    def on_pass(self, event: Event) -> None:
        self.offer(event["seat"])

    def take_last(self, event: Event) -> None:
        card = self.open["exploration"]["track"].pop()
        assert card == event["card"]
        self.add(self.hand(event["seat"]), [card])

    def on_buy(self, event: Event) -> None:
        assert (event["price"], event["seller"]) == (self.open["price"], self.active)
        self.player(event["seat"])["pearls"] -= event["price"]
        self.mine["pearls"] += event["price"]
        self.open["price"] += 1
        self.open["bought"] = sorted([*self.open["bought"], event["seat"]])
        self.take_last(event)

    def on_take(self, event: Event) -> None:
        self.take_last(event)

    def on_continue(self, event: Event) -> None:
        assert event["seat"] == self.active

    def on_threat(self, event: Event) -> None:
        self.open["threat"] = event["space"]

    def on_fight(self, event: Event) -> None:
        assert event["seat"] == self.active
        self.ask("reward")

    def on_reward(self, event: Event) -> None:
        self.mine["pearls"] += event["reward"].count("P")
        self.mine["keys"] += event["reward"].count("K")

    def on_token(self, event: Event) -> None:
        self.open["tokens"]["pool"] -= 1
        self.mine["tokens"] += 1
        if event["token"] is not None:
            self.data["own"]["tokens"] = sorted([*self.data["own"]["tokens"], event["token"]])

    def on_explored(self, event: Event) -> None:
        for card in self.open["exploration"]["track"]:
            if card == "monster":
                self.discard([card])
            else:
                self.add(self.memory["council"][card[:-1]], [card])
        self.open["exploration"]["track"] = []
        self.phase, self.turn = "check", event["seat"]

    def on_support(self, event: Event) -> None:
        stack = self.memory["council"][event["race"]]
        assert len(stack) == event["count"]
        self.add(self.hand(self.active), stack)
        self.memory["council"][event["race"]] = []
        if self.phase == "apprentice":
            self.end_power()
        elif self.phase == "main" and "alchemist" in self.in_force(self.active) and self.stacks():
            self.ask("second-stack")
        else:
            self.phase = "check"

    def use(self, lord: str) -> None:
        self.settle()
        self.add(self.open["used"], [lord])

    def on_purge(self, event: Event) -> None:
        self.use("oracle")
        self.discard(self.memory["council"][event["race"]])
        self.memory["council"][event["race"]] = []
        if self.phase == "second-stack" and not self.stacks():
            self.phase = "check"

    def on_oust(self, event: Event) -> None:
        self.use("opportunist")
        lords = self.open["lords"]
        lords["court"][lords["court"].index(event["lord"])] = event["newcomer"]
        lords["deck"] -= 1
        self.add(lords["out"], [event["lord"]])

    def on_discard(self, event: Event) -> None:
        self.settle()
        hand, card = self.hand(event["seat"]), event["card"]
        hand.remove(card)
        self.discard([card])
        self.choice["from"] = card
        if event["by"] == "slaver":
            self.use("slaver")
        elif event["by"] == "jailer" or (self.phase == "commander" and len(hand) == 6):
            self.hit(event["by"], event["seat"])

    def on_done(self, event: Event) -> None:
        assert event["seat"] == self.active
        self.limit()

    def on_recruit(self, event: Event) -> None:
        self.choice |= {"recruiting": True, "lord": event["lord"]}
        self.ask("pay")

    def on_pay(self, event: Event) -> None:
        self.hand(self.active).remove(event["card"])
        self.choice["paid"].append(event["card"])

    def on_paid(self, event: Event) -> None:
        self.mine["pearls"] -= event["pearls"]
        self.ask("affiliate")

    def on_affiliate(self, event: Event) -> None:
        """Of those paid; at the end of those in hand."""
        player, card = self.player(event["seat"]), event["card"]
        (self.choice["paid"] or self.hand(event["seat"])).remove(card)
        self.add(player["affiliated"], [card])
        self.discard(self.choice["paid"])
        self.choice["paid"] = []

    def on_enter(self, event: Event) -> None:
        lord, lords = event["lord"], self.open["lords"]
        if event["source"] == "court":
            lords["court"].remove(lord)
        else:
            lords["deck"] -= 1
        self.add(self.mine["lords"], [lord])
        self.choice["lord"] = lord
        self.enter_power(lord)

    def on_slay(self, event: Event) -> None:
        self.add(self.player(event["victim"])["slain"], [event["lord"]])
        self.hit("assassin", event["victim"])

    def on_steal(self, event: Event) -> None:
        thief, robbed, token = event["seat"], event["victim"], event["token"]
        self.player(thief)["tokens"] += 1
        self.player(robbed)["tokens"] -= 1
        self.open["tokens"]["theft"] = {"by": thief, "from": robbed, "token": None}
        self.memory["stolen"] = token
        if self.me == thief:
            self.data["own"]["tokens"] = sorted([*self.data["own"]["tokens"], token])
        elif self.me == robbed:
            self.data["own"]["tokens"].remove(token)
        self.end_power()

    def on_invoke(self, event: Event) -> None:
        assert event["seat"] == self.active
        self.open["extra"] += 1

    def on_give(self, event: Event) -> None:
        self.choice["location"] = event["location"]
        self.ask("exchange")

    def on_trade(self, event: Event) -> None:
        self.choice["location"] = None
        row = self.open["locations"]["row"]
        row.remove(event["gained"])
        self.add(row, [event["given"]])
        self.rename(event["given"], event["gained"])
        self.gained(event["gained"])

    def rename(self, old: str, new: str) -> None:
        there = self.mine["locations"]
        there[new] = there.pop(old)
        self.mine["locations"] = {name: there[name] for name in LOCATIONS if name in there}

    def gained(self, location: str) -> None:
        if location == "black-smokers" and self.open["locations"]["stack"] > 0:
            self.ask("smokers")
        else:
            self.go_back()

    def on_decline(self, event: Event) -> None:
        assert event["seat"] == self.active
        self.go_back()

    def on_betray(self, event: Event) -> None:
        lord = event["lord"]
        self.mine["lords"].remove(lord)
        self.mine["slain"] = [one for one in self.mine["slain"] if one != lord]
        self.add(self.open["lords"]["out"], [lord])
        self.ask("replace")

    def on_end(self, event: Event) -> None:
        self.open["ender"] = event["seat"]

    def on_draw(self, event: Event) -> None:
        self.open["locations"]["stack"] -= event["count"]
        self.ask("pick")

    def on_uncover(self, event: Event) -> None:
        self.add(self.open["locations"]["drawn"], [event["location"]])

    def on_leave(self, event: Event) -> None:
        self.open["locations"]["drawn"].remove(event["location"])
        self.add(self.open["locations"]["row"], [event["location"]])

    def on_choose(self, event: Event) -> None:
        self.open["locations"][event["source"]].remove(event["location"])
        self.choice["location"] = event["location"]
        self.ask("keys")

    def on_spend(self, event: Event) -> None:
        assert event["location"] == self.choice["location"]
        self.mine["keys"] -= 1
        self.choice["spent"] += 1

    def on_under(self, event: Event) -> None:
        assert event["location"] == self.choice["location"]
        self.mine["lords"].remove(event["lord"])
        self.add(self.choice["under"], [event["lord"]])

    def on_control(self, event: Event) -> None:
        there = self.mine["locations"] | {event["location"]: self.choice["under"]}
        self.mine["locations"] = {name: there[name] for name in LOCATIONS if name in there}
        self.choice |= {"location": None, "under": [], "spent": 0}
        self.gained(event["location"])

    def on_swap(self, event: Event) -> None:
        self.rename("black-smokers", event["location"])
        self.go_back()

    def on_tokens(self, event: Event) -> None:
        seat = event["seat"]
        self.discard(self.hand(seat))
        self.hand(seat).clear()
        self.player(seat)["tokens"] = [int(token) for token in event["tokens"].split()]

    def on_over(self, event: Event) -> None:
        self.phase, self.turn = "over", None
        self.open["tokens"]["theft"] = None
        self.memory["stolen"] = None
