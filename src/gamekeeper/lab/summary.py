"""What a simulation says: who wins from which seat, with which bot, and how games go."""

from __future__ import annotations

import msgspec
import numpy as np
import polars as pl

from gamekeeper.lab.plan import Plan
from gamekeeper.lab.stats import Interval, count_interval, mean_interval, share_interval, share_of_seats
from gamekeeper.lab.tables import Tables
from gamekeeper.lab.usage import countable_rows


class Group(msgspec.Struct, frozen=True):
    """How one seat, one bot or one place in turn order does."""

    name: str | int
    win_share: Interval
    score: Interval
    place: Interval
    turns: Interval


class Ending(msgspec.Struct, frozen=True):
    """How often games end for one reason."""

    outcome: str
    share: Interval


class Told(msgspec.Struct, frozen=True):
    """How often all are told of one kind of event, a seat and a game."""

    event: str  # its key
    seats: Interval  # the mean of all seats
    winners: Interval | None  # of those in first place; None where nobody was


class RowUse(msgspec.Struct, frozen=True):
    """How often a row of the component pack was made use of, and how those who did fared."""

    row: str
    used: Interval  # per game, by all seats together
    share: float  # of all uses of all rows
    seats: float  # share of the seats that made use of it at all
    win_share: Interval | None  # of the seats that did; None when nobody ever did


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """All estimates of a simulation. Seats count from 0; `turn_order` 1 is the start seat."""

    plan: Plan
    games: int
    fair_share: float  # of the wins, were all seats and bots equal
    seats: list[Group]
    bots: list[Group]
    turn_order: list[Group]
    decisions: Interval  # per game
    turns: Interval  # per game
    shared_wins: Interval  # games with several winners
    endings: list[Ending]
    events: list[Told] = []  # that concern one seat, the most frequent first
    rows: list[RowUse] = []  # of the component pack, in its order; empty for games that do not report them


def summarise(plan: Plan, tables: Tables) -> Summary:
    """The estimates from at least one game."""
    games = tables.games
    outcomes = games["outcome"].value_counts(sort=True)["outcome"].to_list()
    return Summary(
        plan=plan,
        games=len(games),
        fair_share=1 / plan.seats,
        seats=groups(tables.seats, "seat"),
        bots=groups(tables.seats, "bot"),
        turn_order=groups(tables.seats, "turn_order"),
        decisions=count_interval(numbers(games["decisions"])),
        turns=count_interval(numbers(games["turns"])),
        shared_wins=share_interval(numbers(games["winners"] > 1)),
        endings=[Ending(outcome, share_interval(numbers(games["outcome"] == outcome))) for outcome in outcomes],
        events=told(tables),
        rows=row_uses(plan, tables),
    )


def told(tables: Tables) -> list[Told]:
    """One entry per key of an event; a game in which it was not told of a seat counts 0."""
    found = []
    for key in tables.events["event"].unique().sort():
        counts = tables.events.filter(pl.col("event") == key).select("game", "seat", "count")
        seats = tables.seats.join(counts, on=["game", "seat"], how="left").with_columns(pl.col("count").fill_null(0))
        winners = seats.filter(pl.col("place") == 1)
        found.append(Told(key, per_seat(seats), per_seat(winners) if len(winners) else None))
    return sorted(found, key=lambda each: -each.seats.mean)


def per_seat(seats: pl.DataFrame) -> Interval:
    """The mean count of these seats; those of one game depend on each other and count once."""
    return count_interval(numbers(seats.group_by("game").agg(pl.col("count").mean()).sort("game")["count"]))


def row_uses(plan: Plan, tables: Tables) -> list[RowUse]:
    """One entry per row of the pack that elements are printed from, those never used among them."""
    if tables.rows.is_empty():
        return []
    total = int(tables.rows["used"].sum())
    found = []
    for row in countable_rows(plan.make_game()):
        uses = tables.rows.filter(pl.col("row") == row)
        count = int(uses["used"].sum())
        users = uses.group_by("game").agg(pl.col("win_share").sum(), pl.len()).sort("game")
        found.append(
            RowUse(
                row,
                count_interval(numbers(per_game(tables, uses, "used"))),
                count / total,
                len(uses) / len(tables.seats),
                share_of_seats(numbers(users["win_share"]), numbers(users["len"])) if len(uses) else None,
            )
        )
    return found


def per_game(tables: Tables, rows: pl.DataFrame, column: str) -> pl.Series:
    """The sum of a column for every game, 0 where no row speaks of it, in order of games."""
    sums = rows.group_by("game").agg(pl.col(column).sum())
    return tables.games.select("game").join(sums, on="game", how="left").sort("game")[column].fill_null(0)


def groups(seats: pl.DataFrame, column: str) -> list[Group]:
    """One group per value of `column`, in order.

    Seats of one game depend on each other, so a bot on several of them counts once, with their mean.
    """
    values = [pl.col("win_share", "score", "place", "turns").mean()]
    last_place = max(float(numbers(seats["seat"]).max()) + 1.0, 2.0)  # 2 alone: the game has won
    per_game = seats.group_by("game", column).agg(values).sort("game")
    result = []
    for name in sorted(per_game[column].unique()):
        rows = per_game.filter(pl.col(column) == name)
        win_share = share_interval(numbers(rows["win_share"]))
        result.append(
            Group(
                name,
                win_share,
                mean_interval(numbers(rows["score"])),
                mean_interval(numbers(rows["place"]), (1.0, last_place)),
                count_interval(numbers(rows["turns"])),
            )
        )
    return result


def numbers(column: pl.Series) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """A column as an array of floats."""
    return column.cast(pl.Float64).to_numpy()
