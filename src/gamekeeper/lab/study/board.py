"""The games of a study as arrays: [game, seat] and [game, seat, row]."""

from __future__ import annotations

import numpy as np
import polars as pl
from numpy.typing import NDArray

from gamekeeper.lab.stats import Values
from gamekeeper.lab.study.notes import Seen
from gamekeeper.lab.summary import numbers
from gamekeeper.lab.tables import Tables


class Board:
    """What each seat of each game got, and which rows of the pack it was dealt, owned and used."""

    def __init__(self, tables: Tables, seen: Seen, rows: list[str], seats: int) -> None:
        ordered = tables.seats.sort("game", "seat")
        shape = (len(tables.games), seats)
        self.rows = rows
        self.wins = numbers(ordered["win_share"]).reshape(shape)
        self.scores = numbers(ordered["score"]).reshape(shape)
        self.orders = ordered["turn_order"].to_numpy().reshape(shape)
        self.bots = ordered["bot"].cast(pl.Categorical).to_physical().to_numpy().reshape(shape)
        self.low_is_good = is_low_good(self.wins, self.scores)
        self.points = -self.scores if self.low_is_good else self.scores  # more is better
        game = {number: place for place, number in enumerate(tables.games.sort("game")["game"])}
        place = {row: number for number, row in enumerate(rows)}
        found = seen.holdings.filter(pl.col("row").is_in(rows))
        at = (
            found["game"].replace_strict(game, return_dtype=pl.Int64).to_numpy(),
            found["seat"].to_numpy(),
            found["row"].replace_strict(place, return_dtype=pl.Int64).to_numpy(),
        )
        columns = [self.spread(found[name], at) for name in ("dealt", "kept", "owned", "used")]
        self.dealt, self.kept, self.owned, self.used = columns
        self.firsts = np.full((*shape, len(rows)), -1, dtype=np.int32)
        self.firsts[at] = found["first"].to_numpy()

    def spread(self, column: pl.Series, at: tuple[NDArray[np.int64], ...]) -> NDArray[np.float32]:
        """A column as [game, seat, row], 0 where no row speaks of it."""
        result = np.zeros((*self.wins.shape, len(self.rows)), dtype=np.float32)
        result[at] = column.to_numpy()
        return result

    def less_place(self, values: Values) -> Values:
        """Values [game, seat] less the mean of that place in turn order and that bot, which no row has earned."""
        result = values.astype(np.float64)
        for order in np.unique(self.orders):
            for bot in np.unique(self.bots):
                chosen = (self.orders == order) & (self.bots == bot)
                if chosen.any():
                    result[chosen] -= result[chosen].mean()
        return result


def is_low_good(wins: Values, scores: Values) -> bool:
    """Whether winners are those with the fewer points."""
    return bool(((wins - wins.mean(axis=1, keepdims=True)) * scores).sum() < 0)
