"""Biblios: abbots collect a library, by gift and at auction."""
