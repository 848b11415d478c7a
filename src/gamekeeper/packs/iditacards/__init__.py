"""Iditacards' pack: cards, legs, the weather die and the numbers of the race."""

from gamekeeper.packs.iditacards.schema import Box, components

__all__ = ["Box", "components"]
