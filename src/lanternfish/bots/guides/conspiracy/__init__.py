"""How to play Conspiracy."""
