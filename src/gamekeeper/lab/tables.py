"""Games as tidy tables: one row per game, per seat of it, per row of the pack a seat used, per event told of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import polars as pl

from gamekeeper.lab.match import Played

GAME_COLUMNS: dict[str, pl.DataType | type[pl.DataType]] = {
    "game": pl.Int64,  # its number, from 0
    "seed": pl.String,  # 64 hex digits
    "start_seat": pl.Int64,  # the first in turn order; seats count from 0
    "turns": pl.Int64,  # of all seats
    "decisions": pl.Int64,
    "outcome": pl.String,  # why it ended
    "winners": pl.Int64,  # seats in first place
}
SEAT_COLUMNS: dict[str, pl.DataType | type[pl.DataType]] = {
    "game": pl.Int64,
    "seed": pl.String,
    "seat": pl.Int64,  # from 0
    "turn_order": pl.Int64,  # as the game began, 1 for the start seat
    "bot": pl.String,
    "score": pl.Int64,
    "place": pl.Int64,  # 1 the best; tied seats share a place
    "win_share": pl.Float64,  # 1 for the winner, shared equally in a tie
    "turns": pl.Int64,  # as the game tells them, else stretches of decisions by one seat
    "decisions": pl.Int64,
    "outcome": pl.String,
    "start_seat": pl.Int64,
}

ROW_COLUMNS: dict[str, pl.DataType | type[pl.DataType]] = {
    "game": pl.Int64,
    "seat": pl.Int64,
    "row": pl.String,  # of the component pack, like kids:Bones
    "used": pl.Int64,  # how often
    "win_share": pl.Float64,  # the seat's
}
EVENT_COLUMNS: dict[str, pl.DataType | type[pl.DataType]] = {
    "game": pl.Int64,
    "seat": pl.Int64,
    "event": pl.String,  # its key
    "count": pl.Int64,  # how often all were told of it, of this seat
}


class Tables:
    """The rows of some games."""

    def __init__(self, games: pl.DataFrame, seats: pl.DataFrame, rows: pl.DataFrame, events: pl.DataFrame) -> None:
        self.games = games
        self.seats = seats
        self.rows = rows
        self.events = events


def tables_of(played: Sequence[Played]) -> Tables:
    """The rows of these games."""
    games = [game_row(each) for each in played]
    seats = [row for each in played for row in seat_rows(each)]
    rows = [row for each in played for row in used_rows(each)]
    events = [(each.index, *row) for each in played for row in each.told]
    return Tables(
        pl.DataFrame(games, schema=GAME_COLUMNS, orient="row"),
        pl.DataFrame(seats, schema=SEAT_COLUMNS, orient="row"),
        pl.DataFrame(rows, schema=ROW_COLUMNS, orient="row"),
        pl.DataFrame(events, schema=EVENT_COLUMNS, orient="row"),
    )


def game_row(played: Played) -> tuple[object, ...]:
    """One row, in the order of GAME_COLUMNS."""
    return (
        played.index,
        played.seed.hex(),
        played.order[0],
        sum(turns(played)),
        len(played.deciders),
        played.outcome,
        played.places.count(1),
    )


def seat_rows(played: Played) -> list[tuple[object, ...]]:
    """A row per seat, in the order of SEAT_COLUMNS."""
    begun = turns(played)
    return [
        (
            played.index,
            played.seed.hex(),
            seat,
            played.order.index(seat) + 1,
            bot,
            played.scores[seat],
            played.places[seat],
            win_share(played, seat),
            begun[seat],
            played.deciders.count(seat),
            played.outcome,
            played.order[0],
        )
        for seat, bot in enumerate(played.bots)
    ]


def used_rows(played: Played) -> list[tuple[object, ...]]:
    """A row per seat and row of the pack it made use of, in the order of ROW_COLUMNS."""
    return [(played.index, seat, row, count, win_share(played, seat)) for seat, row, count in played.used]


def win_share(played: Played, seat: int) -> float:
    """What a seat has of the win: all, an equal part, nothing."""
    return 1 / played.places.count(1) if played.places[seat] == 1 else 0.0


def turns(played: Played) -> list[int]:
    """Each seat's turns; where the game tells of none, its stretches of decisions."""
    stretches = [seat for seat, _ in groupby(played.deciders)]
    return played.turns or [stretches.count(seat) for seat in range(len(played.bots))]


def joined(parts: Sequence[Tables]) -> Tables:
    """All rows of `parts`, in order of game and seat."""
    none = tables_of([])
    return Tables(
        pl.concat([none.games, *(part.games for part in parts)]).sort("game"),
        pl.concat([none.seats, *(part.seats for part in parts)]).sort("game", "seat"),
        pl.concat([none.rows, *(part.rows for part in parts)]).sort("game", "seat", "row"),
        pl.concat([none.events, *(part.events for part in parts)]).sort("game", "seat", "event"),
    )


def whole(tables: Tables) -> Tables:
    """The rows of the games from the first up to one that is missing: those that come in early are the short ones."""
    numbered = tables.games.sort("game").with_row_index("place")
    count = len(numbered.filter(pl.col("game") == pl.col("place")))
    parts = (tables.games, tables.seats, tables.rows, tables.events)
    return Tables(*(each.filter(pl.col("game") < count) for each in parts))
