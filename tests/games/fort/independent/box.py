"""The box of the independent Fort: what a pack's file says, and the names the rules page gives."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import NamedTuple

from games.fort.independent.actions import Limits, Table, Tree, read

RULES = (
    *("big-plans", "friendship-bracelet", "piggy-bank", "pizza-party", "loner", "minimalism"),
    *("popularity", "play-palace", "secret-stash", "sleepover", "slime-lab"),
)
PERKS = (
    *("birthday-party", "bribe", "copy-cat", "sticky-fingers", "xxl-backpack"),
    *("diy", "do-over", "recycling", "rough-housing"),
)
USUAL = {  # what a pack may leave out (F1.3, F1.4, F2, F3.5, F7 to F10)
    "limits": {
        "pizza": 4,
        "toys": 4,
        "tokens": 30,
        "hand": 5,
        "dealt": 8,
        "park": 3,
        "pack": [1, 2, 3, 4, 5, 6],
        "lookout": [1, 2, 3, 4, 5, 6],
    },
    "end": {"points": 25, "sculpture": 4},
    "made_up": {
        "level": 1,
        "spare": 1,
        "friendship": 1,
        "loner": 5,
        "minimalism": 8,
        "minimalism_level": 2,
        "sleepover": 8,
        "sleepover_tied": 4,
    },
    "perks": {"level": 2, "spare": 1, "xxl": 2},
}


class Kind(NamedTuple):
    """What is printed on a card."""

    suits: tuple[str, ...]
    actions: tuple[Tree, Tree]  # public, private
    copies: int
    board: str  # of a best friend


class Box:
    def __init__(self, text: str) -> None:
        data = tomllib.loads(text)
        self.numbers = {table: {**usual, **data.get(table, {})} for table, usual in USUAL.items()}
        self.track = data["track"]
        self.kinds = {
            slug(row["name"]): Kind(
                tuple(row["suits"]),
                (read(row["public"]), read(row["private"])),
                row.get("copies", 1),
                row.get("board", ""),
            )
            for row in [*data["kids"], *data["friends"]]
        }

    def table(self, rivals: tuple[tuple[str, tuple[int, int]], ...]) -> Table:
        """What somebody needs to know who plays a card."""
        limits, top = self.numbers["limits"], len(self.track)
        return Table(
            {name: kind.suits for name, kind in self.kinds.items()},
            {name: kind.actions for name, kind in self.kinds.items()},
            tuple((row.get("pizza", 0), row.get("toy", 0), row.get("any", 0)) for row in self.track),
            rivals,
            Limits(
                (limits["pizza"], limits["toys"]),
                tuple(limits["pack"][:top]),
                tuple(limits["lookout"][:top]),
                self.numbers["perks"]["xxl"],
                self.numbers["made_up"]["level"],
                self.numbers["perks"]["level"],
            ),
        )


@cache
def box_of(text: str) -> Box:
    return Box(text)


def slug(name: str) -> str:
    """A kind's name in answers."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower())
