"""Names that stand in texts, by their numbers."""

from __future__ import annotations

from typing import Final

SUITS: Final = ["skateboard", "shovel", "glue", "squirt_gun", "crown", "book", "coin"]
RESOURCES: Final = ["pizza", "toy"]
ACTIONS: Final = ["public", "private"]

RULES: Final = [
    "big-plans",
    "friendship-bracelet",
    "piggy-bank",
    "pizza-party",
    "loner",
    "minimalism",
    "popularity",
    "play-palace",
    "secret-stash",
    "sleepover",
    "slime-lab",
]
PERKS: Final = [
    "birthday-party",
    "bribe",
    "copy-cat",
    "sticky-fingers",
    "xxl-backpack",
    "diy",
    "do-over",
    "recycling",
    "rough-housing",
]
PHASES: Final = ["draft", "play", "follow", "recruit", "over"]
ENDINGS: Final = ["", "points", "fort", "park-deck", "turn-cap"]
