"""What rows of the pack are worth to who has them, told apart from the habit of winners to have them.

Three ways, the surer one first. *Dealt*: the set-up deals by lot, so who was dealt a row differs from who was not by
nothing else; slopes of the result on the number dealt, errors clustered by game (Liang and Zeger 1986). *Kept*: the
same lot as an instrument for having it once it was chosen from what was dealt (Wald 1940), for who keeps it. *Used*:
the result less what a seat could hope for just before its first use, as everybody stood (`flow.Chances`); nothing is
dealt by lot here, so what the standing does not show may still be the habit of winners. All questions of one kind are
corrected together (Benjamini and Hochberg 1995).
"""

from __future__ import annotations

import math
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray
from scipy import stats  # type: ignore[import-untyped]  # scipy ships no types

from gamekeeper.lab.stats import SURE, Interval, Values, Z, corrected, share_of_seats
from gamekeeper.lab.study.board import Board

LEAST_SEATS: Final = 20  # fewer have no normal mean, so nothing is said
EVERYBODY: Final = 0.95  # share of the seats; what so many use sets nobody apart
WEAK: Final = 0.1  # below which a lot moves owning too little to be an instrument
STRONG: Final = 5  # standard errors that an instrument is to be beyond 0


class Effect(msgspec.Struct, frozen=True):
    """A difference with its interval; `q`, corrected for all that was asked, says whether it is certain."""

    worth: Interval
    q: float

    @property
    def certain(self) -> bool:
        """Whether it is not 0, with one false finding in twenty."""
        return self.q < SURE


class RowWorth(msgspec.Struct, frozen=True, kw_only=True):
    """One row of the pack. Shares are of wins; an entry is None where the games cannot tell."""

    row: str
    used: float  # times a game
    never: bool  # nobody ever used it
    won_dealt: Interval | None  # share of wins of seats that were dealt it, owned it at the end, used it
    won_owned: Interval | None
    won_used: Interval | None
    dealt_wins: Effect | None  # what being dealt one more is worth
    dealt_points: Effect | None
    kept: float | None  # of one more that is dealt: how much is still there once choices from what was dealt are made
    kept_wins: Interval | None  # what it is worth to who keeps it
    used_wins: Effect | None  # by what was to be hoped for before its first use


class Pair(msgspec.Struct, frozen=True):
    """Two rows in one hand: what is won beyond what each is worth; dealt by lot, or owned at the end."""

    a: str
    b: str
    by_lot: bool
    wins: Effect


class Slopes:
    """Least squares of a result on every column of a treatment by itself, clustered by game.

    The larger of two errors counts: that of the seats treated, and what it would be if they were as unlike each other
    as all seats are. A handful that all lost has no spread of its own.
    """

    def __init__(self, treatment: NDArray[np.float32], result: NDArray[np.floating[Any]]) -> None:
        self.games = len(result)
        own = result if result.ndim == 3 else result[:, :, None]  # each column's own result, or one for all
        centred = treatment - treatment.mean(axis=(0, 1), keepdims=True)
        with np.errstate(all="ignore"):
            spread = (centred**2).sum(axis=(0, 1), dtype=np.float64)
            self.slope = (centred * own).sum(axis=(0, 1), dtype=np.float64) / spread
            missed = own - own.mean(axis=(0, 1)) - self.slope * centred
            variance = np.maximum(((centred * missed).sum(axis=1) ** 2).sum(axis=0), pooled(centred, missed))
            self.error = np.sqrt(variance) / spread

    def interval(self, place: int, scale: float = 1.0) -> Interval:
        """One slope, divided by `scale`."""
        mean, half = self.slope[place] / scale, Z * self.error[place] / abs(scale)
        return Interval(float(mean), float(mean - half), float(mean + half), self.games)


def pooled(centred: NDArray[np.float32], missed: NDArray[np.floating[Any]]) -> Values:
    """The variance of the sums of the products, were what is missed as wide and as tied within a game at every seat."""
    seats = missed.shape[1]
    alone, game = (missed**2).mean(axis=(0, 1)), (missed.sum(axis=1) ** 2).mean(axis=0)
    tied = (game / seats - alone) / max(seats - 1, 1)
    own = (centred**2).sum(axis=(0, 1), dtype=np.float64)
    result: Values = alone * own + tied * ((centred.sum(axis=1, dtype=np.float64) ** 2).sum(axis=0) - own)
    return result


def row_worths(board: Board, hoped: NDArray[np.float32]) -> list[RowWorth]:
    """All rows; `hoped` is the chance to win [game, seat, row] before its first use."""
    results = {"wins": board.less_place(board.wins), "points": board.less_place(board.points)}
    by_lot = is_by_lot(board)
    slopes = {name: Slopes(board.dealt, result) for name, result in results.items()}
    keeping = Slopes(board.dealt, board.kept)
    lots = {name: effects(each, by_lot) for name, each in slopes.items()}
    hopes = used_effects(board, hoped)
    found = []
    for place, row in enumerate(board.rows):
        kept = float(keeping.slope[place]) if by_lot[place] else None
        is_instrument = kept is not None and kept > WEAK and kept > STRONG * keeping.error[place]
        found.append(
            RowWorth(
                row=row,
                used=float(board.used[:, :, place].sum() / len(board.wins)),
                never=not board.used[:, :, place].any(),
                won_dealt=won_by(board, board.dealt[:, :, place] > 0) if by_lot[place] else None,
                won_owned=won_by(board, board.owned[:, :, place] > 0),
                won_used=won_by(board, board.used[:, :, place] > 0),
                dealt_wins=lots["wins"][place],
                dealt_points=lots["points"][place],
                kept=kept,
                kept_wins=slopes["wins"].interval(place, kept) if is_instrument and kept is not None else None,
                used_wins=hopes[place],
            )
        )
    return found


def is_by_lot(board: Board) -> NDArray[np.bool_]:
    """Which rows are dealt to some seats and not to others, often enough to say something."""
    differs: NDArray[np.bool_] = np.ptp(board.dealt, axis=1) > 0
    enough: NDArray[np.bool_] = differs.sum(axis=0) >= LEAST_SEATS
    return enough


def effects(slopes: Slopes, asked: NDArray[np.bool_]) -> list[Effect | None]:
    """The slopes that were asked for, corrected together."""
    places = [place for place in np.flatnonzero(asked) if slopes.error[place] > 0]
    found: list[Effect | None] = [None] * len(asked)
    for place, q in zip(places, corrected(chances(slopes.slope[places], slopes.error[places])), strict=True):
        found[place] = Effect(slopes.interval(int(place)), float(q))
    return found


def chances(means: Values, errors: Values) -> Values:
    """How likely means with such standard errors are so far from 0 by chance."""
    result: Values = 2 * stats.norm.sf(np.abs(means / errors))
    return result


def won_by(board: Board, chosen: NDArray[np.bool_]) -> Interval | None:
    """The share of wins of some seats, clustered by game."""
    seats = chosen.sum(axis=1).astype(np.float64)
    if seats.sum() < LEAST_SEATS:
        return None
    wins = np.where(chosen, board.wins, 0.0).sum(axis=1)
    return share_of_seats(wins[seats > 0], seats[seats > 0])


def beyond_hope(wins: Values, hoped: NDArray[np.float32], chosen: NDArray[np.bool_]) -> Interval:
    """What the chosen seats won more than they could hope for; seats of one game depend on each other.

    The larger of two errors counts, as of slopes: that of these seats, and that of as many lots with such hopes.
    """
    beyond, count = wins - hoped, int(chosen.sum())
    mean = float(beyond[chosen].mean())
    per_game = np.where(chosen, beyond - mean, 0.0).sum(axis=1)
    variance = max(float((per_game**2).sum()), float((hoped * (1 - hoped))[chosen].sum(dtype=np.float64)))
    half = Z * math.sqrt(variance) / count
    return Interval(mean, mean - half, mean + half, count)


def used_effects(board: Board, hoped: NDArray[np.float32]) -> list[Effect | None]:
    """What those who used a row won more than they could hope for before; nothing alone, where nobody is ahead."""
    if board.wins.shape[1] == 1:
        return [None] * len(board.rows)
    intervals: list[Interval | None] = []
    for place in range(len(board.rows)):
        chosen = board.firsts[:, :, place] >= 0
        is_told = LEAST_SEATS <= chosen.sum() < EVERYBODY * chosen.size
        intervals.append(beyond_hope(board.wins, hoped[:, :, place], chosen) if is_told else None)
    return with_q(intervals)


def with_q(intervals: list[Interval | None]) -> list[Effect | None]:
    """Intervals corrected together."""
    told = [each for each in intervals if each is not None and each.high is not None and each.high > each.mean]
    errors = np.array([(each.high - each.mean) / Z for each in told if each.high is not None])
    q = iter(corrected(chances(np.array([each.mean for each in told]), errors)))
    return [Effect(each, float(next(q))) if each in told and each is not None else None for each in intervals]


def pairs(board: Board) -> list[Pair]:
    """Pairs that are certainly worth more or less together than one by one, the most telling first."""
    by_lot = is_by_lot(board)
    held = board.dealt if by_lot.any() else board.owned
    asked = np.flatnonzero(by_lot if by_lot.any() else is_owned_by_some(board))
    if len(asked) < 2:
        return []
    have = (held[:, :, asked] > 0).reshape(-1, len(asked)).astype(np.float64)
    result = board.less_place(board.wins).reshape(-1)
    columns = held[:, :, asked].reshape(-1, len(asked)).astype(np.float64)
    columns -= columns.mean(axis=0)
    left = result - columns @ np.linalg.lstsq(columns, result, rcond=None)[0]
    counts = have.T @ have
    a, b = np.nonzero(np.triu(counts >= LEAST_SEATS, 1))
    means = (have.T @ (have * left[:, None]))[a, b] / counts[a, b]
    variance = np.maximum((have.T @ (have * (left**2)[:, None]))[a, b], counts[a, b] * (left**2).mean())
    errors = np.sqrt(variance) / counts[a, b]  # the larger of two, as of slopes
    q = corrected(chances(means, errors))
    found = []
    for place in np.argsort(q):
        mean, half, count = float(means[place]), float(Z * errors[place]), int(counts[a[place], b[place]])
        names = board.rows[asked[a[place]]], board.rows[asked[b[place]]]
        found.append(
            Pair(*names, bool(by_lot.any()), Effect(Interval(mean, mean - half, mean + half, count), float(q[place])))
        )
    return found


def is_owned_by_some(board: Board) -> NDArray[np.bool_]:
    """Which rows some seats own at the end and others do not."""
    some: NDArray[np.bool_] = np.ptp(board.owned, axis=1).sum(axis=0) >= LEAST_SEATS
    return some
