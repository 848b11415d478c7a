"""The golden matches of Fort: one per ending, number of players and set-up, perk and made-up rule."""

from __future__ import annotations

from typing import Any

from gamekeeper.core.game import Game
from games.fort.drivers import keen
from games.played import Played, wild


class Match(Played):
    """One golden match."""

    name = "fort"

    def card(self, game: Game[Any], number: int) -> str:
        """A card by name and number."""
        box: Any = game.catalogue()
        return f"{box['kinds'][box['cards'][number]]['name'].replace(' ', '-')}#{number}"


CAP = 14  # turns of the short matches


def wished(name: str, seed: int, turn_cap: int = CAP) -> Match:
    """A short match of two in which a perk or made-up rule is taken and used."""
    return Match(2, keen, seed, name, turn_cap=turn_cap)


MATCHES = {
    "points": Match(2, keen, 7),
    "fort": Match(2, keen, 63),
    "park-deck": Match(2, keen, 405),
    "three-players-draft": Match(3, keen, 1, draft=True, turn_cap=CAP),
    "four-players": Match(4, wild, 0, turn_cap=20),
    "four-players-draft": Match(4, keen, 2, draft=True, turn_cap=8),
    "birthday-party": wished("birthday-party", 3),
    "bribe": wished("bribe", 10, 20),
    "copy-cat": wished("copy-cat", 16),
    "sticky-fingers": wished("sticky-fingers", 0),
    "xxl-backpack": wished("xxl-backpack", 144),
    "diy": wished("diy", 50),
    "do-over": wished("do-over", 1),
    "recycling": wished("recycling", 3),
    "rough-housing": wished("rough-housing", 4),
    "big-plans": wished("big-plans", 7),
    "friendship-bracelet": wished("friendship-bracelet", 0),
    "piggy-bank": wished("piggy-bank", 1),
    "pizza-party": wished("pizza-party", 4),
    "loner": wished("loner", 49),
    "minimalism": wished("minimalism", 2),
    "popularity": wished("popularity", 27),
    "play-palace": wished("play-palace", 1),
    "secret-stash": wished("secret-stash", 0),
    "sleepover": wished("sleepover", 5),
    "slime-lab": wished("slime-lab", 2),
}
