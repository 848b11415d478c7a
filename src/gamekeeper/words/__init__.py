"""All text for players, one Fluent file per language and game."""
