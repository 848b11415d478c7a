"""Iditacards in a terminal."""

from gamekeeper.cli.boards.iditacards.answers import answers
from gamekeeper.cli.boards.iditacards.look import look
from gamekeeper.cli.boards.iditacards.table import draw

__all__ = ["answers", "draw", "look"]
