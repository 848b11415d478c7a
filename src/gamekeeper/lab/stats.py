"""Estimates with 95 % intervals."""

from __future__ import annotations

import math
from typing import TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray
from scipy import stats  # type: ignore[import-untyped]  # scipy ships no types

LEVEL = 0.95

Values: TypeAlias = NDArray[np.float64]


class Interval(msgspec.Struct, frozen=True):
    """An estimate from `count` games and its 95 % interval; the bounds are None where there is too little to say."""

    mean: float
    low: float | None
    high: float | None
    count: int

    def excludes(self, value: float) -> bool:
        """Whether the interval says that the truth is not `value`."""
        return self.low is not None and self.high is not None and not self.low <= value <= self.high


def mean_interval(values: Values) -> Interval:
    """The mean of independent values, by Student's t."""
    count = len(values)
    mean = float(np.mean(values))
    if count < 2:
        return Interval(mean, None, None, count)
    error = float(np.std(values, ddof=1)) / math.sqrt(count)
    if error == 0.0:
        return Interval(mean, mean, mean, count)
    low, high = stats.t.interval(LEVEL, count - 1, loc=mean, scale=error)
    return Interval(mean, float(low), float(high), count)


def share_interval(values: Values) -> Interval:
    """The mean of values in 0..1: Wilson's interval where each is 0 or 1, Student's t where wins were shared."""
    if not np.isin(values, (0.0, 1.0)).all():
        found = mean_interval(values)
        low, high = (0.0, 1.0) if found.low is None or found.high is None else (found.low, found.high)
        return Interval(found.mean, max(0.0, low), min(1.0, high), found.count)
    wins = int(values.sum())
    found = stats.binomtest(wins, len(values)).proportion_ci(LEVEL, method="wilson")
    return Interval(wins / len(values), float(found.low), float(found.high), len(values))
