"""Yellowstone Park's box."""

from gamekeeper.packs.yellowstone_park.schema import Box, components

__all__ = ["Box", "components"]
