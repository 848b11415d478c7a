"""The `gamekeeper` command."""
