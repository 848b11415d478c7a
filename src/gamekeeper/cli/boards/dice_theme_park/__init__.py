"""Dice Theme Park in a terminal."""

from gamekeeper.cli.boards.dice_theme_park.answers import answers
from gamekeeper.cli.boards.dice_theme_park.look import look
from gamekeeper.cli.boards.dice_theme_park.table import draw

__all__ = ["answers", "draw", "look"]
