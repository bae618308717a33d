"""How fast Lanternfish is, beside others: `python -m benchmarks`."""
