"""The golden matches of Yellowstone Park: one per way to end, number of players and variant."""

from __future__ import annotations

from typing import Any

from gamekeeper.core.game import Game
from games.played import Played, wild
from games.yellowstone_park.drivers import careful, miser, mixed
from games.yellowstone_park.positions import card_name


class Match(Played):
    """One golden match."""

    name = "yellowstone_park"

    def card(self, game: Game[Any], number: int) -> str:
        """A card in notation with its copy, Y4a and Y4b."""
        return card_name(number) + "ab"[number % 2]


MATCHES = {
    "two-players": Match(2, careful, 1, two_player_variant=False),
    "two-players-counter": Match(2, miser, 1, end_score=20),
    "three-players": Match(3, careful, 1),
    "four-players": Match(4, careful, 1),
    "five-players": Match(5, mixed, 1),
    "turn-cap": Match(4, wild, 2, turn_cap=30),
    "edge": Match(3, careful, 61, edge_matrix=True),
}
