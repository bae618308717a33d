"""Abyss: docs/rules/abyss.md as code, chapter by chapter."""
