"""How to play Abyss."""
