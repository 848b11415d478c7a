"""The golden matches of Dice Theme Park: one per mode, expansion and ending."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action
from gamekeeper.core.rng import Rng
from games.dice_theme_park.drivers import keen
from games.played import Played, wild


class Match(Played):
    """One golden match."""

    name = "dice_theme_park"

    def card(self, game: Game[Any], number: int) -> str:
        """A card by name and number."""
        box: Any = game.catalogue()
        return f"{box['kinds'][box['cards'][number]]['id']}#{number}"


class Written(Match):
    """A match alone whose answers stand in a file: a win, which nobody reaches who answers by chance."""

    def __init__(self, file: str, seed: int) -> None:
        super().__init__(1, keen, seed)
        self.answers = (Path(__file__).parent / file).read_text("utf-8").split()
        self.number = 0

    def drive(self, game: Game[Any], s: Any, rng: Rng) -> Action:
        self.number = 0 if s.round == 0 else self.number + 1  # before the first round one question is asked
        return game.read(s, self.answers[self.number])

    def heading(self, game: Game[Any]) -> Iterator[str]:
        *told, _ = super().heading(game)
        return iter([*told, f"seed {self.seed}, played as written down"])


ALL = {"surprises": True, "innovations": True, "promo": True}
MATCHES = {
    "introductory": Match(2, keen, 1, game=0),
    "full": Match(3, keen, 2, game=1),
    "short": Match(4, wild, 3, game=2),
    "surprises": Match(2, keen, 4, "hex:5", surprises=True, game=2),
    "innovations": Match(2, keen, 5, "cable", innovations=True, game=2),
    "promo": Match(2, keen, 6, "chaperone", promo=True, promo_objectives=True, game=2),
    "all": Match(2, keen, 7, **ALL),
    "alone": Match(1, keen, 8),
    "alone-won": Written("won.txt", 1),
    "alone-all": Match(1, keen, 9, **ALL, solo_side=True, extra_goals=15),
}
