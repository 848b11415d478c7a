"""The golden matches of Iditacards: one per way to win, to lose and to die; the races pass all legs in all weathers."""

from __future__ import annotations

from typing import Any

from gamekeeper.core.game import Game
from games.iditacards.drivers import keen
from games.played import Played, wild


class Match(Played):
    """One golden match."""

    name = "iditacards"

    def card(self, game: Game[Any], number: int) -> str:
        """A card by name and number."""
        box: Any = game.catalogue()
        return f"{box['kinds'][box['cards'][number]]['id']}#{number}"


MATCHES = {
    "race-won-by-advance": Match(2, keen, 4),
    "turn-cap": Match(3, keen, 1, turn_cap=8),
    "four-players": Match(4, wild, 1, turn_cap=5),
    "as-printed": Match(2, keen, 3, speed_on_advance=False, snow=True, turn_cap=15),
    "alone-won-by-advance": Match(1, keen, 13),
    "alone-won-by-card": Match(1, keen, 16),
    "alone-lost-to-wasteland": Match(1, keen, 23),
    "alone-lost-to-wind": Match(1, wild, 77),
    "alone-lost-to-rain": Match(1, wild, 80),
    "alone-turn-cap": Match(1, keen, 1, turn_cap=20),
    "alone-with-utility": Match(1, wild, 30, solo_utility=True),
    "death-of-cold": Match(2, wild, 171, turn_cap=20),
    "death-of-hunger": Match(2, wild, 55, turn_cap=22),
    "death-by-a-rivals-card": Match(2, wild, 5133, upgrade_decks=2, turn_cap=21),
    "death-by-an-own-card": Match(2, wild, 2738, upgrade_decks=2, turn_cap=12),
    "armour": Match(1, wild, 50, upgrade_decks=1),
    "cat": Match(1, wild, 18),
    "void": Match(1, wild, 28),
    "full-sled": Match(2, keen, 16, "dog", upgrade_decks=4, turn_cap=45),
    "sticky-snow": Match(2, keen, 4, "sticky_snow", turn_cap=7),
    "in-hand-destroyed": Match(2, wild, 173, turn_cap=15),
}
