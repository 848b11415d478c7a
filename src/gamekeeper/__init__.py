"""Gamekeeper: a rules engine for modern tabletop games, to play, to analyse and to train on."""

from gamekeeper.catalog import make

__version__ = "0.1.0"
__all__ = ["__version__", "make"]
