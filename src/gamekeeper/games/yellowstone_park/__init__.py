"""Yellowstone Park (Uwe Rosenberg, Amigo 2003) for 2 to 5 players.

Rules: docs/rules/yellowstone_park.md. Where each paragraph lives:

=============  ==============================================================
Y1             components
Y2             setup
Y3, Y4, Y5     layout
Y6             rules
Y7, Y8.1       scoring
Y8.2           setting (row tables), layout
10             view (what is seen), places (what can be known), tells (what is likely)
=============  ==============================================================

Deviations from the rules page: none.
"""

from gamekeeper.games.yellowstone_park.game import YellowstonePark
from gamekeeper.games.yellowstone_park.setting import INFO

__all__ = ["INFO", "YellowstonePark"]
