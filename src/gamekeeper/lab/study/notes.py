"""What was seen of many games as tidy tables, beside those of a simulation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec
import polars as pl

from gamekeeper.lab.match import Played
from gamekeeper.lab.study.watch import Notes

Columns: TypeAlias = dict[str, pl.DataType | type[pl.DataType]]

HOLDING_COLUMNS: Columns = {
    "game": pl.Int64,
    "seat": pl.Int64,
    "row": pl.String,  # of the component pack, like kids:Bones
    "dealt": pl.Int64,  # elements of it in places of the seat after the set-up
    "kept": pl.Int64,  # and once each seat has made ten decisions
    "owned": pl.Int64,  # and at the end
    "used": pl.Int64,  # how often
    "first": pl.Int64,  # the decision by which it was first used, -1 where it never was
}
STANDING_COLUMNS: Columns = {
    "game": pl.Int32,
    "decision": pl.Int32,  # from 0
    "seat": pl.Int32,
    "score": pl.Int32,  # as it stands
    "worth": pl.Int32,  # the estimate, thousandths of a point
}
CHOICE_COLUMNS: Columns = {
    "game": pl.Int32,
    "decision": pl.Int32,
    "legal": pl.Int32,  # answers
    "open": pl.Float64,  # as how many equally good ones they come to at first sight
}


class Seen:
    """The rows of what was seen of some games."""

    def __init__(self, holdings: pl.DataFrame, standings: pl.DataFrame, choices: pl.DataFrame) -> None:
        self.holdings = holdings
        self.standings = standings
        self.choices = choices


def seen_of(played: Sequence[Played]) -> Seen:
    """The rows of these games."""
    holdings, standings, choices = [], [], []
    for each in played:
        notes = msgspec.convert(each.notes, Notes)  # they may come from a file
        holdings += [
            (each.index, one.seat, one.row, one.dealt, one.kept, one.owned, one.used, one.first)
            for one in notes.holdings
        ]
        standings += [
            (each.index, one.decision, seat, score, worth)
            for one in notes.standings
            for seat, (score, worth) in enumerate(zip(one.scores, one.worths, strict=True))
        ]
        choices += [(each.index, one.decision, one.legal, one.open) for one in notes.choices]
    return Seen(
        pl.DataFrame(holdings, schema=HOLDING_COLUMNS, orient="row"),
        pl.DataFrame(standings, schema=STANDING_COLUMNS, orient="row"),
        pl.DataFrame(choices, schema=CHOICE_COLUMNS, orient="row"),
    )


def joined(parts: Sequence[Seen]) -> Seen:
    """All rows of `parts`, in order."""
    none = seen_of([])
    return Seen(
        pl.concat([none.holdings, *(part.holdings for part in parts)]).sort("game", "seat", "row"),
        pl.concat([none.standings, *(part.standings for part in parts)]).sort("game", "decision", "seat"),
        pl.concat([none.choices, *(part.choices for part in parts)]).sort("game", "decision"),
    )
