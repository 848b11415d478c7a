"""Fort (Grant Rodiek, Leder Games 2020) for 2 to 4 players.

Rules: docs/rules/fort.md. Where each paragraph lives:

=================  ==============================================================
F1                 components, language (F4.9), sketch (capacities)
F2                 setup, draft
F3                 turn, recruit, cards (drawing)
F4                 use (what is played, counted, added), sketch, choices, solve (what is full), carry
F5                 follow
F6                 carry, goods, recruit, growth
F7, F8, F9         growth, ending
F10                turn, follow, solve (windows of the perks)
section 12         view (what is seen), redeal (what can be known)
=================  ==============================================================

Deviations from the rules page: none.
"""

from gamekeeper.games.fort.game import Fort
from gamekeeper.games.fort.setting import INFO

__all__ = ["INFO", "Fort"]
