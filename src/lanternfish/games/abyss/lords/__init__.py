"""The powers of the lords, a file for each guild. Farmers have none (ABY 7.15 to 7.20).

A power that works once is a function that runs when its lord enters. It asks by setting the next
decision, `s.phase`; one that asks nothing leaves it alone. A lasting power is a question that the
chapters put: does it count for this seat, and how much?
"""
