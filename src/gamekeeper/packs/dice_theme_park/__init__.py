"""Dice Theme Park's pack: attractions, park boards, cards of all kinds, and the numbers of the game."""

from gamekeeper.packs.dice_theme_park.schema import Box
from gamekeeper.packs.dice_theme_park.tables import components

__all__ = ["Box", "components"]
