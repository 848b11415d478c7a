"""Component packs: what is printed on a game's cards and tiles, as files people can change.

``packs/<game>/default.toml`` is the box. A game's package here provides ``Box``, the schema of its file, and
``components(box)``, which makes the game's int tables of it. Everything else is the same for all games.
"""

from gamekeeper.packs.diff import Change, Difference, differences
from gamekeeper.packs.pack import LONGEST_FILE, Pack, check_game, default, has, parse, read
from gamekeeper.packs.rows import Row, row_place

__all__ = [
    "LONGEST_FILE",
    "Change",
    "Difference",
    "Pack",
    "Row",
    "check_game",
    "default",
    "differences",
    "has",
    "parse",
    "read",
    "row_place",
]
