"""The same games with a pack's values changed in turn, and what that changes."""
