"""What a study says."""

from __future__ import annotations

from typing import Final

import msgspec
import numpy as np
from scipy import stats  # type: ignore[import-untyped]  # scipy ships no types

from gamekeeper.lab.plan import Plan
from gamekeeper.lab.stats import Interval, mean_interval
from gamekeeper.lab.study.board import Board
from gamekeeper.lab.study.effects import Effect, Pair, RowWorth, pairs, row_worths
from gamekeeper.lab.study.flow import Chances, Flow, flow_of
from gamekeeper.lab.study.notes import Seen
from gamekeeper.lab.summary import Summary, summarise
from gamekeeper.lab.tables import Tables
from gamekeeper.lab.usage import countable_rows

MOST_PAIRS: Final = 20  # that are told


class Rung(msgspec.Struct, frozen=True):
    """One bot alone beside seats of the study's first: how much other play pays."""

    bot: str
    beside: str
    win_share: Interval
    score: Interval


class Findings(msgspec.Struct, frozen=True, kw_only=True):
    """All that is told of a game at a table of so many seats by such bots."""

    plan: Plan
    games: int
    compiled: bool
    summary: Summary
    low_is_good: bool
    places_differ: float | None  # p of the question whether all places in turn order win alike
    margin: Interval | None  # points between the winner and the second
    flow: Flow
    rows: list[RowWorth]
    dead: list[str]  # rows nobody ever used
    pairs: list[Pair]  # the most telling ones
    pairs_asked: int
    ladder: list[Rung]


def findings_of(plan: Plan, tables: Tables, seen: Seen, ladder: list[Rung], *, compiled: bool) -> Findings:
    """What at least two games say."""
    game = plan.make_game()
    board = Board(tables, seen, countable_rows(game), plan.seats)
    chances = Chances(board, seen)
    rows = row_worths(board, chances.hoped(board)) if board.rows else []
    found = pairs(board) if board.rows else []
    return Findings(
        plan=plan,
        games=len(tables.games),
        compiled=compiled,
        summary=summarise(plan, tables),
        low_is_good=board.low_is_good,
        places_differ=places_differ(board),
        margin=margin(board),
        flow=flow_of(board, tables, seen, chances),
        rows=rows,
        dead=[row.row for row in rows if row.never],
        pairs=found[:MOST_PAIRS],
        pairs_asked=len(found),
        ladder=ladder,
    )


def places_differ(board: Board) -> float | None:
    """How likely wins of the places in turn order lie so far apart by chance (Pearson's chi-squared)."""
    places = np.unique(board.orders)
    if len(places) < 2:
        return None
    won = [float(board.wins[board.orders == place].sum()) for place in places]
    return float(stats.chisquare(won).pvalue) if sum(won) > 0 else None


def margin(board: Board) -> Interval | None:
    """Points between the winner and the second."""
    if board.points.shape[1] < 2:
        return None
    ordered = np.sort(board.points, axis=1)
    return mean_interval(ordered[:, -1] - ordered[:, -2])


def certain(rows: list[RowWorth]) -> list[tuple[RowWorth, Effect]]:
    """Rows that are certainly worth more or less than others, the best first, by the surest of their effects."""
    told = [(row, row.dealt_wins or row.used_wins) for row in rows]
    sure = [(row, effect) for row, effect in told if effect is not None and effect.certain]
    return sorted(sure, key=lambda each: -each[1].worth.mean)
