"""Fort (Grant Rodiek, Leder Games 2020) for 2 to 4 players.

Rules: docs/rules/fort.md. Where each paragraph lives:

=================  ==============================================================
F1                 components, actor (room)
F2                 setup, draft
F3                 turn, recruit, cards (drawing)
F4                 play, prepare, use (what may be used and counted), solve (what is full), carry, language (F4.9)
F5                 follow
F6, F7             verbs: goods, taking, growth; their questions: carry
F8, F9             ending
F10                perks; where they are used: turn, play, follow, actor
section 12         places, view (what is seen), known, redeal (what can be known)
=================  ==============================================================

Deviations from the rules page: none.
"""

from gamekeeper.games.fort.game import Fort
from gamekeeper.games.fort.setting import INFO

__all__ = ["INFO", "Fort"]
