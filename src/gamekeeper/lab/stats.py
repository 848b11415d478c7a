"""Estimates with 95 % intervals, which never have width zero."""

from __future__ import annotations

import math
from typing import TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray
from scipy import special, stats  # type: ignore[import-untyped]  # scipy ships no types

LEVEL = 0.95
Z = float(stats.norm.ppf((1 + LEVEL) / 2))
CERTAIN = 1 / (1 - LEVEL)  # evidence that settles a question
SURE = 0.05  # the share of false findings among those called certain
MOST_EVIDENCE = 700.0  # its logarithm: beyond floats no more is told
NO_SPREAD = 1e-9  # below which values differ by rounding only

Values: TypeAlias = NDArray[np.float64]
Bounds: TypeAlias = tuple[float, float]


class Interval(msgspec.Struct, frozen=True):
    """An estimate from `count` games, or seats, and its 95 % interval; bounds are None where too little is known."""

    mean: float
    low: float | None
    high: float | None
    count: int

    def excludes(self, value: float) -> bool:
        """Whether the interval says that the truth is not `value`."""
        return self.low is not None and self.high is not None and not self.low <= value <= self.high


def mean_interval(values: Values, bounds: Bounds | None = None) -> Interval:
    """The mean of independent values, by Student's t; `bounds` are the least and the most a value can be.

    Without any spread among the values there is none to reckon with: the bounds, where they are known, then say how
    far the truth can be, see `constant_interval`; where they are not, the interval is not known.
    """
    count = len(values)
    mean = float(np.mean(values))
    if count < 2 or float(np.ptp(values)) < NO_SPREAD:
        return Interval(mean, None, None, count) if bounds is None else constant_interval(mean, count, bounds)
    error = float(np.std(values, ddof=1)) / math.sqrt(count)
    low, high = (float(each) for each in stats.t.interval(LEVEL, count - 1, loc=mean, scale=error))
    if bounds is not None:
        low, high = max(bounds[0], low), min(bounds[1], high)
    return Interval(mean, low, high, count)


def count_interval(values: Values) -> Interval:
    """The mean of what is counted, so never below 0; how far up it can be nothing says."""
    found = mean_interval(values)
    return found if found.low is None or found.low >= 0.0 else Interval(found.mean, 0.0, found.high, found.count)


def constant_interval(value: float, count: int, bounds: Bounds) -> Interval:
    """The interval of a mean when all values were the same.

    Wilson's interval says what share of the values may yet be different: up to z² / (n + z²). At worst those lie at
    one of the bounds.
    """
    low, high = bounds
    others = Z * Z / (count + Z * Z)
    return Interval(value, value - others * (value - low), value + others * (high - value), count)


def chance(differences: Values) -> float:
    """How likely a mean so far from 0 is by chance (Student's t); where all are alike, as of as many coins."""
    if len(differences) < 2:
        return 1.0
    if float(np.ptp(differences)) < NO_SPREAD:
        return 1.0 if abs(float(differences[0])) < NO_SPREAD else float(0.5 ** (len(differences) - 1))
    return float(stats.ttest_1samp(differences, 0.0).pvalue)


def corrected(chances: Values) -> Values:
    """The same of all that was asked together (Benjamini and Hochberg 1995), called q."""
    result: Values = stats.false_discovery_control(chances) if len(chances) else chances
    return result


def evidence(gained: float, lost: float, even: float = 0.5) -> float:
    """How strongly results speak against the share `even`, however often one has looked and whenever one stops.

    `gained` and `lost` sum up games, each 0..1 of either. The likelihood ratio of all shares mixed to `even` is an
    e-value (Robbins 1970; values between 0 and 1: Howard, Ramdas, McAuliffe and Sekhon 2020): were `even` true, it
    would ever exceed x with a chance of 1 / x at most. Of paired differences gains and losses alone count.
    """
    log = special.betaln(gained + 1.0, lost + 1.0) - gained * math.log(even) - lost * math.log1p(-even)
    return math.exp(min(float(log), MOST_EVIDENCE))


def share_interval(values: Values) -> Interval:
    """The mean of values in 0..1: Wilson's interval where each is 0 or 1, Student's t where wins were shared."""
    if not np.isin(values, (0.0, 1.0)).all():
        return mean_interval(values, (0.0, 1.0))
    wins = int(values.sum())
    found = stats.binomtest(wins, len(values)).proportion_ci(LEVEL, method="wilson")
    return Interval(wins / len(values), float(found.low), float(found.high), len(values))


def share_of_seats(wins: Values, seats: Values) -> Interval:
    """The share of wins of some seats, one game an entry: what they won together, and how many they were, 1 or more.

    Seats of one game depend on each other: the ratio's error is clustered by game (Cochran 1977, 2.11).
    """
    if (seats == 1.0).all():
        return share_interval(wins)
    games, count = len(wins), int(seats.sum())
    mean = float(wins.sum()) / count
    beyond = wins - mean * seats
    if games < 2 or float(np.abs(beyond).max()) < NO_SPREAD:  # all or none won; else every game says the same
        is_known = mean in (0.0, 1.0)
        return constant_interval(mean, games, (0.0, 1.0)) if is_known else Interval(mean, None, None, count)
    error = math.sqrt(float((beyond**2).sum()) * games / (games - 1)) / count
    low, high = (float(each) for each in stats.t.interval(LEVEL, games - 1, loc=mean, scale=error))
    return Interval(mean, max(0.0, low), min(1.0, high), count)
