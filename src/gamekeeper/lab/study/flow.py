"""How games flow: how everybody stands on the way, who leads, what that is worth, how open decisions are."""

from __future__ import annotations

from typing import Final

import msgspec
import numpy as np
import polars as pl
from numpy.typing import NDArray
from scipy import optimize, special  # type: ignore[import-untyped]  # scipy ships no types

from gamekeeper.lab.stats import Interval, Values, mean_interval, share_interval
from gamekeeper.lab.study.board import Board
from gamekeeper.lab.study.notes import Seen
from gamekeeper.lab.summary import numbers
from gamekeeper.lab.tables import Tables

PARTS: Final = 10  # of a game, by its decisions
STAGES: Final = 12  # for chances: by how many decisions were made so far
MOST_DECISIONS: Final = 1 << 24  # of a game
TIED_DOWN: Final = 1e-3  # ridge of the chances' weights


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A tenth of the games. How all stand, and what leaders make of it, is told of the end of the part, once a game."""

    until: float  # share of the game
    winner: float  # points of who wins, as they stand
    others: float
    leader_wins: Interval | None  # how often who leads by points wins
    ahead_wins: Interval | None  # how often who is ahead by the estimate wins
    settled: float | None  # 0: all are even; 1: the winner is known
    legal: float  # answers to a decision
    open: float  # as how many equally good ones they come to at first sight


class Flow(msgspec.Struct, frozen=True, kw_only=True):
    """The course of games."""

    parts: list[Part]
    lead_changes: Interval | None  # a game, by points
    comebacks: Interval | None  # games won by who was last by the estimate at half time
    forced: float  # share of the decisions with one answer


class Chances:
    """The chance to win from how everybody stands: a conditional logit (McFadden 1974) for each stage of the game.

    Its numbers are the lead in points and by the estimate over the mean of all, each in standard deviations; where all
    stand alike, all have the same chance. It is fitted to the games it is asked about: with hundreds of games and two
    weights a stage that flatters nobody much.
    """

    def __init__(self, board: Board, seen: Seen) -> None:
        seats = board.wins.shape[1]
        games = {number: place for place, number in enumerate(seen.standings["game"].unique(maintain_order=True))}
        table = seen.standings
        self.game = table["game"].replace_strict(games, return_dtype=pl.Int64).to_numpy().reshape(-1, seats)[:, 0]
        self.decision = table["decision"].to_numpy().reshape(-1, seats)[:, 0]
        sign = -1.0 if board.low_is_good else 1.0
        self.points = sign * numbers(table["score"]).reshape(-1, seats)
        self.worths = numbers(table["worth"]).reshape(-1, seats)
        edges = np.quantile(self.decision, np.linspace(0, 1, STAGES + 1)[1:-1])
        self.stage = np.searchsorted(edges, self.decision, side="right")
        self.wins = board.wins[self.game]
        self.chance = np.zeros_like(self.points)
        for stage in np.unique(self.stage):
            chosen = self.stage == stage
            leads = np.stack([lead(self.points[chosen]), lead(self.worths[chosen])])
            self.chance[chosen] = fitted(leads, self.wins[chosen])

    def hoped(self, board: Board) -> NDArray[np.float32]:
        """The chance to win [game, seat, row] just before a seat's first use of a row; 0 where it never used it."""
        result = np.zeros(board.firsts.shape, dtype=np.float32)
        games, seats, rows = np.nonzero(board.firsts >= 0)
        looks = self.game * MOST_DECISIONS + self.decision  # ascending; every game was looked at from its beginning
        asked = games * MOST_DECISIONS + board.firsts[games, seats, rows]
        result[games, seats, rows] = self.chance[np.searchsorted(looks, asked, side="right") - 1, seats]
        return result


def lead(values: Values) -> Values:
    """By how much each seat is ahead of the mean, in standard deviations over all games of a stage."""
    ahead = values - values.mean(axis=1, keepdims=True)
    spread = float(ahead.std())
    result: Values = ahead / spread if spread > 0 else ahead
    return result


def fitted(leads: Values, wins: Values) -> Values:
    """The chances that fit best which seats won."""

    def loss(weights: Values) -> tuple[float, Values]:
        odds = np.einsum("w,wgs->gs", weights, leads)
        chance = special.softmax(odds, axis=1)
        told = -float((wins * special.log_softmax(odds, axis=1)).sum()) / len(wins)
        slope = -np.einsum("wgs,gs->w", leads, wins - chance * wins.sum(axis=1, keepdims=True)) / len(wins)
        return told + TIED_DOWN * float(weights @ weights), slope + 2 * TIED_DOWN * weights

    best = optimize.minimize(loss, np.zeros(len(leads)), jac=True, method="L-BFGS-B").x
    result: Values = special.softmax(np.einsum("w,wgs->gs", best, leads), axis=1)
    return result


def flow_of(board: Board, tables: Tables, seen: Seen, chances: Chances) -> Flow:
    """The course of all games."""
    lengths = numbers(tables.games.sort("game")["decisions"])
    part = np.minimum((PARTS * chances.decision / lengths[chances.game]).astype(int), PARTS - 1)
    order = dict(zip(tables.games.sort("game")["game"], lengths, strict=True))
    choices = seen.choices.with_columns(
        part=(PARTS * pl.col("decision") / pl.col("game").replace_strict(order, return_dtype=pl.Float64))
        .floor()
        .clip(upper_bound=PARTS - 1)
    )
    alone = board.wins.shape[1] == 1
    return Flow(
        parts=[
            part_of(board, chances, one_each(chances.game, part, place), choices, place)
            for place in range(PARTS)
            if (part == place).any()
        ],
        lead_changes=None if alone else mean_interval(lead_changes(board, chances)),
        comebacks=None if alone else comebacks(board, chances, one_each(chances.game, part, PARTS // 2 - 1)),
        forced=float((seen.choices["legal"] == 1).mean() or 0.0),  # type: ignore[arg-type]  # of a column of bools
    )


def one_each(games: NDArray[np.int64], part: NDArray[np.int64], place: int) -> NDArray[np.int64]:
    """One look at each game: the last up to the end of a part."""
    found = np.flatnonzero(part <= place)[::-1]
    return found[np.unique(games[found], return_index=True)[1]]


def part_of(board: Board, chances: Chances, looks: NDArray[np.int64], choices: pl.DataFrame, place: int) -> Part:
    """One part of the games."""
    wins, scores = chances.wins[looks], chances.points[looks] * (-1.0 if board.low_is_good else 1.0)
    own = choices.filter(pl.col("part") == place)
    even = float(((wins - 1 / wins.shape[1]) ** 2).sum())
    missed = float(((wins - chances.chance[looks]) ** 2).sum())
    others = wins == 0
    return Part(
        until=(place + 1) / PARTS,
        winner=float((scores * wins).sum() / max(wins.sum(), 1e-9)),
        others=float(scores[others].mean()) if others.any() else float("nan"),
        leader_wins=of_leader(chances.points[looks], wins),
        ahead_wins=of_leader(chances.worths[looks], wins),
        settled=1 - missed / even if even > 0 else None,
        legal=mean_of(own["legal"]),
        open=mean_of(own["open"]),
    )


def mean_of(column: pl.Series) -> float:
    """The mean of a column, 0 of an empty one."""
    return float(numbers(column).mean()) if len(column) else 0.0


def of_leader(values: Values, wins: Values) -> Interval | None:
    """How often the one who leads wins, over the games that have one leader."""
    best = values == values.max(axis=1, keepdims=True)
    single = best.sum(axis=1) == 1
    return share_interval((wins * best)[single].sum(axis=1)) if single.sum() > 1 and wins.shape[1] > 1 else None


def lead_changes(board: Board, chances: Chances) -> Values:
    """How often another seat comes to lead by points, in every game."""
    best = chances.points == chances.points.max(axis=1, keepdims=True)
    single = np.flatnonzero(best.sum(axis=1) == 1)
    leader, game = best[single].argmax(axis=1), chances.game[single]
    changes = (leader[1:] != leader[:-1]) & (game[1:] == game[:-1])
    result: Values = np.bincount(game[1:][changes], minlength=len(board.wins)).astype(np.float64)
    return result


def comebacks(board: Board, chances: Chances, looks: NDArray[np.int64]) -> Interval | None:
    """How often who is last by the estimate wins in the end."""
    return of_leader(-chances.worths[looks], chances.wins[looks])
