"""Dice Theme Park in a terminal, drawn like any game."""

from gamekeeper.cli.boards.plain import answers, draw

__all__ = ["answers", "draw"]
