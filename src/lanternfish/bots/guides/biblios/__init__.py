"""How to play Biblios."""
