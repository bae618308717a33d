"""A view of Biblios made of events alone: what a seat was sent, folded into what it knows.

It begins with the view at the deal. Nothing of the engine is used: this is the second book-keeper
whose books must agree with the first one's, to the letter.
"""

from copy import deepcopy
from typing import Any

Data = dict[str, Any]
Event = dict[str, Any]

CHURCH = "c+ c- c++ c-- c+-".split()


def card_order(card: str) -> tuple[int, str, int]:
    """BIB 7.8: by category, letter and value of gold; church cards last."""
    church = CHURCH.index(card) if card in CHURCH else 0
    return "MPFHSgc".index(card[0]), "" if card in CHURCH else card[-1], church


class Fold:
    def __init__(self, view: Data) -> None:
        self.data = deepcopy(view)
        del self.data["legal"]
        self.me: int | None = view["seat"]
        self.seats: int = view["seats"]
        self.open: Data = self.data["open"]
        self.own: Data = self.data["own"]
        self.places: dict[str, int] = self.open["places"]
        self.memory: list[str] = self.data["memory"]

    def view(self) -> Data:
        return self.data | {"turn": self._turn()}

    def tell(self, event: Event) -> None:
        getattr(self, "on_" + event["what"].replace("-", "_"))(event)

    def _turn(self) -> int | None:
        asked = {
            "place": self.open["active"],
            "take": self.open["taker"],
            "church": (self.open["church"] or {}).get("seat"),
            "bidding": (self.open["auction"] or {}).get("speaker"),
            "payment": (self.open["auction"] or {}).get("bidder"),
        }
        turn: int | None = asked.get(self.open["phase"])
        return turn

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def _note(self, event: Event, operation: str, *words: object) -> None:
        seat = event.get("seat", self.open["active"])
        card = event["card"] or "?"
        self.memory.append(" ".join(map(str, [seat, operation, *words, card])))

    def _hand(self) -> list[str]:
        hand: list[str] = self.data["hands"][str(self.me)]
        return hand

    def _enter(self, seat: int, card: str) -> None:
        self.open["sizes"][seat] += 1
        if seat == self.me:
            self._hand().append(card)
            self._hand().sort(key=card_order)

    def _leave(self, seat: int, card: str) -> None:
        self.open["sizes"][seat] -= 1
        if seat == self.me:
            (self.own["laid"] if card in self.own["laid"] else self._hand()).remove(card)

    def _discard(self, card: str) -> None:
        self.open["discard"]["open"].append(card)
        self.open["discard"]["open"].sort(key=card_order)

    def _receive(self, event: Event, then: str) -> None:
        """BIB 4.1: a church card interrupts, any other is held."""
        if event["card"] in CHURCH:
            self.open["church"] = {"card": event["card"], "seat": event["seat"], "then": then}
            self.open["phase"] = "church"
        else:
            self._enter(event["seat"], event["card"])

    # The gift phase.

    def on_draw(self, event: Event) -> None:
        if not any(self.places.values()):
            self.places.update({"self": 1, "auction": 1, "public": self.seats - 1})
            self.open["active"] = event["seat"]
            self.open["taker"] = None
        self.open["deck"] -= 1
        self.open["phase"] = "place"
        self.own["drawn"] = event["card"]

    def _place(self, where: str) -> None:
        self.own["drawn"] = None
        self.places[where] -= 1
        self._look_for_end_of_placing()

    def _look_for_end_of_placing(self) -> None:
        """BIB 3.7, 3.8: when all places are full, the others take."""
        if not any(self.places.values()):
            self.open["phase"] = "take"
            self.open["taker"] = self._left_of(self.open["active"])

    def on_keep(self, event: Event) -> None:
        self._place("self")
        self._note(event, "keep")
        self.own["kept"] = event["card"]

    def on_pile(self, event: Event) -> None:
        self._place("auction")
        self._note(event, "pile")
        self.open["pile"] += 1

    def on_share(self, event: Event) -> None:
        self._place("public")
        self._note(event, "share")
        self.open["public"].append(event["card"])

    def on_find(self, event: Event) -> None:
        # BIB 4.6: even if it was the last to be placed, it works before the others take.
        self.own["drawn"] = None
        self.places["self"] -= 1
        self._note(event, "find")
        self._receive(event, "draw")

    def on_gather(self, event: Event) -> None:
        self._enter(event["seat"], self.own["kept"])
        self.own["kept"] = None

    def on_take(self, event: Event) -> None:
        self.open["public"].remove(event["card"])
        self.open["taker"] = self._left_of(event["seat"])
        self._note(event, "taken")
        self._receive(event, "take")

    # Church cards.

    def on_turn(self, event: Event) -> None:
        dice = self.open["dice"]
        dice[event["die"]] += event["step"]
        assert dice[event["die"]] == event["value"]

    def on_decline(self, event: Event) -> None:
        assert self.open["church"]["seat"] == event["seat"]

    def on_church_done(self, event: Event) -> None:
        self._discard(event["card"])
        self.open["phase"] = self.open["church"]["then"]
        self.open["church"] = None
        if self.open["phase"] == "draw":
            self._look_for_end_of_placing()

    # The auction phase.

    def on_auctions(self, event: Event) -> None:
        self.open["deck"] = event["cards"]
        self.open["pile"] = 0
        self.open["taker"] = None
        self.open["active"] = self.open["first"]

    def on_reveal(self, event: Event) -> None:
        self.open["active"] = event["seat"]
        self.open["deck"] -= 1
        self._note(event, "reveal")
        self.open["auction"] = {"card": event["card"], "fined": []}
        self._open_bidding()

    def _open_bidding(self) -> None:
        """BIB 5.3, 5.17."""
        up = self.open["auction"]
        up.update({"high": 0, "bidder": None, "passed": list(up["fined"])})
        self.open["phase"] = "bidding"
        up["speaker"] = self.open["active"]
        self._pass_on()

    def _pass_on(self) -> None:
        """BIB 5.6, 5.7: to the next who has not passed; over when that is the highest bidder."""
        up = self.open["auction"]
        row = [(up["speaker"] + step) % self.seats for step in range(1, self.seats + 1)]
        up["speaker"] = next((seat for seat in row if seat not in up["passed"]), None)
        if up["speaker"] == up["bidder"] is not None:
            up["speaker"] = None
            self.open["phase"] = "payment"

    def on_bid(self, event: Event) -> None:
        self.open["auction"].update({"high": event["amount"], "bidder": event["seat"]})
        self._pass_on()

    def on_pass(self, event: Event) -> None:
        up = self.open["auction"]
        up["passed"] = sorted([*up["passed"], event["seat"]])
        self._pass_on()

    def on_unsold(self, event: Event) -> None:
        self._note(event, "unsold")
        self._discard(event["card"])
        self._end_auction()

    def _end_auction(self) -> None:
        self.open["auction"] = None
        self.open["active"] = self._left_of(self.open["active"])

    def on_lay(self, event: Event) -> None:
        """BIB 7.6: only the payer is told of a payment before it is whole."""
        self._hand().remove(event["card"])
        self.own["laid"].append(event["card"])

    def on_paid(self, event: Event) -> None:
        self._leave(event["seat"], event["card"])
        self._discard(event["card"])
        self._note(event, "show")

    def on_paid_face_down(self, event: Event) -> None:
        self._leave(event["seat"], event["card"])
        self.open["discard"]["hidden"] += 1
        self._note(event, "hide")

    def on_buy(self, event: Event) -> None:
        assert self.open["auction"]["high"] == event["amount"]
        self._note(event, "buy")
        self._end_auction()
        self._receive(event, "turn-up")

    def on_refuse(self, event: Event) -> None:
        up = self.open["auction"]
        assert up["high"] == event["amount"]
        up["fined"] = sorted([*up["fined"], event["seat"]])
        self._open_bidding()

    def on_fine(self, event: Event) -> None:
        self._leave(event["seat"], event["card"])
        self._enter(event["taker"], event["card"])
        self._note(event, "fine", event["taker"])

    def on_lose(self, event: Event) -> None:
        self._leave(event["seat"], event["card"])
        self.open["discard"]["hidden"] += 1
        self._note(event, "lose")

    # The end.

    def on_open_hand(self, event: Event) -> None:
        self.open["phase"] = "over"
        self.data["hands"][str(event["seat"])] = event["cards"].split()
