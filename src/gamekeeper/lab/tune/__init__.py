"""Numbers of a pack proposed for a goal."""
