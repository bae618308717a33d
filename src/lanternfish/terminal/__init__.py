"""Games at a terminal: hot seat play, replays, statistics. One package a game draws and asks."""
