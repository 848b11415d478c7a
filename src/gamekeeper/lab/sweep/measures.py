"""What is measured of each game of a sweep, as one number a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np
import polars as pl

from gamekeeper.lab.compare import mean_score
from gamekeeper.lab.stats import Values
from gamekeeper.lab.summary import numbers, per_game
from gamekeeper.lab.tables import Tables

SHARE_WIDTH: Final = 0.05  # of a difference of shares that is known well enough, half its interval
OTHER_WIDTH: Final = 0.05  # of other differences, as a share of what it was


class Measure:
    """A name, one number a game in order of games, and whether it is a share of the games, 0 to 1 in each."""

    def __init__(self, name: str, values: Callable[[Tables], Values], *, is_share: bool = False) -> None:
        self.name = name
        self.values = values
        self.is_share = is_share

    def is_known(self, half: float, before: float) -> bool:
        """Whether a difference with such half an interval is known well enough."""
        return half <= (SHARE_WIDTH if self.is_share else OTHER_WIDTH * abs(before))


def measures_for(seats: int, rows: list[str], endings: list[str]) -> list[Measure]:
    """What is measured of a game at a table of so many seats; `rows` of the pack are looked at one by one."""
    found = [Measure(name, partial(of_game, name)) for name in ("turns", "decisions")]
    if seats > 1:
        for place in range(1, seats + 1):
            found.append(Measure(f"wins of place {place}", partial(of_place, place), is_share=True))
        found += [Measure("points of the first", points_of_first), Measure("margin", margin)]
    else:
        found += [Measure("won", won, is_share=True), Measure("points", points)]
    for row in rows:
        found.append(Measure(f"uses of {row}", partial(of_row, row, "used")))
        if seats > 1:
            found.append(Measure(f"won by a user of {row}", partial(of_row, row, "win_share"), is_share=True))
    return found + [Measure(f"ends by {ending}", partial(ends_by, ending), is_share=True) for ending in endings]


def of_game(column: str, tables: Tables) -> Values:
    """A column of the games."""
    return numbers(tables.games.sort("game")[column])


def of_place(place: int, tables: Tables) -> Values:
    """What a place in turn order has of the win."""
    return numbers(tables.seats.filter(pl.col("turn_order") == place).sort("game")["win_share"])


def points_of_first(tables: Tables) -> Values:
    """The winner's points."""
    return numbers(mean_score(tables, pl.col("place") == 1))


def points(tables: Tables) -> Values:
    """The points of who plays alone."""
    return numbers(mean_score(tables, pl.lit(value=True)))


def won(tables: Tables) -> Values:
    """Whether who plays alone won."""
    return numbers(tables.seats.sort("game")["win_share"])


def margin(tables: Tables) -> Values:
    """Points between the first and the second."""
    scores = np.sort(numbers(tables.seats.sort("game", "seat")["score"]).reshape(len(tables.games), -1), axis=1)
    is_low = points_of_first(tables) < scores.mean(axis=1)  # few points win
    result: Values = np.where(is_low, scores[:, 1] - scores[:, 0], scores[:, -1] - scores[:, -2])
    return result


def ends_by(ending: str, tables: Tables) -> Values:
    """1 for games that end so."""
    return numbers(tables.games.sort("game")["outcome"] == ending)


def of_row(row: str, column: str, tables: Tables) -> Values:
    """The sum of a column over the seats that used a row."""
    return numbers(per_game(tables, tables.rows.filter(pl.col("row") == row), column))
