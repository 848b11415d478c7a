"""One game looked at from all sides: many games by bots, what they say, and a report of it."""
