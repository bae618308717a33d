"""Information-set Monte Carlo tree search for two and more players, wholly inside compiled code."""
