"""What players ask about each game, answered from records of good bots."""
