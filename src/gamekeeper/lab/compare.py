"""Two packs played on the same seeds by the same bots, and what differs, game by game."""

from __future__ import annotations

import msgspec
import numpy as np
import polars as pl

from gamekeeper.lab.plan import Plan
from gamekeeper.lab.stats import SURE, Interval, Values, chance, corrected, mean_interval
from gamekeeper.lab.summary import numbers, per_game
from gamekeeper.lab.tables import Tables
from gamekeeper.lab.usage import countable_rows

SHARES = ("wins by seat", "wins by turn order", "ending", "row used by a winner")  # each 0 to 1 in a game


class Measure(msgspec.Struct, frozen=True):
    """One thing measured with both packs; `difference` is B less A, from the same games of both."""

    group: str  # "wins by seat", "game", "ending", "row used per game" …
    name: str
    a: float
    b: float
    difference: Interval
    q: float  # corrected for all that was compared, it says whether anything differs here

    @property
    def certain(self) -> bool:
        """Whether it differs, with one false finding in twenty."""
        return self.q < SURE


class Side(msgspec.Struct, frozen=True):
    """One of the two packs."""

    name: str
    digest: str
    plan: Plan


class Comparison(msgspec.Struct, frozen=True):
    """All measures of the games that both packs have played."""

    a: Side
    b: Side
    games: int
    measures: list[Measure]


def compare(a: Side, one: Tables, b: Side, other: Tables) -> Comparison:
    """What differs between the two, over the games that both have."""
    one, other = common(one, other), common(other, one)
    measures = [
        *(each for name in ("seat", "turn_order") for each in win_shares(name, one, other)),
        *game_measures(one, other),
        *endings(one, other),
        *rows(a.plan, b.plan, one, other),
    ]
    return Comparison(a, b, len(one.games), correct(measures))


def correct(measures: list[Measure]) -> list[Measure]:
    """The measures with what is certain of them, now that it is known how many there are."""
    q = corrected(np.array([each.q for each in measures]))
    return [msgspec.structs.replace(each, q=float(own)) for each, own in zip(measures, q, strict=True)]


def common(one: Tables, other: Tables) -> Tables:
    """The rows of the games that `other` has too."""
    kept = [table.join(other.games, on="game", how="semi") for table in (one.games, one.seats, one.rows, one.events)]
    return Tables(*kept)


def measure(group: str, name: str, a: Values, b: Values) -> Measure:
    """A measure from one value per game and pack, in the same order of games; its q is not corrected yet."""
    bounds = (-1.0, 1.0) if group in SHARES else None
    return Measure(group, name, float(np.mean(a)), float(np.mean(b)), mean_interval(b - a, bounds), chance(b - a))


def win_shares(column: str, one: Tables, other: Tables) -> list[Measure]:
    """The share of wins of every seat, or of every place in turn order; seats are named from 1."""
    first = 1 if column == "seat" else 0
    found = []
    for value in sorted(one.seats[column].unique()):
        a, b = (numbers(each.seats.filter(pl.col(column) == value).sort("game")["win_share"]) for each in (one, other))
        found.append(measure(f"wins by {column.replace('_', ' ')}", str(value + first), a, b))
    return found


def game_measures(one: Tables, other: Tables) -> list[Measure]:
    """Length and scores."""
    found = [
        measure("game", column, numbers(one.games.sort("game")[column]), numbers(other.games.sort("game")[column]))
        for column in ("turns", "decisions")
    ]
    for name, chosen in (("winner's score", pl.col("place") == 1), ("mean score", pl.lit(value=True))):
        a, b = (numbers(mean_score(each, chosen)) for each in (one, other))
        found.append(measure("game", name, a, b))
    return found


def mean_score(tables: Tables, chosen: pl.Expr) -> pl.Series:
    """The mean score of the chosen seats of every game, in order of games."""
    return tables.seats.filter(chosen).group_by("game").agg(pl.col("score").mean()).sort("game")["score"]


def endings(one: Tables, other: Tables) -> list[Measure]:
    """How often games end for each reason."""
    reasons = sorted({*one.games["outcome"], *other.games["outcome"]})
    return [measure("ending", reason, *(ended(each, reason) for each in (one, other))) for reason in reasons]


def ended(tables: Tables, reason: str) -> Values:
    """1 for every game that ended so, else 0, in order of games."""
    return numbers(tables.games.sort("game")["outcome"] == reason)


def rows(a: Plan, b: Plan, one: Tables, other: Tables) -> list[Measure]:
    """How often each row of either pack was used, and how often who used it won."""
    names = list(dict.fromkeys(countable_rows(a.make_game()) + countable_rows(b.make_game())))
    if one.rows.is_empty() and other.rows.is_empty():
        return []
    found = []
    for group, column in (("row used per game", "used"), ("row used by a winner", "win_share")):
        for name in names:
            found.append(measure(group, name, *(of_row(each, name, column) for each in (one, other))))
    return found


def of_row(tables: Tables, row: str, column: str) -> Values:
    """The sum of a column over the seats that used a row, for every game in order."""
    return numbers(per_game(tables, tables.rows.filter(pl.col("row") == row), column))


def as_table(comparison: Comparison) -> pl.DataFrame:
    """The measures as a table, for files."""
    fields = ("group", "name", "a", "b", "difference", "low", "high", "games", "q")
    rows_of_table = [
        (each.group, each.name, each.a, each.b, *msgspec.structs.astuple(each.difference), each.q)
        for each in comparison.measures
    ]
    kinds = (pl.String, pl.String, *[pl.Float64] * 5, pl.Int64, pl.Float64)
    return pl.DataFrame(rows_of_table, schema=dict(zip(fields, kinds, strict=True)), orient="row")
