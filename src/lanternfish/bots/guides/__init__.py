"""What the house bots know of each game: how to play at a glance, and who is ahead."""
