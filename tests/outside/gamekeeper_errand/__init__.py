"""Errand as a package of somebody else's; the game itself is `tests/toys/errand.py`, put in as ``errand.py``."""

from pathlib import Path

from gamekeeper.kits import Kit

KIT = Kit("errand", "gamekeeper_errand.errand:Errand", Path(__file__).parent)
