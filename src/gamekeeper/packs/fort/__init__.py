"""Fort's pack: kids, best friends and the fort track."""

from gamekeeper.packs.fort.schema import Box, components

__all__ = ["Box", "components"]
