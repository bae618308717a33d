"""Conspiracy: Abyss Universe: docs/rules/conspiracy.md as code, chapter by chapter."""
