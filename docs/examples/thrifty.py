"""Thrifty: in Biblios it never bids more than it has; in every other choice it trusts to luck."""

import json
import random
import sys

for line in sys.stdin:  # one line, one decision
    asked = json.loads(line)
    view, legal = asked["view"], asked["view"]["legal"]
    choice = random.Random(asked["seed"]).choice(legal)
    bids = [action for action in legal if action.startswith("bid ")]
    if bids:
        hand = view["hands"][str(view["seat"])]
        card = view["open"]["auction"]["card"]
        gold = sum(int(held[1]) for held in hand if held[0] == "g")
        most = min(len(hand), int(card[1])) if card[0] == "g" else min(gold, 4)
        choice = bids[0] if int(bids[0].split()[1]) <= most else "pass"
    elif "refuse" in legal:
        choice = next((action for action in legal if action != "refuse"), "refuse")
    print(choice, flush=True)  # the answer must not wait in a buffer
