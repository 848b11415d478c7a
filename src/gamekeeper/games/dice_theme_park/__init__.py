"""Dice Theme Park (Daryl Andrews, Adrian Adamescu; Alley Cat Games) for 1 to 4 players.

Rules: docs/rules/dice_theme_park.md. Where each paragraph lives:

=====================  =================================================================
D1                     setting
D2                     fields (a position), park, dice
D3                     setup
D4.1                   plan
D4.2                   welcome
D4.3, D4.4             expand
D4.5                   improve
D4.6, D5.1, D5.7       operate, party (legal operations)
D5.2                   upkeep (what is earned), mascots (skills pay at once)
D5.3                   language (the requirements as texts), party
D5.4                   operate, moving
D5.5                   mascots
D6                     upkeep; measures (what is counted)
D7                     operate, improve, moving, welcome
D8                     setup, plan
D9                     setup, park (what a solo card blocks), plan, upkeep
D12, D13               places and game (a redeal), check
=====================  =================================================================
"""

from gamekeeper.games.dice_theme_park.game import DiceThemePark
from gamekeeper.games.dice_theme_park.setting import INFO

__all__ = ["INFO", "DiceThemePark"]
