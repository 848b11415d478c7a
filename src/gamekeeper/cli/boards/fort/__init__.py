"""Fort in a terminal."""

from gamekeeper.cli.boards.fort.answers import answers
from gamekeeper.cli.boards.fort.look import look
from gamekeeper.cli.boards.fort.table import draw

__all__ = ["answers", "draw", "look"]
