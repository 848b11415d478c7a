"""A table that a server keeps, from the terminal: the same protocol as the page's."""
