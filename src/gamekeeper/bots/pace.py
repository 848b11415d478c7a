"""How many simulations to run before looking at the clock again."""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

from gamekeeper.bots.bot import Limit

LOOK_EVERY: Final[float] = 0.004  # seconds between two looks at the clock, about
ENDLESS: Final[i64] = 1 << 60


class Pace:
    """Cuts a budget of simulations into batches of a few milliseconds; `next` is 0 when it is time to answer.

    The batches' sizes depend on the clock, what is simulated in them does not.
    """

    def __init__(self, simulations: i64, seconds: float, limit: Limit) -> None:
        limit.within(seconds)
        self.limit = limit
        self.left: i64 = simulations if simulations > 0 else ENDLESS
        self.batch: i64 = 0
        self.since = 0.0

    def next(self) -> i64:
        """The size of the next batch: 1 at first, at least one simulation in all, 0 at the end."""
        now = time.perf_counter()
        if self.batch == 0:
            self.batch = 1
        elif self.left == 0 or self.limit.reached():
            return 0
        else:
            self.adjust(now - self.since)
        self.since = time.perf_counter()
        if self.batch > self.left:
            self.batch = self.left
        self.left -= self.batch
        return self.batch

    def adjust(self, took: float) -> None:
        """Doubles or halves the batch by what the last one took; never plans past the deadline."""
        each = took / float(self.batch)
        if took < LOOK_EVERY / 2.0:
            self.batch *= 2
        elif took > LOOK_EVERY * 2.0 and self.batch > 1:
            self.batch //= 2
        if each * float(self.batch) > self.limit.left():
            fitting = i64(self.limit.left() / each)
            self.batch = fitting if fitting > 0 else 1
