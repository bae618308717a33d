"""Where bots are measured: tournaments, what came of them, and what that means."""
